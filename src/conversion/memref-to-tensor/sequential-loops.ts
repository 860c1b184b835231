import { Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { PatternRewriter } from '../../ir/pattern-match.ts';
import { Region } from '../../ir/region.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { ForallOp, ForOp, ParallelOp, YieldOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { controlsOf, type ForallControls } from '../../dialects/scf/patterns/forall-controls.ts';

/** A parallel loop without results. */
type ParallelLoop = ForallOp | ParallelOp;

/** Makes nests of sequential loops of the parallel ones without results in `func`: as their iterations may not disturb each other, any order will do. */
export function makeSequential(func: Operation): void {
  const loops: ParallelLoop[] = [];
  walk(func, {
    before(op) {
      if ((op instanceof ForallOp || op instanceof ParallelOp) && op.numResults === 0) loops.push(op);
    },
  });
  for (const loop of loops) makeNest(loop);
}

function makeNest(op: ParallelLoop): void {
  const { context, location } = op;
  const { lower, upper, step } = boundsOf(op);
  const builder = OpBuilder.before(op);
  const valueOf = (bound: MixedIndex): Value =>
    bound instanceof Value ? bound : buildIndexConstant(builder, location, bound);
  const bounds = lower.map((_, i) => [lower[i]!, upper[i]!, step[i]!].map(valueOf));
  const indices = bounds.map(([lowerBound, upperBound, by]) => {
    const [body, region] = [new Block(), new Region()];
    region.append(body);
    const index = body.addArgument(IndexType.get(context), location);
    const args = { lowerBound: lowerBound!, upperBound: upperBound!, step: by!, initArgs: [] };
    ForOp.build(builder, location, { ...args, regions: [region], resultTypes: [] });
    builder.setInsertionPointToStart(body);
    builder.setInsertionPointBefore(YieldOp.build(builder, location, { results: [] }));
    return index;
  });
  const body = op.region.firstBlock!;
  body.lastOp!.erase();
  const { block, before } = builder.insertionPoint!;
  new PatternRewriter(context).inlineBlockBefore(body, block, before, indices);
  op.erase();
}

function boundsOf(op: ParallelLoop): ForallControls {
  if (op instanceof ForallOp) return controlsOf(op);
  return { lower: op.lowerBound, upper: op.upperBound, step: op.step };
}
