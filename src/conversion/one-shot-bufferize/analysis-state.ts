import { type Operation } from '../../ir/operation.ts';
import { type Block } from '../../ir/block.ts';
import { type Region } from '../../ir/region.ts';
import { isTensorType, UnrankedTensorType } from '../../ir/types/shaped-types.ts';
import { BlockArgument, type OpOperand, OpResult, type Value } from '../../ir/value.ts';
import { ToBufferOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import type { AliasingOperand, AliasingValue } from './bufferizable-op.ts';
import type { Bufferization } from './bufferization.ts';
import type { FunctionSummary } from './function-analysis.ts';

/** Which operands a search goes on at. */
interface Traversal {
  /** Values that the search cannot go on from count as found; default true. */
  readonly includesLeaves?: boolean;
  /** Only operands that are the very buffer. */
  readonly equivalentOnly?: boolean;
  /** Only operands of the type of the value, or of a cast. */
  readonly sameTypeOrCastsOnly?: boolean;
  /** Gets the operands that the search comes by. */
  readonly visited?: Set<OpOperand>;
}

/**
 * What is known of the memory of tensors before they are memory. This one knows nothing of which operands are to be copied: all that are
 * written. Source: AnalysisState of mlir/lib/Dialect/Bufferization/IR/BufferizableOpInterface.cpp.
 */
export class AnalysisState {
  readonly bufferization: Bufferization;
  /** What the functions that were analyzed do. */
  readonly functions = new Map<Operation, FunctionSummary>();

  constructor(bufferization: Bufferization) {
    this.bufferization = bufferization;
  }

  isInPlace(operand: OpOperand): boolean {
    return operand.owner instanceof ToBufferOp || !this.writes(operand);
  }

  areEquivalent(_a: Value, _b: Value): boolean {
    return false;
  }

  /** Returns the values that may share the memory of `value`. */
  aliasesOf(value: Value): readonly Value[] {
    return [value];
  }

  hasUndefinedContents(_operand: OpOperand): boolean {
    return false;
  }

  aliasingValues(operand: OpOperand): readonly AliasingValue[] {
    const { owner } = operand;
    const model = this.bufferization.modelOf(owner);
    return model ? (model.aliasingValues?.(owner, operand, this) ?? []) : unknownAliasingValues(owner);
  }

  aliasingOperands(value: Value): readonly AliasingOperand[] {
    const op = this.#ownerOf(value);
    if (!op) return [];
    const model = this.bufferization.modelOf(op);
    if (!model) return unknownAliasingOperands(op, value);
    return model.aliasingOperands?.(op, value, this) ?? this.operandsThatAlias(op, value);
  }

  /** Returns the operands whose aliasing values name the value. */
  operandsThatAlias(op: Operation, value: Value): AliasingOperand[] {
    const aliases: AliasingOperand[] = [];
    for (const operand of op.opOperands) {
      if (!isTensorType(operand.value.type)) continue;
      for (const alias of this.aliasingValues(operand)) {
        if (alias.value === value) aliases.push({ ...alias, operand });
      }
    }
    return aliases;
  }

  reads(operand: OpOperand): boolean {
    const { owner } = operand;
    const model = this.bufferization.modelOf(owner);
    return model ? (model.reads?.(owner, operand, this) ?? false) : true;
  }

  writes(operand: OpOperand): boolean {
    const { owner } = operand;
    const model = this.bufferization.modelOf(owner);
    return model ? (model.writes?.(owner, operand, this) ?? false) : true;
  }

  /** Tells whether an operation, or what is around a block for its argument, writes the memory of the value. */
  isWrittenAtDefinition(value: Value): boolean {
    if (!(value instanceof OpResult)) return true;
    const { owner } = value;
    const model = this.bufferization.modelOf(owner);
    if (!model) return true;
    return model.resultIsWritten?.(owner, value, this) ?? this.#isWrittenBy(owner, value);
  }

  /** Tells whether an operand only hands on its memory. */
  onlyAliases(operand: OpOperand): boolean {
    if (!this.bufferization.modelOf(operand.owner)) return false;
    return !this.reads(operand) && !this.writes(operand) && this.aliasingValues(operand).length > 0;
  }

  /** Tells whether memory is not to be read again where a tensor is copied. */
  canOmitCopy(operand: OpOperand): boolean {
    if (this.hasUndefinedContents(operand)) return true;
    if (this.reads(operand)) return false;
    return this.writes(operand) || !this.aliasingValues(operand).some(({ value }) => this.isRead(value));
  }

  /** Tells whether what a value is handed on to reads its memory. */
  isRead(value: Value): boolean {
    const pending = [...value.uses()];
    const seen = new Set<OpOperand>();
    for (let use = pending.pop(); use; use = pending.pop()) {
      if (seen.has(use)) continue;
      seen.add(use);
      if (this.onlyAliases(use)) for (const alias of this.aliasingValues(use)) pending.push(...alias.value.uses());
      if (this.reads(use)) return true;
    }
    return false;
  }

  /** Goes from an operand back to where its memory comes from, up to values that `test` takes; returns these. */
  findBackwards(
    start: OpOperand,
    test: (value: Value) => boolean,
    { includesLeaves = true, equivalentOnly = false, sameTypeOrCastsOnly = false, visited }: Traversal = {},
  ): Set<Value> {
    visited?.add(start);
    const found = new Set<Value>();
    const seen = new Set<Value>();
    const pending = [start.value];
    const isPending = new Set(pending);
    for (let value = pending.pop(); value; value = pending.pop()) {
      isPending.delete(value);
      let isLeaf = true;
      const wasSeen = seen.has(value);
      seen.add(value);
      if (wasSeen) {
        // As upstream, one that is met again counts as a leaf.
      } else if (test(value)) {
        found.add(value);
        continue;
      } else if (this.bufferization.modelOf(this.#ownerOf(value))) {
        const aliases = this.aliasingOperands(value);
        isLeaf = aliases.length === 0;
        for (const { operand, isEquivalent } of aliases) {
          const isOtherType = operand.value.type !== value.type && !value.definingOp?.hasTrait('CastOpInterface');
          if ((equivalentOnly && !isEquivalent) || (sameTypeOrCastsOnly && isOtherType)) isLeaf = true;
          else {
            visited?.add(operand);
            if (isPending.has(operand.value)) continue;
            isPending.add(operand.value);
            pending.push(operand.value);
          }
        }
      }
      if (isLeaf && includesLeaves) found.add(value);
    }
    return found;
  }

  /** Returns the values that may say what is in the memory of an operand. */
  findDefinitions(operand: OpOperand): ReadonlySet<Value> {
    return this.findBackwards(operand, (value) => this.isWrittenAtDefinition(value), { includesLeaves: false });
  }

  /** Returns the nearest region around `region`, or that itself, which may run again while the operation around it runs. */
  repetitiveRegion(region: Region | undefined): Region | undefined {
    let next = region;
    while (next && !this.#isRepetitive(next)) next = next.parentRegion;
    return next;
  }

  /** Returns the nearest region around `region`, or that itself, whose instances run at the same time. */
  parallelRegion(region: Region | undefined): Region | undefined {
    for (let next = region; next; next = next.parentRegion) {
      const op = next.parentOp ?? undefined;
      if (op && this.bufferization.modelOf(op)?.isParallelRegion?.(op, op.regions.indexOf(next))) return next;
    }
    return undefined;
  }

  #isRepetitive(region: Region): boolean {
    const { parentOp } = region;
    return parentOp !== null && this.bufferization.isRepetitiveRegion(parentOp, parentOp.regions.indexOf(region));
  }

  #ownerOf(value: Value): Operation | undefined {
    return value instanceof OpResult ? value.owner : value.parentBlock?.parentOp;
  }

  #isWrittenBy(op: Operation, result: OpResult): boolean {
    const aliases = this.aliasingOperands(result);
    if (aliases.length === 0 || aliases.some(({ operand }) => this.writes(operand))) return true;
    const isWrittenInside = (value: Value): boolean => {
      const owner = this.#ownerOf(value);
      const isInside = owner === op || (owner !== undefined && op.isProperAncestorOf(owner));
      return isInside && this.isWrittenAtDefinition(value);
    };
    // Only what is nested can be: without regions all operands come from outside.
    if (op.regions.length === 0) return false;
    return aliases.some(
      ({ operand }) => this.findBackwards(operand, isWrittenInside, { includesLeaves: false }).size > 0,
    );
  }
}

/** Every result, and every argument of an entry block, may share the memory of every operand of an operation of which nothing is known. */
function unknownAliasingValues(op: Operation): AliasingValue[] {
  const entries = op.regions.flatMap(({ firstBlock }) => firstBlock?.arguments ?? []);
  return [...op.results, ...entries]
    .filter(({ type }) => isTensorType(type))
    .map((value) => ({ value, isEquivalent: false, isDefinite: false }));
}

function unknownAliasingOperands(op: Operation, value: Value): AliasingOperand[] {
  if (value instanceof BlockArgument && !isEntry(value.owner)) return [];
  return op.opOperands
    .filter((operand) => isTensorType(operand.value.type))
    .map((operand) => ({ operand, isEquivalent: false, isDefinite: false }));
}

const isEntry = (block: Block): boolean => block.isEntryBlock;

/** Tells whether the rank of an operand is not known, so that it cannot be copied; where its operation does not say otherwise it is in place. */
export function isUnranked({ value }: OpOperand): boolean {
  return value.type instanceof UnrankedTensorType;
}
