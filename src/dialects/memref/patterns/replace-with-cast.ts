import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { CastOp } from '../generated/memref-ops.gen.ts';

/** Replaces an operation by a cast of `value` to the type of its result. */
export function replaceWithCast(op: Operation, value: Value, rewriter: PatternRewriter): true {
  const cast = CastOp.build(rewriter, op.location, { source: value, destType: op.result(0).type });
  rewriter.replaceOp(op, [cast.result(0)]);
  return true;
}
