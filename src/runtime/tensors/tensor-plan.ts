import { type CoreCoord } from '../../device/chip-description.ts';
import { type FormatName } from '../../device/formats/element-format.ts';
import { alignedRowStrides, matrixExtent, packedRowStrides, type TensorPlan } from './device-tensor.ts';

/** What an interleaved plan can differ in. */
export interface InterleavedOptions {
  /** Default true. */
  readonly isTiled?: boolean;
  /** Default `dram`. */
  readonly memory?: 'dram' | 'l1';
  /** True to begin the matrices of the last two dims at whole tiles. Default false. */
  readonly alignMatrices?: boolean;
}

/** Returns the plan of an interleaved tensor. */
export function interleavedPlan(
  shape: readonly number[],
  format: FormatName,
  cores: readonly CoreCoord[],
  { isTiled = true, memory = 'dram', alignMatrices = false }: InterleavedOptions = {},
): TensorPlan {
  const rowStrides = alignMatrices ? alignedRowStrides(shape) : packedRowStrides(shape);
  return { shape, format, isTiled, memory, rowStrides, cores, ...matrixExtent(shape, rowStrides) };
}
