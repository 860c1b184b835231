import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decode } from '../../../target/schema/decode.ts';
import { encode } from '../../../target/schema/encode.ts';
import { TTMetalBinary } from '../../../target/schema/generated/ttmetal.gen.ts';
import { memoryIo } from '../../memory-io.ts';
import { main as opt } from '../../ttmlir-opt.ts';
import { main as translate } from '../../ttmlir-translate.ts';
import { main as ttrt } from '../../ttrt.ts';

const original = readFileSync(fileURLToPath(new URL('../../../../fixtures/upstream/unary_relu.ttnn', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'ttrt-damaged-'));
test.after(() => rmSync(folder, { recursive: true }));

/** Bytes that are not letters of a text: those between them are offsets, sizes and numbers. */
const positions = [...original.keys()].filter((i) => !isText(original[i]!) || !isText(original[i + 3] ?? 0));

function isText(byte: number): boolean {
  return byte >= 0x20 && byte < 0x7f;
}

/** Runs both tools on a damaged binary: each says what is wrong with it, or does what it can; an exception fails the test. */
async function use(damaged: Uint8Array, what: string): Promise<void> {
  const path = join(folder, 'damaged.ttnn');
  writeFileSync(path, damaged);
  const [run, back] = [memoryIo({ cwd: folder }), memoryIo({ cwd: folder })];
  const codes = [await ttrt(['run', path], run), translate(['--flatbuffer-to-ttnn', path], back)];
  for (const [i, { stderr }] of [run, back].entries()) {
    assert.is(stderr.text !== '', codes[i] !== 0, `${what}: exit code ${codes[i]}, ${stderr.text}`);
  }
}

/** What else takes a binary: sections of it, and commands that run it or look at its system. */
const commands = [
  (path: string) => ['read', path],
  (path: string) => ['read', '--section', 'mlir', path],
  (path: string) => ['read', '--section', 'cpp', path],
  (path: string) => ['check', path],
  (path: string) => ['check', '--system-desc', path, path],
  (path: string) => ['perf', '--memory', path],
] as const;

/** Runs one command on a damaged binary, another for each number, and returns the exit code; what it says tells of an error exactly when it failed. */
async function useOtherwise(damaged: Uint8Array, number: number, what: string): Promise<number> {
  const path = join(folder, 'damaged.ttnn');
  writeFileSync(path, damaged);
  const argv = commands[number % commands.length]!(path);
  const io = memoryIo({ cwd: folder });
  const exitCode = await ttrt(argv, io);
  assert.is(/^ttrt \w+: error: /.test(io.stderr.text), exitCode !== 0, `${what}, ${argv[0]}: ${io.stderr.text}`);
  return exitCode;
}

test('binaries that end early are refused by every command', async () => {
  for (let i = 0, length = 0; length < original.length; i++, length += 13) {
    const cut = Uint8Array.from(original.subarray(0, length));
    // Every second one says itself that it is so short.
    if (i % 2 === 0 && length >= 4) new DataView(cut.buffer).setUint32(0, length - 4, true);
    assert.is(await useOtherwise(cut, i, `${length} bytes`), 1);
    if (i % 8 === 0) await use(cut, `${length} bytes`);
  }
});

test('damaged binaries are read, checked and measured, or refused with a reason', async () => {
  const numDone = commands.map(() => 0);
  for (let i = 0; i < positions.length; i += 7) {
    const damaged = Uint8Array.from(original);
    damaged[positions[i]!]! ^= 1 << (i % 8);
    const exitCode = await useOtherwise(damaged, i, `bit ${i % 8} of byte ${positions[i]}`);
    if (exitCode === 0) numDone[i % commands.length]!++;
  }
  assert.ok(numDone.every((count) => count > 0));
});

for (const mask of [0x80, 0xff]) {
  test(`binaries with byte ^ ${mask} run, or are refused with a reason`, async () => {
    assert.ok(positions.length > 1000);
    for (let i = mask % 11; i < positions.length; i += 11) {
      const damaged = Uint8Array.from(original);
      damaged[positions[i]!]! ^= mask;
      await use(damaged, `byte ${positions[i]}`);
    }
  });
}

test('numbers of 32 bits that are huge or negative are refused with a reason', async () => {
  for (let i = 5; i < positions.length; i += 13) {
    const at = positions[i]! - (positions[i]! % 4);
    const damaged = Uint8Array.from(original);
    new DataView(damaged.buffer).setUint32(at, i % 2 === 0 ? 0x7fffffff : 0xffffffff, true);
    await use(damaged, `bytes from ${at}`);
  }
});

test('damaged binaries of kernels run, or are refused with a reason', async () => {
  const [tensor, any] = ['tensor<64x64xf32>', '#tt.operand_constraint<any_device>'];
  const stdin = `func.func @f(%a: ${tensor}) -> ${tensor} {
    %e = tensor.empty() : ${tensor}
    %r = "ttir.multiply"(%a, %a, %e) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [${any}, ${any}, ${any}]}> : (${tensor}, ${tensor}, ${tensor}) -> ${tensor}
    return %r : ${tensor}
  }`;
  const module = memoryIo({ stdin });
  assert.is(opt(['--ttir-to-ttmetal-backend-pipeline'], module), 0, module.stderr.text);
  const path = join(folder, 'kernels.ttm');
  assert.is(
    translate(['--ttmetal-to-flatbuffer', '-o', path], memoryIo({ stdin: module.stdout.text, cwd: folder })),
    0,
  );
  const kernels = readFileSync(path);
  let numDone = 0;
  for (let i = 0; i < kernels.length; i += 37) {
    const damaged = Uint8Array.from(kernels);
    damaged[i]! ^= 1 << (i % 8);
    writeFileSync(path, damaged);
    const io = memoryIo({ cwd: folder });
    const exitCode = await ttrt(['run', path], io);
    assert.is(/^ttrt run: error: /.test(io.stderr.text), exitCode !== 0, `byte ${i}: ${io.stderr.text}`);
    if (exitCode === 0) numDone++;
  }
  assert.ok(numDone > 10);

  const { programs, ...rest } = decode(TTMetalBinary, kernels);
  const [{ inputs, ...program }] = programs as [(typeof programs)[number]];
  const [{ desc, ...input }] = inputs as [(typeof inputs)[number]];
  const huge = { ...program, inputs: [{ ...input, desc: { ...desc, shape: [64, 0xff_00_40] } }] };
  writeFileSync(path, encode(TTMetalBinary, { ...rest, programs: [huge] }));
  const io = memoryIo({ cwd: folder });
  assert.is(await ttrt(['run', path], io), 1);
  assert.match(
    io.stderr.text,
    /: tensor 1 \(64x16711744\) has more elements than the 131072 that it has memory for\n$/,
  );
});

test.run();
