import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inFolder, ttrt, type Outcome } from './run-ttrt.ts';

const upstream = fileURLToPath(new URL('../../../../fixtures/upstream/', import.meta.url));
const matmul = join(upstream, 'matmul.ttnn');
const sum = join(upstream, 'reduce_sum.ttnn');

const perf = (folder: string, ...argv: readonly string[]): Promise<Outcome> => ttrt(['perf', ...argv], folder);

test('prints the figures and writes tables and a trace', async () => {
  await inFolder(async (folder) => {
    const { exitCode, out, err } = await perf(folder, matmul);
    assert.equal([exitCode, err], [0, '']);
    const lines = out.split('\n');
    assert.match(lines[0]!, /: program 0, forward: \(64x128xbf16, 128x96xbf16\) -> 64x96xbf16$/);
    assert.match(lines[1]!, /^# +operation +result +host bytes +host cycles +cores +cycles +bound by +of the roofline/);
    assert.match(out, /\n6 +ttnn\.matmul +64x96 +0 +0 +6 +1,\d{3} +dram +\d+\.\d % +\d/);
    assert.match(out, /\ndevice: [\d,]+ cycles, [\d.]+ us\nhost: [\d,]+ cycles, [\d.]+ us\n/);
    const files = ['core_perf_results.csv', 'ops_perf_results.csv', 'trace.json'];
    assert.equal(readdirSync(join(folder, 'ttrt-artifacts/matmul.ttnn')), ['perf']);
    assert.equal(readdirSync(join(folder, 'ttrt-artifacts/matmul.ttnn/perf')).sort(), files);
    for (const file of files) assert.match(out, `wrote ttrt-artifacts/matmul.ttnn/perf/${file}\n`);
    const trace = readFileSync(join(folder, 'ttrt-artifacts/matmul.ttnn/perf/trace.json'), 'utf8');
    assert.ok((JSON.parse(trace) as { traceEvents: readonly unknown[] }).traceEvents.length > 20);
    const again = await perf(folder, '--artifact-dir', 'again', matmul);
    assert.is(again.out.replaceAll('again', 'ttrt-artifacts'), out);
    assert.is(readFileSync(join(folder, 'again/matmul.ttnn/perf/trace.json'), 'utf8'), trace);
  });
});

test('host-only writes no figures of cores, memory and loops add to the tables', async () => {
  await inFolder(async (folder) => {
    const { out } = await perf(folder, '--host-only', matmul);
    assert.not.match(out, 'device:');
    assert.not.ok(existsSync(join(folder, 'ttrt-artifacts/matmul.ttnn/perf/core_perf_results.csv')));
    await perf(folder, '--memory', '--loops', '3', '--program-index', '0', matmul);
    const table = readFileSync(join(folder, 'ttrt-artifacts/matmul.ttnn/perf/ops_perf_results.csv'), 'utf8');
    assert.match(table, 'DRAM PEAK BYTES');
    assert.is(table.match(/^\d+,forward,\d,\d,ttnn\.matmul,/gm)?.length, 3);
  });
});

test('--save-artifacts keeps what run keeps', async () => {
  await inFolder(async (folder) => {
    await perf(folder, '--save-artifacts', '--quiet', matmul);
    const saved = readdirSync(join(folder, 'ttrt-artifacts/matmul.ttnn')).sort();
    assert.equal(saved, ['matmul.ttnn', 'perf', 'run', 'system_desc.ttsys']);
    await perf(folder, '--clean-artifacts', sum);
    assert.equal(readdirSync(join(folder, 'ttrt-artifacts')), ['reduce_sum.ttnn']);
  });
});

test('a folder, its file of results, its log', async () => {
  await inFolder(async (folder) => {
    mkdirSync(join(folder, 'models'));
    writeFileSync(join(folder, 'models/a.ttnn'), readFileSync(sum));
    writeFileSync(join(folder, 'models/b.ttnn'), 'no binary');
    const outcome = await perf(folder, '--result-file', 'r.json', '--log-file', 'perf.log', 'models');
    assert.equal([outcome.exitCode, outcome.out], [1, '']);
    assert.match(outcome.err, /^ttrt perf: error: models\/b\.ttnn: /);
    const rows = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')) as Record<string, unknown>[];
    assert.equal(
      rows.map((row) => [row['file_path'], row['result'], row['log_file']]),
      [
        ['models/a.ttnn', 'pass', 'perf.log'],
        ['models/b.ttnn', 'error', 'perf.log'],
      ],
    );
    const [run] = rows[0]!['runs'] as { device_cycles: number; host_cycles: number }[];
    assert.ok(run!.device_cycles > 1000 && run!.host_cycles > 0);
    assert.match(readFileSync(join(folder, 'perf.log'), 'utf8'), ' - INFO - device: ');
  });
});

test('checks are those of run', async () => {
  await inFolder(async (folder) => {
    const { exitCode, err } = await perf(folder, '--init', 'zeros', '--non-zero', matmul);
    assert.equal([exitCode, err], [1, `ttrt perf: error: ${matmul}: program 0: output 0 is all zero\n`]);
    assert.is((await perf(folder, '--golden', matmul)).exitCode, 0);
  });
});

const wrong: readonly [readonly string[], string][] = [
  [[], 'no binary given'],
  [['--host-only=1', 'a'], 'argument --host-only: takes no value'],
  [['--memory=1', 'a'], 'argument --memory: takes no value'],
  [['--loops', 'x', 'a'], "--loops needs a whole number from 1 on, not 'x'"],
  [['--host-only', '--memory', 'a'], '--memory is of the device, which --host-only leaves out'],
  [['--hostonly', 'a'], "unknown option '--hostonly'; did you mean '--host-only'?"],
];

for (const [argv, expected] of wrong) {
  test(`wrong arguments: ttrt perf ${argv.join(' ')}`, async () => {
    const { exitCode, out, err } = await perf(upstream, ...argv);
    assert.equal([exitCode, out, err], [2, '', `ttrt perf: error: ${expected} (see ttrt perf --help)\n`]);
  });
}

test('files that cannot be written', async () => {
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'file'), '');
    const { exitCode, err } = await perf(folder, '--artifact-dir', 'file', matmul);
    assert.is(exitCode, 1);
    assert.match(err, /^ttrt perf: error: file\/matmul\.ttnn\/perf\/ops_perf_results\.csv: /);
    const all = await perf(folder, '--program-index', '7', matmul);
    assert.is(all.err, `ttrt perf: error: ${matmul}: has 1 program, and none with index 7\n`);
  });
});

test.run();
