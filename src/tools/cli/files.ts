import { BytecodeFile } from '../../bytecode/bytecode-file.ts';
import { isBytecode } from '../../bytecode/encoding.ts';
import { checkWritable, makeFolder, readBytes, writeWhole } from '../../support/files.ts';
import { SourceFile } from '../../support/source-file.ts';
import { systemErrorText } from '../../support/system-error.ts';
import { giveRoom } from '../../support/text-buffer.ts';
import { isTextTooLong, mostMiB } from '../../support/text-limit.ts';
import { decodeUtf8 } from '../../support/utf8.ts';
import { resolveFile, resolvePath, type ToolIo } from '../tool-io.ts';
import { ArgumentError } from './argument-error.ts';

/** Returns the text or the bytecode of the file, or of standard input for `-`, named as diagnostics show it. Throws ArgumentError. */
export function readInput(io: ToolIo, name: string): SourceFile {
  const shownName = name === '-' ? '<stdin>' : name;
  const bytes = readInputBytes(io, name);
  if (isBytecode(bytes)) return new BytecodeFile(shownName, bytes);
  const text = opened(name, () => decoded(bytes));
  // What standard input gave may still be somebody's.
  if (name !== '-') giveRoom(bytes);
  return new SourceFile(shownName, withoutBom(text));
}

/** Returns the bytes as text. Throws an error that says what to do where that is too long. */
function decoded(bytes: Uint8Array): string {
  try {
    return decodeUtf8(bytes);
  } catch (error) {
    if (!isTextTooLong(error)) throw error;
    throw new Error(`text of more than ${mostMiB} MiB; bytecode may be longer`);
  }
}

/** Returns the content of the file, or of standard input for `-`, which a person at a terminal is asked for. Throws ArgumentError. */
export function readInputBytes(io: ToolIo, name: string): Uint8Array {
  if (name !== '-') return opened(name, () => readBytes(resolveFile(io, name)));
  if (io.stdin.isTerminal) io.stderr.write('(processing input from stdin now, hit ctrl-c/ctrl-d to interrupt)\n');
  return opened(name, () => io.stdin.readBytes());
}

function opened<Content>(name: string, read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    throw new ArgumentError(`cannot open input file '${name}': ${systemErrorText(error)}`);
  }
}

/** Throws ArgumentError where nothing can be written to the file, before any work is done for it. */
export function checkOutput(io: ToolIo, name: string): void {
  if (name !== '-') creating(name, () => checkWritable(resolveFile(io, name)));
}

/** Writes `content` to the file as a whole, or to standard output for `-`. Throws ArgumentError. */
export function writeOutput(io: ToolIo, name: string, content: string | Uint8Array): void {
  writeChunks(io, name, [content]);
}

function creating(name: string, create: () => void): void {
  try {
    create();
  } catch (error) {
    throw new ArgumentError(`cannot open output file '${name}': ${systemErrorText(error)}`);
  }
}

/** Writes `content` to the file at the path of these parts, making the folders that it is in. Throws ArgumentError. */
export function writeOutputAt(io: ToolIo, path: readonly string[], content: string): void {
  const name = path.join('/');
  creating(name, () => makeFolder(resolvePath(io, path.slice(0, -1).join('/'))));
  writeOutput(io, name, content);
}

/** Writes texts and bytes one behind the other, as `writeOutput` does. Throws ArgumentError. */
export function writeChunks(io: ToolIo, name: string, chunks: readonly (string | Uint8Array)[]): void {
  if (name === '-') for (const chunk of chunks) io.stdout.write(chunk);
  else creating(name, () => writeWhole(resolveFile(io, name), ...chunks));
}

function withoutBom(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
