import { hasIdentityLayout } from '../../../ir/types/memref-layout.ts';
import { isDynamic, MemRefType, type ShapedType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ReshapeOp } from '../generated/memref-ops.gen.ts';
import { named } from '../result-names.ts';

export const reshapeOp = {
  /** Source: ReshapeOp::verify of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, texts verbatim. */
  verify(op: ReshapeOp): LogicalResult {
    const source = op.source.type as ShapedType;
    const result = op.result(0).type as ShapedType;
    if (source.elementType !== result.elementType) {
      return op.emitOpError('element types of source and destination memref types should be the same');
    }
    if (source instanceof MemRefType && !hasIdentityLayout(source)) {
      return op.emitOpError('source memref type should have identity affine map');
    }
    if (!(result instanceof MemRefType)) return true;
    if (!hasIdentityLayout(result)) return op.emitOpError('result memref type should have identity affine map');
    const [length] = (op.shape.type as MemRefType).shape;
    if (isDynamic(length!)) {
      return op.emitOpError('cannot use shape operand with dynamic length to reshape to statically-ranked memref type');
    }
    return length === result.rank || op.emitOpError("length of shape operand differs from the result's memref rank");
  },
  verifiesSignatureOnly: true,

  ...named('reshape'),
};
