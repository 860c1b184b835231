import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { IRMapping } from '../../../ir/clone.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { ExtractOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { GenericOp } from '../generated/linalg-ops.gen.ts';
import { LinalgInlineScalarOperandsPassBase } from '../generated/linalg-passes.gen.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';
import { hasPureTensorSemantics } from '../patterns/semantics.ts';
import { buildGeneric } from '../structured/build-structured.ts';

/** Takes inputs whose element is the same in all iterations into the body. Source: mlir/lib/Dialect/Linalg/Transforms/InlineScalarOperands.cpp. */
class InlineScalarOperands extends OpRewritePattern<GenericOp> {
  readonly root = GenericOp;

  matchAndRewrite(op: GenericOp, rewriter: PatternRewriter): LogicalResult {
    if (!hasPureTensorSemantics(op)) return rewriter.notifyMatchFailure(op, 'not tensors');
    const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
    const inputs = dpsInputs(op).map(({ value }) => value);
    const isScalar = inputs.map((_, i) => indexingMaps[i]!.results.every(({ kind }) => kind === 'constant'));
    if (!isScalar.includes(true)) return rewriter.notifyMatchFailure(op, 'all inputs depend on a loop');

    const { location } = op;
    const region = new Region();
    rewriter.cloneRegion(op.region, region, new IRMapping());
    const body = region.firstBlock!;
    rewriter.withInsertionPoint(() => {
      rewriter.setInsertionPointToStart(body);
      for (let i = inputs.length - 1; i >= 0; i--) {
        if (!isScalar[i]) continue;
        const indices = indexingMaps[i]!.results.map((expr) =>
          buildIndexConstant(rewriter, location, (expr as { readonly value: number }).value),
        );
        const tensor = inputs[i]!;
        const { type } = tensor;
        const scalar =
          type instanceof RankedTensorType
            ? ExtractOp.build(rewriter, location, { tensor, indices, resultType: type.elementType }).result()
            : tensor;
        body.arguments[i]!.replaceAllUsesWith(scalar);
      }
      body.eraseArguments(new Set(isScalar.flatMap((scalar, i) => (scalar ? [i] : []))));
    });
    const generic = buildGeneric(rewriter, location, {
      inputs: inputs.filter((_, i) => !isScalar[i]),
      inits: dpsInits(op)!.map(({ value }) => value),
      indexingMaps: indexingMaps.filter((_, i) => !isScalar[i]),
      iteratorTypes,
      region,
    });
    rewriter.replaceOp(op, generic.results);
    return true;
  }
}

/** `linalg-inline-scalar-operands`. */
export class LinalgInlineScalarOperandsPass extends LinalgInlineScalarOperandsPassBase {
  override runOnOperation(root: Operation): void {
    applyPatternsGreedily(root, [new InlineScalarOperands()], mlirGreedyDefaults);
  }
}
