/** Compares with recorded runs of LLVM's FileCheck: fixtures/filecheck/README.md. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { main } from '../../filecheck.ts';
import { memoryIo } from '../../memory-io.ts';

interface RecordedRun {
  readonly name: string;
  readonly check?: string;
  readonly input?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly exitCode: number;
  readonly stdout?: string;
  readonly stderr?: string;
  readonly differs?: { readonly exitCode: number };
}

const folder = fileURLToPath(new URL('../../../../fixtures/filecheck', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'filecheck-test-'));

for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
  for (const run of parse(readFileSync(join(folder, file), 'utf8')) as RecordedRun[]) {
    test(`${file}: ${run.name}`, () => {
      writeFileSync(join(work, 'check.txt'), run.check ?? '');
      writeFileSync(join(work, 'input.txt'), run.input ?? '');
      const io = memoryIo({ cwd: work, stdin: run.input ?? '', env: run.env ?? {} });
      const exitCode = main([...(run.check === undefined ? [] : ['check.txt']), ...(run.args ?? [])], io);
      assert.is(io.stderr.text, run.stderr ?? '');
      assert.is(io.stdout.text, run.stdout ?? '');
      assert.is(exitCode, run.differs?.exitCode ?? run.exitCode);
    });
  }
}

test.after(() => rmSync(work, { recursive: true }));

test.run();
