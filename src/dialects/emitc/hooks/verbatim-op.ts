import { type LogicalResult } from '../../../support/logical-result.ts';
import { type VerbatimOp } from '../generated/emitc-ops.gen.ts';

/** Source: VerbatimOp::verify and parseFormatString of mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const verbatimOp = {
  verify(op: VerbatimOp): LogicalResult {
    const count = op.fmtArgs.length;
    if (count === 0) return true;
    const { value } = op;
    let placeholders = 0;
    for (let at = value.indexOf('{'); at >= 0; at = value.indexOf('{', at + 2)) {
      const next = value[at + 1];
      if (next === undefined) return op.emitOpError("expected '}' after unescaped '{' at end of string");
      if (next === '}') placeholders++;
      else if (next !== '{') return op.emitOpError("expected '}' after unescaped '{'");
    }
    return placeholders === count || op.emitOpError('requires operands for each placeholder in the format string');
  },
};
