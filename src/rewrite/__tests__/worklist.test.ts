import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { UnknownLoc } from '../../ir/location.ts';
import { Operation } from '../../ir/operation.ts';
import { testContext } from '../../ir/__tests__/test-dialect.ts';
import { Worklist } from '../worklist.ts';

const context = testContext();
const ops = (...names: readonly string[]): Operation[] =>
  names.map((name) => Operation.create({ context, name, location: UnknownLoc.instance }));

/** Empties the list and returns the names of what was on it, from the top. */
function drain(list: Worklist): string {
  let names = '';
  while (!list.isEmpty) names += list.pop()!.name;
  return names;
}

function listOf(...all: readonly Operation[]): Worklist {
  const list = new Worklist();
  for (const op of all) list.push(op);
  return list;
}

test('it is a stack that holds each operation once', () => {
  const [a, b, c] = ops('a', 'b', 'c') as [Operation, Operation, Operation];
  const list = listOf(a, b, a, c);
  assert.is(list.size, 3);
  assert.is(list.pop(), c);
  list.push(c);
  list.push(b);
  assert.is(drain(list), 'cba');
});

test('operations can be removed from anywhere, and come again', () => {
  const [a, b, c] = ops('a', 'b', 'c') as [Operation, Operation, Operation];
  const list = listOf(a, b, c);
  list.remove(b);
  list.remove(b);
  assert.is(list.size, 2);
  list.push(b);
  list.remove(c);
  assert.is(drain(list), 'ba');
  list.remove(a);
  assert.ok(list.isEmpty);
});

test('what is there before and after it is turned around is found', () => {
  const [a, b, c, d] = ops('a', 'b', 'c', 'd') as [Operation, Operation, Operation, Operation];
  const list = listOf(a, b, c);
  list.reverse();
  list.push(d);
  for (const op of [a, b, c, d]) list.push(op);
  assert.is(list.size, 4);
  list.remove(b);
  list.remove(d);
  list.push(d);
  assert.is(drain(list), 'dac');
});

test('a list that is cleared starts anew', () => {
  const [a, b] = ops('a', 'b') as [Operation, Operation];
  const list = listOf(a, b);
  list.reverse();
  list.clear();
  assert.ok(list.isEmpty);
  list.push(b);
  list.push(a);
  assert.is(drain(list), 'ab');
});

test('an operation may be on several lists', () => {
  const [a, b, c] = ops('a', 'b', 'c') as [Operation, Operation, Operation];
  const first = listOf(a, b);
  const second = listOf(c, b, a);
  second.reverse();
  first.push(a);
  second.push(b);
  assert.is(first.size, 2);
  assert.is(second.size, 3);
  first.remove(b);
  second.remove(a);
  first.push(b);
  assert.is(drain(second), 'cb');
  assert.is(drain(first), 'ba');
});

test.run();
