import { IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { buildConstant, buildElementwise } from '../../dialects/ttir/build.ts';
import { EqualOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildChoice, canChoose, inlineRegion } from '../front-end/inline-region.ts';

/**
 * Patterns for choices between branches, which TTIR lacks: all are computed, and then one result is taken. What has effects cannot be converted in any
 * case.
 */

/** Converts `stablehlo.if`. */
class ConvertIf extends OpConversionPattern<hlo.IfOp> {
  readonly root = hlo.IfOp;

  override matchAndRewrite(op: hlo.IfOp, adaptor: hlo.IfOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (!canChoose(rewriter, op)) return false;
    const { trueBranch, falseBranch, location } = op;
    const [ifTrue, ifFalse] = [trueBranch, falseBranch].map((branch) => inlineRegion(rewriter, op, branch, []));
    rewriter.setInsertionPointBefore(op);
    rewriter.replaceOp(op, buildChoice(rewriter, location, adaptor.pred, ifTrue!, ifFalse!));
    return true;
  }
}

/** Converts `stablehlo.case`; numbers that no branch has choose the last one. */
class ConvertCase extends OpConversionPattern<hlo.CaseOp> {
  readonly root = hlo.CaseOp;

  override matchAndRewrite(op: hlo.CaseOp, adaptor: hlo.CaseOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (!canChoose(rewriter, op)) return false;
    const { location } = op;
    const { index } = adaptor;
    const { elementType, context } = index.type as RankedTensorType;
    const truth = RankedTensorType.get([], IntegerType.get(context, 1));
    const results = op.branches.map((branch) => inlineRegion(rewriter, op, branch, []));
    rewriter.setInsertionPointBefore(op);
    let chosen = results.at(-1)!;
    for (let branch = results.length - 2; branch >= 0; branch--) {
      const number = buildConstant(rewriter, location, [], elementType, [branch]);
      const isBranch = buildElementwise(rewriter, location, EqualOp, [index, number], truth);
      chosen = buildChoice(rewriter, location, isBranch, results[branch]!, chosen);
    }
    rewriter.replaceOp(op, chosen);
    return true;
  }
}

/** Returns the patterns for choices between branches. */
export function controlFlowPatterns(): readonly OpConversionPattern[] {
  return [new ConvertIf(), new ConvertCase()];
}
