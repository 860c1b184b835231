import { type LogicalResult } from '../../../support/logical-result.ts';
import { OperandsOp, RegionsOp, ResultsOp, type OperationOp } from '../generated/irdl-ops.gen.ts';
import { verifyName } from '../names.ts';
import { verifyAtMostOne } from '../parts.ts';
import { SingleBlockRegion } from '../single-block-region.ts';

const parts = ['irdl.operands', 'irdl.results', 'irdl.attributes', 'irdl.regions'];

export const operationOp = {
  directives: { SingleBlockRegion },

  verify(op: OperationOp): LogicalResult {
    return verifyAtMostOne(op, parts) && verifyName(op, 'operation', op.symName);
  },

  /** No two operands, results or regions may have the same name; each kind checks its own. */
  verifyRegions(op: OperationOp): LogicalResult {
    const named: { readonly kind: string; readonly names: ReadonlySet<string> }[] = [];
    for (const part of op.body.firstBlock!.operations()) {
      if (!(part instanceof OperandsOp || part instanceof ResultsOp || part instanceof RegionsOp)) continue;
      named.push({ kind: part.name.slice('irdl.'.length), names: new Set(part.names) });
    }
    for (const [i, one] of named.entries()) {
      for (const other of named.slice(i + 1)) {
        const common = [...one.names].find((name) => other.names.has(name));
        if (common === undefined) continue;
        return op.emitOpError(`contains a value named '${common}' for both its ${one.kind} and ${other.kind}`);
      }
    }
    return true;
  },
};
