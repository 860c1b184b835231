import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Program } from '../../target/schema/generated/ttnn.gen.ts';
import { decodePrograms, runProgram } from '../../runtime/run-binary.ts';
import { type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { initTensor, randomNumbers } from '../../runtime/tensors/init-tensor.ts';
import { refFormat } from '../../runtime/tensors/tensor-ref.ts';
import { memoryIo } from '../memory-io.ts';
import { main as opt } from '../ttmlir-opt.ts';
import { main as translate } from '../ttmlir-translate.ts';

const programs = fileURLToPath(new URL('../../../fixtures/ttir/', import.meta.url));

/** Returns the binary of a file of TTIR, made as a user makes it: with the tools. */
function compile(file: string): Uint8Array {
  const compiler = memoryIo({ cwd: programs });
  assert.is(opt(['--ttir-to-ttnn-backend-pipeline', file], compiler), 0, compiler.stderr.text);
  const translator = memoryIo({ stdin: compiler.stdout.text });
  assert.is(translate(['--ttnn-to-flatbuffer'], translator), 0, translator.stderr.text);
  return translator.stdout.bytes;
}

function inputsOf({ inputs }: Program): HostTensor[] {
  const random = randomNumbers(0);
  return inputs.map((ref) => initTensor('randn', ref.desc.shape, refFormat(ref), random));
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

test.run();
