import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { createOrFold } from '../../../rewrite/create-or-fold.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildExtract } from '../build-extract.ts';
import { BroadcastOp, ExtractOp, FromElementsOp, ShapeCastOp, ToElementsOp } from '../generated/vector-ops.gen.ts';
import { delinearize, linearize } from '../linear-positions.ts';

/** Vectors of listed elements, and elements of vectors. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

/** Equal elements are one that is repeated. Source: rewriteFromElementsAsBroadcast. */
export class RewriteFromElementsAsBroadcast extends OpRewritePattern<FromElementsOp> {
  override readonly debugNamespace = '';
  override readonly debugName = '';
  readonly root = FromElementsOp;

  matchAndRewrite(op: FromElementsOp, rewriter: PatternRewriter): LogicalResult {
    const [source, ...others] = op.operands;
    if (others.some((other) => other !== source)) return rewriter.notifyMatchFailure(op, 'elements differ');
    const args = { source: source!, vectorType: op.dest.type };
    rewriter.replaceOp(op, BroadcastOp.build(rewriter, op.location, args).results);
    return true;
  }
}

/** Elements that lie one behind the other in a vector, and are all that last dimensions have, are a part of that in another shape. */
export class FromElementsToShapeCast extends OpRewritePattern<FromElementsOp> {
  override readonly debugNamespace = '';
  readonly root = FromElementsOp;

  matchAndRewrite(op: FromElementsOp, rewriter: PatternRewriter): LogicalResult {
    const { location } = op;
    const resultType = op.dest.type as VectorType;
    if (resultType.numElements === 1) return rewriter.notifyMatchFailure(op, 'one element');
    const first = op.operand(0).definingOp;
    if (!(first instanceof ExtractOp)) return rewriter.notifyMatchFailure(op, 'an element is not extracted');
    const { source } = first;
    const count = suffixStart(first.staticPosition, source.type as VectorType, resultType.numElements);
    if (count === undefined) return rewriter.notifyMatchFailure(op, 'elements are not all of last dimensions');
    const { shape } = source.type as VectorType;
    const start = linearize(first.staticPosition, shape);
    for (const [i, { definingOp: element }] of [...op.operands].entries()) {
      if (!(element instanceof ExtractOp) || element.source !== source) {
        return rewriter.notifyMatchFailure(op, 'an element is from elsewhere');
      }
      if (i > 0 && !isSameList(element.staticPosition, delinearize(start + i, shape))) {
        return rewriter.notifyMatchFailure(op, 'elements do not lie one behind the other');
      }
    }
    const position = first.staticPosition.slice(0, count);
    const [part] = createOrFold(rewriter, (builder) => buildExtract(builder, location, source, position));
    rewriter.replaceOp(op, ShapeCastOp.build(rewriter, location, { source: part!, resultType }).results);
    return true;
  }
}

/** Returns how many indices select `count` elements from the position on; undefined where no number does. */
function suffixStart(position: readonly number[], { shape }: VectorType, count: number): number | undefined {
  let elements = 1;
  let index = position.length;
  while (index > 0 && position[index - 1] === 0 && elements < count) elements *= shape[--index]!;
  return elements === count ? index : undefined;
}

/** A part of listed elements lists some of them. Source: foldExtractFromFromElements. */
export class FoldExtractFromFromElements extends OpRewritePattern<ExtractOp> {
  override readonly debugNamespace = '';
  override readonly debugName = '';
  readonly root = ExtractOp;

  matchAndRewrite(op: ExtractOp, rewriter: PatternRewriter): LogicalResult {
    const maker = op.source.definingOp;
    const destType = op.result().type;
    if (op.dynamicPosition.length > 0 || !(destType instanceof VectorType) || !(maker instanceof FromElementsOp)) {
      return rewriter.notifyMatchFailure(op, 'not a vector at a known position of listed elements');
    }
    const start = linearize(op.staticPosition, (op.source.type as VectorType).shape);
    const elements = maker.operands.slice(start, start + destType.numElements);
    rewriter.replaceOp(op, FromElementsOp.build(rewriter, op.location, { elements, destType }).results);
    return true;
  }
}

/** A part of a shape cast that has all elements is another shape cast. Source: foldExtractFromShapeCastToShapeCast. */
export class FoldExtractFromShapeCastToShapeCast extends OpRewritePattern<ExtractOp> {
  override readonly debugNamespace = '';
  override readonly debugName = '';
  readonly root = ExtractOp;

  matchAndRewrite(op: ExtractOp, rewriter: PatternRewriter): LogicalResult {
    const maker = op.source.definingOp;
    const resultType = op.result().type;
    if (!(maker instanceof ShapeCastOp) || !(resultType instanceof VectorType)) {
      return rewriter.notifyMatchFailure(op, 'not a vector of a shape cast');
    }
    const { source } = maker;
    if ((source.type as VectorType).numElements !== resultType.numElements) {
      return rewriter.notifyMatchFailure(op, 'some elements are left out');
    }
    rewriter.replaceOp(op, ShapeCastOp.build(rewriter, op.location, { source, resultType }).results);
    return true;
  }
}

/** Elements of a repetition are those of what is repeated. */
export class ToElementsOfBroadcast extends OpRewritePattern<ToElementsOp> {
  override readonly debugNamespace = '';
  readonly root = ToElementsOp;

  matchAndRewrite(op: ToElementsOp, rewriter: PatternRewriter): LogicalResult {
    const maker = op.source.definingOp;
    if (!(maker instanceof BroadcastOp)) return rewriter.notifyMatchFailure(op, 'not of a repetition');
    const { source } = maker;
    const type = source.type;
    if (!(type instanceof VectorType)) return rewriter.notifyMatchFailure(op, 'not of a vector');
    const elementTypes = Array.from({ length: type.numElements }, () => type.elementType);
    const inner = ToElementsOp.build(rewriter, op.location, { source, elementTypes });
    const { shape } = op.source.type as VectorType;
    const lead = shape.length - type.rank;
    const elements: Value[] = op.results.map((_, place) => {
      const position = delinearize(place, shape).slice(lead);
      return inner.result(
        linearize(
          position.map((index, dim) => (type.shape[dim] === 1 ? 0 : index)),
          type.shape,
        ),
      );
    });
    rewriter.replaceOp(op, elements);
    return true;
  }
}
