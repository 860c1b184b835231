import { chipDescsOf, currentScopeDevice, reportNoDevice, workerGridProblem } from '../../dialects/tt/device.ts';
import { type ChipDescAttr } from '../../dialects/tt/generated/tt-attributes.gen.ts';
import { currentScopeSystemDesc, reportNoSystemDesc } from '../../dialects/tt/system-desc.ts';
import { deviceMemoriesOf } from '../../dialects/tt/tensor-size.ts';
import { type CoreRange, coreRangeSet } from '../../layout/core-ranges.ts';
import { type Bank, type DeviceMemories, gridToCores } from '../../layout/banks.ts';
import { type TensorLayout } from '../../layout/tensor-layout.ts';
import { type Operation } from '../../ir/operation.ts';
import { product } from '../../support/math.ts';

/** The device that kernels are made for. */
export class MetalDevice {
  readonly memories: DeviceMemories;
  readonly #chips: readonly ChipDescAttr[];

  private constructor(memories: DeviceMemories, chips: readonly ChipDescAttr[]) {
    this.memories = memories;
    this.#chips = chips;
  }

  /** Returns the device around a module, undefined after an error. */
  static of(module: Operation): MetalDevice | undefined {
    const device = currentScopeDevice(module);
    const desc = currentScopeSystemDesc(module);
    const memories = desc && device && deviceMemoriesOf(desc, device);
    const chips = desc && device && chipDescsOf(desc, device.chipIds);
    const problem = device && workerGridProblem(device);
    if (problem !== undefined) return void module.emitError('expected a worker grid of cores', problem);
    if (memories && chips) return new MetalDevice(memories, chips);
    if (!device) reportNoDevice(module);
    else if (!desc) reportNoSystemDesc(module);
    else module.emitError('the device has a chip that is not in the system');
    return undefined;
  }

  /** What addresses and sizes of transfers must be multiples of, whatever memories they are between. */
  get alignmentBytes(): number {
    const { nocL1AddressAlignBytes, nocDRAMAddressAlignBytes, pcieAddressAlignBytes } = this.#chips[0]!;
    return Math.max(1, nocL1AddressAlignBytes, nocDRAMAddressAlignBytes, pcieAddressAlignBytes);
  }

  /** Returns where a bank of the first chip is on its NoC; undefined when the chip has no such core or channel. */
  nocCoordinate(bank: Bank): { readonly y: number; readonly x: number } | undefined {
    if (bank.kind === 'host') return undefined;
    const chip = this.#chips[bank.chip]!;
    const { worker, dram } = chip.chipPhysicalCores;
    return bank.kind === 'l1' ? worker[bank.coreY * chip.grid[1]! + bank.coreX] : dram[bank.channel];
  }

  /** Returns the cores that have the shards of a tensor, as rectangles; undefined after an error: some are on another chip than the first, or have no core of their own. */
  coresOf(op: Operation, layout: TensorLayout): readonly CoreRange[] | undefined {
    const { workerGrid } = this.memories;
    if (product(layout.grid) > product(workerGrid.shape)) {
      const note = `the grid of the layout is ${layout.grid.join('x')}, that of the device ${workerGrid.shape.join('x')}`;
      return void op.emitOpError('layout has more cores than the device', note);
    }
    const cores = coreRangeSet(layout.grid, gridToCores(layout, workerGrid));
    const numCores = cores.reduce((sum, { height, width }) => sum + height * width, 0);
    if (numCores === product(layout.grid)) return cores;
    return void op.emitOpError('expected single device', 'parts of the tensor are on several chips');
  }
}
