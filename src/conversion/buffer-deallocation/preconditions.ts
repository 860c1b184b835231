import { BranchOpInterface } from '../../ir/interfaces/branch.ts';
import { CallOpInterface } from '../../ir/interfaces/calls.ts';
import { memoryEffects } from '../../ir/interfaces/memory-effects.ts';
import { RegionBranchOpInterface, regionBranchOperands } from '../../ir/interfaces/region-branch.ts';
import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { DeallocOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { isMemref } from './deallocation-state.ts';

/**
 * Tells whether the pass knows how to go on from an operation that has to do with memory, else emits an error.
 * Source: verifyOperationPreconditions of mlir/lib/Dialect/Bufferization/Transforms/OwnershipBasedBufferDeallocation.cpp, texts verbatim.
 */
export function verifyPreconditions(op: Operation): LogicalResult {
  const effects = op.isRegistered ? memoryEffects(op) : undefined;
  const isRecursive = op.hasTrait('RecursiveMemoryEffects');
  const keepsMemory = effects ? effects.every(({ effect }) => effect !== 'allocate' && effect !== 'free') : isRecursive;
  if (keepsMemory && !hasBufferSemantics(op)) return true;

  if (op instanceof DeallocOp) {
    return op.emitError('No deallocation operations must be present when running this pass!');
  }
  if (!effects && !isRecursive && !CallOpInterface.isImplementedBy(op)) {
    return op.emitError('ops with unknown memory side effects are not supported');
  }
  const regionCount = op.regions.length;
  const handsOver = (regionCount === 1 && op.numResults > 0) || regionCount > 1;
  if (handsOver && !RegionBranchOpInterface.isImplementedBy(op)) {
    return op.emitError('All operations with attached regions need to implement the RegionBranchOpInterface.');
  }
  if (op.hasTrait('NoTerminator')) return op.emitError('NoTerminator trait is not supported');
  if (!op.hasTrait('Terminator')) return true;

  const leavesRegion = regionBranchOperands(op) !== undefined;
  if (BranchOpInterface.isImplementedBy(op) === leavesRegion) {
    return op.emitError(
      'Terminators must implement either BranchOpInterface or RegionBranchTerminatorOpInterface (but not both)!',
    );
  }
  return op.successors.length <= 1 || op.emitError('Terminators with more than one successor are not supported!');
}

/** Tells whether memory goes into the operation, into its regions, or comes out of it. */
function hasBufferSemantics(op: Operation): boolean {
  if (op.operands.some(isMemref) || op.results.some(isMemref)) return true;
  return op.regions.some(({ firstBlock }) => firstBlock?.arguments.some(isMemref));
}
