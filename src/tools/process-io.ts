/** The standard streams of this process as a ToolIo. */
import { fstatSync, statSync } from 'node:fs';
import type tty from 'node:tty';
import { isErrno, readDescriptor } from '../support/files.ts';
import { decodeUtf8, encodeUtf8 } from '../support/utf8.ts';
import { builtinModule } from './builtin-module.ts';
import { guardHeap, partsToEndAt, partsToLeaveAt } from './heap-guard.ts';
import { prepareForLongRun } from './hot-code.ts';
import { rerunWithMoreRoom, type Continuation } from './more-room.ts';
import { type ToolInput, type ToolIo, type ToolOutput } from './tool-io.ts';
import { writeDescriptor } from './write-descriptor.ts';

/** Bytes of standard output that are gathered before they are written. */
const BUFFER_SIZE_BYTES = 1 << 16;

/** A ToolIo whose standard output is buffered. */
export interface ProcessIo extends ToolIo {
  /** Writes what is still buffered. Throws OutputError. */
  flush(): void;
}

/**
 * Returns the ToolIo of this process. Writes are synchronous, so nothing is lost when the process ends; standard output is
 * buffered unless a person reads it, and is flushed before every write to standard error, so both keep their order. What the run that
 * `continuation` tells of has read and written is not read and written again.
 */
export function processIo(continuation?: Continuation): ProcessIo {
  const stdin = new DescriptorInput(0, continuation?.stdin);
  const stdout = new DescriptorOutput(1, !isTerminal(1), continuation?.writtenToStdout);
  const stderr = new DescriptorOutput(2, false, continuation?.writtenToStderr, stdout);
  const rerun = (): Promise<number | undefined> => {
    stdout.forget();
    return rerunWithMoreRoom({
      stdin: stdin.known,
      writtenToStdout: stdout.writtenBytes,
      writtenToStderr: stderr.writtenBytes,
    });
  };
  return {
    stdin,
    stdout,
    stderr,
    cwd: workingDirectory(),
    env: process.env,
    ...(!continuation && { rerunWithMoreRoom: rerun }),
    guardMemory(expectedBytes) {
      // A run in which this is called time and again may be a long one.
      prepareForLongRun();
      guardHeap(continuation ? partsToEndAt : partsToLeaveAt, expectedBytes);
    },
    flush: () => stdout.flush(),
  };
}

/** Returns the working directory; of one that was deleted, where it was, so that files in it are not found. */
function workingDirectory(): string {
  try {
    return process.cwd();
  } catch (error) {
    if (!isErrno(error, 'ENOENT')) throw error;
    return process.env['PWD'] ?? '/';
  }
}

/** Tells whether people see what is written there, or write what is read. Node's module for terminals is loaded only for what can be one: it loads the whole network. */
function isTerminal(descriptor: 0 | 1 | 2): boolean {
  try {
    const status = fstatSync(descriptor);
    if (!status.isCharacterDevice() || status.rdev === statSync('/dev/null', { throwIfNoEntry: false })?.rdev)
      return false;
  } catch (error) {
    if (isErrno(error, 'EBADF')) return false;
    throw error;
  }
  const { isatty } = builtinModule('node:tty') as typeof tty;
  return isatty(descriptor);
}

class DescriptorOutput implements ToolOutput {
  readonly isTerminal: boolean;
  readonly columns: number;
  private pending: Uint8Array[] = [];
  private pendingBytes = 0;
  /** How many bytes have arrived. */
  writtenBytes = 0;

  constructor(
    private readonly descriptor: 1 | 2,
    private readonly buffered: boolean,
    /** How many of the first bytes are not to be written. */
    private skippedBytes = 0,
    private readonly before?: DescriptorOutput,
  ) {
    this.isTerminal = isTerminal(descriptor);
    // The streams of `process` are slow to create, so they are touched only for a terminal.
    this.columns = this.isTerminal ? ((descriptor === 1 ? process.stdout : process.stderr).columns ?? 80) : 80;
  }

  write(chunk: string | Uint8Array): void {
    this.before?.flush();
    let bytes = typeof chunk === 'string' ? encodeUtf8(chunk) : chunk;
    if (this.skippedBytes > 0) {
      const skipped = Math.min(this.skippedBytes, bytes.length);
      this.skippedBytes -= skipped;
      bytes = bytes.subarray(skipped);
    }
    if (!this.buffered || bytes.length >= BUFFER_SIZE_BYTES) {
      this.flush();
      return this.#writeNow(bytes);
    }
    // The caller may reuse its array after this call.
    this.pending.push(typeof chunk === 'string' ? bytes : bytes.slice());
    this.pendingBytes += bytes.length;
    if (this.pendingBytes >= BUFFER_SIZE_BYTES) this.flush();
  }

  flush(): void {
    if (this.pendingBytes === 0) return;
    const bytes = this.pending.length === 1 ? this.pending[0]! : Buffer.concat(this.pending);
    this.forget();
    this.#writeNow(bytes);
  }

  /** Throws away what is buffered. */
  forget(): void {
    this.pending = [];
    this.pendingBytes = 0;
  }

  #writeNow(bytes: Uint8Array): void {
    writeDescriptor(this.descriptor, bytes);
    this.writtenBytes += bytes.length;
  }
}

class DescriptorInput implements ToolInput {
  /** The content, once it was read. */
  known: Uint8Array | undefined;

  constructor(
    private readonly descriptor: 0,
    known: Uint8Array | undefined,
  ) {
    this.known = known;
  }

  get isTerminal(): boolean {
    return isTerminal(this.descriptor);
  }

  readBytes(): Uint8Array {
    this.known ??= readAll(this.descriptor);
    return this.known;
  }

  readText(): string {
    return decodeUtf8(this.readBytes());
  }
}

function readAll(descriptor: number): Uint8Array {
  try {
    return readDescriptor(descriptor);
  } catch (error) {
    // Nothing is there where the shell closed standard input.
    if (isErrno(error, 'EBADF')) return new Uint8Array();
    throw error;
  }
}
