import { appendFileSync, writeFileSync } from 'node:fs';
import { resolvePath, type ToolIo } from '../tool-io.ts';
import { withFile } from './file-error.ts';

/** The kinds of entry of a log, as Python's logging names them. */
export type LogLevel = 'INFO' | 'WARNING' | 'ERROR';

/**
 * Where commands say what they do: the terminal, or a file, one line with time and level for every line of text. What goes wrong is
 * shown on standard error in both cases. Source: ttmlir-facts, section 6.5.1. Differs: on the terminal there are no times.
 */
export class Logger {
  /** The file as it was given; empty for the terminal. */
  readonly fileName: string;
  private readonly io: ToolIo;
  private readonly path: string | undefined;

  /** Empties the file. Throws FileError when it cannot be written. */
  constructor(io: ToolIo, fileName = '') {
    this.io = io;
    this.fileName = fileName;
    this.path = fileName === '' ? undefined : resolvePath(io, fileName);
    if (this.path !== undefined) this.write(this.path, (path) => writeFileSync(path, ''));
  }

  /** Returns the log of one command, which it names in front of what goes wrong; a quiet one keeps results off the terminal. */
  forCommand(command: string, quiet: boolean): Log {
    const { stdout, stderr } = this.io;
    const problem = (level: LogLevel, text: string): void => {
      this.append(level, text);
      stderr.write(`${command}: ${level.toLowerCase()}: ${text}\n`);
    };
    return {
      result: (text) => {
        if (this.path !== undefined) this.append('INFO', text);
        else if (!quiet) stdout.write(text);
      },
      note: (text) => {
        if (this.path !== undefined) this.append('INFO', text);
        else if (!quiet) stderr.write(`${command}: ${text}\n`);
      },
      warning: (text) => problem('WARNING', text),
      error: (text) => problem('ERROR', text),
    };
  }

  private append(level: LogLevel, text: string): void {
    if (this.path === undefined) return;
    const time = new Date().toISOString().replace('T', ' ').replace('.', ',').slice(0, -1);
    const lines = text.replace(/\n$/, '').split('\n');
    const entries = lines.map((line) => `${time} - ${level} - ${line}\n`).join('');
    this.write(this.path, (path) => appendFileSync(path, entries));
  }

  private write(path: string, action: (path: string) => void): void {
    withFile(this.fileName, () => action(path), 'written');
  }
}

/** What a command says. */
export interface Log {
  /** Shows text that is asked for, with its line breaks. */
  readonly result: (text: string) => void;
  /** Shows a line that is no part of the result, which another program may read: on standard error, where there is no log file. */
  readonly note: (line: string) => void;
  readonly warning: (text: string) => void;
  readonly error: (text: string) => void;
}
