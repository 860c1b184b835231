// @generated from dialects-td/func/func-ops.yaml; do not edit, run npm run codegen
import {
  DictArrayAttr,
  FlatSymbolRefAttr,
  StrAttr,
  SymbolNameAttr,
  TypeAttrOf,
  UnitAttr,
} from '../../../builtin/attr-constraints.ts';
import { AnyRegion } from '../../../builtin/region-constraints.ts';
import { AnyType, FunctionTypeConstraint } from '../../../builtin/type-constraints.ts';
import { type DictionaryAttr as DictionaryAttribute } from '../../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { CallOpInterface, FunctionOpInterface } from '../../../ir/interfaces/calls.ts';
import { OpAsmOpInterface } from '../../../ir/interfaces/inference.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { AffineScope, AutomaticAllocationScope, ConstantLike, Pure, ReturnLike } from '../../../ir/traits/markers.ts';
import { HasParent, IsolatedFromAbove, Terminator } from '../../../ir/traits/structure-traits.ts';
import { marker } from '../../../ir/traits/trait.ts';
import { type Type } from '../../../ir/type.ts';
import { type FunctionType } from '../../../ir/types/composite-types.ts';
import { type Value } from '../../../ir/value.ts';
import { attributeValue, operandGroup, optionalAttributeValue, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type AttrConstraint } from '../../../ods/constraints.ts';
import { TypesMatchWith } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';

const funcOpFunctionTypeConstraint: AttrConstraint<FunctionType> = TypeAttrOf(FunctionTypeConstraint);

/**
 * An operation with a name containing a single `SSACFG` region
 *
 * A function. Its arguments are the arguments of the body's first block. Without a body it is a declaration, which must be
 * private. The body uses no values from outside. Inside it, names without dialect are looked up in `func`.
 *
 * ```mlir
 * func.func private @declared(i32 {tt.note = unit}) -> f32
 *
 * func.func @swap(%a: i32, %b: f32) -> (f32, i32) attributes {tt.note = "example"} {
 *   return %b, %a : f32, i32
 * }
 * ```
 */
export class FuncOp extends Operation {
  static readonly opName = 'func.func';
  static readonly spec: OpSpec = {
    name: 'func.func',
    className: 'FuncOp',
    operands: [],
    attributes: [
      { name: 'sym_name', constraint: SymbolNameAttr },
      { name: 'function_type', constraint: funcOpFunctionTypeConstraint },
      { name: 'sym_visibility', constraint: StrAttr, optional: true },
      { name: 'arg_attrs', constraint: DictArrayAttr, optional: true },
      { name: 'res_attrs', constraint: DictArrayAttr, optional: true },
      { name: 'no_inline', constraint: UnitAttr, optional: true },
    ],
    results: [],
    regions: [{ name: 'body', constraint: AnyRegion }],
    successors: [],
    traits: [AffineScope, AutomaticAllocationScope, FunctionOpInterface, IsolatedFromAbove, OpAsmOpInterface],
    customAssembly: true,
  };

  /** Name in the symbol table */
  get symName(): string {
    return attributeValue(this, 'sym_name', SymbolNameAttr);
  }

  set symName(value: string) {
    setAttributeValue(this, 'sym_name', SymbolNameAttr, value);
  }

  /** Types of arguments and results */
  get functionType(): FunctionType {
    return attributeValue(this, 'function_type', funcOpFunctionTypeConstraint);
  }

  set functionType(value: FunctionType) {
    setAttributeValue(this, 'function_type', funcOpFunctionTypeConstraint, value);
  }

  /** Private, nested or public; public when absent */
  get symVisibility(): string | undefined {
    return optionalAttributeValue(this, 'sym_visibility', StrAttr);
  }

  set symVisibility(value: string | undefined) {
    setAttributeValue(this, 'sym_visibility', StrAttr, value);
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

  /** Calls are not to be inlined */
  get noInline(): boolean {
    return this.properties.has('no_inline');
  }

  set noInline(value: boolean) {
    setAttributeValue(this, 'no_inline', UnitAttr, value || undefined);
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
      readonly symVisibility?: string | undefined;
      readonly argAttrs?: readonly DictionaryAttribute[] | undefined;
      readonly resAttrs?: readonly DictionaryAttribute[] | undefined;
      readonly noInline?: boolean;
      readonly regions?: readonly Region[];
    },
  ): FuncOp {
    return buildOp(builder, location, FuncOp, {
      operands: [],
      attributes: {
        sym_name: args.symName,
        function_type: args.functionType,
        sym_visibility: args.symVisibility,
        arg_attrs: args.argAttrs,
        res_attrs: args.resAttrs,
        no_inline: args.noInline || undefined,
      },
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Function return operation
 *
 * Ends a function and gives its results, as many and of the types that the function's signature says.
 *
 * ```mlir
 * func.func @one() -> i32 {
 *   %0 = arith.constant 1 : i32
 *   return %0 : i32
 * }
 * ```
 */
export class ReturnOp extends Operation {
  static readonly opName = 'func.return';
  static readonly spec: OpSpec = {
    name: 'func.return',
    className: 'ReturnOp',
    operands: [{ name: 'operands', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, HasParent('func.func'), ReturnLike, Terminator],
    assemblyFormat: [
      { kind: 'attr-dict' },
      {
        kind: 'optional',
        then: [
          { kind: 'variable', name: 'operands' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'operands' },
        ],
        otherwise: [],
        anchor: 0,
      },
    ],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly operands: readonly Value[] }): ReturnOp {
    return buildOp(builder, location, ReturnOp, { operands: [args.operands], attributes: {}, resultTypes: [] });
  }
}

/**
 * call operation
 *
 * Calls a function of the enclosing symbol table by name.
 *
 * ```mlir
 * func.func private @add(f32, f32) -> f32
 * func.func @twice(%a: f32) -> f32 {
 *   %0 = call @add(%a, %a) : (f32, f32) -> f32
 *   return %0 : f32
 * }
 * ```
 */
export class CallOp extends Operation {
  static readonly opName = 'func.call';
  static readonly spec: OpSpec = {
    name: 'func.call',
    className: 'CallOp',
    operands: [{ name: 'operands', constraint: AnyType, group: 'variadic' }],
    attributes: [
      { name: 'callee', constraint: FlatSymbolRefAttr },
      { name: 'arg_attrs', constraint: DictArrayAttr, optional: true },
      { name: 'res_attrs', constraint: DictArrayAttr, optional: true },
      { name: 'no_inline', constraint: UnitAttr, optional: true },
    ],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [CallOpInterface, marker('SymbolUserOpInterface')],
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

  /** This call is not to be inlined */
  get noInline(): boolean {
    return this.properties.has('no_inline');
  }

  set noInline(value: boolean) {
    setAttributeValue(this, 'no_inline', UnitAttr, value || undefined);
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
      readonly noInline?: boolean;
      readonly resultTypes: readonly Type[];
    },
  ): CallOp {
    return buildOp(builder, location, CallOp, {
      operands: [args.operands],
      attributes: {
        callee: args.callee,
        arg_attrs: args.argAttrs,
        res_attrs: args.resAttrs,
        no_inline: args.noInline || undefined,
      },
      resultTypes: [...args.resultTypes],
    });
  }
}

/**
 * indirect call operation
 *
 * Calls a value of function type.
 *
 * ```mlir
 * func.func @apply(%f: (f32) -> f32, %a: f32) -> f32 {
 *   %0 = call_indirect %f(%a) : (f32) -> f32
 *   return %0 : f32
 * }
 * ```
 */
export class CallIndirectOp extends Operation {
  static readonly opName = 'func.call_indirect';
  static readonly spec: OpSpec = {
    name: 'func.call_indirect',
    className: 'CallIndirectOp',
    operands: [
      { name: 'callee', constraint: FunctionTypeConstraint },
      { name: 'callee_operands', constraint: AnyType, group: 'variadic' },
    ],
    attributes: [
      { name: 'arg_attrs', constraint: DictArrayAttr, optional: true },
      { name: 'res_attrs', constraint: DictArrayAttr, optional: true },
    ],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [
      CallOpInterface,
      TypesMatchWith('callee input types match argument types', 'callee', 'callee_operands', 'functionInputs'),
      TypesMatchWith('callee result types match result types', 'callee', 'results', 'functionResults'),
    ],
    assemblyFormat: [
      { kind: 'variable', name: 'callee' },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'callee_operands' },
      { kind: 'literal', text: ')' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'callee' },
    ],
  };

  /** Function to call */
  get callee(): Value {
    return this.operand(0);
  }

  /** Arguments */
  get calleeOperands(): readonly Value[] {
    return operandGroup(this, 1);
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
      readonly callee: Value;
      readonly calleeOperands: readonly Value[];
      readonly argAttrs?: readonly DictionaryAttribute[] | undefined;
      readonly resAttrs?: readonly DictionaryAttribute[] | undefined;
      readonly resultTypes: readonly Type[];
    },
  ): CallIndirectOp {
    return buildOp(builder, location, CallIndirectOp, {
      operands: [args.callee, args.calleeOperands],
      attributes: { arg_attrs: args.argAttrs, res_attrs: args.resAttrs },
      resultTypes: [...args.resultTypes],
    });
  }
}

/**
 * constant
 *
 * Makes a value of a function, given its name.
 *
 * ```mlir
 * func.func private @relu(f32) -> f32
 * func.func @get() -> ((f32) -> f32) {
 *   %f = constant @relu : (f32) -> f32
 *   return %f : (f32) -> f32
 * }
 * ```
 */
export class ConstantOp extends Operation {
  static readonly opName = 'func.constant';
  static readonly spec: OpSpec = {
    name: 'func.constant',
    className: 'ConstantOp',
    operands: [],
    attributes: [{ name: 'value', constraint: FlatSymbolRefAttr }],
    results: [{ name: 'result', constraint: AnyType }],
    regions: [],
    successors: [],
    traits: [ConstantLike, Pure, OpAsmOpInterface, marker('SymbolUserOpInterface')],
    assemblyFormat: [
      { kind: 'attr-dict' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'results' },
    ],
  };

  /** Name of the function */
  get value(): string {
    return attributeValue(this, 'value', FlatSymbolRefAttr);
  }

  set value(value: string) {
    setAttributeValue(this, 'value', FlatSymbolRefAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: string; readonly resultType: Type },
  ): ConstantOp {
    return buildOp(builder, location, ConstantOp, {
      operands: [],
      attributes: { value: args.value },
      resultTypes: [args.resultType],
    });
  }
}
