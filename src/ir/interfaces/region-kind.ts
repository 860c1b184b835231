import type { Region } from '../region.ts';
import { OpInterface } from './op-interface.ts';

/** Whether order in a block is order of execution (`ssacfg`) or of no meaning (`graph`). */
export type RegionKind = 'ssacfg' | 'graph';

export interface RegionKindMethods {
  regionKind(index: number): RegionKind;
}

export const RegionKindInterface = new OpInterface<RegionKindMethods>('RegionKindInterface', {
  derive: () => ({ regionKind: () => 'graph' }),
});

/** Tells whether uses in `region` must come after definitions. They need not in a region of an unregistered operation, unless it has several blocks. */
export function hasSSADominance(region: Region): boolean {
  const op = region.parentOp;
  if (!op) return true;
  if (!op.isRegistered) return region.blocks.length > 1;
  const methods = RegionKindInterface.of(op);
  return !methods || methods.regionKind(op.regions.indexOf(region)) === 'ssacfg';
}
