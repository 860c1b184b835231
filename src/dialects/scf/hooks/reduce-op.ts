import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ReduceOp } from '../generated/scf-ops.gen.ts';

export const reduceOp = {
  interfaces: { RegionBranchTerminatorOpInterface: () => ({ successorOperands: [] }) },

  /** Source: ReduceOp::verifyRegions of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
  verifyRegions(op: ReduceOp): LogicalResult {
    const { reductions, operands } = op;
    if (reductions.length !== operands.length) {
      return op.emitOpError(
        `expects number of reduction regions: ${reductions.length} to be the same as number of reduction operands: ${operands.length}`,
      );
    }
    for (const [i, { firstBlock }] of reductions.entries()) {
      const { type } = operands[i]!;
      const block = firstBlock!;
      if (block.arguments.length !== 2 || block.arguments.some((argument) => argument.type !== type)) {
        return op.emitOpError(
          `expected two block arguments with type '${op.context.printType(type)}' in the ${i}-th reduction region`,
        );
      }
      if (block.lastOp?.name !== 'scf.reduce.return') {
        return op.emitOpError("reduction bodies must be terminated with an 'scf.reduce.return' op");
      }
    }
    return true;
  },
};
