import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Context } from '../../ir/context.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { Block } from '../../ir/block.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { kDynamic } from '../../ir/types/shaped-types.ts';
import { areSameIndices, dynamicParts, mixedIndices, staticIndicesAttr, staticParts } from '../mixed-indices.ts';

const context = new Context(new DialectRegistry({}));
const block = new Block();
const value = block.addArgument(IndexType.get(context), UnknownLoc.instance);
const indices = [4, value, -1, 0];

test('a list is kept as an array with marks and as values', () => {
  const attribute = staticIndicesAttr(context, indices);
  assert.equal(attribute.values.map(String), ['4', '-9223372036854775808', '-1', '0']);
  assert.ok(areSameIndices(mixedIndices(attribute, [value]), indices));
});

test('numbers and values can be told apart', () => {
  assert.equal(staticParts(indices), [4, kDynamic, -1, 0]);
  assert.is(dynamicParts(indices)[0], value);
  assert.not.ok(areSameIndices(indices, [4, value]));
});

test.run();
