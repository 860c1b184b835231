import * as assert from 'uvu/assert';
import { Chip } from '../../../device/chip.ts';
import { defaultChipDescription } from '../../../device/chip-description.ts';
import { type FormatName } from '../../../device/formats/element-format.ts';
import { product } from '../../../support/math.ts';
import { maxAbsError } from '../../golden/compare.ts';
import { goldenTensor, type GoldenTensor } from '../../golden/golden-tensor.ts';
import { type DeviceTensor, type TensorPlan } from '../../tensors/device-tensor.ts';
import { hostTensor } from '../../tensors/host-tensor.ts';
import { interleavedPlan, type InterleavedOptions } from '../../tensors/tensor-plan.ts';
import { allocateTensor } from '../../tensors/tensor-placement.ts';
import { readTensor, writeTensor } from '../../tensors/transfer.ts';
import { type KernelSpec } from '../../interpreter/device-program.ts';
import { KernelDevice } from '../kernel-device.ts';
import { type CoreCoord } from '../../../device/chip-description.ts';
import { Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { UnknownLoc } from '../../../ir/location.ts';
import { verify } from '../../../ir/verifier.ts';

/** Verifies every kernel before it runs. */
class VerifyingDevice extends KernelDevice {
  override run(kernels: readonly KernelSpec[], cores: readonly CoreCoord[]): void {
    const { context } = this;
    const module = new OpBuilder(context).create({ name: 'builtin.module', location: UnknownLoc.instance, regions: 1 });
    const body = module.regions[0]!;
    if (body.firstBlock === undefined) body.append(new Block());
    // A kernel that ran before is in the module that it was verified in.
    kernels.forEach(({ func }) => func.block ?? body.firstBlock!.append(func));
    const { result, diagnostics } = context.diagnostics.collect(() => verify(module));
    assert.ok(result, diagnostics.map(({ message }) => message).join());
    super.run(kernels, cores);
  }
}

/** A chip with tensors on it, for tests of kernels. Padding of what it writes is NaN (1e9 where there is none), so that a kernel that uses it shows. */
export class KernelBench {
  readonly chip = new Chip(defaultChipDescription());
  readonly device = new VerifyingDevice(this.chip);
  readonly cores = this.chip.cores.map(({ y, x }) => ({ y, x }));

  plan(shape: readonly number[], format: FormatName, options: InterleavedOptions = {}, numCores = 4): TensorPlan {
    return interleavedPlan(shape, format, this.cores.slice(0, numCores), options);
  }

  /** Writes numbers to the device. */
  put(
    shape: readonly number[],
    format: FormatName,
    numbers: ArrayLike<number>,
    options: InterleavedOptions = {},
  ): DeviceTensor {
    const tensor = allocateTensor(this.plan(shape, format, options), this.chip);
    writeTensor(hostTensor(shape, format, numbers), tensor, this.chip, format === 'f16' ? 6e4 : NaN);
    return tensor;
  }

  /** Allocates a result. */
  result(shape: readonly number[], format: FormatName, options: InterleavedOptions = {}, numCores = 4): DeviceTensor {
    return allocateTensor(this.plan(shape, format, options, numCores), this.chip);
  }

  /** Reads a tensor back. */
  get(tensor: DeviceTensor): GoldenTensor {
    const { shape, values } = readTensor(tensor, this.chip);
    return goldenTensor(shape, values);
  }
}

/** Returns numbers in [-2, 2), the same on every run, different for every seed. */
export function testNumbers(shape: readonly number[], seed: number): Float64Array {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return Float64Array.from({ length: product(shape) }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 2 ** 32) * 4 - 2;
  });
}

/** What a result may differ by from the double-precision reference on the same inputs, relative to the largest magnitude that is added up. */
export const tolerance = { f32: 2 ** -21, bf16: 2 ** -8, f16: 2 ** -10 } as const;
/** A format with a tolerance. */
export type FloatName = keyof typeof tolerance;

/** Fails unless every element is within the format's tolerance times `magnitude` of the expected one. */
export function checkClose(
  actual: GoldenTensor,
  expected: GoldenTensor,
  format: FloatName,
  magnitude: number,
  what = '',
): void {
  assert.equal(actual.shape, expected.shape);
  const error = maxAbsError(actual.data, expected.data);
  assert.ok(error <= tolerance[format] * magnitude, `${what} differs by ${error}, with magnitude ${magnitude}`);
}
