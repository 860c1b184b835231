// @generated from dialects-td/emitc/emitc-ops.yaml; do not edit, run npm run codegen
import {
  ArrayAttr,
  DenseI64ArrayAttr,
  DictArrayAttr,
  enumAsInteger,
  FlatSymbolRefAttr,
  StrArrayAttr,
  StrAttr,
  SymbolNameAttr,
  TypeAttr,
  TypeAttrOf,
  UnitAttr,
} from '../../../builtin/attr-constraints.ts';
import { CastOpInterface } from '../../../builtin/cast.ts';
import { AnyRegion, MaxSizedRegion, SizedRegion } from '../../../builtin/region-constraints.ts';
import { AnyType, FunctionTypeConstraint, I1 } from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type DictionaryAttr as DictionaryAttribute } from '../../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { CallOpInterface, FunctionOpInterface } from '../../../ir/interfaces/calls.ts';
import { OpAsmOpInterface } from '../../../ir/interfaces/inference.ts';
import { RegionBranchOpInterface } from '../../../ir/interfaces/region-branch.ts';
import { RegionKindInterface } from '../../../ir/interfaces/region-kind.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { Symbol, SymbolTableTrait } from '../../../ir/symbol-table.ts';
import {
  AutomaticAllocationScope,
  ConstantLike,
  MemAlloc,
  MemRead,
  MemWrite,
  Pure,
  RecursiveMemoryEffects,
  ReturnLike,
} from '../../../ir/traits/markers.ts';
import {
  HasParent,
  IsolatedFromAbove,
  NoRegionArguments,
  NoTerminator,
  SingleBlock,
  SingleBlockImplicitTerminator,
  Terminator,
} from '../../../ir/traits/structure-traits.ts';
import { marker } from '../../../ir/traits/trait.ts';
import { type Type } from '../../../ir/type.ts';
import { type FunctionType } from '../../../ir/types/composite-types.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import {
  attributeValue,
  operandGroup,
  optionalAttributeValue,
  optionalOperand,
  setAttributeValue,
} from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type AttrConstraint } from '../../../ods/constraints.ts';
import { AllTypesMatch, TypesMatchWith } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { Builtin_StringAttr, EmitC_LValueOf, EmitCType, IntegerIndexOrOpaqueType } from '../constraints.ts';
import { CExpressionInterface } from '../interfaces.ts';
import {
  EmitC_ArrayOrLValue,
  EmitC_OpaqueOrTypedAttr,
  EmitC_Subscriptable,
  EmitCTypeOrLValue,
  FloatIntegerIndexOrOpaqueType,
  LValueTypeConstraint,
  OpaqueTypeConstraint,
  PointerTypeConstraint,
} from './emitc-constraints.gen.ts';
import { type CmpPredicate, cmpPredicateEnum } from './emitc-enums.gen.ts';

/**
 * A file container operation
 *
 * The content of one source file. Inside it, names without dialect are looked up in `emitc`.
 *
 * ```mlir
 * emitc.file "main" {
 *   emitc.func @f() {
 *     emitc.return
 *   }
 * }
 * ```
 */
export class FileOp extends Operation {
  static readonly opName = 'emitc.file';
  static readonly spec: OpSpec = {
    name: 'emitc.file',
    className: 'FileOp',
    operands: [],
    attributes: [{ name: 'id', constraint: Builtin_StringAttr }],
    results: [],
    regions: [{ name: 'bodyRegion', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      IsolatedFromAbove,
      NoRegionArguments,
      SymbolTableTrait,
      OpAsmOpInterface,
      NoTerminator,
      SingleBlock,
      RegionKindInterface,
      marker('HasOnlyGraphRegion'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'id' },
      { kind: 'attr-dict-with-keyword' },
      { kind: 'variable', name: 'bodyRegion' },
    ],
  };

  /** What the file is known by */
  get id(): string {
    return attributeValue(this, 'id', Builtin_StringAttr);
  }

  set id(value: string) {
    setAttributeValue(this, 'id', Builtin_StringAttr, value);
  }

  /** The content */
  get bodyRegion(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly id: string; readonly regions?: readonly Region[] },
  ): FileOp {
    return buildOp(builder, location, FileOp, {
      operands: [],
      attributes: { id: args.id },
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Address operation
 *
 * The operator `&`: a pointer to where an lvalue is.
 *
 * ```mlir
 * %0 = "emitc.variable"() <{value = 42 : i32}> : () -> !emitc.lvalue<i32>
 * %1 = emitc.address_of %0 : !emitc.lvalue<i32>
 * ```
 */
export class AddressOfOp extends Operation {
  static readonly opName = 'emitc.address_of';
  static readonly spec: OpSpec = {
    name: 'emitc.address_of',
    className: 'AddressOfOp',
    operands: [{ name: 'reference', constraint: LValueTypeConstraint }],
    attributes: [],
    results: [{ name: 'result', constraint: PointerTypeConstraint }],
    regions: [],
    successors: [],
    traits: [
      CExpressionInterface,
      TypesMatchWith('input and result reference the same type', 'reference', 'result', 'parameterOf ptr'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'reference' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'reference', qualified: true },
      { kind: 'attr-dict' },
    ],
  };

  /** What is pointed to */
  get reference(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly reference: Value; readonly resultType: Type },
  ): AddressOfOp {
    return buildOp(builder, location, AddressOfOp, {
      operands: [args.reference],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Addition operation
 *
 * The operator `+`, of numbers, or of a pointer and an integer.
 *
 * ```mlir
 * emitc.func @next(%p: !emitc.ptr<f32>, %n: i32) -> !emitc.ptr<f32> {
 *   %0 = add %p, %n : (!emitc.ptr<f32>, i32) -> !emitc.ptr<f32>
 *   return %0 : !emitc.ptr<f32>
 * }
 * ```
 */
export class AddOp extends Operation {
  static readonly opName = 'emitc.add';
  static readonly spec: OpSpec = {
    name: 'emitc.add',
    className: 'AddOp',
    operands: [
      { name: 'lhs', constraint: EmitCType },
      { name: 'rhs', constraint: EmitCType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
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
 * Deprecated (use address_of/dereference)
 *
 * The operator `&` or `*`.
 *
 * ```mlir
 * %0 = "emitc.variable"() <{value = 42 : i32}> : () -> !emitc.lvalue<i32>
 * %1 = emitc.apply "&"(%0) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
 * ```
 */
export class ApplyOp extends Operation {
  static readonly opName = 'emitc.apply';
  static readonly spec: OpSpec = {
    name: 'emitc.apply',
    className: 'ApplyOp',
    operands: [{ name: 'operand', constraint: EmitCTypeOrLValue }],
    attributes: [{ name: 'applicableOperator', constraint: StrAttr }],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'applicableOperator' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: ')' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operand', results: 'results' },
    ],
  };

  /** `&` or `*` */
  get applicableOperator(): string {
    return attributeValue(this, 'applicableOperator', StrAttr);
  }

  set applicableOperator(value: string) {
    setAttributeValue(this, 'applicableOperator', StrAttr, value);
  }

  /** What it is applied to */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly applicableOperator: string; readonly operand: Value; readonly resultType: Type },
  ): ApplyOp {
    return buildOp(builder, location, ApplyOp, {
      operands: [args.operand],
      attributes: { applicableOperator: args.applicableOperator },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Bitwise and operation
 *
 * The operator `&` between two operands.
 *
 * ```mlir
 * emitc.func @f(%a: i32, %b: i32) {
 *   %0 = bitwise_and %a, %b : (i32, i32) -> i32
 *   return
 * }
 * ```
 */
export class BitwiseAndOp extends Operation {
  static readonly opName = 'emitc.bitwise_and';
  static readonly spec: OpSpec = {
    name: 'emitc.bitwise_and',
    className: 'BitwiseAndOp',
    operands: [
      { name: 'lhs', constraint: EmitCType },
      { name: 'rhs', constraint: EmitCType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
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
  ): BitwiseAndOp {
    return buildOp(builder, location, BitwiseAndOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Bitwise left shift operation
 *
 * The operator `<<`.
 *
 * ```mlir
 * emitc.func @f(%a: i32, %b: i32) {
 *   %0 = bitwise_left_shift %a, %b : (i32, i32) -> i32
 *   return
 * }
 * ```
 */
export class BitwiseLeftShiftOp extends Operation {
  static readonly opName = 'emitc.bitwise_left_shift';
  static readonly spec: OpSpec = {
    name: 'emitc.bitwise_left_shift',
    className: 'BitwiseLeftShiftOp',
    operands: [
      { name: 'lhs', constraint: EmitCType },
      { name: 'rhs', constraint: EmitCType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
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
  ): BitwiseLeftShiftOp {
    return buildOp(builder, location, BitwiseLeftShiftOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Bitwise not operation
 *
 * The operator `~`.
 *
 * ```mlir
 * emitc.func @f(%a: i32) {
 *   %0 = bitwise_not %a : (i32) -> i32
 *   return
 * }
 * ```
 */
export class BitwiseNotOp extends Operation {
  static readonly opName = 'emitc.bitwise_not';
  static readonly spec: OpSpec = {
    name: 'emitc.bitwise_not',
    className: 'BitwiseNotOp',
    operands: [{ name: 'operand', constraint: EmitCType }],
    attributes: [],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** What the operator is applied to */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): BitwiseNotOp {
    return buildOp(builder, location, BitwiseNotOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Bitwise or operation
 *
 * The operator `|`.
 *
 * ```mlir
 * emitc.func @f(%a: i32, %b: i32) {
 *   %0 = bitwise_or %a, %b : (i32, i32) -> i32
 *   return
 * }
 * ```
 */
export class BitwiseOrOp extends Operation {
  static readonly opName = 'emitc.bitwise_or';
  static readonly spec: OpSpec = {
    name: 'emitc.bitwise_or',
    className: 'BitwiseOrOp',
    operands: [
      { name: 'lhs', constraint: EmitCType },
      { name: 'rhs', constraint: EmitCType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
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
  ): BitwiseOrOp {
    return buildOp(builder, location, BitwiseOrOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Bitwise right shift operation
 *
 * The operator `>>`.
 *
 * ```mlir
 * emitc.func @f(%a: i32, %b: i32) {
 *   %0 = bitwise_right_shift %a, %b : (i32, i32) -> i32
 *   return
 * }
 * ```
 */
export class BitwiseRightShiftOp extends Operation {
  static readonly opName = 'emitc.bitwise_right_shift';
  static readonly spec: OpSpec = {
    name: 'emitc.bitwise_right_shift',
    className: 'BitwiseRightShiftOp',
    operands: [
      { name: 'lhs', constraint: EmitCType },
      { name: 'rhs', constraint: EmitCType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
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
  ): BitwiseRightShiftOp {
    return buildOp(builder, location, BitwiseRightShiftOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Bitwise xor operation
 *
 * The operator `^`.
 *
 * ```mlir
 * emitc.func @f(%a: i32, %b: i32) {
 *   %0 = bitwise_xor %a, %b : (i32, i32) -> i32
 *   return
 * }
 * ```
 */
export class BitwiseXorOp extends Operation {
  static readonly opName = 'emitc.bitwise_xor';
  static readonly spec: OpSpec = {
    name: 'emitc.bitwise_xor',
    className: 'BitwiseXorOp',
    operands: [
      { name: 'lhs', constraint: EmitCType },
      { name: 'rhs', constraint: EmitCType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
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
  ): BitwiseXorOp {
    return buildOp(builder, location, BitwiseXorOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Opaque call operation
 *
 * A call of something that the program does not define. `args`, if given, says what stands between the parentheses:
 * an index for the operand of that number, any other attribute for a constant.
 *
 * ```mlir
 * emitc.func @f(%a: i32) {
 *   %0 = call_opaque "max"(%a) {args = [0 : index, 7 : i32], template_args = [i32]} : (i32) -> i32
 *   return
 * }
 * ```
 */
export class CallOpaqueOp extends Operation {
  static readonly opName = 'emitc.call_opaque';
  static readonly spec: OpSpec = {
    name: 'emitc.call_opaque',
    className: 'CallOpaqueOp',
    operands: [{ name: 'operands', constraint: EmitCType, group: 'variadic' }],
    attributes: [
      { name: 'callee', constraint: StrAttr },
      { name: 'args', constraint: ArrayAttr, optional: true },
      { name: 'template_args', constraint: ArrayAttr, optional: true },
    ],
    results: [{ name: 'results', constraint: EmitCType, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'callee' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'operands' },
      { kind: 'literal', text: ')' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** What is called */
  get callee(): string {
    return attributeValue(this, 'callee', StrAttr);
  }

  set callee(value: string) {
    setAttributeValue(this, 'callee', StrAttr, value);
  }

  /** Operands by number and constants, in the order of the call */
  get args(): readonly Attribute[] | undefined {
    return optionalAttributeValue(this, 'args', ArrayAttr);
  }

  set args(value: readonly Attribute[] | undefined) {
    setAttributeValue(this, 'args', ArrayAttr, value);
  }

  /** Arguments of a template */
  get templateArgs(): readonly Attribute[] | undefined {
    return optionalAttributeValue(this, 'template_args', ArrayAttr);
  }

  set templateArgs(value: readonly Attribute[] | undefined) {
    setAttributeValue(this, 'template_args', ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly callee: string;
      readonly args?: readonly Attribute[] | undefined;
      readonly templateArgs?: readonly Attribute[] | undefined;
      readonly operands: readonly Value[];
      readonly resultTypes: readonly Type[];
    },
  ): CallOpaqueOp {
    return buildOp(builder, location, CallOpaqueOp, {
      operands: [args.operands],
      attributes: { callee: args.callee, args: args.args, template_args: args.templateArgs },
      resultTypes: [...args.resultTypes],
    });
  }
}

/**
 * Cast operation
 *
 * A cast between numbers, pointers and opaque types; an array of one dimension may become a pointer to its elements.
 *
 * ```mlir
 * emitc.func @f(%a: i32) -> f32 {
 *   %0 = cast %a : i32 to f32
 *   return %0 : f32
 * }
 * ```
 */
export class CastOp extends Operation {
  static readonly opName = 'emitc.cast';
  static readonly spec: OpSpec = {
    name: 'emitc.cast',
    className: 'CastOp',
    operands: [{ name: 'source', constraint: EmitCType }],
    attributes: [],
    results: [{ name: 'dest', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface, CastOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'source' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'source' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'dest' },
    ],
  };

  /** Value to convert */
  get source(): Value {
    return this.operand(0);
  }

  /** The value in the new type */
  get dest(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly source: Value; readonly destType: Type },
  ): CastOp {
    return buildOp(builder, location, CastOp, {
      operands: [args.source],
      attributes: {},
      resultTypes: [args.destType],
    });
  }
}

const cmpOpPredicateConstraint: AttrConstraint<CmpPredicate> = enumAsInteger<CmpPredicate>(
  cmpPredicateEnum,
  'allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6',
  64,
);

/**
 * Comparison operation
 *
 * One of the operators that compare.
 *
 * ```mlir
 * emitc.func @f(%a: i32, %b: i32) -> i1 {
 *   %0 = cmp lt, %a, %b : (i32, i32) -> i1
 *   return %0 : i1
 * }
 * ```
 */
export class CmpOp extends Operation {
  static readonly opName = 'emitc.cmp';
  static readonly spec: OpSpec = {
    name: 'emitc.cmp',
    className: 'CmpOp',
    operands: [
      { name: 'lhs', constraint: EmitCType },
      { name: 'rhs', constraint: EmitCType },
    ],
    attributes: [{ name: 'predicate', constraint: cmpOpPredicateConstraint }],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'predicate' },
      { kind: 'literal', text: ',' },
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Which comparison */
  get predicate(): CmpPredicate {
    return attributeValue(this, 'predicate', cmpOpPredicateConstraint);
  }

  set predicate(value: CmpPredicate) {
    setAttributeValue(this, 'predicate', cmpOpPredicateConstraint, value);
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
    args: { readonly predicate: CmpPredicate; readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): CmpOp {
    return buildOp(builder, location, CmpOp, {
      operands: [args.lhs, args.rhs],
      attributes: { predicate: args.predicate },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Constant operation
 *
 * A value known at compile time. It may fold, so pointers had better be variables.
 *
 * ```mlir
 * %0 = "emitc.constant"() <{value = #emitc.opaque<"CHAR_MIN">}> : () -> !emitc.opaque<"char">
 * ```
 */
export class ConstantOp extends Operation {
  static readonly opName = 'emitc.constant';
  static readonly spec: OpSpec = {
    name: 'emitc.constant',
    className: 'ConstantOp',
    operands: [],
    attributes: [{ name: 'value', constraint: EmitC_OpaqueOrTypedAttr }],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [ConstantLike, CExpressionInterface],
  };

  /** The constant */
  get value(): Attribute {
    return attributeValue(this, 'value', EmitC_OpaqueOrTypedAttr);
  }

  set value(value: Attribute) {
    setAttributeValue(this, 'value', EmitC_OpaqueOrTypedAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: Attribute; readonly resultType: Type },
  ): ConstantOp {
    return buildOp(builder, location, ConstantOp, {
      operands: [],
      attributes: { value: args.value },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Dereference operation
 *
 * The operator `*`: the lvalue that a pointer points to.
 *
 * ```mlir
 * emitc.func @f(%p: !emitc.ptr<i32>) {
 *   %0 = dereference %p : !emitc.ptr<i32>
 *   return
 * }
 * ```
 */
export class DereferenceOp extends Operation {
  static readonly opName = 'emitc.dereference';
  static readonly spec: OpSpec = {
    name: 'emitc.dereference',
    className: 'DereferenceOp',
    operands: [{ name: 'pointer', constraint: PointerTypeConstraint }],
    attributes: [],
    results: [{ name: 'result', constraint: LValueTypeConstraint }],
    regions: [],
    successors: [],
    traits: [TypesMatchWith('input and result reference the same type', 'pointer', 'result', 'parameterOf lvalue')],
    assemblyFormat: [
      { kind: 'variable', name: 'pointer' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'pointer', qualified: true },
      { kind: 'attr-dict' },
    ],
  };

  /** Where it is */
  get pointer(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly pointer: Value; readonly resultType: Type },
  ): DereferenceOp {
    return buildOp(builder, location, DereferenceOp, {
      operands: [args.pointer],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Division operation
 *
 * The operator `/`.
 *
 * ```mlir
 * emitc.func @f(%a: f32, %b: f32) {
 *   %0 = div %a, %b : (f32, f32) -> f32
 *   return
 * }
 * ```
 */
export class DivOp extends Operation {
  static readonly opName = 'emitc.div';
  static readonly spec: OpSpec = {
    name: 'emitc.div',
    className: 'DivOp',
    operands: [
      { name: 'lhs', constraint: FloatIntegerIndexOrOpaqueType },
      { name: 'rhs', constraint: FloatIntegerIndexOrOpaqueType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: FloatIntegerIndexOrOpaqueType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
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
  ): DivOp {
    return buildOp(builder, location, DivOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Expression operation
 *
 * Operations that make up one C expression. Its operands are the arguments of the region, under the same names. What it yields is the root of a
 * tree; an operation with side effects may be in the tree only once. Unless `noinline` is there, the expression may be
 * written where its value is used.
 *
 * ```mlir
 * emitc.func @f(%a: i32, %b: i32) -> i32 {
 *   %0 = expression %a, %b : (i32, i32) -> i32 {
 *     %1 = mul %a, %b : (i32, i32) -> i32
 *     %2 = add %1, %a : (i32, i32) -> i32
 *     yield %2 : i32
 *   }
 *   return %0 : i32
 * }
 * ```
 */
export class ExpressionOp extends Operation {
  static readonly opName = 'emitc.expression';
  static readonly spec: OpSpec = {
    name: 'emitc.expression',
    className: 'ExpressionOp',
    operands: [{ name: 'defs', constraint: EmitCTypeOrLValue, group: 'variadic' }],
    attributes: [{ name: 'do_not_inline', constraint: UnitAttr, optional: true }],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      marker('HasOnlyGraphRegion'),
      OpAsmOpInterface,
      IsolatedFromAbove,
      SingleBlockImplicitTerminator('emitc.yield'),
    ],
    customAssembly: true,
  };

  /** Values that the expression uses */
  get defs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The expression gets a variable of its own */
  get doNotInline(): boolean {
    return this.properties.has('do_not_inline');
  }

  set doNotInline(value: boolean) {
    setAttributeValue(this, 'do_not_inline', UnitAttr, value || undefined);
  }

  /** The expression */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly defs: readonly Value[];
      readonly doNotInline?: boolean;
      readonly regions?: readonly Region[];
      readonly resultType: Type;
    },
  ): ExpressionOp {
    return buildOp(builder, location, ExpressionOp, {
      operands: [args.defs],
      attributes: { do_not_inline: args.doNotInline || undefined },
      resultTypes: [args.resultType],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * For operation
 *
 * The loop `for (T i = lower; i < upper; i += step)`. The type is index unless it is written.
 *
 * ```mlir
 * emitc.func @f(%n: i32, %one: i32) {
 *   for %i = %one to %n step %one : i32 {
 *     call_opaque "f"(%i) : (i32) -> ()
 *   }
 *   return
 * }
 * ```
 */
export class ForOp extends Operation {
  static readonly opName = 'emitc.for';
  static readonly spec: OpSpec = {
    name: 'emitc.for',
    className: 'ForOp',
    operands: [
      { name: 'lowerBound', constraint: IntegerIndexOrOpaqueType },
      { name: 'upperBound', constraint: IntegerIndexOrOpaqueType },
      { name: 'step', constraint: IntegerIndexOrOpaqueType },
    ],
    attributes: [],
    results: [],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      AllTypesMatch('lowerBound', 'upperBound', 'step'),
      OpAsmOpInterface,
      SingleBlockImplicitTerminator('emitc.yield'),
      RecursiveMemoryEffects,
    ],
    customAssembly: true,
  };

  /** First value */
  get lowerBound(): Value {
    return this.operand(0);
  }

  /** Value at which the loop stops */
  get upperBound(): Value {
    return this.operand(1);
  }

  /** What an iteration adds */
  get step(): Value {
    return this.operand(2);
  }

  /** Body, its argument is the induction variable */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lowerBound: Value;
      readonly upperBound: Value;
      readonly step: Value;
      readonly regions?: readonly Region[];
    },
  ): ForOp {
    return buildOp(builder, location, ForOp, {
      operands: [args.lowerBound, args.upperBound, args.step],
      attributes: {},
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Call operation
 *
 * A call of a function of the program.
 *
 * ```mlir
 * emitc.func @f(%a: i32) -> i32 {
 *   %0 = call @f(%a) : (i32) -> i32
 *   return %0 : i32
 * }
 * ```
 */
export class CallOp extends Operation {
  static readonly opName = 'emitc.call';
  static readonly spec: OpSpec = {
    name: 'emitc.call',
    className: 'CallOp',
    operands: [{ name: 'operands', constraint: EmitCType, group: 'variadic' }],
    attributes: [
      { name: 'callee', constraint: FlatSymbolRefAttr },
      { name: 'arg_attrs', constraint: DictArrayAttr, optional: true },
      { name: 'res_attrs', constraint: DictArrayAttr, optional: true },
    ],
    results: [{ name: 'results', constraint: EmitCType, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [CallOpInterface, CExpressionInterface, marker('SymbolUserOpInterface')],
    assemblyFormat: [
      { kind: 'variable', name: 'callee' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'operands' },
      { kind: 'literal', text: ')' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Name of the function */
  get callee(): string {
    return attributeValue(this, 'callee', FlatSymbolRefAttr);
  }

  set callee(value: string) {
    setAttributeValue(this, 'callee', FlatSymbolRefAttr, value);
  }

  /** Attributes of each argument */
  get argAttrs(): readonly DictionaryAttribute[] | undefined {
    return optionalAttributeValue(this, 'arg_attrs', DictArrayAttr);
  }

  set argAttrs(value: readonly DictionaryAttribute[] | undefined) {
    setAttributeValue(this, 'arg_attrs', DictArrayAttr, value);
  }

  /** Attributes of each result */
  get resAttrs(): readonly DictionaryAttribute[] | undefined {
    return optionalAttributeValue(this, 'res_attrs', DictArrayAttr);
  }

  set resAttrs(value: readonly DictionaryAttribute[] | undefined) {
    setAttributeValue(this, 'res_attrs', DictArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly callee: string;
      readonly operands: readonly Value[];
      readonly argAttrs?: readonly DictionaryAttribute[] | undefined;
      readonly resAttrs?: readonly DictionaryAttribute[] | undefined;
      readonly resultTypes: readonly Type[];
    },
  ): CallOp {
    return buildOp(builder, location, CallOp, {
      operands: [args.operands],
      attributes: { callee: args.callee, arg_attrs: args.argAttrs, res_attrs: args.resAttrs },
      resultTypes: [...args.resultTypes],
    });
  }
}

/**
 * An operation to declare a function
 *
 * The declaration of a function that is defined elsewhere in the program.
 *
 * ```mlir
 * emitc.declare_func @f
 * emitc.func @f() {
 *   return
 * }
 * ```
 */
export class DeclareFuncOp extends Operation {
  static readonly opName = 'emitc.declare_func';
  static readonly spec: OpSpec = {
    name: 'emitc.declare_func',
    className: 'DeclareFuncOp',
    operands: [],
    attributes: [{ name: 'sym_name', constraint: FlatSymbolRefAttr }],
    results: [],
    regions: [],
    successors: [],
    traits: [marker('SymbolUserOpInterface')],
    assemblyFormat: [{ kind: 'variable', name: 'sym_name' }, { kind: 'attr-dict' }],
  };

  /** Name of the function */
  get symName(): string {
    return attributeValue(this, 'sym_name', FlatSymbolRefAttr);
  }

  set symName(value: string) {
    setAttributeValue(this, 'sym_name', FlatSymbolRefAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly symName: string }): DeclareFuncOp {
    return buildOp(builder, location, DeclareFuncOp, {
      operands: [],
      attributes: { sym_name: args.symName },
      resultTypes: [],
    });
  }
}

const funcOpFunctionTypeConstraint: AttrConstraint<FunctionType> = TypeAttrOf(FunctionTypeConstraint);

/**
 * An operation with a name containing a single `SSACFG` region
 *
 * A function with at most one result. `specifiers` are words that stand before it.
 *
 * ```mlir
 * emitc.func @f(%a: i32) -> i32 attributes {specifiers = ["static", "inline"]} {
 *   return %a : i32
 * }
 * ```
 */
export class FuncOp extends Operation {
  static readonly opName = 'emitc.func';
  static readonly spec: OpSpec = {
    name: 'emitc.func',
    className: 'FuncOp',
    operands: [],
    attributes: [
      { name: 'sym_name', constraint: SymbolNameAttr },
      { name: 'function_type', constraint: funcOpFunctionTypeConstraint },
      { name: 'specifiers', constraint: StrArrayAttr, optional: true },
      { name: 'arg_attrs', constraint: DictArrayAttr, optional: true },
      { name: 'res_attrs', constraint: DictArrayAttr, optional: true },
    ],
    results: [],
    regions: [{ name: 'body', constraint: AnyRegion }],
    successors: [],
    traits: [AutomaticAllocationScope, FunctionOpInterface, IsolatedFromAbove, OpAsmOpInterface],
    customAssembly: true,
  };

  /** Name in the symbol table */
  get symName(): string {
    return attributeValue(this, 'sym_name', SymbolNameAttr);
  }

  set symName(value: string) {
    setAttributeValue(this, 'sym_name', SymbolNameAttr, value);
  }

  /** Types of arguments and result */
  get functionType(): FunctionType {
    return attributeValue(this, 'function_type', funcOpFunctionTypeConstraint);
  }

  set functionType(value: FunctionType) {
    setAttributeValue(this, 'function_type', funcOpFunctionTypeConstraint, value);
  }

  /** Words before the function, as `static` */
  get specifiers(): readonly string[] | undefined {
    return optionalAttributeValue(this, 'specifiers', StrArrayAttr);
  }

  set specifiers(value: readonly string[] | undefined) {
    setAttributeValue(this, 'specifiers', StrArrayAttr, value);
  }

  /** Attributes of each argument */
  get argAttrs(): readonly DictionaryAttribute[] | undefined {
    return optionalAttributeValue(this, 'arg_attrs', DictArrayAttr);
  }

  set argAttrs(value: readonly DictionaryAttribute[] | undefined) {
    setAttributeValue(this, 'arg_attrs', DictArrayAttr, value);
  }

  /** Attributes of the result */
  get resAttrs(): readonly DictionaryAttribute[] | undefined {
    return optionalAttributeValue(this, 'res_attrs', DictArrayAttr);
  }

  set resAttrs(value: readonly DictionaryAttribute[] | undefined) {
    setAttributeValue(this, 'res_attrs', DictArrayAttr, value);
  }

  /** The code, empty in a declaration */
  get body(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly symName: string;
      readonly functionType: FunctionType;
      readonly specifiers?: readonly string[] | undefined;
      readonly argAttrs?: readonly DictionaryAttribute[] | undefined;
      readonly resAttrs?: readonly DictionaryAttribute[] | undefined;
      readonly regions?: readonly Region[];
    },
  ): FuncOp {
    return buildOp(builder, location, FuncOp, {
      operands: [],
      attributes: {
        sym_name: args.symName,
        function_type: args.functionType,
        specifiers: args.specifiers,
        arg_attrs: args.argAttrs,
        res_attrs: args.resAttrs,
      },
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Function return operation
 *
 * Ends a function.
 *
 * ```mlir
 * emitc.func @f(%a: i32) -> i32 {
 *   emitc.return %a : i32
 * }
 * ```
 */
export class ReturnOp extends Operation {
  static readonly opName = 'emitc.return';
  static readonly spec: OpSpec = {
    name: 'emitc.return',
    className: 'ReturnOp',
    operands: [{ name: 'operand', constraint: EmitCType, group: 'optional' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, HasParent('emitc.func'), ReturnLike, Terminator],
    assemblyFormat: [
      { kind: 'attr-dict' },
      {
        kind: 'optional',
        then: [
          { kind: 'variable', name: 'operand' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'operand' },
        ],
        otherwise: [],
        anchor: 0,
      },
    ],
  };

  /** Result of the function */
  get operandValue(): Value | undefined {
    return optionalOperand(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly operand?: Value | undefined }): ReturnOp {
    return buildOp(builder, location, ReturnOp, { operands: [args.operand], attributes: {}, resultTypes: [] });
  }
}

/**
 * Include operation
 *
 * The directive `#include`.
 *
 * ```mlir
 * emitc.include <"stdint.h">
 * emitc.include "own.h"
 * ```
 */
export class IncludeOp extends Operation {
  static readonly opName = 'emitc.include';
  static readonly spec: OpSpec = {
    name: 'emitc.include',
    className: 'IncludeOp',
    operands: [],
    attributes: [
      { name: 'include', constraint: StrAttr },
      { name: 'is_standard_include', constraint: UnitAttr, optional: true },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [],
    customAssembly: true,
  };

  /** Name of the file */
  get include(): string {
    return attributeValue(this, 'include', StrAttr);
  }

  set include(value: string) {
    setAttributeValue(this, 'include', StrAttr, value);
  }

  /** In angle brackets */
  get isStandardInclude(): boolean {
    return this.properties.has('is_standard_include');
  }

  set isStandardInclude(value: boolean) {
    setAttributeValue(this, 'is_standard_include', UnitAttr, value || undefined);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly include: string; readonly isStandardInclude?: boolean },
  ): IncludeOp {
    return buildOp(builder, location, IncludeOp, {
      operands: [],
      attributes: { include: args.include, is_standard_include: args.isStandardInclude || undefined },
      resultTypes: [],
    });
  }
}

/**
 * Literal operation
 *
 * A text that is a value.
 *
 * ```mlir
 * %0 = emitc.literal "M_PI" : f32
 * ```
 */
export class LiteralOp extends Operation {
  static readonly opName = 'emitc.literal';
  static readonly spec: OpSpec = {
    name: 'emitc.literal',
    className: 'LiteralOp',
    operands: [],
    attributes: [{ name: 'value', constraint: StrAttr }],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'value' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The text */
  get value(): string {
    return attributeValue(this, 'value', StrAttr);
  }

  set value(value: string) {
    setAttributeValue(this, 'value', StrAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: string; readonly resultType: Type },
  ): LiteralOp {
    return buildOp(builder, location, LiteralOp, {
      operands: [],
      attributes: { value: args.value },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Logical and operation
 *
 * The operator `&&`.
 *
 * ```mlir
 * emitc.func @f(%a: i32, %b: i32) {
 *   %0 = logical_and %a, %b : i32, i32
 *   return
 * }
 * ```
 */
export class LogicalAndOp extends Operation {
  static readonly opName = 'emitc.logical_and';
  static readonly spec: OpSpec = {
    name: 'emitc.logical_and',
    className: 'LogicalAndOp',
    operands: [
      { name: 'lhs', constraint: EmitCType },
      { name: 'rhs', constraint: EmitCType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: I1 }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operands' },
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
  ): LogicalAndOp {
    return buildOp(builder, location, LogicalAndOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Logical not operation
 *
 * The operator `!`.
 *
 * ```mlir
 * emitc.func @f(%a: i32) {
 *   %0 = logical_not %a : i32
 *   return
 * }
 * ```
 */
export class LogicalNotOp extends Operation {
  static readonly opName = 'emitc.logical_not';
  static readonly spec: OpSpec = {
    name: 'emitc.logical_not',
    className: 'LogicalNotOp',
    operands: [{ name: 'operand', constraint: EmitCType }],
    attributes: [],
    results: [{ name: 'result', constraint: I1 }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operands' },
    ],
  };

  /** What the operator is applied to */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): LogicalNotOp {
    return buildOp(builder, location, LogicalNotOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Logical or operation
 *
 * The operator `||`.
 *
 * ```mlir
 * emitc.func @f(%a: i32, %b: i32) {
 *   %0 = logical_or %a, %b : i32, i32
 *   return
 * }
 * ```
 */
export class LogicalOrOp extends Operation {
  static readonly opName = 'emitc.logical_or';
  static readonly spec: OpSpec = {
    name: 'emitc.logical_or',
    className: 'LogicalOrOp',
    operands: [
      { name: 'lhs', constraint: EmitCType },
      { name: 'rhs', constraint: EmitCType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: I1 }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operands' },
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
  ): LogicalOrOp {
    return buildOp(builder, location, LogicalOrOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Load an lvalue into an SSA value.
 *
 * What an lvalue holds now; later assignments do not change the result.
 *
 * ```mlir
 * %0 = "emitc.variable"() <{value = 42 : i32}> : () -> !emitc.lvalue<i32>
 * %1 = emitc.load %0 : !emitc.lvalue<i32>
 * ```
 */
export class LoadOp extends Operation {
  static readonly opName = 'emitc.load';
  static readonly spec: OpSpec = {
    name: 'emitc.load',
    className: 'LoadOp',
    operands: [{ name: 'operand', constraint: LValueTypeConstraint }],
    attributes: [],
    results: [{ name: 'result', constraint: AnyType }],
    regions: [],
    successors: [],
    traits: [
      CExpressionInterface,
      TypesMatchWith("result type matches value type of 'operand'", 'operand', 'result', 'parameter'),
      MemRead,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
    ],
  };

  /** What is read */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): LoadOp {
    return buildOp(builder, location, LoadOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Multiplication operation
 *
 * The operator `*` between two operands.
 *
 * ```mlir
 * emitc.func @f(%a: i32, %b: i32) {
 *   %0 = mul %a, %b : (i32, i32) -> i32
 *   return
 * }
 * ```
 */
export class MulOp extends Operation {
  static readonly opName = 'emitc.mul';
  static readonly spec: OpSpec = {
    name: 'emitc.mul',
    className: 'MulOp',
    operands: [
      { name: 'lhs', constraint: FloatIntegerIndexOrOpaqueType },
      { name: 'rhs', constraint: FloatIntegerIndexOrOpaqueType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: FloatIntegerIndexOrOpaqueType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
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
 * Remainder operation
 *
 * The operator `%`.
 *
 * ```mlir
 * emitc.func @f(%a: i32, %b: i32) {
 *   %0 = rem %a, %b : (i32, i32) -> i32
 *   return
 * }
 * ```
 */
export class RemOp extends Operation {
  static readonly opName = 'emitc.rem';
  static readonly spec: OpSpec = {
    name: 'emitc.rem',
    className: 'RemOp',
    operands: [
      { name: 'lhs', constraint: IntegerIndexOrOpaqueType },
      { name: 'rhs', constraint: IntegerIndexOrOpaqueType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: IntegerIndexOrOpaqueType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
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
  ): RemOp {
    return buildOp(builder, location, RemOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Subtraction operation
 *
 * The operator `-` between numbers, a pointer and an integer, or two pointers.
 *
 * ```mlir
 * emitc.func @f(%p: !emitc.ptr<i32>, %q: !emitc.ptr<i32>) {
 *   %0 = sub %p, %q : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
 *   return
 * }
 * ```
 */
export class SubOp extends Operation {
  static readonly opName = 'emitc.sub';
  static readonly spec: OpSpec = {
    name: 'emitc.sub',
    className: 'SubOp',
    operands: [
      { name: 'lhs', constraint: EmitCType },
      { name: 'rhs', constraint: EmitCType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
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
 * Member operation
 *
 * The operator `.`: a member of a struct or class.
 *
 * ```mlir
 * emitc.func @f() {
 *   %0 = "emitc.variable"() <{value = #emitc.opaque<"{}">}> : () -> !emitc.lvalue<!emitc.opaque<"point">>
 *   %1 = "emitc.member"(%0) <{member = "x"}> : (!emitc.lvalue<!emitc.opaque<"point">>) -> !emitc.lvalue<i32>
 *   return
 * }
 * ```
 */
export class MemberOp extends Operation {
  static readonly opName = 'emitc.member';
  static readonly spec: OpSpec = {
    name: 'emitc.member',
    className: 'MemberOp',
    operands: [{ name: 'operand', constraint: EmitC_LValueOf([OpaqueTypeConstraint]) }],
    attributes: [{ name: 'member', constraint: StrAttr }],
    results: [{ name: 'result', constraint: EmitC_ArrayOrLValue }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Name of the member */
  get member(): string {
    return attributeValue(this, 'member', StrAttr);
  }

  set member(value: string) {
    setAttributeValue(this, 'member', StrAttr, value);
  }

  /** What it is a member of */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly member: string; readonly operand: Value; readonly resultType: Type },
  ): MemberOp {
    return buildOp(builder, location, MemberOp, {
      operands: [args.operand],
      attributes: { member: args.member },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Member of pointer operation
 *
 * The operator `->`: a member of what a pointer points to.
 *
 * ```mlir
 * emitc.func @f() {
 *   %0 = "emitc.variable"() <{value = #emitc.opaque<"NULL">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"point">>>
 *   %1 = "emitc.member_of_ptr"(%0) <{member = "x"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"point">>>) -> !emitc.lvalue<i32>
 *   return
 * }
 * ```
 */
export class MemberOfPtrOp extends Operation {
  static readonly opName = 'emitc.member_of_ptr';
  static readonly spec: OpSpec = {
    name: 'emitc.member_of_ptr',
    className: 'MemberOfPtrOp',
    operands: [{ name: 'operand', constraint: EmitC_LValueOf([OpaqueTypeConstraint, PointerTypeConstraint]) }],
    attributes: [{ name: 'member', constraint: StrAttr }],
    results: [{ name: 'result', constraint: EmitC_ArrayOrLValue }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Name of the member */
  get member(): string {
    return attributeValue(this, 'member', StrAttr);
  }

  set member(value: string) {
    setAttributeValue(this, 'member', StrAttr, value);
  }

  /** Pointer to what it is a member of */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly member: string; readonly operand: Value; readonly resultType: Type },
  ): MemberOfPtrOp {
    return buildOp(builder, location, MemberOfPtrOp, {
      operands: [args.operand],
      attributes: { member: args.member },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Conditional (ternary) operation
 *
 * The operator `? :`.
 *
 * ```mlir
 * emitc.func @f(%c: i1, %a: i32, %b: i32) {
 *   %0 = conditional %c, %a, %b : i32
 *   return
 * }
 * ```
 */
export class ConditionalOp extends Operation {
  static readonly opName = 'emitc.conditional';
  static readonly spec: OpSpec = {
    name: 'emitc.conditional',
    className: 'ConditionalOp',
    operands: [
      { name: 'condition', constraint: I1 },
      { name: 'true_value', constraint: EmitCType },
      { name: 'false_value', constraint: EmitCType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [AllTypesMatch('true_value', 'false_value', 'result'), CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Which value is taken */
  get condition(): Value {
    return this.operand(0);
  }

  /** Value for true */
  get trueValue(): Value {
    return this.operand(1);
  }

  /** Value for false */
  get falseValue(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly condition: Value; readonly trueValue: Value; readonly falseValue: Value },
  ): ConditionalOp {
    return buildOp(builder, location, ConditionalOp, {
      operands: [args.condition, args.trueValue, args.falseValue],
      attributes: {},
      resultTypes: [args.trueValue?.type],
    });
  }
}

/**
 * Unary minus operation
 *
 * The operator `-` of one operand.
 *
 * ```mlir
 * emitc.func @f(%a: i32) {
 *   %0 = unary_minus %a : (i32) -> i32
 *   return
 * }
 * ```
 */
export class UnaryMinusOp extends Operation {
  static readonly opName = 'emitc.unary_minus';
  static readonly spec: OpSpec = {
    name: 'emitc.unary_minus',
    className: 'UnaryMinusOp',
    operands: [{ name: 'operand', constraint: EmitCType }],
    attributes: [],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** What the operator is applied to */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): UnaryMinusOp {
    return buildOp(builder, location, UnaryMinusOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Unary plus operation
 *
 * The operator `+` of one operand.
 *
 * ```mlir
 * emitc.func @f(%a: i32) {
 *   %0 = unary_plus %a : (i32) -> i32
 *   return
 * }
 * ```
 */
export class UnaryPlusOp extends Operation {
  static readonly opName = 'emitc.unary_plus';
  static readonly spec: OpSpec = {
    name: 'emitc.unary_plus',
    className: 'UnaryPlusOp',
    operands: [{ name: 'operand', constraint: EmitCType }],
    attributes: [],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [CExpressionInterface],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** What the operator is applied to */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): UnaryPlusOp {
    return buildOp(builder, location, UnaryPlusOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Variable operation
 *
 * A local variable and its initial value.
 *
 * ```mlir
 * %0 = "emitc.variable"() <{value = 42 : i32}> : () -> !emitc.lvalue<i32>
 * ```
 */
export class VariableOp extends Operation {
  static readonly opName = 'emitc.variable';
  static readonly spec: OpSpec = {
    name: 'emitc.variable',
    className: 'VariableOp',
    operands: [],
    attributes: [{ name: 'value', constraint: EmitC_OpaqueOrTypedAttr }],
    results: [{ name: 'result', constraint: EmitC_ArrayOrLValue }],
    regions: [],
    successors: [],
    traits: [MemAlloc],
  };

  /** The initial value, none if it is an empty text */
  get value(): Attribute {
    return attributeValue(this, 'value', EmitC_OpaqueOrTypedAttr);
  }

  set value(value: Attribute) {
    setAttributeValue(this, 'value', EmitC_OpaqueOrTypedAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: Attribute; readonly resultType: Type },
  ): VariableOp {
    return buildOp(builder, location, VariableOp, {
      operands: [],
      attributes: { value: args.value },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * A global variable
 *
 * A variable of the program, or its declaration.
 *
 * ```mlir
 * emitc.global static const @x : !emitc.array<3xi32> = dense<[0, 1, 2]>
 * emitc.global extern @y : f32
 * ```
 */
export class GlobalOp extends Operation {
  static readonly opName = 'emitc.global';
  static readonly spec: OpSpec = {
    name: 'emitc.global',
    className: 'GlobalOp',
    operands: [],
    attributes: [
      { name: 'sym_name', constraint: SymbolNameAttr },
      { name: 'type', constraint: TypeAttr },
      { name: 'initial_value', constraint: EmitC_OpaqueOrTypedAttr, optional: true },
      { name: 'extern_specifier', constraint: UnitAttr, optional: true },
      { name: 'static_specifier', constraint: UnitAttr, optional: true },
      { name: 'const_specifier', constraint: UnitAttr, optional: true },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [Symbol],
    assemblyFormat: [
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'extern' },
          { kind: 'variable', name: 'extern_specifier' },
        ],
        otherwise: [],
        anchor: 1,
      },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'static' },
          { kind: 'variable', name: 'static_specifier' },
        ],
        otherwise: [],
        anchor: 1,
      },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'const' },
          { kind: 'variable', name: 'const_specifier' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'variable', name: 'sym_name' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'EmitCGlobalOpTypeAndInitialValue',
        args: [
          { kind: 'variable', name: 'type' },
          { kind: 'variable', name: 'initial_value' },
        ],
      },
      { kind: 'attr-dict' },
    ],
  };

  /** Name of the variable */
  get symName(): string {
    return attributeValue(this, 'sym_name', SymbolNameAttr);
  }

  set symName(value: string) {
    setAttributeValue(this, 'sym_name', SymbolNameAttr, value);
  }

  /** Its type */
  get type(): Type {
    return attributeValue(this, 'type', TypeAttr);
  }

  set type(value: Type) {
    setAttributeValue(this, 'type', TypeAttr, value);
  }

  /** Initial value */
  get initialValue(): Attribute | undefined {
    return optionalAttributeValue(this, 'initial_value', EmitC_OpaqueOrTypedAttr);
  }

  set initialValue(value: Attribute | undefined) {
    setAttributeValue(this, 'initial_value', EmitC_OpaqueOrTypedAttr, value);
  }

  /** Defined elsewhere */
  get externSpecifier(): boolean {
    return this.properties.has('extern_specifier');
  }

  set externSpecifier(value: boolean) {
    setAttributeValue(this, 'extern_specifier', UnitAttr, value || undefined);
  }

  /** Not visible elsewhere */
  get staticSpecifier(): boolean {
    return this.properties.has('static_specifier');
  }

  set staticSpecifier(value: boolean) {
    setAttributeValue(this, 'static_specifier', UnitAttr, value || undefined);
  }

  /** Never written */
  get constSpecifier(): boolean {
    return this.properties.has('const_specifier');
  }

  set constSpecifier(value: boolean) {
    setAttributeValue(this, 'const_specifier', UnitAttr, value || undefined);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly symName: string;
      readonly type: Type;
      readonly initialValue?: Attribute | undefined;
      readonly externSpecifier?: boolean;
      readonly staticSpecifier?: boolean;
      readonly constSpecifier?: boolean;
    },
  ): GlobalOp {
    return buildOp(builder, location, GlobalOp, {
      operands: [],
      attributes: {
        sym_name: args.symName,
        type: args.type,
        initial_value: args.initialValue,
        extern_specifier: args.externSpecifier || undefined,
        static_specifier: args.staticSpecifier || undefined,
        const_specifier: args.constSpecifier || undefined,
      },
      resultTypes: [],
    });
  }
}

/**
 * Obtain access to a global variable
 *
 * A global variable by name: arrays as they are, others as lvalues.
 *
 * ```mlir
 * emitc.global @x : i32
 * emitc.func @f() {
 *   %0 = get_global @x : !emitc.lvalue<i32>
 *   return
 * }
 * ```
 */
export class GetGlobalOp extends Operation {
  static readonly opName = 'emitc.get_global';
  static readonly spec: OpSpec = {
    name: 'emitc.get_global',
    className: 'GetGlobalOp',
    operands: [],
    attributes: [{ name: 'name', constraint: FlatSymbolRefAttr }],
    results: [{ name: 'result', constraint: EmitC_ArrayOrLValue }],
    regions: [],
    successors: [],
    traits: [Pure, marker('SymbolUserOpInterface')],
    assemblyFormat: [
      { kind: 'variable', name: 'name' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
      { kind: 'attr-dict' },
    ],
  };

  /** Name of the variable */
  get nameAttr(): string {
    return attributeValue(this, 'name', FlatSymbolRefAttr);
  }

  set nameAttr(value: string) {
    setAttributeValue(this, 'name', FlatSymbolRefAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly name: string; readonly resultType: Type },
  ): GetGlobalOp {
    return buildOp(builder, location, GetGlobalOp, {
      operands: [],
      attributes: { name: args.name },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Verbatim operation
 *
 * A line of source. With operands, each `{}` in it stands for the next of them, and `{{` for a brace.
 *
 * ```mlir
 * emitc.func @f(%a: i32) {
 *   emitc.verbatim "use({});" args %a : i32
 *   return
 * }
 * ```
 */
export class VerbatimOp extends Operation {
  static readonly opName = 'emitc.verbatim';
  static readonly spec: OpSpec = {
    name: 'emitc.verbatim',
    className: 'VerbatimOp',
    operands: [{ name: 'fmtArgs', constraint: EmitCTypeOrLValue, group: 'variadic' }],
    attributes: [{ name: 'value', constraint: StrAttr }],
    results: [],
    regions: [],
    successors: [],
    traits: [],
    assemblyFormat: [
      { kind: 'variable', name: 'value' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'args' },
          { kind: 'variable', name: 'fmtArgs' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'fmtArgs' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'attr-dict' },
    ],
  };

  /** The line */
  get value(): string {
    return attributeValue(this, 'value', StrAttr);
  }

  set value(value: string) {
    setAttributeValue(this, 'value', StrAttr, value);
  }

  /** What the placeholders stand for */
  get fmtArgs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: string; readonly fmtArgs: readonly Value[] },
  ): VerbatimOp {
    return buildOp(builder, location, VerbatimOp, {
      operands: [args.fmtArgs],
      attributes: { value: args.value },
      resultTypes: [],
    });
  }
}

/**
 * Assign operation
 *
 * The operator `=`: puts a value into an lvalue of its type.
 *
 * ```mlir
 * emitc.func @f(%a: i32) {
 *   %0 = "emitc.variable"() <{value = 42 : i32}> : () -> !emitc.lvalue<i32>
 *   assign %a : i32 to %0 : !emitc.lvalue<i32>
 *   return
 * }
 * ```
 */
export class AssignOp extends Operation {
  static readonly opName = 'emitc.assign';
  static readonly spec: OpSpec = {
    name: 'emitc.assign',
    className: 'AssignOp',
    operands: [
      { name: 'var', constraint: LValueTypeConstraint },
      { name: 'value', constraint: EmitCType },
    ],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [MemWrite],
    assemblyFormat: [
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'value' },
      { kind: 'literal', text: 'to' },
      { kind: 'variable', name: 'var' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'var' },
      { kind: 'attr-dict' },
    ],
  };

  /** Where it goes */
  get var(): Value {
    return this.operand(0);
  }

  /** The value */
  get value(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly var: Value; readonly value: Value }): AssignOp {
    return buildOp(builder, location, AssignOp, { operands: [args.var, args.value], attributes: {}, resultTypes: [] });
  }
}

/**
 * Block termination operation
 *
 * Ends a region of another operation, and gives the value of an expression. Without operand it may be left out of the text.
 *
 * ```mlir
 * emitc.func @f(%a: i32) {
 *   %0 = expression %a : (i32) -> i32 {
 *     %1 = unary_minus %a : (i32) -> i32
 *     yield %1 : i32
 *   }
 *   return
 * }
 * ```
 */
export class YieldOp extends Operation {
  static readonly opName = 'emitc.yield';
  static readonly spec: OpSpec = {
    name: 'emitc.yield',
    className: 'YieldOp',
    operands: [{ name: 'result', constraint: EmitCType, group: 'optional' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, Terminator, HasParent('emitc.do', 'emitc.expression', 'emitc.for', 'emitc.if', 'emitc.switch')],
    assemblyFormat: [
      { kind: 'attr-dict' },
      {
        kind: 'optional',
        then: [
          { kind: 'variable', name: 'result' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'result' },
        ],
        otherwise: [],
        anchor: 0,
      },
    ],
  };

  /** Value for the parent */
  get resultValue(): Value | undefined {
    return optionalOperand(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly result?: Value | undefined }): YieldOp {
    return buildOp(builder, location, YieldOp, { operands: [args.result], attributes: {}, resultTypes: [] });
  }
}

/**
 * If-then-else operation
 *
 * The statement `if`, with or without `else`.
 *
 * ```mlir
 * emitc.func @f(%c: i1) {
 *   if %c {
 *     call_opaque "yes"() : () -> ()
 *   } else {
 *     call_opaque "no"() : () -> ()
 *   }
 *   return
 * }
 * ```
 */
export class IfOp extends Operation {
  static readonly opName = 'emitc.if';
  static readonly spec: OpSpec = {
    name: 'emitc.if',
    className: 'IfOp',
    operands: [{ name: 'condition', constraint: I1 }],
    attributes: [],
    results: [],
    regions: [
      { name: 'thenRegion', constraint: SizedRegion(1) },
      { name: 'elseRegion', constraint: MaxSizedRegion(1) },
    ],
    successors: [],
    traits: [
      RegionBranchOpInterface,
      OpAsmOpInterface,
      SingleBlock,
      SingleBlockImplicitTerminator('emitc.yield'),
      RecursiveMemoryEffects,
      NoRegionArguments,
    ],
    customAssembly: true,
  };

  /** Which region runs */
  get condition(): Value {
    return this.operand(0);
  }

  /** Runs when the condition is 1 */
  get thenRegion(): Region {
    return this.regions[0]!;
  }

  /** Runs when it is 0, may be empty */
  get elseRegion(): Region {
    return this.regions[1]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly condition: Value; readonly regions?: readonly Region[] },
  ): IfOp {
    return buildOp(builder, location, IfOp, {
      operands: [args.condition],
      attributes: {},
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Subscript operation
 *
 * The operator `[]`: an element of an array, of what a pointer points to, or of an opaque type.
 *
 * ```mlir
 * emitc.func @f(%a: !emitc.array<4x8xf32>, %i: index, %j: index) {
 *   %0 = subscript %a[%i, %j] : (!emitc.array<4x8xf32>, index, index) -> !emitc.lvalue<f32>
 *   return
 * }
 * ```
 */
export class SubscriptOp extends Operation {
  static readonly opName = 'emitc.subscript';
  static readonly spec: OpSpec = {
    name: 'emitc.subscript',
    className: 'SubscriptOp',
    operands: [
      { name: 'value', constraint: EmitC_Subscriptable },
      { name: 'indices', constraint: EmitCType, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: LValueTypeConstraint }],
    regions: [],
    successors: [],
    traits: [],
    assemblyFormat: [
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'indices' },
      { kind: 'literal', text: ']' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** What has elements */
  get value(): Value {
    return this.operand(0);
  }

  /** Which element */
  get indices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: Value; readonly indices: readonly Value[]; readonly resultType: Type },
  ): SubscriptOp {
    return buildOp(builder, location, SubscriptOp, {
      operands: [args.value, args.indices],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Switch operation
 *
 * The statement `switch`. The region of the case that the argument equals runs, else the default region.
 *
 * ```mlir
 * emitc.func @f(%a: i32) {
 *   switch %a : i32
 *   case 2 {
 *     call_opaque "two"() : () -> ()
 *     yield
 *   }
 *   default {
 *     call_opaque "other"() : () -> ()
 *   }
 *   return
 * }
 * ```
 */
export class SwitchOp extends Operation {
  static readonly opName = 'emitc.switch';
  static readonly spec: OpSpec = {
    name: 'emitc.switch',
    className: 'SwitchOp',
    operands: [{ name: 'arg', constraint: IntegerIndexOrOpaqueType }],
    attributes: [{ name: 'cases', constraint: DenseI64ArrayAttr }],
    results: [],
    regions: [
      { name: 'defaultRegion', constraint: SizedRegion(1) },
      { name: 'caseRegions', constraint: SizedRegion(1), variadic: true },
    ],
    successors: [],
    traits: [
      RecursiveMemoryEffects,
      OpAsmOpInterface,
      SingleBlockImplicitTerminator('emitc.yield'),
      RegionBranchOpInterface,
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'arg' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'arg' },
      { kind: 'attr-dict' },
      {
        kind: 'custom',
        name: 'SwitchCases',
        args: [
          { kind: 'variable', name: 'cases' },
          { kind: 'variable', name: 'caseRegions' },
        ],
      },
      { kind: 'whitespace', text: '\n' },
      { kind: 'whitespace', text: '' },
      { kind: 'literal', text: 'default' },
      { kind: 'variable', name: 'defaultRegion' },
    ],
  };

  /** What is compared */
  get arg(): Value {
    return this.operand(0);
  }

  /** The values of the cases, all different */
  get cases(): readonly number[] {
    return attributeValue(this, 'cases', DenseI64ArrayAttr);
  }

  set cases(value: readonly number[]) {
    setAttributeValue(this, 'cases', DenseI64ArrayAttr, value);
  }

  /** Runs when no case does */
  get defaultRegion(): Region {
    return this.regions[0]!;
  }

  /** One per case */
  get caseRegions(): readonly Region[] {
    return this.regions.slice(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly arg: Value; readonly cases: readonly number[]; readonly regions?: readonly Region[] | number },
  ): SwitchOp {
    return buildOp(builder, location, SwitchOp, {
      operands: [args.arg],
      attributes: { cases: args.cases },
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Represents a C++ class definition, encapsulating fields and methods.
 *
 * A class: its fields, and its methods as functions.
 *
 * ```mlir
 * emitc.class final @model {
 *   emitc.field @weights : !emitc.array<4xf32> = dense<0.0>
 *   emitc.func @run() {
 *     %0 = get_field @weights : !emitc.array<4xf32>
 *     return
 *   }
 * }
 * ```
 */
export class ClassOp extends Operation {
  static readonly opName = 'emitc.class';
  static readonly spec: OpSpec = {
    name: 'emitc.class',
    className: 'ClassOp',
    operands: [],
    attributes: [
      { name: 'sym_name', constraint: SymbolNameAttr },
      { name: 'final_specifier', constraint: UnitAttr, optional: true },
    ],
    results: [],
    regions: [{ name: 'body', constraint: AnyRegion }],
    successors: [],
    traits: [
      AutomaticAllocationScope,
      IsolatedFromAbove,
      OpAsmOpInterface,
      SymbolTableTrait,
      Symbol,
      NoTerminator,
      SingleBlock,
      RegionKindInterface,
      marker('HasOnlyGraphRegion'),
    ],
    assemblyFormat: [
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'final' },
          { kind: 'variable', name: 'final_specifier' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'variable', name: 'sym_name' },
      { kind: 'attr-dict-with-keyword' },
      { kind: 'variable', name: 'body' },
    ],
  };

  /** Name of the class */
  get symName(): string {
    return attributeValue(this, 'sym_name', SymbolNameAttr);
  }

  set symName(value: string) {
    setAttributeValue(this, 'sym_name', SymbolNameAttr, value);
  }

  /** No class may be derived from it */
  get finalSpecifier(): boolean {
    return this.properties.has('final_specifier');
  }

  set finalSpecifier(value: boolean) {
    setAttributeValue(this, 'final_specifier', UnitAttr, value || undefined);
  }

  /** Fields and methods */
  get body(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly symName: string; readonly finalSpecifier?: boolean; readonly regions?: readonly Region[] },
  ): ClassOp {
    return buildOp(builder, location, ClassOp, {
      operands: [],
      attributes: { sym_name: args.symName, final_specifier: args.finalSpecifier || undefined },
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * A field within a class
 *
 * A field of a class and its initial value.
 *
 * ```mlir
 * emitc.class @model {
 *   emitc.field @count : i32 = 0
 * }
 * ```
 */
export class FieldOp extends Operation {
  static readonly opName = 'emitc.field';
  static readonly spec: OpSpec = {
    name: 'emitc.field',
    className: 'FieldOp',
    operands: [],
    attributes: [
      { name: 'sym_name', constraint: SymbolNameAttr },
      { name: 'type', constraint: TypeAttr },
      { name: 'initial_value', constraint: EmitC_OpaqueOrTypedAttr, optional: true },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [Symbol],
    assemblyFormat: [
      { kind: 'variable', name: 'sym_name' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'EmitCFieldOpTypeAndInitialValue',
        args: [
          { kind: 'variable', name: 'type' },
          { kind: 'variable', name: 'initial_value' },
        ],
      },
      { kind: 'attr-dict' },
    ],
  };

  /** Name of the field */
  get symName(): string {
    return attributeValue(this, 'sym_name', SymbolNameAttr);
  }

  set symName(value: string) {
    setAttributeValue(this, 'sym_name', SymbolNameAttr, value);
  }

  /** Its type */
  get type(): Type {
    return attributeValue(this, 'type', TypeAttr);
  }

  set type(value: Type) {
    setAttributeValue(this, 'type', TypeAttr, value);
  }

  /** Initial value */
  get initialValue(): Attribute | undefined {
    return optionalAttributeValue(this, 'initial_value', EmitC_OpaqueOrTypedAttr);
  }

  set initialValue(value: Attribute | undefined) {
    setAttributeValue(this, 'initial_value', EmitC_OpaqueOrTypedAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly symName: string; readonly type: Type; readonly initialValue?: Attribute | undefined },
  ): FieldOp {
    return buildOp(builder, location, FieldOp, {
      operands: [],
      attributes: { sym_name: args.symName, type: args.type, initial_value: args.initialValue },
      resultTypes: [],
    });
  }
}

/**
 * Obtain access to a field within a class instance
 *
 * A field of the class around, by name.
 *
 * ```mlir
 * emitc.class @model {
 *   emitc.field @count : i32
 *   emitc.func @run() {
 *     %0 = get_field @count : i32
 *     return
 *   }
 * }
 * ```
 */
export class GetFieldOp extends Operation {
  static readonly opName = 'emitc.get_field';
  static readonly spec: OpSpec = {
    name: 'emitc.get_field',
    className: 'GetFieldOp',
    operands: [],
    attributes: [{ name: 'field_name', constraint: FlatSymbolRefAttr }],
    results: [{ name: 'result', constraint: EmitCType }],
    regions: [],
    successors: [],
    traits: [Pure, marker('SymbolUserOpInterface')],
    assemblyFormat: [
      { kind: 'variable', name: 'field_name' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
      { kind: 'attr-dict' },
    ],
  };

  /** Name of the field */
  get fieldName(): string {
    return attributeValue(this, 'field_name', FlatSymbolRefAttr);
  }

  set fieldName(value: string) {
    setAttributeValue(this, 'field_name', FlatSymbolRefAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly fieldName: string; readonly resultType: Type },
  ): GetFieldOp {
    return buildOp(builder, location, GetFieldOp, {
      operands: [],
      attributes: { field_name: args.fieldName },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Do-while operation
 *
 * The loop `do … while`. The second region is the condition: an expression of type i1, and its value yielded.
 *
 * ```mlir
 * emitc.func @f(%n: i32) {
 *   do {
 *     call_opaque "work"() : () -> ()
 *   } while {
 *     %0 = expression %n : (i32) -> i1 {
 *       %1 = call_opaque "more"(%n) : (i32) -> i1
 *       yield %1 : i1
 *     }
 *     yield %0 : i1
 *   }
 *   return
 * }
 * ```
 */
export class DoOp extends Operation {
  static readonly opName = 'emitc.do';
  static readonly spec: OpSpec = {
    name: 'emitc.do',
    className: 'DoOp',
    operands: [],
    attributes: [],
    results: [],
    regions: [
      { name: 'bodyRegion', constraint: SizedRegion(1) },
      { name: 'conditionRegion', constraint: SizedRegion(1) },
    ],
    successors: [],
    traits: [NoTerminator, OpAsmOpInterface, RecursiveMemoryEffects],
    customAssembly: true,
  };

  /** What is repeated, without terminator */
  get bodyRegion(): Region {
    return this.regions[0]!;
  }

  /** Whether it is repeated */
  get conditionRegion(): Region {
    return this.regions[1]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly regions?: readonly Region[] }): DoOp {
    return buildOp(builder, location, DoOp, {
      operands: [],
      attributes: {},
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}
