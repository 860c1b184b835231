import { FloatType } from '../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { type Location } from '../../ir/location.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { product } from '../../support/math.ts';
import { constantNumbers } from '../../dialects/stablehlo/constant-numbers.ts';
import { ScatterOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildElementwise, buildInto, buildReshape, canReshape } from '../../dialects/ttir/build.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildSlice, buildUpdate } from '../front-end/build-update.ts';
import { castElements } from '../front-end/cast-elements.ts';
import { type Combiner, sum } from '../front-end/combiners.ts';
import { PlaceBuilder } from '../front-end/computed-places.ts';
import { combinerOf } from './combiners.ts';
import { HloPattern } from './hlo-pattern.ts';
import { buildJoinedRows, buildKnownSteps, maxSteps, mostUpdates, type KnownUpdates } from './known-updates.ts';
import { windowRows, windowStarts, type WindowRows, type Windows } from './window-rows.ts';
import { buildFlat, buildFromTable, buildRows, buildStarts, buildTable, buildWindowTable } from './window-tables.ts';

const counted = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** What a scatter makes of an element and its update: takes the update, or combines both. */
type Change = 'set' | Combiner;

function changeOf(body: Region, elementType: Type): Change | undefined {
  const block = body.firstBlock!;
  const isSet = block.firstOp === block.lastOp && block.lastOp?.operands[0] === block.arguments[1];
  return isSet ? 'set' : combinerOf(body, elementType);
}

/** A scatter on tables: the operand [rows, width], and updates [n, width] for some of its rows. */
interface TableScatter {
  readonly places: PlaceBuilder;
  readonly table: Value;
  readonly updates: Value;
  readonly change: Change;
}

/**
 * Converts a scatter. One window at a known place is joined to what is around it. Else windows are rows of a table. At known places each row of the result is looked up among those of the operand and those of the updates; updates that are
 * combined are looked up by the row that they are for, and combined with the operand one after the other. At computed places sums are a product with a matrix that
 * says what is for which row, and other updates are written one after the other. Rows that are not in the operand are not written.
 */
export class ConvertScatter extends HloPattern<ScatterOp> {
  readonly root = ScatterOp;

  override convert(
    op: ScatterOp,
    adaptor: ScatterOp,
    rewriter: ConversionPatternRewriter,
    { shape, elementType }: RankedTensorType,
  ): Value | false {
    const [input] = adaptor.inputs;
    const [update] = adaptor.updates;
    const change = changeOf(op.updateComputation, elementType);
    if (!change) return rewriter.notifyMatchFailure(op, 'TTIR has no such combination of elements and updates');
    const updateShape = shapeOf(update!);
    if (updateShape.includes(0)) return input!;
    const windows = windowsOf(op, shape, updateShape);
    const indices = constantNumbers(op.scatterIndices);
    const starts = indices && windowStarts(windows, indices);
    const [only, ...others] = starts ?? [];
    const isInside = only?.every((start, dim) => start >= 0 && start + windows.sizes[dim]! <= shape[dim]!);
    if (isInside && others.length === 0 && canReshape(updateShape, windows.sizes)) {
      return scatterOne(rewriter, op.location, input!, update!, only!, windows.sizes, change);
    }
    const rows = windowRows(windows);
    if (typeof rows === 'string') return rewriter.notifyMatchFailure(op, rows);
    const written = starts && writtenRows(windows, rows, starts);
    const count = rows.offsets.length * product(rows.windowCounts);
    const isProduct = !indices && change === sum && elementType instanceof FloatType;
    const steps = written ? (change === 'set' ? 1 : mostUpdates(written)) : isProduct ? 1 : count;
    if (steps > maxSteps) {
      const what = written ? 'updates of one element' : 'updates at computed places';
      return rewriter.notifyMatchFailure(op, `${what} are written one after the other, of at most ${maxSteps}`);
    }

    const places = new PlaceBuilder(rewriter, op.location);
    const table = buildTable(places, input!, rows);
    const scatter = { places, table, updates: buildWindowTable(places, update!, rows), change };
    if (written) return buildFromTable(places, scatterKnown(scatter, written), rows, shape);
    const found = computedRows(places, adaptor.scatterIndices, windows, rows);
    const result = isProduct ? scatterByProduct(scatter, found) : scatterByStep(scatter, found);
    return buildFromTable(places, result, rows, shape);
  }
}

function windowsOf(op: ScatterOp, shape: readonly number[], updateShape: readonly number[]): Windows {
  const numbers = op.scatterDimensionNumbers;
  const { insertedWindowDims: collapsedDims, inputBatchingDims: batchingDims, updateWindowDims: windowDims } = numbers;
  const kept = shape.map((_, dim) => dim).filter((dim) => !collapsedDims.includes(dim) && !batchingDims.includes(dim));
  return {
    shape,
    indexShape: shapeOf(op.scatterIndices),
    indexVectorDim: numbers.indexVectorDim,
    indexMap: numbers.scatterDimsToOperandDims,
    batchingDims,
    indexBatchingDims: numbers.scatterIndicesBatchingDims,
    sizes: shape.map((_, dim) => (kept.includes(dim) ? updateShape[windowDims[kept.indexOf(dim)]!]! : 1)),
    collapsedDims,
    windowDims,
  };
}

/** Writes one window, which is inside the operand, at a known place. */
function scatterOne(
  rewriter: ConversionPatternRewriter,
  location: Location,
  input: Value,
  update: Value,
  starts: readonly number[],
  sizes: readonly number[],
  change: Change,
): Value {
  const window = buildReshape(rewriter, location, update, sizes);
  if (change === 'set') return buildUpdate(rewriter, location, input, window, starts);
  const ends = starts.map((start, dim) => start + sizes[dim]!);
  const part = buildSlice(rewriter, location, input, starts, ends);
  const changed = buildElementwise(rewriter, location, change.pair, [part, window], part.type as RankedTensorType);
  return buildUpdate(rewriter, location, input, changed, starts);
}

/** Returns by row of the operand which updates are for it, in order, where there are any. */
function writtenRows(
  { shape }: Windows,
  { offsets, strides }: WindowRows,
  starts: readonly (readonly number[])[],
): Map<number, number[]> {
  const written = new Map<number, number[]>();
  starts.forEach((start, window) => {
    offsets.forEach((offset, i) => {
      const index = start.map((at, dim) => at + offset[dim]!);
      if (!index.every((at, dim) => at >= 0 && at < shape[dim]!)) return;
      const row = index.reduce((sum, at, dim) => sum + at * strides[dim]!, 0);
      const update = window * offsets.length + i;
      if (written.has(row)) written.get(row)!.push(update);
      else written.set(row, [update]);
    });
  });
  return written;
}

/** Writes updates at known places. */
function scatterKnown({ places, table, updates, change }: TableScatter, written: KnownUpdates): Value {
  const { builder, location } = places;
  const type = table.type as RankedTensorType;
  const count = type.shape[0]!;
  if (change === 'set') {
    // The last of several updates of one row stays.
    const rows = counted(count).map((row) => (written.has(row) ? count + written.get(row)!.at(-1)! : row));
    return places.rows(buildJoinedRows(places, table, updates), places.knownRows(rows));
  }
  let result = table;
  for (const update of buildKnownSteps(places, updates, written, count, change.neutral(type.elementType)!)) {
    result = buildElementwise(builder, location, change.pair, [result, update], type);
  }
  return result;
}

/** Returns the row that each update is for, [n]; -1 where that is not in the operand. */
function computedRows(places: PlaceBuilder, indices: Value, windows: Windows, rows: WindowRows): Value {
  const starts = buildStarts(places, indices, windows);
  const all = buildRows(places, starts, windows, rows);
  const zero = places.known([1, 1], [0]);
  let isInside: Value | undefined;
  for (const { dim, start } of starts) {
    const within = places.known([1, rows.offsets.length], rows.offsets.map((offset) => offset[dim]!)); // prettier-ignore
    const at = places.make(ttir.AddOp, start, within);
    const isBehind = places.truth(ttir.GreaterEqualOp, at, zero);
    const isBefore = places.truth(ttir.LessThanOp, at, places.known([1, 1], [windows.shape[dim]!]));
    const isOnDim = places.truth(ttir.LogicalAndOp, isBehind, isBefore);
    isInside = isInside ? places.truth(ttir.LogicalAndOp, isInside, isOnDim) : isOnDim;
  }
  const found = isInside ? places.make(ttir.WhereOp, isInside, all, places.known([1, 1], [-1])) : all;
  return buildFlat(places, found);
}

/** Adds updates: multiplies them by a matrix [rows, n] that is 1 where an update is for a row. */
function scatterByProduct({ places, table, updates }: TableScatter, found: Value): Value {
  const { builder, location } = places;
  const type = table.type as RankedTensorType;
  const [count] = type.shape;
  const isFor = places.truth(
    ttir.EqualOp,
    places.known([count!, 1], counted(count!)),
    buildReshape(builder, location, found, [1, shapeOf(found)[0]!]),
  );
  const a = castElements(builder, location, isFor, type.elementType);
  const added = buildInto(builder, location, ttir.MatmulOp, { a, b: updates }, type);
  return buildElementwise(builder, location, ttir.AddOp, [table, added], type);
}

/** Writes updates at computed places one after the other. */
function scatterByStep({ places, table, updates, change }: TableScatter, found: Value): Value {
  const { builder, location } = places;
  const type = table.type as RankedTensorType;
  const [rows, width] = type.shape as [number, number];
  const all = places.known([rows, 1], counted(rows));
  let result = table;
  for (let i = 0; i < shapeOf(found)[0]!; i++) {
    const row = buildReshape(builder, location, buildSlice(builder, location, found, [i], [i + 1]), [1, 1]);
    const isRow = places.truth(ttir.EqualOp, all, row);
    const update = buildSlice(builder, location, updates, [i, 0], [i + 1, width]);
    const changed =
      change === 'set' ? update : buildElementwise(builder, location, change.pair, [result, update], type);
    result = buildElementwise(builder, location, ttir.WhereOp, [isRow, changed, result], type);
  }
  return result;
}
