import { type Operation } from '../../ir/operation.ts';
import { isDynamic } from '../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { listText } from './compatible-shapes.ts';

/** Checks of operations that move a window over a tensor. Source: mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */

/** One dimension that a window moves along. */
export interface WindowDimension {
  readonly name: 'depth' | 'height' | 'width';
  readonly axis: 'd' | 'y' | 'x';
  readonly before: 'front' | 'top' | 'left';
  readonly after: 'back' | 'bottom' | 'right';
}

export const depth: WindowDimension = { name: 'depth', axis: 'd', before: 'front', after: 'back' };
export const height: WindowDimension = { name: 'height', axis: 'y', before: 'top', after: 'bottom' };
export const width: WindowDimension = { name: 'width', axis: 'x', before: 'left', after: 'right' };

/**
 * Returns how far a window can move from the start of a padded input to its end, in elements: a window of 3 elements that are 2 apart
 * moves by 5 over an input of 8 with padding 1 and 1, (8 - 1 + 1 + 1) - (3 - 1) * 2.
 */
export function windowReach(size: number, before: number, after: number, kernel: number, dilation = 1): number {
  return size - 1 + before + after - (kernel - 1) * dilation;
}

/** Returns the size that windows of `kernel` elements cover, one per element of the input, which are `stride` apart. */
export function transposedSize(size: number, kernel: number, stride: number, before: number, after: number): number {
  return (size - 1) * stride + before + after + kernel;
}

/** Returns how far the last element of a resized dimension is from the first, in steps of the finer grid. */
export function resizeReach(size: number, numerator: number, offset: number, border: number): number {
  return (size - 1) * numerator - offset + border;
}

/** Demands that all numbers are at least `min`. */
export function verifyAtLeast(op: Operation, values: readonly number[], min: number, name: string): LogicalResult {
  return (
    values.every((value) => value >= min) ||
    op.emitOpError(`expect all ${name} values to be >= ${min}, got ${listText(values)}`)
  );
}

/** Demands that a size is the one that was computed; either may be unknown. */
export function verifyCalculatedSize(op: Operation, calculated: number, expected: number, name: string): LogicalResult {
  return (
    isDynamic(expected) ||
    calculated === expected ||
    op.emitOpError(`calculated output ${name} did not match expected: calculated=${calculated}, expected=${expected}`)
  );
}

/** How one dimension is resized. */
export interface Resizing {
  readonly numerator: number;
  readonly denominator: number;
  readonly offset: number;
  readonly border: number;
}

/** Demands that resizing a dimension of `size` elements gives `expected` ones, which may be unknown. */
export function verifyResizedSize(
  op: Operation,
  { name, axis }: WindowDimension,
  size: number,
  { numerator, denominator, offset, border }: Resizing,
  expected: number,
): LogicalResult {
  const reach = resizeReach(size, numerator, offset, border);
  if (reach % denominator !== 0) {
    return op.emitOpError(
      `expected (input_${name} - 1) * scale_${axis}_n - offset_${axis} + border_${axis} to be wholly divisible by scale_${axis}_d, got ((${size} - 1) * ${numerator} - ${offset} + ${border}) / ${denominator}`,
    );
  }
  return verifyCalculatedSize(op, reach / denominator + 1, expected, name);
}
