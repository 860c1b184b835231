/** Constraints as demands of a condition. Source: mlir/lib/Conversion/ShapeToStandard/ShapeToStandard.td and ConvertShapeConstraints.cpp. */
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../ir/pattern-match.ts';
import { AssertOp } from '../../dialects/cf/generated/cf-ops.gen.ts';
import { buildTrueWitness } from '../../dialects/shape/build-constant.ts';
import {
  CstrBroadcastableOp,
  CstrEqOp,
  CstrRequireOp,
  IsBroadcastableOp,
  ShapeEqOp,
} from '../../dialects/shape/generated/shape-ops.gen.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

class CstrBroadcastableToRequire extends OpRewritePattern<CstrBroadcastableOp> {
  readonly root = CstrBroadcastableOp;

  matchAndRewrite(op: CstrBroadcastableOp, rewriter: PatternRewriter): LogicalResult {
    const { location, operands: shapes } = op;
    const resultType = IntegerType.get(op.context, 1);
    const pred = IsBroadcastableOp.build(rewriter, location, { shapes, resultType }).result();
    return require(op, pred, 'required broadcastable shapes', rewriter);
  }
}

class CstrEqToRequire extends OpRewritePattern<CstrEqOp> {
  readonly root = CstrEqOp;

  matchAndRewrite(op: CstrEqOp, rewriter: PatternRewriter): LogicalResult {
    const { location, operands: shapes } = op;
    const pred = ShapeEqOp.build(rewriter, location, { shapes, resultType: IntegerType.get(op.context, 1) }).result();
    return require(op, pred, 'required equal shapes', rewriter);
  }
}

function require(
  op: CstrBroadcastableOp | CstrEqOp,
  pred: CstrRequireOp['pred'],
  msg: string,
  rewriter: PatternRewriter,
): LogicalResult {
  const args = { pred, msg, resultType: op.result().type };
  rewriter.replaceOp(op, CstrRequireOp.build(rewriter, op.location, args).results);
  return true;
}

/** Checks the condition where it is demanded. */
class ConvertCstrRequireOp extends OpRewritePattern<CstrRequireOp> {
  readonly root = CstrRequireOp;

  matchAndRewrite(op: CstrRequireOp, rewriter: PatternRewriter): LogicalResult {
    AssertOp.build(rewriter, op.location, { arg: op.pred, msg: op.msg });
    rewriter.replaceOp(op, [buildTrueWitness(rewriter, op.location)]);
    return true;
  }
}

export const constraintsToRequire = (): RewritePattern[] => [new CstrBroadcastableToRequire(), new CstrEqToRequire()];

export const constraintsToAssert = (): RewritePattern[] => [...constraintsToRequire(), new ConvertCstrRequireOp()];
