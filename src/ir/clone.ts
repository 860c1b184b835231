import { Block } from './block.ts';
import { Operation } from './operation.ts';
import type { Region } from './region.ts';
import type { Value } from './value.ts';

/** Which value and block of a copy stands for which of the original. */
export class IRMapping {
  readonly #values = new Map<Value, Value>();
  readonly #blocks = new Map<Block, Block>();

  map(from: Value, to: Value): void {
    this.#values.set(from, to);
  }

  mapBlock(from: Block, to: Block): void {
    this.#blocks.set(from, to);
  }

  /** Returns what `value` maps to, itself when it is not mapped. */
  lookup(value: Value): Value {
    return this.#values.get(value) ?? value;
  }

  lookupOrUndefined(value: Value): Value | undefined {
    return this.#values.get(value);
  }

  lookupBlock(block: Block): Block {
    return this.#blocks.get(block) ?? block;
  }
}

/** Returns a copy of `op` with its regions, in no block. Operands and successors go through `mapping`, results are added to it. */
export function cloneOperation(op: Operation, mapping = new IRMapping()): Operation {
  const copy = cloneWithoutRegions(op, mapping);
  cloneRegionsInto(op, copy, mapping);
  return copy;
}

/** Returns a copy of `op` with as many regions, all empty. */
export function cloneWithoutRegions(op: Operation, mapping = new IRMapping()): Operation {
  return cloneShell(op, mapping, mappedOperands(op, mapping));
}

/** Appends copies of the blocks of `source` to `target`, without the arguments that `mapping` knows already. */
export function cloneRegionInto(source: Region, target: Region, mapping: IRMapping): void {
  // Blocks and their operations come first, so that references forward and backward both find their copies; operands and what is
  // nested follow in the order of the text, in which MLIR makes uses, too.
  const blocks = source.blocks.map((block) => {
    const copy = new Block();
    for (const argument of block.arguments) {
      if (mapping.lookupOrUndefined(argument)) continue;
      mapping.map(argument, copy.addArgument(argument.type, argument.location));
    }
    mapping.mapBlock(block, copy);
    return copy;
  });
  for (const block of blocks) target.append(block);
  const pairs: [Operation, Operation][] = [];
  source.blocks.forEach((block, i) => {
    for (const op of block.operations()) {
      const copy = cloneShell(op, mapping, []);
      blocks[i]!.append(copy);
      pairs.push([op, copy]);
    }
  });
  for (const [op, copy] of pairs) {
    copy.setOperands(mappedOperands(op, mapping));
    cloneRegionsInto(op, copy, mapping);
  }
}

function mappedOperands(op: Operation, mapping: IRMapping): Value[] {
  return op.opOperands.map((operand) => mapping.lookup(operand.value));
}

function cloneShell(op: Operation, mapping: IRMapping, operands: readonly Value[]): Operation {
  const copy = Operation.create({
    context: op.context,
    name: op.name,
    location: op.location,
    operands,
    resultTypes: op.resultTypes,
    properties: op.properties,
    attributes: op.attributes,
    regions: op.regions.length,
    successors: op.blockOperands.map((successor) => mapping.lookupBlock(successor.block)),
  });
  op.results.forEach((result, i) => mapping.map(result, copy.results[i]!));
  return copy;
}

function cloneRegionsInto(op: Operation, copy: Operation, mapping: IRMapping): void {
  op.regions.forEach((region, i) => cloneRegionInto(region, copy.regions[i]!, mapping));
}
