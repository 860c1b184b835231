import { castHooks } from '../../../builtin/cast.ts';
import { type Type } from '../../../ir/type.ts';
import { MemRefType, UnrankedMemRefType } from '../../../ir/types/shaped-types.ts';
import { named } from '../result-names.ts';

/** Tells whether the types differ in nothing but the memory space. */
function areCastCompatible(from: Type, to: Type): boolean {
  if (from instanceof MemRefType && to instanceof MemRefType) {
    return MemRefType.get(from.shape, from.elementType, to.memorySpace, from.layout) === to;
  }
  return from instanceof UnrankedMemRefType && to instanceof UnrankedMemRefType && from.elementType === to.elementType;
}

export const memorySpaceCastOp = { ...castHooks(areCastCompatible), ...named('memspacecast') };
