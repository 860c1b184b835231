import { getAffineConstantExpr, getAffineSymbolExpr } from '../../affine/affine-expr.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { BlockArgument, Value } from '../../ir/value.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { exactInt64 } from '../../support/int64.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { replaceConstrainedMinMax } from '../../dialects/affine/constrained-min-max.ts';
import { ConstrainedValues } from '../../dialects/affine/constrained-values.ts';
import { type MaxOp, type MinOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { controlsOf } from '../../dialects/scf/patterns/forall-controls.ts';
import { ForallOp, ForOp, ParallelOp } from '../../dialects/scf/generated/scf-ops.gen.ts';

/** Computes a minimum or maximum from what the ranges of loops make known. Source: canonicalizeMinMaxOpInLoop of mlir/lib/Dialect/SCF/Utils/AffineCanonicalizationUtils.cpp. */
export class AffineOpSCFCanonicalizationPattern extends OpRewritePattern<MinOp | MaxOp> {
  readonly root: abstract new (...args: never[]) => MinOp | MaxOp;

  constructor(root: abstract new (...args: never[]) => MinOp | MaxOp) {
    super();
    this.root = root;
  }

  matchAndRewrite(op: MinOp | MaxOp, rewriter: PatternRewriter): LogicalResult {
    const values = new ConstrainedValues();
    for (const operand of new Set(op.operands)) {
      const range = rangeOf(operand);
      if (range && !addRange(values, operand, range)) return false;
    }
    return replaceConstrainedMinMax(rewriter, op, values);
  }
}

interface Range {
  readonly lower: MixedIndex;
  readonly upper: MixedIndex;
  readonly step: MixedIndex;
}

/** Returns what a value that counts iterations runs over. */
function rangeOf(value: Value): Range | undefined {
  if (!(value instanceof BlockArgument)) return undefined;
  const loop = value.owner.parentOp;
  const index = value.argNumber;
  if (loop instanceof ForOp && index === 0) return { lower: loop.lowerBound, upper: loop.upperBound, step: loop.step };
  if (loop instanceof ParallelOp && value.owner.region === loop.region) {
    return { lower: loop.lowerBound[index]!, upper: loop.upperBound[index]!, step: loop.step[index]! };
  }
  if (!(loop instanceof ForallOp) || index >= loop.staticLowerBound.length) return undefined;
  const { lower, upper, step } = controlsOf(loop);
  return { lower: lower[index]!, upper: upper[index]!, step: step[index]! };
}

const integerOf = (index: MixedIndex): bigint | undefined =>
  index instanceof Value ? matchInteger(index) : exactInt64(index);

/** Adds what is known of a value that counts iterations; the step has to be known. */
function addRange(values: ConstrainedValues, inductionVar: Value, { lower, upper, step }: Range): boolean {
  const by = integerOf(step);
  if (by === undefined) return false;
  const position = values.appendDims(inductionVar);
  const from = values.appendSymbols(lower instanceof Value ? lower : undefined);
  const to = values.appendSymbols(upper instanceof Value ? upper : undefined);
  const [least, end] = [integerOf(lower), integerOf(upper)];
  if (least !== undefined) values.addConstant(from, least);
  if (end !== undefined) values.addConstant(to, end);
  values.addInequality(
    new Map([
      [position, 1n],
      [from, -1n],
    ]),
  );
  const one = getAffineConstantExpr(1);
  const symbol = (at: number) => getAffineSymbolExpr(at - values.dims.length);
  if (least !== undefined && end !== undefined && least + by >= end) {
    return values.addBound('upper', position, values.mapOf(symbol(from).add(one)));
  }
  const first = least === undefined ? symbol(from) : getAffineConstantExpr(least);
  const behind = end === undefined ? symbol(to) : getAffineConstantExpr(end);
  const factor = getAffineConstantExpr(by);
  const last = factor.mul(behind.sub(first).sub(one).floorDiv(factor));
  return values.addBound('upper', position, values.mapOf(first.add(one).add(last)));
}
