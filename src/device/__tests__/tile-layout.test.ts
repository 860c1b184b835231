import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rowMajorToTile, tileIndex, tileToRowMajor, tilize, transposedTileIndex, untilize } from '../tile-layout.ts';

test('faces come in order top left, top right, bottom left, bottom right', () => {
  assert.is(tileIndex(0, 0), 0);
  assert.is(tileIndex(1, 0), 16);
  assert.is(tileIndex(0, 16), 256);
  assert.is(tileIndex(16, 0), 512);
  assert.is(tileIndex(31, 31), 1023);
  assert.is(tileIndex(17, 18), 768 + 16 + 2);
});

test('the index maps are inverse to each other, transposing twice is nothing', () => {
  for (let i = 0; i < 1024; i++) {
    assert.is(tileToRowMajor[rowMajorToTile[i]!], i);
    assert.is(transposedTileIndex[transposedTileIndex[i]!], i);
  }
  assert.is(transposedTileIndex[tileIndex(3, 20)], tileIndex(20, 3));
});

test('untilize undoes tilize inside a larger matrix', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 32, max: 80 }), (corner, pitch) => {
      const source = Uint32Array.from({ length: corner + pitch * 32 }, (_, i) => i);
      const tile = new Uint32Array(1024 + 3);
      tilize(source, corner, pitch, tile, 3);
      assert.is(tile[3 + tileIndex(5, 19)], corner + 5 * pitch + 19);
      const back = new Uint32Array(source.length);
      untilize(tile, 3, back, corner, pitch);
      for (let r = 0; r < 32; r++) {
        for (let c = 0; c < 32; c++) assert.is(back[corner + r * pitch + c], corner + r * pitch + c);
      }
    }),
    { seed: 3, numRuns: 30 },
  );
});

test.run();
