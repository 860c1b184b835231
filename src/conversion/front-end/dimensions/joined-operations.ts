import { type OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { cloneWith } from '../../../rewrite/clone-with.ts';
import { isSameList } from '../../../support/lists.ts';
import { product } from '../../../support/math.ts';
import { isReshapeRank, maxReshapeRank, normalizeDim, shapeOf } from '../../../dialects/tt/shapes.ts';
import { EmptyOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { buildInto, buildReshape, buildTranspose, tensorLike } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { TTIR_ElementwiseOpInterface } from '../../../dialects/ttir/interfaces.ts';
import { reducedDims, type ReductionOpClass, reductionOps } from '../../../dialects/ttir/reduction-ops.ts';
import { buildSlice } from '../parts/build-update.ts';

/** Tensors of the same elements in the same order, of fewer dimensions. */
export type JoinedTensors = Map<Value, Value>;

/**
 * Makes what gives the elements of an operation's result, of the joined tensors in the place of its operands, in the shape of the result or in another of at most 5
 * dimensions. Undefined for an operation for which there is no way; then nothing has been made.
 */
export function buildWithJoinedDimensions(builder: OpBuilder, op: Operation, joined: JoinedTensors): Value | undefined {
  if (op.numResults !== 1) return undefined;
  const value = new JoinedOperation(builder, op, joined).build();
  const { shape } = op.result(0).type as RankedTensorType;
  return value && isReshapeRank(shape.length) ? buildReshape(builder, op.location, value, shape) : value;
}

class JoinedOperation {
  constructor(
    private readonly builder: OpBuilder,
    private readonly op: Operation,
    private readonly joined: JoinedTensors,
  ) {}

  build(): Value | undefined {
    const { op } = this;
    if (op instanceof ttir.ReshapeOp) return this.source(op.input);
    if (op instanceof ttir.TransposeOp) return this.transpose(op);
    if (op instanceof ttir.BroadcastOp) return this.broadcast(op.input, shapeOf(op.result()));
    if (op instanceof ttir.SliceOp) return this.slice(op);
    if (op instanceof ttir.ConcatOp) return this.concat(op);
    if (op instanceof ttir.ReverseOp) return this.reverse(op);
    if (op instanceof ttir.SoftmaxOp) return this.softmax(op);
    if (op instanceof ttir.PadOp) return this.pad(op);
    if (op instanceof ttir.MatmulOp) return this.product(op);
    const reduction = reductionOps.find((reduction) => op instanceof reduction);
    if (reduction) return this.reduce(op as ttir.SumOp, reduction);
    const isElementwise = TTIR_ElementwiseOpInterface.isImplementedBy(op) || op instanceof ttir.ClampOp;
    return isElementwise ? this.elementwise(op) : undefined;
  }

  private source(value: Value): Value {
    return this.joined.get(value) ?? value;
  }

  /** Returns the elements of an operand in another shape. */
  private reshaped(value: Value, shape: readonly number[]): Value {
    return buildReshape(this.builder, this.op.location, this.source(value), shape);
  }

  /** [before, dim0, between, dim1, behind] are 5 dimensions at most. */
  private transpose({ input, dim0, dim1 }: ttir.TransposeOp): Value {
    const shape = shapeOf(input);
    const [first, last] = [dim0, dim1].map((dim) => normalizeDim(dim, shape.length)).sort((a, b) => a - b);
    const parts = [
      product(shape.slice(0, first)),
      shape[first!]!,
      product(shape.slice(first! + 1, last)),
      shape[last!]!,
      product(shape.slice(last! + 1)),
    ];
    const kept = parts.flatMap((size, part) => (size > 1 || part === 1 || part === 3 ? [part] : []));
    const sizes = kept.map((part) => parts[part]!);
    const value = this.reshaped(input, sizes);
    return buildTranspose(this.builder, this.op.location, value, kept.indexOf(1), kept.indexOf(3));
  }

  /** Repeats along neighbouring dimensions of size 1 at once, in the middle of [before, 1, behind]. */
  private broadcast(input: Value, to: readonly number[]): Value {
    const { builder, op } = this;
    let shape = [...to.map(() => 1), ...shapeOf(input)].slice(-to.length);
    let value = this.source(input);
    for (const run of runsOf(to, (dim) => shape[dim]! < to[dim]!)) {
      const [before, , behind] = around(shape, run);
      shape = shape.map((size, dim) => (run.includes(dim) ? to[dim]! : size));
      const input = buildReshape(builder, op.location, value, [before, 1, behind]);
      const type = tensorLike(input, around(shape, run));
      value = buildInto(builder, op.location, ttir.BroadcastOp, { input, dimension: [0, 1, 2] }, type);
    }
    return value;
  }

  private slice({ input, begins, ends, step }: ttir.SliceOp): Value {
    const shape = shapeOf(input);
    const first = begins.map((begin, dim) => normalizeDim(begin, shape[dim]!));
    const end = ends.map((end, dim) => normalizeDim(end, shape[dim]!));
    const dims = shape.flatMap((size, dim) => (first[dim] === 0 && end[dim] === size && step[dim] === 1 ? [] : [dim]));
    return this.along(input, dims, (value, dim) => {
      const bounds = shapeOf(value).with(1, end[dim]!);
      return buildSlice(this.builder, this.op.location, value, [0, first[dim]!, 0], bounds, [1, step[dim]!, 1]);
    });
  }

  private pad(op: ttir.PadOp): Value {
    const sizes = shapeOf(op.input).map((_, dim) => op.padding.slice(2 * dim, 2 * dim + 2) as [number, number]);
    const dims = sizes.flatMap((padding, dim) => (padding.some((size) => size > 0) ? [dim] : []));
    return this.along(op.input, dims, (input, dim) => {
      const [low, high] = sizes[dim]!;
      const shape = shapeOf(input);
      const args = { input, padding: [0, 0, low, high, 0, 0], value: op.value };
      const type = tensorLike(input, shape.with(1, low + shape[1]! + high));
      return buildInto(this.builder, op.location, ttir.PadOp, args, type);
    });
  }

  /** Does something to one dimension after the other, which is the middle one of [before, size, behind]. */
  private along(input: Value, dims: readonly number[], build: (value: Value, dim: number) => Value): Value {
    const shape = [...shapeOf(input)];
    let value = this.source(input);
    for (const dim of dims) {
      value = build(buildReshape(this.builder, this.op.location, value, around(shape, [dim])), dim);
      shape[dim] = shapeOf(value)[1]!;
    }
    return value;
  }

  private reverse({ input, dimensions, location }: ttir.ReverseOp): Value {
    const dims = dimensions.map((dim) => normalizeDim(dim, shapeOf(input).length));
    return this.along(input, dims, (input) =>
      buildInto(this.builder, location, ttir.ReverseOp, { input, dimensions: [1] }, tensorLike(input, shapeOf(input))),
    );
  }

  private softmax({ input, dimension, location }: ttir.SoftmaxOp): Value {
    const dim = normalizeDim(dimension, shapeOf(input).length);
    return this.along(input, [dim], (input) =>
      buildInto(this.builder, location, ttir.SoftmaxOp, { input, dimension: 1 }, tensorLike(input, shapeOf(input))),
    );
  }

  private concat(op: ttir.ConcatOp): Value {
    const shape = shapeOf(op.result());
    const dim = normalizeDim(op.dim, shape.length);
    const inputs = op.inputs.map((input) => this.reshaped(input, around(shapeOf(input), [dim])));
    const type = tensorLike(op.result(), around(shape, [dim]));
    return buildInto(this.builder, op.location, ttir.ConcatOp, { inputs, dim: 1 }, type);
  }

  /** Joins all dimensions of batches to one; undefined when factors broadcast. */
  private product(op: ttir.MatmulOp): Value | undefined {
    const shapes = [op.a, op.b, op.result()].map(shapeOf);
    const batches = shapes.map((shape) => shape.slice(0, -2));
    if (!batches.every((batch) => isSameList(batch, batches[0]!))) return undefined;
    const [aShape, bShape, shape] = shapes.map((shape) => [product(batches[0]!), ...shape.slice(-2)]);
    const [a, b] = [this.reshaped(op.a, aShape!), this.reshaped(op.b, bShape!)];
    return buildInto(this.builder, op.location, ttir.MatmulOp, { a, b }, tensorLike(op.result(), shape!));
  }

  /** Reduces neighbouring dimensions at once, the middle one of [before, size, behind]. */
  private reduce(op: ttir.SumOp, reduction: ReductionOpClass): Value {
    const { input, location } = op;
    let shape = shapeOf(input);
    const dims = reducedDims(op);
    const isReduced = (dim: number): boolean => dims.includes(dim);
    let value = this.source(input);
    for (const run of runsOf(shape, isReduced)) {
      const input = buildReshape(this.builder, location, value, around(shape, run));
      shape = shape.map((size, dim) => (run.includes(dim) ? 1 : size));
      const args = { input, keepDim: true, dimArg: [1] };
      value = buildInto(this.builder, location, reduction, args, tensorLike(input, around(shape, run)));
    }
    return value;
  }

  /** What has one element broadcasts by itself, other operands are made as large as the result first. */
  private elementwise(op: Operation): Value {
    const { builder } = this;
    const shape = shapeOf(op.result(0));
    const inputs = op.operands.slice(0, -1);
    const largest = inputs.find((input) => this.joined.has(input) && isSameList(shapeOf(input), shape));
    const few = fewDimensions(largest ? shapeOf(this.source(largest)) : shape);
    const common = few.length === 0 ? [1] : few;
    const operands = inputs.map((input) => {
      if (product(shapeOf(input)) === 1) return this.reshaped(input, [1]);
      return buildReshape(builder, op.location, this.broadcast(input, shape), common);
    });
    const type = tensorLike(op.result(0), common);
    const init = EmptyOp.build(builder, op.location, { dynamicSizes: [], resultType: type }).result();
    return cloneWith(builder, op, [type], [...operands, init]).result(0);
  }
}

/** Returns a shape of the same number of elements with at most 5 dimensions. */
function fewDimensions(shape: readonly number[]): readonly number[] {
  if (isReshapeRank(shape.length)) return shape;
  const last = shape.slice(1 - maxReshapeRank);
  return [product(shape.slice(0, 1 - maxReshapeRank)), ...last];
}

/** Returns how many elements are before neighbouring dimensions, in them, and behind. */
function around(shape: readonly number[], dims: readonly number[]): [number, number, number] {
  const [first, end] = [dims[0]!, dims.at(-1)! + 1];
  return [product(shape.slice(0, first)), product(shape.slice(first, end)), product(shape.slice(end))];
}

/** Returns the lists of neighbouring dimensions for which something holds. */
function runsOf(shape: readonly number[], holds: (dim: number) => boolean): number[][] {
  const runs: number[][] = [];
  for (const dim of shape.keys()) {
    if (!holds(dim)) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === dim - 1) last.push(dim);
    else runs.push([dim]);
  }
  return runs;
}
