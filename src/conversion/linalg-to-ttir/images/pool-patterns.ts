import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import * as linalg from '../../../dialects/linalg/generated/linalg-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { castElements, castUnsigned } from '../../../dialects/ttir/cast-elements.ts';
import {
  type Combiner,
  greatest,
  greatestUnsigned,
  least,
  leastUnsigned,
  sum,
} from '../../front-end/reductions/combiners.ts';
import { StaticTensorPattern } from '../../front-end/types/static-tensor-pattern.ts';
import { buildCombined } from '../body/combiners.ts';
import { buildPool, type Pool } from './build-pool.ts';
import { numbersOf, type WindowClass, type WindowOp } from './image-windows.ts';

/** Patterns for poolings, whose maps are more than loops. */

/** A pooling of linalg: what the dimensions of image and result are, and how it combines elements. */
type PoolKind = readonly [op: WindowClass, image: string, combiner: Combiner];

const pools: readonly PoolKind[] = [
  [linalg.PoolingNwcSumOp, 'nwc', sum],
  [linalg.PoolingNcwSumOp, 'ncw', sum],
  [linalg.PoolingNhwcSumOp, 'nhwc', sum],
  [linalg.PoolingNchwSumOp, 'nchw', sum],
  [linalg.PoolingNdhwcSumOp, 'ndhwc', sum],
  [linalg.PoolingNwcMaxOp, 'nwc', greatest],
  [linalg.PoolingNcwMaxOp, 'ncw', greatest],
  [linalg.PoolingNhwcMaxOp, 'nhwc', greatest],
  [linalg.PoolingNchwMaxOp, 'nchw', greatest],
  [linalg.PoolingNdhwcMaxOp, 'ndhwc', greatest],
  [linalg.PoolingNwcMaxUnsignedOp, 'nwc', greatestUnsigned],
  [linalg.PoolingNhwcMaxUnsignedOp, 'nhwc', greatestUnsigned],
  [linalg.PoolingNwcMinUnsignedOp, 'nwc', leastUnsigned],
  [linalg.PoolingNhwcMinUnsignedOp, 'nhwc', leastUnsigned],
  [linalg.PoolingNwcMinOp, 'nwc', least],
  [linalg.PoolingNhwcMinOp, 'nhwc', least],
  [linalg.PoolingNdhwcMinOp, 'ndhwc', least],
];

/** Converts a pooling; the second input has the size of the window only. */
class ConvertPool extends StaticTensorPattern<WindowOp> {
  readonly root: WindowClass;

  constructor(readonly kind: PoolKind) {
    super();
    [this.root] = kind;
  }

  override convert(
    op: WindowOp,
    adaptor: WindowOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const [, image, combiner] = this.kind;
    const { elementType } = resultType;
    const kernel = shapeOf(op.inputs[1]!);
    const pool = {
      dims: [...image].flatMap((letter, dim) => ('dhw'.includes(letter) ? [dim] : [])),
      kernel,
      strides: numbersOf(op.strides, kernel.length),
      dilations: numbersOf(op.dilations, kernel.length),
      combiner,
    };
    if (!isInsideOf(shapeOf(op.inputs[0]!), pool, resultType.shape)) {
      return rewriter.notifyMatchFailure(op, 'windows reach beyond the image');
    }
    const elements = castElements(rewriter, location, adaptor.inputs[0]!, elementType);
    const input = combiner.isUnsigned ? castUnsigned(rewriter, location, elements) : elements;
    const pooled = buildPool(rewriter, location, input, pool, resultType.shape);
    const combined = buildCombined(rewriter, location, combiner, pooled, adaptor.outputs[0]!);
    return castElements(rewriter, location, combined, elementType);
  }
}

/** Tells whether images have all elements of the windows, which the verifier does not ask of images without elements. */
function isInsideOf(
  images: readonly number[],
  { dims, kernel, strides, dilations }: Pool,
  shape: readonly number[],
): boolean {
  return dims.every((dim, i) => (shape[dim]! - 1) * strides[i]! + (kernel[i]! - 1) * dilations[i]! < images[dim]!);
}

/** Returns the patterns for poolings. */
export function poolPatterns(): readonly OpConversionPattern[] {
  return pools.map((kind) => new ConvertPool(kind));
}
