import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { knownIndex, mixedIndices } from '../../rewrite/mixed-indices.ts';
import * as tensor from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { constantPaddingValue } from '../../dialects/tensor/padding.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildInto, buildReshape, tensorLike } from '../../dialects/ttir/build.ts';
import { ConcatOp, SliceOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildPad } from '../front-end/parts/build-padding.ts';
import { buildUpdate } from '../front-end/parts/build-update.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';
import { buildSplat, constantNumber, scalarConstant } from './body/scalar-body.ts';
import { planMadeOfIndices } from './made-of-indices.ts';

/** Patterns for the operations of the tensor dialect that stand between those of linalg. Offsets, sizes and paddings must be constant. */

/** Converts an operation that gives the elements of its first operand, in row-major order, another shape. */
class ConvertReshape extends StaticTensorPattern<Operation> {
  constructor(override readonly root: new (...args: never[]) => Operation) {
    super();
  }

  override convert(
    op: Operation,
    adaptor: Operation,
    rewriter: ConversionPatternRewriter,
    { shape }: RankedTensorType,
  ): Value | false {
    return buildReshape(rewriter, op.location, adaptor.operand(0), shape);
  }
}

/** Converts a slice; dimensions of size 1 that the result does not have are dropped by a reshape. */
class ConvertExtractSlice extends StaticTensorPattern<tensor.ExtractSliceOp> {
  readonly root = tensor.ExtractSliceOp;

  override convert(
    op: tensor.ExtractSliceOp,
    adaptor: tensor.ExtractSliceOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location, staticOffsets: begins, staticSizes: sizes, staticStrides: step } = op;
    if (op.numOperands > 1) {
      return rewriter.notifyMatchFailure(op, 'the place of the slice is not constant');
    }
    if (step.some((each) => each <= 0)) return rewriter.notifyMatchFailure(op, 'the slice goes backwards');
    const input = adaptor.source;
    const ends = begins.map((begin, dim) => begin + (sizes[dim]! - 1) * step[dim]! + 1);
    const part = buildInto(rewriter, location, SliceOp, { input, begins, ends, step }, tensorLike(input, sizes));
    return buildReshape(rewriter, location, part, resultType.shape);
  }
}

/** Converts a tensor of which a part is another, at a constant place; dimensions of size 1 that the other does not have are given by a reshape. */
class ConvertInsertSlice extends StaticTensorPattern<tensor.InsertSliceOp> {
  readonly root = tensor.InsertSliceOp;

  override convert(
    op: tensor.InsertSliceOp,
    adaptor: tensor.InsertSliceOp,
    rewriter: ConversionPatternRewriter,
  ): Value | false {
    const { location, staticOffsets: starts, staticSizes: sizes, staticStrides: steps } = op;
    if (op.numOperands > 2) return rewriter.notifyMatchFailure(op, 'the place of the slice is not constant');
    if (steps.some((step, dim) => step <= 0 && sizes[dim]! > 1)) {
      return rewriter.notifyMatchFailure(op, 'the slice goes backwards');
    }
    const update = buildReshape(rewriter, location, adaptor.source, sizes);
    return buildUpdate(rewriter, location, adaptor.dest, update, starts, steps);
  }
}

/** Converts a tensor whose elements are made of their indices. */
class ConvertGenerate extends StaticTensorPattern<tensor.GenerateOp> {
  readonly root = tensor.GenerateOp;

  override convert(
    op: tensor.GenerateOp,
    _: tensor.GenerateOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const plan = planMadeOfIndices(op, resultType);
    return typeof plan === 'string' ? rewriter.notifyMatchFailure(op, plan) : plan(rewriter);
  }
}

/** Converts a padding with one constant; where what is added is made of the indices, the tensor becomes a part of one of such elements. */
class ConvertPad extends StaticTensorPattern<tensor.PadOp> {
  readonly root = tensor.PadOp;

  override convert(
    op: tensor.PadOp,
    adaptor: tensor.PadOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const low = mixedIndices(op.properties.get('static_low'), op.low).map(knownIndex);
    const high = mixedIndices(op.properties.get('static_high'), op.high).map(knownIndex);
    const padding = low.flatMap((count, dim) => [count, high[dim]]);
    if (!padding.every((count) => count !== undefined && count >= 0)) {
      return rewriter.notifyMatchFailure(op, 'the padding is not constant, or negative');
    }
    const padded = constantPaddingValue(op);
    const value = padded && constantNumber(padded);
    if (value === undefined) {
      const plan = planMadeOfIndices(op, resultType);
      if (typeof plan === 'string') return rewriter.notifyMatchFailure(op, plan);
      return buildUpdate(rewriter, location, plan(rewriter), adaptor.source, low as number[]);
    }
    return buildPad(rewriter, location, adaptor.source, padding as number[], value);
  }
}

/** Converts a concatenation; what has no elements, as an empty cache, adds nothing. */
class ConvertConcat extends StaticTensorPattern<tensor.ConcatOp> {
  readonly root = tensor.ConcatOp;

  override convert(
    op: tensor.ConcatOp,
    adaptor: tensor.ConcatOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { location, dim } = op;
    // TTIR has nothing for tensors without elements.
    const inputs = adaptor.operands.filter((input) => shapeOf(input)[dim] !== 0);
    if (inputs.length === 1) return inputs[0]!;
    return buildInto(rewriter, location, ConcatOp, { inputs, dim }, resultType);
  }
}

/** Converts a tensor of one constant. */
class ConvertSplat extends StaticTensorPattern<tensor.SplatOp> {
  readonly root = tensor.SplatOp;

  override convert(
    op: tensor.SplatOp,
    _: tensor.SplatOp,
    rewriter: ConversionPatternRewriter,
    { shape }: RankedTensorType,
  ): Value | false {
    const constant = scalarConstant(op.input);
    if (!constant) return rewriter.notifyMatchFailure(op, 'the element is not constant');
    return buildSplat(rewriter, op.location, constant, shape);
  }
}

/** Returns the patterns for operations of the tensor dialect. */
export function tensorPatterns(): readonly OpConversionPattern[] {
  return [
    new ConvertReshape(tensor.ExpandShapeOp),
    new ConvertReshape(tensor.CollapseShapeOp),
    new ConvertReshape(tensor.ReshapeOp),
    new ConvertExtractSlice(),
    new ConvertInsertSlice(),
    new ConvertGenerate(),
    new ConvertPad(),
    new ConvertConcat(),
    new ConvertSplat(),
  ];
}
