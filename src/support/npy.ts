/**
 * NumPy's .npy files: one array of numbers with its shape. Source: NEP 1 and numpy.lib.format (versions 1.0, 2.0, 3.0).
 */
import { counted } from './counted.ts';
import { copyElements, littleEndianBytes } from './byte-order.ts';
import { FormatError, requireFormat } from './format-error.ts';
import { float16FromBits } from './half-floats.ts';
import { invariant } from './invariant.ts';
import { product } from './math.ts';
import { parsePythonLiteral, type PythonLiteral } from './python-literal.ts';

/** The elements of an array in row-major (C) order, by element type. f2 is kept as IEEE binary16 bits, b1 as 0 and 1. */
export interface NpyElements {
  readonly b1: Uint8Array;
  readonly u1: Uint8Array;
  readonly u2: Uint16Array;
  readonly u4: Uint32Array;
  readonly u8: BigUint64Array;
  readonly i1: Int8Array;
  readonly i2: Int16Array;
  readonly i4: Int32Array;
  readonly i8: BigInt64Array;
  readonly f2: Uint16Array;
  readonly f4: Float32Array;
  readonly f8: Float64Array;
}

/** NumPy's letter for the kind of number (bool, unsigned, integer, float) and its size in bytes. */
export type NpyDtype = keyof NpyElements;

const elementTypes = {
  b1: Uint8Array,
  u1: Uint8Array,
  u2: Uint16Array,
  u4: Uint32Array,
  u8: BigUint64Array,
  i1: Int8Array,
  i2: Int16Array,
  i4: Int32Array,
  i8: BigInt64Array,
  f2: Uint16Array,
  f4: Float32Array,
  f8: Float64Array,
} as const satisfies Record<NpyDtype, unknown>;

/** An array as a .npy file holds it: `data` has product(shape) elements; shape [] is a single number. */
export type NpyArray = {
  [D in NpyDtype]: { readonly dtype: D; readonly shape: readonly number[]; readonly data: NpyElements[D] };
}[NpyDtype];

const magic = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59];
/** Numpy aligns the data to 64 bytes, and leaves room for an array of 21 digits' length in the header. */
const dataAlignmentBytes = 64;
const lengthDigits = 21;

/**
 * Returns the array in a .npy file. Either byte order is read; Fortran order is turned into C order.
 * Throws FormatError for what is not such a file, for structured and other element types, and for missing or extra bytes.
 */
export function readNpy(bytes: Uint8Array): NpyArray {
  requireNpy(
    bytes.length >= 10 && magic.every((byte, i) => bytes[i] === byte),
    () => 'not a .npy file: no NUMPY magic',
  );
  const version = bytes[6]!;
  requireNpy(version >= 1 && version <= 3, () => `unknown version ${version}.${bytes[7]}`);
  const headerStart = version === 1 ? 10 : 12;
  requireNpy(bytes.length >= headerStart, () => 'the file ends within the header length');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerBytes = version === 1 ? view.getUint16(8, true) : view.getUint32(8, true);
  const dataStart = headerStart + headerBytes;
  requireNpy(
    bytes.length >= dataStart,
    () => `the header needs ${counted(headerBytes, 'byte')}, but ${bytes.length - headerStart} follow`,
  );
  const decoder = new TextDecoder(version === 3 ? 'utf-8' : 'latin1');
  const header = parseHeader(decoder.decode(bytes.subarray(headerStart, dataStart)));

  const elements = elementTypes[header.dtype];
  const neededBytes = product(header.shape) * elements.BYTES_PER_ELEMENT;
  const presentBytes = bytes.length - dataStart;
  requireNpy(
    presentBytes === neededBytes,
    () =>
      `${header.dtype} of shape [${header.shape.join(', ')}] needs ${counted(neededBytes, 'byte')}, but ${presentBytes} follow`,
  );
  const buffer = copyElements(bytes.subarray(dataStart), elements.BYTES_PER_ELEMENT, header.littleEndian);
  const data = new elements(buffer);
  if (header.fortranOrder) reorderFromFortran(data, header.shape);
  return { dtype: header.dtype, shape: header.shape, data } as NpyArray;
}

/** Returns the .npy file (version 1.0, little-endian, C order) of an array, with the bytes that NumPy 2 would write. */
export function writeNpy(array: NpyArray): Uint8Array {
  const { dtype, shape, data } = array;
  invariant(data.length === product(shape), `${data.length} elements do not fill shape [${shape.join(', ')}]`);
  const descr = (elementTypes[dtype].BYTES_PER_ELEMENT === 1 ? '|' : '<') + dtype;
  const dims = shape.length === 1 ? `${shape[0]},` : shape.join(', ');
  const growth = shape.length === 0 ? 0 : lengthDigits - String(shape[0]).length;
  let header = `{'descr': '${descr}', 'fortran_order': False, 'shape': (${dims}), }` + ' '.repeat(growth);
  // The newline ends the header, so the padding goes before it.
  const unpaddedBytes = 10 + header.length + 1;
  header += ' '.repeat((dataAlignmentBytes - (unpaddedBytes % dataAlignmentBytes)) % dataAlignmentBytes) + '\n';
  invariant(header.length < 65536, 'the shape is too long for a header of version 1.0');

  const bytes = new Uint8Array(10 + header.length + data.byteLength);
  bytes.set([...magic, 1, 0, header.length & 0xff, header.length >>> 8]);
  bytes.set(new TextEncoder().encode(header), 10);
  bytes.set(littleEndianBytes(data), 10 + header.length);
  return bytes;
}

/** Returns the elements as numbers in row-major order; 64-bit integers beyond 2^53 are rounded. */
export function npyToFloat64(array: NpyArray): Float64Array {
  if (array.dtype === 'f2') return Float64Array.from(array.data, float16FromBits);
  if (array.dtype === 'i8' || array.dtype === 'u8') return Float64Array.from(array.data, Number);
  return Float64Array.from(array.data);
}

interface Header {
  readonly dtype: NpyDtype;
  readonly littleEndian: boolean;
  readonly fortranOrder: boolean;
  readonly shape: readonly number[];
}

function parseHeader(text: string): Header {
  const dict = parseDict(text);
  const { descr, fortran_order: fortranOrder, shape } = dict;
  const unknown = Object.keys(dict).find((key) => !['descr', 'fortran_order', 'shape'].includes(key));
  requireNpy(unknown === undefined, () => `unknown header key '${unknown}'`);
  requireNpy(typeof fortranOrder === 'boolean', () => "header key 'fortran_order' must be True or False");
  requireNpy(
    Array.isArray(shape) && shape.every((dim) => Number.isSafeInteger(dim) && dim >= 0),
    () => "header key 'shape' must be a tuple of non-negative integers",
  );
  requireNpy(Number.isSafeInteger(product(shape) * 8), () => `shape [${shape.join(', ')}] is too large`);
  requireNpy(
    typeof descr === 'string',
    () => "header key 'descr' must be a string: structured arrays are not supported",
  );
  const [, order, dtype] = /^([<>|=]?)(\w+)$/.exec(descr) ?? [];
  requireNpy(
    dtype !== undefined && Object.hasOwn(elementTypes, dtype),
    () => `element type '${descr}' is not supported`,
  );
  return { dtype: dtype as NpyDtype, littleEndian: order !== '>', fortranOrder, shape };
}

function parseDict(text: string): { readonly [key: string]: PythonLiteral } {
  let value: PythonLiteral;
  try {
    value = parsePythonLiteral(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new FormatError('npy', `malformed header: ${error.message}`);
  }
  requireNpy(
    typeof value === 'object' && value !== null && !Array.isArray(value),
    () => 'malformed header: not a dictionary',
  );
  return value as { readonly [key: string]: PythonLiteral };
}

/** Moves element (i0, i1, ...) from i0 + i1 * n0 + ... (first index fastest) to its row-major place. */
function reorderFromFortran(data: NpyElements[NpyDtype], shape: readonly number[]): void {
  const from = data.slice();
  const index = new Array<number>(shape.length).fill(0);
  for (let to = 0; to < data.length; to++) {
    let source = 0;
    for (let dim = shape.length - 1; dim >= 0; dim--) source = source * shape[dim]! + index[dim]!;
    data[to] = from[source]!;
    for (let dim = shape.length - 1; dim >= 0 && ++index[dim]! === shape[dim]; dim--) index[dim] = 0;
  }
}

function requireNpy(condition: unknown, detail: () => string): asserts condition {
  requireFormat(condition, 'npy', detail);
}
