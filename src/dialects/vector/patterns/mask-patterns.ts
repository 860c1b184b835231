import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { SelectOp } from '../../arith/generated/arith-ops.gen.ts';
import { MaskOp } from '../generated/vector-ops.gen.ts';
import { isEmptyMask } from '../masked-op.ts';

/** Takes the elements of what a mask without an operation yields, where it is on. Source: CanonializeEmptyMaskOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export class CanonializeEmptyMaskOp extends OpRewritePattern<MaskOp> {
  readonly root = MaskOp;

  matchAndRewrite(op: MaskOp, rewriter: PatternRewriter): LogicalResult {
    const { mask, passthru, maskRegion, location } = op;
    if (!isEmptyMask(op) || !passthru)
      return rewriter.notifyMatchFailure(op, 'there is an operation, or no other value');
    const [trueValue] = maskRegion.firstBlock!.lastOp!.operands;
    if (trueValue === passthru) {
      rewriter.replaceOp(op, [passthru]);
      return true;
    }
    // Differs: mlir-opt makes an invalid selection between values of other shapes than the mask.
    if (!trueValue || op.numResults !== 1 || !isMaskOf(mask, trueValue)) {
      return rewriter.notifyMatchFailure(op, 'the mask is none of the value');
    }
    const select = SelectOp.build(rewriter, location, { condition: mask, trueValue, falseValue: passthru });
    rewriter.replaceOp(op, select.results);
    return true;
  }
}

/** Tells whether the mask has an element for each of the value. */
function isMaskOf({ type: mask }: Value, { type }: Value): boolean {
  if (!(type instanceof VectorType) || !(mask instanceof VectorType)) return false;
  return VectorType.get(type.shape, mask.elementType, type.scalableDims) === mask;
}
