import { encodeUtf8 } from '../../support/utf8.ts';
import { type ByteWriter } from './byte-writer.ts';

/** The strings of a file: equal ones are written once. */
export class StringSection {
  readonly #numbers = new Map<string, number>();

  /** Returns the number of the string. */
  add(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) this.#numbers.set(text, (number = this.#numbers.size));
    return number;
  }

  /** Writes the lengths of the strings, that of the last one first, and the strings, each with a 0 behind it. */
  write(to: ByteWriter): void {
    const encoded = [...this.#numbers.keys()].map(encodeUtf8);
    to.varInt(encoded.length);
    for (let i = encoded.length - 1; i >= 0; i--) to.varInt(encoded[i]!.length + 1);
    for (const bytes of encoded) {
      to.bytes(bytes);
      to.byte(0);
    }
  }
}
