import { dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ElementwiseOp, TransposeOp } from '../generated/linalg-ops.gen.ts';
import { LinalgFoldIntoElementwisePassBase } from '../generated/linalg-passes.gen.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';
import { buildElementwise } from '../structured/build-structured.ts';

/** Reads inputs that are transposed in the order in which they are before. Source: mlir/lib/Dialect/Linalg/Transforms/FoldIntoElementwise.cpp. */
class FoldTransposePattern extends OpRewritePattern<ElementwiseOp> {
  readonly root = ElementwiseOp;

  matchAndRewrite(op: ElementwiseOp, rewriter: PatternRewriter): LogicalResult {
    const maps = LinalgStructuredInterface.of(op)!.indexingMaps.slice();
    const inputs = dpsInputs(op).map(({ value }) => value);
    let hasChanged = false;
    for (const [i, { definingOp }] of inputs.entries()) {
      if (!(definingOp instanceof TransposeOp) || !maps[i]!.isIdentity()) continue;
      inputs[i] = definingOp.input;
      maps[i] = LinalgStructuredInterface.of(definingOp)!.indexingMaps[0]!;
      hasChanged = true;
    }
    if (!hasChanged) return rewriter.notifyMatchFailure(op, 'no transposed input');
    const parts = { inputs, inits: op.outputs };
    const replacement = buildElementwise(rewriter, op.location, op.kind, maps, parts);
    rewriter.replaceOp(op, replacement.results);
    return true;
  }
}

/** `linalg-fold-into-elementwise`. */
export class LinalgFoldIntoElementwisePass extends LinalgFoldIntoElementwisePassBase {
  override runOnOperation(root: Operation): void {
    applyPatternsGreedily(root, [new FoldTransposePattern()], mlirGreedyDefaults);
  }
}
