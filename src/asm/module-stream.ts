import { type Block } from '../ir/block.ts';
import { cloneOperation } from '../ir/clone.ts';
import { type Context } from '../ir/context.ts';
import { verifySymbolUsesOf } from '../ir/interfaces/symbol-user.ts';
import { Operation } from '../ir/operation.ts';
import { symbolName, SymbolTable } from '../ir/symbol-table.ts';
import { Verifier, verify } from '../ir/verifier.ts';
import { type SourceFile } from '../support/source-file.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { isStackOverflow } from '../support/stack-overflow.ts';
import { isTextTooLong } from '../support/text-limit.ts';
import { implicitModule, reportingErrors, startOf } from './parse-source.ts';
import { SinkRefusal, type ModuleHeader, type OperationSink } from './parser/operation-sink.ts';
import { type PrintingFlags } from './printer/flags.ts';
import { holdsMarks } from './printer/marks.ts';
import { MemberPrinter } from './printer/module-printer.ts';
import { printOpBytes } from './printer/print-op.ts';

/** What came of streaming: the text, errors that were reported, or that this input has to be parsed as a whole, which says again what was said so far. */
export type StreamResult =
  | { readonly kind: 'printed'; readonly text: readonly Uint8Array[] }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unsuited' };

/** What is done to a module before it is printed, of which no symbol need know of the bodies and users of the others. */
export interface MemberwiseTransform {
  run(module: Operation): LogicalResult;
  /** Does to a symbol of the module what `run` does to it. */
  runOnMember(member: Operation): LogicalResult;
  /** Does to the module, whose symbols all went through that and lost what is in them, what else `run` does. */
  runBehindMembers(module: Operation): LogicalResult;
}

/** Is told of the steps, and runs those that it wants to measure. */
export interface StreamObserver {
  /** Called before something is forgotten for the first time. */
  readonly beforeForgetting?: () => void;
  readonly verify?: <T>(step: () => T) => T;
  readonly print?: <T>(step: () => T) => T;
  readonly transform?: <T>(step: () => T) => T;
}

/**
 * How many operations are verified, transformed and printed together: while one step runs its code stays in the caches of the processor. A
 * run over 1 MB of small functions takes a quarter less time than with one function after the other.
 */
const enoughOperations = 100;

/** Tells whether operations that are printed with these flags look the same, but for numbers, whatever comes behind them. */
export function canStream(flags: PrintingFlags): boolean {
  const { genericForm, debugInfo, uniqueSSAIds, useNameLocAsPrefix, valueUsers, skipRegions } = flags;
  // Marks for values and for locations together would cost more than memory that is freed saves.
  if (genericForm && (debugInfo || useNameLocAsPrefix)) return false;
  return !(uniqueSSAIds || valueUsers || skipRegions);
}

/**
 * Does what `parseSource`, `transform` and printing the module do, but verifies, transforms and prints each operation of the module as soon as it is parsed and then forgets
 * what is in it, so that the memory holds little more than one function. For flags that allow it; see `canStream`.
 */
export function streamSource(
  source: SourceFile,
  context: Context,
  flags: PrintingFlags,
  observer: StreamObserver = {},
  transform?: MemberwiseTransform,
): StreamResult {
  // They may be part of the text of dialects that are not here.
  if (holdsMarks(source.text)) return { kind: 'unsuited' };
  try {
    const stream = new ModuleStream(source, context, flags, observer, transform);
    const isParsed = reportingErrors(source, context, (parser) => {
      parser.parseInto(stream, source, context);
      return true;
    });
    return isParsed ? { kind: 'printed', text: stream.finish() } : { kind: 'failed' };
  } catch (error) {
    if (error instanceof SinkRefusal || isTextTooLong(error)) return { kind: 'unsuited' };
    throw error;
  }
}

/** Tells whether two modules seem to begin at the start of lines, so that both stand beside each other and not inside of one. */
function seemsToHaveSeveralModules({ text, start }: SourceFile): boolean {
  const beginning = /^(?:module\b|"builtin\.module")/gm;
  beginning.lastIndex = start;
  return beginning.test(text) && beginning.test(text);
}

class ModuleStream implements OperationSink {
  readonly needsLocations: boolean;
  readonly #source: SourceFile;
  readonly #context: Context;
  readonly #flags: PrintingFlags;
  readonly #observer: StreamObserver;
  readonly #transform: MemberwiseTransform | undefined;
  /** Made when there is more than one operation. */
  #printer: MemberPrinter | undefined;
  readonly #verifier = new Verifier();
  /** Modules are taken as wholes, like other operations at the top level. */
  readonly #takesModules: boolean;
  /** The module that is made around operations at the top level. */
  #implicit: Operation | undefined;
  /** The module of the input: what is known of it while it is parsed, and itself. */
  #outline: Operation | undefined;
  #parsed: Operation | undefined;
  #symbols: SymbolTable | undefined;
  /** The operations of the module that were processed and are in it, and those that come next. */
  readonly #members = new Set<Operation>();
  #next: Operation[] = [];
  /** How many operations had been made when the first of those was taken. */
  #operationsBefore = 0;

  constructor(
    source: SourceFile,
    context: Context,
    flags: PrintingFlags,
    observer: StreamObserver,
    transform: MemberwiseTransform | undefined,
  ) {
    this.needsLocations = flags.debugInfo === true || flags.useNameLocAsPrefix === true;
    this.#source = source;
    this.#takesModules = seemsToHaveSeveralModules(source);
    this.#context = context;
    this.#observer = observer;
    this.#transform = transform;
    this.#flags = { ...flags, assumeVerified: true };
  }

  takeTopLevel(op: Operation): void {
    // Beside others, the module of the input would be one operation of an implicit one.
    if (this.#parsed) throw new SinkRefusal();
    if (op.name === 'builtin.module' && !this.#implicit && !this.#takesModules) {
      // The generic form has them behind the operations, which were verified without them.
      if (this.#outline && this.#outline.attributes.size !== op.attributes.size) throw new SinkRefusal();
      this.#parsed = op;
      return;
    }
    this.#implicit ??= implicitModule([], startOf(this.#source), this.#context);
    this.#implicit.regions[0]!.firstBlock!.append(op);
    this.#take(op);
  }

  takeMember(op: Operation, body: Block, header: ModuleHeader): void {
    if (this.#implicit || this.#takesModules) return;
    // Of a second module. Both are operations of an implicit one.
    if (this.#parsed) throw new SinkRefusal();
    this.#outline ??= Operation.create({
      context: this.#context,
      name: header.name,
      location: header.location,
      properties: header.properties,
      attributes: header.attributes,
      regions: [body.region!],
    });
    this.#take(op);
  }

  /** Returns the text of the module, when all of it is parsed. */
  finish(): Uint8Array[] {
    const module = this.#parsed ?? this.#implicit ?? implicitModule([], startOf(this.#source), this.#context);
    if (!this.#printer) {
      // Alone, it is what is printed.
      if (this.#implicit && this.#next[0]?.name === 'builtin.module') throw new SinkRefusal();
      if (!this.#verifies(() => verify(module))) throw new SinkRefusal();
      const transform = this.#transform;
      if (transform && !this.#transforms(() => transform.run(module))) throw new SinkRefusal();
      return this.#print(() => [printOpBytes(module, this.#flags)]);
    }
    this.#processNext();
    const whole = new Verifier(this.#members);
    if (!this.#verifies(() => whole.run(module))) throw new SinkRefusal();
    const transform = this.#transform;
    if (transform && !this.#transforms(() => transform.runBehindMembers(module))) throw new SinkRefusal();
    module.regions[0]!.discardBlocks();
    const printer = this.#printer;
    return this.#print(() => printer.textOf(module));
  }

  /** Takes an operation of `module`. It is processed with others: one alone is better printed with its module. */
  #take(op: Operation): void {
    // Values of the module count in the numbers of all. Distinct attributes are numbered where they are printed first, which may be in an alias.
    const hasValues = op.numOperands > 0 || op.numResults > 0 || op.blockOperands.length > 0;
    if (hasValues || op.block!.arguments.length > 0 || this.#context.hasAny('distinct')) throw new SinkRefusal();
    const { operations } = this.#context;
    if (!this.#printer && this.#next.length > 0) {
      this.#observer.beforeForgetting?.();
      this.#printer = new MemberPrinter(this.#flags);
    }
    this.#next.push(op);
    if (this.#printer && operations - this.#operationsBefore >= enoughOperations) this.#processNext();
  }

  /** Verifies, transforms and prints the operations that were taken, and forgets those that name no symbols which may come later. */
  #processNext(): void {
    const ops = this.#next;
    const printer = this.#printer!;
    this.#next = [];
    this.#operationsBefore = this.#context.operations;
    this.#symbols ??= new SymbolTable(ops[0]!.parentOp!, []);
    const symbols = this.#symbols;
    for (const op of ops) {
      symbols.add(op);
      this.#members.add(op);
    }
    const transform = this.#transform;
    try {
      if (!this.#verifies(() => ops.every((op) => this.#verifier.run(op)))) throw new SinkRefusal();
      const incomplete = new Set(ops.filter((op) => !this.#verifies(() => verifySymbolUsesOf(op, symbols))));
      if (transform) {
        for (const op of incomplete) this.#keepCopy(op, symbols);
        for (const op of ops) this.#transformMember(op, transform);
      }
      this.#print(() => {
        for (const op of ops) printer.printNext(op);
      });
      for (const op of ops) {
        if (!incomplete.has(op)) this.#forget(op);
        else if (transform) op.remove();
      }
    } catch (error) {
      // Parsed as a whole it says where.
      if (isStackOverflow(error) && !this.#context.throwsStackOverflows) throw new SinkRefusal();
      throw error;
    }
  }

  /** Keeps what the operation is before it is transformed, since the symbols that it names are to be verified when all are known. */
  #keepCopy(op: Operation, symbols: SymbolTable): void {
    const copy = cloneOperation(op);
    op.block!.insertBefore(copy, op);
    symbols.add(copy);
    this.#members.delete(op);
    this.#members.add(copy);
  }

  /** Transforms an operation of the module. */
  #transformMember(op: Operation, transform: MemberwiseTransform): void {
    // What is no symbol may be erased by what the module as a whole goes through. What resources are comes last in the input.
    if (symbolName(op) === undefined || this.#context.hasAny('dense-resource')) throw new SinkRefusal();
    this.#context.onUnknownSymbol = () => {
      throw new SinkRefusal();
    };
    try {
      if (!this.#transforms(() => transform.runOnMember(op))) throw new SinkRefusal();
    } finally {
      this.#context.onUnknownSymbol = () => {};
    }
  }

  /** Forgets an operation that was processed; of one that others may name, only what is in it. */
  #forget(op: Operation): void {
    if (symbolName(op) === undefined) {
      this.#members.delete(op);
      op.remove();
    } else {
      for (const region of op.regions) region.discardBlocks();
    }
  }

  /** Tells whether verification succeeds and emits nothing. What it emits is not shown. */
  #verifies(check: () => boolean): boolean {
    const { verify: observe } = this.#observer;
    return this.#context.diagnostics.isSilent(observe ? () => observe(check) : check);
  }

  /** Tells whether a transformation succeeds and emits nothing. What it emits is not shown. */
  #transforms(run: () => LogicalResult): boolean {
    const { transform: observe } = this.#observer;
    return this.#context.diagnostics.isSilent(observe ? () => observe(run) : run);
  }

  #print<T>(step: () => T): T {
    return this.#observer.print ? this.#observer.print(step) : step();
  }
}
