import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import {
  buildConstant,
  buildElementwise,
  buildInto,
  buildReduction,
  buildTranspose,
  type ElementwiseClass,
  type ReductionClass,
  tensorLike,
} from '../../../dialects/ttir/build.ts';
import { broadcastShapes } from '../../../dialects/ttir/broadcast.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildSlice } from '../../front-end/parts/build-update.ts';

/** Most rows, or columns, of a matrix that is taken apart: each is some operations. */
export const maxRows = 64;

/** Returns why larger matrices are not converted. */
export function tooManyRows(max = maxRows): string {
  return `matrices of at most ${max} rows or columns are supported, because each is written out`;
}

/** From one index to less than another. */
export type Range = readonly [begin: number, end: number];

/** Returns the numbers of rows and columns of a matrix. */
export function sizesOf(matrix: Value): [rows: number, columns: number] {
  return shapeOf(matrix).slice(-2) as [number, number];
}

/** Builds operations on matrices [..., rows, columns]. What comes before the last two dimensions is of size 1 in what is the same for all matrices. */
export class MatrixBuilder {
  constructor(
    readonly builder: OpBuilder,
    readonly location: Location,
  ) {}

  /** The type of the numbers of rows, which are exact in it. */
  get placeType(): FloatType {
    return FloatType.get(this.builder.context, 'f32');
  }

  /** Makes the part of some rows and, unless of all, columns. */
  part(matrix: Value, rows: Range, columns: Range = [0, shapeOf(matrix).at(-1)!]): Value {
    const batch = shapeOf(matrix).slice(0, -2);
    const begins = [...batch.map(() => 0), rows[0], columns[0]];
    return buildSlice(this.builder, this.location, matrix, begins, [...batch, rows[1], columns[1]]);
  }

  /** Makes an elementwise operation; a row and a column give a matrix. */
  make(op: ElementwiseClass, ...inputs: readonly Value[]): Value {
    return this.#build(op, inputs, (inputs[0]!.type as RankedTensorType).elementType);
  }

  /** Makes a comparison. */
  truth(op: ElementwiseClass, ...inputs: readonly Value[]): Value {
    return this.#build(op, inputs, IntegerType.get(this.builder.context, 1));
  }

  /** Makes a choice between two. */
  choose(condition: Value, ifTrue: Value, ifFalse: Value): Value {
    return this.#build(ttir.WhereOp, [condition, ifTrue, ifFalse], (ifTrue.type as RankedTensorType).elementType);
  }

  /** Makes `matrix - column * row`. */
  lessProduct(matrix: Value, column: Value, row: Value): Value {
    return this.make(ttir.SubtractOp, matrix, this.make(ttir.MultiplyOp, column, row));
  }

  /** Makes the product of two matrices for each of the batch. */
  product(a: Value, b: Value): Value {
    const type = tensorLike(a, shapeOf(a).with(-1, shapeOf(b).at(-1)!));
    return buildInto(this.builder, this.location, ttir.MatmulOp, { a, b }, type);
  }

  /** Makes the row of what a reduction gives for each column. */
  overRows(op: ReductionClass, matrix: Value): Value {
    return this.#reduce(op, matrix, -2);
  }

  /** Makes the column of what a reduction gives for each row. */
  overColumns(op: ReductionClass, matrix: Value): Value {
    return this.#reduce(op, matrix, -1);
  }

  /** Joins matrices: below each other along dimension -2, beside each other along -1. */
  join(inputs: readonly Value[], along: -1 | -2): Value {
    if (inputs.length === 1) return inputs[0]!;
    const shape = shapeOf(inputs[0]!);
    const size = inputs.reduce((sum, input) => sum + shapeOf(input).at(along)!, 0);
    const dim = shape.length + along;
    const type = tensorLike(inputs[0]!, shape.with(along, size));
    return buildInto(this.builder, this.location, ttir.ConcatOp, { inputs, dim }, type);
  }

  /** Makes `rows` rows of zeros for each of the matrices. */
  zeros(like: Value, rows: number, columns = shapeOf(like).at(-1)!): Value {
    const { elementType } = like.type as RankedTensorType;
    const shape = [...shapeOf(like).slice(0, -2), rows, columns];
    return buildConstant(this.builder, this.location, shape, elementType, [0]);
  }

  transpose(matrix: Value): Value {
    const { length } = shapeOf(matrix);
    return buildTranspose(this.builder, this.location, matrix, length - 2, length - 1);
  }

  /** Makes one number, as an element of a matrix. */
  number(like: Value, value: number): Value {
    return this.known(like, [1, 1], [value]);
  }

  /** Makes the column of the numbers from `begin` to less than `end`, numbers of rows. */
  counted(like: Value, [begin, end]: Range): Value {
    const numbers = Array.from({ length: end - begin }, (_, i) => begin + i);
    return this.#known(like, [numbers.length, 1], numbers, this.placeType);
  }

  /** Makes a matrix with ones on its diagonal. */
  identity(like: Value, rows: number, columns: number): Value {
    const numbers = Array.from({ length: rows * columns }, (_, i) => Number(Math.floor(i / columns) === i % columns));
    return this.known(like, [rows, columns], numbers);
  }

  /** Makes a matrix of these numbers in row-major order. */
  known(like: Value, sizes: readonly [rows: number, columns: number], numbers: readonly number[]): Value {
    return this.#known(like, sizes, numbers, (like.type as RankedTensorType).elementType);
  }

  #reduce(op: ReductionClass, matrix: Value, dim: -1 | -2): Value {
    const shape = shapeOf(matrix);
    const type = tensorLike(matrix, shape.with(dim, 1));
    return buildReduction(this.builder, this.location, op, matrix, [shape.length + dim], type);
  }

  #known(like: Value, sizes: readonly [number, number], numbers: readonly number[], elementType: Type): Value {
    const batch = shapeOf(like).slice(0, -2).map(() => 1); // prettier-ignore
    return buildConstant(this.builder, this.location, [...batch, ...sizes], elementType, numbers);
  }

  #build(op: ElementwiseClass, inputs: readonly Value[], elementType: Type): Value {
    const shape = inputs.map(shapeOf).reduce((a, b) => broadcastShapes(a, b)!);
    return buildElementwise(this.builder, this.location, op, inputs, RankedTensorType.get(shape, elementType));
  }
}
