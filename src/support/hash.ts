import { uint32At } from './little-endian.ts';

/** Returns `hash` with the low 32 bits of `value` mixed into it, as 32 bits with a sign. */
export function hashWith(hash: number, value: number): number {
  return (Math.imul(hash, 0x5bd1e995) ^ value) | 0;
}

/** Returns a hash of the numbers, of which the low 32 bits count. */
export function hashOf(values: readonly number[]): number {
  let hash = values.length;
  for (let i = 0; i < values.length; i++) hash = hashWith(hash, values[i]!);
  return hash;
}

/** Returns a hash of the numbers by which the things are known. */
export function hashOfIds(things: readonly { readonly id: number }[]): number {
  let hash = things.length;
  for (let i = 0; i < things.length; i++) hash = hashWith(hash, things[i]!.id);
  return hash;
}

/** Up to this length V8 keeps bytes in the object that stands for them, until it is asked for their buffer. */
const heldInline = 64;

/** Returns a hash of the bytes. */
export function hashOfBytes(bytes: Uint8Array): number {
  let hash = bytes.length;
  const whole = bytes.length & ~3;
  if (bytes.length <= heldInline) {
    for (let i = 0; i < whole; i += 4) hash = hashWithWord(hash, uint32At(bytes, i));
  } else {
    const words =
      (bytes.byteOffset & 3) === 0
        ? new Int32Array(bytes.buffer, bytes.byteOffset, whole >>> 2)
        : new Int32Array(bytes.slice(0, whole).buffer);
    for (let i = 0; i < words.length; i++) hash = hashWithWord(hash, words[i]!);
  }
  for (let i = whole; i < bytes.length; i++) hash = hashWith(hash, bytes[i]!);
  return hash;
}

/** What multiplying moves up comes down again, since words often differ in their high bits only. */
function hashWithWord(hash: number, word: number): number {
  const mixed = hashWith(hash, word);
  return mixed ^ (mixed >>> 15);
}
