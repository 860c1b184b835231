import { instantiate } from '../../../support/wasm/engine.ts';
import { buildModule } from '../../../support/wasm/module-builder.ts';
import { type ByteViews, byteViews } from '../../formats/byte-views.ts';
import { bf16Format } from '../../formats/float-formats.ts';
import { tileDatums } from '../../tile-layout.ts';
import { plainTileMath } from '../plain-tile-math.ts';
import { type TileArray } from '../tile-array.ts';
import { type TileMath } from '../tile-math.ts';
import { expandFunction, roundFunction } from './half-functions.ts';
import { matmulFunction, widenFunction } from './matmul-function.ts';

/** Where tiles stand in the memory of the module: three of binary32, two of binary64, one of bf16. */
const tileBytes = tileDatums * 4;
const place = {
  left: 0,
  right: tileBytes,
  dst: 2 * tileBytes,
  wideLeft: 3 * tileBytes,
  wideRight: 5 * tileBytes,
  halves: 7 * tileBytes,
};

type Convert = (from: number, to: number) => void;

interface Functions {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly widen: Convert;
  readonly expand: Convert;
  readonly round: Convert;
  readonly matmul: (dst: number, left: number, right: number) => void;
}

/** Returns tile arithmetic in WebAssembly with vectors where it is in the way: products of tiles, and the conversions of bf16. The rest is the plain one. */
function vectorTileMath({ memory, widen, expand, round, matmul }: Functions): TileMath {
  const tileAt = (offsetBytes: number): TileArray => {
    return { ...byteViews(new Uint8Array(memory.buffer, offsetBytes, tileBytes)), tileCount: 1 };
  };
  const [left, right, dst] = [tileAt(place.left), tileAt(place.right), tileAt(place.dst)];
  const halves = new Uint16Array(memory.buffer, place.halves, tileDatums);
  const copyIn = (tiles: TileArray, tile: number, to: TileArray): void => {
    if (tiles !== to) to.u32.set(tiles.u32.subarray(tile * tileDatums, (tile + 1) * tileDatums));
  };
  return {
    ...plainTileMath,
    name: 'vectors',
    sources: { in0: left, in1: right },
    matmul(target, targetTile, a, aTile, b, bTile, accumulate, mode) {
      if (!mode.plainProduct || mode.dst !== 'f32') {
        plainTileMath.matmul(target, targetTile, a, aTile, b, bTile, accumulate, mode);
        return;
      }
      copyIn(a, aTile, left);
      copyIn(b, bTile, right);
      if (accumulate) copyIn(target, targetTile, dst);
      else dst.u32.fill(0);
      widen(place.left, place.wideLeft);
      widen(place.right, place.wideRight);
      matmul(place.dst, place.wideLeft, place.wideRight);
      target.u32.set(dst.u32, targetTile * tileDatums);
    },
    unpack(format, bytes: ByteViews, offsetBytes, target) {
      if (format !== bf16Format || (target !== left && target !== right)) {
        plainTileMath.unpack(format, bytes, offsetBytes, target);
        return;
      }
      const from = offsetBytes >>> 1;
      halves.set(bytes.u16.subarray(from, from + tileDatums));
      expand(place.halves, target === left ? place.left : place.right);
    },
    pack(format, source, sourceTile, bytes, offsetBytes) {
      if (format !== bf16Format) {
        plainTileMath.pack(format, source, sourceTile, bytes, offsetBytes);
        return;
      }
      copyIn(source, sourceTile, dst);
      round(place.dst, place.halves);
      bytes.u16.set(halves, offsetBytes >>> 1);
    },
  };
}

const functions = {
  widen: widenFunction(),
  expand: expandFunction(),
  round: roundFunction(),
  matmul: matmulFunction(),
};
const exported = instantiate(buildModule(1, functions)) as Functions | undefined;

/** The fastest tile arithmetic of this machine: WebAssembly with vectors, or the plain one. Both give the same bits. */
export const fastTileMath: TileMath = exported === undefined ? plainTileMath : vectorTileMath(exported);
