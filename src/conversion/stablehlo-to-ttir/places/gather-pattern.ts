import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type IntegerType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { product } from '../../../support/math.ts';
import { wholeRange } from '../../../dialects/stablehlo/evaluation/integer-ranges.ts';
import { constantNumbers } from '../../../dialects/stablehlo/constant-numbers.ts';
import { GatherOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import {
  buildConstant,
  buildElementwise,
  buildInto,
  buildNumber,
  buildReshape,
  tensorLike,
} from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import { ClampOp, EmbeddingOp, MaximumOp, MinimumOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { PlaceBuilder } from '../../front-end/parts/computed-places.ts';
import { maxIndex } from '../../front-end/parts/extreme-place.ts';
import { HloPattern } from '../hlo-pattern.ts';
import { windowRows, windowStarts, type Windows } from './window-rows.ts';
import { buildFlat, buildRows, buildStarts, buildTable, buildWindows } from './window-tables.ts';

/** Converts a gather of windows, which are moved into the operand where they are not, to the lookup of their rows in a table. */
function convertWindows(
  op: GatherOp,
  adaptor: GatherOp,
  rewriter: ConversionPatternRewriter,
  isWithin: boolean,
): Value | false {
  const { location, dimensionNumbers: numbers, sliceSizes: sizes } = op;
  const shape = shapeOf(adaptor.operandValue);
  const windows: Windows = {
    shape,
    indexShape: shapeOf(adaptor.startIndices),
    indexVectorDim: numbers.indexVectorDim,
    indexMap: numbers.startIndexMap,
    batchingDims: numbers.operandBatchingDims,
    indexBatchingDims: numbers.startIndicesBatchingDims,
    sizes,
    collapsedDims: numbers.collapsedSliceDims,
    windowDims: numbers.offsetDims,
  };
  const rows = windowRows(windows);
  if (typeof rows === 'string') return rewriter.notifyMatchFailure(op, rows);

  const places = new PlaceBuilder(rewriter, location);
  const lastOf = (dim: number): number => shape[dim]! - sizes[dim]!;
  const indices = constantNumbers(op.startIndices);
  let found: Value;
  if (indices) {
    const numbersOfRows = windowStarts(windows, indices).flatMap((start) => {
      const within = start.map((at, dim) => Math.min(Math.max(at, 0), lastOf(dim)));
      return rows.offsets.map((offset) => rows.strides.reduce((sum, stride, dim) => sum + stride * (within[dim]! + offset[dim]!), 0)); // prettier-ignore
    });
    found = places.knownRows(numbersOfRows);
  } else {
    const starts = buildStarts(places, adaptor.startIndices, windows).map(({ dim, start }) => ({
      dim,
      start: isWithin ? start : places.clamped(start, 0, lastOf(dim)),
    }));
    found = buildFlat(places, buildRows(places, starts, windows, rows));
  }
  return buildWindows(places, places.rows(buildTable(places, adaptor.operandValue, rows), found), rows);
}

/** Moves integers to the nearest between 0 and `last`. */
function buildClamped(builder: OpBuilder, location: Location, input: Value, last: number): Value {
  const type = input.type as RankedTensorType;
  const max = Math.min(last, Number(wholeRange(type.elementType as IntegerType).max));
  if (max <= maxIndex) return buildInto(builder, location, ClampOp, { input, min: 0, max }, type);
  // A bound of ttir.clamp is a number in f32.
  const bounds = [0, max].map((bound) => buildNumber(builder, location, type.shape, type.elementType, bound));
  const raised = buildElementwise(builder, location, MaximumOp, [input, bounds[0]!], type);
  return buildElementwise(builder, location, MinimumOp, [raised, bounds[1]!], type);
}

/** Returns the places of whole slices in a table of `size`. Those that may be beyond it are moved into it. */
function buildPlaces(
  op: GatherOp,
  adaptor: GatherOp,
  rewriter: ConversionPatternRewriter,
  shape: readonly number[],
  size: number,
  isWithin: boolean,
): Value {
  const { location } = op;
  const { startIndices } = adaptor;
  const { elementType } = startIndices.type as RankedTensorType;
  const known = constantNumbers(op.startIndices);
  if (known?.some((place) => place < 0 || place >= size)) {
    const within = known.map((place) => Math.min(Math.max(place, 0), size - 1));
    return buildConstant(rewriter, location, shape, elementType, within);
  }
  const input = buildReshape(rewriter, location, startIndices, shape);
  return known || isWithin ? input : buildClamped(rewriter, location, input, size - 1);
}

/**
 * Converts a gather that takes whole slices along one dimension to a `ttir.embedding`. The table is that dimension and, joined to one,
 * all others; dimensions of slices that are not the last of the result are permuted behind. Gathers of other windows look up rows too.
 */
export class ConvertGather extends HloPattern<GatherOp> {
  readonly root = GatherOp;

  /** `within` are gathers whose indices are known to lie within the operand. */
  constructor(readonly within: ReadonlySet<Operation>) {
    super();
  }

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
    const isWithin = this.within.has(op);
    if (!isLookup) return convertWindows(op, adaptor, rewriter, isWithin);
    const rest = shape.flatMap((_, i) => (i === dim ? [] : [i]));
    const places = indexShape.filter((_, i) => i !== numbers.indexVectorDim);
    const restSizes = rest.map((i) => shape[i]!);
    // Which dimension of the result is each dimension of a slice that has one.
    const kept = shape.flatMap((_, i) => (numbers.collapsedSliceDims.includes(i) ? [] : [i]));
    const offsets = kept.flatMap((i, place) =>
      i === dim ? [] : [{ size: shape[i]!, dim: numbers.offsetDims[place]! }],
    );
    const ordered = [...places, ...offsets.map(({ size }) => size)];

    const table = buildPermutation(rewriter, location, adaptor.operandValue, [dim, ...rest]);
    const weight = buildReshape(rewriter, location, table, [shape[dim]!, product(restSizes)]);
    const input = buildPlaces(op, adaptor, rewriter, places, shape[dim]!, isWithin);
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
