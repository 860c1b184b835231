import { ArgumentError } from '../cli/argument-error.ts';
import { parseArgparse, type ArgparseOption } from '../cli/argparse.ts';
import { argparseHelp } from '../cli/argparse-help.ts';
import { Settings } from '../cli/settings.ts';
import { type ToolIo } from '../tool-io.ts';
import { FileError } from './file-error.ts';

/** The exit code for wrong arguments; a failure has 1. */
export const USAGE_EXIT_CODE = 2;

/** The options that every command has. */
export const helpOption = { names: ['-h', '--help'], summary: 'print this text' } as const satisfies ArgparseOption;

/** A command that takes options and, unless it says otherwise, one binary. */
interface Command<Option extends ArgparseOption> {
  /** As it is called: `ttrt read`. */
  readonly name: string;
  /** What the help says before the list of options. */
  readonly description: string;
  readonly options: readonly Option[];
}

/** A command about a binary. */
export interface BinaryCommand<Option extends ArgparseOption> extends Command<Option> {
  /** Does the work and returns the exit code. Throws ArgumentError for wrong values, FileError for files that cannot be used. */
  readonly run: (settings: Settings<Option['names'][0]>, binary: string, io: ToolIo) => number;
}

/** A command about the system. */
export interface SystemCommand<Option extends ArgparseOption> extends Command<Option> {
  /** As that of BinaryCommand. */
  readonly run: (settings: Settings<Option['names'][0]>, io: ToolIo) => number;
}

/** Runs a command about a binary. Exit codes: what it returns, 1 a file that cannot be used, 2 wrong arguments. */
export function runBinaryCommand<Option extends ArgparseOption>(
  command: BinaryCommand<Option>,
  argv: readonly string[],
  io: ToolIo,
): number {
  return runCommand(command, 'BINARY', argv, io, (settings, [binary, ...rest]) => {
    if (binary === undefined) throw new ArgumentError('no binary given');
    refuse(rest);
    return command.run(settings, binary, io);
  });
}

/** Runs a command about the system. Exit codes as those of runBinaryCommand. */
export function runSystemCommand<Option extends ArgparseOption>(
  command: SystemCommand<Option>,
  argv: readonly string[],
  io: ToolIo,
): number {
  return runCommand(command, '', argv, io, (settings, positional) => {
    refuse(positional);
    return command.run(settings, io);
  });
}

function refuse([extra]: readonly string[]): void {
  if (extra !== undefined) throw new ArgumentError(`unexpected argument '${extra}'`);
}

function runCommand<Option extends ArgparseOption>(
  command: Command<Option>,
  operand: string,
  argv: readonly string[],
  io: ToolIo,
  run: (settings: Settings<Option['names'][0]>, positional: readonly string[]) => number,
): number {
  const { name, description } = command;
  const specs = [...command.options, helpOption];
  try {
    const { options, positional } = parseArgparse(argv, specs);
    const settings = new Settings(options);
    if (settings.has('-h')) {
      io.stdout.write(`usage: ${`${name} [options] ${operand}`.trim()}\n\n${description}\n${argparseHelp(specs)}`);
      return 0;
    }
    return run(settings, positional);
  } catch (error) {
    if (error instanceof ArgumentError) {
      io.stderr.write(`${name}: error: ${error.message} (see ${name} --help)\n`);
      return USAGE_EXIT_CODE;
    }
    if (!(error instanceof FileError)) throw error;
    io.stderr.write(`${name}: error: ${error.message}\n`);
    return 1;
  }
}
