import { type AffineExpr, getAffineConstantExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { AffineMapAttr, ArrayAttr } from '../../ir/attributes/container-attributes.ts';
import { denseI32Array } from '../../ir/attributes/elements-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { IRMapping } from '../../ir/clone.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { walkOps } from '../../ir/walk.ts';
import { range } from '../../support/lists.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { IteratorTypeEnum } from '../../dialects/linalg/generated/linalg-attributes.gen.ts';
import { GenericOp, IndexOp, YieldOp } from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import { EmptyOp, ExtractSliceOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { ScanOp, ScatterOp } from '../../dialects/tm_tensor/generated/tm_tensor-ops.gen.ts';

/** Makes structured operations of torch-mlir's scans and scatters of static shape: reductions that leave out what does not count for an element. */
export function structureScansAndScatters(module: Operation): void {
  const found: (ScanOp | ScatterOp)[] = [];
  const find = (op: ScanOp | ScatterOp): void => {
    const types = op.operands.map(({ type }) => type as RankedTensorType);
    if (types.every((type) => type.hasStaticShape && !type.shape.includes(0))) found.push(op);
  };
  walkOps(module, ScanOp, find);
  walkOps(module, ScatterOp, find);
  for (const op of found) {
    const results = op instanceof ScanOp ? buildScan(op) : buildScatter(op);
    if (!results) continue;
    op.replaceAllUsesWith(results);
    op.erase();
  }
}

/**
 * Makes a reduction over all elements of the dimension, of which those up to the place of a result count: it begins with the first element, or with what the accumulator
 * holds where an element does not count in its own place. Of 4 elements, inclusive: (i, k) -> (k) of the last 3, where k < i.
 */
function buildScan(op: ScanOp): readonly Value[] {
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
    maps: [dims(type.rank).with(dim, getAffineDimExpr(type.rank))],
    init,
    element: 1,
    counts: (body) => [compare(body, location, 'slt', [indexOf(body, location, type.rank), indexOf(body, location, dim)])], // prettier-ignore
  });
  return [reduced, buildSlice(builder, location, reduced, { dim, start: size - 1, size: 1, isRow: true })];
}

/**
 * Makes a reduction over the updates, of which those whose place is that of the element count. Of rows of a matrix: (r, c, n) -> (n, c), where r is the number that
 * (n, 0) of the indices holds. Returns undefined for windows that are at computed places, or do not fill a dimension.
 */
function buildScatter(op: ScatterOp): readonly Value[] | undefined {
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
    element: 0,
    counts: (body, numbers) =>
      dimensionMap.map((dim, i) => {
        const args = { in: numbers[i]!, outType: IndexType.get(op.context) };
        const number = arith.IndexCastOp.build(body, location, args).result();
        return compare(body, location, 'eq', [number, indexOf(body, location, dim)]);
      }),
  });
  return [reduced];
}

interface Operands {
  readonly inputs: readonly Value[];
  /** The subscripts of each input, of the dimensions of the init and, behind them, the loop that reduces. */
  readonly maps: readonly (readonly AffineExpr[])[];
  readonly init: Value;
}

interface Reduction extends Operands {
  /** Which argument of the region is an element of the first input; the other is what there is so far. */
  readonly element: 0 | 1;
  /** Makes what must all hold for an iteration to count, of the elements of the inputs behind the first. */
  readonly counts: (body: OpBuilder, elements: readonly Value[]) => readonly Value[];
}

/** Makes the structured operation that combines elements of the first input with the init, as the region of `op` says, in order. */
function buildReduction(op: ScanOp | ScatterOp, builder: OpBuilder, reduction: Reduction): Value {
  const { location } = op;
  const source = op.region.firstBlock!;
  return buildStructured(builder, location, reduction, 1, (body, elements) => {
    const falseValue = elements.at(-1)!;
    const mapping = new IRMapping();
    mapping.map(source.arguments[reduction.element]!, elements[0]!);
    mapping.map(source.arguments[1 - reduction.element]!, falseValue);
    const counts = reduction.counts(body, elements.slice(1, -1));
    const condition = counts.reduce((lhs, rhs) => arith.AndIOp.build(body, location, { lhs, rhs }).result());
    for (const nested of source.operations()) if (nested !== source.lastOp) body.clone(nested, mapping);
    const trueValue = mapping.lookup(source.lastOp!.operand(0));
    return arith.SelectOp.build(body, location, { condition, trueValue, falseValue }).result();
  });
}

/** Makes a structured operation whose loops are the dimensions of its init, and behind them `reductions` more, of what `build` makes of the elements. */
function buildStructured(
  builder: OpBuilder,
  location: Location,
  { inputs, maps, init }: Operands,
  reductions: 0 | 1,
  build: (body: OpBuilder, elements: readonly Value[]) => Value,
): Value {
  const { context } = builder;
  const { rank } = init.type as RankedTensorType;
  const operands = [...inputs, init];
  const region = new Region();
  const body = new OpBuilder(context);
  const types = operands.map(({ type }) => (type as RankedTensorType).elementType);
  const block = body.createBlock(region, types, types.map(() => location)); // prettier-ignore
  YieldOp.build(body, location, { values: [build(body, block.arguments)] });
  const indexingMaps = [...maps, dims(rank)].map((exprs) =>
    AffineMapAttr.get(context, AffineMap.get(rank + reductions, 0, exprs)),
  );
  const iterators = range(rank + reductions).map((i) => IteratorTypeEnum.get(context, i < rank ? 'parallel' : 'reduction')); // prettier-ignore
  const properties = new Map<string, Attribute>([
    ['operandSegmentSizes', denseI32Array(context, [inputs.length, 1])],
    ['indexing_maps', ArrayAttr.get(context, indexingMaps)],
    ['iterator_types', ArrayAttr.get(context, iterators)],
  ]);
  return builder
    .create({ name: GenericOp.opName, location, operands, resultTypes: [init.type], properties, regions: [region] })
    .result(0);
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
  const operands = { inputs: [row], maps: [dims(type.rank).toSpliced(dim, 1)], init };
  return buildStructured(builder, location, operands, 0, (_, [element]) => element!);
}

const dims = (rank: number): AffineExpr[] => range(rank).map((dim) => getAffineDimExpr(dim));

function indexOf(builder: OpBuilder, location: Location, dim: number): Value {
  return IndexOp.build(builder, location, { dim, resultType: IndexType.get(builder.context) }).result();
}

function compare(
  builder: OpBuilder,
  location: Location,
  predicate: 'eq' | 'slt',
  [lhs, rhs]: readonly [Value, Value],
): Value {
  const resultType = IntegerType.get(builder.context, 1);
  return arith.CmpIOp.build(builder, location, { predicate, lhs, rhs, resultType }).result();
}
