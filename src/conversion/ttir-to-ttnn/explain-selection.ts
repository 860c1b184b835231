import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { selectionProblem } from '../../dialects/ttir/build-selection.ts';
import { type ReverseOp, type SliceOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';

/** Converts nothing, and says why a selection of indices is still there: the decomposition makes lookups of rows of it where it can. */
export class ExplainSelection extends OpConversionPattern<SliceOp | ReverseOp> {
  constructor(override readonly root: new (...args: never[]) => SliceOp | ReverseOp) {
    super();
  }

  override matchAndRewrite(op: SliceOp | ReverseOp, _: unknown, rewriter: ConversionPatternRewriter): LogicalResult {
    return rewriter.notifyMatchFailure(op, selectionProblem(op) ?? 'ttir-to-ttir-decomposition makes lookups of rows of it'); // prettier-ignore
  }
}
