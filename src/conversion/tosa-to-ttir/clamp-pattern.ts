import { type Attribute } from '../../ir/attribute.ts';
import { floatValue } from '../../ir/attributes/float-values.ts';
import { FloatAttr, type IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { decodeFloat, floatFormat } from '../../support/float-bits.ts';
import { ClampOp as TosaClampOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { buildElementwise, buildInto, buildNumber } from '../../dialects/ttir/build.ts';
import { ClampOp, MaximumOp, MinimumOp, ReluOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildWithoutNaN } from '../front-end/reductions/ignored-nan.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';

function numberOf(bound: Attribute): number {
  return bound instanceof FloatAttr ? floatValue(bound) : (bound as IntegerAttr).number;
}

/** Tells whether no number of the type, infinity aside, is greater than the bound. */
function isUnbounded(bound: Attribute): boolean {
  if (!(bound instanceof FloatAttr)) return false;
  const format = floatFormat[bound.type.kind];
  return numberOf(bound) === Infinity || decodeFloat(format, bound.bits + 1n) === Infinity;
}

/** Tells whether the bound stays what it is as f32, or bounds nothing because it is an end of its integer type. */
function fitsF32(bound: Attribute): boolean {
  const number = numberOf(bound);
  if (Math.fround(number) === number) return true;
  const { type } = bound as FloatAttr | IntegerAttr;
  if (!(type instanceof IntegerType)) return false;
  const { width } = type;
  return number === 2 ** (width - 1) - 1 || number === 2 ** width - 1;
}

/**
 * Converts `tosa.clamp`; one from 0 to the largest number is how TOSA writes `relu`. Bounds that `ttir.clamp` cannot have, whose own are f32, are operands.
 * NaN that is to be ignored becomes the least number. Differs: infinity stays infinity there, where TOSA has the largest number.
 */
export class ConvertClamp extends StaticTensorPattern<TosaClampOp> {
  readonly root = TosaClampOp;

  override convert(
    op: TosaClampOp,
    adaptor: TosaClampOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { minVal, maxVal, nanMode, location } = op;
    const [min, max] = [numberOf(minVal), numberOf(maxVal)];
    const isRelu = min === 0 && isUnbounded(maxVal);
    const input = nanMode === 'IGNORE' ? buildWithoutNaN(rewriter, location, adaptor.input, min) : adaptor.input;
    if (isRelu) return buildElementwise(rewriter, location, ReluOp, [input], resultType);
    if (fitsF32(minVal) && fitsF32(maxVal)) {
      return buildInto(rewriter, location, ClampOp, { input, min, max }, resultType);
    }
    const { shape, elementType } = resultType;
    const [least, greatest] = [min, max].map((bound) => buildNumber(rewriter, location, shape, elementType, bound));
    const raised = buildElementwise(rewriter, location, MaximumOp, [input, least!], resultType);
    return buildElementwise(rewriter, location, MinimumOp, [raised, greatest!], resultType);
  }
}
