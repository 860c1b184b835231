import { StridedLayoutAttr } from '../../ir/attributes/container-attributes.ts';
import { addDynamic, multiplyDynamic, stridedForm } from '../../ir/types/memref-layout.ts';
import { MemRefType, typeSize } from '../../ir/types/shaped-types.ts';
import { type StaticSlice } from '../../builtin/offset-size-stride.ts';
import { type StaticIndex } from '../../support/int64.ts';

/**
 * Returns the type of a slice of a strided memref, without leaving out dimensions: offsets [1, 2] in strides [8, 1] make offset 10, strides
 * [2, 3] make [16, 3]. Source: SubViewOp::inferResultType of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp.
 */
export function inferSubviewType(source: MemRefType, { offsets, sizes, strides }: StaticSlice): MemRefType {
  const form = stridedForm(source)!;
  const offset = offsets.reduce<StaticIndex>(
    (sum, value, i) => addDynamic(sum, multiplyDynamic(value, form.strides[i]!)),
    form.offset,
  );
  const layout = StridedLayoutAttr.get(
    source.context,
    typeSize(offset),
    strides.map((stride, i) => typeSize(multiplyDynamic(form.strides[i]!, stride))),
  );
  return MemRefType.get(sizes.map(typeSize), source.elementType, source.memorySpace, layout);
}
