import { type TensorShardingAttr } from '../../dialects/sdy/generated/sdy-attributes.gen.ts';
import { buildConcatenation, buildSlice } from '../../dialects/stablehlo/shape-builders.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type Devices, type Place } from './devices.ts';

/** The manual axes along which each dimension of a tensor is cut, the one with the largest pieces first. */
export type Cuts = readonly (readonly string[])[];

/** Returns how a tensor is cut, or why that cannot be said. */
export function cutsOf({ dimensions, unreducedAxes }: TensorShardingAttr, devices: Devices): Cuts | string {
  const isManual = ({ name }: { readonly name: string }): boolean => devices.axes.includes(name);
  if (unreducedAxes.some(isManual)) return 'it has a tensor whose parts are still to be added';
  if (dimensions.some(({ axes }) => axes.some((axis) => isManual(axis) && axis.size > 0))) {
    return 'it has a tensor that is cut along a part of an axis';
  }
  const cuts = dimensions.map(({ axes }) => axes.filter(isManual).map(({ name }) => name));
  const isPrefix = dimensions.every(({ axes }, i) => axes.slice(0, cuts[i]!.length).every(isManual));
  return isPrefix ? cuts : 'it has a tensor that is cut along other axes before its own';
}

/** Returns the type of one part of a tensor, undefined if its parts differ or are unknown. */
export function partType(whole: Type, cuts: Cuts, devices: Devices): Type | undefined {
  if (cuts.every((axes) => axes.length === 0)) return whole;
  if (!(whole instanceof RankedTensorType) || !whole.hasStaticShape) return undefined;
  const shape = whole.shape.map((size, i) => size / countOf(cuts[i]!, devices));
  return shape.every(Number.isInteger) ? RankedTensorType.get(shape, whole.elementType) : undefined;
}

/** Makes the part of a tensor that the device at `place` has. */
export function cutPart(
  builder: OpBuilder,
  location: Location,
  whole: Value,
  cuts: Cuts,
  devices: Devices,
  place: Place,
): Value {
  const type = partType(whole.type, cuts, devices) as RankedTensorType;
  if (type === whole.type) return whole;
  const startIndices = cuts.map((axes, i) => type.shape[i]! * indexAlong(axes, devices, place));
  return buildSlice(builder, location, whole, startIndices, type.shape);
}

/** Makes the tensor whose parts the devices have, of those which are at `around` along the axes of outer computations; of those which have the same one, the first gives it. */
export function joinParts(
  builder: OpBuilder,
  location: Location,
  parts: readonly Value[],
  cuts: Cuts,
  devices: Devices,
  around: Place,
): Value {
  const join = (dimension: number, place: Place): Value => {
    if (dimension === cuts.length) return parts[devices.indexOf(place)]!;
    const [first, ...others] = placesOf(cuts[dimension]!, devices, place).map((place) => join(dimension + 1, place));
    return buildConcatenation(builder, location, [first!, ...others], dimension);
  };
  return join(0, around);
}

const countOf = (axes: readonly string[], devices: Devices): number =>
  axes.reduce((count, axis) => count * devices.sizeOf(axis), 1);

const indexAlong = (axes: readonly string[], devices: Devices, place: Place): number =>
  axes.reduce((index, axis) => index * devices.sizeOf(axis) + place.get(axis)!, 0);

/** Returns all places along axes, with what `place` says of others. */
function placesOf(axes: readonly string[], devices: Devices, place: Place): Place[] {
  const [axis, ...rest] = axes;
  if (axis === undefined) return [place];
  return Array.from({ length: devices.sizeOf(axis) }, (_, at) => new Map(place).set(axis, at)).flatMap((place) =>
    placesOf(rest, devices, place),
  );
}
