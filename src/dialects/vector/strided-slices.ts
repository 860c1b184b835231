import { type ArrayAttr } from '../../ir/attributes/container-attributes.ts';
import { type IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { VectorType } from '../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Blocks of vectors. Source: the checks of arrays of integers in mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */

/** Returns the integers of the attribute `name`. */
export function integersOf(op: Operation, name: string): readonly bigint[] {
  return (op.properties.get(name) as ArrayAttr).value.map((element) => (element as IntegerAttr).value);
}

/** Checks that the integers are not less than `least` and not more than sizes of the dimensions; of offsets they must be less. */
export function verifyWithin(
  op: Operation,
  integers: readonly bigint[],
  sizes: readonly number[],
  name: string,
  [least, beyond]: readonly [number, number],
): LogicalResult {
  const wrong = integers.findIndex((integer, dim) => integer < least || integer >= sizes[dim]! + beyond);
  return (
    wrong < 0 ||
    op.emitOpError(`expected ${name} dimension ${wrong} to be confined to [${least}, ${sizes[wrong]! + beyond})`)
  );
}

/** Checks that blocks of these sizes from these offsets on end within the dimensions. */
export function verifyEnds(
  op: Operation,
  offsets: readonly bigint[],
  lengths: readonly bigint[],
  sizes: readonly number[],
  names: string,
): LogicalResult {
  const wrong = offsets.findIndex((offset, dim) => {
    const end = offset + lengths[dim]!;
    return end < 0n || end > sizes[dim]!;
  });
  return (
    wrong < 0 || op.emitOpError(`expected sum(${names}) dimension ${wrong} to be confined to [1, ${sizes[wrong]! + 1})`)
  );
}

export function verifyUnitStrides(op: Operation, strides: readonly bigint[]): LogicalResult {
  return strides.every((stride) => stride === 1n) || op.emitOpError('expected strides to be confined to [1, 2)');
}

/** Returns the type of a block of the first dimensions of these sizes and of the others as they are. */
export function sliceType({ shape, elementType, scalableDims }: VectorType, sizes: readonly number[]): VectorType {
  return VectorType.get([...sizes, ...shape.slice(sizes.length)], elementType, scalableDims);
}

/** Says that a scalable dimension is not taken as a whole. */
export function emitPartOfScalable(op: Operation, dim: number, size: number | bigint, whole: number): false {
  return op.emitOpError(
    `expected size at idx=${dim} to match the corresponding base size from the input vector (${size} vs ${whole})`,
  );
}
