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
  assert.equal([exitCode, err], [0, '']);
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

test('query deletes earlier artifacts when it is told to', async () => {
  writeFileSync(join(folder, 'saved/else'), '');
  assert.is((await run('query', '--clean-artifacts', '--artifact-dir', 'saved')).exitCode, 0);
  assert.throws(() => readFileSync(join(folder, 'saved/else')));
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
