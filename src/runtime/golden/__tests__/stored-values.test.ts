import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readByHost, withoutRounding } from '../stored-values.ts';

test('what is within one step of the format counts as equal', () => {
  const [expected, step] = [0.1996859886066171, 2 ** -10];
  const near = (format: 'bf16' | 'f32' | 'bfp_bf8', ...actual: number[]): number[] => [
    ...withoutRounding(
      format,
      Float64Array.from(actual),
      Float64Array.from(actual, () => expected),
    ),
  ];
  assert.equal(near('bf16', 0.19921875, expected + step, expected - 1.01 * step), [expected, expected, expected - 1.01 * step]); // prettier-ignore
  assert.equal(near('f32', 0.19921875, Math.fround(expected)), [0.19921875, expected]);
  assert.equal(near('bfp_bf8', 0.19921875), [0.19921875], 'elements of a block share an exponent');
  assert.equal(near('bf16', NaN, Infinity), [NaN, Infinity]);
  assert.equal([...withoutRounding('bf16', Float64Array.of(1e-40, -0), Float64Array.of(0, 0))], [1e-40, 0]);
});

test('the host reads no infinities and NaN of f16', () => {
  const data = Float64Array.of(NaN, Infinity, -131008, 65504, 1);
  const shape = [5];
  assert.equal([...readByHost('f16', { shape, data }).data], [65504, 65504, -65504, 65504, 1]);
  assert.is(readByHost('bf16', { shape, data }).data, data);
});

test.run();
