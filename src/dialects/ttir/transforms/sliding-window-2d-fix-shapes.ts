import { type PatternRewriter, OpRewritePattern } from '../../../ir/pattern-match.ts';
import { type Operation } from '../../../ir/operation.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { MaxPool2dOp, ReshapeOp } from '../generated/ttir-ops.gen.ts';
import { TTIRSlidingWindow2dFixShapesPassBase } from '../generated/ttir-passes.gen.ts';
import { rewriteGreedily } from './rewrite-greedily.ts';

/** Returns the shape [1, 1, N*H*W, C] of an image of shape [N, H, W, C]. */
function collapsedShape(shape: readonly number[]): readonly number[] {
  const [batch, height, width, channels] = shape;
  return [1, 1, batch! * height! * width!, channels!];
}

/** Inserts a reshape of `input` to a tensor of that type, with a new init, that has the constraints of `op`. */
function reshape(rewriter: PatternRewriter, op: MaxPool2dOp, input: Value, resultType: RankedTensorType): Value {
  const { shape } = resultType;
  const output = EmptyOp.build(rewriter, op.location, { dynamicSizes: [], resultType }).result();
  const { operandConstraints } = op;
  return ReshapeOp.build(rewriter, op.location, { input, output, shape, operandConstraints }).result();
}

/**
 * Replaces a pooling of [N, H, W, C] by one of [1, 1, N*H*W, C] that remembers H and W, between two reshapes.
 * [1, 128, 128, 32] pools as [1, 1, 16384, 32]. Where only one of the images has a layout, it is that of a signature, and `ttir-layout` is
 * to come: the collapsed ones have none. Source: ttmlir-facts, section 2.2.7.
 */
class CollapseMaxPool2d extends OpRewritePattern<MaxPool2dOp> {
  readonly root = MaxPool2dOp;

  matchAndRewrite(op: MaxPool2dOp, rewriter: PatternRewriter): LogicalResult {
    const { type: inputType } = op.input;
    const { type: resultType } = op.result();
    if (!(inputType instanceof RankedTensorType) || !(resultType instanceof RankedTensorType)) return false;
    if (inputType.rank !== 4 || resultType.rank !== 4) return rewriter.notifyMatchFailure(op, 'no image of rank 4');
    const [batch, height, width] = inputType.shape;
    if (batch === 1 && height === 1) return rewriter.notifyMatchFailure(op, 'the image is collapsed already');
    if (inputType.encoding && resultType.encoding) {
      return rewriter.notifyMatchFailure(op, 'the images have layouts, which are for their shapes only');
    }
    if (!inputType.hasStaticShape || !resultType.hasStaticShape) {
      return rewriter.notifyMatchFailure(op, 'the shape of the image is not known');
    }

    const collapsed = ({ shape, elementType }: RankedTensorType): RankedTensorType =>
      RankedTensorType.get(collapsedShape(shape), elementType);
    const input = reshape(rewriter, op, op.input, collapsed(inputType));
    const pooledType = collapsed(resultType);
    const init = EmptyOp.build(rewriter, op.location, { dynamicSizes: [], resultType: pooledType }).result();
    const pooled = rewriter.create({
      name: MaxPool2dOp.opName,
      location: op.location,
      operands: [input, init],
      resultTypes: [pooledType],
      properties: op.properties,
      attributes: op.attributes,
    }) as MaxPool2dOp;
    pooled.originalHeight = height;
    pooled.originalWidth = width;
    rewriter.replaceOp(op, [reshape(rewriter, op, pooled.result(), resultType)]);
    return true;
  }
}

/** `ttir-sliding-window-2d-fix-shapes`. Source: ttmlir-facts, section 2.2.7. */
export class TTIRSlidingWindow2dFixShapesPass extends TTIRSlidingWindow2dFixShapesPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    return rewriteGreedily(module, [new CollapseMaxPool2d()], { pass: this });
  }
}
