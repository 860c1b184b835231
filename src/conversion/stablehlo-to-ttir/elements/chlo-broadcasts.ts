import { type Operation } from '../../../ir/operation.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import * as chlo from '../../../dialects/chlo/generated/chlo-ops.gen.ts';
import { comparisonProblem } from '../../../dialects/stablehlo/comparison-problem.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildElementwise, buildReshape, type ElementwiseClass } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildNextAfter } from '../../front-end/elements/next-after.ts';
import { buildPairFunction, type PairFunction } from '../../front-end/elements/pair-function.ts';
import { buildPolygamma, buildZeta } from '../../front-end/elements/zeta.ts';
import { HloPattern } from '../hlo-pattern.ts';
import { buildTotalOrder } from '../../front-end/parts/total-order.ts';
import { comparisons } from './elementwise-patterns.ts';
import { isPred } from './pred.ts';
import { SameOperands } from './same-operands.ts';

/** Patterns for operations of chlo whose operands broadcast, as those of elementwise operations of TTIR do. */

type BinaryOp = Operation & Pick<chlo.BroadcastAddOp, 'lhs' | 'rhs' | 'broadcastDimensions'>;
type BinaryClass = abstract new (...args: never[]) => BinaryOp;

/** Operations of chlo and what they are in TTIR; the second is for truth values where these have another. */
const binary: readonly (readonly [BinaryClass, ElementwiseClass, ElementwiseClass?])[] = [
  [chlo.BroadcastAddOp, ttir.AddOp, ttir.LogicalOrOp],
  [chlo.BroadcastAndOp, ttir.BitwiseAndOp, ttir.LogicalAndOp],
  [chlo.BroadcastAtan2Op, ttir.Atan2Op],
  [chlo.BroadcastDivOp, ttir.DivOp],
  [chlo.BroadcastMaxOp, ttir.MaximumOp, ttir.LogicalOrOp],
  [chlo.BroadcastMinOp, ttir.MinimumOp, ttir.LogicalAndOp],
  [chlo.BroadcastMulOp, ttir.MultiplyOp, ttir.LogicalAndOp],
  [chlo.BroadcastOrOp, ttir.BitwiseOrOp, ttir.LogicalOrOp],
  [chlo.BroadcastPowOp, ttir.PowerOp],
  [chlo.BroadcastRemOp, ttir.RemainderOp],
  [chlo.BroadcastShiftLeftOp, ttir.LogicalLeftShiftOp],
  [chlo.BroadcastShiftRightLogicalOp, ttir.LogicalRightShiftOp],
  [chlo.BroadcastSubOp, ttir.SubtractOp],
  [chlo.BroadcastXorOp, ttir.BitwiseXorOp, ttir.LogicalXorOp],
];

/** Converts an operation on two operands, of which the one with fewer dimensions may have them in other places than the last. */
abstract class ConvertBroadcasting<T extends BinaryOp> extends HloPattern<T> {
  /** Makes the operation on operands that broadcast to the result. */
  abstract build(
    rewriter: ConversionPatternRewriter,
    op: T,
    inputs: readonly [Value, Value],
    resultType: RankedTensorType,
  ): Value;

  override convert(
    op: T,
    adaptor: T,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { rank } = resultType;
    const dims = op.broadcastDimensions;
    const shapes = [adaptor.lhs, adaptor.rhs].map((value) => {
      const shape = shapeOf(value);
      const isAligned = shape.length === rank || !dims || dims.every((dim, i) => dim === rank - dims.length + i);
      if (isAligned) return shape;
      const aligned = new Array<number>(rank).fill(1);
      dims.forEach((dim, i) => (aligned[dim] = shape[i]!));
      return aligned;
    });
    const aligned = (value: Value, i: number): Value => buildReshape(rewriter, op.location, value, shapes[i]!);
    return this.build(rewriter, op, [aligned(adaptor.lhs, 0), aligned(adaptor.rhs, 1)], resultType);
  }
}

class ConvertBinary extends ConvertBroadcasting<BinaryOp> {
  constructor(
    override readonly root: BinaryClass,
    readonly target: ElementwiseClass,
    readonly ofPreds = target,
  ) {
    super();
  }

  override build(
    rewriter: ConversionPatternRewriter,
    op: BinaryOp,
    inputs: readonly [Value, Value],
    resultType: RankedTensorType,
  ): Value {
    const target = isPred((op.lhs.type as RankedTensorType).elementType) ? this.ofPreds : this.target;
    return buildElementwise(rewriter, op.location, target, inputs, resultType);
  }
}

/** Converts a function that is made of others. */
class MadeBroadcasting extends ConvertBroadcasting<BinaryOp> {
  constructor(
    override readonly root: BinaryClass,
    readonly made: PairFunction,
  ) {
    super();
  }

  override build(
    rewriter: ConversionPatternRewriter,
    { location }: BinaryOp,
    inputs: readonly [Value, Value],
    resultType: RankedTensorType,
  ): Value {
    return buildPairFunction(rewriter, location, this.made, inputs, resultType);
  }
}

class ConvertCompare extends ConvertBroadcasting<chlo.BroadcastCompareOp> {
  readonly root = chlo.BroadcastCompareOp;

  protected override problemOf(op: chlo.BroadcastCompareOp): string | undefined {
    return comparisonProblem(op);
  }

  override build(
    rewriter: ConversionPatternRewriter,
    { location, compareType, comparisonDirection: direction }: chlo.BroadcastCompareOp,
    inputs: readonly [Value, Value],
    resultType: RankedTensorType,
  ): Value {
    if (compareType === 'FLOAT_TOTAL_ORDER') return buildTotalOrder(rewriter, location, direction, inputs, resultType);
    return buildElementwise(rewriter, location, comparisons[direction], inputs, resultType);
  }
}

/** Returns the patterns for operations of chlo whose operands broadcast. */
export function chloBroadcastPatterns(): readonly OpConversionPattern[] {
  return [
    ...binary.map(([from, to, ofPreds]) => new ConvertBinary(from, to, ofPreds)),
    new MadeBroadcasting(chlo.BroadcastNextAfterOp, buildNextAfter),
    new MadeBroadcasting(chlo.BroadcastPolygammaOp, buildPolygamma),
    new MadeBroadcasting(chlo.BroadcastZetaOp, buildZeta),
    new ConvertCompare(),
    new SameOperands(chlo.BroadcastSelectOp, ttir.WhereOp),
  ];
}
