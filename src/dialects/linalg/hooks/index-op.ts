import { type LogicalResult } from '../../../support/logical-result.ts';
import { type IndexOp } from '../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';

export const indexOp = {
  /** Source: IndexOp::verify of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */
  verify(op: IndexOp): LogicalResult {
    const methods = op.parentOp && LinalgStructuredInterface.of(op.parentOp);
    if (!methods) return op.emitOpError('expected parent op with LinalgOp interface');
    const loops = methods.iteratorTypes.length;
    return (
      loops > op.dim ||
      op.emitOpError(
        `expected dim (${op.dim}) to be lower than the number of loops (${loops}) of the enclosing LinalgOp`,
      )
    );
  },
};
