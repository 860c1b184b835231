/** A ToolIo held in memory, for tools that run inside another program and for tests. */
import { decodeUtf8, encodeUtf8 } from '../support/utf8.ts';
import { type ToolInput, type ToolIo, type ToolOutput } from './tool-io.ts';

/** What a MemoryIo starts with; all of it may be left out. */
export interface MemoryIoOptions {
  readonly stdin?: string | Uint8Array | (() => Uint8Array);
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** A ToolIo whose output can be asked for. */
export interface MemoryIo extends ToolIo {
  readonly stdout: MemoryOutput;
  readonly stderr: MemoryOutput;
}

/** Keeps what is written to it. */
export class MemoryOutput implements ToolOutput {
  readonly isTerminal = false;
  readonly columns = 80;
  private chunks: (string | Uint8Array)[] = [];

  write(chunk: string | Uint8Array): void {
    this.chunks.push(typeof chunk === 'string' ? chunk : chunk.slice());
  }

  /** Everything written so far, as bytes. */
  get bytes(): Uint8Array {
    return Buffer.concat(this.chunks.map((c) => (typeof c === 'string' ? encodeUtf8(c) : c)));
  }

  /** Everything written so far, decoded as UTF-8 with escapes for bytes that are none. */
  get text(): string {
    return this.chunks.every((c) => typeof c === 'string') ? this.chunks.join('') : decodeUtf8(this.bytes);
  }
}

/** The given content as standard input; a function is called at the first read. */
export class MemoryInput implements ToolInput {
  readonly isTerminal = false;

  constructor(private content: string | Uint8Array | (() => Uint8Array) = '') {}

  readBytes(): Uint8Array {
    if (typeof this.content === 'function') this.content = this.content();
    return typeof this.content === 'string' ? encodeUtf8(this.content) : this.content;
  }

  readText(): string {
    return typeof this.content === 'string' ? this.content : decodeUtf8(this.readBytes());
  }
}

/** Returns a ToolIo in memory; without options: empty input, working directory `/`, empty environment. */
export function memoryIo(options: MemoryIoOptions = {}): MemoryIo {
  return {
    stdin: new MemoryInput(options.stdin),
    stdout: new MemoryOutput(),
    stderr: new MemoryOutput(),
    cwd: options.cwd ?? '/',
    env: options.env ?? {},
  };
}
