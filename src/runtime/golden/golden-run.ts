import { invariant } from '../../support/invariant.ts';
import { type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { constantTensor } from '../tensors/constant-tensor.ts';
import { refFormat } from '../tensors/tensor-ref.ts';
import { countOverflows, maxAbsError, pearsonCorrelation } from './compare.ts';
import { goldenTensor, type GoldenTensor } from './golden-tensor.ts';
import { inRange, readByHost, storedAs, withoutRounding } from './stored-values.ts';

/** How close the result of an operation is to the reference in double precision. */
export interface GoldenComparison {
  /** Largest difference of an element. */
  readonly maxAbsError: number;
  /** Pearson's correlation of all elements; those that are within one step of their format of the reference count as equal to it. */
  readonly correlation: number;
  /**
   * How many elements are infinite or NaN where the reference is a number: double precision holds what goes beyond a format on the way to a result,
   * as the sum of a mean does.
   */
  readonly overflows: number;
}

/** Compares what is stored in a tensor, on the device or by the host, with what the reference computes from the same operands. */
export function compareWithReference(
  ref: TensorRef,
  actual: GoldenTensor,
  isOnHost: boolean,
  reference: GoldenTensor,
): GoldenComparison {
  const format = refFormat(ref);
  const expected = inRange(format, reference);
  const [one, other] = isOnHost ? [readByHost(format, actual), readByHost(format, expected)] : [actual, expected];
  return {
    maxAbsError: maxAbsError(one.data, other.data),
    correlation: pearsonCorrelation(withoutRounding(format, one.data, other.data), other.data),
    overflows: countOverflows(one.data, other.data),
  };
}

/** The tensors of a program when everything is computed in double precision from its inputs. */
export class GoldenRun {
  private readonly values = new Map<number, GoldenTensor>();

  /** Sets a tensor to a result of the reference. */
  set(ref: TensorRef, { data }: GoldenTensor): void {
    this.values.set(ref.globalId, storedAs(refFormat(ref), goldenTensor(ref.desc.shape, data)));
  }

  /** Returns a tensor that was set, or a constant of the binary. */
  value(ref: TensorRef): GoldenTensor {
    const constant = this.values.has(ref.globalId) ? undefined : constantTensor(ref);
    if (constant) this.set(ref, goldenTensor(constant.shape, constant.values));
    const value = this.values.get(ref.globalId);
    invariant(value !== undefined, `tensor ${ref.globalId} has no reference`);
    return value;
  }
}
