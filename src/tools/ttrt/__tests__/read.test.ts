import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../../memory-io.ts';
import { callTool } from '../../tool-io.ts';
import { main } from '../../ttrt.ts';

const fixtures = fileURLToPath(new URL('../../../../fixtures/', import.meta.url));
const fixture = (name: string): Buffer => readFileSync(join(fixtures, name));

interface Outcome {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

/** Runs ttrt with the arguments in `cwd`. */
async function ttrt(
  argv: readonly string[],
  options: { cwd?: string; stdin?: Uint8Array | (() => Uint8Array) } = {},
): Promise<Outcome> {
  const io = memoryIo({ cwd: fixtures, ...options });
  const exitCode = await callTool('ttrt', main, argv, io);
  return { exitCode, out: io.stdout.text, err: io.stderr.text };
}

/** Runs `action` with a new folder, which is deleted at the end. */
async function inFolder(action: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ttrt-'));
  try {
    await action(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('all prints what flatc prints', async () => {
  const { exitCode, out, err } = await ttrt(['read', 'flatbuffers/sample.ttsys']);
  assert.equal([exitCode, err], [0, '']);
  assert.is(out, fixture('flatbuffers/sample.ttsys.strict.json').toString());
});

test('all reads a binary of the C++ compiler', async () => {
  const { exitCode, out } = await ttrt(['read', '--section', 'all', 'upstream/matmul.ttnn']);
  const recorded = JSON.parse(fixture('upstream/matmul.json').toString()) as { system_desc: object };
  const printed = JSON.parse(out) as { system_desc: object };
  assert.is(exitCode, 0);
  assert.equal(printed.system_desc, recorded.system_desc);
});

test('version', async () => {
  const { exitCode, out } = await ttrt(['read', '--section=version', 'upstream/matmul.ttnn']);
  assert.is(exitCode, 0);
  assert.is(out, 'version: 0.0.239\ntt-mlir git hash: b3994afbeebbc546df75717c5f14eadbaf07df6f\n');
});

test('system_desc, with empty lists on one line', async () => {
  const { out } = await ttrt(['read', '--section', 'system_desc', 'upstream/matmul.ttnn']);
  const recorded = JSON.parse(fixture('upstream/matmul.json').toString()) as { system_desc: object };
  assert.is(out, `${JSON.stringify(recorded.system_desc, null, 2)}\n`);
  assert.match(out, '"eth": [],');
});

test('mlir prints the module that the binary was made from', async () => {
  const { out } = await ttrt(['read', '--section', 'mlir', 'upstream/matmul.ttnn']);
  assert.is(out.trimEnd(), `program[0]:forward-ttnn\n${fixture('upstream/matmul.expected').toString().trimEnd()}`);
});

test('cpp', async () => {
  const { out } = await ttrt(['read', '--section', 'cpp', 'upstream/matmul.ttnn']);
  assert.match(out, /^program\[0\]:forward\n#include "ttnn-precompiled\.hpp"\n/);
});

test('inputs and outputs', async () => {
  interface Recorded {
    readonly programs: readonly { readonly inputs: object; readonly outputs: object }[];
  }
  const [program] = (JSON.parse(fixture('upstream/matmul.json').toString()) as Recorded).programs;
  const inputs = await ttrt(['read', '--section', 'inputs', 'upstream/matmul.ttnn']);
  assert.is(inputs.out, `program:forward\n${JSON.stringify(program?.inputs, null, 2)}\n`);
  const outputs = await ttrt(['read', '--section', 'outputs', 'upstream/matmul.ttnn']);
  assert.is(outputs.out, `program:forward\n${JSON.stringify(program?.outputs, null, 2)}\n`);
});

test('a program without debug information says so', async () => {
  const { exitCode, out } = await ttrt(['read', '--section', 'mlir', 'flatbuffers/sample.ttm']);
  assert.equal([exitCode, out], [0, 'no debug info found for program:forward\n']);
});

test('cpp of a TTMetal program is that of its kernels, named as faults name them', async () => {
  const { exitCode, out } = await ttrt(['read', '--section', 'cpp', 'flatbuffers/sample.ttm']);
  assert.is(exitCode, 0);
  const texts = ['// forward_0_0_noc1.cpp', '// noc0', '// forward_0_1_tensix.cpp', '// forward_0_2_ethReceiver.cpp', 'x', '']; // prettier-ignore
  assert.is(out, `program[0]:forward\n${texts.join('\n')}`);
});

test('a file of another version is read with a warning', async () => {
  const { exitCode, out, err } = await ttrt(['read', '--section', 'version', 'flatbuffers/sample.ttm']);
  assert.is(exitCode, 0);
  assert.is(out, 'version: 65535.1.4294967295\ntt-mlir git hash: (none)\n');
  const expected = 'written by version 65535.1.4294967295, this tool runs 0.0.239 only';
  assert.is(err, `ttrt read: warning: flatbuffers/sample.ttm: ${expected}\n`);
});

test('a system description has no programs', async () => {
  const { exitCode, out, err } = await ttrt(['read', '--section', 'inputs', 'flatbuffers/sample.ttsys']);
  assert.equal([exitCode, out], [1, '']);
  assert.is(err, "ttrt read: error: flatbuffers/sample.ttsys: a system description has no section 'inputs'\n");
});

test('standard input', async () => {
  const { exitCode, out } = await ttrt(['read', '--section', 'version', '-'], {
    stdin: fixture('upstream/matmul.ttnn'),
  });
  assert.equal([exitCode, out.split('\n')[0]], [0, 'version: 0.0.239']);
  assert.is((await ttrt(['read', '-'])).err, 'ttrt read: error: <stdin>: the file is empty\n');
  const folder = await ttrt(['read', '-'], { stdin: () => readFileSync(tmpdir()) });
  assert.is(folder.err, 'ttrt read: error: <stdin>: this is a folder\n');
});

test('a folder: TTNN programs come first, every file has its name, a bad one does not hide the others', async () => {
  await inFolder(async (folder) => {
    mkdirSync(join(folder, 'b'));
    for (const name of ['a.ttsys', 'a.ttm', 'b/z.ttnn', 'c.ttnn', 'bad.ttnn']) {
      const bytes = fixture(`flatbuffers/sample.${name.split('.')[1]}`);
      writeFileSync(join(folder, name), name.startsWith('bad') ? bytes.subarray(0, 99) : bytes);
    }
    writeFileSync(join(folder, 'readme.txt'), 'x');
    symlinkSync('nowhere', join(folder, 'gone.ttnn'));
    // As the artifacts of an earlier run have it.
    mkdirSync(join(folder, 'old/c.ttnn'), { recursive: true });
    copyFileSync(join(folder, 'c.ttnn'), join(folder, 'old/c.ttnn/c.ttnn'));
    const { exitCode, out, err } = await ttrt(['read', '--section', 'version', '.'], { cwd: folder });
    assert.is(exitCode, 1);
    assert.equal(out.match(/^.*:$/gm), ['b/z.ttnn:', 'c.ttnn:', 'old/c.ttnn/c.ttnn:', 'a.ttm:', 'a.ttsys:']);
    const size = fixture('flatbuffers/sample.ttnn').length;
    assert.match(err, `ttrt read: error: bad.ttnn: the file is truncated: it has 99 of ${size} bytes\n`);
    assert.match(err, 'ttrt read: error: gone.ttnn: no such file or folder\n');
    assert.not.match(err, 'this is a folder');

    const inputs = await ttrt(['read', '--section', 'inputs', folder]);
    assert.not.match(inputs.out, 'a.ttsys');
  });
});

test('files that are not there, not files, or not ours', async () => {
  await inFolder(async (folder) => {
    writeFileSync(join(folder, 'x.mlir'), 'module {\n}\n// more text');
    const problem = async (name: string): Promise<unknown> => {
      const { exitCode, out, err } = await ttrt(['read', name], { cwd: folder });
      return [exitCode, out, err.replace('ttrt read: error: ', '')];
    };
    assert.equal(await problem('gone'), [1, '', 'gone: no such file or folder\n']);
    assert.equal(await problem('x.mlir/y'), [1, '', 'x.mlir/y: part of the path is not a folder\n']);
    assert.equal(await problem(folder), [1, '', `${folder}: no binaries in this folder (.ttnn, .ttm, .ttsys)\n`]);
    const foreign = "the file has no identifier, expected 'TTSY', 'TTNN', 'TTM0'";
    assert.equal(await problem('x.mlir'), [
      1,
      '',
      `x.mlir: not a flatbuffer of kind .ttsys, .ttnn, .ttm: ${foreign}\n`,
    ]);
  });
});

const wrongArguments: readonly [readonly string[], string][] = [
  [[], 'ttrt: error: no command given (commands: read; see ttrt --help)\n'],
  [['reed'], "ttrt: error: unknown command 'reed' (commands: read; see ttrt --help)\n"],
  [['read'], 'ttrt read: error: no binary given (see ttrt read --help)\n'],
  [['read', 'a', 'b'], "ttrt read: error: unexpected argument 'b' (see ttrt read --help)\n"],
  [['read', '--all', 'a'], "ttrt read: error: unknown option '--all' (see ttrt read --help)\n"],
  [
    ['read', '--section', 'ops', 'a'],
    "ttrt read: error: unknown section 'ops' (sections: all, version, system_desc, mlir, cpp, inputs, outputs) (see ttrt read --help)\n",
  ],
];

for (const [argv, expected] of wrongArguments) {
  test(`wrong arguments: ttrt ${argv.join(' ')}`, async () => {
    const { exitCode, out, err } = await ttrt(argv);
    // Other commands may have been added to the list.
    const names = (text: string): string => text.replace(/commands: [^;]*/, 'commands');
    assert.equal([exitCode, out, names(err)], [2, '', names(expected)]);
  });
}

test('an option without its value', async () => {
  const { exitCode, err } = await ttrt(['read', 'a', '--section']);
  assert.equal([exitCode, err], [2, 'ttrt read: error: argument --section: expected SECTION (see ttrt read --help)\n']);
});

test('folders that links lead to are not searched, which may lead round in circles', () =>
  inFolder(async (folder) => {
    mkdirSync(join(folder, 'below'));
    mkdirSync(join(folder, 'below', 'folder.ttnn'));
    symlinkSync('..', join(folder, 'below', 'round.ttnn'));
    symlinkSync(join(fixtures, 'flatbuffers/sample.ttsys'), join(folder, 'below', 'a.ttsys'));
    symlinkSync('nowhere', join(folder, 'below', 'b.ttsys'));
    const { exitCode, out, err } = await ttrt(['read', '--section=version', folder]);
    assert.equal([exitCode, out.match(/version/g)?.length], [1, 1]);
    assert.is(err, `ttrt read: error: ${join(folder, 'below', 'b.ttsys')}: no such file or folder\n`);
  }));

test('what is too large, or never ends', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'large.ttnn');
    writeFileSync(path, '');
    truncateSync(path, 2 ** 31 + 1);
    for (const name of [path, '/dev/zero']) {
      const { exitCode, err } = await ttrt(['read', name]);
      assert.equal([exitCode, err], [1, `ttrt read: error: ${name}: too large\n`]);
    }
  }));

test('help and version', async () => {
  for (const argv of [['--help'], ['-h'], ['read', '--help'], ['read', '-h']]) {
    const { exitCode, out, err } = await ttrt(argv);
    assert.equal([exitCode, err], [0, '']);
    assert.match(out, /^usage: ttrt /);
  }
  assert.match((await ttrt(['--version'])).out, /^ttrt \d+\.\d+\.\d+ \(binaries: 0\.0\.239\)\n$/);
});

test.run();
