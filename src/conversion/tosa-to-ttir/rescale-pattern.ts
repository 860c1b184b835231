import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { RescaleOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';
import { castElements, castUnsigned } from '../../dialects/ttir/cast-elements.ts';
import { maxBits, WordBuilder } from '../front-end/elements/integer-bits.ts';
import { type WordScale } from '../front-end/elements/scale-numbers.ts';
import { buildScaledWords, buildWordsScaledBy } from '../front-end/elements/scaled-words.ts';
import { buildNarrowed, zeroPointOf } from './zero-point.ts';

/**
 * Converts `tosa.rescale` of integers: `(value - input_zp) * multiplier / 2^shift` to the nearest integer, of two the
 * greater, plus `output_zp`, within the type of the result. All of it is exact. Factors that are computed are taken to be as TOSA demands them: from 0 on, and shifts from 2 to 62.
 */
export class ConvertRescale extends StaticTensorPattern<RescaleOp> {
  readonly root = RescaleOp;

  /** @param wideReasons why sums of 48 bits were not computed of two words, per rescale of them */
  constructor(readonly wideReasons: ReadonlyMap<Operation, string>) {
    super();
  }

  override convert(
    op: RescaleOp,
    adaptor: RescaleOp,
    rewriter: ConversionPatternRewriter,
    { shape, elementType }: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const refuse = (reason: string): false => rewriter.notifyMatchFailure(op, reason);
    const from = elementTypeOrSelf(adaptor.input.type);
    const isNarrow = [from, elementType].every((type) => type instanceof IntegerType && type.width <= maxBits);
    const wideReason = this.wideReasons.get(op) ?? 'integers of more than 32 bits have no format on the device';
    if (!isNarrow) return refuse(wideReason);
    const scales = scalesOf(adaptor);
    if (scales && !scales.every(isWordScale)) return refuse('a multiplier is negative, or a shift is not from 1 to 62');
    const integers = op.inputUnsigned ? castUnsigned(rewriter, location, adaptor.input) : adaptor.input;
    const values = castElements(rewriter, location, integers, IntegerType.get(op.context, maxBits));
    const zero = zeroPointOf(rewriter, location, adaptor.inputZp, shape.length, op.inputUnsigned);
    const words = new WordBuilder(rewriter, location, shape);
    const moved = zero === 0 ? values : words.make(ttir.SubtractOp, values, zero);
    const ones = shape.map(() => 1);
    const [count] = shapeOf(adaptor.multiplier);
    const scaleShape = count === 1 ? ones : ones.with(-1, count!);
    const rounding = op.roundingMode === 'DOUBLE_ROUND' ? 'twice' : 'once';
    const scaled = scales
      ? buildScaledWords(rewriter, location, moved, scales, scaleShape, rounding)
      : buildWordsScaledBy(rewriter, location, moved, adaptor, scaleShape, rounding);
    const outputZero = zeroPointOf(rewriter, location, adaptor.outputZp, shape.length, op.outputUnsigned);
    return buildNarrowed(rewriter, location, scaled, outputZero, elementType as IntegerType, op.outputUnsigned);
  }
}

export function isWordScale({ multiplier, shift }: WordScale): boolean {
  return multiplier >= 0 && shift >= 1 && shift <= 62;
}

/** Returns the scales of a rescale, one or one per channel; undefined unless all are constant. */
export function scalesOf({ multiplier, shift }: RescaleOp): WordScale[] | undefined {
  const [multipliers, shifts] = [matchConstant(multiplier), matchConstant(shift)];
  if (!(multipliers instanceof DenseElementsAttr) || !(shifts instanceof DenseElementsAttr)) return undefined;
  return Array.from({ length: multipliers.type.numElements }, (_, i) => ({
    multiplier: multipliers.numberAt(i),
    shift: shifts.numberAt(i),
  }));
}
