import { denseFromNumbers } from '../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type ComparisonDirection } from './generated/stablehlo-enums.gen.ts';
import { CompareOp, ConstantOp, SelectOp } from './generated/stablehlo-ops.gen.ts';

/** Builds operations of StableHLO on tensors of numbers of one type; numbers stand for tensors of them. */
export class NumberBuilder {
  constructor(
    readonly builder: OpBuilder,
    readonly location: Location,
    readonly type: RankedTensorType,
  ) {}

  /** Makes an elementwise operation. */
  make(
    op: { readonly opName: string } & (abstract new (...args: never[]) => Operation),
    ...inputs: readonly (Value | number)[]
  ): Value {
    const operands = inputs.map((input) => this.value(input));
    const { location, type } = this;
    return this.builder.create({ name: op.opName, location, operands, resultTypes: [type] }).result();
  }

  /** Makes a comparison. */
  compare(comparisonDirection: ComparisonDirection, lhs: Value | number, rhs: Value | number): Value {
    const resultType = RankedTensorType.get(this.type.shape, IntegerType.get(this.builder.context, 1));
    const operands = { lhs: this.value(lhs), rhs: this.value(rhs) };
    return CompareOp.build(this.builder, this.location, { ...operands, comparisonDirection, resultType }).result();
  }

  /** Makes a choice. */
  select(pred: Value, ifTrue: Value | number, ifFalse: Value | number): Value {
    const operands = { onTrue: this.value(ifTrue), onFalse: this.value(ifFalse) };
    return SelectOp.build(this.builder, this.location, { pred, ...operands, resultType: this.type }).result();
  }

  /** Makes a tensor of equal numbers; one that is a value already is returned. */
  value(input: Value | number): Value {
    if (typeof input !== 'number') return input;
    const value = denseFromNumbers(this.type, [input]);
    return ConstantOp.build(this.builder, this.location, { value, outputType: this.type }).output;
  }
}
