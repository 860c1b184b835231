import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { range } from '../../support/lists.ts';
import { product } from '../../support/math.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildInto, buildReshape, tensorLike } from '../../dialects/ttir/build.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';
import { castElements } from '../../dialects/ttir/cast-elements.ts';
import { widthOf, WordBuilder } from '../front-end/elements/integer-bits.ts';
import { PlaceBuilder } from '../front-end/parts/computed-places.ts';
import { buildExtremePlace, maxIndex, tooManyIndices } from '../front-end/parts/extreme-place.ts';
import { buildWrittenRows } from '../front-end/parts/written-rows.ts';
import { greatest } from '../front-end/reductions/combiners.ts';
import { buildWithoutNaN } from '../front-end/reductions/ignored-nan.ts';

/** Patterns for operations that find places, or look values up at them. */

/** Converts `tosa.argmax`: of the indices at which the element is not less than the largest, or is NaN, the least. NaN that is to be ignored is less than all others. */
class ConvertArgMax extends StaticTensorPattern<tosa.ArgMaxOp> {
  readonly root = tosa.ArgMaxOp;

  override convert(
    op: tosa.ArgMaxOp,
    { input }: tosa.ArgMaxOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    if (shapeOf(input)[op.axis]! > maxIndex) return rewriter.notifyMatchFailure(op, tooManyIndices);
    const ignoresNaN = op.nanMode === 'IGNORE';
    const numbers = ignoresNaN ? buildWithoutNaN(rewriter, op.location, input, -Infinity) : input;
    const choice = { extreme: greatest, nanWins: !ignoresNaN };
    return buildExtremePlace(rewriter, op.location, numbers, op.axis, choice, resultType);
  }
}

/**
 * Converts `tosa.table`, which is a lookup of rows of one element. On 8 bits entry 0 is for -128. On 16 bits entries stand 128 numbers apart, the first for
 * -32768, and the result, which has 7 bits behind the point, is on the line between two of them.
 */
class ConvertTable extends StaticTensorPattern<tosa.TableOp> {
  readonly root = tosa.TableOp;

  override convert(
    op: tosa.TableOp,
    adaptor: tosa.TableOp,
    rewriter: ConversionPatternRewriter,
    { shape, elementType }: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const isOfIntegers = ({ type }: Value): boolean => (type as RankedTensorType).elementType instanceof IntegerType;
    if (!adaptor.operands.every(isOfIntegers)) {
      return rewriter.notifyMatchFailure(op, 'only tables of integers are supported');
    }
    const count = product(shape);
    const words = new WordBuilder(rewriter, location, [count]);
    const entries = shapeOf(adaptor.table)[0]!;
    const weight = buildReshape(rewriter, location, adaptor.table, [entries, 1]);
    const lookUp = (table: Value, input: Value): Value => {
      const rows = tensorLike(table, [count, 1]);
      return buildInto(rewriter, location, ttir.EmbeddingOp, { input, weight: table }, rows);
    };
    const flat = buildReshape(rewriter, location, adaptor.input1, [count]);
    const isByte = widthOf(adaptor.input1) === 8;
    // From the least number on, without sign.
    const steps = words.make(ttir.BitwiseXorOp, words.unsigned(flat), isByte ? 2 ** 7 : 2 ** 15);
    if (isByte) return buildReshape(rewriter, location, lookUp(weight, steps), shape);
    const wide = new WordBuilder(rewriter, location, [entries, 1]).signed(weight);
    const place = words.make(ttir.LogicalRightShiftOp, steps, 7);
    const [from, to] = [place, words.make(ttir.AddOp, place, 1)].map((each) =>
      buildReshape(rewriter, location, lookUp(wide, each), [count]),
    );
    const rise = words.make(ttir.MultiplyOp, words.make(ttir.SubtractOp, to!, from!), words.make(ttir.BitwiseAndOp, steps, 127)); // prettier-ignore
    const result = words.make(ttir.AddOp, words.make(ttir.LogicalLeftShiftOp, from!, 7), rise);
    return buildReshape(rewriter, location, castElements(rewriter, location, result, elementType), shape);
  }
}

/** Converts `tosa.scatter` to a lookup of each row where it comes from. */
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
    const [images, rows, channels] = shape as [number, number, number];
    const updates = shapeOf(adaptor.input)[1]!;
    if (images * (rows + updates) > maxIndex) return rewriter.notifyMatchFailure(op, tooManyIndices);
    const known = places instanceof DenseElementsAttr ? range(images * updates).map((i) => places.numberAt(i)) : undefined; // prettier-ignore
    const outside = known?.find((place) => place < 0 || place >= rows);
    if (outside !== undefined) return rewriter.notifyMatchFailure(op, `index ${outside} is not one of ${rows} rows`);
    const written = buildWrittenRows(new PlaceBuilder(rewriter, location), {
      rows: buildReshape(rewriter, location, adaptor.valuesIn, [images * rows, channels]),
      updates: buildReshape(rewriter, location, adaptor.input, [images * updates, channels]),
      places: known ?? adaptor.indices,
      numImages: images,
    });
    return buildReshape(rewriter, location, written, shape);
  }
}

/** Returns the patterns. */
export function indexPatterns(): readonly OpConversionPattern[] {
  return [new ConvertArgMax(), new ConvertTable(), new ConvertScatter()];
}
