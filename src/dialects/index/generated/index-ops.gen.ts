// @generated from dialects-td/index/index-ops.yaml; do not edit, run npm run codegen
import { BoolAttr, IndexAttr } from '../../../builtin/attr-constraints.ts';
import { CastOpInterface } from '../../../builtin/cast.ts';
import { I1, Index } from '../../../builtin/type-constraints.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { OpAsmOpInterface } from '../../../ir/interfaces/inference.ts';
import { InferIntRangeInterface } from '../../../ir/interfaces/integer-range.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { Commutative, ConstantLike, NoMemoryEffect, Pure } from '../../../ir/traits/markers.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import { attributeValue, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { Index_IntegerOrIndex, IndexCmpPredicateAttrConstraint } from './index-constraints.gen.ts';
import { type IndexCmpPredicate } from './index-enums.gen.ts';

/**
 * Sum.
 *
 * Adds modulo two to the width of the target.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.add %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class AddOp extends Operation {
  static readonly opName = 'index.add';
  static readonly spec: OpSpec = {
    name: 'index.add',
    className: 'AddOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): AddOp {
    return buildOp(builder, location, AddOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Difference.
 *
 * Subtracts modulo two to the width of the target.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.sub %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class SubOp extends Operation {
  static readonly opName = 'index.sub';
  static readonly spec: OpSpec = {
    name: 'index.sub',
    className: 'SubOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Pure, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): SubOp {
    return buildOp(builder, location, SubOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Product.
 *
 * Multiplies modulo two to the width of the target.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.mul %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class MulOp extends Operation {
  static readonly opName = 'index.mul';
  static readonly spec: OpSpec = {
    name: 'index.mul',
    className: 'MulOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): MulOp {
    return buildOp(builder, location, MulOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Signed quotient.
 *
 * Divides signed numbers and rounds towards zero. A division by zero, and an overflow, is undefined behaviour.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.divs %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class DivSOp extends Operation {
  static readonly opName = 'index.divs';
  static readonly spec: OpSpec = {
    name: 'index.divs',
    className: 'DivSOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [NoMemoryEffect, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): DivSOp {
    return buildOp(builder, location, DivSOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Unsigned quotient.
 *
 * Divides unsigned numbers and rounds towards zero. A division by zero is undefined behaviour.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.divu %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class DivUOp extends Operation {
  static readonly opName = 'index.divu';
  static readonly spec: OpSpec = {
    name: 'index.divu',
    className: 'DivUOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [NoMemoryEffect, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): DivUOp {
    return buildOp(builder, location, DivUOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Signed quotient, rounded up.
 *
 * Divides signed numbers and rounds towards positive infinity. A division by zero, and an overflow, is undefined behaviour.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.ceildivs %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class CeilDivSOp extends Operation {
  static readonly opName = 'index.ceildivs';
  static readonly spec: OpSpec = {
    name: 'index.ceildivs',
    className: 'CeilDivSOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [NoMemoryEffect, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): CeilDivSOp {
    return buildOp(builder, location, CeilDivSOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Unsigned quotient, rounded up.
 *
 * Divides unsigned numbers and rounds up. A division by zero is undefined behaviour.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.ceildivu %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class CeilDivUOp extends Operation {
  static readonly opName = 'index.ceildivu';
  static readonly spec: OpSpec = {
    name: 'index.ceildivu',
    className: 'CeilDivUOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [NoMemoryEffect, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): CeilDivUOp {
    return buildOp(builder, location, CeilDivUOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Signed quotient, rounded down.
 *
 * Divides signed numbers and rounds towards negative infinity. A division by zero, and an overflow, is undefined behaviour.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.floordivs %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class FloorDivSOp extends Operation {
  static readonly opName = 'index.floordivs';
  static readonly spec: OpSpec = {
    name: 'index.floordivs',
    className: 'FloorDivSOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [NoMemoryEffect, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): FloorDivSOp {
    return buildOp(builder, location, FloorDivSOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Signed remainder.
 *
 * What signed division leaves, with the sign of the left operand. A division by zero, and an overflow, is undefined behaviour.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.rems %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class RemSOp extends Operation {
  static readonly opName = 'index.rems';
  static readonly spec: OpSpec = {
    name: 'index.rems',
    className: 'RemSOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [NoMemoryEffect, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): RemSOp {
    return buildOp(builder, location, RemSOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Unsigned remainder.
 *
 * What unsigned division leaves. A division by zero is undefined behaviour.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.remu %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class RemUOp extends Operation {
  static readonly opName = 'index.remu';
  static readonly spec: OpSpec = {
    name: 'index.remu',
    className: 'RemUOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [NoMemoryEffect, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): RemUOp {
    return buildOp(builder, location, RemUOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Signed maximum.
 *
 * The greater of two signed numbers.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.maxs %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class MaxSOp extends Operation {
  static readonly opName = 'index.maxs';
  static readonly spec: OpSpec = {
    name: 'index.maxs',
    className: 'MaxSOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): MaxSOp {
    return buildOp(builder, location, MaxSOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Unsigned maximum.
 *
 * The greater of two unsigned numbers.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.maxu %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class MaxUOp extends Operation {
  static readonly opName = 'index.maxu';
  static readonly spec: OpSpec = {
    name: 'index.maxu',
    className: 'MaxUOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): MaxUOp {
    return buildOp(builder, location, MaxUOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Signed minimum.
 *
 * The less of two signed numbers.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.mins %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class MinSOp extends Operation {
  static readonly opName = 'index.mins';
  static readonly spec: OpSpec = {
    name: 'index.mins',
    className: 'MinSOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): MinSOp {
    return buildOp(builder, location, MinSOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Unsigned minimum.
 *
 * The less of two unsigned numbers.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.minu %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class MinUOp extends Operation {
  static readonly opName = 'index.minu';
  static readonly spec: OpSpec = {
    name: 'index.minu',
    className: 'MinUOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): MinUOp {
    return buildOp(builder, location, MinUOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Shift left.
 *
 * Shifts to the left by an unsigned number of bits and fills with zeros. Shifting by the width of the target or more gives poison.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.shl %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class ShlOp extends Operation {
  static readonly opName = 'index.shl';
  static readonly spec: OpSpec = {
    name: 'index.shl',
    className: 'ShlOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Pure, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): ShlOp {
    return buildOp(builder, location, ShlOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Signed shift right.
 *
 * Shifts to the right by an unsigned number of bits and fills with the sign. Shifting by the width of the target or more gives poison.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.shrs %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class ShrSOp extends Operation {
  static readonly opName = 'index.shrs';
  static readonly spec: OpSpec = {
    name: 'index.shrs',
    className: 'ShrSOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Pure, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): ShrSOp {
    return buildOp(builder, location, ShrSOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Unsigned shift right.
 *
 * Shifts to the right by an unsigned number of bits and fills with zeros. Shifting by the width of the target or more gives poison.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.shru %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class ShrUOp extends Operation {
  static readonly opName = 'index.shru';
  static readonly spec: OpSpec = {
    name: 'index.shru',
    className: 'ShrUOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Pure, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): ShrUOp {
    return buildOp(builder, location, ShrUOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Bitwise and.
 *
 * A bit is set where it is in both operands.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.and %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class AndOp extends Operation {
  static readonly opName = 'index.and';
  static readonly spec: OpSpec = {
    name: 'index.and',
    className: 'AndOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): AndOp {
    return buildOp(builder, location, AndOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Bitwise or.
 *
 * A bit is set where it is in one of the operands, or in both.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.or %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class OrOp extends Operation {
  static readonly opName = 'index.or';
  static readonly spec: OpSpec = {
    name: 'index.or',
    className: 'OrOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): OrOp {
    return buildOp(builder, location, OrOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Bitwise exclusive or.
 *
 * A bit is set where it is in exactly one of the operands.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> index {
 *   %0 = index.xor %a, %b
 *   return %0 : index
 * }
 * ```
 */
export class XOrOp extends Operation {
  static readonly opName = 'index.xor';
  static readonly spec: OpSpec = {
    name: 'index.xor',
    className: 'XOrOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
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
  ): XOrOp {
    return buildOp(builder, location, XOrOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Signed cast.
 *
 * Converts between index and an integer of fixed width: to a wider one with the sign, to a narrower one by leaving bits out.
 *
 * ```mlir
 * func.func @example(%a: index) -> i32 {
 *   %0 = index.casts %a : index to i32
 *   return %0 : i32
 * }
 * ```
 */
export class CastSOp extends Operation {
  static readonly opName = 'index.casts';
  static readonly spec: OpSpec = {
    name: 'index.casts',
    className: 'CastSOp',
    operands: [{ name: 'input', constraint: Index_IntegerOrIndex }],
    attributes: [],
    results: [{ name: 'output', constraint: Index_IntegerOrIndex }],
    regions: [],
    successors: [],
    traits: [Pure, CastOpInterface, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'input' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'input' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'output' },
    ],
  };

  /** Number to convert */
  get input(): Value {
    return this.operand(0);
  }

  /** The number in the other type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly outputType: Type },
  ): CastSOp {
    return buildOp(builder, location, CastSOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Unsigned cast.
 *
 * Converts between index and an integer of fixed width: to a wider one with zeros, to a narrower one by leaving bits out.
 *
 * ```mlir
 * func.func @example(%a: index) -> i32 {
 *   %0 = index.castu %a : index to i32
 *   return %0 : i32
 * }
 * ```
 */
export class CastUOp extends Operation {
  static readonly opName = 'index.castu';
  static readonly spec: OpSpec = {
    name: 'index.castu',
    className: 'CastUOp',
    operands: [{ name: 'input', constraint: Index_IntegerOrIndex }],
    attributes: [],
    results: [{ name: 'output', constraint: Index_IntegerOrIndex }],
    regions: [],
    successors: [],
    traits: [Pure, CastOpInterface, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'input' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'input' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'output' },
    ],
  };

  /** Number to convert */
  get input(): Value {
    return this.operand(0);
  }

  /** The number in the other type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly outputType: Type },
  ): CastUOp {
    return buildOp(builder, location, CastUOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Comparison.
 *
 * Compares two numbers, signed or unsigned as the predicate says.
 *
 * ```mlir
 * func.func @example(%a: index, %b: index) -> i1 {
 *   %0 = index.cmp slt(%a, %b)
 *   return %0 : i1
 * }
 * ```
 */
export class CmpOp extends Operation {
  static readonly opName = 'index.cmp';
  static readonly spec: OpSpec = {
    name: 'index.cmp',
    className: 'CmpOp',
    operands: [
      { name: 'lhs', constraint: Index },
      { name: 'rhs', constraint: Index },
    ],
    attributes: [{ name: 'pred', constraint: IndexCmpPredicateAttrConstraint }],
    results: [{ name: 'result', constraint: I1 }],
    regions: [],
    successors: [],
    traits: [Pure, InferIntRangeInterface],
    assemblyFormat: [
      { kind: 'whitespace', text: '' },
      { kind: 'variable', name: 'pred' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'literal', text: ')' },
      { kind: 'attr-dict' },
    ],
  };

  /** How the operands are compared */
  get pred(): IndexCmpPredicate {
    return attributeValue(this, 'pred', IndexCmpPredicateAttrConstraint);
  }

  set pred(value: IndexCmpPredicate) {
    setAttributeValue(this, 'pred', IndexCmpPredicateAttrConstraint, value);
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
    args: { readonly pred: IndexCmpPredicate; readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): CmpOp {
    return buildOp(builder, location, CmpOp, {
      operands: [args.lhs, args.rhs],
      attributes: { pred: args.pred },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Width of index.
 *
 * How many bits index has on the target: 32 or 64.
 *
 * ```mlir
 * func.func @example() -> index {
 *   %0 = index.sizeof
 *   return %0 : index
 * }
 * ```
 */
export class SizeOfOp extends Operation {
  static readonly opName = 'index.sizeof';
  static readonly spec: OpSpec = {
    name: 'index.sizeof',
    className: 'SizeOfOp',
    operands: [],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [Pure, InferIntRangeInterface],
    assemblyFormat: [{ kind: 'attr-dict' }],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly resultType: Type }): SizeOfOp {
    return buildOp(builder, location, SizeOfOp, { operands: [], attributes: {}, resultTypes: [args.resultType] });
  }
}

/**
 * Constant.
 *
 * A number that is known.
 *
 * ```mlir
 * func.func @example() -> index {
 *   %idx42 = index.constant 42
 *   return %idx42 : index
 * }
 * ```
 */
export class ConstantOp extends Operation {
  static readonly opName = 'index.constant';
  static readonly spec: OpSpec = {
    name: 'index.constant',
    className: 'ConstantOp',
    operands: [],
    attributes: [{ name: 'value', constraint: IndexAttr }],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [ConstantLike, Pure, OpAsmOpInterface, InferIntRangeInterface],
    assemblyFormat: [{ kind: 'attr-dict' }, { kind: 'variable', name: 'value' }],
  };

  /** The number */
  get value(): number {
    return attributeValue(this, 'value', IndexAttr);
  }

  set value(value: number) {
    setAttributeValue(this, 'value', IndexAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: number; readonly resultType: Type },
  ): ConstantOp {
    return buildOp(builder, location, ConstantOp, {
      operands: [],
      attributes: { value: args.value },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Truth value.
 *
 * True or false, as comparisons of constants become.
 *
 * ```mlir
 * func.func @example() -> i1 {
 *   %true = index.bool.constant true
 *   return %true : i1
 * }
 * ```
 */
export class BoolConstantOp extends Operation {
  static readonly opName = 'index.bool.constant';
  static readonly spec: OpSpec = {
    name: 'index.bool.constant',
    className: 'BoolConstantOp',
    operands: [],
    attributes: [{ name: 'value', constraint: BoolAttr }],
    results: [{ name: 'result', constraint: I1 }],
    regions: [],
    successors: [],
    traits: [ConstantLike, Pure, OpAsmOpInterface, InferIntRangeInterface],
    assemblyFormat: [{ kind: 'attr-dict' }, { kind: 'variable', name: 'value' }],
  };

  /** The truth value */
  get value(): boolean {
    return attributeValue(this, 'value', BoolAttr);
  }

  set value(value: boolean) {
    setAttributeValue(this, 'value', BoolAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: boolean; readonly resultType: Type },
  ): BoolConstantOp {
    return buildOp(builder, location, BoolConstantOp, {
      operands: [],
      attributes: { value: args.value },
      resultTypes: [args.resultType],
    });
  }
}
