import { allocateBytes, byteViews, type ByteViews } from '../../formats/byte-views.ts';
import { place, vectorFunctions } from './vector-functions.ts';

/** Vectors are loaded fastest from multiples of this. */
const alignBytes = 64;

/** Where memory begins that nobody has. */
let free = Math.ceil(place.end / alignBytes) * alignBytes;

/** Returns zero bytes where vector instructions work on them in place, or in ordinary memory once that is used up. They are never freed. */
export function vectorBytes(sizeBytes: number): ByteViews {
  const buffer = vectorFunctions?.memory.buffer;
  if (buffer === undefined || free + sizeBytes > buffer.byteLength) return allocateBytes(sizeBytes);
  const address = free;
  free += Math.ceil(sizeBytes / alignBytes) * alignBytes;
  return byteViews(new Uint8Array(buffer, address, sizeBytes), address);
}
