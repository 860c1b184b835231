import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type HostTensor } from '../../../runtime/tensors/host-tensor.ts';
import { failedChecks } from '../run-checks.ts';

const options = { identity: true, nonZero: false, golden: false, rtol: 1e-5, atol: 1e-8 };

/** Returns a tensor of one dim. */
function tensor(...values: number[]): HostTensor {
  return { shape: [values.length], format: 'f32', values: new Float32Array(values) };
}

/** Returns what `--identity` finds wrong. */
function identityFailures(
  inputs: readonly HostTensor[],
  outputs: readonly HostTensor[],
  tolerances: { rtol?: number; atol?: number } = {},
): readonly string[] {
  return failedChecks(inputs, { outputs, operations: [], cycles: 0 }, { ...options, ...tolerances });
}

test('outputs are compared with the inputs of their numbers, as far as there are both', () => {
  const same = tensor(1, 2);
  const other = tensor(1, 3);
  assert.equal(identityFailures([same], [same, other]), []);
  assert.equal(identityFailures([same, other], [same]), []);
  assert.equal(identityFailures([same], [other, same]), [
    'output 0 is not equal to input 0: element 1 is 3, expected 2',
  ]);
  assert.equal(identityFailures([same, same], [same, other]), [
    'output 1 is not equal to input 1: element 1 is 3, expected 2',
  ]);
});

test('a tolerance without end takes every number, but infinity for itself only', () => {
  const numbers = tensor(0, 1, -3e38);
  const infinite = tensor(0, 1, -Infinity);
  const atol = Infinity;
  assert.equal(identityFailures([numbers], [tensor(3e38, 0, 3e38)], { atol }), []);
  assert.equal(identityFailures([infinite], [infinite], { atol }), []);
  assert.equal(identityFailures([numbers], [infinite], { atol }), [
    `output 0 is not equal to input 0: element 2 is -Infinity, expected ${numbers.values[2]}`,
  ]);
  assert.equal(identityFailures([tensor(1)], [tensor(2)], { rtol: Infinity }), []);
});

test.run();
