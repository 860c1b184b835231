import { type Attribute } from '../../ir/attribute.ts';
import { DialectAttr, LocationAttr, OpaqueAttr, StringAttr } from '../../ir/attributes/scalar-attributes.ts';
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
import { ReferenceOrder, type NumberedDialect } from './reference-order.ts';

/** The name of an operation, and whether its definition is known. */
export interface WrittenName {
  readonly dialect: string;
  /** What stands behind the dialect. */
  readonly mnemonic: string;
  readonly isRegistered: boolean;
}

/** What is known of a region. */
interface NumberedRegion {
  /** How many values there are in it, those in nested ones aside. */
  readonly numValues: number;
  /** The place of its first operation in the order in which operations are numbered, in which those of a region stand beside each other. */
  readonly firstOperation: number;
}

/**
 * Gives numbers to all that a file has: small ones to what is used often. Source: IRNumberingState of mlir/lib/Bytecode/Writer/IRNumbering.cpp, whose order
 * decides the bytes.
 */
export class Numbering {
  readonly version: number;
  readonly dialects: NumberedDialect[] = [];
  /** The attributes. Those of locations are not made: most operations have one of their own. */
  readonly attributes = new ReferenceOrder<Attribute | Location>();
  readonly types = new ReferenceOrder<Type>();
  readonly names = new ReferenceOrder<WrittenName>();
  /** The keys of the resources that attributes of the builtin dialect name, in the order of their numbers. */
  readonly resources: readonly string[];
  readonly #dialects = new Map<string, NumberedDialect>();
  /** The places of attributes and types, by the numbers that the context gave them. */
  readonly #attributePlaces = new ChunkedList<number | undefined>();
  readonly #typePlaces = new ChunkedList<number | undefined>();
  readonly #textPlaces = new Map<string, number>();
  readonly #locationIndex = new LocationIndex();
  readonly #locationPlaces = new ChunkedList<number | undefined>();
  readonly #namePlaces = new Map<string, number>();
  readonly #resources = new Map<string, number>();
  readonly #values = new IndexedTable<Value, number>();
  readonly #blocks = new IndexedTable<Block, number>();
  readonly #regions = new Map<Region, NumberedRegion>();
  /** The places of the locations of operations, in the order in which those are numbered. */
  readonly #operationLocations = new ChunkedList<number>();
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
      for (const block of next.region.blocks) for (let op = block.firstOp; op; op = op.next) addRegions(op);
    }
    for (const each of [this.attributes, this.types, this.names]) each.order();
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
    return this.attributes.numberAt(this.#attributePlaces.get(attribute.id)!);
  }

  /** Returns the number of the attribute of a text that is part of a location. */
  text(text: string): number {
    return this.attributes.numberAt(this.#textPlaces.get(text)!);
  }

  location(location: Location): number {
    return this.attributes.numberAt(this.#locationPlaces.get(this.#locationIndex.of(location))!);
  }

  /** Returns the number of the location of an operation, by its place in the order in which operations are numbered; that of the root is 0. */
  locationOfOperation(place: number): number {
    return this.attributes.numberAt(this.#operationLocations.get(place)!);
  }

  type(type: Type): number {
    return this.types.numberAt(this.#typePlaces.get(type.id)!);
  }

  name(op: Operation): number {
    return this.names.numberAt(this.#namePlaces.get(op.name)!);
  }

  value(value: Value): number {
    return this.#values.get(value)!;
  }

  /** Returns the place of the block in its region. */
  block(block: Block): number {
    return this.#blocks.get(block)!;
  }

  region(region: Region): NumberedRegion {
    return this.#regions.get(region)!;
  }

  /** Tells whether operation `a` stands in front of `b`. */
  isBefore(a: Operation, b: Operation): boolean {
    const { block } = a;
    if (block !== null && b.block !== null) {
      if (block === b.block) return a.isBeforeInBlock(b);
      if (block.region === b.block.region) return this.block(block) < this.block(b.block);
    }
    const numbers = (this.#operations ??= numbersOf(this.#root));
    return numbers.get(a)! < numbers.get(b)!;
  }

  resource(key: string): number {
    return this.#resources.get(key)!;
  }

  #numberRegion(region: Region): void {
    const firstValue = this.#nextValue;
    const firstOperation = this.#operationLocations.length;
    region.blocks.forEach((block, i) => {
      this.#blocks.set(block, i);
      this.#numberBlock(block);
    });
    this.#regions.set(region, { numValues: this.#nextValue - firstValue, firstOperation });
  }

  #numberBlock(block: Block): void {
    for (const argument of block.arguments) {
      this.#values.set(argument, this.#nextValue++);
      this.#numberLocation(argument.location);
      this.#numberType(argument.type);
    }
    for (let op = block.firstOp; op; op = op.next) this.#numberOperation(op);
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
    this.#operationLocations.push(this.#numberLocation(op.location));
  }

  #numberName({ name, info }: Operation): void {
    const known = this.#namePlaces.get(name);
    if (known !== undefined) return this.names.meetAgain(known);
    const dot = name.indexOf('.');
    const dialect = this.#dialect(dot < 0 ? name : name.slice(0, dot));
    const what = {
      dialect: dialect.name,
      mnemonic: dot < 0 ? '' : name.slice(dot + 1),
      isRegistered: info !== undefined,
    };
    this.#namePlaces.set(name, this.names.meet(what, dialect));
  }

  /** Numbers a location and returns its place, as all that follow do. */
  #numberLocation(location: Location): number {
    const index = this.#locationIndex.of(location);
    const known = this.#locationPlaces.get(index);
    if (known !== undefined) {
      this.attributes.meetAgain(known);
      return known;
    }
    const place = this.attributes.meet(location, this.#dialect('builtin'));
    setAt(this.#locationPlaces, index, place);
    writeAttribute(location, 'builtin', this.#noting);
    return place;
  }

  #numberText(text: string): number {
    const known = this.#textPlaces.get(text);
    if (known !== undefined) {
      this.attributes.meetAgain(known);
      return known;
    }
    const place = this.#numberAttribute(StringAttr.get(this.context, text));
    this.#textPlaces.set(text, place);
    return place;
  }

  #numberAttribute(attribute: Attribute): number {
    if (attribute instanceof LocationAttr) return this.#numberLocation(attribute.value);
    const known = this.#attributePlaces.get(attribute.id);
    if (known !== undefined) {
      this.attributes.meetAgain(known);
      return known;
    }
    const dialect = this.#dialect(dialectOf(attribute));
    const place = this.attributes.meet(attribute, dialect);
    setAt(this.#attributePlaces, attribute.id, place);
    writeAttribute(attribute, dialect.name, this.#noting);
    return place;
  }

  #numberType(type: Type): void {
    const known = this.#typePlaces.get(type.id);
    if (known !== undefined) return this.types.meetAgain(known);
    const dialect = this.#dialect(dialectOf(type));
    setAt(this.#typePlaces, type.id, this.types.meet(type, dialect));
    writeType(type, dialect.name, this.#noting);
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
      textAttribute: (text) => void this.#numberText(text),
      attribute: (attribute) => void this.#numberAttribute(attribute),
      optionalAttribute: (attribute) => void (attribute && this.#numberAttribute(attribute)),
      location: (location) => void this.#numberLocation(location),
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
