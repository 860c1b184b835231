// @generated from dialects-td/tt/tt-enums.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../../ods/enums.ts';

/**
 * TT DataTypes
 *
 * Element format of a tensor on the device. The block floats (`bfp_*`) store one shared exponent for 16 mantissas; the
 * letters before the number say whether the exponent has 5 bits (`f`, as in f16) or 8 bits (`bf`, as in bf16).
 */
export const DataType = {
  /** IEEE single precision, 4 bytes */
  Float32: 'f32',
  /** IEEE half precision, 2 bytes */
  Float16: 'f16',
  /** bfloat16, 2 bytes */
  BFloat16: 'bf16',
  /** block float, 8 bits per element, 5-bit exponent */
  BFP_Float8: 'bfp_f8',
  /** block float, 8 bits per element, 8-bit exponent */
  BFP_BFloat8: 'bfp_bf8',
  /** block float, 4 bits per element, 5-bit exponent */
  BFP_Float4: 'bfp_f4',
  /** block float, 4 bits per element, 8-bit exponent */
  BFP_BFloat4: 'bfp_bf4',
  /** block float, 2 bits per element, 5-bit exponent */
  BFP_Float2: 'bfp_f2',
  /** block float, 2 bits per element, 8-bit exponent */
  BFP_BFloat2: 'bfp_bf2',
  /** 32-bit integer, 4 bytes */
  UInt32: 'u32',
  /** 16-bit integer, 2 bytes */
  UInt16: 'u16',
  /** 8-bit integer, 1 byte */
  UInt8: 'u8',
  /** 32-bit integer in two's complement, 4 bytes */
  Int32: 'si32',
  /** 16-bit integer in two's complement, 2 bytes */
  Int16: 'si16',
  /** 8-bit integer in two's complement, 1 byte */
  Int8: 'si8',
} as const;

/** A case of DataType, by its keyword. */
export type DataType = (typeof DataType)[keyof typeof DataType];

/** Keywords and numbers of DataType. */
export const dataTypeEnum: EnumSpec = {
  name: 'DataType',
  cppType: '::mlir::tt::DataType',
  summary: 'TT DataTypes',
  cases: [
    { symbol: 'Float32', value: 0, str: 'f32' },
    { symbol: 'Float16', value: 1, str: 'f16' },
    { symbol: 'BFloat16', value: 2, str: 'bf16' },
    { symbol: 'BFP_Float8', value: 3, str: 'bfp_f8' },
    { symbol: 'BFP_BFloat8', value: 4, str: 'bfp_bf8' },
    { symbol: 'BFP_Float4', value: 5, str: 'bfp_f4' },
    { symbol: 'BFP_BFloat4', value: 6, str: 'bfp_bf4' },
    { symbol: 'BFP_Float2', value: 7, str: 'bfp_f2' },
    { symbol: 'BFP_BFloat2', value: 8, str: 'bfp_bf2' },
    { symbol: 'UInt32', value: 9, str: 'u32' },
    { symbol: 'UInt16', value: 10, str: 'u16' },
    { symbol: 'UInt8', value: 11, str: 'u8' },
    { symbol: 'Int32', value: 12, str: 'si32', isExtension: true },
    { symbol: 'Int16', value: 13, str: 'si16', isExtension: true },
    { symbol: 'Int8', value: 14, str: 'si8', isExtension: true },
  ],
};

/**
 * TT Arch
 *
 * Generation of the chip.
 */
export const Arch = {
  /** first generation, no Ethernet */
  Grayskull: 'grayskull',
  /** second generation, 16 Ethernet cores */
  WormholeB0: 'wormhole_b0',
  /** third generation */
  Blackhole: 'blackhole',
} as const;

/** A case of Arch, by its keyword. */
export type Arch = (typeof Arch)[keyof typeof Arch];

/** Keywords and numbers of Arch. */
export const archEnum: EnumSpec = {
  name: 'Arch',
  cppType: '::mlir::tt::Arch',
  summary: 'TT Arch',
  cases: [
    { symbol: 'Grayskull', value: 0, str: 'grayskull' },
    { symbol: 'WormholeB0', value: 1, str: 'wormhole_b0' },
    { symbol: 'Blackhole', value: 2, str: 'blackhole' },
  ],
};

/**
 * TT MemorySpace
 *
 * Where a buffer lives. `system` and `mmio` are the system memory spaces, `dram` and `l1` the device memory spaces.
 */
export const MemorySpace = {
  /** host memory */
  System: 'system',
  /** host memory that the device reads and writes through PCIe */
  SystemMMIO: 'mmio',
  /** DRAM channels of the device */
  DeviceDRAM: 'dram',
  /** SRAM of one core */
  DeviceL1: 'l1',
} as const;

/** A case of MemorySpace, by its keyword. */
export type MemorySpace = (typeof MemorySpace)[keyof typeof MemorySpace];

/** Keywords and numbers of MemorySpace. */
export const memorySpaceEnum: EnumSpec = {
  name: 'MemorySpace',
  cppType: '::mlir::tt::MemorySpace',
  summary: 'TT MemorySpace',
  cases: [
    { symbol: 'System', value: 0, str: 'system' },
    { symbol: 'SystemMMIO', value: 1, str: 'mmio' },
    { symbol: 'DeviceDRAM', value: 2, str: 'dram' },
    { symbol: 'DeviceL1', value: 3, str: 'l1' },
  ],
};

/**
 * TT TensorMemoryLayout
 *
 * How the shards of a tensor sit in the banks of a device memory space. The last three are the sharded layouts.
 */
export const TensorMemoryLayout = {
  /** not said; the only one that system memory has */
  None: 'none',
  /** pages go round robin over all banks */
  Interleaved: 'interleaved',
  /** everything in one bank */
  SingleBank: 'single_bank',
  /** each core holds some rows */
  HeightSharded: 'height_sharded',
  /** each core holds some columns */
  WidthSharded: 'width_sharded',
  /** each core holds a block of rows and columns */
  BlockSharded: 'block_sharded',
} as const;

/** A case of TensorMemoryLayout, by its keyword. */
export type TensorMemoryLayout = (typeof TensorMemoryLayout)[keyof typeof TensorMemoryLayout];

/** Keywords and numbers of TensorMemoryLayout. */
export const tensorMemoryLayoutEnum: EnumSpec = {
  name: 'TensorMemoryLayout',
  cppType: '::mlir::tt::TensorMemoryLayout',
  summary: 'TT TensorMemoryLayout',
  cases: [
    { symbol: 'None', value: 0, str: 'none' },
    { symbol: 'Interleaved', value: 1, str: 'interleaved' },
    { symbol: 'SingleBank', value: 2, str: 'single_bank' },
    { symbol: 'HeightSharded', value: 3, str: 'height_sharded' },
    { symbol: 'WidthSharded', value: 4, str: 'width_sharded' },
    { symbol: 'BlockSharded', value: 5, str: 'block_sharded' },
  ],
};

/**
 * TT IteratorType
 *
 * What one loop of a `ttir.generic` does to its iterations.
 */
export const IteratorType = {
  /** iterations are independent */
  Parallel: 'parallel',
  /** iterations accumulate, data flows from core to core */
  Systolic: 'systolic',
  /** every iteration reads the same data */
  Broadcast: 'broadcast',
} as const;

/** A case of IteratorType, by its keyword. */
export type IteratorType = (typeof IteratorType)[keyof typeof IteratorType];

/** Keywords and numbers of IteratorType. */
export const iteratorTypeEnum: EnumSpec = {
  name: 'IteratorType',
  cppType: '::mlir::tt::IteratorType',
  summary: 'TT IteratorType',
  cases: [
    { symbol: 'Parallel', value: 0, str: 'parallel' },
    { symbol: 'Systolic', value: 1, str: 'systolic' },
    { symbol: 'Broadcast', value: 2, str: 'broadcast' },
  ],
};

/**
 * TT OOBVal
 *
 * What a read of the padding of a shard returns.
 */
export const OOBVal = {
  /** anything */
  Undef: 'undef',
  /** 0, neutral for sums */
  Zero: 'zero',
  /** 1, neutral for products */
  One: 'one',
  /** positive infinity, neutral for minima */
  Inf: 'inf',
  /** negative infinity, neutral for maxima */
  NegInf: 'neginf',
} as const;

/** A case of OOBVal, by its keyword. */
export type OOBVal = (typeof OOBVal)[keyof typeof OOBVal];

/** Keywords and numbers of OOBVal. */
export const oobValEnum: EnumSpec = {
  name: 'OOBVal',
  cppType: '::mlir::tt::OOBVal',
  summary: 'TT OOBVal',
  cases: [
    { symbol: 'Undef', value: 0, str: 'undef' },
    { symbol: 'Zero', value: 1, str: 'zero' },
    { symbol: 'One', value: 2, str: 'one' },
    { symbol: 'Inf', value: 3, str: 'inf' },
    { symbol: 'NegInf', value: 4, str: 'neginf' },
  ],
};

/**
 * TT Operand Constraints
 *
 * What an op accepts for one operand: memory spaces (bits 0 to 2), element granularity (bits 3 and 4) and tensor memory
 * layouts (bits 5 to 10). In text every bit and every group whose bits are all set is written, in the order of the cases.
 */
export const OperandConstraint = {
  /** host memory */
  System: 1,
  /** device DRAM */
  DRAM: 2,
  /** L1 of the cores */
  L1: 4,
  /** row-major elements */
  Scalar: 8,
  /** 32x32 tiles */
  Tile: 16,
  /** no tensor memory layout */
  None: 32,
  /** interleaved over banks */
  Interleaved: 64,
  /** one bank */
  SingleBank: 128,
  /** sharded by rows */
  HeightSharded: 256,
  /** sharded by columns */
  WidthSharded: 512,
  /** sharded by blocks */
  BlockSharded: 1024,
  /** any tensor memory layout */
  AnyLayout: 2016,
  /** no constraint */
  Any: 2047,
  /** anything in device memory */
  AnyDevice: 2046,
  /** tiles in device memory */
  AnyDeviceTile: 2038,
  /** block sharded in L1 */
  L1BlockSharded: 1052,
} as const;

/** The bits of OperandConstraint that are set. */
export type OperandConstraint = number;

/** Keywords and numbers of OperandConstraint. */
export const operandConstraintEnum: EnumSpec = {
  name: 'OperandConstraint',
  cppType: '::mlir::tt::OperandConstraint',
  summary: 'TT Operand Constraints',
  bits: true,
  separator: '|',
  cases: [
    { symbol: 'System', value: 1, str: 'system' },
    { symbol: 'DRAM', value: 2, str: 'dram' },
    { symbol: 'L1', value: 4, str: 'l1' },
    { symbol: 'Scalar', value: 8, str: 'scalar' },
    { symbol: 'Tile', value: 16, str: 'tile' },
    { symbol: 'None', value: 32, str: 'none' },
    { symbol: 'Interleaved', value: 64, str: 'interleaved' },
    { symbol: 'SingleBank', value: 128, str: 'single_bank' },
    { symbol: 'HeightSharded', value: 256, str: 'height_sharded' },
    { symbol: 'WidthSharded', value: 512, str: 'width_sharded' },
    { symbol: 'BlockSharded', value: 1024, str: 'block_sharded' },
    { symbol: 'AnyLayout', value: 2016, str: 'any_layout' },
    { symbol: 'Any', value: 2047, str: 'any' },
    { symbol: 'AnyDevice', value: 2046, str: 'any_device' },
    { symbol: 'AnyDeviceTile', value: 2038, str: 'any_device_tile' },
    { symbol: 'L1BlockSharded', value: 1052, str: 'l1_block_sharded' },
  ],
};

/**
 * TT ChipCapabilities
 *
 * What a chip of a system can do for the host. In text it is an i32 integer attribute, for instance `3 : i32`.
 */
export const ChipCapability = {
  /** is connected to the host by PCIe */
  PCIE: 1,
  /** reads and writes host memory */
  HostMMIO: 2,
} as const;

/** The bits of ChipCapability that are set. */
export type ChipCapability = number;

/** Keywords and numbers of ChipCapability. */
export const chipCapabilityEnum: EnumSpec = {
  name: 'ChipCapability',
  cppType: '::mlir::tt::ChipCapability',
  summary: 'TT ChipCapabilities',
  bits: true,
  separator: '|',
  cases: [
    { symbol: 'PCIE', value: 1, str: 'pcie' },
    { symbol: 'HostMMIO', value: 2, str: 'host_mmio' },
  ],
};

/**
 * TT Buffer Access
 *
 * How a region reaches the data behind a `#tt.buffer`. As a parameter of another attribute the combination of both is
 * written as a string, `"alias|stream"`.
 */
export const BufferAccess = {
  /** the buffer is the tensor's own L1 allocation, nothing moves */
  Alias: 1,
  /** the buffer receives data from elsewhere */
  Stream: 2,
} as const;

/** The bits of BufferAccess that are set. */
export type BufferAccess = number;

/** Keywords and numbers of BufferAccess. */
export const bufferAccessEnum: EnumSpec = {
  name: 'BufferAccess',
  cppType: '::mlir::tt::BufferAccess',
  summary: 'TT Buffer Access',
  bits: true,
  separator: '|',
  cases: [
    { symbol: 'Alias', value: 1, str: 'alias' },
    { symbol: 'Stream', value: 2, str: 'stream' },
  ],
};
