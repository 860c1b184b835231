import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { walkOps } from '../../../ir/walk.ts';
import { applyPatternsUntilDone } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CosOp, SincosOp, SinOp } from '../generated/math-ops.gen.ts';
import { MathSincosFusionPassBase } from '../generated/math-passes.gen.ts';

/** `math-sincos-fusion`. Source: mlir/lib/Dialect/Math/Transforms/SincosFusion.cpp. */
export class MathSincosFusionPass extends MathSincosFusionPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const cosines = new Cosines(root);
    const forget = (op: Operation): void => cosines.forget(op);
    const listener = { notifyOperationInserted: forget, notifyOperationModified: forget };
    return applyPatternsUntilDone(root, [new FuseSincos(cosines)], { ...mlirGreedyDefaults, listener });
  }
}

class FuseSincos extends OpRewritePattern<SinOp> {
  readonly root = SinOp;

  constructor(private readonly cosines: Cosines) {
    super();
  }

  matchAndRewrite(sine: SinOp, rewriter: PatternRewriter): LogicalResult {
    const cosine = this.cosines.find(sine);
    if (!cosine) return rewriter.notifyMatchFailure(sine, 'nothing computes the cosine');
    const isFirst = cosine.block !== sine.block || sine.isBeforeInBlock(cosine);
    const first = isFirst ? sine : cosine;
    const { fastmath } = sine;
    const operand = sine.operand(0);
    rewriter.setInsertionPointBefore(first);
    const both = SincosOp.build(rewriter, first.location, { operand, fastmath });
    rewriter.replaceOp(sine, [both.sin]);
    rewriter.replaceOp(cosine, [both.cos]);
    return true;
  }
}

/** Cosines of one angle that are in a block or nested in it, by their flags; the first one last. */
type CosinesByFlags = Map<number, CosOp[]>;

/** Finds cosines by what they are of. Operations that use an angle are gone through once, not for each sine of it. */
class Cosines {
  /** The order in the text. */
  readonly #order = new Map<CosOp, number>();
  /** By angle, and by block that has a sine of it. */
  readonly #known = new Map<Value, ReadonlyMap<Block, CosinesByFlags>>();

  constructor(root: Operation) {
    walkOps(root, CosOp, (op) => void this.#order.set(op, this.#order.size));
  }

  /** Forgets what is known of the angle of an operation that is new, in another place, or has another angle. */
  forget(op: Operation): void {
    if (op instanceof CosOp || op instanceof SinOp) this.#known.delete(op.operand(0));
  }

  /**
   * Returns the first cosine with the angle and the flags of the sine that is in its block, or nested in it behind the sine. Differs: upstream takes nested ones that
   * come before the sine too, out of whose reach the result is then.
   */
  find(sine: SinOp): CosOp | undefined {
    const angle = sine.operand(0);
    const candidates = this.#cosinesOf(angle).get(sine.block!)?.get(sine.fastmath) ?? [];
    const isGone = (cosine: CosOp): boolean => !cosine.block || cosine.operand(0) !== angle;
    while (candidates.length > 0 && isGone(candidates.at(-1)!)) candidates.pop();
    return candidates.findLast((cosine) => !isGone(cosine) && isReached(sine, cosine));
  }

  #cosinesOf(angle: Value): ReadonlyMap<Block, CosinesByFlags> {
    const known = this.#known.get(angle);
    if (known) return known;
    const users = [...angle.users()];
    const blocks = new Map<Block, CosinesByFlags>();
    for (const user of users) if (user instanceof SinOp) blocks.set(user.block!, new Map());
    const placeOf = (op: CosOp): number => this.#order.get(op) ?? 0;
    const cosines = users.filter((user) => user instanceof CosOp).sort((a, b) => placeOf(b) - placeOf(a));
    for (const cosine of cosines) {
      for (let { block } = cosine as Operation; block; block = block.parentOp?.block ?? null) {
        const byFlags = blocks.get(block);
        if (!byFlags) continue;
        const list = byFlags.get(cosine.fastmath);
        if (list) list.push(cosine);
        else byFlags.set(cosine.fastmath, [cosine]);
      }
    }
    this.#known.set(angle, blocks);
    return blocks;
  }
}

/** Tells whether what stands before one of the two reaches both. */
function isReached(sine: SinOp, cosine: CosOp): boolean {
  if (cosine.block === sine.block) return true;
  let outer: Operation = cosine;
  while (outer.block !== sine.block) outer = outer.block!.parentOp!;
  return sine.isBeforeInBlock(outer);
}
