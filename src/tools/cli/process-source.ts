import { parseSource, type ParseOptions } from '../../asm/parse-source.ts';
import { installPrinters } from '../../asm/printer/diagnostic-printer.ts';
import { type PrintingFlags } from '../../asm/printer/flags.ts';
import { printLocation } from '../../asm/printer/print-op.ts';
import { BytecodeFile } from '../../bytecode/bytecode-file.ts';
import { readBytecode } from '../../bytecode/read-bytecode.ts';
import { Context } from '../../ir/context.ts';
import { type DialectRegistry } from '../../ir/dialect.ts';
import { renderDiagnosticWith, type DiagnosticStyle } from '../../ir/diagnostic-text.ts';
import { type Diagnostic } from '../../ir/diagnostics.ts';
import { FileLineColLoc, type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { verify } from '../../ir/verifier.ts';
import { type Timer } from '../../pass/timing.ts';
import { type Paint } from '../../support/colors.ts';
import { type SourceFile } from '../../support/source-file.ts';
import { isStackOverflow, nestedTooDeeply } from '../../support/stack-overflow.ts';
import { isTextTooLong, mostMiB } from '../../support/text-limit.ts';
import { type ToolIo } from '../tool-io.ts';
import { DiagnosticsText } from './diagnostics-text.ts';
import { type DiagnosticVerifier } from './verify-diagnostics.ts';

/** Loaded for inputs that are bytecode. */
const bytecodeReader = () => readBytecode;

/** The least important diagnostics that are shown. */
export type Verbosity = 'errors' | 'warnings' | 'remarks';

const severities: Readonly<Record<Verbosity, readonly Diagnostic['severity'][]>> = {
  errors: ['error'],
  warnings: ['error', 'warning'],
  remarks: ['error', 'warning', 'remark'],
};

/** How a source is processed, the same for each of its pieces. */
export interface ProcessOptions<Output> {
  readonly registry: DialectRegistry;
  readonly allowUnregisteredDialects: boolean;
  /** Put operations at the top level into a module; default true. */
  readonly implicitModule?: boolean;
  /** Verify the module after parsing; default true. */
  readonly verifyAfterParsing?: boolean;
  /** Prepares the context before it parses. */
  readonly prepare?: (context: Context) => void;
  /** Attach the operation to diagnostics on it; default true. */
  readonly printOpOnDiagnostic?: boolean;
  /** Attach where in the program a diagnostic was emitted; default false. */
  readonly printStackTrace?: boolean;
  /** The least important diagnostics that are shown; default remarks. A verifier takes all. */
  readonly verbosity?: Verbosity;
  /** How diagnostics print operations, beside what every diagnostic asks for. */
  readonly printing?: PrintingFlags;
  /** Colors diagnostics; by default they are plain. */
  readonly paint?: Paint | undefined;
  /** Takes the diagnostics, instead of the user. */
  readonly verifier?: DiagnosticVerifier | undefined;
  /** Times the parsing as a part, and verification as a part of that. */
  readonly timer?: Timer | undefined;
  /** Tells when memory runs short, and whether the tool can run again with more room: then an input that nests too deeply ends in the error of JavaScript. */
  readonly io?: Pick<ToolIo, 'guardMemory' | 'rerunWithMoreRoom'>;
  /** Makes the output without a module where that is possible. What was said of a source that is unsuited for it is dropped. */
  readonly stream?: ((source: SourceFile, context: Context) => Streamed<Output>) | undefined;
  /**
   * Takes diagnostics at once while the module is processed, behind those before, so that they stand in order with what passes write. By default the result
   * has them.
   */
  readonly say?: (text: string) => void;
  /** What helps where the output is longer than there can be. */
  readonly longOutputNote?: string | undefined;
  /** Makes the output of a module; returns undefined after a failure that was reported. */
  readonly process: (module: Operation) => Output | undefined;
}

/** The output that was made without a module, undefined after a failure that was reported; or that the source is unsuited for that. */
export type Streamed<Output> = { readonly output: Output | undefined } | 'unsuited';

/** What came of one piece: its output, what to say on standard error, and whether all went well. */
export interface ProcessResult<Output> {
  readonly output: Output | undefined;
  readonly errors: string;
  readonly succeeded: boolean;
}

/**
 * Parses and verifies `source` and processes the module. Each piece has a context of its own. With a verifier, only that decides whether
 * all went well.
 */
export function processSource<Output>(source: SourceFile, options: ProcessOptions<Output>): ProcessResult<Output> {
  const { stream, verifier } = options;
  if (stream && !verifier && !(source instanceof BytecodeFile)) {
    const { result, errors } = inNewContext(source, options, (context) => stream(source, context));
    if (result !== 'unsuited') return { output: result?.output, errors, succeeded: result?.output !== undefined };
  }
  const { result: output, errors } = inNewContext(source, options, (context, diagnostics) => {
    const module = parse(source, context, options);
    if (options.say) diagnostics.sayAtOnce(options.say);
    return module && options.process(module);
  });
  return { output, errors, succeeded: verifier !== undefined || output !== undefined };
}

/** Returns what `body` does in a context of its own, undefined after an error of a limit, and what to say on standard error. */
function inNewContext<Output, T>(
  source: SourceFile,
  options: ProcessOptions<Output>,
  body: (context: Context, diagnostics: DiagnosticsText) => T,
): { result: T | undefined; errors: string } {
  const context = new Context(options.registry);
  const { guardMemory, rerunWithMoreRoom } = options.io ?? {};
  context.throwsStackOverflows = rerunWithMoreRoom !== undefined;
  if (guardMemory) context.guardMemory = guardMemory;
  context.allowUnregisteredDialects = options.allowUnregisteredDialects;
  installPrinters(context, options.printing);
  context.printOpOnDiagnostic = options.printOpOnDiagnostic !== false;
  options.prepare?.(context);
  const { verifier } = options;
  const diagnostics = new DiagnosticsText();
  const style: DiagnosticStyle = {
    locationText: (location) => printLocation(location, options.printing),
    ...(options.paint && { paint: options.paint }),
  };
  if (verifier) {
    context.printOpOnDiagnostic = false;
    context.diagnostics.addHandler((diagnostic) =>
      verifier.handle(options.printStackTrace === true ? withStackTrace(diagnostic) : diagnostic),
    );
  } else {
    context.diagnostics.addHandler((diagnostic) => {
      if (diagnostics.isFull || !severities[options.verbosity ?? 'remarks'].includes(diagnostic.severity)) return;
      const shown = options.printStackTrace === true ? withStackTrace(diagnostic) : diagnostic;
      diagnostics.add(renderDiagnosticWith(shown, style));
    });
  }
  const start = FileLineColLoc.at(source, source.start);
  const result = withinLimits(start, context, () => body(context, diagnostics), options.longOutputNote);
  return { result, errors: diagnostics.kept };
}

/** Returns the diagnostic with the calls that are going on as its first note. */
function withStackTrace(diagnostic: Diagnostic): Diagnostic {
  const calls = new Error().stack?.split('\n').slice(1).join('\n') ?? '';
  const note = { location: diagnostic.location, message: `diagnostic emitted with trace:\n${calls}` };
  return { ...diagnostic, notes: [note, ...diagnostic.notes] };
}

/**
 * Returns what `body` does, undefined after an error about a limit of this program that it ran into, at `start`. `longOutputNote` says what
 * helps where the output is too long.
 */
export function withinLimits<T>(
  start: Location,
  context: Context,
  body: () => T,
  longOutputNote?: string,
): T | undefined {
  try {
    return body();
  } catch (error) {
    // Verifying, passes and printing need less of the stack than parsing, most often.
    if (isStackOverflow(error) && !context.throwsStackOverflows) context.emitError(start, nestedTooDeeply);
    else if (isTextTooLong(error)) {
      const problem = `the output is longer than ${mostMiB} MiB`;
      context.emitError(start, problem, ...(longOutputNote === undefined ? [] : [longOutputNote]));
    } else throw error;
    return undefined;
  }
}

/** Differs: the list of timers shows how much of `Parser` is verification. */
function parse<Output>(
  source: SourceFile,
  context: Context,
  { timer, implicitModule = true, verifyAfterParsing = true }: ProcessOptions<Output>,
): Operation | undefined {
  const read = (verify: NonNullable<ParseOptions['verify']>): Operation | undefined =>
    source instanceof BytecodeFile
      ? bytecodeReader()(source, context, { implicitModule, verify })
      : parseSource(source, context, { implicitModule, verify });
  if (!timer) return read(verifyAfterParsing);
  const verifier = timer.nest('Parser').nest('Verifier', true);
  const timedVerify = (root: Operation): boolean => verifier.run(() => verify(root));
  const verification = verifyAfterParsing && timedVerify;
  return timer.time('Parser', () => read(verification));
}
