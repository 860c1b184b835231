import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ReferenceOrder, type NumberedDialect } from '../writer/reference-order.ts';

/** Returns the order as its definition gives it: numbers of one byte, of two, and so on, each with one dialect beside another. */
function orderOf(things: readonly { place: number; dialect: number; references: number }[]): number[] {
  const sorted = [...things].sort((a, b) => b.references - a.references);
  const ordered: typeof sorted = [];
  let first = 0;
  for (const size of [128, 16384 - 128]) {
    const group = sorted.slice(ordered.length, ordered.length + size);
    const rank = (dialect: number): number => (dialect === first ? -1 : dialect);
    group.sort((a, b) => rank(a.dialect) - rank(b.dialect));
    first = group.at(-1)?.dialect ?? 0;
    ordered.push(...group);
  }
  return ordered.map(({ place }) => place);
}

test('what is referred to more often comes first, of what takes equally many bytes things of one dialect beside each other', () => {
  const thing = fc.record({ dialect: fc.nat({ max: 4 }), references: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 400, size: 'max' }), (things) => {
      const dialects = Array.from({ length: 5 }, (_, number): NumberedDialect => ({ name: `d${number}`, number }));
      const order = new ReferenceOrder<number>();
      things.forEach(({ dialect, references }, place) => {
        assert.is(order.meet(place, dialects[dialect]!), place);
        for (let i = 1; i < references; i++) order.meetAgain(place);
      });
      order.order();
      const expected = orderOf(things.map((each, place) => ({ ...each, place })));
      assert.is(order.length, things.length);
      assert.equal(
        expected.map((_, number) => order.thing(number)),
        expected,
      );
      expected.forEach((place, number) => {
        assert.is(order.numberAt(place), number);
        assert.is(order.dialect(number), dialects[things[place]!.dialect]);
      });
    }),
  );
});

test.run();
