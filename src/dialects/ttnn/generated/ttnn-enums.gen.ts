// @generated from dialects-td/ttnn/ttnn-enums.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../../ods/enums.ts';

/**
 * TTNN Layout
 *
 * Order of the elements in a buffer.
 */
export const Layout = {
  /** row after row */
  RowMajor: 'row_major',
  /** 32x32 tile after tile */
  Tile: 'tile',
  /** not a layout */
  Invalid: 'invalid',
} as const;

/** A case of Layout, by its keyword. */
export type Layout = (typeof Layout)[keyof typeof Layout];

/** Keywords and numbers of Layout. */
export const layoutEnum: EnumSpec = {
  name: 'Layout',
  cppType: '::mlir::tt::ttnn::Layout',
  summary: 'TTNN Layout',
  cases: [
    { symbol: 'RowMajor', value: 0, str: 'row_major' },
    { symbol: 'Tile', value: 1, str: 'tile' },
    { symbol: 'Invalid', value: 2, str: 'invalid' },
  ],
};

/**
 * TTNN Tensor Memory Layout
 *
 * How the shards of a tensor sit in the banks of a memory. The same words as `tt`'s enum without `none`, numbered
 * differently.
 */
export const TensorMemoryLayout = {
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
  cppType: '::mlir::tt::ttnn::TensorMemoryLayout',
  summary: 'TTNN Tensor Memory Layout',
  cases: [
    { symbol: 'Interleaved', value: 0, str: 'interleaved' },
    { symbol: 'SingleBank', value: 1, str: 'single_bank' },
    { symbol: 'HeightSharded', value: 2, str: 'height_sharded' },
    { symbol: 'WidthSharded', value: 3, str: 'width_sharded' },
    { symbol: 'BlockSharded', value: 4, str: 'block_sharded' },
  ],
};

/**
 * TTNN Buffer Type
 *
 * Memory that a buffer is allocated in.
 */
export const BufferType = {
  /** device DRAM */
  DRAM: 'dram',
  /** L1 of the cores */
  L1: 'l1',
  /** host memory */
  SystemMemory: 'system_memory',
  /** the part of L1 set aside for small buffers */
  L1Small: 'l1_small',
  /** the part of DRAM set aside for command traces */
  Trace: 'trace',
} as const;

/** A case of BufferType, by its keyword. */
export type BufferType = (typeof BufferType)[keyof typeof BufferType];

/** Keywords and numbers of BufferType. */
export const bufferTypeEnum: EnumSpec = {
  name: 'BufferType',
  cppType: '::mlir::tt::ttnn::BufferType',
  summary: 'TTNN Buffer Type',
  cases: [
    { symbol: 'DRAM', value: 0, str: 'dram' },
    { symbol: 'L1', value: 1, str: 'l1' },
    { symbol: 'SystemMemory', value: 2, str: 'system_memory' },
    { symbol: 'L1Small', value: 3, str: 'l1_small' },
    { symbol: 'Trace', value: 4, str: 'trace' },
  ],
};
