import type { OpBuilder } from '../builder.ts';
import type { Type } from '../type.ts';
import type { OpOperand, Value } from '../value.ts';
import { OpInterface } from './op-interface.ts';

/** Interfaces of operations that take, read and write memory. Source: mlir/Interfaces/MemorySlotInterfaces.td. */

/** Memory that holds one value at a time. */
export interface MemorySlot {
  /** What operations that read and write the memory take. */
  readonly ptr: Value;
  /** The type of what the memory holds. */
  readonly elemType: Type;
}

/** An operation that takes memory whose values can stand for it. */
export interface PromotableAllocationMethods {
  /** The slots that may be promoted as far as the operation is concerned. */
  readonly promotableSlots: readonly MemorySlot[];
  /** Returns what is in the slot before anything is written there. */
  defaultValue(slot: MemorySlot, builder: OpBuilder): Value;
  /** Removes what is left of the slot when it was promoted; `defaultValue` is what was asked for meanwhile. */
  handlePromotionComplete(slot: MemorySlot, defaultValue: Value | undefined): void;
}

export const PromotableAllocationOpInterface = new OpInterface<PromotableAllocationMethods>(
  'PromotableAllocationOpInterface',
);

/**
 * An operation that reads or writes a slot. Differs: it makes no further uses that would have to be removed, and has nothing to do but go
 * when its uses are.
 */
export interface PromotableMemOpMethods {
  loadsFrom(slot: MemorySlot): boolean;
  /** Returns what is in the slot after the operation if that stores to it. */
  stored(slot: MemorySlot): Value | undefined;
  /** Tells whether the operation can do without these uses of the slot. */
  canUsesBeRemoved(slot: MemorySlot, uses: readonly OpOperand[]): boolean;
  /** Makes what the operation has read be `reachingDefinition`, so that the operation can be erased. */
  removeUses(slot: MemorySlot, reachingDefinition: Value): void;
}

export const PromotableMemOpInterface = new OpInterface<PromotableMemOpMethods>('PromotableMemOpInterface');

/** Memory that can be divided into slots for its elements. */
export interface DestructurableMemorySlot extends MemorySlot {
  /** How many elements there are. */
  readonly numSubelements: number;
}

/** An operation that takes memory whose elements may become slots of their own. */
export interface DestructurableAllocationMethods {
  /** The memory that may be divided as far as the operation is concerned. */
  readonly destructurableSlot: DestructurableMemorySlot | undefined;
  /** Returns slots for the elements in these places, by place. */
  destructure(slot: DestructurableMemorySlot, places: Iterable<number>): Map<number, MemorySlot>;
  /** Removes what is left of the slot when nothing uses it any longer. */
  handleDestructuringComplete(slot: DestructurableMemorySlot): void;
}

export const DestructurableAllocationOpInterface = new OpInterface<DestructurableAllocationMethods>(
  'DestructurableAllocationOpInterface',
);

/** An operation that reads or writes an element of memory. Differs: upstream has attributes for places. */
export interface DestructurableAccessorMethods {
  /** Returns the place of the element, the only one of the slot that the operation has to do with, if it is known. */
  accessedPlace(slot: DestructurableMemorySlot): number | undefined;
  /** Lets the operation use the slot of the element. */
  rewire(subslot: MemorySlot): void;
}

export const DestructurableAccessorOpInterface = new OpInterface<DestructurableAccessorMethods>(
  'DestructurableAccessorOpInterface',
);
