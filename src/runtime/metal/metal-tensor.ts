import { type Chip } from '../../device/chip.ts';
import { type ChipDesc, type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { dramExtent, dramPageElements } from '../../layout/dram-pages.ts';
import { elementBytes, pageSizeBytes, type DeviceTensor, type ShardPlacement } from '../tensors/device-tensor.ts';
import { forgetContents } from '../tensors/tensor-placement.ts';
import { planOfRef, shardsOf } from '../tensors/tensor-ref.ts';
import { withWideRows } from './wide-rows.ts';

/** A tensor in device memory of a program of ttmetal, and the bytes that it takes from its address on in every bank. */
interface MetalTensor {
  readonly tensor: DeviceTensor;
  readonly sizeBytes: number;
}

/**
 * Takes the memory of a tensor of a binary of ttmetal, at the address that the compiler gave to it, and returns the tensor; undefined for one in host memory.
 * Shards are without gaps in the L1 of their cores; in DRAM each is at the number of its core, and so many elements at a time go round the channels (see dramPlace). Throws RuntimeError for layouts
 * that there are not, DeviceFault when the memory is not free.
 * Source: ttmlir-facts, sections 4.5 and 6.3.
 */
export function allocateMetalTensor(ref: TensorRef, chip: Chip, chipDesc: ChipDesc): DeviceTensor | undefined {
  const found = metalTensorOf(ref, chip, chipDesc);
  if (!found) return undefined;
  const { tensor, sizeBytes } = found;
  const { nocDramAddressAlignBytes, nocL1AddressAlignBytes } = chip.description;
  if (tensor.memory === 'dram') chip.dramAllocator.allocateAt(tensor.address, sizeBytes, nocDramAddressAlignBytes);
  else chip.l1Allocator.allocateAt(tensor.address, sizeBytes, nocL1AddressAlignBytes);
  forgetContents(tensor, chip, sizeBytes);
  return tensor;
}

function metalTensorOf(given: TensorRef, chip: Chip, chipDesc: ChipDesc): MetalTensor | undefined {
  const ref = withWideRows(given);
  const target = planOfRef(ref, chipDesc, 'any');
  if (target.kind === 'host') return undefined;
  const { plan } = target;
  const placed = { address: ref.address, zeroPadded: false };
  const shards = plan.shards ?? shardsOf(ref, plan, chipDesc);
  const sharded = {
    ...plan,
    ...placed,
    shards: plan.memory === 'dram' && !plan.isTiled ? inPartsOfRows(shards) : shards,
  };
  const { pageRows, pageColumns, banks } = sharded.shards;
  const pageBytes = pageSizeBytes(sharded);
  const shardSizeBytes = pageRows * pageColumns * pageBytes;
  if (plan.memory === 'l1') {
    return {
      tensor: { ...sharded, numBanks: chip.cores.length, pagePitchBytes: pageBytes },
      sizeBytes: shardSizeBytes,
    };
  }
  const numBanks = chip.dramChannels.length;
  const elementSizeBytes = plan.isTiled ? pageBytes : elementBytes(plan);
  const end = (Math.max(...banks) + 1) * (shardSizeBytes / elementSizeBytes);
  const sizeBytes = dramExtent(end, numBanks) * elementSizeBytes;
  return { tensor: { ...sharded, numBanks, pagePitchBytes: pageBytes }, sizeBytes };
}

/** Returns shards whose pages are parts of rows that no turn of a DRAM channel ends in: of 4 elements for rows of 100. */
function inPartsOfRows(shards: ShardPlacement): ShardPlacement {
  const { rowElems: width, pageColumns } = shards;
  // The largest power of 2 that divides the row, as far as turns are that long.
  const rowElems = Math.min(width & -width, dramPageElements);
  return { ...shards, rowElems, pageColumns: pageColumns * (width / rowElems) };
}
