import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DiagnosticsText } from '../cli/diagnostics-text.ts';

test('diagnostics are kept until they become too long together, which the last one says', () => {
  const text = new DiagnosticsText(10);
  text.add('error: 1\n');
  assert.is(text.isFull, false);
  text.add('error: 2\n');
  assert.is(text.isFull, true);
  text.add('error: 3\n');
  assert.is(text.kept, 'error: 1\nerror: 2\nerror: there are more diagnostics than can be shown\n');
});

test('diagnostics that are said at once are never too many', () => {
  const text = new DiagnosticsText(10);
  const said: string[] = [];
  text.add('error: 1\n');
  text.sayAtOnce((part) => void said.push(part));
  for (const i of [2, 3, 4]) text.add(`error: ${i}\n`);
  assert.equal(said, ['error: 1\n', 'error: 2\n', 'error: 3\n', 'error: 4\n']);
  assert.is(text.isFull, false);
});

test.run();
