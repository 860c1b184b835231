import { type NocRectangle } from '../../device/data-movement-thread.ts';
import { DeviceFault } from '../../device/faults.ts';
import { counted } from '../../support/counted.ts';

/** Beyond every plain NoC address, so that one cannot be taken for the other: 24 bits of coordinates and 24 bits of address follow. */
const multicastBase = 2 ** 52;
const addressSpan = 2 ** 24;

/** Returns one number for an L1 address on all cores of a rectangle of physical coordinates, each below 64. */
export function packMulticastAddress({ xStart, yStart, xEnd, yEnd }: NocRectangle, l1Address: number): number {
  for (const each of [xStart, yStart, xEnd, yEnd]) {
    if (!(each >= 0 && each < 64)) throw new DeviceFault('noc', `NoC coordinate ${each} does not exist`);
  }
  if (!(l1Address >= 0 && l1Address < addressSpan)) {
    throw new DeviceFault('out-of-bounds', `L1 address ${l1Address} of a multicast does not exist`);
  }
  const corners = ((yStart * 64 + xStart) * 64 + yEnd) * 64 + xEnd;
  return multicastBase + corners * addressSpan + l1Address;
}

/** Returns the rectangle of a multicast address. Throws DeviceFault when it is none, or the rectangle has not `numDests` cores. */
export function multicastRectangle(address: number, numDests: number, includesSender: boolean): NocRectangle {
  if (address < multicastBase) throw new DeviceFault('noc', 'a multicast needs an address of get_noc_multicast_addr');
  const corners = Math.floor((address - multicastBase) / addressSpan);
  const rectangle = {
    xEnd: corners % 64,
    yEnd: Math.floor(corners / 64) % 64,
    xStart: Math.floor(corners / 4096) % 64,
    yStart: Math.floor(corners / 262144),
  };
  const size = (rectangle.xEnd - rectangle.xStart + 1) * (rectangle.yEnd - rectangle.yStart + 1);
  if (numDests === size || (!includesSender && numDests === size - 1)) return rectangle;
  throw new DeviceFault('noc', `a multicast to ${counted(numDests, 'core')} has a rectangle of ${size}`);
}

/** Returns the L1 address of a multicast address. */
export function multicastL1Address(address: number): number {
  return (address - multicastBase) % addressSpan;
}
