import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Chip } from '../chip.ts';
import { defaultChipDescription } from '../chip-description.ts';
import { byteViews } from '../formats/byte-views.ts';
import { PagePool } from '../page-pool.ts';
import { vectorBytes } from '../tile-math/wasm/vector-memory.ts';
import { faultOf } from './fault-of.ts';

test('a page that was given back is taken again, with nothing written', () => {
  const pool = new PagePool(96);
  const page = pool.take(96);
  page.written.add(3, 96);
  pool.giveBack(page);
  const again = pool.take(96);
  assert.is(again, page);
  assert.is(again.written.firstMissing(0, 96), 0);
  again.written.add(0, 96);
  assert.is(again.written.firstMissing(0, 96), -1);
  assert.is.not(pool.take(96), page);
});

test('only so much is kept', () => {
  const pool = new PagePool(3 * 4096 + 4095);
  const pages = Array.from({ length: 4 }, () => pool.take(4096));
  pages.forEach((page) => pool.giveBack(page));
  const again = Array.from({ length: 4 }, () => pool.take(4096));
  assert.is(again.filter((page) => pages.includes(page)).length, 3);
  again.forEach((page) => pool.giveBack(page));
  assert.ok(again.includes(pool.take(4096)), 'what was taken is no longer counted');
});

test('pages of vector memory are always kept, and taken first', () => {
  const pool = new PagePool(4096);
  const inVectorMemory = (sizeBytes: number) => byteViews(new Uint8Array(sizeBytes), 64);
  const fixed = [pool.take(4096, inVectorMemory), pool.take(4096, inVectorMemory)];
  const other = pool.take(4096);
  for (const page of [...fixed, other]) pool.giveBack(page);
  assert.ok(fixed.includes(pool.take(4096)));
  assert.ok(fixed.includes(pool.take(4096)));
  assert.is(pool.take(4096), other);
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
