// @generated from dialects-td/dlti/dlti-base.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { DialectAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';

/**
 * An entry of a table
 *
 * A key and its value: `#dlti.dl_entry<i32, dense<32> : vector<2xi64>>`. Within a table it is written `key = value`.
 */
export class DataLayoutEntryAttr extends DialectAttr {
  static readonly spec: AttrSpec<DataLayoutEntryAttr> = {
    dialect: 'dlti',
    mnemonic: 'dl_entry',
    recordName: 'DLTI_DataLayoutEntryAttr',
    className: 'DataLayoutEntryAttr',
    parameters: [
      { name: 'key', type: { kind: 'attribute', cppType: '::mlir::Attribute' } },
      { name: 'value', type: { kind: 'attribute', cppType: '::mlir::Attribute' } },
    ],
    customAssembly: true,
    create: (context, parameters) => new DataLayoutEntryAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, key: Attribute, value: Attribute): DataLayoutEntryAttr {
    return uniqueParametric(DataLayoutEntryAttr.spec, context, [key, value]);
  }

  /** A string, or a type as an attribute */
  get key(): Attribute {
    return this.parameters[0] as Attribute;
  }

  /** What is known of it */
  get value(): Attribute {
    return this.parameters[1] as Attribute;
  }
}

/**
 * How data is laid out
 *
 * Sizes and alignments of types, and what else there is to say of memory, by a name:
 * `#dlti.dl_spec<i32 = dense<32> : vector<2xi64>, "dlti.endianness" = "little">`.
 */
export class DataLayoutSpecAttr extends DialectAttr {
  static readonly spec: AttrSpec<DataLayoutSpecAttr> = {
    dialect: 'dlti',
    mnemonic: 'dl_spec',
    recordName: 'DLTI_DataLayoutSpecAttr',
    className: 'DataLayoutSpecAttr',
    parameters: [
      {
        name: 'entries',
        type: {
          kind: 'array',
          of: { kind: 'attribute', cppType: '::mlir::dlti::DataLayoutEntryAttr', of: DataLayoutEntryAttr },
        },
      },
    ],
    customAssembly: true,
    create: (context, parameters) => new DataLayoutSpecAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, entries: readonly DataLayoutEntryAttr[]): DataLayoutSpecAttr {
    return uniqueParametric(DataLayoutSpecAttr.spec, context, [entries]);
  }

  /** The table */
  get entries(): readonly DataLayoutEntryAttr[] {
    return this.parameters[0] as readonly DataLayoutEntryAttr[];
  }
}

/**
 * A table of anything
 *
 * Values by type or name, maybe tables themselves: `#dlti.map<"CPU" = #dlti.map<"max_vector_width" = 512 : i64>>`.
 */
export class MapAttr extends DialectAttr {
  static readonly spec: AttrSpec<MapAttr> = {
    dialect: 'dlti',
    mnemonic: 'map',
    recordName: 'DLTI_MapAttr',
    className: 'MapAttr',
    parameters: [
      {
        name: 'entries',
        type: {
          kind: 'array',
          of: { kind: 'attribute', cppType: '::mlir::dlti::DataLayoutEntryAttr', of: DataLayoutEntryAttr },
        },
      },
    ],
    customAssembly: true,
    create: (context, parameters) => new MapAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, entries: readonly DataLayoutEntryAttr[]): MapAttr {
    return uniqueParametric(MapAttr.spec, context, [entries]);
  }

  /** The table */
  get entries(): readonly DataLayoutEntryAttr[] {
    return this.parameters[0] as readonly DataLayoutEntryAttr[];
  }
}

/**
 * A device
 *
 * Properties of a device by name: `#dlti.target_device_spec<"L1_cache_size_in_bytes" = 4096 : i32>`.
 */
export class TargetDeviceSpecAttr extends DialectAttr {
  static readonly spec: AttrSpec<TargetDeviceSpecAttr> = {
    dialect: 'dlti',
    mnemonic: 'target_device_spec',
    recordName: 'DLTI_TargetDeviceSpecAttr',
    className: 'TargetDeviceSpecAttr',
    parameters: [
      {
        name: 'entries',
        type: {
          kind: 'array',
          of: { kind: 'attribute', cppType: '::mlir::dlti::DataLayoutEntryAttr', of: DataLayoutEntryAttr },
        },
      },
    ],
    customAssembly: true,
    create: (context, parameters) => new TargetDeviceSpecAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, entries: readonly DataLayoutEntryAttr[]): TargetDeviceSpecAttr {
    return uniqueParametric(TargetDeviceSpecAttr.spec, context, [entries]);
  }

  /** The table, with one entry at least */
  get entries(): readonly DataLayoutEntryAttr[] {
    return this.parameters[0] as readonly DataLayoutEntryAttr[];
  }
}

/**
 * The devices of a system
 *
 * Devices by name: `#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"cores" = 8 : i32>>`.
 */
export class TargetSystemSpecAttr extends DialectAttr {
  static readonly spec: AttrSpec<TargetSystemSpecAttr> = {
    dialect: 'dlti',
    mnemonic: 'target_system_spec',
    recordName: 'DLTI_TargetSystemSpecAttr',
    className: 'TargetSystemSpecAttr',
    parameters: [
      {
        name: 'entries',
        type: {
          kind: 'array',
          of: { kind: 'attribute', cppType: '::mlir::dlti::DataLayoutEntryAttr', of: DataLayoutEntryAttr },
        },
      },
    ],
    customAssembly: true,
    create: (context, parameters) => new TargetSystemSpecAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, entries: readonly DataLayoutEntryAttr[]): TargetSystemSpecAttr {
    return uniqueParametric(TargetSystemSpecAttr.spec, context, [entries]);
  }

  /** The table, with one entry at least */
  get entries(): readonly DataLayoutEntryAttr[] {
    return this.parameters[0] as readonly DataLayoutEntryAttr[];
  }
}

/**
 * Alignment of pointers to functions
 *
 * `#dlti.function_pointer_alignment<64, function_dependent = true>`: in bits, and whether it is a multiple of what functions are
 * aligned to.
 */
export class FunctionPointerAlignmentAttr extends DialectAttr {
  static readonly spec: AttrSpec<FunctionPointerAlignmentAttr> = {
    dialect: 'dlti',
    mnemonic: 'function_pointer_alignment',
    recordName: 'DLTI_FunctionPointerAlignmentAttr',
    className: 'FunctionPointerAlignmentAttr',
    parameters: [
      { name: 'alignment', type: { kind: 'int', bits: 64, signed: false, exact: true } },
      { name: 'function_dependent', member: 'functionDependent', type: { kind: 'bool' } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'alignment' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'function_dependent' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'function_dependent' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new FunctionPointerAlignmentAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, alignment: number | bigint, functionDependent: boolean): FunctionPointerAlignmentAttr {
    return uniqueParametric(FunctionPointerAlignmentAttr.spec, context, [alignment, functionDependent]);
  }

  /** In bits */
  get alignment(): number | bigint {
    return this.parameters[0] as number | bigint;
  }

  /** Whether functions are aligned to a divisor of it */
  get functionDependent(): boolean {
    return this.parameters[1] as boolean;
  }
}
