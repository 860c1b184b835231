import { type LinearConstraints } from '../../../affine/linear-constraints.ts';
import { type Value } from '../../../ir/value.ts';
import { boxAround } from '../bounding-box.ts';
import { ConstrainedValues } from '../constrained-values.ts';
import { DomainBuilder, loopCountingWith } from '../dependence/iteration-domain.ts';
import { type MemoryAccess } from '../dependence/memory-access.ts';

import { type ParallelLoops } from '../parallel-loops.ts';
import { type BlockDependences } from './block-dependences.ts';
import { ComputationSlice, forCountingWith } from './computation-slice.ts';
import { forLoopsAround, innermostCommonLoops } from './loops-around.ts';
import { sequentialBounds } from './sequential-bounds.ts';
import { sliceBounds } from './slice-bounds.ts';

/** What slices of one nest are wanted for: accesses of the nest that comes first and of the other one, and in how many of its loops. */
export interface SliceRequest {
  readonly first: readonly MemoryAccess[];
  readonly second: readonly MemoryAccess[];
  /** How many loops the slices are put in, of which some may be around both nests. */
  readonly depth: number;
  readonly numCommonLoops: number;
  /** Whether it is the first nest that is sliced. */
  readonly isBackward: boolean;
}

/**
 * Returns the slice that has what all pairs of accesses need; undefined where that is not known or has iterations that are none of the nest.
 * Source: computeSliceUnion of mlir/lib/Dialect/Affine/Analysis/Utils.cpp.
 */
export function sliceUnion(
  request: SliceRequest,
  dependences: BlockDependences,
  parallel: ParallelLoops,
): ComputationSlice | undefined {
  const { depth, numCommonLoops, isBackward } = request;
  let union: ConstrainedValues | undefined;
  const targets: MemoryAccess[] = [];
  for (const a of request.first) {
    for (const b of request.second) {
      if (a.memref !== b.memref) continue;
      const target = isBackward ? b : a;
      if (depth > forLoopsAround(target.op).length) return undefined;
      const dependence = dependences.between(a, b, numCommonLoops + 1, true);
      if (dependence === 'unknown') return undefined;
      if (dependence === 'none') continue;
      targets.push(target);
      const pair = new ConstrainedValues(dependence);
      pair.constraints.removeRedundantLocals();
      const next = slicedFor(pair, a, b, request, parallel)?.asConstraints();
      if (!next) return undefined;
      union = union ? unionOf(union, next) : next;
      if (!union) return undefined;
    }
  }
  if (!union) return undefined;
  const loops = innermostCommonLoops(targets.map(({ op }) => op));
  if (depth > loops.length) return undefined;
  const numIndices = union.dims.length;
  convertIndicesToDims(union);
  const bounds = sliceBounds(union.constraints, 0, numIndices);
  const body = loops[depth - 1]!.region.firstBlock!;
  const operands = [...union.dims.slice(numIndices), ...union.symbols] as Value[];
  const indices = union.dims.slice(0, numIndices) as Value[];
  const slice = new ComputationSlice(indices, bounds, operands, isBackward ? body.firstOp! : body.lastOp!);
  return slice.isValid() ? slice : undefined;
}

/** Returns the slice for one pair. Source: getComputationSliceState. */
function slicedFor(
  pair: ConstrainedValues,
  a: MemoryAccess,
  b: MemoryAccess,
  { depth, isBackward }: SliceRequest,
  parallel: ParallelLoops,
): ComputationSlice | undefined {
  const [ofA, ofB] = [forLoopsAround(a.op), forLoopsAround(b.op)];
  // Other loops count with dims, too.
  if (pair.dims.length !== ofA.length + ofB.length) return undefined;
  if (isBackward) pair.projectOut(ofA.length + depth, ofB.length - depth);
  else pair.projectOut(depth, ofA.length - depth);
  const offset = isBackward ? 0 : depth;
  const sliced = isBackward ? ofA : ofB;
  const indices = pair.dims.slice(offset, offset + sliced.length) as Value[];
  const bounds = sliceBounds(pair.constraints, offset, sliced.length);
  const operands = [...pair.dims.toSpliced(offset, sliced.length), ...pair.symbols] as Value[];
  const target = (isBackward ? ofB : ofA)[depth - 1]!.region.firstBlock!;
  const anchor = isBackward ? target.firstOp! : target.lastOp!;
  const slice = new ComputationSlice(indices, bounds, operands, anchor);
  if (a.isWrite || b.isWrite) return slice;
  const kept = sequentialBounds(slice, sliced, depth, parallel);
  return new ComputationSlice(indices, kept, operands, anchor);
}

/** Returns the box around two slices with the indices of both; undefined where that is not known. */
function unionOf(a: ConstrainedValues, b: ConstrainedValues): ConstrainedValues | undefined {
  const dims = [...a.dims, ...b.dims.filter((value) => !a.dims.includes(value))];
  const [first, second] = [aligned(a, dims), aligned(b, dims)];
  if (!first || !second || first.constraints.numLocals > 0 || second.constraints.numLocals > 0) return undefined;
  const box = boxAround(first, second);
  if (!box) return undefined;
  const { constraints, symbols } = box;
  return asValues(constraints, dims, symbols);
}

function asValues(
  constraints: LinearConstraints,
  dims: readonly (Value | undefined)[],
  symbols: readonly (Value | undefined)[],
): ConstrainedValues {
  const split = constraints.clone();
  split.numDims = dims.length;
  split.numSymbols = symbols.length;
  return new ConstrainedValues({ constraints: split, dims: [...dims], symbols: [...symbols] });
}

/** Returns the constraints with dims for all indices, of which the bounds of loops are said where they are new. */
function aligned(values: ConstrainedValues, dims: readonly (Value | undefined)[]): ConstrainedValues | undefined {
  const missing = dims.filter((value) => !values.dims.includes(value));
  const result = new ConstrainedValues(values);
  result.appendDims(...missing);
  const order = dims.map((value) => result.dims.indexOf(value));
  const { constraints } = result;
  const reorder = (row: readonly bigint[]): bigint[] => [
    ...order.map((from) => row[from]!),
    ...row.slice(order.length),
  ];
  constraints.equalities = constraints.equalities.map(reorder);
  constraints.inequalities = constraints.inequalities.map(reorder);
  result.dims.splice(0, result.dims.length, ...dims);
  const domain = new DomainBuilder(result);
  const areKnown = missing.every((value) => {
    const loop = forCountingWith(value);
    return loop !== undefined && domain.addFor(loop);
  });
  return areKnown && result.dims.length === dims.length ? result : undefined;
}

/** Makes symbols that loops count with to dims. Source: convertLoopIVSymbolsToDims. */
function convertIndicesToDims(values: ConstrainedValues): void {
  const { constraints, dims, symbols } = values;
  for (let i = 0; i < symbols.length;) {
    const value = symbols[i];
    if (!value || !loopCountingWith(value)) {
      i++;
      continue;
    }
    const [from, to] = [dims.length + i, dims.length];
    const move = (row: readonly bigint[]): bigint[] => {
      const moved = row.toSpliced(from, 1);
      moved.splice(to, 0, row[from]!);
      return moved;
    };
    constraints.equalities = constraints.equalities.map(move);
    constraints.inequalities = constraints.inequalities.map(move);
    constraints.numDims++;
    constraints.numSymbols--;
    symbols.splice(i, 1);
    dims.push(value);
  }
}
