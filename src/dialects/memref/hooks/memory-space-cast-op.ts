import { type FoldResult } from '../../../ir/op-info.ts';
import { MemorySpaceCastOp } from '../generated/memref-ops.gen.ts';
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

export const memorySpaceCastOp = {
  ...castHooks(areCastCompatible),

  /** Of two casts one behind the other only the last counts. */
  fold(op: MemorySpaceCastOp): FoldResult {
    const inner = op.source.definingOp;
    if (!(inner instanceof MemorySpaceCastOp)) return undefined;
    op.setOperand(0, inner.source);
    return 'updated';
  },

  ...named('memspacecast'),
};
