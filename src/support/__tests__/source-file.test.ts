import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SourceFile } from '../source-file.ts';

test('places in a line are the same in whatever order they are asked for', () => {
  const source = new SourceFile('f', 'aé€b\nxé😀y z\n');
  const offsets = Array.from({ length: source.text.length }, (_, i) => i).filter((i) => source.text[i] !== '\ude00');
  const fresh = (offset: number) => new SourceFile('f', source.text).position(offset);
  assert.equal(fresh(3), { line: 1, column: 7 });
  assert.equal(fresh(9), { line: 2, column: 8 });
  for (const order of [offsets, offsets.toReversed(), offsets.filter((i) => i % 3 !== 0)]) {
    for (const offset of order) assert.equal(source.position(offset), fresh(offset), `at ${offset}`);
  }
});

test('places in a line of a million characters are found in no more than a moment', () => {
  const source = new SourceFile('f', 'x'.repeat(1_000_000));
  for (let offset = 0; offset < 1_000_000; offset += 5) source.position(offset);
  assert.is(source.position(999_999).column, 1_000_000);
});

test.run();
