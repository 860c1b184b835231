import { mixedIndices, type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { type ReinterpretCastOp, type SubViewOp } from './generated/memref-ops.gen.ts';

/** Offsets, sizes and strides, each a constant or a value. */
export interface MixedSlice {
  readonly offsets: readonly MixedIndex[];
  readonly sizes: readonly MixedIndex[];
  readonly strides: readonly MixedIndex[];
}

export function mixedSlice(op: SubViewOp | ReinterpretCastOp): MixedSlice {
  const { properties } = op;
  return {
    offsets: mixedIndices(properties.get('static_offsets'), op.offsets),
    sizes: mixedIndices(properties.get('static_sizes'), op.sizes),
    strides: mixedIndices(properties.get('static_strides'), op.strides),
  };
}
