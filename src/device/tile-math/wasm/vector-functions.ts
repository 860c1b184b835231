import { instantiate } from '../../../support/wasm/engine.ts';
import { buildModule, wasmPageBytes } from '../../../support/wasm/module-builder.ts';
import { tileDatums, tileDim } from '../../tile-layout.ts';
import { combineFunction } from './combine-function.ts';
import { expandFunction, roundFunction, roundRowFunction, widenHalvesFunction } from './half-functions.ts';
import { matmulFunction, widenFunction } from './matmul-function.ts';

/** Bytes of a tile of binary32 and of one of binary64. */
export const tileBytes = tileDatums * 4;
export const wideTileBytes = 2 * tileBytes;

/** Tiles of binary64 that are kept of each operand. */
export const keptTiles = 4;

/** Numbers of a row that are packed at once. */
export const maxRowNumbers = 64 * tileDim;

/** Where tiles stand in the memory of the module: four of binary32, one of bf16, those of binary64; and a row of binary32 numbers. */
export const place = {
  left: 0,
  right: tileBytes,
  dst: 2 * tileBytes,
  zeros: 3 * tileBytes,
  halves: 4 * tileBytes,
  wideLeft: 5 * tileBytes,
  wideRight: 5 * tileBytes + keptTiles * wideTileBytes,
  row: 5 * tileBytes + 2 * keptTiles * wideTileBytes,
  end: 5 * tileBytes + 2 * keptTiles * wideTileBytes + maxRowNumbers * 4,
};

/** Room for the L1 of the cores of a chip and their tile registers. Pages that are never touched cost nothing. */
const memoryBytes = 128 * 2 ** 20;

type Convert = (from: number, to: number) => void;
type Combine = (dst: number, left: number, right: number) => void;

/** Arithmetic on tiles by their addresses in `memory`. */
export interface VectorFunctions {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly widen: Convert;
  readonly widenHalves: Convert;
  readonly expand: Convert;
  readonly round: Convert;
  readonly roundRow: (from: number, to: number, numTiles: number) => void;
  /** dst := old + left x right, of two tiles of binary64. */
  readonly matmul: (dst: number, old: number, left: number, right: number) => void;
  readonly add: Combine;
  readonly sub: Combine;
  readonly mul: Combine;
}

/** Returns the functions; undefined where they cannot be compiled. */
function compileFunctions(fused: boolean): VectorFunctions | undefined {
  const functions = {
    widen: widenFunction(),
    widenHalves: widenHalvesFunction(),
    expand: expandFunction(),
    round: roundFunction(),
    roundRow: roundRowFunction(),
    matmul: matmulFunction(fused),
    add: combineFunction('f32x4.add'),
    sub: combineFunction('f32x4.sub'),
    mul: combineFunction('f32x4.mul'),
  };
  return instantiate(buildModule(memoryBytes / wasmPageBytes, functions)) as VectorFunctions | undefined;
}

/** Tells whether products of tiles are the plain ones: engines had instructions that add and multiply in another order of operands. */
function multipliesRight({ memory, matmul }: VectorFunctions): boolean {
  const numbers = new Float64Array(memory.buffer, 0, place.end / 8);
  const products = new Float32Array(memory.buffer, place.dst, tileDatums);
  const [left, right] = [numbers.subarray(place.wideLeft / 8), numbers.subarray(place.wideRight / 8)];
  left.fill(2, 0, tileDatums);
  right.fill(3, 0, tileDatums);
  products.fill(1);
  matmul(place.dst, place.dst, place.wideLeft, place.wideRight);
  return products.every((value) => value === 2 * 3 * tileDim + 1);
}

function fastestFunctions(): VectorFunctions | undefined {
  const fused = compileFunctions(true);
  return fused && multipliesRight(fused) ? fused : compileFunctions(false);
}

/** The functions that this machine has, with instructions that multiply and add at once where there are such; undefined without vectors. */
export const vectorFunctions: VectorFunctions | undefined = fastestFunctions();
