import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { isDynamic, type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { buildApply, composedApply } from '../../dialects/affine/composed-apply.ts';
import { type ForOp, MinOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { AllocaOp, AllocOp, DimOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { difference, offsetFrom } from './index-analysis.ts';

/** Which iterations of a loop are left. */

/** Makes the number of iterations that the loop, whose iterations follow each other but for the size of vectors, has left in one. Source: createMask of SuperVectorize.cpp. */
export function remainingIterations(builder: OpBuilder, loop: ForOp, location: Location): Value {
  const { upperBoundMap, upperBoundOperands: operands, context } = loop;
  const map = upperBoundMap.value;
  const upper =
    map.numResults === 1
      ? buildApply(builder, location, { map, operands })
      : MinOp.build(builder, location, {
          map: AffineMapAttr.get(context, map),
          operands,
          resultType: IndexType.get(context),
        }).result();
  const rest = composedApply(builder, location, difference, [upper, loop.region.firstBlock!.arguments[0]!]);
  // The bound is part of the expression where that can be.
  if (!upper.hasUses) upper.definingOp?.erase();
  return rest;
}

/** Tells whether the index of memory is at least the size of its dimension in all iterations from the upper bound on. */
export function endsAtSize(loop: ForOp, memref: Value, index: Value, dim: number): boolean {
  const iv = loop.region.firstBlock!.arguments[0]!;
  const offset = offsetFrom({ map: AffineMap.getMultiDimIdentityMap(1), operands: [index] }, iv);
  const { upperBoundMap, upperBoundOperands } = loop;
  const { value: map } = upperBoundMap;
  if (offset === undefined || map.numResults !== 1) return false;
  const bound = map.result(0);
  const size = (memref.type as MemRefType).shape[dim]!;
  if (bound.kind === 'constant') return !isDynamic(size) && BigInt(bound.exact) + offset >= BigInt(size);
  if (bound.kind !== 'dim' && bound.kind !== 'symbol') return false;
  const upper = upperBoundOperands[bound.kind === 'dim' ? bound.position : map.numDims + bound.position]!;
  return offset >= 0n && isSizeOf(upper, memref, dim);
}

/** Tells whether the value is known to be the size of the dimension, because the memory was made of it or was asked for it. */
function isSizeOf(value: Value, memref: Value, dim: number): boolean {
  const { definingOp: maker } = value;
  if (maker instanceof DimOp && maker.source === memref && matchInteger(maker.index) === BigInt(dim)) return true;
  const { definingOp: allocation, type } = memref;
  const { shape } = type as MemRefType;
  if (!(allocation instanceof AllocOp || allocation instanceof AllocaOp) || !isDynamic(shape[dim]!)) return false;
  return allocation.dynamicSizes[shape.slice(0, dim).filter(isDynamic).length] === value;
}
