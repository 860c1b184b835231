import { AffineMap } from '../../../affine/affine-map.ts';
import { AffineMapAttr } from '../../../ir/attributes/container-attributes.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { TransferReadOp, TransposeOp } from '../generated/vector-ops.gen.ts';
import { type TransferOp } from '../transfer/transfer-op.ts';

/** Reads of vectors in another order of dimensions, and transpositions. Source: mlir/lib/Dialect/Vector/Transforms/LowerVectorTransfer.cpp. */

/** Returns the list with each entry at the place that the permutation has for it. */
export function placed<T>(list: readonly T[], permutation: readonly number[]): T[] {
  const result: T[] = [];
  for (const [i, place] of permutation.entries()) result[place] = list[i]!;
  return result;
}

/** Transposes a vector: dimension `i` of the result is dimension `permutation[i]`. */
export function transpose(
  rewriter: PatternRewriter,
  { location }: TransferOp,
  vector: Value,
  permutation: readonly number[],
): Value {
  const { shape, elementType, scalableDims } = vector.type as VectorType;
  const resultType = VectorType.get(
    permutation.map((dim) => shape[dim]!),
    elementType,
    permutation.map((dim) => scalableDims[dim]!),
  );
  return TransposeOp.build(rewriter, location, { vector, permutation, resultType }).result();
}

/** Reads dimension `i` of the vector as dimension `permutation[i]` and transposes what is read. The mask stays as it is, for its dimensions are in the order of memory. */
export function replaceByTransposedRead(
  op: TransferReadOp,
  rewriter: PatternRewriter,
  permutation: readonly number[],
): void {
  const { base, indices, padding, mask, inBounds, location, context } = op;
  const map = op.permutationMap.value;
  const type = op.vector.type as VectorType;
  const vectorType = VectorType.get(
    placed(type.shape, permutation),
    type.elementType,
    placed(type.scalableDims, permutation),
  );
  const permutationMap = AffineMapAttr.get(context, AffineMap.get(map.numDims, 0, placed(map.results, permutation)));
  const args = { base, indices, permutationMap, padding, mask, inBounds: placed(inBounds, permutation), vectorType };
  const read = TransferReadOp.build(rewriter, location, args).vector;
  rewriter.replaceOp(op, [transpose(rewriter, op, read, permutation)]);
}
