import { isDynamic, type TensorType } from '../../ir/types/shaped-types.ts';

/** Tells whether the shapes are the same where both are known. Source: verifyCompatibleShape of mlir/lib/IR/TypeUtilities.cpp. */
export function haveCompatibleShapes(from: TensorType, to: TensorType): boolean {
  const [a, b] = [from.shape, to.shape];
  if (!a || !b) return true;
  return a.length === b.length && a.every((size, i) => size === b[i] || isDynamic(size) || isDynamic(b[i]!));
}
