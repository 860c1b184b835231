import { type Operation } from '../../ir/operation.ts';
import { type PatternRewriter } from '../../ir/pattern-match.ts';
import { type AnyMemRefType } from '../../ir/types/shaped-types.ts';
import { type OpOperand, type OpResult, type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import type { AnalysisState } from './analysis-state.ts';
import type { Bufferization } from './bufferization.ts';

/** What operations on tensors say of the memory that the tensors become. Source: mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td. */

/** How the memory of two values that share it is related. */
interface Alias {
  /** Whether it is the very same buffer: as large, at the same place, with the same strides. */
  readonly isEquivalent: boolean;
  /** Whether the values share memory in each run. */
  readonly isDefinite: boolean;
}

/** A value that shares the memory of an operand in place. */
export interface AliasingValue extends Alias {
  readonly value: Value;
}

/** An operand whose memory a value shares where it is in place. */
export interface AliasingOperand extends Alias {
  readonly operand: OpOperand;
}

/**
 * How operations of one kind work on memory. Operands are those that are tensors. What is not certain counts as the worst case: an operand
 * that may be read is read.
 */
export interface BufferizationModel<T extends Operation = Operation> {
  /** Whether a value may be of new memory; default false. */
  bufferizesToAllocation?(op: T, value: Value): boolean;
  /** Whether the memory of an operand is read; default false. */
  reads?(op: T, operand: OpOperand, state: AnalysisState): boolean;
  /** Whether the memory of an operand is written; default false. */
  writes?(op: T, operand: OpOperand, state: AnalysisState): boolean;
  /** Whether the operation handles one element of each of the operands after the other; default false. */
  isElementwise?(op: T, operands: readonly OpOperand[]): boolean;
  /** Whether the memory of a result is written; default: where it is new, or shares that of an operand or a value inside that is written. */
  resultIsWritten?(op: T, result: OpResult, state: AnalysisState): boolean;
  /** Whether an operand may not be copied; default: where nothing is known of its rank. */
  mustBeInPlace?(op: T, operand: OpOperand): boolean;
  /** The values that share the memory of an operand in place; default none. */
  aliasingValues?(op: T, operand: OpOperand, state: AnalysisState): readonly AliasingValue[];
  /** The operands whose memory a result, or an argument of a block, shares; default: those whose aliasing values say so. */
  aliasingOperands?(op: T, value: Value, state: AnalysisState): readonly AliasingOperand[];
  /** Copies operands that are not in place; default: each such operand, or the one result that shares its memory. */
  resolveConflicts?(op: T, rewriter: PatternRewriter, state: AnalysisState): LogicalResult;
  /** Makes the operation one on memory. */
  bufferize(op: T, rewriter: PatternRewriter, bufferization: Bufferization): LogicalResult;
  /** Whether memory of a result, or of an argument of a block, may be written; default: that of results. */
  isWritable?(op: T, value: Value, state: AnalysisState): boolean;
  /** Tells, at the operation of either, that a write does not change what a read sees; default false. */
  isNotConflicting?(op: T, read: OpOperand, write: OpOperand, state: AnalysisState): boolean;
  /** Checks what the analysis came to; default success. */
  verifyAnalysis?(op: T, state: AnalysisState): LogicalResult;
  /** Returns the type of the memory of a result, or of an argument of a block; undefined after a diagnostic. */
  bufferType?(op: T, value: Value, bufferization: Bufferization, pending: Value[]): AnyMemRefType | undefined;
  /** Whether a region may run more than once while the operation runs; default: what control flow between its regions says. */
  isRepetitiveRegion?(op: T, index: number): boolean;
  /** Whether instances of a region may run at the same time; default false. */
  isParallelRegion?(op: T, index: number): boolean;
  /** Whether there is something to bufferize; default: with operands, results or arguments of blocks that are tensors. */
  hasTensorSemantics?(op: T): boolean;
  /** Whether regions may have several blocks; default false. */
  readonly supportsSeveralBlocks?: boolean;
}

/** Models by name of operation. */
export type BufferizationModels = ReadonlyMap<string, BufferizationModel>;

interface OpClass<T extends Operation> {
  readonly opName: string;
  new (...args: never[]): T;
}

/** Returns the model of a class of operations as an entry of a map of models. */
export function modelOf<T extends Operation>(
  { opName }: OpClass<T>,
  model: BufferizationModel<T>,
): readonly [string, BufferizationModel] {
  // What is looked up by the name of the class is of the class.
  return [opName, model as unknown as BufferizationModel];
}

/** Returns one value that is the very buffer of an operand. */
export function equivalentTo(value: Value, isDefinite = true): readonly AliasingValue[] {
  return [{ value, isEquivalent: true, isDefinite }];
}

/** Returns one value that shares some of the memory of an operand. */
export function partOf(value: Value): readonly AliasingValue[] {
  return [{ value, isEquivalent: false, isDefinite: true }];
}
