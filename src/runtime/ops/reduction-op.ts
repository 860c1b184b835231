import { type ReduceDim } from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import { elementFormats } from '../../device/formats/formats.ts';
import { tileDim } from '../../device/tile-layout.ts';
import { alignUp, product } from '../../support/math.ts';
import { type ReductionOp } from '../../target/schema/generated/ttnn.gen.ts';
import { reduce, type ReductionName } from '../golden/reduction.ts';
import { identityMap } from '../kernels/element-copiers.ts';
import { runElementwise } from '../kernels/elementwise.ts';
import { runGather } from '../kernels/gather.ts';
import { operandTiles } from '../kernels/operand-rows.ts';
import { runReduce } from '../kernels/reduce.ts';
import {
  isPacked,
  matrixExtent,
  packedRowStrides,
  wordFormat,
  type DeviceTensor,
  type TensorPlan,
} from '../tensors/device-tensor.ts';
import { isIntegerRef, refFormat } from '../tensors/tensor-ref.ts';
import { normalizeDim } from './dims.ts';
import { runProduct } from './product.ts';
import { type OpContext } from './op-context.ts';
import { type OpHandler } from './op-handler.ts';
import { checkResultShape } from './shape-checks.ts';

const kinds = { Sum: 'sum', Mean: 'mean', Max: 'max', Prod: 'prod' } as const satisfies Record<
  ReductionOp['type'],
  ReductionName
>;
const reduceTypes = { Sum: 'sum', Mean: 'avg', Max: 'max' } as const;

/** Sums, means, products and maxima over any dims. */
export const reductionOp: OpHandler<ReductionOp> = {
  name: (op) => `ttnn.${kinds[op.type]}`,
  inputs: (op) => [op.in],
  output: (op) => op.out,
  // Whether folded dims stay is left to the shape of the result: nothing before the runtime checks it against keep_dim.
  checkShapes(op) {
    const name = this.name(op);
    const { shape } = op.in.desc;
    const folded = foldedDims(op, name);
    const kept = shape.filter((size, dim) => size > 1 && !folded.has(dim));
    if (op.out.desc.shape.filter((size) => size > 1).join() === kept.join()) return;
    checkResultShape(
      name,
      op.out,
      shape.flatMap((size, dim) => (!folded.has(dim) ? [size] : op.keepDim ? [1] : [])),
    );
  },
  run(op, context) {
    const name = this.name(op);
    const { shape } = op.in.desc;
    const folded = foldedDims(op, name);
    if (op.type === 'Prod') {
      const factors = context.elements(context.tiles(op.in, name), name);
      const multiply = (result: DeviceTensor): void => runProduct(context, name, factors, folded, result);
      context.compute(op.out, name, (result) => context.rearrange(result, name, multiply), factors);
      return;
    }
    const tiles = context.elements(context.tiles(op.in, name), name);
    // A mean of integers that is an integer is a quotient: rounded products would be too small.
    const divides = op.type === 'Mean' && isIntegerRef(op.in) && isIntegerRef(op.out);
    const reduction = new Reduction(context, divides ? 'Sum' : op.type, name);
    const input = reduction.packed(op.type === 'Mean' && !divides ? context.floats(tiles, name) : tiles);
    const count = product(shape.filter((_, dim) => folded.has(dim)));
    const reduceInto = (result: DeviceTensor): void => {
      if (!divides) {
        reduction.run(input, folded, op.type === 'Mean' ? 1 / count : 1, result);
        return;
      }
      const sums = context.temporary(result.shape, wordFormat(input), result);
      reduction.run(input, folded, 1, sums);
      runElementwise(context.device, name, [operandTiles(sums, result)!], result, {
        name: 'div_unary',
        parameter: count,
      });
    };
    context.compute(op.out, name, (result) => context.rearrange(result, name, reduceInto), input);
  },
  golden(op, [input]) {
    const { isSigned } = elementFormats[refFormat(op.in)];
    const integers = isIntegerRef(op.in) && isIntegerRef(op.out) ? { isSigned: isSigned === true } : undefined;
    return reduce(kinds[op.type], input!, { dims: op.dimArg, keepDim: op.keepDim, integers });
  },
};

function foldedDims({ in: { desc }, dimArg }: ReductionOp, name: string): ReadonlySet<number> {
  const { shape } = desc;
  const listed = dimArg === undefined || dimArg.length === 0 ? shape.map((_, dim) => dim) : dimArg;
  return new Set(listed.map((dim) => normalizeDim(dim, shape.length, name)));
}

/** The steps in which a reduction runs: kernels reduce along columns, rows or everything, so other dims are first moved to where they are rows. */
class Reduction {
  private readonly context: OpContext;
  private readonly kind: keyof typeof reduceTypes;
  private readonly origin: string;

  constructor(context: OpContext, kind: keyof typeof reduceTypes, origin: string) {
    this.context = context;
    this.kind = kind;
    this.origin = origin;
  }

  /** Returns the tensor without gaps between its rows. */
  packed(tensor: DeviceTensor): DeviceTensor {
    if (isPacked(tensor)) return tensor;
    return this.context.gathered(tensor, tensor.shape, identityMap(tensor), tensor, this.origin);
  }

  /** Runs `result := reduction of input over the folded dims, times scale`. */
  run(input: DeviceTensor, folded: ReadonlySet<number>, scale: number, result: DeviceTensor): void {
    const { shape } = input;
    const last = shape.length - 1;
    const dims = shape.map((_, dim) => dim).filter((dim) => shape[dim]! > 1);
    const foldsLast = dims.includes(last) && folded.has(last);
    const rowDims = dims.filter((dim) => dim !== last);
    const foldedRows = rowDims.filter((dim) => folded.has(dim));
    if (foldedRows.length === 0) {
      if (foldsLast) this.reduceMatrix(input, 'row', scale, result);
      else this.keep(input, result);
    } else if (foldedRows.length === rowDims.length) {
      this.reduceMatrix(input, foldsLast || !dims.includes(last) ? 'scalar' : 'col', scale, result);
    } else if (foldsLast) {
      // What both steps add up stays in 32 bits, and the scale is applied once.
      const shapeOfRows = [...shape.slice(0, -1), 1];
      const rows = this.context.temporary(shapeOfRows, wordFormat(input), result);
      this.reduceMatrix(input, 'row', 1, rows);
      this.run(rows, folded, scale, result);
    } else {
      const kept = rowDims.filter((dim) => !folded.has(dim));
      this.reduceRows(input, kept, foldedRows, scale, result);
    }
  }

  /** Runs `result := input` under the shape of the result, for folded dims of size 1. */
  private keep(input: DeviceTensor, result: DeviceTensor): void {
    const { context, origin } = this;
    const { shape, rowStrides, rows, columns } = result;
    const view = { ...input, shape, rowStrides };
    if (rows === input.rows && columns === input.columns && isPacked(result)) context.move(view, result, origin);
    else context.move(context.gathered(input, shape, { kind: 'flat' }, result, origin), result, origin);
  }

  /** Reduces the matrix of a tensor in one of the directions that kernels have. */
  private reduceMatrix(input: DeviceTensor, dim: ReduceDim, scale: number, result: DeviceTensor): void {
    const rows = dim === 'row' ? input.rows : 1;
    const columns = dim === 'col' ? input.columns : 1;
    const isInPlace = result.rows === rows && result.columns === columns && isPacked(result);
    const target = isInPlace ? result : this.context.temporary([rows, columns], result.format, result);
    runReduce(this.context.device, this.origin, input, target, reduceTypes[this.kind], dim, scale);
    if (!isInPlace) runGather(this.context.device, this.origin, target, result, { kind: 'flat' });
  }

  /**
   * Reduces some of the dims before the last: the rows are sorted so that those to be reduced follow one another and begin at a whole tile. Whole
   * rows move, whatever the dims.
   */
  private reduceRows(
    input: DeviceTensor,
    kept: readonly number[],
    folded: readonly number[],
    scale: number,
    result: DeviceTensor,
  ): void {
    const { context, origin } = this;
    const { shape, rowStrides, format, columns } = input;
    const sizes = (dims: readonly number[]): number[] => dims.map((dim) => shape[dim]!);
    const matrices = product(sizes(kept));
    const matrixRows = alignUp(product(sizes(folded)), tileDim);
    const sortedShape = [...sizes(kept), ...sizes(folded), columns];
    const sortedStrides = [
      ...packedRowStrides([...sizes(kept), 1]).map((stride) => stride * matrixRows),
      ...packedRowStrides([...sizes(folded), 1]),
    ];
    const { cores } = result;
    const plan: TensorPlan = {
      shape: sortedShape,
      format,
      isTiled: true,
      memory: 'dram',
      rowStrides: sortedStrides,
      cores,
      ...matrixExtent(sortedShape, sortedStrides),
    };
    const sorted = context.allocated(plan);
    runGather(context.device, origin, input, sorted, {
      kind: 'strided',
      rowStrides: [...kept, ...folded, shape.length - 1].map((dim) => rowStrides[dim] ?? 0),
      columnStrides: sortedShape.map((_, dim) => Number(dim === sortedShape.length - 1)),
    });
    const reduced = context.temporary([matrices, 1, columns], result.format, result, { alignMatrices: true });
    runReduce(context.device, origin, sorted, reduced, reduceTypes[this.kind], 'col', scale, matrices);

    const isRowPerRow = result.rows === matrices && result.columns === columns;
    const rowOfResult = (target: TensorPlan): readonly number[] =>
      target.shape.map((_, dim) => (target.rowStrides[dim] ?? 0) * tileDim);
    const target = isRowPerRow ? result : context.temporary([matrices, columns], result.format, result);
    runGather(context.device, origin, reduced, target, {
      kind: 'strided',
      rowStrides: rowOfResult(target),
      columnStrides: target.shape.map((_, dim) => Number(dim === target.shape.length - 1)),
    });
    if (!isRowPerRow) runGather(context.device, origin, target, result, { kind: 'flat' });
  }
}
