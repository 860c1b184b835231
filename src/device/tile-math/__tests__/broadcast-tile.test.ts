import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tileDatums, tileDim, tileIndex } from '../../tile-layout.ts';
import { broadcastTile } from '../broadcast-tile.ts';
import { type Broadcast } from '../tile-math.ts';

const from = 7;
const to = 2048;

/** Which element of the source each element of the target is. */
const origins: Readonly<Record<Broadcast, (row: number, column: number) => number>> = {
  none: (row, column) => tileIndex(row, column),
  row: (_, column) => tileIndex(0, column),
  col: (row) => tileIndex(row, 0),
  scalar: () => tileIndex(0, 0),
};

for (const broadcast of Object.keys(origins) as Broadcast[]) {
  test(`${broadcast} spreads over the tile and nothing beyond it`, () => {
    const source = Uint32Array.from({ length: from + tileDatums }, (_, i) => 0xff800000 + i);
    const target = new Uint32Array(to + tileDatums + 5).fill(1);
    broadcastTile(broadcast, source, from, target, to);
    for (let row = 0; row < tileDim; row++) {
      for (let column = 0; column < tileDim; column++) {
        const expected = source[from + origins[broadcast](row, column)];
        assert.is(target[to + tileIndex(row, column)], expected, `row ${row}, column ${column}`);
      }
    }
    assert.ok(target.every((value, i) => (i >= to && i < to + tileDatums) || value === 1));
  });
}

test.run();
