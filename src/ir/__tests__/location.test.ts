import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { StringAttr } from '../attributes/scalar-attributes.ts';
import { Context } from '../context.ts';
import { DialectRegistry } from '../dialect.ts';
import {
  CallSiteLoc,
  FileLineColLoc,
  fuseLocations,
  FusedLoc,
  isSameLocation,
  NameLoc,
  UnknownLoc,
} from '../location.ts';
import type { Location } from '../location.ts';

/** Makes the same locations anew, all different from one another. */
function samples(): Location[] {
  const place = FileLineColLoc.get('f', 1, 2);
  return [
    UnknownLoc.instance,
    place,
    FileLineColLoc.get('f', 1, 3),
    FileLineColLoc.get('g', 1, 2),
    FileLineColLoc.get('f', 1, 2, { line: 1, column: 9 }),
    new NameLoc('n'),
    new NameLoc('n', place),
    new NameLoc('m', place),
    new CallSiteLoc(place, UnknownLoc.instance),
    new CallSiteLoc(UnknownLoc.instance, place),
    new FusedLoc([place, UnknownLoc.instance]),
    new FusedLoc([place]),
  ];
}

test('locations are the same when they say the same', () => {
  const others = samples();
  samples().forEach((a, i) => others.forEach((b, j) => assert.is(isSameLocation(a, b), i === j, `${i} and ${j}`)));
});

test('duplicates drop out of what is fused, be it few or many', () => {
  const [, ...parts] = samples().filter(({ kind }) => kind !== 'fused');
  const few = fuseLocations([...parts.slice(0, 3), ...samples().slice(1, 4)]);
  assert.ok(isSameLocation(few, new FusedLoc(parts.slice(0, 3))));
  const many = fuseLocations([...parts, ...samples().slice(1, 10)]);
  assert.ok(isSameLocation(many, new FusedLoc(parts)));
  assert.equal(fuseLocations([parts[0]!, UnknownLoc.instance, FileLineColLoc.get('f', 1, 2)]), parts[0]);
});

const lines = (location: Location): number[] => {
  if (location.kind === 'fused') return location.locations.flatMap(lines);
  return location.kind === 'file' ? [location.line] : [];
};

test('locations that are fused again and again have the parts of all, each where it comes first', () => {
  const step = fc.record({ line: fc.integer({ min: 1, max: 40 }), isFirst: fc.boolean(), back: fc.nat(3) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), fc.boolean(), (steps, looksEarly) => {
      const made: Location[] = [UnknownLoc.instance];
      const expected: number[][] = [[]];
      for (const { line, isFirst, back } of steps) {
        const earlier = Math.max(0, made.length - 1 - back);
        const place = FileLineColLoc.get('f', line, 1);
        const sources = [place, made.at(-1)!, made[earlier]!, UnknownLoc.instance];
        const wanted = [[line], expected.at(-1)!, expected[earlier]!];
        made.push(fuseLocations(isFirst ? sources : sources.reverse()));
        expected.push([...new Set((isFirst ? wanted : wanted.reverse()).flat())]);
        if (looksEarly) assert.equal(lines(made.at(-1)!), expected.at(-1));
      }
      assert.equal(made.map(lines), expected);
    }),
  );
});

test('what has metadata and nothing known inside keeps its unknown location when it dissolves', () => {
  const metadata = StringAttr.get(new Context(new DialectRegistry()), 'm');
  const nothing = fuseLocations([UnknownLoc.instance], metadata) as FusedLoc;
  assert.equal(nothing.locations, [UnknownLoc.instance]);
  const place = FileLineColLoc.get('f', 1, 1);
  assert.equal((fuseLocations([nothing, place], metadata) as FusedLoc).locations, [UnknownLoc.instance, place]);
  assert.equal((fuseLocations([UnknownLoc.instance, place], metadata) as FusedLoc).locations, [place]);
});

test('a long chain of fused locations takes room and time for each link only', () => {
  let location: Location = UnknownLoc.instance;
  for (let line = 1; line <= 100_000; line++) location = fuseLocations([FileLineColLoc.get('f', line, 1), location]);
  assert.is(lines(location).length, 100_000);
});

test.run();
