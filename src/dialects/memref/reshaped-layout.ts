import { StridedLayoutAttr } from '../../ir/attributes/container-attributes.ts';
import { hasIdentityLayout, multiplyDynamic, stridedForm } from '../../ir/types/memref-layout.ts';
import { isDynamic, kDynamic, MemRefType, typeSize } from '../../ir/types/shaped-types.ts';
import { type Reassociation } from '../../rewrite/collapsing-reassociation.ts';
import { type StaticIndex } from '../../support/int64.ts';

/** Layouts of memrefs whose dimensions are split or joined. Source: mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp. */

function reshaped(source: MemRefType, shape: readonly number[], layout?: StridedLayoutAttr): MemRefType {
  return MemRefType.get(shape, source.elementType, source.memorySpace, layout);
}

/**
 * Returns the type of `source` with its dimensions split into groups of `shape`: strides [10000, 1, 100] become
 * [10000, 1, 600, 200, 100] where the last dimension becomes [4, 3, 2]. Undefined when the layout is none of strides.
 */
export function expandedType(
  source: MemRefType,
  shape: readonly number[],
  groups: Reassociation,
): MemRefType | undefined {
  if (hasIdentityLayout(source)) return reshaped(source, shape);
  const form = stridedForm(source);
  if (!form) return undefined;
  const strides = shape.map(() => 1);
  for (const [i, group] of groups.entries()) {
    let stride: StaticIndex = form.strides[i]!;
    for (const dim of group.toReversed()) {
      strides[dim] = typeSize(stride);
      stride = multiplyDynamic(stride, shape[dim]!);
    }
  }
  return reshaped(source, shape, StridedLayoutAttr.get(source.context, form.offset, strides));
}

/**
 * Returns the type of `source` with each group of dimensions joined to one dimension of `shape`, which has the stride of the last that
 * is not of size 1. Undefined when the layout is none of strides or dimensions of a group do not lie one in the other. With
 * `strict` it must be certain that they do.
 */
export function collapsedType(
  source: MemRefType,
  shape: readonly number[],
  groups: Reassociation,
  strict = false,
): MemRefType | undefined {
  if (hasIdentityLayout(source)) return reshaped(source, shape);
  const form = stridedForm(source);
  if (!form) return undefined;
  const strides = groups.map((group) => collapsedStride(source.shape, form.strides, group));
  const areContiguous = groups.every((group, i) =>
    isContiguous(source.shape, form.strides, group, strides[i]!, strict),
  );
  if (!areContiguous) return undefined;
  return reshaped(source, shape, StridedLayoutAttr.get(source.context, form.offset, strides));
}

/** Returns the stride of a group; a dynamic size may turn out to be 1, so its stride does not tell. */
function collapsedStride(shape: readonly number[], strides: readonly number[], group: readonly number[]): number {
  let count = group.length;
  while (count > 1 && shape[group[count - 1]!] === 1) count--;
  const last = group[count - 1]!;
  return count === 1 || !isDynamic(shape[last]!) ? strides[last]! : kDynamic;
}

function isContiguous(
  shape: readonly number[],
  strides: readonly number[],
  group: readonly number[],
  stride: number,
  strict: boolean,
): boolean {
  let expected: StaticIndex = stride;
  for (const dim of group.slice(1).reverse()) {
    expected = multiplyDynamic(expected, shape[dim]!);
    // The stride of a dimension of size 1 means nothing.
    if (shape[dim - 1] === 1) continue;
    const actual = strides[dim - 1]!;
    const isKnown = !isDynamic(expected) && !isDynamic(actual);
    if (isKnown ? expected !== actual : strict) return false;
  }
  return true;
}
