import { IRMapping } from '../../../ir/clone.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { product } from '../../../support/math.ts';
import { ConstantOp, SortOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { buildBroadcast, typeLike } from '../../../dialects/stablehlo/shape-builders.ts';
import { normalizeDim, shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildReshape } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import { PlaceBuilder } from '../../front-end/parts/computed-places.ts';
import { maxIndex, tooManyIndices } from '../../front-end/parts/extreme-place.ts';
import { buildSortedPlaces, maxPairs, pairsToSort } from '../../front-end/parts/sorted-places.ts';
import { buildNetworkSorted } from '../../front-end/parts/sorting-network.ts';

/** Tells whether an operation of a comparator, which is one of numbers, can be one of tensors of them. */
function isElementwise(op: Operation): boolean {
  return op.regions.length === 0 && op.numResults === 1 && op.operands.every(({ type }) => isScalar(type));
}

function isScalar(type: unknown): boolean {
  return type instanceof RankedTensorType && type.rank === 0;
}

/**
 * Makes the operations of a comparator on tensors of a shape, of which `args` are those that its arguments are elements of; returns what it yields.
 * Numbers that are known are spread.
 */
function buildLifted(
  rewriter: ConversionPatternRewriter,
  comparator: Region,
  args: readonly Value[],
  shape: readonly number[],
): Value {
  const block = comparator.firstBlock!;
  const mapping = new IRMapping();
  block.arguments.forEach((argument, i) => mapping.map(argument, args[i]!));
  const lifted = (value: Value): Value => {
    const known = mapping.lookup(value);
    return isScalar(known.type) ? buildBroadcast(rewriter, known.location, known, [], shape) : known;
  };
  for (const op of block.operations()) {
    if (op === block.lastOp) break;
    for (const operand of op.operands) mapping.map(operand, lifted(operand));
    const copy = rewriter.clone(op, mapping);
    const result = copy.result();
    // Constants are spread where they are used.
    if (!(op instanceof ConstantOp)) result.type = typeLike(result, shape);
  }
  return lifted(block.lastOp!.operand(0));
}

/** Where sorted elements come from, and those of the sorted rows that are known without a lookup, by number. */
interface Sorted {
  readonly sources: Value;
  readonly known: ReadonlyMap<number, Value>;
}

/** Compares all pairs of elements of rows [B, N]. */
function sortByPairs(
  places: PlaceBuilder,
  rewriter: ConversionPatternRewriter,
  comparator: Region,
  rows: readonly Value[],
): Sorted {
  const [batches, size] = shapeOf(rows[0]!) as [number, number];
  const cube = [batches, size, size];
  const pairs = comparator.firstBlock!.arguments.map((argument, i) => {
    const row = rows[i >> 1]!;
    const dims = i % 2 === 0 ? [0, 1] : [0, 2];
    return argument.hasUses ? buildBroadcast(rewriter, places.location, row, dims, cube) : row;
  });
  return { sources: buildSortedPlaces(places, buildLifted(rewriter, comparator, pairs, cube)), known: new Map() };
}

/** Sorts rows [B, N] in steps, of which each compares as many pairs as there are elements. */
function sortByNetwork(
  places: PlaceBuilder,
  rewriter: ConversionPatternRewriter,
  comparator: Region,
  rows: readonly Value[],
): Sorted {
  const { arguments: args } = comparator.firstBlock!;
  const compared = [...rows.keys()].filter((i) => args[2 * i]!.hasUses || args[2 * i + 1]!.hasUses);
  const keys = compared.length > 0 ? compared : [0];
  const { keys: sorted, sources } = buildNetworkSorted(
    places,
    keys.map((i) => rows[i]!),
    (first, second) => {
      const pairs = args.map((_, i) => (i % 2 === 0 ? first : second)[Math.max(0, keys.indexOf(i >> 1))]!);
      return buildLifted(rewriter, comparator, pairs, shapeOf(first[0]!));
    },
  );
  return { sources, known: new Map(keys.map((i, at) => [i, sorted[at]!])) };
}

/**
 * Converts `stablehlo.sort`, of which TTIR has no counterpart: all pairs of elements are compared, or where these are many, elements are exchanged in a network.
 * What does not tell the order is looked up at the places that this gives. Equal elements keep their order.
 */
export class ConvertSort extends OpConversionPattern<SortOp> {
  readonly root = SortOp;

  override matchAndRewrite(op: SortOp, adaptor: SortOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, comparator } = op;
    const types = op.inputs.map(({ type }) => type);
    if (!types.every((type) => type instanceof RankedTensorType && type.hasStaticShape)) {
      return rewriter.notifyMatchFailure(op, 'only ranked tensors of static shape are supported');
    }
    const shape = shapeOf(op.inputs[0]!);
    const dim = normalizeDim(op.dimension, shape.length);
    const size = shape[dim]!;
    const count = product(shape);
    if (count > maxIndex) return rewriter.notifyMatchFailure(op, tooManyIndices);
    const body = [...comparator.firstBlock!.operations()].slice(0, -1);
    if (!body.every(isElementwise)) {
      return rewriter.notifyMatchFailure(op, 'the comparator is not made of elementwise operations');
    }
    if (size < 2) {
      rewriter.replaceOp(op, adaptor.inputs);
      return true;
    }
    const order = [...shape.keys()].filter((each) => each !== dim).concat(dim);
    const batches = count / size;
    const rows = adaptor.inputs.map((input) =>
      buildReshape(rewriter, location, buildPermutation(rewriter, location, input, order), [batches, size]),
    );
    const places = new PlaceBuilder(rewriter, location);
    const areCompared = pairsToSort(shape, dim) <= maxPairs;
    const { known, sources } = (areCompared ? sortByPairs : sortByNetwork)(places, rewriter, comparator, rows);
    const back = shape.map((_, i) => order.indexOf(i));
    const sorted = rows.map((row, i) => {
      const line = known.get(i) ?? places.rows(buildReshape(rewriter, location, row, [count, 1]), sources);
      const looked = buildReshape(rewriter, location, line, order.map((each) => shape[each]!)); // prettier-ignore
      return buildPermutation(rewriter, location, looked, back);
    });
    rewriter.replaceOp(op, sorted);
    return true;
  }
}
