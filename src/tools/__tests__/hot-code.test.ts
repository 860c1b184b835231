import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { prepareForLongRun, compileLate, inputIsRead, prepareForInput, underOwnFlags } from '../hot-code.ts';

setFlagsFromString('--allow-natives-syntax');
setFlagsFromString('--expose-gc');
const isCompiledForSpeed = new Function('f', 'return %ActiveTierIsMaglev(f) || %ActiveTierIsTurbofan(f)') as (
  f: unknown,
) => boolean;

/** Returns a function of its own code each time, so that none is warm from another test. */
let fresh = 0;
const freshFunction = () =>
  new Function('a', 'b', `return (a * 31 + b + ${++fresh}) | 0`) as (a: number, b: number) => number;

/** Calls the function so often that its bytecode amounts to some hundred thousand bytes, then lets threads that compile come to an end. */
async function run(f: (a: number, b: number) => number): Promise<void> {
  for (let round = 0; round < 20; round++) {
    for (let i = 0, sum = 0; i < 2000; i++) sum = f(sum, i);
    await setTimeout(5);
  }
}

/** Calls the function as `run` does, then waits until it is compiled for speed, at most a minute: threads that compile may have to wait for a processor. */
async function runUntilCompiled(f: (a: number, b: number) => number): Promise<void> {
  await run(f);
  for (const end = performance.now() + 60_000; !isCompiledForSpeed(f) && performance.now() < end;) {
    // What a thread compiled is used from the next call on.
    f(1, 2);
    await setTimeout(5);
  }
}

const isNode20 = parseInt(process.versions.node) < 22;

test('code is compiled for speed late for a short input, and as early as ever for a long one', async () => {
  compileLate();
  prepareForInput(1_499_999);
  const inShortRun = freshFunction();
  await run(inShortRun);
  assert.is(isCompiledForSpeed(inShortRun), !isNode20);
  prepareForInput(1_500_000);
  const inLongRun = freshFunction();
  await runUntilCompiled(inLongRun);
  assert.ok(isCompiledForSpeed(inLongRun));
});

test('code is compiled for speed early in a long run too, however short its input', async () => {
  compileLate();
  await setTimeout(Math.max(0, 710 - performance.now()));
  prepareForLongRun();
  const f = freshFunction();
  await runUntilCompiled(f);
  assert.ok(isCompiledForSpeed(f));
});

test('compiled code is accepted under the own flags of V8 only, and the flags that were set stay', () => {
  const source = 'a => a + 1';
  const cachedData = underOwnFlags(() => new Script(source).createCachedData());
  // V8 finds a script of the same name among those that it has.
  let scripts = 0;
  const isRejected = () => new Script(source, { filename: `${++scripts}.js`, cachedData }).cachedDataRejected;
  compileLate();
  prepareForInput(10_000_000);
  assert.is(isRejected(), true);
  assert.is(underOwnFlags(isRejected), false);
  assert.is(isRejected(), true);
  const fail = (): never => {
    throw new Error('thrown on');
  };
  assert.throws(() => underOwnFlags(fail), 'thrown on');
  assert.is(isRejected(), true);
  inputIsRead();
});

/** Compiles functions that call others for two seconds, in a thread of V8's own, while flags are set and taken back; in a process, which V8 would end. */
const compileWhileFlagsChange = `
  import { compileLate, underOwnFlags } from ${JSON.stringify(new URL('../hot-code.ts', import.meta.url).href)};
  compileLate();
  const body = Array.from({ length: 30 }, (_, i) => 's = (s * ' + (i + 3) + ' + a) | 0;').join('');
  for (let n = 0, end = performance.now() + 2000; performance.now() < end;) {
    const called = Array.from({ length: 4 }, () => new Function('a', 's', body + 'return s + ' + n++));
    const calling = new Function('f', 'a', 'return f[3](a, f[2](a, f[1](a, f[0](a, 0)))) + ' + n);
    const loop = new Function('f', 'g', 'let s = 0; for (let i = 0; i < 400; i++) s += f(g, i); return s + ' + n);
    for (let i = 0; i < 100; i++) {
      loop(calling, called);
      underOwnFlags(() => loop(calling, called));
    }
  }`;

test('flags may be set and taken back while a thread compiles', () => {
  const options = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', compileWhileFlagsChange];
  execFileSync(process.execPath, options, { stdio: 'pipe' });
});

/** Calls a function of some hundred bytes of machine code until it is translated, and tells how often; in a thread, where nothing else is warm. */
const callUntilTranslated = `
  const f = new Function('a', 'b', 'return ' + Array.from({ length: 20 }, (_, i) => 'a * ' + i + ' + b').join(' + '));
  let calls = 0;
  for (; calls < 100 && %ActiveTierIsIgnition(f); calls++) f(calls, 1);
  require('node:worker_threads').parentPort.postMessage(calls);`;

test('a function that is called some times is not interpreted any more', async () => {
  compileLate();
  const thread = new Worker(callUntilTranslated, { eval: true });
  const [calls] = (await once(thread, 'message')) as [number];
  await thread.terminate();
  if (isNode20) assert.ok(calls < 20, `${calls} calls`);
});

/** Allocates 100 MB that stay in use, and tells how often V8 searched the whole heap meanwhile. */
const growHeap = `
  const { constants, PerformanceObserver } = require('node:perf_hooks');
  const { setTimeout } = require('node:timers/promises');
  const { parentPort } = require('node:worker_threads');
  (async () => {
    let searches = 0;
    const count = (entry) => searches += entry.detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR ? 1 : 0;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(count));
    gc();
    await setTimeout(20);
    observer.observe({ entryTypes: ['gc'] });
    const kept = [];
    for (let i = 0; i < 2_000_000; i++) kept.push({ i, previous: kept[i - 1] });
    await setTimeout(20);
    parentPort.postMessage(searches);
  })();`;

/** Returns how often V8 searches a heap that grows: that of a thread, because the heap of the tests may be large already. */
async function searchesWhileGrowing(): Promise<number> {
  const thread = new Worker(growHeap, { eval: true });
  const [searches] = (await once(thread, 'message')) as [number];
  await thread.terminate();
  return searches;
}

test('the heap grows without searches for garbage while a large input is read', async () => {
  assert.ok((await searchesWhileGrowing()) > 0);
  prepareForInput(100_000_000);
  assert.is(await searchesWhileGrowing(), 0);
  inputIsRead();
  assert.ok((await searchesWhileGrowing()) > 0);
});

/** Returns how large each half of the heap for new objects is, in MiB, after `statement` and after 30 MB that stay in use were allocated then. */
function youngHeap(statement: string, env: NodeJS.ProcessEnv = {}): { early: number; late: number } {
  const program = `
    import { getHeapSpaceStatistics } from 'node:v8';
    import { inputIsRead, keepYoungHeapSmall, prepareForInput, prepareForLongRun } from ${JSON.stringify(new URL('../hot-code.ts', import.meta.url).href)};
    const size = () => {
      const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
      return Math.round((space.space_used_size + space.space_available_size) / 2 ** 20);
    };
    ${statement}
    const early = size();
    const kept = [];
    for (let i = 0; i < 600_000; i++) kept.push({ i, previous: kept[i - 1] });
    console.log(JSON.stringify({ early, late: size() }));`;
  const options = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', program];
  const output = execFileSync(process.execPath, options, { encoding: 'utf8', env: { ...process.env, ...env } });
  return JSON.parse(output) as { early: number; late: number };
}

test('the part of the heap for new objects is as large as is good for a large input', () => {
  assert.ok(youngHeap('').late > 4);
  assert.is(youngHeap('keepYoungHeapSmall(); prepareForInput(10_000_000);').late, 4);
});

test('the part of the heap for new objects grows where the stack may be deep, however long the input is', () => {
  for (const length of [1_000_000, 10_000_000]) {
    const { late } = youngHeap(`keepYoungHeapSmall(); prepareForInput(${length});`, { TTMLIR_MORE_ROOM: '1' });
    assert.ok(late > 4);
  }
});

test('the part of the heap for new objects does not grow for other inputs, unless what comes then takes long', () => {
  const begin = 'keepYoungHeapSmall(); prepareForInput(1_000_000);';
  const wait = 'performance.now = () => 2010; prepareForLongRun();';
  const whileRead = youngHeap(`${begin} ${wait}`);
  assert.is(whileRead.late, whileRead.early);
  const soonAfter = youngHeap(`${begin} inputIsRead();`);
  assert.is(soonAfter.late, soonAfter.early);
  const longAfter = youngHeap(`${begin} inputIsRead(); ${wait}`);
  assert.ok(longAfter.late > longAfter.early);
});

test.run();
