import { mkdtempSync, openSync, closeSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { memoryIo } from '../../memory-io.ts';
import { INTERNAL_ERROR_EXIT_CODE, callTool, type ToolMain } from '../../tool-io.ts';
import { type ChildProcesses } from './child-processes.ts';
import { type CommandExit } from './context.ts';
import { findExecutable } from './find-executable.ts';
import { type CommandStreams, type Sink } from './streams.ts';

/** What a command reads: bytes, or what another process is still writing. */
export type CommandInput = Uint8Array | Readable;

/** A command that has been started. */
export interface StartedCommand {
  readonly exit: Promise<CommandExit>;
  /** What it writes to standard output when that is piped: all of it, or the stream of a running process. */
  readonly output: CommandInput;
}

const nothing = new Uint8Array();

/** Runs a tool in this process, with everything piped into it; it has ended when the promise resolves. */
export async function runInProcess(
  name: string,
  main: ToolMain,
  argv: readonly string[],
  input: CommandInput,
  streams: CommandStreams,
  surroundings: { cwd: string; env: Record<string, string> },
): Promise<StartedCommand> {
  const stdin = await gather(input);
  const io = { ...memoryIo({ stdin, ...surroundings }), stdout: streams.stdout.output, stderr: streams.stderr.output };
  const code = await callTool(name, main, argv, io);
  return { exit: Promise.resolve(exitOf(code)), output: streams.pipe.output.bytes };
}

/**
 * Starts a process. With `isPiped` its output is a stream, or, where streams are joined by redirections, all that it wrote
 * until its end.
 * A program that is not found, or is not executable, gives exit code 127 or 126 and a message on standard error, as in sh; it is
 * `isMissing`. So is one whose arguments or environment no system takes.
 */
export async function startProcess(
  words: readonly string[],
  input: CommandInput,
  isPiped: boolean,
  streams: CommandStreams,
  surroundings: { cwd: string; env: Record<string, string> },
  children: ChildProcesses,
): Promise<StartedCommand> {
  const { stdout, stderr, pipe } = streams;
  const { path, denied } = findExecutable(words[0]!, surroundings.cwd, surroundings.env);
  if (path === undefined) {
    discard(input);
    stderr.output.write(`'${words[0]}': ${denied ? 'permission denied' : 'command not found'}\n`);
    return { exit: Promise.resolve(missing(denied ? 126 : 127)), output: pipe.output.bytes };
  }
  if ([...words, ...Object.values(surroundings.env)].some((text) => text.includes('\0'))) {
    discard(input);
    stderr.output.write(`'${words[0]}': a null character in an argument or the environment\n`);
    return { exit: Promise.resolve(missing(126)), output: pipe.output.bytes };
  }
  // Both streams of a process into one place in memory keep their order only in a file: two pipes have none.
  const shared = stdout === stderr && stdout.kind === 'memory' ? new SharedFile() : undefined;
  const target = (sink: Sink) => shared?.descriptor ?? (sink.kind === 'file' ? sink.descriptor : 'pipe');
  const child = children.spawn([path, ...words.slice(1)], {
    ...surroundings,
    stdio: ['pipe', target(stdout), target(stderr)],
  });
  feed(child.stdin!, input);
  const stream = isPiped && stdout === pipe && stderr !== pipe ? child.stdout : null;
  if (stream === null) child.stdout?.on('data', (chunk: Buffer) => stdout.output.write(chunk));
  child.stderr?.on('data', (chunk: Buffer) => stderr.output.write(chunk));
  const exit = new Promise<CommandExit>((resolve) => {
    child.on('error', (error) => {
      stderr.output.write(`'${words[0]}': ${error.message}\n`);
      resolve(missing(126));
    });
    child.on('close', (code, signal) => {
      if (shared) stdout.output.write(shared.take());
      resolve(signal === null ? exitOf(code!) : { code: 128 + constants.signals[signal], signal, crashed: true });
    });
  });
  if (stream !== null || !isPiped) return { exit, output: stream ?? nothing };
  await exit;
  return { exit, output: pipe.output.bytes };
}

/** Tells a process whose output nobody reads so. */
export function discard(input: CommandInput): void {
  if (!(input instanceof Uint8Array)) input.destroy();
}

async function gather(input: CommandInput): Promise<Uint8Array> {
  if (input instanceof Uint8Array) return input;
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function exitOf(code: number): CommandExit {
  return { code, crashed: code === INTERNAL_ERROR_EXIT_CODE };
}

function missing(code: number): CommandExit {
  return { code, crashed: false, isMissing: true };
}

function feed(stdin: NodeJS.WritableStream, input: CommandInput): void {
  if (input instanceof Uint8Array) {
    // EPIPE: the process does not read all of its input, which is its right.
    stdin.on('error', () => {});
    stdin.end(input);
    return;
  }
  // The process before is told in the same way, by a pipe without a reader.
  stdin.on('error', () => input.destroy());
  input.on('error', () => stdin.end());
  input.pipe(stdin);
}

class SharedFile {
  readonly #folder = mkdtempSync(join(tmpdir(), 'lit-'));
  readonly #path = join(this.#folder, 'output');
  readonly descriptor = openSync(this.#path, 'a');

  take(): Uint8Array {
    closeSync(this.descriptor);
    const bytes = readFileSync(this.#path);
    rmSync(this.#folder, { recursive: true, force: true });
    return bytes;
  }
}
