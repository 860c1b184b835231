import { indexAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type IndexOp } from '../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';
import { staticLoopRanges } from '../structured/loop-ranges.ts';

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

  /** The index in a loop of one iteration is 0. */
  fold(op: IndexOp): FoldResult {
    const methods = op.parentOp && LinalgStructuredInterface.of(op.parentOp);
    const ranges = methods && staticLoopRanges(op.parentOp, methods.indexingMaps);
    return ranges?.[op.dim] === 1 ? [indexAttr(op.context, 0)] : undefined;
  },
};
