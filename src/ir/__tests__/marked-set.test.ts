import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MarkedSet } from '../marked-set.ts';

test('a set holds what was added to it, not what was added to those before', () => {
  const [a, b] = [{ mark: 0 }, { mark: 0 }];
  const first = new MarkedSet();
  assert.ok(first.add(a));
  assert.not(first.add(a));
  assert.ok(first.has(a));
  assert.not(first.has(b));
  const second = new MarkedSet();
  assert.not(second.has(a));
  assert.ok(second.add(a));
});

test('a set cannot be used any more when there is a later one', () => {
  const first = new MarkedSet();
  new MarkedSet();
  assert.throws(() => first.has({ mark: 0 }), 'another set has taken over the marks');
});

test.run();
