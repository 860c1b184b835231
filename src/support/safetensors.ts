/**
 * Safetensors files: named tensors as raw little-endian bytes behind a JSON header.
 * Layout: header length (8 bytes, unsigned), header (UTF-8 JSON), tensor data without gaps.
 */
import { counted } from './counted.ts';
import { copyElements, littleEndianBytes } from './byte-order.ts';
import { FormatError, requireFormat } from './format-error.ts';
import { bfloat16Bits, bfloat16FromBits, float16Bits, float16FromBits } from './half-floats.ts';
import { invariant } from './invariant.ts';
import { alignUp, product } from './math.ts';

const elementTypes = {
  F64: Float64Array,
  F32: Float32Array,
  F16: Uint16Array,
  BF16: Uint16Array,
  I64: BigInt64Array,
  I32: Int32Array,
  I16: Int16Array,
  I8: Int8Array,
  U8: Uint8Array,
  BOOL: Uint8Array,
} as const;

/** The name of an element type in a header. */
export type SafetensorsDtype = keyof typeof elementTypes;

/** One tensor: `bytes` are its elements in row-major order, little-endian. */
export interface SafetensorsTensor {
  readonly dtype: SafetensorsDtype;
  readonly shape: readonly number[];
  readonly bytes: Uint8Array;
}

/** What a file holds: tensors by name, in the order of their data, and free text by key. */
export interface SafetensorsFile {
  readonly metadata: ReadonlyMap<string, string>;
  readonly tensors: ReadonlyMap<string, SafetensorsTensor>;
}

const headerLengthBytes = 8;
const maxHeaderBytes = 100_000_000;

/**
 * Returns the tensors of a file; their bytes are views of `bytes`.
 * Throws FormatError when the file is cut off, has extra bytes, a header that is too long or not as prescribed, or tensors
 * whose data overlap, leave gaps, lie outside the file or have another size than their shape needs.
 */
export function readSafetensors(bytes: Uint8Array): SafetensorsFile {
  const header = parseHeader(bytes);
  const data = bytes.subarray(headerLengthBytes + header.lengthBytes);
  const metadata = new Map<string, string>();
  const placed: { name: string; tensor: SafetensorsTensor; begin: number; end: number }[] = [];
  for (const [name, entry] of Object.entries(header.json)) {
    if (name === '__metadata__') {
      requireSafetensors(isRecord(entry), () => '__metadata__ must be an object');
      for (const [key, value] of Object.entries(entry)) {
        requireSafetensors(typeof value === 'string', () => `__metadata__ key '${key}' must be a string`);
        metadata.set(key, value);
      }
      continue;
    }
    placed.push({ name, ...parseEntry(name, entry, data) });
  }
  placed.sort((a, b) => a.begin - b.begin || a.end - b.end);
  let covered = 0;
  for (const [i, { name, begin, end }] of placed.entries()) {
    requireSafetensors(begin >= covered, () => `data of tensors '${placed[i - 1]!.name}' and '${name}' overlap`);
    requireSafetensors(begin === covered, () => `bytes ${covered} to ${begin} of the data belong to no tensor`);
    covered = end;
  }
  requireSafetensors(
    covered === data.length,
    () => `the tensors need ${counted(covered, 'byte')} of data, but ${data.length} follow the header`,
  );
  return { metadata, tensors: new Map(placed.map(({ name, tensor }) => [name, tensor])) };
}

/**
 * Returns the file of the tensors. Same content, same bytes: larger elements come first, so that all are aligned, then
 * names in code-unit order; the header is padded with blanks to 8 bytes.
 */
export function writeSafetensors(file: SafetensorsFile): Uint8Array {
  const ordered = [...file.tensors].sort(
    ([nameA, a], [nameB, b]) => elementBytes(b.dtype) - elementBytes(a.dtype) || (nameA < nameB ? -1 : 1),
  );
  const entries: [string, unknown][] = [];
  if (file.metadata.size > 0) {
    entries.push(['__metadata__', Object.fromEntries([...file.metadata].sort(([a], [b]) => (a < b ? -1 : 1)))]);
  }
  let dataBytes = 0;
  for (const [name, { dtype, shape, bytes }] of ordered) {
    invariant(name !== '__metadata__', "no tensor can be named '__metadata__'");
    invariant(bytes.length === product(shape) * elementBytes(dtype), `tensor '${name}': bytes do not fill the shape`);
    entries.push([name, { dtype, shape, data_offsets: [dataBytes, dataBytes + bytes.length] }]);
    dataBytes += bytes.length;
  }
  const json = new TextEncoder().encode(JSON.stringify(Object.fromEntries(entries)));
  const headerBytes = alignUp(json.length, 8);
  invariant(headerBytes <= maxHeaderBytes, `a header of ${counted(headerBytes, 'byte')} is too long`);
  const result = new Uint8Array(headerLengthBytes + headerBytes + dataBytes);
  new DataView(result.buffer).setUint32(0, headerBytes, true);
  result.set(json, headerLengthBytes);
  result.fill(0x20, headerLengthBytes + json.length, headerLengthBytes + headerBytes);
  let position = headerLengthBytes + headerBytes;
  for (const [, { bytes }] of ordered) {
    result.set(bytes, position);
    position += bytes.length;
  }
  return result;
}

/** Returns the elements as numbers in row-major order; 64-bit integers beyond 2^53 are rounded. */
export function safetensorToFloat64(tensor: SafetensorsTensor): Float64Array {
  const elements = elementTypes[tensor.dtype];
  const data = new elements(copyElements(tensor.bytes, elements.BYTES_PER_ELEMENT));
  if (tensor.dtype === 'F16') return Float64Array.from(data as Uint16Array, float16FromBits);
  if (tensor.dtype === 'BF16') return Float64Array.from(data as Uint16Array, bfloat16FromBits);
  return Float64Array.from(data as ArrayLike<number | bigint>, Number);
}

/** Returns a tensor of `values`, rounded to the nearest element; integers wrap around, BOOL is whether it is not zero. */
export function safetensorFromNumbers(
  dtype: SafetensorsDtype,
  shape: readonly number[],
  values: ArrayLike<number>,
): SafetensorsTensor {
  invariant(values.length === product(shape), `${values.length} elements do not fill shape [${shape.join(', ')}]`);
  return { dtype, shape, bytes: littleEndianBytes(encode(dtype, values)) };
}

function encode(dtype: SafetensorsDtype, values: ArrayLike<number>) {
  if (dtype === 'F16') return Uint16Array.from(values, float16Bits);
  if (dtype === 'BF16') return Uint16Array.from(values, bfloat16Bits);
  if (dtype === 'BOOL') return Uint8Array.from(values, (value) => (value === 0 ? 0 : 1));
  if (dtype === 'I64') return BigInt64Array.from(Array.from(values, (value) => BigInt(Math.trunc(value))));
  return elementTypes[dtype].from(values);
}

function elementBytes(dtype: SafetensorsDtype): number {
  return elementTypes[dtype].BYTES_PER_ELEMENT;
}

function parseHeader(bytes: Uint8Array): { lengthBytes: number; json: Record<string, unknown> } {
  requireSafetensors(
    bytes.length >= headerLengthBytes,
    () => `a file of ${counted(bytes.length, 'byte')} has no header length`,
  );
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lengthBytes = view.getUint32(0, true) + view.getUint32(4, true) * 2 ** 32;
  requireSafetensors(
    lengthBytes <= maxHeaderBytes,
    () => `a header of ${counted(lengthBytes, 'byte')} is above the limit of ${maxHeaderBytes}`,
  );
  const presentBytes = bytes.length - headerLengthBytes;
  requireSafetensors(
    lengthBytes <= presentBytes,
    () => `the header needs ${counted(lengthBytes, 'byte')}, but ${presentBytes} follow`,
  );
  let json: unknown;
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    json = JSON.parse(decoder.decode(bytes.subarray(headerLengthBytes, headerLengthBytes + lengthBytes)));
  } catch (error) {
    throw new FormatError('safetensors', `the header is not JSON: ${(error as Error).message}`);
  }
  requireSafetensors(isRecord(json), () => 'the header is not a JSON object');
  return { lengthBytes, json };
}

function parseEntry(name: string, entry: unknown, data: Uint8Array) {
  requireSafetensors(isRecord(entry), () => `tensor '${name}' must be an object`);
  const { dtype, shape, data_offsets: offsets } = entry;
  const unknown = Object.keys(entry).find((key) => !['dtype', 'shape', 'data_offsets'].includes(key));
  requireSafetensors(unknown === undefined, () => `tensor '${name}': unknown key '${unknown}'`);
  requireSafetensors(
    typeof dtype === 'string' && Object.hasOwn(elementTypes, dtype),
    () => `tensor '${name}': dtype ${JSON.stringify(dtype)} is not supported`,
  );
  requireSafetensors(isIntegers(shape), () => `tensor '${name}': shape must be an array of non-negative integers`);
  requireSafetensors(
    isIntegers(offsets) && offsets.length === 2,
    () => `tensor '${name}': data_offsets must be two non-negative integers`,
  );
  const [begin, end] = offsets as [number, number];
  requireSafetensors(
    begin <= end && end <= data.length,
    () =>
      `tensor '${name}': data_offsets [${begin}, ${end}] are not within the ${counted(data.length, 'byte')} of data`,
  );
  const neededBytes = product(shape) * elementBytes(dtype as SafetensorsDtype);
  requireSafetensors(
    neededBytes === end - begin,
    () =>
      `tensor '${name}': ${dtype} of shape [${shape.join(', ')}] needs ${counted(neededBytes, 'byte')}, but has ${end - begin}`,
  );
  return { tensor: { dtype: dtype as SafetensorsDtype, shape, bytes: data.subarray(begin, end) }, begin, end };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isIntegers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((item) => Number.isSafeInteger(item) && (item as number) >= 0);
}

function requireSafetensors(condition: unknown, detail: () => string): asserts condition {
  requireFormat(condition, 'safetensors', detail);
}
