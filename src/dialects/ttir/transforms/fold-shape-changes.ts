import { type Operation } from '../../../ir/operation.ts';
import { applyPatternsUntilDone } from '../../../rewrite/greedy-driver.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { TTIRFoldShapeChangesPassBase } from '../generated/ttir-passes.gen.ts';
import { shapeChangePatterns } from '../shape-change-patterns.ts';

/** `ttir-fold-shape-changes`: of `canonicalize` what concerns shapes, so that all else stays as a conversion made it, in its order. */
export class TTIRFoldShapeChangesPass extends TTIRFoldShapeChangesPassBase {
  runOnOperation(op: Operation): LogicalResult {
    return applyPatternsUntilDone(op, shapeChangePatterns(), { constantCSE: false });
  }
}
