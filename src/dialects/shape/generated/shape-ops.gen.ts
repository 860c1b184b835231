// @generated from dialects-td/shape/shape-constraint-ops.yaml, dialects-td/shape/shape-function-ops.yaml, dialects-td/shape/shape-ops.yaml; do not edit, run npm run codegen
import {
  BoolAttr,
  DictArrayAttr,
  DictionaryAttr,
  IndexAttr,
  IndexElementsAttr,
  StrAttr,
  SymbolNameAttr,
  TypeAttrOf,
} from '../../../builtin/attr-constraints.ts';
import { CastOpInterface } from '../../../builtin/cast.ts';
import { AnyRegion, SizedRegion } from '../../../builtin/region-constraints.ts';
import {
  AnyShaped,
  AnyType,
  FunctionTypeConstraint,
  I1,
  Index,
  IndexTensor,
} from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type DictionaryAttr as DictionaryAttribute } from '../../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { FunctionOpInterface } from '../../../ir/interfaces/calls.ts';
import { InferTypeOpInterface, OpAsmOpInterface } from '../../../ir/interfaces/inference.ts';
import { RegionBranchOpInterface } from '../../../ir/interfaces/region-branch.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { Symbol, SymbolTableTrait } from '../../../ir/symbol-table.ts';
import {
  AffineScope,
  AutomaticAllocationScope,
  Commutative,
  ConstantLike,
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
import { type Type } from '../../../ir/type.ts';
import { type FunctionType } from '../../../ir/types/composite-types.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import {
  attributeValue,
  operandGroup,
  optionalAttributeValue,
  resultGroup,
  setAttributeValue,
} from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type AttrConstraint } from '../../../ods/constraints.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import {
  Shape_AnyShape,
  Shape_AnyShapeOrSizeType,
  Shape_AnySize,
  Shape_AnyValueShape,
  Shape_AnyWitness,
  Shape_ExtentTensorType,
  Shape_ShapedOrValueShapeType,
  Shape_ShapeOrExtentTensorType,
  Shape_ShapeOrSizeType,
  Shape_SizeOrIndexType,
  Shape_SizesOrValueShapeType,
} from './shape-constraints.gen.ts';

/**
 * Return any combination of the input shapes
 *
 * One of several shapes that are known to be the same, or of each dimension the size of one of them.
 *
 * ```mlir
 * func.func @any(%a: tensor<?xindex>, %b: tensor<?xindex>) -> tensor<?xindex> {
 *   %0 = shape.any %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
 *   return %0 : tensor<?xindex>
 * }
 * ```
 */
export class AnyOp extends Operation {
  static readonly opName = 'shape.any';
  static readonly spec: OpSpec = {
    name: 'shape.any',
    className: 'AnyOp',
    operands: [{ name: 'inputs', constraint: Shape_ShapeOrExtentTensorType, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_ShapeOrExtentTensorType }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'inputs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'inputs' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The shapes */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly resultType: Type },
  ): AnyOp {
    return buildOp(builder, location, AnyOp, {
      operands: [args.inputs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Execute the region
 *
 * Runs its region, which may rely on what the witness stands for. This only orders operations: the constraint itself is checked elsewhere.
 *
 * ```mlir
 * func.func @add(%w: !shape.witness, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
 *   %0 = shape.assuming %w -> (tensor<?xf32>) {
 *     %1 = arith.addf %a, %b : tensor<?xf32>
 *     shape.assuming_yield %1 : tensor<?xf32>
 *   }
 *   return %0 : tensor<?xf32>
 * }
 * ```
 */
export class AssumingOp extends Operation {
  static readonly opName = 'shape.assuming';
  static readonly spec: OpSpec = {
    name: 'shape.assuming',
    className: 'AssumingOp',
    operands: [{ name: 'witness', constraint: Shape_AnyWitness }],
    attributes: [],
    results: [{ name: 'results', constraint: AnyType, group: 'variadic' }],
    regions: [{ name: 'doRegion', constraint: SizedRegion(1) }],
    successors: [],
    traits: [SingleBlockImplicitTerminator('shape.assuming_yield'), RegionBranchOpInterface, RecursiveMemoryEffects],
    customAssembly: true,
  };

  /** Says that the constraint holds */
  get witness(): Value {
    return this.operand(0);
  }

  /** Runs once */
  get doRegion(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly witness: Value; readonly regions?: readonly Region[]; readonly resultTypes: readonly Type[] },
  ): AssumingOp {
    return buildOp(builder, location, AssumingOp, {
      operands: [args.witness],
      attributes: {},
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Return a logical AND of all witnesses
 *
 * One witness that stands for several constraints.
 *
 * ```mlir
 * func.func @both(%a: !shape.witness, %b: !shape.witness) -> !shape.witness {
 *   %0 = shape.assuming_all %a, %b
 *   return %0 : !shape.witness
 * }
 * ```
 */
export class AssumingAllOp extends Operation {
  static readonly opName = 'shape.assuming_all';
  static readonly spec: OpSpec = {
    name: 'shape.assuming_all',
    className: 'AssumingAllOp',
    operands: [{ name: 'inputs', constraint: Shape_AnyWitness, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_AnyWitness }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure],
    customAssembly: true,
  };

  /** The witnesses, at least one */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly resultType: Type },
  ): AssumingAllOp {
    return buildOp(builder, location, AssumingAllOp, {
      operands: [args.inputs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Yield operation
 *
 * Ends the region of `shape.assuming` with the results of that.
 *
 * ```mlir
 * func.func @same(%w: !shape.witness, %a: index) -> index {
 *   %0 = shape.assuming %w -> (index) {
 *     shape.assuming_yield %a : index
 *   }
 *   return %0 : index
 * }
 * ```
 */
export class AssumingYieldOp extends Operation {
  static readonly opName = 'shape.assuming_yield';
  static readonly spec: OpSpec = {
    name: 'shape.assuming_yield',
    className: 'AssumingYieldOp',
    operands: [{ name: 'operands', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, ReturnLike, Terminator, HasParent('shape.assuming')],
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
  static build(builder: OpBuilder, location: Location, args: { readonly operands: readonly Value[] }): AssumingYieldOp {
    return buildOp(builder, location, AssumingYieldOp, { operands: [args.operands], attributes: {}, resultTypes: [] });
  }
}

/**
 * An operation that returns a statically known witness value
 *
 * The witness of a constraint of which it is known whether it holds.
 *
 * ```mlir
 * func.func @holds() -> !shape.witness {
 *   %0 = shape.const_witness true
 *   return %0 : !shape.witness
 * }
 * ```
 */
export class ConstWitnessOp extends Operation {
  static readonly opName = 'shape.const_witness';
  static readonly spec: OpSpec = {
    name: 'shape.const_witness',
    className: 'ConstWitnessOp',
    operands: [],
    attributes: [{ name: 'passing', constraint: BoolAttr }],
    results: [{ name: 'result', constraint: Shape_AnyWitness }],
    regions: [],
    successors: [],
    traits: [ConstantLike, Pure],
    assemblyFormat: [{ kind: 'variable', name: 'passing' }, { kind: 'attr-dict' }],
  };

  /** Whether it holds */
  get passing(): boolean {
    return attributeValue(this, 'passing', BoolAttr);
  }

  set passing(value: boolean) {
    setAttributeValue(this, 'passing', BoolAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly passing: boolean; readonly resultType: Type },
  ): ConstWitnessOp {
    return buildOp(builder, location, ConstWitnessOp, {
      operands: [],
      attributes: { passing: args.passing },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Determines if 2+ shapes can be successfully broadcasted
 *
 * Demands that `shape.broadcast` of these shapes makes no error.
 *
 * ```mlir
 * func.func @fit(%a: tensor<?xindex>, %b: tensor<?xindex>) -> !shape.witness {
 *   %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
 *   return %0 : !shape.witness
 * }
 * ```
 */
export class CstrBroadcastableOp extends Operation {
  static readonly opName = 'shape.cstr_broadcastable';
  static readonly spec: OpSpec = {
    name: 'shape.cstr_broadcastable',
    className: 'CstrBroadcastableOp',
    operands: [{ name: 'shapes', constraint: Shape_ShapeOrExtentTensorType, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_AnyWitness }],
    regions: [],
    successors: [],
    traits: [Commutative],
    assemblyFormat: [
      { kind: 'variable', name: 'shapes' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'shapes' },
    ],
  };

  /** The shapes, at least two */
  get shapes(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly shapes: readonly Value[]; readonly resultType: Type },
  ): CstrBroadcastableOp {
    return buildOp(builder, location, CstrBroadcastableOp, {
      operands: [args.shapes],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Determines if all input shapes are equal
 *
 * Demands that all shapes are equal.
 *
 * ```mlir
 * func.func @equal(%a: tensor<?xindex>, %b: tensor<?xindex>) -> !shape.witness {
 *   %0 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
 *   return %0 : !shape.witness
 * }
 * ```
 */
export class CstrEqOp extends Operation {
  static readonly opName = 'shape.cstr_eq';
  static readonly spec: OpSpec = {
    name: 'shape.cstr_eq',
    className: 'CstrEqOp',
    operands: [{ name: 'shapes', constraint: Shape_ShapeOrExtentTensorType, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_AnyWitness }],
    regions: [],
    successors: [],
    traits: [Commutative],
    assemblyFormat: [
      { kind: 'variable', name: 'shapes' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'shapes' },
    ],
  };

  /** The shapes */
  get shapes(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly shapes: readonly Value[]; readonly resultType: Type },
  ): CstrEqOp {
    return buildOp(builder, location, CstrEqOp, {
      operands: [args.shapes],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Represents a runtime assertion that an i1 is `true`
 *
 * Demands that a condition is 1, and says in words what that means.
 *
 * ```mlir
 * func.func @demand(%c: i1) -> !shape.witness {
 *   %0 = shape.cstr_require %c, "the batch must not be empty"
 *   return %0 : !shape.witness
 * }
 * ```
 */
export class CstrRequireOp extends Operation {
  static readonly opName = 'shape.cstr_require';
  static readonly spec: OpSpec = {
    name: 'shape.cstr_require',
    className: 'CstrRequireOp',
    operands: [{ name: 'pred', constraint: I1 }],
    attributes: [{ name: 'msg', constraint: StrAttr }],
    results: [{ name: 'result', constraint: Shape_AnyWitness }],
    regions: [],
    successors: [],
    traits: [],
    assemblyFormat: [
      { kind: 'variable', name: 'pred' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'msg' },
      { kind: 'attr-dict' },
    ],
  };

  /** The condition */
  get pred(): Value {
    return this.operand(0);
  }

  /** What is reported where it is 0 */
  get msg(): string {
    return attributeValue(this, 'msg', StrAttr);
  }

  set msg(value: string) {
    setAttributeValue(this, 'msg', StrAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly pred: Value; readonly msg: string; readonly resultType: Type },
  ): CstrRequireOp {
    return buildOp(builder, location, CstrRequireOp, {
      operands: [args.pred],
      attributes: { msg: args.msg },
      resultTypes: [args.resultType],
    });
  }
}

const funcOpFunctionTypeConstraint: AttrConstraint<FunctionType> = TypeAttrOf(FunctionTypeConstraint);

/**
 * Shape function
 *
 * A function that computes the shape of the result of an operation, or helps to. Names without dialect are looked up in `shape` inside it.
 *
 * ```mlir
 * shape.func @same_shape(%a: !shape.value_shape) -> !shape.shape {
 *   %0 = shape_of %a : !shape.value_shape -> !shape.shape
 *   return %0 : !shape.shape
 * }
 * ```
 */
export class FuncOp extends Operation {
  static readonly opName = 'shape.func';
  static readonly spec: OpSpec = {
    name: 'shape.func',
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

  /** Private, nested or public; public when absent */
  get symVisibility(): string | undefined {
    return optionalAttributeValue(this, 'sym_visibility', StrAttr);
  }

  set symVisibility(value: string | undefined) {
    setAttributeValue(this, 'sym_visibility', StrAttr, value);
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
 * Represents shape functions and corresponding ops
 *
 * Functions of shapes, and which of them belongs to which operation.
 *
 * ```mlir
 * shape.function_library @shapes {
 *   shape.func @same_shape(%a: !shape.value_shape) -> !shape.shape {
 *     %0 = shape_of %a : !shape.value_shape -> !shape.shape
 *     return %0 : !shape.shape
 *   }
 * } mapping {
 *   math.atan = @same_shape
 * }
 * ```
 */
export class FunctionLibraryOp extends Operation {
  static readonly opName = 'shape.function_library';
  static readonly spec: OpSpec = {
    name: 'shape.function_library',
    className: 'FunctionLibraryOp',
    operands: [],
    attributes: [
      { name: 'sym_name', constraint: SymbolNameAttr },
      { name: 'sym_visibility', constraint: StrAttr, optional: true },
      { name: 'mapping', constraint: DictionaryAttr },
    ],
    results: [],
    regions: [{ name: 'body', constraint: AnyRegion }],
    successors: [],
    traits: [
      AffineScope,
      IsolatedFromAbove,
      NoRegionArguments,
      SymbolTableTrait,
      Symbol,
      NoTerminator,
      OpAsmOpInterface,
      SingleBlock,
    ],
    customAssembly: true,
  };

  /** Name of the library */
  get symName(): string {
    return attributeValue(this, 'sym_name', SymbolNameAttr);
  }

  set symName(value: string) {
    setAttributeValue(this, 'sym_name', SymbolNameAttr, value);
  }

  /** Visibility of the name, public when absent */
  get symVisibility(): string | undefined {
    return optionalAttributeValue(this, 'sym_visibility', StrAttr);
  }

  set symVisibility(value: string | undefined) {
    setAttributeValue(this, 'sym_visibility', StrAttr, value);
  }

  /** Names of functions by names of operations */
  get mapping(): DictionaryAttribute {
    return attributeValue(this, 'mapping', DictionaryAttr);
  }

  set mapping(value: DictionaryAttribute) {
    setAttributeValue(this, 'mapping', DictionaryAttr, value);
  }

  /** The functions */
  get body(): Region {
    return this.regions[0]!;
  }
}

/**
 * Shape function return operation
 *
 * Ends a shape function and gives its results.
 *
 * ```mlir
 * shape.func @rank(%a: !shape.shape) -> !shape.size {
 *   %0 = rank %a : !shape.shape -> !shape.size
 *   return %0 : !shape.size
 * }
 * ```
 */
export class ReturnOp extends Operation {
  static readonly opName = 'shape.return';
  static readonly spec: OpSpec = {
    name: 'shape.return',
    className: 'ReturnOp',
    operands: [{ name: 'operands', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, HasParent('shape.func'), ReturnLike, Terminator],
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
 * Addition of sizes and indices
 *
 * The sum of two sizes. What is of type `!shape.size` may be an error, which the result then is too; so the result is of that type where an operand is.
 *
 * ```mlir
 * func.func @add(%a: !shape.size, %b: index) -> !shape.size {
 *   %0 = shape.add %a, %b : !shape.size, index -> !shape.size
 *   return %0 : !shape.size
 * }
 * ```
 */
export class AddOp extends Operation {
  static readonly opName = 'shape.add';
  static readonly spec: OpSpec = {
    name: 'shape.add',
    className: 'AddOp',
    operands: [
      { name: 'lhs', constraint: Shape_SizeOrIndexType },
      { name: 'rhs', constraint: Shape_SizeOrIndexType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_SizeOrIndexType }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure, InferTypeOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The first size */
  get lhs(): Value {
    return this.operand(0);
  }

  /** The second size */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType?: Type | undefined },
  ): AddOp {
    return buildOp(builder, location, AddOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: args.resultType && [args.resultType],
    });
  }
}

/**
 * Returns the broadcasted output shape of two or more inputs
 *
 * The shape of what an elementwise operation makes of tensors of these shapes. Shapes of lower rank get sizes of 1 in front; of each dimension the size
 * is the one that is not 1.
 *
 * ```mlir
 * func.func @broadcast(%a: tensor<2xindex>, %b: tensor<1xindex>) -> tensor<2xindex> {
 *   %0 = shape.broadcast %a, %b : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
 *   return %0 : tensor<2xindex>
 * }
 * ```
 */
export class BroadcastOp extends Operation {
  static readonly opName = 'shape.broadcast';
  static readonly spec: OpSpec = {
    name: 'shape.broadcast',
    className: 'BroadcastOp',
    operands: [{ name: 'shapes', constraint: Shape_ShapeOrExtentTensorType, group: 'variadic' }],
    attributes: [{ name: 'error', constraint: StrAttr, optional: true }],
    results: [{ name: 'result', constraint: Shape_ShapeOrExtentTensorType }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'shapes' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'shapes' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The shapes */
  get shapes(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** What is reported where they do not fit */
  get error(): string | undefined {
    return optionalAttributeValue(this, 'error', StrAttr);
  }

  set error(value: string | undefined) {
    setAttributeValue(this, 'error', StrAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly shapes: readonly Value[]; readonly error?: string | undefined; readonly resultType: Type },
  ): BroadcastOp {
    return buildOp(builder, location, BroadcastOp, {
      operands: [args.shapes],
      attributes: { error: args.error },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Concatenates two shapes
 *
 * A shape with the sizes of the first one, then those of the second.
 *
 * ```mlir
 * func.func @concat(%a: tensor<2xindex>, %b: tensor<1xindex>) -> tensor<3xindex> {
 *   %0 = shape.concat %a, %b : tensor<2xindex>, tensor<1xindex> -> tensor<3xindex>
 *   return %0 : tensor<3xindex>
 * }
 * ```
 */
export class ConcatOp extends Operation {
  static readonly opName = 'shape.concat';
  static readonly spec: OpSpec = {
    name: 'shape.concat',
    className: 'ConcatOp',
    operands: [
      { name: 'lhs', constraint: Shape_ShapeOrExtentTensorType },
      { name: 'rhs', constraint: Shape_ShapeOrExtentTensorType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_ShapeOrExtentTensorType }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The sizes in front */
  get lhs(): Value {
    return this.operand(0);
  }

  /** The sizes behind */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): ConcatOp {
    return buildOp(builder, location, ConcatOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Creates a constant shape or extent tensor
 *
 * A shape that is known, as many sizes as it has dimensions.
 *
 * ```mlir
 * func.func @known() -> (!shape.shape, tensor<2xindex>) {
 *   %0 = shape.const_shape [] : !shape.shape
 *   %1 = shape.const_shape [4, 5] : tensor<2xindex>
 *   return %0, %1 : !shape.shape, tensor<2xindex>
 * }
 * ```
 */
export class ConstShapeOp extends Operation {
  static readonly opName = 'shape.const_shape';
  static readonly spec: OpSpec = {
    name: 'shape.const_shape',
    className: 'ConstShapeOp',
    operands: [],
    attributes: [{ name: 'shape', constraint: IndexElementsAttr }],
    results: [{ name: 'result', constraint: Shape_ShapeOrExtentTensorType }],
    regions: [],
    successors: [],
    traits: [ConstantLike, Pure, InferTypeOpInterface],
    customAssembly: true,
  };

  /** The sizes */
  get shape(): Attribute {
    return attributeValue(this, 'shape', IndexElementsAttr);
  }

  set shape(value: Attribute) {
    setAttributeValue(this, 'shape', IndexElementsAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly shape: Attribute; readonly resultType?: Type | undefined },
  ): ConstShapeOp {
    return buildOp(builder, location, ConstShapeOp, {
      operands: [],
      attributes: { shape: args.shape },
      resultTypes: args.resultType && [args.resultType],
    });
  }
}

/**
 * Creates a constant of type `shape.size`
 *
 * A size that is known.
 *
 * ```mlir
 * func.func @ten() -> !shape.size {
 *   %c10 = shape.const_size 10
 *   return %c10 : !shape.size
 * }
 * ```
 */
export class ConstSizeOp extends Operation {
  static readonly opName = 'shape.const_size';
  static readonly spec: OpSpec = {
    name: 'shape.const_size',
    className: 'ConstSizeOp',
    operands: [],
    attributes: [{ name: 'value', constraint: IndexAttr }],
    results: [{ name: 'result', constraint: Shape_AnySize }],
    regions: [],
    successors: [],
    traits: [ConstantLike, Pure, OpAsmOpInterface],
    assemblyFormat: [{ kind: 'variable', name: 'value' }, { kind: 'attr-dict' }],
  };

  /** The size */
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
  ): ConstSizeOp {
    return buildOp(builder, location, ConstSizeOp, {
      operands: [],
      attributes: { value: args.value },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Prints the input shape or size
 *
 * Shows a shape or a size to who tests a program, and hands it on.
 *
 * ```mlir
 * func.func @show(%a: !shape.shape) -> !shape.shape {
 *   %0 = "shape.debug_print"(%a) : (!shape.shape) -> !shape.shape
 *   return %0 : !shape.shape
 * }
 * ```
 */
export class DebugPrintOp extends Operation {
  static readonly opName = 'shape.debug_print';
  static readonly spec: OpSpec = {
    name: 'shape.debug_print',
    className: 'DebugPrintOp',
    operands: [{ name: 'input', constraint: Shape_ShapeOrSizeType }],
    attributes: [],
    results: [{ name: 'output', constraint: Shape_ShapeOrSizeType }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** What is shown */
  get input(): Value {
    return this.operand(0);
  }

  /** The same */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly outputType: Type },
  ): DebugPrintOp {
    return buildOp(builder, location, DebugPrintOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Gets the specified extent from the shape of a shaped input
 *
 * One size of a tensor or of what else has a shape: what `shape.get_extent` says of the shape of it.
 *
 * ```mlir
 * func.func @dim(%a: tensor<?x4xf32>, %i: index) -> index {
 *   %0 = shape.dim %a, %i : tensor<?x4xf32>, index -> index
 *   return %0 : index
 * }
 * ```
 */
export class DimOp extends Operation {
  static readonly opName = 'shape.dim';
  static readonly spec: OpSpec = {
    name: 'shape.dim',
    className: 'DimOp',
    operands: [
      { name: 'value', constraint: AnyShaped },
      { name: 'index', constraint: Shape_SizeOrIndexType },
    ],
    attributes: [],
    results: [{ name: 'extent', constraint: Shape_SizeOrIndexType }],
    regions: [],
    successors: [],
    traits: [Pure, InferTypeOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'index' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'value' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'index' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'extent' },
    ],
  };

  /** What has the shape */
  get value(): Value {
    return this.operand(0);
  }

  /** The number of the dimension */
  get index(): Value {
    return this.operand(1);
  }

  /** Its size */
  get extent(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: Value; readonly index: Value; readonly extentType?: Type | undefined },
  ): DimOp {
    return buildOp(builder, location, DimOp, {
      operands: [args.value, args.index],
      attributes: {},
      resultTypes: args.extentType && [args.extentType],
    });
  }
}

/**
 * Division of sizes and indices
 *
 * The quotient of two sizes, rounded down. Types are as those of `shape.add`.
 *
 * ```mlir
 * func.func @half(%a: index) -> index {
 *   %c2 = arith.constant 2 : index
 *   %0 = shape.div %a, %c2 : index, index -> index
 *   return %0 : index
 * }
 * ```
 */
export class DivOp extends Operation {
  static readonly opName = 'shape.div';
  static readonly spec: OpSpec = {
    name: 'shape.div',
    className: 'DivOp',
    operands: [
      { name: 'lhs', constraint: Shape_SizeOrIndexType },
      { name: 'rhs', constraint: Shape_SizeOrIndexType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_SizeOrIndexType }],
    regions: [],
    successors: [],
    traits: [Pure, InferTypeOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The first size */
  get lhs(): Value {
    return this.operand(0);
  }

  /** The second size */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType?: Type | undefined },
  ): DivOp {
    return buildOp(builder, location, DivOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: args.resultType && [args.resultType],
    });
  }
}

/**
 * Creates a shape from a tensor of extents
 *
 * The shape whose sizes are the elements of a tensor.
 *
 * ```mlir
 * func.func @shape(%a: tensor<?xindex>) -> !shape.shape {
 *   %0 = shape.from_extent_tensor %a : tensor<?xindex>
 *   return %0 : !shape.shape
 * }
 * ```
 */
export class FromExtentTensorOp extends Operation {
  static readonly opName = 'shape.from_extent_tensor';
  static readonly spec: OpSpec = {
    name: 'shape.from_extent_tensor',
    className: 'FromExtentTensorOp',
    operands: [{ name: 'input', constraint: Shape_ExtentTensorType }],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_AnyShape }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'input' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'input' },
    ],
  };

  /** The sizes */
  get input(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly resultType: Type },
  ): FromExtentTensorOp {
    return buildOp(builder, location, FromExtentTensorOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Creates a shape from extents
 *
 * The shape of these sizes.
 *
 * ```mlir
 * func.func @shape(%a: index, %b: !shape.size) -> !shape.shape {
 *   %0 = shape.from_extents %a, %b : index, !shape.size
 *   return %0 : !shape.shape
 * }
 * ```
 */
export class FromExtentsOp extends Operation {
  static readonly opName = 'shape.from_extents';
  static readonly spec: OpSpec = {
    name: 'shape.from_extents',
    className: 'FromExtentsOp',
    operands: [{ name: 'extents', constraint: Shape_SizeOrIndexType, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'shape', constraint: Shape_AnyShape }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'extents' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'extents' },
    ],
  };

  /** The sizes */
  get extents(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The shape */
  get shape(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly extents: readonly Value[]; readonly shapeType: Type },
  ): FromExtentsOp {
    return buildOp(builder, location, FromExtentsOp, {
      operands: [args.extents],
      attributes: {},
      resultTypes: [args.shapeType],
    });
  }
}

/**
 * Gets the specified extent from a shape or extent tensor
 *
 * One size of a shape, an error where the shape is one.
 *
 * ```mlir
 * func.func @first(%a: tensor<?xindex>) -> index {
 *   %c0 = arith.constant 0 : index
 *   %0 = shape.get_extent %a, %c0 : tensor<?xindex>, index -> index
 *   return %0 : index
 * }
 * ```
 */
export class GetExtentOp extends Operation {
  static readonly opName = 'shape.get_extent';
  static readonly spec: OpSpec = {
    name: 'shape.get_extent',
    className: 'GetExtentOp',
    operands: [
      { name: 'shape', constraint: Shape_ShapeOrExtentTensorType },
      { name: 'dim', constraint: Shape_SizeOrIndexType },
    ],
    attributes: [],
    results: [{ name: 'extent', constraint: Shape_SizeOrIndexType }],
    regions: [],
    successors: [],
    traits: [Pure, InferTypeOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'shape' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'dim' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'shape' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'dim' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'extent' },
    ],
  };

  /** The shape */
  get shape(): Value {
    return this.operand(0);
  }

  /** The number of the dimension */
  get dim(): Value {
    return this.operand(1);
  }

  /** Its size */
  get extent(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly shape: Value; readonly dim: Value; readonly extentType?: Type | undefined },
  ): GetExtentOp {
    return buildOp(builder, location, GetExtentOp, {
      operands: [args.shape, args.dim],
      attributes: {},
      resultTypes: args.extentType && [args.extentType],
    });
  }
}

/**
 * Converts a standard index to a shape size
 *
 * An index, which must not be negative, as a size.
 *
 * ```mlir
 * func.func @size(%a: index) -> !shape.size {
 *   %0 = shape.index_to_size %a
 *   return %0 : !shape.size
 * }
 * ```
 */
export class IndexToSizeOp extends Operation {
  static readonly opName = 'shape.index_to_size';
  static readonly spec: OpSpec = {
    name: 'shape.index_to_size',
    className: 'IndexToSizeOp',
    operands: [{ name: 'arg', constraint: Index }],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_AnySize }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [{ kind: 'variable', name: 'arg' }, { kind: 'attr-dict' }],
  };

  /** The index */
  get arg(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly arg: Value; readonly resultType: Type },
  ): IndexToSizeOp {
    return buildOp(builder, location, IndexToSizeOp, {
      operands: [args.arg],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Determines if 2+ shapes can be successfully broadcasted
 *
 * Tells whether `shape.broadcast` of these shapes makes no error.
 *
 * ```mlir
 * func.func @fit(%a: tensor<?xindex>, %b: tensor<?xindex>) -> i1 {
 *   %0 = shape.is_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
 *   return %0 : i1
 * }
 * ```
 */
export class IsBroadcastableOp extends Operation {
  static readonly opName = 'shape.is_broadcastable';
  static readonly spec: OpSpec = {
    name: 'shape.is_broadcastable',
    className: 'IsBroadcastableOp',
    operands: [{ name: 'shapes', constraint: Shape_ShapeOrExtentTensorType, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'result', constraint: I1 }],
    regions: [],
    successors: [],
    traits: [Commutative],
    assemblyFormat: [
      { kind: 'variable', name: 'shapes' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'shapes' },
    ],
  };

  /** The shapes */
  get shapes(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly shapes: readonly Value[]; readonly resultType: Type },
  ): IsBroadcastableOp {
    return buildOp(builder, location, IsBroadcastableOp, {
      operands: [args.shapes],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Elementwise maximum
 *
 * The greater of two sizes, or of each dimension of two shapes of one rank.
 *
 * ```mlir
 * func.func @max(%a: !shape.size, %b: !shape.size) -> !shape.size {
 *   %0 = shape.max %a, %b : !shape.size, !shape.size -> !shape.size
 *   return %0 : !shape.size
 * }
 * ```
 */
export class MaxOp extends Operation {
  static readonly opName = 'shape.max';
  static readonly spec: OpSpec = {
    name: 'shape.max',
    className: 'MaxOp',
    operands: [
      { name: 'lhs', constraint: Shape_ShapeOrSizeType },
      { name: 'rhs', constraint: Shape_ShapeOrSizeType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_ShapeOrSizeType }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure, InferTypeOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The first shape or size */
  get lhs(): Value {
    return this.operand(0);
  }

  /** The second one */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType?: Type | undefined },
  ): MaxOp {
    return buildOp(builder, location, MaxOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: args.resultType && [args.resultType],
    });
  }
}

/**
 * Returns the least general shape or size of its operands
 *
 * What two descriptions of one shape or size say together: what one of them knows is known, and what they contradict each other in makes an error.
 *
 * ```mlir
 * func.func @meet(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
 *   %0 = shape.meet %a, %b, error = "sizes differ" : !shape.shape, !shape.shape -> !shape.shape
 *   return %0 : !shape.shape
 * }
 * ```
 */
export class MeetOp extends Operation {
  static readonly opName = 'shape.meet';
  static readonly spec: OpSpec = {
    name: 'shape.meet',
    className: 'MeetOp',
    operands: [
      { name: 'arg0', constraint: Shape_AnyShapeOrSizeType },
      { name: 'arg1', constraint: Shape_AnyShapeOrSizeType },
    ],
    attributes: [{ name: 'error', constraint: StrAttr, optional: true }],
    results: [{ name: 'result', constraint: Shape_AnyShapeOrSizeType }],
    regions: [],
    successors: [],
    traits: [Commutative, InferTypeOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'arg0' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'arg1' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: ',' },
          { kind: 'literal', text: 'error' },
          { kind: 'literal', text: '=' },
          { kind: 'variable', name: 'error' },
        ],
        otherwise: [],
        anchor: 3,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'arg0' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'arg1' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** One description */
  get arg0(): Value {
    return this.operand(0);
  }

  /** The other one */
  get arg1(): Value {
    return this.operand(1);
  }

  /** What is reported where they contradict each other */
  get error(): string | undefined {
    return optionalAttributeValue(this, 'error', StrAttr);
  }

  set error(value: string | undefined) {
    setAttributeValue(this, 'error', StrAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly arg0: Value;
      readonly arg1: Value;
      readonly error?: string | undefined;
      readonly resultType?: Type | undefined;
    },
  ): MeetOp {
    return buildOp(builder, location, MeetOp, {
      operands: [args.arg0, args.arg1],
      attributes: { error: args.error },
      resultTypes: args.resultType && [args.resultType],
    });
  }
}

/**
 * Elementwise minimum
 *
 * The smaller of two sizes, or of each dimension of two shapes of one rank.
 *
 * ```mlir
 * func.func @min(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
 *   %0 = shape.min %a, %b : !shape.shape, !shape.shape -> !shape.shape
 *   return %0 : !shape.shape
 * }
 * ```
 */
export class MinOp extends Operation {
  static readonly opName = 'shape.min';
  static readonly spec: OpSpec = {
    name: 'shape.min',
    className: 'MinOp',
    operands: [
      { name: 'lhs', constraint: Shape_ShapeOrSizeType },
      { name: 'rhs', constraint: Shape_ShapeOrSizeType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_ShapeOrSizeType }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure, InferTypeOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The first shape or size */
  get lhs(): Value {
    return this.operand(0);
  }

  /** The second one */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType?: Type | undefined },
  ): MinOp {
    return buildOp(builder, location, MinOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: args.resultType && [args.resultType],
    });
  }
}

/**
 * Multiplication of sizes and indices
 *
 * The product of two sizes. Types are as those of `shape.add`.
 *
 * ```mlir
 * func.func @mul(%a: index, %b: index) -> index {
 *   %0 = shape.mul %a, %b : index, index -> index
 *   return %0 : index
 * }
 * ```
 */
export class MulOp extends Operation {
  static readonly opName = 'shape.mul';
  static readonly spec: OpSpec = {
    name: 'shape.mul',
    className: 'MulOp',
    operands: [
      { name: 'lhs', constraint: Shape_SizeOrIndexType },
      { name: 'rhs', constraint: Shape_SizeOrIndexType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_SizeOrIndexType }],
    regions: [],
    successors: [],
    traits: [Commutative, Pure, InferTypeOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'rhs' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The first size */
  get lhs(): Value {
    return this.operand(0);
  }

  /** The second size */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType?: Type | undefined },
  ): MulOp {
    return buildOp(builder, location, MulOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: args.resultType && [args.resultType],
    });
  }
}

/**
 * Returns the number of elements for a given shape
 *
 * The product of the sizes.
 *
 * ```mlir
 * func.func @num_elements(%a: tensor<2xindex>) -> index {
 *   %0 = shape.num_elements %a : tensor<2xindex> -> index
 *   return %0 : index
 * }
 * ```
 */
export class NumElementsOp extends Operation {
  static readonly opName = 'shape.num_elements';
  static readonly spec: OpSpec = {
    name: 'shape.num_elements',
    className: 'NumElementsOp',
    operands: [{ name: 'shape', constraint: Shape_ShapeOrExtentTensorType }],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_SizeOrIndexType }],
    regions: [],
    successors: [],
    traits: [Pure, InferTypeOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'shape' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'shape' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The shape */
  get shape(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly shape: Value; readonly resultType?: Type | undefined },
  ): NumElementsOp {
    return buildOp(builder, location, NumElementsOp, {
      operands: [args.shape],
      attributes: {},
      resultTypes: args.resultType && [args.resultType],
    });
  }
}

/**
 * Gets the rank of a shape
 *
 * How many sizes a shape has.
 *
 * ```mlir
 * func.func @rank(%a: tensor<?xindex>) -> index {
 *   %0 = shape.rank %a : tensor<?xindex> -> index
 *   return %0 : index
 * }
 * ```
 */
export class RankOp extends Operation {
  static readonly opName = 'shape.rank';
  static readonly spec: OpSpec = {
    name: 'shape.rank',
    className: 'RankOp',
    operands: [{ name: 'shape', constraint: Shape_ShapeOrExtentTensorType }],
    attributes: [],
    results: [{ name: 'rank', constraint: Shape_SizeOrIndexType }],
    regions: [],
    successors: [],
    traits: [Pure, InferTypeOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'shape' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'shape' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'rank' },
    ],
  };

  /** The shape */
  get shape(): Value {
    return this.operand(0);
  }

  /** Its rank */
  get rank(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly shape: Value; readonly rankType?: Type | undefined },
  ): RankOp {
    return buildOp(builder, location, RankOp, {
      operands: [args.shape],
      attributes: {},
      resultTypes: args.rankType && [args.rankType],
    });
  }
}

/**
 * Returns an expression reduced over a shape or extent tensor
 *
 * Runs its body for every size of a shape, with the number of the dimension, the size, and values that are carried from one to the next. The results are
 * the last ones.
 *
 * ```mlir
 * func.func @elements(%a: tensor<?xindex>, %one: index) -> index {
 *   %0 = shape.reduce(%a, %one) : tensor<?xindex> -> index {
 *   ^bb0(%i: index, %size: index, %acc: index):
 *     %1 = shape.mul %acc, %size : index, index -> index
 *     shape.yield %1 : index
 *   }
 *   return %0 : index
 * }
 * ```
 */
export class ReduceOp extends Operation {
  static readonly opName = 'shape.reduce';
  static readonly spec: OpSpec = {
    name: 'shape.reduce',
    className: 'ReduceOp',
    operands: [
      { name: 'shape', constraint: Shape_ShapeOrExtentTensorType },
      { name: 'initVals', constraint: AnyType, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: AnyType, group: 'variadic' }],
    regions: [{ name: 'region', constraint: SizedRegion(1) }],
    successors: [],
    traits: [SingleBlockImplicitTerminator('shape.yield')],
    customAssembly: true,
  };

  /** The shape */
  get shape(): Value {
    return this.operand(0);
  }

  /** The values that the first dimension gets */
  get initVals(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Those that the last one leaves */
  get resultValues(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** Body, its arguments are the number of a dimension, its size, and the values so far */
  get region(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly shape: Value;
      readonly initVals: readonly Value[];
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): ReduceOp {
    return buildOp(builder, location, ReduceOp, {
      operands: [args.shape, args.initVals],
      attributes: {},
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Returns whether the input shapes or extent tensors are equal
 *
 * Tells whether all shapes have the same sizes. An error is equal to an error.
 *
 * ```mlir
 * func.func @equal(%a: !shape.shape, %b: tensor<?xindex>) -> i1 {
 *   %0 = shape.shape_eq %a, %b : !shape.shape, tensor<?xindex>
 *   return %0 : i1
 * }
 * ```
 */
export class ShapeEqOp extends Operation {
  static readonly opName = 'shape.shape_eq';
  static readonly spec: OpSpec = {
    name: 'shape.shape_eq',
    className: 'ShapeEqOp',
    operands: [{ name: 'shapes', constraint: Shape_ShapeOrExtentTensorType, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'result', constraint: I1 }],
    regions: [],
    successors: [],
    traits: [Pure, Commutative],
    assemblyFormat: [
      { kind: 'variable', name: 'shapes' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'shapes' },
    ],
  };

  /** The shapes, at least one */
  get shapes(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly shapes: readonly Value[]; readonly resultType: Type },
  ): ShapeEqOp {
    return buildOp(builder, location, ShapeEqOp, {
      operands: [args.shapes],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Returns shape of a value or shaped type operand
 *
 * The sizes of a tensor.
 *
 * ```mlir
 * func.func @shape_of(%a: tensor<?x4xf32>) -> tensor<2xindex> {
 *   %0 = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xindex>
 *   return %0 : tensor<2xindex>
 * }
 * ```
 */
export class ShapeOfOp extends Operation {
  static readonly opName = 'shape.shape_of';
  static readonly spec: OpSpec = {
    name: 'shape.shape_of',
    className: 'ShapeOfOp',
    operands: [{ name: 'arg', constraint: Shape_ShapedOrValueShapeType }],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_ShapeOrExtentTensorType }],
    regions: [],
    successors: [],
    traits: [Pure, InferTypeOpInterface],
    assemblyFormat: [
      { kind: 'variable', name: 'arg' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'arg' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The tensor */
  get arg(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly arg: Value; readonly resultType?: Type | undefined },
  ): ShapeOfOp {
    return buildOp(builder, location, ShapeOfOp, {
      operands: [args.arg],
      attributes: {},
      resultTypes: args.resultType && [args.resultType],
    });
  }
}

/**
 * Casts between index types of the shape and standard dialect
 *
 * A size that is known and no error as an index.
 *
 * ```mlir
 * func.func @index(%a: !shape.size) -> index {
 *   %0 = shape.size_to_index %a : !shape.size
 *   return %0 : index
 * }
 * ```
 */
export class SizeToIndexOp extends Operation {
  static readonly opName = 'shape.size_to_index';
  static readonly spec: OpSpec = {
    name: 'shape.size_to_index',
    className: 'SizeToIndexOp',
    operands: [{ name: 'arg', constraint: Shape_SizeOrIndexType }],
    attributes: [],
    results: [{ name: 'result', constraint: Index }],
    regions: [],
    successors: [],
    traits: [CastOpInterface, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'arg' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'arg' },
    ],
  };

  /** The size */
  get arg(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly arg: Value; readonly resultType: Type },
  ): SizeToIndexOp {
    return buildOp(builder, location, SizeToIndexOp, {
      operands: [args.arg],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Splits a shape at a given index
 *
 * The sizes in front of an index, and those from it on. A negative index counts from the end.
 *
 * ```mlir
 * func.func @split_at(%a: tensor<?xindex>, %i: index) -> (tensor<?xindex>, tensor<?xindex>) {
 *   %head, %tail = "shape.split_at"(%a, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
 *   return %head, %tail : tensor<?xindex>, tensor<?xindex>
 * }
 * ```
 */
export class SplitAtOp extends Operation {
  static readonly opName = 'shape.split_at';
  static readonly spec: OpSpec = {
    name: 'shape.split_at',
    className: 'SplitAtOp',
    operands: [
      { name: 'operand', constraint: Shape_ShapeOrExtentTensorType },
      { name: 'index', constraint: Shape_SizeOrIndexType },
    ],
    attributes: [],
    results: [
      { name: 'head', constraint: Shape_ShapeOrExtentTensorType },
      { name: 'tail', constraint: Shape_ShapeOrExtentTensorType },
    ],
    regions: [],
    successors: [],
    traits: [Pure, OpAsmOpInterface],
  };

  /** The shape */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** How many sizes are in front */
  get index(): Value {
    return this.operand(1);
  }

  /** The sizes in front */
  get head(): OpResult {
    return this.result(0);
  }

  /** The others */
  get tail(): OpResult {
    return this.result(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly index: Value; readonly headType: Type; readonly tailType: Type },
  ): SplitAtOp {
    return buildOp(builder, location, SplitAtOp, {
      operands: [args.operand, args.index],
      attributes: {},
      resultTypes: [args.headType, args.tailType],
    });
  }
}

/**
 * Creates a dimension tensor from a shape
 *
 * The sizes of a shape that is no error, as elements of a tensor.
 *
 * ```mlir
 * func.func @extents(%a: !shape.shape) -> tensor<?xindex> {
 *   %0 = shape.to_extent_tensor %a : !shape.shape -> tensor<?xindex>
 *   return %0 : tensor<?xindex>
 * }
 * ```
 */
export class ToExtentTensorOp extends Operation {
  static readonly opName = 'shape.to_extent_tensor';
  static readonly spec: OpSpec = {
    name: 'shape.to_extent_tensor',
    className: 'ToExtentTensorOp',
    operands: [{ name: 'input', constraint: Shape_ShapeOrExtentTensorType }],
    attributes: [],
    results: [{ name: 'result', constraint: IndexTensor }],
    regions: [],
    successors: [],
    traits: [CastOpInterface, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'input' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'input' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The shape */
  get input(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly resultType: Type },
  ): ToExtentTensorOp {
    return buildOp(builder, location, ToExtentTensorOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Returns value as a shape
 *
 * The shape whose sizes are the elements of a value, an error where that cannot be.
 *
 * ```mlir
 * func.func @shape(%a: tensor<2xi32>) -> !shape.shape {
 *   %0 = shape.value_as_shape %a : tensor<2xi32> -> !shape.shape
 *   return %0 : !shape.shape
 * }
 * ```
 */
export class ValueAsShapeOp extends Operation {
  static readonly opName = 'shape.value_as_shape';
  static readonly spec: OpSpec = {
    name: 'shape.value_as_shape',
    className: 'ValueAsShapeOp',
    operands: [{ name: 'arg', constraint: Shape_SizesOrValueShapeType }],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_ShapeOrExtentTensorType }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'arg' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'arg' },
      { kind: 'literal', text: '->' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The value */
  get arg(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly arg: Value; readonly resultType: Type },
  ): ValueAsShapeOp {
    return buildOp(builder, location, ValueAsShapeOp, {
      operands: [args.arg],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Returns value of a !shape.value_shape operand
 *
 * The value of a value with its shape, which must be known and no error.
 *
 * ```mlir
 * func.func @value(%a: !shape.value_shape) -> tensor<?xf32> {
 *   %0 = shape.value_of %a : tensor<?xf32>
 *   return %0 : tensor<?xf32>
 * }
 * ```
 */
export class ValueOfOp extends Operation {
  static readonly opName = 'shape.value_of';
  static readonly spec: OpSpec = {
    name: 'shape.value_of',
    className: 'ValueOfOp',
    operands: [{ name: 'arg', constraint: Shape_AnyValueShape }],
    attributes: [],
    results: [{ name: 'result', constraint: AnyShaped }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'arg' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** The value with its shape */
  get arg(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly arg: Value; readonly resultType: Type },
  ): ValueOfOp {
    return buildOp(builder, location, ValueOfOp, {
      operands: [args.arg],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Returns ValueShape with given shape
 *
 * A value, and what is known of its shape. It is an error where the value cannot have that shape.
 *
 * ```mlir
 * func.func @with(%a: tensor<?xf32>, %s: !shape.shape) -> !shape.value_shape {
 *   %0 = shape.with_shape %a, %s : tensor<?xf32>, !shape.shape
 *   return %0 : !shape.value_shape
 * }
 * ```
 */
export class WithOp extends Operation {
  static readonly opName = 'shape.with_shape';
  static readonly spec: OpSpec = {
    name: 'shape.with_shape',
    className: 'WithOp',
    operands: [
      { name: 'operand', constraint: Shape_ShapedOrValueShapeType },
      { name: 'shape', constraint: Shape_ShapeOrExtentTensorType },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: Shape_AnyValueShape }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'operand' },
      { kind: 'literal', text: ',' },
      { kind: 'type', of: 'shape' },
    ],
  };

  /** The value */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Its shape */
  get shape(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly shape: Value; readonly resultType: Type },
  ): WithOp {
    return buildOp(builder, location, WithOp, {
      operands: [args.operand, args.shape],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Returns the value to parent op
 *
 * Ends the body of `shape.reduce` with the values that the next dimension gets.
 *
 * ```mlir
 * func.func @last(%a: tensor<?xindex>, %zero: index) -> index {
 *   %0 = shape.reduce(%a, %zero) : tensor<?xindex> -> index {
 *   ^bb0(%i: index, %size: index, %acc: index):
 *     shape.yield %size : index
 *   }
 *   return %0 : index
 * }
 * ```
 */
export class YieldOp extends Operation {
  static readonly opName = 'shape.yield';
  static readonly spec: OpSpec = {
    name: 'shape.yield',
    className: 'YieldOp',
    operands: [{ name: 'operands', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [HasParent('shape.reduce', 'shape.function_library'), Pure, ReturnLike, Terminator],
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
  static build(builder: OpBuilder, location: Location, args: { readonly operands: readonly Value[] }): YieldOp {
    return buildOp(builder, location, YieldOp, { operands: [args.operands], attributes: {}, resultTypes: [] });
  }
}
