import { getAffineConstantExpr, getAffineDimExpr } from '../../../affine/affine-expr.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { range } from '../../../support/lists.ts';
import * as arith from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { EmptyOp, ExtractSliceOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { type ScanOp, type ScatterOp } from '../../../dialects/tm_tensor/generated/tm_tensor-ops.gen.ts';
import {
  buildBlock,
  buildStructured,
  compare,
  identity,
  indexOf,
  type StructuredOperands,
} from './build-structured.ts';

/**
 * Makes a reduction over all elements of the dimension, of which those up to the place of a result count: it begins with the first element, or with what the accumulator
 * holds where an element does not count in its own place. Of 4 elements, inclusive: (i, k) -> (k) of the last 3, where k < i.
 */
export function buildScan(op: ScanOp): readonly Value[] {
  const builder = OpBuilder.before(op);
  const { location, dimension: dim, inclusive } = op;
  const [input, accumulator] = [op.inputs[0]!, op.outputs[1]!];
  const type = input.type as RankedTensorType;
  const size = type.shape[dim]!;
  const slice = (start: number, count: number, isRow: boolean): Value =>
    buildSlice(builder, location, input, { dim, start, size: count, isRow });
  const init = buildRows(builder, location, inclusive ? slice(0, 1, true) : accumulator, type, dim);
  if (size === 1) return [init, accumulator];
  const reduced = buildReduction(op, builder, {
    inputs: [slice(inclusive ? 1 : 0, size - 1, false)],
    maps: [identity(type.rank).with(dim, getAffineDimExpr(type.rank))],
    init,
    isElementFirst: false,
    counts: (body) => [compare(body, location, 'slt', [indexOf(body, location, type.rank), indexOf(body, location, dim)])], // prettier-ignore
  });
  return [reduced, buildSlice(builder, location, reduced, { dim, start: size - 1, size: 1, isRow: true })];
}

/**
 * Makes a reduction over the updates, of which those whose place is that of the element count. Of rows of a matrix: (r, c, n) -> (n, c), where r is the number that
 * (n, 0) of the indices holds. Returns undefined for windows that are at computed places, or do not fill a dimension.
 */
export function buildScatter(op: ScatterOp): readonly Value[] | undefined {
  const { location, dimensionMap } = op;
  const [update, indices, original] = [op.inputs[0]!, op.inputs[1]!, op.outputs[0]!];
  const updates = update.type as RankedTensorType;
  const { shape, rank } = original.type as RankedTensorType;
  const n = getAffineDimExpr(rank);
  const firstWindow = rank - updates.rank + 1;
  const windows = range(updates.rank - 1).map((i) => {
    const dim = firstWindow + i;
    const size = updates.shape[i + 1]!;
    if (dimensionMap.includes(dim)) return size === 1 ? getAffineConstantExpr(0) : undefined;
    return size === shape[dim] ? getAffineDimExpr(dim) : undefined;
  });
  if (!windows.every((expr) => expr !== undefined)) return undefined;
  const builder = OpBuilder.before(op);
  const reduced = buildReduction(op, builder, {
    inputs: [update, ...dimensionMap.map(() => indices)],
    maps: [[n, ...windows], ...dimensionMap.map((_, i) => [n, getAffineConstantExpr(i)])],
    init: original,
    isElementFirst: true,
    counts: (body, numbers) =>
      dimensionMap.map((dim, i) => {
        const args = { in: numbers[i]!, outType: IndexType.get(op.context) };
        const number = arith.IndexCastOp.build(body, location, args).result();
        return compare(body, location, 'eq', [number, indexOf(body, location, dim)]);
      }),
  });
  return [reduced];
}

interface Reduction extends StructuredOperands {
  /** The first argument of the region is an element of the first input, the other what there is so far; else it is the other way round. */
  readonly isElementFirst: boolean;
  /** Makes what must all hold for an iteration to count, of the elements of the inputs behind the first. */
  readonly counts: (body: OpBuilder, elements: readonly Value[]) => readonly Value[];
}

/** Makes the structured operation that combines elements of the first input with the init, as the region of `op` says, in order. */
function buildReduction(op: ScanOp | ScatterOp, builder: OpBuilder, reduction: Reduction): Value {
  const { location } = op;
  return buildStructured(builder, location, reduction, 1, (body, elements) => {
    const [element, current] = [elements[0]!, elements.at(-1)!];
    const counts = reduction.counts(body, elements.slice(1, -1));
    const condition = counts.reduce((lhs, rhs) => arith.AndIOp.build(body, location, { lhs, rhs }).result());
    const args = reduction.isElementFirst ? [element, current] : [current, element];
    const trueValue = buildBlock(body, op.region.firstBlock!, args);
    return arith.SelectOp.build(body, location, { condition, trueValue, falseValue: current }).result();
  });
}

/** Takes the slice of `size` elements from `start` on along a dimension, which goes where `isRow`. */
function buildSlice(
  builder: OpBuilder,
  location: Location,
  source: Value,
  { dim, start, size, isRow }: { readonly dim: number; readonly start: number; readonly size: number; readonly isRow: boolean }, // prettier-ignore
): Value {
  const { shape, elementType } = source.type as RankedTensorType;
  const sizes = shape.with(dim, size);
  return ExtractSliceOp.build(builder, location, {
    source,
    offsets: [],
    sizes: [],
    strides: [],
    staticOffsets: shape.map((_, i) => (i === dim ? start : 0)),
    staticSizes: sizes,
    staticStrides: shape.map(() => 1),
    resultType: RankedTensorType.get(isRow ? sizes.toSpliced(dim, 1) : sizes, elementType),
  }).result();
}

/** Makes the tensor in which a row is at each place along a dimension. */
function buildRows(builder: OpBuilder, location: Location, row: Value, type: RankedTensorType, dim: number): Value {
  const init = EmptyOp.build(builder, location, { dynamicSizes: [], resultType: type }).result();
  const operands = { inputs: [row], maps: [identity(type.rank).toSpliced(dim, 1)], init };
  return buildStructured(builder, location, operands, 0, (_, [element]) => element!);
}
