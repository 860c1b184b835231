import type { Operation } from '../operation.ts';
import type { Value } from '../value.ts';
import { OpInterface } from './op-interface.ts';

/** An operation by which one of several parallel iterations writes its part of a shared tensor. */
export interface ParallelCombiningMethods {
  /** The shared tensors that are written. */
  readonly updatedDestinations: readonly Value[];
}

/** Source: mlir/Interfaces/ParallelCombiningOpInterface.td. */
export const ParallelCombiningOpInterface = new OpInterface<ParallelCombiningMethods>('ParallelCombiningOpInterface');

/** Returns the shared tensors that `op` writes, undefined when it is no such operation. */
export function updatedDestinations(op: Operation): readonly Value[] | undefined {
  return ParallelCombiningOpInterface.of(op)?.updatedDestinations;
}
