import { type Attribute } from '../../../ir/attribute.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildEmpty } from '../../tensor/build-sizes.ts';
import { concatType } from '../../tensor/concat-type.ts';
import {
  CastOp,
  CollapseShapeOp,
  ConcatOp,
  ExpandShapeOp,
  ExtractOp,
  PadOp,
} from '../../tensor/generated/tensor-ops.gen.ts';
import { constantPaddingValue, paddedSizes } from '../../tensor/padding.ts';
import { CopyOp, FillOp, PackOp, TransposeOp } from '../generated/linalg-ops.gen.ts';
import { buildCopy, buildFill } from '../structured/build-structured.ts';
import { opClassName } from '../../../rewrite/pattern-names.ts';
import { FoldInsertPadIntoFill } from './fill-insert-patterns.ts';

/** Canonicalization of what is done with filled tensors. Source: mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp. */

const scalarOf = (fill: FillOp): Value => fill.inputs[0]!;
const initOf = (fill: FillOp): Value => fill.outputs[0]!;

/** Fills the tensor of the other shape. */
class FoldFillWithTensorReshape<T extends CollapseShapeOp | ExpandShapeOp> extends OpRewritePattern<T> {
  readonly root: abstract new (...args: never[]) => T;
  override readonly debugName: string;

  constructor(root: abstract new (...args: never[]) => T) {
    super();
    this.root = root;
    this.debugName = `FoldFillWithTensorReshape<${opClassName(root)}>`;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const fill = op.src.definingOp;
    if (!(fill instanceof FillOp)) return rewriter.notifyMatchFailure(op, 'not a filled tensor');
    const { name, properties, resultTypes } = op;
    const operands = [initOf(fill), ...op.operands.slice(1)];
    const init = rewriter.create({ name, location: fill.location, operands, resultTypes, properties });
    rewriter.replaceOp(op, buildFill(rewriter, op.location, scalarOf(fill), init.result()).results);
    return true;
  }
}

/** Fills the larger tensor. */
class FoldFillWithPad extends OpRewritePattern<PadOp> {
  readonly root = PadOp;

  matchAndRewrite(op: PadOp, rewriter: PatternRewriter): LogicalResult {
    const fill = op.source.definingOp;
    if (!(fill instanceof FillOp)) return rewriter.notifyMatchFailure(op, 'not a filled tensor');
    const value = constantPaddingValue(op);
    if (value !== scalarOf(fill)) return rewriter.notifyMatchFailure(op, 'another element is added');
    const type = op.result().type as RankedTensorType;
    const init = buildEmpty(rewriter, op.location, paddedSizes(rewriter, op.location, op), type.elementType);
    const filled = buildFill(rewriter, fill.location, value, init).result();
    const isSame = filled.type === type;
    rewriter.replaceOp(op, [
      isSame ? filled : CastOp.build(rewriter, fill.location, { source: filled, destType: type }).result(),
    ]);
    return true;
  }
}

/** All elements are the one that the tensor is filled with. */
class FoldFillWithTensorExtract extends OpRewritePattern<ExtractOp> {
  readonly root = ExtractOp;

  matchAndRewrite(op: ExtractOp, rewriter: PatternRewriter): LogicalResult {
    const fill = op.tensor.definingOp;
    if (!(fill instanceof FillOp)) return rewriter.notifyMatchFailure(op, 'not a filled tensor');
    rewriter.replaceOp(op, [scalarOf(fill)]);
    return true;
  }
}

/** Fills the tiles. */
class FoldFillWithPack extends OpRewritePattern<PackOp> {
  readonly root = PackOp;

  matchAndRewrite(op: PackOp, rewriter: PatternRewriter): LogicalResult {
    const fill = op.source.definingOp;
    if (!(fill instanceof FillOp)) return rewriter.notifyMatchFailure(op, 'not a filled tensor');
    const { paddingValue } = op;
    if (paddingValue && !areSameScalars(paddingValue, scalarOf(fill))) {
      return rewriter.notifyMatchFailure(op, 'another element is added');
    }
    if (!op.dest.hasOneUse) return rewriter.notifyMatchFailure(op, 'the init is used elsewhere');
    rewriter.replaceOp(op, buildFill(rewriter, op.location, scalarOf(fill), op.dest).results);
    return true;
  }
}

/** Fills the target of a copy, and does not fill what a copy overwrites. */
class FoldFillWithCopy extends OpRewritePattern<CopyOp> {
  readonly root = CopyOp;

  matchAndRewrite(op: CopyOp, rewriter: PatternRewriter): LogicalResult {
    const [input, output] = [op.inputs[0]!, op.outputs[0]!];
    const { location } = op;
    if (input.definingOp instanceof FillOp) {
      rewriter.replaceOp(op, buildFill(rewriter, location, scalarOf(input.definingOp), output).results);
      return true;
    }
    if (output.definingOp instanceof FillOp) {
      rewriter.replaceOp(op, buildCopy(rewriter, location, input, initOf(output.definingOp)).results);
      return true;
    }
    return rewriter.notifyMatchFailure(op, 'not a filled tensor');
  }
}

/** Fills the transposed tensor. */
class FoldFillWithTranspose extends OpRewritePattern<TransposeOp> {
  readonly root = TransposeOp;

  matchAndRewrite(op: TransposeOp, rewriter: PatternRewriter): LogicalResult {
    const fill = op.input.definingOp;
    if (!(fill instanceof FillOp)) return rewriter.notifyMatchFailure(op, 'not a filled tensor');
    rewriter.replaceOp(op, buildFill(rewriter, op.location, scalarOf(fill), op.init).results);
    return true;
  }
}

/** Puts tensors together that are filled with the same element, then fills all. */
class FoldConcatsOfFill extends OpRewritePattern<ConcatOp> {
  readonly root = ConcatOp;

  matchAndRewrite(op: ConcatOp, rewriter: PatternRewriter): LogicalResult {
    const fills = op.inputs.map((input) => input.definingOp);
    const [first] = fills;
    if (!(first instanceof FillOp)) return rewriter.notifyMatchFailure(op, 'not a filled tensor');
    const isSame = (fill: unknown): fill is FillOp =>
      fill instanceof FillOp && areSameScalars(scalarOf(fill), scalarOf(first));
    if (!fills.every(isSame)) return rewriter.notifyMatchFailure(op, 'not filled with one element');
    const inputs = fills.map(initOf);
    const { dim, location } = op;
    const resultType = concatType(dim, inputs);
    const init = ConcatOp.build(rewriter, location, { dim, inputs, resultType }).result();
    rewriter.replaceOp(op, buildFill(rewriter, location, scalarOf(first), init).results);
    return true;
  }
}

/** Tells whether the values are the same or constants that are. */
function areSameScalars(a: Value, b: Value): boolean {
  const constant: Attribute | undefined = matchConstant(a);
  return a === b || (constant !== undefined && constant === matchConstant(b));
}

export const fillPatterns = (): readonly RewritePattern[] => [
  new FoldConcatsOfFill(),
  new FoldFillWithCopy(),
  new FoldFillWithTensorExtract(),
  new FoldFillWithPack(),
  new FoldFillWithPad(),
  new FoldFillWithTensorReshape(CollapseShapeOp),
  new FoldFillWithTensorReshape(ExpandShapeOp),
  new FoldInsertPadIntoFill(),
  new FoldFillWithTranspose(),
];
