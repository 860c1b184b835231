/**
 * Runs the bundle of a tool, which is beside this file, with the code that was compiled when the bundle was made: reading that
 * takes a fraction of the time that compiling does. Another version of Node does not accept it and compiles the bundle.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { compileEarlyIfLong, compileLate, isShortInput, underOwnFlags } from '../../src/tools/hot-code.ts';

/** The file name of the bundle without `.<part>.cjs`, the texts of its functions in ASCII characters; the build fills it in. */
declare const bundleName: string;

/** The names of the parts, the one that is run first; the build fills them in. */
declare const partNames: readonly [string, ...string[]];

/** Whether V8 is told how long the input is; the build fills it in. */
declare const tunesCompiler: boolean;

type Core = (load: NodeJS.Require, loadPart: (name: string) => unknown) => void;

// The build lets the tool do some work first, so that what it needs is compiled. That is kept under the flags of its beginning, V8's own.
const keepsCode = process.env['TTMLIR_KEEP_CODE'] !== undefined;
const core = loadScript(partNames[0]);
// What no sample needs is kept as well, as what V8 found where it only looked for the ends of functions.
const parts = new Map(keepsCode ? partNames.slice(1).map((name) => [name, loadScript(name)]) : []);
if (tunesCompiler && !keepsCode) chooseCompiler(inputBytes(process.argv.slice(2)));
// Under other flags than V8's own its compiled code would not be accepted.
const loadPart = (name: string): Script => parts.get(name) ?? underOwnFlags(() => loadScript(name));
(core.runInThisContext() as Core)(require, (name) => loadPart(name).runInThisContext());

function loadScript(part: string): Script {
  const filename = join(__dirname, `${bundleName}.${part}.cjs`);
  const codeFile = `${filename}.code`;
  const cachedData = readCode(codeFile);
  const script = new Script(readFileSync(filename, 'latin1'), { filename, ...(cachedData && { cachedData }) });
  if (keepsCode) process.on('exit', () => writeFileSync(codeFile, script.createCachedData()));
  return script;
}

/** Functions that are called before the input is read keep the budget that is set by then, so files are measured here already. Standard input, -1, may be long. */
function chooseCompiler(inputBytes: number): void {
  if (inputBytes >= 0 && isShortInput(inputBytes)) return;
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

function readCode(file: string): Uint8Array | undefined {
  // Coverage of code from the cache is imprecise.
  if (process.env['NODE_V8_COVERAGE'] !== undefined) return undefined;
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
