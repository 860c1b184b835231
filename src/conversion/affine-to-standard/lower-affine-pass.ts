import { checkBoundOperands } from '../../dialects/affine/loop-bounds.ts';
import { LowerDelinearizeIndex, LowerLinearizeIndex } from '../../dialects/affine/lower-linear-index.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { LowerAffinePassBase } from '../generated/conversion-passes.gen.ts';
import {
  ApplyLowering,
  DmaStartLowering,
  DmaWaitLowering,
  LoadLowering,
  MaxLowering,
  MinLowering,
  PrefetchLowering,
  StoreLowering,
} from './access-patterns.ts';
import { ForLowering, IfLowering, ParallelLowering, YieldLowering } from './loop-patterns.ts';

/** `lower-affine`. Source: mlir/lib/Conversion/AffineToStandard/AffineToStandard.cpp. */
export class LowerAffinePass extends LowerAffinePassBase {
  override runOnOperation(op: Operation): LogicalResult {
    if (!canVectorAccessesStay(op) || !checkBoundOperands(op)) return false;
    const target = new ConversionTarget().addLegalDialect('arith', 'memref', 'scf');
    return applyDeferredPartialConversion(op, target, [
      new ApplyLowering(),
      new DmaStartLowering(),
      new DmaWaitLowering(),
      new LoadLowering(),
      new MinLowering(),
      new MaxLowering(),
      new ParallelLowering(),
      new PrefetchLowering(),
      new StoreLowering(),
      new ForLowering(),
      new IfLowering(),
      new YieldLowering(),
      new LowerDelinearizeIndex(),
      new LowerLinearizeIndex(),
    ]);
  }
}

/**
 * Reports accesses of vectors whose indices are lowered, which they may not be made with then. Returns failure if there is one.
 * Differs: mlir-opt lowers all such accesses, to the dialect `vector`.
 */
function canVectorAccessesStay(root: Operation): LogicalResult {
  return walk(root, {
    before(op) {
      if (!vectorAccesses.has(op.name) || !op.operands.some(isLowered)) return;
      op.emitOpError(
        "has an index of affine, which is lowered; the operation itself stays, as there is no dialect 'vector'",
      );
      return 'interrupt';
    },
  });
}

const vectorAccesses: ReadonlySet<string> = new Set(['affine.vector_load', 'affine.vector_store']);

/** Tells whether the value is made by an operation of affine, or an argument of one. */
function isLowered(value: Value): boolean {
  return (value.definingOp ?? value.parentBlock?.parentOp)?.dialectNamespace === 'affine';
}
