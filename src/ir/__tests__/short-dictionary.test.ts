import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Attribute } from '../attribute.ts';
import { StringAttr } from '../attributes/scalar-attributes.ts';
import { Context } from '../context.ts';
import { DialectRegistry } from '../dialect.ts';
import { compactDictionary, type ShortDictionary } from '../short-dictionary.ts';

const context = new Context(new DialectRegistry({}));
const names = ['a', 'b', 'c'];
const map = (count: number): Map<string, Attribute> =>
  new Map(names.slice(0, count).map((name) => [name, StringAttr.get(context, `${name}!`)]));

for (const count of [1, 2]) {
  test(`${count} in little memory are what they are in a map`, () => {
    const attributes = map(count);
    const short = compactDictionary(attributes);
    assert.is.not(short, attributes);
    assert.is(short.size, count);
    for (const name of [...names, '']) {
      assert.is(short.has(name), attributes.has(name));
      assert.is(short.get(name), attributes.get(name));
    }
    assert.equal([...short], [...attributes]);
    assert.equal([...short.entries()], [...attributes]);
    assert.equal((short as ShortDictionary).names(), [...attributes.keys()]);
    assert.equal([...short.keys()], [...attributes.keys()]);
    assert.equal([...short.values()], [...attributes.values()]);
    assert.equal(new Map(short), attributes);
    const visited: [string, Attribute][] = [];
    short.forEach((value, name, all) => {
      assert.is(all, short);
      visited.push([name, value]);
    });
    assert.equal(visited, [...attributes]);
  });
}

test('none and many stay in their map', () => {
  for (const attributes of [map(0), map(3)]) assert.is(compactDictionary(attributes), attributes);
});

test.run();
