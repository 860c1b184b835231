import { MemorySpace, TensorMemoryLayout as TTTensorMemoryLayout } from '../tt/generated/tt-enums.gen.ts';
import { BufferType, type TensorMemoryLayout } from './generated/ttnn-enums.gen.ts';

/** How tt's words are said in ttnn. Source: ttmlir-facts, section 3.3.3. */

/** Returns the kind of buffer of a memory space. */
export function bufferTypeOf(memorySpace: MemorySpace): BufferType {
  switch (memorySpace) {
    case MemorySpace.System:
    case MemorySpace.SystemMMIO:
      return BufferType.SystemMemory;
    case MemorySpace.DeviceDRAM:
      return BufferType.DRAM;
    case MemorySpace.DeviceL1:
      return BufferType.L1;
  }
}

/** Returns ttnn's memory layout of that name, undefined for `none`. */
export function tensorMemoryLayoutOf(memLayout: TTTensorMemoryLayout): TensorMemoryLayout | undefined {
  return memLayout === TTTensorMemoryLayout.None ? undefined : memLayout;
}
