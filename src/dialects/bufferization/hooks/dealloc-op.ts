import { DenseArrayAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type InferTypeMethods } from '../../../ir/interfaces/inference.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type DeallocOp } from '../generated/bufferization-ops.gen.ts';
import { deallocPatterns } from '../patterns/dealloc-patterns.ts';

/** Source: DeallocOp of mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp, texts verbatim. */
export const deallocOp = {
  canonicalizationPatterns: deallocPatterns,

  verify(op: DeallocOp): LogicalResult {
    if (op.memrefs.length !== op.conditions.length) {
      return op.emitOpError('must have the same number of conditions as memrefs to deallocate');
    }
    return (
      op.retained.length === op.numResults ||
      op.emitOpError('must have the same number of updated conditions (results) as retained operands')
    );
  },

  interfaces: {
    /** One i1 per retained memref. */
    InferTypeOpInterface: (): InferTypeMethods => ({
      inferReturnTypes({ context, properties }) {
        const segments = properties.get('operandSegmentSizes');
        if (!(segments instanceof DenseArrayAttr)) return undefined;
        return Array.from({ length: segments.numbers[2] ?? 0 }, () => IntegerType.get(context, 1));
      },
    }),
  },
};
