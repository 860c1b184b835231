import { isDefinedInside } from '../../ir/ancestors.ts';
/** What splits and joins indices, as operations of arith. Source: mlir/lib/Dialect/Affine/Transforms/AffineExpandIndexOps.cpp. */
import { type Location } from '../../ir/location.ts';
import { LoopLikeOpInterface } from '../../ir/interfaces/loop-like.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { Value } from '../../ir/value.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { exactInt64 } from '../../support/int64.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ArithBuilder } from '../arith/arith-builder.ts';
import { buildIndexConstant } from '../arith/build-index.ts';
import { IntegerOverflowFlags } from '../arith/generated/arith-enums.gen.ts';
import { AddIOp, DivSIOp, FloorDivSIOp, MulIOp, RemSIOp } from '../arith/generated/arith-ops.gen.ts';
import { DelinearizeIndexOp, LinearizeIndexOp } from './generated/affine-ops.gen.ts';
import { basisOf, hasOuterBound } from './linear-index-patterns.ts';

/** Returns the elements of the basis behind the first index, which needs none. */
export function innerBasis(op: LinearizeIndexOp | DelinearizeIndexOp): MixedIndex[] {
  return hasOuterBound(op) ? basisOf(op).slice(1) : basisOf(op);
}

/** Makes what each index but the last counts: for (b1, b2), b1 * b2 and b2. */
function buildStrides(
  builder: OpBuilder,
  location: Location,
  basis: readonly MixedIndex[],
  overflowFlags: number,
): Value[] {
  const strides: Value[] = [];
  const multiply = (lhs: Value, rhs: Value): Value =>
    MulIOp.build(builder, location, { lhs, rhs, overflowFlags }).result();
  let known = 1n;
  let unknown: Value | undefined;
  for (const element of [...basis].reverse()) {
    if (element instanceof Value) unknown = unknown ? multiply(unknown, element) : element;
    else known = BigInt.asIntN(64, known * exactInt64(element));
    if (unknown && known === 1n) {
      strides.push(unknown);
      continue;
    }
    const factor = buildIndexConstant(builder, location, exactInt64(known));
    strides.push(unknown ? multiply(unknown, factor) : factor);
  }
  return strides.reverse();
}

export class LowerDelinearizeIndex extends OpRewritePattern<DelinearizeIndexOp> {
  readonly root = DelinearizeIndexOp;

  matchAndRewrite(op: DelinearizeIndexOp, rewriter: PatternRewriter): LogicalResult {
    const { location, linearIndex } = op;
    if (op.numResults === 1) {
      rewriter.replaceOp(op, [linearIndex]);
      return true;
    }
    const { nsw, nuw } = IntegerOverflowFlags;
    const strides = buildStrides(rewriter, location, innerBasis(op), nsw | nuw);
    const zero = buildIndexConstant(rewriter, location, 0);
    const arith = new ArithBuilder(rewriter, location);
    const remainderOf = (stride: Value): Value => {
      const remainder = arith.apply(RemSIOp, linearIndex, stride);
      const isNegative = arith.compareIntegers('slt', remainder, zero);
      const args = { lhs: remainder, rhs: stride, overflowFlags: nsw };
      return arith.select(isNegative, AddIOp.build(rewriter, location, args).result(), remainder);
    };
    const results = [arith.apply(FloorDivSIOp, linearIndex, strides[0]!)];
    strides.forEach((stride, i) => {
      const remainder = remainderOf(stride);
      const next = strides[i + 1];
      results.push(next ? arith.apply(DivSIOp, remainder, next) : remainder);
    });
    rewriter.replaceOp(op, results);
    return true;
  }
}

export class LowerLinearizeIndex extends OpRewritePattern<LinearizeIndexOp> {
  readonly root = LinearizeIndexOp;

  matchAndRewrite(op: LinearizeIndexOp, rewriter: PatternRewriter): LogicalResult {
    const { location, multiIndex } = op;
    const { nsw, nuw } = IntegerOverflowFlags;
    if (multiIndex.length === 0) {
      rewriter.replaceOp(op, [buildIndexConstant(rewriter, location, 0)]);
      return true;
    }
    const strides = buildStrides(rewriter, location, innerBasis(op), op.disjoint ? nsw | nuw : nsw);
    const terms = multiIndex.map((index, i) => {
      const stride = strides[i];
      const term = stride
        ? MulIOp.build(rewriter, location, { lhs: index, rhs: stride, overflowFlags: nsw }).result()
        : index;
      return { term, hoists: countInvariantLoops(op, index) };
    });
    // What is the same in most loops is added first, so that the sum can leave them.
    terms.sort((a, b) => b.hoists - a.hoists);
    const sum = terms
      .map(({ term }) => term)
      .reduce((lhs, rhs) => AddIOp.build(rewriter, location, { lhs, rhs, overflowFlags: nsw }).result());
    rewriter.replaceOp(op, [sum]);
    return true;
  }
}

/** Returns how many of the loops around `op`, from the inside, the value is defined outside of. */
function countInvariantLoops(op: Operation, value: Value): number {
  let count = 0;
  for (let loop = parentLoop(op); loop && isDefinedOutside(loop, value); loop = parentLoop(loop)) count++;
  return count;
}

function parentLoop(op: Operation): Operation | undefined {
  let parent = op.parentOp;
  while (parent && !LoopLikeOpInterface.isImplementedBy(parent)) parent = parent.parentOp;
  return parent;
}

function isDefinedOutside(loop: Operation, value: Value): boolean {
  const regions = LoopLikeOpInterface.of(loop)?.loopRegions ?? loop.regions;
  return !regions.some((region) => isDefinedInside(value, region));
}
