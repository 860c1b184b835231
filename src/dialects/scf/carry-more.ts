import { OpBuilder } from '../../ir/builder.ts';
import { type Value } from '../../ir/value.ts';
import { carryOverBody } from '../../rewrite/carry-over-body.ts';
import { buildFor } from './build-for.ts';
import { type ForOp } from './generated/scf-ops.gen.ts';

/**
 * Replaces a loop by one that carries more values, of which there is at least one; they start as `inits`, and each iteration hands `yielded` on.
 * Source: ForOp::replaceWithAdditionalYields of mlir/lib/Dialect/SCF/IR/SCF.cpp.
 */
export function carryMore(loop: ForOp, inits: readonly Value[], yielded: readonly Value[]): ForOp {
  const { location, lowerBound, upperBound, step, initArgs, attributes } = loop;
  const builder = OpBuilder.before(loop);
  const replacement = buildFor(builder, location, lowerBound, upperBound, step, [...initArgs, ...inits]);
  replacement.unsignedCmp = loop.unsignedCmp;
  replacement.setDiscardableAttrs(attributes);
  carryOverBody(loop, replacement, yielded);
  return replacement;
}
