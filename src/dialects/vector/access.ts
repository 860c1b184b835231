import { type MemoryEffect, type MemoryEffectMethods } from '../../ir/interfaces/memory-effects.ts';
import { type MemorySpaceCastConsumerMethods } from '../../ir/interfaces/memory-space-cast.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { stridedForm } from '../../ir/types/memref-layout.ts';
import { MemRefType, RankedTensorType, VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** What the operations on memory share. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts of diagnostics verbatim. */

/** An operation on the memory `base`. */
export interface Access extends Operation {
  readonly base: Value;
}

/** Returns the interfaces of an operation whose operand `place` is the memory that it reads or writes. */
export function accessing(effect: MemoryEffect, place: number) {
  return {
    MemoryEffectsOpInterface: ({ base }: Access): MemoryEffectMethods => ({ effects: [{ effect, value: base }] }),
    MemorySpaceCastConsumerOpInterface: ({ opOperands }: Access): MemorySpaceCastConsumerMethods => ({
      memory: opOperands[place]!,
      view: undefined,
    }),
  };
}

/** Checks that there is an index per dimension. */
export function verifyIndexCount(op: Operation, { length }: readonly Value[], rank: number): LogicalResult {
  return length === rank || op.emitOpError(`requires ${rank} indices`);
}

/** Tells whether a memref or ranked tensor is what is read or written. */
export function isMemRefOrRankedTensor(type: Type): type is MemRefType | RankedTensorType {
  return type instanceof MemRefType || type instanceof RankedTensorType;
}

/** Tells whether the elements of the last dimension follow each other without gaps. Source: MemRefType::isLastDimUnitStride. */
export function isLastDimUnitStride(type: MemRefType): boolean {
  const strides = stridedForm(type)?.strides;
  return strides !== undefined && (strides.length === 0 || strides.at(-1) === 1);
}

/** Tells whether `vector.load` and `vector.store` can access the memory: one element has no neighbours, others must follow each other. */
export function hasUnitStride(vector: VectorType, memory: MemRefType): boolean {
  return (!vector.scalableDims.includes(true) && vector.numElements === 1) || isLastDimUnitStride(memory);
}

export function verifyUnitStride(op: Operation, vector: VectorType, memory: MemRefType): LogicalResult {
  return hasUnitStride(vector, memory) || op.emitOpError('most minor memref dim must have unit stride');
}

/** The words in which `vector.load` and `vector.store` speak of vector and memory. */
interface ElementWords {
  readonly vector: string;
  readonly elements: string;
}

/** Checks that the elements of the memory are those of the vector, or all of it. */
export function verifyMemRefElements(
  op: Operation,
  vector: VectorType,
  { elementType }: MemRefType,
  words: ElementWords,
): LogicalResult {
  if (elementType instanceof VectorType && elementType !== vector) {
    return op.emitOpError(`base memref and ${words.vector} types should match`);
  }
  const scalar = elementType instanceof VectorType ? elementType.elementType : elementType;
  return vector.elementType === scalar || op.emitOpError(`base and ${words.elements} should match`);
}

/** Checks that memory and vector have the same elements; `name` is what the vector is to the operation. */
export function verifyElementType(op: Access, vector: VectorType, name: string): LogicalResult {
  const { elementType } = op.base.type as MemRefType | RankedTensorType;
  return elementType === vector.elementType || op.emitOpError(`base and ${name} element type should match`);
}

/** Checks that two vectors have the same sizes. */
export function verifySameShape(op: Operation, a: VectorType, b: VectorType, message: string): LogicalResult {
  return (a.rank === b.rank && a.shape.every((size, dim) => size === b.shape[dim])) || op.emitOpError(message);
}

/** Checks that the first dimensions of two vectors are of one size, which is all that upstream looks at. */
export function verifySameRows(op: Operation, a: VectorType, b: VectorType, message: string): LogicalResult {
  return a.shape[0] === b.shape[0] || op.emitOpError(message);
}
