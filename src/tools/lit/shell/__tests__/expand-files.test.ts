import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TemporarySuite } from '../../__tests__/temporary-suite.ts';
import { expandFiles } from '../expand-files.ts';
import { lexShellLine } from '../lexer.ts';

const suite = new TemporarySuite().write({ 'f1.txt': '', 'f2.txt': '', 'g1.txt': '', '.hidden': '', 'sub/f3.txt': '' });
test.after(() => suite.remove());

function expand(text: string): string {
  const words = lexShellLine(text).map((token) => (token.kind === 'word' ? token.word : []));
  return words.flatMap((word) => expandFiles(word, suite.root)).join(' ');
}

for (const [text, expected] of [
  ['*', 'f1.txt f2.txt g1.txt sub'],
  ['f?.txt *.none', 'f1.txt f2.txt *.none'],
  ['"*".txt \\f*', '*.txt f1.txt f2.txt'],
  ['.h*', '.hidden'],
  // Sets.
  ['[fg]1.txt', 'f1.txt g1.txt'],
  ['[!f]1.txt', 'g1.txt'],
  ['[^f]1.txt', 'g1.txt'],
  ['f[1-2].tx[t]', 'f1.txt f2.txt'],
  ['f[2-1].* x[0]', 'f[2-1].* x[0]'],
  ['"[fg]"1.txt [] [', '[fg]1.txt [] ['],
  // Folders.
  ['*/', 'sub/'],
  ['*/*', 'sub/f3.txt'],
  ['./f* sub/../g* sub//f*', './f1.txt ./f2.txt sub/../g1.txt sub//f3.txt'],
] as const) {
  test(`files of ${text}`, () => assert.is(expand(text), expected));
}

test('files by an absolute path', () => {
  assert.is(expand(`'${suite.path('sub')}'/f*`), suite.path('sub', 'f3.txt'));
});

test.run();
