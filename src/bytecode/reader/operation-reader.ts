import { wholeProperties, type Attribute, type NamedAttributes } from '../../ir/attribute.ts';
import { Block } from '../../ir/block.ts';
import { type Context } from '../../ir/context.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { type OpInfo } from '../../ir/op-info.ts';
import { Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { setInherentAttribute } from '../../ods/segment-attributes.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { readList } from '../codecs/entry-io.ts';
import { argumentUseListOrders, operationMask, versions } from '../encoding.ts';
import { ByteReader } from './byte-reader.ts';
import { type DialectTable } from './dialect-table.ts';
import { type EntryTable } from './entry-table.ts';
import { dictionaryOf, type PropertyTable } from './property-table.ts';
import { applyUseOrder, readUseOrders, type UseOrder } from './use-orders.ts';
import { ValueScopes } from './value-scopes.ts';

const none: readonly never[] = [];
const noAttributes: NamedAttributes = new Map();

/** The sections that operations are read with. */
export interface OperationSources {
  readonly context: Context;
  readonly version: number;
  readonly dialects: DialectTable;
  readonly entries: EntryTable;
  readonly properties: PropertyTable | undefined;
}

/** A region that is being read. */
interface OpenRegion {
  readonly reader: ByteReader;
  readonly blocks: readonly Block[];
  /** The block that is being read, and how many of its operations were not read yet. */
  at: number;
  operationsLeft: number;
  readonly numValues: number;
  readonly isIsolated: boolean;
  /** The regions that follow, of the same operation. */
  readonly following: Region[];
}

/** Reads operations. Regions that are being read are kept in a list, so that deep nesting takes no stack. */
export class OperationReader {
  readonly #s: OperationSources;
  readonly #data: Uint8Array;
  readonly #scopes: ValueScopes;
  readonly #open: OpenRegion[] = [];
  readonly #orders = new Map<Value, UseOrder>();

  /** `data` is the section of the operations. */
  constructor(data: Uint8Array, sources: OperationSources) {
    this.#s = sources;
    this.#data = data;
    this.#scopes = new ValueScopes(sources.context, data.length);
  }

  /** Returns the block at the top level, which is in no region. Throws BytecodeError. */
  readTopLevel(): Block {
    const block = new Block();
    const reader = new ByteReader(this.#data);
    this.#scopes.enter(0, true);
    this.#begin(reader, [block], 0, true, []);
    while (this.#open.length > 0) this.#step(this.#open.at(-1)!);
    if (this.#scopes.hasForwardReferences) {
      throw new BytecodeError('not all forward unresolved forward operand references');
    }
    this.#orderUses(block);
    return block;
  }

  #begin(
    reader: ByteReader,
    blocks: readonly Block[],
    numValues: number,
    isIsolated: boolean,
    following: Region[],
  ): void {
    const region = { reader, blocks, at: 0, operationsLeft: 0, numValues, isIsolated, following };
    this.#open.push(region);
    this.#readBlockHeader(region);
  }

  /** Reads the next operation, and begins to read what is in it. */
  #step(region: OpenRegion): void {
    if (region.operationsLeft > 0) {
      region.operationsLeft--;
      const { op, isIsolated } = this.#readOperation(region);
      region.blocks[region.at]!.append(op);
      if (op.regions.length > 0) this.#beginRegions(region.reader, op, isIsolated);
    } else if (++region.at < region.blocks.length) this.#readBlockHeader(region);
    else {
      this.#open.pop();
      this.#scopes.leave(region.numValues, region.isIsolated);
      this.#beginNext(region.reader, region.following, region.isIsolated);
    }
  }

  #beginRegions(reader: ByteReader, op: Operation, isIsolated: boolean): void {
    let inside = reader;
    if (isIsolated && this.#s.version >= versions.lazyLoading) {
      const { name, data } = reader.section();
      if (name !== 'IR') throw new BytecodeError('expected IR section for region');
      inside = new ByteReader(data);
    }
    this.#beginNext(inside, [...op.regions], isIsolated);
  }

  /** Begins the first of the regions that is not empty. */
  #beginNext(reader: ByteReader, regions: Region[], isIsolated: boolean): void {
    for (let region = regions.shift(); region; region = regions.shift()) {
      const numBlocks = reader.checkedCount(reader.varInt(), 'blocks');
      if (numBlocks === 0) continue;
      const numValues = reader.checkedCount(reader.varInt(), 'values');
      const blocks = Array.from({ length: numBlocks }, () => new Block());
      for (const block of blocks) region.append(block);
      this.#scopes.enter(numValues, isIsolated);
      this.#begin(reader, blocks, numValues, isIsolated, regions);
      return;
    }
  }

  #readBlockHeader(region: OpenRegion): void {
    const { reader, blocks, at } = region;
    const { value: numOps, flag: hasArguments } = reader.varIntWithFlag();
    region.operationsLeft = Number(numOps);
    if (!hasArguments) return;
    const block = blocks[at]!;
    readList(reader, () => this.#readArgument(reader, block));
    this.#scopes.define(block.arguments);
    if (this.#s.version < versions.useListOrders) return;
    if ((reader.byte() & argumentUseListOrders) !== 0) this.#readOrders(reader, block.arguments);
  }

  #readArgument(reader: ByteReader, block: Block): void {
    const { entries, version } = this.#s;
    if (version < versions.elidedUnknownLocations) {
      const type = entries.type(reader.varInt());
      block.addArgument(type, entries.location(reader.varInt()));
      return;
    }
    const { value, flag: hasLocation } = reader.varIntWithFlag();
    const type = entries.type(value);
    block.addArgument(type, hasLocation ? entries.location(reader.varInt()) : UnknownLoc.instance);
  }

  /** Reads an operation up to its regions, which are empty. */
  #readOperation({ reader, blocks }: OpenRegion): { op: Operation; isIsolated: boolean } {
    const { context, dialects, entries } = this.#s;
    const { name, wasRegistered } = dialects.operationName(reader);
    const mask = reader.byte();
    const has = (bit: number): boolean => (mask & bit) !== 0;
    const location = entries.location(reader.varInt());
    const dictionary = has(operationMask.attributes)
      ? dictionaryOf(entries.attribute(reader.varInt())).value
      : noAttributes;
    const { properties, attributes } = has(operationMask.properties)
      ? { properties: this.#readProperties(reader, name, wasRegistered), attributes: dictionary }
      : splitAttributes(context.lookupOp(name), dictionary);
    const resultTypes = has(operationMask.results) ? readList(reader, () => entries.type(reader.varInt())) : none;
    const operands = has(operationMask.operands) ? readList(reader, () => this.#scopes.use(reader.varInt())) : none;
    const successors = has(operationMask.successors)
      ? readList(reader, () => {
          const index = reader.varInt();
          if (index >= blocks.length) throw new BytecodeError(`invalid successor index: ${index}`);
          return blocks[Number(index)]!;
        })
      : none;
    const orders = has(operationMask.useListOrders) ? readUseOrders(reader, resultTypes.length) : undefined;
    let isIsolated = false;
    let regions: readonly Region[] = none;
    if (has(operationMask.regions)) {
      const { value, flag } = reader.varIntWithFlag();
      isIsolated = flag;
      regions = Array.from({ length: reader.checkedCount(value, 'regions') }, () => new Region());
    }
    const op = Operation.create({
      context,
      name,
      location,
      operands,
      resultTypes,
      properties,
      attributes,
      regions,
      successors,
    });
    this.#scopes.define(op.results);
    orders?.forEach((order, i) => this.#orders.set(op.results[i]!, order));
    return { op, isIsolated };
  }

  #readProperties(reader: ByteReader, name: string, wasRegistered: boolean): NamedAttributes {
    const { context, properties: table } = this.#s;
    if (!table) throw new BytecodeError('missing data for top-level section: Properties (8)');
    const info = context.lookupOp(name);
    if (wasRegistered && !info) {
      throw new BytecodeError(
        `operation '${name}' has properties that only its definition can read, and it is unregistered`,
      );
    }
    const properties = table.read(reader.varInt(), name, wasRegistered ? info : undefined);
    // Who wrote the operation did not know it, but here it is known.
    const whole = info && properties.get(wholeProperties);
    return whole ? dictionaryOf(whole).value : properties;
  }

  #readOrders(reader: ByteReader, values: readonly Value[]): void {
    readUseOrders(reader, values.length).forEach((order, i) => this.#orders.set(values[i]!, order));
  }

  /** Puts the uses of all values in order. */
  #orderUses(block: Block): void {
    // Without these all uses are in order.
    if (this.#orders.size === 0 && !this.#scopes.hadForwardReferences) return;
    const numbers = new Map<Operation, number>();
    const values: Value[] = [];
    for (const root of block.operations()) {
      walk(root, {
        before: (op) => {
          numbers.set(op, numbers.size);
          values.push(...op.results);
          for (const { blocks } of op.regions) for (const { arguments: args } of blocks) values.push(...args);
        },
      });
    }
    for (const value of values) applyUseOrder(value, this.#orders.get(value), numbers);
  }
}

/** Takes the inherent attributes, which older versions have among the others, out of a dictionary. */
function splitAttributes(
  info: OpInfo | undefined,
  dictionary: NamedAttributes,
): { properties: NamedAttributes; attributes: NamedAttributes } {
  if (!info || dictionary.size === 0) return { properties: noAttributes, attributes: dictionary };
  const properties = new Map<string, Attribute>();
  const attributes = new Map<string, Attribute>();
  for (const [key, value] of dictionary) {
    if (!setInherentAttribute(info, key, value, properties)) attributes.set(key, value);
  }
  return { properties, attributes };
}
