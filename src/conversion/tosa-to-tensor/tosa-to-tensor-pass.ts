import { ConcatOp, PadOp, ReshapeOp, SliceOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { signlessTypes } from '../../dialects/tosa/signless-types.ts';
import { type Operation } from '../../ir/operation.ts';
import { ConversionTarget } from '../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { TosaToTensorPassBase } from '../generated/conversion-passes.gen.ts';
import { ConvertConcat } from './concat-pattern.ts';
import { ConvertPad } from './pad-pattern.ts';
import { ConvertReshape } from './reshape-pattern.ts';
import { ConvertSlice } from './slice-pattern.ts';

/** `tosa-to-tensor`. Source: mlir/lib/Conversion/TosaToTensor/TosaToTensorPass.cpp. */
export class TosaToTensorPass extends TosaToTensorPassBase {
  override runOnOperation(op: Operation): LogicalResult {
    const target = new ConversionTarget().addIllegalOp(ConcatOp, PadOp, ReshapeOp, SliceOp);
    target.addLegalDialect('arith', 'tensor');
    const types = signlessTypes();
    const patterns = [
      new ConvertSlice(types),
      new ConvertConcat(types),
      new ConvertReshape(types),
      new ConvertPad(types),
    ];
    return applyDeferredPartialConversion(op, target, patterns);
  }
}
