/** Patterns for functions of libm. Source: mlir/lib/Conversion/MathToLibm/MathToLibm.cpp. */
import { type Operation } from '../../ir/operation.ts';
import { FloatType, isFloatOf } from '../../ir/types/scalar-types.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ExtFOp, TruncFOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { ComputeElements } from './compute-elements.ts';
import { ConvertToCall } from './convert-to-call.ts';
import { Declarations } from './declarations.ts';
import { functionsOfLibm } from './functions-of-libm.ts';

/** Computes in f32 what is of f16 or bf16. */
class ComputeInF32 extends OpConversionPattern {
  constructor(readonly root: OpClass) {
    super();
  }

  matchAndRewrite(op: Operation, { operands }: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const { name, location } = op;
    const outType = op.result(0).type;
    if (!isFloatOf(outType, 'f16', 'bf16')) return rewriter.notifyMatchFailure(op, 'not of f16 or bf16');
    const f32 = FloatType.get(op.context, 'f32');
    const extended = operands.map((value) => ExtFOp.build(rewriter, location, { in: value, outType: f32 }).result());
    const computed = rewriter.create({ name, location, operands: extended, resultTypes: [f32] });
    rewriter.replaceOp(op, TruncFOp.build(rewriter, location, { in: computed.result(0), outType }).results);
    return true;
  }
}

/** Returns the patterns that turn math on scalars of f16, bf16, f32 and f64, and on vectors of such, into calls of functions, which they declare. */
export function mathToLibmPatterns(): readonly OpConversionPattern[] {
  const declarations = new Declarations(true);
  return functionsOfLibm.flatMap(([root, name]) => [
    new ComputeElements(root),
    new ComputeInF32(root),
    new ConvertToCall(root, name, declarations, (op) => op.result(0).type),
  ]);
}
