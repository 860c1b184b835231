/** `ttmlir-opt`, and tools of its kind with passes of their own: they parse, verify, transform and print MLIR. Arguments and wiring. */
import { streamSource, type StreamResult } from '../asm/module-stream.ts';
import { type PrintingFlags } from '../asm/printer/flags.ts';
import { printOpBytes } from '../asm/printer/print-op.ts';
import { createRegistry } from '../dialects/registry.ts';
import { BytecodeFile } from '../bytecode/bytecode-file.ts';
import { type Context } from '../ir/context.ts';
import { type DialectRegistry } from '../ir/dialect.ts';
import { foreignDialectsOfTTMLIR } from '../ir/foreign-dialects.ts';
import { type Operation } from '../ir/operation.ts';
import { type PassManager } from '../pass/pass-manager.ts';
import { type PassRegistry } from '../pass/pass-registry.ts';
import { expectReproducer, takeReproduction, type Reproduction } from '../pass/reproducer.ts';
import { type Timer } from '../pass/timing.ts';
import { type Paint } from '../support/colors.ts';
import { type SourceFile } from '../support/source-file.ts';
import { ArgumentError } from './cli/argument-error.ts';
import { requestedPaint } from './cli/color-options.ts';
import { checkOutput, readInput, writeChunks } from './cli/files.ts';
import { requestedHelp } from './cli/general-options.ts';
import { type OptionSpec, parseArguments } from './cli/llvm-arguments.ts';
import { printingFlags } from './cli/printing-options.ts';
import { processSource, type Streamed, type Verbosity } from './cli/process-source.ts';
import { withResponseFiles } from './cli/response-files.ts';
import { Settings, type GivenOption } from './cli/settings.ts';
import { sourceProcessing } from './cli/source-options.ts';
import { defaultSplitMarker, nearMissWarnings, splitInput } from './cli/split-input.ts';
import { requestedTimer, requestedTimingReport } from './cli/timing-options.ts';
import { diagnosticVerifier, uncomparedExpectations } from './cli/verify-diagnostics.ts';
import { heapBytesPerCharacter } from './heap-guard.ts';
import { expectGarbage, inputIsRead, prepareForInput } from './hot-code.ts';
import { actionWatches } from './opt/actions.ts';
import { bytecodeOf, bytecodeRequest, checkBytecodeRequest, type BytecodeRequest } from './opt/bytecode-options.ts';
import { optHelp } from './opt/help.ts';
import { checkObservedPasses, dumpDestination, instrument, passStatistics } from './opt/instrumentation.ts';
import { passList } from './opt/list-passes.ts';
import { withDialectsOfFile } from './opt/irdl-file.ts';
import { hasOwnOptionsOnly, optOptions } from './opt/options.ts';
import { passOptions } from './opt/pass-options.ts';
import { askedPipeline, buildPipeline } from './opt/pipeline.ts';
import { runReproducibly } from './opt/reproducers.ts';
import { mayStream, streamTimers } from './opt/streaming.ts';
import { verifyRoundtrip } from './opt/verify-roundtrip.ts';
import { packageVersion } from './package-version.ts';
import { createPassRegistry } from './pass-registry.ts';
import { type ToolIo } from './tool-io.ts';

/** What a tool of this kind has. */
export interface OptTool {
  /** As messages and help call it. */
  readonly name: string;
  readonly version: string;
  /** The first line of its help. */
  readonly overview: string;
  /** What it can run. */
  readonly passes: PassRegistry;
  /** What it can read. */
  readonly dialects: DialectRegistry;
}

export function main(argv: readonly string[], io: ToolIo): number {
  const [passes, dialects] = [createPassRegistry(), createRegistry()];
  const overview = 'ttmlir optimizer driver';
  return runOptTool({ name: 'ttmlir-opt', version: packageVersion, overview, passes, dialects }, argv, io);
}

/** Exit codes: 0 success, 1 errors in the input or the command line. */
export function runOptTool(tool: OptTool, argv: readonly string[], io: ToolIo): number {
  const { name, passes, dialects } = tool;
  const allOptions = (): OptionSpec[] => [...optOptions, ...passOptions(passes)];
  try {
    const words = withResponseFiles(argv, io);
    // Those of passes are many, and most often are not needed.
    const specs = hasOwnOptionsOnly(words) ? optOptions : allOptions();
    const { options, positional } = parseArguments(words, specs, name);
    const settings = new Settings(options);
    const names = [...dialects.namespaces, ...foreignDialectsOfTTMLIR].sort();
    const help = requestedHelp(settings);
    if (help) io.stdout.write(optHelp(help, tool, names, allOptions()));
    else if (settings.flag('version')) io.stdout.write(`${name} ${tool.version}\n`);
    else if (settings.flag('show-dialects')) io.stdout.write(`Available Dialects: ${names.join(',')}\n`);
    else if (settings.flag('list-passes')) io.stdout.write(passList(passes));
    else return new OptRun(tool, settings, options, io).run(positional[0] ?? '-');
    return 0;
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    io.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** One run over an input. Dumps and reports go to standard error in the order in which they arise. */
class OptRun {
  readonly #tool: OptTool;
  readonly #settings: Settings;
  readonly #options: readonly GivenOption[];
  readonly #io: ToolIo;
  readonly #paint: Paint;
  readonly #printing: PrintingFlags;
  readonly #bytecode: BytecodeRequest;
  readonly #counters = new Map<string, number>();
  readonly #timer: Timer | undefined;
  /** The input is not verified. */
  readonly #trustsInput: boolean;

  constructor(tool: OptTool, settings: Settings, options: readonly GivenOption[], io: ToolIo) {
    this.#tool = tool;
    this.#settings = settings;
    this.#options = options;
    this.#io = io;
    this.#paint = requestedPaint(settings, io);
    this.#printing = printingFlags(settings, tool.name);
    this.#bytecode = bytecodeRequest(settings, tool.name);
    checkObservedPasses(settings, tool.passes, tool.name);
    this.#trustsInput = settings.flag('mlir-very-unsafe-disable-verifier-on-parsing');
    this.#timer = requestedTimer(settings);
  }

  run(inputName: string): number {
    const settings = this.#settings;
    const { name, passes } = this.#tool;
    const asked = askedPipeline(this.#options, passes);
    const say = (text: string): void => this.#say(text);
    const dialects = withDialectsOfFile(this.#tool.dialects, settings, { io: this.#io, paint: this.#paint, say });
    if (!dialects) return 1;
    this.#timer?.start();
    const source = readInput(this.#io, inputName);
    const destination = settings.value('o') ?? '-';
    checkOutput(this.#io, destination);
    prepareForInput(source.textLength);
    const streams = asked.isMemberwise && mayStream(this.#options, asked.options, this.#printing);
    if (!streams) this.#io.guardMemory?.(heapBytesPerCharacter * source.textLength);
    const isSplit = settings.has('split-input-file') && !(source instanceof BytecodeFile);
    const split = isSplit ? splitInput(source, settings.value('split-input-file')) : undefined;
    this.#say(nearMissWarnings(source, split?.nearMisses ?? [], this.#paint));
    const verifier = diagnosticVerifier(settings, source, say, this.#paint);
    const sayUncompared = uncomparedExpectations(settings, source, say, this.#paint);
    const watchActions = actionWatches(settings, this.#printing, name, this.#io, say);
    const results = (split?.pieces ?? [source]).map((piece) => {
      const watch = watchActions?.();
      const result = processSource(piece, {
        registry: dialects,
        ...sourceProcessing(settings),
        verifyAfterParsing: !this.#trustsInput,
        ...(settings.flag('run-reproducer') && { prepare: expectReproducer }),
        verbosity: verbosityOf(settings),
        printing: this.#printing,
        paint: this.#paint,
        longOutputNote: this.#bytecode.emits ? undefined : 'bytecode takes less: --emit-bytecode',
        io: this.#io,
        verifier,
        timer: this.#timer,
        stream: streams ? (part, context) => this.#stream(part, context) : undefined,
        say,
        process: (module) => {
          inputIsRead();
          watch?.watch(module.context);
          return this.#transform(module);
        },
      });
      this.#say(result.errors);
      watch?.finish();
      return result;
    });
    const succeeded = results.every((result) => result.succeeded) && (verifier?.finish() ?? true);
    const outputMarker = settings.value('output-split-marker') ?? defaultSplitMarker;
    const chunks = results.flatMap(({ output = [] }, i) => (i === 0 ? output : [`${outputMarker}\n`, ...output]));
    if (succeeded || destination === '-') writeChunks(this.#io, destination, chunks);
    this.#timer?.stop();
    if (this.#timer) this.#say(requestedTimingReport(this.#timer, settings));
    sayUncompared?.();
    return succeeded ? 0 : 1;
  }

  /** Returns the text of a module that goes through the passes in parts. */
  #stream(source: SourceFile, context: Context): Streamed<(string | Uint8Array)[]> {
    const timer = this.#timer;
    const observer = { beforeForgetting: expectGarbage, ...(timer && streamTimers(timer)) };
    const manager = this.#passManager(context, 'builtin.module', {});
    if (!manager) return 'unsuited';
    const transform = manager.isEmpty ? undefined : manager;
    // What passes write, they write again when the module has to be parsed as a whole.
    const written: string[] = [];
    context.writeDebugText = (text) => written.push(text);
    const stream = (): StreamResult => streamSource(source, context, this.#printing, observer, transform);
    const result = timer ? timer.time('Parser', stream) : stream();
    inputIsRead();
    if (result.kind === 'unsuited') return 'unsuited';
    for (const text of written) this.#say(text);
    return { output: result.kind === 'failed' ? undefined : [...result.text, '\n'] };
  }

  /** Runs the passes and returns the text of the module, in parts; undefined after a failure. */
  #transform(module: Operation): (string | Uint8Array)[] | undefined {
    const settings = this.#settings;
    const say = (text: string): void => this.#say(text);
    if (settings.flag('verify-roundtrip') && !verifyRoundtrip(module, this.#printing, say)) return undefined;
    const reproduction = settings.flag('run-reproducer') ? takeReproduction(module.context) : {};
    const manager = this.#passManager(module.context, module.name, reproduction);
    if (!manager) return undefined;
    if (settings.flag('dump-pass-pipeline')) {
      say(`Pass Manager with ${manager.elements.length} passes:\n${manager.prettyText}\n\n`);
    }
    const { guardMemory } = this.#io;
    if (guardMemory) manager.addInstrumentation({ runAfterPass: () => guardMemory() });
    const succeeded = runReproducibly(manager, module, settings, this.#printing, this.#io);
    this.#say(passStatistics(manager, settings));
    if (!succeeded) return undefined;
    // The parser or, with passes, the pass manager has just verified the module.
    const isVerified = manager.verifyEach && !this.#trustsInput;
    const assumeVerified = this.#printing.assumeVerified === true || isVerified;
    const print = (): (string | Uint8Array)[] | undefined => {
      if (!checkBytecodeRequest(this.#bytecode, module)) return undefined;
      if (!this.#bytecode.emits) return [printOpBytes(module, { ...this.#printing, assumeVerified }), '\n'];
      const bytes = bytecodeOf(module, this.#bytecode);
      return bytes && [bytes];
    };
    return this.#timer ? this.#timer.time('Output', print) : print();
  }

  /** Returns what runs the passes, on operations named `anchor` unless the command line says on which; undefined after an error that was reported. */
  #passManager(context: Context, anchor: string, reproduction: Partial<Reproduction>): PassManager | undefined {
    const settings = this.#settings;
    const { name, passes } = this.#tool;
    const say = (text: string): void => this.#say(text);
    const manager = buildPipeline(this.#options, passes, context, anchor, name, say, reproduction.pipeline);
    if (!manager) return undefined;
    context.counters = this.#counters;
    context.writeDebugText = say;
    context.writeOutput = (text) => this.#io.stdout.write(text);
    manager.printing = this.#printing;
    manager.verifyEach = reproduction.verifyEach ?? settings.value('verify-each') !== 'false';
    instrument(manager, settings, this.#printing, this.#timer, dumpDestination(settings, this.#io));
    return manager;
  }

  #say(text: string): void {
    if (text !== '') this.#io.stderr.write(text);
  }
}

/** Returns the least important diagnostics that are asked for. The parser of the command line takes no other value. */
function verbosityOf(settings: Settings): Verbosity {
  const level = settings.value('mlir-diagnostic-verbosity-level');
  return level === 'errors' || level === 'warnings' ? level : 'remarks';
}
