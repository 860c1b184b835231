import { type Operation } from '../../../ir/operation.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import * as hlo from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildSlice, buildUpdate } from '../../front-end/parts/build-update.ts';
import { buildPartAlong, buildUpdateAlong, PlaceBuilder, startWithin } from '../../front-end/parts/computed-places.ts';
import { maxIndex, tooManyIndices } from '../../front-end/parts/extreme-place.ts';
import { splatNumber } from '../../../dialects/stablehlo/splat-number.ts';
import { HloPattern } from '../hlo-pattern.ts';

/** Patterns for parts of tensors that begin at indices which are operands, and are moved so that they lie within the whole. */

/** Where a part begins: by dimension, a number or, where that is computed, undefined. A part that is the whole begins at 0. */
function knownStarts(
  indices: readonly Value[],
  sizes: readonly number[],
  whole: readonly number[],
): readonly (number | undefined)[] {
  return indices.map((index, dim) => {
    const last = whole[dim]! - sizes[dim]!;
    const start = last === 0 ? 0 : splatNumber(index);
    return start === undefined ? undefined : Math.min(Math.max(start, 0), last);
  });
}

/** Tells whether parts at computed places can be made; fails the match, with a note, where they cannot. */
function canCompute(
  rewriter: ConversionPatternRewriter,
  op: Operation,
  whole: readonly number[],
  starts: readonly (number | undefined)[],
): boolean {
  const sizes = whole.filter((_, dim) => starts[dim] === undefined);
  if (sizes.length === 0) return true;
  return sizes.every((size) => size <= maxIndex) || rewriter.notifyMatchFailure(op, tooManyIndices);
}

/** Converts a slice: at known indices to a `ttir.slice`, along other dimensions to lookups of rows. */
class ConvertDynamicSlice extends HloPattern<hlo.DynamicSliceOp> {
  readonly root = hlo.DynamicSliceOp;

  override convert(
    op: hlo.DynamicSliceOp,
    adaptor: hlo.DynamicSliceOp,
    rewriter: ConversionPatternRewriter,
  ): Value | false {
    const { sliceSizes, location } = op;
    const input = adaptor.operandValue;
    const shape = shapeOf(input);
    const starts = knownStarts(op.startIndices, sliceSizes, shape);
    if (!canCompute(rewriter, op, shape, starts)) return false;
    const begins = starts.map((start) => start ?? 0);
    const ends = starts.map((start, dim) => (start === undefined ? shape[dim]! : start + sliceSizes[dim]!));
    let part = buildSlice(rewriter, location, input, begins, ends);
    const places = new PlaceBuilder(rewriter, location);
    for (const [dim, start] of starts.entries()) {
      if (start !== undefined) continue;
      const count = sliceSizes[dim]!;
      const place = startWithin(places, adaptor.startIndices[dim]!, shape[dim]! - count);
      part = buildPartAlong(places, part, dim, place, count);
    }
    return part;
  }
}

/** Converts an update: at known indices to slices that are joined, along other dimensions to a choice between elements. */
class ConvertDynamicUpdateSlice extends HloPattern<hlo.DynamicUpdateSliceOp> {
  readonly root = hlo.DynamicUpdateSliceOp;

  override convert(
    op: hlo.DynamicUpdateSliceOp,
    adaptor: hlo.DynamicUpdateSliceOp,
    rewriter: ConversionPatternRewriter,
    { shape }: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const { operandValue: operand, update } = adaptor;
    const sizes = shapeOf(update);
    if (sizes.includes(0)) return operand;
    const starts = knownStarts(op.startIndices, sizes, shape);
    if (!canCompute(rewriter, op, shape, starts)) return false;
    const begins = starts.map((start) => start ?? 0);
    const ends = starts.map((start, dim) => (start === undefined ? shape[dim]! : start + sizes[dim]!));
    const places = new PlaceBuilder(rewriter, location);
    const computed = new Map<number, Value>();
    for (const [dim, start] of starts.entries()) {
      if (start !== undefined) continue;
      computed.set(dim, startWithin(places, adaptor.startIndices[dim]!, shape[dim]! - sizes[dim]!));
    }
    if (computed.size === 0) return buildUpdate(rewriter, location, operand, update, begins);
    const changed = buildUpdateAlong(places, buildSlice(rewriter, location, operand, begins, ends), update, computed);
    return buildUpdate(rewriter, location, operand, changed, begins);
  }
}

/** Returns the patterns for parts of tensors that begin at indices which are operands. */
export function partPatterns(): readonly OpConversionPattern[] {
  return [new ConvertDynamicSlice(), new ConvertDynamicUpdateSlice()];
}
