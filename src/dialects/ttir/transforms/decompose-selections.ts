import { type Location } from '../../../ir/location.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { product } from '../../../support/math.ts';
import { isReshapeRank, normalizeDim, shapeOf } from '../../tt/shapes.ts';
import { buildConstant, buildInto, buildReshape, buildTranspose } from '../build.ts';
import { EmbeddingOp, ReverseOp, SliceOp } from '../generated/ttir-ops.gen.ts';

/**
 * Patterns for operations that select indices of dimensions. TTNN has none but the lookup of rows in a table: the dimension is brought to the
 * front, all others are joined, and the indices are a constant.
 */

/** Returns the elements of a tensor whose index in dimension `dim` is one of `indices`, in that order. */
function buildSelection(
  rewriter: PatternRewriter,
  location: Location,
  input: Value,
  dim: number,
  indices: readonly number[],
): Value {
  const { elementType } = input.type as RankedTensorType;
  const front = dim === 0 ? input : buildTranspose(rewriter, location, input, 0, dim);
  const [size, ...rest] = shapeOf(front);
  const width = product(rest);
  const weight = buildReshape(rewriter, location, front, [size!, width]);
  const integer = IntegerType.get(rewriter.context, 32);
  const rows = buildConstant(rewriter, location, [indices.length], integer, indices);
  const found = buildInto(
    rewriter,
    location,
    EmbeddingOp,
    { input: rows, weight },
    RankedTensorType.get([indices.length, width], elementType),
  );
  const shaped = buildReshape(rewriter, location, found, [indices.length, ...rest]);
  return dim === 0 ? shaped : buildTranspose(rewriter, location, shaped, 0, dim);
}

function canSelect(value: Value): boolean {
  const { shape, hasStaticShape } = value.type as RankedTensorType;
  return hasStaticShape && isReshapeRank(shape.length);
}

class DecomposeSlice extends OpRewritePattern<SliceOp> {
  readonly root = SliceOp;

  matchAndRewrite(op: SliceOp, rewriter: PatternRewriter): LogicalResult {
    const { begins, step } = op;
    if (!canSelect(op.input)) return rewriter.notifyMatchFailure(op, 'the tensor cannot be reshaped');
    let value = op.input;
    for (const [dim, count] of shapeOf(op.output).entries()) {
      const size = shapeOf(value)[dim]!;
      if (count === size) continue;
      const begin = normalizeDim(begins[dim]!, size);
      const indices = Array.from({ length: count }, (_, i) => begin + i * step[dim]!);
      value = buildSelection(rewriter, op.location, value, dim, indices);
    }
    rewriter.replaceOp(op, [value]);
    return true;
  }
}

class DecomposeReverse extends OpRewritePattern<ReverseOp> {
  readonly root = ReverseOp;

  matchAndRewrite(op: ReverseOp, rewriter: PatternRewriter): LogicalResult {
    if (!canSelect(op.input)) return rewriter.notifyMatchFailure(op, 'the tensor cannot be reshaped');
    let value = op.input;
    for (const dim of op.dimensions) {
      const size = shapeOf(value)[dim]!;
      if (size === 1) continue;
      const indices = Array.from({ length: size }, (_, i) => size - 1 - i);
      value = buildSelection(rewriter, op.location, value, dim, indices);
    }
    rewriter.replaceOp(op, [value]);
    return true;
  }
}

/** Returns the patterns. */
export function selectionPatterns(): readonly (DecomposeSlice | DecomposeReverse)[] {
  return [new DecomposeSlice(), new DecomposeReverse()];
}
