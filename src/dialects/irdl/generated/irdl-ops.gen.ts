// @generated from dialects-td/irdl/irdl-constraint-ops.yaml, dialects-td/irdl/irdl-ops.yaml; do not edit, run npm run codegen
import {
  AnyAttr,
  I32Attr,
  StrArrayAttr,
  StrAttr,
  SymbolNameAttr,
  SymbolRefAttr,
  UnitAttr,
} from '../../../builtin/attr-constraints.ts';
import { SizedRegion } from '../../../builtin/region-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type SymbolRefAttr as SymbolRefAttribute } from '../../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { Symbol, SymbolTableTrait } from '../../../ir/symbol-table.ts';
import { Pure } from '../../../ir/traits/markers.ts';
import { HasParent, IsolatedFromAbove, NoRegionArguments, NoTerminator } from '../../../ir/traits/structure-traits.ts';
import { marker } from '../../../ir/traits/trait.ts';
import { SameOperandsAndResultType } from '../../../ir/traits/type-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import { attributeValue, operandGroup, optionalAttributeValue, setAttributeValue } from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { type VariadicityArrayAttr } from './irdl-attributes.gen.ts';
import {
  AttributeTypeConstraint,
  RegionTypeConstraint,
  VariadicityArrayAttrConstraint,
} from './irdl-constraints.gen.ts';

/**
 * Constraints an attribute/type to be a specific attribute instance
 *
 * Accepts one attribute or type only.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.type @complex_i32 {
 *     %0 = irdl.is i32
 *     irdl.parameters(elem: %0)
 *   }
 * }
 * ```
 */
export class IsOp extends Operation {
  static readonly opName = 'irdl.is';
  static readonly spec: OpSpec = {
    name: 'irdl.is',
    className: 'IsOp',
    operands: [],
    attributes: [{ name: 'expected', constraint: AnyAttr }],
    results: [{ name: 'output', constraint: AttributeTypeConstraint }],
    regions: [],
    successors: [],
    traits: [Pure, HasParent('irdl.type', 'irdl.attribute', 'irdl.operation')],
    assemblyFormat: [{ kind: 'variable', name: 'expected' }, { kind: 'whitespace', text: ' ' }, { kind: 'attr-dict' }],
  };

  /** What is accepted */
  get expected(): Attribute {
    return attributeValue(this, 'expected', AnyAttr);
  }

  set expected(value: Attribute) {
    setAttributeValue(this, 'expected', AnyAttr, value);
  }

  /** The constraint */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly expected: Attribute; readonly outputType: Type },
  ): IsOp {
    return buildOp(builder, location, IsOp, {
      operands: [],
      attributes: { expected: args.expected },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Constraints an attribute/type base
 *
 * Accepts the attributes or types of one kind, whatever their parameters. The kind is a definition, or named, with `!` before the name of a type and
 * `#` before that of an attribute.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.type @complex {
 *     %0 = irdl.base "!builtin.integer"
 *     irdl.parameters(elem: %0)
 *   }
 *   irdl.type @wrapper {
 *     %0 = irdl.base @cmath::@complex
 *     irdl.parameters(inside: %0)
 *   }
 * }
 * ```
 */
export class BaseOp extends Operation {
  static readonly opName = 'irdl.base';
  static readonly spec: OpSpec = {
    name: 'irdl.base',
    className: 'BaseOp',
    operands: [],
    attributes: [
      { name: 'base_ref', constraint: SymbolRefAttr, optional: true },
      { name: 'base_name', constraint: StrAttr, optional: true },
    ],
    results: [{ name: 'output', constraint: AttributeTypeConstraint }],
    regions: [],
    successors: [],
    traits: [marker('SymbolUserOpInterface'), HasParent('irdl.type', 'irdl.attribute', 'irdl.operation')],
    customAssembly: true,
  };

  /** The definition */
  get baseRef(): SymbolRefAttribute | undefined {
    return optionalAttributeValue(this, 'base_ref', SymbolRefAttr);
  }

  set baseRef(value: SymbolRefAttribute | undefined) {
    setAttributeValue(this, 'base_ref', SymbolRefAttr, value);
  }

  /** The name */
  get baseName(): string | undefined {
    return optionalAttributeValue(this, 'base_name', StrAttr);
  }

  set baseName(value: string | undefined) {
    setAttributeValue(this, 'base_name', StrAttr, value);
  }

  /** The constraint */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly baseRef?: SymbolRefAttribute | undefined;
      readonly baseName?: string | undefined;
      readonly outputType: Type;
    },
  ): BaseOp {
    return buildOp(builder, location, BaseOp, {
      operands: [],
      attributes: { base_ref: args.baseRef, base_name: args.baseName },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Constraints an attribute/type base and its parameters
 *
 * Accepts the attributes or types of one definition whose parameters are accepted in their turn.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.type @complex {
 *     %0 = irdl.any
 *     irdl.parameters(elem: %0)
 *   }
 *   irdl.operation @norm {
 *     %0 = irdl.any
 *     %1 = irdl.parametric @cmath::@complex<%0>
 *     irdl.operands(number: %1)
 *     irdl.results(norm: %0)
 *   }
 * }
 * ```
 */
export class ParametricOp extends Operation {
  static readonly opName = 'irdl.parametric';
  static readonly spec: OpSpec = {
    name: 'irdl.parametric',
    className: 'ParametricOp',
    operands: [{ name: 'args', constraint: AttributeTypeConstraint, group: 'variadic' }],
    attributes: [{ name: 'base_type', constraint: SymbolRefAttr }],
    results: [{ name: 'output', constraint: AttributeTypeConstraint }],
    regions: [],
    successors: [],
    traits: [marker('SymbolUserOpInterface'), Pure, HasParent('irdl.type', 'irdl.attribute', 'irdl.operation')],
    assemblyFormat: [
      { kind: 'variable', name: 'base_type' },
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'args' },
      { kind: 'literal', text: '>' },
      { kind: 'whitespace', text: ' ' },
      { kind: 'attr-dict' },
    ],
  };

  /** The definition */
  get baseType(): SymbolRefAttribute {
    return attributeValue(this, 'base_type', SymbolRefAttr);
  }

  set baseType(value: SymbolRefAttribute) {
    setAttributeValue(this, 'base_type', SymbolRefAttr, value);
  }

  /** What each parameter has to be */
  get args(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The constraint */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly baseType: SymbolRefAttribute; readonly args: readonly Value[]; readonly outputType: Type },
  ): ParametricOp {
    return buildOp(builder, location, ParametricOp, {
      operands: [args.args],
      attributes: { base_type: args.baseType },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Accept any type or attribute
 *
 * Accepts every attribute and type.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.type @complex {
 *     %0 = irdl.any
 *     irdl.parameters(elem: %0)
 *   }
 * }
 * ```
 */
export class AnyOp extends Operation {
  static readonly opName = 'irdl.any';
  static readonly spec: OpSpec = {
    name: 'irdl.any',
    className: 'AnyOp',
    operands: [],
    attributes: [],
    results: [{ name: 'output', constraint: AttributeTypeConstraint }],
    regions: [],
    successors: [],
    traits: [HasParent('irdl.type', 'irdl.attribute', 'irdl.operation')],
    assemblyFormat: [{ kind: 'attr-dict' }],
  };

  /** The constraint */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly outputType: Type }): AnyOp {
    return buildOp(builder, location, AnyOp, { operands: [], attributes: {}, resultTypes: [args.outputType] });
  }
}

/**
 * Constraints to the union of the provided constraints
 *
 * Accepts what one of the constraints accepts.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.type @complex {
 *     %0 = irdl.is f32
 *     %1 = irdl.is f64
 *     %2 = irdl.any_of(%0, %1)
 *     irdl.parameters(elem: %2)
 *   }
 * }
 * ```
 */
export class AnyOfOp extends Operation {
  static readonly opName = 'irdl.any_of';
  static readonly spec: OpSpec = {
    name: 'irdl.any_of',
    className: 'AnyOfOp',
    operands: [{ name: 'args', constraint: AttributeTypeConstraint, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'output', constraint: AttributeTypeConstraint }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, HasParent('irdl.type', 'irdl.attribute', 'irdl.operation')],
    assemblyFormat: [
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'args' },
      { kind: 'literal', text: ')' },
      { kind: 'whitespace', text: ' ' },
      { kind: 'attr-dict' },
    ],
  };

  /** The constraints */
  get args(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The constraint */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly args: readonly Value[]; readonly outputType: Type },
  ): AnyOfOp {
    return buildOp(builder, location, AnyOfOp, {
      operands: [args.args],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Constraints to the intersection of the provided constraints
 *
 * Accepts what all of the constraints accept.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.type @complex {
 *     %0 = irdl.base "!builtin.integer"
 *     %1 = irdl.is i32
 *     %2 = irdl.all_of(%0, %1)
 *     irdl.parameters(elem: %2)
 *   }
 * }
 * ```
 */
export class AllOfOp extends Operation {
  static readonly opName = 'irdl.all_of';
  static readonly spec: OpSpec = {
    name: 'irdl.all_of',
    className: 'AllOfOp',
    operands: [{ name: 'args', constraint: AttributeTypeConstraint, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'output', constraint: AttributeTypeConstraint }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultType, HasParent('irdl.type', 'irdl.attribute', 'irdl.operation')],
    assemblyFormat: [
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'args' },
      { kind: 'literal', text: ')' },
      { kind: 'whitespace', text: ' ' },
      { kind: 'attr-dict' },
    ],
  };

  /** The constraints */
  get args(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The constraint */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly args: readonly Value[]; readonly outputType: Type },
  ): AllOfOp {
    return buildOp(builder, location, AllOfOp, {
      operands: [args.args],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Constraints an attribute using a C++ predicate
 *
 * Accepts what an expression of C++ is true for. A dialect with such a constraint cannot be defined by `--irdl-file`.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.type @complex {
 *     %0 = irdl.c_pred "::llvm::isa<::mlir::FloatType>($_self)"
 *     irdl.parameters(elem: %0)
 *   }
 * }
 * ```
 */
export class CPredOp extends Operation {
  static readonly opName = 'irdl.c_pred';
  static readonly spec: OpSpec = {
    name: 'irdl.c_pred',
    className: 'CPredOp',
    operands: [],
    attributes: [{ name: 'pred', constraint: StrAttr }],
    results: [{ name: 'output', constraint: AttributeTypeConstraint }],
    regions: [],
    successors: [],
    traits: [],
    assemblyFormat: [{ kind: 'variable', name: 'pred' }, { kind: 'whitespace', text: ' ' }, { kind: 'attr-dict' }],
  };

  /** The expression */
  get pred(): string {
    return attributeValue(this, 'pred', StrAttr);
  }

  set pred(value: string) {
    setAttributeValue(this, 'pred', StrAttr, value);
  }

  /** The constraint */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly pred: string; readonly outputType: Type },
  ): CPredOp {
    return buildOp(builder, location, CPredOp, {
      operands: [],
      attributes: { pred: args.pred },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Define a new dialect
 *
 * A dialect, of what is in its region.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.type @complex
 * }
 * ```
 */
export class DialectOp extends Operation {
  static readonly opName = 'irdl.dialect';
  static readonly spec: OpSpec = {
    name: 'irdl.dialect',
    className: 'DialectOp',
    operands: [],
    attributes: [{ name: 'sym_name', constraint: SymbolNameAttr }],
    results: [],
    regions: [{ name: 'body', constraint: SizedRegion(1) }],
    successors: [],
    traits: [IsolatedFromAbove, NoTerminator, Symbol, SymbolTableTrait],
    assemblyFormat: [
      { kind: 'variable', name: 'sym_name' },
      { kind: 'attr-dict-with-keyword' },
      { kind: 'custom', name: 'SingleBlockRegion', args: [{ kind: 'variable', name: 'body' }] },
    ],
  };

  /** Its namespace */
  get symName(): string {
    return attributeValue(this, 'sym_name', SymbolNameAttr);
  }

  set symName(value: string) {
    setAttributeValue(this, 'sym_name', SymbolNameAttr, value);
  }

  /** Its operations, attributes and types */
  get body(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly symName: string; readonly regions?: readonly Region[] },
  ): DialectOp {
    return buildOp(builder, location, DialectOp, {
      operands: [],
      attributes: { sym_name: args.symName },
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Define a new type
 *
 * A type, with parameters if there is `irdl.parameters` in it.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.type @complex {
 *     %0 = irdl.is f32
 *     %1 = irdl.is f64
 *     %2 = irdl.any_of(%0, %1)
 *     irdl.parameters(elem: %2)
 *   }
 * }
 * ```
 */
export class TypeOp extends Operation {
  static readonly opName = 'irdl.type';
  static readonly spec: OpSpec = {
    name: 'irdl.type',
    className: 'TypeOp',
    operands: [],
    attributes: [{ name: 'sym_name', constraint: SymbolNameAttr }],
    results: [],
    regions: [{ name: 'body', constraint: SizedRegion(1) }],
    successors: [],
    traits: [HasParent('irdl.dialect'), NoTerminator, NoRegionArguments, Symbol],
    assemblyFormat: [
      { kind: 'variable', name: 'sym_name' },
      { kind: 'attr-dict-with-keyword' },
      { kind: 'custom', name: 'SingleBlockRegion', args: [{ kind: 'variable', name: 'body' }] },
    ],
  };

  /** Its name in the dialect */
  get symName(): string {
    return attributeValue(this, 'sym_name', SymbolNameAttr);
  }

  set symName(value: string) {
    setAttributeValue(this, 'sym_name', SymbolNameAttr, value);
  }

  /** What is said of it */
  get body(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly symName: string; readonly regions?: readonly Region[] },
  ): TypeOp {
    return buildOp(builder, location, TypeOp, {
      operands: [],
      attributes: { sym_name: args.symName },
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Define a new attribute
 *
 * An attribute, with parameters if there is `irdl.parameters` in it.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.attribute @angle {
 *     %0 = irdl.is "degrees"
 *     %1 = irdl.is "radians"
 *     %2 = irdl.any_of(%0, %1)
 *     irdl.parameters(unit: %2)
 *   }
 * }
 * ```
 */
export class AttributeOp extends Operation {
  static readonly opName = 'irdl.attribute';
  static readonly spec: OpSpec = {
    name: 'irdl.attribute',
    className: 'AttributeOp',
    operands: [],
    attributes: [{ name: 'sym_name', constraint: SymbolNameAttr }],
    results: [],
    regions: [{ name: 'body', constraint: SizedRegion(1) }],
    successors: [],
    traits: [HasParent('irdl.dialect'), NoTerminator, NoRegionArguments, Symbol],
    assemblyFormat: [
      { kind: 'variable', name: 'sym_name' },
      { kind: 'attr-dict-with-keyword' },
      { kind: 'custom', name: 'SingleBlockRegion', args: [{ kind: 'variable', name: 'body' }] },
    ],
  };

  /** Its name in the dialect */
  get symName(): string {
    return attributeValue(this, 'sym_name', SymbolNameAttr);
  }

  set symName(value: string) {
    setAttributeValue(this, 'sym_name', SymbolNameAttr, value);
  }

  /** What is said of it */
  get body(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly symName: string; readonly regions?: readonly Region[] },
  ): AttributeOp {
    return buildOp(builder, location, AttributeOp, {
      operands: [],
      attributes: { sym_name: args.symName },
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Define a new operation
 *
 * An operation. It has no operands, results or regions but those that are stated in it.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.type @complex {
 *     %0 = irdl.any
 *     irdl.parameters(elem: %0)
 *   }
 *   irdl.operation @norm {
 *     %0 = irdl.any
 *     %1 = irdl.parametric @cmath::@complex<%0>
 *     irdl.operands(number: %1)
 *     irdl.results(norm: %0)
 *   }
 * }
 * ```
 */
export class OperationOp extends Operation {
  static readonly opName = 'irdl.operation';
  static readonly spec: OpSpec = {
    name: 'irdl.operation',
    className: 'OperationOp',
    operands: [],
    attributes: [{ name: 'sym_name', constraint: SymbolNameAttr }],
    results: [],
    regions: [{ name: 'body', constraint: SizedRegion(1) }],
    successors: [],
    traits: [HasParent('irdl.dialect'), NoTerminator, NoRegionArguments, Symbol],
    assemblyFormat: [
      { kind: 'variable', name: 'sym_name' },
      { kind: 'attr-dict-with-keyword' },
      { kind: 'custom', name: 'SingleBlockRegion', args: [{ kind: 'variable', name: 'body' }] },
    ],
  };

  /** Its name in the dialect */
  get symName(): string {
    return attributeValue(this, 'sym_name', SymbolNameAttr);
  }

  set symName(value: string) {
    setAttributeValue(this, 'sym_name', SymbolNameAttr, value);
  }

  /** What is said of it */
  get body(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly symName: string; readonly regions?: readonly Region[] },
  ): OperationOp {
    return buildOp(builder, location, OperationOp, {
      operands: [],
      attributes: { sym_name: args.symName },
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Define the constraints on parameters of a type/attribute definition
 *
 * The parameters of an attribute or type, in order, and what each has to be.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.type @complex {
 *     %0 = irdl.is f32
 *     irdl.parameters(elem: %0)
 *   }
 * }
 * ```
 */
export class ParametersOp extends Operation {
  static readonly opName = 'irdl.parameters';
  static readonly spec: OpSpec = {
    name: 'irdl.parameters',
    className: 'ParametersOp',
    operands: [{ name: 'args', constraint: AttributeTypeConstraint, group: 'variadic' }],
    attributes: [{ name: 'names', constraint: StrArrayAttr }],
    results: [],
    regions: [],
    successors: [],
    traits: [HasParent('irdl.attribute', 'irdl.type')],
    assemblyFormat: [
      { kind: 'whitespace', text: '' },
      {
        kind: 'custom',
        name: 'NamedValueList',
        args: [
          { kind: 'variable', name: 'args' },
          { kind: 'variable', name: 'names' },
        ],
      },
      { kind: 'attr-dict' },
    ],
  };

  /** What each has to be */
  get args(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** A name for each */
  get names(): readonly string[] {
    return attributeValue(this, 'names', StrArrayAttr);
  }

  set names(value: readonly string[]) {
    setAttributeValue(this, 'names', StrArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly args: readonly Value[]; readonly names: readonly string[] },
  ): ParametersOp {
    return buildOp(builder, location, ParametersOp, {
      operands: [args.args],
      attributes: { names: args.names },
      resultTypes: [],
    });
  }
}

/**
 * Define the operands of an operation
 *
 * The operands of an operation, and what their types have to be. One may stand for one value or none (`optional`) or for any number (`variadic`). If
 * several do, the property `operandSegmentSizes` tells how many each is.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.operation @sum {
 *     %0 = irdl.any
 *     irdl.operands(first: %0, others: variadic %0)
 *     irdl.results(sum: %0)
 *   }
 * }
 * ```
 */
export class OperandsOp extends Operation {
  static readonly opName = 'irdl.operands';
  static readonly spec: OpSpec = {
    name: 'irdl.operands',
    className: 'OperandsOp',
    operands: [{ name: 'args', constraint: AttributeTypeConstraint, group: 'variadic' }],
    attributes: [
      { name: 'names', constraint: StrArrayAttr },
      { name: 'variadicity', constraint: VariadicityArrayAttrConstraint },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [HasParent('irdl.operation')],
    assemblyFormat: [
      { kind: 'whitespace', text: '' },
      {
        kind: 'custom',
        name: 'NamedValueListWithVariadicity',
        args: [
          { kind: 'variable', name: 'args' },
          { kind: 'variable', name: 'names' },
          { kind: 'variable', name: 'variadicity' },
        ],
      },
      { kind: 'attr-dict' },
    ],
  };

  /** What the type of each has to be */
  get args(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** A name for each */
  get names(): readonly string[] {
    return attributeValue(this, 'names', StrArrayAttr);
  }

  set names(value: readonly string[]) {
    setAttributeValue(this, 'names', StrArrayAttr, value);
  }

  /** How many values each stands for */
  get variadicity(): VariadicityArrayAttr {
    return attributeValue(this, 'variadicity', VariadicityArrayAttrConstraint);
  }

  set variadicity(value: VariadicityArrayAttr) {
    setAttributeValue(this, 'variadicity', VariadicityArrayAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly args: readonly Value[];
      readonly names: readonly string[];
      readonly variadicity: VariadicityArrayAttr;
    },
  ): OperandsOp {
    return buildOp(builder, location, OperandsOp, {
      operands: [args.args],
      attributes: { names: args.names, variadicity: args.variadicity },
      resultTypes: [],
    });
  }
}

/**
 * Define the results of an operation
 *
 * The results of an operation, and what their types have to be. One may stand for one value or none (`optional`) or for any number (`variadic`). If
 * several do, the property `resultSegmentSizes` tells how many each is.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.operation @parts {
 *     %0 = irdl.any
 *     irdl.results(re: %0, im: optional %0)
 *   }
 * }
 * ```
 */
export class ResultsOp extends Operation {
  static readonly opName = 'irdl.results';
  static readonly spec: OpSpec = {
    name: 'irdl.results',
    className: 'ResultsOp',
    operands: [{ name: 'args', constraint: AttributeTypeConstraint, group: 'variadic' }],
    attributes: [
      { name: 'names', constraint: StrArrayAttr },
      { name: 'variadicity', constraint: VariadicityArrayAttrConstraint },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [HasParent('irdl.operation')],
    assemblyFormat: [
      { kind: 'whitespace', text: '' },
      {
        kind: 'custom',
        name: 'NamedValueListWithVariadicity',
        args: [
          { kind: 'variable', name: 'args' },
          { kind: 'variable', name: 'names' },
          { kind: 'variable', name: 'variadicity' },
        ],
      },
      { kind: 'attr-dict' },
    ],
  };

  /** What the type of each has to be */
  get args(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** A name for each */
  get names(): readonly string[] {
    return attributeValue(this, 'names', StrArrayAttr);
  }

  set names(value: readonly string[]) {
    setAttributeValue(this, 'names', StrArrayAttr, value);
  }

  /** How many values each stands for */
  get variadicity(): VariadicityArrayAttr {
    return attributeValue(this, 'variadicity', VariadicityArrayAttrConstraint);
  }

  set variadicity(value: VariadicityArrayAttr) {
    setAttributeValue(this, 'variadicity', VariadicityArrayAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly args: readonly Value[];
      readonly names: readonly string[];
      readonly variadicity: VariadicityArrayAttr;
    },
  ): ResultsOp {
    return buildOp(builder, location, ResultsOp, {
      operands: [args.args],
      attributes: { names: args.names, variadicity: args.variadicity },
      resultTypes: [],
    });
  }
}

/**
 * Define the attributes of an operation
 *
 * Attributes that an operation has to have, and what they have to be.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.operation @root {
 *     %0 = irdl.base "#builtin.integer"
 *     irdl.attributes {"degree" = %0}
 *   }
 * }
 * ```
 */
export class AttributesOp extends Operation {
  static readonly opName = 'irdl.attributes';
  static readonly spec: OpSpec = {
    name: 'irdl.attributes',
    className: 'AttributesOp',
    operands: [{ name: 'attributeValues', constraint: AttributeTypeConstraint, group: 'variadic' }],
    attributes: [{ name: 'attributeValueNames', constraint: StrArrayAttr }],
    results: [],
    regions: [],
    successors: [],
    traits: [HasParent('irdl.operation')],
    assemblyFormat: [
      {
        kind: 'custom',
        name: 'AttributesOp',
        args: [
          { kind: 'variable', name: 'attributeValues' },
          { kind: 'variable', name: 'attributeValueNames' },
        ],
      },
      { kind: 'attr-dict' },
    ],
  };

  /** What each has to be */
  get attributeValues(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** A name for each */
  get attributeValueNames(): readonly string[] {
    return attributeValue(this, 'attributeValueNames', StrArrayAttr);
  }

  set attributeValueNames(value: readonly string[]) {
    setAttributeValue(this, 'attributeValueNames', StrArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly attributeValues: readonly Value[]; readonly attributeValueNames: readonly string[] },
  ): AttributesOp {
    return buildOp(builder, location, AttributesOp, {
      operands: [args.attributeValues],
      attributes: { attributeValueNames: args.attributeValueNames },
      resultTypes: [],
    });
  }
}

/**
 * Define a region of an operation
 *
 * What a region of an operation has to be: the types of the arguments of its first block, in parentheses, and how many blocks it has. What is not
 * stated may be anything.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.operation @loop {
 *     %0 = irdl.is i32
 *     %1 = irdl.region(%0) with size 1
 *     %2 = irdl.region()
 *     irdl.regions(body: %1, end: %2)
 *   }
 * }
 * ```
 */
export class RegionOp extends Operation {
  static readonly opName = 'irdl.region';
  static readonly spec: OpSpec = {
    name: 'irdl.region',
    className: 'RegionOp',
    operands: [{ name: 'entryBlockArgs', constraint: AttributeTypeConstraint, group: 'variadic' }],
    attributes: [
      { name: 'numberOfBlocks', constraint: I32Attr, optional: true },
      { name: 'constrainedArguments', constraint: UnitAttr, optional: true },
    ],
    results: [{ name: 'output', constraint: RegionTypeConstraint }],
    regions: [],
    successors: [],
    traits: [HasParent('irdl.operation')],
    assemblyFormat: [
      { kind: 'whitespace', text: '' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: '(' },
          { kind: 'variable', name: 'entryBlockArgs' },
          { kind: 'variable', name: 'constrainedArguments' },
          { kind: 'literal', text: ')' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'whitespace', text: '' },
      {
        kind: 'optional',
        then: [
          { kind: 'whitespace', text: ' ' },
          { kind: 'literal', text: 'with' },
          { kind: 'literal', text: 'size' },
          { kind: 'variable', name: 'numberOfBlocks' },
        ],
        otherwise: [],
        anchor: 3,
      },
      { kind: 'attr-dict' },
    ],
  };

  /** What the type of each argument has to be */
  get entryBlockArgs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** How many blocks there are */
  get numberOfBlocks(): number | undefined {
    return optionalAttributeValue(this, 'numberOfBlocks', I32Attr);
  }

  set numberOfBlocks(value: number | undefined) {
    setAttributeValue(this, 'numberOfBlocks', I32Attr, value);
  }

  /** There are these arguments and no others */
  get constrainedArguments(): boolean {
    return this.properties.has('constrainedArguments');
  }

  set constrainedArguments(value: boolean) {
    setAttributeValue(this, 'constrainedArguments', UnitAttr, value || undefined);
  }

  /** The region */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly entryBlockArgs: readonly Value[];
      readonly numberOfBlocks?: number | undefined;
      readonly constrainedArguments?: boolean;
      readonly outputType: Type;
    },
  ): RegionOp {
    return buildOp(builder, location, RegionOp, {
      operands: [args.entryBlockArgs],
      attributes: { numberOfBlocks: args.numberOfBlocks, constrainedArguments: args.constrainedArguments || undefined },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Define the regions of an operation
 *
 * The regions of an operation.
 *
 * ```mlir
 * irdl.dialect @cmath {
 *   irdl.operation @loop {
 *     %0 = irdl.region with size 1
 *     irdl.regions(body: %0)
 *   }
 * }
 * ```
 */
export class RegionsOp extends Operation {
  static readonly opName = 'irdl.regions';
  static readonly spec: OpSpec = {
    name: 'irdl.regions',
    className: 'RegionsOp',
    operands: [{ name: 'args', constraint: RegionTypeConstraint, group: 'variadic' }],
    attributes: [{ name: 'names', constraint: StrArrayAttr }],
    results: [],
    regions: [],
    successors: [],
    traits: [HasParent('irdl.operation')],
    assemblyFormat: [
      { kind: 'whitespace', text: '' },
      {
        kind: 'custom',
        name: 'NamedValueList',
        args: [
          { kind: 'variable', name: 'args' },
          { kind: 'variable', name: 'names' },
        ],
      },
      { kind: 'attr-dict' },
    ],
  };

  /** What is said of each */
  get args(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** A name for each */
  get names(): readonly string[] {
    return attributeValue(this, 'names', StrArrayAttr);
  }

  set names(value: readonly string[]) {
    setAttributeValue(this, 'names', StrArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly args: readonly Value[]; readonly names: readonly string[] },
  ): RegionsOp {
    return buildOp(builder, location, RegionsOp, {
      operands: [args.args],
      attributes: { names: args.names },
      resultTypes: [],
    });
  }
}
