/** The commands of ttrt as classes. Source: the tt-mlir book, chapter ttrt, "ttrt as a python package". */
import { type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { Artifacts as CommandArtifacts } from './artifacts.ts';
import { checkCommand } from './check.ts';
import { runCommand, type Command, type CommandResult } from './command.ts';
import { type resultOptions } from './common-options.ts';
import { libraryIo } from './library-io.ts';
import { Logger as CommandLogger } from './logger.ts';
import { checkSettings, artifactsPath, textSetting } from './api-settings.ts';
import { argumentsOfObject, type Arguments, type CommandOption } from './options.ts';
import { perfCommand } from './perf.ts';
import { queryCommand } from './query.ts';
import { readCommand } from './read.ts';
import { runCommand as runBinariesCommand } from './run.ts';

/** Where commands say what they do: a file, which is emptied, or the terminal without a name. Throws FileError when the file cannot be written. */
export class Logger extends CommandLogger {
  constructor(fileName = '') {
    super(libraryIo(), textSetting('the file name of a Logger', fileName));
  }
}

/** What `Artifacts` may be made with instead of the path alone, as the keywords of tt-mlir's Python package. */
export interface ArtifactsSettings {
  readonly artifactsFolderPath?: string | undefined;
  /** Of the original, whose artifacts write to a log; here commands say where they leave files. */
  readonly logging?: Logger | undefined;
}

/** The folder that commands leave files in, `ttrt-artifacts` below TT_MLIR_HOME or the working directory without a name. */
export class Artifacts extends CommandArtifacts {
  constructor(folder: string | ArtifactsSettings = '') {
    const path = typeof folder === 'object' ? artifactsPath(folder) : folder;
    super(libraryIo(), textSetting('the folder of Artifacts', path));
  }
}

/** A name with `_` for `-`. */
type Underscored<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}_${Underscored<Tail>}` : Name;

/** Values of options, by their names on the command line, or with `_` for `-` in them. */
export type GivenArgs<Args> = Partial<Args> & {
  readonly [Name in keyof Args as Underscored<Name>]?: Args[Name] | undefined;
};

/** What a command is made with; everything may be left out. */
export interface CommandSettings<Args> {
  /** Values of the options, by their names on the command line, and `binary`. What is left out has its default. */
  readonly args?: GivenArgs<Args> | undefined;
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
  /** Throws ArgumentError for settings that are none, values that do not fit, and names that no option has. */
  new (settings?: CommandSettings<Args>): ReadyCommand<Args, Result>;
  /** Every argument with its default, in an object of the caller's own: what is set in it may be given as `args`, and no other caller sees it. */
  readonly registeredArgs: { -readonly [Name in keyof Args]: Args[Name] };
}

/** Returns the class of a command. Its instances keep nothing from one call to the next. */
function commandClass<Options extends readonly CommandOption[], Result extends CommandResult>(
  command: Command<Options, Result>,
): CommandClass<Arguments<Options>, Result> {
  type Args = Arguments<Options>;
  function CommandOfApi(settings: CommandSettings<Args> = {}): ReadyCommand<Args, Result> {
    checkSettings(settings, command.options);
    const { args = {}, logging, artifacts, inputs } = settings;
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
  Object.defineProperty(CommandOfApi, 'registeredArgs', { get: () => argumentsOfObject(command.options, {}) });
  return CommandOfApi as unknown as CommandClass<Args, Result>;
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

/** The commands under the names of `ttrt.common.api` of tt-mlir's Python package. */
export const API = {
  /** Does nothing: the commands have their options from the start. The original must be told to register them. */
  initializeApis: (): void => undefined,
  Query,
  Read,
  Run,
  Perf,
  Check,
} as const;
