import { IndexType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { GatherOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildInto, buildPermutation, buildReshape, tensorLike } from '../../dialects/ttir/build.ts';
import { AddOp, EmbeddingOp, MultiplyOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { product } from '../../support/math.ts';
import { noIndices } from '../arith-to-ttir/arith-to-ttir.ts';
import { WordBuilder } from '../front-end/elements/integer-bits.ts';
import { buildSlice } from '../front-end/parts/build-update.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';

/**
 * Converts a gather to a lookup: the dimensions that the indices are for are joined to rows. Of [5, 4, 6], dimensions 0 and 2 are 30 rows of 4 elements, and (i, j) is row
 * i * 6 + j.
 */
export class ConvertGather extends StaticTensorPattern<GatherOp> {
  readonly root = GatherOp;

  override convert(
    op: GatherOp,
    { source, indices }: GatherOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location, gatherDims } = op;
    if ([source, indices].some(({ type }) => elementTypeOrSelf(type) instanceof IndexType)) {
      return rewriter.notifyMatchFailure(op, noIndices);
    }
    const shape = shapeOf(source);
    const others = shape.flatMap((_, dim) => (gatherDims.includes(dim) ? [] : [dim]));
    const [height, width] = [gatherDims, others].map((dims) => product(dims.map((dim) => shape[dim]!)));
    if (height === 0) return rewriter.notifyMatchFailure(op, 'there is nothing to look up');
    const count = product(shapeOf(indices).slice(0, -1));
    const words = new WordBuilder(rewriter, location, [count]);
    const places = buildReshape(rewriter, location, indices, [count, gatherDims.length]);
    const input = gatherDims
      .map((_, i) => {
        const own = buildSlice(rewriter, location, places, [0, i], [count, i + 1]);
        return words.signed(buildReshape(rewriter, location, own, [count]));
      })
      .reduce((row, place, i) => words.make(AddOp, words.make(MultiplyOp, row, shape[gatherDims[i]!]!), place));
    const ordered = buildPermutation(rewriter, location, source, [...gatherDims, ...others]);
    const weight = buildReshape(rewriter, location, ordered, [height!, width!]);
    const rows = buildInto(rewriter, location, EmbeddingOp, { input, weight }, tensorLike(source, [count, width!]));
    return buildReshape(rewriter, location, rows, resultType.shape);
  }
}
