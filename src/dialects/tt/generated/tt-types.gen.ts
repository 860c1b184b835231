// @generated from dialects-td/tt/tt-types.yaml; do not edit, run npm run codegen
import { type Context } from '../../../ir/context.ts';
import { DialectType } from '../../../ir/types/dialect-types.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';
import { DeviceAttr } from './tt-attributes.gen.ts';
import { type DataType, dataTypeEnum } from './tt-enums.gen.ts';

/**
 * TT tile
 *
 * A block of elements that the Tensix engine unpacks, computes on and packs as a whole, usually 32x32. It is the element
 * type of the memref of a tiled layout: `memref<2x4x!tt.tile<32x32, f32>>` holds 64x128 elements.
 *
 * ```mlir
 * func.func private @tilized(memref<2x4x!tt.tile<32x32, f32>, #tt.memory_space<l1>>)
 * ```
 */
export class TileType extends DialectType {
  static readonly spec: AttrSpec<TileType> = {
    dialect: 'tt',
    mnemonic: 'tile',
    recordName: 'TT_TileType',
    className: 'TileType',
    parameters: [
      { name: 'shape', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'dataType', type: { kind: 'enum', spec: dataTypeEnum } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'custom', name: 'DimensionList', args: [{ kind: 'variable', name: 'shape' }] },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'dataType' },
      { kind: 'literal', text: '>' },
    ],
    memRefElement: true,
    create: (context, parameters) => new TileType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context, shape: readonly number[], dataType: DataType): TileType {
    return uniqueParametric(TileType.spec, context, [shape, dataType]);
  }

  /** Rows and columns; exactly two numbers */
  get shape(): readonly number[] {
    return this.parameters[0] as readonly number[];
  }

  /** Format of the elements */
  get dataType(): DataType {
    return this.parameters[1] as DataType;
  }
}

/**
 * TT device
 *
 * A handle to the device that a program runs on, for instance the result of `ttnn.get_device`. It carries the
 * device's description.
 *
 * ```mlir
 * #device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
 * func.func private @open() -> !tt.device<#device>
 * ```
 */
export class DeviceType extends DialectType {
  static readonly spec: AttrSpec<DeviceType> = {
    dialect: 'tt',
    mnemonic: 'device',
    recordName: 'TT_DeviceType',
    className: 'DeviceType',
    parameters: [{ name: 'desc', type: { kind: 'attribute', cppType: '::mlir::tt::DeviceAttr', of: DeviceAttr } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'desc' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new DeviceType(context, parameters),
  };

  /** Returns the one type with these parameters. */
  static get(context: Context, desc: DeviceAttr): DeviceType {
    return uniqueParametric(DeviceType.spec, context, [desc]);
  }

  /** What the device is made of */
  get desc(): DeviceAttr {
    return this.parameters[0] as DeviceAttr;
  }
}
