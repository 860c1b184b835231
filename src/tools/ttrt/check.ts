/** `ttrt check`: tells whether binaries fit a system. Source: ttmlir-facts, sections 6.5.2 and 6.5.8. */
import { RuntimeError } from '../../runtime/runtime-error.ts';
import { readBinaryFile, readBinaryFileInfo } from '../../target/schema/binary-file.ts';
import { BinaryFormatError } from '../../target/schema/binary-format-error.ts';
import { SystemDesc } from '../../target/schema/generated/common.gen.ts';
import { toJson } from '../../target/schema/json.ts';
import { type ToolIo } from '../tool-io.ts';
import { binaryKinds, findBinaries, type BinaryInput } from './binary-paths.ts';
import { type Command, type CommandContext, type CommandResult } from './command.ts';
import { commandLine } from './command-line.ts';
import { resultOptions } from './common-options.ts';
import { FileError } from './file-error.ts';
import { type FileOutcome, forEachBinary } from './file-outcome.ts';
import { firstDifference } from './first-difference.ts';
import { binaryOperand, text, type Arguments } from './options.ts';
import { requireRunnableVersion } from './runnable.ts';
import { simulatedSystem } from './simulated-system.ts';

const options = [
  binaryOperand,
  text('system-desc', 'FILE', {
    summary: 'a .ttsys file, a binary, or a folder of .ttsys files, instead of the system of ttrt query',
    namesFiles: true,
  }),
  ...resultOptions,
] as const;

const description = `Tells whether a binary (- is standard input), or all binaries in a folder, are of the version that this tool runs
and were compiled for a system: by default the one that ttrt query prints; of a folder of systems, any.

  ttrt check model.ttnn
  ttrt check --system-desc ttrt-artifacts/system_desc.ttsys models/

Exit code: 0 all do, 1 one does not or cannot be read, 2 wrong arguments.
`;

/** The command. The result of a file is `fail` when it was compiled for another system. */
export const checkCommand: Command<typeof options, CommandResult> = { name: 'ttrt check', description, options, run };

/** The sub-command. */
export const main = commandLine(checkCommand);

/** A system that binaries are compared with, and the file that it is from. */
interface NamedSystem {
  readonly name: string | undefined;
  readonly json: unknown;
}

function run(given: Arguments<typeof options>, context: CommandContext): CommandResult {
  const path = given['system-desc'];
  const systems =
    path === '' ? [{ name: undefined, json: systemJson(simulatedSystem()) }] : systemsOf(path, context.io);
  const check = (input: BinaryInput): FileOutcome => checkFile(input, systems, given['save-artifacts'], context);
  return forEachBinary(given.binary, context, binaryKinds, check, (outcome) => outcome);
}

/** Returns the systems in a file, or in the `.ttsys` files of a folder. Throws FileError for files that hold none, or are of another version. */
function systemsOf(path: string, io: ToolIo): readonly NamedSystem[] {
  return findBinaries(path, io, ['ttsys']).map((input) => {
    const bytes = input.read();
    try {
      requireRunnableVersion(readBinaryFileInfo(bytes).version);
      return { name: input.name, json: systemJson(readBinaryFile(bytes).content.systemDesc) };
    } catch (error) {
      if (error instanceof BinaryFormatError || error instanceof RuntimeError)
        throw new FileError(`${input.name}: ${error.message}`);
      throw error;
    }
  });
}

function systemJson(desc: SystemDesc): unknown {
  return JSON.parse(toJson(SystemDesc, desc));
}

/** Says whether one file fits one of the systems. Throws FileError, BinaryFormatError and RuntimeError. */
function checkFile(
  input: BinaryInput,
  systems: readonly NamedSystem[],
  saves: boolean,
  { log, artifacts }: CommandContext,
): FileOutcome {
  const bytes = input.read();
  requireRunnableVersion(readBinaryFileInfo(bytes).version);
  const { systemDesc } = readBinaryFile(bytes).content;
  if (saves) {
    artifacts.saveBinary(input.name, bytes);
    artifacts.saveBinarySystem(input.name, systemDesc);
  }
  const places = systems.map(({ json }) => firstDifference(json, systemJson(systemDesc), 'system_desc'));
  const match = systems[places.indexOf(undefined)];
  if (match !== undefined) {
    const which = systems.length > 1 ? ` (${match.name})` : '';
    log.result(`${input.name}: ok${which}\n`);
    return { path: input.name, result: 'pass', problems: [], figures: { system_desc: match.name ?? null } };
  }
  const of = (i: number): string => (systems.length > 1 ? `${systems[i]!.name}: ` : '');
  const problem = `compiled for another system: ${places.map((place, i) => `${of(i)}${place}`).join('; ')}`;
  log.error(`${input.name}: ${problem}`);
  return { path: input.name, result: 'fail', problems: [problem] };
}
