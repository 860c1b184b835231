import { stridedForm } from '../../ir/types/memref-layout.ts';
import { isDynamic, type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { constantIndex, type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { mixedSlice, type MixedSlice } from '../../rewrite/mixed-slice.ts';
import { type ExtractStridedMetadataOp, type ReinterpretCastOp } from './generated/memref-ops.gen.ts';

/** Offset, sizes and strides with everything that is known of them. Source: constifyIndexValues of MemRefOps.cpp. */

/** Replaces values by the numbers that the type or a constant says. */
function constified(values: readonly MixedIndex[], known: readonly number[]): MixedIndex[] {
  return values.map((value, i) => (isDynamic(known[i]!) ? (constantIndex(value) ?? value) : known[i]!));
}

function withKnown(slice: MixedSlice, type: MemRefType): MixedSlice {
  const { offset, strides } = stridedForm(type)!;
  return {
    offsets: constified(slice.offsets, [offset]),
    sizes: constified(slice.sizes, type.shape),
    strides: constified(slice.strides, strides),
  };
}

export function constifiedSlice(op: ReinterpretCastOp): MixedSlice {
  return withKnown(mixedSlice(op), op.result(0).type as MemRefType);
}

export function constifiedMetadata(op: ExtractStridedMetadataOp): MixedSlice {
  const offsets: Value[] = [op.offset];
  return withKnown({ offsets, sizes: op.sizes, strides: op.strides }, op.source.type as MemRefType);
}
