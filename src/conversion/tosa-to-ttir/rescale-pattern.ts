import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { RescaleOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { constantZeroPoint } from '../../dialects/tosa/zero-points.ts';
import { buildConstant, buildElementwise, buildInto } from '../../dialects/ttir/build.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { StaticTensorPattern } from '../front-end/static-tensor-pattern.ts';
import { castElements } from '../front-end/cast-elements.ts';

/**
 * Converts `tosa.rescale` of signed integers by constant factors: `(value - input_zp) * multiplier / 2^shift` to the nearest integer, of two the
 * greater, plus `output_zp`, within the type of the result.
 * Differs: TTIR has no products of 48 bits, so that all of it is computed in f32, which is exact while values and results stay below 2^24
 * and the product is no closer to a half than f32 tells.
 */
export class ConvertRescale extends StaticTensorPattern<RescaleOp> {
  readonly root = RescaleOp;

  override convert(
    op: RescaleOp,
    adaptor: RescaleOp,
    rewriter: ConversionPatternRewriter,
    { shape, elementType }: RankedTensorType,
  ): Value | false {
    const { location, context } = op;
    const refuse = (reason: string): false => rewriter.notifyMatchFailure(op, reason);
    if (op.inputUnsigned || op.outputUnsigned) return refuse('typecasts of TTIR take integers as signed');
    if (op.roundingMode === 'DOUBLE_ROUND') return refuse('TTIR does not round twice');
    const from = elementTypeOrSelf(adaptor.input.type);
    const isNarrow = [from, elementType].every((type) => type instanceof IntegerType && type.width <= 32);
    if (!isNarrow) return refuse('integers of more than 32 bits have no format on the device');
    const factors = factorsOf(adaptor);
    const [inputZero, outputZero] = [constantZeroPoint(adaptor.inputZp), constantZeroPoint(adaptor.outputZp)];
    if (!factors || inputZero === undefined || outputZero === undefined) {
      return refuse('a multiplier, a shift or a zero point is not constant');
    }
    const f32 = FloatType.get(context, 'f32');
    const type = RankedTensorType.get(shape, f32);
    const ones = shape.map(() => 1);
    const constant = (numbers: readonly number[]): Value =>
      buildConstant(rewriter, location, numbers.length === 1 ? ones : ones.with(-1, numbers.length), f32, numbers);
    const shifted = (value: Value, by: number): Value =>
      by === 0 ? value : buildElementwise(rewriter, location, ttir.AddOp, [value, constant([by])], type);
    const values = shifted(castElements(rewriter, location, adaptor.input, f32), -inputZero);
    const scaled = buildElementwise(rewriter, location, ttir.MultiplyOp, [values, constant(factors)], type);
    const rounded = buildElementwise(rewriter, location, ttir.FloorOp, [shifted(scaled, 0.5)], type);
    const { width } = elementType as IntegerType;
    const [min, max] = [-(2 ** (width - 1)), 2 ** (width - 1) - 1];
    const input = shifted(rounded, outputZero);
    const limited = buildInto(rewriter, location, ttir.ClampOp, { input, min, max: Math.fround(max) }, type);
    return castElements(rewriter, location, limited, elementType);
  }
}

/** Returns `multiplier / 2^shift`, one or one per channel; undefined unless all are constant. */
function factorsOf({ multiplier, shift }: RescaleOp): number[] | undefined {
  const [multipliers, shifts] = [matchConstant(multiplier), matchConstant(shift)];
  if (!(multipliers instanceof DenseElementsAttr) || !(shifts instanceof DenseElementsAttr)) return undefined;
  return Array.from(
    { length: multipliers.type.numElements },
    (_, i) => multipliers.numberAt(i) * 2 ** -shifts.numberAt(i),
  );
}
