import { type Block } from '../../ir/block.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type Value } from '../../ir/value.ts';
import { argumentUseListOrders, operationMask, versions } from '../encoding.ts';
import { ByteWriter } from './byte-writer.ts';
import { type Numbering } from './numbering.ts';
import { dictionaryOfOperation } from './operation-properties.ts';
import { type PropertySection } from './property-section.ts';
import { writeUseOrders } from './use-orders.ts';

/** Writes operations. */
export class OperationWriter {
  readonly #numbering: Numbering;
  readonly #properties: PropertySection;
  readonly #version: number;
  /** Writers of sections that were written. */
  readonly #empty: ByteWriter[] = [];

  constructor(numbering: Numbering, properties: PropertySection) {
    this.#numbering = numbering;
    this.#properties = properties;
    this.#version = numbering.version;
  }

  /** Writes the operation that everything is in. */
  writeRoot(op: Operation, to: ByteWriter): void {
    this.#write(op, 0, to);
  }

  /** Writes an operation by its place in the order in which operations are numbered. */
  #write(op: Operation, place: number, to: ByteWriter): void {
    const numbering = this.#numbering;
    to.varInt(numbering.name(op));
    // It tells what follows, and is known when that is written.
    const maskOffset = to.length;
    let mask = 0;
    to.byte(mask);
    to.varInt(numbering.locationOfOperation(place));
    const dictionary = dictionaryOfOperation(op, this.#version);
    if (dictionary) {
      mask |= operationMask.attributes;
      to.varInt(numbering.attribute(dictionary));
    }
    const properties = this.#properties.add(op);
    if (properties !== undefined) {
      mask |= operationMask.properties;
      to.varInt(properties);
    }
    if (op.results.length > 0) {
      mask |= operationMask.results;
      to.varInt(op.results.length);
      for (const { type } of op.results) to.varInt(numbering.type(type));
    }
    if (op.numOperands > 0) {
      mask |= operationMask.operands;
      to.varInt(op.numOperands);
      for (const { value } of op.opOperands) to.varInt(numbering.value(value));
    }
    if (op.blockOperands.length > 0) {
      mask |= operationMask.successors;
      to.varInt(op.blockOperands.length);
      for (const { block } of op.blockOperands) to.varInt(numbering.block(block));
    }
    if (this.#writeUseOrders(op.results, to)) mask |= operationMask.useListOrders;
    if (op.regions.length > 0) mask |= operationMask.regions;
    to.patch(maskOffset, mask);
    if (op.regions.length > 0) this.#writeRegions(op, to);
  }

  #writeRegions(op: Operation, to: ByteWriter): void {
    const isIsolated = this.#numbering.isIsolated(op);
    to.varIntWithFlag(op.regions.length, isIsolated);
    const isSection = isIsolated && this.#version >= versions.lazyLoading;
    const regions = isSection ? (this.#empty.pop() ?? new ByteWriter()) : to;
    for (const region of op.regions) this.#writeRegion(region, regions);
    if (!isSection) return;
    to.section('IR', regions);
    this.#empty.push(regions);
  }

  #writeRegion(region: Region, to: ByteWriter): void {
    const { blocks } = region;
    to.varInt(blocks.length);
    if (blocks.length === 0) return;
    const { numValues, firstOperation } = this.#numbering.region(region);
    to.varInt(numValues);
    let place = firstOperation;
    for (const block of blocks) {
      const { arguments: args } = block;
      const count = numOperations(block);
      to.varIntWithFlag(count, args.length > 0);
      if (args.length > 0) this.#writeArguments(block, to);
      for (let op = block.firstOp; op; op = op.next) this.#write(op, place++, to);
    }
  }

  #writeArguments({ arguments: args }: Block, to: ByteWriter): void {
    const numbering = this.#numbering;
    to.varInt(args.length);
    for (const { type, location } of args) {
      const isElided = location === UnknownLoc.instance && this.#version >= versions.elidedUnknownLocations;
      if (this.#version < versions.elidedUnknownLocations) to.varInt(numbering.type(type));
      else to.varIntWithFlag(numbering.type(type), !isElided);
      if (!isElided) to.varInt(numbering.location(location));
    }
    if (this.#version < versions.useListOrders) return;
    const maskOffset = to.length;
    to.byte(0);
    if (this.#writeUseOrders(args, to)) to.patch(maskOffset, argumentUseListOrders);
  }

  /** Writes the orders of the uses of values where they are not those of reading, and returns whether there are any. */
  #writeUseOrders(values: readonly Value[], to: ByteWriter): boolean {
    return this.#version >= versions.useListOrders && writeUseOrders(values, this.#numbering, to);
  }
}

function numOperations(block: Block): number {
  let count = 0;
  for (let op = block.firstOp; op; op = op.next) count++;
  return count;
}
