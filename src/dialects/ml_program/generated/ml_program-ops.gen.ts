// @generated from dialects-td/ml_program/ml_program-ops.yaml; do not edit, run npm run codegen
import {
  AnyAttr,
  DictArrayAttr,
  StrAttr,
  SymbolNameAttr,
  SymbolRefAttr,
  TypeAttr,
  TypeAttrOf,
  UnitAttr,
} from '../../../builtin/attr-constraints.ts';
import { AnyRegion } from '../../../builtin/region-constraints.ts';
import { AnyType, FunctionTypeConstraint } from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import {
  type DictionaryAttr as DictionaryAttribute,
  type SymbolRefAttr as SymbolRefAttribute,
} from '../../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { FunctionOpInterface } from '../../../ir/interfaces/calls.ts';
import { OpAsmOpInterface } from '../../../ir/interfaces/inference.ts';
import { RegionKindInterface } from '../../../ir/interfaces/region-kind.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { Symbol } from '../../../ir/symbol-table.ts';
import { MemRead, MemWrite, Pure, ReturnLike } from '../../../ir/traits/markers.ts';
import { HasParent, IsolatedFromAbove, SingleBlock, Terminator } from '../../../ir/traits/structure-traits.ts';
import { marker } from '../../../ir/traits/trait.ts';
import { type Type } from '../../../ir/type.ts';
import { type FunctionType } from '../../../ir/types/composite-types.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import { attributeValue, operandGroup, optionalAttributeValue, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type AttrConstraint } from '../../../ods/constraints.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { TokenTypeConstraint } from './ml_program-constraints.gen.ts';

const funcOpFunctionTypeConstraint: AttrConstraint<FunctionType> = TypeAttrOf(FunctionTypeConstraint);

/**
 * Function containing a single `SSACFG` region
 *
 * A function whose operations run in order. Without a body it is declared here and defined elsewhere.
 *
 * ```mlir
 * ml_program.func private @elsewhere(i32) -> i32
 * ml_program.func @same(%x: i32) -> i32 {
 *   ml_program.return %x : i32
 * }
 * ```
 */
export class FuncOp extends Operation {
  static readonly opName = 'ml_program.func';
  static readonly spec: OpSpec = {
    name: 'ml_program.func',
    className: 'FuncOp',
    operands: [],
    attributes: [
      { name: 'sym_name', constraint: SymbolNameAttr },
      { name: 'function_type', constraint: funcOpFunctionTypeConstraint },
      { name: 'arg_attrs', constraint: DictArrayAttr, optional: true },
      { name: 'res_attrs', constraint: DictArrayAttr, optional: true },
      { name: 'sym_visibility', constraint: StrAttr, optional: true },
    ],
    results: [],
    regions: [{ name: 'body', constraint: AnyRegion }],
    successors: [],
    traits: [FunctionOpInterface, IsolatedFromAbove, RegionKindInterface, Symbol],
    customAssembly: true,
  };

  /** Its name */
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

  /** A dictionary per argument */
  get argAttrs(): readonly DictionaryAttribute[] | undefined {
    return optionalAttributeValue(this, 'arg_attrs', DictArrayAttr);
  }

  set argAttrs(value: readonly DictionaryAttribute[] | undefined) {
    setAttributeValue(this, 'arg_attrs', DictArrayAttr, value);
  }

  /** A dictionary per result */
  get resAttrs(): readonly DictionaryAttribute[] | undefined {
    return optionalAttributeValue(this, 'res_attrs', DictArrayAttr);
  }

  set resAttrs(value: readonly DictionaryAttribute[] | undefined) {
    setAttributeValue(this, 'res_attrs', DictArrayAttr, value);
  }

  /** Who sees it */
  get symVisibility(): string | undefined {
    return optionalAttributeValue(this, 'sym_visibility', StrAttr);
  }

  set symVisibility(value: string | undefined) {
    setAttributeValue(this, 'sym_visibility', StrAttr, value);
  }

  /** What it does, empty for a declaration */
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
      readonly argAttrs?: readonly DictionaryAttribute[] | undefined;
      readonly resAttrs?: readonly DictionaryAttribute[] | undefined;
      readonly symVisibility?: string | undefined;
      readonly regions?: readonly Region[];
    },
  ): FuncOp {
    return buildOp(builder, location, FuncOp, {
      operands: [],
      attributes: {
        sym_name: args.symName,
        function_type: args.functionType,
        arg_attrs: args.argAttrs,
        res_attrs: args.resAttrs,
        sym_visibility: args.symVisibility,
      },
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Module level declaration of a global variable
 *
 * A variable of the module. One that is not mutable has an initial value; its type may say more than that of the variable.
 *
 * ```mlir
 * ml_program.global private @four(dense<4> : tensor<4xi32>) : tensor<?xi32>
 * ml_program.global private mutable @weights(#ml_program.extern : tensor<4xi32>) : tensor<?xi32>
 * ml_program.global private mutable @state : tensor<?xi32>
 * ```
 */
export class GlobalOp extends Operation {
  static readonly opName = 'ml_program.global';
  static readonly spec: OpSpec = {
    name: 'ml_program.global',
    className: 'GlobalOp',
    operands: [],
    attributes: [
      { name: 'sym_name', constraint: SymbolNameAttr },
      { name: 'type', constraint: TypeAttr },
      { name: 'is_mutable', constraint: UnitAttr, optional: true },
      { name: 'value', constraint: AnyAttr, optional: true },
      { name: 'sym_visibility', constraint: StrAttr, optional: true },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [Symbol],
    assemblyFormat: [
      { kind: 'custom', name: 'SymbolVisibility', args: [{ kind: 'variable', name: 'sym_visibility' }] },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'mutable' },
          { kind: 'variable', name: 'is_mutable' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'variable', name: 'sym_name' },
      { kind: 'whitespace', text: '' },
      {
        kind: 'custom',
        name: 'TypedInitialValue',
        args: [
          { kind: 'variable', name: 'type' },
          { kind: 'variable', name: 'value' },
        ],
      },
      { kind: 'attr-dict' },
    ],
  };

  /** Its name */
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

  /** It may be written */
  get isMutable(): boolean {
    return this.properties.has('is_mutable');
  }

  set isMutable(value: boolean) {
    setAttributeValue(this, 'is_mutable', UnitAttr, value || undefined);
  }

  /** The initial value */
  get value(): Attribute | undefined {
    return optionalAttributeValue(this, 'value', AnyAttr);
  }

  set value(value: Attribute | undefined) {
    setAttributeValue(this, 'value', AnyAttr, value);
  }

  /** Who sees it */
  get symVisibility(): string | undefined {
    return optionalAttributeValue(this, 'sym_visibility', StrAttr);
  }

  set symVisibility(value: string | undefined) {
    setAttributeValue(this, 'sym_visibility', StrAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly symName: string;
      readonly type: Type;
      readonly isMutable?: boolean;
      readonly value?: Attribute | undefined;
      readonly symVisibility?: string | undefined;
    },
  ): GlobalOp {
    return buildOp(builder, location, GlobalOp, {
      operands: [],
      attributes: {
        sym_name: args.symName,
        type: args.type,
        is_mutable: args.isMutable || undefined,
        value: args.value,
        sym_visibility: args.symVisibility,
      },
      resultTypes: [],
    });
  }
}

/**
 * Direct load of a mutable value from a global
 *
 * Reads a variable.
 *
 * ```mlir
 * ml_program.global private mutable @state : tensor<?xi32>
 * ml_program.func @read() -> tensor<?xi32> {
 *   %state = ml_program.global_load @state : tensor<?xi32>
 *   ml_program.return %state : tensor<?xi32>
 * }
 * ```
 */
export class GlobalLoadOp extends Operation {
  static readonly opName = 'ml_program.global_load';
  static readonly spec: OpSpec = {
    name: 'ml_program.global_load',
    className: 'GlobalLoadOp',
    operands: [],
    attributes: [{ name: 'global', constraint: SymbolRefAttr }],
    results: [{ name: 'result', constraint: AnyType }],
    regions: [],
    successors: [],
    traits: [OpAsmOpInterface, marker('SymbolUserOpInterface'), MemRead],
    assemblyFormat: [
      { kind: 'variable', name: 'global' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
      { kind: 'attr-dict' },
    ],
  };

  /** The variable */
  get global(): SymbolRefAttribute {
    return attributeValue(this, 'global', SymbolRefAttr);
  }

  set global(value: SymbolRefAttribute) {
    setAttributeValue(this, 'global', SymbolRefAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly global: SymbolRefAttribute; readonly resultType: Type },
  ): GlobalLoadOp {
    return buildOp(builder, location, GlobalLoadOp, {
      operands: [],
      attributes: { global: args.global },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Direct load a constant value from a global
 *
 * Reads a variable that is not mutable.
 *
 * ```mlir
 * ml_program.global private @four(dense<4> : tensor<4xi32>) : tensor<4xi32>
 * ml_program.func @read() -> tensor<4xi32> {
 *   %four = ml_program.global_load_const @four : tensor<4xi32>
 *   ml_program.return %four : tensor<4xi32>
 * }
 * ```
 */
export class GlobalLoadConstOp extends Operation {
  static readonly opName = 'ml_program.global_load_const';
  static readonly spec: OpSpec = {
    name: 'ml_program.global_load_const',
    className: 'GlobalLoadConstOp',
    operands: [],
    attributes: [{ name: 'global', constraint: SymbolRefAttr }],
    results: [{ name: 'result', constraint: AnyType }],
    regions: [],
    successors: [],
    traits: [Pure, OpAsmOpInterface, marker('SymbolUserOpInterface')],
    assemblyFormat: [
      { kind: 'variable', name: 'global' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
      { kind: 'attr-dict' },
    ],
  };

  /** The variable */
  get global(): SymbolRefAttribute {
    return attributeValue(this, 'global', SymbolRefAttr);
  }

  set global(value: SymbolRefAttribute) {
    setAttributeValue(this, 'global', SymbolRefAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly global: SymbolRefAttribute; readonly resultType: Type },
  ): GlobalLoadConstOp {
    return buildOp(builder, location, GlobalLoadConstOp, {
      operands: [],
      attributes: { global: args.global },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Direct load of a mutable value from a global in Graph region
 *
 * Reads a variable in a graph, after what its tokens stand for.
 *
 * ```mlir
 * ml_program.global private mutable @state : tensor<?xi32>
 * ml_program.subgraph @read(%before: !ml_program.token) -> (tensor<?xi32>, !ml_program.token) {
 *   %state, %after = ml_program.global_load_graph @state ordering(%before -> !ml_program.token) : tensor<?xi32>
 *   ml_program.output %state, %after : tensor<?xi32>, !ml_program.token
 * }
 * ```
 */
export class GlobalLoadGraphOp extends Operation {
  static readonly opName = 'ml_program.global_load_graph';
  static readonly spec: OpSpec = {
    name: 'ml_program.global_load_graph',
    className: 'GlobalLoadGraphOp',
    operands: [{ name: 'consumeTokens', constraint: TokenTypeConstraint, group: 'variadic' }],
    attributes: [{ name: 'global', constraint: SymbolRefAttr }],
    results: [
      { name: 'result', constraint: AnyType },
      { name: 'produceToken', constraint: TokenTypeConstraint },
    ],
    regions: [],
    successors: [],
    traits: [marker('SymbolUserOpInterface'), MemRead],
    assemblyFormat: [
      { kind: 'variable', name: 'global' },
      { kind: 'whitespace', text: '' },
      {
        kind: 'custom',
        name: 'TokenOrdering',
        args: [
          { kind: 'variable', name: 'consumeTokens' },
          { kind: 'type', of: 'produceToken' },
        ],
      },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
      { kind: 'attr-dict' },
    ],
  };

  /** The variable */
  get global(): SymbolRefAttribute {
    return attributeValue(this, 'global', SymbolRefAttr);
  }

  set global(value: SymbolRefAttribute) {
    setAttributeValue(this, 'global', SymbolRefAttr, value);
  }

  /** What comes before */
  get consumeTokens(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Its value */
  get resultValue(): OpResult {
    return this.result(0);
  }

  /** Stands for the read */
  get produceToken(): OpResult {
    return this.result(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly global: SymbolRefAttribute;
      readonly consumeTokens: readonly Value[];
      readonly resultType: Type;
      readonly produceTokenType: Type;
    },
  ): GlobalLoadGraphOp {
    return buildOp(builder, location, GlobalLoadGraphOp, {
      operands: [args.consumeTokens],
      attributes: { global: args.global },
      resultTypes: [args.resultType, args.produceTokenType],
    });
  }
}

/**
 * Direct store of a value into a mutable global
 *
 * Writes a variable.
 *
 * ```mlir
 * ml_program.global private mutable @state : tensor<?xi32>
 * ml_program.func @write(%x: tensor<?xi32>) {
 *   ml_program.global_store @state = %x : tensor<?xi32>
 *   ml_program.return
 * }
 * ```
 */
export class GlobalStoreOp extends Operation {
  static readonly opName = 'ml_program.global_store';
  static readonly spec: OpSpec = {
    name: 'ml_program.global_store',
    className: 'GlobalStoreOp',
    operands: [{ name: 'value', constraint: AnyType }],
    attributes: [{ name: 'global', constraint: SymbolRefAttr }],
    results: [],
    regions: [],
    successors: [],
    traits: [marker('SymbolUserOpInterface'), MemWrite],
    assemblyFormat: [
      { kind: 'variable', name: 'global' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'value' },
      { kind: 'attr-dict' },
    ],
  };

  /** The variable */
  get global(): SymbolRefAttribute {
    return attributeValue(this, 'global', SymbolRefAttr);
  }

  set global(value: SymbolRefAttribute) {
    setAttributeValue(this, 'global', SymbolRefAttr, value);
  }

  /** Its new value */
  get value(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly global: SymbolRefAttribute; readonly value: Value },
  ): GlobalStoreOp {
    return buildOp(builder, location, GlobalStoreOp, {
      operands: [args.value],
      attributes: { global: args.global },
      resultTypes: [],
    });
  }
}

/**
 * Direct store of a value into a mutable global
 *
 * Writes a variable in a graph, after what its tokens stand for.
 *
 * ```mlir
 * ml_program.global private mutable @state : tensor<?xi32>
 * ml_program.subgraph @write(%x: tensor<?xi32>) -> !ml_program.token {
 *   %done = ml_program.global_store_graph @state = %x ordering(() -> !ml_program.token) : tensor<?xi32>
 *   ml_program.output %done : !ml_program.token
 * }
 * ```
 */
export class GlobalStoreGraphOp extends Operation {
  static readonly opName = 'ml_program.global_store_graph';
  static readonly spec: OpSpec = {
    name: 'ml_program.global_store_graph',
    className: 'GlobalStoreGraphOp',
    operands: [
      { name: 'value', constraint: AnyType },
      { name: 'consumeTokens', constraint: TokenTypeConstraint, group: 'variadic' },
    ],
    attributes: [{ name: 'global', constraint: SymbolRefAttr }],
    results: [{ name: 'produceToken', constraint: TokenTypeConstraint }],
    regions: [],
    successors: [],
    traits: [marker('SymbolUserOpInterface'), MemRead],
    assemblyFormat: [
      { kind: 'variable', name: 'global' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'value' },
      { kind: 'whitespace', text: '' },
      {
        kind: 'custom',
        name: 'TokenOrdering',
        args: [
          { kind: 'variable', name: 'consumeTokens' },
          { kind: 'type', of: 'produceToken' },
        ],
      },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'value' },
      { kind: 'attr-dict' },
    ],
  };

  /** The variable */
  get global(): SymbolRefAttribute {
    return attributeValue(this, 'global', SymbolRefAttr);
  }

  set global(value: SymbolRefAttribute) {
    setAttributeValue(this, 'global', SymbolRefAttr, value);
  }

  /** Its new value */
  get value(): Value {
    return this.operand(0);
  }

  /** What comes before */
  get consumeTokens(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Stands for the write */
  get produceToken(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly global: SymbolRefAttribute;
      readonly value: Value;
      readonly consumeTokens: readonly Value[];
      readonly produceTokenType: Type;
    },
  ): GlobalStoreGraphOp {
    return buildOp(builder, location, GlobalStoreGraphOp, {
      operands: [args.value, args.consumeTokens],
      attributes: { global: args.global },
      resultTypes: [args.produceTokenType],
    });
  }
}

/**
 * Outputs values from a subgraph function
 *
 * Ends a subgraph and names its results.
 *
 * ```mlir
 * ml_program.subgraph @same(%x: i32) -> i32 {
 *   ml_program.output %x : i32
 * }
 * ```
 */
export class OutputOp extends Operation {
  static readonly opName = 'ml_program.output';
  static readonly spec: OpSpec = {
    name: 'ml_program.output',
    className: 'OutputOp',
    operands: [{ name: 'operands', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, HasParent('ml_program.subgraph'), ReturnLike, Terminator],
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
  static build(builder: OpBuilder, location: Location, args: { readonly operands: readonly Value[] }): OutputOp {
    return buildOp(builder, location, OutputOp, { operands: [args.operands], attributes: {}, resultTypes: [] });
  }
}

/**
 * Returns values from a `func` function
 *
 * Ends a function and gives back its results.
 *
 * ```mlir
 * ml_program.func @same(%x: i32) -> i32 {
 *   ml_program.return %x : i32
 * }
 * ```
 */
export class ReturnOp extends Operation {
  static readonly opName = 'ml_program.return';
  static readonly spec: OpSpec = {
    name: 'ml_program.return',
    className: 'ReturnOp',
    operands: [{ name: 'operands', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, HasParent('ml_program.func'), ReturnLike, Terminator],
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

const subgraphOpFunctionTypeConstraint: AttrConstraint<FunctionType> = TypeAttrOf(FunctionTypeConstraint);

/**
 * An function containing a single `Graph` region
 *
 * A function whose operations are a graph: each runs when its operands are there, whatever their order in the text.
 *
 * ```mlir
 * ml_program.subgraph private @elsewhere(i32) -> i32
 * ml_program.subgraph @same(%x: i32) -> i32 {
 *   ml_program.output %x : i32
 * }
 * ```
 */
export class SubgraphOp extends Operation {
  static readonly opName = 'ml_program.subgraph';
  static readonly spec: OpSpec = {
    name: 'ml_program.subgraph',
    className: 'SubgraphOp',
    operands: [],
    attributes: [
      { name: 'sym_name', constraint: SymbolNameAttr },
      { name: 'function_type', constraint: subgraphOpFunctionTypeConstraint },
      { name: 'arg_attrs', constraint: DictArrayAttr, optional: true },
      { name: 'res_attrs', constraint: DictArrayAttr, optional: true },
      { name: 'sym_visibility', constraint: StrAttr, optional: true },
    ],
    results: [],
    regions: [{ name: 'body', constraint: AnyRegion }],
    successors: [],
    traits: [
      marker('HasOnlyGraphRegion'),
      SingleBlock,
      FunctionOpInterface,
      IsolatedFromAbove,
      RegionKindInterface,
      Symbol,
    ],
    customAssembly: true,
  };

  /** Its name */
  get symName(): string {
    return attributeValue(this, 'sym_name', SymbolNameAttr);
  }

  set symName(value: string) {
    setAttributeValue(this, 'sym_name', SymbolNameAttr, value);
  }

  /** Types of arguments and results */
  get functionType(): FunctionType {
    return attributeValue(this, 'function_type', subgraphOpFunctionTypeConstraint);
  }

  set functionType(value: FunctionType) {
    setAttributeValue(this, 'function_type', subgraphOpFunctionTypeConstraint, value);
  }

  /** A dictionary per argument */
  get argAttrs(): readonly DictionaryAttribute[] | undefined {
    return optionalAttributeValue(this, 'arg_attrs', DictArrayAttr);
  }

  set argAttrs(value: readonly DictionaryAttribute[] | undefined) {
    setAttributeValue(this, 'arg_attrs', DictArrayAttr, value);
  }

  /** A dictionary per result */
  get resAttrs(): readonly DictionaryAttribute[] | undefined {
    return optionalAttributeValue(this, 'res_attrs', DictArrayAttr);
  }

  set resAttrs(value: readonly DictionaryAttribute[] | undefined) {
    setAttributeValue(this, 'res_attrs', DictArrayAttr, value);
  }

  /** Who sees it */
  get symVisibility(): string | undefined {
    return optionalAttributeValue(this, 'sym_visibility', StrAttr);
  }

  set symVisibility(value: string | undefined) {
    setAttributeValue(this, 'sym_visibility', StrAttr, value);
  }

  /** What it does, empty for a declaration */
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
      readonly argAttrs?: readonly DictionaryAttribute[] | undefined;
      readonly resAttrs?: readonly DictionaryAttribute[] | undefined;
      readonly symVisibility?: string | undefined;
      readonly regions?: readonly Region[];
    },
  ): SubgraphOp {
    return buildOp(builder, location, SubgraphOp, {
      operands: [],
      attributes: {
        sym_name: args.symName,
        function_type: args.functionType,
        arg_attrs: args.argAttrs,
        res_attrs: args.resAttrs,
        sym_visibility: args.symVisibility,
      },
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Produces a new token value
 *
 * A token before which nothing was done.
 *
 * ```mlir
 * ml_program.subgraph @start() -> !ml_program.token {
 *   %0 = ml_program.token
 *   ml_program.output %0 : !ml_program.token
 * }
 * ```
 */
export class TokenOp extends Operation {
  static readonly opName = 'ml_program.token';
  static readonly spec: OpSpec = {
    name: 'ml_program.token',
    className: 'TokenOp',
    operands: [],
    attributes: [],
    results: [{ name: 'token', constraint: TokenTypeConstraint }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [{ kind: 'attr-dict' }],
  };

  /** The token */
  get token(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly tokenType: Type }): TokenOp {
    return buildOp(builder, location, TokenOp, { operands: [], attributes: {}, resultTypes: [args.tokenType] });
  }
}
