import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { typeSizeBits } from '../../../ir/types/type-size.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type BitCastOp } from '../generated/vector-ops.gen.ts';
import { foldBitCast } from '../folding/fold-bit-cast.ts';

/** Returns how many bits an element has where `scope` is; pointers of dialects have 64. */
const bitsOf = (type: Type, scope: Operation): number => typeSizeBits(type, scope) ?? 64;

/** Source: BitCastOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */
export const bitCastOp = {
  verify(op: BitCastOp): LogicalResult {
    const [source, result] = [op.source.type as VectorType, op.result().type as VectorType];
    const wrong = source.shape.findIndex((size, dim) => dim < source.rank - 1 && size !== result.shape[dim]);
    if (wrong >= 0) return op.emitOpError(`dimension size mismatch at: ${wrong}`);
    const [from, to] = [source, result].map(({ shape, elementType }) => (shape.at(-1) ?? 1) * bitsOf(elementType, op));
    const what = source.rank === 0 ? '0-D vector element types' : 'minor 1-D vectors';
    return from === to || op.emitOpError(`source/result bitwidth of the ${what} must be equal`);
  },

  fold: foldBitCast,
};
