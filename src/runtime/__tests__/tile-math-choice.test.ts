/** Programs with plain tile arithmetic and with the fastest: the same results and cycles. */
import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Chip } from '../../device/chip.ts';
import { plainTileMath } from '../../device/tile-math/plain-tile-math.ts';
import { fastTileMath } from '../../device/tile-math/wasm/wasm-tile-math.ts';
import { chipDescription, firstChipDesc } from '../chip-of-system.ts';
import { ProgramExecutor } from '../program-executor.ts';
import { decodePrograms } from '../run-binary.ts';
import { initTensor, randomNumbers } from '../tensors/init-tensor.ts';
import { refFormat } from '../tensors/tensor-ref.ts';

for (const name of ['matmul', 'conv2d', 'reduce_sum', 'binary_add', 'concat3', 'maxpool', 'grid_override']) {
  test(name, () => {
    const binary = decodePrograms(readFileSync(new URL(`../../../fixtures/upstream/${name}.ttnn`, import.meta.url)));
    const desc = firstChipDesc(binary.systemDesc);
    const program = binary.programs[0]!;
    const random = randomNumbers(3);
    const inputs = program.inputs.map((ref) => initTensor('randn', ref.desc.shape, refFormat(ref), random));
    const [plain, fast] = [plainTileMath, fastTileMath].map((math) =>
      new ProgramExecutor(new Chip(chipDescription(desc), 0, math), desc).run(program, inputs),
    );
    assert.equal(fast!.outputs, plain!.outputs);
    assert.equal(fast!.operations, plain!.operations);
  });
}

test.run();
