import { setFlagsFromString } from 'node:v8';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileEarlyIfLong, compileLate } from '../hot-code.ts';

setFlagsFromString('--allow-natives-syntax');
const statusOf = new Function('f', 'return %GetOptimizationStatus(f)') as (f: unknown) => number;

/** The bits of the status that tell of code that was compiled for speed. */
const isCompiledForSpeed = (f: unknown) => (statusOf(f) & 0x50) !== 0;

/** Returns a function of its own code each time, so that none is warm from another test. */
const freshFunction = () => new Function('a', 'b', 'return (a * 31 + b) | 0') as (a: number, b: number) => number;

/** Calls the function so often that its bytecode amounts to some hundred thousand bytes, then lets threads that compile come to an end. */
async function run(f: (a: number, b: number) => number): Promise<void> {
  for (let round = 0; round < 20; round++) {
    for (let i = 0, sum = 0; i < 2000; i++) sum = f(sum, i);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Calls the function until it is compiled for speed, at most a minute: threads that compile may have to wait for a processor. */
async function runUntilCompiled(f: (a: number, b: number) => number): Promise<void> {
  for (const end = performance.now() + 60_000; !isCompiledForSpeed(f) && performance.now() < end;) await run(f);
}

const isNode20 = parseInt(process.versions.node) < 22;

test('code is compiled for speed late for a short input, and as early as ever for a long one', async () => {
  compileLate();
  compileEarlyIfLong(3_999_999);
  const inShortRun = freshFunction();
  await run(inShortRun);
  assert.is(isCompiledForSpeed(inShortRun), !isNode20);
  compileEarlyIfLong(4_000_000);
  const inLongRun = freshFunction();
  await runUntilCompiled(inLongRun);
  assert.ok(isCompiledForSpeed(inLongRun));
});

test.run();
