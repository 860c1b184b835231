import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseTestScript } from '../test-script.ts';

function mistake(text: string): string {
  try {
    parseTestScript(text);
  } catch (error) {
    assert.is((error as Error).name, 'TestScriptError');
    return (error as Error).message;
  }
  return 'none';
}

test('keywords are found after any comment mark', () => {
  const script = parseTestScript(
    '// RUN: a %s | b\r\n# RUN: c\n; XFAIL: *\nREQUIRES: x, y && z\n//UNSUPPORTED:w\ntext',
  );
  assert.equal(script.runLines, [
    { firstLine: 1, lastLine: 1, text: 'a %s | b' },
    { firstLine: 2, lastLine: 2, text: 'c' },
  ]);
  assert.equal(script.requires, ['x', 'y && z']);
  assert.equal(script.unsupported, ['w']);
  assert.equal(script.xfail, ['*']);
});

test('a backslash continues a line of the same keyword, other lines between do not matter', () => {
  const script = parseTestScript(
    '// RUN: a \\\n// REQUIRES: x || \\\ntext\n// REQUIRES: y\n// RUN:   b \\\n// RUN: c\n// RUN: d',
  );
  assert.equal(script.runLines, [
    { firstLine: 1, lastLine: 6, text: 'a    b  c' },
    { firstLine: 7, lastLine: 7, text: 'd' },
  ]);
  assert.equal(script.requires, ['x ||  y']);
});

test('two backslashes continue nothing', () => {
  assert.equal(parseTestScript('RUN: a \\\\\nRUN: b').runLines.length, 2);
});

test('a word that only ends like a keyword is no keyword', () => {
  assert.equal(parseTestScript('RUN: a\nDRY-RUN: b\nMY_RUN: c\nXRUN: d').runLines.length, 1);
});

test('END. ends the search', () => {
  assert.equal(parseTestScript('RUN: a\n// END.\nRUN: b').runLines.length, 1);
  assert.equal(parseTestScript('RUN: a\n// END: no\nRUN: b').runLines.length, 2);
});

test('what is wrong is said', () => {
  assert.is(mistake('nothing'), "Test has no 'RUN:' line");
  assert.is(mistake('RUN: a\nRUN:   \n'), "Test has an empty 'RUN:' line at line 2");
  assert.is(mistake('text\nRUN: a \\\n'), "Test has unterminated 'RUN:' directive (with '\\') at line 2");
  assert.is(mistake('RUN: a \\\nRUN: b \\'), "Test has unterminated 'RUN:' directive (with '\\') from line 1 to 2");
  assert.is(
    mistake('RUN: a\nREQUIRES: x &'),
    "Could not parse the 'REQUIRES:' line at line 2: cannot read '&' in expression 'x &'",
  );
});

test.run();
