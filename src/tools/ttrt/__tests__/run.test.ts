import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { npyToFloat64, readNpy, writeNpy } from '../../../support/npy.ts';
import { encode } from '../../../target/schema/encode.ts';
import { TTNNBinary } from '../../../target/schema/generated/ttnn.gen.ts';
import { decodePrograms } from '../../../runtime/run-binary.ts';
import { memoryIo } from '../../memory-io.ts';
import { callTool } from '../../tool-io.ts';
import { main } from '../../ttrt.ts';

const upstream = fileURLToPath(new URL('../../../../fixtures/upstream/', import.meta.url));
const relu = join(upstream, 'unary_relu.ttnn');

interface Outcome {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `ttrt run` with the arguments in `cwd`. */
async function run(argv: readonly string[], cwd = upstream): Promise<Outcome> {
  const io = memoryIo({ cwd });
  const exitCode = await callTool('ttrt', main, ['run', ...argv], io);
  return { exitCode, out: io.stdout.text, err: io.stderr.text };
}

/** Runs `action` with a new folder, which is deleted at the end. */
async function inFolder(action: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ttrt-run-'));
  try {
    await action(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('prints a table of operations, always the same', async () => {
  const first = await run(['--golden', 'reduce_sum.ttnn']);
  assert.equal([first.exitCode, first.err], [0, '']);
  const lines = first.out.split('\n');
  assert.is(lines[0], 'reduce_sum.ttnn: program 0, forward: (128x96xf32) -> 128x1xf32');
  assert.is(lines[1], '#  operation              result  cores  cycles  host bytes  NoC bytes  max error  correlation');
  assert.match(lines[7]!, /^4 +ttnn\.sum +128x1 +4 +1,\d{3} +0 +65,536 +\d\.\d\de-\d +1\.000000$/);
  assert.match(lines[9]!, /^total: 1,\d{3} cycles$/);
  assert.equal(await run(['--golden', 'reduce_sum.ttnn', '--loops', '2']), first);
});

test('a program without results has none in its line', async () => {
  await inFolder(async (folder) => {
    const binary = decodePrograms(readFileSync(relu));
    const programs = [{ name: 'nothing', inputs: [], outputs: [], operations: [] }];
    writeFileSync(join(folder, 'nothing.ttnn'), encode(TTNNBinary, { ...binary, programs }));
    assert.is((await run(['nothing.ttnn'], folder)).out.split('\n')[0], 'nothing.ttnn: program 0, nothing: () -> ()');
  });
});

test('inputs come from files or are made up', async () => {
  await inFolder(async (folder) => {
    const data = Float32Array.from({ length: 4096 }, (_, i) => i - 2048);
    writeFileSync(join(folder, 'a.npy'), writeNpy({ dtype: 'f4', shape: [64, 64], data }));
    const { exitCode, err } = await run(['--inputs', 'a.npy', '--save-artifacts', relu], folder);
    assert.equal([exitCode, err], [0, '']);
    const saved = join(folder, 'ttrt-artifacts', 'unary_relu.ttnn');
    const output = readNpy(readFileSync(join(saved, 'run/program_0/program_0_output_0.npy')));
    assert.equal(
      npyToFloat64(output),
      Float64Array.from(data, (x) => Math.max(x, 0)),
    );
    assert.equal(readFileSync(join(saved, 'unary_relu.ttnn')), readFileSync(relu));
    assert.ok(existsSync(join(saved, 'system_desc.ttsys')));

    await run(['--clean-artifacts', '--save-artifacts', '--artifact-dir', 'other', '--init', 'arange', relu], folder);
    const counted = readNpy(readFileSync(join(folder, 'other/unary_relu.ttnn/run/program_0/program_0_input_0.npy')));
    assert.is(npyToFloat64(counted)[4095], 4095);
  });
});

test('the seed decides what randn gives', async () => {
  await inFolder(async (folder) => {
    const inputs: Float64Array[] = [];
    for (const seed of ['1', '+1', '2', '-1']) {
      await run(['--seed', seed, '--clean-artifacts', '--save-artifacts', relu], folder);
      const path = join(folder, 'ttrt-artifacts/unary_relu.ttnn/run/program_0/program_0_input_0.npy');
      inputs.push(npyToFloat64(readNpy(readFileSync(path))));
    }
    assert.equal(inputs[0], inputs[1]);
    assert.not.equal(inputs[0], inputs[2]);
    assert.not.equal(inputs[0], inputs[3]);
    const mean = inputs[0]!.reduce((sum, x) => sum + x, 0) / 4096;
    const variance = inputs[0]!.reduce((sum, x) => sum + x * x, 0) / 4096;
    assert.ok(Math.abs(mean) < 0.05 && Math.abs(variance - 1) < 0.1, `${mean} ${variance}`);
  });
});

test('checks fail with exit code 1', async () => {
  assert.is((await run(['--init', 'arange', '--identity', 'squeeze_unsqueeze.ttnn'])).exitCode, 0);
  const different = await run(['--identity', 'unary_relu.ttnn']);
  assert.is(different.exitCode, 1);
  assert.match(
    different.err,
    /^ttrt run: error: unary_relu\.ttnn: program 0: output 0 is not equal to input 0: element \d+ is 0, expected -\d/,
  );
  for (const atol of ['10', '1e1', 'inf', 'Infinity', '+inf']) {
    assert.is((await run(['--identity', '--atol', atol, 'unary_relu.ttnn'])).exitCode, 0);
  }
  assert.is((await run(['--non-zero', 'unary_relu.ttnn'])).exitCode, 0);
  assert.is(
    (await run(['--init', 'zeros', '--non-zero', 'unary_relu.ttnn'])).err,
    'ttrt run: error: unary_relu.ttnn: program 0: output 0 is all zero\n',
  );
});

test('the empty text is no list of files', async () => {
  const { exitCode, err } = await run(['--inputs', '', 'unary_relu.ttnn']);
  assert.is(exitCode, 2);
  assert.match(err, "ttrt run: error: --inputs needs A,B,..., not '' (see ttrt run --help)\n");
});

test('binaries that cannot run are errors', async () => {
  const error = async (...argv: string[]): Promise<string> => {
    const { exitCode, err } = await run(argv);
    assert.is(exitCode, 1);
    return err;
  };
  assert.is(await error('missing.ttnn'), 'ttrt run: error: missing.ttnn: no such file or folder\n');
  assert.is(await error('--inputs', 'x.npy', 'unary_relu.ttnn'), 'ttrt run: error: x.npy: no such file or folder\n');
  assert.match(await error('--inputs', 'unary_relu.json', 'unary_relu.ttnn'), /unary_relu\.json: .*not a \.npy file/);
  assert.is(
    await error('--inputs', 'a.npy,b.npy', 'unary_relu.ttnn'),
    "ttrt run: error: unary_relu.ttnn: program 'forward' takes 1 input, but --inputs names 2 files\n",
  );
  assert.is(
    await error('--program-index', '3', 'unary_relu.ttnn'),
    'ttrt run: error: unary_relu.ttnn: has 1 program, and none with index 3\n',
  );
  assert.match(await error('matmul.json'), /^ttrt run: error: matmul\.json: /);
  await inFolder(async (folder) => {
    const binary = decodePrograms(readFileSync(relu));
    const old = encode(TTNNBinary, { ...binary, version: { major: 1, minor: 2, patch: 3 } });
    writeFileSync(join(folder, 'old.ttnn'), old);
    const { err } = await run(['old.ttnn'], folder);
    assert.is(err, 'ttrt run: error: old.ttnn: written by version 1.2.3, but this tool runs 0.0.239 only\n');
    const { chipDescs } = binary.systemDesc;
    const huge = { ...binary.systemDesc, chipDescs: chipDescs.map((chip) => ({ ...chip, l1Size: 2 ** 40 })) };
    writeFileSync(join(folder, 'huge.ttnn'), encode(TTNNBinary, { ...binary, systemDesc: huge }));
    assert.is(
      (await run(['huge.ttnn'], folder)).err,
      'ttrt run: error: huge.ttnn: the system of the binary: the chip description has L1 from byte 1024 to 1099511627776, which is not a range below 8388608\n',
    );
  });
});

test('all binaries of a folder run, one that fails does not keep the others from running', async () => {
  await inFolder(async (folder) => {
    mkdirSync(join(folder, 'deep'));
    writeFileSync(join(folder, 'deep/relu.ttnn'), readFileSync(relu));
    writeFileSync(join(folder, 'deep/cut.ttnn'), readFileSync(relu).subarray(0, 100));
    const { exitCode, out, err } = await run(['.'], folder);
    assert.is(exitCode, 1);
    assert.match(out, /^deep\/relu\.ttnn: program 0/);
    assert.match(err, /^ttrt run: error: deep\/cut\.ttnn: /);
    rmSync(join(folder, 'deep'), { recursive: true });
    const empty = await run(['.'], folder);
    assert.equal([empty.exitCode, empty.err], [1, 'ttrt run: error: .: no binaries in this folder (.ttnn, .ttm)\n']);
  });
});

test('wrong arguments have exit code 2', async () => {
  const usage = async (...argv: string[]): Promise<string> => {
    const { exitCode, err } = await run(argv);
    assert.is(exitCode, 2);
    return err.replace(' (see ttrt run --help)\n', '');
  };
  assert.is(await usage(), 'ttrt run: error: no binary given');
  assert.is(await usage('a', 'b'), "ttrt run: error: unexpected argument 'b'");
  assert.is(
    await usage('--init', 'ones', 'a'),
    "ttrt run: error: unknown initialization 'ones' (there are randn, arange, zeros)",
  );
  assert.is(await usage('--loops', '0', 'a'), "ttrt run: error: --loops needs a whole number from 1 on, not '0'");
  assert.is(await usage('--rtol', 'x', 'a'), "ttrt run: error: --rtol needs a number that is not negative, not 'x'");
  assert.is(await usage('--seed', '1.5', 'a'), "ttrt run: error: --seed needs a whole number, not '1.5'");
  for (const [option, range] of [
    ['seed', ''],
    ['loops', ' from 1 on'],
  ] as const) {
    const problem = `ttrt run: error: --${option} needs a whole number${range} of at most 53 bits, not '9007199254740992'`;
    assert.is(await usage(`--${option}`, '9007199254740992', 'a'), problem);
  }
  assert.is(
    await usage('--program-index', 'first', 'a'),
    "ttrt run: error: --program-index needs all or a whole number from 0 on, not 'first'",
  );
  for (const atol of ['-1', 'nan', '-inf', '0x10', '1e']) {
    const problem = `ttrt run: error: --atol needs a number that is not negative, not '${atol}'`;
    assert.is(await usage('--atol', atol, 'a'), problem);
  }
  for (const option of ['golden', 'identity', 'non-zero', 'disable-async-ttnn', 'load-kernels-from-disk']) {
    assert.is(await usage(`--${option}=1`, 'a'), `ttrt run: error: argument --${option}: takes no value`);
  }
  for (const option of ['init', 'seed', 'inputs', 'program-index', 'loops', 'rtol', 'atol']) {
    assert.match(await usage('a', `--${option}`), `ttrt run: error: argument --${option}: expected `);
  }
  assert.match((await run(['--help'])).out, /^usage: ttrt run \[options\] BINARY\n/);
});

test.run();
