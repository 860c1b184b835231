import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decode } from '../../../target/schema/decode.ts';
import { encode } from '../../../target/schema/encode.ts';
import { SystemDescRoot } from '../../../target/schema/generated/common.gen.ts';
import { memoryIo } from '../../memory-io.ts';
import { callTool } from '../../tool-io.ts';
import { main as opt } from '../../ttmlir-opt.ts';
import { main as translate } from '../../ttmlir-translate.ts';
import { main } from '../../ttrt.ts';

const upstream = fileURLToPath(new URL('../../../../fixtures/upstream/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ttrt-system-'));
test.after(() => rmSync(folder, { recursive: true }));

/** Runs `ttrt` with the arguments in a folder of this test. */
async function run(...argv: readonly string[]): Promise<{ exitCode: number; out: string; err: string }> {
  const io = memoryIo({ cwd: folder });
  const exitCode = await callTool('ttrt', main, argv, io);
  return { exitCode, out: io.stdout.text, err: io.stderr.text };
}

test('query prints the system and saves it for the compiler', async () => {
  const { exitCode, out, err } = await run('query', '--save-artifacts', '--artifact-dir', 'saved');
  assert.equal([exitCode, err], [0, 'ttrt query: wrote saved/system_desc.ttsys\n']);
  const { chip_descs: chips } = JSON.parse(out) as { chip_descs: { arch: string; grid_size: unknown }[] };
  assert.equal(chips.map(({ arch, grid_size }) => [arch, grid_size]), [['Wormhole_b0', { y: 8, x: 8 }]]); // prettier-ignore
  const load = `--ttir-load-system-desc=path=${join(folder, 'saved/system_desc.ttsys')}`;
  const modules = [load, '--ttir-load-system-desc'].map((pass) => {
    const io = memoryIo({ stdin: 'module {}' });
    assert.is(opt([pass], io), 0, io.stderr.text);
    return io.stdout.text;
  });
  assert.is(modules[0], modules[1]);
});

test('query says that its folder of artifacts is a file', async () => {
  await run('query', '--save-artifacts', '--artifact-dir', 'occupied');
  const { exitCode, err } = await run('query', '--save-artifacts', '--artifact-dir', 'occupied/system_desc.ttsys');
  const expected =
    'ttrt query: error: occupied/system_desc.ttsys/system_desc.ttsys: part of the path is not a folder\n';
  assert.equal([exitCode, err], [1, expected]);
});

test('query deletes earlier artifacts when it is told to', async () => {
  writeFileSync(join(folder, 'saved/else'), '');
  assert.is((await run('query', '--clean-artifacts', '--artifact-dir', 'saved')).exitCode, 0);
  assert.throws(() => readFileSync(join(folder, 'saved/else')));
});

test('a product becomes a file that the compiler takes', async () => {
  const { exitCode, out } = await run('query', '--product', 'n300', '--save-artifacts', '--artifact-dir', 'n300');
  assert.is(exitCode, 0);
  const { chip_channels: links } = JSON.parse(out) as { chip_channels: readonly unknown[] };
  assert.is(links.length, 2);
  const path = join(folder, 'n300/system_desc.ttsys');
  assert.is(decode(SystemDescRoot, readFileSync(path)).productIdentifier, 'n300');
  const io = memoryIo({ stdin: 'module {}' });
  assert.is(opt([`--ttir-load-system-desc=path=${path}`, '--ttir-implicit-device'], io), 0, io.stderr.text);
  assert.match(io.stdout.text, 'workerGrid = #tt.grid<7x8, (d0, d1) -> (0, d0, d1)>');
  assert.match(io.stdout.text, '[{arch = <wormhole_b0>, grid = 7x8, ');
});

test('a program that was compiled for a product runs on it', async () => {
  await run('query', '--product', 'gs_e150', '--save-artifacts', '--artifact-dir', 'gs', '--quiet');
  const system = join(folder, 'gs/system_desc.ttsys');
  const compiled = memoryIo({ stdin: readFileSync(join(upstream, 'unary_relu.mlir')) });
  assert.is(opt([`--ttir-to-ttnn-backend-pipeline=system-desc-path=${system}`], compiled), 0, compiled.stderr.text);
  const binary = memoryIo({ stdin: compiled.stdout.text });
  assert.is(await callTool('ttmlir-translate', translate, ['--ttnn-to-flatbuffer'], binary), 0, binary.stderr.text);
  writeFileSync(join(folder, 'gs.ttnn'), binary.stdout.bytes);
  assert.is((await run('check', '--system-desc', system, 'gs.ttnn')).exitCode, 0);
  assert.match((await run('check', 'gs.ttnn')).err, /^ttrt check: error: gs\.ttnn: compiled for another system: /);
  const { exitCode, err } = await run('run', '--golden', 'gs.ttnn');
  assert.equal([exitCode, err], [0, '']);
});

test('harvested rows make the grid smaller', async () => {
  const { out } = await run('query', '--product', 'n150', '--harvested-rows', '3,9,10');
  const { chip_descs: chips } = JSON.parse(out) as { chip_descs: { grid_size: unknown }[] };
  assert.equal(chips[0]!.grid_size, { y: 6, x: 8 });
  const whole = await run('query', '--product', 'n150', '--harvested-rows', 'none');
  assert.match(whole.out, /"grid_size": \{\s*"y": 9,/);
});

test('a query that is quiet prints nothing; its results are in a file', async () => {
  const quiet = await run('query', '--quiet', '--save-artifacts', '--artifact-dir', 'q', '--result-file', 'q.json');
  assert.equal(quiet, { exitCode: 0, out: '', err: '' });
  const rows = JSON.parse(readFileSync(join(folder, 'q.json'), 'utf8')) as unknown;
  assert.equal(rows, [
    { file_path: 'q/system_desc.ttsys', result: 'pass', exception: '', log_file: '', artifacts: 'q' },
  ]);
  await run('query', '--log-file', 'query.log');
  assert.match(readFileSync(join(folder, 'query.log'), 'utf8'), / - INFO - {3}"chip_descs": \[\n/);
});

const wrongQueries: readonly [readonly string[], string][] = [
  [['--product', 'n151'], "unknown product 'n151' (there are default, n150, n300, t3000, tg, gs_e150, gs_e300)"],
  [['--harvested-rows', '2'], '--harvested-rows needs a --product'],
  [['--product', 'n150', '--harvested-rows', 'x'], "--harvested-rows needs a whole number from 0 on, not 'x'"],
  [
    ['--product', 'n150', '--harvested-rows', '6'],
    '--harvested-rows: row 6 of the NoC has no worker cores (rows that have: 1, 2, 3, 4, 5, 7, 8, 9, 10, 11)',
  ],
  [['--product'], 'argument --product: expected NAME'],
  [['--prodct', 'n150'], "unknown option '--prodct'; did you mean '--product'?"],
];

for (const [argv, expected] of wrongQueries) {
  test(`wrong arguments: ttrt query ${argv.join(' ')}`, async () => {
    const { exitCode, out, err } = await run('query', ...argv);
    assert.equal([exitCode, out, err], [2, '', `ttrt query: error: ${expected} (see ttrt query --help)\n`]);
  });
}

test('a query whose file cannot be written', async () => {
  writeFileSync(join(folder, 'file'), '');
  const { exitCode, err } = await run('query', '--save-artifacts', '--artifact-dir', 'file');
  assert.is(exitCode, 1);
  assert.match(err, /^ttrt query: error: file\/system_desc\.ttsys: /);
});

test('a folder of systems: one must fit', async () => {
  const relu = join(upstream, 'unary_relu.ttnn');
  await run('query', '--save-artifacts', '--artifact-dir', 'systems/b');
  await run('query', '--product', 'n300', '--save-artifacts', '--artifact-dir', 'systems/a');
  const { exitCode, out } = await run('check', '--system-desc', 'systems', relu);
  assert.equal([exitCode, out], [0, `${relu}: ok (systems/b/system_desc.ttsys)\n`]);
  await run('query', '--product', 'n150', '--save-artifacts', '--artifact-dir', 'systems/b');
  const { err } = await run('check', '--system-desc', 'systems', relu);
  const first = 'system_desc.chip_descs[0].grid_size.y is 8, not 7';
  const second = 'system_desc.chip_descs[0].dram_unreserved_end is 1073741824, not 1073736352';
  assert.is(
    err,
    `ttrt check: error: ${relu}: compiled for another system: systems/a/system_desc.ttsys: ${first}; systems/b/system_desc.ttsys: ${second}\n`,
  );
  const none = await run('check', '--system-desc', upstream, relu);
  assert.equal([none.exitCode, none.err], [1, `ttrt check: error: ${upstream}: no binaries in this folder (.ttsys)\n`]);
});

test('binaries of the C++ compiler are for the default system', async () => {
  const { exitCode, out, err } = await run('check', upstream);
  assert.equal([exitCode, err], [0, '']);
  assert.match(out, /matmul\.ttnn: ok\n/);
});

test('check says which field of another system differs', async () => {
  await run('query', '--save-artifacts');
  const path = join(folder, 'ttrt-artifacts/system_desc.ttsys');
  const root = decode(SystemDescRoot, readFileSync(path));
  const [chip] = root.systemDesc.chipDescs;
  const other = { ...root, systemDesc: { ...root.systemDesc, chipDescs: [{ ...chip!, l1Size: 5 }] } };
  writeFileSync(join(folder, 'other.ttsys'), encode(SystemDescRoot, other));
  const relu = join(upstream, 'unary_relu.ttnn');
  assert.is((await run('check', '--system-desc', path, relu)).exitCode, 0);
  const { exitCode, out, err } = await run('check', '--system-desc', 'other.ttsys', relu);
  assert.equal([exitCode, out], [1, '']);
  assert.is(
    err,
    `ttrt check: error: ${relu}: compiled for another system: system_desc.chip_descs[0].l1_size is 1499136, not 5\n`,
  );
  const noChips = { ...root, systemDesc: { ...root.systemDesc, chipDescs: [] } };
  writeFileSync(join(folder, 'other.ttsys'), encode(SystemDescRoot, noChips));
  const surplus = await run('check', '--system-desc', 'other.ttsys', relu);
  assert.match(surplus.err, 'compiled for another system: system_desc.chip_descs[0] should not be there\n');
});

test('check takes no system of another version', async () => {
  await run('query', '--save-artifacts');
  const root = decode(SystemDescRoot, readFileSync(join(folder, 'ttrt-artifacts/system_desc.ttsys')));
  writeFileSync(
    join(folder, 'old.ttsys'),
    encode(SystemDescRoot, { ...root, version: { major: 0, minor: 0, patch: 1 } }),
  );
  const { exitCode, err } = await run('check', '--system-desc', 'old.ttsys', join(upstream, 'unary_relu.ttnn'));
  assert.is(exitCode, 1);
  assert.is(err, 'ttrt check: error: old.ttsys: written by version 0.0.1, but this tool runs 0.0.239 only\n');
});

test('what cannot be checked', async () => {
  writeFileSync(join(folder, 'not.ttnn'), 'no binary');
  const wrong = await run('check', 'not.ttnn');
  assert.is(wrong.exitCode, 1);
  assert.match(wrong.err, /^ttrt check: error: not\.ttnn: /);
  const system = await run('check', '--system-desc', 'not.ttnn', join(upstream, 'matmul.ttnn'));
  assert.is(system.exitCode, 1);
  assert.match(system.err, /^ttrt check: error: not\.ttnn: /);
  assert.equal(await run('check', 'missing.ttnn'), {
    exitCode: 1,
    out: '',
    err: 'ttrt check: error: missing.ttnn: no such file or folder\n',
  });
  assert.is((await run('query', 'x')).err, "ttrt query: error: unexpected argument 'x' (see ttrt query --help)\n");
  assert.match((await run('query', '--help')).out, /^usage: ttrt query \[options\]\n/);
  assert.is((await run('check')).exitCode, 2);
});

test.run();
