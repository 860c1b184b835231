import { type FoldResult } from '../../../ir/op-info.ts';
import { MemorySpaceCastOp } from '../generated/memref-ops.gen.ts';
import { castHooks } from '../../../builtin/cast.ts';
import { type Type } from '../../../ir/type.ts';
import { MemRefType, UnrankedMemRefType } from '../../../ir/types/shaped-types.ts';
import { type MemorySpaceCastMethods } from '../../../ir/interfaces/memory-space-cast.ts';
import { type AnyMemRefType } from '../../../ir/types/shaped-types.ts';
import { named } from '../result-names.ts';

/** Tells whether the types differ in nothing but the memory space. */
function areCastCompatible(from: Type, to: Type): boolean {
  if (from instanceof MemRefType && to instanceof MemRefType) {
    return MemRefType.get(from.shape, from.elementType, to.memorySpace, from.layout) === to;
  }
  return from instanceof UnrankedMemRefType && to instanceof UnrankedMemRefType && from.elementType === to.elementType;
}

export const memorySpaceCastOp = {
  interfaces: {
    ...castHooks(areCastCompatible).interfaces,
    /** Memory may be used in its own space instead of the generic one only. */
    MemorySpaceCastOpInterface: (op: MemorySpaceCastOp): MemorySpaceCastMethods => ({
      source: op.source,
      isSourcePromotable: (op.dest.type as AnyMemRefType).memorySpace === undefined,
      castTo: (builder, destType, source) => MemorySpaceCastOp.build(builder, op.location, { source, destType }).dest,
    }),
  },

  /** Of two casts one behind the other only the last counts. */
  fold(op: MemorySpaceCastOp): FoldResult {
    const inner = op.source.definingOp;
    if (!(inner instanceof MemorySpaceCastOp)) return undefined;
    op.setOperand(0, inner.source);
    return 'updated';
  },

  ...named('memspacecast'),
};
