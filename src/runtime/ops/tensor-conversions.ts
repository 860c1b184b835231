import { type Chip } from '../../device/chip.ts';
import { type FormatName } from '../../device/formats/element-format.ts';
import { tileDim } from '../../device/tile-layout.ts';
import { identityMap, type IndexMap } from '../kernels/element-copiers.ts';
import { runElementwise } from '../kernels/elementwise.ts';
import { runGather } from '../kernels/gather.ts';
import { type KernelDevice } from '../kernels/kernel-device.ts';
import { operandTiles } from '../kernels/operand-rows.ts';
import { type PaddingFill } from '../kernels/padding-mask.ts';
import { canTilize, runTilize, runUntilize } from '../kernels/tilize.ts';
import {
  elementFormat,
  hasAlignedMatrices,
  isBlockFloat,
  isInteger,
  type DeviceTensor,
  type TensorPlan,
} from '../tensors/device-tensor.ts';
import { type HostTensor } from '../tensors/host-tensor.ts';
import { interleavedPlan, type InterleavedOptions } from '../tensors/tensor-plan.ts';
import { allocateTensor, freeTensor } from '../tensors/tensor-placement.ts';
import { writeTensor } from '../tensors/transfer.ts';

/** Temporary tensors of operations, and the conversions that bring operands into the form that kernels need. */
export class TensorConversions {
  readonly chip: Chip;
  readonly device: KernelDevice;
  /** Bytes that the host has written to the device, and read from it. */
  hostBytesWritten = 0;
  hostBytesRead = 0;
  private readonly temporaries = new Set<DeviceTensor>();

  constructor(device: KernelDevice) {
    this.chip = device.chip;
    this.device = device;
    // Of an operation that went wrong.
    device.takeReports();
  }

  // Temporaries

  /** Allocates a tiled tensor in DRAM that lives until the operation ends; `like` says which cores compute it. */
  temporary(
    shape: readonly number[],
    format: FormatName,
    like: Pick<TensorPlan, 'cores'>,
    options: InterleavedOptions = {},
  ): DeviceTensor {
    return this.allocated(interleavedPlan(shape, format, like.cores, options));
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

  /** Copies a tensor of the host into a temporary tiled one. */
  uploaded(host: HostTensor, like: Pick<TensorPlan, 'cores'>): DeviceTensor {
    const copy = this.temporary(host.shape, host.format, like);
    this.hostBytesWritten += writeTensor(host, copy, this.chip);
    return copy;
  }

  // Conversions

  /** Returns a device tensor in a format, a temporary copy of it when it has another. */
  inFormat(tensor: DeviceTensor, format: FormatName, origin: string): DeviceTensor {
    if (tensor.format === format) return tensor;
    const copy = this.temporary(tensor.shape, format, tensor);
    this.move(tensor, copy, origin);
    return copy;
  }

  /** Returns a device tensor whose elements have bytes of their own: itself, or for block floats a temporary copy. */
  elements(tensor: DeviceTensor, origin: string): DeviceTensor {
    if (!isBlockFloat(tensor)) return tensor;
    const copy = this.temporaryLike(tensor, elementFormat(tensor));
    this.move(tensor, copy, origin);
    return copy;
  }

  /** Returns a device tensor of floats: itself, or for integers a temporary copy in f32. */
  floats(tensor: DeviceTensor, origin: string): DeviceTensor {
    return isInteger(tensor) ? this.inFormat(tensor, 'f32', origin) : tensor;
  }

  /** Returns a device tensor as tiles. */
  tiled(tensor: DeviceTensor, origin: string): DeviceTensor {
    if (tensor.isTiled) return tensor;
    const copy = this.temporary(tensor.shape, tensor.format, tensor);
    this.move(tensor, copy, origin);
    return copy;
  }

  /** Returns a tiled tensor whose padding holds zeros, or can be overwritten with a fill by kernels: block floats become plain floats. */
  maskable(tensor: DeviceTensor, fill: PaddingFill, origin: string): DeviceTensor {
    const isWhole = tensor.rows % tileDim === 0 && tensor.columns % tileDim === 0;
    return isWhole || (fill === 'zero' && tensor.zeroPadded) ? tensor : this.elements(tensor, origin);
  }

  /** Returns a tiled tensor whose matrices of the last two dims begin at whole tiles: itself, or a temporary copy. */
  aligned(tensor: DeviceTensor, origin: string): DeviceTensor {
    if (hasAlignedMatrices(tensor)) return tensor;
    const source = this.elements(tensor, origin);
    const copy = this.temporary(source.shape, source.format, source, { alignMatrices: true });
    runGather(this.device, origin, source, copy, identityMap(source));
    return copy;
  }

  /** Returns the tensor repeated to a shape, as NumPy does, with the rows that `like` has. */
  expanded(tensor: DeviceTensor, like: TensorPlan, origin: string): DeviceTensor {
    const { shape, rowStrides, rows, columns, cores } = like;
    const source = this.elements(tensor, origin);
    const { format } = source;
    const copy = this.allocated({ shape, rowStrides, rows, columns, cores, format, isTiled: true, memory: 'dram' });
    const missing = shape.length - source.shape.length;
    const repeats = (dim: number): boolean => dim < missing || source.shape[dim - missing] === 1;
    runGather(this.device, origin, source, copy, {
      kind: 'strided',
      rowStrides: shape.map((_, dim) => (repeats(dim) ? 0 : (source.rowStrides[dim - missing] ?? 0))),
      columnStrides: shape.map((_, dim) => (dim < shape.length - 1 || repeats(dim) ? 0 : 1)),
    });
    return copy;
  }

  /** Runs a gather of an input whose elements have bytes of their own into a temporary tiled tensor. */
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

  /** Runs `run` with a tensor in which single elements can be written: the result, or for block floats a temporary that is then converted. */
  rearrange(result: DeviceTensor, origin: string, run: (result: DeviceTensor) => void): void {
    if (!isBlockFloat(result)) {
      run(result);
      return;
    }
    const elements = this.temporaryLike(result, elementFormat(result));
    run(elements);
    this.move(elements, result, origin);
    this.done(elements);
  }

  /** Copies a device tensor into another of the same shape, whatever their layouts and formats. Floats become integers toward zero, modulo 2^bits. */
  move(input: DeviceTensor, result: DeviceTensor, origin: string): void {
    const { device } = this;
    const sameRows = input.rowStrides.every((stride, d) => input.shape[d] === 1 || stride === result.rowStrides[d]);
    const sameKind = isInteger(input) === isInteger(result);
    if (input.isTiled && result.isTiled && sameRows) {
      const tiles = operandTiles(input, result);
      runElementwise(device, origin, [tiles!], result, {});
      result.zeroPadded = input.zeroPadded;
    } else if (input.isTiled !== result.isTiled && sameKind && canTilize(input) && canTilize(result)) {
      (result.isTiled ? runTilize : runUntilize)(device, origin, input, result);
    } else {
      this.moveElements(this.elements(input, origin), result, origin);
    }
  }

  /** Copies elements to other places first where the result is tiled, else converts them first. */
  private moveElements(input: DeviceTensor, result: DeviceTensor, origin: string): void {
    if (input.format === result.format) {
      runGather(this.device, origin, input, result, identityMap(input));
    } else if (result.isTiled) {
      const placed = this.temporaryLike(result, input.format);
      this.move(input, placed, origin);
      this.move(placed, result, origin);
      this.done(placed);
    } else {
      const tiles = this.tiled(input, origin);
      const converted = this.temporaryLike(tiles, result.format);
      this.move(tiles, converted, origin);
      this.move(converted, result, origin);
      this.done(converted);
    }
  }

  /** Allocates a tiled temporary with the rows of a tensor. */
  private temporaryLike({ shape, rowStrides, rows, columns, cores }: TensorPlan, format: FormatName): DeviceTensor {
    return this.allocated({ shape, rowStrides, rows, columns, cores, format, isTiled: true, memory: 'dram' });
  }
}
