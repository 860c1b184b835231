/** What lit shows: results as they come, the summary, XUnit XML, and the choice of tests. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MemoryOutput } from '../../memory-io.ts';
import { Display } from '../display.ts';
import { parseOptions } from '../options.ts';
import { type ResultCode } from '../result.ts';
import { selectTests } from '../selection.ts';
import { summarize, type TestOutcome } from '../summary.ts';
import { type TestCase, type TestConfig } from '../test-case.ts';
import { xunitXml } from '../xunit.ts';

const config = { suiteName: 'S' } as TestConfig;

function outcome(path: string, code: ResultCode, output = '', elapsedMs = 0): TestOutcome {
  return { test: { path, config }, result: { code, output, elapsedMs } };
}

const outcomes = [
  outcome('a', 'PASS', 'output of a\n'),
  outcome('b', 'FAIL', 'output of b\n'),
  outcome('c', 'UNSUPPORTED', 'Test requires x\n'),
  outcome('d', 'XFAIL'),
];

function show(argv: string[], isTerminal = false): string {
  const options = parseOptions([...argv, 'tests']);
  const out = new MemoryOutput();
  const display = new Display(options, outcomes.length, Object.assign(out, { isTerminal }));
  display.start(5, 2);
  for (const { test, result } of outcomes) display.testDone(test, result);
  display.finish();
  return out.text;
}

test('one line per test', () => {
  assert.is(
    show([]),
    '-- Testing: 4 of 5 tests, 2 workers --\nPASS: S :: a (1 of 4)\nFAIL: S :: b (2 of 4)\n' +
      'UNSUPPORTED: S :: c (3 of 4)\nXFAIL: S :: d (4 of 4)\n',
  );
});

test('-v shows the output of failures', () => {
  const stars = '*'.repeat(20);
  assert.match(
    show(['-v']),
    `PASS: S :: a (1 of 4)\nFAIL: S :: b (2 of 4)\n${stars} TEST 'S :: b' FAILED ${stars}\noutput of b\n${stars}\nUNSUPPORTED`,
  );
});

test('-a shows the output of all', () => {
  const stars = '*'.repeat(20);
  assert.match(show(['-a']), `PASS: S :: a (1 of 4)\noutput of a\n${stars}\nFAIL`);
});

test('-q shows failures only', () => {
  assert.is(show(['-q']), 'FAIL: S :: b (2 of 4)\n');
});

test('-s shows failures and, where nobody can redraw a line, tenths', () => {
  assert.is(
    show(['-s']),
    '-- Testing: 4 of 5 tests, 2 workers --\nTesting:  0.. 10.. 20..\nFAIL: S :: b (2 of 4)\n' +
      'Testing:  30.. 40.. 50.. 60.. 70.. 80.. 90.. 100..\n',
  );
});

test('-s shows a bar on a terminal, red after a failure', () => {
  const text = show(['-s'], true);
  assert.match(text, `\r\x1b[K[\x1b[32m████████\x1b[0m${'░'.repeat(22)}]  25 % (1 of 4) S :: a`);
  assert.match(text, `\r\x1b[K[\x1b[31m${'█'.repeat(30)}\x1b[0m] 100 % (4 of 4) S :: d`);
  assert.ok(text.endsWith('\r\x1b[K'));
});

test('the summary', () => {
  assert.is(
    summarize(
      [...outcomes, outcome('e', 'EXCLUDED'), outcome('f', 'XPASS')],
      1234,
      parseOptions(['--show-xfail', 't']),
    ),
    `${'*'.repeat(20)}\nExpectedly Failed Tests (1):\n  S :: d\n\n` +
      `${'*'.repeat(20)}\nFailed Tests (1):\n  S :: b\n\n` +
      `${'*'.repeat(20)}\nUnexpectedly Passed Tests (1):\n  S :: f\n` +
      '\n\nTesting Time: 1.23s\n\nTotal Discovered Tests: 6\n' +
      '  Excluded           : 1 (16.67%)\n  Unsupported        : 1 (16.67%)\n  Passed             : 1 (16.67%)\n' +
      '  Expectedly Failed  : 1 (16.67%)\n  Failed             : 1 (16.67%)\n  Unexpectedly Passed: 1 (16.67%)\n',
  );
});

test('counts are aligned', () => {
  const many = Array.from({ length: 11 }, (_, i) => outcome(`t${i}`, i === 0 ? 'UNSUPPORTED' : 'PASS'));
  assert.match(summarize(many, 0, parseOptions(['t'])), '  Unsupported:  1 (9.09%)\n  Passed     : 10 (90.91%)\n');
});

test('a quiet summary of success is empty', () => {
  assert.is(summarize([outcome('a', 'PASS')], 0, parseOptions(['-q', 't'])), '');
});

test('the slowest tests first', () => {
  const options = parseOptions(['--time-tests', 't']);
  const skipped = outcome('c', 'SKIPPED');
  const text = summarize([outcome('a', 'PASS', '', 10), outcome('b', 'PASS', '', 2000), skipped], 0, options);
  assert.match(text, `Slowest Tests:\n${'-'.repeat(74)}\n2.00s: S :: b\n0.01s: S :: a\n\n`);
  assert.not.match(summarize([skipped], 0, options), 'Slowest');
});

test('XUnit XML', () => {
  assert.is(
    xunitXml([outcome('a/b&c', 'PASS', '', 1500), outcome('d', 'FAIL', 'x < "y"\x01'), outcome('e', 'SKIPPED')]),
    '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="S" tests="3" failures="1" skipped="1">\n' +
      '<testcase classname="S.a" name="b&amp;c" time="1.500"/>\n' +
      '<testcase classname="S" name="d" time="0.000">\n<failure>x &lt; &quot;y&quot;?</failure>\n</testcase>\n' +
      '<testcase classname="S" name="e" time="0.000">\n<skipped message=""/>\n</testcase>\n' +
      '</testsuite>\n</testsuites>\n',
  );
});

const tests: TestCase[] = ['a/x', 'a/y', 'b/x', 'b/y', 'c'].map((path) => ({ path, config }));
const select = (...argv: string[]) => selectTests(tests, parseOptions([...argv, 't']), () => 0).map(({ path }) => path);

test('filters look at suite and path, whatever the case', () => {
  assert.equal(select('--filter=X'), ['a/x', 'b/x']);
  assert.equal(select('--filter=^s :: a'), ['a/x', 'a/y']);
  assert.equal(select('--filter=a/|c', '--filter-out=y'), ['a/x', 'c']);
  assert.equal(select('--filter=none'), []);
});

test('every test is in exactly one shard', () => {
  const shards = [1, 2, 3].map((run) => select('--num-shards=3', `--run-shard=${run}`));
  assert.equal(shards, [['a/x', 'b/y'], ['a/y', 'c'], ['b/x']]);
});

test('order and number', () => {
  assert.equal(select('--max-tests=2'), ['a/x', 'a/y']);
  assert.equal(
    [...select('--order=random')].sort(),
    tests.map(({ path }) => path),
  );
  assert.not.equal(
    select('--order=random'),
    tests.map(({ path }) => path),
  );
});

test.run();
