import { getAffineConstantExpr, getAffineDimExpr } from '../../../affine/affine-expr.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { AffineMapAttr, ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { buildApply } from '../composed-apply.ts';
import { ForOp, ParallelOp } from '../generated/affine-ops.gen.ts';
import { AffineLoopNormalizeBase } from '../generated/affine-passes.gen.ts';
import { lowerBound, setLowerBound, setUpperBound } from '../loop-bounds.ts';
import { exactStep } from '../loop-step.ts';
import { type MapAndOperands } from '../map-and-operands.ts';
import { promoteIfSingleIteration } from '../promote-loop.ts';
import { differenceOf, loopSpan } from '../trip-count.ts';
import { setStep } from '../unroll-loop.ts';

/** `affine-loop-normalize`. Source: normalizeAffineFor and normalizeAffineParallel of mlir/lib/Dialect/Affine/Utils/Utils.cpp. */
export class AffineLoopNormalize extends AffineLoopNormalizeBase {
  override runOnOperation(root: Operation): void {
    walk(root, {
      after: (op) => {
        if (op instanceof ParallelOp) normalizeParallel(op);
        else if (op instanceof ForOp && !(this.options.promoteSingleIter && promoteIfSingleIteration(op))) {
          normalizeFor(op);
        }
      },
    });
  }
}

const startsAtZero: MapAndOperands = { map: AffineMap.getConstantMap(0), operands: [] };

/** Makes the loop count its iterations, and what it counted before of that. */
function normalizeFor(loop: ForOp): void {
  const lower = lowerBound(loop);
  const step = exactStep(loop);
  if (lower.map.numResults !== 1 || step <= 0n) return;
  const first = lower.map.result(0);
  if (first.kind === 'constant' && first.exact === 0 && step === 1n) return;
  const span = loopSpan(loop)!;
  setUpperBound(loop, {
    map: span.map.mapResults((result) => result.ceilDiv(getAffineConstantExpr(step))),
    operands: span.operands,
  });
  setLowerBound(loop, startsAtZero);
  setStep(loop, 1n);
  const body = loop.region.firstBlock!;
  const [inductionVar] = body.arguments;
  const negatedIndex = AffineMap.get(1, 0, [getAffineDimExpr(0).mul(-1).mul(getAffineConstantExpr(step))]);
  const index = differenceOf(lower, { map: negatedIndex, operands: [inductionVar!] });
  const oldIndex = buildApply(OpBuilder.atBlockBegin(loop.context, body), loop.location, index);
  inductionVar!.replaceAllUsesWith(oldIndex, ({ owner }) => owner === oldIndex.definingOp);
}

/** Does the same for a parallel loop whose bounds have one candidate each. */
function normalizeParallel(op: ParallelOp): void {
  const { context, location } = op;
  const numDims = op.region.firstBlock!.arguments.length;
  const [lowerMap, upperMap] = [op.lowerBoundsMap.value, op.upperBoundsMap.value];
  if (lowerMap.numResults !== numDims || upperMap.numResults !== numDims) return;
  const steps = (op.properties.get('steps') as ArrayAttr).value.map((step) => step as IntegerAttr);
  const isNormal = steps.every(({ value }, i) => {
    const first = lowerMap.result(i);
    return value === 1n && first.kind === 'constant' && first.exact === 0;
  });
  if (isNormal) return;
  const lowerOperands = op.mapOperands.slice(0, lowerMap.numInputs);
  const upper = { map: upperMap, operands: op.mapOperands.slice(lowerMap.numInputs) };
  const ranges = differenceOf(upper, { map: lowerMap, operands: lowerOperands });
  const body = op.region.firstBlock!;
  const builder = OpBuilder.atBlockBegin(context, body);
  const newUpper = steps.map(({ value }, i) => ranges.map.result(i).ceilDiv(getAffineConstantExpr(value)));
  body.arguments.forEach((index, i) => {
    const scaled = getAffineDimExpr(lowerMap.numDims).mul(getAffineConstantExpr(steps[i]!.value));
    const map = AffineMap.get(lowerMap.numDims + 1, lowerMap.numSymbols, [lowerMap.result(i).add(scaled)]);
    const operands = lowerOperands.toSpliced(lowerMap.numDims, 0, index);
    const oldIndex = buildApply(builder, location, { map, operands });
    index.replaceAllUsesWith(oldIndex, ({ owner }) => owner === oldIndex.definingOp);
  });
  op.setProperty('steps', ArrayAttr.get(context, steps.map(({ type }) => IntegerAttr.get(type, 1)))); // prettier-ignore
  op.lowerBoundsMap = AffineMapAttr.get(context, AffineMap.get(0, 0, steps.map(() => getAffineConstantExpr(0)))); // prettier-ignore
  op.upperBoundsMap = AffineMapAttr.get(context, AffineMap.get(ranges.map.numDims, ranges.map.numSymbols, newUpper));
  op.setOperands(ranges.operands);
}
