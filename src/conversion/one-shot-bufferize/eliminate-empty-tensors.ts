import { DominanceInfo } from '../../ir/dominance.ts';
import { type Operation } from '../../ir/operation.ts';
import { PatternRewriter } from '../../ir/pattern-match.ts';
import { elementTypeOrSelf, isTensorType, type TensorType } from '../../ir/types/shaped-types.ts';
import { BlockArgument, type OpOperand, type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ModuleOp } from '../../builtin/generated/builtin-ops.gen.ts';
import { moveDefinitionsBefore } from '../../rewrite/move-definitions.ts';
import { CastOp, EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { EmptyTensorEliminationPassBase } from '../generated/conversion-passes.gen.ts';
import { type AnalysisState } from './analysis-state.ts';
import { analyzeOp } from './analyze.ts';
import { Bufferization } from './bufferization.ts';
import { analyzeModule } from './bufferize-module.ts';
import { allModels } from './models.ts';
import { OneShotAnalysisState } from './one-shot-analysis-state.ts';
import { defaultBufferizationOptions } from './options.ts';
import { type SubsetInsertion, subsetInsertionOf } from './subsets.ts';

/** `eliminate-empty-tensors`. Source: mlir/lib/Dialect/Bufferization/Transforms/EmptyTensorElimination.cpp. */
export class EmptyTensorEliminationPass extends EmptyTensorEliminationPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const isModule = root instanceof ModuleOp;
    const bufferization = new Bufferization(
      { ...defaultBufferizationOptions, allowReturnAllocsFromLoops: true, bufferizeFunctionBoundaries: isModule },
      allModels,
    );
    const state = new OneShotAnalysisState(root, bufferization);
    if (!(isModule ? analyzeModule(root, state) : analyzeOp(root, state))) return false;
    eliminateEmptyTensors(root, state);
    return true;
  }
}

function eliminateEmptyTensors(root: Operation, state: AnalysisState): void {
  const rewriter = new PatternRewriter(root.context);
  const dominance = new DominanceInfo();
  walk(root, {
    after(op) {
      const insertion = subsetInsertionOf(op);
      if (!insertion || !isTensorType(insertion.source.value.type)) return;
      // Where the tensor is copied in any case, it may as well be one of its own.
      if (state.isInPlace(insertion.source)) replaceEmptyTensors(insertion, state, rewriter, dominance);
    },
  });
}

/** Has what computes the tensor that is put somewhere compute it there, rather than in an empty tensor. */
function replaceEmptyTensors(
  insertion: SubsetInsertion,
  state: AnalysisState,
  rewriter: PatternRewriter,
  dominance: DominanceInfo,
): void {
  const visited = new Set<OpOperand>();
  const empties = state.findBackwards(insertion.source, ({ definingOp }) => definingOp instanceof EmptyOp, {
    includesLeaves: false,
    equivalentOnly: true,
    sameTypeOrCastsOnly: true,
    visited,
  });
  for (const empty of empties) {
    const use = [...visited].find(({ value }) => value === empty)!;
    const replacement = buildReplacement(empty, use.owner, insertion, rewriter, dominance);
    if (replacement) use.set(replacement);
  }
}

/** Returns the part of the destination as a tensor of the type of an empty one; undefined where it cannot be one in front of `user`. */
function buildReplacement(
  empty: Value,
  user: Operation,
  { neededValues, buildExtraction }: SubsetInsertion,
  rewriter: PatternRewriter,
  dominance: DominanceInfo,
): Value | undefined {
  const anchor = findInsertionPoint(empty.definingOp!, user, neededValues, dominance);
  if (!anchor && !moveDefinitionsBefore(rewriter, neededValues, user)) return undefined;
  rewriter.setInsertionPointBefore(anchor ?? user);
  const part = buildExtraction(rewriter, empty.location);
  if (!part || part === empty) return undefined;
  if (part.type === empty.type) return part;
  if (elementTypeOrSelf(part.type) !== elementTypeOrSelf(empty.type)) return undefined;
  if (part.definingOp) rewriter.setInsertionPointAfter(part.definingOp);
  else rewriter.setInsertionPointToStart((part as BlockArgument).owner);
  return CastOp.build(rewriter, empty.location, { source: part, destType: empty.type as TensorType }).result(0);
}

/** Returns an operation before which all needed values are there, and that comes before `user`: the empty tensor, else what follows one of these values. */
function findInsertionPoint(
  empty: Operation,
  user: Operation,
  needed: readonly Value[],
  dominance: DominanceInfo,
): Operation | undefined {
  const candidates = [
    empty,
    ...needed.map((value) => (value instanceof BlockArgument ? value.owner.firstOp! : value.definingOp!.next!)),
  ];
  return candidates.find((candidate) => {
    const areThere = needed.every((value) =>
      value instanceof BlockArgument
        ? isInside(candidate, value)
        : dominance.properlyDominates(value.definingOp!, candidate),
    );
    return areThere && (candidate === user || dominance.properlyDominates(candidate, user));
  });
}

/** Tells whether an operation is in the block of an argument, or nested in what is. */
function isInside(op: Operation, { owner }: BlockArgument): boolean {
  return op.block === owner || op.findParent(({ block }) => block === owner) !== undefined;
}
