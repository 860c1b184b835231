import { fileExists, readText } from '../../support/files.ts';
import { systemErrorText } from '../../support/system-error.ts';
import { resolvePath, type ToolIo } from '../tool-io.ts';
import { ArgumentError } from './argument-error.ts';
import { splitWords } from './split-words.ts';

/**
 * Returns the arguments with those that stand in the file in place of each `@FILE`, which may name further files. Where there is no such file the argument stays. Throws
 * ArgumentError for a file that cannot be read, or that stands in itself. Source: ExpansionContext::expandResponseFiles of llvm/lib/Support/CommandLine.cpp.
 */
export function withResponseFiles(argv: readonly string[], io: ToolIo): readonly string[] {
  return argv.some((argument) => argument.startsWith('@')) ? expanded(argv, [], io) : argv;
}

/** `around` are the files that the arguments stand in, outermost first. */
function expanded(words: readonly string[], around: readonly string[], io: ToolIo): string[] {
  return words.flatMap((word) => {
    const path = resolvePath(io, word.slice(1));
    if (!word.startsWith('@') || !fileExists(path)) return [word];
    if (around.includes(path)) throw new ArgumentError(`recursive expansion of: '${path}'`);
    return expanded(splitWords(textOf(path), 'llvm'), [...around, path], io);
  });
}

function textOf(path: string): string {
  try {
    return readText(path);
  } catch (error) {
    throw new ArgumentError(`cannot open file '${path}': ${systemErrorText(error)}`);
  }
}
