import { DenseArrayAttr } from '../../../ir/attributes/elements-attributes.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CastOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { ConcatOp, LogicalNotOp, MaxPool2dOp, ReshapeOp, SelectOp, TransposeOp } from '../generated/tosa-ops.gen.ts';
import { createConstantShape } from './create-constant-shape.ts';
import { FoldPadIntoWindow } from './pad-into-window.ts';

/** Canonicalization of single operations. Source: mlir/lib/Dialect/Tosa/IR/TosaCanonicalizations.cpp. */

/** Selects the other way round instead of negating the condition. */
class SelectLogicalNot extends OpRewritePattern<SelectOp> {
  readonly root = SelectOp;
  override readonly debugNamespace = '';
  override readonly debugName = '';

  matchAndRewrite(op: SelectOp, rewriter: PatternRewriter): LogicalResult {
    const negation = op.input1.definingOp;
    if (!(negation instanceof LogicalNotOp)) return false;
    const [, onTrue, onFalse] = op.operands;
    rewriter.modifyOpInPlace(op, () => op.setOperands([negation.input1, onFalse!, onTrue!]));
    return true;
  }
}

/** Takes the single part instead of joining it with nothing, and casts one of another type. */
class ConcatOptimization extends OpRewritePattern<ConcatOp> {
  readonly root = ConcatOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: ConcatOp, rewriter: PatternRewriter): LogicalResult {
    const [part, ...others] = op.input1;
    if (!part || others.length > 0) return rewriter.notifyMatchFailure(op, 'several parts');
    const destType = op.result().type;
    const isSame = part.type === destType;
    rewriter.replaceOp(op, isSame ? [part] : CastOp.build(rewriter, op.location, { source: part, destType }).results);
    return true;
  }
}

/** Removes the pooling of a single element. */
class MaxPool2dIsNoOp extends OpRewritePattern<MaxPool2dOp> {
  readonly root = MaxPool2dOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: MaxPool2dOp, rewriter: PatternRewriter): LogicalResult {
    const input = op.input.type;
    const output = op.result().type;
    const isSingle = [input, output].every(
      (type) => type instanceof RankedTensorType && type.hasStaticShape && type.shape[1] === 1 && type.shape[2] === 1,
    );
    if (!isSingle || input !== output) return false;
    rewriter.replaceOp(op, [op.input]);
    return true;
  }
}

/** Makes one permutation of two. */
class ConsolidateTransposeOptimization extends OpRewritePattern<TransposeOp> {
  readonly root = TransposeOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: TransposeOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.input1.definingOp;
    if (!(inner instanceof TransposeOp)) return false;
    const perms = op.perms.map((dim) => inner.perms[dim]!);
    rewriter.setInsertionPointBefore(op);
    const merged = rewriter.create({
      name: TransposeOp.opName,
      location: op.location,
      operands: [inner.input1],
      resultTypes: [op.result().type],
      properties: new Map([['perms', DenseArrayAttr.get(IntegerType.get(op.context, 32), perms)]]),
    });
    rewriter.replaceOp(op, merged.results);
    return true;
  }
}

/** Reshapes instead of transposing where only dimensions of size 1 change their place. */
class TransposeIsReshape extends OpRewritePattern<TransposeOp> {
  readonly root = TransposeOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: TransposeOp, rewriter: PatternRewriter): LogicalResult {
    const input = op.input1.type;
    const output = op.result().type;
    if (op.input1.definingOp instanceof TransposeOp) return false;
    if (!(input instanceof RankedTensorType) || !(output instanceof RankedTensorType)) return false;
    const dynamicSizes = input.shape.filter(isDynamic).length;
    if (dynamicSizes > 1) return false;
    const moved = op.perms.filter((dim) => input.shape[dim] !== 1);
    if (moved.some((dim, i) => i > 0 && moved[i - 1]! > dim)) return false;
    const sizes = op.perms.map((dim) => (isDynamic(input.shape[dim]!) ? -1 : input.shape[dim]!));
    rewriter.setInsertionPointBefore(op);
    const shape = createConstantShape(rewriter, op.location, sizes);
    const reshape = rewriter.create({
      name: ReshapeOp.opName,
      location: op.location,
      operands: [op.input1, shape],
      resultTypes: [output],
    });
    rewriter.replaceOp(op, reshape.results);
    return true;
  }
}

export const selectPatterns = (): readonly RewritePattern[] => [new SelectLogicalNot()];
export const concatPatterns = (): readonly RewritePattern[] => [new ConcatOptimization()];
export const maxPool2dPatterns = (): readonly RewritePattern[] => [
  new MaxPool2dIsNoOp(),
  new FoldPadIntoWindow(
    MaxPool2dOp,
    'FoldPadToTensorOp<mlir::tosa::MaxPool2dOp, (anonymous namespace)::PoolPadFoldAdaptor<tosa::MaxPool2dOp>>',
  ),
];
export const transposePatterns = (): readonly RewritePattern[] => [
  new ConsolidateTransposeOptimization(),
  new TransposeIsReshape(),
];
