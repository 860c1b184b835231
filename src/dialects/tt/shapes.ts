import { isDynamic, type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { invariant } from '../../support/invariant.ts';

/** Returns the shape of a value whose type the spec makes a ranked tensor (or memref). */
export function shapeOf(value: Value): readonly number[] {
  const { shape } = value.type as RankedTensorType;
  invariant(shape, 'the spec demands a ranked type');
  return shape;
}

/** Returns the shape as messages write it: `64x?`, `()` for rank 0. */
export function shapeText(shape: readonly number[]): string {
  return shape.length === 0 ? '()' : shape.map(sizeText).join('x');
}

/** Returns the shape as upstream's pooling messages write it: `(64, 128)`. */
export function tupleText(shape: readonly number[]): string {
  return `(${shape.map(sizeText).join(', ')})`;
}

/** Returns one size as text, `?` for a dynamic one. */
export function sizeText(size: number): string {
  return isDynamic(size) ? '?' : String(size);
}

/** Tells whether `dim` names a dimension of a tensor of that rank: from -rank up to but without rank. */
export function isDimOf(dim: number, rank: number): boolean {
  return dim >= -rank && dim < rank;
}

/** Returns the dimension counted from the front. */
export function normalizeDim(dim: number, rank: number): number {
  return dim < 0 ? dim + rank : dim;
}

/** The largest rank that the hardware's reshape gives. */
export const maxReshapeRank = 5;

/** Tells whether a reshape can give a tensor of that rank. Source: ttmlir-facts, section 1.6.1, rows 17-24. */
export function isReshapeRank(rank: number): boolean {
  return rank <= maxReshapeRank;
}
