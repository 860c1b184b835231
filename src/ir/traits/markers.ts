import { marker } from './trait.ts';

/** Traits that say something about an operation without checking anything. Source: mlir/IR/OpBase.td, SideEffectInterfaces.td. */

/** No side effects, never undefined behaviour: may be removed when unused, moved, and duplicated. */
export const Pure = marker('Pure');
export const NoMemoryEffect = marker('NoMemoryEffect');
export const AlwaysSpeculatable = marker('AlwaysSpeculatable');
export const RecursiveMemoryEffects = marker('RecursiveMemoryEffects');
export const RecursivelySpeculatable = marker('RecursivelySpeculatable');
export const ConditionallySpeculatable = marker('ConditionallySpeculatable');
export const MemWrite = marker('MemWrite');
export const MemRead = marker('MemRead');
export const MemAlloc = marker('MemAlloc');
export const Commutative = marker('Commutative');
export const Idempotent = marker('Idempotent');
export const Involution = marker('Involution');
/** The single result is the attribute `value`. */
export const ConstantLike = marker('ConstantLike');
/** Its operands are what the enclosing region yields. */
export const ReturnLike = marker('ReturnLike');
/** All groups of operands have the same size. */
export const SameVariadicOperandSize = marker('SameVariadicOperandSize');
/** All groups of results have the same size. */
export const SameVariadicResultSize = marker('SameVariadicResultSize');
export const Scalarizable = marker('Scalarizable');
export const Vectorizable = marker('Vectorizable');
export const Tensorizable = marker('Tensorizable');
export const AffineScope = marker('AffineScope');
export const AutomaticAllocationScope = marker('AutomaticAllocationScope');
