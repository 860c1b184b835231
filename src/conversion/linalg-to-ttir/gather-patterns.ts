import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { GatherOp, ScatterOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildInto, buildReshape, tensorLike } from '../../dialects/ttir/build.ts';
import { EmbeddingOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { product } from '../../support/math.ts';
import { range } from '../../support/lists.ts';
import { noIndices } from '../arith-to-ttir/arith-to-ttir.ts';
import { PlaceBuilder } from '../front-end/parts/computed-places.ts';
import { maxIndex, tooManyIndices } from '../front-end/parts/extreme-place.ts';
import { buildWrittenRows } from '../front-end/parts/written-rows.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';
import { JoinedRows } from './joined-rows.ts';

const hasIndices = (values: readonly Value[]): boolean =>
  values.some(({ type }) => elementTypeOrSelf(type) instanceof IndexType);

/** Converts a gather to a lookup. */
class ConvertGather extends StaticTensorPattern<GatherOp> {
  readonly root = GatherOp;

  override convert(
    op: GatherOp,
    { source, indices }: GatherOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location, gatherDims } = op;
    if (hasIndices([source, indices])) return rewriter.notifyMatchFailure(op, noIndices);
    const rows = new JoinedRows(rewriter, location, source, gatherDims);
    if (rows.numRows === 0) return rewriter.notifyMatchFailure(op, 'there is nothing to look up');
    const input = rows.numbersOf(indices);
    const weight = rows.build();
    const type = tensorLike(source, [shapeOf(input)[0]!, rows.width]);
    const found = buildInto(rewriter, location, EmbeddingOp, { input, weight }, type);
    return buildReshape(rewriter, location, found, resultType.shape);
  }
}

/** Converts a scatter, whose slices are at different places, to a lookup of each slice where it comes from. */
class ConvertScatter extends StaticTensorPattern<ScatterOp> {
  readonly root = ScatterOp;

  override convert(
    op: ScatterOp,
    { source, dest, indices }: ScatterOp,
    rewriter: ConversionPatternRewriter,
  ): Value | false {
    const { location, scatterDims } = op;
    if (hasIndices([dest, indices])) return rewriter.notifyMatchFailure(op, noIndices);
    const rows = new JoinedRows(rewriter, location, dest, scatterDims);
    const count = product(shapeOf(indices).slice(0, -1));
    if (count * rows.numRows * rows.width === 0) return dest;
    if (count + rows.numRows > maxIndex) return rewriter.notifyMatchFailure(op, tooManyIndices);
    const known = knownPlaces(op.indices, rows);
    const outside = known?.find((place) => !(place >= 0 && place < rows.numRows));
    if (outside !== undefined) return rewriter.notifyMatchFailure(op, 'an index is not in the tensor');
    const written = buildWrittenRows(new PlaceBuilder(rewriter, location), {
      rows: rows.build(),
      updates: buildReshape(rewriter, location, source, [count, rows.width]),
      places: known ?? buildReshape(rewriter, location, rows.numbersOf(indices), [1, count]),
      numImages: 1,
    });
    return rows.restore(written);
  }
}

function knownPlaces(indices: Value, rows: JoinedRows): readonly number[] | undefined {
  const constant = matchConstant(indices);
  if (!(constant instanceof DenseElementsAttr)) return undefined;
  return rows.knownNumbersOf(range(constant.type.numElements).map((i) => constant.numberAt(i)));
}

/** Returns the patterns for slices at places that a tensor gives. */
export function gatherPatterns(): readonly OpConversionPattern[] {
  return [new ConvertGather(), new ConvertScatter()];
}
