/** Makes cycles loops. Source: transformCyclesToSCFLoops of mlir/lib/Transforms/Utils/CFGToSCF.cpp. */
import { Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { type Value } from '../../ir/value.ts';
import { edgesOfCycle, outermostCycles, type CycleEdges } from './cycles.ts';
import { EdgeMultiplexer, joinEdges } from './edge-multiplexer.ts';
import { type ExitCombiner } from './exit-combiner.ts';
import { type Lifting } from './lifting.ts';
import { valuesLeavingLoop } from './loop-values.ts';
import { moveOperations } from './move-operations.ts';
import { buildLoop, buildUnreachableEnd } from './structured-ops.ts';
import { buildNumberedSwitch } from './switches.ts';

/** The end of a loop that one edge enters, one leaves and one repeats, the latter two from one block. */
interface LoopEnd {
  /** The block of these two edges: that which repeats is the first. */
  readonly latch: Block;
  /** 1 to go on, 0 to leave. */
  readonly condition: Value;
  /** Where the loop leaves to; nothing else comes here. */
  readonly exit: Block;
}

/**
 * Makes loops of the outermost cycles that are reached from `entry`. Returns the first blocks of their bodies, which may have cycles of their own; undefined after an
 * error.
 */
export function liftCycles(entry: Block, lifting: Lifting, exits: ExitCombiner): Block[] | undefined {
  const headers: Block[] = [];
  for (const cycle of outermostCycles(entry)) {
    const header = liftCycle(new Set(cycle), lifting, exits);
    if (!header) return undefined;
    headers.push(header);
  }
  return headers;
}

function liftCycle(cycle: Set<Block>, lifting: Lifting, exits: ExitCombiner): Block | undefined {
  const edges = edgesOfCycle(cycle);
  const header = singleHeader(edges, lifting);
  cycle.add(header);
  const end = singleLatch(edges, header, lifting, exits);
  if (!end) return undefined;
  const { latch, exit } = end;
  cycle.add(latch);

  const { region } = header;
  const parent = new Block();
  lifting.blocks.insertBefore(parent, header);
  const body = new Region();
  // Only the first block is in the region's list from here on: in the end, it is the only one.
  lifting.blocks.move(header, null);
  body.append(header);
  for (const block of cycle) if (block !== header) lifting.blocks.move(block, body);

  const next = valuesLeavingLoop({ header, latch, exit, blocks: cycle, body, region: region! }, lifting);
  for (const { type, location } of header.arguments) parent.addArgument(type, location);
  const terminator = latch.lastOp!;
  while (header.firstUse) header.firstUse.set(parent);
  terminator.erase();
  const loop = buildLoop(parent, terminator.location, body, latch, end.condition, next);
  exit.arguments.forEach((argument, i) => argument.replaceAllUsesWith(loop.result(i)));
  moveOperations(exit, parent);
  lifting.blocks.move(exit, null);
  return header;
}

/** Returns the block by which a cycle is entered, one that is made if there are several edges into it. */
function singleHeader({ entries, repetitions }: CycleEdges, lifting: Lifting): Block {
  const header = entries[0]!.successor;
  if (entries.length === 1) return header;
  return joinEdges(lifting, header.lastOp!.location, [...entries, ...repetitions]);
}

/** Leads the edges that repeat and those that leave through one block; undefined after an error. */
function singleLatch(
  { repetitions, exits }: CycleEdges,
  header: Block,
  lifting: Lifting,
  combiner: ExitCombiner,
): LoopEnd | undefined {
  const { location } = repetitions[0]!.terminator;
  const blocks = [...repetitions, ...exits].map(({ successor }) => successor);
  const multiplexer = new EdgeMultiplexer(lifting, location, blocks, [lifting.number(0).type]);
  const latch = multiplexer.block;
  const exit = new Block();
  lifting.blocks.insertAfter(exit, latch);
  for (const edge of repetitions) multiplexer.redirect(edge, [lifting.number(1)]);
  for (const edge of exits) multiplexer.redirect(edge, [lifting.number(0)]);

  const condition = latch.arguments.at(-1)!;
  const again = { block: header, operands: latch.arguments.slice(0, header.arguments.length) };
  const { context } = lifting;
  buildNumberedSwitch(
    OpBuilder.atBlockEnd(context, latch),
    location,
    condition,
    [{ number: 0, block: exit, operands: [] }],
    again,
  );
  if (exits.length > 0) multiplexer.buildSwitch(location, OpBuilder.atBlockEnd(context, exit), header);
  else if (!endUnreachable(exit, location, lifting, combiner)) return undefined;
  return { latch, condition, exit };
}

/** Ends a block behind a loop that never ends. */
function endUnreachable(block: Block, location: Location, lifting: Lifting, combiner: ExitCombiner): boolean {
  const end = buildUnreachableEnd(block, location, lifting.region.parentOp!);
  if (!end) return false;
  combiner.combine(end);
  return true;
}
