import { type Type } from '../../ir/type.ts';
import { isDynamic, ShapedType } from '../../ir/types/shaped-types.ts';
import { int64Text } from '../../support/int64.ts';

/** Tells whether two shapes may be the same where all their sizes are known. Source: verifyCompatibleShape of TypeUtilities.cpp. */
export function sizesCompatible(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((size, i) => isDynamic(size) || isDynamic(b[i]!) || size === b[i]);
}

/** The same for the shapes of types; a shape of unknown rank may be any. */
export function shapesCompatible(a: Type, b: Type): boolean {
  const [first, second] = [shapeOf(a), shapeOf(b)];
  return !first || !second || sizesCompatible(first, second);
}

/** Returns the shape of a tensor, undefined where not even its rank is known. */
export function shapeOf(type: Type): readonly number[] | undefined {
  return type instanceof ShapedType ? type.shape : undefined;
}

/** Returns sizes as upstream prints a list: joined by commas, a dynamic one as the number that stands for it. */
export function listText(sizes: readonly number[]): string {
  return sizes.map(sizeText).join(', ');
}

/** Returns a size as upstream prints a number. */
export function sizeText(size: number): string {
  return isDynamic(size) ? '-9223372036854775808' : int64Text(size);
}
