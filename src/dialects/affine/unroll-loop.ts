import { getAffineConstantExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { type Block } from '../../ir/block.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { IRMapping } from '../../ir/clone.ts';
import { type Location } from '../../ir/location.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { type CopyBudget } from '../../rewrite/copy-budget.ts';
import { buildApply } from './composed-apply.ts';
import { type ForOp } from './generated/affine-ops.gen.ts';
import { lowerBound, setLowerBound, setUpperBound } from './loop-bounds.ts';
import { exactStep } from './loop-step.ts';
import { composeMapAndOperands, type MapAndOperands } from './map-and-operands.ts';
import { promoteIfSingleIteration } from './promote-loop.ts';
import { isTripCountMultipleOf, knownTripCount, tripCountMap } from './trip-count.ts';

/** Unrolling of loops. Source: mlir/lib/Dialect/Affine/Utils/LoopUtils.cpp. */

/** How loops are unrolled. */
export interface UnrollOptions {
  /** Write a loop out in full, where that is possible, rather than leave a second one for the rest. */
  readonly cleanUp?: boolean;
  readonly budget: CopyBudget;
}

/** Writes out a loop whose number of iterations is known; tells whether it is. */
export function unrollFull(loop: ForOp, options: UnrollOptions): boolean {
  const count = knownTripCount(loop);
  if (count === undefined) return false;
  if (count === 0n) return true;
  return count === 1n ? promoteIfSingleIteration(loop) : unrollByFactor(loop, count, options);
}

/** Does as many iterations in one as `factor` says, with a second loop for the rest; tells whether it could. */
export function unrollByFactor(loop: ForOp, factor: bigint, options: UnrollOptions): boolean {
  const count = knownTripCount(loop);
  if (factor === 1n) return count !== 1n || promoteIfSingleIteration(loop);
  const body = loop.region.firstBlock!;
  if (body.firstOp === body.lastOp) return true;
  if (count !== undefined && count < factor) return options.cleanUp === true && unrollFull(loop, options);
  const hasRest = !isTripCountMultipleOf(loop, factor);
  if (hasRest) {
    if (!canSplit(loop)) return false;
    if (options.cleanUp) return unrollFull(loop, options);
  }
  if (!options.budget.take([loop], Number(factor))) return false;
  if (hasRest) splitOffRest(loop, factor);
  const step = exactStep(loop);
  setStep(loop, step * factor);
  copyBody(body, Number(factor), loop.location, step);
  promoteIfSingleIteration(loop);
  return true;
}

/** Gives the loop another step. */
export function setStep(loop: ForOp, step: bigint): void {
  loop.setProperty('step', IntegerAttr.get(IndexType.get(loop.context), BigInt.asIntN(64, step)));
}

/** Tells whether a bound can say where the rest of the iterations starts. */
export function canSplit(loop: ForOp): boolean {
  return loop.lowerBoundMap.value.numResults === 1 && loop.upperBoundMap.value.numResults === 1;
}

/** Makes the index of the iteration that is `distance` behind that of `index`. */
export function buildBumpedIndex(builder: OpBuilder, location: Location, index: Value, distance: bigint): Value {
  const map = AffineMap.get(1, 0, [getAffineDimExpr(0).add(getAffineConstantExpr(distance))]);
  return buildApply(builder, location, { map, operands: [index] });
}

/**
 * Appends copies of the body of a loop to itself, so that it does `factor` iterations. Differs: upstream hands the first copy's argument on where one
 * is yielded as it is.
 */
function copyBody(body: Block, factor: number, location: Location, step: bigint): void {
  const terminator = body.lastOp!;
  const builder = OpBuilder.before(terminator);
  const [inductionVar, ...iterArgs] = body.arguments;
  const originals = [...body.operations()].filter((op) => op !== terminator);
  const yielded = terminator.operands;
  let carried = yielded;
  for (let i = 1; i < factor; i++) {
    const mapping = new IRMapping();
    iterArgs.forEach((argument, place) => mapping.map(argument, carried[place]!));
    if (inductionVar!.hasUses) {
      mapping.map(inductionVar!, buildBumpedIndex(builder, location, inductionVar!, step * BigInt(i)));
    }
    for (const op of originals) builder.clone(op, mapping);
    carried = yielded.map((value) => mapping.lookup(value));
  }
  terminator.setOperands(carried);
}

/**
 * Ends a loop before the iterations that are too few for `factor`, and does these in a second loop behind it. Differs: where two values that are
 * carried start as one, or as one that a bound has, upstream hands the wrong results on.
 */
export function splitOffRest(loop: ForOp, factor: bigint): void {
  const rest = OpBuilder.after(loop).clone(loop) as ForOp;
  const firstInit = loop.numOperands - loop.inits.length;
  loop.results.forEach((result, i) => {
    result.replaceAllUsesWith(rest.result(i));
    rest.setOperand(firstInit + i, result);
  });
  const start = startOfRest(loop, factor);
  setLowerBound(rest, start);
  promoteIfSingleIteration(rest);
  setUpperBound(loop, start);
}

/** Returns where the iterations start that are too few for `factor`: the lower bound and `(n - n mod factor) * step` for n iterations. */
function startOfRest(loop: ForOp, factor: bigint): MapAndOperands {
  const builder = OpBuilder.before(loop);
  const lower = buildApply(builder, loop.location, lowerBound(loop));
  const { map, operands } = tripCountMap(loop)!;
  const step = getAffineConstantExpr(exactStep(loop));
  const bumps = map.results.map((count) => {
    const done = count.sub(count.mod(getAffineConstantExpr(factor))).mul(step);
    return buildApply(builder, loop.location, { map: AffineMap.get(map.numDims, map.numSymbols, [done]), operands });
  });
  const results = bumps.map((_, i) => getAffineDimExpr(0).add(getAffineDimExpr(i + 1)));
  const start = composeMapAndOperands({
    map: AffineMap.get(1 + bumps.length, 0, results),
    operands: [lower, ...bumps],
  });
  for (const value of [...bumps, lower]) if (!value.hasUses) value.definingOp!.erase();
  return start;
}
