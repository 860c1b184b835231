import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { constantZeroPoint } from '../../dialects/tosa/zero-points.ts';
import { buildElementwise, buildReshape, type ElementwiseClass } from '../../dialects/ttir/build.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildExtremeOfNumbers } from '../front-end/reductions/ignored-nan.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';
import { castElements } from '../../dialects/ttir/cast-elements.ts';
import { buildArithmeticShift, buildLeadingZeros, fitsWords, WordBuilder } from '../front-end/elements/integer-bits.ts';
import { buildShiftedProduct } from '../front-end/elements/scaled-words.ts';
import { buildNarrowed, type ZeroPoint, zeroPointOf } from './zero-point.ts';

/** Patterns for operations that compute element by element. Source: ttmlir-facts, section 3.1, for those that upstream converts. */

type OpClass = new (...args: never[]) => Operation;

/** Operations of TOSA and what they are in TTIR, with the same operands. */
const sameOperands: readonly (readonly [OpClass, ElementwiseClass])[] = [
  [tosa.AbsOp, ttir.AbsOp],
  [tosa.AddOp, ttir.AddOp],
  [tosa.BitwiseAndOp, ttir.BitwiseAndOp],
  [tosa.BitwiseNotOp, ttir.BitwiseNotOp],
  [tosa.BitwiseOrOp, ttir.BitwiseOrOp],
  [tosa.BitwiseXorOp, ttir.BitwiseXorOp],
  [tosa.CeilOp, ttir.CeilOp],
  [tosa.CosOp, ttir.CosOp],
  [tosa.EqualOp, ttir.EqualOp],
  [tosa.ErfOp, ttir.ErfOp],
  [tosa.ExpOp, ttir.ExpOp],
  [tosa.FloorOp, ttir.FloorOp],
  [tosa.GreaterEqualOp, ttir.GreaterEqualOp],
  [tosa.GreaterOp, ttir.GreaterThanOp],
  [tosa.IntDivOp, ttir.DivOp],
  [tosa.LogOp, ttir.LogOp],
  [tosa.LogicalAndOp, ttir.LogicalAndOp],
  [tosa.LogicalLeftShiftOp, ttir.LogicalLeftShiftOp],
  [tosa.LogicalNotOp, ttir.LogicalNotOp],
  [tosa.LogicalOrOp, ttir.LogicalOrOp],
  [tosa.LogicalRightShiftOp, ttir.LogicalRightShiftOp],
  [tosa.LogicalXorOp, ttir.LogicalXorOp],
  [tosa.PowOp, ttir.PowerOp],
  [tosa.ReciprocalOp, ttir.ReciprocalOp],
  [tosa.RsqrtOp, ttir.RsqrtOp],
  [tosa.SelectOp, ttir.WhereOp],
  [tosa.SigmoidOp, ttir.SigmoidOp],
  [tosa.SinOp, ttir.SinOp],
  [tosa.SubOp, ttir.SubtractOp],
  [tosa.TanhOp, ttir.TanhOp],
];

class SameOperands extends StaticTensorPattern<Operation> {
  constructor(
    override readonly root: OpClass,
    readonly target: ElementwiseClass,
  ) {
    super();
  }

  override convert(
    op: Operation,
    adaptor: Operation,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    return buildElementwise(rewriter, op.location, this.target, adaptor.operands, resultType);
  }
}

/** Converts `tosa.mul`; products of words that are shifted are made of those of their halves. Operands of narrow integers are widened first. */
class ConvertMul extends StaticTensorPattern<tosa.MulOp> {
  readonly root = tosa.MulOp;

  override convert(
    op: tosa.MulOp,
    adaptor: tosa.MulOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const shift = constantZeroPoint(adaptor.shift);
    if (shift !== undefined && (shift < 0 || shift > 63))
      return rewriter.notifyMatchFailure(op, 'products are shifted by up to 63 bits');
    const inputs = [adaptor.input1, adaptor.input2].map((input) =>
      castElements(rewriter, op.location, input, resultType.elementType),
    ) as [Value, Value];
    const ones = resultType.shape.map(() => 1);
    if (shift !== undefined && shift > 0) {
      return buildShiftedProduct(rewriter, op.location, inputs, [shift], ones, 'once', resultType);
    }
    const product = buildElementwise(rewriter, op.location, ttir.MultiplyOp, inputs, resultType);
    // Floats are not shifted.
    if (shift === 0 || !(resultType.elementType instanceof IntegerType)) return product;
    const words = new WordBuilder(rewriter, op.location, ones);
    const by = words.signed(buildReshape(rewriter, op.location, adaptor.shift, ones));
    const positive = words.make(ttir.MaximumOp, by, 1);
    const shifted = buildShiftedProduct(rewriter, op.location, inputs, positive, ones, 'once', resultType);
    const truth = RankedTensorType.get(ones, IntegerType.get(op.context, 1));
    const isShifted = buildElementwise(rewriter, op.location, ttir.NotEqualOp, [by, words.number(0)], truth);
    return buildElementwise(rewriter, op.location, ttir.WhereOp, [isShifted, shifted, product], resultType);
  }
}

/**
 * Converts `tosa.negate`; of integers it is the difference of the sum of their zero points and the number, within their type: of the least one it is the
 * largest. The least of 32 bits has no negative number, and TOSA does not say what it becomes.
 */
class ConvertNegate extends StaticTensorPattern<tosa.NegateOp> {
  readonly root = tosa.NegateOp;

  override convert(
    op: tosa.NegateOp,
    adaptor: tosa.NegateOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const { elementType, shape } = resultType;
    const zeroPoints = [adaptor.input1Zp, adaptor.outputZp] as const;
    const [inputZero, outputZero] = zeroPoints.map((each) => zeroPointOf(rewriter, location, each, shape.length)) as [ZeroPoint, ZeroPoint]; // prettier-ignore
    if (!(elementType instanceof IntegerType) || (elementType.width >= 32 && inputZero === 0 && outputZero === 0)) {
      return buildElementwise(rewriter, location, ttir.NegOp, [adaptor.input1], resultType);
    }
    if (!fitsWords(rewriter, op, adaptor.input1)) return false;
    const words = new WordBuilder(rewriter, location, shape);
    const negated = words.make(
      ttir.SubtractOp,
      inputZero,
      castElements(rewriter, location, adaptor.input1, words.type.elementType),
    );
    return buildNarrowed(rewriter, location, negated, outputZero, elementType, elementType.signedness === 'unsigned');
  }
}

/** Converts `tosa.maximum` and `tosa.minimum`, of which NaN comes through as from the functions of TTIR unless it is to be ignored. */
class ConvertMinMax extends StaticTensorPattern<tosa.MaximumOp | tosa.MinimumOp> {
  constructor(
    override readonly root: typeof tosa.MaximumOp | typeof tosa.MinimumOp,
    readonly target: ElementwiseClass,
  ) {
    super();
  }

  override convert(
    op: tosa.MaximumOp | tosa.MinimumOp,
    adaptor: tosa.MaximumOp | tosa.MinimumOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const inputs: [Value, Value] = [adaptor.input1, adaptor.input2];
    if (op.nanMode === 'IGNORE') return buildExtremeOfNumbers(rewriter, op.location, this.target, inputs, resultType);
    return buildElementwise(rewriter, op.location, this.target, inputs, resultType);
  }
}

/** Drops `tosa.identity`. */
class ConvertIdentity extends StaticTensorPattern<tosa.IdentityOp> {
  readonly root = tosa.IdentityOp;

  override convert(_: tosa.IdentityOp, adaptor: tosa.IdentityOp): Value {
    return adaptor.input1;
  }
}

/** Converts a shift to the right that keeps the sign. */
class ConvertArithmeticRightShift extends StaticTensorPattern<tosa.ArithmeticRightShiftOp> {
  readonly root = tosa.ArithmeticRightShiftOp;

  override convert(
    op: tosa.ArithmeticRightShiftOp,
    { input1, input2 }: tosa.ArithmeticRightShiftOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    if (!fitsWords(rewriter, op, input1)) return false;
    return buildArithmeticShift(rewriter, op.location, [input1, input2], resultType, op.round);
  }
}

/** Converts a count of leading zeros. */
class ConvertClz extends StaticTensorPattern<tosa.ClzOp> {
  readonly root = tosa.ClzOp;

  override convert(op: tosa.ClzOp, { input1 }: tosa.ClzOp, rewriter: ConversionPatternRewriter): Value | false {
    if (!fitsWords(rewriter, op, input1)) return false;
    return buildLeadingZeros(rewriter, op.location, input1);
  }
}

/** Returns the patterns for elementwise operations. */
export function elementwisePatterns(): readonly OpConversionPattern[] {
  return [
    ...sameOperands.map(([from, to]) => new SameOperands(from, to)),
    new ConvertMinMax(tosa.MaximumOp, ttir.MaximumOp),
    new ConvertMinMax(tosa.MinimumOp, ttir.MinimumOp),
    new ConvertMul(),
    new ConvertNegate(),
    new ConvertIdentity(),
    new ConvertArithmeticRightShift(),
    new ConvertClz(),
  ];
}
