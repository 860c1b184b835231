import { type Chip } from '../../device/chip.ts';
import { type ChipDesc, type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { type FormatName } from '../../device/formats/element-format.ts';
import { faceDim } from '../../device/tile-layout.ts';
import { product } from '../../support/math.ts';
import { runElementwise } from '../kernels/elementwise.ts';
import { identityMap, type IndexMap } from '../kernels/element-copiers.ts';
import { runGather } from '../kernels/gather.ts';
import { KernelDevice } from '../kernels/kernel-device.ts';
import { operandTiles } from '../kernels/operand-rows.ts';
import { canTilize, runTilize, runUntilize } from '../kernels/tilize.ts';
import { RuntimeError } from '../runtime-error.ts';
import { formatOf, hasAlignedMatrices, type DeviceTensor, type TensorPlan } from '../tensors/device-tensor.ts';
import { constantTensor } from '../tensors/constant-tensor.ts';
import { convertTensor, hostValues, type HostTensor } from '../tensors/host-tensor.ts';
import { interleavedPlan, type InterleavedOptions } from '../tensors/tensor-plan.ts';
import { allocateTensor, freeTensor } from '../tensors/tensor-placement.ts';
import { planOfRef } from '../tensors/tensor-ref.ts';
import { readTensor, writeTensor } from '../tensors/transfer.ts';
import { shapeText } from '../shape-text.ts';
import { type LiveTensor, type TensorPool } from './tensor-pool.ts';

/** What the ops of a program run with: the tensors, the device, and the conversions that bring operands into the form that kernels need. */
export class OpContext {
  readonly chip: Chip;
  readonly chipDesc: ChipDesc;
  readonly device: KernelDevice;
  readonly pool: TensorPool;
  /** Bytes that the host has written to the device, and read from it. */
  hostBytesWritten = 0;
  hostBytesRead = 0;
  private readonly temporaries = new Set<DeviceTensor>();
  /** Tensors that were allocated and not written since. */
  private readonly empty = new Set<DeviceTensor>();

  constructor(chip: Chip, chipDesc: ChipDesc, pool: TensorPool) {
    this.chip = chip;
    this.chipDesc = chipDesc;
    this.device = new KernelDevice(chip);
    this.pool = pool;
  }

  /** Returns a live tensor, or a constant of the binary. Throws RuntimeError when no operation has made it. */
  live(ref: TensorRef): LiveTensor {
    const live = this.pool.get(ref.globalId);
    const { shape } = ref.desc;
    if (live?.kind === 'device' && this.empty.has(live.tensor)) this.writeZeros(live.tensor);
    if (live !== undefined) {
      if (live.tensor.shape.join() === shape.join()) return live;
      throw new RuntimeError(
        `tensor ${ref.globalId} is ${shapeText(live.tensor.shape)}, but is used as ${shapeText(shape)}`,
      );
    }
    const tensor = constantTensor(ref);
    if (tensor === undefined) throw new RuntimeError(`tensor ${ref.globalId} is used before anything has made it`);
    return { kind: 'host', tensor };
  }

  /** Returns an operand, which must be in device memory. */
  onDevice(ref: TensorRef, origin: string): DeviceTensor {
    const live = this.live(ref);
    if (live.kind === 'device') return live.tensor;
    throw new RuntimeError(`tensor ${ref.globalId} is in host memory; ${origin} needs it on the device`);
  }

  /** Returns an operand in device memory as tiles, a temporary copy of it when it is row-major. */
  tiles(ref: TensorRef, origin: string): DeviceTensor {
    return this.tiled(this.onDevice(ref, origin), origin);
  }

  /** Returns a device tensor in a format, a temporary copy of it when it has another. */
  inFormat(tensor: DeviceTensor, format: FormatName, origin: string): DeviceTensor {
    if (tensor.format === format) return tensor;
    const copy = this.temporary(tensor.shape, format, tensor);
    this.move(tensor, copy, origin);
    return copy;
  }

  /** Returns a device tensor as tiles. */
  tiled(tensor: DeviceTensor, origin: string): DeviceTensor {
    if (tensor.isTiled) return tensor;
    const copy = this.temporary(tensor.shape, tensor.format, tensor);
    this.move(tensor, copy, origin);
    return copy;
  }

  /** Returns a tiled tensor whose matrices of the last two dims begin at whole tiles: itself, or a temporary copy. */
  aligned(tensor: DeviceTensor, origin: string): DeviceTensor {
    if (hasAlignedMatrices(tensor)) return tensor;
    const copy = this.temporary(tensor.shape, tensor.format, tensor, { alignMatrices: true });
    runGather(this.device, origin, tensor, copy, identityMap(tensor));
    return copy;
  }

  /** Returns the tensor repeated to a shape, as NumPy does, with the rows that `like` has. */
  expanded(tensor: DeviceTensor, like: TensorPlan, origin: string): DeviceTensor {
    const { shape, rowStrides, rows, columns, cores } = like;
    const { format } = tensor;
    const plan: TensorPlan = { shape, rowStrides, rows, columns, cores, format, isTiled: true, memory: 'dram' };
    const copy = this.allocated(plan);
    const missing = shape.length - tensor.shape.length;
    const repeats = (dim: number): boolean => dim < missing || tensor.shape[dim - missing] === 1;
    runGather(this.device, origin, tensor, copy, {
      kind: 'strided',
      rowStrides: shape.map((_, dim) => (repeats(dim) ? 0 : (tensor.rowStrides[dim - missing] ?? 0))),
      columnStrides: shape.map((_, dim) => (dim < shape.length - 1 || repeats(dim) ? 0 : 1)),
    });
    return copy;
  }

  /** Allocates a tiled tensor in DRAM that lives until the operation ends; `like` says which cores compute it. */
  temporary(
    shape: readonly number[],
    format: FormatName,
    like: Pick<TensorPlan, 'cores'>,
    options: InterleavedOptions = {},
  ): DeviceTensor {
    return this.allocated(interleavedPlan(shape, format, like.cores, options));
  }

  /** Copies a tensor of the host into a temporary tiled one. */
  uploaded(host: HostTensor, like: Pick<TensorPlan, 'cores'>): DeviceTensor {
    const copy = this.temporary(host.shape, host.format, like);
    this.hostBytesWritten += writeTensor(host, copy, this.chip);
    return copy;
  }

  /** Allocates a tensor that lives until the operation ends. */
  allocated(plan: TensorPlan): DeviceTensor {
    const tensor = allocateTensor(plan, this.chip);
    this.temporaries.add(tensor);
    return tensor;
  }

  /** Frees a tensor before the operation ends, if it is a temporary: its memory serves what the operation allocates next. */
  done(tensor: DeviceTensor): void {
    if (this.temporaries.delete(tensor)) freeTensor(tensor, this.chip);
  }

  /** Frees the temporaries of an operation. */
  endOperation(): void {
    for (const tensor of this.temporaries) freeTensor(tensor, this.chip);
    this.temporaries.clear();
  }

  /** Returns the device tensor that an operation writes: what `ttnn.empty` made, if it is of that layout, else a new one. */
  result(ref: TensorRef): DeviceTensor {
    const plan = this.devicePlan(ref);
    const live = this.pool.get(ref.globalId);
    if (live?.kind === 'device' && samePlan(live.tensor, plan)) {
      this.empty.delete(live.tensor);
      return live.tensor;
    }
    const tensor = allocateTensor(plan, this.chip);
    this.pool.set(ref.globalId, { kind: 'device', tensor });
    return tensor;
  }

  /**
   * Allocates a device tensor whose elements read as zero. They are written when the first operation reads them: most are results of the
   * operation that follows, but the compiler also makes constants of zero this way.
   */
  allocateEmpty(ref: TensorRef): void {
    this.empty.add(this.result(ref));
  }

  /**
   * Makes the tensor that an operation returns: `run` computes it as packed tiles, directly into its place when that is what the layout says, else
   * into a temporary that is then converted.
   */
  compute(ref: TensorRef, origin: string, run: (result: DeviceTensor) => void): void {
    const result = this.result(ref);
    const { shape, columns } = result;
    const sharesExponents = formatOf(result).kind === 'block-float' && columns % faceDim !== 0;
    if (result.isTiled && !sharesExponents) {
      run(result);
      return;
    }
    const tiles = this.temporary(shape, sharesExponents ? 'f32' : result.format, result);
    run(tiles);
    this.move(tiles, result, origin);
  }

  /** Copies a device tensor into another of the same shape, whatever their layouts and formats. */
  move(input: DeviceTensor, result: DeviceTensor, origin: string): void {
    const { device } = this;
    const sameRows = input.rowStrides.every((stride, d) => input.shape[d] === 1 || stride === result.rowStrides[d]);
    if (input.isTiled && result.isTiled && sameRows) {
      const tiles = operandTiles(input, result);
      runElementwise(device, origin, [tiles!], result, {});
      result.zeroPadded = input.zeroPadded;
    } else if (input.isTiled !== result.isTiled && canTilize(input) && canTilize(result)) {
      (result.isTiled ? runTilize : runUntilize)(device, origin, input, result);
    } else if (input.format === result.format) {
      runGather(device, origin, input, result, identityMap(input));
    } else {
      const tiles = this.tiled(input, origin);
      const converted = this.temporary(input.shape, result.format, result);
      this.move(tiles, converted, origin);
      this.move(converted, result, origin);
    }
  }

  /** Runs a gather into a temporary tiled tensor. */
  gathered(
    input: DeviceTensor,
    shape: readonly number[],
    map: IndexMap,
    like: Pick<TensorPlan, 'cores'>,
    origin: string,
  ): DeviceTensor {
    const result = this.temporary(shape, input.format, like);
    runGather(this.device, origin, input, result, map);
    return result;
  }

  /** Brings a tensor to where and how `ref` says: to the device, from it, or from one layout to another. */
  relocate(source: LiveTensor, ref: TensorRef, origin: string): void {
    const target = planOfRef(ref, this.chipDesc);
    if (target.kind === 'host') {
      const tensor = convertTensor(this.toHost(source), target.format);
      this.pool.set(ref.globalId, { kind: 'host', tensor });
      return;
    }
    if (source.kind === 'device') {
      // As TTNN does, a tensor that is already as wanted is not copied.
      if (samePlan(source.tensor, target.plan)) this.pool.set(ref.globalId, source);
      else this.move(source.tensor, this.result(ref), origin);
      return;
    }
    const converted = convertTensor(source.tensor, target.plan.format);
    this.hostBytesWritten += writeTensor(converted, this.result(ref), this.chip);
  }

  /** Returns a tensor in host memory. */
  toHost(live: LiveTensor): HostTensor {
    if (live.kind === 'host') return live.tensor;
    const { tensor } = live;
    this.hostBytesRead += (product(tensor.shape) * formatOf(tensor).datumBits) / 8;
    return readTensor(tensor, this.chip);
  }

  private writeZeros(tensor: DeviceTensor): void {
    const { shape, format } = tensor;
    this.empty.delete(tensor);
    const values = hostValues(format, product(shape));
    this.hostBytesWritten += writeTensor({ shape, format, values }, tensor, this.chip);
  }

  private devicePlan(ref: TensorRef): TensorPlan {
    const target = planOfRef(ref, this.chipDesc);
    if (target.kind === 'device') return target.plan;
    throw new RuntimeError(`the result, tensor ${ref.globalId}, is in host memory, but is computed on the device`);
  }
}

/** Returns whether two plans put every element at the same place of a buffer, in the same format. */
export function samePlan(a: TensorPlan, b: TensorPlan): boolean {
  const [one, other] = [a.shards, b.shards];
  return (
    a.format === b.format &&
    a.isTiled === b.isTiled &&
    a.memory === b.memory &&
    a.shape.join() === b.shape.join() &&
    a.rowStrides.every((stride, dim) => a.shape[dim] === 1 || stride === b.rowStrides[dim]) &&
    a.singleBank === b.singleBank &&
    one?.pageRows === other?.pageRows &&
    one?.pageColumns === other?.pageColumns &&
    one?.rowElems === other?.rowElems &&
    one?.banks.join() === other?.banks.join()
  );
}
