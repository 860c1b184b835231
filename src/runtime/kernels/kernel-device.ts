import { type Chip } from '../../device/chip.ts';
import { type CoreCoord } from '../../device/chip-description.ts';
import { type ComputeConfig } from '../../device/compute-thread.ts';
import { type FormatName } from '../../device/formats/element-format.ts';
import { elementFormats } from '../../device/formats/formats.ts';
import { tileDatums } from '../../device/tile-layout.ts';
import { type ProgramReport } from '../../device/program-run.ts';
import { MemorySpaceAttr } from '../../dialects/tt/generated/tt-attributes.gen.ts';
import { TileType } from '../../dialects/tt/generated/tt-types.gen.ts';
import { type CBPort } from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import { CBType } from '../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { type Context } from '../../ir/context.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { MemRefType } from '../../ir/types/shaped-types.ts';
import { runDeviceProgram, type KernelSpec } from '../interpreter/device-program.ts';
import { kernelContext } from './kernel-context.ts';
import { KernelBuilder, type BufferHandle } from './kernel-builder.ts';

/** A chip, and what kernels are built with for it. */
export class KernelDevice {
  readonly chip: Chip;
  readonly context: Context = kernelContext();
  readonly computeConfig: ComputeConfig;
  /** Tiles of Dst that one acquire gives. */
  readonly dstTiles: number;
  /** Reports of the programs that ran since the last `takeReports`. */
  private reports: ProgramReport[] = [];

  constructor(chip: Chip) {
    this.chip = chip;
    const fp32DestAcc = chip.description.arch !== 'grayskull';
    this.computeConfig = { mathFidelity: 'hifi4', fp32DestAcc };
    this.dstTiles = fp32DestAcc ? 4 : 8;
  }

  /** Begins a program on the given cores; `origin` names the op that it is for. */
  program(origin: string, cores: readonly CoreCoord[]): ProgramBuilder {
    return new ProgramBuilder(this, origin, cores);
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
  private readonly kernels: KernelSpec[] = [];
  private readonly addresses: number[] = [];

  constructor(device: KernelDevice, origin: string, cores: readonly CoreCoord[]) {
    this.device = device;
    this.origin = origin;
    this.cores = cores;
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
    const kernel = new KernelBuilder(this.device.context, name, this.origin);
    build(kernel);
    this.kernels.push({ name, thread, func: kernel.finish(), args });
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
      `the ${numPages} pages of circular buffer ${port} in every core`,
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
