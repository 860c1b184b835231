import { stridedForm } from '../../ir/types/memref-layout.ts';
import { isDynamic, type MemRefType } from '../../ir/types/shaped-types.ts';
import { areCastCompatible } from '../memref/cast-compatible.ts';

/** Tells whether a cast never fails at run time: what is known of the layout after it is known before it. */
export function isSafeCast(from: MemRefType, to: MemRefType): boolean {
  const [source, target] = [stridedForm(from), stridedForm(to)];
  if (!areCastCompatible(from, to) || !source || !target) return false;
  const saysMore = (a: number, b: number): boolean => isDynamic(a) && !isDynamic(b);
  return (
    !saysMore(source.offset, target.offset) &&
    source.strides.every((stride, i) => !saysMore(stride, target.strides[i]!))
  );
}
