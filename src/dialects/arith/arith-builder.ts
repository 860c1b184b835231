import { type Attribute } from '../../ir/attribute.ts';
import { type ElementsType, splatElements } from '../../ir/attributes/elements-attributes.ts';
import { floatAttr } from '../../ir/attributes/float-values.ts';
import { type FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, likeWithElement, ShapedType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { buildOp } from '../../ods/build.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { invariant } from '../../support/invariant.ts';
import { type CmpFPredicate, type CmpIPredicate, type FastMathFlags } from './generated/arith-enums.gen.ts';
import {
  CmpFOp,
  CmpIOp,
  ConstantOp,
  MaximumFOp,
  MaxSIOp,
  MaxUIOp,
  MinimumFOp,
  MinSIOp,
  MinUIOp,
  SelectOp,
} from './generated/arith-ops.gen.ts';

/** Makes operations of arith and math one behind the other, all with one location, and with the same flags where they have any. */
export class ArithBuilder {
  readonly #builder: OpBuilder;
  readonly #location: Location;
  readonly #fastmath: FastMathFlags | undefined;

  constructor(builder: OpBuilder, location: Location, fastmath?: FastMathFlags) {
    this.#builder = builder;
    this.#location = location;
    this.#fastmath = fastmath;
  }

  /** Makes an operation whose one result has the type of its first operand. */
  apply(opClass: OpClass, ...operands: readonly Value[]): Value {
    return this.#build(opClass, operands, operands[0]!.type);
  }

  /** Makes a cast. */
  cast(opClass: OpClass, operand: Value, type: Type): Value {
    return this.#build(opClass, [operand], type);
  }

  compareIntegers(predicate: CmpIPredicate, lhs: Value, rhs: Value): Value {
    const resultType = likeWithElement(lhs.type, IntegerType.get(lhs.type.context, 1));
    return CmpIOp.build(this.#builder, this.#location, { predicate, lhs, rhs, resultType }).result();
  }

  compareFloats(predicate: CmpFPredicate, lhs: Value, rhs: Value): Value {
    const resultType = likeWithElement(lhs.type, IntegerType.get(lhs.type.context, 1));
    return CmpFOp.build(this.#builder, this.#location, {
      predicate,
      lhs,
      rhs,
      fastmath: this.#fastmath,
      resultType,
    }).result();
  }

  select(condition: Value, trueValue: Value, falseValue: Value): Value {
    return SelectOp.build(this.#builder, this.#location, { condition, trueValue, falseValue }).result();
  }

  /** Returns the integer, or the bound that it is beyond. Source: clampIntHelper of mlir/lib/Dialect/Tosa/Utils/ConversionUtils.cpp. */
  clampInteger(value: Value, least: Value, greatest: Value, isUnsigned = false): Value {
    const [max, min] = isUnsigned ? [MaxUIOp, MinUIOp] : [MaxSIOp, MinSIOp];
    return this.apply(min, greatest, this.apply(max, least, value));
  }

  /** Returns the float, or the bound that it is beyond. Source: clampFloatHelper of ConversionUtils.cpp. */
  clampFloat(value: Value, least: Value, greatest: Value): Value {
    return this.apply(MaximumFOp, this.apply(MinimumFOp, value, greatest), least);
  }

  constant(value: Attribute): Value {
    return ConstantOp.build(this.#builder, this.#location, { value }).result();
  }

  /** Makes a constant of a type of numbers, or one all of whose elements are the number. */
  number(type: Type, value: number | bigint): Value {
    const element = numberAttr(elementTypeOrSelf(type), value);
    return this.constant(hasShape(type) ? splatElements(type, element) : element);
  }

  #build(opClass: OpClass, operands: readonly Value[], resultType: Type): Value {
    return buildOp(this.#builder, this.#location, opClass, {
      operands,
      attributes: { fastmath: this.#fastmath },
      resultTypes: [resultType],
    }).result();
  }
}

/** Tells whether a text can say a constant of the type: one of scalars, or of a shape that is known. */
export function canBeConstant(type: Type): boolean {
  return !(type instanceof ShapedType) || type.hasStaticShape;
}

/** Tells whether a type has a shape, be it that some of it is not known: upstream's passes make constants of such types too. */
function hasShape(type: Type): type is ElementsType {
  return type instanceof ShapedType && type.hasRank;
}

/** Returns a number as an attribute of an integer, index or float type. */
export function numberAttr(type: Type, value: number | bigint): IntegerAttr | FloatAttr {
  if (type instanceof FloatType) return floatAttr(type, Number(value));
  invariant(type instanceof IntegerType || type instanceof IndexType, 'numbers are integers, indices or floats');
  return IntegerAttr.get(type, value);
}

/** Returns the zero of a type of numbers, undefined for other types. */
export function zeroAttr(type: Type): IntegerAttr | FloatAttr | undefined {
  const isNumber = type instanceof FloatType || type instanceof IntegerType || type instanceof IndexType;
  return isNumber ? numberAttr(type, 0) : undefined;
}
