import { type ActionHandler } from '../ir/action.ts';
import { Attribute } from '../ir/attribute.ts';
import { type Context } from '../ir/context.ts';
import { factsOf } from '../ir/op-facts.ts';
import { type OpInfo } from '../ir/op-info.ts';
import { wouldOpBeTriviallyDead } from '../ir/interfaces/memory-effects.ts';
import { type Operation } from '../ir/operation.ts';
import { PatternRewriter, type RewritePattern, type RewriterListener } from '../ir/pattern-match.ts';
import { type Region } from '../ir/region.ts';
import { type Value } from '../ir/value.ts';
import { foldOperation } from './fold.ts';
import { OperationFolder } from './operation-folder.ts';
import { type PatternSet } from './pattern-set.ts';
import { Worklist } from './worklist.ts';

/** The limit that is none. Other negative ones are reached at once. */
export const noLimit = -1;

/** Which operations a greedy rewrite may take up: any, those of the start and new ones, or those of the start only. */
export type GreedyRewriteStrictness = 'anyOp' | 'existingAndNewOps' | 'existingOps';

/** How control flow is cleaned up after each round of rewrites. */
export type RegionSimplificationLevel = 'disabled' | 'normal' | 'aggressive';

/** Source: GreedyRewriteConfig of mlir/Transforms/GreedyPatternRewriteDriver.h. */
export interface GreedyRewriteOptions {
  /** Start with outer and earlier operations; default true. (Upstream's default is false, its canonicalizer's true.) */
  readonly useTopDownTraversal?: boolean;
  /** Default disabled. */
  readonly regionSimplification?: RegionSimplificationLevel;
  /** How often all operations are gone through; noLimit for as often as there is something to do. Default 10. */
  readonly maxIterations?: number;
  /** How many pattern rewrites each round may do; default noLimit. */
  readonly maxNumRewrites?: number;
  /** Fold operations; default true. */
  readonly fold?: boolean;
  /** Merge equal constants and move them to the front; default true. */
  readonly constantCSE?: boolean;
  /** Default anyOp. */
  readonly strictness?: GreedyRewriteStrictness;
  /** Operations outside this region are never taken up. */
  readonly scope?: Region | undefined;
  /** Hears of all changes. */
  readonly listener?: RewriterListener;
}

/** What upstream's passes rewrite with that say nothing else: their operations are first taken up from the last to the first. */
export const mlirGreedyDefaults: GreedyRewriteOptions = {
  useTopDownTraversal: false,
  regionSimplification: 'aggressive',
};

/**
 * How many changes one round may make at the most: there are patterns that would go on for ever on operations that depend on
 * themselves, as those of graph regions may. Only changes count, as what is taken up without one comes to an end: where each change
 * has all that is around it taken up again, that alone is the square of the operations. Differs: mlir-opt does go on for ever.
 */
const mostChanges = (initialOps: number): number => 100_000 + 1_000 * initialOps;

/** What may be done with operations of one kind. */
interface Prospects {
  readonly canFold: boolean;
  readonly isConstantLike: boolean;
  readonly patterns: readonly RewritePattern[];
}

/** One greedy rewrite: the worklist, and what keeps it up to date while patterns change the IR. */
export class GreedyRewriteDriver {
  readonly rewriter: PatternRewriter;
  readonly folder: OperationFolder;
  readonly #patterns: PatternSet;
  readonly #options: GreedyRewriteOptions;
  readonly #worklist = new Worklist();
  /** By kind of operation, undefined for those that are not registered. */
  readonly #prospects = new Map<OpInfo | undefined, Prospects>();
  /** The operations that strict modes allow. */
  readonly #admitted: Set<Operation> | undefined;

  constructor(context: Context, patterns: PatternSet, options: GreedyRewriteOptions) {
    this.#patterns = patterns;
    this.#options = options;
    this.#admitted = (options.strictness ?? 'anyOp') === 'anyOp' ? undefined : new Set();
    const isUncounted = (options.maxNumRewrites ?? noLimit) === noLimit && !context.actionHandler;
    this.rewriter = new PatternRewriter(context, this.#listener(), isUncounted);
    this.folder = new OperationFolder(this.rewriter);
  }

  /** Whether the IR is not as it was any more. */
  get hasChanged(): boolean {
    return this.#hasChanged || this.folder.hasMoved;
  }
  #hasChanged = false;

  /** Nothing is left on the worklist. */
  get isDone(): boolean {
    return this.#worklist.isEmpty;
  }

  /** Counts `op` as one of the operations that were there at the start. */
  admit(op: Operation): void {
    this.#admitted?.add(op);
  }

  /** Empties the worklist and forgets which constants stand for others. Control flow may have changed since the last round. */
  restart(): void {
    this.rewriter.changeCount++;
    this.#worklist.clear();
    this.folder.clear();
  }

  reverseWorklist(): void {
    this.#worklist.reverse();
  }

  /** Puts `op` on the worklist, unless a strict mode forbids it. */
  enqueueDirectly(op: Operation): void {
    if (!this.#admitted || this.#admitted.has(op)) this.#worklist.push(op);
  }

  /** Puts `op` on the worklist, and above it the operations around it that are not there yet: with one of them, all around it are. */
  enqueueWithAncestors(op: Operation): void {
    for (let link: Operation | undefined = op; link; link = link.parentOp) {
      const isAllowed = !this.#admitted || this.#admitted.has(link);
      if ((isAllowed && !this.#worklist.push(link)) || link.parentRegion === this.#options.scope) return;
    }
  }

  /** Puts `op` and the operations around it on the worklist if they are in scope. */
  enqueue(op: Operation): void {
    const { scope } = this.#options;
    let outermost = op;
    for (let region = outermost.block?.region ?? undefined; region !== scope;) {
      const parent = region?.parentOp;
      if (!parent) return;
      outermost = parent;
      region = outermost.block?.region ?? undefined;
    }
    for (let link = op; ; link = link.block!.region!.parentOp!) {
      if (!this.#admitted || this.#admitted.has(link)) this.#worklist.push(link);
      if (link === outermost) return;
    }
  }

  /** Whether the last round did not come to an end of its own. */
  get isEndless(): boolean {
    return this.#isEndless;
  }
  #isEndless = false;

  /** Tells whether anything might be done with `op` as things are: it is dead, may fold, is a constant or has patterns. */
  hasProspects(op: Operation): boolean {
    const { canFold, isConstantLike, patterns } = this.#prospects.get(op.info) ?? this.#findProspects(op);
    return canFold || isConstantLike || patterns.length > 0 || (op.useEmpty && wouldOpBeTriviallyDead(op));
  }

  /** Handles operations until none is left or the limit is reached; tells whether anything changed. */
  processWorklist(): boolean {
    const { maxNumRewrites = noLimit, fold = true } = this.#options;
    let changed = false;
    let rewrites = 0;
    let changesLeft = mostChanges(this.#worklist.size);
    while (maxNumRewrites === noLimit || rewrites < maxNumRewrites) {
      this.#isEndless = changesLeft <= 0 && !this.#worklist.isEmpty;
      if (this.#isEndless) break;
      const op = this.#worklist.pop();
      if (!op) break;
      const { info } = op;
      const { canFold, patterns } = this.#prospects.get(info) ?? this.#findProspects(op);
      if (op.useEmpty && wouldOpBeTriviallyDead(op)) {
        this.rewriter.eraseOp(op);
        changed = true;
      } else if (canFold && fold && this.#fold(op)) {
        changed = true;
      } else if (patterns.length > 0 && this.#applyPattern(op, patterns)) {
        changed = true;
        rewrites++;
      } else continue;
      changesLeft--;
    }
    this.#hasChanged ||= changed;
    return changed;
  }

  /** Constants are not folded: each would be made anew from its own value, for ever. */
  #findProspects(op: Operation): Prospects {
    const { info } = op;
    const facts = info && factsOf(info);
    const isConstantLike = facts?.isConstantLike ?? false;
    const canFold = facts !== undefined && facts.canFold && !isConstantLike;
    const prospects = { canFold, isConstantLike, patterns: this.#patterns.for(op) };
    this.#prospects.set(info, prospects);
    return prospects;
  }

  #applyPattern(op: Operation, patterns: readonly RewritePattern[]): boolean {
    const { rewriter } = this;
    const { actionHandler } = rewriter.context;
    rewriter.setInsertionPointBefore(op);
    const { insertionPoint } = rewriter;
    for (let i = 0; i < patterns.length; i++) {
      rewriter.insertionPoint = insertionPoint;
      const applied = actionHandler
        ? this.#applyWatched(op, patterns[i]!, actionHandler)
        : patterns[i]!.matchAndRewrite(op, rewriter);
      if (applied) return true;
    }
    return false;
  }

  #applyWatched(op: Operation, pattern: RewritePattern, handler: ActionHandler): boolean {
    let applied = false;
    // Upstream's text has an accent that nothing closes.
    const description = `\`apply-pattern pattern: ${pattern.debugLabel}`;
    handler({ tag: 'apply-pattern', irUnits: [op], description }, () => {
      applied = pattern.matchAndRewrite(op, this.rewriter);
    });
    return applied;
  }

  #fold(op: Operation): boolean {
    const folded = foldOperation(op);
    if (!folded) return false;
    if (folded === 'updated') {
      this.#noteChange();
      this.enqueue(op);
      return true;
    }
    const values = this.#materialize(op, folded);
    if (!values) return false;
    this.rewriter.replaceOp(op, values);
    return true;
  }

  /** Turns attributes into constant operations before `op`; returns undefined when a dialect cannot make one. */
  #materialize(op: Operation, folded: readonly (Attribute | Value)[]): Value[] | undefined {
    const made: Operation[] = [];
    const values: Value[] = [];
    this.rewriter.setInsertionPointBefore(op);
    for (const [i, item] of folded.entries()) {
      if (!(item instanceof Attribute)) {
        values.push(item);
        continue;
      }
      const { type } = op.result(i);
      const hooks = op.info?.dialect.hooks;
      const constant = hooks?.materializeConstant?.(this.rewriter, item, type, op.location);
      if (!constant) {
        for (const useless of made.reverse()) this.rewriter.eraseOp(useless);
        return undefined;
      }
      made.push(constant);
      values.push(constant.result());
    }
    return values;
  }

  #noteChange(): void {
    this.#hasChanged = true;
    this.rewriter.changeCount++;
  }

  #listener(): RewriterListener {
    const outer = this.#options.listener;
    return {
      notifyOperationInserted: (op, isMoved) => {
        this.#noteChange();
        outer?.notifyOperationInserted?.(op, isMoved);
        if (this.#options.strictness === 'existingAndNewOps') this.#admitted?.add(op);
        this.enqueue(op);
      },
      notifyOperationModified: (op) => {
        this.#noteChange();
        outer?.notifyOperationModified?.(op);
        this.enqueue(op);
      },
      notifyOperationReplaced: (op, replacement) => outer?.notifyOperationReplaced?.(op, replacement),
      notifyOperationErased: (op) => {
        this.#noteChange();
        outer?.notifyOperationErased?.(op);
        this.#enqueueOperands(op);
        this.#worklist.remove(op);
        this.#admitted?.delete(op);
        this.folder.notifyRemoval(op);
      },
      notifyBlockErased: (block) => {
        this.#noteChange();
        outer?.notifyBlockErased?.(block);
      },
      ...(outer?.notifyMatchFailure && {
        notifyMatchFailure: (op: Operation, reason: string) => outer.notifyMatchFailure?.(op, reason),
      }),
    };
  }

  /** What `op` used may be dead or have a single user once it is gone, which makes new patterns apply. */
  #enqueueOperands(op: Operation): void {
    const { opOperands } = op;
    if (opOperands.length > 2) {
      // Once for each value, as one that is used many times would have all its uses walked for every one of them.
      for (const value of new Set(op.operands)) this.#enqueueMaker(value, op);
    } else for (let i = 0; i < opOperands.length; i++) this.#enqueueMaker(opOperands[i]!.value, op);
  }

  #enqueueMaker(value: Value, user: Operation): void {
    const { definingOp } = value;
    if (definingOp && hasAtMostOneOtherUser(value, user)) this.enqueue(definingOp);
  }
}

/** Tells whether at most one operation uses `value` beside `user`. */
function hasAtMostOneOtherUser(value: Value, user: Operation): boolean {
  let other: Operation | undefined;
  for (let use = value.firstUse; use; use = use.nextUse) {
    const { owner } = use;
    if (owner === user || owner === other) continue;
    if (other) return false;
    other = owner;
  }
  return true;
}
