import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';

export type OpClass<T extends Operation> = abstract new (...args: never[]) => T;

/** What both operands of a binary operation of C are made of. */
export interface BinaryBuilder {
  build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): Operation;
}

export interface BinaryOp extends Operation {
  readonly lhs: Value;
  readonly rhs: Value;
}

export interface UnaryOp extends Operation {
  readonly in: Value;
}

/** Why there is no C for an operation. */
export const noOperator = 'C has no operator for the type';

/** A pattern for one class of operations; without a type converter, types stay. */
export abstract class EmitCPattern<T extends Operation> extends OpConversionPattern<T> {
  constructor(
    readonly root: OpClass<T>,
    typeConverter: TypeConverter | undefined,
  ) {
    super(typeConverter);
  }

  /** Returns the type that the result of `op` becomes; undefined when it cannot be converted. */
  protected resultType(op: T): Type | undefined {
    const { type } = op.result();
    return this.typeConverter ? this.typeConverter.convertType(type) : type;
  }
}
