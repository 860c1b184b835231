// @generated from dialects-td/math/math-ops.yaml; do not edit, run npm run codegen
import { BoolLike, FloatLike, SignlessIntegerOrIndexLike } from '../../../builtin/type-constraints.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { Pure, Scalarizable, Tensorizable, Vectorizable } from '../../../ir/traits/markers.ts';
import { Elementwise, SameOperandsAndResultShape, SameOperandsAndResultType } from '../../../ir/traits/type-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import { optionalAttributeValue, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { AllTypesMatch, TypesMatchWith } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { FastMathAttrConstraint } from '../../arith/generated/arith-constraints.gen.ts';
import { type FastMathFlags } from '../../arith/generated/arith-enums.gen.ts';

/**
 * integer absolute-value operation
 *
 * The absolute value. That of the least integer is itself.
 *
 * ```mlir
 * func.func @example(%a: i32) -> i32 {
 *   %0 = math.absi %a : i32
 *   return %0 : i32
 * }
 * ```
 */
export class AbsIOp extends Operation {
  static readonly opName = 'math.absi';
  static readonly spec: OpSpec = {
    name: 'math.absi',
    className: 'AbsIOp',
    operands: [{ name: 'operand', constraint: SignlessIntegerOrIndexLike }],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Operand */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly operand: Value }): AbsIOp {
    return buildOp(builder, location, AbsIOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * counts the leading zeros an integer value
 *
 * How many bits are 0 above the highest that is 1.
 *
 * ```mlir
 * func.func @example(%a: i32) -> i32 {
 *   %0 = math.ctlz %a : i32
 *   return %0 : i32
 * }
 * ```
 */
export class CountLeadingZerosOp extends Operation {
  static readonly opName = 'math.ctlz';
  static readonly spec: OpSpec = {
    name: 'math.ctlz',
    className: 'CountLeadingZerosOp',
    operands: [{ name: 'operand', constraint: SignlessIntegerOrIndexLike }],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Operand */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly operand: Value }): CountLeadingZerosOp {
    return buildOp(builder, location, CountLeadingZerosOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * counts the trailing zeros an integer value
 *
 * How many bits are 0 below the lowest that is 1.
 *
 * ```mlir
 * func.func @example(%a: i32) -> i32 {
 *   %0 = math.cttz %a : i32
 *   return %0 : i32
 * }
 * ```
 */
export class CountTrailingZerosOp extends Operation {
  static readonly opName = 'math.cttz';
  static readonly spec: OpSpec = {
    name: 'math.cttz',
    className: 'CountTrailingZerosOp',
    operands: [{ name: 'operand', constraint: SignlessIntegerOrIndexLike }],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Operand */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly operand: Value }): CountTrailingZerosOp {
    return buildOp(builder, location, CountTrailingZerosOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * counts the number of set bits of an integer value
 *
 * How many bits are 1.
 *
 * ```mlir
 * func.func @example(%a: i32) -> i32 {
 *   %0 = math.ctpop %a : i32
 *   return %0 : i32
 * }
 * ```
 */
export class CtPopOp extends Operation {
  static readonly opName = 'math.ctpop';
  static readonly spec: OpSpec = {
    name: 'math.ctpop',
    className: 'CtPopOp',
    operands: [{ name: 'operand', constraint: SignlessIntegerOrIndexLike }],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Operand */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly operand: Value }): CtPopOp {
    return buildOp(builder, location, CtPopOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * signed integer raised to the power of operation
 *
 * The left operand to the power of the right one, both signed, modulo 2^N, N being the width. A negative power rounds towards zero; of zero it is
 * not defined.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = math.ipowi %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class IPowIOp extends Operation {
  static readonly opName = 'math.ipowi';
  static readonly spec: OpSpec = {
    name: 'math.ipowi',
    className: 'IPowIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
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

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly lhs: Value; readonly rhs: Value }): IPowIOp {
    return buildOp(builder, location, IPowIOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * floating point absolute-value operation
 *
 * The value without its sign.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.absf %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class AbsFOp extends Operation {
  static readonly opName = 'math.absf';
  static readonly spec: OpSpec = {
    name: 'math.absf',
    className: 'AbsFOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): AbsFOp {
    return buildOp(builder, location, AbsFOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * arcus cosine of the specified value
 *
 * The angle in radians, from 0 to pi, whose cosine is the operand.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.acos %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class AcosOp extends Operation {
  static readonly opName = 'math.acos';
  static readonly spec: OpSpec = {
    name: 'math.acos',
    className: 'AcosOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): AcosOp {
    return buildOp(builder, location, AcosOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * Hyperbolic arcus cosine of the given value
 *
 * The number from 0 on whose hyperbolic cosine is the operand.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.acosh %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class AcoshOp extends Operation {
  static readonly opName = 'math.acosh';
  static readonly spec: OpSpec = {
    name: 'math.acosh',
    className: 'AcoshOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): AcoshOp {
    return buildOp(builder, location, AcoshOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * arcus sine of the given value
 *
 * The angle in radians, from -pi/2 to pi/2, whose sine is the operand.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.asin %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class AsinOp extends Operation {
  static readonly opName = 'math.asin';
  static readonly spec: OpSpec = {
    name: 'math.asin',
    className: 'AsinOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): AsinOp {
    return buildOp(builder, location, AsinOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * hyperbolic arcus sine of the given value
 *
 * The number whose hyperbolic sine is the operand.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.asinh %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class AsinhOp extends Operation {
  static readonly opName = 'math.asinh';
  static readonly spec: OpSpec = {
    name: 'math.asinh',
    className: 'AsinhOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): AsinhOp {
    return buildOp(builder, location, AsinhOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * arcus tangent of the given value
 *
 * The angle in radians, from -pi/2 to pi/2, whose tangent is the operand.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.atan %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class AtanOp extends Operation {
  static readonly opName = 'math.atan';
  static readonly spec: OpSpec = {
    name: 'math.atan',
    className: 'AtanOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): AtanOp {
    return buildOp(builder, location, AtanOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * hyperbolic arcus tangent of the given value
 *
 * The number whose hyperbolic tangent is the operand.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.atanh %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class AtanhOp extends Operation {
  static readonly opName = 'math.atanh';
  static readonly spec: OpSpec = {
    name: 'math.atanh',
    className: 'AtanhOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): AtanhOp {
    return buildOp(builder, location, AtanhOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * cube root of the specified value
 *
 * The number whose third power is the operand; negative of a negative one.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.cbrt %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class CbrtOp extends Operation {
  static readonly opName = 'math.cbrt';
  static readonly spec: OpSpec = {
    name: 'math.cbrt',
    className: 'CbrtOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): CbrtOp {
    return buildOp(builder, location, CbrtOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * ceiling of the specified value
 *
 * The least integer that is not less.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.ceil %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class CeilOp extends Operation {
  static readonly opName = 'math.ceil';
  static readonly spec: OpSpec = {
    name: 'math.ceil',
    className: 'CeilOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): CeilOp {
    return buildOp(builder, location, CeilOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * cosine of the specified value
 *
 * The cosine of an angle in radians.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.cos %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class CosOp extends Operation {
  static readonly opName = 'math.cos';
  static readonly spec: OpSpec = {
    name: 'math.cos',
    className: 'CosOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): CosOp {
    return buildOp(builder, location, CosOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * hyperbolic cosine of the specified value
 *
 * Half of e^x + e^-x.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.cosh %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class CoshOp extends Operation {
  static readonly opName = 'math.cosh';
  static readonly spec: OpSpec = {
    name: 'math.cosh',
    className: 'CoshOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): CoshOp {
    return buildOp(builder, location, CoshOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * error function of the specified value
 *
 * 2/sqrt(pi) times the integral of e^(-t^2) from 0 to the operand.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.erf %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class ErfOp extends Operation {
  static readonly opName = 'math.erf';
  static readonly spec: OpSpec = {
    name: 'math.erf',
    className: 'ErfOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): ErfOp {
    return buildOp(builder, location, ErfOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * complementary error function of the specified value
 *
 * 1 less the error function, exact where that is close to 1.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.erfc %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class ErfcOp extends Operation {
  static readonly opName = 'math.erfc';
  static readonly spec: OpSpec = {
    name: 'math.erfc',
    className: 'ErfcOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): ErfcOp {
    return buildOp(builder, location, ErfcOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * base-e exponential of the specified value
 *
 * e to the power of the operand.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.exp %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class ExpOp extends Operation {
  static readonly opName = 'math.exp';
  static readonly spec: OpSpec = {
    name: 'math.exp',
    className: 'ExpOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): ExpOp {
    return buildOp(builder, location, ExpOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * base-2 exponential of the specified value
 *
 * 2 to the power of the operand.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.exp2 %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class Exp2Op extends Operation {
  static readonly opName = 'math.exp2';
  static readonly spec: OpSpec = {
    name: 'math.exp2',
    className: 'Exp2Op',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): Exp2Op {
    return buildOp(builder, location, Exp2Op, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * base-e exponential of the specified value minus 1
 *
 * e to the power of the operand, less 1, exact where that is close to 0.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.expm1 %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class ExpM1Op extends Operation {
  static readonly opName = 'math.expm1';
  static readonly spec: OpSpec = {
    name: 'math.expm1',
    className: 'ExpM1Op',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): ExpM1Op {
    return buildOp(builder, location, ExpM1Op, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * floor of the specified value
 *
 * The greatest integer that is not greater.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.floor %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class FloorOp extends Operation {
  static readonly opName = 'math.floor';
  static readonly spec: OpSpec = {
    name: 'math.floor',
    className: 'FloorOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): FloorOp {
    return buildOp(builder, location, FloorOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * base-e logarithm of the specified value
 *
 * The power of e that gives the operand.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.log %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class LogOp extends Operation {
  static readonly opName = 'math.log';
  static readonly spec: OpSpec = {
    name: 'math.log',
    className: 'LogOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): LogOp {
    return buildOp(builder, location, LogOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * base-10 logarithm of the specified value
 *
 * The power of 10 that gives the operand.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.log10 %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class Log10Op extends Operation {
  static readonly opName = 'math.log10';
  static readonly spec: OpSpec = {
    name: 'math.log10',
    className: 'Log10Op',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): Log10Op {
    return buildOp(builder, location, Log10Op, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * Computes the natural logarithm of one plus the given value
 *
 * The logarithm of 1 plus the operand, exact where that is close to 0.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.log1p %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class Log1pOp extends Operation {
  static readonly opName = 'math.log1p';
  static readonly spec: OpSpec = {
    name: 'math.log1p',
    className: 'Log1pOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): Log1pOp {
    return buildOp(builder, location, Log1pOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * base-2 logarithm of the specified value
 *
 * The power of 2 that gives the operand.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.log2 %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class Log2Op extends Operation {
  static readonly opName = 'math.log2';
  static readonly spec: OpSpec = {
    name: 'math.log2',
    className: 'Log2Op',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): Log2Op {
    return buildOp(builder, location, Log2Op, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * round of the specified value with halfway cases to even
 *
 * The nearest integer; of two the even one.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.roundeven %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class RoundEvenOp extends Operation {
  static readonly opName = 'math.roundeven';
  static readonly spec: OpSpec = {
    name: 'math.roundeven',
    className: 'RoundEvenOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): RoundEvenOp {
    return buildOp(builder, location, RoundEvenOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * round of the specified value
 *
 * The nearest integer; of two the one farther from zero.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.round %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class RoundOp extends Operation {
  static readonly opName = 'math.round';
  static readonly spec: OpSpec = {
    name: 'math.round',
    className: 'RoundOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): RoundOp {
    return buildOp(builder, location, RoundOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * reciprocal of sqrt (1 / sqrt of the specified value)
 *
 * 1 divided by the square root.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.rsqrt %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class RsqrtOp extends Operation {
  static readonly opName = 'math.rsqrt';
  static readonly spec: OpSpec = {
    name: 'math.rsqrt',
    className: 'RsqrtOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): RsqrtOp {
    return buildOp(builder, location, RsqrtOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * sine of the specified value
 *
 * The sine of an angle in radians.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.sin %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class SinOp extends Operation {
  static readonly opName = 'math.sin';
  static readonly spec: OpSpec = {
    name: 'math.sin',
    className: 'SinOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): SinOp {
    return buildOp(builder, location, SinOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * hyperbolic sine of the specified value
 *
 * Half of e^x - e^-x.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.sinh %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class SinhOp extends Operation {
  static readonly opName = 'math.sinh';
  static readonly spec: OpSpec = {
    name: 'math.sinh',
    className: 'SinhOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): SinhOp {
    return buildOp(builder, location, SinhOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * sqrt of the specified value
 *
 * The square root.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.sqrt %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class SqrtOp extends Operation {
  static readonly opName = 'math.sqrt';
  static readonly spec: OpSpec = {
    name: 'math.sqrt',
    className: 'SqrtOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): SqrtOp {
    return buildOp(builder, location, SqrtOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * tangent of the specified value
 *
 * The tangent of an angle in radians.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.tan %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class TanOp extends Operation {
  static readonly opName = 'math.tan';
  static readonly spec: OpSpec = {
    name: 'math.tan',
    className: 'TanOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): TanOp {
    return buildOp(builder, location, TanOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * hyperbolic tangent of the specified value
 *
 * The hyperbolic sine divided by the hyperbolic cosine.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.tanh %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class TanhOp extends Operation {
  static readonly opName = 'math.tanh';
  static readonly spec: OpSpec = {
    name: 'math.tanh',
    className: 'TanhOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): TanhOp {
    return buildOp(builder, location, TanhOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * trunc of the specified value
 *
 * The nearest integer that is not farther from zero.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = math.trunc %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class TruncOp extends Operation {
  static readonly opName = 'math.trunc';
  static readonly spec: OpSpec = {
    name: 'math.trunc',
    className: 'TruncOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): TruncOp {
    return buildOp(builder, location, TruncOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * sine and cosine of the specified value
 *
 * The sine and the cosine of an angle in radians.
 *
 * ```mlir
 * func.func @example(%a: f32) -> (f32, f32) {
 *   %sin, %cos = math.sincos %a : f32
 *   return %sin, %cos : f32, f32
 * }
 * ```
 */
export class SincosOp extends Operation {
  static readonly opName = 'math.sincos';
  static readonly spec: OpSpec = {
    name: 'math.sincos',
    className: 'SincosOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [
      { name: 'sin', constraint: FloatLike },
      { name: 'cos', constraint: FloatLike },
    ],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      AllTypesMatch('operand', 'sin', 'cos'),
      Pure,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
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
      { kind: 'type', of: 'operand' },
    ],
  };

  /** Angle in radians */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint) ?? 0;
  }

  set fastmath(value: FastMathFlags) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** The sine, of the operand's type */
  get sin(): OpResult {
    return this.result(0);
  }

  /** The cosine, of the operand's type */
  get cos(): OpResult {
    return this.result(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined },
  ): SincosOp {
    return buildOp(builder, location, SincosOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type, args.operand?.type],
    });
  }
}

/**
 * returns true if the operand classifies as finite
 *
 * Neither infinite nor NaN.
 *
 * ```mlir
 * func.func @example(%a: f32) -> i1 {
 *   %0 = math.isfinite %a : f32
 *   return %0 : i1
 * }
 * ```
 */
export class IsFiniteOp extends Operation {
  static readonly opName = 'math.isfinite';
  static readonly spec: OpSpec = {
    name: 'math.isfinite',
    className: 'IsFiniteOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: BoolLike }],
    regions: [],
    successors: [],
    traits: [
      TypesMatchWith('result type has i1 element type and same shape as operands', 'operand', 'result', 'i1SameShape'),
      Pure,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
    ],
  };

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined; readonly resultType: Type },
  ): IsFiniteOp {
    return buildOp(builder, location, IsFiniteOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * returns true if the operand classifies as infinite
 *
 * Positive or negative infinity.
 *
 * ```mlir
 * func.func @example(%a: f32) -> i1 {
 *   %0 = math.isinf %a : f32
 *   return %0 : i1
 * }
 * ```
 */
export class IsInfOp extends Operation {
  static readonly opName = 'math.isinf';
  static readonly spec: OpSpec = {
    name: 'math.isinf',
    className: 'IsInfOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: BoolLike }],
    regions: [],
    successors: [],
    traits: [
      TypesMatchWith('result type has i1 element type and same shape as operands', 'operand', 'result', 'i1SameShape'),
      Pure,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
    ],
  };

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined; readonly resultType: Type },
  ): IsInfOp {
    return buildOp(builder, location, IsInfOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * returns true if the operand classifies as NaN
 *
 * Not a number.
 *
 * ```mlir
 * func.func @example(%a: f32) -> i1 {
 *   %0 = math.isnan %a : f32
 *   return %0 : i1
 * }
 * ```
 */
export class IsNaNOp extends Operation {
  static readonly opName = 'math.isnan';
  static readonly spec: OpSpec = {
    name: 'math.isnan',
    className: 'IsNaNOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: BoolLike }],
    regions: [],
    successors: [],
    traits: [
      TypesMatchWith('result type has i1 element type and same shape as operands', 'operand', 'result', 'i1SameShape'),
      Pure,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
    ],
  };

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined; readonly resultType: Type },
  ): IsNaNOp {
    return buildOp(builder, location, IsNaNOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * returns true if the operand classifies as normal
 *
 * Neither zero, subnormal, infinite nor NaN.
 *
 * ```mlir
 * func.func @example(%a: f32) -> i1 {
 *   %0 = math.isnormal %a : f32
 *   return %0 : i1
 * }
 * ```
 */
export class IsNormalOp extends Operation {
  static readonly opName = 'math.isnormal';
  static readonly spec: OpSpec = {
    name: 'math.isnormal',
    className: 'IsNormalOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: BoolLike }],
    regions: [],
    successors: [],
    traits: [
      TypesMatchWith('result type has i1 element type and same shape as operands', 'operand', 'result', 'i1SameShape'),
      Pure,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
    ],
  };

  /** Operand */
  get operandValue(): Value {
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
    args: { readonly operand: Value; readonly fastmath?: FastMathFlags | undefined; readonly resultType: Type },
  ): IsNormalOp {
    return buildOp(builder, location, IsNormalOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * 2-argument arcus tangent of the given values
 *
 * The angle in radians, from -pi to pi, between the x axis and the point whose y is the left operand and whose x is the right one.
 *
 * ```mlir
 * func.func @example(%a: f32, %b: f32) -> f32 {
 *   %0 = math.atan2 %a, %b : f32
 *   return %0 : f32
 * }
 * ```
 */
export class Atan2Op extends Operation {
  static readonly opName = 'math.atan2';
  static readonly spec: OpSpec = {
    name: 'math.atan2',
    className: 'Atan2Op',
    operands: [
      { name: 'lhs', constraint: FloatLike },
      { name: 'rhs', constraint: FloatLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
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
 * A copysign operation
 *
 * The left operand with the sign of the right one.
 *
 * ```mlir
 * func.func @example(%a: f32, %b: f32) -> f32 {
 *   %0 = math.copysign %a, %b : f32
 *   return %0 : f32
 * }
 * ```
 */
export class CopySignOp extends Operation {
  static readonly opName = 'math.copysign';
  static readonly spec: OpSpec = {
    name: 'math.copysign',
    className: 'CopySignOp',
    operands: [
      { name: 'lhs', constraint: FloatLike },
      { name: 'rhs', constraint: FloatLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
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
  ): CopySignOp {
    return buildOp(builder, location, CopySignOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * floating point raised to the power of operation
 *
 * The left operand to the power of the right one.
 *
 * ```mlir
 * func.func @example(%a: f32, %b: f32) -> f32 {
 *   %0 = math.powf %a, %b : f32
 *   return %0 : f32
 * }
 * ```
 */
export class PowFOp extends Operation {
  static readonly opName = 'math.powf';
  static readonly spec: OpSpec = {
    name: 'math.powf',
    className: 'PowFOp',
    operands: [
      { name: 'lhs', constraint: FloatLike },
      { name: 'rhs', constraint: FloatLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
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
  ): PowFOp {
    return buildOp(builder, location, PowFOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * floating point raised to the signed integer power
 *
 * A float to the power of a signed integer.
 *
 * ```mlir
 * func.func @example(%a: f32, %b: i32) -> f32 {
 *   %0 = math.fpowi %a, %b : f32, i32
 *   return %0 : f32
 * }
 * ```
 */
export class FPowIOp extends Operation {
  static readonly opName = 'math.fpowi';
  static readonly spec: OpSpec = {
    name: 'math.fpowi',
    className: 'FPowIOp',
    operands: [
      { name: 'lhs', constraint: FloatLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      AllTypesMatch('lhs', 'result'),
      Pure,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
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
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
    ],
  };

  /** Base */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Power */
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
  ): FPowIOp {
    return buildOp(builder, location, FPowIOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * floating point clamping operation
 *
 * The value if it is between the bounds, else the bound that it is beyond.
 *
 * ```mlir
 * func.func @example(%a: f32, %min: f32, %max: f32) -> f32 {
 *   %0 = math.clampf %a to [%min, %max] : f32
 *   return %0 : f32
 * }
 * ```
 */
export class ClampFOp extends Operation {
  static readonly opName = 'math.clampf';
  static readonly spec: OpSpec = {
    name: 'math.clampf',
    className: 'ClampFOp',
    operands: [
      { name: 'value', constraint: FloatLike },
      { name: 'min', constraint: FloatLike },
      { name: 'max', constraint: FloatLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: 'to' },
      { kind: 'whitespace', text: ' ' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'min' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'max' },
      { kind: 'literal', text: ']' },
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

  /** Value */
  get value(): Value {
    return this.operand(0);
  }

  /** Least result */
  get min(): Value {
    return this.operand(1);
  }

  /** Greatest result */
  get max(): Value {
    return this.operand(2);
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
    args: {
      readonly value: Value;
      readonly min: Value;
      readonly max: Value;
      readonly fastmath?: FastMathFlags | undefined;
    },
  ): ClampFOp {
    return buildOp(builder, location, ClampFOp, {
      operands: [args.value, args.min, args.max],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.value?.type],
    });
  }
}

/**
 * floating point fused multipy-add operation
 *
 * `a * b + c`, rounded once.
 *
 * ```mlir
 * func.func @example(%a: f32, %b: f32, %c: f32) -> f32 {
 *   %0 = math.fma %a, %b, %c : f32
 *   return %0 : f32
 * }
 * ```
 */
export class FmaOp extends Operation {
  static readonly opName = 'math.fma';
  static readonly spec: OpSpec = {
    name: 'math.fma',
    className: 'FmaOp',
    operands: [
      { name: 'a', constraint: FloatLike },
      { name: 'b', constraint: FloatLike },
      { name: 'c', constraint: FloatLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, Pure, Elementwise, Scalarizable, Vectorizable, Tensorizable],
    assemblyFormat: [
      { kind: 'variable', name: 'a' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'b' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'c' },
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

  /** First factor */
  get a(): Value {
    return this.operand(0);
  }

  /** Second factor */
  get b(): Value {
    return this.operand(1);
  }

  /** Summand */
  get c(): Value {
    return this.operand(2);
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
    args: { readonly a: Value; readonly b: Value; readonly c: Value; readonly fastmath?: FastMathFlags | undefined },
  ): FmaOp {
    return buildOp(builder, location, FmaOp, {
      operands: [args.a, args.b, args.c],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.a?.type],
    });
  }
}
