import { regionBranchOperands } from '../../ir/interfaces/region-branch.ts';
import { type Operation } from '../../ir/operation.ts';
import { isTensorType } from '../../ir/types/shaped-types.ts';
import { OpResult, type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { MersenneTwister } from '../../support/mersenne-twister.ts';
import { shuffle } from '../../support/shuffle.ts';
import { type AnalysisState } from './analysis-state.ts';

/** In which order operations are analyzed: what comes later is copied rather. Source: OneShotAnalysisState::analyzeOp of mlir/lib/Dialect/Bufferization/Transforms/OneShotAnalysis.cpp. */
export function analysisOrder(root: Operation, state: AnalysisState): Operation[] {
  const { heuristic, fuzzerSeed } = state.bufferization.options;
  const ops = nestedOps(root).filter((op) => state.bufferization.hasTensorSemantics(op));
  if (heuristic === 'bottom-up') return ops.reverse();
  if (heuristic === 'bottom-up-from-terminators') return fromTerminators(root, state);
  if (heuristic === 'fuzzer') shuffle(ops, new MersenneTwister(fuzzerSeed));
  return ops;
}

/** Returns all operations, nested ones before what is around them. */
export function nestedOps(root: Operation): Operation[] {
  const ops: Operation[] = [];
  walk(root, { after: (op) => void ops.push(op) });
  return ops;
}

const isTensor = ({ type }: Value): boolean => isTensorType(type);
const hasTensorValues = ({ operands, results }: Operation): boolean =>
  operands.some(isTensor) || results.some(isTensor);

/** Puts first, for each end of a region, that and what leads to what it hands over, as far as that is in the region. */
function fromTerminators(root: Operation, state: AnalysisState): Operation[] {
  const ordered = new Set<Operation>();
  const tensorResults = (values: readonly Value[]): OpResult[] =>
    values.filter((value) => value instanceof OpResult && isTensor(value)) as OpResult[];
  for (const terminator of nestedOps(root)) {
    if (!regionBranchOperands(terminator) || ordered.has(terminator)) continue;
    ordered.add(terminator);
    const region = terminator.parentRegion;
    const pending = tensorResults(terminator.operands);
    for (let result = pending.pop(); result; result = pending.pop()) {
      const { owner } = result;
      if (ordered.has(owner)) continue;
      ordered.add(owner);
      if (!region?.isAncestorOf(owner.parentRegion)) continue;
      pending.push(...tensorResults(state.aliasingOperands(result).map(({ operand }) => operand.value)));
    }
  }
  return [...ordered, ...backwards(root).filter((op) => !ordered.has(op) && hasTensorValues(op))];
}

/** Returns all operations, the last first, but nested ones before what is around them. */
function backwards(root: Operation): Operation[] {
  const ops: Operation[] = [];
  // What is around others first, read from its end.
  walk(root, { before: (op) => void ops.push(op) });
  return ops.reverse();
}
