import { instantiate } from '../../../support/wasm/engine.ts';
import { buildModule } from '../../../support/wasm/module-builder.ts';
import { type ByteViews, byteViews } from '../../formats/byte-views.ts';
import { bf16Format } from '../../formats/float-formats.ts';
import { tileDatums, tileDim } from '../../tile-layout.ts';
import { bf16Table } from '../bf16-tables.ts';
import { unaryFunctions } from '../elementwise-functions.ts';
import { broadcastTile } from '../broadcast-tile.ts';
import { plainTileMath } from '../plain-tile-math.ts';
import { type TileArray } from '../tile-array.ts';
import { type TileMath } from '../tile-math.ts';
import { combineFunction } from './combine-function.ts';
import { expandFunction, roundFunction, widenHalvesFunction } from './half-functions.ts';
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
type Combine = (dst: number, left: number, right: number) => void;

interface Functions {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly widen: Convert;
  readonly widenHalves: Convert;
  readonly expand: Convert;
  readonly round: Convert;
  readonly matmul: (dst: number, left: number, right: number) => void;
  readonly add: Combine;
  readonly sub: Combine;
  readonly mul: Combine;
}

/** Returns tile arithmetic in WebAssembly with vectors where it is in the way: products of tiles, and the conversions of bf16. The rest is the plain one. */
function vectorTileMath(functions: Functions): TileMath {
  const { memory, widen, widenHalves, expand, round, matmul } = functions;
  const tileAt = (offsetBytes: number): TileArray => {
    return { ...byteViews(new Uint8Array(memory.buffer, offsetBytes, tileBytes)), tileCount: 1 };
  };
  const [left, right, dst] = [tileAt(place.left), tileAt(place.right), tileAt(place.dst)];
  const halves = new Uint16Array(memory.buffer, place.halves, tileDatums);
  const copyIn = (tiles: TileArray, tile: number, to: TileArray): void => {
    if (tiles !== to) to.u32.set(tiles.u32.subarray(tile * tileDatums, (tile + 1) * tileDatums));
  };
  const copyHalves = (bytes: ByteViews, offsetBytes: number): void => {
    const from = offsetBytes >>> 1;
    halves.set(bytes.u16.subarray(from, from + tileDatums));
  };
  const multiplyWide = (target: TileArray, targetTile: number, accumulate: boolean): void => {
    if (accumulate) copyIn(target, targetTile, dst);
    else dst.u32.fill(0);
    matmul(place.dst, place.wideLeft, place.wideRight);
    target.u32.set(dst.u32, targetTile * tileDatums);
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
      widen(place.left, place.wideLeft);
      widen(place.right, place.wideRight);
      multiplyWide(target, targetTile, accumulate);
    },
    matmulInMemory(target, targetTile, bytes, aFormat, aOffset, bFormat, bOffset, accumulate, mode) {
      if (aFormat !== bf16Format || bFormat !== bf16Format || !mode.plainProduct || mode.dst !== 'f32') {
        this.unpack(aFormat, bytes, aOffset, left);
        this.unpack(bFormat, bytes, bOffset, right);
        this.matmul(target, targetTile, left, 0, right, 0, accumulate, mode);
        return;
      }
      copyHalves(bytes, aOffset);
      widenHalves(place.halves, place.wideLeft);
      copyHalves(bytes, bOffset);
      widenHalves(place.halves, place.wideRight);
      multiplyWide(target, targetTile, accumulate);
    },
    fpuBinary(operation, broadcast, target, targetTile, a, aTile, b, bTile, accumulate, mode) {
      if (accumulate || mode.dst !== 'f32' || (operation === 'mul' && !mode.plainProduct)) {
        plainTileMath.fpuBinary(operation, broadcast, target, targetTile, a, aTile, b, bTile, accumulate, mode);
        return;
      }
      copyIn(a, aTile, left);
      // A result of binary64 that is rounded to binary32 is the one of binary32, for these operations.
      if (broadcast === 'none') copyIn(b, bTile, right);
      else broadcastTile(broadcast, b.u32, bTile * tileDatums, dst.u32, 0);
      functions[operation](place.dst, place.left, broadcast === 'none' ? place.right : place.dst);
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
      if (format !== bf16Format || (target !== left && target !== right)) {
        plainTileMath.unpack(format, bytes, offsetBytes, target);
        return;
      }
      copyHalves(bytes, offsetBytes);
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

/** Returns the functions; undefined where they cannot be compiled. */
function compileFunctions(fused: boolean): Functions | undefined {
  const functions = {
    widen: widenFunction(),
    widenHalves: widenHalvesFunction(),
    expand: expandFunction(),
    round: roundFunction(),
    matmul: matmulFunction(fused),
    add: combineFunction('f32x4.add'),
    sub: combineFunction('f32x4.sub'),
    mul: combineFunction('f32x4.mul'),
  };
  return instantiate(buildModule(1, functions)) as Functions | undefined;
}

/** Tells whether products of tiles are the plain ones: engines had instructions that add and multiply in another order of operands. */
function multipliesRight({ memory, matmul }: Functions): boolean {
  const numbers = new Float64Array(memory.buffer);
  const products = new Float32Array(memory.buffer, place.dst, tileDatums);
  const [left, right] = [numbers.subarray(place.wideLeft / 8), numbers.subarray(place.wideRight / 8)];
  left.fill(2, 0, tileDatums);
  right.fill(3, 0, tileDatums);
  products.fill(1);
  matmul(place.dst, place.wideLeft, place.wideRight);
  return products.every((value) => value === 2 * 3 * tileDim + 1);
}

function fastestTileMath(): TileMath {
  const fused = compileFunctions(true);
  if (fused && multipliesRight(fused)) return vectorTileMath(fused);
  const separate = compileFunctions(false);
  return separate ? vectorTileMath(separate) : plainTileMath;
}

/** The fastest tile arithmetic of this machine: WebAssembly with vectors, or the plain one. Both give the same bits. */
export const fastTileMath: TileMath = fastestTileMath();
