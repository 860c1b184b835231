/** Tensors of unknown rank with a rank, and back. Source: mlir/lib/Dialect/Quant/Transforms/LowerQuantOps.cpp. */
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { kDynamic, RankedTensorType, type ShapedType, UnrankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { NumElementsOp, ShapeOfOp, SplitAtOp } from '../../dialects/shape/generated/shape-ops.gen.ts';
import { FromElementsOp, ReshapeOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';

/** Gives a tensor of unknown rank a shape, and things computed of it their shape back. */
export class Flattening {
  /** The tensor in its new shape. */
  readonly flat: Value;
  readonly #shape: Value;

  private constructor(
    private readonly builder: OpBuilder,
    private readonly location: Location,
    input: Value,
    sizesOf: (flattening: Flattening, shape: Value) => readonly { readonly size: number; readonly value: Value }[],
  ) {
    const { context } = builder;
    this.#shape = ShapeOfOp.build(builder, location, { arg: input, resultType: this.#extents(kDynamic) }).result();
    const sizes = sizesOf(this, this.#shape);
    const elements = sizes.map(({ value }) => value);
    const resultType = RankedTensorType.get([elements.length], IndexType.get(context));
    const shape = FromElementsOp.build(builder, location, { elements, resultType }).result();
    const { elementType } = input.type as ShapedType;
    this.flat = this.#reshape(input, shape, RankedTensorType.get(sizes.map(({ size }) => size), elementType)); // prettier-ignore
  }

  /** Makes a vector of all elements. */
  static toVector(builder: OpBuilder, location: Location, input: Value): Flattening {
    return new Flattening(builder, location, input, (made, shape) => [{ size: kDynamic, value: made.#count(shape) }]);
  }

  /** Makes a tensor of three dimensions, of which the second is that of `axis`, and known to be of that size. */
  static aroundAxis(builder: OpBuilder, location: Location, input: Value, axis: number, size: number): Flattening {
    return new Flattening(builder, location, input, (made, shape) => {
      const [place, next] = [axis, axis + 1].map((index) => buildIndexConstant(builder, location, index));
      const left = made.#count(made.#split(shape, place!).head);
      const right = made.#count(made.#split(shape, next!).tail);
      const middle = buildIndexConstant(builder, location, size);
      return [
        { size: kDynamic, value: left },
        { size, value: middle },
        { size: kDynamic, value: right },
      ];
    });
  }

  /** Gives a tensor of the new shape the shape that the old one had. */
  restore(value: Value): Value {
    return this.#reshape(value, this.#shape, UnrankedTensorType.get((value.type as ShapedType).elementType));
  }

  #extents(size: number): RankedTensorType {
    return RankedTensorType.get([size], IndexType.get(this.builder.context));
  }

  #count(shape: Value): Value {
    const { builder, location } = this;
    return NumElementsOp.build(builder, location, { shape, resultType: IndexType.get(builder.context) }).result();
  }

  #split(operand: Value, index: Value): SplitAtOp {
    const type = this.#extents(kDynamic);
    return SplitAtOp.build(this.builder, this.location, { operand, index, headType: type, tailType: type });
  }

  #reshape(source: Value, shape: Value, resultType: RankedTensorType | UnrankedTensorType): Value {
    return ReshapeOp.build(this.builder, this.location, { source, shape, resultType }).result();
  }
}
