import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Type } from '../../../ir/type.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { applyPatternsUntilDone } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { equalizeRanks } from '../equalize-ranks.ts';
import * as tosa from '../generated/tosa-ops.gen.ts';
import { TosaMakeBroadcastablePassBase } from '../generated/tosa-passes.gen.ts';

/** Operations of two operands that are broadcast; those of `tosa.mul` are too, and its shift stays. */
const binaryOps = [
  tosa.BitwiseAndOp,
  tosa.BitwiseOrOp,
  tosa.BitwiseXorOp,
  tosa.AddOp,
  tosa.SubOp,
  tosa.MulOp,
  tosa.IntDivOp,
  tosa.MaximumOp,
  tosa.MinimumOp,
  tosa.EqualOp,
  tosa.GreaterOp,
  tosa.GreaterEqualOp,
  tosa.LogicalLeftShiftOp,
  tosa.ArithmeticRightShiftOp,
  tosa.LogicalRightShiftOp,
  tosa.LogicalAndOp,
  tosa.LogicalOrOp,
  tosa.LogicalXorOp,
  tosa.PowOp,
] as const;

const rankOf = (type: Type): number | undefined => (type instanceof RankedTensorType ? type.rank : undefined);

/** Returns two operands of different ranks with that of the result. */
function withRankOf(
  result: Value,
  [first, second]: readonly [Value, Value],
  op: Operation,
  rewriter: PatternRewriter,
): readonly [Value, Value] | undefined {
  const [left, right] = [rankOf(first.type), rankOf(second.type)];
  if (left === undefined || right === undefined || left === right) return undefined;
  return Math.max(left, right) === rankOf(result.type)
    ? equalizeRanks(rewriter, op.location, first, second)
    : undefined;
}

function replaceOperands(op: Operation, operands: readonly Value[], rewriter: PatternRewriter): true {
  const { name, location, resultTypes, properties } = op;
  rewriter.replaceOp(op, rewriter.create({ name, location, operands, resultTypes, properties }).results);
  return true;
}

/** Source: ConvertTosaOp of mlir/lib/Dialect/Tosa/Transforms/TosaMakeBroadcastable.cpp. */
class BroadcastBinary extends OpRewritePattern<Operation> {
  constructor(readonly root: (typeof binaryOps)[number]) {
    super();
  }

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    const [first, second, ...others] = op.operands;
    const equal = withRankOf(op.result(), [first!, second!], op, rewriter);
    return equal !== undefined && replaceOperands(op, [...equal, ...others], rewriter);
  }
}

class BroadcastSelect extends OpRewritePattern<tosa.SelectOp> {
  readonly root = tosa.SelectOp;

  matchAndRewrite(op: tosa.SelectOp, rewriter: PatternRewriter): LogicalResult {
    const operands = op.operands;
    let isChanged = false;
    for (const [i, j] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const equal = withRankOf(op.output, [operands[i]!, operands[j]!], op, rewriter);
      if (!equal) continue;
      isChanged = true;
      [operands[i], operands[j]] = equal;
    }
    const ranks = new Set(operands.map(({ type }) => rankOf(type)));
    if (!isChanged || ranks.size > 1) return rewriter.notifyMatchFailure(op, 'ranks do not become equal');
    return replaceOperands(op, operands, rewriter);
  }
}

/** `tosa-make-broadcastable`. */
export class TosaMakeBroadcastablePass extends TosaMakeBroadcastablePassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const patterns = [...binaryOps.map((op) => new BroadcastBinary(op)), new BroadcastSelect()];
    return applyPatternsUntilDone(root, patterns, mlirGreedyDefaults);
  }
}
