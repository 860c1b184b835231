import { invariant } from '../../support/invariant.ts';
import { tileDatums } from '../tile-layout.ts';
import { allocateBytes, floatToBits, type ByteViews } from './byte-views.ts';
import { type ElementFormat } from './element-format.ts';

/**
 * Block floats: 16 consecutive datums of a face row share one exponent byte; a datum is a sign and `magnitudeBits` of magnitude M without
 * hidden one, worth M * 2^(1 - magnitudeBits) * 2^(E - bias). Source: hardware facts, sections 3.3 and 3.4.
 */

/**
 * How an encoder rounds. `hardware`: the packer; eight-bit datums to nearest with ties away from zero, narrower ones by cutting low bits
 * off the eight-bit result. `ties-away`: directly to the magnitude width (older host code). `ties-even`: the same with ties to even (newer host code).
 */
export type BlockRounding = 'hardware' | 'ties-away' | 'ties-even';

/** The shape of a block float format. */
export interface BlockFloatLayout {
  readonly magnitudeBits: 7 | 3 | 1;
  /** 127 for the B family (8-bit exponent), 15 for the A family (5-bit exponent). */
  readonly bias: 127 | 15;
}

/** Datums that share an exponent. */
export const blockDatums = 16;
/** Exponent bytes in front of the datums of a tile. */
export const tileExponents = tileDatums / blockDatums;

/**
 * Encodes 16 binary32 patterns `bits[offset..]` into sign-magnitude datums `datums[0..15]` (sign above the magnitude) and returns the exponent byte.
 * Zero and denormal inputs become 0; a datum whose magnitude rounds to 0 loses its sign, because sign with magnitude 0 means negative infinity.
 */
export function encodeBlock(
  layout: BlockFloatLayout,
  rounding: BlockRounding,
  bits: Uint32Array,
  offset: number,
  datums: Uint8Array,
): number {
  const { magnitudeBits, bias } = layout;
  let exponent = 0;
  for (let i = 0; i < blockDatums; i++) {
    const e = (bits[offset + i]! >>> 23) & 0xff;
    if (e > exponent) exponent = e;
  }
  const stored = exponent - 127 + bias;
  const overflow = bias === 15 && stored > 31;
  if (exponent === 0 || stored < 0) {
    datums.fill(0, 0, blockDatums);
    return 0;
  }
  const full = (1 << magnitudeBits) - 1;
  for (let i = 0; i < blockDatums; i++) {
    const word = bits[offset + i]!;
    const e = (word >>> 23) & 0xff;
    const magnitude = e === 0 ? 0 : overflow ? full : roundMagnitude(word, exponent - e, magnitudeBits, rounding);
    datums[i] = magnitude === 0 ? 0 : ((word >>> 31) << magnitudeBits) | magnitude;
  }
  return overflow ? 31 : stored;
}

/** Returns the magnitude of one datum whose exponent lies `below` under that of its block, saturated at all ones. */
function roundMagnitude(word: number, below: number, magnitudeBits: number, rounding: BlockRounding): number {
  if (rounding === 'hardware' && magnitudeBits !== 7) {
    return roundMagnitude(word, below, 7, rounding) >>> (7 - magnitudeBits);
  }
  const shift = 24 - magnitudeBits + below;
  if (shift > 24) return 0;
  const significand = (word & 0x7fffff) | 0x800000;
  const half = 1 << (shift - 1);
  const added = rounding === 'ties-even' ? half - 1 + ((significand >>> shift) & 1) : half;
  const magnitude = (significand + added) >>> shift;
  return Math.min(magnitude, (1 << magnitudeBits) - 1);
}

/** Returns the value of one datum under the exponent byte `exponent`. Sign with magnitude 0 is -2^128 (B, as -Infinity in binary32) or -2^16 (A). */
export function decodeDatum(layout: BlockFloatLayout, exponent: number, datum: number): number {
  const { magnitudeBits, bias } = layout;
  const magnitude = datum & ((1 << magnitudeBits) - 1);
  const negative = datum >>> magnitudeBits !== 0;
  if (magnitude === 0) return negative ? -(2 ** (bias === 127 ? 128 : 16)) : 0;
  const value = magnitude * 2 ** (exponent - bias - magnitudeBits + 1);
  return negative ? -value : value;
}

/** Returns a block float format of the given layout. */
function blockFloatFormat(name: ElementFormat['name'], layout: BlockFloatLayout): ElementFormat {
  const datumBits = layout.magnitudeBits + 1;
  const perByte = 8 / datumBits;
  const datumMask = (1 << datumBits) - 1;
  let table: Float32Array | undefined;
  const datums = new Uint8Array(blockDatums);
  const words = allocateBytes(4 * tileDatums);

  const encodeTile = (rounding: BlockRounding, bits: Uint32Array, offset: number, u8: Uint8Array, to: number): void => {
    let byte = to + tileExponents;
    for (let block = 0; block < tileExponents; block++) {
      u8[to + block] = encodeBlock(layout, rounding, bits, offset + block * blockDatums, datums);
      for (let i = 0; i < blockDatums; byte++) {
        let packed = 0;
        for (let part = 0; part < perByte; part++) packed |= datums[i++]! << (part * datumBits);
        u8[byte] = packed;
      }
    }
  };
  const decodeTile = (u8: Uint8Array, from: number, write: (i: number, value: number) => void): void => {
    const decoded = (table ??= decodeTable(layout));
    let byte = from + tileExponents;
    for (let block = 0; block < tileExponents; block++) {
      const row = u8[from + block]! << datumBits;
      for (let i = block * blockDatums, end = i + blockDatums; i < end; byte++) {
        const packed = u8[byte]!;
        for (let part = 0; part < perByte; part++) {
          write(i++, decoded[row + ((packed >>> (part * datumBits)) & datumMask)]!);
        }
      }
    }
  };
  const checkCount = (count: number): void => invariant(count === tileDatums, `${name} converts whole tiles only`);

  return {
    name,
    kind: 'block-float',
    family: layout.bias === 15 ? 'a' : 'b',
    datumBits,
    tileSizeBytes: tileExponents + (tileDatums * datumBits) / 8,
    unpack(memory: ByteViews, offsetBytes, registers: ByteViews, offsetDatums, count) {
      checkCount(count);
      const { f32 } = registers;
      decodeTile(memory.u8, offsetBytes, (i, value) => (f32[offsetDatums + i] = value));
    },
    pack(registers, offsetDatums, memory, offsetBytes, count) {
      checkCount(count);
      encodeTile('hardware', registers.u32, offsetDatums, memory.u8, offsetBytes);
    },
    readNumbers(memory, offsetBytes, numbers, offset, count) {
      checkCount(count);
      decodeTile(memory.u8, offsetBytes, (i, value) => (numbers[offset + i] = value));
    },
    writeNumbers(numbers, offset, memory, offsetBytes, count) {
      checkCount(count);
      for (let i = 0; i < count; i++) words.u32[i] = floatToBits(numbers[offset + i]!);
      encodeTile('ties-even', words.u32, 0, memory.u8, offsetBytes);
    },
  };
}

/** Returns the values of all datums under all exponent bytes, at [exponent << datumBits | datum]. */
function decodeTable(layout: BlockFloatLayout): Float32Array {
  const datumBits = layout.magnitudeBits + 1;
  const table = new Float32Array(256 << datumBits);
  for (let exponent = 0; exponent < 256; exponent++) {
    for (let datum = 0; datum < 1 << datumBits; datum++) {
      table[(exponent << datumBits) | datum] = decodeDatum(layout, exponent, datum);
    }
  }
  return table;
}

/** Block float with 7 magnitude bits and a 5-bit exponent. */
export const bfpF8Format = blockFloatFormat('bfp_f8', { magnitudeBits: 7, bias: 15 });
/** Block float with 7 magnitude bits and an 8-bit exponent. */
export const bfpBf8Format = blockFloatFormat('bfp_bf8', { magnitudeBits: 7, bias: 127 });
/** Block float with 3 magnitude bits and a 5-bit exponent. */
export const bfpF4Format = blockFloatFormat('bfp_f4', { magnitudeBits: 3, bias: 15 });
/** Block float with 3 magnitude bits and an 8-bit exponent. */
export const bfpBf4Format = blockFloatFormat('bfp_bf4', { magnitudeBits: 3, bias: 127 });
/** Block float with 1 magnitude bit and a 5-bit exponent. */
export const bfpF2Format = blockFloatFormat('bfp_f2', { magnitudeBits: 1, bias: 15 });
/** Block float with 1 magnitude bit and an 8-bit exponent. */
export const bfpBf2Format = blockFloatFormat('bfp_bf2', { magnitudeBits: 1, bias: 127 });
