import type { LogicalResult } from '../support/logical-result.ts';
import type { Attribute } from './attribute.ts';
import type { Dialect } from './dialect.ts';
import type { OpAsmParser, ParsedOperationState } from './interfaces/op-asm-parser.ts';
import type { OpAsmPrinter } from './interfaces/op-asm-printer.ts';
import type { OpDirective } from './interfaces/op-directive.ts';
import type { FixedEffects } from './interfaces/memory-effects.ts';
import type { OpFacts } from './op-facts.ts';
import type { Operation, OperationState } from './operation.ts';
import type { RewritePattern } from './pattern-match.ts';
import type { Trait } from './traits/trait.ts';
import type { Value } from './value.ts';

/**
 * What folding gave: one attribute (a constant) or value per result; `updated` when the operation was changed in place;
 * undefined when nothing could be done.
 */
export type FoldResult = readonly (Attribute | Value)[] | 'updated' | undefined;

/** The hand-written part of a registered operation. */
export interface OpHooks<T extends Operation = Operation> {
  /** Checks what the constraints of the spec cannot say. Must not look at operations nested in regions. */
  verify?(op: T): LogicalResult;
  /** Whether `verify` looks at nothing but the types of operands and results, and inherent attributes; equal operations need not be verified again then. */
  readonly verifiesSignatureOnly?: boolean;
  /** Checks the operation together with its regions, after the nested operations were verified. */
  verifyRegions?(op: T): LogicalResult;
  /** Folds the operation; `operands[i]` is the constant value of operand i, if known. */
  fold?(op: T, operands: readonly (Attribute | undefined)[]): FoldResult;
  /** Patterns that bring the operation to its canonical form. */
  canonicalizationPatterns?(): readonly RewritePattern[];
  /** Parses what follows the operation's name in custom assembly; errors are thrown by the parser. */
  parse?(parser: OpAsmParser, state: ParsedOperationState): void;
  /** Whether what `parse` finds follows from the text alone, whatever the names of the operands are and mean; equal texts need not be parsed again then. */
  readonly parsesTextOnly?: boolean;
  /** Whether it follows from the text and from which names in it are the same. */
  readonly parsesTextAndSameNames?: boolean;
  /**
   * Brings an operation that was read in the form of an earlier version into the present one. Returns what must stand before it; nothing,
   * and leaves the operation as it is, where it is in no such form.
   */
  modernize?(op: T): readonly Operation[];
  /** Names of what it then had among its properties: where they are read so, `modernize` finds them among the discardable attributes. */
  readonly earlierProperties?: readonly string[];
  /** Prints what follows the operation's name in custom assembly. */
  print?(op: T, printer: OpAsmPrinter): void;
  /** Suggests names for results (and results only), e.g. `cst` for a constant. */
  asmResultNames?(op: T, setName: (value: Value, name: string) => void): void;
  /** Suggests names for the arguments of blocks in the operation's regions. */
  asmBlockArgumentNames?(op: T, setName: (value: Value, name: string) => void): void;
  /** The dialect whose prefix custom assembly may leave out inside the operation's regions, e.g. `func`. */
  readonly defaultDialect?: string;
  /** The hand-written directives of the operation's assembly format, by name. */
  readonly directives?: Readonly<Record<string, OpDirective>>;
  /** Implementations of interfaces, by interface name. */
  readonly interfaces?: Readonly<Record<string, unknown>>;
}

/** Everything registered about an operation; an unregistered operation has none. */
export interface OpInfo {
  /** `dialect.mnemonic`. */
  readonly name: string;
  readonly dialect: Dialect;
  /** Makes an operation object of the registered class. */
  readonly create: (state: OperationState) => Operation;
  readonly traits: ReadonlyMap<string, Trait>;
  /** Names of the inherent attributes, in the order of the spec. */
  readonly inherentAttributes: readonly string[];
  /** Checks the constraints of the spec: operands, attributes, results, regions, successors. */
  readonly verifyInvariants: (op: Operation) => LogicalResult;
  /** The traits that have something to check after the nested operations. */
  readonly regionTraits: readonly Trait[];
  readonly hooks: OpHooks<never>;
  /** The spec that generated code made; src/ods knows its type. */
  readonly spec: unknown;
  /** See factsOf, which sets it. */
  facts: OpFacts | undefined;
  /** Tells whether all operations with the signature of a valid one are valid; undefined where none are. See VerifiedSignatures. Regions and successors are not part of that. */
  readonly isOfSignature: ((op: Operation) => boolean) | undefined;
  /** See memoryEffects, which sets it. */
  fixedEffects: FixedEffects | undefined;
}
