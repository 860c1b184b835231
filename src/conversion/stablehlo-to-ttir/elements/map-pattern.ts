import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { MapOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { hasStaticTensors } from '../../front-end/types/static-tensor-pattern.ts';
import { onlyStaticTensors } from '../../front-end/types/unknown-sizes.ts';
import { bodyProblem, buildBody } from './map-body.ts';

/** Converts `stablehlo.map`: its body, which computes one element, computes all of them at once. */
export class ConvertMap extends OpConversionPattern<MapOp> {
  readonly root = MapOp;

  override matchAndRewrite(op: MapOp, adaptor: MapOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (!hasStaticTensors(op, adaptor)) return rewriter.notifyMatchFailure(op, onlyStaticTensors(op));
    const problem = bodyProblem(op.computation);
    if (problem) return rewriter.notifyMatchFailure(op, problem);
    rewriter.replaceOp(op, buildBody(rewriter, op.computation, op.inputs, shapeOf(op.result())));
    return true;
  }
}
