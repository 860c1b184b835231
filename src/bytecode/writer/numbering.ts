import { type Attribute } from '../../ir/attribute.ts';
import { DialectAttr, LocationAttr, OpaqueAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Block } from '../../ir/block.ts';
import { type Context } from '../../ir/context.ts';
import { IndexedTable } from '../../ir/indexed-table.ts';
import { LocationIndex } from '../../ir/location-index.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { OpaqueType } from '../../ir/types/composite-types.ts';
import { isDialectType } from '../../ir/types/dialect-types.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { specOf } from '../../ods/attr-spec.ts';
import { ChunkedList, setAt } from '../../support/chunked-list.ts';
import { writeAttribute, writeType } from '../codecs/entry-codecs.ts';
import { type EntryWriter } from '../codecs/entry-io.ts';
import { dictionaryOfOperation, writeProperties } from './operation-properties.ts';
import { byReferences, type Numbered, type NumberedDialect } from './reference-order.ts';

/** The name of an operation, and whether its definition is known. */
export interface WrittenName {
  readonly dialect: string;
  /** What stands behind the dialect. */
  readonly mnemonic: string;
  readonly isRegistered: boolean;
}

/**
 * Gives numbers to all that a file has: small ones to what is used often. Source: IRNumberingState of mlir/lib/Bytecode/Writer/IRNumbering.cpp, whose order
 * decides the bytes.
 */
export class Numbering {
  readonly version: number;
  readonly dialects: NumberedDialect[] = [];
  /** In the order of their numbers. */
  readonly attributes: readonly Numbered<Attribute | Location>[];
  readonly types: readonly Numbered<Type>[];
  readonly names: readonly Numbered<WrittenName>[];
  /** The keys of the resources that attributes of the builtin dialect name, in the order of their numbers. */
  readonly resources: readonly string[];
  readonly #dialects = new Map<string, NumberedDialect>();
  /** The attributes in the order in which they were met. Those of locations are not made: most operations have one of their own. */
  readonly #met: Numbered<Attribute | Location>[] = [];
  /** By the numbers that the context gave attributes. */
  readonly #attributes = new ChunkedList<Numbered<Attribute | Location> | undefined>();
  readonly #locations = new ChunkedList<Numbered<Attribute | Location> | undefined>();
  readonly #locationIndex = new LocationIndex();
  readonly #types = new Map<Type, Numbered<Type>>();
  readonly #names = new Map<string, Numbered<WrittenName>>();
  readonly #resources = new Map<string, number>();
  readonly #values = new IndexedTable<Value, number>();
  readonly #blocks = new IndexedTable<Block, number>();
  readonly #regionValues = new Map<Region, number>();
  readonly #root: Operation;
  /** The numbers of all operations from front to back, where they are needed. */
  #operations: Map<Operation, number> | undefined;
  readonly #isolated: ReadonlySet<Operation>;
  readonly #noting: EntryWriter;
  #nextValue = 0;

  /** `isolated` are the operations in `root` whose regions use no values from above. */
  constructor(root: Operation, version: number, isolated: ReadonlySet<Operation>) {
    this.version = version;
    this.#root = root;
    this.#isolated = isolated;
    this.#noting = this.#notingWriter();
    this.#numberOperation(root);
    const pending: { readonly region: Region; readonly firstValue: number }[] = [];
    const addRegions = (op: Operation): void => {
      if (op.regions.length === 0) return;
      const firstValue = this.isIsolated(op) ? 0 : this.#nextValue;
      for (const region of op.regions) pending.push({ region, firstValue });
    };
    addRegions(root);
    for (let next = pending.pop(); next; next = pending.pop()) {
      this.#nextValue = next.firstValue;
      this.#numberRegion(next.region);
      for (const block of next.region.blocks) for (const op of block.operations()) addRegions(op);
    }
    this.attributes = byReferences(this.#met);
    this.types = byReferences([...this.#types.values()]);
    this.names = byReferences([...this.#names.values()]);
    const known = root.context.resources.builtin;
    // Resources that the file does not have come behind those that it has.
    this.resources = [...this.#resources.keys()].sort((a, b) => Number(known.has(b)) - Number(known.has(a)));
    this.resources.forEach((key, i) => this.#resources.set(key, i));
  }

  get context(): Context {
    return this.#root.context;
  }

  /** Tells whether the regions of the operation use no values from above. */
  isIsolated(op: Operation): boolean {
    return this.#isolated.has(op);
  }

  attribute(attribute: Attribute): number {
    if (attribute instanceof LocationAttr) return this.location(attribute.value);
    return this.#attributes.get(attribute.id)!.number;
  }

  location(location: Location): number {
    return this.#locations.get(this.#locationIndex.of(location))!.number;
  }

  type(type: Type): number {
    return this.#types.get(type)!.number;
  }

  name(op: Operation): number {
    return this.#names.get(op.name)!.number;
  }

  value(value: Value): number {
    return this.#values.get(value)!;
  }

  /** Returns the place of the block in its region. */
  block(block: Block): number {
    return this.#blocks.get(block)!;
  }

  /** Returns how many values there are in the region, those in nested ones aside. */
  numValues(region: Region): number {
    return this.#regionValues.get(region)!;
  }

  /** Tells whether operation `a` stands in front of `b`. */
  isBefore(a: Operation, b: Operation): boolean {
    if (a.block !== null && a.block === b.block) return a.isBeforeInBlock(b);
    const numbers = (this.#operations ??= numbersOf(this.#root));
    return numbers.get(a)! < numbers.get(b)!;
  }

  resource(key: string): number {
    return this.#resources.get(key)!;
  }

  #numberRegion(region: Region): void {
    const first = this.#nextValue;
    region.blocks.forEach((block, i) => {
      this.#blocks.set(block, i);
      this.#numberBlock(block);
    });
    this.#regionValues.set(region, this.#nextValue - first);
  }

  #numberBlock(block: Block): void {
    for (const argument of block.arguments) {
      this.#values.set(argument, this.#nextValue++);
      this.#numberLocation(argument.location);
      this.#numberType(argument.type);
    }
    for (const op of block.operations()) this.#numberOperation(op);
  }

  #numberOperation(op: Operation): void {
    this.#numberName(op);
    for (const result of op.results) {
      this.#values.set(result, this.#nextValue++);
      this.#numberType(result.type);
    }
    const dictionary = dictionaryOfOperation(op, this.version);
    if (dictionary) this.#numberAttribute(dictionary);
    writeProperties(op, this.version, this.#noting);
    this.#numberLocation(op.location);
  }

  #numberName({ name, info }: Operation): void {
    const known = this.#names.get(name);
    if (known) {
      known.references++;
      return;
    }
    const dot = name.indexOf('.');
    const dialect = this.#dialect(dot < 0 ? name : name.slice(0, dot));
    const what = {
      dialect: dialect.name,
      mnemonic: dot < 0 ? '' : name.slice(dot + 1),
      isRegistered: info !== undefined,
    };
    this.#names.set(name, { what, dialect, references: 1, number: -1 });
  }

  #numberLocation(location: Location): void {
    const index = this.#locationIndex.of(location);
    const known = this.#locations.get(index);
    if (known) {
      known.references++;
      return;
    }
    const numbered = { what: location, dialect: this.#dialect('builtin'), references: 1, number: -1 };
    setAt(this.#locations, index, numbered);
    this.#met.push(numbered);
    writeAttribute(location, 'builtin', this.#noting);
  }

  #numberAttribute(attribute: Attribute): void {
    if (attribute instanceof LocationAttr) return this.#numberLocation(attribute.value);
    const known = this.#attributes.get(attribute.id);
    if (known) {
      known.references++;
      return;
    }
    const numbered = { what: attribute, dialect: this.#dialect(dialectOf(attribute)), references: 1, number: -1 };
    setAt(this.#attributes, attribute.id, numbered);
    this.#met.push(numbered);
    writeAttribute(attribute, numbered.dialect.name, this.#noting);
  }

  #numberType(type: Type): void {
    const known = this.#types.get(type);
    if (known) {
      known.references++;
      return;
    }
    const numbered = { what: type, dialect: this.#dialect(dialectOf(type)), references: 1, number: -1 };
    this.#types.set(type, numbered);
    writeType(type, numbered.dialect.name, this.#noting);
  }

  #dialect(name: string): NumberedDialect {
    let dialect = this.#dialects.get(name);
    if (!dialect) {
      this.#dialects.set(name, (dialect = { name, number: this.dialects.length }));
      this.dialects.push(dialect);
    }
    return dialect;
  }

  /** Returns a writer that numbers what would be written. */
  #notingWriter(): EntryWriter {
    return {
      context: this.context,
      byte: nothing,
      varInt: nothing,
      varIntWithFlag: nothing,
      signedVarInt: nothing,
      blob: nothing,
      text: nothing,
      attribute: (attribute) => this.#numberAttribute(attribute),
      optionalAttribute: (attribute) => attribute && this.#numberAttribute(attribute),
      location: (location) => this.#numberLocation(location),
      type: (type) => this.#numberType(type),
      resource: (key) => void this.#resources.set(key, -1),
    };
  }
}

function nothing(): void {}

/** Returns the numbers of operations in the order from front to back. */
function numbersOf(root: Operation): Map<Operation, number> {
  const numbers = new Map<Operation, number>();
  walk(root, { before: (op) => void numbers.set(op, numbers.size) });
  return numbers;
}

/** Returns the namespace of an attribute or type. */
function dialectOf(what: Attribute | Type): string {
  if (what instanceof OpaqueAttr || what instanceof OpaqueType) return what.dialectNamespace;
  return what instanceof DialectAttr || isDialectType(what) ? specOf(what).dialect : 'builtin';
}
