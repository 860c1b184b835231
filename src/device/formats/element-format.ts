import { type ByteViews } from './byte-views.ts';

/** The element formats by the keywords of MLIR's `tt` data types. `bfp_f*` share a 5-bit exponent (A family), `bfp_bf*` an 8-bit one (B family). */
export type FormatName =
  'f32' | 'f16' | 'bf16' | 'bfp_f8' | 'bfp_bf8' | 'bfp_f4' | 'bfp_bf4' | 'bfp_f2' | 'bfp_bf2' | IntegerFormatName;

/** The integer formats: unsigned, and in two's complement. */
export type IntegerFormatName = 'u32' | 'u16' | 'u8' | 'si32' | 'si16' | 'si8';

/**
 * Elements of one format in memory, and their way into and out of tile registers and host numbers.
 *
 * A tile register datum is 32 bits wide: a binary32 number for float formats, for integer formats the low 32 bits of the number (`u32` view).
 * Offsets into memory are in bytes and must be multiples of the element size; offsets into registers and number arrays are in datums.
 * Block-float formats convert whole 32x32 tiles only: `count` is 1024 and the memory holds 64 shared exponents, then the datums.
 */
export interface ElementFormat {
  readonly name: FormatName;
  readonly kind: 'float' | 'block-float' | 'integer';
  /** Of integers: whether they have a sign. */
  readonly isSigned?: boolean;
  /** Exponent family: A has 5 bits, B has 8; integers belong to none. A 16-bit Dst holds f16 for A and bf16 for B. */
  readonly family: 'a' | 'b' | 'none';
  /** Bits of one datum without its share of a block exponent. */
  readonly datumBits: number;
  /** Bytes of a 32x32 tile without header. */
  readonly tileSizeBytes: number;
  /** Expands `count` elements into registers as the unpacker does; every float format fits binary32 exactly. */
  unpack(memory: ByteViews, offsetBytes: number, registers: ByteViews, offsetDatums: number, count: number): void;
  /** Rounds `count` registers into memory as the packer does. */
  pack(registers: ByteViews, offsetDatums: number, memory: ByteViews, offsetBytes: number, count: number): void;
  /** Converts `count` elements of device memory to numbers as the host does. */
  readNumbers(memory: ByteViews, offsetBytes: number, numbers: NumberArray, offset: number, count: number): void;
  /** Converts `count` numbers to elements of device memory as the host does: floats to binary32 and then nearest even, integers truncated modulo 2^bits. */
  writeNumbers(numbers: ArrayLike<number>, offset: number, memory: ByteViews, offsetBytes: number, count: number): void;
}

/** A place for numbers read by the host. */
export type NumberArray = Float64Array | Float32Array | number[];
