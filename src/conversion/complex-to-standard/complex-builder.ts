import { infinityAttr, nanAttr } from '../../ir/attributes/float-values.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { ComplexType, type FloatType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { buildOp } from '../../ods/build.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { floatFormat } from '../../support/float-bits.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { FastMathFlags } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { AndIOp, OrIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { CreateOp, ImOp, ReOp } from '../../dialects/complex/generated/complex-ops.gen.ts';

/** No value is NaN or infinite. */
const finite = FastMathFlags.nnan | FastMathFlags.ninf;

/** The real and the imaginary part of a complex number. */
export type Parts = readonly [real: Value, imaginary: Value];

/** Makes operations on complex numbers whose parts have a type, and on these parts. */
export class ComplexBuilder extends ArithBuilder {
  /** Makes operations without flags. */
  readonly strict: ArithBuilder;
  /** Makes operations with those of the flags that let NaNs and infinities be. */
  readonly special: ArithBuilder;

  constructor(
    readonly builder: OpBuilder,
    readonly location: Location,
    readonly part: FloatType,
    readonly flags: FastMathFlags,
  ) {
    super(builder, location, flags);
    this.strict = new ArithBuilder(builder, location);
    this.special = new ArithBuilder(builder, location, flags & ~finite);
  }

  /** Tells whether there is neither a NaN nor an infinity. */
  get isFinite(): boolean {
    return (this.flags & finite) === finite;
  }

  real(complex: Value): Value {
    return ReOp.build(this.builder, this.location, { complex, realType: this.part }).result();
  }

  imaginary(complex: Value): Value {
    return ImOp.build(this.builder, this.location, { complex, imaginaryType: this.part }).result();
  }

  parts(complex: Value): Parts {
    return [this.real(complex), this.imaginary(complex)];
  }

  create([real, imaginary]: Parts): Value {
    const complexType = ComplexType.get(this.part);
    return CreateOp.build(this.builder, this.location, { real, imaginary, complexType }).result();
  }

  /** Makes an operation on a complex number that gives a part of one. */
  partOf(opClass: OpClass, complex: Value): Value {
    const parts = { operands: [complex], attributes: { fastmath: this.flags }, resultTypes: [this.part] };
    return buildOp(this.builder, this.location, opClass, parts).result();
  }

  /** Makes a constant of the type of the parts, a finite number. */
  numberOfPart(value: number): Value {
    return this.number(this.part, value);
  }

  /** Makes a zero; where the format has none, a NaN, which nothing is equal to. */
  zero(): Value {
    return floatFormat[this.part.kind].unsigned ? this.nan() : this.numberOfPart(0);
  }

  infinity(isNegative = false): Value {
    return this.constant(infinityAttr(this.part, isNegative));
  }

  nan(): Value {
    return this.constant(nanAttr(this.part));
  }

  and(a: Value, b: Value): Value {
    return this.apply(AndIOp, a, b);
  }

  or(a: Value, b: Value): Value {
    return this.apply(OrIOp, a, b);
  }
}
