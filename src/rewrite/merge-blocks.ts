import { type Block } from '../ir/block.ts';
import { BranchOpInterface } from '../ir/interfaces/branch.ts';
import { type Operation } from '../ir/operation.ts';
import { keyWithoutOperands } from '../ir/operation-equivalence.ts';
import { type PatternRewriter } from '../ir/pattern-match.ts';
import { type Region } from '../ir/region.ts';
import { type Value } from '../ir/value.ts';

/** An operand of a block: the number of its operation in the block, and its number there. */
interface OperandPlace {
  readonly opIndex: number;
  readonly operandIndex: number;
}

/**
 * Makes one block of several that branch to the same blocks and hold the same operations, whose results nothing outside uses.
 * Operands from outside in which they differ become arguments. Tells whether there were any.
 * Source: mergeIdenticalBlocks of mlir/lib/Transforms/Utils/RegionUtils.cpp.
 */
export function mergeIdenticalBlocks(rewriter: PatternRewriter, region: Region): boolean {
  const bySuccessors = new Map<string, BlockCluster[]>();
  const blockIds = new Map(region.blocks.map((block, i) => [block, i]));
  for (const block of region.blocks.slice(1)) {
    const successors = block.successors.map((successor) => blockIds.get(successor)).join();
    let clusters = bySuccessors.get(successors);
    if (!clusters) bySuccessors.set(successors, (clusters = []));
    if (!canMerge(block)) continue;
    const content = new BlockContent(block);
    if (!clusters.some((cluster) => cluster.add(content))) clusters.push(new BlockCluster(content));
  }
  let changed = false;
  for (const clusters of bySuccessors.values()) {
    for (const cluster of clusters) changed = cluster.merge(rewriter) || changed;
  }
  return changed;
}

function canMerge(block: Block): boolean {
  for (const op of block.operations()) if (op.regions.some((region) => region.blocks.length > 0)) return false;
  return !block.arguments.some((argument) => isUsedOutside(argument, block));
}

function isUsedOutside(value: Value, block: Block): boolean {
  for (const user of value.users()) if (user.block !== block) return true;
  return false;
}

/** A block as it is compared with others. */
class BlockContent {
  readonly block: Block;
  readonly ops: readonly Operation[];
  /** What the operations are but for their operands, and the types of the arguments. */
  readonly key: string;
  /** Arguments and results by number. */
  readonly #order = new Map<Value, number>();

  constructor(block: Block) {
    this.block = block;
    this.ops = [...block.operations()];
    this.key = [...block.arguments.map(({ type }) => type.id), ...this.ops.map(keyWithoutOperands)].join('\n');
    for (const value of [...block.arguments, ...this.ops.flatMap(({ results }) => results)]) {
      this.#order.set(value, this.#order.size);
    }
  }

  /** Returns the number of a value that the block defines, undefined for any other. */
  orderOf(value: Value): number | undefined {
    return this.#order.get(value);
  }

  /** A value that the terminator of a predecessor makes cannot be passed by it. */
  canBePassed(value: Value): boolean {
    const { definingOp } = value;
    return definingOp?.hasTrait('Terminator') !== true || ![...this.block.predecessors()].includes(definingOp.block!);
  }
}

/** Blocks that can become one: the first of them. */
class BlockCluster {
  readonly #leader: BlockContent;
  readonly #others: BlockContent[] = [];
  /** The operands that become arguments, by where they are. */
  readonly #differing = new Map<string, OperandPlace>();

  constructor(leader: BlockContent) {
    this.#leader = leader;
  }

  /** Takes the block in if it holds the same as the first one. */
  add(content: BlockContent): boolean {
    const leader = this.#leader;
    if (leader.key !== content.key) return false;
    const differing: OperandPlace[] = [];
    for (const [opIndex, op] of leader.ops.entries()) {
      const other = content.ops[opIndex]!;
      for (const [operandIndex, value] of op.operands.entries()) {
        const otherValue = other.operand(operandIndex);
        if (value === otherValue) continue;
        const order = leader.orderOf(value);
        if (value.type !== otherValue.type || order !== content.orderOf(otherValue)) return false;
        if (order !== undefined) continue;
        if (!leader.canBePassed(value) || !content.canBePassed(otherValue)) return false;
        differing.push({ opIndex, operandIndex });
      }
      const isUsed = (user: Operation, block: Block): boolean =>
        user.results.some((result) => isUsedOutside(result, block));
      if (isUsed(op, leader.block) || isUsed(other, content.block)) return false;
    }
    for (const place of differing) this.#differing.set(`${place.opIndex},${place.operandIndex}`, place);
    this.#others.push(content);
    return true;
  }

  /** Makes all blocks of the cluster the first one; tells whether there were several and it could be done. */
  merge(rewriter: PatternRewriter): boolean {
    if (this.#others.length === 0) return false;
    const all = [this.#leader, ...this.#others];
    if (this.#differing.size > 0) {
      if (!all.every(({ block }) => [...block.predecessors()].every(passesArguments))) return false;
      this.#passDifferingOperands(rewriter, all);
    }
    for (const { block } of this.#others) {
      for (let use = block.firstUse; use; use = block.firstUse) {
        const current = use;
        rewriter.modifyOpInPlace(current.owner, () => current.set(this.#leader.block));
      }
      rewriter.eraseBlock(block);
    }
    return true;
  }

  #passDifferingOperands(rewriter: PatternRewriter, all: readonly BlockContent[]): void {
    const places = [...this.#differing.values()].sort(
      (a, b) => a.opIndex - b.opIndex || a.operandIndex - b.operandIndex,
    );
    const passed = all.map(({ ops }) => places.map(({ opIndex, operandIndex }) => ops[opIndex]!.operand(operandIndex)));
    const [first] = passed as [Value[]];
    /** Per place, the first one at which every block has the same value as there. */
    const same = places.map((_, j) => {
      const earlier = first.indexOf(first[j]!);
      return passed.every((values) => values[earlier] === values[j]) ? earlier : j;
    });
    const { block, ops } = this.#leader;
    const made = places.map((_, j) =>
      same[j] === j ? block.addArgument(first[j]!.type, first[j]!.location) : undefined,
    );
    places.forEach(({ opIndex, operandIndex }, j) => {
      const op = ops[opIndex]!;
      rewriter.modifyOpInPlace(op, () => op.setOperand(operandIndex, made[same[j]!]!));
    });
    all.forEach((content, i) => {
      const values = passed[i]!.filter((_, j) => same[j] === j);
      for (let use = content.block.firstUse; use; use = use.nextUse) {
        const { owner, successorNumber } = use;
        rewriter.modifyOpInPlace(owner, () =>
          BranchOpInterface.of(owner)!.appendSuccessorOperands(successorNumber, values),
        );
      }
    });
  }
}

function passesArguments(block: Block): boolean {
  return BranchOpInterface.of(block.lastOp!) !== undefined;
}
