import { type Attribute } from '../../../ir/attribute.ts';
import { type DenseElementsAttr, denseFromNumbers } from '../../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Type } from '../../../ir/type.ts';
import { elementTypeOrSelf, isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { kInferableDimSize } from '../constant-shape.ts';
import * as tosa from '../generated/tosa-ops.gen.ts';
import { createConstantShape } from '../patterns/create-constant-shape.ts';

/** Makes operations of TOSA at one place. */
export class TosaBuilder {
  constructor(
    readonly builder: OpBuilder,
    readonly location: Location,
  ) {}

  /** Returns a constant shape; sizes that are not known follow from others. */
  shape(sizes: readonly number[]): Value {
    const known = sizes.map((size) => (isDynamic(size) ? kInferableDimSize : size));
    return createConstantShape(this.builder, this.location, known);
  }

  /** Returns a constant all of whose elements are `value`. */
  splat(shape: readonly number[], elementType: Type, value: number): Value {
    return this.constant(denseFromNumbers(RankedTensorType.get(shape, elementType), [value]));
  }

  constant(values: DenseElementsAttr): Value {
    const { location } = this;
    const properties = new Map<string, Attribute>([['values', values]]);
    return this.builder
      .create({ name: tosa.ConstOp.opName, location, resultTypes: [values.type as RankedTensorType], properties })
      .result();
  }

  reshape(input1: Value, sizes: readonly number[], elementType = elementTypeOrSelf(input1.type)): Value {
    const shape = this.shape(sizes);
    const outputType = RankedTensorType.get(sizes, elementType);
    return tosa.ReshapeOp.build(this.builder, this.location, { input1, shape, outputType }).result();
  }

  transpose(input1: Value, perms: readonly number[]): Value {
    const { shape, elementType } = input1.type as RankedTensorType;
    const sizes = perms.map((dim) => shape[dim]!);
    const outputType = RankedTensorType.get(sizes, elementType);
    return tosa.TransposeOp.build(this.builder, this.location, { input1, perms, outputType }).result();
  }

  reverse(input1: Value, axis: number): Value {
    return tosa.ReverseOp.build(this.builder, this.location, { input1, axis, outputType: input1.type }).result();
  }

  cast(input: Value, elementType: Type): Value {
    const outputType = RankedTensorType.get((input.type as RankedTensorType).shape, elementType);
    return tosa.CastOp.build(this.builder, this.location, { input, outputType }).result();
  }

  /** Pads by the amounts that stand before and after each dimension. */
  pad(input1: Value, amounts: readonly number[], padding: Value, padConst: Value, elementType: Type): Value {
    const { shape } = input1.type as RankedTensorType;
    const sizes = shape.map((size, dim) => (isDynamic(size) ? size : size + amounts[2 * dim]! + amounts[2 * dim + 1]!));
    const outputType = RankedTensorType.get(sizes, elementType);
    return tosa.PadOp.build(this.builder, this.location, { input1, padding, padConst, outputType }).result();
  }
}
