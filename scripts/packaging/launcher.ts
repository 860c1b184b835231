/**
 * Runs the bundle of a tool, which is beside this file, with the code that was compiled when the bundle was made: reading that
 * takes a fraction of the time that compiling does. Another version of V8 does not accept it: then the first runs keep what they compiled for those that follow, where Node
 * has a folder for such code, as it has from version 22 on.
 */
import { closeSync, fstatSync, openSync, readSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { enableCompileCache } from '../../src/tools/compile-cache.ts';
import {
  compileEarlyIfLong,
  compileLate,
  isShortInput,
  keepYoungHeapSmall,
  underOwnFlags,
} from '../../src/tools/hot-code.ts';

/** The file name of the bundle without `.<part>.cjs`, the texts of its functions in ASCII characters; the build fills it in. */
declare const bundleName: string;

/** The names of the parts, the one that is run first; the build fills them in. */
declare const partNames: readonly [string, ...string[]];

/** The version of V8 that the code was compiled by; the build fills it in. */
declare const codeVersion: string;

/** Whether V8 is told how long the input is; the build fills it in. */
declare const tunesEngine: boolean;

/** Whether the code for very short inputs is kept by itself; the build fills it in. */
declare const keepsShortCode: boolean;

/** How many runs keep their code one after the other, each with what those before have kept: what the first compiles is little if it only prints a version. */
const keepingRuns = 4;

/** Up to this length of the input, in bytes, a run needs so little code that a file with no more than that pays for itself. */
const veryShortInput = 3000;

/** Code of a script that was kept. */
interface KeptCode {
  readonly cachedData: Uint8Array;
  /** How many runs have kept it. The last byte of the file says so; V8 takes no notice of it. */
  readonly runs: number;
}

type Core = (load: NodeJS.Require, loadPart: (name: string) => unknown) => void;

// The build lets the tool do some work first, so that what it needs is compiled. That is kept under the flags of its beginning, V8's own.
const keepsCode = process.env['TTMLIR_KEEP_CODE'] !== undefined;
const codeFolder = folderOfCode();
const input = tunesEngine ? inputBytes(process.argv.slice(2)) : -1;
/** The end of the names of files with code: what runs over very short inputs need is a part of the rest, and read in less time. */
const codeEnding = keepsShortCode && input >= 0 && input <= veryShortInput ? 'short.code' : 'code';
/** Where files are read to, one after the other. */
let bytes = Buffer.allocUnsafeSlow(2 << 20);
/** What is done when the process ends. */
const exitWork: (() => void)[] = [];
const core = loadPart(partNames[0]) as Core;
// What no sample needs is kept as well, as what V8 found where it only looked for the ends of functions.
const parts = new Map(keepsCode ? partNames.slice(1).map((name) => [name, loadPart(name)]) : []);
if (tunesEngine && !keepsCode) tuneEngine(input);
// Under other flags than V8's own its compiled code would not be accepted.
core(require, (name) => parts.get(name) ?? underOwnFlags(() => loadPart(name)));

/** Returns the folder of compiled code, undefined for none. */
function folderOfCode(): string | undefined {
  if (keepsCode) return __dirname;
  // Coverage of code that was kept is imprecise.
  if (process.env['NODE_V8_COVERAGE'] !== undefined) return undefined;
  if (process.versions.v8 === codeVersion) return __dirname;
  const folder = enableCompileCache();
  // It is in one that all users share.
  return folder !== undefined && statSync(folder).uid === process.getuid?.() ? folder : undefined;
}

/** Has something done when the process ends. One listener does all of it, since Node warns of many. */
function atExit(work: () => void): void {
  if (exitWork.length === 0) {
    process.on('exit', () => {
      for (const each of exitWork) each();
    });
  }
  exitWork.push(work);
}

/** Returns what the script of a part is: a function. */
function loadPart(part: string): unknown {
  const name = `${bundleName}.${part}.cjs`;
  const codeFile = codeFolder === undefined ? undefined : join(codeFolder, `${name}.${codeEnding}`);
  const text = readBytes(join(__dirname, name)).toString('latin1');
  // The script needs it no longer than it takes to make it.
  const kept = codeFile === undefined ? undefined : readCode(codeFile);
  // Compiled code keeps this name, and the folder that it was compiled in is another one.
  const script = new Script(text, { filename: name, ...(kept && { cachedData: kept.cachedData }) });
  const runs = kept === undefined || script.cachedDataRejected === true ? 0 : kept.runs;
  if (codeFile !== undefined && (keepsCode || (runs < keepingRuns && codeFolder !== __dirname)))
    atExit(() => keepCode(script, codeFile, runs + 1));
  return script.runInThisContext();
}

/** Returns the bytes of a file until the next one is read. */
function readBytes(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    // Memory that was used before is several times as quick to read into.
    if (size > bytes.length) bytes = Buffer.allocUnsafeSlow(size);
    let length = 0;
    for (let read = -1; read !== 0 && length < size; length += read) {
      read = readSync(descriptor, bytes, length, size - length, null);
    }
    return bytes.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}

/** Keeps the code of the script, if that is possible; others may do so at the same time. */
function keepCode(script: Script, file: string, runs: number): void {
  try {
    const unfinished = `${file}.${process.pid}`;
    const code = underOwnFlags(() => script.createCachedData());
    // Of a package that one user installs, others take the code; in the folder for temporary files it is for this user.
    const mode = keepsCode ? 0o644 : 0o600;
    writeFileSync(unfinished, Buffer.concat([code, Uint8Array.of(Math.min(runs, keepingRuns))]), { mode });
    renameSync(unfinished, file);
  } catch (error) {
    if (keepsCode) throw error;
  }
}

/** Functions that are called before the input is read keep the budget that is set by then, so files are measured here already. Standard input, -1, may be long. */
function tuneEngine(inputBytes: number): void {
  if (inputBytes >= 0 && isShortInput(inputBytes)) return;
  keepYoungHeapSmall();
  compileLate();
  compileEarlyIfLong(inputBytes);
}

/** Returns the size of the largest file among the arguments, but for one that is written; -1 if there is none. */
function inputBytes(words: readonly string[]): number {
  return Math.max(-1, ...words.map((word, i) => (words[i - 1] === '-o' ? -1 : fileBytes(word))));
}

/** Returns the size of the file that an argument names, -1 of any other argument. */
function fileBytes(word: string): number {
  try {
    return statSync(word, { throwIfNoEntry: false })?.size ?? -1;
  } catch {
    return -1;
  }
}

/** Returns what was kept in a file, until the next one is read. */
function readCode(file: string): KeptCode | undefined {
  try {
    const bytes = readBytes(file);
    return { cachedData: bytes.subarray(0, -1), runs: bytes.at(-1) ?? 0 };
  } catch {
    return undefined;
  }
}
