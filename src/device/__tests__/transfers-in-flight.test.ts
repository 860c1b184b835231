import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TransfersInFlight } from '../transfers-in-flight.ts';

test('rows of the faces of a tile, in turn, are what is in flight until their owner is done', () => {
  const transfers = new TransfersInFlight();
  const [owner, other] = [{}, {}];
  transfers.add(4096, 4128, false, other);
  for (let row = 0; row < 8; row++) {
    for (const face of [0, 1024, 2048]) transfers.add(face + row * 32, face + row * 32 + 32, true, owner);
  }
  assert.ok(transfers.writes(255, 256));
  assert.not.ok(transfers.writes(256, 1024));
  assert.ok(transfers.writes(2300, 2304));
  assert.not.ok(transfers.reads(0, 4096));
  assert.ok(transfers.reads(4127, 5000));
  transfers.complete(owner);
  assert.not.ok(transfers.writes(0, 5000));
  assert.ok(transfers.reads(4096, 4097));
  transfers.complete(other);
  assert.ok(transfers.isEmpty);
});

test('only ranges of one owner and direction become one', () => {
  const transfers = new TransfersInFlight();
  const [owner, other] = [{}, {}];
  transfers.add(0, 32, true, owner);
  transfers.add(32, 64, true, other);
  transfers.add(64, 96, false, other);
  transfers.complete(owner);
  assert.not.ok(transfers.writes(0, 32));
  assert.ok(transfers.writes(32, 64));
  assert.not.ok(transfers.writes(64, 96));
});

test('what is over does not show in the transfers that come after it', () => {
  const transfers = new TransfersInFlight();
  const [owner, other] = [{}, {}];
  transfers.add(0, 32, true, owner);
  transfers.add(64, 96, true, other);
  transfers.complete(owner);
  transfers.add(96, 128, false, owner);
  assert.not.ok(transfers.writes(0, 64));
  assert.ok(transfers.writes(64, 96));
  assert.ok(transfers.reads(96, 97));
  transfers.clear();
  transfers.add(128, 160, true, other);
  assert.not.ok(transfers.writes(0, 128));
  assert.not.ok(transfers.reads(0, 1000));
});

test.run();
