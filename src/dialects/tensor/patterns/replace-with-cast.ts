import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type Value } from '../../../ir/value.ts';
import { CastOp } from '../generated/tensor-ops.gen.ts';

/** Replaces the one result of `op` by `value`, cast to the type of the result where it has another. */
export function replaceWithCast(op: Operation, value: Value, rewriter: PatternRewriter): LogicalResult {
  const { type } = op.result(0);
  const replacement =
    value.type === type ? value : CastOp.build(rewriter, op.location, { source: value, destType: type }).result(0);
  rewriter.replaceOp(op, [replacement]);
  return true;
}
