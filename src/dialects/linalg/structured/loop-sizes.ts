import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { isDynamic, MemRefType, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type MixedIndex } from '../../../rewrite/mixed-indices.ts';
import { buildFoldedDim } from '../../memref/build-dim.ts';
import { foldedMixedSizes } from '../../tensor/build-sizes.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';

/** Returns how many iterations each loop of an operation has, of the first dimension that it is. Source: LinalgOp::createLoopRanges of LinalgInterfaces.cpp. */
export function loopSizes(builder: OpBuilder, op: Operation): MixedIndex[] {
  const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
  const dims = op.operands.flatMap((value) => sizesOf(builder, op.location, value));
  const sizes: MixedIndex[] = new Array<MixedIndex>(iteratorTypes.length).fill(1);
  const isKnown = new Set<number>();
  for (const [i, expr] of indexingMaps.flatMap(({ results }) => results).entries()) {
    if (expr.kind !== 'dim' || isKnown.has(expr.position)) continue;
    isKnown.add(expr.position);
    sizes[expr.position] = dims[i]!;
  }
  return sizes;
}

function sizesOf(builder: OpBuilder, location: Location, value: Value): readonly MixedIndex[] {
  const { type } = value;
  if (type instanceof RankedTensorType) return foldedMixedSizes(builder, location, value);
  if (!(type instanceof MemRefType)) return [];
  return type.shape.map((size, dim) => (isDynamic(size) ? buildFoldedDim(builder, location, value, dim) : size));
}
