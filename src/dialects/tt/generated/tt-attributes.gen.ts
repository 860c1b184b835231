// @generated from dialects-td/tt/tt-attrs.yaml; do not edit, run npm run codegen
import { AffineMap } from '../../../affine/affine-map.ts';
import { DialectAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type AttrSpec, uniqueParametric } from '../../../ods/attr-spec.ts';
import {
  type Arch,
  archEnum,
  type BufferAccess,
  bufferAccessEnum,
  type DataType,
  dataTypeEnum,
  type IteratorType,
  iteratorTypeEnum,
  type MemorySpace,
  memorySpaceEnum,
  type OOBVal,
  oobValEnum,
  type OperandConstraint,
  operandConstraintEnum,
  type TensorMemoryLayout,
  tensorMemoryLayoutEnum,
} from './tt-enums.gen.ts';

/**
 * TT Arch
 *
 * Generation of a chip, part of `#tt.chip_desc`, where it is written `<wormhole_b0>`.
 *
 * ```mlir
 * module attributes {tt.note = #tt.arch<wormhole_b0>} {}
 * ```
 */
export class ArchAttr extends DialectAttr {
  static readonly spec: AttrSpec<ArchAttr> = {
    dialect: 'tt',
    mnemonic: 'arch',
    recordName: 'TT_ArchAttr',
    className: 'ArchAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: archEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new ArchAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: Arch): ArchAttr {
    return uniqueParametric(ArchAttr.spec, context, [value]);
  }

  get value(): Arch {
    return this.parameters[0] as Arch;
  }
}

/**
 * TT DataTypes
 *
 * One element format. The mnemonic is upstream's, also where the attribute says the format of one tensor.
 *
 * ```mlir
 * module attributes {tt.note = #tt.supportedDataTypes<bf16>} {}
 * ```
 */
export class DataTypeAttr extends DialectAttr {
  static readonly spec: AttrSpec<DataTypeAttr> = {
    dialect: 'tt',
    mnemonic: 'supportedDataTypes',
    recordName: 'TT_DataTypeAttr',
    className: 'DataTypeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: dataTypeEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new DataTypeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: DataType): DataTypeAttr {
    return uniqueParametric(DataTypeAttr.spec, context, [value]);
  }

  get value(): DataType {
    return this.parameters[0] as DataType;
  }
}

/**
 * TT MemorySpace
 *
 * Memory space of a memref or of an allocation. Its alias in printed text is its keyword: `#dram`, `#system`, `#mmio`, `#l1_`.
 *
 * ```mlir
 * func.func private @shard(memref<8x16xf32, #tt.memory_space<l1>>)
 * ```
 */
export class MemorySpaceAttr extends DialectAttr {
  static readonly spec: AttrSpec<MemorySpaceAttr> = {
    dialect: 'tt',
    mnemonic: 'memory_space',
    recordName: 'TT_MemorySpaceAttr',
    className: 'MemorySpaceAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: memorySpaceEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new MemorySpaceAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: MemorySpace): MemorySpaceAttr {
    return uniqueParametric(MemorySpaceAttr.spec, context, [value]);
  }

  get value(): MemorySpace {
    return this.parameters[0] as MemorySpace;
  }
}

/**
 * TT TensorMemoryLayout
 *
 * How shards sit in the banks of a memory space, as an attribute of its own.
 *
 * ```mlir
 * module attributes {tt.note = #tt.tensor_memory_layout<interleaved>} {}
 * ```
 */
export class TensorMemoryLayoutAttr extends DialectAttr {
  static readonly spec: AttrSpec<TensorMemoryLayoutAttr> = {
    dialect: 'tt',
    mnemonic: 'tensor_memory_layout',
    recordName: 'TT_TensorMemoryLayoutAttr',
    className: 'TensorMemoryLayoutAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: tensorMemoryLayoutEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new TensorMemoryLayoutAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: TensorMemoryLayout): TensorMemoryLayoutAttr {
    return uniqueParametric(TensorMemoryLayoutAttr.spec, context, [value]);
  }

  get value(): TensorMemoryLayout {
    return this.parameters[0] as TensorMemoryLayout;
  }
}

/**
 * TT OOBVal
 *
 * What a read of padding returns, as an attribute of its own.
 *
 * ```mlir
 * module attributes {tt.note = #tt.oob_val<undef>} {}
 * ```
 */
export class OOBValAttr extends DialectAttr {
  static readonly spec: AttrSpec<OOBValAttr> = {
    dialect: 'tt',
    mnemonic: 'oob_val',
    recordName: 'TT_OOBValAttr',
    className: 'OOBValAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: oobValEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new OOBValAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: OOBVal): OOBValAttr {
    return uniqueParametric(OOBValAttr.spec, context, [value]);
  }

  get value(): OOBVal {
    return this.parameters[0] as OOBVal;
  }
}

/**
 * TT IteratorType
 *
 * Kind of one loop of a `ttir.generic`. Its alias in printed text is its keyword, for instance `#parallel`.
 *
 * ```mlir
 * module attributes {tt.note = [#tt.iterator_type<parallel>, #tt.iterator_type<systolic>]} {}
 * ```
 */
export class IteratorTypeAttr extends DialectAttr {
  static readonly spec: AttrSpec<IteratorTypeAttr> = {
    dialect: 'tt',
    mnemonic: 'iterator_type',
    recordName: 'TT_IteratorTypeAttr',
    className: 'IteratorTypeAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: iteratorTypeEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new IteratorTypeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: IteratorType): IteratorTypeAttr {
    return uniqueParametric(IteratorTypeAttr.spec, context, [value]);
  }

  get value(): IteratorType {
    return this.parameters[0] as IteratorType;
  }
}

/**
 * TT Operand Constraints
 *
 * What an op accepts for one operand. Words are ORed when read, so `any_device` alone equals the long text that is printed
 * for it: every bit and every complete group.
 *
 * ```mlir
 * module attributes {tt.note = [#tt.operand_constraint<any_device>, #tt.operand_constraint<l1|height_sharded|scalar|tile>]} {}
 * ```
 */
export class OperandConstraintAttr extends DialectAttr {
  static readonly spec: AttrSpec<OperandConstraintAttr> = {
    dialect: 'tt',
    mnemonic: 'operand_constraint',
    recordName: 'TT_OperandConstraintAttr',
    className: 'OperandConstraintAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: operandConstraintEnum } }],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'value' },
      { kind: 'literal', text: '>' },
    ],
    enumAttr: true,
    create: (context, parameters) => new OperandConstraintAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: OperandConstraint): OperandConstraintAttr {
    return uniqueParametric(OperandConstraintAttr.spec, context, [value]);
  }

  get value(): OperandConstraint {
    return this.parameters[0] as OperandConstraint;
  }
}

/**
 * TT Buffer Access
 *
 * How the data behind a `#tt.buffer` is reached, as an attribute of its own. Its text does not begin with `<`, so it is
 * written in the wrapped form, words never in quotes.
 *
 * ```mlir
 * module attributes {tt.note = [#tt<buffer_access alias>, #tt<buffer_access alias|stream>]} {}
 * ```
 */
export class BufferAccessAttr extends DialectAttr {
  static readonly spec: AttrSpec<BufferAccessAttr> = {
    dialect: 'tt',
    mnemonic: 'buffer_access',
    recordName: 'TT_BufferAccessAttr',
    className: 'BufferAccessAttr',
    parameters: [{ name: 'value', type: { kind: 'enum', spec: bufferAccessEnum } }],
    format: [{ kind: 'variable', name: 'value' }],
    enumAttr: true,
    create: (context, parameters) => new BufferAccessAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, value: BufferAccess): BufferAccessAttr {
    return uniqueParametric(BufferAccessAttr.spec, context, [value]);
  }

  get value(): BufferAccess {
    return this.parameters[0] as BufferAccess;
  }
}

/**
 * TT grid attribute
 *
 * A grid of cores that a tensor or a computation is divided onto. A grid larger than the physical one is virtual; its
 * mapping takes a point of it to (device, core y, core x).
 *
 * ```mlir
 * module attributes {tt.note = [#tt.grid<1x1>, #tt.grid<8x16, (d0, d1) -> (d1 floordiv 8, d0, d1 mod 8)>]} {}
 * ```
 */
export class GridAttr extends DialectAttr {
  static readonly spec: AttrSpec<GridAttr> = {
    dialect: 'tt',
    mnemonic: 'grid',
    recordName: 'TT_GridAttr',
    className: 'GridAttr',
    parameters: [
      { name: 'shape', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      {
        name: 'mapping',
        type: { kind: 'default', of: { kind: 'affine-map', order: 'as-written' }, value: AffineMap.get(0, 0, []) },
      },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'custom', name: 'DimensionList', args: [{ kind: 'variable', name: 'shape' }] },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: ',' },
          { kind: 'variable', name: 'mapping' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new GridAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, shape: readonly number[], mapping: AffineMap = AffineMap.get(0, 0, [])): GridAttr {
    return uniqueParametric(GridAttr.spec, context, [shape, mapping]);
  }

  /** Cores per grid dimension */
  get shape(): readonly number[] {
    return this.parameters[0] as readonly number[];
  }

  /** From a grid point to (device, core y, core x); the empty map when not given */
  get mapping(): AffineMap {
    return this.parameters[1] as AffineMap;
  }
}

/**
 * TT core_coord attribute
 *
 * Physical (NoC) coordinate of one core. Inside a list it is written with a leading blank: `[ 0x0,  0x1]`.
 *
 * ```mlir
 * module attributes {tt.note = #tt<core_coord 0x7>} {}
 * ```
 */
export class CoreCoordAttr extends DialectAttr {
  static readonly spec: AttrSpec<CoreCoordAttr> = {
    dialect: 'tt',
    mnemonic: 'core_coord',
    recordName: 'TT_CoreCoordAttr',
    className: 'CoreCoordAttr',
    parameters: [
      { name: 'y', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'x', type: { kind: 'int', bits: 64, signed: true } },
    ],
    format: [
      {
        kind: 'custom',
        name: 'VargDimensionList',
        args: [
          { kind: 'variable', name: 'y' },
          { kind: 'variable', name: 'x' },
        ],
      },
    ],
    create: (context, parameters) => new CoreCoordAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, y: number, x: number): CoreCoordAttr {
    return uniqueParametric(CoreCoordAttr.spec, context, [y, x]);
  }

  /** Row */
  get y(): number {
    return this.parameters[0] as number;
  }

  /** Column */
  get x(): number {
    return this.parameters[1] as number;
  }
}

/**
 * TT tile_size attribute
 *
 * One tile shape that the Tensix engine of a chip supports.
 *
 * ```mlir
 * module attributes {tt.note = #tt<tile_size 32x32>} {}
 * ```
 */
export class TileSizeAttr extends DialectAttr {
  static readonly spec: AttrSpec<TileSizeAttr> = {
    dialect: 'tt',
    mnemonic: 'tile_size',
    recordName: 'TT_TileSizeAttr',
    className: 'TileSizeAttr',
    parameters: [
      { name: 'y', type: { kind: 'int', bits: 64, signed: true } },
      { name: 'x', type: { kind: 'int', bits: 64, signed: true } },
    ],
    format: [
      {
        kind: 'custom',
        name: 'VargDimensionList',
        args: [
          { kind: 'variable', name: 'y' },
          { kind: 'variable', name: 'x' },
        ],
      },
    ],
    create: (context, parameters) => new TileSizeAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, y: number, x: number): TileSizeAttr {
    return uniqueParametric(TileSizeAttr.spec, context, [y, x]);
  }

  /** Rows */
  get y(): number {
    return this.parameters[0] as number;
  }

  /** Columns */
  get x(): number {
    return this.parameters[1] as number;
  }
}

/**
 * TT chip_physical_cores attribute
 *
 * Physical coordinates of the cores of a chip by kind, each list in the order of the logical cores. There is no comma
 * between the groups; an empty Ethernet group is left out.
 *
 * ```mlir
 * module attributes {tt.note = #tt<chip_physical_cores{worker = [ 0x0,  0x1] dram = [ 1x1] eth = [ 2x2] eth_inactive = [ 3x3]}>} {}
 * ```
 */
export class ChipPhysicalCoresAttr extends DialectAttr {
  static readonly spec: AttrSpec<ChipPhysicalCoresAttr> = {
    dialect: 'tt',
    mnemonic: 'chip_physical_cores',
    recordName: 'TT_ChipPhysicalCoresAttr',
    className: 'ChipPhysicalCoresAttr',
    parameters: [
      {
        name: 'worker',
        type: { kind: 'array', of: { kind: 'attribute', cppType: '::mlir::tt::CoreCoordAttr', of: CoreCoordAttr } },
      },
      {
        name: 'dram',
        type: { kind: 'array', of: { kind: 'attribute', cppType: '::mlir::tt::CoreCoordAttr', of: CoreCoordAttr } },
      },
      {
        name: 'eth',
        type: {
          kind: 'default',
          of: { kind: 'array', of: { kind: 'attribute', cppType: '::mlir::tt::CoreCoordAttr', of: CoreCoordAttr } },
          value: [],
        },
      },
      {
        name: 'eth_inactive',
        member: 'ethInactive',
        type: {
          kind: 'default',
          of: { kind: 'array', of: { kind: 'attribute', cppType: '::mlir::tt::CoreCoordAttr', of: CoreCoordAttr } },
          value: [],
        },
      },
    ],
    format: [
      { kind: 'literal', text: '{' },
      { kind: 'literal', text: 'worker' },
      { kind: 'literal', text: '=' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'worker' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: 'dram' },
      { kind: 'literal', text: '=' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'dram' },
      { kind: 'literal', text: ']' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'eth' },
          { kind: 'literal', text: '=' },
          { kind: 'literal', text: '[' },
          { kind: 'variable', name: 'eth' },
          { kind: 'literal', text: ']' },
        ],
        otherwise: [],
        anchor: 3,
      },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: 'eth_inactive' },
          { kind: 'literal', text: '=' },
          { kind: 'literal', text: '[' },
          { kind: 'variable', name: 'eth_inactive' },
          { kind: 'literal', text: ']' },
        ],
        otherwise: [],
        anchor: 3,
      },
      { kind: 'literal', text: '}' },
    ],
    create: (context, parameters) => new ChipPhysicalCoresAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    worker: readonly CoreCoordAttr[],
    dram: readonly CoreCoordAttr[],
    eth: readonly CoreCoordAttr[] = [],
    ethInactive: readonly CoreCoordAttr[] = [],
  ): ChipPhysicalCoresAttr {
    return uniqueParametric(ChipPhysicalCoresAttr.spec, context, [worker, dram, eth, ethInactive]);
  }

  /** Tensix cores */
  get worker(): readonly CoreCoordAttr[] {
    return this.parameters[0] as readonly CoreCoordAttr[];
  }

  /** DRAM controllers */
  get dram(): readonly CoreCoordAttr[] {
    return this.parameters[1] as readonly CoreCoordAttr[];
  }

  /** Ethernet cores with a link */
  get eth(): readonly CoreCoordAttr[] {
    return this.parameters[2] as readonly CoreCoordAttr[];
  }

  /** Ethernet cores without one */
  get ethInactive(): readonly CoreCoordAttr[] {
    return this.parameters[3] as readonly CoreCoordAttr[];
  }
}

/**
 * TT chip_desc attribute
 *
 * One kind of chip: its compute grid, memories, alignments, cores and formats. Sizes and addresses are in bytes. The L1 that
 * a program may use is `l1_size - l1_unreserved_base`, the part of a DRAM channel is
 * `dram_unreserved_end - dram_unreserved_base`.
 *
 * ```mlir
 * module attributes {tt.note = #tt<chip_desc{arch = <wormhole_b0>, grid = 1x2, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0,  0x1] dram = [ 8x0]}, supported_data_types = [<f32>, <bf16>], supported_tile_sizes = [ 4x16,  32x32]}>} {}
 * ```
 */
export class ChipDescAttr extends DialectAttr {
  static readonly spec: AttrSpec<ChipDescAttr> = {
    dialect: 'tt',
    mnemonic: 'chip_desc',
    recordName: 'TT_ChipDescAttr',
    className: 'ChipDescAttr',
    parameters: [
      { name: 'arch', type: { kind: 'attribute', cppType: '::mlir::tt::ArchAttr', of: ArchAttr } },
      { name: 'grid', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'l1Size', type: { kind: 'int', bits: 32, signed: false } },
      { name: 'numDramChannels', type: { kind: 'int', bits: 32, signed: false } },
      { name: 'dramChannelSize', type: { kind: 'int', bits: 32, signed: false } },
      { name: 'nocL1AddressAlignBytes', type: { kind: 'int', bits: 32, signed: false } },
      { name: 'pcieAddressAlignBytes', type: { kind: 'int', bits: 32, signed: false } },
      { name: 'nocDRAMAddressAlignBytes', type: { kind: 'int', bits: 32, signed: false } },
      { name: 'l1UnreservedBase', type: { kind: 'int', bits: 32, signed: false } },
      { name: 'eriscL1UnreservedBase', type: { kind: 'int', bits: 32, signed: false } },
      { name: 'dramUnreservedBase', type: { kind: 'int', bits: 32, signed: false } },
      { name: 'dramUnreservedEnd', type: { kind: 'int', bits: 32, signed: false } },
      {
        name: 'chipPhysicalCores',
        type: { kind: 'attribute', cppType: '::mlir::tt::ChipPhysicalCoresAttr', of: ChipPhysicalCoresAttr },
      },
      {
        name: 'supportedDataTypes',
        type: { kind: 'array', of: { kind: 'attribute', cppType: '::mlir::tt::DataTypeAttr', of: DataTypeAttr } },
      },
      {
        name: 'supportedTileSizes',
        type: { kind: 'array', of: { kind: 'attribute', cppType: '::mlir::tt::TileSizeAttr', of: TileSizeAttr } },
      },
    ],
    format: [
      { kind: 'literal', text: '{' },
      { kind: 'literal', text: 'arch' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'arch' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'grid' },
      { kind: 'literal', text: '=' },
      { kind: 'custom', name: 'DimensionList', args: [{ kind: 'variable', name: 'grid' }] },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'l1_size' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'l1Size' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'num_dram_channels' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'numDramChannels' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'dram_channel_size' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'dramChannelSize' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'noc_l1_address_align_bytes' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'nocL1AddressAlignBytes' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'pcie_address_align_bytes' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'pcieAddressAlignBytes' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'noc_dram_address_align_bytes' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'nocDRAMAddressAlignBytes' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'l1_unreserved_base' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'l1UnreservedBase' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'erisc_l1_unreserved_base' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'eriscL1UnreservedBase' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'dram_unreserved_base' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'dramUnreservedBase' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'dram_unreserved_end' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'dramUnreservedEnd' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'physical_cores' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'chipPhysicalCores' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'supported_data_types' },
      { kind: 'literal', text: '=' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'supportedDataTypes' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'supported_tile_sizes' },
      { kind: 'literal', text: '=' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'supportedTileSizes' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: '}' },
    ],
    create: (context, parameters) => new ChipDescAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    arch: ArchAttr,
    grid: readonly number[],
    l1Size: number,
    numDramChannels: number,
    dramChannelSize: number,
    nocL1AddressAlignBytes: number,
    pcieAddressAlignBytes: number,
    nocDRAMAddressAlignBytes: number,
    l1UnreservedBase: number,
    eriscL1UnreservedBase: number,
    dramUnreservedBase: number,
    dramUnreservedEnd: number,
    chipPhysicalCores: ChipPhysicalCoresAttr,
    supportedDataTypes: readonly DataTypeAttr[],
    supportedTileSizes: readonly TileSizeAttr[],
  ): ChipDescAttr {
    return uniqueParametric(ChipDescAttr.spec, context, [
      arch,
      grid,
      l1Size,
      numDramChannels,
      dramChannelSize,
      nocL1AddressAlignBytes,
      pcieAddressAlignBytes,
      nocDRAMAddressAlignBytes,
      l1UnreservedBase,
      eriscL1UnreservedBase,
      dramUnreservedBase,
      dramUnreservedEnd,
      chipPhysicalCores,
      supportedDataTypes,
      supportedTileSizes,
    ]);
  }

  /** Generation */
  get arch(): ArchAttr {
    return this.parameters[0] as ArchAttr;
  }

  /** Rows and columns of Tensix cores */
  get grid(): readonly number[] {
    return this.parameters[1] as readonly number[];
  }

  /** Bytes of L1 per core */
  get l1Size(): number {
    return this.parameters[2] as number;
  }

  /** Number of DRAM channels */
  get numDramChannels(): number {
    return this.parameters[3] as number;
  }

  /** Bytes per DRAM channel */
  get dramChannelSize(): number {
    return this.parameters[4] as number;
  }

  /** Alignment of L1 addresses in NoC transfers, bytes */
  get nocL1AddressAlignBytes(): number {
    return this.parameters[5] as number;
  }

  /** Alignment of host addresses in PCIe transfers, bytes */
  get pcieAddressAlignBytes(): number {
    return this.parameters[6] as number;
  }

  /** Alignment of DRAM addresses in NoC transfers, bytes */
  get nocDRAMAddressAlignBytes(): number {
    return this.parameters[7] as number;
  }

  /** First L1 address that a program may use */
  get l1UnreservedBase(): number {
    return this.parameters[8] as number;
  }

  /** The same for Ethernet cores */
  get eriscL1UnreservedBase(): number {
    return this.parameters[9] as number;
  }

  /** First address of a DRAM channel that a program may use */
  get dramUnreservedBase(): number {
    return this.parameters[10] as number;
  }

  /** End of that part of a DRAM channel */
  get dramUnreservedEnd(): number {
    return this.parameters[11] as number;
  }

  /** Physical coordinates of the cores */
  get chipPhysicalCores(): ChipPhysicalCoresAttr {
    return this.parameters[12] as ChipPhysicalCoresAttr;
  }

  /** Formats that the chip computes with */
  get supportedDataTypes(): readonly DataTypeAttr[] {
    return this.parameters[13] as readonly DataTypeAttr[];
  }

  /** Tile shapes that the chip computes with */
  get supportedTileSizes(): readonly TileSizeAttr[] {
    return this.parameters[14] as readonly TileSizeAttr[];
  }
}

/**
 * TT chip_coord attribute
 *
 * Place of one chip in a system.
 *
 * ```mlir
 * module attributes {tt.note = #tt<chip_coord 0x0x1x0>} {}
 * ```
 */
export class ChipCoordAttr extends DialectAttr {
  static readonly spec: AttrSpec<ChipCoordAttr> = {
    dialect: 'tt',
    mnemonic: 'chip_coord',
    recordName: 'TT_ChipCoordAttr',
    className: 'ChipCoordAttr',
    parameters: [
      { name: 'rack', type: { kind: 'int', bits: 32, signed: false } },
      { name: 'shelf', type: { kind: 'int', bits: 32, signed: false } },
      { name: 'y', type: { kind: 'int', bits: 32, signed: false } },
      { name: 'x', type: { kind: 'int', bits: 32, signed: false } },
    ],
    format: [
      {
        kind: 'custom',
        name: 'VargDimensionList',
        args: [
          { kind: 'variable', name: 'rack' },
          { kind: 'variable', name: 'shelf' },
          { kind: 'variable', name: 'y' },
          { kind: 'variable', name: 'x' },
        ],
      },
    ],
    create: (context, parameters) => new ChipCoordAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, rack: number, shelf: number, y: number, x: number): ChipCoordAttr {
    return uniqueParametric(ChipCoordAttr.spec, context, [rack, shelf, y, x]);
  }

  /** Rack number */
  get rack(): number {
    return this.parameters[0] as number;
  }

  /** Shelf in the rack */
  get shelf(): number {
    return this.parameters[1] as number;
  }

  /** Row on the shelf */
  get y(): number {
    return this.parameters[2] as number;
  }

  /** Column on the shelf */
  get x(): number {
    return this.parameters[3] as number;
  }
}

/**
 * TT chip_channel attribute
 *
 * An Ethernet link between two chips, each end a chip and the coordinate [y, x] of its Ethernet core.
 *
 * ```mlir
 * module attributes {tt.note = #tt.chip_channel<[0, 8, 0], [1, 0, 0]>} {}
 * ```
 */
export class ChipChannelAttr extends DialectAttr {
  static readonly spec: AttrSpec<ChipChannelAttr> = {
    dialect: 'tt',
    mnemonic: 'chip_channel',
    recordName: 'TT_ChipChannelAttr',
    className: 'ChipChannelAttr',
    parameters: [
      { name: 'deviceId0', type: { kind: 'int', bits: 32, signed: false } },
      { name: 'ethernetCoreCoord0', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'deviceId1', type: { kind: 'int', bits: 32, signed: false } },
      { name: 'ethernetCoreCoord1', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'deviceId0' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'ethernetCoreCoord0' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'deviceId1' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'ethernetCoreCoord1' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new ChipChannelAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    deviceId0: number,
    ethernetCoreCoord0: readonly number[],
    deviceId1: number,
    ethernetCoreCoord1: readonly number[],
  ): ChipChannelAttr {
    return uniqueParametric(ChipChannelAttr.spec, context, [
      deviceId0,
      ethernetCoreCoord0,
      deviceId1,
      ethernetCoreCoord1,
    ]);
  }

  /** First chip */
  get deviceId0(): number {
    return this.parameters[0] as number;
  }

  /** Ethernet core of the first chip, [y, x] */
  get ethernetCoreCoord0(): readonly number[] {
    return this.parameters[1] as readonly number[];
  }

  /** Second chip */
  get deviceId1(): number {
    return this.parameters[2] as number;
  }

  /** Ethernet core of the second chip, [y, x] */
  get ethernetCoreCoord1(): readonly number[] {
    return this.parameters[3] as readonly number[];
  }
}

/**
 * TT system_desc attribute
 *
 * All chips that a program may use: the kinds of chips, then for each chip its kind, capabilities and place, then the links
 * between chips. A module carries it as `tt.system_desc`.
 *
 * ```mlir
 * module attributes {tt.system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 1x1, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0] dram = [ 8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [ 32x32]}], [0], [3 : i32], [ 0x0x0x0]>} {}
 * ```
 */
export class SystemDescAttr extends DialectAttr {
  static readonly spec: AttrSpec<SystemDescAttr> = {
    dialect: 'tt',
    mnemonic: 'system_desc',
    recordName: 'TT_SystemDescAttr',
    className: 'SystemDescAttr',
    parameters: [
      {
        name: 'chipDescs',
        type: { kind: 'array', of: { kind: 'attribute', cppType: '::mlir::tt::ChipDescAttr', of: ChipDescAttr } },
      },
      { name: 'chipDescIndices', type: { kind: 'array', of: { kind: 'int', bits: 32, signed: false } } },
      {
        name: 'chipCapabilities',
        type: { kind: 'array', of: { kind: 'attribute', cppType: '::mlir::IntegerAttr', of: IntegerAttr } },
      },
      {
        name: 'chipCoords',
        type: { kind: 'array', of: { kind: 'attribute', cppType: '::mlir::tt::ChipCoordAttr', of: ChipCoordAttr } },
      },
      {
        name: 'chipChannels',
        type: {
          kind: 'default',
          of: { kind: 'array', of: { kind: 'attribute', cppType: '::mlir::tt::ChipChannelAttr', of: ChipChannelAttr } },
          value: [],
        },
      },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'chipDescs' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'chipDescIndices' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'chipCapabilities' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'chipCoords' },
      { kind: 'literal', text: ']' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: ',' },
          { kind: 'literal', text: '[' },
          { kind: 'variable', name: 'chipChannels' },
          { kind: 'literal', text: ']' },
        ],
        otherwise: [],
        anchor: 2,
      },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new SystemDescAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    chipDescs: readonly ChipDescAttr[],
    chipDescIndices: readonly number[],
    chipCapabilities: readonly IntegerAttr[],
    chipCoords: readonly ChipCoordAttr[],
    chipChannels: readonly ChipChannelAttr[] = [],
  ): SystemDescAttr {
    return uniqueParametric(SystemDescAttr.spec, context, [
      chipDescs,
      chipDescIndices,
      chipCapabilities,
      chipCoords,
      chipChannels,
    ]);
  }

  /** Kinds of chips */
  get chipDescs(): readonly ChipDescAttr[] {
    return this.parameters[0] as readonly ChipDescAttr[];
  }

  /** Kind of each chip, an index into the kinds */
  get chipDescIndices(): readonly number[] {
    return this.parameters[1] as readonly number[];
  }

  /** What each chip can do for the host, i32 bits of TT_ChipCapability */
  get chipCapabilities(): readonly IntegerAttr[] {
    return this.parameters[2] as readonly IntegerAttr[];
  }

  /** Place of each chip */
  get chipCoords(): readonly ChipCoordAttr[] {
    return this.parameters[3] as readonly ChipCoordAttr[];
  }

  /** Links between chips */
  get chipChannels(): readonly ChipChannelAttr[] {
    return this.parameters[4] as readonly ChipChannelAttr[];
  }
}

/**
 * Device attribute in TT dialect.
 *
 * The device that a program is compiled for: chips of the system seen as one grid of cores. A module carries it as `tt.device`.
 *
 * The two maps take the point of a layout's linear map (dims d0, d1, …, one per grid dimension) and the shape of its shard
 * (symbols s0, s1, …) to (device, core y, core x or DRAM channel, offset in elements). `meshShape` arranges the chips, `chipIds` lists
 * them in row-major order of the mesh.
 *
 * ```mlir
 * module attributes {tt.device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>} {}
 * ```
 */
export class DeviceAttr extends DialectAttr {
  static readonly spec: AttrSpec<DeviceAttr> = {
    dialect: 'tt',
    mnemonic: 'device',
    recordName: 'TT_DeviceAttr',
    className: 'DeviceAttr',
    parameters: [
      { name: 'workerGrid', type: { kind: 'attribute', cppType: '::mlir::tt::GridAttr', of: GridAttr } },
      { name: 'l1Map', type: { kind: 'affine-map', order: 'as-written' } },
      { name: 'dramMap', type: { kind: 'affine-map', order: 'as-written' } },
      { name: 'meshShape', type: { kind: 'array', of: { kind: 'int', bits: 64, signed: true } } },
      { name: 'chipIds', type: { kind: 'array', of: { kind: 'int', bits: 32, signed: false } } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'literal', text: 'workerGrid' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'workerGrid', qualified: true },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'l1Map' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'l1Map' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'dramMap' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'dramMap' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'meshShape' },
      { kind: 'literal', text: '=' },
      { kind: 'custom', name: 'DimensionList', args: [{ kind: 'variable', name: 'meshShape' }] },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'chipIds' },
      { kind: 'literal', text: '=' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'chipIds' },
      { kind: 'literal', text: ']' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new DeviceAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    workerGrid: GridAttr,
    l1Map: AffineMap,
    dramMap: AffineMap,
    meshShape: readonly number[],
    chipIds: readonly number[],
  ): DeviceAttr {
    return uniqueParametric(DeviceAttr.spec, context, [workerGrid, l1Map, dramMap, meshShape, chipIds]);
  }

  /** Cores of the device, with the mapping to (device, core y, core x) */
  get workerGrid(): GridAttr {
    return this.parameters[0] as GridAttr;
  }

  /** From layout space to L1; four results */
  get l1Map(): AffineMap {
    return this.parameters[1] as AffineMap;
  }

  /** From layout space to DRAM; four results */
  get dramMap(): AffineMap {
    return this.parameters[2] as AffineMap;
  }

  /** Chips per mesh dimension, may be empty for one chip */
  get meshShape(): readonly number[] {
    return this.parameters[3] as readonly number[];
  }

  /** Chips of the system that make up the device */
  get chipIds(): readonly number[] {
    return this.parameters[4] as readonly number[];
  }
}

/**
 * Tensor layout attribute
 *
 * Encoding of a ranked tensor: how its elements are divided onto a grid of cores and stored there. The tensor keeps its
 * logical shape; the linear map folds that shape to one dimension per grid dimension, each is divided by the grid (rounded up), and the
 * memref is what one core holds. Elements of the memref outside the tensor are padding.
 *
 * - 8x300 on a 1x2 grid: each core holds 8x150.
 * - 8x96x32 on a 2x1 grid: rows are `d0 * 96 + d1`, 768 of them, 384 per core.
 * - With tiles, the shard is counted in tiles: 64x128 on a 1x1 grid is `memref<2x4x!tt.tile<32x32, f32>>`.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * func.func private @row_major(tensor<8x96x32xf32, #tt.layout<(d0, d1, d2) -> (d0 * 96 + d1, d2), undef, <2x1>, memref<384x32xf32, #l1>>>)
 * func.func private @tiled(tensor<64x128xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #tt.memory_space<dram>>, interleaved>>)
 * ```
 */
export class LayoutAttr extends DialectAttr {
  static readonly spec: AttrSpec<LayoutAttr> = {
    dialect: 'tt',
    mnemonic: 'layout',
    recordName: 'TT_LayoutAttr',
    className: 'LayoutAttr',
    parameters: [
      { name: 'linear', type: { kind: 'affine-map', order: 'as-written' } },
      { name: 'oob_val', member: 'oobVal', type: { kind: 'enum', spec: oobValEnum } },
      { name: 'grid', type: { kind: 'attribute', cppType: '::mlir::tt::GridAttr', of: GridAttr } },
      { name: 'memref', type: { kind: 'type', cppType: '::mlir::MemRefType', of: MemRefType } },
      {
        name: 'mem_layout',
        member: 'memLayout',
        type: { kind: 'default', of: { kind: 'enum', spec: tensorMemoryLayoutEnum }, value: 'none' },
      },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'linear' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'oob_val' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'grid' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'memref' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: ',' },
          { kind: 'variable', name: 'mem_layout' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new LayoutAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    linear: AffineMap,
    oobVal: OOBVal,
    grid: GridAttr,
    memref: MemRefType,
    memLayout: TensorMemoryLayout = 'none',
  ): LayoutAttr {
    return uniqueParametric(LayoutAttr.spec, context, [linear, oobVal, grid, memref, memLayout]);
  }

  /** Logical dimensions to physical dimensions, one result per grid dimension */
  get linear(): AffineMap {
    return this.parameters[0] as AffineMap;
  }

  /** What a read of padding returns */
  get oobVal(): OOBVal {
    return this.parameters[1] as OOBVal;
  }

  /** Cores that the tensor is divided onto */
  get grid(): GridAttr {
    return this.parameters[2] as GridAttr;
  }

  /** Shape, element type and memory space of one core's shard */
  get memref(): MemRefType {
    return this.parameters[3] as MemRefType;
  }

  /** How the shards sit in the memory space */
  get memLayout(): TensorMemoryLayout {
    return this.parameters[4] as TensorMemoryLayout;
  }
}

/**
 * Buffer attribute in TT dialect
 *
 * Encoding of a tensor inside the region of a `ttir.generic`: the L1 buffer that the region sees in place of the tensor.
 * One word of the access is bare, both together are a string.
 *
 * ```mlir
 * #l1 = #tt.memory_space<l1>
 * func.func private @buffers(tensor<64x128xf32, #tt.buffer<memref<64x128xf32, #l1>, alias>>, tensor<64x128xf32, #tt.buffer<memref<64x128xf32, #l1>, "alias|stream">>)
 * ```
 */
export class BufferAttr extends DialectAttr {
  static readonly spec: AttrSpec<BufferAttr> = {
    dialect: 'tt',
    mnemonic: 'buffer',
    recordName: 'TT_BufferAttr',
    className: 'BufferAttr',
    parameters: [
      { name: 'memref', type: { kind: 'type', cppType: '::mlir::MemRefType', of: MemRefType } },
      { name: 'buffer_access', member: 'bufferAccess', type: { kind: 'enum', spec: bufferAccessEnum } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'memref' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'buffer_access' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new BufferAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(context: Context, memref: MemRefType, bufferAccess: BufferAccess): BufferAttr {
    return uniqueParametric(BufferAttr.spec, context, [memref, bufferAccess]);
  }

  /** Shape and memory space of the buffer; its rank is that of the device grid */
  get memref(): MemRefType {
    return this.parameters[0] as MemRefType;
  }

  /** How the data is reached */
  get bufferAccess(): BufferAccess {
    return this.parameters[1] as BufferAccess;
  }
}

/**
 * Argument allocation attribute in TT dialect
 *
 * Where an argument of a function has been placed. A function carries one per argument in the array `tt.arg_alloc`.
 *
 * ```mlir
 * func.func private @f(tensor<64x128xf32>) attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 32768, l1>]}
 * ```
 */
export class ArgumentAllocationAttr extends DialectAttr {
  static readonly spec: AttrSpec<ArgumentAllocationAttr> = {
    dialect: 'tt',
    mnemonic: 'arg_alloc',
    recordName: 'TT_ArgumentAllocationAttr',
    className: 'ArgumentAllocationAttr',
    parameters: [
      { name: 'address', type: { kind: 'int', bits: 64, signed: false, exact: true } },
      { name: 'size', type: { kind: 'int', bits: 64, signed: false, exact: true } },
      { name: 'memorySpace', type: { kind: 'enum', spec: memorySpaceEnum } },
    ],
    format: [
      { kind: 'literal', text: '<' },
      { kind: 'variable', name: 'address' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'size' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'memorySpace' },
      { kind: 'literal', text: '>' },
    ],
    create: (context, parameters) => new ArgumentAllocationAttr(context, parameters),
  };

  /** Returns the one attribute with these parameters. */
  static get(
    context: Context,
    address: number | bigint,
    size: number | bigint,
    memorySpace: MemorySpace,
  ): ArgumentAllocationAttr {
    return uniqueParametric(ArgumentAllocationAttr.spec, context, [address, size, memorySpace]);
  }

  /** Address in bytes */
  get address(): number | bigint {
    return this.parameters[0] as number | bigint;
  }

  /** Size in bytes */
  get size(): number | bigint {
    return this.parameters[1] as number | bigint;
  }

  /** Where the address counts */
  get memorySpace(): MemorySpace {
    return this.parameters[2] as MemorySpace;
  }
}
