import { type ByteViews, byteViews } from '../../formats/byte-views.ts';
import { bf16Format } from '../../formats/float-formats.ts';
import { tileDatums, tileDim } from '../../tile-layout.ts';
import { bf16Table } from '../bf16-tables.ts';
import { unaryFunctions } from '../elementwise-functions.ts';
import { broadcastTile } from '../broadcast-tile.ts';
import { plainTileMath, rowOffset } from '../plain-tile-math.ts';
import { type TileArray } from '../tile-array.ts';
import { type TileMath } from '../tile-math.ts';
import {
  keptTiles,
  maxRowNumbers,
  place,
  tileBytes,
  vectorFunctions,
  type VectorFunctions,
  wideTileBytes,
} from './vector-functions.ts';

/** Tiles of one operand that were widened, by the addresses that they came from. */
class WideTiles {
  private readonly first: number;
  private readonly sources: number[] = new Array<number>(keptTiles).fill(-1);
  private next = 0;

  constructor(first: number) {
    this.first = first;
  }

  /** Forgets what is kept, because memory may have changed. */
  clear(): void {
    this.sources.fill(-1);
  }

  /** Returns the place of the tile that was widened from an address; -1 when it is not kept. */
  find(source: number): number {
    const { sources } = this;
    for (let i = 0; i < keptTiles; i++) if (sources[i] === source) return this.first + i * wideTileBytes;
    return -1;
  }

  /** Returns the place for the tile of an address, which takes that of the oldest one. An address of -1 is not kept. */
  add(source: number): number {
    const { next } = this;
    this.sources[next] = source;
    this.next = next + 1 === keptTiles ? 0 : next + 1;
    return this.first + next * wideTileBytes;
  }
}

/**
 * Returns tile arithmetic in WebAssembly with vectors where it is in the way: products of tiles, and the conversions of bf16. The rest is the plain one.
 * Tiles in the memory of the module are used where they stand, others are copied there.
 */
function vectorTileMath(functions: VectorFunctions): TileMath {
  const { memory, widen, widenHalves, expand, round, roundRow, matmul } = functions;
  const tileAt = (address: number): TileArray => {
    return { ...byteViews(new Uint8Array(memory.buffer, address, tileBytes), address), tileCount: 1 };
  };
  const [left, right, dst] = [tileAt(place.left), tileAt(place.right), tileAt(place.dst)];
  const halves = new Uint16Array(memory.buffer, place.halves, tileDatums);
  const rowNumbers = new Float32Array(memory.buffer, place.row, maxRowNumbers);
  const [wideLeft, wideRight] = [new WideTiles(place.wideLeft), new WideTiles(place.wideRight)];
  /** Returns the address of a tile, after a copy to `scratch` where it has none. */
  const addressOf = ({ u32, vectorAddress }: TileArray, tile: number, scratch: TileArray): number => {
    if (vectorAddress >= 0) return vectorAddress + tile * tileBytes;
    scratch.u32.set(u32.subarray(tile * tileDatums, (tile + 1) * tileDatums));
    return scratch.vectorAddress;
  };
  /** Returns the address of a tile of bf16. */
  const addressOfHalves = ({ u16, vectorAddress }: ByteViews, offsetBytes: number): number => {
    if (vectorAddress >= 0) return vectorAddress + offsetBytes;
    const from = offsetBytes >>> 1;
    halves.set(u16.subarray(from, from + tileDatums));
    return place.halves;
  };
  const widenInMemory = (tiles: WideTiles, bytes: ByteViews, offsetBytes: number): number => {
    const source = addressOfHalves(bytes, offsetBytes);
    const isKept = source !== place.halves;
    const found = isKept ? tiles.find(source) : -1;
    if (found >= 0) return found;
    const wide = tiles.add(isKept ? source : -1);
    widenHalves(source, wide);
    return wide;
  };
  const multiplyWide = (target: TileArray, tile: number, accumulate: boolean, a: number, b: number): void => {
    if (target.vectorAddress >= 0) {
      const address = target.vectorAddress + tile * tileBytes;
      matmul(address, accumulate ? address : place.zeros, a, b);
      return;
    }
    matmul(place.dst, accumulate ? addressOf(target, tile, dst) : place.zeros, a, b);
    target.u32.set(dst.u32, tile * tileDatums);
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
      const [wideA, wideB] = [wideLeft.add(-1), wideRight.add(-1)];
      widen(addressOf(a, aTile, left), wideA);
      widen(addressOf(b, bTile, right), wideB);
      multiplyWide(target, targetTile, accumulate, wideA, wideB);
    },
    matmulInMemory(target, targetTile, bytes, aFormat, aOffset, bFormat, bOffset, accumulate, mode, changed) {
      if (aFormat !== bf16Format || bFormat !== bf16Format || !mode.plainProduct || mode.dst !== 'f32') {
        this.unpack(aFormat, bytes, aOffset, left);
        this.unpack(bFormat, bytes, bOffset, right);
        this.matmul(target, targetTile, left, 0, right, 0, accumulate, mode);
        return;
      }
      if (changed) {
        wideLeft.clear();
        wideRight.clear();
      }
      const wideA = widenInMemory(wideLeft, bytes, aOffset);
      multiplyWide(target, targetTile, accumulate, wideA, widenInMemory(wideRight, bytes, bOffset));
    },
    fpuBinary(operation, broadcast, target, targetTile, a, aTile, b, bTile, accumulate, mode) {
      if (accumulate || mode.dst !== 'f32' || (operation === 'mul' && !mode.plainProduct)) {
        plainTileMath.fpuBinary(operation, broadcast, target, targetTile, a, aTile, b, bTile, accumulate, mode);
        return;
      }
      if (broadcast !== 'none') broadcastTile(broadcast, b.u32, bTile * tileDatums, dst.u32, 0);
      const from = addressOf(a, aTile, left);
      const other = broadcast === 'none' ? addressOf(b, bTile, right) : place.dst;
      // A result of binary64 that is rounded to binary32 is the one of binary32, for these operations.
      if (target.vectorAddress >= 0) {
        functions[operation](target.vectorAddress + targetTile * tileBytes, from, other);
        return;
      }
      functions[operation](place.dst, from, other);
      target.u32.set(dst.u32, targetTile * tileDatums);
    },
    sfpuUnary(functionName, tiles, tile, parameter, mode) {
      const unaryFunction = unaryFunctions[functionName];
      if (unaryFunction === undefined || unaryFunction.ofIntegers || mode.dst !== 'f32') {
        plainTileMath.sfpuUnary(functionName, tiles, tile, parameter, mode);
        return;
      }
      const { evaluate } = unaryFunction;
      const table = bf16Table(functionName, parameter, evaluate);
      const { u32, f32 } = tiles;
      for (let i = tile * tileDatums, end = i + tileDatums; i < end; i++) {
        const bits = u32[i]!;
        if ((bits & 0xffff) === 0) u32[i] = table.lookUp(bits >>> 16);
        else f32[i] = evaluate(f32[i]!, parameter);
      }
    },
    unpack(format, bytes: ByteViews, offsetBytes, target) {
      if (format !== bf16Format || target.vectorAddress < 0) {
        plainTileMath.unpack(format, bytes, offsetBytes, target);
        return;
      }
      expand(addressOfHalves(bytes, offsetBytes), target.vectorAddress);
    },
    pack(format, source, sourceTile, bytes, offsetBytes) {
      if (format !== bf16Format) {
        plainTileMath.pack(format, source, sourceTile, bytes, offsetBytes);
        return;
      }
      const from = addressOf(source, sourceTile, dst);
      if (bytes.vectorAddress >= 0) {
        round(from, bytes.vectorAddress + offsetBytes);
        return;
      }
      round(from, place.halves);
      bytes.u16.set(halves, offsetBytes >>> 1);
    },
    packRow(format, numbers, from, count, bytes, offsetBytes, row) {
      const { vectorAddress } = bytes;
      let done = 0;
      if (format === bf16Format && vectorAddress >= 0) {
        for (const whole = count - (count % tileDim); done < whole;) {
          const part = Math.min(whole - done, maxRowNumbers);
          rowNumbers.set(numbers.subarray(from + done, from + done + part));
          roundRow(place.row, vectorAddress + offsetBytes + rowOffset(format, done, row), part / tileDim);
          done += part;
        }
      }
      if (done === count) return;
      const rest = offsetBytes + (done / tileDim) * format.tileSizeBytes;
      plainTileMath.packRow(format, numbers, from + done, count - done, bytes, rest, row);
    },
  };
}

/** The fastest tile arithmetic of this machine: WebAssembly with vectors, or the plain one. Both give the same bits. */
export const fastTileMath: TileMath = vectorFunctions ? vectorTileMath(vectorFunctions) : plainTileMath;
