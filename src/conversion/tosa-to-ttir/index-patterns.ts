import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { product } from '../../support/math.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { isReshapeRank, shapeOf } from '../../dialects/tt/shapes.ts';
import {
  buildConstant,
  buildElementwise,
  buildInto,
  buildReshape,
  tensorLike,
  type ElementwiseClass,
  reshapeRanks,
} from '../../dialects/ttir/build.ts';
import { buildSelection } from '../../dialects/ttir/build-selection.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { StaticTensorPattern } from '../front-end/static-tensor-pattern.ts';
import { castElements } from '../front-end/cast-elements.ts';
import { greatest } from '../front-end/combiners.ts';
import { buildExtremePlace, maxIndex } from '../front-end/extreme-place.ts';

/** Patterns for operations that find places, or look values up at them. */

/** Converts `tosa.argmax`: of the indices at which the element is not less than the largest, or is NaN, the least. */
class ConvertArgMax extends StaticTensorPattern<tosa.ArgMaxOp> {
  readonly root = tosa.ArgMaxOp;

  override convert(
    op: tosa.ArgMaxOp,
    { input }: tosa.ArgMaxOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    if (op.nanMode === 'IGNORE') return rewriter.notifyMatchFailure(op, 'NaN is to be ignored');
    if (shapeOf(input)[op.axis]! > maxIndex) {
      return rewriter.notifyMatchFailure(op, 'indices are numbers in f32, which ends at 2^24');
    }
    const choice = { extreme: greatest, nanWins: true };
    return buildExtremePlace(rewriter, op.location, input, op.axis, choice, resultType);
  }
}

/**
 * Converts `tosa.table` on 8 bits to a lookup of rows of one element. Entry 0 is for -128: of the low byte of a value, the highest bit is inverted.
 */
class ConvertTable extends StaticTensorPattern<tosa.TableOp> {
  readonly root = tosa.TableOp;

  override convert(
    op: tosa.TableOp,
    adaptor: tosa.TableOp,
    rewriter: ConversionPatternRewriter,
    { shape, elementType }: RankedTensorType,
  ): Value | false {
    const { location, context } = op;
    const entries = shapeOf(adaptor.table)[0]!;
    if (entries !== 256) {
      return rewriter.notifyMatchFailure(op, 'TTIR does not interpolate between entries, as tables of 16 bits demand');
    }
    if (!isReshapeRank(shape.length)) return rewriter.notifyMatchFailure(op, reshapeRanks);
    const i32 = IntegerType.get(context, 32);
    const count = product(shape);
    const flat = buildReshape(rewriter, location, adaptor.input1, [count]);
    const words = castElements(rewriter, location, flat, i32);
    const type = words.type as RankedTensorType;
    const withNumber = (target: ElementwiseClass, value: Value, number: number): Value =>
      buildElementwise(
        rewriter,
        location,
        target,
        [value, buildConstant(rewriter, location, [count], i32, [number])],
        type,
      );
    const input = withNumber(ttir.BitwiseXorOp, withNumber(ttir.BitwiseAndOp, words, 255), 128);
    const weight = buildReshape(rewriter, location, adaptor.table, [entries, 1]);
    const rows = RankedTensorType.get([count, 1], elementType);
    return buildReshape(
      rewriter,
      location,
      buildInto(rewriter, location, ttir.EmbeddingOp, { input, weight }, rows),
      shape,
    );
  }
}

/** Converts `tosa.scatter` at constant places: rows of the values and of the input stand in one table, of which each place takes one. */
class ConvertScatter extends StaticTensorPattern<tosa.ScatterOp> {
  readonly root = tosa.ScatterOp;

  override convert(
    op: tosa.ScatterOp,
    adaptor: tosa.ScatterOp,
    rewriter: ConversionPatternRewriter,
    { shape }: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const places = matchConstant(adaptor.indices);
    if (!(places instanceof DenseElementsAttr)) {
      return rewriter.notifyMatchFailure(op, 'the indices are computed, and TTIR scatters to constant ones only');
    }
    const [images, rows, channels] = shape as [number, number, number];
    const updates = shapeOf(adaptor.input)[1]!;
    const sources = Array.from({ length: images * rows }, (_, row) => row);
    for (let i = 0; i < images * updates; i++) {
      const place = places.numberAt(i);
      if (place < 0 || place >= rows)
        return rewriter.notifyMatchFailure(op, `index ${place} is not one of ${rows} rows`);
      sources[Math.floor(i / updates) * rows + place] = images * rows + i;
    }
    const inputs = [
      buildReshape(rewriter, location, adaptor.valuesIn, [images * rows, channels]),
      buildReshape(rewriter, location, adaptor.input, [images * updates, channels]),
    ];
    const tableType = tensorLike(adaptor.valuesIn, [images * (rows + updates), channels]);
    const table = buildInto(rewriter, location, ttir.ConcatOp, { inputs, dim: 0 }, tableType);
    return buildReshape(rewriter, location, buildSelection(rewriter, location, table, 0, sources), shape);
  }
}

/** Returns the patterns. */
export function indexPatterns(): readonly OpConversionPattern[] {
  return [new ConvertArgMax(), new ConvertTable(), new ConvertScatter()];
}
