import { type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { ceilDiv, product, rowMajorStrides } from '../../support/math.ts';

/**
 * Returns a tensor whose linear map puts several dims into one row, `(d0, d1 * 32 + d2)`, as the matrix of these rows, which has the same elements in the same
 * order; any other as it is. Binaries do not have the map: the shards say how long rows are. Source: ttmlir-facts, sections 4.2 and 6.3.
 */
export function withWideRows(ref: TensorRef): TensorRef {
  const { shape, layout } = ref.desc;
  const [range, ...otherRanges] = layout.coreRangeSet;
  const [height, width, ...otherDims] = layout.memoryDesc.shape;
  if (!range || otherRanges.length > 0 || height === undefined || width === undefined || otherDims.length > 0)
    return ref;
  const packed = rowMajorStrides(shape);
  if (shape.includes(0) || layout.stride.some((stride, dim) => shape[dim]! > 1 && stride !== packed[dim])) return ref;

  const { tileShape } = layout.memoryDesc;
  const fits = (rowLength: number): boolean =>
    ceilDiv(ceilDiv(rowLength, range.size.x), Math.max(1, tileShape.x)) === width &&
    ceilDiv(ceilDiv(product(shape) / rowLength, range.size.y), Math.max(1, tileShape.y)) === height;
  const lengths = shape.map((_, dim) => product(shape.slice(dim))).toReversed();
  const rowLength = lengths.find(fits);
  if (rowLength === undefined || rowLength === lengths[0]) return ref;
  const matrix = [product(shape) / rowLength, rowLength];
  return { ...ref, desc: { ...ref.desc, shape: matrix, layout: { ...layout, stride: [rowLength, 1] } } };
}
