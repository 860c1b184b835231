import { type AffineMap } from '../../../affine/affine-map.ts';
import { usedPositions } from '../../../affine/affine-walk.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { isSameList } from '../../../support/lists.ts';
import { product } from '../../../support/math.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildInto, buildReshape } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import { MatmulOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { alignmentProblem, buildAligned, loopsOfMap } from './loop-space.ts';

/** The loops of a sum of products: those of both factors and the result, of the left one and the result, of the right one and the result, of both factors only. */
export interface Contraction {
  readonly batch: readonly number[];
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly inner: readonly number[];
}

/**
 * Sorts the loops of a product of two operands, summed up; undefined when a loop belongs to one factor only, or when the result is indexed with
 * anything but loops.
 */
export function contractionOf(
  [left, right, result]: readonly AffineMap[],
  [leftShape, rightShape, resultShape]: readonly (readonly number[])[],
  ranges: readonly number[],
): Contraction | undefined {
  const a = factorLoops(left!, leftShape!, ranges);
  const b = factorLoops(right!, rightShape!, ranges);
  const out = loopsOfMap(result!, resultShape!);
  if (!a || !b || !out || [...a, ...b, ...out].includes(undefined)) return undefined;
  const all = Array.from({ length: left!.numDims }, (_, loop) => loop);
  const kind = (inA: boolean, inB: boolean, inOut: boolean): number[] =>
    all.filter((loop) => a.includes(loop) === inA && b.includes(loop) === inB && out.includes(loop) === inOut);
  const contraction = {
    batch: kind(true, true, true),
    rows: kind(true, false, true),
    columns: kind(false, true, true),
    inner: kind(true, true, false),
  };
  const { batch, rows, columns, inner } = contraction;
  if (batch.length + rows.length + columns.length + inner.length !== all.length) return undefined;
  // Without rows and columns, no more elements are multiplied one by one than are looked up.
  const isLookedUp = !loopsOfMap(left!, leftShape!) || !loopsOfMap(right!, rightShape!);
  if (isLookedUp && (rows.length === 0 || columns.length === 0)) return undefined;
  // A reshape brings the result of the product to its dimensions, unless it has them.
  const isProductShape = batch.length <= 1 && rows.length === 1 && columns.length === 1;
  const rank = batch.length + rows.length + columns.length;
  return isProductShape || rank > 0 ? contraction : undefined;
}

/** Returns the loops that a factor depends on, in the order of its dimensions; ascending, where it is indexed with more than loops and is looked up. */
function factorLoops(
  map: AffineMap,
  shape: readonly number[],
  ranges: readonly number[],
): readonly (number | undefined)[] | undefined {
  const loops = loopsOfMap(map, shape);
  if (loops || alignmentProblem(map, shape, ranges) !== undefined) return loops;
  return [...usedPositions(map.results, 'dim')].sort((a, b) => a - b);
}

/** Returns the product of the factors, summed up over the inner loops, with a dimension for each loop of the result in the order batch, rows, columns. */
export function buildContraction(
  builder: OpBuilder,
  location: Location,
  { batch, rows, columns, inner }: Contraction,
  [left, right]: readonly [Value, Value],
  maps: readonly AffineMap[],
  ranges: readonly number[],
  elementType: RankedTensorType['elementType'],
): Value {
  const sizes = (loops: readonly number[]): number[] => loops.map((loop) => ranges[loop]!);
  const size = (loops: readonly number[]): number => product(sizes(loops));
  const outer = batch.length === 0 ? [] : [size(batch)];
  const matrix = (value: Value, map: AffineMap, high: readonly number[], low: readonly number[]): Value => {
    const loops = factorLoops(map, shapeOf(value), ranges)!;
    const isLookedUp = loopsOfMap(map, shapeOf(value)) === undefined;
    const indexed = isLookedUp
      ? buildReshape(builder, location, buildAligned(builder, location, value, map, ranges), sizes(loops as number[]))
      : value;
    const order = [...batch, ...high, ...low].map((loop) => loops.indexOf(loop));
    const permuted = buildPermutation(builder, location, indexed, order);
    return buildReshape(builder, location, permuted, [...outer, size(high), size(low)]);
  };
  const a = matrix(left, maps[0]!, rows, inner);
  const b = matrix(right, maps[1]!, inner, columns);
  const resultType = RankedTensorType.get([...outer, size(rows), size(columns)], elementType);
  const result = buildInto(builder, location, MatmulOp, { a, b }, resultType);
  const shape = [...sizes(batch), ...sizes(rows), ...sizes(columns)];
  return isSameList(shape, resultType.shape) ? result : buildReshape(builder, location, result, shape);
}

/** Returns the two factors when an element is a product. */
export function factorsOf({ definingOp }: Value): readonly [Value, Value] | undefined {
  const isProduct = definingOp?.name === 'arith.mulf' || definingOp?.name === 'arith.muli';
  return isProduct ? [definingOp!.operand(0), definingOp!.operand(1)] : undefined;
}

/** Returns the argument of the body that a factor is, through conversions and what is added or taken away that is the same in all iterations, such as zero points. */
export function factorArgument(
  factor: Value,
  args: readonly Value[],
  isUniform: (value: Value) => boolean,
): Value | undefined {
  let value = factor;
  for (;;) {
    if (args.includes(value) && !isUniform(value)) return value;
    const op: Operation | undefined = value.definingOp;
    const isShifted = op && shifts.has(op.name) && isUniform(op.operand(1));
    if (!op || !(isShifted || conversions.has(op.name))) return undefined;
    value = op.operand(0);
  }
}

const shifts: ReadonlySet<string> = new Set(['arith.addf', 'arith.addi', 'arith.subf', 'arith.subi']);

/** Operations that give the same number another type. */
export const conversions: ReadonlySet<string> = new Set([
  'arith.extf',
  'arith.truncf',
  'arith.sitofp',
  'arith.uitofp',
  'arith.extsi',
  'arith.extui',
]);
