import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { ConstSizeOp } from '../../dialects/shape/generated/shape-ops.gen.ts';
import { ComparisonDirection } from '../../dialects/stablehlo/generated/stablehlo-enums.gen.ts';
import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { NumberBuilder } from '../../dialects/stablehlo/number-builder.ts';
import {
  buildConcatenation,
  buildConverted,
  buildNumbers,
  buildNumbersOfType,
  buildReshape,
  buildSliceAlong,
  shapeOf,
} from '../../dialects/stablehlo/shape-builders.ts';

/** Makes the size of a dimension. */
export function buildDimensionSize(builder: OpBuilder, location: Location, operand: Value, dimension: number): Value {
  const resultType = RankedTensorType.get([], IntegerType.get(builder.context, 32));
  return hlo.GetDimensionSizeOp.build(builder, location, { operand, dimension, resultType }).result();
}

/** Makes the size of a dimension that is known, as an integer of 64 bits. */
export function buildSize(builder: OpBuilder, location: Location, source: Value, index: Value): Value | undefined {
  const { type } = source;
  const dimension = knownSize(index) ?? -1;
  if (!(type instanceof RankedTensorType) || dimension < 0 || dimension >= type.rank) return undefined;
  return buildConverted(builder, location, buildDimensionSize(builder, location, source, dimension), IntegerType.get(builder.context, 64)); // prettier-ignore
}

/** Returns a size that a constant of arith or shape says; undefined for others. */
export function knownSize(value: Value): number | undefined {
  if (value.definingOp instanceof ConstSizeOp) return value.definingOp.value;
  const known = matchInteger(value);
  return known === undefined ? undefined : Number(known);
}

/** Makes the element of a tensor at computed places. */
export function buildElement(
  builder: OpBuilder,
  location: Location,
  [operand, ...startIndices]: readonly Value[],
): Value {
  const { shape, elementType } = operand!.type as RankedTensorType;
  if (shape.length === 0) return operand!;
  const sliceSizes = shape.map(() => 1);
  const resultType = RankedTensorType.get(sliceSizes, elementType);
  const part = hlo.DynamicSliceOp.build(builder, location, { operand: operand!, startIndices, sliceSizes, resultType }).result(); // prettier-ignore
  return buildReshape(builder, location, part, []);
}

/** Makes a tensor of the elements that tensors without dimensions have. */
export function buildList(
  builder: OpBuilder,
  location: Location,
  elements: readonly Value[],
  type: RankedTensorType,
): Value {
  if (elements.length === 0) {
    return buildNumbersOfType(builder, location, type, []);
  }
  if (elements.length === 1) return buildReshape(builder, location, elements[0]!, type.shape);
  const inputs = elements.map((element) => buildReshape(builder, location, element, [1]));
  const resultType = RankedTensorType.get([inputs.length], type.elementType);
  const list = hlo.ConcatenateOp.build(builder, location, { inputs, dimension: 0, resultType }).result();
  return buildReshape(builder, location, list, type.shape);
}

/** Makes the list of the sizes of a tensor, as integers of 64 bits. */
export function buildShape(builder: OpBuilder, location: Location, operand: Value): Value | undefined {
  const { type } = operand;
  if (!(type instanceof RankedTensorType)) return undefined;
  const element = IntegerType.get(builder.context, 64);
  const sizes = type.shape.map((_, dim) =>
    buildConverted(builder, location, buildDimensionSize(builder, location, operand, dim), element),
  );
  return buildList(builder, location, sizes, RankedTensorType.get([type.rank], element));
}

/** Tells whether lists of sizes are of known length. */
export const areLists = (values: readonly Value[]): boolean =>
  values.every(({ type }) => type instanceof RankedTensorType && type.rank === 1 && !isDynamic(type.shape[0]!));

/** Makes the shape of what broadcasts tensors of these shapes: [4, 1] and [3] give [4, 3]. */
export function buildBroadcastShape(
  builder: OpBuilder,
  location: Location,
  shapes: readonly Value[],
): Value | undefined {
  if (shapes.length === 0 || !areLists(shapes)) return undefined;
  const rank = Math.max(...shapes.map((shape) => shapeOf(shape)[0]!));
  const aligned = shapes.map((shape) => {
    const missing = rank - shapeOf(shape)[0]!;
    if (missing === 0) return shape;
    const ones = buildNumbers(builder, location, shape, [missing], new Array<number>(missing).fill(1));
    return missing === rank ? ones : buildConcatenation(builder, location, [ones, shape], 0);
  });
  return aligned.reduce((common, shape) => {
    const numbers = new NumberBuilder(builder, location, common.type as RankedTensorType);
    return numbers.select(numbers.compare(ComparisonDirection.EQ, common, 1), shape, common);
  });
}

/** Makes the product of the sizes in a list. */
export function buildProduct(builder: OpBuilder, location: Location, shape: Value): Value | undefined {
  if (!areLists([shape])) return undefined;
  const { elementType } = shape.type as RankedTensorType;
  const numbers = new NumberBuilder(builder, location, RankedTensorType.get([], elementType));
  const sizes = Array.from({ length: shapeOf(shape)[0]! }, (_, dim) =>
    buildReshape(builder, location, buildSliceAlong(builder, location, shape, 0, [dim, dim + 1]), []),
  );
  return sizes.length === 0 ? numbers.value(1) : sizes.reduce((all, size) => numbers.make(hlo.MulOp, all, size));
}
