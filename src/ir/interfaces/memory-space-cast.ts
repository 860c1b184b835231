import type { Attribute } from '../attribute.ts';
import type { OpBuilder } from '../builder.ts';
import { isMemRefType, MemRefType, UnrankedMemRefType, type AnyMemRefType } from '../types/shaped-types.ts';
import type { OpOperand, OpResult, Value } from '../value.ts';
import { OpInterface } from './op-interface.ts';

/** Interfaces of operations that have to do with memory spaces. Source: mlir/Interfaces/MemOpInterfaces.td. */

/** Returns the type with another memory space. */
export function inMemorySpace(type: AnyMemRefType, memorySpace: Attribute | undefined): AnyMemRefType {
  return type instanceof MemRefType
    ? MemRefType.get(type.shape, type.elementType, memorySpace, type.layout)
    : UnrankedMemRefType.get(type.elementType, memorySpace);
}

/** An operation that makes memory of one space memory of another. */
export interface MemorySpaceCastMethods {
  readonly source: Value;
  /** Whether operations may use the source in place of the result. */
  readonly isSourcePromotable: boolean;
  /** Builds such a cast of another value; returns its result. */
  castTo(builder: OpBuilder, type: AnyMemRefType, source: Value): Value;
}

export const MemorySpaceCastOpInterface = new OpInterface<MemorySpaceCastMethods>('MemorySpaceCastOpInterface');

/** An operation that can do with memory of any space what it does with memory of another. */
export interface MemorySpaceCastConsumerMethods {
  /** The use of that memory. */
  readonly memory: OpOperand;
  /** The result that is the same memory seen in another way. */
  readonly view: OpResult | undefined;
}

export const MemorySpaceCastConsumerOpInterface = new OpInterface<MemorySpaceCastConsumerMethods>(
  'MemorySpaceCastConsumerOpInterface',
  {
    derive: ({ opOperands, results }) => ({
      memory: opOperands.find(({ value }) => isMemRefType(value.type))!,
      view: results.find(({ type }) => isMemRefType(type)),
    }),
  },
);
