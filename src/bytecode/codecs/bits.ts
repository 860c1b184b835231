import { BytecodeError } from '../bytecode-error.ts';
import { readList, type EntryReader, type EntryWriter } from './entry-io.ts';

const wordBits = 64;

/** Writes an integer of `width` bits. Source: DialectBytecodeWriter::writeAPIntWithKnownWidth. */
export function writeBits(writer: EntryWriter, value: bigint, width: number): void {
  const bits = BigInt.asUintN(width, value);
  if (width <= 8) return writer.byte(Number(bits));
  if (width <= wordBits) return writer.signedVarInt(BigInt.asIntN(wordBits, bits));
  const words = wordsOf(bits);
  writer.varInt(words.length);
  for (const word of words) writer.signedVarInt(BigInt.asIntN(wordBits, word));
}

/** Reads an integer of `width` bits, unsigned. */
export function readBits(reader: EntryReader, width: number): bigint {
  if (width <= 8) return BigInt.asUintN(width, BigInt(reader.byte()));
  if (width <= wordBits) return BigInt.asUintN(width, reader.signedVarInt());
  const words = readList(reader, () => reader.signedVarInt());
  if (words.length * wordBits >= width + wordBits) {
    throw new BytecodeError(`${words.length} words are too many for ${width} bits`);
  }
  const digits = words.reverse().map((word) => BigInt.asUintN(wordBits, word).toString(16).padStart(16, '0'));
  return BigInt.asUintN(width, BigInt(`0x0${digits.join('')}`));
}

/** Returns the words that are not zeros behind the last one that is none, one at least; through digits, so that it takes linear time. */
function wordsOf(bits: bigint): bigint[] {
  const digits = bits.toString(16);
  const words: bigint[] = [];
  for (let end = digits.length; end > 0; end -= 16) words.push(BigInt(`0x${digits.slice(Math.max(0, end - 16), end)}`));
  return words;
}
