import { Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { type Edge } from './edges.ts';
import { type Lifting } from './lifting.ts';
import { buildNumberedSwitch } from './switches.ts';

interface Entry {
  readonly number: number;
  /** The first of the multiplexer's arguments that are those of the block. */
  readonly start: number;
}

/**
 * A block that edges to several blocks are led through. Its arguments are those of all of these blocks, then, if there are several, the number of the block to go on to, then what else
 * is to be passed. Source: EdgeMultiplexer of mlir/lib/Transforms/Utils/CFGToSCF.cpp.
 */
export class EdgeMultiplexer {
  readonly block = new Block();
  readonly #entries = new Map<Block, Entry>();
  readonly #chosen: Value | undefined;

  /** Puts the block behind the first of those that edges lead to. */
  constructor(
    private readonly lifting: Lifting,
    location: Location,
    blocks: readonly Block[],
    extraTypes: readonly Type[] = [],
  ) {
    const { block } = this;
    lifting.blocks.insertAfter(block, blocks[0]!);
    for (const entry of blocks) {
      if (this.#entries.has(entry)) continue;
      this.#entries.set(entry, { number: this.#entries.size, start: block.arguments.length });
      for (const argument of entry.arguments) block.addArgument(argument.type, argument.location);
    }
    if (this.#entries.size > 1) this.#chosen = block.addArgument(lifting.number(0).type, location);
    for (const type of extraTypes) block.addArgument(type, location);
  }

  /** Leads an edge to one of the blocks through the multiplexer. */
  redirect(edge: Edge, extra: readonly Value[] = []): void {
    const { successor, operands } = edge;
    const { number, start } = this.#entries.get(successor)!;
    const { arguments: args } = this.block;
    const passed = args.map((argument, i) => {
      if (i >= start && i < start + operands.length) return operands[i - start]!;
      if (argument === this.#chosen) return this.lifting.number(number);
      if (i >= args.length - extra.length) return extra[i - (args.length - extra.length)]!;
      return this.lifting.poison(argument.type);
    });
    edge.redirectWith(this.block, passed);
  }

  /** Makes the switch to the blocks, without `excluded`. */
  buildSwitch(location: Location, builder: OpBuilder, excluded?: Block): void {
    const destinations = [...this.#entries]
      .filter(([block]) => block !== excluded)
      .map(([block, { number, start }]) => ({
        number,
        block,
        operands: this.block.arguments.slice(start, start + block.arguments.length),
      }));
    const [otherwise] = destinations.splice(-1);
    const flag = destinations.length > 0 && this.#chosen ? this.#chosen : this.lifting.number(0);
    buildNumberedSwitch(builder, location, flag, destinations, otherwise!);
  }
}

/** Leads edges through one block, which goes on to where they led, and returns it. */
export function joinEdges(lifting: Lifting, location: Location, edges: readonly Edge[]): Block {
  const successors = edges.map(({ successor }) => successor);
  const multiplexer = new EdgeMultiplexer(lifting, location, successors);
  for (const edge of edges) multiplexer.redirect(edge);
  multiplexer.buildSwitch(location, OpBuilder.atBlockEnd(lifting.context, multiplexer.block));
  return multiplexer.block;
}
