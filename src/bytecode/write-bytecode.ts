import { printAttribute, printType } from '../asm/printer/print-op.ts';
import { type Attribute } from '../ir/attribute.ts';
import { type Location } from '../ir/location.ts';
import { type Operation } from '../ir/operation.ts';
import { type FileResources, type ResourceValue } from '../ir/resources.ts';
import { writeAttribute, writeType } from './codecs/entry-codecs.ts';
import { magic, resourceKinds, versions } from './encoding.ts';
import { ByteWriter } from './writer/byte-writer.ts';
import { EntrySink } from './writer/entry-sink.ts';
import { isolationIn } from './writer/isolation.ts';
import { Numbering } from './writer/numbering.ts';
import { OperationWriter } from './writer/operation-writer.ts';
import { PropertySection } from './writer/property-section.ts';
import { type ReferenceOrder } from './writer/reference-order.ts';
import { StringSection } from './writer/string-section.ts';

export interface BytecodeOptions {
  /** The version of the format, by default the current one. */
  readonly version?: number | undefined;
  /** Leave out what resources hold. */
  readonly elideResourceData?: boolean;
  /** Who writes the file. */
  readonly producer: string;
}

/**
 * Returns the operation, with all that is in it, as MLIR bytecode. The bytes are those that mlir-opt writes but for the name of the producer.
 * Emits an error and returns undefined for a version that there is not, and for an operand that is defined in a region which its operation is not in:
 * bytecode numbers values by the regions around an operation, so that it would be read as another value. Differs: mlir-opt writes the other value.
 */
export function writeBytecode(root: Operation, options: BytecodeOptions): Uint8Array | undefined {
  const { version = versions.current } = options;
  if (version < versions.oldest || version > versions.current) {
    const range = `[${versions.oldest}, ${versions.current}]`;
    root.emitError(`unsupported version requested ${version}, must be in range ${range}`);
    return undefined;
  }
  const { isolated, hidden } = isolationIn(root);
  if (hidden) {
    const { owner, operandNumber } = hidden;
    owner.emitError(
      `operand #${operandNumber} is defined in a region that the operation is not in, for which bytecode has no form`,
    );
    return undefined;
  }
  return new BytecodeWriter(root, options, new Numbering(root, version, isolated)).write();
}

class BytecodeWriter {
  readonly #root: Operation;
  readonly #options: BytecodeOptions;
  readonly #version: number;
  readonly #numbering: Numbering;
  readonly #strings = new StringSection();
  readonly #sink: EntrySink;
  readonly #properties: PropertySection;
  readonly #file = new ByteWriter();

  constructor(root: Operation, options: BytecodeOptions, numbering: Numbering) {
    this.#root = root;
    this.#options = options;
    this.#version = numbering.version;
    this.#numbering = numbering;
    this.#sink = new EntrySink(this.#numbering, this.#strings);
    this.#properties = new PropertySection(this.#sink, this.#version);
  }

  write(): Uint8Array {
    const file = this.#file;
    file.bytes(magic);
    file.varInt(this.#version);
    file.nullTerminatedText(this.#options.producer);
    this.#writeDialects();
    this.#writeEntries();
    this.#writeOperations();
    this.#writeResources();
    const strings = new ByteWriter();
    const properties = new ByteWriter();
    this.#strings.write(strings);
    file.section('String', strings);
    this.#properties.write(properties);
    if (this.#version >= versions.nativeProperties) file.section('Properties', properties);
    return file.toBytes();
  }

  #writeDialects(): void {
    const section = new ByteWriter();
    const { dialects, names } = this.#numbering;
    section.varInt(dialects.length);
    for (const { name } of dialects) {
      const number = this.#strings.add(name);
      if (this.#version < versions.dialectVersions) section.varInt(number);
      else section.varIntWithFlag(number, false);
    }
    if (this.#version >= versions.elidedUnknownLocations) section.varInt(names.length);
    writeGroups(names, section, ({ mnemonic, isRegistered }) => {
      const number = this.#strings.add(mnemonic);
      if (this.#version < versions.nativeProperties) section.varInt(number);
      else section.varIntWithFlag(number, isRegistered);
    });
    this.#file.section('Dialect', section);
  }

  /** Writes attributes and types: where they are, and what they are. */
  #writeEntries(): void {
    const { attributes, types } = this.#numbering;
    const offsets = new ByteWriter();
    const data = new ByteWriter();
    const sink = this.#sink.into(data);
    offsets.varInt(attributes.length);
    offsets.varInt(types.length);
    const writeAll = <T>(
      entries: ReferenceOrder<T>,
      write: (what: T, dialect: string) => boolean,
      print: (what: T) => string,
    ) => {
      writeGroups(entries, offsets, (what, dialect) => {
        const start = data.length;
        const hasCode = write(what, dialect);
        if (!hasCode) data.nullTerminatedText(print(what));
        offsets.varIntWithFlag(data.length - start, hasCode);
      });
    };
    // Locations all have codes.
    const print = (what: Attribute | Location): string => printAttribute(what as Attribute);
    writeAll(attributes, (what, dialect) => writeAttribute(what, dialect, sink), print);
    writeAll(types, (type, dialect) => writeType(type, dialect, sink), printType);
    this.#file.section('AttrTypeOffset', offsets);
    this.#file.section('AttrType', data);
  }

  #writeOperations(): void {
    const section = new ByteWriter();
    section.varIntWithFlag(1, false);
    new OperationWriter(this.#numbering, this.#properties).writeRoot(this.#root, section);
    this.#file.section('IR', section);
  }

  #writeResources(): void {
    const { external, builtin }: FileResources = this.#root.context.resources;
    const offsets = new ByteWriter();
    const data = new ByteWriter();
    // The number of the group is asked for when its values are written, which decides the order of the strings.
    const writeValues = (
      group: () => number,
      values: readonly (readonly [string, ResourceValue | undefined])[],
    ): void => {
      const sizes = values.map(([, value]) => {
        const start = data.length;
        if (value && !this.#options.elideResourceData) this.#writeValue(value, data);
        return data.length - start;
      });
      offsets.varInt(group());
      offsets.varInt(values.length);
      values.forEach(([key, value], i) => {
        offsets.varInt(this.#strings.add(key));
        offsets.varInt(sizes[i]!);
        offsets.byte(resourceKinds.indexOf(value?.kind ?? 'blob'));
      });
    };
    offsets.varInt(external.size);
    for (const [tool, values] of external) writeValues(() => this.#strings.add(tool), values);
    const { dialects, resources } = this.#numbering;
    const dialect = dialects.find(({ name }) => name === 'builtin');
    if (dialect && resources.length > 0) writeValues(() => dialect.number, resources.map((key) => [key, builtin.get(key)])); // prettier-ignore
    this.#file.section('ResourceOffset', offsets);
    this.#file.section('Resource', data);
  }

  #writeValue(value: ResourceValue, data: ByteWriter): void {
    if (value.kind === 'bool') data.byte(Number(value.value));
    else if (value.kind === 'string') data.varInt(this.#strings.add(value.value));
    else {
      data.varInt(value.alignmentBytes);
      data.varInt(value.data.length);
      data.align(value.alignmentBytes);
      data.bytes(value.data);
    }
  }
}

/** Writes things of one dialect that stand beside each other as a group: the dialect, how many there are, and they. */
function writeGroups<T>(all: ReferenceOrder<T>, to: ByteWriter, writeOne: (what: T, dialect: string) => void): void {
  for (let i = 0; i < all.length;) {
    const dialect = all.dialect(i);
    let end = i + 1;
    while (end < all.length && all.dialect(end) === dialect) end++;
    to.varInt(dialect.number);
    to.varInt(end - i);
    for (; i < end; i++) writeOne(all.thing(i), dialect.name);
  }
}
