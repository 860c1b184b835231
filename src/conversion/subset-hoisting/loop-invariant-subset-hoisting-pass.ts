import { type LoopLikeMethods, LoopLikeOpInterface } from '../../ir/interfaces/loop-like.ts';
import { type Operation } from '../../ir/operation.ts';
import { type OpOperand, type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { LoopInvariantSubsetHoistingBase } from '../generated/conversion-passes.gen.ts';
import { findPairs, type SubsetPair } from './matching-subsets.ts';

/** `loop-invariant-subset-hoisting`: inner loops first. Source: mlir/lib/Transforms/LoopInvariantCodeMotion.cpp, and LoopInvariantCodeMotionUtils.cpp. */
export class LoopInvariantSubsetHoisting extends LoopInvariantSubsetHoistingBase {
  override runOnOperation(root: Operation): void {
    const untouched = new Set<Value>();
    walk(root, {
      after: (op) => {
        if (LoopLikeOpInterface.hasMethods(op)) hoistFrom(op, untouched);
      },
    });
  }
}

/** A pair with the number of the carried tensor that it is on. */
interface CarriedPair extends SubsetPair {
  readonly index: number;
}

/** Hoists slices of all that the loop carries, of what it carries only then, too. */
function hoistFrom(op: Operation, untouched: Set<Value>): void {
  for (let loop: Operation | undefined = op, first = 0; loop;) {
    const carried: LoopLikeMethods = LoopLikeOpInterface.of(loop)!;
    const pairs: CarriedPair[] = [];
    for (let index = first; index < carried.regionIterArgs.length; index++) {
      for (const pair of findPairs(loop, carried, index, pairs.length % 2 === 1, untouched)) {
        if (isInvariant(loop, pair)) pairs.push({ ...pair, index });
      }
    }
    first = carried.regionIterArgs.length;
    loop = pairs.length > 0 ? hoistPairs(loop, carried, pairs) : undefined;
  }
}

/** Tells whether both operations only use the carried tensor, what is put into it and what is there before the loop. */
function isInvariant(loop: Operation, { extraction, insertion }: SubsetPair): boolean {
  const isOutside = ({ value }: OpOperand): boolean => {
    const around = value.parentBlock?.parentOp;
    return !around || (around !== loop && !loop.isProperAncestorOf(around));
  };
  return extraction.opOperands.slice(1).every(isOutside) && insertion.opOperands.slice(2).every(isOutside);
}

/**
 * Takes slices out in front of the loop and puts them back behind it; between, the loop carries them. Undefined where loops of the kind cannot carry
 * more, or have no results for what they carry. The uses of values come in the order that upstream leaves, which makes a new loop for each pair and so
 * turns the order of all uses of arguments and results round each time.
 */
function hoistPairs(loop: Operation, before: LoopLikeMethods, pairs: readonly CarriedPair[]): Operation | undefined {
  const { inits, regionIterArgs, loopResults, replaceWithAdditionalYields } = before;
  // Differs: mlir-opt crashes for `affine.for`, which does not say that its results are what it carries.
  if (!loopResults || !replaceWithAdditionalYields) return undefined;
  const numCarried = regionIterArgs.length;
  const firstPairs = new Map([...pairs.entries()].reverse().map(([i, { index }]) => [index, i]));
  if (pairs.length % 2 === 0) loop.regions[0]!.firstBlock!.arguments.forEach(turnUses);
  // Behind a pair, the insertion has the uses of the result: their order stays.
  loopResults.forEach((result, index) => {
    if ((firstPairs.get(index) ?? pairs.length - 1) % 2 === 1) turnUses(result);
  });
  const replacement = replaceWithAdditionalYields(
    pairs.map(({ extraction }) => extraction.result()),
    pairs.map(({ insertion }) => insertion.operand(0)),
  );
  const after = LoopLikeOpInterface.of(replacement)!;
  pairs.forEach(({ extraction, insertion, index }, i) => {
    const argument = after.regionIterArgs[numCarried + i]!;
    extraction.result().replaceAllUsesWith(argument, (use) => use.owner === replacement);
    if ((pairs.length - i) % 2 === 0) turnUses(argument);
    extraction.moveBefore(replacement);
    insertion.moveAfter(replacement);
    insertion.result().replaceAllUsesWith(insertion.operand(1));
    extraction.setOperand(0, inits[index]!);
    const result = after.loopResults![index]!;
    result.replaceAllUsesWith(insertion.result());
    insertion.setOperand(0, after.loopResults![numCarried + i]!);
    insertion.setOperand(1, result);
  });
  return replacement;
}

/** Turns the order of the uses of a value round. */
function turnUses(value: Value): void {
  if (!value.firstUse?.nextUse) return;
  for (const use of [...value.uses()]) use.set(value);
}
