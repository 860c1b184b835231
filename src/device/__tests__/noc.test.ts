import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  linkCycles,
  nocAddressCoord,
  nocHops,
  nocLocalAddress,
  packNocAddress,
  readStartCycles,
  writeStartCycles,
} from '../noc.ts';

const size = { rows: 12, columns: 10 };

test('the two networks go opposite ways around the torus', () => {
  assert.is(nocHops(0, size, { y: 1, x: 1 }, { y: 3, x: 4 }), 5);
  assert.is(nocHops(1, size, { y: 1, x: 1 }, { y: 3, x: 4 }), 7 + 10);
  assert.is(nocHops(1, size, { y: 3, x: 4 }, { y: 1, x: 1 }), 5);
  assert.is(nocHops(0, size, { y: 2, x: 2 }, { y: 2, x: 2 }), 0);
});

test('start-up depends on the relative place', () => {
  const at = { y: 3, x: 4 };
  assert.is(readStartCycles(at, { y: 3, x: 4 }), 70);
  assert.is(readStartCycles(at, { y: 9, x: 4 }), 154);
  assert.is(readStartCycles(at, { y: 3, x: 0 }), 170);
  assert.is(readStartCycles(at, { y: 0, x: 0 }), 270);
  assert.is(writeStartCycles(5), 90);
});

test('small packets are slow, large transfers reach the link rate', () => {
  assert.is(linkCycles(0), 0);
  assert.is(linkCycles(32), 24);
  assert.is(linkCycles(128), 24);
  assert.is(linkCycles(1024), 38);
  assert.is(linkCycles(4096), 137);
  assert.is(linkCycles(8192 * 3), 820);
  for (let bytes = 1; bytes < 20000; bytes += 31) assert.ok(linkCycles(bytes + 31) >= linkCycles(bytes));
});

test('a NoC address holds coordinates and a local address', () => {
  const address = packNocAddress(17, 11, 2 ** 34 + 12345);
  assert.ok(Number.isSafeInteger(address));
  assert.is(nocAddressCoord(address), 11 * 64 + 17);
  assert.is(nocLocalAddress(address), 2 ** 34 + 12345);
});

test.run();
