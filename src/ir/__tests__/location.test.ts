import { test } from 'uvu';
import * as assert from 'uvu/assert';
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
  assert.equal(fuseLocations([...parts.slice(0, 3), ...samples().slice(1, 4)]), new FusedLoc(parts.slice(0, 3)));
  assert.equal(fuseLocations([...parts, ...samples().slice(1, 10)]), new FusedLoc(parts));
  assert.equal(fuseLocations([parts[0]!, UnknownLoc.instance, FileLineColLoc.get('f', 1, 2)]), parts[0]);
});

test.run();
