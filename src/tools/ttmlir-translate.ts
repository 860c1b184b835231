/** `ttmlir-translate`: turns modules into files of other kinds, and back. Arguments and wiring. Source: ttmlir-facts, section 2.5. */
import { createRegistry } from '../dialects/registry.ts';
import { printOp } from '../asm/printer/print-op.ts';
import { installPrinters } from '../asm/printer/diagnostic-printer.ts';
import { BytecodeFile } from '../bytecode/bytecode-file.ts';
import { Context } from '../ir/context.ts';
import { renderDiagnostic } from '../ir/diagnostic-text.ts';
import { type Operation } from '../ir/operation.ts';
import { translateFlatbufferToTTNN } from '../target/flatbuffer-to-ttnn.ts';
import { translateToCpp } from '../target/emitc-to-cpp.ts';
import { translateSystemDescToFlatbuffer } from '../target/system-desc-to-flatbuffer.ts';
import { translateTTMetalToFlatbuffer } from '../target/ttmetal-to-flatbuffer.ts';
import { translateTTNNToFlatbuffer } from '../target/ttnn-to-flatbuffer.ts';
import { ArgumentError } from './cli/argument-error.ts';
import { checkOutput, readInput, readInputBytes, writeChunks, writeOutput } from './cli/files.ts';
import { requestedHelp, generalOptions, type HelpRequest } from './cli/general-options.ts';
import { parseArguments, type OptionSpec } from './cli/llvm-arguments.ts';
import { optionsHelp } from './cli/llvm-help.ts';
import { processSource } from './cli/process-source.ts';
import { Settings } from './cli/settings.ts';
import { sourceOptions } from './cli/source-options.ts';
import { splitInput } from './cli/split-input.ts';
import { diagnosticVerifier } from './cli/verify-diagnostics.ts';
import { packageVersion } from './package-version.ts';
import { type ToolIo } from './tool-io.ts';

const tool = 'ttmlir-translate';

/** What is between the results of the pieces of an input that is split. */
const outputMarker = '';

/** The heading of the translations in the help, and their name in messages. */
const translationGroup = 'Translations to perform';

/** What can be read of a file that is no module. */
interface Import {
  /** The option that asks for it. */
  readonly name: string;
  readonly summary: string;
  /** Returns the module of a file, undefined after errors that were reported. */
  readonly read: (bytes: Uint8Array, context: Context, fileName: string) => Operation | undefined;
}

const imports: readonly Import[] = [
  {
    name: 'flatbuffer-to-ttnn',
    summary: 'translate flatbuffer to ttnn',
    read: translateFlatbufferToTTNN,
  },
];

/** What a module can be translated to. */
interface Translation {
  /** The option that asks for it. */
  readonly name: string;
  readonly summary: string;
  /** Whether the file is text, which that of another module may follow. */
  readonly isText: boolean;
  /** Returns the file, undefined after errors that were reported. */
  readonly translate: (module: Operation, settings: Settings) => Uint8Array | string | undefined;
}

const translations: readonly Translation[] = [
  {
    name: 'mlir-to-cpp',
    summary: 'translate from mlir to cpp',
    isText: true,
    translate: (module, settings) =>
      translateToCpp(module, {
        declareVariablesAtTop: settings.flag('declare-variables-at-top'),
        fileId: settings.value('file-id'),
      }),
  },
  {
    name: 'system-desc-to-flatbuffer',
    summary: 'translate the system description of a module to flatbuffer',
    isText: false,
    translate: translateSystemDescToFlatbuffer,
  },
  {
    name: 'ttnn-to-flatbuffer',
    summary: 'translate ttnn to flatbuffer',
    isText: false,
    translate: translateTTNNToFlatbuffer,
  },
  {
    name: 'ttmetal-to-flatbuffer',
    summary: 'translate ttmetal dialect to flatbuffer',
    isText: false,
    translate: translateTTMetalToFlatbuffer,
  },
];

/** How C++ is written. */
const cppOptions: readonly OptionSpec[] = [
  { name: 'declare-variables-at-top', summary: 'Declare variables at top when emitting C/C++' },
  { name: 'file-id', value: 'string', summary: 'Emit emitc.file ops with matching id' },
];

const specs: readonly OptionSpec[] = [
  ...sourceOptions(outputMarker),
  ...cppOptions,
  ...[...imports, ...translations].map(({ name, summary }) => ({ name, summary, group: translationGroup })),
  ...generalOptions,
];

const helpText = (request: HelpRequest): string => `OVERVIEW: MLIR Translation Testing Tool
USAGE: ${tool} [options] <input file>

  Parses and verifies MLIR and translates it. Without a file, or for -, reads standard input.
  Exit code: 0 success, 1 errors in the input or the command line.

OPTIONS:

${optionsHelp(specs, request)}EXAMPLES:

  ttmlir-translate --ttnn-to-flatbuffer model.ttnn.mlir -o model.ttnn                         make a binary that ttrt runs
  ttmlir-translate --flatbuffer-to-ttnn model.ttnn                                            print what a binary holds
  ttmlir-translate --mlir-to-cpp kernel.emitc.mlir                                            print C++
  ttmlir-opt --ttir-to-ttnn-backend-pipeline m.mlir | ttmlir-translate --ttnn-to-flatbuffer - -o m.ttnn
`;

/** Exit codes: 0 success, 1 errors in the input or the command line. */
export function main(argv: readonly string[], io: ToolIo): number {
  try {
    const { options, positional } = parseArguments(argv, specs, tool);
    const settings = new Settings(options);
    const help = requestedHelp(settings);
    if (help) {
      io.stdout.write(helpText(help));
      return 0;
    }
    if (settings.flag('version')) {
      io.stdout.write(`${tool} ${packageVersion}\n`);
      return 0;
    }
    const inputName = positional[0] ?? '-';
    const requestedImport = imports.find(({ name }) => settings.flag(name));
    if (requestedImport) return runImport(requestedImport, settings, inputName, io);
    const requested = translations.find(({ name }) => settings.flag(name));
    if (!requested) throw new ArgumentError(`${translationGroup} option: must be specified at least once!`);
    return run(requested, settings, inputName, io);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    io.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** Reads a file that is no module, and prints the module that it holds. */
function runImport({ read }: Import, settings: Settings, inputName: string, io: ToolIo): number {
  const context = new Context(createRegistry());
  installPrinters(context);
  let errors = '';
  context.diagnostics.addHandler((diagnostic) => void (errors += renderDiagnostic(diagnostic)));
  const fileName = inputName === '-' ? '<stdin>' : inputName;
  const input = readInputBytes(io, inputName);
  const destination = settings.value('o') ?? '-';
  checkOutput(io, destination);
  const module = read(input, context, fileName);
  if (errors !== '') io.stderr.write(errors);
  if (!module) return 1;
  writeOutput(io, destination, `${printOp(module)}\n`);
  return 0;
}

function run({ isText, translate }: Translation, settings: Settings, inputName: string, io: ToolIo): number {
  const source = readInput(io, inputName);
  const destination = settings.value('o') ?? '-';
  checkOutput(io, destination);
  const isSplit = settings.has('split-input-file') && !(source instanceof BytecodeFile);
  const pieces = isSplit ? splitInput(source, settings.value('split-input-file')).pieces : [source];
  const verifier = diagnosticVerifier(settings, source, (text) => io.stderr.write(text));
  if (pieces.length > 1 && !isText && !verifier) {
    throw new ArgumentError(`${tool}: a binary holds one module, but --split-input-file gives ${pieces.length}`);
  }
  const registry = createRegistry();
  const allowUnregisteredDialects = settings.flag('allow-unregistered-dialect');
  const process = (module: Operation): Uint8Array | string | undefined => translate(module, settings);
  const results = pieces.map((piece) =>
    processSource(piece, { registry, allowUnregisteredDialects, verifier, io, process }),
  );
  const errors = results.map((result) => result.errors).join('');
  if (errors !== '') io.stderr.write(errors);
  const succeeded = results.every((result) => result.succeeded) && verifier?.finish() !== false;
  if (isText) {
    const marker = settings.value('output-split-marker') ?? outputMarker;
    const chunks = results.flatMap(({ output = '' }, i) => (i === 0 ? [output] : [`${marker}\n`, output]));
    if (succeeded || destination === '-') writeChunks(io, destination, chunks);
  } else {
    // Under --verify-diagnostics a piece with errors counts as a success, but it has no output.
    const [{ output } = {}] = results;
    if (succeeded && results.length === 1 && output !== undefined) writeOutput(io, destination, output);
  }
  return succeeded ? 0 : 1;
}
