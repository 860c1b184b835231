import { OperandConstraint, type MemorySpace, type TensorMemoryLayout } from '../../tt/generated/tt-enums.gen.ts';

/** What an operand must be to be accepted. Equal ones are the same object; see desiredLayoutOf. */
export interface DesiredLayout {
  readonly memorySpace: MemorySpace;
  readonly memLayout: TensorMemoryLayout;
  readonly tiled: boolean;
}

/** What to prefer where constraints leave a choice. */
export interface LayoutPreferences {
  readonly memorySpace: MemorySpace;
  /** For tensors in device memory; `none` means that they get no tensor memory layout. */
  readonly deviceMemLayout: TensorMemoryLayout;
}

const memorySpaceBits: Readonly<Record<MemorySpace, OperandConstraint>> = {
  system: OperandConstraint.System,
  mmio: OperandConstraint.System,
  dram: OperandConstraint.DRAM,
  l1: OperandConstraint.L1,
};

const memLayoutBits: Readonly<Record<TensorMemoryLayout, OperandConstraint>> = {
  none: OperandConstraint.None,
  interleaved: OperandConstraint.Interleaved,
  single_bank: OperandConstraint.SingleBank,
  height_sharded: OperandConstraint.HeightSharded,
  width_sharded: OperandConstraint.WidthSharded,
  block_sharded: OperandConstraint.BlockSharded,
};

/** Where to look, in this order, when a constraint does not allow what is preferred. */
const memorySpaceFallbacks: readonly MemorySpace[] = ['dram', 'l1'];
const memLayoutFallbacks: readonly TensorMemoryLayout[] = [
  'interleaved',
  'single_bank',
  'height_sharded',
  'width_sharded',
  'block_sharded',
];

/** Tells whether a memory space belongs to the host. */
export function isSystemMemorySpace(memorySpace: MemorySpace): boolean {
  return memorySpace === 'system' || memorySpace === 'mmio';
}

/** Returns the memory space that a constraint asks for: the preferred one if allowed, else DRAM, L1 or system memory. */
function desiredMemorySpace(constraint: OperandConstraint, preferred: MemorySpace): MemorySpace {
  const candidates = [preferred, ...memorySpaceFallbacks];
  return candidates.find((space) => (constraint & memorySpaceBits[space]) !== 0) ?? 'system';
}

function desiredMemLayout(
  constraint: OperandConstraint,
  memorySpace: MemorySpace,
  preferred: TensorMemoryLayout,
): TensorMemoryLayout {
  if (preferred === 'none' || isSystemMemorySpace(memorySpace)) return 'none';
  const candidates = [preferred, ...memLayoutFallbacks];
  return candidates.find((layout) => (constraint & memLayoutBits[layout]) !== 0) ?? 'none';
}

const desiredLayouts = new Map<string, DesiredLayout>();

/** Returns the one object that asks for these. */
export function desiredLayoutOf(
  memorySpace: MemorySpace,
  memLayout: TensorMemoryLayout,
  tiled: boolean,
): DesiredLayout {
  const key = `${memorySpace} ${memLayout} ${tiled}`;
  let layout = desiredLayouts.get(key);
  if (!layout) desiredLayouts.set(key, (layout = { memorySpace, memLayout, tiled }));
  return layout;
}

/** Says what operands should be, by their constraints. Source: ttmlir-facts, section 2.2.6, phase B. */
export class DesiredLayouts {
  readonly #preferences: LayoutPreferences;
  readonly #byConstraint = new Map<OperandConstraint, DesiredLayout>();

  constructor(preferences: LayoutPreferences) {
    this.#preferences = preferences;
  }

  /**
   * Returns what an operand with this constraint should be. It is tiled unless the constraint allows scalars; the `tile` bit is of
   * no account.
   */
  for(constraint: OperandConstraint): DesiredLayout {
    let layout = this.#byConstraint.get(constraint);
    if (!layout) this.#byConstraint.set(constraint, (layout = this.#find(constraint)));
    return layout;
  }

  #find(constraint: OperandConstraint): DesiredLayout {
    const memorySpace = desiredMemorySpace(constraint, this.#preferences.memorySpace);
    const memLayout = desiredMemLayout(constraint, memorySpace, this.#preferences.deviceMemLayout);
    return desiredLayoutOf(memorySpace, memLayout, (constraint & OperandConstraint.Scalar) === 0);
  }
}
