import { type Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { ForOp, IfOp, WhileOp, YieldOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { checkKnown } from './check-memory.ts';
import { type FunctionMemory } from './function-memory.ts';
import { type Leftovers } from './leftovers.ts';
import { isMemory, tensorTypeOf } from './memory.ts';
import { type MemoryValues } from './memory-values.ts';
import { type MemoryWrites } from './memory-writes.ts';

/** Rewrites what is in a block but its terminator, with what is known of memory in front of it, which becomes what is known behind it. */
type RewriteInside = (block: Block, memory: MemoryValues) => LogicalResult;

/** The memory that is written to inside of a loop or a branch. */
interface Crossing {
  readonly written: ReadonlySet<Value>;
  /** That which came to be outside. */
  readonly outer: readonly Value[];
}

/** Returns what is written to inside of `op`; undefined after an error, where it is not known what that holds before. */
function crossingOf(op: Operation, memory: MemoryValues, writes: MemoryWrites): Crossing | undefined {
  const written = writes.inside(op);
  const outer = [...written].filter((root) => memory.has(root));
  return checkKnown(op, outer, memory) ? { written, outer } : undefined;
}

/** Lets a loop carry what the memory holds that it carries, or writes to. */
export function rewriteFor(
  op: ForOp,
  memory: MemoryValues,
  { writes, leftovers }: FunctionMemory,
  rewriteInside: RewriteInside,
): LogicalResult {
  const body = op.region.firstBlock!;
  const crossing = crossingOf(op, memory, writes);
  if (!crossing) return false;
  const { written, outer } = crossing;
  const known = memory.copy();
  enterLoop(body, known, outer, leftovers);
  // Iterations before have written.
  for (const root of written) known.loseOthers(root);
  if (!rewriteInside(body, known) || !yieldTensors(body, known, outer)) return false;
  if (outer.length === 0 && !op.initArgs.some(isMemory)) return true;
  const builder = OpBuilder.before(op);
  const initArgs = valuesBefore(op.initArgs, memory, outer, builder);
  const { location, lowerBound, upperBound, step, unsignedCmp } = op;
  const bounds = { lowerBound, upperBound, step, unsignedCmp };
  const resultTypes = initArgs.map(({ type }) => type);
  const loop = ForOp.build(builder, location, { ...bounds, initArgs, regions: [moved(op.region)], resultTypes });
  takePlace(loop, op, crossing, memory, leftovers);
  return true;
}

/** Does the same for a loop that ends by a condition. */
export function rewriteWhile(
  op: WhileOp,
  memory: MemoryValues,
  { writes, leftovers }: FunctionMemory,
  rewriteInside: RewriteInside,
): LogicalResult {
  const crossing = crossingOf(op, memory, writes);
  if (!crossing) return false;
  const { written, outer } = crossing;
  const known = memory.copy();
  for (const { firstBlock } of op.regions) {
    enterLoop(firstBlock!, known, outer, leftovers);
    // Iterations before have written. What the first region hands on is known where it ends.
    if (firstBlock === op.before.firstBlock) for (const root of written) known.loseOthers(root);
    if (!rewriteInside(firstBlock!, known) || !yieldTensors(firstBlock!, known, outer)) return false;
  }
  if (outer.length === 0 && ![...op.operands, ...op.results].some(isMemory)) return true;
  const builder = OpBuilder.before(op);
  const inits = valuesBefore(op.inits, memory, outer, builder);
  const [, ...forwarded] = op.before.firstBlock!.lastOp!.operands;
  const resultTypes = forwarded.map(({ type }) => type);
  const loop = WhileOp.build(builder, op.location, { inits, regions: op.regions.map(moved), resultTypes });
  takePlace(loop, op, crossing, memory, leftovers);
  return true;
}

/** Lets both branches give what the memory holds that they give, or that one of them writes to. */
export function rewriteIf(
  op: IfOp,
  memory: MemoryValues,
  { writes, leftovers }: FunctionMemory,
  rewriteInside: RewriteInside,
): LogicalResult {
  const crossing = crossingOf(op, memory, writes);
  if (!crossing) return false;
  const { outer } = crossing;
  const builder = OpBuilder.before(op);
  if (outer.length > 0 && op.elseRegion.isEmpty) {
    builder.withInsertionPoint(() => {
      builder.createBlock(op.elseRegion);
      YieldOp.build(builder, op.location, { results: [] });
    });
  }
  for (const { firstBlock } of op.regions) {
    const known = memory.copy();
    if (firstBlock && !(rewriteInside(firstBlock, known) && yieldTensors(firstBlock, known, outer))) return false;
  }
  if (outer.length === 0 && !op.results.some(isMemory)) return true;
  const resultTypes = op.regions[0]!.firstBlock!.lastOp!.operands.map(({ type }) => type);
  const { condition, location } = op;
  const branches = IfOp.build(builder, location, { condition, resultTypes, regions: op.regions.map(moved) });
  takePlace(branches, op, crossing, memory, leftovers);
  return true;
}

/** Gives the first block of a loop's region tensors for what it has as arguments, and for what is in `outer`. */
function enterLoop(block: Block, memory: MemoryValues, outer: readonly Value[], leftovers: Leftovers): void {
  for (const argument of block.arguments.filter(isMemory)) {
    const type = tensorTypeOf(argument.type as MemRefType);
    memory.add(argument, block.insertArgument(argument.argNumber, type, argument.location));
  }
  for (const root of outer) memory.add(root, block.addArgument(memory.of(root).type, root.location));
  leftovers.addArguments(block);
}

/** Returns what a loop begins with: tensors for what it carries, and what is in `outer`. */
function valuesBefore(
  carried: readonly Value[],
  memory: MemoryValues,
  outer: readonly Value[],
  builder: OpBuilder,
): Value[] {
  return [...memory.readAll(carried, builder), ...outer.map((root) => memory.of(root))];
}

/** Lets a block give tensors for the memory that it gave, and what is in `outer`. */
function yieldTensors(block: Block, memory: MemoryValues, outer: readonly Value[]): LogicalResult {
  const { lastOp } = block;
  if (!checkKnown(lastOp!, outer, memory)) return false;
  const own = memory.readAll(lastOp!.operands, OpBuilder.before(lastOp!));
  lastOp!.setOperands([...own, ...outer.map((root) => memory.of(root))]);
  return true;
}

function moved(region: Region): Region {
  const target = new Region();
  target.takeBody(region);
  return target;
}

/** Lets `made`, behind whose other results is what `outer` holds, stand for `op`, whose results may name memory. */
function takePlace(
  made: Operation,
  op: Operation,
  { written, outer }: Crossing,
  memory: MemoryValues,
  leftovers: Leftovers,
): void {
  made.setDiscardableAttrs(op.attributes);
  for (const root of written) memory.loseOthers(root);
  outer.forEach((root, i) => memory.set(root, made.result(op.numResults + i)));
  for (const [i, result] of op.results.entries()) {
    if (isMemory(result)) memory.add(result, made.result(i));
    else result.replaceAllUsesWith(made.result(i));
  }
  leftovers.addOperation(op);
}
