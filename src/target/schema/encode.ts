import { Builder } from 'flatbuffers';
import { invariant } from '../../support/invariant.ts';
import { FieldPath } from './binary-format-error.ts';
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
 * Returns the bytes of a file whose root is `value`: size prefix, file identifier, root table.
 *
 * A table or list that is referred to twice (the same JavaScript object) is stored once. Throws BinaryFormatError, with the
 * path of the field, when a number is out of its field's range or a required field is undefined.
 *
 * Source: the FlatBuffers internals document; ttmlir-facts, sections 5 and 5.4.1.
 */
export function encode<T extends object>(root: RootType<T>, value: T): Uint8Array {
  return new Encoder().file(root, value);
}

/** Bytes that the builder starts with; it grows by doubling. */
const INITIAL_SIZE_BYTES = 4096;

class Encoder {
  private readonly builder = new Builder(INITIAL_SIZE_BYTES);
  private readonly path = new FieldPath();
  private readonly offsets = new Map<FieldType, Map<object, number>>();

  file(root: RootType, value: object): Uint8Array {
    const offset = this.table(root, value);
    this.builder.finish(offset, root.identifier, true);
    return this.builder.asUint8Array();
  }

  /** Returns the builder's offset of `value`, which is written when it was not written before. */
  private shared(type: FieldType, value: object, write: () => number): number {
    let known = this.offsets.get(type);
    if (known === undefined) this.offsets.set(type, (known = new Map()));
    const offset = known.get(value) ?? write();
    known.set(value, offset);
    return offset;
  }

  private table(type: TableType, value: object): number {
    return this.shared(type, value, () => this.writeTable(type, value as Readonly<Record<string, unknown>>));
  }

  private writeTable(type: TableType, value: Readonly<Record<string, unknown>>): number {
    // Nothing else may be written while a table is open, so what it refers to comes first.
    const targets = new Map<TableField, number>();
    for (const field of type.fields) {
      const content = value[field.property];
      if (content === undefined || content === null) {
        if (field.isRequired || field.type.kind === 'scalar' || field.type.kind === 'enum') {
          throw this.path.error(`'${field.name}' is missing`);
        }
      } else if (!isInline(field.type)) {
        this.within(field.name, () => targets.set(field, this.reference(field.type, content)));
      }
    }
    const tags = type.fields.filter((field) => isTaggedVector(field.type) && targets.has(field));
    const tagTargets = new Map(tags.map((field) => [field, this.tags(field, value)]));

    this.builder.startObject(type.slotCount);
    for (const field of largeFieldsFirst(type)) {
      const content = value[field.property];
      if (content === undefined || content === null) continue;
      const target = targets.get(field);
      if (target === undefined) {
        this.within(field.name, () => this.addInline(field.slot, field.type, content));
        continue;
      }
      this.builder.addFieldOffset(field.slot, target, 0);
      const tagTarget = tagTargets.get(field);
      if (tagTarget !== undefined) this.builder.addFieldOffset(field.slot - 1, tagTarget, 0);
      if (field.type.kind === 'union') {
        this.builder.addFieldInt8(field.slot - 1, this.tag(field.type, content as UnionValue), 0);
      }
    }
    return this.builder.endObject();
  }

  private reference(type: FieldType, content: unknown): number {
    switch (type.kind) {
      case 'string':
        if (typeof content !== 'string') throw this.path.error(`expected a string`);
        return this.builder.createString(content);
      case 'table':
        return this.table(type, this.object(content));
      case 'union': {
        const { type: member, value } = content as UnionValue;
        const known = type.members.find((candidate) => candidate.name === member);
        if (known === undefined) throw this.path.error(`'${member}' is not a member of ${type.name}`);
        return this.table(known.type, this.object(value));
      }
      case 'vector':
        return this.shared(type, this.object(content), () => this.writeVector(type, content));
      default:
        invariant(false, `a ${type.kind} is stored in place`);
    }
  }

  private writeVector(type: VectorType, content: unknown): number {
    const { element } = type;
    if (element === uint8) {
      if (!(content instanceof Uint8Array)) throw this.path.error('expected a Uint8Array');
      return this.builder.createByteVector(content);
    }
    if (!Array.isArray(content)) throw this.path.error('expected an array');
    const items: readonly unknown[] = content;
    if (!isInline(element)) {
      const targets = items.map((item, i) => this.within(i, () => this.reference(element, item)));
      this.builder.startVector(4, targets.length, 4);
      for (let i = targets.length - 1; i >= 0; i--) this.builder.addOffset(targets[i]!);
      return this.builder.endVector();
    }
    this.builder.startVector(inlineSizeBytes(element), items.length, alignmentBytes(element));
    for (let i = items.length - 1; i >= 0; i--) this.within(i, () => this.writeInline(element, items[i]));
    return this.builder.endVector();
  }

  /** Writes the tags of a list of union values. */
  private tags(field: TableField, value: Readonly<Record<string, unknown>>): number {
    const { type } = field;
    invariant(type.kind === 'vector' && type.element.kind === 'union', `'${field.name}' is not a list of union values`);
    const union = type.element;
    const items = value[field.property] as readonly UnionValue[];
    return this.shared(union, items, () =>
      this.builder.createByteVector(Uint8Array.from(items, (item) => this.tag(union, item))),
    );
  }

  private tag(union: UnionType, { type }: UnionValue): number {
    const member = union.members.find((candidate) => candidate.name === type);
    invariant(member !== undefined, `'${type}' was not checked`);
    return member.tag;
  }

  private addInline(slot: number, type: FieldType, content: unknown): void {
    const { builder } = this;
    if (type.kind === 'struct') {
      builder.addFieldStruct(slot, this.writeStruct(type, content), 0);
      return;
    }
    invariant(type.kind === 'scalar' || type.kind === 'enum', `a ${type.kind} is not stored in place`);
    // An absent scalar reads as 0. Unlike ==, Object.is keeps a negative zero.
    if (Object.is(this.number(type, content), 0)) return;
    this.writeInline(type, content);
    builder.slot(slot);
  }

  private writeStruct(type: StructType, content: unknown): number {
    this.builder.prep(type.alignBytes, type.sizeBytes);
    this.writeStructFields(type, content);
    return this.builder.offset();
  }

  /** Writes the fields from the last to the first: the builder fills its buffer from the end. */
  private writeStructFields(type: StructType, content: unknown): void {
    const value = this.object(content) as Readonly<Record<string, unknown>>;
    let endBytes = type.sizeBytes;
    for (const field of [...type.fields].reverse()) {
      const size = inlineSizeBytes(field.type);
      this.builder.pad(endBytes - field.offsetBytes - size);
      this.within(field.name, () => {
        if (field.type.kind === 'struct') this.writeStructFields(field.type, value[field.property]);
        else this.writeInline(field.type, value[field.property]);
      });
      endBytes = field.offsetBytes;
    }
  }

  private writeInline(type: InlineType, content: unknown): void {
    if (type.kind === 'struct') {
      this.writeStruct(type, content);
      return;
    }
    const value = this.number(type, content);
    const scalar = type.kind === 'enum' ? type.base : type;
    switch (scalar.name) {
      case 'bool':
      case 'int8':
      case 'uint8':
        return this.builder.addInt8(value);
      case 'int16':
      case 'uint16':
        return this.builder.addInt16(value);
      case 'int32':
      case 'uint32':
        return this.builder.addInt32(value);
      case 'int64':
      case 'uint64':
        return this.builder.addInt64(BigInt(value));
      case 'float32':
        return this.builder.addFloat32(value);
      case 'float64':
        return this.builder.addFloat64(value);
    }
  }

  /** Returns the number that stands for `content` in the file. */
  private number(type: ScalarType | EnumType, content: unknown): number {
    if (type.kind === 'enum') return this.enumNumber(type, content);
    if (type.name === 'bool') {
      if (typeof content !== 'boolean') throw this.path.error('expected a truth value');
      return Number(content);
    }
    if (typeof content !== 'number') throw this.path.error('expected a number');
    const isFloat = type.min === -Infinity;
    if (!isFloat && !(Number.isInteger(content) && content >= type.min && content <= type.max)) {
      throw this.path.error(`${content} does not fit in ${type.name}`);
    }
    return content;
  }

  private enumNumber(type: EnumType, content: unknown): number {
    const names: readonly unknown[] = type.isBitFlags && Array.isArray(content) ? content : [content];
    let value = 0;
    for (const name of names) {
      const number = type.valueOf.get(String(name));
      if (number === undefined) throw this.path.error(`'${String(name)}' is not a value of ${type.name}`);
      value |= number;
    }
    // The flag in bit 31 makes the signed result of | negative.
    return type.base.min === 0 ? value >>> 0 : value;
  }

  private object(content: unknown): object {
    if (typeof content !== 'object' || content === null) throw this.path.error('expected an object');
    return content;
  }

  private within<Result>(part: string | number, action: () => Result): Result {
    this.path.enter(part);
    const result = action();
    this.path.leave();
    return result;
  }
}

const orders = new WeakMap<TableType, readonly TableField[]>();

/** Returns the fields in an order in which no padding is needed between them. */
function largeFieldsFirst(type: TableType): readonly TableField[] {
  let order = orders.get(type);
  if (!order)
    orders.set(type, (order = type.fields.toSorted((a, b) => fieldSizeBytes(b.type) - fieldSizeBytes(a.type))));
  return order;
}

function isTaggedVector(type: FieldType): boolean {
  return type.kind === 'vector' && type.element.kind === 'union';
}

function fieldSizeBytes(type: FieldType): number {
  return isInline(type) ? inlineSizeBytes(type) : 4;
}
