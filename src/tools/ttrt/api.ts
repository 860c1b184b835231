/** The commands of ttrt as classes. Source: the tt-mlir book, chapter ttrt, "ttrt as a python package". */
import { type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { Artifacts as CommandArtifacts } from './artifacts.ts';
import { checkCommand } from './check.ts';
import { runCommand, type Command, type CommandResult } from './command.ts';
import { type resultOptions } from './common-options.ts';
import { libraryIo } from './library-io.ts';
import { Logger as CommandLogger } from './logger.ts';
import { argumentsOfObject, type Arguments, type CommandOption } from './options.ts';
import { perfCommand } from './perf.ts';
import { queryCommand } from './query.ts';
import { readCommand } from './read.ts';
import { runCommand as runBinariesCommand } from './run.ts';

/** Where commands say what they do: a file, which is emptied, or the terminal without a name. Throws FileError when the file cannot be written. */
export class Logger extends CommandLogger {
  constructor(fileName = '') {
    super(libraryIo(), fileName);
  }
}

/** The folder that commands leave files in, `ttrt-artifacts` without a name. */
export class Artifacts extends CommandArtifacts {
  constructor(artifactsFolderPath = '') {
    super(libraryIo(), artifactsFolderPath);
  }
}

/** What a command is made with; everything may be left out. */
export interface CommandSettings<Args> {
  /** Values of the options, by their names on the command line, and `binary`. What is left out has its default. */
  readonly args?: Partial<Args> | undefined;
  /** Instead of what `log-file` names. */
  readonly logging?: Logger | undefined;
  /** Instead of what `artifact-dir` names. */
  readonly artifacts?: Artifacts | undefined;
  /** The inputs of the programs that `Run` and `Perf` run, instead of what `init` and `inputs` say. */
  readonly inputs?: readonly HostTensor[] | undefined;
}

/** A command that is ready to run: calling it runs it. Throws ArgumentError when it has no binary, FileError for files that cannot be written. */
export interface ReadyCommand<Args, Result> {
  (): Result;
  /** The arguments with their defaults. */
  readonly args: Args;
}

/** The class of a command. */
export interface CommandClass<Args, Result> {
  /** Throws ArgumentError for values that do not fit, and for names that no option has. */
  new (settings?: CommandSettings<Args>): ReadyCommand<Args, Result>;
  /** Every argument with its default. */
  readonly registeredArgs: Args;
}

/** Returns the class of a command. Its instances keep nothing from one call to the next. */
function commandClass<Options extends readonly CommandOption[], Result extends CommandResult>(
  command: Command<Options, Result>,
): CommandClass<Arguments<Options>, Result> {
  type Args = Arguments<Options>;
  function CommandOfApi({ args = {}, logging, artifacts, inputs }: CommandSettings<Args> = {}): ReadyCommand<
    Args,
    Result
  > {
    const given = argumentsOfObject(command.options, args);
    const call = (): Result =>
      runCommand(command, given as Args & Arguments<typeof resultOptions>, libraryIo(), {
        logger: logging,
        artifacts,
        inputs,
      });
    return Object.setPrototypeOf(
      Object.assign(call, { args: given }),
      CommandOfApi.prototype as object,
    ) as ReadyCommand<Args, Result>;
  }
  // Instances are functions, and `instanceof` knows them.
  Object.setPrototypeOf(CommandOfApi.prototype, Function.prototype);
  const statics = { registeredArgs: Object.freeze(argumentsOfObject(command.options, {})) };
  return Object.assign(CommandOfApi, statics) as unknown as CommandClass<Args, Result>;
}

/** `ttrt query`: describes a system. */
export const Query = commandClass(queryCommand);
/** `ttrt read`: returns what is in binaries. */
export const Read = commandClass(readCommand);
/** `ttrt run`: runs binaries on the device model. */
export const Run = commandClass(runBinariesCommand);
/** `ttrt perf`: runs binaries, and tells what every operation cost. */
export const Perf = commandClass(perfCommand);
/** `ttrt check`: tells whether binaries fit a system. */
export const Check = commandClass(checkCommand);
