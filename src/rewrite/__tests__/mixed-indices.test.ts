import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Context } from '../../ir/context.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { isSameList } from '../../support/lists.ts';
import { Block } from '../../ir/block.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { DenseArrayAttr } from '../../ir/attributes/elements-attributes.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { kDynamic } from '../../ir/types/shaped-types.ts';
import { dynamicParts, mixedIndices, staticIndicesAttr, staticParts, typeSizes } from '../mixed-indices.ts';

const context = new Context(new DialectRegistry({}));
const block = new Block();
const value = block.addArgument(IndexType.get(context), UnknownLoc.instance);
const indices = [4, value, -1, 0];

test('a list is kept as an array with marks and as values', () => {
  const attribute = staticIndicesAttr(context, indices);
  assert.equal(attribute.values.map(String), ['4', '-9223372036854775808', '-1', '0']);
  assert.ok(isSameList(mixedIndices(attribute, [value]), indices));
});

test('numbers and values can be told apart', () => {
  assert.equal(staticParts(indices), [4, kDynamic, -1, 0]);
  assert.is(dynamicParts(indices)[0], value);
  assert.not.ok(isSameList(indices, [4, value]));
});

test('integers of 64 bits are kept exactly, types have those that are numbers', () => {
  const integers = [2n ** 63n - 1n, 2n ** 53n + 1n, -(2n ** 62n), -(2n ** 53n) + 1n];
  const attribute = DenseArrayAttr.get(IntegerType.get(context, 64), integers);
  const mixed = mixedIndices(attribute, []);
  assert.is(staticIndicesAttr(context, mixed), attribute);
  assert.equal(mixed, [2 ** 63, 2n ** 53n + 1n, -(2 ** 62), Number.MIN_SAFE_INTEGER]);
  assert.equal(typeSizes(mixed), [2 ** 63, kDynamic, -(2 ** 62), Number.MIN_SAFE_INTEGER]);
});

test.run();
