import { constants, PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileLate, inputIsRead, prepareForInput } from '../hot-code.ts';

setFlagsFromString('--allow-natives-syntax');
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const statusOf = new Function('f', 'return %GetOptimizationStatus(f)') as (f: unknown) => number;

/** The bits of the status that tell of code that was compiled for speed. */
const isCompiledForSpeed = (f: unknown) => (statusOf(f) & 0x50) !== 0;

/** Returns a function of its own code each time, so that none is warm from another test. */
const freshFunction = () => new Function('a', 'b', 'return (a * 31 + b) | 0') as (a: number, b: number) => number;

/** Calls the function so often that its bytecode amounts to some hundred thousand bytes, then lets threads that compile come to an end. */
async function run(f: (a: number, b: number) => number): Promise<void> {
  for (let round = 0; round < 20; round++) {
    for (let i = 0, sum = 0; i < 2000; i++) sum = f(sum, i);
    await setTimeout(5);
  }
}

/** Calls the function until it is compiled for speed, at most a minute: threads that compile may have to wait for a processor. */
async function runUntilCompiled(f: (a: number, b: number) => number): Promise<void> {
  for (const end = performance.now() + 60_000; !isCompiledForSpeed(f) && performance.now() < end;) await run(f);
}

const isNode20 = parseInt(process.versions.node) < 22;

test('code is compiled for speed late for a short input, and as early as ever for a long one', async () => {
  compileLate();
  prepareForInput(3_999_999);
  const inShortRun = freshFunction();
  await run(inShortRun);
  assert.is(isCompiledForSpeed(inShortRun), !isNode20);
  prepareForInput(4_000_000);
  const inLongRun = freshFunction();
  await runUntilCompiled(inLongRun);
  assert.ok(isCompiledForSpeed(inLongRun));
});

/** Returns how often V8 searched the whole heap while 100 MB were allocated that stay in use. */
async function searchesWhileGrowing(): Promise<number> {
  let searches = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { kind } = (entry as PerformanceEntry & { detail: { kind: number } }).detail;
      if (kind === constants.NODE_PERFORMANCE_GC_MAJOR) searches++;
    }
  });
  collectGarbage();
  await setTimeout(20);
  observer.observe({ entryTypes: ['gc'] });
  const kept: object[] = [];
  for (let i = 0; i < 2_000_000; i++) kept.push({ i, previous: kept[i - 1] });
  await setTimeout(20);
  observer.disconnect();
  assert.is(kept.length, 2_000_000);
  return searches;
}

test('the heap grows without searches for garbage while a long input is read', async () => {
  assert.ok((await searchesWhileGrowing()) > 0);
  prepareForInput(20_000_000);
  assert.is(await searchesWhileGrowing(), 0);
  inputIsRead();
  assert.ok((await searchesWhileGrowing()) > 0);
});

test.run();
