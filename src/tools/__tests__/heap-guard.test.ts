import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Context } from '../../ir/context.ts';
import { parseText } from '../../asm/parse-source.ts';
import { createRegistry } from '../../dialects/registry.ts';
import { isOutOfMemory } from '../../support/memory-exhaustion.ts';
import { guardHeap, partsToEndAt, partsToLeaveAt, type HeapParts } from '../heap-guard.ts';

const mib = 2 ** 20;
const heap_size_limit = 1048 * mib;
const young_heap_limit = 48 * mib;

/** Guards a heap of 1000 MiB that has `usedMib` in use, of which `garbageMib` are garbage, and tells whether that was looked for. */
function guard(usedMib: number, garbageMib: number, expectedMib = 0, parts: HeapParts = partsToLeaveAt): boolean {
  let isCollected = false;
  const measure = () => ({
    heap_size_limit,
    used_heap_size: (usedMib - (isCollected ? garbageMib : 0)) * mib,
    young_heap_limit,
  });
  const collect = () => {
    isCollected = true;
  };
  guardHeap(parts, expectedMib * mib, measure, collect);
  return isCollected;
}

test('a heap with room is left alone', () => {
  assert.not(guard(690, 0));
  assert.not(guard(100, 0, 590));
});

test('garbage is looked for before a heap counts as full', () => {
  assert.ok(guard(900, 300));
  assert.throws(() => guard(900, 100), /^out of memory: the heap can have 1000 MiB$/);
});

test('of the largest heap nearly all may be used', () => {
  assert.not(guard(920, 0, 890, partsToEndAt));
  assert.ok(guard(940, 50, 0, partsToEndAt));
  assert.throws(() => guard(940, 10, 0, partsToEndAt), 'out of memory');
});

test('a heap that may be no larger than its part for new objects is full', () => {
  const measure = () => ({ heap_size_limit: 156 * mib, used_heap_size: 10 * mib, young_heap_limit: 192 * mib });
  assert.throws(() => guardHeap(partsToLeaveAt, 0, measure, () => {}), 'out of memory');
});

test('there must be room for what is expected', () => {
  assert.throws(() => guard(100, 0, 610), 'out of memory');
});

test('the heap of this process has room, and garbage is found in it', () => {
  guardHeap(partsToLeaveAt);
  assert.throws(() => guardHeap(partsToEndAt, Number.MAX_SAFE_INTEGER), 'out of memory');
});

test('memory is looked after while many operations are made', () => {
  const context = new Context(createRegistry());
  context.allowUnregisteredDialects = true;
  let calls = 0;
  context.guardMemory = () => void calls++;
  assert.ok(parseText('"a.b"() : () -> ()\n'.repeat(40_000), context));
  assert.is(calls, 2);
});

test('memory is looked after while many attributes are made', () => {
  const context = new Context(createRegistry());
  context.allowUnregisteredDialects = true;
  let calls = 0;
  context.guardMemory = () => void calls++;
  const integers = Array.from({ length: 20_000 }, (_, i) => i);
  assert.ok(parseText(`"a.b"() {a = [${integers.join()}]} : () -> ()`, context));
  assert.is(calls, 1);
});

test('what V8 says when memory or a container is full is told from other errors', () => {
  const errorOf = (body: () => unknown): unknown => {
    try {
      return body();
    } catch (error) {
      return error;
    }
  };
  assert.ok(isOutOfMemory(errorOf(() => new ArrayBuffer(2 ** 46))));
  assert.ok(isOutOfMemory(new RangeError('Map maximum size exceeded')));
  assert.not(isOutOfMemory(errorOf(() => 'a'.repeat(-1))));
});

test.run();
