import { type FoldResult } from '../../ir/op-info.ts';
import { type Operation } from '../../ir/operation.ts';
import { MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';

/** Lets the operation use what `memref.cast` was given, where that has a rank. Source: foldMemRefCast of MemRefOps.cpp. */
export function foldMemRefCast(op: Operation): FoldResult {
  return foldMemRefCastBeside(op, undefined);
}

/** As foldMemRefCast, but not for `stored`, whose type the memref states. */
export function foldMemRefCastBeside(op: Operation, stored: Value | undefined): FoldResult {
  let folded: FoldResult;
  for (const [i, operand] of op.operands.entries()) {
    if (operand === stored) continue;
    const cast = operand.definingOp;
    if (cast?.name !== 'memref.cast') continue;
    const source = cast.operand(0);
    if (!(source.type instanceof MemRefType)) continue;
    op.setOperand(i, source);
    folded = 'updated';
  }
  return folded;
}
