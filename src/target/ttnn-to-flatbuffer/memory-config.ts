import { type MemoryConfigAttr } from '../../dialects/ttnn/generated/ttnn-attributes.gen.ts';
import { type BufferType, type TensorMemoryLayout } from '../../dialects/ttnn/generated/ttnn-enums.gen.ts';
import type * as common from '../schema/generated/common.gen.ts';

/** Returns a memory config as binaries have it. */
export function memoryConfig(config: MemoryConfigAttr): common.MemoryConfigDesc {
  return {
    tensorMemoryLayout: memoryLayouts[config.tensorMemoryLayout.value],
    bufferType: bufferTypes[config.bufferType.value],
  };
}

/** The memory layouts of ttnn in binaries, which count one more of them. */
export const memoryLayouts: Readonly<Record<TensorMemoryLayout, common.TensorMemoryLayout>> = {
  interleaved: 'Interleaved',
  single_bank: 'SingleBank',
  height_sharded: 'HeightSharded',
  width_sharded: 'WidthSharded',
  block_sharded: 'BlockSharded',
};

export const bufferTypes: Readonly<Record<BufferType, common.BufferType>> = {
  dram: 'DRAM',
  l1: 'L1',
  system_memory: 'SystemMemory',
  l1_small: 'L1Small',
  trace: 'Trace',
};
