import * as assert from 'uvu/assert';
import { type ChipDesc, type DataType } from '../../target/schema/generated/common.gen.ts';
import { type TTNNBinary } from '../../target/schema/generated/ttnn.gen.ts';
import { maxAbsError } from '../golden/compare.ts';
import { testNumbers } from '../kernels/__tests__/kernel-bench.ts';
import { type ProgramResult } from '../program-result.ts';
import { runProgram } from '../run-binary.ts';
import { hostTensor, type HostTensor } from '../tensors/host-tensor.ts';
import { refFormat } from '../tensors/tensor-ref.ts';
import { type ProgramFixture } from './program-fixture.ts';

/** Returns made-up inputs of the first program. */
export function inputsOf(binary: TTNNBinary): HostTensor[] {
  return binary.programs[0]!.inputs.map((ref, i) =>
    hostTensor(ref.desc.shape, refFormat(ref), testNumbers(ref.desc.shape, i + 1)),
  );
}

/** Runs a program on made-up inputs and checks its outputs against the reference: relative to `magnitude`, within the data type's precision. */
export function check(
  fixture: ProgramFixture,
  magnitude: number,
  what = '',
  chip: Partial<ChipDesc> = {},
): ProgramResult {
  const binary = fixture.binary(chip);
  const result = runProgram(binary, inputsOf(binary), { golden: true });
  const precision: Partial<Record<DataType, number>> = { Float32: 2 ** -20, BFloat16: 2 ** -6, UInt32: 0 };
  result.outputs.forEach(({ values }, i) => {
    const expected = result.goldenOutputs![i]!;
    const error = maxAbsError(values, expected.data);
    assert.ok(error <= magnitude * precision[fixture.dataType]!, `${what} differs by ${error}`);
  });
  return result;
}
