import { availableParallelism } from 'node:os';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mayStartThread, startThread } from '../threads.ts';

/** Waits until a word is not 0, at most a minute. */
function waitForWord(words: Int32Array, index: number): number {
  Atomics.wait(words, index, 0, 60_000);
  return Atomics.load(words, index);
}

test('the first thread may start one where there are several processors', () => {
  assert.is(mayStartThread(), availableParallelism() > 1);
});

test('a thread gets its data and shares memory', () => {
  const words = new Int32Array(new SharedArrayBuffer(8));
  startThread(
    (data) => {
      const shared = data.words;
      Atomics.store(shared, 1, data.value + 1);
      Atomics.store(shared, 0, 1);
      Atomics.notify(shared, 0);
    },
    { words, value: 41 },
  );
  assert.is(waitForWord(words, 0), 1);
  assert.is(words[1], 42);
});

test('a thread that others started has company already', () => {
  const words = new Int32Array(new SharedArrayBuffer(4));
  const source = mayStartThread.toString();
  startThread(
    (data) => {
      // What the function calls stands outside of it, and gets the thread's own modules here.
      const answer = new Function('nodeModule', `return (${data.source})()`) as (
        of: (name: string) => unknown,
      ) => boolean;
      Atomics.store(data.words, 0, answer((name) => process.getBuiltinModule(name)) ? 1 : 2);
      Atomics.notify(data.words, 0);
    },
    { words, source },
  );
  assert.is(waitForWord(words, 0), 2);
});

test('an error in a thread does not reach this one', () => {
  const words = new Int32Array(new SharedArrayBuffer(4));
  startThread(
    (data) => {
      Atomics.store(data.words, 0, 1);
      Atomics.notify(data.words, 0);
      throw new Error('in the thread');
    },
    { words },
  );
  assert.is(waitForWord(words, 0), 1);
});

test.run();
