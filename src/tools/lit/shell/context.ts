import { type ToolMain } from '../../tool-io.ts';
import { type ChildProcesses } from './child-processes.ts';

/** What a command name stands for when it is not a program in PATH. */
export type KnownCommand =
  /** Runs in this process. */
  | { readonly kind: 'tool'; readonly main: ToolMain }
  /** Runs as a process of these words with the arguments after them. */
  | { readonly kind: 'process'; readonly words: readonly string[] };

/** The state of a shell: what `cd`, `pushd`, `popd` and `export` change, and what its commands share. */
export interface ShellContext {
  cwd: string;
  /** What `popd` goes back to, the last one first. */
  readonly pushedFolders: string[];
  readonly env: Record<string, string>;
  readonly findCommand: (name: string) => KnownCommand | undefined;
  readonly children: ChildProcesses;
  /** Every command that was started, in the order of the script. */
  readonly records: CommandRecord[];
  /** True once the time of the test is over: nothing more is started. */
  isTimedOut: boolean;
}

/** What happened when a command ran. */
export interface CommandRecord {
  readonly words: readonly string[];
  readonly exit: CommandExit;
  /** What was written to standard output and error and not redirected or piped. */
  readonly stdout: string;
  readonly stderr: string;
  /** The files that output was redirected to. */
  readonly redirected: readonly { readonly name: string; readonly path: string }[];
}

/** How a command ended; `crashed` by a signal or by a bug that the tool itself reported. */
export interface CommandExit {
  readonly code: number;
  readonly signal?: string;
  readonly crashed: boolean;
  /** True when there is no program to run: a test must not pass because of a misspelt name. */
  readonly isMissing?: boolean;
}
