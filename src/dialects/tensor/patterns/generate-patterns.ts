import { IRMapping } from '../../../ir/clone.ts';
import { wouldOpBeTriviallyDead } from '../../../ir/interfaces/memory-effects.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ExtractOp, GenerateOp } from '../generated/tensor-ops.gen.ts';
import { constantSize } from '../../../rewrite/mixed-indices.ts';
import { replaceWithCast } from './replace-with-cast.ts';

/** Canonicalization of `tensor.generate`. Source: mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */

/** Puts constant sizes into the type. */
class StaticTensorGenerate extends OpRewritePattern<GenerateOp> {
  readonly root = GenerateOp;

  matchAndRewrite(op: GenerateOp, rewriter: PatternRewriter): LogicalResult {
    const type = op.result(0).type as RankedTensorType;
    const constants = op.dynamicExtents.map(constantSize);
    if (constants.every((size) => size === undefined)) return rewriter.notifyMatchFailure(op, 'no constant size');
    let next = 0;
    const shape = type.shape.map((size) => (isDynamic(size) ? (constants[next++] ?? size) : size));
    const dynamicExtents = op.dynamicExtents.filter((_, i) => constants[i] === undefined);
    const regions = [new Region()];
    const generate = GenerateOp.build(rewriter, op.location, {
      dynamicExtents,
      regions,
      resultType: type.withShape(shape),
    });
    rewriter.inlineRegionBefore(op.body, generate.body);
    return replaceWithCast(op, generate.result(0), rewriter);
  }
}

/** Computes an element where it is read. */
class ExtractFromTensorGenerate extends OpRewritePattern<ExtractOp> {
  readonly root = ExtractOp;

  matchAndRewrite(op: ExtractOp, rewriter: PatternRewriter): LogicalResult {
    const generate = op.tensor.definingOp;
    if (!(generate instanceof GenerateOp) || !wouldOpBeTriviallyDead(generate)) {
      return rewriter.notifyMatchFailure(op, 'not an element that is computed without effects');
    }
    const body = generate.body.firstBlock!;
    const mapping = new IRMapping();
    body.arguments.forEach((argument, i) => mapping.map(argument, op.indices[i]!));
    for (let inner = body.firstOp!; inner !== body.lastOp; inner = inner.next!) {
      rewriter.clone(inner, mapping);
    }
    rewriter.replaceOp(op, [mapping.lookup(body.lastOp!.operand(0))]);
    return true;
  }
}

export const generatePatterns = (): readonly RewritePattern[] => [
  new ExtractFromTensorGenerate(),
  new StaticTensorGenerate(),
];
