import { type Operation } from '../../ir/operation.ts';
import { isTensorType } from '../../ir/types/shaped-types.ts';
import { type OpOperand, type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { AnalysisState, isUnranked } from './analysis-state.ts';
import { DisjointSets } from './alias-sets.ts';
import { ConflictNotes } from './conflict-notes.ts';
import { type AliasingValue } from './bufferizable-op.ts';
import { type Bufferization, ownerOf } from './bufferization.ts';

/** What the analysis found out so far: which operands are in place, and which tensors share memory for that reason. Source: OneShotAnalysisState of mlir/lib/Dialect/Bufferization/Transforms/OneShotAnalysis.cpp. */
export class OneShotAnalysisState extends AnalysisState {
  readonly #inPlace = new Set<OpOperand>();
  /** Values that may share memory. */
  readonly #aliases = new DisjointSets<Value>();
  /** Values that certainly are of the same buffer. */
  readonly #equivalent = new DisjointSets<Value>();
  /** Says what conflicts there are, where that is asked for. */
  readonly notes: ConflictNotes | undefined;
  readonly #undefinedUses = new Set<OpOperand>();
  readonly #definitions = new Map<Value, ReadonlySet<Value>>();
  readonly #reads = new Map<Value, readonly OpOperand[]>();
  readonly #leavesParallelRegion = new Map<OpOperand, boolean>();

  /** Takes up the tensors of an operation. What is made later shares no memory with any. */
  constructor(root: Operation, bufferization: Bufferization) {
    super(bufferization);
    this.notes = bufferization.options.reports.isOfConflicts ? new ConflictNotes() : undefined;
    const add = (values: readonly Value[]): void => {
      for (const value of values) if (isTensorType(value.type)) this.#aliases.add(value);
    };
    walk(root, {
      after: (op) => {
        add(op.results);
        for (const { blocks } of op.regions) for (const block of blocks) add(block.arguments);
      },
    });
    this.#putRequiredInPlace(root);
  }

  /** Decides on operands that may not be copied. */
  #putRequiredInPlace(root: Operation): void {
    const { bufferization } = this;
    walk(root, {
      after: (op) => {
        const model = bufferization.modelOf(op);
        if (!model) return;
        for (const operand of op.opOperands) {
          if (!isTensorType(operand.value.type)) continue;
          if (model.mustBeInPlace ? model.mustBeInPlace(op, operand) : isUnranked(operand)) this.putInPlace(operand);
        }
      },
    });
  }

  /** Decides that an operand is in place, so that what it is handed on to shares its memory. */
  putInPlace(operand: OpOperand): void {
    if (this.#inPlace.has(operand)) return;
    this.#inPlace.add(operand);
    for (const { value } of this.aliasingValues(operand)) this.#aliases.union(value, operand.value);
  }

  override isInPlace(operand: OpOperand): boolean {
    return this.#inPlace.has(operand);
  }

  override areEquivalent(a: Value, b: Value): boolean {
    return this.#equivalent.areJoined(a, b);
  }

  mayAlias(a: Value, b: Value): boolean {
    return this.#aliases.areJoined(a, b);
  }

  uniteEquivalent(a: Value, b: Value): void {
    this.#equivalent.union(a, b);
  }

  override aliasesOf(value: Value): readonly Value[] {
    return this.#aliases.membersOf(value);
  }

  /** Returns the values that may share the memory of `value` in the order in which mlir-opt has them. */
  aliasesInOrder(value: Value): readonly Value[] {
    return this.#aliases.membersInOrder(value);
  }

  override hasUndefinedContents(operand: OpOperand): boolean {
    return this.#undefinedUses.has(operand);
  }

  /** Finds the uses of tensors that nothing defines the contents of. */
  gatherUndefinedUses(root: Operation): void {
    walk(root, {
      after: (op) => {
        if (!this.bufferization.modelOf(op)) return;
        for (const result of op.results) {
          const use = result.firstUse;
          if (!use || !isTensorType(result.type) || this.definitionsOf(use).size > 0) continue;
          for (const other of result.uses()) this.#undefinedUses.add(other);
        }
      },
    });
  }

  /** Tells whether an operand in place writes the memory of `value`. */
  isWritten(value: Value): boolean {
    for (const alias of this.aliasesOf(value)) {
      for (const use of alias.uses()) if (this.isInPlace(use) && this.writes(use)) return true;
    }
    return false;
  }

  /** Tells whether the memory of a value may be written. */
  isWritable(value: Value): boolean {
    const op = ownerOf(value);
    const model = this.bufferization.modelOf(op);
    if (!op || !model) return false;
    return model.isWritable?.(op, value, this) ?? value.definingOp !== undefined;
  }

  /** Tells whether what is written was made outside of the parallel region of the write, or in another. */
  leavesParallelRegion(write: OpOperand): boolean {
    let leaves = this.#leavesParallelRegion.get(write);
    if (leaves === undefined) {
      const region = this.parallelRegion(write.owner.parentRegion);
      const origins = this.findBackwards(write, (value) => this.isWrittenAtDefinition(value));
      leaves = [...origins].some((origin) => this.parallelRegion(origin.parentBlock?.region ?? undefined) !== region);
      this.#leavesParallelRegion.set(write, leaves);
    }
    return leaves;
  }

  definitionsOf(operand: OpOperand): ReadonlySet<Value> {
    let definitions = this.#definitions.get(operand.value);
    if (!definitions) this.#definitions.set(operand.value, (definitions = this.findDefinitions(operand)));
    return definitions;
  }

  /** Returns the uses of a value by which its memory is read: also by what they only hand it on to. */
  readsOf(value: Value): readonly OpOperand[] {
    let reads = this.#reads.get(value);
    if (!reads) this.#reads.set(value, (reads = [...value.uses()].filter((use) => this.#readsInTheEnd(use))));
    return reads;
  }

  /** Returns the uses of a value that write its memory in place. */
  writesOf(value: Value): OpOperand[] {
    return [...value.uses()].filter((use) => this.isInPlace(use) && this.writes(use));
  }

  #readsInTheEnd(use: OpOperand): boolean {
    if (this.reads(use)) return true;
    return !this.writes(use) && this.aliasingValues(use).some(({ value }: AliasingValue) => this.isRead(value));
  }
}
