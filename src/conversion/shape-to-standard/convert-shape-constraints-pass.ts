import { type Operation } from '../../ir/operation.ts';
import { applyPatternsUntilDone } from '../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConvertShapeConstraintsPassBase } from '../generated/conversion-passes.gen.ts';
import { constraintsToAssert } from './constraint-patterns.ts';

/** `convert-shape-constraints`. Source: mlir/lib/Conversion/ShapeToStandard/ConvertShapeConstraints.cpp. */
export class ConvertShapeConstraintsPass extends ConvertShapeConstraintsPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    return applyPatternsUntilDone(root, constraintsToAssert(), mlirGreedyDefaults);
  }
}
