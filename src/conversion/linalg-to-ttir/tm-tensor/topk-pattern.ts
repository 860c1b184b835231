import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { EmptyOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { product } from '../../../support/math.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildElementwise, buildReshape, buildTranspose } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { TopkOp } from '../../../dialects/tm_tensor/generated/tm_tensor-ops.gen.ts';
import { PlaceBuilder } from '../../front-end/parts/computed-places.ts';
import { maxIndex, tooManyIndices } from '../../front-end/parts/extreme-place.ts';
import { topBuilderOf } from '../../front-end/parts/top-elements.ts';
import { hasStaticTensors } from '../../front-end/types/static-tensor-pattern.ts';
import { onlyStaticTensors } from '../../front-end/types/unknown-sizes.ts';
import { greatest } from '../../front-end/reductions/combiners.ts';
import { splatOf } from '../body/combiners.ts';
import { isWorst } from '../plans/place-search.ts';
import { comparatorOf } from './comparators.ts';

/** Converts a search for the greatest or least elements; the least are the greatest of what is turned over. */
export class ConvertTopk extends OpConversionPattern<TopkOp> {
  readonly root = TopkOp;

  override matchAndRewrite(op: TopkOp, adaptor: TopkOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (!hasStaticTensors(op, adaptor)) return rewriter.notifyMatchFailure(op, onlyStaticTensors(op));
    const { location, dimension } = op;
    const body = op.region.firstBlock!;
    const comparator = comparatorOf(body, body.arguments[0]!, body.arguments[1]!);
    if (!comparator) return rewriter.notifyMatchFailure(op, 'the region does not tell which of two elements is the greater, or the lesser one'); // prettier-ignore
    const [input, numbers] = adaptor.inputs as [Value, Value?];
    const { shape, elementType } = input.type as RankedTensorType;
    const { extreme } = comparator;
    const [found, places] = adaptor.outputs as [Value, Value];
    if (!(found.definingOp instanceof EmptyOp) && !isWorst(splatOf(found, elementType), extreme, elementType)) {
      return rewriter.notifyMatchFailure(op, 'the search starts with elements that could be chosen');
    }
    if (!(elementType instanceof FloatType || elementType instanceof IntegerType)) {
      return rewriter.notifyMatchFailure(op, 'only tensors of integers or floats are supported');
    }
    const count = shapeOf(found)[dimension]!;
    if (count > shape[dimension]! || shape.includes(0)) {
      return rewriter.notifyMatchFailure(op, 'there are fewer elements than are asked for');
    }
    const last = shape.length - 1;
    const turned = (value: Value): Value =>
      dimension === last ? value : buildTranspose(rewriter, location, value, dimension, last);
    const rows = RankedTensorType.get(shape.with(dimension, shape[last]!).with(last, shape[dimension]!), elementType);
    const build = topBuilderOf(rows, count);
    if (typeof build === 'string') return rewriter.notifyMatchFailure(op, build);
    if (numbers && product(shape) > maxIndex) return rewriter.notifyMatchFailure(op, tooManyIndices);

    const reversal = elementType instanceof FloatType ? ttir.NegOp : ttir.BitwiseNotOp;
    const inOrder = (value: Value): Value =>
      extreme === greatest
        ? value
        : buildElementwise(rewriter, location, reversal, [value], value.type as RankedTensorType);
    const { elementType: indexType } = places.type as RankedTensorType;
    const { values, indices } = build(rewriter, location, inOrder(turned(input)), count, indexType);
    const chosen = numbers ? takeAlongRows(rewriter, op, turned(numbers), indices) : indices;
    rewriter.replaceOp(op, [turned(inOrder(values)), turned(chosen)]);
    return true;
  }
}

/** Makes the elements of rows [..., N] that are at places [..., K] of them: [..., K]. */
function takeAlongRows(rewriter: ConversionPatternRewriter, { location }: TopkOp, rows: Value, indices: Value): Value {
  const places = new PlaceBuilder(rewriter, location);
  const [shape, size] = [shapeOf(indices), shapeOf(rows).at(-1)!];
  const [batches, count] = [product(shape.slice(0, -1)), shape.at(-1)!];
  const own = places.fromIntegers(buildReshape(rewriter, location, indices, [batches, count]));
  const starts = Array.from({ length: batches }, (_, i) => i * size);
  const flat = places.make(ttir.AddOp, own, places.known([batches, 1], starts));
  const table = buildReshape(rewriter, location, rows, [batches * size, 1]);
  const taken = places.rows(table, buildReshape(rewriter, location, flat, [batches * count]));
  return buildReshape(rewriter, location, taken, shape);
}
