import { type Type } from '../../ir/type.ts';
import { stridedForm } from '../../ir/types/memref-layout.ts';
import { isDynamic, isMemRefType, MemRefType } from '../../ir/types/shaped-types.ts';

/** Tells whether sizes, strides or offsets are equal as far as they are known. */
const mayBeEqual = (a: number, b: number): boolean => isDynamic(a) || isDynamic(b) || a === b;

function haveCompatibleLayouts(from: MemRefType, to: MemRefType): boolean {
  if (from.layout === to.layout) return true;
  const [a, b] = [stridedForm(from), stridedForm(to)];
  if (!a || !b || a.strides.length !== b.strides.length) return false;
  return mayBeEqual(a.offset, b.offset) && a.strides.every((stride, i) => mayBeEqual(stride, b.strides[i]!));
}

/** Source: CastOp::areCastCompatible of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp. */
export function areCastCompatible(from: Type, to: Type): boolean {
  if (!isMemRefType(from) || !isMemRefType(to)) return false;
  if (from.elementType !== to.elementType || from.memorySpace !== to.memorySpace) return false;
  if (!(from instanceof MemRefType) || !(to instanceof MemRefType)) return from.hasRank || to.hasRank;
  return (
    haveCompatibleLayouts(from, to) &&
    from.rank === to.rank &&
    from.shape.every((size, i) => mayBeEqual(size, to.shape[i]!))
  );
}
