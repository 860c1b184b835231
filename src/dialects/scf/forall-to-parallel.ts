import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type PatternRewriter } from '../../ir/pattern-match.ts';
import { Region } from '../../ir/region.ts';
import { Value } from '../../ir/value.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { buildIndexConstant } from '../arith/build-index.ts';
import { type ForallOp, ParallelOp, ReduceOp } from './generated/scf-ops.gen.ts';
import { controlsOf } from './patterns/forall-controls.ts';

/** The bounds and steps of loops as values. */
export interface LoopControls {
  readonly lowerBound: readonly Value[];
  readonly upperBound: readonly Value[];
  readonly step: readonly Value[];
}

/** Makes constants of the bounds and steps that are numbers: all lower bounds, all upper ones, all steps. */
export function buildControls(builder: OpBuilder, op: ForallOp): LoopControls {
  const { lower, upper, step } = controlsOf(op);
  const { location } = op;
  return {
    lowerBound: asValues(builder, location, lower),
    upperBound: asValues(builder, location, upper),
    step: asValues(builder, location, step),
  };
}

function asValues(builder: OpBuilder, location: Location, indices: readonly MixedIndex[]): Value[] {
  return indices.map((index) => (index instanceof Value ? index : buildIndexConstant(builder, location, index)));
}

/**
 * Makes an `scf.parallel` of a loop without outputs, at the rewriter's insertion point, which is before the loop.
 * Source: mlir/lib/Dialect/SCF/Transforms/ForallToParallel.cpp.
 */
export function forallToParallel(op: ForallOp, rewriter: PatternRewriter): void {
  const controls = buildControls(rewriter, op);
  const region = new Region();
  rewriter.inlineRegionBefore(op.region, region);
  const terminator = region.firstBlock!.lastOp!;
  const args = { ...controls, initVals: [], regions: [region], resultTypes: [] };
  const loop = ParallelOp.build(rewriter, op.location, args);
  rewriter.withInsertionPoint(() => {
    rewriter.setInsertionPointToEnd(region.firstBlock!);
    ReduceOp.build(rewriter, terminator.location, { operands: [], regions: [] });
  });
  rewriter.eraseOp(terminator);
  const { mapping } = op;
  if (mapping) rewriter.modifyOpInPlace(loop, () => void loop.setDiscardableAttr('mapping', op.getAttr('mapping')!));
  rewriter.eraseOp(op);
}
