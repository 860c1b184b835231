import { type Value } from '../../../ir/value.ts';
import { range } from '../../../support/lists.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildInto, buildReduction, buildReshape, tensorLike } from '../../../dialects/ttir/build.ts';
import { buildSelection } from '../../../dialects/ttir/build-selection.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { type PlaceBuilder } from './computed-places.ts';

/** Rows of several images, and what is written over some of them. */
export interface WrittenRows {
  /** The rows of all images, [N * K, C]. */
  readonly rows: Value;
  /** What is written, [N * W, C]. */
  readonly updates: Value;
  /** The row of its image, from 0, that each update is written to, N * W of them; tensors are [N, W]. */
  readonly places: readonly number[] | Value;
  readonly numImages: number;
}

/**
 * Writes updates over rows: both stand in one table, of at most maxIndex rows, of which each place takes one. Of several updates of a row the last stays. Returns
 * [N * K, C].
 */
export function buildWrittenRows(builder: PlaceBuilder, { rows, updates, places, numImages }: WrittenRows): Value {
  const { builder: at, location } = builder;
  const [total, width] = shapeOf(rows) as [number, number];
  const [numUpdates] = shapeOf(updates) as [number];
  const table = buildInto(at, location, ttir.ConcatOp, { inputs: [rows, updates], dim: 0 }, tensorLike(rows, [total + numUpdates, width])); // prettier-ignore
  if (!('type' in places)) {
    const sources = range(total);
    const [perImage, updatesPerImage] = [total / numImages, numUpdates / numImages];
    places.forEach((place, i) => (sources[Math.floor(i / updatesPerImage) * perImage + place] = total + i));
    return buildSelection(at, location, table, 0, sources);
  }
  return builder.rows(table, buildReshape(at, location, buildSources(builder, places, [total, numUpdates]), [total]));
}

/** Makes the numbers of the rows of the table that images [N, K] consist of; what is further behind in it is taken. */
function buildSources(builder: PlaceBuilder, places: Value, [total, numUpdates]: readonly [number, number]): Value {
  const { builder: at, location } = builder;
  const [images, updates] = shapeOf(places) as [number, number];
  const rows = total / images;
  const own = builder.known([images, rows], range(total));
  const sources = builder.known([images, 1, updates], range(numUpdates).map((i) => total + i)); // prettier-ignore
  const written = buildReshape(at, location, builder.fromIntegers(places), [images, 1, updates]);
  const isThere = builder.truth(ttir.EqualOp, written, builder.known([1, rows, 1], range(rows)));
  const found = builder.make(ttir.WhereOp, isThere, sources, builder.known([1, 1, 1], [0]));
  const last = buildReduction(at, location, ttir.MaxOp, found, [2], tensorLike(found, [images, rows]));
  return builder.make(ttir.MaximumOp, last, own);
}
