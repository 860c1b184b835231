import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RuntimeError } from '../../runtime-error.ts';
import { checkHostSize, convertTensor, hostTensor, hostValues } from '../host-tensor.ts';

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof RuntimeError) return error.message;
    throw error;
  }
  return 'no problem';
}

test('what the host has no memory for is refused', () => {
  assert.is(
    messageOf(() => hostValues('f32', 2 ** 50)),
    `the host has no memory for ${2 ** 50} elements`,
  );
  assert.is(
    messageOf(() => checkHostSize([2 ** 20, 2 ** 20])),
    `a tensor of 1048576x1048576 is too large: the host holds up to ${2 ** 30} elements`,
  );
  assert.is(
    messageOf(() => checkHostSize([2, -1])),
    '2x-1 is no shape',
  );
  assert.is(hostValues('u32', 3).length, 3);
});

test('floats become the nearest integers, toward zero, and NaN 0; integers are kept modulo 2^bits', () => {
  const floats = hostTensor([6], 'f32', [-1.5, 2.9, 300, -300, Infinity, NaN]);
  const integers = hostTensor([3], 'si32', [-1, 256, 300]);
  assert.equal([...convertTensor(floats, 'si8').values], [-1, 2, 127, -128, 127, 0]);
  assert.equal([...convertTensor(floats, 'u8').values], [0, 2, 255, 0, 255, 0]);
  assert.equal([...convertTensor(floats, 'u32').values], [0, 2, 300, 0, 2 ** 32 - 1, 0]);
  assert.equal([...convertTensor(integers, 'u8').values], [255, 0, 44]);
});

test.run();
