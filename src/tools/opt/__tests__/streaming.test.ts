import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Timer } from '../../../pass/timing.ts';
import { createPassRegistry } from '../../pass-registry.ts';
import { askedPipeline } from '../pipeline.ts';
import { mayStream, streamTimers } from '../streaming.ts';

test('printing and passes in the midst of parsing are timed apart, verification as a part of parsing', () => {
  let now = 0;
  const timer = new Timer('root', () => now);
  const { verify, transform, print } = streamTimers(timer);
  timer.time('Parser', () => {
    now += 1;
    verify!(() => (now += 2));
    transform!(() => timer.time('CSE', () => (now += 16)));
    print!(() => (now += 4));
    now += 8;
  });
  const parser = timer.nest('Parser');
  assert.is(parser.seconds, 0.011);
  assert.is(parser.nest('Verifier', true).seconds, 0.002);
  assert.is(timer.nest('CSE').seconds, 0.016);
  assert.is(timer.nest('Output').seconds, 0.004);
});

test('nothing is printed as soon as it is read where a look at the whole comes between', () => {
  const given = (...names: string[]) => names.map((name) => ({ name, value: undefined }));
  assert.ok(mayStream(given('o', 'mlir-print-debuginfo'), [], { debugInfo: true }));
  const passes = given('cse');
  assert.ok(mayStream([...given('o'), ...passes], passes, {}));
  assert.not(mayStream([...given('verify-each'), ...passes], passes, {}));
  assert.not(mayStream(given('verify-roundtrip'), [], {}));
  assert.not(mayStream(given('mlir-print-value-users'), [], { valueUsers: true }));
});

test('what a limit holds for as a whole, or what is asked for on another operation, is not for parts of a module', () => {
  const isMemberwise = (name: string, value?: string): boolean =>
    askedPipeline([{ name, value }], createPassRegistry()).isMemberwise;
  assert.ok(isMemberwise('canonicalize'));
  assert.not(isMemberwise('canonicalize', '{max-num-rewrites=5}'));
  assert.not(isMemberwise('inline'));
  assert.ok(isMemberwise('pass-pipeline', 'builtin.module(func.func(cse,canonicalize))'));
  assert.not(isMemberwise('pass-pipeline', 'builtin.module(any(cse))'));
  // What is written at the end would be written after each function.
  assert.ok(isMemberwise('print-op-stats'));
  assert.not(isMemberwise('pass-pipeline', 'builtin.module(func.func(print-op-stats))'));
  assert.not(isMemberwise('pass-pipeline', 'func.func(cse)'));
  assert.not(isMemberwise('pass-pipeline', 'builtin.module(cse,symbol-dce)'));
  // What is wrong with the input is said first.
  assert.not(isMemberwise('cse', 'no-such-option=1'));
  assert.not(isMemberwise('pass-pipeline', 'builtin.module(cse,no-such-pass)'));
});

test.run();
