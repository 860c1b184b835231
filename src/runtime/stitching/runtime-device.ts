import { type Chip } from '../../device/chip.ts';
import { DeviceFault } from '../../device/faults.ts';
import { type ChipDesc, type TensorDesc } from '../../target/schema/generated/common.gen.ts';
import { type Program, type TTNNBinary } from '../../target/schema/generated/ttnn.gen.ts';
import { chipDescOf, openedChips, systemChip } from '../chip-of-system.ts';
import { OpContext, samePlan } from '../ops/op-context.ts';
import { TensorOwners } from '../ops/tensor-owners.ts';
import { TensorPool, type LiveTensor } from '../ops/tensor-pool.ts';
import { ProgramExecutor } from '../program-executor.ts';
import { type ExecuteOptions, type OperationReport } from '../program-result.ts';
import { decodePrograms } from '../run-binary.ts';
import { RuntimeError } from '../runtime-error.ts';
import { shapeText } from '../shape-text.ts';
import { type HostTensor } from '../tensors/host-tensor.ts';
import { planOfRef } from '../tensors/tensor-ref.ts';
import { counted } from '../../support/counted.ts';
import { RuntimeTensor } from './runtime-tensor.ts';

/** What a program returned and what it cost. */
export interface SubmitResult {
  /** The results, where the program left them. */
  readonly outputs: readonly RuntimeTensor[];
  readonly operations: readonly OperationReport[];
  /** Sum of the operations' cycles. */
  readonly cycles: number;
}

/** What moving tensors with `toLayout` cost so far. */
export interface LayoutCosts {
  /** Cycles of the device. */
  readonly cycles: number;
  /** Bytes between host and device. */
  readonly hostBytes: number;
}

/**
 * A device that stays open while programs of independently compiled binaries run on it and share tensors: what one program leaves in device memory is an input
 * of the next, without a way over the host where the layouts agree.
 *
 *     const device = RuntimeDevice.open(first);
 *     const { outputs } = device.run(first, [device.createTensor(images)]);
 *     const { outputs: scores } = device.run(second, outputs);
 *     const numbers = device.toHost(scores[0]!);
 *     device.close();
 *
 * Source: the specification's Runtime Stitching; ttmlir-facts, section 6.1. Differs: upstream's `submit` writes into tensors of the host that it is given.
 */
export class RuntimeDevice {
  private readonly chip: Chip;
  private readonly chipDesc: ChipDesc;
  private readonly executor: ProgramExecutor;
  private readonly owners: TensorOwners;
  private readonly tensors = new Set<RuntimeTensor>();
  private isOpen = true;
  private costs: LayoutCosts = { cycles: 0, hostBytes: 0 };

  private constructor({ systemDesc }: TTNNBinary, chipId: number) {
    const { chip, desc } = systemChip(systemDesc, chipId);
    this.chip = chip;
    this.chipDesc = desc;
    this.owners = new TensorOwners(chip);
    this.executor = new ProgramExecutor(chip, desc, this.owners);
  }

  /** Opens a chip of the system that a `.ttnn` binary was compiled for. Throws BinaryFormatError and RuntimeError for bytes that are none, or a chip that the system has not got. */
  static open(bytes: Uint8Array, chipId = 0): RuntimeDevice {
    return new RuntimeDevice(decodePrograms(bytes), chipId);
  }

  /** What `toLayout` cost so far, also where `run` called it. */
  get layoutCosts(): LayoutCosts {
    return this.costs;
  }

  /** Bytes in use in every DRAM channel and in the L1 of every core. */
  get memoryUse(): { readonly dramBytes: number; readonly l1Bytes: number } {
    return { dramBytes: this.chip.dramAllocator.usedBytes, l1Bytes: this.chip.l1Allocator.usedBytes };
  }

  /** Returns a tensor of host memory. */
  createTensor(tensor: HostTensor): RuntimeTensor {
    return this.owned({ kind: 'host', tensor });
  }

  /**
   * Returns a tensor in the memory and layout that a description of a binary asks for, in its format: the same elements if they are there already, else a copy,
   * which kernels of the device make when both are on it. The given tensor stays. Throws RuntimeError for another shape, a layout that the
   * runtime does not have, and when memory is full.
   */
  toLayout(tensor: RuntimeTensor, desc: TensorDesc): RuntimeTensor {
    const source = this.liveOf(tensor);
    if (tensor.shape.join() !== desc.shape.join()) {
      throw new RuntimeError(`a tensor of ${shapeText(tensor.shape)} cannot take a layout of ${shapeText(desc.shape)}`);
    }
    if (this.isInLayout(source, desc)) return this.owned(source);
    const pool = new TensorPool(this.owners);
    const context = new OpContext(this.executor.device, this.chipDesc, pool);
    const ref = { globalId: 0, address: 0, size: 0, desc };
    try {
      context.relocate(source, ref, 'toLayout');
      return this.owned(pool.get(ref.globalId)!);
    } catch (error) {
      if (!(error instanceof DeviceFault)) throw error;
      throw new RuntimeError(`toLayout: ${error.message}`, { cause: error });
    } finally {
      const cycles = context.device.takeReports().reduce((sum, report) => sum + report.cycles, 0);
      const hostBytes = context.hostBytesWritten + context.hostBytesRead;
      this.costs = { cycles: this.costs.cycles + cycles, hostBytes: this.costs.hostBytes + hostBytes };
      context.endOperation();
      pool.clear();
    }
  }

  /**
   * Runs a program on inputs that are in the layouts that its input descriptions ask for; results stay where it leaves them. Throws RuntimeError for inputs that
   * are not, a binary for another chip, and all that `runBinary` refuses.
   */
  submit(
    bytes: Uint8Array,
    inputs: readonly RuntimeTensor[],
    programIndex = 0,
    options: ExecuteOptions = {},
  ): SubmitResult {
    const program = this.programOf(bytes, programIndex);
    const live = inputs.map((tensor) => this.liveOf(tensor));
    program.inputs.forEach(({ desc }, i) => {
      if (live[i] === undefined || this.isInLayout(live[i], desc)) return;
      throw new RuntimeError(
        `input ${i} of program '${program.name}' is not in the layout that the program asks for; toLayout brings it there`,
      );
    });
    const { outputs, operations, cycles } = this.executor.runLive(program, live, options);
    return {
      outputs: outputs.map((output) => {
        const tensor = this.owned(output);
        if (output.kind === 'device') this.owners.release(output.tensor);
        return tensor;
      }),
      operations,
      cycles,
    };
  }

  /** Runs a program after bringing its inputs to the layouts that it asks for. The given tensors stay as they are. Throws as `toLayout` and `submit` do. */
  run(
    bytes: Uint8Array,
    inputs: readonly RuntimeTensor[],
    programIndex = 0,
    options: ExecuteOptions = {},
  ): SubmitResult {
    const program = this.programOf(bytes, programIndex);
    if (inputs.length !== program.inputs.length) {
      throw new RuntimeError(
        `program '${program.name}' takes ${counted(program.inputs.length, 'input')}, not ${inputs.length}`,
      );
    }
    const placed: RuntimeTensor[] = [];
    try {
      program.inputs.forEach(({ desc }, i) => placed.push(this.toLayout(inputs[i]!, desc)));
      return this.submit(bytes, placed, programIndex, options);
    } finally {
      for (const tensor of placed) this.deallocate(tensor);
    }
  }

  /** Returns the elements of a tensor, which stays where it is. */
  toHost(tensor: RuntimeTensor): HostTensor {
    return new OpContext(this.executor.device, this.chipDesc, new TensorPool(this.owners)).toHost(this.liveOf(tensor));
  }

  /** Gives a tensor's memory back, unless another tensor stands for the same elements. Throws RuntimeError when that was done before. */
  deallocate(tensor: RuntimeTensor): void {
    const live = this.liveOf(tensor);
    tensor.live = undefined;
    this.tensors.delete(tensor);
    if (live.kind === 'device') this.owners.release(live.tensor);
  }

  /** Deallocates all tensors; nothing can be done with the device then. */
  close(): void {
    for (const tensor of [...this.tensors]) this.deallocate(tensor);
    this.isOpen = false;
  }

  private programOf(bytes: Uint8Array, programIndex: number): Program {
    const binary = decodePrograms(bytes);
    if (JSON.stringify(chipDescOf(binary.systemDesc, this.chip.index)) !== JSON.stringify(this.chipDesc)) {
      throw new RuntimeError('the binary was compiled for another chip than the device is');
    }
    const program = binary.programs[programIndex];
    if (program === undefined) {
      throw new RuntimeError(
        `the binary has ${counted(binary.programs.length, 'program')}, and none with index ${programIndex}`,
      );
    }
    const numChips = openedChips(program).length;
    if (numChips === 1) return program;
    throw new RuntimeError(`program '${program.name}' runs on ${counted(numChips, 'chip')}, and this device is one`);
  }

  private isInLayout(live: LiveTensor, desc: TensorDesc): boolean {
    const target = planOfRef({ globalId: 0, address: 0, size: 0, desc }, this.chipDesc);
    if (live.kind === 'device') return target.kind === 'device' && samePlan(live.tensor, target.plan);
    return target.kind === 'host' && live.tensor.format === target.format;
  }

  private owned(live: LiveTensor): RuntimeTensor {
    this.checkOpen();
    if (live.kind === 'device') this.owners.retain(live.tensor);
    const tensor = new RuntimeTensor(live);
    this.tensors.add(tensor);
    return tensor;
  }

  private liveOf(tensor: RuntimeTensor): LiveTensor {
    this.checkOpen();
    const { live } = tensor;
    if (live === undefined)
      throw new RuntimeError(`a tensor of ${shapeText(tensor.shape)} is used after it was deallocated`);
    if (!this.tensors.has(tensor)) throw new RuntimeError('a tensor is used on another device than it belongs to');
    return live;
  }

  private checkOpen(): void {
    if (!this.isOpen) throw new RuntimeError('the device is closed');
  }
}

/** Returns where the inputs of a program are to be, for `toLayout`. Throws BinaryFormatError for what is no binary, RuntimeError for a program that it has not got. */
export function inputDescriptions(bytes: Uint8Array, programIndex = 0): readonly TensorDesc[] {
  return descriptions(bytes, programIndex, 'inputs');
}

/** Returns where a program leaves its results. Throws as `inputDescriptions` does. */
export function outputDescriptions(bytes: Uint8Array, programIndex = 0): readonly TensorDesc[] {
  return descriptions(bytes, programIndex, 'outputs');
}

function descriptions(bytes: Uint8Array, programIndex: number, which: 'inputs' | 'outputs'): readonly TensorDesc[] {
  const { programs } = decodePrograms(bytes);
  const program = programs[programIndex];
  if (program !== undefined) return program[which].map(({ desc }) => desc);
  throw new RuntimeError(`the binary has ${counted(programs.length, 'program')}, and none with index ${programIndex}`);
}
