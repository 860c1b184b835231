import { type Operation } from '../../ir/operation.ts';
import { type EntryWriter } from '../codecs/entry-io.ts';
import { ByteWriter } from './byte-writer.ts';
import { type EntrySink } from './entry-sink.ts';
import { writeProperties } from './operation-properties.ts';

/** The inherent attributes of operations: equal ones are written once. */
export class PropertySection {
  readonly #version: number;
  /** Those of all operations, one behind the other, and where they end. */
  readonly #bytes = new ByteWriter();
  readonly #ends: number[] = [];
  /** A table of hashes: number + 1 of those in each slot, 0 for none. */
  #slots = new Int32Array(64);
  readonly #sink: EntryWriter;

  constructor(sink: EntrySink, version: number) {
    this.#version = version;
    this.#sink = sink.into(this.#bytes);
  }

  /** Returns the number of the inherent attributes of the operation, undefined for none. */
  add(op: Operation): number | undefined {
    const start = this.#bytes.length;
    if (!writeProperties(op, this.#version, this.#sink)) return undefined;
    const slot = this.#slotOf(start, this.#bytes.length);
    const known = this.#slots[slot]!;
    if (known > 0) {
      this.#bytes.truncate(start);
      return known - 1;
    }
    this.#slots[slot] = this.#ends.push(this.#bytes.length);
    if (2 * this.#ends.length > this.#slots.length) this.#grow();
    return this.#ends.length - 1;
  }

  write(to: ByteWriter): void {
    const bytes = this.#bytes.toBytes();
    to.varInt(this.#ends.length);
    this.#ends.forEach((end, number) => {
      const start = this.#start(number);
      to.varInt(end - start);
      to.bytes(bytes.subarray(start, end));
    });
  }

  #start(number: number): number {
    return number === 0 ? 0 : this.#ends[number - 1]!;
  }

  /** Returns the slot of the bytes from `start` to `end`, in which there are equal ones or none. */
  #slotOf(start: number, end: number): number {
    const last = this.#slots.length - 1;
    let slot = this.#hash(start, end) & last;
    for (let known = this.#slots[slot]!; known > 0; known = this.#slots[slot]!) {
      if (this.#areEqual(known - 1, start, end)) break;
      slot = (slot + 1) & last;
    }
    return slot;
  }

  #hash(start: number, end: number): number {
    let hash = end - start;
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ this.#bytes.at(i), 0x0100_0193);
    return hash ^ (hash >>> 15);
  }

  #areEqual(number: number, start: number, end: number): boolean {
    let at = this.#start(number);
    if (this.#ends[number]! - at !== end - start) return false;
    for (let i = start; i < end; i++, at++) if (this.#bytes.at(at) !== this.#bytes.at(i)) return false;
    return true;
  }

  #grow(): void {
    this.#slots = new Int32Array(2 * this.#slots.length);
    this.#ends.forEach((end, number) => (this.#slots[this.#slotOf(this.#start(number), end)] = number + 1));
  }
}
