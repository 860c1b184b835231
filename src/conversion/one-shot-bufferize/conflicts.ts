import { type Block } from '../../ir/block.ts';
import { type DominanceInfo } from '../../ir/dominance.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpResult, type OpOperand, type Value } from '../../ir/value.ts';
import { type ConflictNotes } from './conflict-notes.ts';
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
  if (!isWritten) return false;
  if (state.notes) return noteReadOnly(values, state, state.notes);
  return values.some((value) => state.aliasesOf(value).some((alias) => !state.isWritable(alias)));
}

/** Tells whether values share memory that may not be written, and says so at each such value. */
function noteReadOnly(values: readonly Value[], state: OneShotAnalysisState, notes: ConflictNotes): boolean {
  const readOnly = values.flatMap((value) => state.aliasesInOrder(value).filter((alias) => !state.isWritable(alias)));
  for (const value of readOnly) notes.addReadOnly(value);
  return readOnly.length > 0;
}

/**
 * Tells whether an operand in place would let a write come between a read and what that is to see. With `isChecked`, what it writes itself does not count. Otherwise no
 * write in place comes between a read of the same memory yet: only what would share memory from then on can.
 */
export function wouldConflict(
  operand: OpOperand,
  state: OneShotAnalysisState,
  dominance: DominanceInfo,
  isChecked = false,
): boolean {
  const sets = new Set(sharing(operand, state).map((value) => state.aliasesOf(value)));
  const uses = [...sets].map((aliases) => ({
    reads: aliases.flatMap((alias) => state.readsOf(alias)),
    writes: aliases.flatMap((alias) => state.writesOf(alias)),
  }));
  const isWrite = !isChecked && state.writes(operand);
  if (uses.some(({ reads }) => reads.length > 0) && state.bufferization.options.checkParallelRegions) {
    const leaves = (write: OpOperand): boolean => state.leavesParallelRegion(write);
    if ((isWrite && leaves(operand)) || uses.some(({ writes }) => writes.some(leaves))) return true;
  }
  const search = new ConflictSearch(state, dominance);
  for (const [i, { reads }] of uses.entries()) {
    for (const read of reads) {
      const definitions = state.definitionsOf(read);
      if (definitions.size === 0) continue;
      if (isWrite && search.isConflict(read, operand, definitions)) return true;
      for (const [j, { writes }] of uses.entries()) {
        if (i === j && !isChecked) continue;
        if (writes.some((write) => search.isConflict(read, write, definitions))) return true;
      }
    }
  }
  return false;
}

/** Returns the value of an operand and those that share its memory in place. */
function sharing(operand: OpOperand, state: OneShotAnalysisState): Value[] {
  return [operand.value, ...state.aliasingValues(operand).map(({ value }) => value)];
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
    const changed = this.#definitionChangedBy(write, definitions);
    if (!changed || this.#isRuledOutByOrder(read, write, definitions)) return false;
    if (bufferization.modelOf(reader)?.isNotConflicting?.(reader, read, write, this.#state)) return false;
    if (writer !== reader && bufferization.modelOf(writer)?.isNotConflicting?.(writer, read, write, this.#state)) {
      return false;
    }
    // This takes long.
    if (areNonConflictingSubsets(read, write, this.#state)) return false;
    this.#state.notes?.addConflict(read, write, changed);
    return true;
  }

  /** Returns the first of the definitions of which a write may change what it said. */
  #definitionChangedBy(write: OpOperand, definitions: ReadonlySet<Value>): Value | undefined {
    const aliases = this.#state.aliasingValues(write);
    const written = aliases.length === 1 ? aliases[0]!.value : undefined;
    for (const definition of definitions) {
      if (written !== definition && !this.#isOutside(write.owner, definition)) return definition;
    }
    return undefined;
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
