import { type StaticIndex, wrappingMultiply } from '../../support/int64.ts';
import type { Type } from '../type.ts';
import { isDynamic, isSize, kDynamic, RankedTensorType, UnrankedTensorType } from './shaped-types.ts';

/** What is known of a shape: nothing, or its sizes, of which some may be unknown. */
export type KnownShape = readonly number[] | undefined;

/** Returns the tensor type of what is known of its shape. */
export function tensorType(shape: KnownShape, elementType: Type): Type {
  return shape ? RankedTensorType.get(shape, elementType) : UnrankedTensorType.get(elementType);
}

/** Returns the size of the dimension that dimensions of these sizes become together, wrapped to 64 bits; kDynamic where one is unknown. */
export function collapsedSize(sizes: readonly number[]): StaticIndex {
  return sizes.find(isDynamic) ?? sizes.reduce<StaticIndex>(wrappingMultiply, 1);
}

/** Returns the shape whose dimensions are those of `shape` that each group names together; undefined where no type has it. */
export function collapsedShape(
  shape: readonly number[],
  groups: readonly (readonly number[])[],
): readonly number[] | undefined {
  const sizes = groups.map((group) => collapsedSize(group.map((dim) => shape[dim]!)));
  return sizes.every(isSize) ? sizes : undefined;
}

/** Tells what is known where both are true, false where they contradict each other: `4x?` and `?x8` make `4x8`. */
export function joinShapes(a: KnownShape, b: KnownShape): KnownShape | false {
  if (!a || !b) return a ?? b;
  if (a.length !== b.length) return false;
  const sizes: number[] = [];
  for (const [i, size] of a.entries()) {
    const other = b[i]!;
    if (!isDynamic(size) && !isDynamic(other) && size !== other) return false;
    sizes.push(isDynamic(size) ? other : size);
  }
  return sizes;
}

/** Tells what is known where one of both is true: `4x8` and `4x9` make `4x?`. */
export function meetShapes(a: KnownShape, b: KnownShape): KnownShape {
  if (!a || a.length !== b?.length) return undefined;
  return a.map((size, i) => (size === b[i] ? size : kDynamic));
}
