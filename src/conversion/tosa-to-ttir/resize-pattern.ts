import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type Location } from '../../ir/location.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { constantShape } from '../../dialects/tosa/constant-shape.ts';
import { ResizeOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildConstant, buildInto, buildReshape, tensorLike } from '../../dialects/ttir/build.ts';
import { buildPermutation } from '../../dialects/ttir/build-permutation.ts';
import { buildSelection } from '../../dialects/ttir/build-selection.ts';
import { MatmulOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { castElements } from '../../dialects/ttir/cast-elements.ts';
import { maxBits } from '../front-end/elements/integer-bits.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';

/** How the places of a result along one dimension lie between those of the input: at (place * denominator + offset) / numerator. */
interface Scale {
  readonly numerator: number;
  readonly denominator: number;
  readonly offset: number;
  readonly inputSize: number;
  readonly outputSize: number;
}

/** How many places or weights a constant for one dimension may have: those of 4096 elements that become as many. */
const maxTableSize = 1 << 24;

/** Returns for each place of the result the place of the input before it, within the input, and how far behind that it lies, from 0 to 1. */
function placesOf({ numerator, denominator, offset, outputSize }: Scale): { below: number; fraction: number }[] {
  return Array.from({ length: outputSize }, (_, place) => {
    const position = place * denominator + offset;
    const below = Math.floor(position / numerator);
    return { below, fraction: (position - below * numerator) / numerator };
  });
}

/**
 * Converts `tosa.resize` at constant scales: of the nearest elements to lookups of rows and columns, between elements to products with matrices of
 * weights, [OH, IH] and [OW, IW]. Of integers these are whole numbers, the fractions times both numerators. Source: TOSA specification 1.0, RESIZE.
 */
export class ConvertResize extends StaticTensorPattern<ResizeOp> {
  readonly root = ResizeOp;

  override convert(
    op: ResizeOp,
    adaptor: ResizeOp,
    rewriter: ConversionPatternRewriter,
    { shape, elementType }: RankedTensorType,
  ): Value | false {
    const [scale, offset] = [constantShape(adaptor.scale), constantShape(adaptor.offset)];
    if (!scale || !offset) return rewriter.notifyMatchFailure(op, 'scale or offset are not constant');
    const isNearest = op.mode === 'NEAREST_NEIGHBOR';
    if (!isNearest && elementType instanceof IntegerType && elementType.width > maxBits) {
      return rewriter.notifyMatchFailure(op, 'integers of more than 32 bits have no format on the device');
    }
    const [images, ...inputSizes] = shapeOf(adaptor.input);
    const scales = [1, 2].map((dim, i): Scale => {
      const [numerator, denominator] = [scale[2 * i]!, scale[2 * i + 1]!];
      return { numerator, denominator, offset: offset[i]!, inputSize: inputSizes[i]!, outputSize: shape[dim]! };
    });
    const tableSizes = scales.map(({ inputSize, outputSize }) => outputSize * (isNearest ? 1 : images! * inputSize));
    if (tableSizes.some((size) => size > maxTableSize)) {
      return rewriter.notifyMatchFailure(op, `it needs a table of more than ${maxTableSize} numbers`);
    }
    let value = castElements(rewriter, op.location, adaptor.input, elementType);
    for (const [i, dim] of [1, 2].entries()) {
      const along = scales[i]!;
      value = isNearest
        ? buildNearest(rewriter, op.location, value, dim, along)
        : buildBetween(rewriter, op.location, value, dim, along);
    }
    return value;
  }
}

const within = (place: number, size: number): number => Math.min(Math.max(place, 0), size - 1);

function buildNearest(
  rewriter: ConversionPatternRewriter,
  location: Location,
  input: Value,
  dim: number,
  scale: Scale,
): Value {
  const { inputSize } = scale;
  const indices = placesOf(scale).map(({ below, fraction }) => within(fraction >= 0.5 ? below + 1 : below, inputSize));
  const isSame = indices.length === inputSize && indices.every((index, place) => index === place);
  return isSame ? input : buildSelection(rewriter, location, input, dim, indices);
}

/** Brings the dimension in front of all others but the images, multiplies by a matrix of weights with two numbers a row at most, and brings it back. */
function buildBetween(
  rewriter: ConversionPatternRewriter,
  location: Location,
  input: Value,
  dim: number,
  scale: Scale,
): Value {
  const { numerator, inputSize, outputSize } = scale;
  const order = dim === 1 ? [0, 1, 2, 3] : [0, 2, 1, 3];
  const front = buildPermutation(rewriter, location, input, order);
  const [images, , other, channels] = shapeOf(front) as [number, number, number, number];
  const { elementType } = input.type as RankedTensorType;
  const unit = elementType instanceof IntegerType ? numerator : 1;
  const weights = new Array<number>(outputSize * inputSize).fill(0);
  placesOf(scale).forEach(({ below, fraction }, place) => {
    const behind = unit === 1 ? fraction : Math.round(fraction * unit);
    weights[place * inputSize + within(below, inputSize)]! += unit - behind;
    weights[place * inputSize + within(below + 1, inputSize)]! += behind;
  });
  const all = Array.from({ length: images }, () => weights).flat();
  const a = buildConstant(rewriter, location, [images, outputSize, inputSize], elementType, all);
  const b = buildReshape(rewriter, location, front, [images, inputSize, other * channels]);
  const type = tensorLike(input, [images, outputSize, other * channels]);
  const product = buildInto(rewriter, location, MatmulOp, { a, b }, type);
  const shaped = buildReshape(rewriter, location, product, [images, outputSize, other, channels]);
  return buildPermutation(rewriter, location, shaped, order);
}
