import { AffineConstantExpr, AffineDimExpr } from '../../../affine/affine-expr.ts';
import { type AffineMap } from '../../../affine/affine-map.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildInto, buildReshape, tensorLike } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import { BroadcastOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { isSameList } from '../../../support/lists.ts';
import { buildLookup, lookupProblem } from './index-lookup.ts';
import { splitDimensions } from './split-dimensions.ts';

/**
 * Loop space: tensors with one dimension per loop of a structured operation, of the loop's size, or of size 1 where an operand does not depend
 * on the loop. There the operands of elementwise operations broadcast.
 */

/** Returns the loop of each dimension that an operand is indexed with, undefined for a dimension of size 1 that is indexed with 0. */
export function loopsOfMap(map: AffineMap, shape: readonly number[]): readonly (number | undefined)[] | undefined {
  const loops: (number | undefined)[] = [];
  for (const [dim, result] of map.results.entries()) {
    if (result instanceof AffineDimExpr && !loops.includes(result.position)) loops.push(result.position);
    else if (result instanceof AffineConstantExpr && Number(result.exact) === 0 && shape[dim] === 1)
      loops.push(undefined);
    else return undefined;
  }
  return loops;
}

/** Returns the loops that an operand is not indexed with, undefined when it is indexed with more than loops. */
export function otherLoopsOf(map: AffineMap, shape: readonly number[]): readonly number[] | undefined {
  const loops = loopsOfMap(map, shape);
  return loops && Array.from({ length: map.numDims }, (_, loop) => loop).filter((loop) => !loops.includes(loop));
}

/** Says why an operand cannot be brought to loop space, as what it is indexed with is no loop. */
export function alignmentProblem(
  map: AffineMap,
  shape: readonly number[],
  ranges: readonly number[],
): string | undefined {
  if (loopsOfMap(map, shape)) return undefined;
  const split = splitDimensions(map, shape, ranges);
  return split ? alignmentProblem(split.map, split.shape, ranges) : lookupProblem(map, shape, ranges);
}

/** Brings an operand to loop space. (d0, d1) -> (d1) makes [128] of a loop of 128 to [1, 128]. */
export function buildAligned(
  builder: OpBuilder,
  location: Location,
  value: Value,
  map: AffineMap,
  ranges: readonly number[],
): Value {
  const shape = shapeOf(value);
  const loops = loopsOfMap(map, shape);
  if (!loops) {
    const split = splitDimensions(map, shape, ranges);
    if (!split) return buildLookup(builder, location, value, map, ranges);
    return buildAligned(builder, location, buildReshape(builder, location, value, split.shape), split.map, ranges);
  }
  const dims = loops.map((_, dim) => dim);
  // Dimensions of size 1 that are indexed with 0 may stay where they are: only the others must be in the order of the loops.
  const inOrder = loops.filter((loop) => loop !== undefined);
  const isOrdered = inOrder.every((loop, i) => i === 0 || loop > inOrder[i - 1]!);
  const order = isOrdered ? dims : dims.sort((a, b) => (loops[a] ?? Infinity) - (loops[b] ?? Infinity));
  const permuted = buildPermutation(builder, location, value, order);
  const aligned = new Array<number>(map.numDims).fill(1);
  for (const [dim, loop] of loops.entries()) if (loop !== undefined) aligned[loop] = shape[dim]!;
  return buildReshape(builder, location, permuted, aligned);
}

/** Repeats a value of loop space to the sizes of all loops. */
export function buildExpanded(builder: OpBuilder, location: Location, input: Value, ranges: readonly number[]): Value {
  const shape = shapeOf(input);
  if (isSameList(shape, ranges)) return input;
  const dimension = ranges.flatMap((size, dim) => (shape[dim] === size ? [] : [dim]));
  return buildInto(builder, location, BroadcastOp, { input, dimension }, tensorLike(input, ranges));
}

/** Brings a value with a dimension for each of `loops`, in this order, to the order in which an operand of that shape is indexed with them. */
export function buildInOrderOf(
  builder: OpBuilder,
  location: Location,
  value: Value,
  loops: readonly number[],
  shape: readonly number[],
  map: AffineMap,
): Value {
  const wanted = loopsOfMap(map, shape)!.filter((loop) => loop !== undefined);
  const permuted = buildPermutation(
    builder,
    location,
    value,
    wanted.map((loop) => loops.indexOf(loop)),
  );
  return buildReshape(builder, location, permuted, shape);
}
