import { allocateBytes } from '../../device/formats/byte-views.ts';
import { type Chip } from '../../device/chip.ts';
import { type DeviceMemory } from '../../device/memory.ts';
import { tileDatums } from '../../device/tile-layout.ts';
import { type Bank } from '../../layout/banks.ts';
import { gather, gatherScatterPlan, scatter } from '../../layout/element-runs.ts';
import { InternalError, invariant } from '../../support/invariant.ts';
import { alignUp, product } from '../../support/math.ts';
import { formatOf, elementBytes, type DeviceTensor } from './device-tensor.ts';
import { hostValues, type HostTensor, type HostValues } from './host-tensor.ts';
import { placementOf, tensorLayout } from './tensor-placement.ts';

/** Writes a host tensor of the same shape and format into device memory. Padding gets `fill`. Returns the bytes moved. */
export function writeTensor(host: HostTensor, tensor: DeviceTensor, chip: Chip, fill = 0): number {
  invariant(host.format === tensor.format, 'host and device formats differ');
  if (product(host.shape) === 0) return 0;
  const plan = gatherScatterPlan(tensorLayout(tensor), tensor.shape);
  const shards = Array.from({ length: plan.numShards }, () => {
    const slots = hostValues(tensor.format, plan.slotsPerShard);
    return fill === 0 ? slots : slots.fill(fill);
  });
  scatter<HostValues>(plan, host.values, shards);
  const format = formatOf(tensor);
  tensor.zeroPadded = fill === 0;
  return forEachPiece(tensor, chip, plan.slotsPerShard, (memory, address, sizeBytes, shard, slot, count) => {
    const page = allocateBytes(alignUp(sizeBytes, 4));
    format.writeNumbers(shards[shard]!, slot, page, 0, count);
    memory.write(address, page.u8, 0, sizeBytes);
  });
}

/** Reads a tensor from device memory. Throws DeviceFault `uninitialized-read` for bytes that nothing has written. */
export function readTensor(tensor: DeviceTensor, chip: Chip): HostTensor {
  const { shape, format: name } = tensor;
  const values = hostValues(name, product(shape));
  if (values.length === 0) return { shape, format: name, values };
  const plan = gatherScatterPlan(tensorLayout(tensor), shape);
  const shards = Array.from({ length: plan.numShards }, () => hostValues(name, plan.slotsPerShard));
  const format = formatOf(tensor);
  forEachPiece(tensor, chip, plan.slotsPerShard, (memory, address, sizeBytes, shard, slot, count) => {
    const page = allocateBytes(alignUp(sizeBytes, 4));
    memory.read(address, page.u8, 0, sizeBytes);
    format.readNumbers(page, 0, shards[shard]!, slot, count);
  });
  gather<HostValues>(plan, shards, values);
  return { shape, format: name, values };
}

/** Takes a piece of a shard that is contiguous in one memory: `count` elements from slot `slot` of the shard on. */
type PieceVisitor = (
  memory: DeviceMemory,
  address: number,
  sizeBytes: number,
  shard: number,
  slot: number,
  count: number,
) => void;

/** Visits all pages, or tiles of shards, in order. Returns the bytes visited. */
function forEachPiece(tensor: DeviceTensor, chip: Chip, slotsPerShard: number, visit: PieceVisitor): number {
  const placement = placementOf(tensor, chip);
  const { isTiled, columns, address, shards } = tensor;
  const unit = isTiled ? tileDatums : columns;
  const unitBytes = isTiled ? formatOf(tensor).tileSizeBytes : columns * elementBytes(tensor);
  const numShards = shards ? shards.gridRows * shards.gridColumns : 1;
  let movedBytes = 0;
  for (let shard = 0; shard < numShards; shard++) {
    for (let slot = 0, byte = 0; slot < slotsPerShard; slot += unit, byte += unitBytes) {
      if (shards !== undefined) {
        const { l1 } = chip.cores[shards.banks[shard]!]!;
        visit(l1, address + byte, unitBytes, shard, slot, unit);
      } else {
        const { bank, offsetBytes, sizeBytes } = placement.locate(shard, byte);
        invariant(sizeBytes >= unitBytes, 'a page is in one bank');
        visit(memoryOf(bank, chip), address + offsetBytes, unitBytes, shard, slot, unit);
      }
      movedBytes += unitBytes;
    }
  }
  return movedBytes;
}

function memoryOf(bank: Bank, chip: Chip): DeviceMemory {
  if (bank.kind === 'dram') return chip.dramChannel(bank.channel).memory;
  if (bank.kind === 'l1') return chip.core(bank.coreY, bank.coreX).l1;
  throw new InternalError('a device tensor is in host memory');
}
