import { type Value } from '../../../ir/value.ts';
import { isSameList } from '../../../support/lists.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { ExtractOp, InsertOp, TransposeOp } from '../generated/vector-ops.gen.ts';

/** What is extracted of vectors that are made by insertions and transpositions. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

/** An extraction of an extraction is one from what that is from; tells whether it is one. */
export function foldExtractOfExtract(op: ExtractOp): boolean {
  let position = op.staticPosition;
  let source = op.source;
  while (source.definingOp instanceof ExtractOp) {
    const inner: ExtractOp = source.definingOp;
    if (inner.dynamicPosition.length > 0) return false;
    position = [...inner.staticPosition, ...position];
    source = inner.source;
  }
  if (source === op.source) return false;
  op.setOperand(0, source);
  op.staticPosition = position;
  return true;
}

const isPrefix = (part: readonly number[], whole: readonly number[]): boolean =>
  isSameList(part, whole.slice(0, part.length));

/** Tells whether positions agree where both have an index that is known. */
function intersect(a: readonly number[], b: readonly number[]): boolean {
  return a.every((index, dim) => {
    const other = b[dim];
    return other === undefined || index < 0 || other < 0 || index === other;
  });
}

/**
 * Follows the position through transpositions, and through insertions elsewhere, to a value that has the part as it is: the value that was inserted there, or a vector to
 * extract from instead. Returns the value, or 'updated' where the extraction changed. The dimensions of the result stand in the position as -1, -2, …: in another order
 * the part would have to be transposed. Source: ExtractFromInsertTransposeChainState.
 */
export function foldExtractFromChain(op: ExtractOp): Value | 'updated' | undefined {
  const rank = (op.source.type as VectorType).rank;
  let count = op.staticPosition.length;
  const resultDims = Array.from({ length: rank - count }, (_, i) => -(i + 1));
  let position: number[] = [...op.staticPosition, ...resultDims];
  const isInOrder = (): boolean => isSameList(resultDims, position.slice(count));
  let source = op.source;
  for (;;) {
    const maker = source.definingOp;
    if (maker instanceof TransposeOp) {
      const moved: number[] = [];
      for (const [dim, from] of maker.permutation.entries()) moved[from] = position[dim]!;
      position = moved;
      source = maker.vector;
      continue;
    }
    if (!(maker instanceof InsertOp)) break;
    const inserted = maker.staticPosition;
    const isKnown = maker.dynamicPosition.length === 0;
    if (isKnown && isSameList(inserted, position.slice(0, count)) && isInOrder()) return maker.valueToStore;
    if (isKnown && isPrefix(inserted, position)) {
      position = position.slice(inserted.length);
      count = position.length - resultDims.length;
      source = maker.valueToStore;
      break;
    }
    if (isPrefix(position, inserted) || intersect(position, inserted)) return undefined;
    source = maker.dest;
  }
  if (source === op.source || !isInOrder()) return undefined;
  op.staticPosition = position.slice(0, count);
  op.setOperand(0, source);
  return 'updated';
}
