import { type EffectInstance, type MemoryEffect } from '../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';

/** Returns the implementation of memory effects for operations whose effects on buffers `of` lists. */
export function memoryEffectHooks<T extends Operation>(of: (op: T) => readonly (readonly [MemoryEffect, Value])[]) {
  return {
    MemoryEffectsOpInterface: (op: T) => ({
      effects: of(op).map(([effect, value]): EffectInstance => ({ effect, value })),
    }),
  };
}
