import { type LogicalResult } from '../../../support/logical-result.ts';
import { type YieldOp } from '../generated/affine-ops.gen.ts';

const parents: readonly string[] = ['affine.for', 'affine.if', 'affine.parallel'];

/** Source: AffineYieldOp of mlir/lib/Dialect/Affine/IR/AffineOps.cpp, texts verbatim. */
export const yieldOp = {
  verify(op: YieldOp): LogicalResult {
    const parent = op.parentOp;
    if (!parent || !parents.includes(parent.name)) {
      return op.emitOpError('only terminates affine.if/for/parallel regions');
    }
    if (parent.numResults !== op.numOperands) {
      return op.emitOpError('parent of yield must have same number of results as the yield operands');
    }
    const matches = parent.results.every((result, i) => result.type === op.operand(i).type);
    return matches || op.emitOpError('types mismatch between yield op and its parent');
  },
};
