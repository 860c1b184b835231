/**
 * FlatBuffers schemas as data: what the generated files are made of and what encode, decode and toJson walk over.
 * Source: the FlatBuffers internals document (wire format) and its schema language.
 */
import { alignUp } from '../../support/math.ts';

/** A number or a truth value of fixed size. */
export interface ScalarType {
  readonly kind: 'scalar';
  readonly name:
    'bool' | 'int8' | 'uint8' | 'int16' | 'uint16' | 'int32' | 'uint32' | 'int64' | 'uint64' | 'float32' | 'float64';
  /** Size and alignment in bytes. */
  readonly sizeBytes: number;
  /** Least and greatest value that the format, and a JavaScript number, represent exactly; infinite for floats. */
  readonly min: number;
  readonly max: number;
}

/** Names for numbers. A value is the name; with `isBitFlags` it is a list of names. */
export interface EnumType {
  readonly kind: 'enum';
  /** Full name, such as `tt.target.DataType`. */
  readonly name: string;
  readonly base: ScalarType;
  readonly isBitFlags: boolean;
  /** Name to number; with `isBitFlags` to a number with one bit set. */
  readonly valueOf: ReadonlyMap<string, number>;
  readonly nameOf: ReadonlyMap<number, string>;
}

/** A field of a struct. */
export interface StructField {
  /** Name in the schema and in JSON, such as `device_id0`. */
  readonly name: string;
  /** Name in TypeScript, such as `deviceId0`. */
  readonly property: string;
  readonly type: InlineType;
  readonly offsetBytes: number;
}

/** Fields side by side, stored where the struct is used; every field is always there. */
export interface StructType<T extends object = object> {
  readonly kind: 'struct';
  readonly name: string;
  readonly fields: readonly StructField[];
  readonly sizeBytes: number;
  readonly alignBytes: number;
  readonly valueType?: T;
}

/** UTF-8 text. */
export interface StringType {
  readonly kind: 'string';
}

/** A list; of uint8 it is a Uint8Array in TypeScript. */
export interface VectorType {
  readonly kind: 'vector';
  readonly element: InlineType | StringType | TableType | UnionType;
}

/** A field of a table. */
export interface TableField {
  readonly name: string;
  readonly property: string;
  readonly type: FieldType;
  /** False when an absent field is an absent property; absent scalars read as 0. */
  readonly isRequired: boolean;
  /** Index of the field in the vtable; a union's tag has the index before it. */
  readonly slot: number;
}

/** Fields that may be absent, found through a vtable; new fields go to the end. */
export interface TableType<T extends object = object> {
  readonly kind: 'table';
  readonly name: string;
  readonly fields: readonly TableField[];
  /** Entries of the vtable. */
  readonly slotCount: number;
  readonly valueType?: T;
}

/** The table that a file consists of. */
export interface RootType<T extends object = object> extends TableType<T> {
  /** The four characters that tell the file's kind. */
  readonly identifier: string;
  /** Extension of the file's name, without dot. */
  readonly extension: string;
}

/** One of several tables. A value is `{ type: <name of the table>, value: <the table> }`. */
export interface UnionType {
  readonly kind: 'union';
  readonly name: string;
  /** Members in tag order; the first has tag 1. */
  readonly members: readonly UnionMember[];
}

/** A table that a union may hold. */
export interface UnionMember {
  readonly name: string;
  readonly tag: number;
  readonly type: TableType;
}

/** What is stored in place. */
export type InlineType = ScalarType | EnumType | StructType;

/** What a field of a table may be. */
export type FieldType = InlineType | StringType | VectorType | TableType | UnionType;

/** A value of a union, as far as it is known without its schema. */
export interface UnionValue {
  readonly type: string;
  readonly value: object;
}

function scalar(name: ScalarType['name'], sizeBytes: number, min: number, max: number): ScalarType {
  return { kind: 'scalar', name, sizeBytes, min, max };
}

export const bool = scalar('bool', 1, 0, 1);
export const int8 = scalar('int8', 1, -(2 ** 7), 2 ** 7 - 1);
export const uint8 = scalar('uint8', 1, 0, 2 ** 8 - 1);
export const int16 = scalar('int16', 2, -(2 ** 15), 2 ** 15 - 1);
export const uint16 = scalar('uint16', 2, 0, 2 ** 16 - 1);
export const int32 = scalar('int32', 4, -(2 ** 31), 2 ** 31 - 1);
export const uint32 = scalar('uint32', 4, 0, 2 ** 32 - 1);
/** 64-bit integers are numbers too: larger values than 2^53 - 1 are an error when read or written. */
export const int64 = scalar('int64', 8, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
export const uint64 = scalar('uint64', 8, 0, Number.MAX_SAFE_INTEGER);
export const float32 = scalar('float32', 4, -Infinity, Infinity);
export const float64 = scalar('float64', 8, -Infinity, Infinity);

/** UTF-8 text. */
export const string: StringType = { kind: 'string' };

/** Returns the type of a list of `element`. */
export function vector(element: VectorType['element']): VectorType {
  return { kind: 'vector', element };
}

function namedNumbers(
  name: string,
  base: ScalarType,
  isBitFlags: boolean,
  values: Readonly<Record<string, number>>,
): EnumType {
  const entries = Object.entries(values);
  return {
    kind: 'enum',
    name,
    base,
    isBitFlags,
    valueOf: new Map(entries),
    nameOf: new Map(entries.map(([symbol, value]) => [value, symbol])),
  };
}

/** Returns the enum `name` whose values are stored as `base`. */
export function enumeration<Name extends string>(
  name: string,
  base: ScalarType,
  values: Readonly<Record<Name, number>>,
): EnumType {
  return namedNumbers(name, base, false, values);
}

/** Returns the enum `name` whose values are sets of flags, each given as a number with one bit set. */
export function bitFlags<Name extends string>(
  name: string,
  base: ScalarType,
  values: Readonly<Record<Name, number>>,
): EnumType {
  return namedNumbers(name, base, true, values);
}

/** What a generated file says of one field: its name in the schema, and its type. */
export interface FieldSpec<Type extends FieldType = FieldType> {
  readonly name: string;
  readonly type: Type;
  readonly isRequired: boolean;
}

/** Describes a field that always has a value: in a struct, or a scalar in a table. */
export function field<Type extends InlineType>(name: string, type: Type): FieldSpec<Type> {
  return { name, type, isRequired: false };
}

/** Describes a field of a table without which the file is not valid. */
export function required<Type extends FieldType>(name: string, type: Type): FieldSpec<Type> {
  return { name, type, isRequired: true };
}

/** Describes a field of a table that may be absent. */
export function optional<Type extends FieldType>(name: string, type: Type): FieldSpec<Type> {
  return { name, type, isRequired: false };
}

/** Returns the alignment of a value stored in place, in bytes. */
export function alignmentBytes(type: InlineType): number {
  switch (type.kind) {
    case 'scalar':
      return type.sizeBytes;
    case 'enum':
      return type.base.sizeBytes;
    case 'struct':
      return type.alignBytes;
  }
}

/** Returns the size of a value stored in place, in bytes. */
export function inlineSizeBytes(type: InlineType): number {
  return type.kind === 'enum' ? type.base.sizeBytes : type.sizeBytes;
}

/** Tells whether values of the type are stored in place, not behind an offset. */
export function isInline(type: FieldType): type is InlineType {
  return type.kind === 'scalar' || type.kind === 'enum' || type.kind === 'struct';
}

/** Returns the struct `name`, its fields laid out in the given order. */
export function struct<T extends object>(
  name: string,
  specs: Readonly<Record<keyof T, FieldSpec<InlineType>>>,
): StructType<T> {
  let offsetBytes = 0;
  let alignBytes = 1;
  const fields = Object.entries<FieldSpec<InlineType>>(specs).map(([property, spec]): StructField => {
    const alignment = alignmentBytes(spec.type);
    offsetBytes = alignUp(offsetBytes, alignment);
    const result = { name: spec.name, property, type: spec.type, offsetBytes };
    offsetBytes += inlineSizeBytes(spec.type);
    alignBytes = Math.max(alignBytes, alignment);
    return result;
  });
  return { kind: 'struct', name, fields, sizeBytes: alignUp(offsetBytes, alignBytes), alignBytes };
}

/** A table whose fields are looked at on first use, so that it may refer to tables below it and to itself. */
class LazyTable<T extends object> implements TableType<T> {
  readonly kind = 'table';
  declare readonly valueType?: T;
  private laidOut: { readonly fields: readonly TableField[]; readonly slotCount: number } | undefined;

  constructor(
    readonly name: string,
    private readonly specs: () => Readonly<Record<keyof T, FieldSpec>>,
  ) {}

  get fields(): readonly TableField[] {
    return this.layout().fields;
  }

  get slotCount(): number {
    return this.layout().slotCount;
  }

  private layout(): { readonly fields: readonly TableField[]; readonly slotCount: number } {
    this.laidOut ??= layoutTable(this.specs());
    return this.laidOut;
  }
}

function layoutTable(specs: Readonly<Record<string, FieldSpec>>): {
  readonly fields: readonly TableField[];
  readonly slotCount: number;
} {
  let slotCount = 0;
  const fields = Object.entries(specs).map(([property, spec]): TableField => {
    const slot = hasTag(spec.type) ? slotCount + 1 : slotCount;
    slotCount = slot + 1;
    return { name: spec.name, property, type: spec.type, isRequired: spec.isRequired, slot };
  });
  return { fields, slotCount };
}

/** Tells whether a field of the type is preceded by a field with its tags. */
export function hasTag(type: FieldType): boolean {
  return type.kind === 'union' || (type.kind === 'vector' && type.element.kind === 'union');
}

/** Returns the table `name`; the property order of what `specs` returns is the field order of the wire format. */
export function table<T extends object>(name: string, specs: () => Readonly<Record<keyof T, FieldSpec>>): TableType<T> {
  return new LazyTable(name, specs);
}

class LazyRoot<T extends object> extends LazyTable<T> implements RootType<T> {
  constructor(
    name: string,
    readonly identifier: string,
    readonly extension: string,
    specs: () => Readonly<Record<keyof T, FieldSpec>>,
  ) {
    super(name, specs);
  }
}

/** Returns the table `name` as the root of files with `identifier` and `extension`. */
export function root<T extends object>(
  name: string,
  file: { readonly identifier: string; readonly extension: string },
  specs: () => Readonly<Record<keyof T, FieldSpec>>,
): RootType<T> {
  return new LazyRoot(name, file.identifier, file.extension, specs);
}

class LazyUnion implements UnionType {
  readonly kind = 'union';
  #members: readonly UnionMember[] | undefined;

  constructor(
    readonly name: string,
    private readonly types: () => Readonly<Record<string, TableType>>,
  ) {}

  get members(): readonly UnionMember[] {
    return (this.#members ??= Object.entries(this.types()).map(([name, type], i) => ({ name, tag: i + 1, type })));
  }
}

/** Returns the union `name`; `members` returns its tables by name, the first with tag 1. */
export function union<Value extends UnionValue>(
  name: string,
  members: () => Readonly<Record<Value['type'], TableType>>,
): UnionType {
  return new LazyUnion(name, members);
}
