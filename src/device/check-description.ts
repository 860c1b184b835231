import { counted } from '../support/counted.ts';
import { isPowerOfTwo } from '../support/math.ts';
import { type ChipDescription, type CoreCoord } from './chip-description.ts';
import { DeviceFault } from './faults.ts';

/** The largest memories that the model has: several times those of any chip there is. */
const maxL1Bytes = 2 ** 23;
const maxDramChannelBytes = 2 ** 34;
/** Physical coordinates are below this. */
const nocEnd = 64;

/**
 * Checks that a description is that of a chip, and that the host can hold a model of it: descriptions come out of files, which may be damaged. Throws
 * DeviceFault `unsupported`.
 */
export function checkDescription(description: ChipDescription): void {
  const { grid, numDramChannels, physicalCores } = description;
  if (grid.rows < 1 || grid.columns < 1) throw fault(`a grid of ${grid.rows}x${grid.columns} cores`);
  if (numDramChannels < 1) throw fault('no DRAM channels');
  checkListed('worker cores', physicalCores.worker.length, grid.rows * grid.columns);
  checkListed('DRAM cores', physicalCores.dram.length, numDramChannels);
  for (const { y, x } of [...physicalCores.worker, ...physicalCores.dram]) {
    if (y >= 0 && x >= 0 && y < nocEnd && x < nocEnd) continue;
    throw fault(`a physical core at ${y}x${x}, beyond ${nocEnd - 1}x${nocEnd - 1}`);
  }
  checkPlaces([
    ...physicalCores.worker.slice(0, grid.rows * grid.columns),
    ...physicalCores.dram.slice(0, numDramChannels),
  ]);
  const { l1SizeBytes, dramChannelSizeBytes, dramUnreservedEnd } = description;
  checkRange('L1', description.l1UnreservedBase, l1SizeBytes, maxL1Bytes);
  checkRange('DRAM channels', 0, dramChannelSizeBytes, maxDramChannelBytes);
  checkRange('usable DRAM', description.dramUnreservedBase, dramUnreservedEnd, dramChannelSizeBytes);
  checkAlignment(description.nocL1AddressAlignBytes);
  checkAlignment(description.nocDramAddressAlignBytes);
}

function fault(what: string): DeviceFault {
  return new DeviceFault('unsupported', `the chip description has ${what}`);
}

function checkListed(what: string, listed: number, needed: number): void {
  if (listed >= needed) return;
  throw new DeviceFault('unsupported', `the chip description lists ${listed} physical ${what}, but has ${needed}`);
}

/** Checks that no two cores are at one place, where the NoC would reach only one of them. */
function checkPlaces(cores: readonly CoreCoord[]): void {
  const taken = new Set<number>();
  for (const { y, x } of cores) {
    if (taken.has(y * nocEnd + x)) throw fault(`two physical cores at ${y}x${x}`);
    taken.add(y * nocEnd + x);
  }
}

/** Checks that [start, end) holds something and ends within `most` bytes. */
function checkRange(what: string, start: number, end: number, most: number): void {
  if (start < end && end <= most) return;
  throw fault(`${what} from byte ${start} to ${end}, which is not a range below ${most}`);
}

function checkAlignment(bytes: number): void {
  if (!isPowerOfTwo(bytes) || bytes > 4096)
    throw fault(`an alignment of ${counted(bytes, 'byte')}, not a power of two up to 4096`);
}
