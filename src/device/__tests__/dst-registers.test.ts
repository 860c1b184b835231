import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DstRegisters } from '../dst-registers.ts';
import { allocateTileArray } from '../tile-math/tile-array.ts';
import { faultOf } from './fault-of.ts';

const tiles = allocateTileArray(16);

test('capacity follows accumulation width and double buffering', () => {
  assert.is(new DstRegisters(tiles, false, true).capacity, 8);
  assert.is(new DstRegisters(tiles, true, true).capacity, 4);
  assert.is(new DstRegisters(tiles, false, false).capacity, 16);
  assert.is(new DstRegisters(tiles, true, false).capacity, 8);
});

test('two halves overlap math and pack, and times travel with them', () => {
  const dst = new DstRegisters(tiles, false, true);
  assert.is(dst.acquire(), 0);
  assert.is(dst.tileForMath(3), 3);
  dst.markWritten(3);
  dst.commit(100);
  assert.is(dst.acquire(), 0);
  assert.is(dst.tileForMath(3), 11);
  assert.is(dst.wait(), 100);
  assert.is(dst.tileForPack(3), 3);
  dst.release(140);
  dst.commit(150);
  assert.is(dst.acquire(), 140);
  assert.not(dst.isWritten(3));
  assert.not(dst.isIdle);
});

test('breaking the protocol is a fault', () => {
  const detail = (act: (dst: DstRegisters) => void): string =>
    faultOf(() => act(new DstRegisters(tiles, false, true))).detail;
  assert.is(
    detail((d) => d.commit(0)),
    'tile_regs_commit: no tile_regs_acquire before it',
  );
  assert.is(
    detail((d) => d.wait()),
    'tile_regs_wait: no tile_regs_commit before it',
  );
  assert.is(
    detail((d) => d.release(0)),
    'tile_regs_release: no tile_regs_wait before it',
  );
  assert.is(
    detail((d) => d.tileForMath(0)),
    'math uses Dst without tile_regs_acquire',
  );
  assert.is(
    detail((d) => d.tileForPack(0)),
    'the packer uses Dst without tile_regs_wait',
  );
  assert.is(
    detail((d) => {
      d.acquire();
      d.acquire();
    }),
    'tile_regs_acquire: Dst is acquired already',
  );
  assert.match(
    detail((d) => {
      d.acquire();
      d.commit(0);
      d.acquire();
      d.commit(0);
      d.acquire();
    }),
    'only a later tile_regs_release',
  );
  assert.is(
    detail((d) => {
      d.acquire();
      d.tileForMath(8);
    }),
    'Dst tile 8 does not exist: one acquire gives 8 tiles',
  );
});

test('packing a tile that holds nothing is a fault', () => {
  const dst = new DstRegisters(tiles, false, true);
  dst.acquire();
  dst.commit(0);
  dst.wait();
  assert.is(faultOf(() => dst.tileForPack(0)).kind, 'uninitialized-read');
});

test('acquire_dst gives both sides the same half', () => {
  const dst = new DstRegisters(tiles, false, true);
  dst.acquireBoth();
  assert.ok(dst.isShared);
  dst.markWritten(dst.tileForMath(0));
  assert.is(dst.tileForPack(0), 0);
  dst.releaseBoth(50);
  dst.acquireBoth();
  assert.is(dst.tileForMath(0), 8);
  dst.releaseBoth(60);
  assert.is(dst.acquire(), 50);
});

test.run();
