import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { diffLines } from '../builtins/line-diff.ts';

const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });

/** Length of the longest common subsequence, by the textbook's table. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  let previous = new Array<number>(b.length + 1).fill(0);
  for (const x of a) {
    const row = [0];
    for (const [j, y] of b.entries()) row.push(x === y ? previous[j]! + 1 : Math.max(row[j]!, previous[j + 1]!));
    previous = row;
  }
  return previous[b.length]!;
}

test('the edits turn one text into the other', () => {
  fc.assert(
    fc.property(lines, lines, (a, b) => {
      const result: string[] = [];
      let at = 0;
      for (const { startA, endA, startB, endB } of diffLines(a, b)) {
        result.push(...a.slice(at, startA), ...b.slice(startB, endB));
        at = endA;
      }
      assert.equal([...result, ...a.slice(at)], b);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('no shorter list of edits exists', () => {
  fc.assert(
    fc.property(lines, lines, (a, b) => {
      const size = diffLines(a, b).reduce((sum, edit) => sum + edit.endA - edit.startA + edit.endB - edit.startB, 0);
      assert.is(size, a.length + b.length - 2 * commonLength(a, b));
    }),
    { seed: 2, numRuns: 500 },
  );
});

test('neighbouring edits are one', () => {
  fc.assert(
    fc.property(lines, lines, (a, b) => {
      const edits = diffLines(a, b);
      for (const [i, edit] of edits.entries()) {
        const next = edits[i + 1];
        if (next) assert.ok(next.startA > edit.endA && next.startB > edit.endB);
      }
    }),
    { seed: 3, numRuns: 500 },
  );
});

test('texts that have nothing in common take bounded time', () => {
  const a = Array.from({ length: 5000 }, (_, i) => `a${i}`);
  const b = Array.from({ length: 5000 }, (_, i) => `b${i}`);
  assert.equal(diffLines(a, b), [{ startA: 0, endA: 5000, startB: 0, endB: 5000 }]);
});

test.run();
