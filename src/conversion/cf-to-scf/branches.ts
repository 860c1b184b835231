/** Makes choices between blocks choices between regions. Source: transformToStructuredCFBranches of mlir/lib/Transforms/Utils/CFGToSCF.cpp. */
import { Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type DominatorTree } from '../../ir/dominator-tree.ts';
import { MarkedSet } from '../../ir/marked-set.ts';
import { Region } from '../../ir/region.ts';
import { type Value } from '../../ir/value.ts';
import { joinEdges } from './edge-multiplexer.ts';
import { type Edge, edgesFrom, edgesTo, edgesToSome, isExit } from './edges.ts';
import { type Lifting } from './lifting.ts';
import { moveOperations } from './move-operations.ts';
import { buildChoice, buildYield } from './structured-ops.ts';

/** The blocks between an edge and where the ways meet again; none where the edge leads there. */
type Branch = readonly Block[];

/** The end of a branch, which is made, and what it yields. */
interface BranchEnd {
  readonly block: Block;
  readonly yielded: readonly Value[];
}

/**
 * Puts what follows `entry` behind its operations: the only block that follows, or a choice between the ways from it to where they meet, and the block where they do. No way
 * leads back. Returns the first blocks of what is to be lifted further. `tree` has all blocks that are neither where several edges were joined nor the end of a branch.
 */
export function liftBranches(entry: Block, lifting: Lifting, tree: () => DominatorTree): Block[] {
  const edges = edgesFrom(entry);
  const [first, second] = edges;
  if (!first) return [];
  if (!second) {
    const { successor, operands } = first;
    successor.arguments.forEach((argument, i) => argument.replaceAllUsesWith(operands[i]!));
    entry.lastOp!.erase();
    moveOperations(successor, entry);
    lifting.blocks.move(successor, null);
    return [entry];
  }
  const branches = edges.map(({ successor }) => (hasOneEdge(successor) ? dominatedBlocks(successor, tree()) : []));
  const { meeting, neverMeet } = edgesToMeetingPoint(entry, edges, branches);
  // Ways to exits of different kinds are left as they are.
  if (neverMeet) return edges.map(({ successor }) => successor);
  const [{ successor }] = meeting as [Edge];
  const isOneBlock = meeting.every((edge) => edge.successor === successor);
  const meetingPoint = isOneBlock ? successor : joinEdges(lifting, meeting[0]!.terminator.location, meeting);
  // Exits are behind the meeting point now.
  const inside = branches.map((branch) => branch.filter((block) => !isExit(block)));
  return buildRegions(entry, edges, inside, meetingPoint, lifting);
}

function hasOneEdge({ firstUse }: Block): boolean {
  return firstUse !== null && firstUse.nextUse === null;
}

/** Returns the blocks that `root` dominates, in preorder of their tree. Exits that are behind a meeting point by now are in another region. */
function dominatedBlocks(root: Block, tree: DominatorTree): Block[] {
  const blocks: Block[] = [];
  const pending = [root];
  for (let block = pending.pop(); block; block = pending.pop()) {
    blocks.push(block);
    const children = tree.children(block);
    for (let i = children.length - 1; i >= 0; i--) pending.push(children[i]!);
  }
  return blocks.filter(({ region }) => region === root.region);
}

/** Returns the edges out of the branches, and those to exits in them; and whether there are but the latter. */
function edgesToMeetingPoint(
  entry: Block,
  edges: readonly Edge[],
  branches: readonly Branch[],
): { readonly meeting: readonly Edge[]; readonly neverMeet: boolean } {
  const inside = new MarkedSet<Block>();
  inside.add(entry);
  for (const branch of branches) for (const block of branch) inside.add(block);
  const meeting: Edge[] = [];
  let neverMeet = true;
  const add = (leaving: readonly Edge[]): void => {
    meeting.push(...leaving);
    if (leaving.length > 0) neverMeet = false;
  };
  for (const [i, branch] of branches.entries()) {
    if (branch.length === 0) add([edges[i]!]);
    for (const block of branch) {
      if (isExit(block)) meeting.push(...edgesTo(block));
      else add(edgesToSome([block], (successor) => !inside.has(successor)));
    }
  }
  return { meeting, neverMeet };
}

/** Makes regions of the branches, and puts the operation that chooses between them, and what follows it, behind the operations of `entry`. */
function buildRegions(
  entry: Block,
  edges: readonly Edge[],
  branches: readonly Branch[],
  meetingPoint: Block,
  lifting: Lifting,
): Block[] {
  const ends: BranchEnd[] = [];
  const further: Block[] = [];
  const regions = branches.map((branch, i) => {
    const region = new Region();
    const { operands } = edges[i]!;
    const [head] = branch;
    if (head) {
      ends.push(...moveBranch(branch, meetingPoint, region, lifting));
      head.arguments.forEach((argument, j) => argument.replaceAllUsesWith(operands[j]!));
      head.eraseArguments(new Set(head.arguments.keys()));
      further.push(head);
    } else {
      const block = new Block();
      region.append(block);
      ends.push({ block, yielded: operands });
    }
    return region;
  });
  const branch = entry.lastOp!;
  const types = meetingPoint.arguments.map(({ type }) => type);
  const choice = buildChoice(branch, types, regions);
  branch.erase();
  for (const { block, yielded } of ends)
    buildYield(OpBuilder.atBlockEnd(lifting.context, block), choice.location, yielded);
  for (const { from, terminator, operands } of edgesTo(meetingPoint)) {
    buildYield(OpBuilder.atBlockEnd(lifting.context, from), terminator.location, operands);
    terminator.erase();
  }
  meetingPoint.arguments.forEach((argument, i) => argument.replaceAllUsesWith(choice.result(i)));
  moveOperations(meetingPoint, entry);
  lifting.blocks.move(meetingPoint, null);
  return [...further, entry];
}

/** Moves a branch into a region. Where several edges leave it, they are led through one block, which is returned. */
function moveBranch(branch: Branch, meetingPoint: Block, region: Region, lifting: Lifting): BranchEnd[] {
  const leaving = edgesToSome(branch, (successor) => successor === meetingPoint);
  const [head, ...others] = branch;
  // Only the first block is in the region's list: in the end, it is the only one.
  lifting.blocks.move(head!, null);
  region.append(head!);
  for (const block of others) lifting.blocks.move(block, region);
  if (leaving.length < 2) return [];
  const end = new Block();
  end.region = region;
  for (const { type, location } of meetingPoint.arguments) end.addArgument(type, location);
  for (const edge of leaving) edge.redirect(end);
  return [{ block: end, yielded: end.arguments }];
}
