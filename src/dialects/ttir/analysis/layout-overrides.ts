import { symbolizeEnum } from '../../../ods/enums.ts';
import { parseGrid, printGrid } from '../../../pass/grid-overrides.ts';
import { joinList, splitList } from '../../../pass/option-text.ts';
import { type OptionSyntax, type ValueError } from '../../../pass/pass-spec.ts';
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

/** Layouts as `name=RxC:memory-space:memory-layout,…`, for example `add_1=4x4:l1:block_sharded`. Of two for one name the last counts. */
export const layoutOverridesSyntax: OptionSyntax<LayoutOverrides> = {
  valueName: 'name=RxC:memory-space:memory-layout,...',
  parse(text, error) {
    const overrides = new Map<string, LayoutOverride>();
    for (const part of splitList(text)) {
      const [name, layout, ...more] = part.split('=');
      if (!name || layout === undefined || more.length > 0) return wrongFormat(part, error);
      const override = parseLayout(layout, part, error);
      if (!override) return undefined;
      overrides.set(name, override);
    }
    return overrides;
  },
  print(overrides) {
    const parts = [...overrides].map(
      ([name, { grid, memorySpace, memLayout }]) => `${name}=${printGrid(grid)}:${memorySpace}:${memLayout}`,
    );
    return joinList(parts);
  },
};

/** Parses `RxC:memory-space:memory-layout`, which must be a layout of a device: only L1 can be sharded. */
function parseLayout(layout: string, part: string, error: ValueError): LayoutOverride | undefined {
  const [sizes, space, memory, ...rest] = layout.split(':');
  if (memory === undefined || rest.length > 0) return wrongFormat(part, error);
  const grid = parseGrid(sizes!, error);
  if (!grid) return undefined;
  const memorySpace = symbolizeEnum(memorySpaceEnum, space!)?.str as MemorySpace | undefined;
  if (memorySpace !== 'dram' && memorySpace !== 'l1') return error(`Invalid memory space: ${space}`);
  const memLayout = symbolizeEnum(tensorMemoryLayoutEnum, memory)?.str as TensorMemoryLayout | undefined;
  if (!memLayout || memLayout === 'none') return error(`Invalid tensor memory layout: ${memory}`);
  if (memorySpace === 'dram' && memLayout.endsWith('_sharded')) {
    return error(`Invalid tensor memory layout of dram: ${memLayout}`);
  }
  return { grid, memorySpace, memLayout };
}

function wrongFormat(part: string, error: ValueError): undefined {
  return error(`Invalid format for override output layout: ${part}`);
}
