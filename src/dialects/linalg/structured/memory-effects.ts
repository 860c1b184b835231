import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type EffectInstance, type MemoryEffectMethods } from '../../../ir/interfaces/memory-effects.ts';
import { type ConditionallySpeculatableMethods } from '../../../ir/interfaces/speculation.ts';
import { type Operation } from '../../../ir/operation.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type OpOperand } from '../../../ir/value.ts';
import { hasPureTensorSemantics } from '../patterns/semantics.ts';

const isBuffer = ({ value }: OpOperand): boolean => value.type instanceof MemRefType;

function effectsOf(op: Operation): EffectInstance[] {
  const args = op.regions[0]?.firstBlock?.arguments;
  const reads = dpsInputs(op).filter(isBuffer);
  const writes = (dpsInits(op) ?? []).filter(isBuffer);
  // An init is read where the body uses its element; without a body that is not known.
  reads.push(...writes.filter(({ operandNumber }) => args?.[operandNumber]?.hasUses ?? true));
  return [
    ...reads.map(({ value }): EffectInstance => ({ effect: 'read', value })),
    ...writes.map(({ value }): EffectInstance => ({ effect: 'write', value })),
  ];
}

/**
 * The implementation of MemoryEffectsOpInterface by operations in destination-passing style: tensors are values, buffers are read and
 * written. Source: getGenericEffectsImpl of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp.
 */
export const bufferEffects = {
  MemoryEffectsOpInterface: (op: Operation): MemoryEffectMethods => ({ effects: effectsOf(op) }),
};

/**
 * The interfaces of structured operations whose records name both. What computes tensors fails or runs forever only where its body does.
 * Source: LinalgOp's getSpeculatability in mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp.
 */
export const structuredEffects = {
  ...bufferEffects,
  ConditionallySpeculatable: (op: Operation): ConditionallySpeculatableMethods => ({
    speculatability: hasPureTensorSemantics(op) ? 'recursively' : 'never',
  }),
};
