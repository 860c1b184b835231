import { invariant } from './invariant.ts';
import { bytesOfHex, hexDigits } from './hex.ts';

/**
 * Numbers as bytes, least significant first. Those of 32 and 64 bits are read and written without views of the bytes: a view of its own costs more
 * than the bytes of most constants.
 */

const scratch = new DataView(new ArrayBuffer(8));

/** Returns the low `size` bytes of `bits`, least significant first. */
export function littleEndian(bits: bigint, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  if (size <= 8) {
    let rest = BigInt.asUintN(size * 8, bits);
    for (let i = 0; i < size; i++, rest >>= 8n) bytes[i] = Number(rest & 0xffn);
    return bytes;
  }
  // Through hexadecimal digits the time is linear in the width, which may be millions of bits; most numbers need few of them.
  const digits = BigInt.asUintN(size * 8, bits).toString(16);
  const low = bytesOfHex(`0x${digits.length % 2 === 0 ? '' : '0'}${digits}`);
  invariant(low, 'digits are hexadecimal');
  bytes.set(low.reverse());
  return bytes;
}

/** Returns the number whose bytes, least significant first, are the `size` bytes from `offset` on. */
export function readLittleEndian(bytes: Uint8Array, offset: number, size: number): bigint {
  if (size > 8) {
    let end = offset + size;
    while (end > offset && bytes[end - 1] === 0) end--;
    return end === offset ? 0n : BigInt(`0x${hexDigits(bytes.slice(offset, end).reverse())}`);
  }
  if (size === 4) return BigInt(uint32At(bytes, offset));
  if (size === 8) return (BigInt(uint32At(bytes, offset + 4)) << 32n) | BigInt(uint32At(bytes, offset));
  let bits = 0n;
  for (let i = size - 1; i >= 0; i--) bits = (bits << 8n) | BigInt(bytes[offset + i]!);
  return bits;
}

export function uint32At(bytes: Uint8Array, offset: number): number {
  return (bytes[offset]! | (bytes[offset + 1]! << 8) | (bytes[offset + 2]! << 16) | (bytes[offset + 3]! << 24)) >>> 0;
}

/** Writes the low 32 bits of an integer. */
export function setUint32At(bytes: Uint8Array, offset: number, value: number): void {
  bytes[offset] = value;
  bytes[offset + 1] = value >>> 8;
  bytes[offset + 2] = value >>> 16;
  bytes[offset + 3] = value >>> 24;
}

export function float32At(bytes: Uint8Array, offset: number): number {
  scratch.setUint32(0, uint32At(bytes, offset));
  return scratch.getFloat32(0);
}

/** Writes the number rounded to f32. */
export function setFloat32At(bytes: Uint8Array, offset: number, value: number): void {
  scratch.setFloat32(0, value);
  setUint32At(bytes, offset, scratch.getUint32(0));
}

export function float64At(bytes: Uint8Array, offset: number): number {
  scratch.setUint32(0, uint32At(bytes, offset + 4));
  scratch.setUint32(4, uint32At(bytes, offset));
  return scratch.getFloat64(0);
}

export function setFloat64At(bytes: Uint8Array, offset: number, value: number): void {
  scratch.setFloat64(0, value);
  setUint32At(bytes, offset, scratch.getUint32(4));
  setUint32At(bytes, offset + 4, scratch.getUint32(0));
}
