import { type Operation } from '../../../ir/operation.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { normalizeDim, shapeOf } from '../shapes.ts';
import { RemoveInverse, RemoveNothing, SkipOverridden, type OpClassOf } from './same-values.ts';

type Transpose = Operation & { readonly dim0: number; readonly dim1: number };

/** Returns the two dimensions that are changed over, counted from the front, in order. */
function dimsOf(op: Transpose): string {
  const { length: rank } = shapeOf(op.operand(0));
  const [dim0, dim1] = [normalizeDim(op.dim0, rank), normalizeDim(op.dim1, rank)];
  return [Math.min(dim0, dim1), Math.max(dim0, dim1)].join();
}

/** Returns patterns for a transpose of a dimension with itself, and for two of the same dimensions one after the other. */
export function transposePatterns<T extends Transpose>(root: OpClassOf<T>): readonly RewritePattern[] {
  return [
    new RemoveNothing(root, (op) => {
      const { length: rank } = shapeOf(op.operand(0));
      return normalizeDim(op.dim0, rank) === normalizeDim(op.dim1, rank);
    }),
    new RemoveInverse(root, (op, maker) => maker instanceof root && dimsOf(maker) === dimsOf(op)),
  ];
}

/**
 * Returns patterns for a reshape to the shape that is there already, and of something that was reshaped before by an
 * operation of one of the classes in `like`: only the last shape counts, and costs the same where others need that before.
 */
export function reshapePatterns<T extends Operation>(
  root: OpClassOf<T>,
  like: readonly OpClassOf<Operation>[],
): readonly RewritePattern[] {
  return [
    new RemoveNothing(root),
    new SkipOverridden(root, (_, maker) => like.some((each) => maker instanceof each), { alsoShared: true }),
  ];
}

/** Returns the pattern for an operation that only changes the shape and brings back the type from before one in `like`. */
export function reshapeBackPatterns<T extends Operation>(
  root: OpClassOf<T>,
  like: readonly OpClassOf<Operation>[],
): readonly RewritePattern[] {
  return [new RemoveInverse(root, (_, maker) => like.some((each) => maker instanceof each))];
}
