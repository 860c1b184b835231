import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { AllocOp, DeallocOp } from '../../dialects/ttmetal/generated/ttmetal-ops.gen.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Patterns for the life of buffers. Source: ttmlir-facts, section 3.4. */

/** Converts `ttir.alloc` to `ttmetal.alloc`. */
export class ConvertAlloc extends OpConversionPattern<ttir.AllocOp> {
  readonly root = ttir.AllocOp;

  matchAndRewrite(op: ttir.AllocOp, _: ttir.AllocOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { address, size, memorySpace, location } = op;
    const resultType = op.result().type;
    const made = AllocOp.build(rewriter, location, { address, size, memorySpace, resultType });
    rewriter.replaceOp(op, made.results);
    return true;
  }
}

/** Converts `ttir.dealloc` to `ttmetal.dealloc`. */
export class ConvertDealloc extends OpConversionPattern<ttir.DeallocOp> {
  readonly root = ttir.DeallocOp;

  matchAndRewrite(op: ttir.DeallocOp, adaptor: ttir.DeallocOp, rewriter: ConversionPatternRewriter): LogicalResult {
    DeallocOp.build(rewriter, op.location, { input: adaptor.operand(0) });
    rewriter.eraseOp(op);
    return true;
  }
}
