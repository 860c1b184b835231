import { type Operation } from '../../../../ir/operation.ts';
import { walkOps } from '../../../../ir/walk.ts';
import { GetTupleElementOp, TupleOp } from '../../generated/stablehlo-ops.gen.ts';

/** Takes away the tuples whose elements are only taken out again, also where they are elements of such. */
export function resolveTuples(module: Operation): void {
  const tuples: TupleOp[] = [];
  walkOps(module, TupleOp, (op) => void tuples.push(op));
  if (tuples.length === 0) return;
  const taken: GetTupleElementOp[] = [];
  walkOps(module, GetTupleElementOp, (op) => void taken.push(op));
  // What is taken out of an outer tuple is an inner one by the time that its elements are: it stands before.
  for (const op of taken) {
    const { definingOp: tuple } = op.operandValue;
    if (!(tuple instanceof TupleOp)) continue;
    op.replaceAllUsesWith([tuple.operand(op.index)]);
    op.erase();
  }
  for (const tuple of tuples.toReversed()) if (tuple.useEmpty) tuple.erase();
}
