import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ReduceOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildReduction } from '../../../dialects/ttir/build.ts';
import { ArangeOp, BroadcastOp, ReshapeOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildExtremePlace, maxIndex, tooManyIndices } from '../../front-end/parts/extreme-place.ts';
import { buildWithoutNaN } from '../../front-end/reductions/ignored-nan.ts';
import { splatNumber } from '../../../dialects/stablehlo/splat-number.ts';
import { pairChoiceOf } from '../sorting/choice-of-pairs.ts';

/** Tells whether each element of a tensor, which TTIR operations made, is its index along a dimension. */
function countsAlong(value: Value, dim: number): boolean {
  const op = value.definingOp;
  if (op instanceof ArangeOp) return op.arangeDimension === dim && op.start === 0 && op.step === 1;
  const size = shapeOf(value)[dim];
  if (op instanceof BroadcastOp) {
    const own = dim - (shapeOf(value).length - shapeOf(op.input).length);
    return shapeOf(op.input)[own] === size && countsAlong(op.input, own);
  }
  return op instanceof ReshapeOp && isSameList(shapeOf(op.input), [size!]) && countsAlong(op.input, 0);
}

/** Erases the operations that count indices and what they write into, as far as nothing else uses them. */
function eraseCount(rewriter: ConversionPatternRewriter, indices: Value): void {
  const pending = [indices];
  for (let value = pending.pop(); value; value = pending.pop()) {
    const { definingOp: op } = value;
    if (!op?.useEmpty) continue;
    pending.push(...op.operands);
    rewriter.eraseOp(op);
  }
}

/** Converts the search for the place of the greatest or least element, a reduction of elements together with their indices. */
export class ConvertPlaceOfExtreme extends OpConversionPattern<ReduceOp> {
  readonly root = ReduceOp;

  override matchAndRewrite(op: ReduceOp, adaptor: ReduceOp, rewriter: ConversionPatternRewriter): LogicalResult {
    // Other numbers of results have a note of their own.
    if (op.numResults !== 2) return false;
    const [dim, ...others] = op.dimensions;
    const [extremeType, placeType] = op.resultTypes as [RankedTensorType, RankedTensorType];
    const choice = pairChoiceOf(op.body);
    if (!choice || dim === undefined || others.length > 0 || !countsAlong(adaptor.inputs[1]!, dim)) {
      return rewriter.notifyMatchFailure(op, 'TTIR has no reduction of several tensors by this computation');
    }
    const { type } = op.inputs[0]!;
    const isStatic = type instanceof RankedTensorType && type.hasStaticShape;
    if (!isStatic || !isNumber(type) || !(placeType.elementType instanceof IntegerType)) {
      return rewriter.notifyMatchFailure(op, 'only tensors of integers or floats of static shape are supported');
    }
    if (type.shape[dim]! > maxIndex) return rewriter.notifyMatchFailure(op, tooManyIndices);
    const { extreme } = choice;
    if (splatNumber(op.initValues[0]!) !== extreme.neutral(type.elementType)) {
      return rewriter.notifyMatchFailure(op, 'the reduction starts with an element that could be chosen');
    }
    const { location } = op;
    const input = adaptor.inputs[0]!;
    const indices = adaptor.inputs[1]!;
    // In which order elements are compared is not specified: where NaN does not win it is in no pair.
    const numbers = choice.nanWins
      ? input
      : buildWithoutNaN(rewriter, location, input, extreme.neutral(type.elementType)!);
    const place = buildExtremePlace(rewriter, location, numbers, dim, choice, placeType);
    // Most often the place only is wanted.
    const value = op.result(0).hasUses
      ? buildReduction(rewriter, location, extreme.reduction, numbers, [dim], extremeType)
      : place;
    rewriter.replaceOp(op, [value, place]);
    eraseCount(rewriter, indices);
    return true;
  }
}

function isNumber({ elementType }: RankedTensorType): boolean {
  return elementType instanceof IntegerType || elementType instanceof FloatType;
}
