/**
 * What every command-line tool sees of the world, so that one `main` runs as a process and inside a test runner alike.
 *
 * A tool is a module `src/tools/<name>.ts` that exports `main`; `src/tools/bin/<name>.ts` gives it to `runTool` of
 * run-tool.ts.
 * A tool resolves every path with `resolvePath(io, path)` and never reads `process.cwd()`, `process.env` or `process.argv`.
 */
import { resolve } from 'node:path';
import { InternalError } from '../support/invariant.ts';
import { isOutOfMemory } from '../support/memory-exhaustion.ts';
import { isStackOverflow } from '../support/stack-overflow.ts';

/** Where a tool writes. Bytes go through unchanged, text as UTF-8. */
export interface ToolOutput {
  write(chunk: string | Uint8Array): void;
  /** True when a person reads along: colours and progress bars make sense. */
  readonly isTerminal: boolean;
  /** Width of the terminal in characters, 80 when unknown. */
  readonly columns: number;
}

/** The standard input of a tool; nothing is read before the first call, and later calls return the same content. */
export interface ToolInput {
  /** True when a person writes it. */
  readonly isTerminal: boolean;
  readBytes(): Uint8Array;
  /** Returns the content decoded as UTF-8. */
  readText(): string;
}

/** The surroundings of one run of a tool. */
export interface ToolIo {
  readonly stdin: ToolInput;
  readonly stdout: ToolOutput;
  readonly stderr: ToolOutput;
  /** Absolute path that relative paths on the command line start from. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /**
   * Runs the tool again where calls may nest deeper and there is more memory, and returns its exit code; undefined where that cannot be. Throws an OutOfMemoryError where
   * that is not enough. Absent where there is as much room as there can be: then what nests too deeply is a mistake of the user.
   */
  readonly rerunWithMoreRoom?: () => Promise<number | undefined>;
  /**
   * Throws an OutOfMemoryError when memory runs short, or will with so many bytes in use. Called time and again in long runs. Absent where the process is not the
   * tool's alone.
   */
  readonly guardMemory?: (expectedBytes?: number) => void;
}

/** A tool: takes the arguments without program name, returns the exit code, 0 for success. */
export type ToolMain = (argv: readonly string[], io: ToolIo) => number | Promise<number>;

/** The exit code of a run that ended in a bug of this program (EX_SOFTWARE of sysexits.h). */
export const INTERNAL_ERROR_EXIT_CODE = 70;

/** The exit code of a run whose reader went away, as a shell reports SIGPIPE. */
export const BROKEN_PIPE_EXIT_CODE = 141;

/** Thrown by `ToolOutput.write` when what is written gets lost; ends the tool with the message. */
export class OutputError extends Error {
  override readonly name: string = 'OutputError';
}

/** Thrown by `ToolOutput.write` when nobody reads the output any more; ends the tool quietly. */
export class BrokenPipeError extends OutputError {
  override readonly name = 'BrokenPipeError';
}

/** Returns the absolute path of `path` as given on the command line. The empty path stays empty: nothing is there. */
export function resolvePath(io: ToolIo, path: string): string {
  return path === '' ? '' : resolve(io.cwd, path);
}

/** Returns the same for what has to be a file: a slash at the end, by which the system takes it for a folder, stays. */
export function resolveFile(io: ToolIo, path: string): string {
  return resolvePath(io, path) + (path.length > 1 && path.endsWith('/') ? '/' : '');
}

/**
 * Runs `main` and returns its exit code; whatever it throws becomes a message on stderr and an exit code. `product` is whose bug a fault is.
 */
export async function callTool(
  name: string,
  main: ToolMain,
  argv: readonly string[],
  io: ToolIo,
  product = 'ttmlir',
): Promise<number> {
  try {
    return await runWithRoom(main, argv, io);
  } catch (error) {
    if (error instanceof BrokenPipeError) return BROKEN_PIPE_EXIT_CODE;
    const isOutside = error instanceof OutputError || isOutOfMemory(error);
    complain(
      io,
      isOutside
        ? `${name}: error: ${error.message}\n`
        : crashMessage(name, product, error, io.env['TTMLIR_DEBUG'] !== undefined),
    );
    return isOutside ? 1 : INTERNAL_ERROR_EXIT_CODE;
  }
}

/** Runs `main`, a second time with more room where the first run had too little. */
async function runWithRoom(main: ToolMain, argv: readonly string[], io: ToolIo): Promise<number> {
  try {
    return await main(argv, io);
  } catch (error) {
    const needsRoom = isStackOverflow(error) || isOutOfMemory(error);
    const exitCode = needsRoom ? await io.rerunWithMoreRoom?.() : undefined;
    if (exitCode === undefined) throw error;
    return exitCode;
  }
}

/** Writes the last words of a tool to standard error, which may be as lost as its output. */
function complain(io: ToolIo, message: string): void {
  try {
    io.stderr.write(message);
  } catch (error) {
    if (!(error instanceof OutputError)) throw error;
  }
}

function crashMessage(name: string, product: string, error: unknown, withStack: boolean): string {
  const what = error instanceof Error ? error : new Error(String(error));
  const kind = what instanceof InternalError ? '' : `${what.name}: `;
  const trace = withStack ? `${what.stack ?? ''}\n` : '';
  return (
    `${name}: internal error: ${kind}${what.message}\n${trace}` +
    `This is a bug of ${product}. Please report it with the input and the command line; TTMLIR_DEBUG=1 adds a stack trace.\n`
  );
}
