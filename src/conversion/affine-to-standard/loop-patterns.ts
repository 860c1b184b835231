/** Patterns for loops and branches. Source: mlir/lib/Conversion/AffineToStandard/AffineToStandard.cpp. */
import { exactStep } from '../../dialects/affine/loop-step.ts';
import { mapsOfGroups } from '../../dialects/affine/parallel-bounds.ts';
import { ForOp, IfOp, ParallelOp, YieldOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { AndIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import {
  ForOp as SCFForOp,
  IfOp as SCFIfOp,
  ParallelOp as SCFParallelOp,
  ReduceOp,
  ReduceReturnOp,
  YieldOp as SCFYieldOp,
} from '../../dialects/scf/generated/scf-ops.gen.ts';
import { type ArrayAttr, type IntegerSetAttr } from '../../ir/attributes/container-attributes.ts';
import { type DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { Block } from '../../ir/block.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { Region } from '../../ir/region.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { exactInt64 } from '../../support/int64.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildIdentity, buildReduction, type ReductionKind, reductionsOf } from '../../dialects/affine/reductions.ts';
import { buildBound } from './build-bound.ts';
import { checkDivisors, expandAffineExpr } from './expand-affine.ts';

/** Returns a region with the blocks of `from`. */
function movedRegion(rewriter: PatternRewriter, from: Region): Region {
  const region = new Region();
  rewriter.inlineRegionBefore(from, region);
  return region;
}

export class ForLowering extends OpRewritePattern<ForOp> {
  readonly root = ForOp;

  matchAndRewrite(op: ForOp, rewriter: PatternRewriter): LogicalResult {
    const { location } = op;
    const [lower, upper] = [op.lowerBoundMap.value, op.upperBoundMap.value];
    if (!checkDivisors(op, lower.results) || !checkDivisors(op, upper.results)) return false;
    const loop = SCFForOp.build(rewriter, location, {
      lowerBound: buildBound(rewriter, location, 'max', lower, op.lowerBoundOperands),
      upperBound: buildBound(rewriter, location, 'min', upper, op.upperBoundOperands),
      step: buildIndexConstant(rewriter, location, exactInt64(exactStep(op))),
      initArgs: op.inits,
      regions: [movedRegion(rewriter, op.region)],
      resultTypes: op.results.map(({ type }) => type),
    });
    rewriter.replaceOp(op, loop.results);
    return true;
  }
}

export class ParallelLowering extends OpRewritePattern<ParallelOp> {
  readonly root = ParallelOp;

  matchAndRewrite(op: ParallelOp, rewriter: PatternRewriter): LogicalResult {
    const { location, mapOperands } = op;
    const groups = (name: string): DenseElementsAttr => op.properties.get(name) as DenseElementsAttr;
    const [lowerMap, upperMap] = [op.lowerBoundsMap.value, op.upperBoundsMap.value];
    const lower = mapsOfGroups(lowerMap, groups('lowerBoundsGroups'));
    const upper = mapsOfGroups(upperMap, groups('upperBoundsGroups'));
    const isFine = lower.every((map, i) => checkDivisors(op, map.results) && checkDivisors(op, upper[i]!.results));
    const kinds = reductionsOf(op);
    if (!isFine || !kinds) return false;

    const lowerBound: Value[] = [];
    const upperBound: Value[] = [];
    lower.forEach((map, i) => {
      lowerBound.push(buildBound(rewriter, location, 'max', map, mapOperands.slice(0, lowerMap.numInputs)));
      upperBound.push(buildBound(rewriter, location, 'min', upper[i]!, mapOperands.slice(lowerMap.numInputs)));
    });
    const steps = (op.properties.get('steps') as ArrayAttr).value as readonly IntegerAttr[];
    const loop = SCFParallelOp.build(rewriter, location, {
      lowerBound,
      upperBound,
      step: steps.map(({ value }) => buildIndexConstant(rewriter, location, exactInt64(value))),
      initVals: kinds.map((kind, i) => buildIdentity(rewriter, location, kind, op.result(i).type)),
      regions: [movedRegion(rewriter, op.region)],
      resultTypes: op.results.map(({ type }) => type),
    });
    this.#replaceYield(loop, kinds, rewriter);
    rewriter.replaceOp(op, loop.results);
    return true;
  }

  /** Makes what says how the values of iterations are combined. */
  #replaceYield(loop: SCFParallelOp, kinds: readonly ReductionKind[], rewriter: PatternRewriter): void {
    const terminator = loop.region.firstBlock!.lastOp!;
    rewriter.withInsertionPoint(() => {
      rewriter.setInsertionPointBefore(terminator);
      const { operands } = terminator;
      const regions = operands.map(({ type }) => {
        const [region, block] = [new Region(), new Block()];
        region.append(block);
        for (let i = 0; i < 2; i++) block.addArgument(type, terminator.location);
        return region;
      });
      ReduceOp.build(rewriter, terminator.location, { operands, regions });
      regions.forEach((region, i) => {
        const block = region.firstBlock!;
        rewriter.setInsertionPointToEnd(block);
        const [lhs, rhs] = block.arguments;
        const result = buildReduction(rewriter, loop.location, kinds[i]!, lhs!, rhs!);
        ReduceReturnOp.build(rewriter, loop.location, { result });
      });
    });
    rewriter.eraseOp(terminator);
  }
}

/** All constraints are computed, and the branch is taken where all of them hold. */
export class IfLowering extends OpRewritePattern<IfOp> {
  readonly root = IfOp;

  matchAndRewrite(op: IfOp, rewriter: PatternRewriter): LogicalResult {
    const { location } = op;
    const set = (op.condition as IntegerSetAttr).value;
    if (!checkDivisors(op, set.constraints)) return false;
    const arith = new ArithBuilder(rewriter, location);
    const zero = buildIndexConstant(rewriter, location, 0);
    const dims = op.operands.slice(0, set.numDims);
    const symbols = op.operands.slice(set.numDims);
    let condition: Value | undefined;
    set.constraints.forEach((constraint, i) => {
      const value = expandAffineExpr(rewriter, location, constraint, dims, symbols);
      const holds = arith.compareIntegers(set.eqFlags[i] ? 'eq' : 'sge', value, zero);
      condition = condition ? arith.apply(AndIOp, condition, holds) : holds;
    });
    const branch = SCFIfOp.build(rewriter, location, {
      condition: condition ?? arith.number(IntegerType.get(op.context, 1), 1),
      regions: [op.thenRegion, op.elseRegion].map((region) => movedRegion(rewriter, region)),
      resultTypes: op.results.map(({ type }) => type),
    });
    rewriter.replaceOp(op, branch.results);
    return true;
  }
}

export class YieldLowering extends OpRewritePattern<YieldOp> {
  readonly root = YieldOp;

  matchAndRewrite(op: YieldOp, rewriter: PatternRewriter): LogicalResult {
    SCFYieldOp.build(rewriter, op.location, { results: op.operands });
    rewriter.eraseOp(op);
    return true;
  }
}
