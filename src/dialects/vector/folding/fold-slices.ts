import { type Attribute } from '../../../ir/attribute.ts';
import { DenseElementsAttr, elementSizeBytes } from '../../../ir/attributes/elements-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { splatOf, storedElement } from '../element-folding.ts';
import { type ExtractStridedSliceOp, InsertStridedSliceOp } from '../generated/vector-ops.gen.ts';
import { delinearize, linearize } from '../linear-positions.ts';
import { integersOf } from '../strided-slices.ts';
import { ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';

/** Source: ExtractStridedSliceOp::fold of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export function foldExtractSlice(op: ExtractStridedSliceOp, [source]: readonly (Attribute | undefined)[]): FoldResult {
  const type = op.result().type as VectorType;
  if (op.source.type === type) return [op.source];
  if (takeFromInserted(op)) return 'updated';
  if (!(source instanceof DenseElementsAttr)) return undefined;
  const splat = splatOf(type, source);
  if (splat) return [splat];
  const offsets = integersOf(op, 'offsets').map(Number);
  const { shape } = op.source.type as VectorType;
  const size = elementSizeBytes(type.elementType);
  const taken = new Uint8Array(type.numElements * size);
  for (let place = 0; place < type.numElements; place++) {
    const position = delinearize(place, type.shape).map((index, dim) => index + (offsets[dim] ?? 0));
    taken.set(storedElement(source, linearize(position, shape)), place * size);
  }
  return [DenseElementsAttr.get(type, taken)];
}

/**
 * Cuts what was inserted instead of what that was inserted into, where it has all of the block; tells whether it has. An inserted block that begins behind the start of this one
 * counts as elsewhere, as for upstream. Source: foldExtractStridedOpFromInsertChain of the same file.
 */
function takeFromInserted(op: ExtractStridedSliceOp): boolean {
  const [offsets, sizes] = [integersOf(op, 'offsets').map(Number), integersOf(op, 'sizes').map(Number)];
  const { rank } = op.source.type as VectorType;
  for (let maker = op.source.definingOp; maker instanceof InsertStridedSliceOp; maker = maker.dest.definingOp) {
    const block = maker.valueToStore.type as VectorType;
    if (rank !== block.rank) return false;
    const starts = integersOf(maker, 'offsets').map(Number);
    const endOf = (dim: number): number => starts[dim]! + block.shape[dim]!;
    const apart = offsets.findIndex((offset, dim) => offset < starts[dim]! || offset >= endOf(dim));
    if (apart >= 0) continue;
    if (offsets.some((offset, dim) => offset + sizes[dim]! > endOf(dim))) return false;
    const i64 = IntegerType.get(op.context, 64);
    const differences = offsets.map((offset, dim) => IntegerAttr.get(i64, offset - starts[dim]!));
    op.setOperand(0, maker.valueToStore);
    op.setProperty('offsets', ArrayAttr.get(op.context, differences));
    return true;
  }
  return false;
}

/** Source: InsertStridedSliceOp::fold of the same file. */
export function foldInsertSlice(op: InsertStridedSliceOp): FoldResult {
  return op.valueToStore.type === op.dest.type ? [op.valueToStore] : undefined;
}
