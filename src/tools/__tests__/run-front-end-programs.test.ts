import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decodePrograms, runProgram } from '../../runtime/run-binary.ts';
import { initTensor, randomNumbers } from '../../runtime/tensors/init-tensor.ts';
import { refFormat } from '../../runtime/tensors/tensor-ref.ts';
import { memoryIo } from '../memory-io.ts';
import { main as opt } from '../ttmlir-opt.ts';
import { main as translate } from '../ttmlir-translate.ts';

const programs = fileURLToPath(new URL('../../../fixtures/front-ends/', import.meta.url));

/** Returns the binary of a program in a dialect, made as a user makes it: with the tools. */
function compile(dialect: string, file: string): Uint8Array {
  const compiler = memoryIo({ cwd: programs });
  const passes = [`--convert-${dialect}-to-ttir`, '--ttir-to-ttnn-backend-pipeline'];
  assert.is(opt([...passes, `${dialect}/${file}`], compiler), 0, compiler.stderr.text);
  const translator = memoryIo({ stdin: compiler.stdout.text });
  assert.is(translate(['--ttnn-to-flatbuffer'], translator), 0, translator.stderr.text);
  return translator.stdout.bytes;
}

for (const dialect of ['tosa', 'linalg']) {
  for (const file of readdirSync(`${programs}${dialect}`)) {
    test(`${dialect}/${file} compiles, and everything that it computes agrees with a reference in double precision`, () => {
      const binary = decodePrograms(compile(dialect, file));
      binary.programs.forEach(({ name, inputs }, programIndex) => {
        const random = randomNumbers(7);
        const tensors = inputs.map((ref) => initTensor('randn', ref.desc.shape, refFormat(ref), random));
        const { operations, outputs, goldenOutputs } = runProgram(binary, tensors, { programIndex, golden: true });
        for (const { index, name: op, golden } of operations) {
          if (golden === undefined) continue;
          assert.ok(golden.correlation >= 0.999, `${name}: operation ${index}, ${op}: ${golden.correlation}`);
        }
        outputs.forEach(({ values }, i) => {
          const expected = goldenOutputs![i]!.data;
          const scale = Math.max(1e-6, ...expected.map(Math.abs));
          values.forEach((value, at) => {
            const difference = Math.abs(value - expected[at]!);
            assert.ok(
              difference <= 0.02 * scale,
              `${name}: result ${i} at ${at} is ${value}, expected ${expected[at]}`,
            );
          });
        });
      });
    });
  }
}

test.run();
