import type { NamedAttributes } from './attribute.ts';
import type { Block } from './block.ts';
import type { Operation } from './operation.ts';
import type { Region } from './region.ts';
import type { Value } from './value.ts';

/**
 * Tells which operations are equal but for where they are. Source: OperationEquivalence of mlir/IR/OperationSupport.h.
 */
export class OperationEquivalence {
  readonly #valueIds = new Map<Value, number>();

  /**
   * Returns a text that two operations share only if they have the same name, attributes, result types, number of regions and
   * operands, the order of which does not count for commutative operations.
   */
  key(op: Operation): string {
    let key = op.name;
    if (op.hasTrait('Commutative')) {
      const operands = op.opOperands.map((operand) => this.#id(operand.value));
      key += `,${operands.sort((a, b) => a - b).join()}`;
    } else {
      for (const { value } of op.opOperands) key += `,${this.#id(value)}`;
    }
    return key + keyOfRest(op);
  }

  /** Returns a text that two operations share only if all is the same that `key` looks at but for which operands they have. */
  keyWithoutOperands(op: Operation): string {
    return `${op.name},${op.numOperands}${keyOfRest(op)}`;
  }

  /** Tells whether operations with equal keys also have equal regions. */
  haveEqualRegions(a: Operation, b: Operation): boolean {
    return equalRegions(a.regions, b.regions, { values: new Map(), blocks: new Map() });
  }

  #id(value: Value): number {
    let id = this.#valueIds.get(value);
    if (id === undefined) this.#valueIds.set(value, (id = this.#valueIds.size));
    return id;
  }
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
  const equalMaps = (x: ReadonlyMap<string, unknown>, y: ReadonlyMap<string, unknown>): boolean =>
    x.size === y.size && [...x].every(([name, value]) => y.get(name) === value);
  return (
    a.numOperands === b.numOperands &&
    a.blockOperands.length === b.blockOperands.length &&
    a.results.every((result, i) => result.type === b.results[i]!.type) &&
    equalMaps(a.properties, b.properties) &&
    equalMaps(a.attributes, b.attributes) &&
    a.opOperands.every(({ value }, i) => (same.values.get(value) ?? value) === b.operand(i)) &&
    a.blockOperands.every(({ block }, i) => (same.blocks.get(block) ?? block) === b.blockOperands[i]!.block) &&
    equalRegions(a.regions, b.regions, same)
  );
}
