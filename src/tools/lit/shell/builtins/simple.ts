/** The built-in commands that need no file of their own. */
import { readFileSync, rmSync, lstatSync, mkdirSync } from 'node:fs';
import { makeFolder } from '../../../../support/files.ts';
import { resolvePath, type ToolIo, type ToolMain } from '../../../tool-io.ts';
import { systemErrorText } from '../../../../support/system-error.ts';

/** `true`, also called `:`. */
export const trueCommand: ToolMain = () => 0;

/** `false`. */
export const falseCommand: ToolMain = () => 1;

const echoEscapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '\\': '\\',
  a: '\x07',
  b: '\b',
  f: '\f',
};

/** `echo [-n] [-e] [-E] WORD…`: with -e, backslash escapes are interpreted. */
export const echoCommand: ToolMain = (argv, io) => {
  let first = 0;
  let newline = true;
  let escapes = false;
  for (; /^-[neE]+$/.test(argv[first] ?? ''); first++) {
    for (const letter of argv[first]!.slice(1)) {
      if (letter === 'n') newline = false;
      else escapes = letter === 'e';
    }
  }
  let text = argv.slice(first).join(' ');
  if (escapes) {
    text = text.replace(/\\(?:x([0-9a-fA-F]{1,2})|0([0-7]{1,3})|(.))/g, (all, hex, octal, letter) => {
      if (hex !== undefined) return String.fromCharCode(parseInt(hex, 16));
      if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8));
      return echoEscapes[letter] ?? all;
    });
  }
  io.stdout.write(newline ? `${text}\n` : text);
  return 0;
};

/** `cat [FILE…]`: `-` is standard input. */
export const catCommand: ToolMain = (argv, io) => {
  const options = takeOptions('cat', argv, 'u', io);
  if (options === undefined) return 1;
  let exitCode = 0;
  for (const name of options.rest.length > 0 ? options.rest : ['-']) {
    const bytes = readOperand('cat', name, io);
    if (bytes === undefined) exitCode = 1;
    else io.stdout.write(bytes);
  }
  return exitCode;
};

/** `mkdir [-p] FOLDER…`. */
export const mkdirCommand: ToolMain = (argv, io) => {
  const options = takeOptions('mkdir', argv, 'p', io);
  if (options === undefined) return 1;
  if (options.rest.length === 0) return complain(io, 'mkdir', 'missing operand');
  let exitCode = 0;
  for (const name of options.rest) {
    try {
      const make = options.flags.has('p') ? makeFolder : mkdirSync;
      make(resolvePath(io, name));
    } catch (error) {
      exitCode = complain(io, 'mkdir', `cannot create directory '${name}': ${systemErrorText(error)}`);
    }
  }
  return exitCode;
};

/** `rm [-r] [-f] FILE…`. */
export const rmCommand: ToolMain = (argv, io) => {
  const options = takeOptions('rm', argv, 'rRf', io);
  if (options === undefined) return 1;
  const force = options.flags.has('f');
  if (options.rest.length === 0 && !force) return complain(io, 'rm', 'missing operand');
  const recursive = options.flags.has('r') || options.flags.has('R');
  let exitCode = 0;
  for (const name of options.rest) {
    const path = resolvePath(io, name);
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found === undefined) {
      if (!force) exitCode = complain(io, 'rm', `cannot remove '${name}': No such file or directory`);
    } else if (found.isDirectory() && !recursive) {
      exitCode = complain(io, 'rm', `cannot remove '${name}': Is a directory`);
    } else {
      try {
        rmSync(path, { recursive, force: true });
      } catch (error) {
        exitCode = complain(io, 'rm', `cannot remove '${name}': ${systemErrorText(error)}`);
      }
    }
  }
  return exitCode;
};

/** `cmp [-s] FILE FILE`: compares bytes; `-` is standard input. */
export const cmpCommand: ToolMain = (argv, io) => {
  const options = takeOptions('cmp', argv, 's', io);
  if (options === undefined) return 2;
  const [nameA, nameB] = options.rest;
  if (nameA === undefined || nameB === undefined || options.rest.length > 2) {
    complain(io, 'cmp', `expected two files, but got ${options.rest.length}`);
    return 2;
  }
  const a = readOperand('cmp', nameA, io);
  const b = readOperand('cmp', nameB, io);
  if (a === undefined || b === undefined) return 2;
  const common = Math.min(a.length, b.length);
  let at = 0;
  let line = 1;
  for (; at < common && a[at] === b[at]; at++) if (a[at] === 0x0a) line++;
  if (at === common && a.length === b.length) return 0;
  if (options.flags.has('s')) return 1;
  if (at < common) io.stdout.write(`${nameA} ${nameB} differ: byte ${at + 1}, line ${line}\n`);
  else io.stderr.write(`cmp: EOF on ${a.length < b.length ? nameA : nameB} after byte ${at}, line ${line}\n`);
  return 1;
};

/** `count N`: succeeds when standard input has N lines. */
export const countCommand: ToolMain = (argv, io) => {
  const [expected] = argv;
  if (argv.length !== 1 || !/^\d+$/.test(expected!)) {
    io.stderr.write('usage: count <expected line count>\n');
    return 2;
  }
  const text = io.stdin.readText();
  const lines = text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines === Number(expected)) return 0;
  io.stderr.write(`Expected ${expected} lines, got ${lines}.\n`);
  return 1;
};

/** Splits off single-letter options; undefined, and a message, for a letter that is not in `known`. */
export function takeOptions(
  command: string,
  argv: readonly string[],
  known: string,
  io: ToolIo,
): { flags: ReadonlySet<string>; rest: readonly string[] } | undefined {
  const flags = new Set<string>();
  let first = 0;
  for (; /^-./.test(argv[first] ?? ''); first++) {
    if (argv[first] === '--') {
      first++;
      break;
    }
    for (const letter of argv[first]!.slice(1)) {
      if (!known.includes(letter)) {
        complain(io, command, `unsupported option '${argv[first]}'`);
        return undefined;
      }
      flags.add(letter);
    }
  }
  return { flags, rest: argv.slice(first) };
}

/** Returns the bytes of a file, or of standard input for `-`; undefined, and a message, when it cannot be read. */
export function readOperand(command: string, name: string, io: ToolIo): Uint8Array | undefined {
  try {
    return name === '-' ? io.stdin.readBytes() : readFileSync(resolvePath(io, name));
  } catch (error) {
    complain(io, command, `${name}: ${systemErrorText(error)}`);
    return undefined;
  }
}

/** Writes `command: message` to standard error and returns exit code 1. */
export function complain(io: ToolIo, command: string, message: string): 1 {
  io.stderr.write(`${command}: ${message}\n`);
  return 1;
}
