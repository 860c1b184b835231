import { type InferTypeMethods } from '../../../ir/interfaces/inference.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ExtractStridedMetadataOp } from '../generated/memref-ops.gen.ts';

export const extractStridedMetadataOp = {
  interfaces: {
    /** A memref of one element, the offset, and sizes and strides per dimension. */
    InferTypeOpInterface: (): InferTypeMethods => ({
      inferReturnTypes({ context, operands }) {
        const source = operands[0]?.type;
        if (!(source instanceof MemRefType)) return undefined;
        const { elementType, memorySpace, rank } = source;
        const indices = Array.from({ length: 1 + 2 * rank }, () => IndexType.get(context));
        return [MemRefType.get([], elementType, memorySpace), ...indices];
      },
    }),
  },

  asmResultNames(op: ExtractStridedMetadataOp, setName: (value: Value, name: string) => void): void {
    setName(op.baseBuffer, 'base_buffer');
    setName(op.offset, 'offset');
    if (op.sizes.length === 0) return;
    setName(op.sizes[0]!, 'sizes');
    setName(op.strides[0]!, 'strides');
  },
};
