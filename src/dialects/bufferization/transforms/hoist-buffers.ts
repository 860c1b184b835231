import { ancestorInBlock } from '../../../ir/ancestors.ts';
import { type Block } from '../../../ir/block.ts';
import { DominanceInfo } from '../../../ir/dominance.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { findDealloc } from '../../memref/find-dealloc.ts';
import { AllocaOp, AllocOp } from '../../memref/generated/memref-ops.gen.ts';
import { BufferViewFlow } from '../analysis/buffer-view-flow.ts';
import { isKnownControlFlow } from '../analysis/loops.ts';

/** Moves memory that is made to blocks further out. Source: BufferAllocationHoisting of mlir/lib/Dialect/Bufferization/Transforms/BufferOptimizations.cpp. */

/** How far memory is moved. */
export interface Hoisting {
  /** Whether memory on the stack is moved, too. */
  readonly includesStack: boolean;
  /** Whether memory also moves to a block of the same region through which control always comes first. */
  readonly movesToDominators: boolean;
  /** Returns the block that nothing is moved out of; `uses` comes before all uses, `operands` is the innermost with an operand. */
  upperBound(dominance: DominanceInfo, uses: Block | undefined, operands: Block | undefined): Block | undefined;
  /** Tells whether memory may move out of `op`. */
  mayLeave(dominance: DominanceInfo, op: Operation, uses: Block | undefined): boolean;
}

export function hoistBuffers(root: Operation, hoisting: Hoisting): void {
  const allocs: (AllocOp | AllocaOp)[] = [];
  const allocas: AllocaOp[] = [];
  walk(root, {
    after(op) {
      if (op instanceof AllocOp && findDealloc(op.memref) !== 'several') allocs.push(op);
      if (op instanceof AllocaOp) allocas.push(op);
    },
  });
  if (hoisting.includesStack) allocs.push(...allocas);
  if (allocs.length === 0) return;
  const flow = new BufferViewFlow(root);
  const dominance = new DominanceInfo();
  for (const op of allocs) hoist(op, hoisting, flow, dominance);
}

function hoist(op: AllocOp | AllocaOp, hoisting: Hoisting, flow: BufferViewFlow, dominance: DominanceInfo): void {
  const uses = blockBeforeUses(op, flow.resolve(op.memref), dominance);
  let operands: Block | undefined;
  for (const { parentBlock } of op.operands) {
    if (!operands || dominance.blockDominates(operands, parentBlock!)) operands = parentBlock;
  }
  const bound = hoisting.upperBound(dominance, uses, operands);
  const target = placementOf(op, bound, uses, hoisting, dominance);
  if (target === op.block) return;
  const anchor = ancestorInBlock(op, target) ?? target.lastOp;
  if (anchor) op.moveBefore(anchor);
}

function placementOf(
  op: Operation,
  bound: Block | undefined,
  uses: Block | undefined,
  { movesToDominators, mayLeave }: Hoisting,
  dominance: DominanceInfo,
): Block {
  let current = op.block!;
  let target = current;
  while (!bound || dominance.blockProperlyDominates(bound, current)) {
    const parent = current.parentOp;
    const outer = parent?.block;
    if (!parent || !outer) break;
    const { region } = current;
    const dominator =
      region && region.firstBlock !== current ? dominance.tree(region).immediateDominator(current) : undefined;
    if (dominator && dominance.blockProperlyDominates(outer, dominator)) {
      current = dominator;
      if (movesToDominators) target = current;
      continue;
    }
    if (!isKnownControlFlow(parent) || !mayLeave(dominance, parent, uses)) break;
    current = outer;
    target = current;
  }
  return target;
}

/** Returns the innermost block from which all uses of the memory are reached, and where it is made; undefined if there is none. */
function blockBeforeUses(op: Operation, aliases: ReadonlySet<Value>, dominance: DominanceInfo): Block | undefined {
  let block: Block | undefined = op.block!;
  for (const alias of aliases) {
    for (const user of alias.users()) block = commonDominator(block, user.block ?? undefined, dominance);
    block = commonDominator(block, alias.parentBlock, dominance);
  }
  return block;
}

function commonDominator(a: Block | undefined, b: Block | undefined, dominance: DominanceInfo): Block | undefined {
  if (!a || !b || a === b) return a && b;
  const blocks = new Map<Region, Block>();
  for (let block: Block | undefined = a; block?.region; block = block.parentOp?.block ?? undefined) {
    blocks.set(block.region, block);
  }
  for (let block: Block | undefined = b; block?.region; block = block.parentOp?.block ?? undefined) {
    const { region } = block;
    const other = blocks.get(region);
    if (other) return other === block ? block : commonInRegion(other, block, dominance.tree(region));
  }
  return undefined;
}

function commonInRegion(a: Block, b: Block, tree: ReturnType<DominanceInfo['tree']>): Block | undefined {
  const above = new Set<Block>();
  for (let block: Block | undefined = a; block; block = tree.immediateDominator(block)) above.add(block);
  for (let block: Block | undefined = b; block; block = tree.immediateDominator(block)) {
    if (above.has(block)) return block;
  }
  return undefined;
}
