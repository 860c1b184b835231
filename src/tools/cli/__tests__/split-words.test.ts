import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { splitWords } from '../split-words.ts';

test('blanks separate words that no quotes hold together', () => {
  for (const quoting of ['posix', 'llvm'] as const) {
    assert.equal(splitWords('', quoting), []);
    assert.equal(splitWords('  -a\t-b=c\n ', quoting), ['-a', '-b=c']);
    assert.equal(splitWords(`-a='x y' "it's" '' \\"\\ z`, quoting), ['-a=x y', "it's", '', '" z']);
    assert.equal(splitWords('a\\', quoting), ['a\\']);
  }
});

test('backslashes in quotes', () => {
  const text = `'a\\.b' "a\\.b \\" \\\\"`;
  assert.equal(splitWords(text, 'posix'), ['a\\.b', 'a\\.b " \\']);
  assert.equal(splitWords(text, 'llvm'), ['a.b', 'a.b " \\']);
});

test('a quote that does not end', () => {
  assert.throws(() => splitWords(`-a 'b c`, 'posix'), `missing closing ' in '-a 'b c'`);
  assert.equal(splitWords(`-a 'b c`, 'llvm'), ['-a', 'b c']);
});

test.run();
