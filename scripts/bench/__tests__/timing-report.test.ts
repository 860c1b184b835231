import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseTimingReport, passTimes, phasesOf } from '../timing-report.ts';

const ours = `warning: something
  Total Execution Time: 2.0000 seconds

  ----Wall Time----  ----Name----
    2.0000 (100.0%)  root
    1.0000 ( 50.0%)  Parser
    0.4000 ( 20.0%)  Verifier
    0.3000 ( 15.0%)  'func.func' Pipeline
    0.2000 ( 10.0%)  CSE
    0.1000 (  5.0%)  Canonicalizer
    0.5000 ( 25.0%)  Output
    0.1000 (  5.0%)  Rest
    2.0000 (100.0%)  Total
0.1 0.2 3
`;
const tree = `  Total Execution Time: 0.0049 seconds

  ----User Time----  ----Wall Time----  ----Name----
    0.0008 ( 10.1%)    0.0010 ( 16.7%)  Parser
    0.0001 (  1.1%)    0.0002 (  1.8%)  CSE
    0.0000 (  0.0%)    0.0001 (  0.0%)    (A) DominanceInfo
    0.0002 (  1.1%)    0.0003 (  1.8%)  CSE
    0.0001 (  1.1%)   -0.0005 ( -1.8%)  Rest
`;

test('phases are read from the list', () => {
  const entries = parseTimingReport(ours)!;
  const { passes, ...others } = phasesOf(entries);
  assert.equal(others, { parser: 1, verifier: 0.4, output: 0.5 });
  assert.ok(Math.abs(passes - 0.4) < 1e-9, String(passes));
  assert.equal(passTimes(entries), [
    ['CSE', 0.2],
    ['Canonicalizer', 0.1],
  ]);
});

test('wall time is the last column, and entries of one name add up', () => {
  const entries = parseTimingReport(tree)!;
  assert.is(entries.get('Parser'), 0.001);
  assert.is(entries.get('CSE'), 0.0005);
  assert.equal(passTimes(entries), [['CSE', 0.0005]]);
  assert.is(phasesOf(entries).verifier, undefined);
});

test('text without a report has none', () => {
  assert.is(parseTimingReport('error: no\n'), undefined);
});

test.run();
