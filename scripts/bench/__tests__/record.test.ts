import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compareWithRecord, recordText, updateRecord, type BenchRecord } from '../record.ts';
import { comparisonSummary, regressionText, resultLine, startUpText, summaryText } from '../text-report.ts';
import { ratios, result } from './results.ts';

const about = { command: 'npm run bench', node: 'v20', peer: '22' };
const record = updateRecord(undefined, [result(1), result(10)], about);

/** Returns a result without what it has of the peer. */
function withoutPeer(size: number, cpu: number): ReturnType<typeof result> {
  const { theirs: _theirs, toPeer: _toPeer, ...others } = result(size, { toCalibration: ratios(cpu) });
  return others;
}

test('a ratio that got worse by more than the tolerance is a regression', () => {
  const { compared, regressions } = compareWithRecord(record, [
    result(1, { toPeer: ratios(4.4) }),
    result(10, { toPeer: ratios(5) }),
  ]);
  assert.is(compared, 2);
  assert.equal(regressions, [{ name: 'functions custom 10MB', metric: 'cpu', was: 4, is: 5, to: 'mlir-opt' }]);
  assert.is(regressionText(regressions[0]!), 'functions custom 10MB: cpu 4.00 → 5.00 times mlir-opt (+25 %)');
});

test('noise is no regression', () => {
  // One of the runs was as good as the worst of those recorded.
  assert.equal(compareWithRecord(record, [result(1, { toPeer: ratios(5, 0.2) })]).regressions, []);
  const noisy = updateRecord(undefined, [result(1, { toPeer: ratios(4, 0.3) })], about);
  assert.equal(compareWithRecord(noisy, [result(1, { toPeer: ratios(5) })]).regressions, []);
});

test('without the peer the calibration loop is the measure', () => {
  assert.equal(compareWithRecord(record, [withoutPeer(10, 11)]).regressions, []);
  const [regression] = compareWithRecord(record, [withoutPeer(10, 13)]).regressions;
  assert.is(regressionText(regression!), 'functions custom 10MB: cpu 10.00 → 13.00 times the calibration loop (+30 %)');
});

test('what cannot be compared is said', () => {
  const comparison = compareWithRecord(record, [result(50)]);
  assert.equal(comparison.unrecorded, ['functions custom 50MB']);
  assert.is(
    comparisonSummary(comparison),
    'no ratio can be compared with the record; the record has nothing of functions custom 50MB',
  );
  assert.match(comparisonSummary(undefined), /^there is no record/);
});

test('an update keeps what was not measured', () => {
  const updated = updateRecord(record, [result(10, { toPeer: ratios(3) })], { ...about, node: 'v22' });
  assert.is(updated.node, 'v22');
  assert.equal(updated.cases['functions custom 1MB'], record.cases['functions custom 1MB']);
  assert.equal(updated.cases['functions custom 10MB']!.toPeer, { cpu: { median: 3, high: 3.03 } });
});

test('the record is read as it was written', () => {
  const text = recordText(record);
  assert.equal(JSON.parse(text) as BenchRecord, record);
  assert.ok(text.includes('        "cpu": { "median": 4, "high": 4.04 }\n'), text);
  assert.equal(JSON.parse(recordText(updateRecord(undefined, [], about))) as BenchRecord, { ...about, cases: {} });
});

test('the text names growth and regressions', () => {
  const growth = { what: 'aliases', form: 'custom', unit: 'MB', from: 10, to: 50, ours: 1.3, theirs: 1 } as const;
  const comparison = compareWithRecord(record, [result(10, { toPeer: ratios(5) })]);
  assert.is(
    summaryText([growth, { ...growth, what: 'nested', ours: 1.05 }], comparison),
    `grows faster than the input:
  aliases custom, 10 to 50MB: size^1.30, mlir-opt size^1.00
compared 1 ratios with the record: 1 got worse by more than 15 % and noise
  REGRESSION functions custom 10MB: cpu 4.00 → 5.00 times mlir-opt (+25 %)
`,
  );
  assert.match(resultLine(result(10)), /^functions custom 10MB {10,}10\.00 {3}10\.00 {5}100 {7}- {4}4\.00 /);
});

test('the start-up is compared with that of Node', () => {
  const wall = { median: 2.184, low: 2, high: 2.5 };
  const text = 'start-up takes 2.18 times as long as node -e 0 (2.00 to 2.50)\n';
  assert.is(startUpText(result(0, { toCalibration: { wall } })), text);
  assert.is(startUpText(result(0, { toCalibration: {} })), '');
});

test.run();
