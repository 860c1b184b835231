import { type Block } from '../../ir/block.ts';
import { type DominanceInfo } from '../../ir/dominance.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpResult, type OpOperand, type Value } from '../../ir/value.ts';
import { type OneShotAnalysisState } from './one-shot-analysis-state.ts';
import { areMutuallyExclusive } from './region-reachability.ts';
import { subsetInsertionOf, type SubsetInsertion } from './subsets.ts';

/** Whether memory is written between a write and a read that is to see it. Source: mlir/lib/Dialect/Bufferization/Transforms/OneShotAnalysis.cpp. */

/** Tells whether an operand in place would write memory that may not be written. With `isChecked`, what it writes itself does not count. */
export function wouldWriteReadOnly(operand: OpOperand, state: OneShotAnalysisState, isChecked = false): boolean {
  const values = sharing(operand, state);
  const isWritten =
    (!isChecked && state.writes(operand)) ||
    values.some((value) => state.aliasesOf(value).some((alias) => state.writesOf(alias).length > 0));
  return isWritten && values.some((value) => state.aliasesOf(value).some((alias) => !state.isWritable(alias)));
}

/** Tells whether an operand in place would let a write come between a read and what that is to see. With `isChecked`, what it writes itself does not count. */
export function wouldConflict(
  operand: OpOperand,
  state: OneShotAnalysisState,
  dominance: DominanceInfo,
  isChecked = false,
): boolean {
  const reads = new Set<OpOperand>();
  const writes = new Set<OpOperand>();
  for (const value of sharing(operand, state)) {
    for (const alias of state.aliasesOf(value)) {
      for (const use of state.readsOf(alias)) reads.add(use);
      for (const use of state.writesOf(alias)) writes.add(use);
    }
  }
  if (!isChecked && state.writes(operand)) writes.add(operand);
  if (reads.size > 0 && state.bufferization.options.checkParallelRegions) {
    for (const write of writes) if (leavesParallelRegion(write, state)) return true;
  }
  const search = new ConflictSearch(state, dominance);
  for (const read of reads) {
    const definitions = state.definitionsOf(read);
    if (definitions.size === 0) continue;
    for (const write of writes) if (search.isConflict(read, write, definitions)) return true;
  }
  return false;
}

/** Returns the value of an operand and those that share its memory in place. */
function sharing(operand: OpOperand, state: OneShotAnalysisState): Value[] {
  return [operand.value, ...state.aliasingValues(operand).map(({ value }) => value)];
}

/** Tells whether what is written was made outside of the parallel region of the write, or in another. */
function leavesParallelRegion(write: OpOperand, state: OneShotAnalysisState): boolean {
  const region = state.parallelRegion(write.owner.parentRegion);
  const origins = state.findBackwards(write, (value) => state.isWrittenAtDefinition(value));
  for (const origin of origins) {
    if (state.parallelRegion(origin.parentBlock?.region ?? undefined) !== region) return true;
  }
  return false;
}

class ConflictSearch {
  readonly #state: OneShotAnalysisState;
  readonly #dominance: DominanceInfo;

  constructor(state: OneShotAnalysisState, dominance: DominanceInfo) {
    this.#state = state;
    this.#dominance = dominance;
  }

  /** Tells whether a write may come between a read and one of the definitions of what it is to see. */
  isConflict(read: OpOperand, write: OpOperand, definitions: ReadonlySet<Value>): boolean {
    const { bufferization } = this.#state;
    const [reader, writer] = [read.owner, write.owner];
    if (this.#isRuledOutByOrder(read, write, definitions)) return false;
    if (areNonConflictingSubsets(read, write, this.#state)) return false;
    if (bufferization.modelOf(reader)?.isNotConflicting?.(reader, read, write, this.#state)) return false;
    if (writer !== reader && bufferization.modelOf(writer)?.isNotConflicting?.(writer, read, write, this.#state)) {
      return false;
    }
    const aliases = this.#state.aliasingValues(write);
    const written = aliases.length === 1 ? aliases[0]!.value : undefined;
    for (const definition of definitions) {
      if (this.#isOutside(writer, definition) || written === definition) continue;
      return true;
    }
    return false;
  }

  #isRuledOutByOrder(read: OpOperand, write: OpOperand, definitions: ReadonlySet<Value>): boolean {
    const [reader, writer] = [read.owner, write.owner];
    if (!this.#orderMeansSomething(read, write, definitions)) return false;
    if (this.#happensBefore(reader, writer) || write === read) return true;
    if (areMutuallyExclusive(reader, writer)) return true;
    if (writer !== reader) return false;
    const model = this.#state.bufferization.modelOf(reader);
    return (
      model?.isElementwise?.(reader, [read, write]) === true &&
      (this.#comesFrom(read, write.value) || this.#comesFrom(write, read.value))
    );
  }

  /** Tells whether the value of an operand is the very buffer of `other`. */
  #comesFrom(operand: OpOperand, other: Value): boolean {
    const options = { includesLeaves: false, equivalentOnly: true, sameTypeOrCastsOnly: true };
    return this.#state.findBackwards(operand, (value) => value === other, options).size > 0;
  }

  /** Tells whether a write happens before the definition, inside what makes that, or not where the argument that it is can be seen. */
  #isOutside(writer: Operation, definition: Value): boolean {
    if (definition instanceof OpResult) {
      const { owner } = definition;
      return this.#happensBefore(writer, owner) || owner.isProperAncestorOf(writer);
    }
    const block = definition.parentBlock;
    let inner: Operation | undefined = writer;
    while (inner && inner.block !== block) inner = inner.parentOp;
    return inner === undefined;
  }

  #happensBefore(first: Operation, second: Operation): boolean {
    for (let op: Operation | undefined = first; op; op = op.parentOp) {
      if (op.isProperAncestorOf(second)) return false;
      if (this.#dominance.properlyDominates(op, second)) return true;
    }
    return false;
  }

  /** Tells whether the order of operations tells which of a read and a write comes first: not where both are run again after what defines the value. */
  #orderMeansSomething(read: OpOperand, write: OpOperand, definitions: ReadonlySet<Value>): boolean {
    for (const definition of definitions) {
      if (this.#isInLoop(read, write, definition) || isInLoopOfBlocks(read, write, definition)) return false;
    }
    return true;
  }

  #isInLoop(read: OpOperand, write: OpOperand, definition: Value): boolean {
    const state = this.#state;
    const outer = state.repetitiveRegion(definition.parentBlock?.region ?? undefined);
    let region = state.repetitiveRegion(read.owner.parentRegion);
    if (region === outer) return false;
    // The outermost of the loops around the read that are inside of that of the definition.
    for (let next = region; next && next !== outer; next = state.repetitiveRegion(next.parentRegion)) region = next;
    const loop = region?.parentOp;
    return loop !== undefined && loop !== null && (loop === write.owner || loop.isProperAncestorOf(write.owner));
  }
}

/** Tells whether blocks make a loop of a read and a write which does not pass the block of the definition. */
function isInLoopOfBlocks(read: OpOperand, write: OpOperand, definition: Value): boolean {
  const [reading, writing] = [read.owner.block!, write.owner.block!];
  if (reading.region !== writing.region || reading.region?.blocks.length === 1) return false;
  const except = definition.parentBlock;
  return isReachable(reading, writing, except) && isReachable(writing, reading, except);
}

/** Tells whether control gets from block `from` to `to` by way of others than `except`. */
function isReachable(from: Block, to: Block, except: Block | undefined): boolean {
  const seen = new Set<Block>();
  const pending = [...from.successors];
  for (let block = pending.pop(); block; block = pending.pop()) {
    if (block === to) return true;
    if (block === except || seen.has(block)) continue;
    seen.add(block);
    pending.push(...block.successors);
  }
  return false;
}

/** Tells whether a write does not reach what a read sees, as a slice is put back where it came from. */
function areNonConflictingSubsets(read: OpOperand, write: OpOperand, state: OneShotAnalysisState): boolean {
  const reading = subsetInsertionOf(read.owner);
  if (reading) {
    // What is inserted to is read around the slice, which is all that is written.
    if (read === reading.destination && comesFromSubset(write, reading, state)) return true;
    // What is inserted is the slice already.
    if (read === reading.source && write === reading.destination && comesFromSubset(read, reading, state)) return true;
  }
  const writing = subsetInsertionOf(write.owner);
  return (
    writing !== undefined &&
    write === writing.destination &&
    state.areEquivalent(read.value, writing.source.value) &&
    comesFromSubset(writing.source, writing, state)
  );
}

/** Tells whether all that an operand may come from is the slice of the destination that is inserted to. */
function comesFromSubset(operand: OpOperand, insertion: SubsetInsertion, state: OneShotAnalysisState): boolean {
  const isSubset = (value: Value): boolean =>
    value instanceof OpResult && insertion.isSubset(value, (a, b) => state.areEquivalent(a, b));
  for (const origin of state.findBackwards(operand, isSubset)) if (!isSubset(origin)) return false;
  return true;
}
