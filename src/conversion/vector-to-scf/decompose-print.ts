import { type Location } from '../../ir/location.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { likeWithElement, VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { AddIOp, CmpIOp, ExtSIOp, ExtUIOp, MulIOp, SubIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { buildFor } from '../../dialects/scf/build-for.ts';
import { buildIfWithBodies } from '../../dialects/scf/build-with-bodies.ts';
import { buildExtractAt } from '../../dialects/vector/build-extract.ts';
import { BitCastOp, PrintOp, ShapeCastOp } from '../../dialects/vector/generated/vector-ops.gen.ts';
import { timesVscale } from './times-vscale.ts';

/** Prints the elements of a vector in loops, one around the other. Source: DecomposePrintOpConversion of mlir/lib/Conversion/VectorToSCF/VectorToSCF.cpp. */
export class DecomposePrintOpConversion extends OpRewritePattern<PrintOp> {
  readonly root = PrintOp;

  matchAndRewrite(op: PrintOp, rewriter: PatternRewriter): LogicalResult {
    const { source, location, punctuation } = op;
    const type = source?.type;
    if (!source || !(type instanceof VectorType)) return rewriter.notifyMatchFailure(op, 'no vector');
    const { rank } = type;
    if (rank > 1 && type.scalableDims.includes(true))
      return rewriter.notifyMatchFailure(op, 'scalable dimensions beside others');
    let value = widened(source, type, location, rewriter);
    const shape = rank === 0 ? [1] : type.shape;
    if (rank !== 1) value = flattened(value, location, rewriter);
    let firstClose: PrintOp | undefined;
    const indices: Value[] = [];
    for (const [dim, size] of shape.entries()) {
      const lower = buildIndexConstant(rewriter, location, 0);
      const { upper, step } = bounds(size, type.scalableDims[dim] ?? false, location, rewriter);
      const last = SubIOp.build(rewriter, location, { lhs: upper, rhs: step }).result();
      PrintOp.build(rewriter, location, { punctuation: 'open' });
      const loop = buildFor(rewriter, location, lower, upper, step);
      const close = PrintOp.build(rewriter, location, { punctuation: 'close' });
      firstClose ??= close;
      const body = loop.region.firstBlock!;
      const [index] = body.arguments;
      indices.push(index!);
      rewriter.setInsertionPointToStart(body);
      printComma(index!, last, location, rewriter);
      rewriter.setInsertionPointToStart(body);
    }
    const element = buildExtractAt(rewriter, location, value, [], flatIndex(indices, shape, location, rewriter));
    PrintOp.build(rewriter, location, { source: element, punctuation: 'no_punctuation' });
    rewriter.setInsertionPointAfter(firstClose!);
    PrintOp.build(rewriter, location, { punctuation });
    rewriter.eraseOp(op);
    return true;
  }
}

/** Makes integers of a width that targets have, of those that have another. */
function widened(source: Value, type: VectorType, location: Location, rewriter: PatternRewriter): Value {
  const { elementType, context } = type;
  if (!(elementType instanceof IntegerType)) return source;
  const { width, signedness } = elementType;
  let wide = 8;
  while (wide < width) wide *= 2;
  const bitCast = (value: Value, to: IntegerType): Value => {
    const resultType = likeWithElement(type, to);
    return BitCastOp.build(rewriter, location, { source: value, resultType }).result();
  };
  let value = bitCast(source, IntegerType.get(context, width));
  if (wide !== width) {
    const ExtOp = width === 1 || signedness === 'unsigned' ? ExtUIOp : ExtSIOp;
    const resultType = likeWithElement(type, IntegerType.get(context, wide));
    value = ExtOp.build(rewriter, location, { in: value, outType: resultType }).result();
  }
  return bitCast(value, IntegerType.get(context, wide, signedness));
}

/** Makes a vector of one dimension with the same elements. */
function flattened(source: Value, location: Location, rewriter: PatternRewriter): Value {
  const { numElements, elementType } = source.type as VectorType;
  const resultType = VectorType.get([numElements], elementType);
  return ShapeCastOp.build(rewriter, location, { source, resultType }).result();
}

/** Makes the upper bound and the step of the loop over a dimension. */
function bounds(
  size: number,
  isScalable: boolean,
  location: Location,
  rewriter: PatternRewriter,
): { readonly upper: Value; readonly step: Value } {
  const constant = buildIndexConstant(rewriter, location, size);
  const step = buildIndexConstant(rewriter, location, 1);
  return { upper: isScalable ? timesVscale(rewriter, location, constant) : constant, step };
}

/** Prints a comma behind all elements but the last one. */
function printComma(index: Value, last: Value, location: Location, rewriter: PatternRewriter): void {
  const resultType = IntegerType.get(rewriter.context, 1);
  const args = { predicate: CmpIPredicate.ult, lhs: index, rhs: last, resultType };
  const isNotLast = CmpIOp.build(rewriter, location, args).result();
  buildIfWithBodies(rewriter, location, isNotLast, () => {
    PrintOp.build(rewriter, location, { punctuation: 'comma' });
    return [];
  });
}

/** Makes the place of an element among all elements. */
function flatIndex(
  indices: readonly Value[],
  shape: readonly number[],
  location: Location,
  rewriter: PatternRewriter,
): Value {
  let sum: Value | undefined;
  let stride = 1;
  for (let dim = shape.length - 1; dim >= 0; dim--) {
    const factor = buildIndexConstant(rewriter, location, stride);
    const rhs = MulIOp.build(rewriter, location, { lhs: factor, rhs: indices[dim]! }).result();
    sum = sum ? AddIOp.build(rewriter, location, { lhs: sum, rhs }).result() : rhs;
    stride *= shape[dim]!;
  }
  return sum!;
}
