// @generated from dialects-td/arith/arith-ops.yaml; do not edit, run npm run codegen
import { enumAsInteger, TypedAttrInterface, UnitAttr } from '../../../builtin/attr-constraints.ts';
import { CastOpInterface } from '../../../builtin/cast.ts';
import {
  AnyType,
  BoolLike,
  FloatLike,
  SignlessFixedWidthIntegerLike,
  SignlessIntegerOrIndexLike,
} from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { OpAsmOpInterface } from '../../../ir/interfaces/inference.ts';
import { InferIntRangeInterface } from '../../../ir/interfaces/integer-range.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import {
  Commutative,
  ConditionallySpeculatable,
  ConstantLike,
  Idempotent,
  NoMemoryEffect,
  Pure,
  Scalarizable,
  Tensorizable,
  Vectorizable,
} from '../../../ir/traits/markers.ts';
import {
  Elementwise,
  SameOperandsAndResultShape,
  SameOperandsAndResultType,
  SameTypeOperands,
} from '../../../ir/traits/type-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import { attributeValue, optionalAttributeValue, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp, typeOfGiven } from '../../../ods/build.ts';
import { type AttrConstraint } from '../../../ods/constraints.ts';
import {
  AllTypesMatch,
  SameInputOutputTensorDims,
  ScalarConditionOrMatchingShape,
  TypesMatchWith,
} from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import {
  BitcastTypeConstraint,
  FastMathAttrConstraint,
  IndexCastTypeConstraint,
  IntegerOverflowAttrConstraint,
} from './arith-constraints.gen.ts';
import {
  type CmpFPredicate,
  cmpFPredicateEnum,
  type CmpIPredicate,
  cmpIPredicateEnum,
  type FastMathFlags,
  type IntegerOverflowFlags,
  type RoundingMode,
  roundingModeEnum,
} from './arith-enums.gen.ts';

/**
 * integer or floating point constant
 *
 * A value known at compile time: an integer, index or float, or a vector or tensor of them. The type is the attribute's.
 *
 * ```mlir
 * func.func @example() -> (i32, tensor<2xf32>) {
 *   %0 = arith.constant 42 : i32
 *   %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
 *   return %0, %cst : i32, tensor<2xf32>
 * }
 * ```
 */
export class ConstantOp extends Operation {
  static readonly opName = 'arith.constant';
  static readonly spec: OpSpec = {
    name: 'arith.constant',
    className: 'ConstantOp',
    operands: [],
    attributes: [{ name: 'value', constraint: TypedAttrInterface }],
    results: [{ name: 'result', constraint: AnyType }],
    regions: [],
    successors: [],
    traits: [ConstantLike, Pure, OpAsmOpInterface, AllTypesMatch('value', 'result'), InferIntRangeInterface],
    assemblyFormat: [{ kind: 'attr-dict' }, { kind: 'variable', name: 'value' }],
  };

  /** The constant, an attribute with a type */
  get value(): Attribute {
    return attributeValue(this, 'value', TypedAttrInterface);
  }

  set value(value: Attribute) {
    setAttributeValue(this, 'value', TypedAttrInterface, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: Attribute; readonly resultType?: Type | undefined },
  ): ConstantOp {
    return buildOp(builder, location, ConstantOp, {
      operands: [],
      attributes: { value: args.value },
      resultTypes: [args.resultType ?? typeOfGiven(args.value)],
    });
  }
}

/**
 * integer addition operation
 *
 * Adds modulo 2^N, N being the width. With `nsw` or `nuw`, signed or unsigned overflow gives poison.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.addi %a, %b overflow<nsw> : i32
 *   return %0 : i32
 * }
 * ```
 */
export class AddIOp extends Operation {
  static readonly opName = 'arith.addi';
  static readonly spec: OpSpec = {
    name: 'arith.addi',
    className: 'AddIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [{ name: 'overflowFlags', constraint: IntegerOverflowAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
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
          { kind: 'literal', text: 'overflow' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'overflowFlags' },
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

  /** Overflow that makes the result poison */
  get overflowFlags(): IntegerOverflowFlags {
    return optionalAttributeValue(this, 'overflowFlags', IntegerOverflowAttrConstraint) ?? 0;
  }

  set overflowFlags(value: IntegerOverflowFlags) {
    setAttributeValue(this, 'overflowFlags', IntegerOverflowAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly overflowFlags?: IntegerOverflowFlags | undefined },
  ): AddIOp {
    return buildOp(builder, location, AddIOp, {
      operands: [args.lhs, args.rhs],
      attributes: { overflowFlags: args.overflowFlags },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * integer subtraction operation
 *
 * Subtracts modulo 2^N, N being the width. With `nsw` or `nuw`, signed or unsigned overflow gives poison.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.subi %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class SubIOp extends Operation {
  static readonly opName = 'arith.subi';
  static readonly spec: OpSpec = {
    name: 'arith.subi',
    className: 'SubIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [{ name: 'overflowFlags', constraint: IntegerOverflowAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
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
          { kind: 'literal', text: 'overflow' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'overflowFlags' },
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

  /** Overflow that makes the result poison */
  get overflowFlags(): IntegerOverflowFlags {
    return optionalAttributeValue(this, 'overflowFlags', IntegerOverflowAttrConstraint) ?? 0;
  }

  set overflowFlags(value: IntegerOverflowFlags) {
    setAttributeValue(this, 'overflowFlags', IntegerOverflowAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly overflowFlags?: IntegerOverflowFlags | undefined },
  ): SubIOp {
    return buildOp(builder, location, SubIOp, {
      operands: [args.lhs, args.rhs],
      attributes: { overflowFlags: args.overflowFlags },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * integer multiplication operation
 *
 * Multiplies modulo 2^N, N being the width. With `nsw` or `nuw`, signed or unsigned overflow gives poison.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.muli %a, %b overflow<nsw, nuw> : i32
 *   return %0 : i32
 * }
 * ```
 */
export class MulIOp extends Operation {
  static readonly opName = 'arith.muli';
  static readonly spec: OpSpec = {
    name: 'arith.muli',
    className: 'MulIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [{ name: 'overflowFlags', constraint: IntegerOverflowAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      OpAsmOpInterface,
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
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
          { kind: 'literal', text: 'overflow' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'overflowFlags' },
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

  /** Overflow that makes the result poison */
  get overflowFlags(): IntegerOverflowFlags {
    return optionalAttributeValue(this, 'overflowFlags', IntegerOverflowAttrConstraint) ?? 0;
  }

  set overflowFlags(value: IntegerOverflowFlags) {
    setAttributeValue(this, 'overflowFlags', IntegerOverflowAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly overflowFlags?: IntegerOverflowFlags | undefined },
  ): MulIOp {
    return buildOp(builder, location, MulIOp, {
      operands: [args.lhs, args.rhs],
      attributes: { overflowFlags: args.overflowFlags },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * integer left-shift operation
 *
 * Shifts to the left and fills with zeros. A shift by the width or more gives poison.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.shli %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class ShLIOp extends Operation {
  static readonly opName = 'arith.shli';
  static readonly spec: OpSpec = {
    name: 'arith.shli',
    className: 'ShLIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [{ name: 'overflowFlags', constraint: IntegerOverflowAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
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
          { kind: 'literal', text: 'overflow' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'overflowFlags' },
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

  /** Overflow that makes the result poison */
  get overflowFlags(): IntegerOverflowFlags {
    return optionalAttributeValue(this, 'overflowFlags', IntegerOverflowAttrConstraint) ?? 0;
  }

  set overflowFlags(value: IntegerOverflowFlags) {
    setAttributeValue(this, 'overflowFlags', IntegerOverflowAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly overflowFlags?: IntegerOverflowFlags | undefined },
  ): ShLIOp {
    return buildOp(builder, location, ShLIOp, {
      operands: [args.lhs, args.rhs],
      attributes: { overflowFlags: args.overflowFlags },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * unsigned integer division operation
 *
 * Divides unsigned, rounding towards zero. Division by zero is undefined behaviour.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.divui %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class DivUIOp extends Operation {
  static readonly opName = 'arith.divui';
  static readonly spec: OpSpec = {
    name: 'arith.divui',
    className: 'DivUIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [{ name: 'isExact', constraint: UnitAttr, optional: true }],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      ConditionallySpeculatable,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
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
          { kind: 'literal', text: 'exact' },
          { kind: 'variable', name: 'isExact' },
        ],
        otherwise: [],
        anchor: 1,
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

  /** The result is poison when bits are lost */
  get isExact(): boolean {
    return this.properties.has('isExact');
  }

  set isExact(value: boolean) {
    setAttributeValue(this, 'isExact', UnitAttr, value || undefined);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly isExact?: boolean },
  ): DivUIOp {
    return buildOp(builder, location, DivUIOp, {
      operands: [args.lhs, args.rhs],
      attributes: { isExact: args.isExact || undefined },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * signed integer division operation
 *
 * Divides signed, rounding towards zero. Division by zero and an overflowing quotient are undefined behaviour.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.divsi %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class DivSIOp extends Operation {
  static readonly opName = 'arith.divsi';
  static readonly spec: OpSpec = {
    name: 'arith.divsi',
    className: 'DivSIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [{ name: 'isExact', constraint: UnitAttr, optional: true }],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      ConditionallySpeculatable,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
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
          { kind: 'literal', text: 'exact' },
          { kind: 'variable', name: 'isExact' },
        ],
        otherwise: [],
        anchor: 1,
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

  /** The result is poison when bits are lost */
  get isExact(): boolean {
    return this.properties.has('isExact');
  }

  set isExact(value: boolean) {
    setAttributeValue(this, 'isExact', UnitAttr, value || undefined);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly isExact?: boolean },
  ): DivSIOp {
    return buildOp(builder, location, DivSIOp, {
      operands: [args.lhs, args.rhs],
      attributes: { isExact: args.isExact || undefined },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * unsigned integer right-shift operation
 *
 * Shifts to the right and fills with zeros. A shift by the width or more gives poison.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.shrui %a, %b exact : i32
 *   return %0 : i32
 * }
 * ```
 */
export class ShRUIOp extends Operation {
  static readonly opName = 'arith.shrui';
  static readonly spec: OpSpec = {
    name: 'arith.shrui',
    className: 'ShRUIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [{ name: 'isExact', constraint: UnitAttr, optional: true }],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
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
          { kind: 'literal', text: 'exact' },
          { kind: 'variable', name: 'isExact' },
        ],
        otherwise: [],
        anchor: 1,
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

  /** The result is poison when bits are lost */
  get isExact(): boolean {
    return this.properties.has('isExact');
  }

  set isExact(value: boolean) {
    setAttributeValue(this, 'isExact', UnitAttr, value || undefined);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly isExact?: boolean },
  ): ShRUIOp {
    return buildOp(builder, location, ShRUIOp, {
      operands: [args.lhs, args.rhs],
      attributes: { isExact: args.isExact || undefined },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * signed integer right-shift operation
 *
 * Shifts to the right and fills with the sign bit. A shift by the width or more gives poison.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.shrsi %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class ShRSIOp extends Operation {
  static readonly opName = 'arith.shrsi';
  static readonly spec: OpSpec = {
    name: 'arith.shrsi',
    className: 'ShRSIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [{ name: 'isExact', constraint: UnitAttr, optional: true }],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
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
          { kind: 'literal', text: 'exact' },
          { kind: 'variable', name: 'isExact' },
        ],
        otherwise: [],
        anchor: 1,
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

  /** The result is poison when bits are lost */
  get isExact(): boolean {
    return this.properties.has('isExact');
  }

  set isExact(value: boolean) {
    setAttributeValue(this, 'isExact', UnitAttr, value || undefined);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly isExact?: boolean },
  ): ShRSIOp {
    return buildOp(builder, location, ShRSIOp, {
      operands: [args.lhs, args.rhs],
      attributes: { isExact: args.isExact || undefined },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * unsigned ceil integer division operation
 *
 * Divides unsigned, rounding up. Division by zero is undefined behaviour.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.ceildivui %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class CeilDivUIOp extends Operation {
  static readonly opName = 'arith.ceildivui';
  static readonly spec: OpSpec = {
    name: 'arith.ceildivui',
    className: 'CeilDivUIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      ConditionallySpeculatable,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
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
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value },
  ): CeilDivUIOp {
    return buildOp(builder, location, CeilDivUIOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * signed ceil integer division operation
 *
 * Divides signed, rounding towards positive infinity. Division by zero is undefined behaviour.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.ceildivsi %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class CeilDivSIOp extends Operation {
  static readonly opName = 'arith.ceildivsi';
  static readonly spec: OpSpec = {
    name: 'arith.ceildivsi',
    className: 'CeilDivSIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      ConditionallySpeculatable,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
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
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value },
  ): CeilDivSIOp {
    return buildOp(builder, location, CeilDivSIOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * signed floor integer division operation
 *
 * Divides signed, rounding towards negative infinity. Division by zero is undefined behaviour.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.floordivsi %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class FloorDivSIOp extends Operation {
  static readonly opName = 'arith.floordivsi';
  static readonly spec: OpSpec = {
    name: 'arith.floordivsi',
    className: 'FloorDivSIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
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
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value },
  ): FloorDivSIOp {
    return buildOp(builder, location, FloorDivSIOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * unsigned integer division remainder operation
 *
 * The remainder of `divui`.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.remui %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class RemUIOp extends Operation {
  static readonly opName = 'arith.remui';
  static readonly spec: OpSpec = {
    name: 'arith.remui',
    className: 'RemUIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
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
  static build(builder: OpBuilder, location: Location, args: { readonly lhs: Value; readonly rhs: Value }): RemUIOp {
    return buildOp(builder, location, RemUIOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * signed integer division remainder operation
 *
 * The remainder of `divsi`; its sign is the dividend's.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.remsi %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class RemSIOp extends Operation {
  static readonly opName = 'arith.remsi';
  static readonly spec: OpSpec = {
    name: 'arith.remsi',
    className: 'RemSIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
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
  static build(builder: OpBuilder, location: Location, args: { readonly lhs: Value; readonly rhs: Value }): RemSIOp {
    return buildOp(builder, location, RemSIOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * integer binary and
 *
 * Bitwise and.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.andi %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class AndIOp extends Operation {
  static readonly opName = 'arith.andi';
  static readonly spec: OpSpec = {
    name: 'arith.andi',
    className: 'AndIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      Idempotent,
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
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
  static build(builder: OpBuilder, location: Location, args: { readonly lhs: Value; readonly rhs: Value }): AndIOp {
    return buildOp(builder, location, AndIOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * integer binary or
 *
 * Bitwise or.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.ori %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class OrIOp extends Operation {
  static readonly opName = 'arith.ori';
  static readonly spec: OpSpec = {
    name: 'arith.ori',
    className: 'OrIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      Idempotent,
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
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
  static build(builder: OpBuilder, location: Location, args: { readonly lhs: Value; readonly rhs: Value }): OrIOp {
    return buildOp(builder, location, OrIOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * integer binary xor
 *
 * Bitwise exclusive or.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.xori %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class XOrIOp extends Operation {
  static readonly opName = 'arith.xori';
  static readonly spec: OpSpec = {
    name: 'arith.xori',
    className: 'XOrIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
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
  static build(builder: OpBuilder, location: Location, args: { readonly lhs: Value; readonly rhs: Value }): XOrIOp {
    return buildOp(builder, location, XOrIOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * signed integer maximum operation
 *
 * The larger operand, signed.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.maxsi %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class MaxSIOp extends Operation {
  static readonly opName = 'arith.maxsi';
  static readonly spec: OpSpec = {
    name: 'arith.maxsi',
    className: 'MaxSIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
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
  static build(builder: OpBuilder, location: Location, args: { readonly lhs: Value; readonly rhs: Value }): MaxSIOp {
    return buildOp(builder, location, MaxSIOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * unsigned integer maximum operation
 *
 * The larger operand, unsigned.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = arith.maxui %a, %b : index
 *   return %0 : index
 * }
 * ```
 */
export class MaxUIOp extends Operation {
  static readonly opName = 'arith.maxui';
  static readonly spec: OpSpec = {
    name: 'arith.maxui',
    className: 'MaxUIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
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
  static build(builder: OpBuilder, location: Location, args: { readonly lhs: Value; readonly rhs: Value }): MaxUIOp {
    return buildOp(builder, location, MaxUIOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * signed integer minimum operation
 *
 * The smaller operand, signed.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.minsi %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class MinSIOp extends Operation {
  static readonly opName = 'arith.minsi';
  static readonly spec: OpSpec = {
    name: 'arith.minsi',
    className: 'MinSIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
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
  static build(builder: OpBuilder, location: Location, args: { readonly lhs: Value; readonly rhs: Value }): MinSIOp {
    return buildOp(builder, location, MinSIOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * unsigned integer minimum operation
 *
 * The smaller operand, unsigned.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i32 {
 *   %0 = arith.minui %a, %b : i32
 *   return %0 : i32
 * }
 * ```
 */
export class MinUIOp extends Operation {
  static readonly opName = 'arith.minui';
  static readonly spec: OpSpec = {
    name: 'arith.minui',
    className: 'MinUIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: SignlessIntegerOrIndexLike }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      Pure,
      SameOperandsAndResultType,
      InferIntRangeInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
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
  static build(builder: OpBuilder, location: Location, args: { readonly lhs: Value; readonly rhs: Value }): MinUIOp {
    return buildOp(builder, location, MinUIOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * extended unsigned integer addition operation returning sum and overflow bit
 *
 * Adds unsigned and also says whether the sum overflowed.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> (i32, i1) {
 *   %sum, %overflow = arith.addui_extended %a, %b : i32, i1
 *   return %sum, %overflow : i32, i1
 * }
 * ```
 */
export class AddUIExtendedOp extends Operation {
  static readonly opName = 'arith.addui_extended';
  static readonly spec: OpSpec = {
    name: 'arith.addui_extended',
    className: 'AddUIExtendedOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [
      { name: 'sum', constraint: SignlessIntegerOrIndexLike },
      { name: 'overflow', constraint: BoolLike },
    ],
    regions: [],
    successors: [],
    traits: [
      Pure,
      Commutative,
      AllTypesMatch('lhs', 'rhs', 'sum'),
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'sum' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'overflow' },
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

  /** The sum modulo 2^N */
  get sum(): OpResult {
    return this.result(0);
  }

  /** 1 when the sum does not fit */
  get overflow(): OpResult {
    return this.result(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly overflowType: Type },
  ): AddUIExtendedOp {
    return buildOp(builder, location, AddUIExtendedOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type, args.overflowType],
    });
  }
}

/**
 * extended signed integer multiplication operation
 *
 * Multiplies signed and returns both halves of the product.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> (i32, i32) {
 *   %low, %high = arith.mulsi_extended %a, %b : i32
 *   return %low, %high : i32, i32
 * }
 * ```
 */
export class MulSIExtendedOp extends Operation {
  static readonly opName = 'arith.mulsi_extended';
  static readonly spec: OpSpec = {
    name: 'arith.mulsi_extended',
    className: 'MulSIExtendedOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [
      { name: 'low', constraint: SignlessIntegerOrIndexLike },
      { name: 'high', constraint: SignlessIntegerOrIndexLike },
    ],
    regions: [],
    successors: [],
    traits: [
      Pure,
      Commutative,
      AllTypesMatch('lhs', 'rhs', 'low', 'high'),
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
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

  /** Lower N bits of the product */
  get low(): OpResult {
    return this.result(0);
  }

  /** Upper N bits of the product */
  get high(): OpResult {
    return this.result(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value },
  ): MulSIExtendedOp {
    return buildOp(builder, location, MulSIExtendedOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type, args.lhs?.type],
    });
  }
}

/**
 * extended unsigned integer multiplication operation
 *
 * Multiplies unsigned and returns both halves of the product.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> (i32, i32) {
 *   %low, %high = arith.mului_extended %a, %b : i32
 *   return %low, %high : i32, i32
 * }
 * ```
 */
export class MulUIExtendedOp extends Operation {
  static readonly opName = 'arith.mului_extended';
  static readonly spec: OpSpec = {
    name: 'arith.mului_extended',
    className: 'MulUIExtendedOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [],
    results: [
      { name: 'low', constraint: SignlessIntegerOrIndexLike },
      { name: 'high', constraint: SignlessIntegerOrIndexLike },
    ],
    regions: [],
    successors: [],
    traits: [
      Pure,
      Commutative,
      AllTypesMatch('lhs', 'rhs', 'low', 'high'),
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
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

  /** Lower N bits of the product */
  get low(): OpResult {
    return this.result(0);
  }

  /** Upper N bits of the product */
  get high(): OpResult {
    return this.result(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value },
  ): MulUIExtendedOp {
    return buildOp(builder, location, MulUIExtendedOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.lhs?.type, args.lhs?.type],
    });
  }
}

/**
 * floating point negation
 *
 * Flips the sign bit.
 *
 * ```mlir
 * func.func @example(%a: f32) -> f32 {
 *   %0 = arith.negf %a : f32
 *   return %0 : f32
 * }
 * ```
 */
export class NegFOp extends Operation {
  static readonly opName = 'arith.negf';
  static readonly spec: OpSpec = {
    name: 'arith.negf',
    className: 'NegFOp',
    operands: [{ name: 'operand', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [Pure, SameOperandsAndResultType, NoMemoryEffect, Elementwise, Scalarizable, Vectorizable, Tensorizable],
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
  ): NegFOp {
    return buildOp(builder, location, NegFOp, {
      operands: [args.operand],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.operand?.type],
    });
  }
}

/**
 * floating point addition operation
 *
 * Adds.
 *
 * ```mlir
 * func.func @example(%a: f32, %b: f32) -> f32 {
 *   %0 = arith.addf %a, %b fastmath<fast> : f32
 *   return %0 : f32
 * }
 * ```
 */
export class AddFOp extends Operation {
  static readonly opName = 'arith.addf';
  static readonly spec: OpSpec = {
    name: 'arith.addf',
    className: 'AddFOp',
    operands: [
      { name: 'lhs', constraint: FloatLike },
      { name: 'rhs', constraint: FloatLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      Pure,
      SameOperandsAndResultType,
      NoMemoryEffect,
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
  ): AddFOp {
    return buildOp(builder, location, AddFOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * floating point subtraction operation
 *
 * Subtracts.
 *
 * ```mlir
 * func.func @example(%a: f32, %b: f32) -> f32 {
 *   %0 = arith.subf %a, %b : f32
 *   return %0 : f32
 * }
 * ```
 */
export class SubFOp extends Operation {
  static readonly opName = 'arith.subf';
  static readonly spec: OpSpec = {
    name: 'arith.subf',
    className: 'SubFOp',
    operands: [
      { name: 'lhs', constraint: FloatLike },
      { name: 'rhs', constraint: FloatLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [Pure, SameOperandsAndResultType, NoMemoryEffect, Elementwise, Scalarizable, Vectorizable, Tensorizable],
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
  ): SubFOp {
    return buildOp(builder, location, SubFOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * floating point multiplication operation
 *
 * Multiplies.
 *
 * ```mlir
 * func.func @example(%a: f32, %b: f32) -> f32 {
 *   %0 = arith.mulf %a, %b fastmath<nnan,ninf> : f32
 *   return %0 : f32
 * }
 * ```
 */
export class MulFOp extends Operation {
  static readonly opName = 'arith.mulf';
  static readonly spec: OpSpec = {
    name: 'arith.mulf',
    className: 'MulFOp',
    operands: [
      { name: 'lhs', constraint: FloatLike },
      { name: 'rhs', constraint: FloatLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      Pure,
      SameOperandsAndResultType,
      NoMemoryEffect,
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
  ): MulFOp {
    return buildOp(builder, location, MulFOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * floating point division operation
 *
 * Divides.
 *
 * ```mlir
 * func.func @example(%a: f32, %b: f32) -> f32 {
 *   %0 = arith.divf %a, %b : f32
 *   return %0 : f32
 * }
 * ```
 */
export class DivFOp extends Operation {
  static readonly opName = 'arith.divf';
  static readonly spec: OpSpec = {
    name: 'arith.divf',
    className: 'DivFOp',
    operands: [
      { name: 'lhs', constraint: FloatLike },
      { name: 'rhs', constraint: FloatLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [Pure, SameOperandsAndResultType, NoMemoryEffect, Elementwise, Scalarizable, Vectorizable, Tensorizable],
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
  ): DivFOp {
    return buildOp(builder, location, DivFOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * floating point division remainder operation
 *
 * The remainder of a division rounded towards zero; its sign is the dividend's.
 *
 * ```mlir
 * func.func @example(%a: f32, %b: f32) -> f32 {
 *   %0 = arith.remf %a, %b : f32
 *   return %0 : f32
 * }
 * ```
 */
export class RemFOp extends Operation {
  static readonly opName = 'arith.remf';
  static readonly spec: OpSpec = {
    name: 'arith.remf',
    className: 'RemFOp',
    operands: [
      { name: 'lhs', constraint: FloatLike },
      { name: 'rhs', constraint: FloatLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [Pure, SameOperandsAndResultType, NoMemoryEffect, Elementwise, Scalarizable, Vectorizable, Tensorizable],
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
  ): RemFOp {
    return buildOp(builder, location, RemFOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * floating-point maximum operation
 *
 * The larger operand. -0.0 is less than 0.0; NaN when an operand is NaN.
 *
 * ```mlir
 * func.func @example(%a: f32, %b: f32) -> f32 {
 *   %0 = arith.maximumf %a, %b : f32
 *   return %0 : f32
 * }
 * ```
 */
export class MaximumFOp extends Operation {
  static readonly opName = 'arith.maximumf';
  static readonly spec: OpSpec = {
    name: 'arith.maximumf',
    className: 'MaximumFOp',
    operands: [
      { name: 'lhs', constraint: FloatLike },
      { name: 'rhs', constraint: FloatLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      Pure,
      SameOperandsAndResultType,
      NoMemoryEffect,
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
  ): MaximumFOp {
    return buildOp(builder, location, MaximumFOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * floating-point maximum operation
 *
 * The larger operand. When one operand is NaN, the other one.
 *
 * ```mlir
 * func.func @example(%a: f32, %b: f32) -> f32 {
 *   %0 = arith.maxnumf %a, %b : f32
 *   return %0 : f32
 * }
 * ```
 */
export class MaxNumFOp extends Operation {
  static readonly opName = 'arith.maxnumf';
  static readonly spec: OpSpec = {
    name: 'arith.maxnumf',
    className: 'MaxNumFOp',
    operands: [
      { name: 'lhs', constraint: FloatLike },
      { name: 'rhs', constraint: FloatLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      Pure,
      SameOperandsAndResultType,
      NoMemoryEffect,
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
  ): MaxNumFOp {
    return buildOp(builder, location, MaxNumFOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * floating-point minimum operation
 *
 * The smaller operand. -0.0 is less than 0.0; NaN when an operand is NaN.
 *
 * ```mlir
 * func.func @example(%a: f32, %b: f32) -> f32 {
 *   %0 = arith.minimumf %a, %b : f32
 *   return %0 : f32
 * }
 * ```
 */
export class MinimumFOp extends Operation {
  static readonly opName = 'arith.minimumf';
  static readonly spec: OpSpec = {
    name: 'arith.minimumf',
    className: 'MinimumFOp',
    operands: [
      { name: 'lhs', constraint: FloatLike },
      { name: 'rhs', constraint: FloatLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      Pure,
      SameOperandsAndResultType,
      NoMemoryEffect,
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
  ): MinimumFOp {
    return buildOp(builder, location, MinimumFOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * floating-point minimum operation
 *
 * The smaller operand. When one operand is NaN, the other one.
 *
 * ```mlir
 * func.func @example(%a: f32, %b: f32) -> f32 {
 *   %0 = arith.minnumf %a, %b : f32
 *   return %0 : f32
 * }
 * ```
 */
export class MinNumFOp extends Operation {
  static readonly opName = 'arith.minnumf';
  static readonly spec: OpSpec = {
    name: 'arith.minnumf',
    className: 'MinNumFOp',
    operands: [
      { name: 'lhs', constraint: FloatLike },
      { name: 'rhs', constraint: FloatLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'result', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      Pure,
      SameOperandsAndResultType,
      NoMemoryEffect,
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
  ): MinNumFOp {
    return buildOp(builder, location, MinNumFOp, {
      operands: [args.lhs, args.rhs],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.lhs?.type],
    });
  }
}

/**
 * integer zero extension operation
 *
 * Widens an integer with zeros.
 *
 * ```mlir
 * func.func @example(%a: i8) -> i32 {
 *   %0 = arith.extui %a : i8 to i32
 *   return %0 : i32
 * }
 * ```
 */
export class ExtUIOp extends Operation {
  static readonly opName = 'arith.extui';
  static readonly spec: OpSpec = {
    name: 'arith.extui',
    className: 'ExtUIOp',
    operands: [{ name: 'in', constraint: SignlessFixedWidthIntegerLike }],
    attributes: [],
    results: [{ name: 'out', constraint: SignlessFixedWidthIntegerLike }],
    regions: [],
    successors: [],
    traits: [
      InferIntRangeInterface,
      Pure,
      SameOperandsAndResultShape,
      SameInputOutputTensorDims,
      CastOpInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'in' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'in' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'out' },
    ],
  };

  /** Value to convert */
  get in(): Value {
    return this.operand(0);
  }

  /** The value in the new type, of the same shape */
  get out(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly in: Value; readonly outType: Type }): ExtUIOp {
    return buildOp(builder, location, ExtUIOp, { operands: [args.in], attributes: {}, resultTypes: [args.outType] });
  }
}

/**
 * integer sign extension operation
 *
 * Widens an integer with its sign bit.
 *
 * ```mlir
 * func.func @example(%a: i8) -> i32 {
 *   %0 = arith.extsi %a : i8 to i32
 *   return %0 : i32
 * }
 * ```
 */
export class ExtSIOp extends Operation {
  static readonly opName = 'arith.extsi';
  static readonly spec: OpSpec = {
    name: 'arith.extsi',
    className: 'ExtSIOp',
    operands: [{ name: 'in', constraint: SignlessFixedWidthIntegerLike }],
    attributes: [],
    results: [{ name: 'out', constraint: SignlessFixedWidthIntegerLike }],
    regions: [],
    successors: [],
    traits: [
      InferIntRangeInterface,
      Pure,
      SameOperandsAndResultShape,
      SameInputOutputTensorDims,
      CastOpInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'in' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'in' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'out' },
    ],
  };

  /** Value to convert */
  get in(): Value {
    return this.operand(0);
  }

  /** The value in the new type, of the same shape */
  get out(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly in: Value; readonly outType: Type }): ExtSIOp {
    return buildOp(builder, location, ExtSIOp, { operands: [args.in], attributes: {}, resultTypes: [args.outType] });
  }
}

/**
 * Upcasts input floats using provided scales values following OCP MXFP Spec
 *
 * Widens a float and multiplies it by a scale. The scale is rounded to f8E8M0FNU, a power of two, before. Blocks that share
 * a scale have it repeated for each element.
 *
 * ```mlir
 * func.func @example(%a: f4E2M1FN, %scale: f8E8M0FNU) -> f32 {
 *   %0 = arith.scaling_extf %a, %scale : f4E2M1FN, f8E8M0FNU to f32
 *   return %0 : f32
 * }
 * ```
 */
export class ScalingExtFOp extends Operation {
  static readonly opName = 'arith.scaling_extf';
  static readonly spec: OpSpec = {
    name: 'arith.scaling_extf',
    className: 'ScalingExtFOp',
    operands: [
      { name: 'in', constraint: FloatLike },
      { name: 'scale', constraint: FloatLike },
    ],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, optional: true }],
    results: [{ name: 'out', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameInputOutputTensorDims,
      CastOpInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'in' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'scale' },
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
      { kind: 'type', of: 'in' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'scale' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'out' },
    ],
  };

  /** Value to convert */
  get in(): Value {
    return this.operand(0);
  }

  /** What it is multiplied by */
  get scale(): Value {
    return this.operand(1);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags | undefined {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint);
  }

  set fastmath(value: FastMathFlags | undefined) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** The scaled value in the new type */
  get out(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly in: Value;
      readonly scale: Value;
      readonly fastmath?: FastMathFlags | undefined;
      readonly outType: Type;
    },
  ): ScalingExtFOp {
    return buildOp(builder, location, ScalingExtFOp, {
      operands: [args.in, args.scale],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.outType],
    });
  }
}

/**
 * integer truncation operation
 *
 * Keeps the low bits of an integer. With `nsw` or `nuw`, loss of signed or unsigned value gives poison.
 *
 * ```mlir
 * func.func @example(%a: i32) -> i8 {
 *   %0 = arith.trunci %a : i32 to i8
 *   return %0 : i8
 * }
 * ```
 */
export class TruncIOp extends Operation {
  static readonly opName = 'arith.trunci';
  static readonly spec: OpSpec = {
    name: 'arith.trunci',
    className: 'TruncIOp',
    operands: [{ name: 'in', constraint: SignlessFixedWidthIntegerLike }],
    attributes: [{ name: 'overflowFlags', constraint: IntegerOverflowAttrConstraint, defaultValue: 0 }],
    results: [{ name: 'out', constraint: SignlessFixedWidthIntegerLike }],
    regions: [],
    successors: [],
    traits: [
      InferIntRangeInterface,
      Pure,
      SameOperandsAndResultShape,
      SameInputOutputTensorDims,
      CastOpInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'in' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'overflow' },
          { kind: 'whitespace', text: '' },
          { kind: 'variable', name: 'overflowFlags' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'in' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'out' },
    ],
  };

  /** Value to convert */
  get in(): Value {
    return this.operand(0);
  }

  /** Overflow that makes the result poison */
  get overflowFlags(): IntegerOverflowFlags {
    return optionalAttributeValue(this, 'overflowFlags', IntegerOverflowAttrConstraint) ?? 0;
  }

  set overflowFlags(value: IntegerOverflowFlags) {
    setAttributeValue(this, 'overflowFlags', IntegerOverflowAttrConstraint, value);
  }

  /** The value in the new type, of the same shape */
  get out(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly in: Value; readonly overflowFlags?: IntegerOverflowFlags | undefined; readonly outType: Type },
  ): TruncIOp {
    return buildOp(builder, location, TruncIOp, {
      operands: [args.in],
      attributes: { overflowFlags: args.overflowFlags },
      resultTypes: [args.outType],
    });
  }
}

/**
 * cast from floating-point to wider floating-point
 *
 * Widens a float; the value stays.
 *
 * ```mlir
 * func.func @example(%a: bf16) -> f32 {
 *   %0 = arith.extf %a : bf16 to f32
 *   return %0 : f32
 * }
 * ```
 */
export class ExtFOp extends Operation {
  static readonly opName = 'arith.extf';
  static readonly spec: OpSpec = {
    name: 'arith.extf',
    className: 'ExtFOp',
    operands: [{ name: 'in', constraint: FloatLike }],
    attributes: [{ name: 'fastmath', constraint: FastMathAttrConstraint, optional: true }],
    results: [{ name: 'out', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameOperandsAndResultShape,
      SameInputOutputTensorDims,
      CastOpInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'in' },
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
      { kind: 'type', of: 'in' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'out' },
    ],
  };

  /** Value to convert */
  get in(): Value {
    return this.operand(0);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags | undefined {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint);
  }

  set fastmath(value: FastMathFlags | undefined) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** The value in the new type, of the same shape */
  get out(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly in: Value; readonly fastmath?: FastMathFlags | undefined; readonly outType: Type },
  ): ExtFOp {
    return buildOp(builder, location, ExtFOp, {
      operands: [args.in],
      attributes: { fastmath: args.fastmath },
      resultTypes: [args.outType],
    });
  }
}

const truncFOpRoundingmodeConstraint: AttrConstraint<RoundingMode> = enumAsInteger<RoundingMode>(
  roundingModeEnum,
  'Floating point rounding mode',
);

/**
 * cast from floating-point to narrower floating-point
 *
 * Narrows a float. Without a rounding mode it rounds to nearest, ties to even.
 *
 * ```mlir
 * func.func @example(%a: f32) -> bf16 {
 *   %0 = arith.truncf %a : f32 to bf16
 *   return %0 : bf16
 * }
 * ```
 */
export class TruncFOp extends Operation {
  static readonly opName = 'arith.truncf';
  static readonly spec: OpSpec = {
    name: 'arith.truncf',
    className: 'TruncFOp',
    operands: [{ name: 'in', constraint: FloatLike }],
    attributes: [
      { name: 'roundingmode', constraint: truncFOpRoundingmodeConstraint, optional: true },
      { name: 'fastmath', constraint: FastMathAttrConstraint, optional: true },
    ],
    results: [{ name: 'out', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameOperandsAndResultShape,
      SameInputOutputTensorDims,
      CastOpInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'in' },
      { kind: 'optional', then: [{ kind: 'variable', name: 'roundingmode' }], otherwise: [], anchor: 0 },
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
      { kind: 'type', of: 'in' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'out' },
    ],
  };

  /** Value to convert */
  get in(): Value {
    return this.operand(0);
  }

  /** How to round */
  get roundingmode(): RoundingMode | undefined {
    return optionalAttributeValue(this, 'roundingmode', truncFOpRoundingmodeConstraint);
  }

  set roundingmode(value: RoundingMode | undefined) {
    setAttributeValue(this, 'roundingmode', truncFOpRoundingmodeConstraint, value);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags | undefined {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint);
  }

  set fastmath(value: FastMathFlags | undefined) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** The value in the new type, of the same shape */
  get out(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly in: Value;
      readonly roundingmode?: RoundingMode | undefined;
      readonly fastmath?: FastMathFlags | undefined;
      readonly outType: Type;
    },
  ): TruncFOp {
    return buildOp(builder, location, TruncFOp, {
      operands: [args.in],
      attributes: { roundingmode: args.roundingmode, fastmath: args.fastmath },
      resultTypes: [args.outType],
    });
  }
}

const scalingTruncFOpRoundingmodeConstraint: AttrConstraint<RoundingMode> = enumAsInteger<RoundingMode>(
  roundingModeEnum,
  'Floating point rounding mode',
);

/**
 * Downcasts input floating point values using provided scales values following OCP MXFP Spec
 *
 * Divides a float by a scale and narrows it. The scale is rounded to f8E8M0FNU, a power of two, before. Blocks that share
 * a scale have it repeated for each element.
 *
 * ```mlir
 * func.func @example(%a: f32, %scale: f8E8M0FNU) -> f4E2M1FN {
 *   %0 = arith.scaling_truncf %a, %scale : f32, f8E8M0FNU to f4E2M1FN
 *   return %0 : f4E2M1FN
 * }
 * ```
 */
export class ScalingTruncFOp extends Operation {
  static readonly opName = 'arith.scaling_truncf';
  static readonly spec: OpSpec = {
    name: 'arith.scaling_truncf',
    className: 'ScalingTruncFOp',
    operands: [
      { name: 'in', constraint: FloatLike },
      { name: 'scale', constraint: FloatLike },
    ],
    attributes: [
      { name: 'roundingmode', constraint: scalingTruncFOpRoundingmodeConstraint, optional: true },
      { name: 'fastmath', constraint: FastMathAttrConstraint, optional: true },
    ],
    results: [{ name: 'out', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameInputOutputTensorDims,
      CastOpInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'in' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'scale' },
      { kind: 'optional', then: [{ kind: 'variable', name: 'roundingmode' }], otherwise: [], anchor: 0 },
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
      { kind: 'type', of: 'in' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'scale' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'out' },
    ],
  };

  /** Value to convert */
  get in(): Value {
    return this.operand(0);
  }

  /** What it is divided by */
  get scale(): Value {
    return this.operand(1);
  }

  /** How to round */
  get roundingmode(): RoundingMode | undefined {
    return optionalAttributeValue(this, 'roundingmode', scalingTruncFOpRoundingmodeConstraint);
  }

  set roundingmode(value: RoundingMode | undefined) {
    setAttributeValue(this, 'roundingmode', scalingTruncFOpRoundingmodeConstraint, value);
  }

  /** Liberties that rewriting may take */
  get fastmath(): FastMathFlags | undefined {
    return optionalAttributeValue(this, 'fastmath', FastMathAttrConstraint);
  }

  set fastmath(value: FastMathFlags | undefined) {
    setAttributeValue(this, 'fastmath', FastMathAttrConstraint, value);
  }

  /** The scaled value in the new type */
  get out(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly in: Value;
      readonly scale: Value;
      readonly roundingmode?: RoundingMode | undefined;
      readonly fastmath?: FastMathFlags | undefined;
      readonly outType: Type;
    },
  ): ScalingTruncFOp {
    return buildOp(builder, location, ScalingTruncFOp, {
      operands: [args.in, args.scale],
      attributes: { roundingmode: args.roundingmode, fastmath: args.fastmath },
      resultTypes: [args.outType],
    });
  }
}

/**
 * cast from unsigned integer type to floating-point
 *
 * Converts an unsigned integer, rounding to nearest, ties to even.
 *
 * ```mlir
 * func.func @example(%a: i32) -> f32 {
 *   %0 = arith.uitofp %a : i32 to f32
 *   return %0 : f32
 * }
 * ```
 */
export class UIToFPOp extends Operation {
  static readonly opName = 'arith.uitofp';
  static readonly spec: OpSpec = {
    name: 'arith.uitofp',
    className: 'UIToFPOp',
    operands: [{ name: 'in', constraint: SignlessFixedWidthIntegerLike }],
    attributes: [],
    results: [{ name: 'out', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameOperandsAndResultShape,
      SameInputOutputTensorDims,
      CastOpInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'in' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'in' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'out' },
    ],
  };

  /** Value to convert */
  get in(): Value {
    return this.operand(0);
  }

  /** The value in the new type, of the same shape */
  get out(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly in: Value; readonly outType: Type }): UIToFPOp {
    return buildOp(builder, location, UIToFPOp, { operands: [args.in], attributes: {}, resultTypes: [args.outType] });
  }
}

/**
 * cast from integer type to floating-point
 *
 * Converts a signed integer, rounding to nearest, ties to even.
 *
 * ```mlir
 * func.func @example(%a: i32) -> f32 {
 *   %0 = arith.sitofp %a : i32 to f32
 *   return %0 : f32
 * }
 * ```
 */
export class SIToFPOp extends Operation {
  static readonly opName = 'arith.sitofp';
  static readonly spec: OpSpec = {
    name: 'arith.sitofp',
    className: 'SIToFPOp',
    operands: [{ name: 'in', constraint: SignlessFixedWidthIntegerLike }],
    attributes: [],
    results: [{ name: 'out', constraint: FloatLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameOperandsAndResultShape,
      SameInputOutputTensorDims,
      CastOpInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'in' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'in' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'out' },
    ],
  };

  /** Value to convert */
  get in(): Value {
    return this.operand(0);
  }

  /** The value in the new type, of the same shape */
  get out(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly in: Value; readonly outType: Type }): SIToFPOp {
    return buildOp(builder, location, SIToFPOp, { operands: [args.in], attributes: {}, resultTypes: [args.outType] });
  }
}

/**
 * cast from floating-point type to integer type
 *
 * Converts to an unsigned integer, rounding towards zero. A value that does not fit gives poison.
 *
 * ```mlir
 * func.func @example(%a: f32) -> i32 {
 *   %0 = arith.fptoui %a : f32 to i32
 *   return %0 : i32
 * }
 * ```
 */
export class FPToUIOp extends Operation {
  static readonly opName = 'arith.fptoui';
  static readonly spec: OpSpec = {
    name: 'arith.fptoui',
    className: 'FPToUIOp',
    operands: [{ name: 'in', constraint: FloatLike }],
    attributes: [],
    results: [{ name: 'out', constraint: SignlessFixedWidthIntegerLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameOperandsAndResultShape,
      SameInputOutputTensorDims,
      CastOpInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'in' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'in' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'out' },
    ],
  };

  /** Value to convert */
  get in(): Value {
    return this.operand(0);
  }

  /** The value in the new type, of the same shape */
  get out(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly in: Value; readonly outType: Type }): FPToUIOp {
    return buildOp(builder, location, FPToUIOp, { operands: [args.in], attributes: {}, resultTypes: [args.outType] });
  }
}

/**
 * cast from floating-point type to integer type
 *
 * Converts to a signed integer, rounding towards zero. A value that does not fit gives poison.
 *
 * ```mlir
 * func.func @example(%a: f32) -> i32 {
 *   %0 = arith.fptosi %a : f32 to i32
 *   return %0 : i32
 * }
 * ```
 */
export class FPToSIOp extends Operation {
  static readonly opName = 'arith.fptosi';
  static readonly spec: OpSpec = {
    name: 'arith.fptosi',
    className: 'FPToSIOp',
    operands: [{ name: 'in', constraint: FloatLike }],
    attributes: [],
    results: [{ name: 'out', constraint: SignlessFixedWidthIntegerLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameOperandsAndResultShape,
      SameInputOutputTensorDims,
      CastOpInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'in' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'in' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'out' },
    ],
  };

  /** Value to convert */
  get in(): Value {
    return this.operand(0);
  }

  /** The value in the new type, of the same shape */
  get out(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly in: Value; readonly outType: Type }): FPToSIOp {
    return buildOp(builder, location, FPToSIOp, { operands: [args.in], attributes: {}, resultTypes: [args.outType] });
  }
}

/**
 * cast between index and integer types
 *
 * Converts between index and integer; sign-extends when it widens, keeps the low bits when it narrows.
 *
 * ```mlir
 * func.func @example(%a: index) -> i32 {
 *   %0 = arith.index_cast %a : index to i32
 *   return %0 : i32
 * }
 * ```
 */
export class IndexCastOp extends Operation {
  static readonly opName = 'arith.index_cast';
  static readonly spec: OpSpec = {
    name: 'arith.index_cast',
    className: 'IndexCastOp',
    operands: [{ name: 'in', constraint: IndexCastTypeConstraint }],
    attributes: [],
    results: [{ name: 'out', constraint: IndexCastTypeConstraint }],
    regions: [],
    successors: [],
    traits: [
      InferIntRangeInterface,
      Pure,
      SameOperandsAndResultShape,
      SameInputOutputTensorDims,
      CastOpInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'in' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'in' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'out' },
    ],
  };

  /** Value to convert */
  get in(): Value {
    return this.operand(0);
  }

  /** The value in the new type, of the same shape */
  get out(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly in: Value; readonly outType: Type },
  ): IndexCastOp {
    return buildOp(builder, location, IndexCastOp, {
      operands: [args.in],
      attributes: {},
      resultTypes: [args.outType],
    });
  }
}

/**
 * unsigned cast between index and integer types
 *
 * Converts between index and integer; zero-extends when it widens, keeps the low bits when it narrows.
 *
 * ```mlir
 * func.func @example(%a: i32) -> index {
 *   %0 = arith.index_castui %a : i32 to index
 *   return %0 : index
 * }
 * ```
 */
export class IndexCastUIOp extends Operation {
  static readonly opName = 'arith.index_castui';
  static readonly spec: OpSpec = {
    name: 'arith.index_castui',
    className: 'IndexCastUIOp',
    operands: [{ name: 'in', constraint: IndexCastTypeConstraint }],
    attributes: [],
    results: [{ name: 'out', constraint: IndexCastTypeConstraint }],
    regions: [],
    successors: [],
    traits: [
      InferIntRangeInterface,
      Pure,
      SameOperandsAndResultShape,
      SameInputOutputTensorDims,
      CastOpInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'in' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'in' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'out' },
    ],
  };

  /** Value to convert */
  get in(): Value {
    return this.operand(0);
  }

  /** The value in the new type, of the same shape */
  get out(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly in: Value; readonly outType: Type },
  ): IndexCastUIOp {
    return buildOp(builder, location, IndexCastUIOp, {
      operands: [args.in],
      attributes: {},
      resultTypes: [args.outType],
    });
  }
}

/**
 * bitcast between values of equal bit width
 *
 * Reads the bits of a value as another type of the same width.
 *
 * ```mlir
 * func.func @example(%a: f32) -> i32 {
 *   %0 = arith.bitcast %a : f32 to i32
 *   return %0 : i32
 * }
 * ```
 */
export class BitcastOp extends Operation {
  static readonly opName = 'arith.bitcast';
  static readonly spec: OpSpec = {
    name: 'arith.bitcast',
    className: 'BitcastOp',
    operands: [{ name: 'in', constraint: BitcastTypeConstraint }],
    attributes: [],
    results: [{ name: 'out', constraint: BitcastTypeConstraint }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameOperandsAndResultShape,
      SameInputOutputTensorDims,
      CastOpInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'in' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'in' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'out' },
    ],
  };

  /** Value to convert */
  get in(): Value {
    return this.operand(0);
  }

  /** The value in the new type, of the same shape */
  get out(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly in: Value; readonly outType: Type },
  ): BitcastOp {
    return buildOp(builder, location, BitcastOp, { operands: [args.in], attributes: {}, resultTypes: [args.outType] });
  }
}

const cmpIOpPredicateConstraint: AttrConstraint<CmpIPredicate> = enumAsInteger<CmpIPredicate>(
  cmpIPredicateEnum,
  'allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9',
  64,
);

/**
 * integer comparison operation
 *
 * Compares two integers. `s` and `u` predicates differ in whether the bits are read as signed or unsigned.
 *
 * ```mlir
 * func.func @example(%a: i32, %b: i32) -> i1 {
 *   %0 = arith.cmpi slt, %a, %b : i32
 *   return %0 : i1
 * }
 * ```
 */
export class CmpIOp extends Operation {
  static readonly opName = 'arith.cmpi';
  static readonly spec: OpSpec = {
    name: 'arith.cmpi',
    className: 'CmpIOp',
    operands: [
      { name: 'lhs', constraint: SignlessIntegerOrIndexLike },
      { name: 'rhs', constraint: SignlessIntegerOrIndexLike },
    ],
    attributes: [{ name: 'predicate', constraint: cmpIOpPredicateConstraint }],
    results: [{ name: 'result', constraint: BoolLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameTypeOperands,
      TypesMatchWith('result type has i1 element type and same shape as operands', 'lhs', 'result', 'i1SameShape'),
      InferIntRangeInterface,
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'predicate' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'lhs' },
    ],
  };

  /** Which comparison */
  get predicate(): CmpIPredicate {
    return attributeValue(this, 'predicate', cmpIOpPredicateConstraint);
  }

  set predicate(value: CmpIPredicate) {
    setAttributeValue(this, 'predicate', cmpIOpPredicateConstraint, value);
  }

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
    args: { readonly predicate: CmpIPredicate; readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): CmpIOp {
    return buildOp(builder, location, CmpIOp, {
      operands: [args.lhs, args.rhs],
      attributes: { predicate: args.predicate },
      resultTypes: [args.resultType],
    });
  }
}

const cmpFOpPredicateConstraint: AttrConstraint<CmpFPredicate> = enumAsInteger<CmpFPredicate>(
  cmpFPredicateEnum,
  'allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15',
  64,
);

/**
 * floating-point comparison operation
 *
 * Compares two floats. `o` predicates are false when an operand is NaN, `u` predicates are true.
 *
 * ```mlir
 * func.func @example(%a: f32, %b: f32) -> i1 {
 *   %0 = arith.cmpf oge, %a, %b : f32
 *   return %0 : i1
 * }
 * ```
 */
export class CmpFOp extends Operation {
  static readonly opName = 'arith.cmpf';
  static readonly spec: OpSpec = {
    name: 'arith.cmpf',
    className: 'CmpFOp',
    operands: [
      { name: 'lhs', constraint: FloatLike },
      { name: 'rhs', constraint: FloatLike },
    ],
    attributes: [
      { name: 'predicate', constraint: cmpFOpPredicateConstraint },
      { name: 'fastmath', constraint: FastMathAttrConstraint, defaultValue: 0 },
    ],
    results: [{ name: 'result', constraint: BoolLike }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      SameTypeOperands,
      TypesMatchWith('result type has i1 element type and same shape as operands', 'lhs', 'result', 'i1SameShape'),
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'predicate' },
      { kind: 'literal', text: ',' },
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
    ],
  };

  /** Which comparison */
  get predicate(): CmpFPredicate {
    return attributeValue(this, 'predicate', cmpFOpPredicateConstraint);
  }

  set predicate(value: CmpFPredicate) {
    setAttributeValue(this, 'predicate', cmpFOpPredicateConstraint, value);
  }

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
    args: {
      readonly predicate: CmpFPredicate;
      readonly lhs: Value;
      readonly rhs: Value;
      readonly fastmath?: FastMathFlags | undefined;
      readonly resultType: Type;
    },
  ): CmpFOp {
    return buildOp(builder, location, CmpFOp, {
      operands: [args.lhs, args.rhs],
      attributes: { predicate: args.predicate, fastmath: args.fastmath },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * select operation
 *
 * Chooses one of two values. With one i1 as condition it chooses the whole value, with i1s in the value's shape element by element.
 *
 * ```mlir
 * func.func @example(%c: i1, %a: f32, %b: f32) -> f32 {
 *   %0 = arith.select %c, %a, %b : f32
 *   return %0 : f32
 * }
 * ```
 */
export class SelectOp extends Operation {
  static readonly opName = 'arith.select';
  static readonly spec: OpSpec = {
    name: 'arith.select',
    className: 'SelectOp',
    operands: [
      { name: 'condition', constraint: BoolLike },
      { name: 'true_value', constraint: AnyType },
      { name: 'false_value', constraint: AnyType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnyType }],
    regions: [],
    successors: [],
    traits: [
      InferIntRangeInterface,
      Pure,
      AllTypesMatch('true_value', 'false_value', 'result'),
      ScalarConditionOrMatchingShape('condition', 'true_value', 'result'),
      NoMemoryEffect,
      Elementwise,
      Scalarizable,
      Vectorizable,
      Tensorizable,
    ],
    customAssembly: true,
  };

  /** I1, or i1 in the shape of the result */
  get condition(): Value {
    return this.operand(0);
  }

  /** Result where the condition is 1 */
  get trueValue(): Value {
    return this.operand(1);
  }

  /** Result where the condition is 0 */
  get falseValue(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly condition: Value; readonly trueValue: Value; readonly falseValue: Value },
  ): SelectOp {
    return buildOp(builder, location, SelectOp, {
      operands: [args.condition, args.trueValue, args.falseValue],
      attributes: {},
      resultTypes: [args.trueValue?.type],
    });
  }
}
