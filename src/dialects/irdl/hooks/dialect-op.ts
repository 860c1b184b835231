import { type LogicalResult } from '../../../support/logical-result.ts';
import { type DialectOp } from '../generated/irdl-ops.gen.ts';
import { verifyName } from '../names.ts';
import { SingleBlockRegion } from '../single-block-region.ts';

export const dialectOp = {
  directives: { SingleBlockRegion },

  verify(op: DialectOp): LogicalResult {
    // Source: Dialect::isValidNamespace of mlir/lib/IR/Dialect.cpp.
    if (!/^[a-zA-Z_][a-zA-Z_0-9$]*$/.test(op.symName)) return op.emitOpError('invalid dialect name');
    return verifyName(op, 'dialect', op.symName);
  },
};
