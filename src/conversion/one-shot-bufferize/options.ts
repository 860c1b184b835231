import { type PrintingFlags } from '../../asm/printer/flags.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { type TensorType } from '../../ir/types/shaped-types.ts';
import { LayoutMapOption } from '../generated/conversion-enums.gen.ts';

/** Which operations on tensors become operations on memory, and how. Source: mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h. */
export interface BufferizationOptions {
  /** Whether operations without a model stay as they are. */
  readonly allowUnknownOps: boolean;
  /** Whether functions, calls and returns change too. */
  readonly bufferizeFunctionBoundaries: boolean;
  /** Whether what runs in parallel may not write memory that is not its own. */
  readonly checkParallelRegions: boolean;
  /** Whether loops may hand over new memory. */
  readonly allowReturnAllocsFromLoops: boolean;
  /** Whether all that is written is copied before, without an analysis. */
  readonly copyBeforeWrite: boolean;
  /** What the address of new memory is a multiple of, in bytes; 0 for nothing. */
  readonly bufferAlignment: number;
  /** The dialects whose operations are taken up; all where the list is empty. */
  readonly dialectFilter: readonly string[];
  /** The functions that are not analyzed, in which all that is written is copied before. */
  readonly noAnalysisFuncFilter: readonly string[];
  /** The functions in which operations are not taken up. */
  readonly skippedFunctions: readonly string[];
  /** The layout of the arguments of functions, and of their results unless that is inferred. */
  readonly functionBoundaryLayout: LayoutMapOption;
  /** The layout of memory of which nothing is known. */
  readonly unknownLayout: LayoutMapOption;
  /**
   * Returns the memory space of memory of which nothing is known, or of what a function takes or returns: none, the one with no
   * name, or one with a name.
   */
  readonly memorySpaceOf: (type: TensorType, isOfFunction?: boolean) => 'unknown' | 'default' | Attribute;
  /** Which operations are analyzed first. */
  readonly heuristic: AnalysisHeuristic;
  /** What decides on the order of the heuristic `fuzzer`, a number of 32 bits. */
  readonly fuzzerSeed: number;
  /** What of the analysis attributes of operations are to tell. */
  readonly reports: AnalysisReports;
}

/** Orders in which operations are analyzed. */
export const analysisHeuristics = ['bottom-up', 'top-down', 'bottom-up-from-terminators', 'fuzzer'] as const;
export type AnalysisHeuristic = (typeof analysisHeuristics)[number];

/** What of the analysis attributes of operations tell, for tests. */
interface AnalysisReports {
  /** Which operands are in place, what functions do to their arguments, and which arguments they return. */
  readonly isOfPlaces: boolean;
  /** Which tensors share memory. */
  readonly isOfAliases: boolean;
  /** How values are named in what is told of memory that they share. */
  readonly printing: PrintingFlags;
  /** Which writes come between a read and what it is to see. */
  readonly isOfConflicts: boolean;
}

/** What holds where nothing is chosen. */
export const defaultBufferizationOptions: BufferizationOptions = {
  allowUnknownOps: false,
  bufferizeFunctionBoundaries: false,
  checkParallelRegions: true,
  allowReturnAllocsFromLoops: false,
  copyBeforeWrite: false,
  bufferAlignment: 64,
  dialectFilter: [],
  noAnalysisFuncFilter: [],
  skippedFunctions: [],
  functionBoundaryLayout: LayoutMapOption.InferLayoutMap,
  unknownLayout: LayoutMapOption.FullyDynamicLayoutMap,
  memorySpaceOf: () => 'default',
  heuristic: 'bottom-up',
  fuzzerSeed: 0,
  reports: { isOfPlaces: false, isOfAliases: false, printing: {}, isOfConflicts: false },
};
