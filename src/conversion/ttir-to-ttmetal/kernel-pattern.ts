import { KernelOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { BuiltinOp } from '../../dialects/ttkernel/generated/ttkernel-ops.gen.ts';
import { CBType } from '../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { MemRefType } from '../../ir/types/shaped-types.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Converts a `ttir.kernel` whose results nobody uses to `ttkernel.builtin`. Source: ttmlir-facts, section 3.4. */
export class ConvertKernel extends OpConversionPattern<KernelOp> {
  readonly root = KernelOp;

  matchAndRewrite(op: KernelOp, adaptor: KernelOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (!op.useEmpty) return rewriter.notifyMatchFailure(op, 'results of kernels cannot be used on the device');
    if (!adaptor.operands.every(({ type }) => type instanceof MemRefType || type instanceof CBType)) {
      return rewriter.notifyMatchFailure(op, 'kernels on the device take memory, not tensors');
    }
    BuiltinOp.build(rewriter, op.location, { op: op.op, kind: op.kind, args: adaptor.operands });
    rewriter.eraseOp(op);
    return true;
  }
}
