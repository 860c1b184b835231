import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { signlessTypes } from '../../dialects/tosa/signless-types.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredFullConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { TosaToLinalgBase } from '../generated/conversion-passes.gen.ts';
import { elementwiseBodies } from './elementwise-bodies.ts';
import { ConvertElementwise } from './elementwise-pattern.ts';
import { ConvertFFT2d, ConvertRFFT2d } from './fourier-patterns.ts';
import { ConvertArgMax, ConvertGather, ConvertReverse, ConvertTable, ConvertTile } from './index-patterns.ts';
import { ConvertReduction } from './reduce-pattern.ts';
import { ConvertRescale } from './rescale-pattern.ts';
import { ConvertResize } from './resize-pattern.ts';
import { ConvertBroadcastingResize, ConvertUnitResize } from './unit-resize-patterns.ts';

/** What other passes convert. */
const legalOps = [
  tosa.ApplyScaleOp,
  tosa.IfOp,
  tosa.ConstOp,
  tosa.ConstShapeOp,
  tosa.WhileOp,
  tosa.ConcatOp,
  tosa.SliceOp,
  tosa.ReshapeOp,
  tosa.PadOp,
];

const reductions = [
  tosa.ReduceAllOp,
  tosa.ReduceAnyOp,
  tosa.ReduceMinOp,
  tosa.ReduceMaxOp,
  tosa.ReduceSumOp,
  tosa.ReduceProductOp,
];

class RemoveIdentity extends OpRewritePattern<tosa.IdentityOp> {
  readonly root = tosa.IdentityOp;

  matchAndRewrite(op: tosa.IdentityOp, rewriter: PatternRewriter): LogicalResult {
    rewriter.replaceOp(op, op.operands);
    return true;
  }
}

/** `tosa-to-linalg`. Source: mlir/lib/Conversion/TosaToLinalg/TosaToLinalgPass.cpp. Its options change nothing, as there. */
export class TosaToLinalg extends TosaToLinalgBase {
  override runOnOperation(op: Operation): LogicalResult {
    const target = new ConversionTarget().addIllegalDialect('tosa').addLegalOp(...legalOps);
    target.markUnknownOpDynamicallyLegal(() => true);
    const types = signlessTypes();
    const patterns = [
      new ConvertResize(),
      new ConvertUnitResize(),
      new ConvertBroadcastingResize(),
      ...elementwiseBodies.map(([root, body]) => new ConvertElementwise(root, body, types)),
      new RemoveIdentity(),
      ...reductions.map((root) => new ConvertReduction(root)),
      new ConvertArgMax(),
      new ConvertFFT2d(),
      new ConvertGather(),
      new ConvertRescale(),
      new ConvertRFFT2d(),
      new ConvertReverse(),
      new ConvertTable(),
      new ConvertTile(),
    ];
    return applyDeferredFullConversion(op, target, patterns);
  }
}
