import {
  type OpAsmParser,
  type ParsedOperationState,
  type UnresolvedOperand,
} from '../../ir/interfaces/op-asm-parser.ts';
import { type OpInfo } from '../../ir/op-info.ts';
import { type Region } from '../../ir/region.ts';
import { type Block } from '../../ir/block.ts';
import { type Type } from '../../ir/type.ts';
import { type Inference, type KnownTypes } from './type-inference.ts';

/** An operation that is being parsed: what was read so far, by the place of the member in the record. */
export interface Run {
  readonly info: OpInfo;
  readonly parser: OpAsmParser;
  readonly state: ParsedOperationState;
  readonly operands: (readonly UnresolvedOperand[] | undefined)[];
  /** Where groups stand that have no operands. */
  emptyGroupOffsets: number[] | undefined;
  /** The types of operands, then those of results. */
  readonly types: KnownTypes;
  regions: (readonly Region[] | undefined)[] | undefined;
  /** Regions given by the `regions` directive. */
  allRegions: readonly Region[] | undefined;
  successors: (readonly Block[] | undefined)[] | undefined;
  /** Operands given by the `operands` directive, for all groups at once. */
  allOperands: readonly UnresolvedOperand[] | undefined;
  allOperandsOffset: number | undefined;
  allOperandTypes: readonly Type[] | undefined;
  allResultTypes: readonly Type[] | undefined;
}

/** Parses one element of a format. */
export type Step = (run: Run) => void;
/** Parses an element if it stands here; tells whether it did. */
export type OptionalStep = (run: Run) => boolean;

/** The format of a kind of operation. */
export interface CompiledFormat {
  readonly steps: readonly Step[];
  readonly inference: Inference;
  readonly hasOperandSegments: boolean;
  readonly hasResultSegments: boolean;
  /** What is known of the operands and of the types of all members before anything was read: nothing, in lists to be copied. */
  readonly noOperands: readonly undefined[];
  readonly noTypes: readonly undefined[];
}
