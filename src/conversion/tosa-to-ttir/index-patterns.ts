import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
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
  buildReduction,
  buildReshape,
  tensorLike,
  type ElementwiseClass,
} from '../../dialects/ttir/build.ts';
import { buildSelection } from '../../dialects/ttir/build-selection.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { StaticTensorPattern } from '../front-end/static-tensor-pattern.ts';
import { castElements } from '../front-end/cast-elements.ts';

/** Patterns for operations that find places, or look values up at them. */

/** Sizes up to which every index is an f32. */
const maxIndex = 2 ** 24;

/**
 * Converts `tosa.argmax`: of the indices at which the element is not less than the largest, or is NaN, the least. TTIR has no operation that finds
 * places, so that indices are numbers here, in f32.
 */
class ConvertArgMax extends StaticTensorPattern<tosa.ArgMaxOp> {
  readonly root = tosa.ArgMaxOp;

  override convert(
    op: tosa.ArgMaxOp,
    adaptor: tosa.ArgMaxOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { axis, location, context } = op;
    const { input } = adaptor;
    const { shape, elementType } = input.type as RankedTensorType;
    const size = shape[axis]!;
    if (op.nanMode === 'IGNORE') return rewriter.notifyMatchFailure(op, 'NaN is to be ignored');
    if (size > maxIndex) return rewriter.notifyMatchFailure(op, 'indices are numbers in f32, which ends at 2^24');
    const ones = shape.map(() => 1);
    const f32 = FloatType.get(context, 'f32');
    const build = (target: ElementwiseClass, type: RankedTensorType, ...inputs: readonly Value[]): Value =>
      buildElementwise(rewriter, location, target, inputs, type);
    const truths = RankedTensorType.get(shape, IntegerType.get(context, 1));
    const greatest = buildReduction(
      rewriter,
      location,
      ttir.MaxOp,
      input,
      [axis],
      tensorLike(input, shape.with(axis, 1)),
      true,
    );
    let isGreatest = build(ttir.GreaterEqualOp, truths, input, greatest);
    if (elementType instanceof FloatType) {
      isGreatest = build(ttir.LogicalOrOp, truths, isGreatest, build(ttir.NotEqualOp, truths, input, input));
    }
    const numbers = Array.from({ length: size }, (_, index) => index);
    const indices = buildConstant(rewriter, location, ones.with(axis, size), f32, numbers);
    const beyond = buildConstant(rewriter, location, ones, f32, [size]);
    const places = build(ttir.WhereOp, RankedTensorType.get(shape, f32), isGreatest, indices, beyond);
    const firstType = RankedTensorType.get(resultType.shape, f32);
    const first = buildReduction(rewriter, location, ttir.MinOp, places, [axis], firstType, false);
    return castElements(rewriter, location, first, resultType.elementType);
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
    if (!isReshapeRank(shape.length)) return rewriter.notifyMatchFailure(op, 'ttir.reshape gives 1 to 5 dimensions');
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
