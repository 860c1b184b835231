import { type Chip } from '../device/chip.ts';
import { elementFormats } from '../device/formats/formats.ts';
import { type ChipDesc, type TensorRef } from '../target/schema/generated/common.gen.ts';
import { type Operation, type Program } from '../target/schema/generated/ttnn.gen.ts';
import { compareWithReference, GoldenRun, type GoldenComparison } from './golden/golden-run.ts';
import { goldenTensor, type GoldenTensor } from './golden/golden-tensor.ts';
import { castTo } from './golden/stored-values.ts';
import { KernelDevice } from './kernels/kernel-device.ts';
import { OpContext } from './ops/op-context.ts';
import { opHandlers } from './ops/op-handlers.ts';
import { type OpHandler } from './ops/op-handler.ts';
import { TensorOwners } from './ops/tensor-owners.ts';
import { TensorPool, type LiveTensor } from './ops/tensor-pool.ts';
import { costOfPrograms, takeMemoryUse, type ExecuteOptions, type OperationReport, type ProgramResult } from './program-result.ts'; // prettier-ignore
import { explained } from './explained.ts';
import { requireInputs } from './program-inputs.ts';
import { type HostTensor } from './tensors/host-tensor.ts';
import { refFormat } from './tensors/tensor-ref.ts';
import { readTensor } from './tensors/transfer.ts';
import { withUnreadTensors } from './unread-tensors.ts';

type AnyHandler = OpHandler<unknown>;

/** Returns the handler of an operation. */
function handlerOf({ type }: Operation): AnyHandler {
  return opHandlers[type.type] as AnyHandler;
}

/** Runs the programs of a binary on one chip. */
export class ProgramExecutor {
  private readonly chip: Chip;
  /** Keeps the kernels that were built, for later runs. */
  readonly device: KernelDevice;
  private readonly chipDesc: ChipDesc;
  private readonly owners: TensorOwners;

  /** `owners` counts who needs the tensors on the chip, where programs share them. */
  constructor(chip: Chip, chipDesc: ChipDesc, owners = new TensorOwners(chip)) {
    this.chip = chip;
    this.device = new KernelDevice(chip);
    this.chipDesc = chipDesc;
    this.owners = owners;
  }

  /**
   * Runs a program. Inputs are converted to the formats that the program declares; their shapes must be those it declares. Every output is copied to
   * the host, whatever made it. Throws RuntimeError for what the runtime does not support and for what goes wrong on the device, with the operation.
   */
  run(program: Program, inputs: readonly HostTensor[], options: ExecuteOptions = {}): ProgramResult {
    const live = inputs.map((tensor): LiveTensor => ({ kind: 'host', tensor }));
    return this.execute(program, live, options, (output, context) => context.toHost(output));
  }

  /** Runs a program on tensors that are where they are, and leaves its results where it makes them. The caller owns those in device memory. Throws as `run` does. */
  runLive(program: Program, inputs: readonly LiveTensor[], options: ExecuteOptions = {}): ProgramResult<LiveTensor> {
    return this.execute(program, inputs, options, (output) => {
      if (output.kind === 'device') this.owners.retain(output.tensor);
      return output;
    });
  }

  private execute<Output>(
    program: Program,
    inputs: readonly LiveTensor[],
    options: ExecuteOptions,
    takeOutput: (output: LiveTensor, context: OpContext) => Output,
  ): ProgramResult<Output> {
    const handlers = program.operations.map(handlerOf);
    const pool = new TensorPool(this.owners);
    const context = new OpContext(this.device, this.chipDesc, pool);
    const reference = options.golden === true ? new GoldenRun() : undefined;
    // What earlier runs took does not count.
    takeMemoryUse(this.chip);
    try {
      bindInputs(program, inputs, context, reference);
      const operations = program.operations.map((operation, index) => {
        const handler = handlers[index]!;
        const name = handler.name(operation.type.value);
        options.onProgress?.({ index, numOperations: handlers.length, name });
        const report = explained(`operation ${index}, ${name}`, () => {
          try {
            return runOperation(operation, index, handler, context, reference);
          } catch (error) {
            throw withUnreadTensors(error, tensorsFrom(program, index), pool);
          }
        });
        return { ...report, memory: takeMemoryUse(this.chip) };
      });
      const live = program.outputs.map((ref) => context.live(ref));
      return {
        outputs: live.map((output, i) => explained(`output ${i}`, () => takeOutput(output, context))),
        operations,
        cycles: operations.reduce((sum, { cycles }) => sum + cycles, 0),
        goldenOutputs: reference && program.outputs.map((ref) => reference.value(ref)),
      };
    } finally {
      context.endOperation();
      pool.clear();
    }
  }
}

/** Returns the tensors that operations read or write from one on, and those that the program returns. */
function tensorsFrom({ operations, outputs }: Program, index: number): readonly TensorRef[] {
  const used = operations.slice(index).flatMap((operation) => {
    const handler = handlerOf(operation);
    const output = handler.output(operation.type.value);
    return [...handler.inputs(operation.type.value), ...(output ? [output] : [])];
  });
  return [...used, ...outputs];
}

function bindInputs(
  program: Program,
  inputs: readonly LiveTensor[],
  context: OpContext,
  reference: GoldenRun | undefined,
): void {
  requireInputs(
    program,
    inputs.map(({ tensor }) => tensor),
  );
  program.inputs.forEach((ref, i) => {
    const input = inputs[i]!;
    // Programs may ask for inputs on the device.
    explained(`input ${i}`, () => context.relocate(input, ref, `input ${i}`));
    reference?.set(ref, valuesOf(ref, context));
  });
}

function runOperation(
  operation: Operation,
  index: number,
  handler: AnyHandler,
  context: OpContext,
  goldenRun: GoldenRun | undefined,
): Omit<OperationReport, 'memory'> {
  const { value } = operation.type;
  const name = handler.name(value);
  const output = handler.output(value);
  const before = { written: context.hostBytesWritten, read: context.hostBytesRead };
  try {
    handler.checkShapes?.(value);
    const inputs = goldenRun && handler.golden ? handler.inputs(value).map((ref) => valuesOf(ref, context)) : [];
    handler.run(value, context);
    const hostBytesRead = context.hostBytesRead - before.read;
    const hostBytes = context.hostBytesWritten - before.written + hostBytesRead;
    let golden: GoldenComparison | undefined;
    if (goldenRun && output && handler.golden) {
      const refs = handler.inputs(value);
      const isCast = refs.some((ref) => elementFormats[refFormat(ref)].kind !== 'integer');
      const referenceOf = (operands: readonly GoldenTensor[]): GoldenTensor => {
        const computed = handler.golden!(value, operands);
        return isCast ? castTo(refFormat(output), computed) : computed;
      };
      goldenRun.set(output, referenceOf(refs.map((ref) => goldenRun.value(ref))));
      if (!handler.isAllocation) {
        const isOnHost = context.live(output).kind === 'host';
        golden = compareWithReference(output, valuesOf(output, context), isOnHost, referenceOf(inputs));
      }
    }
    const { debugInfo } = operation;
    const shape = output?.desc.shape;
    const programs = context.device.takeReports();
    return { index, name, debugInfo, shape, ...costOfPrograms(programs), programs, hostBytes, hostBytesRead, golden };
  } finally {
    context.endOperation();
  }
}

/** Returns the values of a live tensor as the operation on the device sees them, without counting the bytes as moved by the program. */
function valuesOf(ref: TensorRef, context: OpContext): GoldenTensor {
  const live = context.live(ref);
  const { values } = live.kind === 'host' ? live.tensor : readTensor(live.tensor, context.chip, 'chip');
  return goldenTensor(ref.desc.shape, values);
}
