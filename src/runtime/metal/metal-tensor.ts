import { type Chip } from '../../device/chip.ts';
import { type ChipDesc, type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { alignUp, ceilDiv } from '../../support/math.ts';
import { pageSizeBytes, type DeviceTensor } from '../tensors/device-tensor.ts';
import { bankUse, forgetContents } from '../tensors/tensor-placement.ts';
import { planOfRef, shardsOf } from '../tensors/tensor-ref.ts';

/** A tensor in device memory of a program of ttmetal, and the bytes that it takes from its address on in every bank. */
interface MetalTensor {
  readonly tensor: DeviceTensor;
  readonly sizeBytes: number;
}

/**
 * Takes the memory of a tensor of a binary of ttmetal, at the address that the compiler gave to it, and returns the tensor; undefined for one in host memory.
 * Shards are without gaps in the L1 of their cores; in DRAM their rows, or tiles, go round the channels. Throws RuntimeError for layouts
 * that there are not, DeviceFault when the memory is not free.
 * Source: ttmlir-facts, sections 4.5 and 6.3.
 */
export function allocateMetalTensor(ref: TensorRef, chip: Chip, chipDesc: ChipDesc): DeviceTensor | undefined {
  const found = metalTensorOf(ref, chip, chipDesc);
  if (!found) return undefined;
  const { tensor, sizeBytes } = found;
  const allocator = tensor.memory === 'dram' ? chip.dramAllocator : chip.l1Allocator;
  allocator.allocateAt(tensor.address, sizeBytes);
  forgetContents(tensor, chip, sizeBytes);
  return tensor;
}

function metalTensorOf(ref: TensorRef, chip: Chip, chipDesc: ChipDesc): MetalTensor | undefined {
  const target = planOfRef(ref, chipDesc);
  if (target.kind === 'host') return undefined;
  const { plan } = target;
  const placed = { address: ref.address, zeroPadded: false };
  if (ref.desc.layout.memoryDesc.memoryLayout !== 'None') {
    const { numBanks, pagePitchBytes, sizeBytes } = bankUse(plan, chip);
    return { tensor: { ...plan, ...placed, numBanks, pagePitchBytes }, sizeBytes };
  }
  const shards = plan.shards ?? shardsOf(ref, plan, chipDesc);
  const sharded = { ...plan, ...placed, shards };
  const pageBytes = pageSizeBytes(sharded);
  const pagesPerShard = shards.pageRows * shards.pageColumns;
  if (plan.memory === 'l1') {
    const tensor = { ...sharded, numBanks: chip.cores.length, pagePitchBytes: pageBytes };
    return { tensor, sizeBytes: pagesPerShard * pageBytes };
  }
  const numBanks = chip.dramChannels.length;
  const pagePitchBytes = alignUp(pageBytes, chip.dramAllocator.alignmentBytes);
  const pages = shards.gridRows * shards.gridColumns * pagesPerShard;
  return { tensor: { ...sharded, numBanks, pagePitchBytes }, sizeBytes: ceilDiv(pages, numBanks) * pagePitchBytes };
}
