/**
 * Runs the bundle of a tool, which is beside this file, with the code that was compiled when the bundle was made: reading that
 * takes a fraction of the time that compiling does. Another version of Node does not accept it and compiles the bundle.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { compileEarlyIfLong, compileLate } from '../../src/tools/hot-code.ts';

/** The file name of the bundle, the text of a function that is called as a CommonJS module, in ASCII characters; the build fills it in. */
declare const bundleName: string;

const path = fileURLToPath(new URL(bundleName, import.meta.url));
// The passes of the compiler are in a file of their own: other runs start faster without their code.
const codeFile = `${path}.${process.argv.some((word) => word.startsWith('--ttir-to-')) ? 'compiler' : 'reader'}.code`;
compileLate();
const source = readFileSync(path, 'latin1');
const cachedData = readCode(codeFile);
const script = new Script(source, { filename: path, ...(cachedData && { cachedData }) });
// Functions that are called before the input is read keep the budget that is set by then, so files are measured here already.
compileEarlyIfLong(Math.max(0, ...process.argv.slice(2).map(fileBytes)));
const module = { exports: {} };
const run = script.runInThisContext() as (...args: unknown[]) => void;
run(module.exports, require, module, path, dirname(path));

// The build lets the tool do some work first, so that what it needs is compiled.
const keptCode = process.env['TTMLIR_KEEP_CODE'];
if (keptCode !== undefined) process.on('exit', () => writeFileSync(keptCode, script.createCachedData()));

/** Returns the size of the file that an argument names, 0 of any other argument. */
function fileBytes(word: string): number {
  try {
    return statSync(word, { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    return 0;
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
