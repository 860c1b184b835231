/** Source: transformCFGToSCF of mlir/lib/Transforms/Utils/CFGToSCF.cpp; texts verbatim. */
import { type Block } from '../../ir/block.ts';
import { DominatorTree } from '../../ir/dominator-tree.ts';
import { BranchOpInterface } from '../../ir/interfaces/branch.ts';
import { type Region } from '../../ir/region.ts';
import { walk } from '../../ir/walk.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { liftBranches } from './branches.ts';
import { isExit } from './edges.ts';
import { ExitCombiner } from './exit-combiner.ts';
import { Lifting } from './lifting.ts';
import { liftCycles } from './loops.ts';

/** A block from which what follows is to be lifted. */
interface Pending {
  readonly entry: Block;
  /** Makes the tree of its region when it has no cycles any more; undefined while it may have some. */
  readonly tree?: (() => DominatorTree) | undefined;
}

/**
 * Makes loops and choices of scf of the control flow between the blocks of a region, all of it if the region ends in one kind of terminator; else a choice between blocks
 * with one kind each is left. The algorithm is that of Bahmann et al., Perfect Reconstructability of Control Flow from Demand Dependence Graphs. Each block is looked at
 * once per loop and branch around it. Failure comes after an error.
 */
export function liftRegion(region: Region): LogicalResult {
  if (!checkBlocks(region)) return false;
  const lifting = new Lifting(region);
  const exits = new ExitCombiner(lifting);
  for (const block of region.blocks) if (isExit(block)) exits.combine(block.lastOp!);
  const succeeded = checkUnreachable(region) && liftFrom(region.firstBlock!, lifting, exits);
  lifting.blocks.write();
  return succeeded;
}

function liftFrom(first: Block, lifting: Lifting, exits: ExitCombiner): LogicalResult {
  const pending: Pending[] = [{ entry: first }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { entry } = next;
    let { tree } = next;
    if (!tree) {
      const bodies = liftCycles(entry, lifting, exits);
      if (!bodies) return false;
      for (const body of bodies) pending.push({ entry: body });
      tree = lazyTree(entry.region!);
    }
    for (const block of liftBranches(entry, lifting, tree)) pending.push({ entry: block, tree });
  }
  return true;
}

function lazyTree(region: Region): () => DominatorTree {
  let tree: DominatorTree | undefined;
  return () => (tree ??= new DominatorTree(region));
}

/**
 * Refuses cycles that nothing reaches but that lead into what is lifted. Others stay as they are.
 * Differs: upstream leaves branches to blocks that are gone, or ends abnormally.
 */
function checkUnreachable(region: Region): LogicalResult {
  const reached = new Set<Block>();
  const pending = [region.firstBlock!];
  for (let block = pending.pop(); block; block = pending.pop()) {
    if (reached.has(block)) continue;
    reached.add(block);
    pending.push(...block.successors);
  }
  const wrong = region.blocks.find((block) => !reached.has(block) && block.successors.some((to) => reached.has(to)));
  return !wrong || refuseUnreachable(wrong);
}

function refuseUnreachable(block: Block): LogicalResult {
  return block.firstOp!.emitOpError('transformation does not support unreachable blocks');
}

/** Refuses what cannot be lifted. */
function checkBlocks(region: Region): LogicalResult {
  const unused = region.blocks.slice(1).find(({ firstUse }) => !firstUse);
  if (unused) return refuseUnreachable(unused);
  for (const op of region.operations()) {
    const succeeded = walk(op, {
      after: (nested) => {
        if (nested.blockOperands.length === 0 || BranchOpInterface.of(nested)) return 'advance';
        nested.emitOpError(
          'transformation does not support terminators with successors not implementing BranchOpInterface',
        );
        return 'interrupt';
      },
    });
    if (!succeeded) return false;
  }
  return true;
}
