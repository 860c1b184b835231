import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { buildElementwise, buildReshape } from '../../dialects/ttir/build.ts';
import { WhereOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';

/** Gives the operations of a region to the block of `op`, in front of it; returns what the region yields. */
export function inlineRegion(
  rewriter: ConversionPatternRewriter,
  op: Operation,
  region: Region,
  args: readonly Value[],
): Value[] {
  const block = region.firstBlock!;
  const terminator = block.lastOp!;
  rewriter.inlineBlockBefore(block, op.block!, op, args);
  const yielded = terminator.operands.map((value) => rewriter.getRemappedValue(value));
  rewriter.eraseOp(terminator);
  return yielded;
}

/** Tells whether the results of an operation, and what its regions yield, can be chosen by {@link buildChoice}; fails the match, with a note, where they cannot. */
export function canChoose(rewriter: ConversionPatternRewriter, op: Operation): boolean {
  const yielded = op.regions.flatMap(({ firstBlock }) => firstBlock?.lastOp?.operands ?? []);
  const areSupported = [...op.results, ...yielded].every(
    ({ type }) => type instanceof RankedTensorType && type.hasStaticShape,
  );
  return areSupported || rewriter.notifyMatchFailure(op, 'results are chosen between that are tensors of known size');
}

/**
 * Makes the choice between two lists of values by a truth value without dimensions, or with one of size 1. Of tensors without elements, of which
 * TTIR computes nothing, either will do.
 */
export function buildChoice(
  rewriter: ConversionPatternRewriter,
  location: Location,
  condition: Value,
  ifTrue: readonly Value[],
  ifFalse: readonly Value[],
): Value[] {
  return ifTrue.map((value, i) => {
    const type = value.type as RankedTensorType;
    if (type.shape.includes(0)) return value;
    const ones = type.shape.map(() => 1);
    const first = buildReshape(rewriter, location, condition, ones);
    return buildElementwise(rewriter, location, WhereOp, [first, value, ifFalse[i]!], type);
  });
}
