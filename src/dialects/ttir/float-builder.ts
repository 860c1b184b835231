import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { buildElementwise, buildNumber, type ElementwiseClass } from './build.ts';
import * as ttir from './generated/ttir-ops.gen.ts';

/** Builds operations on tensors of f32 of one shape. */
export class FloatBuilder {
  readonly #numbers: RankedTensorType;
  readonly #truths: RankedTensorType;

  constructor(
    readonly builder: OpBuilder,
    readonly location: Location,
    shape: readonly number[],
  ) {
    this.#numbers = RankedTensorType.get(shape, FloatType.get(builder.context, 'f32'));
    this.#truths = RankedTensorType.get(shape, IntegerType.get(builder.context, 1));
  }

  /** Makes an operation on tensors and numbers. */
  make(op: ElementwiseClass, ...inputs: readonly (Value | number)[]): Value {
    return this.#build(op, inputs, this.#numbers);
  }

  /** Makes a comparison of tensors and numbers. */
  compare(op: ElementwiseClass, ...inputs: readonly (Value | number)[]): Value {
    return this.#build(op, inputs, this.#truths);
  }

  /** Makes the polynomial of `x` with these coefficients, that of the highest power first. */
  polynomial(x: Value, [first, second, ...rest]: readonly number[]): Value {
    let value = this.make(ttir.AddOp, this.make(ttir.MultiplyOp, x, first!), second!);
    for (const coefficient of rest) value = this.make(ttir.AddOp, this.make(ttir.MultiplyOp, value, x), coefficient);
    return value;
  }

  #build(op: ElementwiseClass, inputs: readonly (Value | number)[], type: RankedTensorType): Value {
    const { shape, elementType } = this.#numbers;
    const values = inputs.map((input) =>
      typeof input === 'number' ? buildNumber(this.builder, this.location, shape, elementType, input) : input,
    );
    return buildElementwise(this.builder, this.location, op, values, type);
  }
}
