import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type * as operation from '../../src/ir/operation.ts';
import { operationMembers } from '../../codegen/view/runtime.ts';

// A class of its own, to which no dialect that other tests load has given its accessors.
const apart = '../../src/ir/operation.ts?apart';
const { Operation } = (await import(apart)) as typeof operation;

test('no accessor that is generated hides a method of Operation', () => {
  const hidden = Object.getOwnPropertyNames(Operation.prototype).filter((name) => !operationMembers.has(name));
  assert.equal(hidden, []);
});

test.run();
