import { DataType } from '../../dialects/tt/generated/tt-enums.gen.ts';
import { type BufferType, type Layout, type TensorMemoryLayout } from '../../dialects/ttnn/generated/ttnn-enums.gen.ts';

/** Names of the TTNN library for values of attributes. Source: ttmlir-facts, section 3.6. */

export const nullopt = 'std::nullopt';

export const layoutConstant: Readonly<Record<Layout, string>> = {
  row_major: 'ttnn::Layout::ROW_MAJOR',
  tile: 'ttnn::Layout::TILE',
  invalid: 'ttnn::Layout::INVALID',
};

export const memoryLayoutConstant: Readonly<Record<TensorMemoryLayout, string>> = {
  interleaved: 'ttnn::TensorMemoryLayout::INTERLEAVED',
  single_bank: 'ttnn::TensorMemoryLayout::SINGLE_BANK',
  height_sharded: 'ttnn::TensorMemoryLayout::HEIGHT_SHARDED',
  width_sharded: 'ttnn::TensorMemoryLayout::WIDTH_SHARDED',
  block_sharded: 'ttnn::TensorMemoryLayout::BLOCK_SHARDED',
};

export const bufferTypeConstant: Readonly<Record<BufferType, string>> = {
  dram: 'ttnn::BufferType::DRAM',
  l1: 'ttnn::BufferType::L1',
  system_memory: 'ttnn::BufferType::SYSTEM_MEMORY',
  l1_small: 'ttnn::BufferType::L1_SMALL',
  trace: 'ttnn::BufferType::TRACE',
};

/** The formats that the library's C++ interface has. */
export const dataTypeConstant: Partial<Record<DataType, string>> = {
  [DataType.Float32]: 'ttnn::DataType::FLOAT32',
  [DataType.BFloat16]: 'ttnn::DataType::BFLOAT16',
  [DataType.BFP_BFloat8]: 'ttnn::DataType::BFLOAT8_B',
  [DataType.BFP_BFloat4]: 'ttnn::DataType::BFLOAT4_B',
  [DataType.UInt32]: 'ttnn::DataType::UINT32',
  [DataType.UInt16]: 'ttnn::DataType::UINT16',
  [DataType.UInt8]: 'ttnn::DataType::UINT8',
};
