import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Chip } from '../chip.ts';
import { defaultChipDescription } from '../chip-description.ts';
import { giveBackPage, takePage } from '../page-pool.ts';
import { vectorBytes } from '../tile-math/wasm/vector-memory.ts';
import { faultOf } from './fault-of.ts';

test('a page that was given back is taken again, with nothing written', () => {
  const page = takePage(96);
  page.written.add(3, 96);
  giveBackPage(page);
  const again = takePage(96);
  assert.is(again, page);
  assert.is(again.written.firstMissing(0, 96), 0);
  again.written.add(0, 96);
  assert.is(again.written.firstMissing(0, 96), -1);
  assert.is.not(takePage(96), page);
});

test('only so much is kept', () => {
  const pages = Array.from({ length: 4 }, () => takePage(50 * 2 ** 20));
  pages.forEach(giveBackPage);
  const again = Array.from({ length: 4 }, () => takePage(50 * 2 ** 20));
  assert.is(again.filter((page) => pages.includes(page)).length, 3);
});

test('pages of vector memory are always kept, and taken first', () => {
  const sizeBytes = 4096;
  const [fixed, other] = [takePage(sizeBytes, vectorBytes), takePage(sizeBytes)];
  assert.ok(fixed.views.vectorAddress >= 0);
  giveBackPage(fixed);
  giveBackPage(other);
  assert.is(takePage(sizeBytes), fixed);
  assert.is(takePage(sizeBytes), other);
});

test('what vector memory has no room for is in ordinary memory', () => {
  const large = vectorBytes(2 ** 28);
  assert.is(large.vectorAddress, -1);
  assert.is(large.u8.length, 2 ** 28);
});

test('the memory of a chip is not seen by the next one', () => {
  const chip = new Chip(defaultChipDescription());
  const { memory } = chip.dramChannel(2);
  memory.fill(4096, 64, 9);
  chip.core(0, 0).l1.fill(2048, 64, 9);
  chip.release();
  assert.is(memory.residentBytes, 0);
  const next = new Chip(defaultChipDescription());
  const target = new Uint8Array(64);
  next.dramChannel(2).memory.fill(0, 32, 1);
  assert.is(faultOf(() => next.dramChannel(2).memory.read(4096, target, 0, 64)).kind, 'uninitialized-read');
  next.core(0, 0).l1.fill(0, 32, 1);
  assert.is(faultOf(() => next.core(0, 0).l1.read(2048, target, 0, 64)).kind, 'uninitialized-read');
});

test.run();
