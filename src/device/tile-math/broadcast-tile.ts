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
      target.set(source.subarray(from, from + tileDatums), to);
      return;
    case 'scalar':
      target.fill(source[from]!, to, to + tileDatums);
      return;
    case 'row':
      for (const face of [0, faceDatums]) {
        for (let i = 0; i < faceDim; i++) target[to + face + i] = source[from + face + i]!;
        // Rows that are there are copied behind themselves.
        for (let done = faceDim; done < faceDatums; done *= 2) {
          target.copyWithin(to + face + done, to + face, to + face + done);
        }
      }
      target.copyWithin(to + 2 * faceDatums, to, to + 2 * faceDatums);
      return;
    case 'col':
      for (const half of [0, 2 * faceDatums]) {
        for (let row = half; row < half + faceDatums; row += faceDim) {
          const value = source[from + row]!;
          for (let i = to + row, end = i + faceDim; i < end; i++) target[i] = target[i + faceDatums] = value;
        }
      }
      return;
  }
}
