// @generated from dialects-td/builtin/builtin-ops.yaml; do not edit, run npm run codegen
import { type OpBuilder } from '../../ir/builder.ts';
import { OpAsmOpInterface } from '../../ir/interfaces/inference.ts';
import { RegionKindInterface } from '../../ir/interfaces/region-kind.ts';
import { type Location } from '../../ir/location.ts';
import { Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { Symbol, SymbolTableTrait } from '../../ir/symbol-table.ts';
import { AffineScope, Pure } from '../../ir/traits/markers.ts';
import { IsolatedFromAbove, NoRegionArguments, NoTerminator, SingleBlock } from '../../ir/traits/structure-traits.ts';
import { marker } from '../../ir/traits/trait.ts';
import { type Type } from '../../ir/type.ts';
import { type OpResult, type Value } from '../../ir/value.ts';
import { operandGroup, optionalAttributeValue, resultGroup, setAttributeValue } from '../../ods/accessors.ts';
import { buildOp } from '../../ods/build.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import { StrAttr, SymbolNameAttr } from '../attr-constraints.ts';
import { SizedRegion } from '../region-constraints.ts';
import { AnyType } from '../type-constraints.ts';

/**
 * A top level container operation.
 *
 * Holds any operations in one block without terminator. Its region is a graph region: order of definition does not matter. It
 * is a symbol table, may be a symbol itself, and nothing in it uses values from outside.
 *
 * A file whose top level has no single module is read as if one were written around it.
 *
 * ```mlir
 * module @net attributes {tt.note = "example"} {
 *   func.func private @forward()
 * }
 * ```
 */
export class ModuleOp extends Operation {
  static readonly opName = 'builtin.module';
  static readonly spec: OpSpec = {
    name: 'builtin.module',
    className: 'ModuleOp',
    operands: [],
    attributes: [
      { name: 'sym_name', constraint: SymbolNameAttr, optional: true },
      { name: 'sym_visibility', constraint: StrAttr, optional: true },
    ],
    results: [],
    regions: [{ name: 'bodyRegion', constraint: SizedRegion(1) }],
    successors: [],
    traits: [
      AffineScope,
      IsolatedFromAbove,
      NoRegionArguments,
      SymbolTableTrait,
      Symbol,
      OpAsmOpInterface,
      NoTerminator,
      SingleBlock,
      RegionKindInterface,
      marker('HasOnlyGraphRegion'),
    ],
    assemblyFormat: [
      { kind: 'optional', then: [{ kind: 'variable', name: 'sym_name' }], otherwise: [], anchor: 0 },
      { kind: 'attr-dict-with-keyword' },
      { kind: 'variable', name: 'bodyRegion' },
    ],
  };

  /** Name of the module */
  get symName(): string | undefined {
    return optionalAttributeValue(this, 'sym_name', SymbolNameAttr);
  }

  set symName(value: string | undefined) {
    setAttributeValue(this, 'sym_name', SymbolNameAttr, value);
  }

  /** Visibility of the name, public when absent */
  get symVisibility(): string | undefined {
    return optionalAttributeValue(this, 'sym_visibility', StrAttr);
  }

  set symVisibility(value: string | undefined) {
    setAttributeValue(this, 'sym_visibility', StrAttr, value);
  }

  /** The operations */
  get bodyRegion(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly symName?: string | undefined;
      readonly symVisibility?: string | undefined;
      readonly regions?: readonly Region[];
    },
  ): ModuleOp {
    return buildOp(builder, location, ModuleOp, {
      operands: [],
      attributes: { sym_name: args.symName, sym_visibility: args.symVisibility },
      resultTypes: [],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * A conversion from one set of types to another that has not been worked out.
 *
 * Dialect conversion inserts it where converted and unconverted code meet. It has no meaning at run time and is gone when
 * the conversion is complete.
 *
 * ```mlir
 * func.func @cast(%a: i32, %b: i32) -> i64 {
 *   %0 = builtin.unrealized_conversion_cast %a, %b : i32, i32 to i64
 *   return %0 : i64
 * }
 * ```
 */
export class UnrealizedConversionCastOp extends Operation {
  static readonly opName = 'builtin.unrealized_conversion_cast';
  static readonly spec: OpSpec = {
    name: 'builtin.unrealized_conversion_cast',
    className: 'UnrealizedConversionCastOp',
    operands: [{ name: 'inputs', constraint: AnyType, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'outputs', constraint: AnyType, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      {
        kind: 'optional',
        then: [
          { kind: 'variable', name: 'inputs' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'inputs' },
        ],
        otherwise: [],
        anchor: 0,
      },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'outputs' },
      { kind: 'attr-dict' },
    ],
  };

  /** Values of the old types */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Values of the new types, at least one */
  get outputs(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly outputTypes: readonly Type[] },
  ): UnrealizedConversionCastOp {
    return buildOp(builder, location, UnrealizedConversionCastOp, {
      operands: [args.inputs],
      attributes: {},
      resultTypes: [...args.outputTypes],
    });
  }
}
