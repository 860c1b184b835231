import { type Chip } from '../../device/chip.ts';
import { type CoreCoord } from '../../device/chip-description.ts';
import { type ComputeConfig } from '../../device/compute-config.ts';
import { type ComputeThread } from '../../device/compute-thread.ts';
import { type DataMovementThread } from '../../device/data-movement-thread.ts';
import { type DeviceThread } from '../../device/device-thread.ts';
import { DeviceFault } from '../../device/faults.ts';
import { type ElementFormat } from '../../device/formats/element-format.ts';
import { elementFormats } from '../../device/formats/formats.ts';
import { ProgramRun, type ProgramReport } from '../../device/program-run.ts';
import { TileType } from '../../dialects/tt/generated/tt-types.gen.ts';
import { type CBType } from '../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { product } from '../../support/math.ts';
import { computeOps } from './compute-ops.ts';
import { dataMovementOps } from './data-movement-ops.ts';
import { compileKernel, type CompiledKernel } from './kernel-compiler.ts';
import { KernelRun } from './kernel-instance.ts';
import { portNumber } from './port-number.ts';

/** A kernel of a program: a function, and the thread that runs it on every core. */
export interface KernelSpec {
  readonly name: string;
  /** `reader` runs on the data movement processor of NoC 0, `writer` on that of NoC 1. */
  readonly thread: 'reader' | 'writer' | 'compute';
  readonly func: Operation;
  /** Runtime arguments of each core, in the order of the program's cores; none by default. */
  readonly args?: readonly (readonly number[])[];
}

/** Kernels on cores. Circular buffers are made from the types of the kernels' arguments. */
export interface DeviceProgram {
  /** Logical coordinates of the cores. */
  readonly cores: readonly CoreCoord[];
  readonly kernels: readonly KernelSpec[];
  readonly computeConfig: ComputeConfig;
  /** L1 addresses of semaphores, by number; all begin at 0. */
  readonly semaphores?: readonly number[];
  /** Whether its circular buffers are laid over tensors, whose contents they begin with. Default false. */
  readonly aliasesTensors?: boolean;
}

/** Compiles the kernels of a program and runs it. Throws DeviceFault with core, kernel, operation and location. */
export function runDeviceProgram(chip: Chip, program: DeviceProgram): ProgramReport {
  return runProgramParts(chip, [program]);
}

/** Runs kernels that differ from core to core as one program: `parts` are on cores of their own. Throws DeviceFault as `runDeviceProgram` does. */
export function runProgramParts(chip: Chip, parts: readonly DeviceProgram[]): ProgramReport {
  const run = new ProgramRun(chip);
  for (const part of parts) addPart(run, chip, part);
  return run.run();
}

function addPart(run: ProgramRun, chip: Chip, program: DeviceProgram): void {
  const { cores, kernels, computeConfig, semaphores = [], aliasesTensors: aliased = false } = program;
  const compiled = kernels.map((kernel) => ({ kernel, code: compileSpec(kernel) }));
  const buffers = [...circularBuffers(compiled.map(({ code }) => code))].map(([port, type]) => {
    // Numbers that are rounded here are far beyond the memory of a core, which the device reports.
    const [address, pageSizeBytes] = [Number(type.address), Number(type.pageSize)];
    return { port, address, pageSizeBytes, numPages: numPages(type), format: bufferFormat(type), aliased };
  });
  cores.forEach(({ y, x }, i) => {
    const core = chip.core(y, x);
    for (const buffer of buffers) core.createCircularBuffer(buffer);
    for (const address of semaphores) core.createSemaphore(address, 0);
    for (const { kernel, code } of compiled) {
      const args = kernel.args?.[i] ?? [];
      const instance =
        <T extends DeviceThread>(each: CompiledKernel<T>) =>
        (thread: T) =>
          new KernelRun(each, thread, core, args, semaphores);
      if (code.kind === 'compute') run.addCompute(core, kernel.name, computeConfig, instance(code.kernel));
      else run.addDataMovement(core, kernel.thread === 'reader' ? 0 : 1, kernel.name, instance(code.kernel));
    }
  });
}

type CompiledSpec =
  | { readonly kind: 'compute'; readonly kernel: CompiledKernel<ComputeThread> }
  | { readonly kind: 'data-movement'; readonly kernel: CompiledKernel<DataMovementThread> };

/** Kernels that were compiled, by their functions. */
const compiledSpecs = new WeakMap<Operation, CompiledSpec>();

function compileSpec({ func, name, thread }: KernelSpec): CompiledSpec {
  const kind = thread === 'compute' ? 'compute' : 'data-movement';
  const known = compiledSpecs.get(func);
  if (known?.kind === kind && known.kernel.name === name) return known;
  const compiled: CompiledSpec =
    kind === 'compute'
      ? { kind, kernel: compileKernel(func, name, computeOps) }
      : { kind, kernel: compileKernel(func, name, dataMovementOps) };
  compiledSpecs.set(func, compiled);
  return compiled;
}

/** Returns the circular buffers that any kernel takes, by port. Throws DeviceFault when kernels disagree about one. */
function circularBuffers(kernels: readonly CompiledSpec[]): ReadonlyMap<number, CBType> {
  const buffers = new Map<number, CBType>();
  for (const { kernel } of kernels) {
    for (const type of kernel.buffers) {
      const port = portNumber(type);
      const known = buffers.get(port);
      if (known !== undefined && known !== type) {
        throw new DeviceFault('circular-buffer', `kernels give ${type.port} different types`, { kernel: kernel.name });
      }
      buffers.set(port, type);
    }
  }
  return buffers;
}

/** Returns the element format of the pages of a circular buffer. Throws DeviceFault for element types that the device has no format for. */
export function bufferFormat(type: CBType): ElementFormat {
  return elementFormat(type.memref.elementType, type.port);
}

function elementFormat(type: Type, port: string): ElementFormat {
  if (type instanceof TileType) return elementFormats[type.dataType];
  if (type instanceof FloatType) {
    const { kind } = type;
    if (kind === 'f32' || kind === 'f16' || kind === 'bf16') return elementFormats[kind];
  }
  if (type instanceof IntegerType) {
    const { width, signedness } = type;
    const kind = signedness === 'signed' ? 'si' : 'u';
    if (width === 8 || width === 16 || width === 32) return elementFormats[`${kind}${width}`];
  }
  throw new DeviceFault('unsupported', `${port}: the device has no format for the element type`);
}

/** Returns the number of pages of a circular buffer: those of its memref times its buffers. */
function numPages(type: CBType): number {
  const { memref, numBuffers, pageSize } = type;
  const format = bufferFormat(type);
  const elementBytes = memref.elementType instanceof TileType ? format.tileSizeBytes : format.datumBits / 8;
  return Math.floor((product(memref.shape) * elementBytes * Number(numBuffers)) / Number(pageSize));
}
