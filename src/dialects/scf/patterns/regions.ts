import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { BlockArgument, type Value } from '../../../ir/value.ts';
import { YieldOp } from '../generated/scf-ops.gen.ts';

/** Steps that the canonicalization patterns of loops and branches have in common. */

/** Puts the operations of the only block of `region` in the place of `op`; the results become what it yields. */
export function replaceByRegion(
  op: Operation,
  region: Region,
  rewriter: PatternRewriter,
  args: readonly Value[] = [],
): void {
  const block = region.firstBlock!;
  const terminator = block.lastOp!;
  const { operands } = terminator;
  const results = operands.map((value) => argumentValue(value, block, args));
  rewriter.inlineBlockBefore(block, op.block!, op, args);
  rewriter.replaceOp(op, results);
  rewriter.eraseOp(terminator);
}

/** Returns what stands for `value` when the arguments of `block` are `args`. */
function argumentValue(value: Value, block: Block, args: readonly Value[]): Value {
  return value instanceof BlockArgument && value.owner === block ? args[value.argNumber]! : value;
}

/** Returns what the only block of `region` yields. */
export function yieldedValues(region: Region): readonly Value[] {
  return region.firstBlock?.lastOp?.operands ?? [];
}

/** Tells whether the only block of `region` does nothing but to yield. */
export function onlyYields(region: Region): boolean {
  const block = region.firstBlock!;
  return block.firstOp === block.lastOp;
}

/** Makes the only block of `region` yield these values, by default where it yielded others. */
export function replaceYield(
  region: Region,
  values: readonly Value[],
  rewriter: PatternRewriter,
  location = region.firstBlock!.lastOp!.location,
): void {
  const terminator = region.firstBlock!.lastOp!;
  rewriter.setInsertionPointBefore(terminator);
  YieldOp.build(rewriter, location, { results: values });
  rewriter.eraseOp(terminator);
}

/** Returns the items that the mask keeps. */
export function kept<T>(items: readonly T[], mask: readonly boolean[]): T[] {
  return items.filter((_, i) => mask[i]);
}

/** Moves the bodies of `op` into regions of their own, for an operation that is to take its place. */
export function detachRegions(op: Operation): Region[] {
  return op.regions.map((region) => {
    const detached = new Region();
    detached.takeBody(region);
    return detached;
  });
}
