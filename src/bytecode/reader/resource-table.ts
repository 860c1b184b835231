import { type Context } from '../../ir/context.ts';
import { type ResourceValue } from '../../ir/resources.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { type VarInt } from '../encoding.ts';
import { resourceKinds } from '../encoding.ts';
import { ByteReader } from './byte-reader.ts';
import { type DialectTable } from './dialect-table.ts';
import { type StringTable } from './string-table.ts';

/** A section that names no tools and no resources. */
const noTools = Uint8Array.of(1);

/** The keys of the resources of a file's dialects. The resources are in the context. */
export class ResourceTable {
  readonly #keys: string[] = [];
  readonly #offsets: ByteReader;
  readonly #data: Uint8Array;
  readonly #strings: StringTable;
  #start = 0;

  /** Reads the sections: which resources there are, those of external tools first, and what they hold. */
  constructor(
    offsets: Uint8Array | undefined,
    data: Uint8Array,
    dialects: DialectTable,
    strings: StringTable,
    context: Context,
  ) {
    this.#offsets = new ByteReader(offsets ?? noTools);
    this.#data = data;
    this.#strings = strings;
    const { builtin, external } = context.resources;
    const numTools = this.#offsets.varInt();
    for (let i = 0; i < numTools; i++) {
      const tool = strings.read(this.#offsets);
      const entries = external.get(tool) ?? [];
      external.set(tool, entries);
      this.#readGroup((key, value) => value && entries.push([key, value]));
    }
    while (this.#offsets.left > 0) {
      const { name } = dialects.at(this.#offsets.varInt());
      this.#readGroup((key, value) => {
        this.#keys.push(key);
        if (value?.kind === 'blob' && name === 'builtin') builtin.set(key, value);
        else if (value) throw new BytecodeError(`dialect '${name}' has no resource '${key}' of this kind`);
      });
    }
  }

  /** Reads a group of resources. One without bytes has no value. */
  #readGroup(take: (key: string, value: ResourceValue | undefined) => void): void {
    const offsets = this.#offsets;
    const count = offsets.varInt();
    for (let i = 0; i < count; i++) {
      const key = this.#strings.read(offsets);
      const size = offsets.varInt();
      const kind = resourceKinds[offsets.byte()];
      const left = this.#data.length - this.#start;
      if (size > left) throw new BytecodeError(`attempting to parse ${size} bytes when only ${left} remain`);
      const end = this.#start + Number(size);
      if (kind === undefined) throw new BytecodeError(`invalid kind of resource '${key}'`);
      const bytes = new ByteReader(this.#data.subarray(this.#start, end));
      take(key, size === 0 ? undefined : this.#readValue(kind, bytes));
      this.#start = end;
    }
  }

  #readValue(kind: (typeof resourceKinds)[number], bytes: ByteReader): ResourceValue {
    if (kind === 'bool') return { kind, value: bytes.byte() !== 0 };
    if (kind === 'string') return { kind, value: this.#strings.read(bytes) };
    const alignment = bytes.varInt();
    const size = bytes.varInt();
    // An empty blob has none.
    if (alignment !== 0) bytes.align(alignment);
    return { kind, alignmentBytes: Number(alignment), data: bytes.bytes(size).slice() };
  }

  /** Returns the key of a resource of the dialect. */
  keyAt(index: VarInt, dialect = ''): string {
    const key = index < this.#keys.length ? this.#keys[Number(index)] : undefined;
    if (key === undefined) throw new BytecodeError(`invalid dialect resource index: ${index}`);
    if (dialect !== 'builtin') throw new BytecodeError(`dialect '${dialect}' has no resources`);
    return key;
  }
}
