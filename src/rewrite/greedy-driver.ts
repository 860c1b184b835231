import { type LogicalResult } from '../support/logical-result.ts';
import { factsOf } from '../ir/op-facts.ts';
import { type Operation } from '../ir/operation.ts';
import { type RewritePattern } from '../ir/pattern-match.ts';
import { type Region } from '../ir/region.ts';
import { walk, type WalkResult } from '../ir/walk.ts';
import { invariant } from '../support/invariant.ts';
import { constantValue } from './fold.ts';
import { GreedyRewriteDriver, type GreedyRewriteOptions, noLimit } from './greedy-rewrite.ts';
import { PatternSet } from './pattern-set.ts';
import { eraseUnreachableBlocks, simplifyRegions } from './simplify-regions.ts';

/** What a greedy rewrite did. */
export interface GreedyRewriteResult {
  /** Nothing was left to do when it stopped. */
  readonly converged: boolean;
  /** The IR is not as it was, be it that a constant was moved only. */
  readonly changed: boolean;
}

/**
 * Applies patterns and folding to everything nested in `op`, again and again until nothing changes, and erases operations
 * that are trivially dead. `op` itself must be isolated from above and is not rewritten. Returns failure when it did not
 * converge within the limits, without a diagnostic. Source: mlir/lib/Transforms/Utils/GreedyPatternRewriteDriver.cpp.
 */
export function applyPatternsGreedily(
  op: Operation,
  patterns: readonly RewritePattern[] | PatternSet,
  options: GreedyRewriteOptions = {},
): LogicalResult {
  return rewriteGreedily(op, patterns, options).converged;
}

/** What a program is refused with where its rewriting does not end, of which mlir-opt says nothing. */
export const didNotConverge = 'rewriting did not come to an end within the limit of iterations';

/** Does what applyPatternsGreedily does, and emits an error where that did not converge. */
export function applyPatternsUntilDone(
  op: Operation,
  patterns: readonly RewritePattern[] | PatternSet,
  options: GreedyRewriteOptions = {},
): LogicalResult {
  return applyPatternsGreedily(op, patterns, options) || op.emitError(didNotConverge);
}

/** Does what applyPatternsGreedily does and tells more about it. */
export function rewriteGreedily(
  op: Operation,
  patterns: readonly RewritePattern[] | PatternSet,
  options: GreedyRewriteOptions = {},
): GreedyRewriteResult {
  invariant(op.mightHaveTrait('IsolatedFromAbove'), 'patterns are applied greedily inside isolated operations only');
  const set = patterns instanceof PatternSet ? patterns : new PatternSet(patterns);
  let converged = true;
  let changed = false;
  for (const region of op.regions) {
    const result = rewriteRegion(region, set, options);
    converged &&= result.converged;
    changed ||= result.changed;
  }
  return { converged, changed };
}

/**
 * Applies patterns and folding to `ops` and what comes of them, until nothing changes. Other operations are taken in as
 * `strictness` allows; none outside `scope`, which is by default the region around all of them.
 */
export function applyOpPatternsGreedily(
  ops: readonly Operation[],
  patterns: readonly RewritePattern[] | PatternSet,
  options: GreedyRewriteOptions = {},
): GreedyRewriteResult {
  const [first] = ops;
  if (!first) return { converged: true, changed: false };
  const set = patterns instanceof PatternSet ? patterns : new PatternSet(patterns);
  const scope = options.scope ?? enclosingRegion(ops);
  const driver = new GreedyRewriteDriver(first.context, set, { ...options, scope });
  for (const op of ops) driver.admit(op);
  for (const op of ops) driver.enqueueDirectly(op);
  driver.processWorklist();
  const result = { converged: driver.isDone, changed: driver.hasChanged };
  driver.restart();
  return result;
}

function rewriteRegion(region: Region, set: PatternSet, options: GreedyRewriteOptions): GreedyRewriteResult {
  const root = region.parentOp!;
  const { maxIterations = 10, useTopDownTraversal = true, regionSimplification = 'disabled' } = options;
  const driver = new GreedyRewriteDriver(root.context, set, { scope: region, ...options });
  if (options.strictness && options.strictness !== 'anyOp') {
    walk(root, { before: (op) => (op === root ? undefined : driver.admit(op)) });
  }
  let iteration = 0;
  let again = false;
  /** Whether control flow may have changed since unreachable blocks were looked for. */
  let mayHaveUnreachable = true;
  do {
    if (++iteration > maxIterations && maxIterations !== noLimit) break;
    driver.restart();
    if (mayHaveWork(driver, region)) fillWorklist(driver, region, useTopDownTraversal, options.constantCSE ?? true);
    executeIteration(region, iteration, () => {
      // As upstream: constants of blocks that are never reached have been moved to the front by now, and stay.
      const erasedBlocks = mayHaveUnreachable && eraseUnreachableBlocks(driver.rewriter, [region]);
      again = driver.processWorklist() || erasedBlocks;
      if (driver.isEndless || regionSimplification === 'disabled') return;
      mayHaveUnreachable = simplifyRegions(driver.rewriter, [region], regionSimplification === 'aggressive');
      again ||= mayHaveUnreachable;
    });
    if (driver.isEndless) break;
  } while (again);
  driver.restart();
  return { converged: !again, changed: driver.hasChanged };
}

/** Runs one round over `region` in sight of whoever watches. */
function executeIteration(region: Region, iteration: number, run: () => void): void {
  const handler = region.parentOp!.context.actionHandler;
  const tag = 'GreedyPatternRewriteIteration';
  if (handler) handler({ tag, irUnits: [region], description: `${tag}(${iteration})` }, run);
  else run();
}

/** Tells whether there is an operation in `region` with which anything might be done; without one a round is over before it starts. */
function mayHaveWork(driver: GreedyRewriteDriver, region: Region): boolean {
  const before = (op: Operation): WalkResult => (driver.hasProspects(op) ? 'interrupt' : 'advance');
  return region.blocks.some((block) => {
    for (let op = block.firstOp; op; op = op.next) if (!walk(op, { before })) return true;
    return false;
  });
}

/** Puts all operations in `region` on the worklist; hoists and merges the constants among them. */
function fillWorklist(driver: GreedyRewriteDriver, region: Region, topDown: boolean, constantCSE: boolean): void {
  const visit = (op: Operation): WalkResult => {
    const { info } = op;
    if (constantCSE && info && (info.facts ?? factsOf(info)).isConstantLike) {
      const value = constantValue(op);
      const isMerged = value !== undefined && !driver.folder.insertKnownConstant(op, value);
      if (isMerged) return 'skip';
    }
    // As upstream: of what is nested in an operation, all but the first is taken up before it.
    if (topDown) driver.enqueueDirectly(op);
    else driver.enqueueWithAncestors(op);
    return 'advance';
  };
  for (const block of region.blocks) {
    for (const op of block.operations()) walk(op, topDown ? { before: visit } : { after: visit });
  }
  // The worklist is a stack: the first operation belongs on top.
  if (topDown) driver.reverseWorklist();
}

/** Returns the innermost region that contains all operations. Cost: linear in their number and depth, since no region is passed twice. */
function enclosingRegion(ops: readonly Operation[]): Region | undefined {
  // The regions around the first operation, from inside out, and for each region that was met the first of those that contains it.
  const around: Region[] = [];
  const met = new Map<Region, number>();
  for (let region = ops[0]?.parentRegion; region; region = region.parentRegion)
    met.set(region, around.push(region) - 1);
  let enclosing = 0;
  for (const op of ops) {
    const passed: Region[] = [];
    let region = op.parentRegion;
    for (; region && !met.has(region); region = region.parentRegion) passed.push(region);
    const index = region ? met.get(region)! : around.length;
    for (const each of passed) met.set(each, index);
    enclosing = Math.max(enclosing, index);
  }
  return around[enclosing];
}
