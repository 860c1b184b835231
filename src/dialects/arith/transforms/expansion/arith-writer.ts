import { splatElements } from '../../../../ir/attributes/elements-attributes.ts';
import { floatAttr } from '../../../../ir/attributes/float-values.ts';
import { type FloatAttr, IntegerAttr } from '../../../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../../../ir/builder.ts';
import { type Location } from '../../../../ir/location.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { type Type } from '../../../../ir/type.ts';
import { FloatType, IntegerType } from '../../../../ir/types/scalar-types.ts';
import {
  elementTypeOrSelf,
  likeWithElement,
  RankedTensorType,
  ShapedType,
  VectorType,
} from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { type CmpFPredicate, type CmpIPredicate } from '../../generated/arith-enums.gen.ts';
import * as arith from '../../generated/arith-ops.gen.ts';
import { createConstant } from '../../patterns/constants.ts';

/** An operation of two operands of one type, which is that of its result. */
interface BinaryOp {
  build(builder: OpBuilder, location: Location, args: { readonly lhs: Value; readonly rhs: Value }): Operation;
}

/** An operation that gives each element another type. */
interface CastOp {
  build(builder: OpBuilder, location: Location, args: { readonly in: Value; readonly outType: Type }): Operation;
}

/** Tells whether constants can be of the type: all scalars are, and shapes of known sizes. */
export function canBeConstant(type: Type): boolean {
  if (!(type instanceof ShapedType)) return true;
  return type instanceof VectorType || (type instanceof RankedTensorType && type.hasStaticShape);
}

/** Writes arithmetic at the place of a builder, one operation behind the other; values may be vectors and tensors. */
export class ArithWriter {
  constructor(
    private readonly builder: OpBuilder,
    private readonly location: Location,
  ) {}

  /** Returns a constant of the type, with all elements equal in a shaped one. */
  constant(type: Type, value: bigint | number): Value {
    const elementType = elementTypeOrSelf(type);
    const element: IntegerAttr | FloatAttr =
      elementType instanceof FloatType
        ? floatAttr(elementType, Number(value))
        : IntegerAttr.get(elementType as IntegerType, BigInt(value));
    const isShaped = type instanceof RankedTensorType || type instanceof VectorType;
    return createConstant(this.builder, this.location, type, isShaped ? splatElements(type, element) : element);
  }

  binary(op: BinaryOp, lhs: Value, rhs: Value): Value {
    return op.build(this.builder, this.location, { lhs, rhs }).result();
  }

  /** Converts the elements of a value. */
  cast(op: CastOp, value: Value, element: Type): Value {
    const outType = likeWithElement(value.type, element);
    return op.build(this.builder, this.location, { in: value, outType }).result();
  }

  compareIntegers(predicate: CmpIPredicate, lhs: Value, rhs: Value): Value {
    const args = { predicate, lhs, rhs, resultType: this.#i1Like(lhs.type) };
    return arith.CmpIOp.build(this.builder, this.location, args).result();
  }

  compareFloats(predicate: CmpFPredicate, lhs: Value, rhs: Value): Value {
    const args = { predicate, lhs, rhs, resultType: this.#i1Like(lhs.type) };
    return arith.CmpFOp.build(this.builder, this.location, args).result();
  }

  select(condition: Value, trueValue: Value, falseValue: Value): Value {
    return arith.SelectOp.build(this.builder, this.location, { condition, trueValue, falseValue }).result();
  }

  #i1Like(type: Type): Type {
    return likeWithElement(type, IntegerType.get(type.context, 1));
  }
}
