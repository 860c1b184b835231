import { closeSync, openSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { resolve } from 'node:path';
import { systemErrorText } from '../../../support/system-error.ts';
import { encodeUtf8 } from '../../../support/utf8.ts';
import { MemoryOutput } from '../../memory-io.ts';
import { type ToolOutput } from '../../tool-io.ts';
import { writeDescriptor } from '../../write-descriptor.ts';
import { expandFiles } from './expand-files.ts';
import { type Redirection, type Word } from './syntax.ts';

/** Where a command writes: into memory, to be shown or piped, or into a file. */
export type Sink = MemorySink | FileSink;

/** Keeps what is written. */
export class MemorySink {
  readonly kind = 'memory';
  readonly output = new MemoryOutput();
}

/** An open file. */
export class FileSink {
  readonly kind = 'file';
  readonly descriptor: number;
  readonly output: ToolOutput;

  /** Opens the file; throws the error of node:fs. */
  constructor(
    /** The name as written in the command. */
    readonly name: string,
    readonly path: string,
    mode: 'write' | 'append',
  ) {
    this.descriptor = openSync(path, mode === 'write' ? 'w' : 'a');
    const { descriptor } = this;
    this.output = {
      isTerminal: false,
      columns: 80,
      write(chunk) {
        const bytes = typeof chunk === 'string' ? encodeUtf8(chunk) : chunk;
        writeDescriptor(descriptor, bytes);
      },
    };
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

/** The streams of one command. */
export interface CommandStreams {
  /** The content of the file it reads; undefined when it reads what is piped to it. */
  readonly input: Uint8Array | undefined;
  /** Where its standard output and error go. */
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** What these are without redirections: the next command of a pipeline reads the first, people read the second. */
  readonly pipe: MemorySink;
  readonly errors: MemorySink;
  readonly files: readonly FileSink[];
}

/** A redirection that cannot be done. */
export class RedirectionError extends Error {
  override readonly name = 'RedirectionError';
}

/**
 * Opens what the redirections name, from left to right as sh does. Throws RedirectionError; nothing stays open then.
 * The name `/dev/null` works on every system.
 */
export function openStreams(redirections: readonly Redirection[], cwd: string): CommandStreams {
  let input: Uint8Array | undefined;
  const pipe = new MemorySink();
  const errors = new MemorySink();
  const sinks: { 1: Sink; 2: Sink } = { 1: pipe, 2: errors };
  const files: FileSink[] = [];
  try {
    for (const redirection of redirections) {
      if (redirection.kind === 'copy') {
        sinks[redirection.descriptor] = sinks[redirection.source];
        continue;
      }
      const { name, path } = fileOf(redirection.file, cwd);
      if (redirection.mode === 'read') {
        input = opened(name, () => readFileSync(path));
        continue;
      }
      const { mode } = redirection;
      const sink = opened(name, () => new FileSink(name, path, mode));
      files.push(sink);
      if (redirection.descriptor === 'both' || redirection.descriptor === 1) sinks[1] = sink;
      if (redirection.descriptor === 'both' || redirection.descriptor === 2) sinks[2] = sink;
    }
  } catch (error) {
    for (const file of files) file.close();
    throw error;
  }
  return { input, stdout: sinks[1], stderr: sinks[2], pipe, errors, files };
}

function fileOf(word: Word, cwd: string): { name: string; path: string } {
  const names = expandFiles(word, cwd);
  if (names.length > 1) throw new RedirectionError(`cannot redirect to ${names.length} files: ${names.join(' ')}`);
  const name = names[0]!;
  return { name, path: name === '/dev/null' ? devNull : resolve(cwd, name) };
}

function opened<T>(name: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw new RedirectionError(`${name}: ${systemErrorText(error)}`);
  }
}
