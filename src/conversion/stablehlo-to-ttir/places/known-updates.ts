import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildConstant, buildInto, tensorLike } from '../../../dialects/ttir/build.ts';
import { ConcatOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { type PlaceBuilder } from '../../front-end/parts/computed-places.ts';

/** By row of a table, which updates are for it, in order, where there are any. */
export type KnownUpdates = ReadonlyMap<number, readonly number[]>;

/** How many updates of one row are combined one after the other at most. */
export const maxSteps = 64;

/** Returns how many updates there are for the row that has most. */
export function mostUpdates(written: KnownUpdates): number {
  let most = 0;
  for (const updates of written.values()) most = Math.max(most, updates.length);
  return most;
}

/** Puts the rows of a table behind those of another of the same width. */
export function buildJoinedRows({ builder, location }: PlaceBuilder, first: Value, second: Value): Value {
  const shape = shapeOf(first).with(0, shapeOf(first)[0]! + shapeOf(second)[0]!);
  return buildInto(builder, location, ConcatOp, { inputs: [first, second], dim: 0 }, tensorLike(first, shape));
}

/** Puts a row of one number behind the rows of a table. */
export function buildWithRow(places: PlaceBuilder, table: Value, number: number): Value {
  const { elementType, shape } = table.type as RankedTensorType;
  const row = buildConstant(places.builder, places.location, [1, shape[1]!], elementType, [number]);
  return buildJoinedRows(places, table, row);
}

/**
 * Makes tables of `count` rows whose rows are to be combined with those of a table: of `updates` [n, width] the first ones for each row, then the second ones
 * and so on; `neutral` where there are none.
 */
export function* buildKnownSteps(
  places: PlaceBuilder,
  updates: Value,
  written: KnownUpdates,
  count: number,
  neutral: number,
): Generator<Value> {
  const none = shapeOf(updates)[0]!;
  const choices = buildWithRow(places, updates, neutral);
  const steps = mostUpdates(written);
  for (let step = 0; step < steps; step++) {
    const rows = Array.from({ length: count }, (_, row) => written.get(row)?.[step] ?? none);
    yield places.rows(choices, places.knownRows(rows));
  }
}
