import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ProgressBar } from '../progress.ts';

function record(isTTY: boolean) {
  const written: string[] = [];
  return { written, stream: { isTTY, write: (text: string) => written.push(text) } };
}

test('a terminal gets a bar that redraws itself, not too often, and goes away', () => {
  const { written, stream } = record(true);
  let time = 0;
  const bar = new ProgressBar('Running', 200, stream, () => time);
  time = 1000;
  bar.update(100);
  time = 1010;
  bar.update(101);
  time = 2500;
  bar.update(200);
  bar.finish();
  assert.equal(written, [
    `\r\x1b[KRunning [${'█'.repeat(15)}${'░'.repeat(15)}]  50 % (100 of 200) 1.0 s`,
    `\r\x1b[KRunning [${'█'.repeat(30)}] 100 % (200 of 200) 2.5 s`,
    '\r\x1b[K',
  ]);
});

test('a file gets a line per quarter', () => {
  const { written, stream } = record(false);
  const bar = new ProgressBar('Running', 200, stream, () => 0);
  for (let done = 0; done <= 200; done++) bar.update(done);
  bar.finish();
  assert.equal(
    written,
    [25, 50, 75, 100].map((percent) => `Running: ${String(percent).padStart(3)} % (${percent * 2} of 200) 0.0 s\n`),
  );
});

test('a task without steps is done at once', () => {
  const { written, stream } = record(false);
  new ProgressBar('Nothing', 0, stream, () => 0).update(0);
  assert.equal(written, ['Nothing: 100 % (0 of 0) 0.0 s\n']);
});

test.run();
