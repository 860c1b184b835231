import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RuntimeError } from '../../runtime-error.ts';
import { checkHostSize, hostValues } from '../host-tensor.ts';

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

test.run();
