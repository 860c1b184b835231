import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decode } from '../decode.ts';
import { encode } from '../encode.ts';
import { TTNNBinary } from '../generated/ttnn.gen.ts';
import { toJson } from '../json.ts';
import { BINARY_GIT_HASH, BINARY_VERSION } from '../version.ts';

const folder = new URL('../../../../fixtures/upstream/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.ttnn'));

/** Replaces the long texts, as the recorded JSON has it. */
function shorten(binary: TTNNBinary): TTNNBinary {
  const text = '(text)';
  return {
    ...binary,
    programs: binary.programs.map((program) => ({
      ...program,
      debugInfo: { mlir: { ...program.debugInfo?.mlir, source: text }, cpp: text },
    })),
  };
}

test('there are binaries of the C++ compiler', () => {
  assert.is(files.length, 11);
});

for (const name of files) {
  const bytes = readFileSync(new URL(name, folder));

  test(`${name} decodes to what flatc printed`, () => {
    const binary = decode(TTNNBinary, bytes);
    const recorded = readFileSync(new URL(name.replace('.ttnn', '.json'), folder), 'utf8');
    // Both sides printed by JSON.stringify compares the order of the fields too.
    assert.is(JSON.stringify(JSON.parse(toJson(TTNNBinary, shorten(binary)))), JSON.stringify(JSON.parse(recorded)));
    assert.equal(binary.version, BINARY_VERSION);
    assert.is(binary.ttmlirGitHash, BINARY_GIT_HASH);
  });

  test(`${name} decodes to the same after encoding it here`, () => {
    const binary = decode(TTNNBinary, bytes);
    const ours = encode(TTNNBinary, binary);
    assert.equal(decode(TTNNBinary, ours), binary);
    assert.ok(ours.length <= bytes.length * 1.05, `${ours.length} bytes instead of ${bytes.length}`);
  });
}

test('what is stored once is one object', () => {
  const program = decode(TTNNBinary, readFileSync(new URL('unary_relu.ttnn', folder))).programs[0];
  const relu = program?.operations.find((operation) => operation.type.type === 'EltwiseOp')?.type;
  const copy = program?.operations.at(-1)?.type;
  assert.ok(relu?.type === 'EltwiseOp' && copy?.type === 'ToMemoryConfigOp');
  assert.is(relu.value.out, copy.value.in0);
});

test.run();
