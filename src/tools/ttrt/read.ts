/** `ttrt read`: prints what is in a binary. Source: ttmlir-facts, section 6.5.5. */
import { binaryFileKind, readBinaryFileInfo } from '../../target/schema/binary-file.ts';
import { BINARY_VERSION, isRunnableVersion, versionText } from '../../target/schema/version.ts';
import { ArgumentError } from '../cli/argument-error.ts';
import { type ArgparseOption } from '../cli/argparse.ts';
import { helpEntry } from '../cli/argparse-help.ts';
import { type Settings } from '../cli/settings.ts';
import { type ToolIo } from '../tool-io.ts';
import { findBinaries, type BinaryInput } from './binary-paths.ts';
import { reportingProblems } from './binary-problems.ts';
import { hasSection, isSection, readSection, sections, type Section } from './sections.ts';
import { runBinaryCommand } from './usage.ts';

/** What a section holds. */
const sectionSummaries: Readonly<Record<Section, string>> = {
  all: 'the whole file as JSON',
  version: 'the version and commit of the compiler that wrote it',
  system_desc: 'the system that it was compiled for, as JSON',
  mlir: 'the programs as MLIR text',
  cpp: 'the programs as C++ text',
  inputs: 'the tensors that the programs take, as JSON',
  outputs: 'the tensors that the programs return, as JSON',
};

const description = `Prints what is in a binary: a file (- is standard input), or all .ttnn, .ttm and .ttsys files in a folder.

  ttrt read model.ttnn                      everything, as JSON
  ttrt read --section mlir model.ttnn       the program that it was compiled from

sections:
${sections.map((name) => helpEntry(name, sectionSummaries[name])).join('')}
Exit code: 0 success, 1 a file could not be read, 2 wrong arguments.
`;

/** Runs the sub-command. A file that cannot be read does not keep the others from being printed, but makes the exit code 1. */
export function main(argv: readonly string[], io: ToolIo): number {
  const options = [
    { names: ['--section'], value: 'SECTION', summary: 'what to print (default: all)' },
  ] as const satisfies readonly ArgparseOption[];
  return runBinaryCommand({ name: 'ttrt read', description, options, run }, argv, io);
}

function run(settings: Settings<'--section'>, binary: string, io: ToolIo): number {
  const section = settings.value('--section') ?? 'all';
  if (!isSection(section)) throw new ArgumentError(`unknown section '${section}' (sections: ${sections.join(', ')})`);
  const successes = findBinaries(binary, io).map((input) => printFile(input, section, io));
  return successes.every(Boolean) ? 0 : 1;
}

/** Prints the section of one file; says what is wrong and returns false when it cannot be read. */
function printFile(input: BinaryInput, section: Section, io: ToolIo): boolean {
  return reportingProblems('ttrt read', input.name, io, () => {
    const bytes = input.read();
    if (input.isFromFolder) {
      if (!hasSection(binaryFileKind(bytes), section)) return true;
      io.stdout.write(`${input.name}:\n`);
    }
    io.stdout.write(readSection(bytes, section));
    const { version } = readBinaryFileInfo(bytes);
    if (!isRunnableVersion(version)) {
      const [theirs, ours] = [versionText(version), versionText(BINARY_VERSION)];
      io.stderr.write(`ttrt read: warning: ${input.name}: written by version ${theirs}, this tool runs ${ours} only\n`);
    }
    return true;
  });
}
