/** Reads the files that filecheck compares. */
import { type NamedText } from '../../filecheck/filecheck.ts';
import { toByteText } from '../../filecheck/byte-text.ts';
import { readBytes } from '../../support/files.ts';
import { systemErrorText } from '../../support/system-error.ts';
import { resolveFile, type ToolIo } from '../tool-io.ts';

/** Stands for the standard input on the command line. */
export const STANDARD_INPUT = '-';

/** Returns the file at `path` as a byte text, or why it cannot be read; `what` is its role in that message. */
export function readNamedText(
  path: string,
  what: 'check' | 'input',
  io: ToolIo,
): NamedText | { readonly error: string } {
  const name = path === STANDARD_INPUT ? '<stdin>' : toByteText(path);
  try {
    const bytes = path === STANDARD_INPUT ? io.stdin.readBytes() : readBytes(resolveFile(io, path));
    return { name, text: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1') };
  } catch (error) {
    return { error: `Could not open ${what} file '${name}': ${reasonOf(error)}` };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  return systemErrorText(error);
}
