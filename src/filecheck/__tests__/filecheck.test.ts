import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { byteTextToBytes, toByteText } from '../byte-text.ts';
import { type FileCheckResult, runFileCheck } from '../filecheck.ts';
import { canonicalize, defaultRequest, type FileCheckRequest } from '../request.ts';

function run(check: string, input: string, options: Partial<FileCheckRequest> = {}): FileCheckResult {
  return runFileCheck({
    request: { ...defaultRequest, ...options },
    checkFile: { name: 'check', text: toByteText(check) },
    readInput: () => ({ name: 'input', text: toByteText(input) }),
    dump: { when: 'never', filter: 'error', contextLines: 5 },
    color: false,
  });
}

test('says nothing when all directives match', () => {
  assert.equal(run('CHECK: foo\n', 'foo\n'), { exitCode: 0, messages: '' });
});

test('says what is missing and where it was looked for', () => {
  const { exitCode, messages } = run('CHECK: foo\nCHECK: bar\n', 'foo\nbaz\n');
  assert.is(exitCode, 1);
  assert.is(
    messages,
    'check:2:8: error: CHECK: expected string not found in input\nCHECK: bar\n       ^\n' +
      'input:1:4: note: scanning from here\nfoo\n   ^\n' +
      'input:2:1: note: possible intended match here\nbaz\n^\n',
  );
});

test('does not read the input when the check file is wrong', () => {
  const result = runFileCheck({
    request: defaultRequest,
    checkFile: { name: 'check', text: 'CHECK: {{x\n' },
    readInput: () => {
      throw new Error('the input was read');
    },
    dump: { when: 'always', filter: 'all', contextLines: 5 },
    color: false,
  });
  assert.is(result.exitCode, 2);
});

test('reports an input that cannot be read', () => {
  const result = runFileCheck({
    request: defaultRequest,
    checkFile: { name: 'check', text: 'CHECK: x\n' },
    readInput: () => ({ error: 'no input' }),
    dump: { when: 'always', filter: 'all', contextLines: 5 },
    color: false,
  });
  assert.equal(result, { exitCode: 2, messages: 'no input\n' });
});

test('a definition of a number needs a value', () => {
  const { exitCode, messages } = run('CHECK: x\n', 'x\n', { defines: ['#X='] });
  assert.is(exitCode, 2);
  assert.match(messages, 'missing value of numeric variable');
});

test('an expression that is invalid only as a whole matches nothing', () => {
  assert.is(run('CHECK: {{a{}}2}\n', 'a{2}\n').exitCode, 1);
  assert.is(run('CHECK-NOT: {{a{}}2}\n', 'a{2}\n').exitCode, 0);
});

test('whitespace is compared as LLVM does', () => {
  assert.is(canonicalize('a \t b\r\n\r\tc', defaultRequest), 'a b\n\r c');
  assert.is(canonicalize('a \t b\r\n', { ...defaultRequest, strictWhitespace: true }), 'a \t b\n');
});

test('thousands of directives and lines match', () => {
  const lines = Array.from({ length: 20000 }, (_, i) => `  %${i + 1} = "test.op"(%${i}) : i32`);
  const checks = lines
    .filter((_, i) => i % 10 === 0)
    .map(
      (line, i) =>
        `CHECK: ${i % 2 === 0 ? line.replace(/%\d+ =/, '%[[V:[0-9]+]] =') : line}\nCHECK-NOT: {{[a-z]}}.none`,
    );
  const dags = Array.from({ length: 300 }, (_, i) => `CHECK-DAG: op"(%${300 - i})`);
  assert.equal(run(checks.join('\n'), lines.join('\n')), { exitCode: 0, messages: '' });
  assert.equal(run(dags.join('\n'), lines.join('\n')), { exitCode: 0, messages: '' });
});

const words = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 20 });

test('property: the lines of an input, in order, match it; a line that is not there does not', () => {
  fc.assert(
    fc.property(words, fc.infiniteStream(fc.boolean()), (lines, keep) => {
      const input = lines.join('\n');
      const kept = lines.filter(() => keep.next().value);
      const next = lines.map((line, i) => `CHECK${i > 0 ? '-NEXT' : ''}: {{^}}${line}{{$}}`);
      if (kept.length > 0) assert.is(run(kept.map((line) => `CHECK: ${line}`).join('\n'), input).exitCode, 0);
      assert.is(run(next.join('\n'), input).exitCode, 0);
      assert.is(run(`CHECK: ${lines[0]}\nCHECK: ABSENT`, input).exitCode, 1);
      assert.is(run(`CHECK-NOT: ABSENT`, input).exitCode, 0);
    }),
    { seed: 5, numRuns: 200 },
  );
});

test('property: -DAG directives match distinct lines in any order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(200), { minLength: 1, maxLength: 15 }), fc.nat(), (numbers, rotation) => {
      const at = rotation % numbers.length;
      const rotated = [...numbers.slice(at), ...numbers.slice(0, at)];
      const checks = rotated.map((n) => `CHECK-DAG: n${n}.`).join('\n');
      const input = numbers.map((n) => `n${n}.`).join('\n');
      assert.is(run(checks, input).exitCode, 0);
      assert.is(run(`${checks}\nCHECK-DAG: n${numbers[0]}.`, input).exitCode, 1);
    }),
    { seed: 6, numRuns: 100 },
  );
});

test('property: texts survive the way to bytes and back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      assert.is(new TextDecoder().decode(byteTextToBytes(toByteText(text))), text);
    }),
    { seed: 8, numRuns: 200 },
  );
});

test.run();
