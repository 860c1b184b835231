import { type Operation } from '../../../../ir/operation.ts';
import { type Value } from '../../../../ir/value.ts';
import { type OpClass } from '../../../../ods/op-spec.ts';
import { type ArithBuilder, canBeConstant } from '../../../arith/arith-builder.ts';
import * as arith from '../../../arith/generated/arith-ops.gen.ts';
import * as math from '../../generated/math-ops.gen.ts';
import { type Computation, expansion, ofRank } from './expansion.ts';

/** Half of e^x + e^-x, or of e^x - e^-x. */
const halfOfExponentials = (join: OpClass): Computation<Operation> =>
  ofRank((op, write) => {
    const x = op.operand(0);
    const growing = write.apply(math.ExpOp, x);
    const falling = write.apply(math.ExpOp, write.apply(arith.NegFOp, x));
    const joined = write.apply(join, growing, falling);
    return write.apply(arith.MulFOp, joined, write.number(x.type, 0.5));
  });

/** ln(x + sqrt(x^2 + 1)), or with -1. */
const logarithmOfRoot = (summand: number): Computation<Operation> =>
  ofRank((op, write) => {
    const x = op.operand(0);
    const square = write.apply(math.FmaOp, x, x, write.number(x.type, summand));
    return write.apply(math.LogOp, write.apply(arith.AddFOp, x, write.apply(math.SqrtOp, square)));
  });

/** Half of ln((1 + x) / (1 - x)). */
const expandAtanh: Computation<math.AtanhOp> = ofRank((op, write) => {
  const x = op.operand(0);
  const one = write.number(x.type, 1);
  const above = write.apply(arith.AddFOp, x, one);
  const below = write.apply(arith.AddFOp, write.apply(arith.NegFOp, x), one);
  const logarithm = write.apply(math.LogOp, write.apply(arith.DivFOp, above, below));
  return write.apply(arith.MulFOp, logarithm, write.number(x.type, 0.5));
});

/** (1 - e^-2y) / (1 + e^-2y) of y = |x|, which does not overflow, with the sign of x. */
const expandTanh: Computation<math.TanhOp> = ofRank((op, write) => {
  const x = op.operand(0);
  const [zero, one, minusTwo] = [0, 1, -2].map((number) => write.number(x.type, number));
  const isNegative = write.cast(arith.UIToFPOp, write.compareFloats('olt', x, zero!), x.type);
  const sign = write.apply(arith.AddFOp, write.apply(arith.MulFOp, isNegative, minusTwo!), one!);
  const magnitude = write.apply(arith.MulFOp, sign, x);
  const falling = write.apply(math.ExpOp, write.apply(arith.MulFOp, minusTwo!, magnitude));
  const dividend = write.apply(arith.SubFOp, one!, falling);
  const divisor = write.apply(arith.AddFOp, one!, falling);
  return write.apply(arith.MulFOp, sign, write.apply(arith.DivFOp, dividend, divisor));
});

function expandTan(op: math.TanOp, write: ArithBuilder): Value {
  const x = op.operand(0);
  return write.apply(arith.DivFOp, write.apply(math.SinOp, x), write.apply(math.CosOp, x));
}

/** e^(x ln 2). */
const expandExp2: Computation<math.Exp2Op> = ofRank((op, write) => {
  const x = op.operand(0);
  return write.apply(math.ExpOp, write.apply(arith.MulFOp, x, write.number(x.type, Math.LN2)));
});

function expandRsqrt(op: math.RsqrtOp, write: ArithBuilder): Value | undefined {
  const x = op.operand(0);
  if (!canBeConstant(x.type)) return undefined;
  const one = write.number(x.type, 1);
  return write.apply(arith.DivFOp, one, write.apply(math.SqrtOp, x));
}

function expandFma({ a, b, c }: math.FmaOp, write: ArithBuilder): Value {
  return write.apply(arith.AddFOp, write.apply(arith.MulFOp, a, b), c);
}

/** As upstream, takes the smaller of the value and the lower bound, then the greater of that and the upper one: never less than the upper bound. */
const expandClampF: Computation<math.ClampFOp> = ({ value, min, max, fastmath, location }, _write, rewriter) => {
  const lower = arith.MinimumFOp.build(rewriter, location, { lhs: value, rhs: min, fastmath }).result();
  return arith.MaximumFOp.build(rewriter, location, { lhs: lower, rhs: max, fastmath }).result();
};

/** Source: mlir/lib/Dialect/Math/Transforms/ExpandOps.cpp. */
export const elementaryExpansions = [
  expansion(math.CoshOp, halfOfExponentials(arith.AddFOp)),
  expansion(math.SinhOp, halfOfExponentials(arith.SubFOp)),
  expansion(math.TanOp, expandTan),
  expansion(math.TanhOp, expandTanh),
  expansion(math.AsinhOp, logarithmOfRoot(1)),
  expansion(math.AcoshOp, logarithmOfRoot(-1)),
  expansion(math.AtanhOp, expandAtanh),
  expansion(math.FmaOp, expandFma),
  expansion(math.Exp2Op, expandExp2),
  expansion(math.RsqrtOp, expandRsqrt),
  expansion(math.ClampFOp, expandClampF),
];
