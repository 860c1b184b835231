import { type FoldResult } from '../../ir/op-info.ts';
import { type Operation } from '../../ir/operation.ts';
import { stridedForm } from '../../ir/types/memref-layout.ts';
import { isDynamic, MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { CastOp } from './generated/memref-ops.gen.ts';

/** Casts whose source does as well. Source: mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, foldMemRefCast and canFoldIntoConsumerOp. */

/** Makes `op` use the sources of casts from ranked memrefs, but for the operand `except`. */
export function foldMemRefCast(op: Operation, except?: Value): FoldResult {
  let folded: FoldResult;
  for (const operand of op.opOperands) {
    const cast = operand.value.definingOp;
    if (!(cast instanceof CastOp) || operand.value === except || !(cast.source.type instanceof MemRefType)) continue;
    operand.set(cast.source);
    folded = 'updated';
  }
  return folded;
}

/** The hook of operations that do nothing but use the sources of casts. */
export const foldsCasts = { fold: (op: Operation): FoldResult => foldMemRefCast(op) };

/** Returns the source of a cast that makes nothing known that its source does not say. */
export function castSource(value: Value): { readonly source: Value; readonly type: MemRefType } | undefined {
  const cast = value.definingOp;
  if (!(cast instanceof CastOp)) return undefined;
  const { source } = cast;
  const { type } = source;
  const target = value.type;
  if (!(type instanceof MemRefType) || !(target instanceof MemRefType) || type.rank !== target.rank) return undefined;
  const [from, to] = [stridedForm(type), stridedForm(target)];
  if (!from || !to) return undefined;
  const saysMore = (a: number, b: number): boolean => isDynamic(a) && !isDynamic(b);
  const isMoreKnown =
    type.shape.some((size, i) => saysMore(size, target.shape[i]!)) ||
    saysMore(from.offset, to.offset) ||
    from.strides.some((stride, i) => saysMore(stride, to.strides[i]!));
  return isMoreKnown ? undefined : { source, type };
}
