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
  assert.equal(script.steps, [
    { firstLine: 1, lastLine: 1, text: 'a %s | b' },
    { firstLine: 2, lastLine: 2, text: 'c' },
  ]);
  assert.equal(script.requires, ['x', 'y && z']);
  assert.equal(script.unsupported, ['w']);
  assert.equal(script.xfail, ['*']);
  assert.is(script.allowedRetries, 0);
});

test('a backslash continues a line of the same keyword, other lines between do not matter', () => {
  const script = parseTestScript(
    '// RUN: a \\\n// REQUIRES: x || \\\ntext\n// REQUIRES: y\n// RUN:   b \\\n// RUN: c\n// RUN: d',
  );
  assert.equal(script.steps, [
    { firstLine: 1, lastLine: 6, text: 'a    b  c' },
    { firstLine: 7, lastLine: 7, text: 'd' },
  ]);
  assert.equal(script.requires, ['x || y']);
});

test('definitions stand among the lines that run', () => {
  const script = parseTestScript(
    '// DEFINE: %{a} =  b  c  \n// RUN: %{a}\n// REDEFINE: %{a}=x \\\n// REDEFINE:   y\n// RUN: z\n// ALLOW_RETRIES: 3',
  );
  assert.equal(script.steps, [
    { keyword: 'DEFINE', firstLine: 1, lastLine: 1, name: '%{a}', value: 'b  c' },
    { firstLine: 2, lastLine: 2, text: '%{a}' },
    { keyword: 'REDEFINE', firstLine: 3, lastLine: 4, name: '%{a}', value: 'x y' },
    { firstLine: 5, lastLine: 5, text: 'z' },
  ]);
  assert.is(script.allowedRetries, 3);
});

test('two backslashes continue nothing', () => {
  assert.equal(parseTestScript('RUN: a \\\\\nRUN: b').steps.length, 2);
});

test('a word that only ends like a keyword is no keyword', () => {
  assert.equal(parseTestScript('RUN: a\nDRY-RUN: b\nMY_RUN: c\nXRUN: d').steps.length, 1);
});

test('END. ends the search', () => {
  assert.equal(parseTestScript('RUN: a\n// END.\nRUN: b').steps.length, 1);
  assert.equal(parseTestScript('RUN: a\n// END: no\nRUN: b').steps.length, 2);
});

test('what is wrong is said', () => {
  assert.is(mistake('nothing'), "Test has no 'RUN:' line");
  assert.is(mistake('RUN: a\nRUN:   \n'), "Test has an empty 'RUN:' line at line 2");
  assert.is(mistake('text\nRUN: a \\\n'), "Test has unterminated 'RUN:' directive (with '\\') at line 2");
  assert.is(mistake('RUN: a \\\nRUN: b \\'), "Test has unterminated 'RUN:' directive (with '\\') from line 1 to 2");
  assert.is(mistake('RUN: a \\\nDEFINE: %{a} = 1'), "Test has unterminated 'RUN:' directive (with '\\') at line 1");
  assert.is(mistake('DEFINE: %{a} = 1'), "Test has no 'RUN:' line");
  const shape = "expected '%{name} = value' in the 'DEFINE:' line";
  for (const text of ['%x = 1', '%{x} 1', '%{1x} = 1', '%{a b} = 1', 'a %{x} = 1', '']) {
    const message = `${shape} at line 2, with a name of letters, digits, '_', '-' and ':'`;
    assert.is(mistake(`RUN: a\nDEFINE: ${text}`), message);
  }
  assert.is(
    mistake('RUN: a\nALLOW_RETRIES: -1'),
    "expected a number in the 'ALLOW_RETRIES:' line at line 2, but got '-1'",
  );
  assert.is(mistake('RUN: a\nALLOW_RETRIES: 1\nALLOW_RETRIES: 1'), "Test has a second 'ALLOW_RETRIES:' line at line 3");
  assert.is(
    mistake('RUN: a\nREQUIRES: x &'),
    "Could not parse the 'REQUIRES:' line at line 2: cannot read '&' in expression 'x &'",
  );
});

test.run();
