import { type Operation } from '../../../ir/operation.ts';
import { applyPatternsUntilDone } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { DepthwiseConv2DIsMul } from '../decompositions/decompose-depthwise.ts';
import { TransposeConvNonStrided, TransposeConvStrided } from '../decompositions/decompose-transpose-conv.ts';
import { TosaOptionalDecompositionsPassBase } from '../generated/tosa-passes.gen.ts';

/** `tosa-optional-decompositions`. Source: mlir/lib/Dialect/Tosa/Transforms/TosaOptionalDecompositions.cpp. */
export class TosaOptionalDecompositionsPass extends TosaOptionalDecompositionsPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const patterns = [new TransposeConvNonStrided(), new TransposeConvStrided(), new DepthwiseConv2DIsMul()];
    return applyPatternsUntilDone(root, patterns, mlirGreedyDefaults);
  }
}
