import { type CoreCoord } from '../../device/chip-description.ts';
import { type FormatName } from '../../device/formats/element-format.ts';
import { faceDim } from '../../device/tile-layout.ts';
import { product } from '../../support/math.ts';
import { type ChipDesc, type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { type KernelDevice } from '../kernels/kernel-device.ts';
import { RuntimeError } from '../runtime-error.ts';
import { shapeText } from '../shape-text.ts';
import { constantTensor } from '../tensors/constant-tensor.ts';
import {
  formatOf,
  isBlockFloat,
  isInteger,
  wordFormat,
  type DeviceTensor,
  type TensorPlan,
} from '../tensors/device-tensor.ts';
import { convertTensor, hostValues, type HostTensor } from '../tensors/host-tensor.ts';
import { allocateTensor } from '../tensors/tensor-placement.ts';
import { planOfRef } from '../tensors/tensor-ref.ts';
import { readTensor, writeTensor } from '../tensors/transfer.ts';
import { TensorConversions } from './tensor-conversions.ts';
import { type LiveTensor, type TensorPool } from './tensor-pool.ts';

/** What the ops of a program run with: the tensors, the device, and the conversions between layouts. */
export class OpContext extends TensorConversions {
  readonly chipDesc: ChipDesc;
  readonly pool: TensorPool;
  /** Tensors that were allocated and not written since. */
  private readonly empty = new Set<DeviceTensor>();

  constructor(device: KernelDevice, chipDesc: ChipDesc, pool: TensorPool) {
    super(device);
    this.chipDesc = chipDesc;
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
    const constant = this.constant(ref);
    if (constant === undefined) {
      const detail = this.pool.isDeallocated(ref.globalId) ? 'after it was deallocated' : 'before anything has made it';
      throw new RuntimeError(`tensor ${ref.globalId} is used ${detail}`);
    }
    return constant;
  }

  /** Frees a tensor, or a constant of the binary, on behalf of the program. Throws RuntimeError when there is none. */
  deallocate(ref: TensorRef): void {
    const constant = this.pool.get(ref.globalId) ? undefined : this.constant(ref);
    if (constant) this.pool.set(ref.globalId, constant);
    this.pool.deallocate(ref.globalId);
  }

  /** Returns a tensor whose elements the binary has with it, until the program deallocates it. */
  private constant(ref: TensorRef): LiveTensor | undefined {
    const tensor = this.pool.isDeallocated(ref.globalId) ? undefined : constantTensor(ref);
    return tensor && { kind: 'host', tensor };
  }

  /** Returns an operand in device memory: one in host memory is copied there for the operation. */
  onDevice(ref: TensorRef): DeviceTensor {
    const live = this.live(ref);
    return live.kind === 'device' ? live.tensor : this.uploaded(live.tensor, { cores: this.allCores });
  }

  /** Returns an operand in device memory as tiles, a temporary copy of it when it is row-major. */
  tiles(ref: TensorRef, origin: string): DeviceTensor {
    return this.tiled(this.onDevice(ref), origin);
  }

  /**
   * Makes the tensor that an operation returns: `run` writes it in the layout that it has, into what `ttnn.empty` made, if it is of that layout, else into
   * a new tensor. One that is in host memory is written to a temporary on the device, tiled, and then read.
   */
  produce(ref: TensorRef, run: (result: DeviceTensor) => void): void {
    const target = planOfRef(ref, this.chipDesc);
    if (target.kind === 'device') {
      run(this.result(ref, target.plan));
      return;
    }
    const tensor = this.temporary(target.shape, target.format, { cores: this.allCores });
    run(tensor);
    this.pool.set(ref.globalId, { kind: 'host', tensor: this.toHost({ kind: 'device', tensor }) });
  }

  /**
   * Allocates a device tensor whose elements read as zero. They are written when the first operation reads them: most are results of the
   * operation that follows, but the compiler also makes constants of zero this way.
   */
  allocateEmpty(ref: TensorRef, plan: TensorPlan): void {
    this.empty.add(this.result(ref, plan));
  }

  /**
   * Makes the tensor that an operation returns: `run` computes it as packed tiles, directly into its place when that is what the layout says, else
   * into a temporary that is then converted. `operand`, if given, says whether integers or floats are computed.
   */
  compute(
    ref: TensorRef,
    origin: string,
    run: (result: DeviceTensor) => void,
    operand?: Pick<DeviceTensor, 'format'>,
  ): void {
    this.produce(ref, (result) => {
      const format = computedFormat(result, operand);
      if (result.isTiled && format === result.format) {
        run(result);
        return;
      }
      const tiles = this.temporary(result.shape, format, result);
      run(tiles);
      this.move(tiles, result, origin);
    });
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
      else this.move(source.tensor, this.result(ref, target.plan), origin);
      return;
    }
    const result = this.result(ref, target.plan);
    this.hostBytesWritten += writeTensor(convertTensor(source.tensor, target.plan.format), result, this.chip);
  }

  /** Returns a tensor in host memory. */
  toHost(live: LiveTensor): HostTensor {
    if (live.kind === 'host') return live.tensor;
    const { tensor } = live;
    this.hostBytesRead += (product(tensor.shape) * formatOf(tensor).datumBits) / 8;
    return readTensor(tensor, this.chip);
  }

  private get allCores(): readonly CoreCoord[] {
    return this.chip.cores;
  }

  /** Returns the device tensor that an operation writes. */
  private result({ globalId }: TensorRef, plan: TensorPlan): DeviceTensor {
    const live = this.pool.get(globalId);
    if (live?.kind === 'device' && samePlan(live.tensor, plan)) {
      this.empty.delete(live.tensor);
      return live.tensor;
    }
    const tensor = allocateTensor(plan, this.chip);
    this.pool.set(globalId, { kind: 'device', tensor });
    return tensor;
  }

  private writeZeros(tensor: DeviceTensor): void {
    const { shape, format } = tensor;
    this.empty.delete(tensor);
    const values = hostValues(format, product(shape));
    this.hostBytesWritten += writeTensor({ shape, format, values }, tensor, this.chip);
  }
}

/** Returns the format in which a result is computed: its own; or one of the operand's kind, to be cast; or one without shared exponents at ragged edges. */
function computedFormat(result: DeviceTensor, operand: Pick<DeviceTensor, 'format'> | undefined): FormatName {
  if (operand !== undefined && isInteger(operand) !== isInteger(result)) return wordFormat(operand);
  return isBlockFloat(result) && result.columns % faceDim !== 0 ? 'f32' : result.format;
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
