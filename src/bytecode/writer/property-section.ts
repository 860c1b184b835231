import { type Operation } from '../../ir/operation.ts';
import { type EntryWriter } from '../codecs/entry-io.ts';
import { ByteWriter } from './byte-writer.ts';
import { type EntrySink } from './entry-sink.ts';
import { writeProperties } from './operation-properties.ts';

/** The inherent attributes of operations: equal ones are written once. */
export class PropertySection {
  readonly #groups = new Map<string, number>();
  readonly #bytes: Uint8Array[] = [];
  readonly #version: number;
  /** The inherent attributes of the operation that is being written. */
  readonly #group = new ByteWriter();
  readonly #sink: EntryWriter;

  constructor(sink: EntrySink, version: number) {
    this.#version = version;
    this.#sink = sink.into(this.#group);
  }

  /** Returns the number of the inherent attributes of the operation, undefined for none. */
  add(op: Operation): number | undefined {
    this.#group.clear();
    if (!writeProperties(op, this.#version, this.#sink)) return undefined;
    const key = this.#group.key();
    let number = this.#groups.get(key);
    if (number === undefined) {
      this.#groups.set(key, (number = this.#bytes.length));
      this.#bytes.push(this.#group.toBytes());
    }
    return number;
  }

  write(to: ByteWriter): void {
    to.varInt(this.#bytes.length);
    for (const bytes of this.#bytes) {
      to.varInt(bytes.length);
      to.bytes(bytes);
    }
  }
}
