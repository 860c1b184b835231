import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tileColumnOffset, tileCoordinate, tileRowOffset } from '../tile-order.ts';

/** The tile sizes of the default system description, and some without whole faces. */
const sizes = [
  [4, 16],
  [16, 16],
  [32, 16],
  [4, 32],
  [16, 32],
  [32, 32],
  [1, 32],
  [8, 20],
] as const;

test('every scalar of a tile has a position of its own, and back', () => {
  for (const [height, width] of sizes) {
    const tile = { height, width };
    const seen = new Set<number>();
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const position = tileRowOffset(row, tile) + tileColumnOffset(column, tile);
        seen.add(position);
        assert.equal(tileCoordinate(position, tile), { row, column });
      }
    }
    assert.is(seen.size, height * width);
    assert.is(Math.max(...seen), height * width - 1);
  }
});

test('faces of a 32x32 tile follow one another', () => {
  const tile = { height: 32, width: 32 };
  const at = (row: number, column: number) => tileRowOffset(row, tile) + tileColumnOffset(column, tile);
  assert.equal([at(1, 0), at(0, 16), at(16, 0), at(16, 16), at(31, 31)], [16, 256, 512, 768, 1023]);
});

test.run();
