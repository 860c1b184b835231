import { type Chip } from '../../device/chip.ts';
import { type CoreCoord } from '../../device/chip-description.ts';
import { type ComputeConfig } from '../../device/compute-config.ts';
import { type FormatName } from '../../device/formats/element-format.ts';
import { elementFormats } from '../../device/formats/formats.ts';
import { tileDatums } from '../../device/tile-layout.ts';
import { type ProgramReport } from '../../device/program-run.ts';
import { type FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { MemorySpaceAttr } from '../../dialects/tt/generated/tt-attributes.gen.ts';
import { TileType } from '../../dialects/tt/generated/tt-types.gen.ts';
import { type CBPort } from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import { CBType } from '../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { type Context } from '../../ir/context.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { MemRefType } from '../../ir/types/shaped-types.ts';
import { runDeviceProgram, type KernelSpec } from '../interpreter/device-program.ts';
import { counted } from '../../support/counted.ts';
import { kernelContext } from './kernel-context.ts';
import { KernelBuilder, type BufferHandle } from './kernel-builder.ts';
import { keyOfInputs, type KernelInputs } from './kernel-inputs.ts';

/** Kernels that are kept for programs that need the same, at most. */
const maxKeptKernels = 1024;

/** A chip, and what kernels are built with for it. */
export class KernelDevice {
  readonly chip: Chip;
  readonly context: Context = kernelContext();
  readonly computeConfig: ComputeConfig;
  /** Tiles of Dst that one acquire gives. */
  readonly dstTiles: number;
  /** Reports of the programs that ran since the last `takeReports`. */
  private reports: ProgramReport[] = [];
  /** Kernels by what they were made from. */
  private readonly kernels = new Map<string, FuncOp>();

  constructor(chip: Chip) {
    this.chip = chip;
    const fp32DestAcc = chip.description.arch !== 'grayskull';
    this.computeConfig = { mathFidelity: 'hifi4', fp32DestAcc };
    this.dstTiles = fp32DestAcc ? 4 : 8;
  }

  /**
   * Begins a program on the given cores; `origin` names the op that it is for. With `inputs`, everything that its kernels depend on, they are built only
   * when no program of the same origin and of equal inputs was there before.
   */
  program(origin: string, cores: readonly CoreCoord[], inputs?: KernelInputs): ProgramBuilder {
    return new ProgramBuilder(this, origin, cores, inputs);
  }

  /** Returns the kernel that was made for a key, or what `build` makes. */
  kernel(key: string, build: () => FuncOp): FuncOp {
    let func = this.kernels.get(key);
    if (func === undefined) {
      if (this.kernels.size >= maxKeptKernels) this.kernels.clear();
      this.kernels.set(key, (func = build()));
    }
    return func;
  }

  /** Returns the reports of the programs that ran since this was last called. */
  takeReports(): readonly ProgramReport[] {
    const { reports } = this;
    this.reports = [];
    return reports;
  }

  /** Runs a program and keeps its report. */
  run(kernels: readonly KernelSpec[], cores: readonly CoreCoord[]): void {
    const { chip, computeConfig } = this;
    this.reports.push(runDeviceProgram(chip, { cores, kernels, computeConfig }));
  }
}

/** Collects the circular buffers and kernels of one program, and runs it. */
export class ProgramBuilder {
  readonly device: KernelDevice;
  readonly cores: readonly CoreCoord[];
  private readonly origin: string;
  private readonly inputs: KernelInputs | undefined;
  /** What programs whose kernels are the same have in common, but for circular buffers. */
  private readonly key: string;
  private readonly kernels: KernelSpec[] = [];
  private readonly addresses: number[] = [];

  constructor(device: KernelDevice, origin: string, cores: readonly CoreCoord[], inputs?: KernelInputs) {
    this.device = device;
    this.origin = origin;
    this.cores = cores;
    this.inputs = inputs;
    this.key = inputs ? `${origin} ${keyOfInputs(inputs)}` : '';
  }

  /** Makes a circular buffer of `numPages` tiles. Throws DeviceFault when L1 is full. */
  buffer(port: CBPort, format: FormatName, numPages: number): BufferHandle {
    const element = TileType.get(this.device.context, [32, 32], format);
    return this.make(port, format, [numPages], element, elementFormats[format].tileSizeBytes, numPages);
  }

  /** Makes a circular buffer for rows of scalars, in `numPages` pages that are as large as tiles: what tilizing reads and untilizing writes. */
  rowBuffer(port: CBPort, format: FormatName, numPages: number): BufferHandle {
    const { tileSizeBytes } = elementFormats[format];
    const element = scalarType(this.device.context, format);
    return this.make(port, format, [numPages, tileDatums], element, tileSizeBytes, numPages);
  }

  /** Makes a circular buffer of `numPages` pages of any size, a multiple of 4 bytes, that only data movement kernels use. */
  byteBuffer(port: CBPort, pageSizeBytes: number, numPages: number): BufferHandle {
    const element = scalarType(this.device.context, 'u8');
    return this.make(port, 'u8', [numPages, pageSizeBytes], element, pageSizeBytes, numPages);
  }

  /** Adds a kernel; `args` are the runtime arguments of every core. */
  kernel(
    thread: KernelSpec['thread'],
    args: readonly (readonly number[])[],
    build: (kernel: KernelBuilder) => void,
  ): void {
    const name = `${this.origin.replace(/^.*\./, '')}_${thread}`;
    const { device, inputs, origin } = this;
    const make = (): FuncOp => {
      const addresses = inputs && { inputs, firstArg: args[0]?.length ?? 0 };
      const kernel = new KernelBuilder(device.context, name, origin, addresses);
      build(kernel);
      return kernel.finish();
    };
    const func = inputs ? device.kernel(`${thread} ${this.addresses.join()} ${this.key}`, make) : make();
    const addresses = inputs?.tensors.map(({ address }) => address) ?? [];
    this.kernels.push({ name, thread, func, args: args.map((each) => [...each, ...addresses]) });
  }

  /** Runs the program and frees its circular buffers. Throws DeviceFault. */
  run(): void {
    try {
      this.device.run(this.kernels, this.cores);
    } finally {
      this.release();
    }
  }

  private make(
    port: CBPort,
    format: FormatName,
    shape: readonly number[],
    element: Type,
    pageSizeBytes: number,
    numPages: number,
  ): BufferHandle {
    const { chip, context } = this.device;
    const address = chip.l1Allocator.allocate(
      pageSizeBytes * numPages,
      'bottom',
      `the ${counted(numPages, 'page')} of circular buffer ${port} in every core`,
    );
    this.addresses.push(address);
    const memref = MemRefType.get(shape, element, MemorySpaceAttr.get(context, 'l1'));
    return { port, type: CBType.get(context, port, address, memref, pageSizeBytes, 1), format, pageSizeBytes };
  }

  /** Frees the circular buffers. */
  release(): void {
    for (const address of this.addresses) this.device.chip.l1Allocator.deallocate(address);
    this.addresses.length = 0;
  }
}

/** Returns the type of one element of a format that has elements of its own. */
function scalarType(context: Context, format: FormatName): Type {
  if (format === 'f32' || format === 'f16' || format === 'bf16') return FloatType.get(context, format);
  const { datumBits, isSigned } = elementFormats[format];
  return IntegerType.get(context, datumBits, isSigned ? 'signed' : 'signless');
}
