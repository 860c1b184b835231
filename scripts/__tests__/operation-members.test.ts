import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Operation } from '../../src/ir/operation.ts';
import { operationMembers } from '../../codegen/view/runtime.ts';

test('no accessor that is generated hides a method of Operation', () => {
  const hidden = Object.getOwnPropertyNames(Operation.prototype).filter((name) => !operationMembers.has(name));
  assert.equal(hidden, []);
});

test.run();
