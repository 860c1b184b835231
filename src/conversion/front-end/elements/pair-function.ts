import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildInto, tensorLike } from '../../../dialects/ttir/build.ts';
import { BroadcastOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import { FloatBuilder } from '../../../dialects/ttir/float-builder.ts';

/** Makes a function of two tensors in f32 of one shape; the elements are of `type` before and behind. */
export type PairFunction = (f: FloatBuilder, first: Value, second: Value, type: FloatType) => Value;

/** Makes a function of each two elements, in f32; the inputs broadcast to the result, whose elements are floats. */
export function buildPairFunction(
  builder: OpBuilder,
  location: Location,
  made: PairFunction,
  inputs: readonly [Value, Value],
  { shape, elementType }: RankedTensorType,
): Value {
  const f32 = FloatType.get(builder.context, 'f32');
  const [first, second] = inputs.map((input) => {
    const number = castElements(builder, location, input, f32);
    const from = shapeOf(number);
    const dimension = shape.flatMap((size, dim) => (from[dim - shape.length + from.length] === size ? [] : [dim]));
    if (dimension.length === 0) return number;
    return buildInto(builder, location, BroadcastOp, { input: number, dimension }, tensorLike(number, shape));
  });
  const result = made(new FloatBuilder(builder, location, shape), first!, second!, elementType as FloatType);
  return castElements(builder, location, result, elementType);
}
