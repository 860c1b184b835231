import { counted } from '../../support/counted.ts';
import { invariant } from '../../support/invariant.ts';
import { FieldPath, type BinaryFormatError } from './binary-format-error.ts';
import { HEADER_SIZE_BYTES, ROOT_OFFSET_POSITION, checkHeader } from './header.ts';
import {
  alignmentBytes,
  inlineSizeBytes,
  isInline,
  uint8,
  type EnumType,
  type FieldType,
  type InlineType,
  type RootType,
  type ScalarType,
  type StructType,
  type TableField,
  type TableType,
  type UnionType,
  type UnionValue,
  type VectorType,
} from './schema.ts';

/**
 * Returns the content of a file, whose identifier must be that of `root`.
 *
 * Every offset, length, alignment, tag and text is checked first, so any bytes are safe to pass: the result is a complete object,
 * or BinaryFormatError is thrown with the path of the field. Time and memory are proportional to the size of the file.
 * What the file stores once and refers to twice is one JavaScript object. Lists of bytes are views of `bytes`, not copies.
 * Fields that a newer schema has appended to a table are ignored.
 *
 * Source: the FlatBuffers internals document and its C++ verifier; ttmlir-facts, section 5.
 */
export function decode<T extends object>(root: RootType<T>, bytes: Uint8Array): T {
  checkHeader(bytes, root);
  return decodeRootTable(root, bytes);
}

/** Returns the root table of a file whose header was checked before, read as a table of the given type. Throws as `decode` does. */
export function decodeRootTable<T extends object>(type: TableType<T>, bytes: Uint8Array): T {
  return new Decoder(bytes).root(type) as T;
}

/** Tables in tables are read down to this depth; it is also the limit of the C++ verifier. */
const MAX_DEPTH = 64;

/** Objects of a sound file do not overlap, so what is read is at most the file, and may not be more than this many times it. */
const MAX_OVERLAP = 4;

const OFFSET_SIZE_BYTES = 4;

class Decoder {
  private readonly view: DataView;
  private readonly path = new FieldPath();
  private readonly text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  /** What was read already, by type and position. */
  private readonly known = new Map<FieldType, Map<number | string, unknown>>();
  private bytesLeft: number;
  private depth = 0;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.bytesLeft = bytes.length * MAX_OVERLAP;
  }

  root(type: TableType): object {
    return this.table(type, this.target(ROOT_OFFSET_POSITION));
  }

  private table(type: TableType, position: number): object {
    return this.once(type, position, () => {
      if (++this.depth > MAX_DEPTH) throw this.error(`tables are nested more than ${MAX_DEPTH} deep`);
      const layout = new TableLayout(this.bytes, this.view, position, this.path);
      this.spend(layout.sizeBytes);
      const result: Record<string, unknown> = {};
      for (const field of type.fields) {
        this.path.enter(field.name);
        const content = this.field(field, layout);
        this.path.leave();
        if (content !== undefined) result[field.property] = content;
        else if (field.isRequired) throw this.error(`'${field.name}' is missing`);
      }
      this.depth--;
      return result;
    });
  }

  private field(field: TableField, layout: TableLayout): unknown {
    const { type } = field;
    if (isInline(type)) {
      const position = layout.find(field.slot, inlineSizeBytes(type), alignmentBytes(type));
      if (position !== undefined) return this.inline(type, position);
      return type.kind === 'struct' ? undefined : this.symbol(type, 0);
    }
    const reference = layout.find(field.slot, OFFSET_SIZE_BYTES, OFFSET_SIZE_BYTES);
    if (type.kind === 'union') {
      const tag = layout.find(field.slot - 1, 1, 1);
      return this.unionField(type, tag === undefined ? 0 : this.view.getUint8(tag), reference);
    }
    if (reference === undefined) return undefined;
    if (type.kind !== 'vector' || type.element.kind !== 'union') return this.object(type, this.target(reference));
    const tags = layout.find(field.slot - 1, OFFSET_SIZE_BYTES, OFFSET_SIZE_BYTES);
    if (tags === undefined) throw this.error('the list of tags is missing');
    return this.unionVector(type, type.element, this.target(tags), this.target(reference));
  }

  private unionField(type: UnionType, tag: number, reference: number | undefined): UnionValue | undefined {
    if (tag === 0 && reference === undefined) return undefined;
    if (reference === undefined) throw this.error(`the tag is ${tag}, but there is no value`);
    return this.union(type, tag, this.target(reference));
  }

  private union(type: UnionType, tag: number, position: number): UnionValue {
    const member = type.members[tag - 1];
    if (member === undefined) throw this.error(`${tag} is not a tag of ${type.name}`);
    return { type: member.name, value: this.table(member.type, position) };
  }

  private unionVector(type: VectorType, union: UnionType, tags: number, values: number): readonly UnionValue[] {
    return this.once(type, `${tags} ${values}`, () => {
      const tagCount = this.vectorLength(tags, 1, 1);
      const count = this.vectorLength(values, OFFSET_SIZE_BYTES, OFFSET_SIZE_BYTES);
      if (tagCount !== count) throw this.error(`there are ${counted(tagCount, 'tag')} for ${counted(count, 'value')}`);
      return this.collect(count, (i) => {
        const tag = this.view.getUint8(tags + OFFSET_SIZE_BYTES + i);
        return this.union(union, tag, this.target(values + OFFSET_SIZE_BYTES * (i + 1)));
      });
    });
  }

  /** Reads what an offset refers to. */
  private object(type: FieldType, position: number): unknown {
    switch (type.kind) {
      case 'string':
        return this.once(type, position, () => this.string(position));
      case 'vector':
        return this.once(type, position, () => this.vector(type, position));
      case 'table':
        return this.table(type, position);
      default:
        invariant(false, `a ${type.kind} is not behind an offset of its own`);
    }
  }

  private string(position: number): string {
    const length = this.vectorLength(position, 1, 1);
    const start = position + OFFSET_SIZE_BYTES;
    if (this.bytes[start + length] !== 0) throw this.error('the text does not end with a zero byte');
    try {
      return this.text.decode(this.bytes.subarray(start, start + length));
    } catch {
      throw this.error('the text is not valid UTF-8');
    }
  }

  private vector(type: VectorType, position: number): unknown {
    const { element } = type;
    const start = position + OFFSET_SIZE_BYTES;
    if (isInline(element)) {
      const size = inlineSizeBytes(element);
      const count = this.vectorLength(position, size, alignmentBytes(element));
      if (element === uint8) return new Uint8Array(this.bytes.buffer, this.bytes.byteOffset + start, count);
      return this.collect(count, (i) => this.inline(element, start + i * size));
    }
    const count = this.vectorLength(position, OFFSET_SIZE_BYTES, OFFSET_SIZE_BYTES);
    return this.collect(count, (i) => this.object(element, this.target(start + i * OFFSET_SIZE_BYTES)));
  }

  private collect<Item>(count: number, read: (index: number) => Item): readonly Item[] {
    const items: Item[] = [];
    for (let i = 0; i < count; i++) {
      this.path.enter(i);
      items.push(read(i));
      this.path.leave();
    }
    return items;
  }

  /** Returns the number of elements of the list at `position`, all of which are inside the file. Only elements need alignment: flatc aligns no empty list of 64-bit numbers. */
  private vectorLength(position: number, elementSizeBytes: number, elementAlignBytes: number): number {
    const count = this.view.getUint32(position, true);
    const start = position + OFFSET_SIZE_BYTES;
    const sizeBytes = count * elementSizeBytes;
    if (start + sizeBytes > this.bytes.length) {
      throw this.error(`a list of ${count} elements at byte ${position} goes beyond the end of the file`);
    }
    if (count > 0 && start % elementAlignBytes !== 0) throw this.error(`the list at byte ${position} is misaligned`);
    this.spend(OFFSET_SIZE_BYTES + sizeBytes);
    return count;
  }

  private inline(type: InlineType, position: number): unknown {
    if (type.kind === 'struct') return this.struct(type, position);
    return this.symbol(type, this.number(type.kind === 'enum' ? type.base : type, position));
  }

  private struct(type: StructType, position: number): object {
    const result: Record<string, unknown> = {};
    for (const field of type.fields) {
      this.path.enter(field.name);
      result[field.property] = this.inline(field.type, position + field.offsetBytes);
      this.path.leave();
    }
    return result;
  }

  private number(type: ScalarType, position: number): number {
    switch (type.name) {
      case 'bool':
      case 'uint8':
        return this.view.getUint8(position);
      case 'int8':
        return this.view.getInt8(position);
      case 'int16':
        return this.view.getInt16(position, true);
      case 'uint16':
        return this.view.getUint16(position, true);
      case 'int32':
        return this.view.getInt32(position, true);
      case 'uint32':
        return this.view.getUint32(position, true);
      case 'int64':
        return this.safe(this.view.getBigInt64(position, true));
      case 'uint64':
        return this.safe(this.view.getBigUint64(position, true));
      case 'float32':
        return this.view.getFloat32(position, true);
      case 'float64':
        return this.view.getFloat64(position, true);
    }
  }

  private safe(value: bigint): number {
    const number = Number(value);
    if (!Number.isSafeInteger(number)) throw this.error(`${value} is not between -(2^53 - 1) and 2^53 - 1`);
    return number;
  }

  /** Returns what a number of the file stands for. */
  private symbol(type: ScalarType | EnumType, value: number): unknown {
    if (type.kind === 'scalar') return type.name === 'bool' ? value !== 0 : value;
    if (!type.isBitFlags) {
      const name = type.nameOf.get(value);
      if (name === undefined) throw this.error(`${value} is not a value of ${type.name}`);
      return name;
    }
    const names: string[] = [];
    let rest = value;
    for (const [flag, name] of type.nameOf) {
      if ((value & flag) === 0) continue;
      names.push(name);
      rest -= flag;
    }
    if (rest !== 0) throw this.error(`${value} is not a set of values of ${type.name}`);
    return names;
  }

  /** Returns the position that the offset at `position` refers to; there are at least four bytes. */
  private target(position: number): number {
    const offset = this.view.getUint32(position, true);
    const target = position + offset;
    if (offset === 0 || target + OFFSET_SIZE_BYTES > this.bytes.length) {
      throw this.error(`the offset at byte ${position} leads to byte ${target}, outside of the file`);
    }
    if (target % OFFSET_SIZE_BYTES !== 0)
      throw this.error(`the offset at byte ${position} leads to a misaligned place`);
    return target;
  }

  private once<Result>(type: FieldType, position: number | string, read: () => Result): Result {
    let known = this.known.get(type);
    if (known === undefined) this.known.set(type, (known = new Map()));
    if (known.has(position)) return known.get(position) as Result;
    const result = read();
    known.set(position, result);
    return result;
  }

  /** Counts the bytes of an object that is read for the first time. */
  private spend(sizeBytes: number): void {
    this.bytesLeft -= sizeBytes;
    if (this.bytesLeft < 0) throw this.error('too many objects of the file overlap');
  }

  private error(problem: string): BinaryFormatError {
    return this.path.error(problem);
  }
}

/** Where the fields of one table are. Its positions are inside the file and inside the table. */
class TableLayout {
  readonly sizeBytes: number;
  private readonly vtable: number;
  private readonly vtableSizeBytes: number;

  constructor(
    bytes: Uint8Array,
    private readonly view: DataView,
    private readonly position: number,
    private readonly path: FieldPath,
  ) {
    this.vtable = position - view.getInt32(position, true);
    if (this.vtable < HEADER_SIZE_BYTES || this.vtable + 4 > bytes.length || this.vtable % 2 !== 0) {
      throw path.error(`the table at byte ${position} has its vtable at byte ${this.vtable}, where none can be`);
    }
    this.vtableSizeBytes = view.getUint16(this.vtable, true);
    this.sizeBytes = view.getUint16(this.vtable + 2, true);
    if (
      this.vtableSizeBytes < 4 ||
      this.vtableSizeBytes % 2 !== 0 ||
      this.vtable + this.vtableSizeBytes > bytes.length
    ) {
      throw path.error(`the vtable at byte ${this.vtable} has a wrong size of ${this.vtableSizeBytes} bytes`);
    }
    if (this.sizeBytes < 4 || position + this.sizeBytes > bytes.length) {
      throw path.error(`the table at byte ${position} has a wrong size of ${counted(this.sizeBytes, 'byte')}`);
    }
  }

  /** Returns the position of the field with the vtable index `slot`, undefined when it is absent. */
  find(slot: number, sizeBytes: number, alignBytes: number): number | undefined {
    const entry = 4 + slot * 2;
    if (entry >= this.vtableSizeBytes) return undefined;
    const offset = this.view.getUint16(this.vtable + entry, true);
    if (offset === 0) return undefined;
    const position = this.position + offset;
    if (offset < 4 || offset + sizeBytes > this.sizeBytes)
      throw this.path.error(`byte ${position} is outside of the table`);
    if (position % alignBytes !== 0) throw this.path.error(`byte ${position} is misaligned`);
    return position;
  }
}
