import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { resolvePath, type ToolIo, type ToolMain } from '../../../tool-io.ts';
import { diffLines, type LineEdit } from './line-diff.ts';
import { complain, readOperand } from './simple.ts';

interface DiffOptions {
  readonly contextLines: number;
  readonly brief: boolean;
  readonly recursive: boolean;
  readonly normalise: (line: string) => string;
}

/**
 * `diff [-u] [-U N] [-q] [-r] [-a] [-b] [-w] [--strip-trailing-cr] OLD NEW`: prints unified differences; `-` is standard input.
 * Exit codes as POSIX has them: 0 equal, 1 different, 2 in trouble.
 */
export const diffCommand: ToolMain = (argv, io) => {
  const parsed = parseDiffArguments(argv);
  if (typeof parsed === 'string') {
    complain(io, 'diff', parsed);
    return 2;
  }
  return comparePaths(parsed.paths[0], parsed.paths[1], parsed.options, io);
};

function parseDiffArguments(argv: readonly string[]): { options: DiffOptions; paths: [string, string] } | string {
  let contextLines = 3;
  let stripCarriageReturn = false;
  const flags = new Set<string>();
  const paths: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i]!;
    const width = /^(?:-U|--unified=)(\d+)$/.exec(argument)?.[1] ?? (argument === '-U' ? argv[++i] : undefined);
    if (width !== undefined) {
      if (!/^\d+$/.test(width)) return `invalid context length '${width}'`;
      contextLines = Number(width);
    } else if (argument === '--strip-trailing-cr') stripCarriageReturn = true;
    else if (argument === '--text' || argument === '--unified') continue;
    else if (argument === '--brief') flags.add('q');
    else if (argument === '--recursive') flags.add('r');
    else if (argument === '--ignore-space-change') flags.add('b');
    else if (argument === '--ignore-all-space') flags.add('w');
    else if (/^-[uqrabw]+$/.test(argument)) for (const letter of argument.slice(1)) flags.add(letter);
    else if (argument.startsWith('-') && argument !== '-') return `unsupported option '${argument}'`;
    else paths.push(argument);
  }
  const [first, second] = paths;
  if (first === undefined || second === undefined || paths.length > 2) {
    return `expected two files, but got ${paths.length}`;
  }
  const normalise = (line: string) => {
    let text = stripCarriageReturn ? line.replace(/\r(\n?)$/, '$1') : line;
    if (flags.has('w')) text = text.replace(/[^\S\n]+/g, '');
    else if (flags.has('b')) text = text.replace(/[^\S\n]+(\n?)$/, '$1').replace(/[^\S\n]+/g, ' ');
    return text;
  };
  return {
    options: { contextLines, brief: flags.has('q'), recursive: flags.has('r'), normalise },
    paths: [first, second],
  };
}

function comparePaths(nameA: string, nameB: string, options: DiffOptions, io: ToolIo): number {
  const folderA = isFolder(nameA, io);
  const folderB = isFolder(nameB, io);
  if (folderA && folderB) {
    if (options.recursive) return compareFolders(nameA, nameB, options, io);
    complain(io, 'diff', `${nameA} and ${nameB} are directories: use -r`);
    return 2;
  }
  if (folderA || folderB) {
    io.stdout.write(
      `File ${nameA} is a ${folderA ? 'directory' : 'regular file'} while file ${nameB} is a ${folderB ? 'directory' : 'regular file'}\n`,
    );
    return 1;
  }
  const bytesA = readOperand('diff', nameA, io);
  const bytesB = readOperand('diff', nameB, io);
  if (bytesA === undefined || bytesB === undefined) return 2;
  const a = splitLines(bytesA);
  const b = splitLines(bytesB);
  const edits = diffLines(a.map(options.normalise), b.map(options.normalise));
  if (edits.length === 0) return 0;
  if (options.brief) io.stdout.write(`Files ${nameA} and ${nameB} differ\n`);
  else io.stdout.write(`--- ${nameA}\n+++ ${nameB}\n${hunks(a, b, edits, options.contextLines)}`);
  return 1;
}

function compareFolders(folderA: string, folderB: string, options: DiffOptions, io: ToolIo): number {
  const namesA = new Set(readdirSync(resolvePath(io, folderA)));
  const namesB = new Set(readdirSync(resolvePath(io, folderB)));
  let exitCode = 0;
  for (const name of [...new Set([...namesA, ...namesB])].sort()) {
    if (namesA.has(name) && namesB.has(name)) {
      exitCode = Math.max(exitCode, comparePaths(join(folderA, name), join(folderB, name), options, io));
    } else {
      io.stdout.write(`Only in ${namesA.has(name) ? folderA : folderB}: ${name}\n`);
      exitCode = Math.max(exitCode, 1);
    }
  }
  return exitCode;
}

/** Formats the edits with lines of context around them; edits whose contexts touch share a hunk. */
function hunks(a: readonly string[], b: readonly string[], edits: readonly LineEdit[], contextLines: number): string {
  let text = '';
  for (let first = 0; first < edits.length;) {
    let last = first;
    while (last + 1 < edits.length && edits[last + 1]!.startA - edits[last]!.endA <= 2 * contextLines) last++;
    const before = Math.min(contextLines, edits[first]!.startA);
    const after = Math.min(contextLines, a.length - edits[last]!.endA);
    const range = (start: number, end: number) => {
      const count = end - start;
      return count === 1 ? `${start + 1}` : `${count === 0 ? start : start + 1},${count}`;
    };
    const rangeA = range(edits[first]!.startA - before, edits[last]!.endA + after);
    const rangeB = range(edits[first]!.startB - before, edits[last]!.endB + after);
    text += `@@ -${rangeA} +${rangeB} @@\n`;
    let at = edits[first]!.startA - before;
    for (const edit of edits.slice(first, last + 1)) {
      for (; at < edit.startA; at++) text += diffLine(' ', a[at]!);
      for (; at < edit.endA; at++) text += diffLine('-', a[at]!);
      for (let i = edit.startB; i < edit.endB; i++) text += diffLine('+', b[i]!);
    }
    for (const end = at + after; at < end; at++) text += diffLine(' ', a[at]!);
    first = last + 1;
  }
  return text;
}

function diffLine(mark: string, line: string): string {
  return line.endsWith('\n') ? mark + line : `${mark}${line}\n\\ No newline at end of file\n`;
}

/** Splits into lines that keep their line end; bytes that are not UTF-8 stay apart from each other by Latin-1. */
function splitLines(bytes: Uint8Array): string[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    text = Buffer.from(bytes).toString('latin1');
  }
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function isFolder(name: string, io: ToolIo): boolean {
  return name !== '-' && (statSync(resolvePath(io, name), { throwIfNoEntry: false })?.isDirectory() ?? false);
}
