/** The names that binaries have for the cases of tt's enums. Source: ttmlir-facts, sections 1.1.1 and 5.1.2. */
import type * as binary from '../../target/schema/generated/common.gen.ts';
import {
  type Arch,
  type DataType,
  type MemorySpace,
  type OOBVal,
  type TensorMemoryLayout,
} from './generated/tt-enums.gen.ts';

/** Chip generations. */
export const binaryArch: Readonly<Record<Arch, binary.Arch>> = {
  grayskull: 'Grayskull',
  wormhole_b0: 'Wormhole_b0',
  blackhole: 'Blackhole',
};

/** Formats of elements. */
export const binaryDataType: Readonly<Record<DataType, binary.DataType>> = {
  f32: 'Float32',
  f16: 'Float16',
  bf16: 'BFloat16',
  bfp_f8: 'BFP_Float8',
  bfp_bf8: 'BFP_BFloat8',
  bfp_f4: 'BFP_Float4',
  bfp_bf4: 'BFP_BFloat4',
  bfp_f2: 'BFP_Float2',
  bfp_bf2: 'BFP_BFloat2',
  u32: 'UInt32',
  u16: 'UInt16',
  u8: 'UInt8',
  si32: 'UInt32',
  si16: 'UInt16',
  si8: 'UInt8',
};

/** Memory spaces. */
export const binaryMemorySpace: Readonly<Record<MemorySpace, binary.MemorySpace>> = {
  system: 'System',
  mmio: 'SystemMMIO',
  dram: 'DeviceDRAM',
  l1: 'DeviceL1',
};

/** How shards sit in banks. */
export const binaryMemoryLayout: Readonly<Record<TensorMemoryLayout, binary.TensorMemoryLayout>> = {
  none: 'None',
  interleaved: 'Interleaved',
  single_bank: 'SingleBank',
  height_sharded: 'HeightSharded',
  width_sharded: 'WidthSharded',
  block_sharded: 'BlockSharded',
};

/** What padding holds. */
export const binaryOOBVal: Readonly<Record<OOBVal, binary.OOBVal>> = {
  undef: 'Undef',
  zero: 'Zero',
  one: 'One',
  inf: 'Inf',
  neginf: 'NegInf',
};

/** Returns the keyword that `names` maps to `name`. */
export function keywordOf<Keyword extends string, Name extends string>(
  names: Readonly<Record<Keyword, Name>>,
  name: Name,
): Keyword {
  return (Object.keys(names) as Keyword[]).find((keyword) => names[keyword] === name)!;
}
