import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { applyMixins } from '../chevrotain/apply-mixins.ts';
import * as quick from '../chevrotain/lodash.ts';

type Functions = Readonly<Record<string, (...args: unknown[]) => unknown>>;

const lodash = (await import('lodash-es' as string)) as Functions;
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

const isOdd = (value: unknown): boolean => Number(value) % 2 === 1;
const array = fc.array(fc.integer({ min: 0, max: 5 }));
const object = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 5 }));
const collection = fc.oneof(array, object, fc.constantFrom(null, undefined));

/** Arguments that each function is given, as Chevrotain gives it. */
const argumentsOf: Readonly<Record<string, fc.Arbitrary<unknown[]>>> = {
  assign: fc.tuple(
    object.map((object) => ({ ...object })),
    object,
  ),
  clone: fc.tuple(fc.oneof(array, object)),
  compact: fc.tuple(fc.array(fc.constantFrom(0, 1, '', 'a', null, undefined, false))),
  defaults: fc.tuple(fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom(1, undefined)), object),
  difference: fc.tuple(array, array),
  drop: fc.oneof(fc.tuple(array), fc.tuple(array, fc.nat(6))),
  dropRight: fc.oneof(fc.tuple(array), fc.tuple(array, fc.nat(6))),
  first: fc.tuple(fc.oneof(array, fc.constant(undefined))),
  flatten: fc.tuple(fc.array(fc.oneof(fc.integer(), array))),
  groupBy: fc.tuple(fc.array(fc.record({ name: fc.constantFrom('x', 'y') })), fc.constant('name')),
  has: fc.tuple(fc.oneof(object, fc.constant(undefined)), fc.constantFrom('a', 'b', 'toString')),
  identity: fc.tuple(fc.integer()),
  includes: fc.tuple(fc.oneof(array, object), fc.nat(5)),
  indexOf: fc.tuple(array, fc.nat(5)),
  isEmpty: fc.tuple(fc.oneof(collection, fc.string())),
  keys: fc.tuple(fc.oneof(object, fc.constant(undefined))),
  last: fc.tuple(fc.oneof(array, fc.constant(undefined))),
  noop: fc.tuple(),
  pickBy: fc.tuple(object, fc.constant(isOdd)),
  reduce: fc.tuple(
    collection,
    fc.constant((result: string, value: unknown, key: unknown) => `${result} ${String(value)} ${String(key)}`),
    fc.constant(''),
  ),
  uniq: fc.tuple(array),
  upperFirst: fc.tuple(fc.string()),
  values: fc.tuple(collection),
  ...Object.fromEntries(
    ['every', 'filter', 'find', 'flatMap', 'map', 'reject', 'some'].map((name) => [
      name,
      fc.tuple(
        collection,
        fc.constantFrom(isOdd, (value: unknown, key: unknown) => [value, key]),
      ),
    ]),
  ),
  ...Object.fromEntries(
    ['isArray', 'isFunction', 'isObject', 'isRegExp', 'isString', 'isUndefined'].map((name) => [
      name,
      fc.tuple(fc.constantFrom<unknown>([], {}, null, undefined, 'a', 1, /a/, isOdd)),
    ]),
  ),
};

for (const [name, given] of Object.entries(argumentsOf)) {
  test(`${name} is lodash's, for what Chevrotain passes`, () => {
    fc.assert(
      fc.property(given, (args) => {
        const [ours, theirs] = [structuredCopy(args), structuredCopy(args)];
        assert.equal((quick as unknown as Functions)[name]!(...ours), lodash[name]!(...theirs));
        assert.equal(ours, theirs);
      }),
    );
  });
}

test('forEach visits what that of lodash visits, until it is told to stop', () => {
  fc.assert(
    fc.property(collection, fc.nat(6), (values, stop) => {
      const visits = (forEach: (...args: unknown[]) => unknown): unknown[] => {
        const seen: unknown[] = [];
        forEach(values, (value: unknown, key: unknown) => {
          seen.push(value, key);
          return seen.length < 2 * stop;
        });
        return seen;
      };
      assert.equal(visits((quick as unknown as Functions)['forEach']!), visits(lodash['forEach']!));
    }),
  );
});

test('every function of lodash that Chevrotain imports is there, and no other', () => {
  const imported = new Set<string>();
  for (const folder of ['chevrotain', ...readdirSync(`${modules}/@chevrotain`).map((name) => `@chevrotain/${name}`)]) {
    for (const file of readdirSync(`${modules}/${folder}`, { recursive: true, encoding: 'utf8' })) {
      if (!/^lib\/src\/.*\.js$/.test(file)) continue;
      const text = readFileSync(`${modules}/${folder}/${file}`, 'utf8');
      for (const [, names] of text.matchAll(/import \{([^}]*)\} from "lodash-es"/g)) {
        for (const name of names!.split(',')) if (name.trim() !== '') imported.add(name.trim().replace(/ as .*/, ''));
      }
    }
  }
  assert.equal(Object.keys(quick).sort(), [...imported].sort());
});

test('mixins give a class their methods and accessors, the last of one name', () => {
  class First {
    method(): string {
      return 'first';
    }
    other(): string {
      return 'other';
    }
  }
  class Second {
    method(): string {
      return 'second';
    }
    get length(): number {
      return 3;
    }
  }
  class Derived {
    own(): string {
      return 'own';
    }
  }
  applyMixins(Derived, [First, Second]);
  const derived = new Derived() as Derived & First & Second;
  assert.equal([derived.own(), derived.method(), derived.other(), derived.length], ['own', 'second', 'other', 3]);
  assert.equal(Object.getOwnPropertyNames(Derived.prototype).sort(), [
    'constructor',
    'length',
    'method',
    'other',
    'own',
  ]);
  assert.is(Derived.prototype.constructor, Derived);
});

/** Copies lists and plain objects, since some functions change them. */
function structuredCopy(args: unknown[]): unknown[] {
  return args.map((arg) => {
    if (Array.isArray(arg)) return [...(arg as unknown[])];
    return typeof arg === 'object' && arg !== null && !(arg instanceof RegExp) ? { ...arg } : arg;
  });
}

test.run();
