import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Program } from '../../target/schema/generated/ttnn.gen.ts';
import { elementFormats } from '../../device/formats/formats.ts';
import { firstChip } from '../../runtime/chip-of-system.ts';
import { ProgramExecutor } from '../../runtime/program-executor.ts';
import { decodePrograms, runProgram } from '../../runtime/run-binary.ts';
import { type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { initTensor, randomNumbers } from '../../runtime/tensors/init-tensor.ts';
import { refFormat } from '../../runtime/tensors/tensor-ref.ts';
import { memoryIo } from '../memory-io.ts';
import { main as opt } from '../ttmlir-opt.ts';
import { main as translate } from '../ttmlir-translate.ts';

const programs = fileURLToPath(new URL('../../../fixtures/ttir/', import.meta.url));

/** Returns the binary of a file of TTIR, made as a user makes it: with the tools. */
function compile(file: string, options = ''): Uint8Array {
  const compiler = memoryIo({ cwd: programs });
  assert.is(opt([`--ttir-to-ttnn-backend-pipeline=${options}`, file], compiler), 0, compiler.stderr.text);
  const translator = memoryIo({ stdin: compiler.stdout.text });
  assert.is(translate(['--ttnn-to-flatbuffer'], translator), 0, translator.stderr.text);
  return translator.stdout.bytes;
}

function inputsOf({ inputs }: Program): HostTensor[] {
  const random = randomNumbers(0);
  return inputs.map((ref) => {
    const format = refFormat(ref);
    const isInteger = elementFormats[format].kind === 'integer';
    return initTensor(isInteger ? 'arange' : 'randn', ref.desc.shape, format, random);
  });
}

for (const file of readdirSync(programs).filter((name) => name.endsWith('.mlir'))) {
  test(`${file} compiles, and every operation on the device agrees with its reference`, () => {
    const binary = decodePrograms(compile(file));
    binary.programs.forEach((program, programIndex) => {
      const { operations } = runProgram(binary, inputsOf(program), { programIndex, golden: true });
      for (const { index, name, golden } of operations) {
        if (golden === undefined) continue;
        assert.ok(golden.correlation >= 0.999, `${program.name}: operation ${index}, ${name}: ${golden.correlation}`);
      }
    });
  });
}

test('the same program and inputs give the same binary, outputs and cycles', () => {
  const bytes = compile('attention.mlir');
  assert.equal(compile('attention.mlir'), bytes);
  const binary = decodePrograms(bytes);
  const run = () => runProgram(binary, inputsOf(binary.programs[0]!));
  const first = run();
  const second = run();
  assert.equal(second.outputs, first.outputs);
  assert.equal(
    second.operations.map(({ cycles }) => cycles),
    first.operations.map(({ cycles }) => cycles),
  );
});

/** Returns the outputs of the first program on a new chip, and the bytes of DRAM that were in use at once. */
function measure(bytes: Uint8Array): { outputs: readonly HostTensor[]; peakBytes: number; leftBytes: number } {
  const binary = decodePrograms(bytes);
  const { chip, desc } = firstChip(binary.systemDesc);
  const program = binary.programs[0]!;
  const { outputs } = new ProgramExecutor(chip, desc).run(program, inputsOf(program));
  const { peakUsedBytes, usedBytes } = chip.dramAllocator;
  return { outputs, peakBytes: peakUsedBytes, leftBytes: usedBytes };
}

for (const file of ['two-layers.mlir', 'attention.mlir', 'layer-norm.mlir']) {
  test(`${file} with deallocation gives the same outputs in less memory`, () => {
    const kept = measure(compile(file));
    const freed = measure(compile(file, 'enable-deallocation=true'));
    assert.equal(freed.outputs, kept.outputs);
    assert.ok(freed.peakBytes < kept.peakBytes, `${freed.peakBytes} of ${kept.peakBytes} bytes`);
    assert.is(freed.leftBytes, 0);
  });
}

test('a binary with deallocations is read back, and written with the same content', () => {
  const bytes = compile('attention.mlir', 'enable-deallocation=true');
  const reader = memoryIo({ stdin: bytes });
  assert.is(translate(['--flatbuffer-to-ttnn'], reader), 0, reader.stderr.text);
  const writer = memoryIo({ stdin: reader.stdout.text });
  assert.is(translate(['--ttnn-to-flatbuffer'], writer), 0, writer.stderr.text);
  const tables = (content: Uint8Array): unknown =>
    decodePrograms(content).programs.map(({ operations }) => operations.map(({ type }) => type));
  assert.equal(tables(writer.stdout.bytes), tables(bytes));
});

test.run();
