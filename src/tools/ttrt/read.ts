/** `ttrt read`: prints what is in a binary. Source: ttmlir-facts, section 6.5.5. */
import { binaryFileKind, readBinaryFileInfo } from '../../target/schema/binary-file.ts';
import { BINARY_VERSION, isRunnableVersion, versionText } from '../../target/schema/version.ts';
import { helpEntry } from '../cli/argparse-help.ts';
import { type BinaryInput, binaryKinds } from './binary-paths.ts';
import { type Command, type CommandContext, type CommandResult } from './command.ts';
import { commandLine } from './command-line.ts';
import { resultOptions } from './common-options.ts';
import { type FileOutcome, forEachBinary } from './file-outcome.ts';
import { binaryOperand, choice, type Arguments } from './options.ts';
import { hasSection, readSection, sections, type Section } from './sections.ts';

/** What a section holds. */
const sectionSummaries: Readonly<Record<Section, string>> = {
  all: 'the whole file as JSON',
  version: 'the version and commit of the compiler that wrote it',
  system_desc: 'the system that it was compiled for, as JSON',
  mlir: 'the programs as MLIR text',
  cpp: 'the programs as C++ text; of a .ttm file, the kernels',
  inputs: 'the tensors that the programs take, as JSON',
  outputs: 'the tensors that the programs return, as JSON',
};

const options = [
  binaryOperand,
  choice('section', 'SECTION', {
    of: sections,
    initial: 'all',
    unknown: (name) => `unknown section '${name}' (sections: ${sections.join(', ')})`,
    summary: 'what to print (default: all)',
  }),
  ...resultOptions,
] as const;

const description = `Prints what is in a binary: a file (- is standard input), or all .ttnn, .ttm and .ttsys files in a folder.

  ttrt read model.ttnn                      everything, as JSON
  ttrt read --section mlir model.ttnn       the program that it was compiled from

sections:
${sections.map((name) => helpEntry(name, sectionSummaries[name])).join('')}
Exit code: 0 success, 1 a file could not be read, 2 wrong arguments.
`;

/** What was read of one file. */
export interface ReadOutcome extends FileOutcome {
  /** The section as text; empty when the file has none of it, or could not be read. Throws a RangeError where that is longer than a string may be. */
  readonly text: string;
  /** The same in pieces, each of whole lines. */
  readonly pieces: Iterable<string>;
}

/** What was read. */
export type ReadResult = CommandResult<ReadOutcome>;

/** The command. */
export const readCommand: Command<typeof options, ReadResult> = { name: 'ttrt read', description, options, run };

/** The sub-command. */
export const main = commandLine(readCommand);

function run(given: Arguments<typeof options>, context: CommandContext): ReadResult {
  return forEachBinary(
    given.binary,
    context,
    binaryKinds,
    (input) => readFile(input, given, context),
    (outcome) => withText(outcome, []),
  );
}

/** Prints the section of one file. Throws FileError and BinaryFormatError when it cannot be read. */
function readFile(input: BinaryInput, given: Arguments<typeof options>, context: CommandContext): ReadOutcome {
  const { log, artifacts } = context;
  const { section } = given;
  const bytes = input.read();
  const outcome: FileOutcome = { path: input.name, result: 'pass', problems: [] };
  if (input.isFromFolder) {
    if (!hasSection(binaryFileKind(bytes), section)) return withText(outcome, []);
    log.result(`${input.name}:\n`);
  }
  const pieces = readSection(bytes, section);
  for (const piece of pieces) log.result(piece);
  const { version } = readBinaryFileInfo(bytes);
  if (!isRunnableVersion(version)) {
    const [theirs, ours] = [versionText(version), versionText(BINARY_VERSION)];
    log.warning(`${input.name}: written by version ${theirs}, this tool runs ${ours} only`);
  }
  if (given['save-artifacts']) artifacts.saveBinary(input.name, bytes);
  return withText({ ...outcome, figures: { section } }, pieces);
}

function withText(outcome: FileOutcome, pieces: Iterable<string>): ReadOutcome {
  return {
    ...outcome,
    pieces,
    get text() {
      return [...pieces].join('');
    },
  };
}
