import { getAffineSymbolExpr, type AffineExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { CopyBudget } from '../../rewrite/copy-budget.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { applyPatternsGreedily } from '../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { replaceConstrainedMinMax } from '../../dialects/affine/constrained-min-max.ts';
import { ConstrainedValues } from '../../dialects/affine/constrained-values.ts';
import { ApplyOp, MaxOp, MinOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { composeMapAndOperands } from '../../dialects/affine/map-and-operands.ts';
import { IndexCastOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { ForOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { SCFForLoopPeelingPassBase } from '../../dialects/scf/generated/scf-passes.gen.ts';

/** Marks both loops that come of one, which are not peeled again. */
const peeledLabel = '__peeled_loop__';
/** Marks the one of them that has at most one iteration. */
const partialLabel = '__partial_iteration__';

/** `scf-for-loop-peeling`. Source: mlir/lib/Dialect/SCF/Transforms/LoopSpecialization.cpp. */
export class SCFForLoopPeelingPass extends SCFForLoopPeelingPassBase {
  override runOnOperation(root: Operation): void {
    const { peelFront, skipPartial } = this.options;
    applyPatternsGreedily(root, [new ForLoopPeelingPattern(peelFront, skipPartial)], mlirGreedyDefaults);
    walk(root, {
      after: (op) => {
        op.setAttr(peeledLabel, undefined);
        op.setAttr(partialLabel, undefined);
      },
    });
  }
}

/** Differs: loops stay whole once the copies are too many, as they double with each level of nesting where partial ones are peeled too. */
class ForLoopPeelingPattern extends OpRewritePattern<ForOp> {
  readonly root = ForOp;
  readonly #copies = new CopyBudget();
  readonly #isFront: boolean;
  readonly #skipsPartial: boolean;

  constructor(isFront: boolean, skipsPartial: boolean) {
    super();
    this.#isFront = isFront;
    this.#skipsPartial = skipsPartial;
  }

  matchAndRewrite(op: ForOp, rewriter: PatternRewriter): LogicalResult {
    if (op.unsignedCmp || op.getAttr(peeledLabel)) return false;
    if (!this.#isFront && this.#skipsPartial && isInPartialLoop(op)) return false;
    const partial = this.#isFront ? peelFirst(rewriter, op, this.#copies) : peelRest(rewriter, op, this.#copies);
    if (!partial) return false;
    const unit = UnitAttr.get(op.context);
    rewriter.modifyOpInPlace(partial, () => {
      partial.setAttr(peeledLabel, unit);
      partial.setAttr(partialLabel, unit);
    });
    rewriter.modifyOpInPlace(op, () => op.setAttr(peeledLabel, unit));
    return true;
  }
}

function isInPartialLoop(op: ForOp): boolean {
  for (let parent = op.parentOp; parent; parent = parent.parentOp) {
    if (parent instanceof ForOp && parent.getAttr(partialLabel)) return true;
  }
  return false;
}

const [s0, s1, s2] = [getAffineSymbolExpr(0), getAffineSymbolExpr(1), getAffineSymbolExpr(2)];

/** Splits the loop in front of what is less than a step, and returns the loop for that. */
function peelRest(rewriter: PatternRewriter, op: ForOp, copies: CopyBudget): ForOp | undefined {
  const controls = [op.lowerBound, op.upperBound, op.step];
  const [lower, upper, step] = controls.map(matchInteger);
  if (step !== undefined && step <= 1n) return undefined;
  if (lower !== undefined && upper !== undefined && step !== undefined && (upper - lower) % step === 0n) {
    return undefined;
  }
  const rest = s1.sub(s0).mod(s2);
  if (controls.some(({ definingOp }) => definingOp instanceof ApplyOp)) {
    const composed = composeMapAndOperands({ map: AffineMap.get(0, 3, [rest]), operands: controls }).map.result(0);
    if (composed.kind === 'constant' && composed.value === 0) return undefined;
  }
  if (!copies.take([op], 1)) return undefined;
  const split = computeSplit(rewriter, op, s1.sub(rest), controls);
  if (!split) return undefined;

  rewriter.setInsertionPointAfter(op);
  const partial = rewriter.clone(op) as ForOp;
  partial.setOperand(0, split);
  op.results.forEach((result, i) => rewriter.replaceAllUsesWith(result, partial.result(i)));
  op.results.forEach((result, i) => partial.setOperand(3 + i, result));
  rewriter.modifyOpInPlace(op, () => op.setOperand(1, split));
  for (const loop of [op, partial]) rewriteMinMax(rewriter, loop, controls[1]!, loop === op);
  return partial;
}

/** Puts the first iteration in front of the loop, and returns the loop for it. */
function peelFirst(rewriter: PatternRewriter, op: ForOp, copies: CopyBudget): ForOp | undefined {
  const [lower, upper, step] = [op.lowerBound, op.upperBound, op.step].map(matchInteger);
  if (lower !== undefined && upper !== undefined && step !== undefined && isOneIteration(upper - lower, step)) {
    return undefined;
  }
  if (!copies.take([op], 1)) return undefined;
  const split = computeSplit(rewriter, op, s0.add(s1), [op.lowerBound, op.step]);
  if (!split) return undefined;
  const first = rewriter.clone(op) as ForOp;
  first.setOperand(1, split);
  rewriter.modifyOpInPlace(op, () => {
    first.results.forEach((result, i) => op.setOperand(3 + i, result));
    op.setOperand(0, split);
  });
  return first;
}

/** Counts iterations with floats, as upstream. */
function isOneIteration(range: bigint, step: bigint): boolean {
  return Math.ceil(Math.fround(Math.fround(Number(range)) / Math.fround(Number(step)))) <= 1;
}

/**
 * Computes where the loop is split, before it. Differs: where the loop counts by another type than index, the numbers have to be known; upstream makes invalid IR of
 * others.
 */
function computeSplit(
  rewriter: PatternRewriter,
  { location, lowerBound: { type } }: ForOp,
  expr: AffineExpr,
  mapOperands: readonly Value[],
): Value | undefined {
  const { context } = rewriter;
  const isIndex = type instanceof IndexType;
  if (!isIndex && !mapOperands.every((value) => isInt64(matchInteger(value)))) return undefined;
  const map = AffineMapAttr.get(context, AffineMap.get(0, mapOperands.length, [expr]));
  const resultType = IndexType.get(context);
  const [split] = createOrFold(rewriter, (builder) =>
    ApplyOp.build(builder, location, { map, mapOperands, resultType }),
  );
  if (isIndex) return split!;
  return createOrFold(rewriter, (builder) => IndexCastOp.build(builder, location, { in: split!, outType: type }))[0]!;
}

const isInt64 = (value: bigint | undefined): boolean => value !== undefined && BigInt.asIntN(64, value) === value;

/** Simplifies minima and maxima in one of the loops that come of peeling; `end` is where the loop ended before. */
function rewriteMinMax(rewriter: PatternRewriter, loop: ForOp, end: Value, isMain: boolean): void {
  const candidates: (MinOp | MaxOp)[] = [];
  walk(loop, {
    after: (op) => {
      if (op instanceof MinOp || op instanceof MaxOp) candidates.push(op);
    },
  });
  if (candidates.length === 0) return;
  const values = new ConstrainedValues();
  const inductionVar = values.appendDims(loop.region.firstBlock!.arguments[0]!);
  const [upper, step] = [values.appendSymbols(end), values.appendSymbols(loop.step)];
  for (const [position, value] of [
    [upper, end],
    [step, loop.step],
  ] as const) {
    const constant = matchInteger(value);
    if (constant !== undefined) values.addConstant(position, constant);
  }
  // Whole steps end before the end: end - i - step >= 0. The last one does not: i + step - end - 1 >= 0.
  const sign = isMain ? 1n : -1n;
  values.addInequality(
    new Map([
      [inductionVar, -sign],
      [upper, sign],
      [step, -sign],
    ]),
    isMain ? 0n : -1n,
  );
  for (const op of candidates) {
    rewriter.withInsertionPoint(() => replaceConstrainedMinMax(rewriter, op, new ConstrainedValues(values)));
  }
}
