import { DominanceInfo } from '../../ir/dominance.ts';
import { type Operation } from '../../ir/operation.ts';
import { isTensorType } from '../../ir/types/shaped-types.ts';
import { walk } from '../../ir/walk.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ToTensorOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { analysisOrder, nestedOps } from './analysis-order.ts';
import { annotateAliases, annotatePlaces } from './annotate-analysis.ts';
import { type BufferizationModel } from './bufferizable-op.ts';
import { wouldConflict, wouldWriteReadOnly } from './conflicts.ts';
import { type OneShotAnalysisState } from './one-shot-analysis-state.ts';

/** Decides which operands of what is in an operation are in place. Source: mlir/lib/Dialect/Bufferization/Transforms/OneShotAnalysis.cpp. */
export function analyzeOp(root: Operation, state: OneShotAnalysisState): LogicalResult {
  const dominance = new DominanceInfo();
  if (!checkAssumptions(root, state, dominance)) return false;
  const { reports } = state.bufferization.options;
  for (const op of analysisOrder(root, state)) {
    for (const operand of op.opOperands) {
      if (!isTensorType(operand.value.type)) continue;
      if (!wouldWriteReadOnly(operand, state) && !wouldConflict(operand, state, dominance)) state.putInPlace(operand);
    }
  }
  findEquivalences(root, state);
  state.gatherUndefinedUses(root);
  let isVerified = true;
  for (const op of nestedOps(root)) {
    const model = state.bufferization.modelOf(op);
    if (model?.verifyAnalysis?.(op, state) === false) isVerified = false;
  }
  if (reports.isOfPlaces) annotatePlaces(root, state);
  if (reports.isOfAliases) annotateAliases(root, state, reports.printing);
  return isVerified;
}

/** Tells whether an operation has regions of several blocks that the bufferization cannot handle, after a diagnostic. */
export function hasUnsupportedBlocks(op: Operation, model: BufferizationModel): boolean {
  if (model.supportsSeveralBlocks || op.regions.every(({ blocks }) => blocks.length <= 1)) return false;
  op.emitOpError(
    'op or BufferizableOpInterface implementation does not support unstructured control flow, but at least one region has multiple blocks',
  );
  return true;
}

function checkAssumptions(root: Operation, state: OneShotAnalysisState, dominance: DominanceInfo): LogicalResult {
  const { bufferization } = state;
  const haveBlocks = walk(root, {
    after: (op) => {
      const model = bufferization.modelOf(op);
      return model && hasUnsupportedBlocks(op, model) ? 'interrupt' : 'advance';
    },
  });
  if (!haveBlocks) return false;
  return walk(root, {
    after: (op) => (bufferization.modelOf(op) && !checkOp(op, state, dominance) ? 'interrupt' : 'advance'),
  });
}

function checkOp(op: Operation, state: OneShotAnalysisState, dominance: DominanceInfo): LogicalResult {
  if (op instanceof ToTensorOp && !op.restrict && !op.useEmpty) {
    return op.emitOpError('to_tensor ops without `restrict` are not supported by One-Shot Analysis');
  }
  for (const operand of op.opOperands) {
    if (!isTensorType(operand.value.type)) continue;
    if (wouldConflict(operand, state, dominance, true)) {
      return op.emitOpError('not bufferizable under the given constraints: cannot avoid RaW conflict');
    }
    if (state.isInPlace(operand) && wouldWriteReadOnly(operand, state, true)) {
      return op.emitOpError('not bufferizable under the given constraints: would write to read-only buffer');
    }
  }
  return true;
}

/** Finds results that are the very buffers of operands in place. */
function findEquivalences(root: Operation, state: OneShotAnalysisState): void {
  walk(root, {
    after: (op) => {
      const model = state.bufferization.modelOf(op);
      if (!model) return;
      for (const result of op.results) {
        if (!isTensorType(result.type)) continue;
        const aliases = state.aliasingOperands(result);
        const first = aliases[0]?.operand.value;
        if (!first) continue;
        const sure = aliases.find((alias) => alias.isEquivalent && alias.isDefinite && state.isInPlace(alias.operand));
        if (sure) {
          state.uniteEquivalent(result, sure.operand.value);
          continue;
        }
        const areAll = aliases.every(
          ({ operand, isEquivalent }) =>
            isEquivalent && state.isInPlace(operand) && state.areEquivalent(operand.value, first),
        );
        if (areAll && !model.bufferizesToAllocation?.(op, result)) state.uniteEquivalent(result, first);
      }
    },
  });
}
