/** `ttmlir-translate`: turns modules into files of other kinds, and back. Arguments and wiring. Source: ttmlir-facts, section 2.5. */
import { BytecodeFile } from '../bytecode/bytecode-file.ts';
import { createRegistry } from '../dialects/registry.ts';
import { ArgumentError } from './cli/argument-error.ts';
import { colorOptions, requestedPaint } from './cli/color-options.ts';
import { checkOutput, readInput, readInputBytes, writeChunks, writeOutput } from './cli/files.ts';
import { requestedHelp, generalOptions, type HelpRequest } from './cli/general-options.ts';
import { parseArguments, type OptionSpec } from './cli/llvm-arguments.ts';
import { optionsHelp } from './cli/llvm-help.ts';
import { printingFlags, printingOptions } from './cli/printing-options.ts';
import { withResponseFiles } from './cli/response-files.ts';
import { Settings } from './cli/settings.ts';
import { sourceOptions } from './cli/source-options.ts';
import { splitInput } from './cli/split-input.ts';
import { requestedTimer, requestedTimingReport, timingOptions } from './cli/timing-options.ts';
import { diagnosticVerifier } from './cli/verify-diagnostics.ts';
import { packageVersion } from './package-version.ts';
import { type ToolIo } from './tool-io.ts';
import {
  continueWith,
  isImport,
  makesText,
  runExport,
  runImport,
  tool,
  translations,
  type Translation,
  type TranslationRequest,
  type TranslationResult,
} from './translate/translations.ts';

/** What is between the results of the pieces of an input that is split. */
const outputMarker = '';

/** The heading of the translations in the help, and their name in messages. */
const translationGroup = 'Translations to perform';

/** What is said of the input, beside what every tool that reads MLIR has. */
const diagnosticOptions: readonly OptionSpec[] = [
  { name: 'error-diagnostics-only', summary: 'Filter all non-error diagnostics' },
];

/** How C++ is written. */
const cppOptions: readonly OptionSpec[] = [
  { name: 'declare-variables-at-top', summary: 'Declare variables at top when emitting C/C++' },
  { name: 'file-id', value: 'string', summary: 'Emit emitc.file ops with matching id' },
];

const specs: readonly OptionSpec[] = [
  ...colorOptions,
  ...sourceOptions(outputMarker),
  ...diagnosticOptions,
  ...printingOptions,
  ...cppOptions,
  ...timingOptions('the translations'),
  ...translations.map(({ name, summary }) => ({ name, summary, group: translationGroup, takesNoValue: true as const })),
  ...generalOptions,
];

const helpText = (request: HelpRequest): string => `OVERVIEW: MLIR Translation Testing Tool
USAGE: ${tool} [options] <input file>

  Parses and verifies MLIR and translates it. Without a file, or for -, reads standard input. Of several
  translations each takes what the one before made.
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
  return exitCodeOf(() => {
    const { options, positional } = parseArguments(withResponseFiles(argv, io), specs, tool);
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
    const printing = printingFlags(settings, tool);
    const asked = options.map(({ name }) => name);
    const [first, ...further] = asked.flatMap((option) => translations.filter(({ name }) => name === option));
    if (!first) throw new ArgumentError(`${translationGroup} option: must be specified at least once!`);
    const timer = requestedTimer(settings);
    const paint = requestedPaint(settings, io);
    const request = { registry: createRegistry(), settings, printing, paint, io, timer };
    const translate = (): number => exitCodeOf(() => run(first, further, request, positional[0] ?? '-'), io);
    if (!timer) return translate();
    const exitCode = timer.run(translate);
    io.stderr.write(requestedTimingReport(timer, settings));
    return exitCode;
  }, io);
}

/** Runs `body`; what it says is wrong with the arguments goes to the user. */
function exitCodeOf(body: () => number, io: ToolIo): number {
  try {
    return body();
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    io.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** Runs translations one after the other, each on what the one before made, and writes what the last one makes. */
function run(
  first: Translation,
  further: readonly Translation[],
  request: TranslationRequest,
  inputName: string,
): number {
  const { settings, io } = request;
  const destination = settings.value('o') ?? '-';
  const isText = makesText(further.at(-1) ?? first);
  if (isImport(first)) {
    const input = readInputBytes(io, inputName);
    checkOutput(io, destination);
    const shownName = inputName === '-' ? '<stdin>' : inputName;
    const result = continueWith(further, runImport(first, input, shownName, request), request);
    return finish([result], isText, request);
  }
  const source = readInput(io, inputName);
  checkOutput(io, destination);
  const isSplit = settings.has('split-input-file') && !(source instanceof BytecodeFile);
  const pieces = isSplit ? splitInput(source, settings.value('split-input-file')).pieces : [source];
  const verifier = diagnosticVerifier(settings, source, (text) => io.stderr.write(text), request.paint);
  if (pieces.length > 1 && !isText && !verifier) {
    throw new ArgumentError(`${tool}: a binary holds one module, but --split-input-file gives ${pieces.length}`);
  }
  const verified = { ...request, verifier };
  const results = pieces.map((piece) => continueWith(further, runExport(first, piece, verified), request));
  return finish(results, isText, verified);
}

/** Shows what was said, writes what was made, and returns the exit code. */
function finish(
  results: readonly TranslationResult[],
  isText: boolean,
  { settings, io, verifier }: TranslationRequest,
): number {
  const destination = settings.value('o') ?? '-';
  const errors = results.map((result) => result.errors).join('');
  if (errors !== '') io.stderr.write(errors);
  const succeeded = results.every((result) => result.succeeded) && verifier?.finish() !== false;
  if (isText) {
    const marker = settings.value('output-split-marker') ?? outputMarker;
    const chunks = results.flatMap(({ output, unfinished = '' }, i) => [
      ...(i === 0 ? [] : [`${marker}\n`]),
      output ?? unfinished,
    ]);
    if (succeeded || destination === '-') writeChunks(io, destination, chunks);
  } else {
    // Under --verify-diagnostics a piece with errors counts as a success, but it has no output.
    const [{ output } = {}] = results;
    if (succeeded && results.length === 1 && output !== undefined) writeOutput(io, destination, output);
  }
  return succeeded ? 0 : 1;
}
