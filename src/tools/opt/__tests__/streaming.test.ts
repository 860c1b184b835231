import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Timer } from '../../../pass/timing.ts';
import { mayStream, streamTimers } from '../streaming.ts';

test('printing in the midst of parsing is timed apart, verification as a part of parsing', () => {
  let now = 0;
  const timer = new Timer('root', () => now);
  const { verify, print } = streamTimers(timer);
  timer.time('Parser', () => {
    now += 1;
    verify!(() => (now += 2));
    print!(() => (now += 4));
    now += 8;
  });
  const parser = timer.nest('Parser');
  assert.is(parser.seconds, 0.011);
  assert.is(parser.nest('Verifier', true).seconds, 0.002);
  assert.is(timer.nest('Output').seconds, 0.004);
});

test('nothing is printed as soon as it is read where a pass, or a look at the whole, comes between', () => {
  const given = (...names: string[]) => names.map((name) => ({ name, value: undefined }));
  assert.ok(mayStream(given('o', 'mlir-print-debuginfo'), { debugInfo: true }));
  assert.not(mayStream(given('o', 'cse'), {}));
  assert.not(mayStream(given('verify-roundtrip'), {}));
  assert.not(mayStream(given('mlir-print-value-users'), { valueUsers: true }));
});

test.run();
