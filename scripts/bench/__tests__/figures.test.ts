import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { caseName, figuresOf, median, phaseTimes, ratiosOf } from '../figures.ts';
import { type Measured } from '../measure.ts';
import { figures, result } from './results.ts';

function run(seconds: number): Measured {
  const timing = new Map(
    Object.entries({
      Total: seconds,
      Parser: seconds / 2,
      Verifier: seconds / 8,
      Output: seconds / 4,
      Rest: seconds / 8,
    }),
  );
  return { seconds: seconds + 1, cpuSeconds: seconds, maxMegabytes: 50, timing };
}

test('the middle of an even number is the lower one', () => {
  assert.is(median([3, 1, 2]), 2);
  assert.is(median([4, 1, 2, 3]), 2);
});

test('a run is figures and phases', () => {
  assert.equal(figuresOf(run(8)), { wall: 9, cpu: 8, memory: 50, read: 4, passes: 1, print: 2 });
  const phases = phaseTimes([run(80), run(8), run(1)], 0.5);
  assert.equal(phases, { lex: 0.5, parse: 2.5, verify: 1, passes: 1, print: 2, other: 2 });
  // Lexing cannot take more than reading did.
  assert.is(phaseTimes([run(8)], 100).parse, 0);
});

test('ratios are taken run by run', () => {
  const { cpu, print, passes } = ratiosOf([figures(2), figures(6), figures(3)], [figures(1), figures(2), figures(3)]);
  assert.equal(cpu, { median: 2, low: 1, high: 3 });
  assert.equal(print, cpu);
  assert.is(passes, undefined);
});

test('times too short for a comparison have no ratio, memory has', () => {
  assert.equal(ratiosOf([figures(0.01, 80)], [figures(0.01, 40)]), { memory: { median: 2, low: 2, high: 2 } });
});

test('cases are named by what they differ in', () => {
  assert.is(caseName(result(10)), 'functions custom 10MB');
  assert.is(caseName(result(0, { what: 'start-up', unit: '' })), 'start-up');
});

test.run();
