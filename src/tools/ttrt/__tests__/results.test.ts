/** Where results go: artifacts, log files, files of results; for all commands alike. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inFolder, ttrt } from './run-ttrt.ts';

const upstream = fileURLToPath(new URL('../../../../fixtures/upstream/', import.meta.url));
const relu = join(upstream, 'unary_relu.ttnn');

/** Returns the names of all files below a folder. */
function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

const saved: Readonly<Record<string, readonly string[]>> = {
  read: ['unary_relu.ttnn/unary_relu.ttnn'],
  check: ['unary_relu.ttnn/system_desc.ttsys', 'unary_relu.ttnn/unary_relu.ttnn'],
  run: [
    'unary_relu.ttnn/run/program_0/program_0_input_0.npy',
    'unary_relu.ttnn/run/program_0/program_0_output_0.npy',
    'unary_relu.ttnn/system_desc.ttsys',
    'unary_relu.ttnn/unary_relu.ttnn',
  ],
};

for (const [command, files] of Object.entries(saved)) {
  test(`${command}: nothing is saved unless it is asked for, and --clean-artifacts deletes what was`, async () => {
    await inFolder(async (folder) => {
      assert.is((await ttrt([command, relu], folder)).exitCode, 0);
      assert.equal(filesOf(folder), []);
      mkdirSync(join(folder, 'kept'));
      writeFileSync(join(folder, 'kept/old'), '');
      await ttrt([command, '--save-artifacts', '--artifact-dir', 'kept', relu], folder);
      assert.equal(filesOf(join(folder, 'kept')), [...files, 'old'].sort());
      await ttrt([command, '--clean-artifacts', '--save-artifacts', '--artifact-dir', 'kept', relu], folder);
      assert.equal(filesOf(join(folder, 'kept')), files);
    });
  });

  test(`${command}: a log file has everything, with time and level, and is emptied first`, async () => {
    await inFolder(async (folder) => {
      const plain = await ttrt([command, relu], folder);
      for (const _ of ['once', 'again']) {
        const { exitCode, out, err } = await ttrt([command, '--log-file', 'ttrt.log', relu], folder);
        assert.equal([exitCode, out, err], [0, '', '']);
      }
      const lines = readFileSync(join(folder, 'ttrt.log'), 'utf8').trimEnd().split('\n');
      const entry = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} - INFO - (.*)$/;
      assert.is(`${lines.map((line) => entry.exec(line)?.[1]).join('\n')}\n`, plain.out);
    });
  });

  test(`${command}: what goes wrong is in the log file and on standard error`, async () => {
    await inFolder(async (folder) => {
      const { exitCode, err } = await ttrt([command, '--log-file', 'ttrt.log', 'gone.ttnn'], folder);
      assert.equal([exitCode, err], [1, `ttrt ${command}: error: gone.ttnn: no such file or folder\n`]);
      assert.match(readFileSync(join(folder, 'ttrt.log'), 'utf8'), / - ERROR - gone\.ttnn: no such file or folder\n$/);
    });
  });

  test(`${command}: the file of results tells what came of every file`, async () => {
    await inFolder(async (folder) => {
      mkdirSync(join(folder, 'models'));
      writeFileSync(join(folder, 'models/a.ttnn'), readFileSync(relu));
      writeFileSync(join(folder, 'models/b.ttnn'), 'no binary');
      const { exitCode } = await ttrt([command, '--quiet', '--result-file', 'results.json', 'models'], folder);
      assert.is(exitCode, 1);
      const rows = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')) as Record<string, unknown>[];
      assert.equal(
        rows.map((row) => [row['file_path'], row['result'], row['log_file'], row['artifacts']]),
        [
          ['models/a.ttnn', 'pass', '', 'ttrt-artifacts'],
          ['models/b.ttnn', 'error', '', 'ttrt-artifacts'],
        ],
      );
      assert.is(rows[0]!['exception'], '');
      assert.match(String(rows[1]!['exception']), /^(not a flatbuffer|the file)/);
      await ttrt([command, '--result-file', 'results.json', 'gone'], folder);
      const [gone] = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')) as Record<string, unknown>[];
      assert.equal([gone?.['file_path'], gone?.['result']], ['gone', 'error']);
    });
  });

  test(`${command}: --quiet prints nothing but what goes wrong`, async () => {
    assert.equal(await ttrt([command, '--quiet', relu], upstream), { exitCode: 0, out: '', err: '' });
    assert.is(
      (await ttrt([command, '--quiet', 'gone'], upstream)).err,
      `ttrt ${command}: error: gone: no such file or folder\n`,
    );
  });

  test(`${command}: files that cannot be written are errors`, async () => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, 'file'), '');
      const problem = async (...argv: string[]): Promise<readonly unknown[]> => {
        const { exitCode, err } = await ttrt([command, ...argv, relu], folder);
        return [exitCode, err];
      };
      const text = (path: string, what: string): readonly unknown[] => [
        1,
        `ttrt ${command}: error: ${path}: ${what}\n`,
      ];
      assert.equal(await problem('--log-file', 'none/x'), text('none/x', 'no such file or folder'));
      assert.equal(await problem('--log-file', '.'), text('.', 'this is a folder'));
      assert.equal(await problem('--result-file', 'none/x'), text('none/x', 'no such file or folder'));
      if (existsSync('/dev/full')) {
        const full = text('/dev/full', 'cannot be written: No space left on device');
        assert.equal(await problem('--result-file', '/dev/full'), full);
      }
      const [exitCode, err] = await problem('--save-artifacts', '--artifact-dir', 'file');
      assert.is(exitCode, 1);
      assert.match(String(err), /: error: file\/unary_relu\.ttnn\/\S+: part of the path is not a folder\n$/);
    });
  });

  for (const option of ['--log-file', '--result-file', '--artifact-dir']) {
    test(`${command}: ${option} needs a value`, async () => {
      const { exitCode, err } = await ttrt([command, relu, option], upstream);
      const value = option === '--artifact-dir' ? 'DIR' : 'FILE';
      const expected = `ttrt ${command}: error: argument ${option}: expected ${value} (see ttrt ${command} --help)\n`;
      assert.equal([exitCode, err], [2, expected]);
    });
  }

  for (const option of ['--quiet', '--save-artifacts', '--clean-artifacts']) {
    test(`${command}: ${option} takes no value`, async () => {
      const { exitCode, err } = await ttrt([command, `${option}=1`, relu], upstream);
      const expected = `ttrt ${command}: error: argument ${option}: takes no value (see ttrt ${command} --help)\n`;
      assert.equal([exitCode, err], [2, expected]);
    });
  }
}

test('a query says where its file is, apart from the JSON, and in a log file with it', async () => {
  await inFolder(async (folder) => {
    const plain = await ttrt(['query'], folder);
    const saving = await ttrt(['query', '--save-artifacts', '--artifact-dir', 'kept'], folder);
    assert.equal(saving, { ...plain, err: 'ttrt query: wrote kept/system_desc.ttsys\n' });
    assert.is((await ttrt(['query', '--save-artifacts', '--quiet'], folder)).err, '');
    const { out, err } = await ttrt(['query', '--save-artifacts', '--log-file', 'ttrt.log'], folder);
    assert.equal([out, err], ['', '']);
    const last = readFileSync(join(folder, 'ttrt.log'), 'utf8').trimEnd().split('\n').at(-1)!;
    assert.match(last, / - INFO - wrote ttrt-artifacts\/system_desc\.ttsys$/);
  });
});

test('artifacts are below TT_MLIR_HOME where the environment names one', async () => {
  await inFolder(async (folder) => {
    mkdirSync(join(folder, 'home'));
    mkdirSync(join(folder, 'here'));
    const [here, home] = [join(folder, 'here'), join(folder, 'home')];
    const query = ['query', '--save-artifacts', '--quiet'];
    const { out } = await ttrt(['read', '--save-artifacts', '--section', 'version', relu], here, {
      TT_MLIR_HOME: home,
    });
    assert.match(out, 'version');
    await ttrt(query, here, { TT_MLIR_HOME: '../home' });
    assert.equal(filesOf(folder), [
      'home/ttrt-artifacts/system_desc.ttsys',
      'home/ttrt-artifacts/unary_relu.ttnn/unary_relu.ttnn',
    ]);
    await ttrt(query, here, { TT_MLIR_HOME: '' });
    await ttrt([...query, '--artifact-dir', 'mine'], here, { TT_MLIR_HOME: home });
    assert.equal(filesOf(here), ['mine/system_desc.ttsys', 'ttrt-artifacts/system_desc.ttsys']);
  });
});

test('two binaries of one name have a folder of artifacts each', async () => {
  await inFolder(async (folder) => {
    for (const name of ['a', 'b']) {
      mkdirSync(join(folder, name));
      writeFileSync(
        join(folder, name, 'x.ttnn'),
        readFileSync(join(upstream, `${name === 'a' ? 'matmul' : 'concat3'}.ttnn`)),
      );
    }
    await ttrt(['read', '--section', 'version', '--save-artifacts', '.'], folder);
    const artifacts = join(folder, 'ttrt-artifacts');
    assert.equal(filesOf(artifacts), ['x-2.ttnn/x.ttnn', 'x.ttnn/x.ttnn']);
    assert.equal(readFileSync(join(artifacts, 'x-2.ttnn/x.ttnn')), readFileSync(join(upstream, 'concat3.ttnn')));
  });
});

test('the folder of artifacts is no folder of binaries, unless it is named', async () => {
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'x.ttnn'), readFileSync(relu));
    const read = async (name: string): Promise<string> =>
      (await ttrt(['read', '--section', 'version', '--save-artifacts', name], folder)).out;
    const first = await read('.');
    assert.match(first, /^x\.ttnn:\n/);
    assert.is(await read('.'), first);
    assert.match(await read('ttrt-artifacts'), /^ttrt-artifacts\/x\.ttnn\/x\.ttnn:\n/);
  });
});

test('the results of a run have programs and cycles', async () => {
  await inFolder(async (folder) => {
    await ttrt(['run', '--loops', '2', '--program-index', '0', '--result-file', 'r.json', relu], folder);
    const [row] = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')) as Record<string, unknown>[];
    assert.is(row!['program_index'], 0);
    const [program] = row!['programs'] as { name: string; cycles: readonly number[]; signature: string }[];
    assert.is(program!.name, 'forward');
    assert.ok(program!.cycles.length === 2 && program!.cycles[0]! > 0 && program!.cycles[0] === program!.cycles[1]);
    await ttrt(['run', '--identity', '--result-file', 'r.json', relu], folder);
    const [failed] = JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8')) as Record<string, unknown>[];
    assert.is(failed!['result'], 'fail');
    assert.match(String(failed!['exception']), /^program 0: output 0 is not equal to input 0: /);
  });
});

test('the flags of the original that mean nothing here are taken', async () => {
  const plain = await ttrt(['run', relu], upstream);
  assert.equal(await ttrt(['run', '--disable-async-ttnn', '--load-kernels-from-disk', relu], upstream), plain);
  assert.not.ok(existsSync(join(upstream, 'ttrt-artifacts')));
});

test('--clean-artifacts deletes nothing where the working directory or what is read is', async () => {
  await inFolder(async (folder) => {
    mkdirSync(join(folder, 'in'));
    mkdirSync(join(folder, 'kept'));
    copyFileSync(relu, join(folder, 'kept/x.ttnn'));
    const refused = async (named: string, what: string, ...argv: string[]): Promise<void> => {
      const { exitCode, err } = await ttrt([...argv, '--clean-artifacts', '--artifact-dir', named], join(folder, 'in'));
      assert.equal([exitCode, err], [1, `ttrt ${argv[0]}: error: ${named}: not deleted, because ${join(folder, what)} is in it\n`]); // prettier-ignore
    };
    await refused('.', 'in', 'query');
    await refused('..', 'in', 'query');
    await refused('../kept', 'kept/x.ttnn', 'read', '../kept/x.ttnn');
    await refused('../kept', 'kept/x.ttnn', 'check', relu, '--system-desc', '../kept/x.ttnn');
    await refused('../kept', 'kept/a.npy', 'run', relu, '--inputs', 'b.npy,../kept/a.npy');
    await refused('../kept', 'kept', 'perf', '../kept');
    assert.equal(readdirSync(join(folder, 'kept')), ['x.ttnn']);
    const others = await ttrt(
      ['query', '--quiet', '--clean-artifacts', '--artifact-dir', '../kept'],
      join(folder, 'in'),
    );
    assert.equal([others.exitCode, existsSync(join(folder, 'kept'))], [0, false]);
  });
});

test.run();
