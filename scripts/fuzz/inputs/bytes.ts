import { type Random } from '../../conformance/generate/random.ts';

const decoder = new TextDecoder();

/** Bytes that start or break a sequence of UTF-8, or end something. */
const oddBytes = [0x00, 0x0a, 0x0d, 0x22, 0x5c, 0x7f, 0x80, 0xbf, 0xc0, 0xc3, 0xe2, 0xed, 0xf0, 0xf4, 0xfe, 0xff];

/** Returns what a tool reads of the text's bytes up to any of them. */
export function truncate(text: string, random: Random): string {
  const bytes = Buffer.from(text, 'utf8');
  return decoder.decode(bytes.subarray(0, random.below(bytes.length + 1)));
}

/** Returns what a tool reads of the text with some bytes changed, put in or left out. */
export function changeBytes(text: string, random: Random): string {
  return decoder.decode(changed(Buffer.from(text, 'utf8'), random));
}

/** Returns a binary, given as characters of the numbers of its bytes, with some bytes changed, put in or left out, or its end. */
export function changeBinary(text: string, random: Random): string {
  const bytes = changed(Buffer.from(text, 'latin1'), random);
  const end = random.chance(0.1) ? random.below(bytes.length + 1) : bytes.length;
  return Buffer.from(bytes.subarray(0, end)).toString('latin1');
}

/** Returns what a tool reads of a few bytes of any kind. */
export function randomBytes(random: Random): string {
  return decoder.decode(Uint8Array.from({ length: random.below(64) }, () => randomByte(random)));
}

function changed(original: Uint8Array, random: Random): Uint8Array {
  const bytes = [...original];
  for (let changes = 1 + random.below(random.chance(0.2) ? 12 : 3); changes > 0; changes--) {
    const at = random.below(bytes.length);
    const kind = random.below(10);
    if (kind === 0) bytes.splice(at, 1 + random.below(4));
    else if (kind === 1) bytes.splice(at, 0, randomByte(random));
    else if (kind < 5) bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
    else bytes[at] = randomByte(random);
  }
  return Uint8Array.from(bytes);
}

function randomByte(random: Random): number {
  return random.chance(0.3) ? random.pick(oddBytes)! : random.below(256);
}
