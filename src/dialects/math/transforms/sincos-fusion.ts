import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { applyPatternsUntilDone } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { countBefore } from '../../../support/lists.ts';
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

/** Cosines of one angle and with the same flags, in the order of the text. */
class SameCosines {
  readonly #all: readonly CosOp[];
  /** Those of a block, the first one last. */
  readonly #inBlocks = new Map<Block, CosOp[]>();
  /** By index in `all`: itself, or a later one that may still be there. */
  readonly #next: number[];

  constructor(
    cosines: readonly CosOp[],
    readonly places: Places,
  ) {
    this.#all = cosines;
    this.#next = [...cosines.keys(), cosines.length];
    for (const cosine of cosines.toReversed()) {
      const list = this.#inBlocks.get(cosine.block!);
      if (list) list.push(cosine);
      else this.#inBlocks.set(cosine.block!, [cosine]);
    }
  }

  /** Returns the first one of those in the block of the sine, and of those that are nested in it behind the sine. */
  find(sine: SinOp): CosOp | undefined {
    const block = sine.block!;
    const isGone = (cosine: CosOp): boolean => !cosine.block || cosine.operand(0) !== sine.operand(0);
    const inBlock = this.#inBlocks.get(block) ?? [];
    while (inBlock.length > 0 && isGone(inBlock.at(-1)!)) inBlock.pop();
    const first = inBlock.at(-1);
    const place = this.places.of(sine);
    if (first && this.places.of(first) < place) return first;
    let index = this.#from(countBefore(this.#all, (cosine) => this.places.of(cosine) < place));
    while (index < this.#all.length && isGone(this.#all[index]!)) {
      this.#next[index] = index + 1;
      index = this.#from(index);
    }
    const behind = this.#all[index];
    return behind && this.places.of(behind) < this.places.endOf(block) ? behind : undefined;
  }

  /** Returns the index of the first one from an index on that may still be there. */
  #from(index: number): number {
    const next = this.#next;
    while (next[index] !== index) index = next[index] = next[next[index]!]!;
    return index;
  }
}

/** Where sines and cosines stand in the text, and where the blocks that have some end there. */
class Places {
  readonly #of = new Map<Operation, number>();
  readonly #ends = new Map<Block, number>();

  constructor(root: Operation) {
    let place = 0;
    walk(root, {
      before: (op) => {
        if (op instanceof SinOp || op instanceof CosOp) this.#of.set(op, place++);
      },
      after: (op) => void (op === op.block?.lastOp && this.#ends.set(op.block, place)),
    });
  }

  of(op: Operation): number {
    return this.#of.get(op) ?? 0;
  }

  endOf(block: Block): number {
    return this.#ends.get(block) ?? 0;
  }
}

/** Finds cosines by what they are of. Operations that use an angle are gone through once, not for each sine of it. */
class Cosines {
  readonly #places: Places;
  /** By angle, and by flags. */
  readonly #known = new Map<Value, ReadonlyMap<number, SameCosines>>();

  constructor(root: Operation) {
    this.#places = new Places(root);
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
    return this.#cosinesOf(sine.operand(0)).get(sine.fastmath)?.find(sine);
  }

  #cosinesOf(angle: Value): ReadonlyMap<number, SameCosines> {
    const known = this.#known.get(angle);
    if (known) return known;
    const cosines = [...angle.users()].filter((user) => user instanceof CosOp);
    cosines.sort((a, b) => this.#places.of(a) - this.#places.of(b));
    const byFlags = new Map<number, CosOp[]>();
    for (const cosine of cosines) {
      const same = byFlags.get(cosine.fastmath);
      if (same) same.push(cosine);
      else byFlags.set(cosine.fastmath, [cosine]);
    }
    const found = new Map([...byFlags].map(([flags, same]) => [flags, new SameCosines(same, this.#places)]));
    this.#known.set(angle, found);
    return found;
  }
}
