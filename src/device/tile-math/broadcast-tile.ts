import { faceDatums, faceDim, tileDatums } from '../tile-layout.ts';
import { type Broadcast } from './tile-math.ts';

/** Spreads row 0, column 0 or element (0, 0) of a tile of 32-bit patterns over a whole tile; the two must not overlap. */
export function broadcastTile(
  broadcast: Broadcast,
  source: Uint32Array,
  from: number,
  target: Uint32Array,
  to: number,
): void {
  switch (broadcast) {
    case 'none':
      for (let i = 0; i < tileDatums; i++) target[to + i] = source[from + i]!;
      return;
    case 'scalar':
      target.fill(source[from]!, to, to + tileDatums);
      return;
    case 'row':
      for (let i = 0; i < tileDatums; i++) {
        target[to + i] = source[from + (i & faceDatums) + (i & (faceDim - 1))]!;
      }
      return;
    case 'col':
      for (let i = 0; i < tileDatums; i++) {
        target[to + i] = source[from + (i & (2 * faceDatums)) + (i & (faceDatums - faceDim))]!;
      }
      return;
  }
}
