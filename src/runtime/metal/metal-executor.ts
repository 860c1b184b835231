import { type Chip } from '../../device/chip.ts';
import { type ProgramReport } from '../../device/program-run.ts';
import { type Context } from '../../ir/context.ts';
import { product } from '../../support/math.ts';
import { type ChipDesc, type SystemDesc, type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { type Command, type CommandType, type Program } from '../../target/schema/generated/ttmetal.gen.ts';
import { firstChip } from '../chip-of-system.ts';
import { explained } from '../explained.ts';
import { runProgramParts, type DeviceProgram } from '../interpreter/device-program.ts';
import { kernelContext } from '../kernels/kernel-context.ts';
import { type LiveTensor } from '../ops/tensor-pool.ts';
import { requireInputs } from '../program-inputs.ts';
import { costOfPrograms, takeMemoryUse, type ExecuteOptions, type OperationReport, type ProgramResult } from '../program-result.ts'; // prettier-ignore
import { RuntimeError } from '../runtime-error.ts';
import { elementBytes } from '../tensors/device-tensor.ts';
import { convertTensor, hostTensor, type HostTensor } from '../tensors/host-tensor.ts';
import { freeTensor } from '../tensors/tensor-placement.ts';
import { refFormat } from '../tensors/tensor-ref.ts';
import { readTensor, writeTensor } from '../tensors/transfer.ts';
import { dispatchParts } from './dispatch.ts';
import { commandName } from './kernel-names.ts';
import { allocateMetalTensor } from './metal-tensor.ts';

/** Names of commands: of the operation that they were, where there is one. */
const commandNames: Readonly<Partial<Record<CommandType['type'], string>>> = {
  EnqueueProgramCommand: 'ttmetal.dispatch',
  EnqueueWriteBufferCommand: 'ttmetal.host_write',
  EnqueueReadBufferCommand: 'ttmetal.host_read',
  CreateBufferCommand: 'ttmetal.alloc',
  DeallocateBufferCommand: 'ttmetal.dealloc',
};

/** What a command did. */
interface CommandEffect {
  readonly programs?: readonly ProgramReport[];
  readonly shape?: readonly number[] | undefined;
  readonly hostBytesWritten?: number;
  readonly hostBytesRead?: number;
}

/**
 * Runs a program of ttmetal on the first chip of a system: its commands in order, with the kernels that it has as C++ text.
 * Source: ttmlir-facts, section 6.3.
 */
export class MetalExecutor {
  private readonly program: Program;
  private readonly chip: Chip;
  private readonly chipDesc: ChipDesc;
  private readonly context: Context = kernelContext();
  private readonly commands: readonly Command[];
  /** What dispatches run, by their number among the commands; made when they first run. */
  private readonly dispatches = new Map<number, readonly DeviceProgram[]>();
  private readonly live = new Map<number, LiveTensor>();
  private readonly recordedEvents = new Set<number>();

  /** Opens the chip. Throws RuntimeError for programs of several devices or queues. */
  constructor(system: SystemDesc, program: Program) {
    const { name, devicePrograms } = program;
    const [devicePart, ...otherDevices] = devicePrograms;
    if (!devicePart || otherDevices.length > 0) throw new RuntimeError(`program '${name}' is for ${devicePrograms.length} devices, expected one`); // prettier-ignore
    const [queue, ...otherQueues] = devicePart.commandQueues;
    if (!queue || otherQueues.length > 0) throw new RuntimeError(`program '${name}' has ${devicePart.commandQueues.length} command queues, expected one`); // prettier-ignore
    const { chip, desc } = firstChip(system);
    this.program = program;
    this.commands = queue.commands;
    this.chip = chip;
    this.chipDesc = desc;
  }

  /**
   * Runs the program. Inputs are converted to the formats that the program declares; their shapes must be those it declares. Throws RuntimeError, with the
   * command, for what goes wrong on the device, and for what the model does not have.
   */
  run(inputs: readonly HostTensor[], { golden, onProgress }: ExecuteOptions = {}): ProgramResult {
    if (golden) throw new RuntimeError('a .ttm file holds kernels and no operations that there are references of');
    requireInputs(this.program, inputs);
    takeMemoryUse(this.chip);
    try {
      this.program.inputs.forEach((ref, i) => explained(`input ${i}`, () => this.bind(ref, inputs[i]!)));
      const operations = this.commands.map((command, index) => {
        const name = nameOf(command);
        onProgress?.({ index, numOperations: this.commands.length, name });
        return explained(`command ${index}, ${name}`, () => this.report(command, index, name));
      });
      const outputs = this.program.outputs.map((ref, i) => explained(`output ${i}`, () => this.onHost(ref)));
      return { outputs, operations, cycles: operations.reduce((sum, { cycles }) => sum + cycles, 0) };
    } finally {
      for (const live of this.live.values()) if (live.kind === 'device') freeTensor(live.tensor, this.chip);
      this.live.clear();
      this.recordedEvents.clear();
    }
  }

  /** Gives the memory of the chip back. */
  release(): void {
    this.chip.release();
  }

  private report(command: Command, index: number, name: string): OperationReport {
    const { programs = [], shape, hostBytesRead = 0, hostBytesWritten = 0 } = this.execute(command, index);
    const hostBytes = hostBytesRead + hostBytesWritten;
    const { debugInfo } = command;
    const memory = takeMemoryUse(this.chip);
    return { index, name, debugInfo, shape, ...costOfPrograms(programs), programs, hostBytes, hostBytesRead, memory };
  }

  private execute({ type: { type, value } }: Command, index: number): CommandEffect {
    switch (type) {
      case 'EnqueueProgramCommand': {
        for (const ref of value.operands) this.tensor(ref);
        const parts = this.dispatches.get(index) ?? dispatchParts(value.program, this.chipDesc, this.context, commandName(this.program.name, index)); // prettier-ignore
        this.dispatches.set(index, parts);
        return { programs: [runProgramParts(this.chip, parts)], shape: value.operands.at(-1)?.desc.shape };
      }
      case 'CreateBufferCommand':
        this.create(value.ref);
        return { shape: value.ref.desc.shape };
      case 'DeallocateBufferCommand': {
        const live = this.tensor(value.ref);
        if (live.kind === 'device') freeTensor(live.tensor, this.chip);
        this.live.delete(value.ref.globalId);
        return {};
      }
      case 'EnqueueWriteBufferCommand':
        return { shape: value.dst.desc.shape, hostBytesWritten: this.write(value.dst, this.onHost(value.src)) };
      case 'EnqueueReadBufferCommand': {
        const tensor = this.onHost(value.src);
        this.live.set(value.dst.globalId, { kind: 'host', tensor: convertTensor(tensor, refFormat(value.dst)) });
        return { shape: value.dst.desc.shape, hostBytesRead: product(tensor.shape) * elementBytes(tensor) };
      }
      case 'EnqueueRecordEventCommand':
        this.recordedEvents.add(value.ref.globalId);
        return {};
      case 'EnqueueWaitForEventCommand':
      case 'EventSynchronizeCommand': {
        // Commands run one after the other: what has not been recorded never will be.
        const { globalId } = value.ref;
        if (this.recordedEvents.has(globalId)) return {};
        throw new RuntimeError(`nothing before has recorded event ${globalId}, so it would wait forever`);
      }
      case 'CreateEventCommand':
      case 'EventQueryCommand':
      case 'FinishCommand':
        return {};
    }
  }

  private bind(ref: TensorRef, input: HostTensor): void {
    this.create(ref);
    if (this.live.get(ref.globalId)?.kind === 'device') this.write(ref, input);
    else this.live.set(ref.globalId, { kind: 'host', tensor: convertTensor(input, refFormat(ref)) });
  }

  /** Makes a tensor, unless there is one of its number already. */
  private create(ref: TensorRef): void {
    if (this.live.has(ref.globalId)) return;
    const tensor = allocateMetalTensor(ref, this.chip, this.chipDesc);
    const { shape } = ref.desc;
    if (tensor) this.live.set(ref.globalId, { kind: 'device', tensor });
    else {
      const zeros = hostTensor(shape, refFormat(ref), new Float64Array(product(shape)));
      this.live.set(ref.globalId, { kind: 'host', tensor: zeros });
    }
  }

  /** Writes values to a tensor in device memory. Returns the bytes moved. */
  private write(ref: TensorRef, values: HostTensor): number {
    const live = this.tensor(ref);
    if (live.kind === 'host') throw new RuntimeError(`tensor ${ref.globalId} is written to the device, but is in host memory`); // prettier-ignore
    return writeTensor(convertTensor(values, refFormat(ref)), live.tensor, this.chip);
  }

  private onHost(ref: TensorRef): HostTensor {
    const live = this.tensor(ref);
    return live.kind === 'host' ? live.tensor : { ...readTensor(live.tensor, this.chip), shape: ref.desc.shape };
  }

  private tensor({ globalId }: TensorRef): LiveTensor {
    const live = this.live.get(globalId);
    if (!live) throw new RuntimeError(`tensor ${globalId} has no memory: nothing has made it, or it was deallocated`);
    return live;
  }
}

function nameOf({ type: { type } }: Command): string {
  return commandNames[type] ?? type;
}
