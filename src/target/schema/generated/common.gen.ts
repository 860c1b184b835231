// @generated from src/target/schema/common/*.fbs; do not edit, run npm run codegen
import {
  bitFlags,
  bool,
  enumeration,
  field,
  int32,
  optional,
  required,
  root,
  string,
  struct,
  table,
  uint16,
  uint32,
  uint64,
  uint8,
  vector,
} from '../schema.ts';

/** Chip generation. */
export type Arch = 'Grayskull' | 'Wormhole_b0' | 'Blackhole';

/** Wire format of `Arch`. */
export const Arch = enumeration<Arch>('tt.target.Arch', uint32, {
  Grayskull: 0,
  Wormhole_b0: 1,
  Blackhole: 2,
});

/** Element format of a tensor. */
export type DataType =
  | 'Float32'
  | 'Float16'
  | 'BFloat16'
  | 'BFP_Float8'
  | 'BFP_BFloat8'
  | 'BFP_Float4'
  | 'BFP_BFloat4'
  | 'BFP_Float2'
  | 'BFP_BFloat2'
  | 'UInt32'
  | 'UInt16'
  | 'UInt8';

/** Wire format of `DataType`. */
export const DataType = enumeration<DataType>('tt.target.DataType', uint16, {
  Float32: 0,
  Float16: 1,
  BFloat16: 2,
  BFP_Float8: 3,
  BFP_BFloat8: 4,
  BFP_Float4: 5,
  BFP_BFloat4: 6,
  BFP_Float2: 7,
  BFP_BFloat2: 8,
  UInt32: 9,
  UInt16: 10,
  UInt8: 11,
});

/** What a read of a padding element gives. */
export type OOBVal = 'Undef' | 'Zero' | 'One' | 'Inf' | 'NegInf';

/** Wire format of `OOBVal`. */
export const OOBVal = enumeration<OOBVal>('tt.target.OOBVal', uint16, {
  Undef: 0,
  Zero: 1,
  One: 2,
  Inf: 3,
  NegInf: 4,
});

/** Memory that a buffer lives in. */
export type MemorySpace = 'System' | 'SystemMMIO' | 'DeviceDRAM' | 'DeviceL1';

/** Wire format of `MemorySpace`. */
export const MemorySpace = enumeration<MemorySpace>('tt.target.MemorySpace', uint16, {
  System: 0,
  SystemMMIO: 1,
  DeviceDRAM: 2,
  DeviceL1: 3,
});

/** How the host reaches a chip; a set of flags. */
export type ChipCapability = 'PCIE' | 'HostMMIO';

/** Wire format of `ChipCapability`. */
export const ChipCapability = bitFlags<ChipCapability>('tt.target.ChipCapability', uint32, {
  PCIE: 1,
  HostMMIO: 2,
});

/** How the shards of a tensor lie in their memory space. */
export type TensorMemoryLayout =
  'None' | 'Interleaved' | 'SingleBank' | 'HeightSharded' | 'WidthSharded' | 'BlockSharded';

/** Wire format of `TensorMemoryLayout`. */
export const TensorMemoryLayout = enumeration<TensorMemoryLayout>('tt.target.TensorMemoryLayout', uint16, {
  None: 0,
  Interleaved: 1,
  SingleBank: 2,
  HeightSharded: 3,
  WidthSharded: 4,
  BlockSharded: 5,
});

/** Order of the elements inside a shard. */
export type TensorLayout = 'RowMajor' | 'Tile' | 'Invalid';

/** Wire format of `TensorLayout`. */
export const TensorLayout = enumeration<TensorLayout>('tt.target.TensorLayout', uint16, {
  RowMajor: 0,
  Tile: 1,
  Invalid: 2,
});

/** Memory that TTNN allocates a buffer in. */
export type BufferType = 'DRAM' | 'L1' | 'SystemMemory' | 'L1Small' | 'Trace';

/** Wire format of `BufferType`. */
export const BufferType = enumeration<BufferType>('tt.target.BufferType', uint16, {
  DRAM: 0,
  L1: 1,
  SystemMemory: 2,
  L1Small: 3,
  Trace: 4,
});

/** Passes that the matrix engine makes over an operand's mantissa; 1 is unused. */
export type MathFidelity = 'LoFi' | 'HiFi2' | 'HiFi3' | 'HiFi4';

/** Wire format of `MathFidelity`. */
export const MathFidelity = enumeration<MathFidelity>('tt.target.MathFidelity', uint8, {
  LoFi: 0,
  HiFi2: 2,
  HiFi3: 3,
  HiFi4: 4,
});

/** A row and a column. */
export interface Dim2d {
  readonly y: number;
  readonly x: number;
}

/** Wire format of `Dim2d`. */
export const Dim2d = struct<Dim2d>('tt.target.Dim2d', {
  y: field('y', int32),
  x: field('x', int32),
});

/** A rectangle of cores. */
export interface Dim2dRange {
  readonly loc: Dim2d;
  readonly size: Dim2d;
}

/** Wire format of `Dim2dRange`. */
export const Dim2dRange = struct<Dim2dRange>('tt.target.Dim2dRange', {
  loc: field('loc', Dim2d),
  size: field('size', Dim2d),
});

/** Place of a chip in a cluster. */
export interface ChipCoord {
  readonly rack: number;
  readonly shelf: number;
  readonly y: number;
  readonly x: number;
}

/** Wire format of `ChipCoord`. */
export const ChipCoord = struct<ChipCoord>('tt.target.ChipCoord', {
  rack: field('rack', uint32),
  shelf: field('shelf', uint32),
  y: field('y', uint32),
  x: field('x', uint32),
});

/** An Ethernet link between two chips. */
export interface ChipChannel {
  readonly deviceId0: number;
  readonly ethernetCoreCoord0: Dim2d;
  readonly deviceId1: number;
  readonly ethernetCoreCoord1: Dim2d;
}

/** Wire format of `ChipChannel`. */
export const ChipChannel = struct<ChipChannel>('tt.target.ChipChannel', {
  deviceId0: field('device_id0', uint32),
  ethernetCoreCoord0: field('ethernet_core_coord0', Dim2d),
  deviceId1: field('device_id1', uint32),
  ethernetCoreCoord1: field('ethernet_core_coord1', Dim2d),
});

/** Version of the compiler that wrote a file; readers compare major and minor only. */
export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

/** Wire format of `Version`. */
export const Version = struct<Version>('tt.target.Version', {
  major: field('major', uint16),
  minor: field('minor', uint16),
  patch: field('patch', uint32),
});

/** A module as MLIR text. */
export interface MLIR {
  /** Name of the dialect or stage, such as `ttnn`. */
  readonly name?: string | undefined;
  /** The whole module, printed without locations. */
  readonly source?: string | undefined;
}

/** Wire format of `MLIR`. */
export const MLIR = table<MLIR>('tt.target.MLIR', () => ({
  name: optional('name', string),
  source: optional('source', string),
}));

/** What a reader needs to show where a program came from; execution does not look at it. */
export interface DebugInfo {
  readonly mlir?: MLIR | undefined;
  /** The program as C++ text. */
  readonly cpp?: string | undefined;
}

/** Wire format of `DebugInfo`. */
export const DebugInfo = table<DebugInfo>('tt.target.DebugInfo', () => ({
  mlir: optional('mlir', MLIR),
  cpp: optional('cpp', string),
}));

/** A system description file. */
export interface SystemDescRoot {
  readonly version: Version;
  readonly ttmlirGitHash?: string | undefined;
  readonly productIdentifier?: string | undefined;
  readonly systemDesc: SystemDesc;
}

/** Wire format of `SystemDescRoot`. */
export const SystemDescRoot = root<SystemDescRoot>(
  'tt.target.SystemDescRoot',
  { identifier: 'TTSY', extension: 'ttsys' },
  () => ({
    version: required('version', Version),
    ttmlirGitHash: optional('ttmlir_git_hash', string),
    productIdentifier: optional('product_identifier', string),
    systemDesc: required('system_desc', SystemDesc),
  }),
);

/** Where and how a TTNN operation places its result. */
export interface MemoryConfigDesc {
  readonly tensorMemoryLayout: TensorMemoryLayout;
  readonly bufferType: BufferType;
}

/** Wire format of `MemoryConfigDesc`. */
export const MemoryConfigDesc = table<MemoryConfigDesc>('tt.target.MemoryConfigDesc', () => ({
  tensorMemoryLayout: field('tensor_memory_layout', TensorMemoryLayout),
  bufferType: field('buffer_type', BufferType),
}));

/** One shard of a tensor. */
export interface MemoryDesc {
  /** Extent of the shard, in tiles when `tile_shape` is not 1x1, else in elements. */
  readonly shape: readonly number[];
  /** 32x32 for tiled data, 1x1 for scalars. */
  readonly tileShape: Dim2d;
  readonly dataType: DataType;
  readonly memorySpace: MemorySpace;
  readonly memoryLayout: TensorMemoryLayout;
  /** Bytes of one shard. */
  readonly size: number;
}

/** Wire format of `MemoryDesc`. */
export const MemoryDesc = table<MemoryDesc>('tt.target.MemoryDesc', () => ({
  shape: required('shape', vector(int32)),
  tileShape: required('tile_shape', Dim2d),
  dataType: field('data_type', DataType),
  memorySpace: field('memory_space', MemorySpace),
  memoryLayout: field('memory_layout', TensorMemoryLayout),
  size: field('size', uint64),
}));

/** How a tensor lies in memory. */
export interface LayoutDesc {
  /** Strides of the logical shape, in elements. */
  readonly stride: readonly number[];
  readonly oobVal: OOBVal;
  /** Cores that hold a shard. */
  readonly coreRangeSet: readonly Dim2dRange[];
  readonly memoryDesc: MemoryDesc;
}

/** Wire format of `LayoutDesc`. */
export const LayoutDesc = table<LayoutDesc>('tt.target.LayoutDesc', () => ({
  stride: required('stride', vector(int32)),
  oobVal: field('oob_val', OOBVal),
  coreRangeSet: required('core_range_set', vector(Dim2dRange)),
  memoryDesc: required('memory_desc', MemoryDesc),
}));

/** What the elements of a tensor are, where its data type does not tell. Not upstream's: readers that do not know of it take integers as unsigned. */
export interface ElementDesc {
  /** Integers are in two's complement. */
  readonly isSigned: boolean;
}

/** Wire format of `ElementDesc`. */
export const ElementDesc = table<ElementDesc>('tt.target.ElementDesc', () => ({
  isSigned: field('is_signed', bool),
}));

/** Shape and layout of a tensor. */
export interface TensorDesc {
  /** Logical shape, in elements. */
  readonly shape: readonly number[];
  readonly layout: LayoutDesc;
  /** The tensor's bytes, when they are known at compile time. */
  readonly constantData?: Uint8Array | undefined;
  readonly elements?: ElementDesc | undefined;
}

/** Wire format of `TensorDesc`. */
export const TensorDesc = table<TensorDesc>('tt.target.TensorDesc', () => ({
  shape: required('shape', vector(int32)),
  layout: required('layout', LayoutDesc),
  constantData: optional('constant_data', vector(uint8)),
  elements: optional('elements', ElementDesc),
}));

/** A circular buffer of a core. */
export interface CBDesc {
  /** Index of the circular buffer, 0 to 31. */
  readonly port: number;
  readonly memoryDesc: MemoryDesc;
  /** Bytes of a page. */
  readonly pageSize: number;
  readonly numBuffers: number;
}

/** Wire format of `CBDesc`. */
export const CBDesc = table<CBDesc>('tt.target.CBDesc', () => ({
  port: field('port', uint32),
  memoryDesc: required('memory_desc', MemoryDesc),
  pageSize: field('page_size', uint64),
  numBuffers: field('num_buffers', uint64),
}));

/** A tensor that a program reads or writes. */
export interface TensorRef {
  /** Identity of the tensor inside the file; counts from 1. */
  readonly globalId: number;
  /** Byte address in the memory space, 0 when the runtime allocates. */
  readonly address: number;
  /** Bytes, 0 when the runtime allocates. */
  readonly size: number;
  readonly desc: TensorDesc;
}

/** Wire format of `TensorRef`. */
export const TensorRef = table<TensorRef>('tt.target.TensorRef', () => ({
  globalId: field('global_id', uint32),
  address: field('address', uint64),
  size: field('size', uint64),
  desc: required('desc', TensorDesc),
}));

/** A circular buffer bound to a tensor. */
export interface CBRef {
  /** Identity of the circular buffer inside the file; shares the counter of TensorRef. */
  readonly globalId: number;
  readonly tensorRef: TensorRef;
  /** Byte address in L1. */
  readonly address: number;
  readonly desc: CBDesc;
}

/** Wire format of `CBRef`. */
export const CBRef = table<CBRef>('tt.target.CBRef', () => ({
  globalId: field('global_id', uint32),
  tensorRef: required('tensor_ref', TensorRef),
  address: field('address', uint64),
  desc: required('desc', CBDesc),
}));

/** Physical coordinates of the cores of a chip, by what they are. */
export interface ChipPhysicalCores {
  readonly worker: readonly Dim2d[];
  readonly dram: readonly Dim2d[];
  readonly eth?: readonly Dim2d[] | undefined;
  readonly ethInactive?: readonly Dim2d[] | undefined;
}

/** Wire format of `ChipPhysicalCores`. */
export const ChipPhysicalCores = table<ChipPhysicalCores>('tt.target.ChipPhysicalCores', () => ({
  worker: required('worker', vector(Dim2d)),
  dram: required('dram', vector(Dim2d)),
  eth: optional('eth', vector(Dim2d)),
  ethInactive: optional('eth_inactive', vector(Dim2d)),
}));

/** A chip: its grid, memories, alignments and formats. */
export interface ChipDesc {
  readonly arch: Arch;
  /** Worker cores. */
  readonly gridSize: Dim2d;
  /** Bytes of L1 per core. */
  readonly l1Size: number;
  readonly numDramChannels: number;
  /** Bytes per DRAM channel. */
  readonly dramChannelSize: number;
  readonly nocL1AddressAlignBytes: number;
  readonly pcieAddressAlignBytes: number;
  readonly nocDramAddressAlignBytes: number;
  /** First byte address in L1 that a program may use. */
  readonly l1UnreservedBase: number;
  /** First byte address in an Ethernet core's L1 that a program may use. */
  readonly eriscL1UnreservedBase: number;
  /** First byte address in a DRAM channel that a program may use. */
  readonly dramUnreservedBase: number;
  /** Byte address after the last one in a DRAM channel that a program may use. */
  readonly dramUnreservedEnd: number;
  readonly physicalCores: ChipPhysicalCores;
  readonly supportedDataTypes: readonly DataType[];
  readonly supportedTileSizes: readonly Dim2d[];
}

/** Wire format of `ChipDesc`. */
export const ChipDesc = table<ChipDesc>('tt.target.ChipDesc', () => ({
  arch: field('arch', Arch),
  gridSize: required('grid_size', Dim2d),
  l1Size: field('l1_size', uint64),
  numDramChannels: field('num_dram_channels', uint32),
  dramChannelSize: field('dram_channel_size', uint64),
  nocL1AddressAlignBytes: field('noc_l1_address_align_bytes', uint32),
  pcieAddressAlignBytes: field('pcie_address_align_bytes', uint32),
  nocDramAddressAlignBytes: field('noc_dram_address_align_bytes', uint32),
  l1UnreservedBase: field('l1_unreserved_base', uint32),
  eriscL1UnreservedBase: field('erisc_l1_unreserved_base', uint32),
  dramUnreservedBase: field('dram_unreserved_base', uint32),
  dramUnreservedEnd: field('dram_unreserved_end', uint32),
  physicalCores: required('physical_cores', ChipPhysicalCores),
  supportedDataTypes: required('supported_data_types', vector(DataType)),
  supportedTileSizes: required('supported_tile_sizes', vector(Dim2d)),
}));

/** The chips of a system and how they are connected. */
export interface SystemDesc {
  /** The kinds of chip, each once. */
  readonly chipDescs: readonly ChipDesc[];
  /** For every chip, its index in `chip_descs`. */
  readonly chipDescIndices: readonly number[];
  readonly chipCapabilities: readonly (readonly ChipCapability[])[];
  readonly chipCoords: readonly ChipCoord[];
  readonly chipChannels?: readonly ChipChannel[] | undefined;
}

/** Wire format of `SystemDesc`. */
export const SystemDesc = table<SystemDesc>('tt.target.SystemDesc', () => ({
  chipDescs: required('chip_descs', vector(ChipDesc)),
  chipDescIndices: required('chip_desc_indices', vector(uint32)),
  chipCapabilities: required('chip_capabilities', vector(ChipCapability)),
  chipCoords: required('chip_coords', vector(ChipCoord)),
  chipChannels: optional('chip_channels', vector(ChipChannel)),
}));

/** A device that a program runs on. */
export interface DeviceRef {
  /** Chip id, not a number of TensorRef's counter. */
  readonly globalId: number;
}

/** Wire format of `DeviceRef`. */
export const DeviceRef = table<DeviceRef>('tt.target.DeviceRef', () => ({
  globalId: field('global_id', uint32),
}));

/** An event that commands record and wait for. */
export interface EventRef {
  readonly globalId: number;
}

/** Wire format of `EventRef`. */
export const EventRef = table<EventRef>('tt.target.EventRef', () => ({
  globalId: field('global_id', uint32),
}));
