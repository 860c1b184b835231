import { invariant } from '../../support/invariant.ts';

/** The same bytes seen as numbers of several widths; element i of `u32` is at byte 4 * i. Little-endian, as the device is. */
export interface ByteViews {
  readonly u8: Uint8Array;
  readonly u16: Uint16Array;
  readonly u32: Uint32Array;
  readonly f32: Float32Array;
  /** The place of the first byte in the memory of vector instructions (tile-math/wasm); -1 for bytes elsewhere. */
  readonly vectorAddress: number;
}

/** Returns views of `sizeBytes` (a multiple of 4) fresh zero bytes. */
export function allocateBytes(sizeBytes: number): ByteViews {
  invariant(sizeBytes % 4 === 0, `byte views need a multiple of 4 bytes, not ${sizeBytes}`);
  return byteViews(new Uint8Array(sizeBytes));
}

/** Returns views of `bytes`, whose place in its buffer and whose size must be multiples of 4. */
export function byteViews(bytes: Uint8Array, vectorAddress = -1): ByteViews {
  const { buffer, byteOffset, byteLength } = bytes;
  invariant(byteOffset % 4 === 0 && byteLength % 4 === 0, 'byte views need bytes on a 4-byte boundary');
  return {
    u8: bytes,
    u16: new Uint16Array(buffer, byteOffset, byteLength / 2),
    u32: new Uint32Array(buffer, byteOffset, byteLength / 4),
    f32: new Float32Array(buffer, byteOffset, byteLength / 4),
    vectorAddress,
  };
}

/** Returns views of a part of the bytes; place and size must be multiples of 4. */
export function partOf({ u8, vectorAddress }: ByteViews, offsetBytes: number, sizeBytes: number): ByteViews {
  const address = vectorAddress < 0 ? -1 : vectorAddress + offsetBytes;
  return byteViews(u8.subarray(offsetBytes, offsetBytes + sizeBytes), address);
}

const scratch = allocateBytes(4);

/** Returns the IEEE binary32 bits of `value` after rounding it to binary32 (nearest, ties to even). */
export function floatToBits(value: number): number {
  scratch.f32[0] = value;
  return scratch.u32[0]!;
}

/** Returns the value of IEEE binary32 bits. */
export function bitsToFloat(bits: number): number {
  scratch.u32[0] = bits;
  return scratch.f32[0]!;
}
