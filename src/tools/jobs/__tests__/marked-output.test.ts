import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createEndMark, MarkedOutput } from '../marked-output.ts';

test('text before the mark has come when the mark has, however the stream is cut', async () => {
  const words = fc.array(fc.constantFrom('a', 'é', '\0', '\0end of job', '\0end of job \0', '\n'), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(words, words, fc.array(fc.nat(60), { maxLength: 5 }), async (before, after, cuts) => {
      const stream = new PassThrough();
      let taken = '';
      const output = new MarkedOutput(stream, (text) => (taken += text));
      const mark = createEndMark();
      const marked = output.whenMarked(mark).then(() => taken.startsWith(before.join('')));
      const bytes = Buffer.from(before.join('') + mark + after.join(''));
      const places = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
      for (const [i, place] of places.slice(1).entries()) {
        stream.write(bytes.subarray(places[i], place));
        await setImmediate();
      }
      assert.ok(await marked);
      stream.end();
      await new Promise((resolve) => stream.on('close', resolve));
      assert.is(taken, before.join('') + after.join(''));
    }),
    { seed: 1, numRuns: 100 },
  );
});

test('the end of the stream ends the waiting, and what could have been a mark is text', async () => {
  const stream = new PassThrough();
  let taken = '';
  const output = new MarkedOutput(stream, (text) => (taken += text));
  const marked = output.whenMarked(createEndMark());
  stream.end('text\0end');
  await marked;
  assert.is(taken, 'text\0end');
  await output.whenMarked(createEndMark());
});

test.run();
