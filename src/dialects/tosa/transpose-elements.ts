import { DenseElementsAttr, elementSizeBytes } from '../../ir/attributes/elements-attributes.ts';
import { rowMajorStrides } from '../../support/math.ts';
import { copyStrided } from '../../support/strided-copy.ts';

/** Returns the constant whose dimension `i` is dimension `perms[i]` of `values`. */
export function transposeElements(
  values: DenseElementsAttr,
  perms: readonly number[],
  type: DenseElementsAttr['type'],
): DenseElementsAttr {
  const { bytes } = values;
  if (values.isSplat) return DenseElementsAttr.get(type, bytes);
  const size = elementSizeBytes(values.elementType);
  const strides = rowMajorStrides(values.type.shape);
  const moved = new Uint8Array(bytes.length);
  copyStrided(bytes, moved, [...type.shape, size], [...perms.map((dim) => size * strides[dim]!), 1], 0);
  return DenseElementsAttr.get(type, moved);
}
