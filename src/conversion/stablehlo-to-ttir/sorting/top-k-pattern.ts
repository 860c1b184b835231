import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { TopKOp } from '../../../dialects/chlo/generated/chlo-ops.gen.ts';
import { maxIndex, tooManyIndices } from '../../front-end/parts/extreme-place.ts';
import { buildGreatestElements, maxGreatest } from '../../front-end/parts/greatest-elements.ts';
import { maxPairs, pairsToSort, tooManyPairs } from '../../front-end/parts/sorted-places.ts';
import { buildSortedGreatest } from './sorted-greatest.ts';

/** How many greatest elements are better searched for one by one, even where the whole can be sorted. */
const fewElements = 64;

/** Converts `chlo.top_k`: a few elements are searched for one by one, many are the first of the sorted whole, unless that has too many pairs. */
export class ConvertTopK extends OpConversionPattern<TopKOp> {
  readonly root = TopKOp;

  override matchAndRewrite(op: TopKOp, adaptor: TopKOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { k, location } = op;
    const type = adaptor.operandValue.type as RankedTensorType;
    const { elementType } = type;
    if (!type.hasStaticShape || !(elementType instanceof FloatType || elementType instanceof IntegerType)) {
      return rewriter.notifyMatchFailure(op, 'only tensors of integers or floats of static shape are supported');
    }
    if (k < 1) return rewriter.notifyMatchFailure(op, 'no elements are asked for');
    const isSorted = k > fewElements && pairsToSort(type.shape, type.rank - 1) <= maxPairs;
    if (!isSorted && k > maxGreatest) {
      const reason = `more than ${maxGreatest} elements are not searched for, but sorted, and ${tooManyPairs}`;
      return rewriter.notifyMatchFailure(op, reason);
    }
    if (type.shape.at(-1)! > maxIndex) return rewriter.notifyMatchFailure(op, tooManyIndices);
    const indexType = (op.resultTypes[1] as RankedTensorType).elementType;
    const build = isSorted ? buildSortedGreatest : buildGreatestElements;
    const { values, indices } = build(rewriter, location, adaptor.operandValue, k, indexType);
    rewriter.replaceOp(op, [values, indices]);
    return true;
  }
}
