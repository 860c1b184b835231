import { equalAttributes, hashAttributes, type NamedAttributes } from './attribute.ts';
import type { Block } from './block.ts';
import { factsOf } from './op-facts.ts';
import type { Operation } from './operation.ts';
import type { Region } from './region.ts';
import { OpResult, type BlockArgument, type OpOperand, type Value } from './value.ts';
import { walk } from './walk.ts';

/** Which operations are equal but for where they are. Source: OperationEquivalence of mlir/IR/OperationSupport.h. */

/**
 * Returns a number of 30 bits that is the same for operations that areEquivalent and haveEqualRegions. It follows from the order numbers of what makes the
 * operands, which must not change as long as hashes are compared; they differ the better the more these numbers do.
 */
export function hashOperation(op: Operation): number {
  const { opOperands, results } = op;
  const factor = isCommutative(op) ? 1 : 31;
  let hash = hashNameAndAttributes(op);
  for (let i = 0; i < opOperands.length; i++) hash = (Math.imul(hash, factor) + hashValue(opOperands[i]!.value)) | 0;
  for (let i = 0; i < results.length; i++) hash = (Math.imul(hash, 31) + results[i]!.type.id) | 0;
  for (const region of op.regions) hash = (Math.imul(hash, 31) + hashBeginning(region)) | 0;
  return (hash ^ (hash >>> 15)) & 0x3fffffff;
}

/** So many operations of a region count in its hash: enough to tell most apart, and no region makes hashes slow. */
const hashedOps = 8;

/** Returns a number that is the same for equal regions of operations that are equal. */
function hashBeginning(region: Region): number {
  let hash = region.blocks.length;
  let op = region.firstBlock?.firstOp;
  for (let count = 0; op && count < hashedOps; count++, op = op.next) {
    hash = (Math.imul(hash, 31) + hashNameAndAttributes(op)) | 0;
    for (const { value } of op.opOperands) {
      // What the region itself defines has other numbers in each.
      if (value.parentBlock?.region !== region) hash = (Math.imul(hash, 31) + hashValue(value)) | 0;
    }
  }
  return hash;
}

function hashNameAndAttributes({ info, name, properties, attributes }: Operation): number {
  let hash = info ? factsOf(info).number : name.length;
  if (properties.size > 0) hash = (hash + hashAttributes(properties)) | 0;
  if (attributes.size > 0) hash = (hash + hashAttributes(attributes)) | 0;
  return hash;
}

/**
 * Tells whether two operations have the same name, attributes, result types, number of regions and operands, the order of which
 * does not count for commutative operations.
 */
export function areEquivalent(a: Operation, b: Operation): boolean {
  return (
    a.name === b.name &&
    equalTypes(a, b) &&
    (isCommutative(a) ? equalOperandsInAnyOrder(a, b) : equalOperands(a, b)) &&
    equalAttributes(a.properties, b.properties) &&
    equalAttributes(a.attributes, b.attributes) &&
    a.regions.length === b.regions.length &&
    a.blockOperands.length === b.blockOperands.length
  );
}

/** Returns a text that two operations share only if all is the same that areEquivalent looks at but for which operands they have. */
export function keyWithoutOperands(op: Operation): string {
  return `${op.name},${op.numOperands}${keyOfRest(op)}`;
}

/** Tells whether operations that areEquivalent also have equal regions. */
export function haveEqualRegions(a: Operation, b: Operation): boolean {
  return equalRegions(a.regions, b.regions, { values: new Map(), blocks: new Map() });
}

function isCommutative({ info }: Operation): boolean {
  return info !== undefined && factsOf(info).isCommutative;
}

function hashValue(value: Value): number {
  if (value instanceof OpResult) return Math.imul(value.owner.orderInBlock + 2, 0x9e3779b1) + value.resultNumber;
  const { owner, argNumber } = value as BlockArgument;
  return Math.imul((owner.firstOp?.orderInBlock ?? 0) + 1, 0x85ebca6b) + argNumber;
}

function equalTypes({ results: a }: Operation, { results: b }: Operation): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i]!.type !== b[i]!.type) return false;
  return true;
}

function equalOperands({ opOperands: a }: Operation, { opOperands: b }: Operation): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i]!.value !== b[i]!.value) return false;
  return true;
}

function equalOperandsInAnyOrder(a: Operation, b: Operation): boolean {
  if (a.opOperands.length !== b.opOperands.length) return false;
  if (a.opOperands.length !== 2) return equalOperands(a, b) || haveSameCounts(a.operands, b.operands);
  const [first, second] = b.opOperands as [OpOperand, OpOperand];
  const [{ value: x }, { value: y }] = a.opOperands as [OpOperand, OpOperand];
  return (x === first.value && y === second.value) || (x === second.value && y === first.value);
}

/** Tells whether each value occurs in both lists, which are of one length, as often. */
function haveSameCounts(a: readonly Value[], b: readonly Value[]): boolean {
  const counts = new Map<Value, number>();
  for (const value of a) counts.set(value, (counts.get(value) ?? 0) + 1);
  return b.every((value) => {
    const count = counts.get(value) ?? 0;
    counts.set(value, count - 1);
    return count > 0;
  });
}

function keyOfRest(op: Operation): string {
  let key = '';
  for (const { type } of op.results) key += `:${type.id}`;
  if (op.regions.length + op.blockOperands.length > 0) key += `[${op.regions.length},${op.blockOperands.length}]`;
  return key + attributesKey(op.properties) + attributesKey(op.attributes);
}

function attributesKey(attributes: NamedAttributes): string {
  if (attributes.size === 0) return '{}';
  const entries: string[] = [];
  for (const [name, value] of attributes) entries.push(`${name}=${value.id}`);
  return `{${(entries.length > 1 ? entries.sort() : entries).join()}}`;
}

/** Which values and blocks of the one side stand for which of the other. */
interface Correspondence {
  readonly values: Map<Value, Value>;
  readonly blocks: Map<Block, Block>;
}

function equalRegions(a: readonly Region[], b: readonly Region[], same: Correspondence): boolean {
  return a.length === b.length && a.every((region, i) => equalRegion(region, b[i]!, same));
}

function equalRegion(a: Region, b: Region, same: Correspondence): boolean {
  if (a.blocks.length !== b.blocks.length) return false;
  return (
    a.blocks.every((block, i) => declareBlock(block, b.blocks[i]!, same)) &&
    a.blocks.every((block, i) => equalOps(block, b.blocks[i]!, same))
  );
}

/** Makes everything that the blocks define correspond, so that references forward find it. */
function declareBlock(a: Block, b: Block, same: Correspondence): boolean {
  if (a.arguments.length !== b.arguments.length) return false;
  same.blocks.set(a, b);
  for (const [i, argument] of a.arguments.entries()) {
    if (argument.type !== b.arguments[i]!.type) return false;
    same.values.set(argument, b.arguments[i]!);
  }
  let opB = b.firstOp;
  for (let opA = a.firstOp; opA; opA = opA.next, opB = opB.next) {
    if (!opB || opA.name !== opB.name || opA.numResults !== opB.numResults) return false;
    opA.results.forEach((result, i) => same.values.set(result, opB!.results[i]!));
  }
  return opB === null;
}

function equalOps(a: Block, b: Block, same: Correspondence): boolean {
  let opB = b.firstOp;
  for (let opA = a.firstOp; opA && opB; opA = opA.next, opB = opB.next) if (!equalOp(opA, opB, same)) return false;
  return true;
}

function equalOp(a: Operation, b: Operation, same: Correspondence): boolean {
  return (
    a.numOperands === b.numOperands &&
    a.blockOperands.length === b.blockOperands.length &&
    equalTypes(a, b) &&
    equalAttributes(a.properties, b.properties) &&
    equalAttributes(a.attributes, b.attributes) &&
    a.opOperands.every(({ value }, i) => (same.values.get(value) ?? value) === b.operand(i)) &&
    a.blockOperands.every(({ block }, i) => (same.blocks.get(block) ?? block) === b.blockOperands[i]!.block) &&
    equalRegions(a.regions, b.regions, same)
  );
}

/** Returns a number that is the same for equal regions, as far as all operations in them count but not what their operands are. */
export function hashRegion(region: Region): number {
  let hash = region.blocks.length;
  const add = (number: number): void => void (hash = (Math.imul(hash, 31) + number) | 0);
  const before = (op: Operation): void => {
    add(hashNameAndAttributes(op));
    for (const { type } of op.results) add(type.id);
  };
  for (const op of region.operations()) walk(op, { before });
  return hash;
}

/** Tells whether two regions with equal surroundings are equal. */
export function areEqualRegions(a: Region, b: Region): boolean {
  return equalRegion(a, b, { values: new Map(), blocks: new Map() });
}
