import { type AffineMap } from '../../../affine/affine-map.ts';
import { ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { denseFromNumbers, type DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Context } from '../../../ir/context.ts';
import { type Operation } from '../../../ir/operation.ts';
import { Region } from '../../../ir/region.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { enumNumber } from '../../../ods/enums.ts';
import { atomicRMWKindEnum } from '../../arith/generated/arith-enums.gen.ts';
import { ForOp, ParallelOp } from '../generated/affine-ops.gen.ts';
import { AffineParallelizeBase } from '../generated/affine-passes.gen.ts';
import { exactStep } from '../loop-step.ts';
import { ParallelLoops } from '../parallel-loops.ts';
import { type LoopReduction } from '../reductions.ts';

/** `affine-parallelize`. Source: mlir/lib/Dialect/Affine/Transforms/AffineParallelize.cpp. */
export class AffineParallelize extends AffineParallelizeBase {
  override runOnOperation(root: Operation): void {
    const { maxNested, parallelReductions } = this.options;
    const parallel = new ParallelLoops(root);
    const candidates: { readonly loop: ForOp; readonly reductions: readonly LoopReduction[] }[] = [];
    walk(root, {
      before: (op) => {
        if (!(op instanceof ForOp)) return;
        const reductions = parallel.reductionsIfParallel(op, parallelReductions);
        if (reductions) candidates.push({ loop: op, reductions });
      },
    });
    for (const { loop, reductions } of candidates) {
      if (numParallelOpsAround(loop) < maxNested) parallelize(loop, reductions);
    }
  }
}

function numParallelOpsAround(op: Operation): number {
  let count = 0;
  for (let owner = op.parentOp; owner && !owner.hasTrait('AffineScope'); owner = owner.parentOp) {
    if (owner instanceof ParallelOp) count++;
  }
  return count;
}

/**
 * Makes a loop to one whose iterations may run in any order. Source: affineParallelize of mlir/lib/Dialect/Affine/Utils/Utils.cpp. Differs: a loop that reduces what it carries
 * otherwise, at which upstream crashes, stays.
 */
function parallelize(loop: ForOp, reductions: readonly LoopReduction[]): void {
  const { context, location, inits } = loop;
  const body = loop.region.firstBlock!;
  const carried = new Set<Value>(body.arguments.slice(1));
  if (reductions.some(({ value }) => carried.has(value))) return;
  const [lower, upper] = [loop.lowerBoundMap, loop.upperBoundMap];
  const i64 = IntegerType.get(context, 64);
  const region = new Region();
  const builder = OpBuilder.before(loop);
  const parallel = ParallelOp.build(builder, location, {
    reductions: reductions.map(({ kind }) => IntegerAttr.get(i64, enumNumber(atomicRMWKindEnum, kind))),
    lowerBoundsMap: lower,
    lowerBoundsGroups: oneGroup(context, lower.value),
    upperBoundsMap: upper,
    upperBoundsGroups: oneGroup(context, upper.value),
    steps: [1],
    mapOperands: [...loop.lowerBoundOperands, ...loop.upperBoundOperands],
    regions: [region],
    resultTypes: reductions.map(({ value }) => value.type),
  });
  parallel.setProperty('steps', ArrayAttr.get(context, [IntegerAttr.get(i64, exactStep(loop))]));
  region.takeBody(loop.region);
  const terminator = body.lastOp!;
  // A parallel loop starts with what changes nothing; where the loop started is added behind it.
  inits.forEach((init, i) => {
    const reduction = terminator.operand(i).definingOp!;
    reduction.moveBefore(loop);
    reduction.setOperands([init, parallel.result(i)]);
    loop.result(i).replaceAllUsesWith(reduction.result());
  });
  terminator.setOperands(reductions.map(({ value }) => value));
  body.eraseArguments(new Set(inits.map((_, i) => i + 1)));
  loop.erase();
}

/** Returns the groups of a bound that has one dimension. */
const oneGroup = (context: Context, { numResults }: AffineMap): DenseElementsAttr =>
  denseFromNumbers(RankedTensorType.get([1], IntegerType.get(context, 32)), [numResults]);
