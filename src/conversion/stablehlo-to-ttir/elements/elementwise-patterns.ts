import { type Operation } from '../../../ir/operation.ts';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { floatFormat } from '../../../support/float-bits.ts';
import { comparisonProblem } from '../../../dialects/stablehlo/comparison-problem.ts';
import * as hlo from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { type ComparisonDirection } from '../../../dialects/stablehlo/generated/stablehlo-enums.gen.ts';
import { type ElementwiseClass, buildElementwise, buildInto } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import {
  buildArithmeticShift,
  buildLeadingZeros,
  buildLogicalShift,
  buildPopulationCount,
  fitsWords,
} from '../../front-end/elements/integer-bits.ts';
import { buildReducedPrecision } from '../../front-end/elements/reduced-precision.ts';
import { buildRoundAwayFromZero } from '../../front-end/elements/round-away.ts';
import { splatNumber } from '../../../dialects/stablehlo/splat-number.ts';
import { HloPattern } from '../hlo-pattern.ts';
import { buildTotalOrder } from '../../front-end/parts/total-order.ts';
import { ConvertBitcast } from './bitcast-pattern.ts';
import { type OpClass, SameOperands } from './same-operands.ts';

/** Patterns for operations that compute element by element. Source: ttmlir-facts, section 3.7, for those that upstream converts. */

/** Operations of StableHLO and what they are in TTIR, with the same operands; the second is for truth values where these have another. */
const sameOperands: readonly (readonly [OpClass, ElementwiseClass, ElementwiseClass?])[] = [
  [hlo.AbsOp, ttir.AbsOp],
  [hlo.AddOp, ttir.AddOp, ttir.LogicalOrOp],
  [hlo.AndOp, ttir.BitwiseAndOp, ttir.LogicalAndOp],
  [hlo.Atan2Op, ttir.Atan2Op],
  [hlo.CbrtOp, ttir.CbrtOp],
  [hlo.CeilOp, ttir.CeilOp],
  [hlo.CosineOp, ttir.CosOp],
  [hlo.DivOp, ttir.DivOp],
  [hlo.ExpOp, ttir.ExpOp],
  [hlo.Expm1Op, ttir.Expm1Op],
  [hlo.FloorOp, ttir.FloorOp],
  [hlo.IsFiniteOp, ttir.IsFiniteOp],
  [hlo.Log1pOp, ttir.Log1pOp],
  [hlo.LogOp, ttir.LogOp],
  [hlo.LogisticOp, ttir.SigmoidOp],
  [hlo.MaxOp, ttir.MaximumOp, ttir.LogicalOrOp],
  [hlo.MinOp, ttir.MinimumOp, ttir.LogicalAndOp],
  [hlo.MulOp, ttir.MultiplyOp, ttir.LogicalAndOp],
  [hlo.NegOp, ttir.NegOp],
  [hlo.NotOp, ttir.BitwiseNotOp, ttir.LogicalNotOp],
  [hlo.OrOp, ttir.BitwiseOrOp, ttir.LogicalOrOp],
  [hlo.PowOp, ttir.PowerOp],
  [hlo.RemOp, ttir.RemainderOp],
  [hlo.RoundNearestEvenOp, ttir.RoundOp],
  [hlo.RsqrtOp, ttir.RsqrtOp],
  [hlo.SelectOp, ttir.WhereOp],
  [hlo.ShiftLeftOp, ttir.LogicalLeftShiftOp],
  [hlo.SignOp, ttir.SignOp],
  [hlo.SineOp, ttir.SinOp],
  [hlo.SqrtOp, ttir.SqrtOp],
  [hlo.SubtractOp, ttir.SubtractOp],
  [hlo.TanOp, ttir.TanOp],
  [hlo.TanhOp, ttir.TanhOp],
  [hlo.XorOp, ttir.BitwiseXorOp, ttir.LogicalXorOp],
];

/** What each comparison is in TTIR. */
export const comparisons: Readonly<Record<ComparisonDirection, ElementwiseClass>> = {
  EQ: ttir.EqualOp,
  NE: ttir.NotEqualOp,
  GE: ttir.GreaterEqualOp,
  GT: ttir.GreaterThanOp,
  LE: ttir.LessEqualOp,
  LT: ttir.LessThanOp,
};

/** Converts `stablehlo.compare`. */
class ConvertCompare extends HloPattern<hlo.CompareOp> {
  readonly root = hlo.CompareOp;

  protected override problemOf(op: hlo.CompareOp): string | undefined {
    return comparisonProblem(op);
  }

  override convert(
    op: hlo.CompareOp,
    adaptor: hlo.CompareOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    if (op.compareType === 'TOTALORDER') {
      const { lhs, rhs } = adaptor;
      return buildTotalOrder(rewriter, op.location, op.comparisonDirection, [lhs, rhs], resultType);
    }
    const target = comparisons[op.comparisonDirection];
    return buildElementwise(rewriter, op.location, target, [adaptor.lhs, adaptor.rhs], resultType);
  }
}

/**
 * Converts `stablehlo.clamp`: with bounds that are known and in order to `ttir.clamp`, else to a maximum and a minimum, which is what StableHLO defines
 * also where the lower bound is above the upper one.
 */
class ConvertClamp extends HloPattern<hlo.ClampOp> {
  readonly root = hlo.ClampOp;

  override convert(
    op: hlo.ClampOp,
    adaptor: hlo.ClampOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { location } = op;
    const input = adaptor.operandValue;
    const [min, max] = [splatNumber(op.min), splatNumber(op.max)];
    const areKnown = min !== undefined && max !== undefined;
    if (areKnown && min <= max && [min, max].every((bound) => Math.fround(bound) === bound)) {
      return buildInto(rewriter, location, ttir.ClampOp, { input, min, max }, resultType);
    }
    const raised = buildElementwise(rewriter, location, ttir.MaximumOp, [input, adaptor.min], resultType);
    return buildElementwise(rewriter, location, ttir.MinimumOp, [raised, adaptor.max], resultType);
  }
}

/** Converts `stablehlo.convert`; one to the same type goes. */
class ConvertConvert extends HloPattern<hlo.ConvertOp> {
  readonly root = hlo.ConvertOp;

  override convert(
    op: hlo.ConvertOp,
    adaptor: hlo.ConvertOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    return castElements(rewriter, op.location, adaptor.operandValue, resultType.elementType);
  }
}

/** Converts a rounding to fewer bits: to those of bf16 it is a typecast and one back, because the device has all numbers of bf16, also infinity. */
class ConvertReducePrecision extends HloPattern<hlo.ReducePrecisionOp> {
  readonly root = hlo.ReducePrecisionOp;

  override convert(
    op: hlo.ReducePrecisionOp,
    adaptor: hlo.ReducePrecisionOp,
    rewriter: ConversionPatternRewriter,
    { elementType }: RankedTensorType,
  ): Value {
    const { location, context, exponentBits, mantissaBits } = op;
    const { operandValue: operand } = adaptor;
    const { f32, bf16 } = floatFormat;
    if (exponentBits >= f32.exponentBits && mantissaBits >= f32.mantissaBits) return operand;
    if (exponentBits === bf16.exponentBits && mantissaBits === bf16.mantissaBits) {
      const rounded = castElements(rewriter, location, operand, FloatType.get(context, 'bf16'));
      return castElements(rewriter, location, rounded, elementType);
    }
    return buildReducedPrecision(rewriter, location, operand, exponentBits, mantissaBits);
  }
}

class ConvertRoundAwayFromZero extends HloPattern<hlo.RoundOp> {
  readonly root = hlo.RoundOp;

  override convert(op: hlo.RoundOp, adaptor: hlo.RoundOp, rewriter: ConversionPatternRewriter): Value {
    return buildRoundAwayFromZero(rewriter, op.location, adaptor.operandValue);
  }
}

/** Converts a shift to the right that keeps the sign. */
class ConvertShiftRightArithmetic extends HloPattern<hlo.ShiftRightArithmeticOp> {
  readonly root = hlo.ShiftRightArithmeticOp;

  override convert(
    op: hlo.ShiftRightArithmeticOp,
    { lhs, rhs }: hlo.ShiftRightArithmeticOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    if (!fitsWords(rewriter, op, lhs)) return false;
    return buildArithmeticShift(rewriter, op.location, [lhs, rhs], resultType);
  }
}

/** Converts a shift to the right that brings in zeros. */
class ConvertShiftRightLogical extends HloPattern<hlo.ShiftRightLogicalOp> {
  readonly root = hlo.ShiftRightLogicalOp;

  override convert(
    op: hlo.ShiftRightLogicalOp,
    { lhs, rhs }: hlo.ShiftRightLogicalOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    return buildLogicalShift(rewriter, op.location, [lhs, rhs], resultType);
  }
}

/** Converts an operation that counts bits. */
class ConvertBitCount extends HloPattern<hlo.ClzOp | hlo.PopulationCountOp> {
  constructor(
    override readonly root: typeof hlo.ClzOp | typeof hlo.PopulationCountOp,
    readonly build: typeof buildLeadingZeros,
  ) {
    super();
  }

  override convert(op: Operation, adaptor: Operation, rewriter: ConversionPatternRewriter): Value | false {
    const input = adaptor.operand(0);
    if (!fitsWords(rewriter, op, input)) return false;
    return this.build(rewriter, op.location, input);
  }
}

/** Returns the patterns for elementwise operations. */
export function elementwisePatterns(): readonly OpConversionPattern[] {
  return [
    ...sameOperands.map(([from, to, ofPreds]) => new SameOperands(from, to, ofPreds)),
    new ConvertCompare(),
    new ConvertClamp(),
    new ConvertConvert(),
    new ConvertReducePrecision(),
    new ConvertRoundAwayFromZero(),
    new ConvertShiftRightArithmetic(),
    new ConvertShiftRightLogical(),
    new ConvertBitCount(hlo.ClzOp, buildLeadingZeros),
    new ConvertBitCount(hlo.PopulationCountOp, buildPopulationCount),
    new ConvertBitcast(),
  ];
}
