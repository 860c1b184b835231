import { type Block } from '../../../ir/block.ts';
import { IRMapping } from '../../../ir/clone.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { type CopyBudget } from '../../../rewrite/copy-budget.ts';

/** Puts copies of what is in a loop in its place, where that is known to run `maxIterations` times at most and the program does not get too large. */
export abstract class UnrollPattern<T extends Operation> extends OpRewritePattern<T> {
  constructor(
    readonly maxIterations: number,
    private readonly budget: CopyBudget,
  ) {
    super();
  }

  /** Adds the operations of a loop that runs `iterations` times to the copies; returns false, and says why the loop stays, where there would be too many. */
  protected addCopies(loop: T, iterations: number, rewriter: PatternRewriter): boolean {
    return this.budget.take([loop], iterations) || rewriter.notifyMatchFailure(loop, 'the program gets too large');
  }
}

/** Puts a copy of the body of a block in front of the rewriter's place, and returns what it hands on. */
export function copyBlock(rewriter: PatternRewriter, block: Block, args: readonly Value[]): Value[] {
  const mapping = copyOperations(rewriter, block, args);
  return block.lastOp!.operands.map((value) => mapping.lookup(value));
}

/** Does the same, and returns what stands for what. */
export function copyOperations(rewriter: PatternRewriter, block: Block, args: readonly Value[]): IRMapping {
  const mapping = new IRMapping();
  args.forEach((stand, place) => mapping.map(block.arguments[place]!, stand));
  for (const nested of block.operations()) if (nested !== block.lastOp) rewriter.clone(nested, mapping);
  return mapping;
}
