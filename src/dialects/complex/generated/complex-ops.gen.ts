// @generated from dialects-td/complex/complex-ops.yaml; do not edit, run npm run codegen
import { ArrayAttr } from '../../../builtin/attr-constraints.ts';
import { AnyComplex, AnyFloat, AnySignlessInteger, AnyType, I1 } from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { OpAsmOpInterface } from '../../../ir/interfaces/inference.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { ConstantLike, Pure } from '../../../ir/traits/markers.ts';
import { Elementwise, SameOperandsAndResultShape, SameOperandsAndResultType } from '../../../ir/traits/type-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import { attributeValue, optionalAttributeValue, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { AllTypesMatch, TypesMatchWith } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { FastMathAttrConstraint } from '../../arith/generated/arith-constraints.gen.ts';
import { type FastMathFlags } from '../../arith/generated/arith-enums.gen.ts';
import { ComplexOfFloat } from '../constraints.ts';

/**
 * complex number constant operation
 *
 * A constant, of its real and its imaginary part.
 *
 * ```mlir
 * func.func @example() -> complex<f32> {
 *   %0 = complex.constant [0.5 : f32, -1.0 : f32] : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class ConstantOp extends Operation {
  static readonly opName = 'complex.constant';
  static readonly spec: OpSpec = {
    name: 'complex.constant',
    className: 'ConstantOp',
    operands: [],
    attributes: [{ name: 'value', constraint: ArrayAttr }],
    results: [{ name: 'complex', constraint: AnyComplex }],
    regions: [],
    successors: [],
    traits: [ConstantLike, OpAsmOpInterface, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'value' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** The two parts */
  get value(): readonly Attribute[] {
    return attributeValue(this, 'value', ArrayAttr);
  }

  set value(value: readonly Attribute[]) {
    setAttributeValue(this, 'value', ArrayAttr, value);
  }

  /** The number */
  get complex(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: readonly Attribute[]; readonly complexType: Type },
  ): ConstantOp {
    return buildOp(builder, location, ConstantOp, {
      operands: [],
      attributes: { value: args.value },
      resultTypes: [args.complexType],
    });
  }
}

/**
 * complex number creation operation
 *
 * The complex number of a real and an imaginary part. Of the parts of one number it folds to that.
 *
 * ```mlir
 * func.func @example(%re: f32, %im: f32) -> complex<f32> {
 *   %0 = complex.create %re, %im : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class CreateOp extends Operation {
  static readonly opName = 'complex.create';
  static readonly spec: OpSpec = {
    name: 'complex.create',
    className: 'CreateOp',
    operands: [
      { name: 'real', constraint: AnyFloat },
      { name: 'imaginary', constraint: AnyFloat },
    ],
    attributes: [],
    results: [{ name: 'complex', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [
      AllTypesMatch('real', 'imaginary'),
      TypesMatchWith('complex element type matches real operand type', 'complex', 'real', 'complexElement'),
      TypesMatchWith('complex element type matches imaginary operand type', 'complex', 'imaginary', 'complexElement'),
      Pure,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'real' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'imaginary' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Real part */
  get real(): Value {
    return this.operand(0);
  }

  /** Imaginary part */
  get imaginary(): Value {
    return this.operand(1);
  }

  /** The number */
  get complex(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly real: Value; readonly imaginary: Value; readonly complexType: Type },
  ): CreateOp {
    return buildOp(builder, location, CreateOp, {
      operands: [args.real, args.imaginary],
      attributes: {},
      resultTypes: [args.complexType],
    });
  }
}

/**
 * extracts the real part of a complex number
 *
 * The real part. That of a constant or of `complex.create` folds.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> f32 {
 *   %0 = complex.re %a : complex<f32>
 *   return %0 : f32
 * }
 * ```
 */
export class ReOp extends Operation {
  static readonly opName = 'complex.re';
  static readonly spec: OpSpec = {
    name: 'complex.re',
    className: 'ReOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'real', constraint: AnyFloat }],
    regions: [],
    successors: [],
    traits: [
      TypesMatchWith('complex element type matches result type', 'complex', 'real', 'complexElement'),
      Elementwise,
      Pure,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** The part */
  get real(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined; readonly realType: Type },
  ): ReOp {
    return buildOp(builder, location, ReOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.realType],
    });
  }
}

/**
 * extracts the imaginary part of a complex number
 *
 * The imaginary part. That of a constant or of `complex.create` folds.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> f32 {
 *   %0 = complex.im %a : complex<f32>
 *   return %0 : f32
 * }
 * ```
 */
export class ImOp extends Operation {
  static readonly opName = 'complex.im';
  static readonly spec: OpSpec = {
    name: 'complex.im',
    className: 'ImOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'imaginary', constraint: AnyFloat }],
    regions: [],
    successors: [],
    traits: [
      TypesMatchWith('complex element type matches result type', 'complex', 'imaginary', 'complexElement'),
      Elementwise,
      Pure,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** The part */
  get imaginary(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined; readonly imaginaryType: Type },
  ): ImOp {
    return buildOp(builder, location, ImOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.imaginaryType],
    });
  }
}

/**
 * computes absolute value of a complex number
 *
 * The absolute value.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> f32 {
 *   %0 = complex.abs %a : complex<f32>
 *   return %0 : f32
 * }
 * ```
 */
export class AbsOp extends Operation {
  static readonly opName = 'complex.abs';
  static readonly spec: OpSpec = {
    name: 'complex.abs',
    className: 'AbsOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: AnyFloat }],
    regions: [],
    successors: [],
    traits: [
      TypesMatchWith('complex element type matches result type', 'complex', 'result', 'complexElement'),
      Elementwise,
      Pure,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined; readonly resultType: Type },
  ): AbsOp {
    return buildOp(builder, location, AbsOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * computes argument value of a complex number
 *
 * The angle to the positive real axis, between minus and plus pi.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> f32 {
 *   %0 = complex.angle %a : complex<f32>
 *   return %0 : f32
 * }
 * ```
 */
export class AngleOp extends Operation {
  static readonly opName = 'complex.angle';
  static readonly spec: OpSpec = {
    name: 'complex.angle',
    className: 'AngleOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: AnyFloat }],
    regions: [],
    successors: [],
    traits: [
      TypesMatchWith('complex element type matches result type', 'complex', 'result', 'complexElement'),
      Elementwise,
      Pure,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined; readonly resultType: Type },
  ): AngleOp {
    return buildOp(builder, location, AngleOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * complex addition
 *
 * The sum. `a + 0` and `(a - b) + b` fold to `a`.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
 *   %0 = complex.add %a, %b : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class AddOp extends Operation {
  static readonly opName = 'complex.add';
  static readonly spec: OpSpec = {
    name: 'complex.add',
    className: 'AddOp',
    operands: [
      { name: 'lhs', constraint: ComplexOfFloat },
      { name: 'rhs', constraint: ComplexOfFloat },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Elementwise, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly fastmath?: FastMathFlags | undefined },
  ): AddOp {
    return buildOp(builder, location, AddOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * complex 2-argument arctangent
 *
 * The arctangent of the quotient.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
 *   %0 = complex.atan2 %a, %b : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class Atan2Op extends Operation {
  static readonly opName = 'complex.atan2';
  static readonly spec: OpSpec = {
    name: 'complex.atan2',
    className: 'Atan2Op',
    operands: [
      { name: 'lhs', constraint: ComplexOfFloat },
      { name: 'rhs', constraint: ComplexOfFloat },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Elementwise, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly fastmath?: FastMathFlags | undefined },
  ): Atan2Op {
    return buildOp(builder, location, Atan2Op, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * complex division
 *
 * The quotient. `a / 1` folds to `a`.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
 *   %0 = complex.div %a, %b : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class DivOp extends Operation {
  static readonly opName = 'complex.div';
  static readonly spec: OpSpec = {
    name: 'complex.div',
    className: 'DivOp',
    operands: [
      { name: 'lhs', constraint: ComplexOfFloat },
      { name: 'rhs', constraint: ComplexOfFloat },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Elementwise, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly fastmath?: FastMathFlags | undefined },
  ): DivOp {
    return buildOp(builder, location, DivOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * complex multiplication
 *
 * The product. `a * 1` folds to `a`.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
 *   %0 = complex.mul %a, %b : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class MulOp extends Operation {
  static readonly opName = 'complex.mul';
  static readonly spec: OpSpec = {
    name: 'complex.mul',
    className: 'MulOp',
    operands: [
      { name: 'lhs', constraint: ComplexOfFloat },
      { name: 'rhs', constraint: ComplexOfFloat },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Elementwise, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly fastmath?: FastMathFlags | undefined },
  ): MulOp {
    return buildOp(builder, location, MulOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * complex power function
 *
 * The first operand to the power of the second.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
 *   %0 = complex.pow %a, %b : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class PowOp extends Operation {
  static readonly opName = 'complex.pow';
  static readonly spec: OpSpec = {
    name: 'complex.pow',
    className: 'PowOp',
    operands: [
      { name: 'lhs', constraint: ComplexOfFloat },
      { name: 'rhs', constraint: ComplexOfFloat },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Elementwise, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly fastmath?: FastMathFlags | undefined },
  ): PowOp {
    return buildOp(builder, location, PowOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * complex subtraction
 *
 * The difference. `a - 0` and `(a + b) - b` fold to `a`.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
 *   %0 = complex.sub %a, %b : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class SubOp extends Operation {
  static readonly opName = 'complex.sub';
  static readonly spec: OpSpec = {
    name: 'complex.sub',
    className: 'SubOp',
    operands: [
      { name: 'lhs', constraint: ComplexOfFloat },
      { name: 'rhs', constraint: ComplexOfFloat },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Elementwise, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly fastmath?: FastMathFlags | undefined },
  ): SubOp {
    return buildOp(builder, location, SubOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * complex number raised to signed integer power
 *
 * The first operand to the power of an integer.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>, %n: i32) -> complex<f32> {
 *   %0 = complex.powi %a, %n : complex<f32>, i32
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class PowiOp extends Operation {
  static readonly opName = 'complex.powi';
  static readonly spec: OpSpec = {
    name: 'complex.powi',
    className: 'PowiOp',
    operands: [
      { name: 'lhs', constraint: ComplexOfFloat },
      { name: 'rhs', constraint: AnySignlessInteger },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, optional: true }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [Elementwise, SameOperandsAndResultShape, AllTypesMatch('lhs', 'result'), Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
    ],
  };

  /** The base */
  get lhs(): Value {
    return this.operand(0);
  }

  /** The exponent */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags | undefined {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint);
  }

  set fastmath(value: FastMathFlags | undefined) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly fastmath?: FastMathFlags | undefined },
  ): PowiOp {
    return buildOp(builder, location, PowiOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * computes cosine of a complex number
 *
 * The cosine.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> complex<f32> {
 *   %0 = complex.cos %a : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class CosOp extends Operation {
  static readonly opName = 'complex.cos';
  static readonly spec: OpSpec = {
    name: 'complex.cos',
    className: 'CosOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [Elementwise, SameOperandsAndResultType, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined },
  ): CosOp {
    return buildOp(builder, location, CosOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.complex?.type],
    });
  }
}

/**
 * computes exponential of a complex number
 *
 * e to the power of the operand. That of a logarithm folds to what that is of.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> complex<f32> {
 *   %0 = complex.exp %a : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class ExpOp extends Operation {
  static readonly opName = 'complex.exp';
  static readonly spec: OpSpec = {
    name: 'complex.exp',
    className: 'ExpOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [Elementwise, SameOperandsAndResultType, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined },
  ): ExpOp {
    return buildOp(builder, location, ExpOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.complex?.type],
    });
  }
}

/**
 * computes exponential of a complex number minus 1
 *
 * e to the power of the operand, less 1.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> complex<f32> {
 *   %0 = complex.expm1 %a : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class Expm1Op extends Operation {
  static readonly opName = 'complex.expm1';
  static readonly spec: OpSpec = {
    name: 'complex.expm1',
    className: 'Expm1Op',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [Elementwise, SameOperandsAndResultType, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined },
  ): Expm1Op {
    return buildOp(builder, location, Expm1Op, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.complex?.type],
    });
  }
}

/**
 * computes natural logarithm of a complex number
 *
 * The natural logarithm. That of an exponential folds to what that is of.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> complex<f32> {
 *   %0 = complex.log %a : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class LogOp extends Operation {
  static readonly opName = 'complex.log';
  static readonly spec: OpSpec = {
    name: 'complex.log',
    className: 'LogOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [Elementwise, SameOperandsAndResultType, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined },
  ): LogOp {
    return buildOp(builder, location, LogOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.complex?.type],
    });
  }
}

/**
 * computes natural logarithm of a complex number
 *
 * The natural logarithm of the operand plus 1.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> complex<f32> {
 *   %0 = complex.log1p %a : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class Log1pOp extends Operation {
  static readonly opName = 'complex.log1p';
  static readonly spec: OpSpec = {
    name: 'complex.log1p',
    className: 'Log1pOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [Elementwise, SameOperandsAndResultType, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined },
  ): Log1pOp {
    return buildOp(builder, location, Log1pOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.complex?.type],
    });
  }
}

/**
 * Negation operator
 *
 * Both parts negated. Twice is the operand again.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> complex<f32> {
 *   %0 = complex.neg %a : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class NegOp extends Operation {
  static readonly opName = 'complex.neg';
  static readonly spec: OpSpec = {
    name: 'complex.neg',
    className: 'NegOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [Elementwise, SameOperandsAndResultType, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined },
  ): NegOp {
    return buildOp(builder, location, NegOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.complex?.type],
    });
  }
}

/**
 * complex reciprocal of square root
 *
 * The reciprocal of the square root.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> complex<f32> {
 *   %0 = complex.rsqrt %a : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class RsqrtOp extends Operation {
  static readonly opName = 'complex.rsqrt';
  static readonly spec: OpSpec = {
    name: 'complex.rsqrt',
    className: 'RsqrtOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [Elementwise, SameOperandsAndResultType, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined },
  ): RsqrtOp {
    return buildOp(builder, location, RsqrtOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.complex?.type],
    });
  }
}

/**
 * computes sign of a complex number
 *
 * The operand divided by its absolute value, or 0 where that is 0.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> complex<f32> {
 *   %0 = complex.sign %a : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class SignOp extends Operation {
  static readonly opName = 'complex.sign';
  static readonly spec: OpSpec = {
    name: 'complex.sign',
    className: 'SignOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [Elementwise, SameOperandsAndResultType, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined },
  ): SignOp {
    return buildOp(builder, location, SignOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.complex?.type],
    });
  }
}

/**
 * computes sine of a complex number
 *
 * The sine.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> complex<f32> {
 *   %0 = complex.sin %a : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class SinOp extends Operation {
  static readonly opName = 'complex.sin';
  static readonly spec: OpSpec = {
    name: 'complex.sin',
    className: 'SinOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [Elementwise, SameOperandsAndResultType, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined },
  ): SinOp {
    return buildOp(builder, location, SinOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.complex?.type],
    });
  }
}

/**
 * complex square root
 *
 * The square root.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> complex<f32> {
 *   %0 = complex.sqrt %a : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class SqrtOp extends Operation {
  static readonly opName = 'complex.sqrt';
  static readonly spec: OpSpec = {
    name: 'complex.sqrt',
    className: 'SqrtOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [Elementwise, SameOperandsAndResultType, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined },
  ): SqrtOp {
    return buildOp(builder, location, SqrtOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.complex?.type],
    });
  }
}

/**
 * computes hyperbolic tangent of a complex number
 *
 * The hyperbolic tangent.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> complex<f32> {
 *   %0 = complex.tanh %a : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class TanhOp extends Operation {
  static readonly opName = 'complex.tanh';
  static readonly spec: OpSpec = {
    name: 'complex.tanh',
    className: 'TanhOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [Elementwise, SameOperandsAndResultType, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined },
  ): TanhOp {
    return buildOp(builder, location, TanhOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.complex?.type],
    });
  }
}

/**
 * computes tangent of a complex number
 *
 * The tangent.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> complex<f32> {
 *   %0 = complex.tan %a : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class TanOp extends Operation {
  static readonly opName = 'complex.tan';
  static readonly spec: OpSpec = {
    name: 'complex.tan',
    className: 'TanOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [Elementwise, SameOperandsAndResultType, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined },
  ): TanOp {
    return buildOp(builder, location, TanOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.complex?.type],
    });
  }
}

/**
 * Calculate the complex conjugate
 *
 * The number with the imaginary part negated. Twice is the operand again.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> complex<f32> {
 *   %0 = complex.conj %a : complex<f32>
 *   return %0 : complex<f32>
 * }
 * ```
 */
export class ConjOp extends Operation {
  static readonly opName = 'complex.conj';
  static readonly spec: OpSpec = {
    name: 'complex.conj',
    className: 'ConjOp',
    operands: [{ name: 'complex', constraint: ComplexOfFloat }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: ComplexOfFloat }],
    regions: [],
    successors: [],
    traits: [Elementwise, SameOperandsAndResultType, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'complex' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'fastmath' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'fastmath' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'complex' },
    ],
  };

  /** Operand */
  get complex(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly complex: Value; readonly fastmath?: FastMathFlags | undefined },
  ): ConjOp {
    return buildOp(builder, location, ConjOp, {
      operands: [args.complex],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.complex?.type],
    });
  }
}

/**
 * computes whether two complex values are equal
 *
 * Whether both parts are equal.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>, %b: complex<f32>) -> i1 {
 *   %0 = complex.eq %a, %b : complex<f32>
 *   return %0 : i1
 * }
 * ```
 */
export class EqualOp extends Operation {
  static readonly opName = 'complex.eq';
  static readonly spec: OpSpec = {
    name: 'complex.eq',
    className: 'EqualOp',
    operands: [
      { name: 'lhs', constraint: ComplexOfFloat },
      { name: 'rhs', constraint: ComplexOfFloat },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: I1 }],
    regions: [],
    successors: [],
    traits: [AllTypesMatch('lhs', 'rhs'), Elementwise, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'lhs' },
    ],
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): EqualOp {
    return buildOp(builder, location, EqualOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * computes whether two complex values are not equal
 *
 * Whether a part differs.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>, %b: complex<f32>) -> i1 {
 *   %0 = complex.neq %a, %b : complex<f32>
 *   return %0 : i1
 * }
 * ```
 */
export class NotEqualOp extends Operation {
  static readonly opName = 'complex.neq';
  static readonly spec: OpSpec = {
    name: 'complex.neq',
    className: 'NotEqualOp',
    operands: [
      { name: 'lhs', constraint: ComplexOfFloat },
      { name: 'rhs', constraint: ComplexOfFloat },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: I1 }],
    regions: [],
    successors: [],
    traits: [AllTypesMatch('lhs', 'rhs'), Elementwise, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'lhs' },
    ],
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): NotEqualOp {
    return buildOp(builder, location, NotEqualOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * computes bitcast between complex and equal arith types
 *
 * The bits of a complex number as an integer or a float of the same width, or the reverse.
 *
 * ```mlir
 * func.func @example(%a: complex<f32>) -> i64 {
 *   %0 = complex.bitcast %a : complex<f32> to i64
 *   return %0 : i64
 * }
 * ```
 */
export class BitcastOp extends Operation {
  static readonly opName = 'complex.bitcast';
  static readonly spec: OpSpec = {
    name: 'complex.bitcast',
    className: 'BitcastOp',
    operands: [{ name: 'operand', constraint: AnyType }],
    attributes: [],
    results: [{ name: 'result', constraint: AnyType }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The bits */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): BitcastOp {
    return buildOp(builder, location, BitcastOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}
