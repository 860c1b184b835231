import type { Type } from '../type.ts';
import { isDynamic, kDynamic, RankedTensorType, UnrankedTensorType } from './shaped-types.ts';

/** What is known of a shape: nothing, or its sizes, of which some may be unknown. */
export type KnownShape = readonly number[] | undefined;

/** Returns the tensor type of what is known of its shape. */
export function tensorType(shape: KnownShape, elementType: Type): Type {
  return shape ? RankedTensorType.get(shape, elementType) : UnrankedTensorType.get(elementType);
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
