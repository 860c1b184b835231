import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LocationIndex } from '../location-index.ts';
import { CallSiteLoc, FileLineColLoc, FusedLoc, locationKey, NameLoc, UnknownLoc, type Location } from '../location.ts';

const { location } = fc.letrec<{ location: Location }>((tie) => ({
  location: fc.oneof(
    { maxDepth: 4 },
    fc.constant(UnknownLoc.instance),
    fc
      .tuple(fc.constantFrom('a', 'b', '1'), fc.nat(3), fc.constantFrom(0, 1, 2 ** 32 - 1))
      .map(([name, line, column]) => FileLineColLoc.get(name, line, column)),
    fc.nat(2).map((line) => FileLineColLoc.get('a', 1, 1, { line: line + 1, column: 5 })),
    fc.tuple(fc.constantFrom('a', 'b'), tie('location')).map(([name, child]) => new NameLoc(name, child)),
    fc.tuple(tie('location'), tie('location')).map(([callee, caller]) => new CallSiteLoc(callee, caller)),
    fc.array(tie('location'), { minLength: 1, maxLength: 3 }).map((parts) => new FusedLoc(parts)),
  ),
}));

test('locations have the same number when they say the same', () => {
  fc.assert(
    fc.property(fc.array(location, { maxLength: 40 }), (locations) => {
      const index = new LocationIndex();
      const numbers = new Map<string, number>();
      for (const each of [...locations, ...locations]) {
        const number = index.of(each);
        const key = locationKey(each);
        assert.is(numbers.get(key) ?? number, number, key);
        numbers.set(key, number);
      }
      assert.is(new Set(numbers.values()).size, numbers.size);
    }),
    { seed: 3, numRuns: 300 },
  );
});

test('there may be many locations, and chains of them may be long', () => {
  const index = new LocationIndex();
  const numbers = new Set<number>();
  for (let line = 0; line < 30_000; line++) numbers.add(index.of(FileLineColLoc.get('file', line, line % 80)));
  assert.is(numbers.size, 30_000);
  let chain: Location = UnknownLoc.instance;
  for (let i = 0; i < 1000; i++) {
    chain = new CallSiteLoc(new NameLoc('f'), chain);
    numbers.add(index.of(chain));
  }
  assert.is(numbers.size, 31_000);
});

test.run();
