import { type Type } from '../../../ir/type.ts';
import { canonicalizeStridedLayout, hasIdentityLayout } from '../../../ir/types/memref-layout.ts';
import { elementTypeOrSelf, type MemRefType, VectorType } from '../../../ir/types/shaped-types.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type TypeCastOp } from '../generated/vector-ops.gen.ts';

/** Source: TypeCastOp::verify of mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */
export const typeCastOp = {
  verify(op: TypeCastOp): LogicalResult {
    const [source, result] = [op.memref.type as MemRefType, op.result().type as MemRefType];
    if (!hasIdentityLayout(canonicalizeStridedLayout(source))) {
      return op.emitOpError('expects operand to be a memref with identity layout');
    }
    if (!hasIdentityLayout(result)) return op.emitOpError('expects result to be a memref with identity layout');
    if (result.memorySpace !== source.memorySpace) return op.emitOpError('expects result in same memory space');
    const text = `'${op.context.printType(result)}'`;
    if (elementTypeOrSelf(source.elementType) !== elementTypeOrSelf(result.elementType)) {
      return op.emitOpError(`expects result and operand with same underlying scalar type: ${text}`);
    }
    return (
      isSameList(allSizes(source), allSizes(result)) ||
      op.emitOpError(`expects concatenated result and operand shapes to be equal: ${text}`)
    );
  },
};

/** Returns the sizes of the memory, then those of the vectors in it. */
function allSizes({
  shape,
  elementType,
}: {
  readonly shape: readonly number[];
  readonly elementType: Type;
}): readonly number[] {
  return elementType instanceof VectorType ? [...shape, ...elementType.shape] : shape;
}
