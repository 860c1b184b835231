import { isDynamic } from './shaped-types.ts';

/** Tells whether the shapes are the same where both are known. Source: verifyCompatibleShape of mlir/lib/IR/TypeUtilities.cpp. */
export function areCompatibleShapes(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((size, i) => size === b[i] || isDynamic(size) || isDynamic(b[i]!));
}
