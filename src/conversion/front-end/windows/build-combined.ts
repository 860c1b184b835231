import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildElementwise, buildReduction, buildReshape, tensorLike } from '../../../dialects/ttir/build.ts';
import { type Combiner, type Extreme } from '../reductions/combiners.ts';
import { buildExtremeOfNumbers, buildReductionOfNumbers } from '../reductions/ignored-nan.ts';
import { buildWindowParts } from './window-parts.ts';

/** Combines the elements of two tensors, which broadcast to the result. */
export function buildPair(
  builder: OpBuilder,
  location: Location,
  { pair, ignoresNaN }: Combiner,
  inputs: readonly [Value, Value],
  resultType: RankedTensorType,
): Value {
  if (ignoresNaN) return buildExtremeOfNumbers(builder, location, pair, inputs, resultType);
  return buildElementwise(builder, location, pair, inputs, resultType);
}

/** Returns why elements of a tensor of `shape` cannot be combined along dimensions; undefined where they can. */
export function reductionProblem(
  { reduction }: Combiner,
  shape: readonly number[],
  dims: readonly number[],
): string | undefined {
  if (reduction) return undefined;
  return dims.some((dim) => shape[dim] === 0) ? 'there is nothing to combine' : undefined;
}

/** Combines the elements along dimensions, where {@link reductionProblem} has no reason against it; they stay with size 1 when the result has the rank of the input. */
export function buildReduced(
  builder: OpBuilder,
  location: Location,
  combiner: Combiner,
  input: Value,
  dims: readonly number[],
  resultType: RankedTensorType,
): Value {
  const { reduction, pair, ignoresNaN } = combiner;
  if (ignoresNaN) return buildReductionOfNumbers(builder, location, combiner as Extreme, input, dims, resultType);
  if (reduction) return buildReduction(builder, location, reduction, input, dims, resultType);
  // One window has all elements.
  const shape = shapeOf(input);
  const ones = dims.map(() => 1);
  const reduced = tensorLike(input, shape.map((size, dim) => (dims.includes(dim) ? 1 : size))); // prettier-ignore
  const kernel = dims.map((dim) => shape[dim]!);
  const window = { dims, kernel, strides: ones, dilations: ones, pair, resultType: reduced };
  return buildReshape(builder, location, buildWindowParts(builder, location, input, window), resultType.shape);
}
