import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { product } from '../../support/math.ts';
import { GatherOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { isReshapeRank, shapeOf } from '../../dialects/tt/shapes.ts';
import { buildInto, buildPermutation, buildReshape, tensorLike, reshapeRanks } from '../../dialects/ttir/build.ts';
import { EmbeddingOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { HloPattern } from './hlo-pattern.ts';

/**
 * Converts a gather that takes whole slices along one dimension to a `ttir.embedding`. The table is that dimension and, joined to one,
 * all others; dimensions of slices that are not the last of the result are permuted behind. Indices must be within the table: StableHLO
 * takes the nearest slice for others.
 */
export class ConvertGather extends HloPattern<GatherOp> {
  readonly root = GatherOp;

  override convert(
    op: GatherOp,
    adaptor: GatherOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location, dimensionNumbers: numbers, sliceSizes } = op;
    const shape = shapeOf(adaptor.operandValue);
    const indexShape = shapeOf(adaptor.startIndices);
    const [dim] = numbers.startIndexMap;
    const isLookup =
      dim !== undefined &&
      numbers.startIndexMap.length === 1 &&
      numbers.operandBatchingDims.length === 0 &&
      sliceSizes.every((size, i) => size === (i === dim ? 1 : shape[i]));
    if (!isLookup) return rewriter.notifyMatchFailure(op, 'only whole slices along one dimension are looked up');
    const rest = shape.flatMap((_, i) => (i === dim ? [] : [i]));
    const places = indexShape.filter((_, i) => i !== numbers.indexVectorDim);
    const restSizes = rest.map((i) => shape[i]!);
    // Which dimension of the result is each dimension of a slice that has one.
    const kept = shape.flatMap((_, i) => (numbers.collapsedSliceDims.includes(i) ? [] : [i]));
    const offsets = kept.flatMap((i, place) =>
      i === dim ? [] : [{ size: shape[i]!, dim: numbers.offsetDims[place]! }],
    );
    const ordered = [...places, ...offsets.map(({ size }) => size)];
    const ranks = [places.length, ordered.length, resultType.rank];
    if (!ranks.every(isReshapeRank)) return rewriter.notifyMatchFailure(op, reshapeRanks);

    const table = buildPermutation(rewriter, location, adaptor.operandValue, [dim, ...rest]);
    const weight = buildReshape(rewriter, location, table, [shape[dim]!, product(restSizes)]);
    const input = buildReshape(rewriter, location, adaptor.startIndices, places);
    const rows = buildInto(
      rewriter,
      location,
      EmbeddingOp,
      { input, weight },
      tensorLike(weight, [...places, product(restSizes)]),
    );
    const slices = buildReshape(rewriter, location, rows, ordered);
    // The dimension that is looked up may be in the result too, with size 1.
    const batchDims = resultType.shape.flatMap((_, i) => (numbers.offsetDims.includes(i) ? [] : [i]));
    const wanted = [...batchDims, ...offsets.map((offset) => offset.dim)];
    const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
    return buildReshape(rewriter, location, buildPermutation(rewriter, location, slices, order), resultType.shape);
  }
}
