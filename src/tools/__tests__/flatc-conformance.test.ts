import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { binaryFileToJson, readBinaryFile } from '../../target/schema/binary-file.ts';
import { memoryIo } from '../memory-io.ts';
import { main as opt } from '../ttmlir-opt.ts';
import { main as translate } from '../ttmlir-translate.ts';

/** Binaries of compiled programs, decoded by flatc with the project's schemas where it is installed. What flatc makes of samples is recorded in fixtures/flatbuffers. */

const root = fileURLToPath(new URL('../../../', import.meta.url));
const isInstalled = spawnSync('flatc', ['--version']).status === 0;
const check = isInstalled ? test : test.skip;
const unless = isInstalled ? '' : ' (flatc is not installed)';

/** Compiles a file of the project with a pipeline and returns the binary. */
function compile(file: string, pass: string, translation: string): Uint8Array {
  const compiler = memoryIo({ cwd: root });
  assert.is(opt([pass, file], compiler), 0, compiler.stderr.text);
  const translator = memoryIo({ stdin: compiler.stdout.text });
  assert.is(translate([translation], translator), 0, translator.stderr.text);
  return translator.stdout.bytes;
}

/** Returns what flatc prints of a binary of this kind. It refuses to print lists of union values, which .ttm has, with a schema in text form. */
function flatcJson(kind: string, bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'flatc-'));
  try {
    const run = (...args: readonly string[]): void => {
      const { status, stdout, stderr } = spawnSync('flatc', args, { cwd: folder, encoding: 'utf8' });
      assert.is(status, 0, stdout + stderr);
    };
    writeFileSync(join(folder, `binary.${kind}`), bytes);
    const text = join(root, `src/target/schema/generated/${kind}.fbs`);
    run('--binary', '--schema', text);
    const format = ['--json', '--raw-binary', '--strict-json', '--defaults-json', '--size-prefixed'];
    run(...format, kind === 'ttm' ? 'ttm.bfbs' : text, '--', `binary.${kind}`);
    return readFileSync(join(folder, 'binary.json'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Returns our JSON as flatc writes the same: numbers that JSON does not have are bare, and sets of flags are numbers where the schema is in binary
 * form.
 */
function asOfFlatc(kind: string, json: string): string {
  const bare = json.replace(/"(nan|inf|-inf)"/g, '$1');
  return kind === 'ttm' ? bare.replaceAll('"PCIE HostMMIO"', '3') : bare;
}

const toTTNN = ['--ttir-to-ttnn-backend-pipeline', '--ttnn-to-flatbuffer'] as const;
const binaries: readonly (readonly [kind: string, file: string, pass: string, translation: string])[] = [
  ['ttsys', 'fixtures/ttir/add.mlir', '--ttir-load-system-desc', '--system-desc-to-flatbuffer'],
  ['ttm', 'lit-tests/translate/metal.mlir', '--ttir-to-ttmetal-backend-pipeline', '--ttmetal-to-flatbuffer'],
  ['ttnn', 'fixtures/ttir/attention.mlir', ...toTTNN],
  ['ttnn', 'fixtures/ttir/constant.mlir', ...toTTNN],
  ['ttnn', 'fixtures/ttir/lenet.mlir', ...toTTNN],
];

for (const [kind, file, pass, translation] of binaries) {
  check(`flatc decodes the .${kind} of ${file} as it is printed here${unless}`, () => {
    const bytes = compile(file, pass, translation);
    const ours = asOfFlatc(kind, [...binaryFileToJson(readBinaryFile(bytes))].join('')).split('\n');
    const theirs = flatcJson(kind, bytes).split('\n');
    const line = theirs.findIndex((text, i) => text !== ours[i]);
    assert.is(line, -1, `line ${line + 1}: ${ours[line] ?? 'nothing'}, flatc: ${theirs[line] ?? 'nothing'}`);
    assert.is(ours.length, theirs.length);
  });
}

test.run();
