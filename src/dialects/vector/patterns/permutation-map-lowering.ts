import { getAffineConstantExpr, getAffineDimExpr } from '../../../affine/affine-expr.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { AffineMapAttr } from '../../../ir/attributes/container-attributes.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { range } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { BroadcastOp, TransferReadOp, TransferWriteOp } from '../generated/vector-ops.gen.ts';
import { maskOpOf } from '../masked-op.ts';
import { type TransferOp } from '../transfer/transfer-op.ts';
import { isMinorIdentityWithBroadcasting, permutationToMinorIdentity } from '../transfer/transfer-maps.ts';
import { placed, replaceByTransposedRead, transpose } from './transposed-read.ts';

/**
 * Transfers whose maps are the last dimensions of the memory in order, and the transpositions and repetitions that this takes.
 * Source: mlir/lib/Dialect/Vector/Transforms/LowerVectorTransfer.cpp.
 */

/** A pattern for transfers of at least one dimension that are under no mask. */
abstract class TransferLowering<T extends TransferOp> extends OpRewritePattern<T> {
  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    if (op.permutationMap.value.numResults === 0)
      return rewriter.notifyMatchFailure(op, '0-d corner case not supported');
    if (maskOpOf(op)) return rewriter.notifyMatchFailure(op, 'Masked case not supported');
    return this.lower(op, rewriter);
  }

  protected abstract lower(op: T, rewriter: PatternRewriter): LogicalResult;
}

/** Reads dimensions in the order of memory and transposes the vector. */
class TransferReadPermutationLowering extends TransferLowering<TransferReadOp> {
  readonly root = TransferReadOp;

  protected lower(op: TransferReadOp, rewriter: PatternRewriter): LogicalResult {
    const map = op.permutationMap.value;
    const permutation = permutationToMinorIdentity(map);
    if (!permutation)
      return rewriter.notifyMatchFailure(op, 'map is not permutable to minor identity, apply another pattern');
    if (permutation.every((place, i) => place === i)) return rewriter.notifyMatchFailure(op, 'map is already identity');
    replaceByTransposedRead(op, rewriter, permutation);
    return true;
  }
}

/** Writes a transposed vector, whose dimensions are in the order of memory. */
class TransferWritePermutationLowering extends TransferLowering<TransferWriteOp> {
  readonly root = TransferWriteOp;

  protected lower(op: TransferWriteOp, rewriter: PatternRewriter): LogicalResult {
    const map = op.permutationMap.value;
    if (map.isMinorIdentity()) return rewriter.notifyMatchFailure(op, 'map is already minor identity');
    const permutation = permutationToMinorIdentity(map);
    if (!permutation)
      return rewriter.notifyMatchFailure(op, 'map is not permutable to minor identity, apply another pattern');
    const { base, indices, mask, inBounds, location, context, resultTypes } = op;
    const order = placed(range(permutation.length), permutation);
    const valueToStore = transpose(rewriter, op, op.valueToStore, order);
    const permutationMap = AffineMapAttr.get(context, AffineMap.getMinorIdentityMap(map.numDims, map.numResults));
    const args = { valueToStore, base, indices, permutationMap, mask, inBounds: placed(inBounds, permutation), resultTypes }; // prettier-ignore
    rewriter.replaceOp(op, TransferWriteOp.build(rewriter, location, args).results);
    return true;
  }
}

/** Makes a vector with `count` more dimensions of size 1 in front of the others. */
function extendVectorRank(rewriter: PatternRewriter, { location }: TransferOp, source: Value, count: number): Value {
  const { shape, elementType, scalableDims } = source.type as VectorType;
  const ones = range(count);
  const vectorType = VectorType.get([...ones.map(() => 1), ...shape], elementType, [...ones.map(() => false), ...scalableDims]); // prettier-ignore
  return BroadcastOp.build(rewriter, location, { source, vectorType }).result();
}

/** Makes a mask with one dimension of size 1 for each that is missing. Source: extendMaskRank. Differs: that puts them behind the others, wherever they are in memory. */
function extendMask(
  rewriter: PatternRewriter,
  op: TransferWriteOp,
  mask: Value,
  found: readonly number[],
  missing: readonly number[],
): Value {
  const extended = extendVectorRank(rewriter, op, mask, missing.length);
  const { shape } = extended.type as VectorType;
  const dims = [...missing, ...found];
  const order = range(dims.length).sort((a, b) => dims[a]! - dims[b]!);
  const atEnd = [...range(dims.length).slice(missing.length), ...range(missing.length)];
  const isSame = order.every((dim, i) => shape[dim] === shape[atEnd[i]!]);
  return transpose(rewriter, op, extended, isSame ? atEnd : order);
}

/** Writes a vector that has one of size 1 for each inner dimension of memory that the map leaves out. */
class TransferWriteNonPermutationLowering extends TransferLowering<TransferWriteOp> {
  readonly root = TransferWriteOp;

  protected lower(op: TransferWriteOp, rewriter: PatternRewriter): LogicalResult {
    const map = op.permutationMap.value;
    if (permutationToMinorIdentity(map))
      return rewriter.notifyMatchFailure(op, 'map is already permutable to minor identity');
    const found = new Set(map.results.map((_, i) => map.getDimPosition(i)));
    const missing = range(map.numDims).filter((dim) => dim > Math.min(...found) && !found.has(dim));
    const { base, indices, inBounds, location, context, resultTypes } = op;
    const valueToStore = extendVectorRank(rewriter, op, op.valueToStore, missing.length);
    let { mask } = op;
    if (mask)
      mask = extendMask(
        rewriter,
        op,
        mask,
        [...found].sort((a, b) => a - b),
        missing,
      );
    const results = [...missing.map((dim) => getAffineDimExpr(dim)), ...map.results];
    const permutationMap = AffineMapAttr.get(context, AffineMap.get(map.numDims, 0, results));
    const args = { valueToStore, base, indices, permutationMap, mask, inBounds: [...missing.map(() => true), ...inBounds], resultTypes }; // prettier-ignore
    rewriter.replaceOp(op, TransferWriteOp.build(rewriter, location, args).results);
    return true;
  }
}

/** Reads a vector without the first dimensions, along which it is repeated, and repeats it. */
class TransferOpReduceRank extends TransferLowering<TransferReadOp> {
  readonly root = TransferReadOp;

  protected lower(op: TransferReadOp, rewriter: PatternRewriter): LogicalResult {
    const map = op.permutationMap.value;
    const zero = getAffineConstantExpr(0);
    const firstKept = map.results.findIndex((result) => !result.equals(zero));
    const count = firstKept < 0 ? map.numResults : firstKept;
    if (count === 0) return rewriter.notifyMatchFailure(op, 'no leading broadcasts in map');
    const newMap = AffineMap.get(map.numDims, 0, map.results.slice(count));
    if (!isMinorIdentityWithBroadcasting(newMap)) {
      return rewriter.notifyMatchFailure(op, 'map is not a minor identity with broadcasting');
    }
    const { base, indices, padding, mask, inBounds, location, context } = op;
    const type = op.vector.type as VectorType;
    const vectorType = VectorType.get(type.shape.slice(count), type.elementType, type.scalableDims.slice(count));
    const permutationMap = AffineMapAttr.get(context, newMap);
    const args = { base, indices, permutationMap, padding, mask, inBounds: inBounds.slice(count), vectorType };
    const source = TransferReadOp.build(rewriter, location, args).vector;
    rewriter.replaceOp(op, BroadcastOp.build(rewriter, location, { source, vectorType: type }).results);
    return true;
  }
}

/** Returns the patterns. Source: populateVectorTransferPermutationMapLoweringPatterns. */
export function permutationMapLoweringPatterns(): readonly RewritePattern[] {
  return [
    new TransferReadPermutationLowering(),
    new TransferWritePermutationLowering(),
    new TransferOpReduceRank(),
    new TransferWriteNonPermutationLowering(),
  ];
}
