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
function identityFailures(inputs: readonly HostTensor[], outputs: readonly HostTensor[]): readonly string[] {
  return failedChecks(inputs, { outputs, operations: [], cycles: 0 }, options);
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

test.run();
