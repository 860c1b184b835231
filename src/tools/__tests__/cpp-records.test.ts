import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runs, separator } from '../../../fixtures/cpp/runs.ts';
import { memoryIo } from '../memory-io.ts';
import { callTool } from '../tool-io.ts';
import { main } from '../ttmlir-translate.ts';

const folder = new URL('../../../fixtures/cpp/', import.meta.url);

for (const { topic, record, flags } of runs) {
  const programs = readFileSync(new URL(`${topic}.mlir`, folder), 'utf8').split(separator);
  const records = readFileSync(new URL(`records/${record}.txt`, folder), 'utf8').split(separator);

  test(`${record}: as many records as programs`, () => assert.is(records.length, programs.length));

  for (const [i, program] of programs.entries()) {
    test(`${record}, program ${i + 1}: the C++ and the message of the reference`, async () => {
      const io = memoryIo({ cwd: '/', stdin: program });
      await callTool('ttmlir-translate', main, ['--mlir-to-cpp', ...flags, '-'], io);
      assert.fixture(io.stdout.text + io.stderr.text, records[i]!);
    });
  }
}

test.run();
