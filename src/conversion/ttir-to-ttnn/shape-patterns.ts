import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { normalizeDim, shapeOf } from '../../dialects/tt/shapes.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { AddOp, ConcatOp, ReshapeOp } from '../../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { createEmpty, emptyParts } from './empty-tensor.ts';

/** Patterns for operations on shapes. Source: ttmlir-facts, section 3.3.2. */

/** Converts `ttir.squeeze` to a `ttnn.reshape`: [1, 2, 1, 32] without dimension -2 is [1, 2, 32]. */
export class ConvertSqueeze extends OpConversionPattern<ttir.SqueezeOp> {
  readonly root = ttir.SqueezeOp;

  matchAndRewrite(op: ttir.SqueezeOp, adaptor: ttir.SqueezeOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { input, output } = adaptor;
    const inputShape = shapeOf(input);
    const shape = inputShape.toSpliced(normalizeDim(op.dim, inputShape.length), 1);
    rewriter.replaceOp(op, ReshapeOp.build(rewriter, op.location, { input, output, shape }).results);
    return true;
  }
}

/**
 * Converts `ttir.unsqueeze` to a `ttnn.reshape`: [2, 32] with a dimension put in at 1 is [2, 1, 32].
 * Differs: a dimension at the end works too, which upstream forgets.
 */
export class ConvertUnsqueeze extends OpConversionPattern<ttir.UnsqueezeOp> {
  readonly root = ttir.UnsqueezeOp;

  matchAndRewrite(op: ttir.UnsqueezeOp, adaptor: ttir.UnsqueezeOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { input, output } = adaptor;
    const inputShape = shapeOf(input);
    const shape = inputShape.toSpliced(normalizeDim(op.dim, inputShape.length + 1), 0, 1);
    rewriter.replaceOp(op, ReshapeOp.build(rewriter, op.location, { input, output, shape }).results);
    return true;
  }
}

/** Tells whether everything that uses the result broadcasts by itself. */
function usersBroadcast(op: ttir.BroadcastOp): boolean {
  for (const user of op.result().users()) {
    if (!(user instanceof ttir.BroadcastOp || user.hasTrait('TTIR_ElementwiseOpInterface'))) return false;
  }
  return true;
}

/**
 * Drops a `ttir.broadcast` for operations that broadcast by themselves; the init stays, as in upstream's output. For others zeros of the
 * whole shape are added. Differs: upstream drops it for these too, and the shapes are wrong.
 */
export class ConvertBroadcast extends OpConversionPattern<ttir.BroadcastOp> {
  readonly root = ttir.BroadcastOp;

  matchAndRewrite(op: ttir.BroadcastOp, adaptor: ttir.BroadcastOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { input, output } = adaptor;
    if (usersBroadcast(op)) {
      rewriter.replaceOp(op, [input]);
      return true;
    }
    const parts = emptyParts(op);
    if (!parts) return false;
    const zeros = createEmpty(rewriter, op, parts)?.result();
    if (!zeros) return false;
    rewriter.replaceOp(op, AddOp.build(rewriter, op.location, { inputs: [input, zeros], outputs: [output] }).results);
    return true;
  }
}

/** Converts `ttir.concat`, with the dimension counted from the front. */
export class ConvertConcat extends OpConversionPattern<ttir.ConcatOp> {
  readonly root = ttir.ConcatOp;

  matchAndRewrite(op: ttir.ConcatOp, adaptor: ttir.ConcatOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { inputs, output } = adaptor;
    const dim = normalizeDim(op.dim, shapeOf(inputs[0]!).length);
    rewriter.replaceOp(op, ConcatOp.build(rewriter, op.location, { inputs, output, dim }).results);
    return true;
  }
}
