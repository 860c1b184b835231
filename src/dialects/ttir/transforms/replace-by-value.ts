import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { buildElementwise } from '../build.ts';
import { TypecastOp } from '../generated/ttir-ops.gen.ts';

/**
 * Replaces an operation with one result by a value that has the same shape and elements. Where a signature gives layouts, those of the
 * two may differ: the elements then go through an operation whose result is where it has to be, as `ttir-layout` does it for any other.
 */
export function replaceByValue(rewriter: PatternRewriter, op: Operation, value: Value): void {
  const type = op.result(0).type as RankedTensorType;
  rewriter.replaceOp(op, [
    value.type === type ? value : buildElementwise(rewriter, op.location, TypecastOp, [value], type),
  ]);
}
