import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { constantShape } from '../../dialects/tosa/constant-shape.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildConstant, buildElementwise, buildInto, buildReshape } from '../../dialects/ttir/build.ts';
import { buildPermutation } from '../../dialects/ttir/build-permutation.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildPad } from '../front-end/parts/build-padding.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';

/** Patterns for operations that move elements. Shapes and paddings that are operands must be constant. */

class ConvertConcat extends StaticTensorPattern<tosa.ConcatOp> {
  readonly root = tosa.ConcatOp;

  override convert(
    op: tosa.ConcatOp,
    adaptor: tosa.ConcatOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { location, axis: dim } = op;
    const { input1: inputs } = adaptor;
    return buildInto(rewriter, location, ttir.ConcatOp, { inputs, dim }, resultType);
  }
}

/** Converts a reshape; what the shape operand says is in the result's type too. */
class ConvertReshape extends StaticTensorPattern<tosa.ReshapeOp> {
  readonly root = tosa.ReshapeOp;

  override convert(
    op: tosa.ReshapeOp,
    adaptor: tosa.ReshapeOp,
    rewriter: ConversionPatternRewriter,
    { shape }: RankedTensorType,
  ): Value | false {
    return buildReshape(rewriter, op.location, adaptor.input1, shape);
  }
}

/** Converts a transpose into swaps of two dimensions. */
class ConvertTranspose extends StaticTensorPattern<tosa.TransposeOp> {
  readonly root = tosa.TransposeOp;

  override convert(op: tosa.TransposeOp, adaptor: tosa.TransposeOp, rewriter: ConversionPatternRewriter): Value {
    return buildPermutation(rewriter, op.location, adaptor.input1, op.perms);
  }
}

/** Converts a padding with a constant number of constant elements. */
class ConvertPad extends StaticTensorPattern<tosa.PadOp> {
  readonly root = tosa.PadOp;

  override convert(op: tosa.PadOp, adaptor: tosa.PadOp, rewriter: ConversionPatternRewriter): Value | false {
    const { location } = op;
    const padding = constantShape(adaptor.padding);
    if (!padding) return rewriter.notifyMatchFailure(op, 'the padding is not constant');
    const known = matchConstant(adaptor.padConst);
    const value =
      known instanceof DenseElementsAttr ? known.numberAt(0) : buildReshape(rewriter, location, adaptor.padConst, []);
    return buildPad(rewriter, location, adaptor.input1, padding, value);
  }
}

/** Converts a part of constant place and size. */
class ConvertSlice extends StaticTensorPattern<tosa.SliceOp> {
  readonly root = tosa.SliceOp;

  override convert(
    op: tosa.SliceOp,
    adaptor: tosa.SliceOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const begins = constantShape(adaptor.start);
    if (!begins) return rewriter.notifyMatchFailure(op, 'the start is not constant');
    const { input1: input } = adaptor;
    const ends = begins.map((begin, dim) => begin + resultType.shape[dim]!);
    const step = begins.map(() => 1);
    return buildInto(rewriter, location, ttir.SliceOp, { input, begins, ends, step }, resultType);
  }
}

class ConvertReverse extends StaticTensorPattern<tosa.ReverseOp> {
  readonly root = tosa.ReverseOp;

  override convert(
    op: tosa.ReverseOp,
    adaptor: tosa.ReverseOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { location, axis } = op;
    const { input1: input } = adaptor;
    return buildInto(rewriter, location, ttir.ReverseOp, { input, dimensions: [axis] }, resultType);
  }
}

/** Converts a repetition of constant counts. */
class ConvertTile extends StaticTensorPattern<tosa.TileOp> {
  readonly root = tosa.TileOp;

  override convert(
    op: tosa.TileOp,
    adaptor: tosa.TileOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const repeatDimensions = constantShape(adaptor.multiples);
    if (!repeatDimensions) return rewriter.notifyMatchFailure(op, 'the multiples are not constant');
    const { input1: input } = adaptor;
    return buildInto(rewriter, location, ttir.RepeatOp, { input, repeatDimensions }, resultType);
  }
}

/**
 * Converts a gather, `output[n, w, :] = values[n, indices[n, w], :]`, to an embedding of the table [N * K, C]. With several images the
 * index of each is moved to its rows: row k of image n is row n * K + k.
 */
class ConvertGather extends StaticTensorPattern<tosa.GatherOp> {
  readonly root = tosa.GatherOp;

  override convert(
    op: tosa.GatherOp,
    adaptor: tosa.GatherOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { location } = op;
    const [images, rows, channels] = shapeOf(adaptor.values);
    const weight = buildReshape(rewriter, location, adaptor.values, [images! * rows!, channels!]);
    let input = adaptor.indices;
    if (images! > 1) {
      const { elementType } = input.type as RankedTensorType;
      const firstRows = Array.from({ length: images! }, (_, image) => image * rows!);
      const offsets = buildConstant(rewriter, location, [images!, 1], elementType, firstRows);
      input = buildElementwise(rewriter, location, ttir.AddOp, [input, offsets], input.type as RankedTensorType);
    }
    return buildInto(rewriter, location, ttir.EmbeddingOp, { input, weight }, resultType);
  }
}

/** Returns the patterns for operations that move elements. */
export function shapePatterns(): readonly OpConversionPattern[] {
  return [
    new ConvertConcat(),
    new ConvertReshape(),
    new ConvertTranspose(),
    new ConvertPad(),
    new ConvertSlice(),
    new ConvertReverse(),
    new ConvertTile(),
    new ConvertGather(),
  ];
}
