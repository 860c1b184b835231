import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Context } from '../../ir/context.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { exactInt64, numberOfInt64 } from '../../support/int64.ts';
import { isSameList } from '../../support/lists.ts';
import { Block } from '../../ir/block.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { DenseArrayAttr } from '../../ir/attributes/elements-attributes.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { kDynamic } from '../../ir/types/shaped-types.ts';
import { dynamicParts, mixedIndices, staticIndicesAttr, staticParts } from '../mixed-indices.ts';

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

test('integers of 64 bits are numbers where one is exact', () => {
  const integers = [2n ** 63n - 1n, 2n ** 53n + 2n, -(2n ** 62n)];
  const attribute = DenseArrayAttr.get(IntegerType.get(context, 64), integers);
  assert.is(staticIndicesAttr(context, mixedIndices(attribute, [])), attribute);
  assert.equal(
    integers.map((integer) => exactInt64(numberOfInt64(integer)!)),
    integers,
  );
  assert.equal([2n ** 53n + 1n, 2n ** 63n - 3n].map(numberOfInt64), [undefined, undefined]);
});

test.run();
