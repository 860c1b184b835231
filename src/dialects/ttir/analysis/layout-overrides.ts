import { symbolizeEnum } from '../../../ods/enums.ts';
import { parseInt64 } from '../../../support/int64.ts';
import {
  memorySpaceEnum,
  tensorMemoryLayoutEnum,
  type MemorySpace,
  type TensorMemoryLayout,
} from '../../tt/generated/tt-enums.gen.ts';

/** What a user chose for the result of operations with one name. */
export interface LayoutOverride {
  readonly grid: readonly number[];
  readonly memorySpace: MemorySpace;
  readonly memLayout: TensorMemoryLayout;
}

/** Layouts that the user chose, by name of location. */
export type LayoutOverrides = ReadonlyMap<string, LayoutOverride>;

/**
 * Parses texts of the form `name=RxC:memory-space:memory-layout`, for example `add_1=4x4:l1:block_sharded`. Of two for one name the
 * last counts. Returns what is wrong with the first that is not of this form, or no layout of a device: only L1 can be sharded.
 */
export function parseLayoutOverrides(texts: readonly string[]): LayoutOverrides | string {
  const overrides = new Map<string, LayoutOverride>();
  for (const text of texts) {
    const [name, layout, ...more] = text.split('=');
    const [grid, space, memory, ...rest] = layout?.split(':') ?? [];
    if (!name || memory === undefined || more.length > 0 || rest.length > 0) {
      return `Invalid format for override output layout: ${text}`;
    }
    const sizes = grid!.split('x').map((size) => (/^\d+$/.test(size) ? parseInt64(size) : undefined));
    if (!isKnown(sizes)) return `Invalid grid size: ${grid}`;
    const memorySpace = symbolizeEnum(memorySpaceEnum, space!)?.str as MemorySpace | undefined;
    if (memorySpace !== 'dram' && memorySpace !== 'l1') return `Invalid memory space: ${space}`;
    const memLayout = symbolizeEnum(tensorMemoryLayoutEnum, memory)?.str as TensorMemoryLayout | undefined;
    if (!memLayout || memLayout === 'none') return `Invalid tensor memory layout: ${memory}`;
    if (memorySpace === 'dram' && memLayout.endsWith('_sharded')) {
      return `Invalid tensor memory layout of dram: ${memLayout}`;
    }
    overrides.set(name, { grid: sizes, memorySpace, memLayout });
  }
  return overrides;
}

function isKnown(sizes: readonly (number | undefined)[]): sizes is readonly number[] {
  return !sizes.includes(undefined);
}
