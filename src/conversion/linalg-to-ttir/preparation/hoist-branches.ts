import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Region } from '../../../ir/region.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { buildIndexConstant } from '../../../dialects/arith/build-index.ts';
import { CmpIPredicate } from '../../../dialects/arith/generated/arith-enums.gen.ts';
import { CmpIOp, SelectOp } from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { IfOp, IndexSwitchOp } from '../../../dialects/scf/generated/scf-ops.gen.ts';
import { keepWithin } from './keep-within.ts';

/** Operations that choose between regions. */
export type Branches = IfOp | IndexSwitchOp;

/** Tells whether an operation chooses between regions. */
export function areBranches(op: Operation): op is Branches {
  return op instanceof IfOp || op instanceof IndexSwitchOp;
}

/** Gives the operations of a region to the block of `op`, in front of it; returns what the region yields. */
function inlineRegion(
  rewriter: PatternRewriter,
  op: Operation,
  region: Region,
  ranges: readonly number[],
): readonly Value[] {
  const block = region.firstBlock;
  const terminator = block?.lastOp;
  if (!block || !terminator) return [];
  keepWithin(block.operations(), ranges);
  const yielded = terminator.operands;
  terminator.erase();
  rewriter.inlineBlockBefore(block, op.block!, op);
  return yielded;
}

/**
 * Puts the operations of all regions in the place of `op`, and behind them choices between what these yield. A region that is not taken may have
 * places that are beyond tensors: they become others. `ranges` has how often the loops around `op` run.
 */
export function hoistBranches(rewriter: PatternRewriter, op: Branches, ranges: readonly number[] = []): void {
  const { location } = op;
  const [last, ...others] = (op instanceof IfOp ? [op.elseRegion, op.thenRegion] : [op.defaultRegion, ...op.caseRegions])
    .map((region) => inlineRegion(rewriter, op, region, ranges)); // prettier-ignore
  rewriter.setInsertionPointBefore(op);
  let chosen = last!;
  for (let branch = others.length - 1; branch >= 0; branch--) {
    const condition = op instanceof IfOp ? op.condition : buildIsCase(rewriter, op, op.cases[branch]!);
    chosen = others[branch]!.map((trueValue, i) =>
      SelectOp.build(rewriter, location, { condition, trueValue, falseValue: chosen[i]! }).result(),
    );
  }
  rewriter.replaceOp(op, chosen);
}

function buildIsCase(rewriter: PatternRewriter, { location, arg: lhs, context }: IndexSwitchOp, number: number): Value {
  const rhs = buildIndexConstant(rewriter, location, number);
  const resultType = IntegerType.get(context, 1);
  return CmpIOp.build(rewriter, location, { predicate: CmpIPredicate.eq, lhs, rhs, resultType }).result();
}
