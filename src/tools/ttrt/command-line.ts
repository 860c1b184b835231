import { ArgumentError } from '../cli/argument-error.ts';
import { parseArgparse, type ArgparseOption } from '../cli/argparse.ts';
import { argparseHelp } from '../cli/argparse-help.ts';
import { Settings } from '../cli/settings.ts';
import { type ToolIo, type ToolMain } from '../tool-io.ts';
import { runCommand, type Command, type CommandResult } from './command.ts';
import { type resultOptions } from './common-options.ts';
import { FileError } from './file-error.ts';
import { argparseOptions, argumentsOfCommandLine, type Arguments, type CommandOption } from './options.ts';

/** The exit code for wrong arguments; a failure has 1. */
export const USAGE_EXIT_CODE = 2;

/** The options that every command line has. */
export const helpOption = { names: ['-h', '--help'], summary: 'print this text' } as const satisfies ArgparseOption;

/** Returns the sub-command of a command. Exit codes: 0 nothing went wrong, 1 something did, 2 wrong arguments. */
export function commandLine<
  Options extends readonly (CommandOption | (typeof resultOptions)[number])[],
  Result extends CommandResult,
>(command: Command<Options, Result>): ToolMain {
  return (argv: readonly string[], io: ToolIo): number => {
    const { name, options } = command;
    const specs = [...argparseOptions(options), helpOption];
    try {
      const { options: given, positional } = parseArgparse(argv, specs);
      const settings = new Settings(given);
      if (settings.has('-h')) {
        const operands = options.filter(({ isOperand }) => isOperand === true).map(({ value }) => value);
        const usage = [name, '[options]', ...operands].join(' ');
        io.stdout.write(`usage: ${usage}\n\n${command.description}\n${argparseHelp(specs)}`);
        return 0;
      }
      const values = argumentsOfCommandLine(options, settings, positional);
      return runCommand(command, values as typeof values & Arguments<typeof resultOptions>, io).success ? 0 : 1;
    } catch (error) {
      if (error instanceof ArgumentError) {
        io.stderr.write(`${name}: error: ${error.message} (see ${name} --help)\n`);
        return USAGE_EXIT_CODE;
      }
      if (!(error instanceof FileError)) throw error;
      io.stderr.write(`${name}: error: ${error.message}\n`);
      return 1;
    }
  };
}
