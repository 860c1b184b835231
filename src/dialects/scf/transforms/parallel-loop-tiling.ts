import { getAffineDimExpr } from '../../../affine/affine-expr.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { AffineMapAttr } from '../../../ir/attributes/container-attributes.ts';
import { boolAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { UnknownLoc } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { Region } from '../../../ir/region.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { matchInteger } from '../../../rewrite/fold.ts';
import { exactInt64, type StaticIndex } from '../../../support/int64.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ArithBuilder } from '../../arith/arith-builder.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { AddIOp, AndIOp, MulIOp } from '../../arith/generated/arith-ops.gen.ts';
import { IfOp, ParallelOp, ReduceOp, YieldOp } from '../generated/scf-ops.gen.ts';
import { SCFParallelLoopTilingPassBase } from '../generated/scf-passes.gen.ts';

/** `scf-parallel-loop-tiling`. Source: mlir/lib/Dialect/SCF/Transforms/ParallelLoopTiling.cpp, texts verbatim. */
export class SCFParallelLoopTilingPass extends SCFParallelLoopTilingPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const { tileSizes, noMinMaxBounds } = this.options;
    if (tileSizes.some((size) => exactInt64(size) === 0n)) {
      return root.context.emitError(UnknownLoc.instance, 'tile size cannot be 0');
    }
    for (const loop of innermostParallelLoops(root)) {
      if (loop.numResults === 0) tile(loop, tileSizes, noMinMaxBounds);
    }
    return true;
  }
}

/** Returns the parallel loops inside of `root` that have no others in them. */
function innermostParallelLoops(root: Operation): ParallelOp[] {
  const found: ParallelOp[] = [];
  const outer = new Set<Operation>();
  walk(root, {
    after: (op) => {
      if (!(op instanceof ParallelOp) || op === root) return;
      if (!outer.has(op)) found.push(op);
      for (let parent = op.parentOp; parent && !outer.has(parent); parent = parent.parentOp) outer.add(parent);
    },
  });
  return found;
}

function tile(op: ParallelOp, tileSizes: readonly StaticIndex[], checksInside: boolean): void {
  const { context, location, lowerBound, upperBound, step } = op;
  const builder = OpBuilder.before(op);
  const arith = new ArithBuilder(builder, location);
  const zero = buildIndexConstant(builder, location, 0);
  const factors = step.map((_, i) => buildIndexConstant(builder, location, tileSizes[i] ?? 1));
  const outerStep = step.map((value, i) => arith.apply(MulIOp, value, factors[i]!));
  const outer = buildParallel(builder, op, { lowerBound, upperBound, step: outerStep });
  const outerBody = outer.region.firstBlock!;
  const outerIndices = outerBody.arguments;
  builder.setInsertionPointToStart(outerBody);

  let needsCheck = false;
  const innerUpperBound = outerStep.map((size, i) => {
    if (isMultiple(lowerBound[i]!, upperBound[i]!, step[i]!, factors[i]!)) return size;
    needsCheck ||= checksInside;
    return checksInside ? size : buildRest(builder, op, size, upperBound[i]!, outerIndices[i]!);
  });
  const inner = buildParallel(builder, op, { lowerBound: step.map(() => zero), upperBound: innerUpperBound, step });
  const innerBody = inner.region.firstBlock!;
  const body = op.region.firstBlock!;
  const sumOf = (i: number): Value => arith.apply(AddIOp, innerBody.arguments[i]!, outerIndices[i]!);
  if (needsCheck) {
    builder.setInsertionPointToStart(innerBody);
    step.forEach((_, i) => body.arguments[i]!.replaceAllUsesWith(sumOf(i)));
    body.eraseArguments(new Set(step.keys()));
    let isInside = arith.constant(boolAttr(context, true));
    step.forEach((value, i) => {
      // As upstream, also where the step is not 1.
      const index = arith.apply(AddIOp, arith.apply(MulIOp, innerBody.arguments[i]!, value), outerIndices[i]!);
      isInside = arith.apply(AndIOp, isInside, arith.compareIntegers('ult', index, upperBound[i]!));
    });
    const region = new Region();
    region.takeBody(op.region);
    IfOp.build(builder, location, { condition: isInside, regions: [region, new Region()], resultTypes: [] });
    const terminator = body.lastOp!;
    YieldOp.build(OpBuilder.before(terminator), terminator.location, { results: [] });
    terminator.erase();
  } else {
    innerBody.lastOp!.erase();
    builder.setInsertionPointToStart(innerBody);
    step.forEach((_, i) => body.arguments[i]!.replaceAllUsesWith(sumOf(i)));
    for (const nested of [...body.operations()]) {
      body.remove(nested);
      innerBody.append(nested);
    }
  }
  op.erase();
}

/** Makes a parallel loop whose body is no more than its end. */
function buildParallel(
  builder: OpBuilder,
  { context, location }: ParallelOp,
  controls: Readonly<Record<'lowerBound' | 'upperBound' | 'step', readonly Value[]>>,
): ParallelOp {
  const [region, block] = [new Region(), new Block()];
  region.append(block);
  for (const _ of controls.step) block.addArgument(IndexType.get(context), location);
  ReduceOp.build(OpBuilder.atBlockEnd(context, block), location, { operands: [], regions: [] });
  return ParallelOp.build(builder, location, { ...controls, initVals: [], regions: [region], resultTypes: [] });
}

/** Tells whether it is known that the loop has as many iterations as some tiles. */
function isMultiple(lower: Value, upper: Value, step: Value, factor: Value): boolean {
  const [from, to, by, size] = [lower, upper, step, factor].map(matchInteger);
  if (from === undefined || to === undefined || by === undefined || size === undefined) return false;
  // As upstream, negative numbers are great ones.
  const [range, stride, tileSize] = [BigInt(to) - BigInt(from), BigInt(by), BigInt(size)].map(unsigned);
  return ((range! + stride! - 1n) / stride!) % tileSize! === 0n;
}

const unsigned = (value: bigint): bigint => BigInt.asUintN(64, value);

const [d0, d1, d2] = [getAffineDimExpr(0), getAffineDimExpr(1), getAffineDimExpr(2)];
const restMap = AffineMap.get(3, 0, [d0, d1.sub(d2)]);

/** Makes what is left of a tile before the end of the loop. */
function buildRest(
  builder: OpBuilder,
  { context, location }: ParallelOp,
  size: Value,
  end: Value,
  index: Value,
): Value {
  const properties = new Map<string, Attribute>([['map', AffineMapAttr.get(context, restMap)]]);
  const operands = [size, end, index];
  const resultTypes = [IndexType.get(context)];
  return builder.create({ name: 'affine.min', location, operands, resultTypes, properties }).result();
}
