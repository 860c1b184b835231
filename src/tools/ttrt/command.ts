import { writeWhole } from '../../support/files.ts';
import { type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { ArgumentError } from '../cli/argument-error.ts';
import { resolveFile, resolvePath, type ToolIo } from '../tool-io.ts';
import { Artifacts } from './artifacts.ts';
import { type resultOptions } from './common-options.ts';
import { withFile } from './file-error.ts';
import { type FileOutcome } from './file-outcome.ts';
import { Logger, type Log } from './logger.ts';
import { type Arguments, type CommandOption } from './options.ts';

/** What a command works with beside its arguments. */
export interface CommandContext {
  readonly io: ToolIo;
  readonly log: Log;
  readonly artifacts: Artifacts;
  /** The inputs of programs that run, instead of those that the arguments describe. */
  readonly inputs: readonly HostTensor[] | undefined;
}

/** What every command returns. */
export interface CommandResult<Outcome extends FileOutcome = FileOutcome> {
  /** True when nothing went wrong. */
  readonly success: boolean;
  /** What came of every file, in the order in which they were taken. */
  readonly files: readonly Outcome[];
}

/** A command of ttrt. */
export interface Command<Options extends readonly CommandOption[], Result extends CommandResult> {
  /** As it is called: `ttrt read`. */
  readonly name: string;
  /** What the help says before the list of options. */
  readonly description: string;
  readonly options: Options;
  /** Does the work. Throws ArgumentError for arguments that do not fit together, FileError for files that cannot be written. */
  readonly run: (given: Arguments<Options>, context: CommandContext) => Result;
}

/** The arguments that every command has. */
type ResultArguments = Arguments<typeof resultOptions>;

/** What a program may give a command instead of what its arguments name. */
export interface CommandResources {
  readonly logger?: Logger | undefined;
  readonly artifacts?: Artifacts | undefined;
  readonly inputs?: readonly HostTensor[] | undefined;
}

/** Runs a command, and writes the file of results where one is asked for. Throws ArgumentError and FileError. */
export function runCommand<Options extends readonly CommandOption[], Result extends CommandResult>(
  command: Command<Options, Result>,
  given: Arguments<Options> & ResultArguments,
  io: ToolIo,
  resources: CommandResources = {},
): Result {
  const values: Readonly<Record<string, unknown>> = given;
  const missing = command.options.find(({ name, isOperand }) => isOperand === true && values[name] === '');
  if (missing !== undefined) throw new ArgumentError(`no ${missing.name} given`);
  const artifacts = resources.artifacts ?? new Artifacts(io, given['artifact-dir']);
  if (given['clean-artifacts']) artifacts.clean([io.cwd, ...filesRead(command.options, values, io)]);
  const logger = resources.logger ?? new Logger(io, given['log-file']);
  const log = logger.forCommand(command.name, given.quiet);
  const result = command.run(given, { io, log, artifacts, inputs: resources.inputs });
  const path = given['result-file'];
  if (path !== '') {
    const about = { log_file: logger.fileName, artifacts: artifacts.folder };
    const rows = result.files.map((outcome) => ({ ...resultRow(outcome), ...about, ...outcome.figures }));
    const json = `${JSON.stringify(rows, null, 2)}\n`;
    withFile(path, () => writeWhole(resolveFile(io, path), json), 'written');
  }
  return result;
}

/** Returns where the files are that arguments say to read. */
function filesRead(
  options: readonly CommandOption[],
  given: Readonly<Record<string, unknown>>,
  io: ToolIo,
): readonly string[] {
  return options
    .filter(({ namesFiles }) => namesFiles === true)
    .flatMap(({ name }) => String(given[name]).split(','))
    .filter((path) => path !== '' && path !== '-')
    .map((path) => resolvePath(io, path));
}

function resultRow({ path, result, problems }: FileOutcome): Readonly<Record<string, unknown>> {
  return { file_path: path, result, exception: problems.join('\n') };
}
