import { type Value } from '../../../ir/value.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { constantNumbers } from '../../../dialects/stablehlo/constant-numbers.ts';
import { ScatterOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildReshape } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildSlice, buildUpdate } from '../../front-end/parts/build-update.ts';
import { PlaceBuilder } from '../../front-end/parts/computed-places.ts';
import { staticNumbersProblem } from '../hlo-pattern.ts';
import { buildChanged, changeOf, type Change } from './scatter-change.ts';
import { changeAtComputedPlaces, changeAtKnownPlaces } from './scatter-tables.ts';
import { windowRows, windowStarts, type WindowRows, type Windows } from './window-rows.ts';
import { buildFlat, buildFromTable, buildRows, buildStarts, buildTable, buildWindowTable } from './window-tables.ts';

/**
 * Converts a scatter, of one tensor or several. One window at a known place is joined to what is around it. Else windows are rows of tables, of which those change that
 * updates are for. Rows that are not in the operand are not written.
 */
export class ConvertScatter extends OpConversionPattern<ScatterOp> {
  readonly root = ScatterOp;

  override matchAndRewrite(op: ScatterOp, adaptor: ScatterOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const problem = staticNumbersProblem(op, adaptor);
    if (problem) return rewriter.notifyMatchFailure(op, problem);
    const { location, updateComputation: body, scatterIndices } = op;
    const change = changeOf(body);
    if (typeof change === 'string') return rewriter.notifyMatchFailure(op, change);
    const shape = shapeOf(op.inputs[0]!);
    const updateShape = shapeOf(op.updates[0]!);
    if (updateShape.includes(0)) {
      rewriter.replaceOp(op, adaptor.inputs);
      return true;
    }
    const windows = windowsOf(op, shape, updateShape);
    const indices = shapeOf(scatterIndices).includes(0) ? [] : constantNumbers(scatterIndices);
    const starts = indices && windowStarts(windows, indices);
    const [only, ...others] = starts ?? [];
    const isInside = only?.every((start, dim) => start >= 0 && start + windows.sizes[dim]! <= shape[dim]!);
    if (isInside && others.length === 0) {
      const places = new PlaceBuilder(rewriter, location);
      rewriter.replaceOp(op, scatterOne(places, adaptor.inputs, adaptor.updates, only!, windows.sizes, change));
      return true;
    }
    const rows = windowRows(windows);
    if (typeof rows === 'string') return rewriter.notifyMatchFailure(op, rows);
    const written = starts && writtenRows(windows, rows, starts);
    const changeTables = written ? changeAtKnownPlaces(change, rows, written) : changeAtComputedPlaces(change, rows);
    if (typeof changeTables === 'string') return rewriter.notifyMatchFailure(op, changeTables);

    const places = new PlaceBuilder(rewriter, location);
    let found: Value | undefined;
    const tables = changeTables({
      places,
      tables: adaptor.inputs.map((input) => buildTable(places, input, rows)),
      updates: adaptor.updates.map((update) => buildWindowTable(places, update, rows)),
      found: () => (found ??= computedRows(places, adaptor.scatterIndices, windows, rows)),
    });
    rewriter.replaceOp(op, tables.map((table) => buildFromTable(places, table, rows, shape))); // prettier-ignore
    return true;
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

/** Writes one window of each tensor, which is inside, at a known place. */
function scatterOne(
  { builder, location }: PlaceBuilder,
  inputs: readonly Value[],
  updates: readonly Value[],
  starts: readonly number[],
  sizes: readonly number[],
  change: Change,
): Value[] {
  const windows = updates.map((update) => buildReshape(builder, location, update, sizes));
  const ends = starts.map((start, dim) => start + sizes[dim]!);
  const partOf = (i: number): Value => buildSlice(builder, location, inputs[i]!, starts, ends);
  const changed = buildChanged(builder, location, change, partOf, windows);
  return inputs.map((input, i) => buildUpdate(builder, location, input, changed[i]!, starts));
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
