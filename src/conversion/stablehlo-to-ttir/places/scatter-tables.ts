import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { product } from '../../../support/math.ts';
import { buildBroadcast } from '../../../dialects/stablehlo/shape-builders.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import {
  buildConstant,
  buildElementwise,
  buildInto,
  buildReduction,
  buildReshape,
  tensorLike,
} from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildSlice } from '../../front-end/parts/build-update.ts';
import { buildPair, buildReduced } from '../../front-end/windows/build-combined.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import { type PlaceBuilder } from '../../front-end/parts/computed-places.ts';
import { maxIndex } from '../../front-end/parts/extreme-place.ts';
import { type Combiner, sum } from '../../front-end/reductions/combiners.ts';
import { buildBody } from '../elements/map-body.ts';
import { buildJoinedRows, buildKnownSteps, maxSteps, mostUpdates, type KnownUpdates } from './known-updates.ts';
import { type Change, type ElementChange } from './scatter-change.ts';
import { type WindowRows } from './window-rows.ts';

/**
 * Changes rows of tables. At known places each row of the result is looked up among those of the table and those of the updates; updates that are combined are looked
 * up by the row that they are for, and combined with the table one after the other. At computed places large sums are a product with a matrix that says what is for which
 * row; of other updates those for a row are found among all, or, if they are few or anything else is computed of them, written one after the other.
 */

/** A scatter on tables of [rows, width]. */
interface Tables {
  readonly places: PlaceBuilder;
  readonly tables: readonly Value[];
  /** Updates [n, width] for some of the rows. */
  readonly updates: readonly Value[];
  /** The row that each update is for, [n]; -1 where that is not in the table. */
  readonly found: () => Value;
}

/** A scatter on one of them. */
interface Table extends Pick<Tables, 'places' | 'found'> {
  readonly table: Value;
  readonly updates: Value;
}

/** Makes the tables that a scatter gives. */
type ChangeTables = (tables: Tables) => readonly Value[];

/** Makes one of them. */
type ChangeTable = (table: Table) => Value;

/** How many updates of few are written one after the other where all could be at once. */
const fewUpdates = 4;

/** How many choices of an update for an element are made at once. */
const maxChoices = 2 ** 22;

/** How many of them floats are added as; of more, products are faster, but there an infinity makes all of its column NaN. */
const maxAdded = 2 ** 18;

/** Returns what makes the tables after updates at known places, or why that cannot be. */
export function changeAtKnownPlaces(
  { body, each }: Change,
  rows: WindowRows,
  written: KnownUpdates,
): ChangeTables | string {
  const isInSteps = mostUpdates(written) <= maxSteps;
  const tooMany = `updates of one element are written one after the other, of at most ${maxSteps}`;
  if (!each) return isInSteps ? (tables) => computeKnown(tables, body, written) : tooMany;
  const changes = each.map((change): ChangeTable | undefined => {
    const { combine } = change;
    if (combine === 'set') return (table) => setKnown(table, written);
    return isInSteps ? (table) => combineKnown(table, combine, written) : changeAtOnce(change, rows);
  });
  return changeEach(changes) ?? tooMany;
}

/** Returns what makes the tables after updates at computed places, or why that cannot be. */
export function changeAtComputedPlaces({ body, each }: Change, rows: WindowRows): ChangeTables | string {
  const count = updateCount(rows);
  const tooMany = `updates at computed places are written one after the other, of at most ${maxSteps}`;
  if (!each) return count <= maxSteps ? (tables) => computeByStep(tables, body) : tooMany;
  const changes = each.map((change): ChangeTable | undefined => {
    const byStep: ChangeTable = (table) => changeByStep(table, change);
    if (count <= fewUpdates && !isSumOfFloats(change)) return byStep;
    return changeAtOnce(change, rows) ?? (count <= maxSteps ? byStep : undefined);
  });
  return changeEach(changes) ?? tooMany;
}

function changeEach(changes: readonly (ChangeTable | undefined)[]): ChangeTables | undefined {
  if (changes.includes(undefined)) return undefined;
  return ({ tables, updates, ...rest }) =>
    changes.map((change, i) => change!({ table: tables[i]!, updates: updates[i]!, ...rest }));
}

const updateCount = ({ offsets, windowCounts }: WindowRows): number => offsets.length * product(windowCounts);

const isSumOfFloats = ({ combine, elementType }: ElementChange): boolean =>
  combine === sum && elementType instanceof FloatType;

/** Returns what makes a table after all updates at once; undefined where that is too much. */
function changeAtOnce(change: ElementChange, rows: WindowRows): ChangeTable | undefined {
  const { combine } = change;
  const { rowCount, width } = rows;
  const choices = rowCount * updateCount(rows);
  if (isSumOfFloats(change) && choices * width > maxAdded) return addByProduct;
  if (combine === 'set')
    return choices <= maxChoices && rowCount + updateCount(rows) <= maxIndex ? setAtOnce : undefined;
  return choices * width <= maxChoices ? (table) => combineAtOnce(table, combine) : undefined;
}

const counted = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Puts the last of the updates for a row there. */
function setKnown({ places, table, updates }: Table, written: KnownUpdates): Value {
  const count = shapeOf(table)[0]!;
  const rows = counted(count).map((row) => (written.has(row) ? count + written.get(row)!.at(-1)! : row));
  return places.rows(buildJoinedRows(places, table, updates), places.knownRows(rows));
}

function combineKnown({ places, table, updates }: Table, combiner: Combiner, written: KnownUpdates): Value {
  const { builder, location } = places;
  const type = table.type as RankedTensorType;
  let result = table;
  for (const update of buildKnownSteps(places, updates, written, type.shape[0]!, combiner.neutral(type.elementType)!)) {
    result = buildPair(builder, location, combiner, [result, update], type);
  }
  return result;
}

/** Computes rows and their first updates, then what that gives and the second ones, and so on. */
function computeKnown({ places, tables, updates }: Tables, body: Change['body'], written: KnownUpdates): Value[] {
  const { builder, location } = places;
  const shape = shapeOf(tables[0]!);
  const rows = counted(shape[0]!);
  let results = [...tables];
  for (let step = 0; step < mostUpdates(written); step++) {
    const found = places.knownRows(rows.map((row) => written.get(row)?.[step] ?? 0));
    const i1 = IntegerType.get(builder.context, 1);
    const isWritten = rows.map((row) => Number((written.get(row)?.length ?? 0) > step));
    const isRow = buildConstant(builder, location, [rows.length, 1], i1, isWritten);
    const looked = updates.map((update) => places.rows(update, found));
    results = buildChoices(places, isRow, buildBody(builder, body, [...results, ...looked], shape), results);
  }
  return results;
}

function buildChoices(
  { builder, location }: PlaceBuilder,
  isThere: Value,
  values: readonly Value[],
  others: readonly Value[],
): Value[] {
  return values.map((value, i) =>
    buildElementwise(builder, location, ttir.WhereOp, [isThere, value, others[i]!], value.type as RankedTensorType),
  );
}

/** Tells which updates are for which rows, truth values [rows, n]. */
function buildIsFor({ places, table, found }: Table): Value {
  const count = shapeOf(table)[0]!;
  const row = found();
  const rows = buildReshape(places.builder, places.location, row, [1, shapeOf(row)[0]!]);
  return places.truth(ttir.EqualOp, places.known([count, 1], counted(count)), rows);
}

/** Adds updates: multiplies them by a matrix [rows, n] that is 1 where an update is for a row. */
function addByProduct(scatter: Table): Value {
  const { places, table, updates } = scatter;
  const { builder, location } = places;
  const type = table.type as RankedTensorType;
  const a = castElements(builder, location, buildIsFor(scatter), type.elementType);
  const added = buildInto(builder, location, ttir.MatmulOp, { a, b: updates }, type);
  return buildElementwise(builder, location, ttir.AddOp, [table, added], type);
}

/** Looks up the last of the updates for a row, which stand behind the rows. */
function setAtOnce(scatter: Table): Value {
  const { places, table, updates } = scatter;
  const { builder, location } = places;
  const rowCount = shapeOf(table)[0]!;
  const count = shapeOf(updates)[0]!;
  const rows = places.known([rowCount, 1], counted(rowCount));
  const candidates = places.make(ttir.WhereOp, buildIsFor(scatter), places.known([1, count], counted(count).map((i) => rowCount + i)), rows); // prettier-ignore
  const last = buildReduction(builder, location, ttir.MaxOp, candidates, [1], tensorLike(rows, [rowCount]));
  return places.rows(buildJoinedRows(places, table, updates), last);
}

/** Combines those updates [1, n, width] that are for a row, then the row with them. */
function combineAtOnce(scatter: Table, combiner: Combiner): Value {
  const { places, table, updates } = scatter;
  const { builder, location } = places;
  const type = table.type as RankedTensorType;
  const [rowCount, width] = type.shape as [number, number];
  const count = shapeOf(updates)[0]!;
  const neutral = buildConstant(builder, location, [1, 1, 1], type.elementType, [combiner.neutral(type.elementType)!]);
  const inputs = [
    buildReshape(builder, location, buildIsFor(scatter), [rowCount, count, 1]),
    buildReshape(builder, location, updates, [1, count, width]),
    neutral,
  ];
  const cube = buildElementwise(builder, location, ttir.WhereOp, inputs, tensorLike(table, [rowCount, count, width]));
  const combined = buildReduced(builder, location, combiner, cube, [1], type);
  return buildPair(builder, location, combiner, [table, combined], type);
}

/** Makes of each update, one after the other, which row it is for, truth values [rows, 1], and the update [1, width] of each table. */
function* buildSteps({ places, tables, updates, found }: Tables): Generator<{ isRow: Value; update: Value[] }> {
  const { builder, location } = places;
  const [rowCount, width] = shapeOf(tables[0]!) as [number, number];
  const all = places.known([rowCount, 1], counted(rowCount));
  const rows = found();
  for (let i = 0; i < shapeOf(rows)[0]!; i++) {
    const row = buildReshape(builder, location, buildSlice(builder, location, rows, [i], [i + 1]), [1, 1]);
    yield {
      isRow: places.truth(ttir.EqualOp, all, row),
      update: updates.map((update) => buildSlice(builder, location, update, [i, 0], [i + 1, width])),
    };
  }
}

/** Changes rows by one update after the other. */
function changeByStep({ table, updates, ...rest }: Table, { combine }: ElementChange): Value {
  const { builder, location } = rest.places;
  const type = table.type as RankedTensorType;
  let result = table;
  for (const { isRow, update } of buildSteps({ tables: [table], updates: [updates], ...rest })) {
    const changed = combine === 'set' ? update[0]! : buildPair(builder, location, combine, [result, update[0]!], type);
    result = buildElementwise(builder, location, ttir.WhereOp, [isRow, changed, result], type);
  }
  return result;
}

/** Computes rows and one update after the other. */
function computeByStep(scatter: Tables, body: Change['body']): Value[] {
  const { builder, location } = scatter.places;
  const shape = shapeOf(scatter.tables[0]!);
  let results = [...scatter.tables];
  for (const { isRow, update } of buildSteps(scatter)) {
    const spread = update.map((value) => buildBroadcast(builder, location, value, [0, 1], shape));
    results = buildChoices(scatter.places, isRow, buildBody(builder, body, [...results, ...spread], shape), results);
  }
  return results;
}
