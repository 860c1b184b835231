import { type Operation } from '../../ir/operation.ts';
import { ByteWriter } from './byte-writer.ts';
import { type EntrySink } from './entry-sink.ts';
import { writeProperties } from './operation-properties.ts';

/** The inherent attributes of operations: equal ones are written once. */
export class PropertySection {
  readonly #groups = new Map<string, number>();
  readonly #bytes: Uint8Array[] = [];
  readonly #sink: EntrySink;
  readonly #version: number;

  constructor(sink: EntrySink, version: number) {
    this.#sink = sink;
    this.#version = version;
  }

  /** Returns the number of the inherent attributes of the operation, undefined for none. */
  add(op: Operation): number | undefined {
    const group = new ByteWriter();
    if (!writeProperties(op, this.#version, this.#sink.into(group))) return undefined;
    const bytes = group.toBytes();
    const key = bytes.join();
    let number = this.#groups.get(key);
    if (number === undefined) {
      this.#groups.set(key, (number = this.#bytes.length));
      this.#bytes.push(bytes);
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
