import { type Operation } from '../../ir/operation.ts';
import { PatternRewriter } from '../../ir/pattern-match.ts';
import { isTensorType, UnrankedTensorType } from '../../ir/types/shaped-types.ts';
import { type OpOperand, OpResult } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { DimOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { allocateTensor, unrankedCopy } from './allocate-tensor.ts';
import { isUnranked, type AnalysisState } from './analysis-state.ts';

/**
 * Copies the tensors that are not in place. Source: mlir/lib/Dialect/Bufferization/Transforms/TensorCopyInsertion.cpp. Differs: upstream leaves out
 * what is in modules in the module, which it may bufferize then; here only where these stay as they are.
 */
export function insertTensorCopies(root: Operation, state: AnalysisState): LogicalResult {
  const rewriter = new PatternRewriter(root.context);
  const { bufferizeFunctionBoundaries } = state.bufferization.options;
  const staysAsItIs = (op: Operation): boolean =>
    bufferizeFunctionBoundaries && op.parentOp === root && !(op instanceof FuncOp) && op.hasTrait('SymbolTable');
  return walk(root, {
    before: (op) => (staysAsItIs(op) ? 'skip' : 'advance'),
    after: (op) => {
      const model = state.bufferization.modelOf(op);
      if (!model) return 'advance';
      rewriter.setInsertionPointBefore(op);
      const isResolved = model.resolveConflicts
        ? model.resolveConflicts(op, rewriter, state)
        : copyOperands(op, rewriter, state);
      return isResolved ? 'advance' : 'interrupt';
    },
  });
}

interface Copy {
  readonly operand: OpOperand;
  /** The result that is copied rather than the operand. */
  readonly result: OpResult | undefined;
  /** Whether what is in it is needed. */
  readonly copies: boolean;
}

/** Copies the operands of an operation that are not in place, or results that are the only ones that share their memory. */
export function copyOperands(op: Operation, rewriter: PatternRewriter, state: AnalysisState): LogicalResult {
  const copies: Copy[] = [];
  for (const operand of op.opOperands) {
    if (!isTensorType(operand.value.type) || state.isInPlace(operand)) continue;
    if (isUnranked(operand)) return op.emitError(unrankedCopy);
    copies.push({ operand, result: resultToCopy(operand, state), copies: !state.canOmitCopy(operand) });
  }
  if (copies.length === 0) return true;
  return rewriter.withInsertionPoint(() => {
    const { bufferization } = state;
    rewriter.setInsertionPointBefore(op);
    for (const { operand, result, copies: isCopy } of copies) {
      if (result) continue;
      const copy = allocateTensor(rewriter, op.location, operand.value, bufferization, isCopy);
      if (!copy) return false;
      operand.set(copy);
    }
    rewriter.setInsertionPointAfter(op);
    for (const { result, copies: isCopy } of copies) {
      if (!result) continue;
      const copy = allocateTensor(rewriter, op.location, result, bufferization, isCopy);
      if (!copy) return false;
      // Sizes of the copy may have been made of the result.
      result.replaceAllUsesWith(copy, ({ owner }) => owner === copy.definingOp || owner instanceof DimOp);
    }
    return true;
  });
}

/** Returns the one result that shares the memory of an operand that is not written, which may be smaller. */
function resultToCopy(operand: OpOperand, state: AnalysisState): OpResult | undefined {
  const aliases = state.aliasingValues(operand);
  const value = aliases[0]?.value;
  if (aliases.length !== 1 || !(value instanceof OpResult) || value.type instanceof UnrankedTensorType)
    return undefined;
  return !state.writes(operand) && state.aliasingOperands(value).length === 1 ? value : undefined;
}
