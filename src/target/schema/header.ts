/**
 * The first 12 bytes of every file: 0-3 the number of bytes after them, 4-7 the offset of the root table from byte 4, 8-11 the
 * identifier; little-endian. Source: ttmlir-facts, section 5.
 */
import { counted } from '../../support/counted.ts';
import { BinaryFormatError } from './binary-format-error.ts';
import { type RootType } from './schema.ts';

/** Size of the header in bytes. */
export const HEADER_SIZE_BYTES = 12;

/** Position of the offset that leads to the root table, in bytes. */
export const ROOT_OFFSET_POSITION = 4;

const SIZE_PREFIX_BYTES = 4;
const IDENTIFIER_POSITION = 8;
const IDENTIFIER_LENGTH = 4;

/** Returns the four characters that tell the kind of a file; undefined when there are none. */
export function fileIdentifier(bytes: Uint8Array): string | undefined {
  return identifierAt(bytes, IDENTIFIER_POSITION);
}

function identifierAt(bytes: Uint8Array, position: number): string | undefined {
  if (bytes.length < position + IDENTIFIER_LENGTH) return undefined;
  const text = String.fromCharCode(...bytes.subarray(position, position + IDENTIFIER_LENGTH));
  return /^\w+$/.test(text) ? text : undefined;
}

/** Throws BinaryFormatError unless the bytes are a whole file with the identifier of one of `roots`. */
export function checkHeader(bytes: Uint8Array, ...roots: readonly RootType[]): void {
  if (bytes.length === 0) throw new BinaryFormatError('the file is empty');
  const isExpected = (identifier: string | undefined): boolean => roots.some((root) => root.identifier === identifier);
  const identifier = fileIdentifier(bytes);
  if (!isExpected(identifier)) {
    if (isExpected(identifierAt(bytes, IDENTIFIER_POSITION - SIZE_PREFIX_BYTES))) {
      throw new BinaryFormatError('the flatbuffer has no size prefix');
    }
    const found = identifier === undefined ? 'has no identifier' : `has the identifier '${identifier}'`;
    const extensions = roots.map((root) => `.${root.extension}`).join(', ');
    const expected = roots.map((root) => `'${root.identifier}'`).join(', ');
    throw new BinaryFormatError(`not a flatbuffer of kind ${extensions}: the file ${found}, expected ${expected}`);
  }
  const statedBytes = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) + SIZE_PREFIX_BYTES;
  if (bytes.length < statedBytes) {
    throw new BinaryFormatError(`the file is truncated: it has ${bytes.length} of ${counted(statedBytes, 'byte')}`);
  }
  if (bytes.length > statedBytes) {
    throw new BinaryFormatError(`the file has ${counted(bytes.length - statedBytes, 'byte')} after its end`);
  }
}
