import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type OpType } from '../../target/schema/generated/ttnn.gen.ts';
import { type BufferType, type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { runProgram } from '../run-binary.ts';
import { RuntimeError } from '../runtime-error.ts';
import { initTensor } from '../tensors/init-tensor.ts';
import { inputsOf } from './program-check.ts';
import { ProgramFixture } from './program-fixture.ts';

/** Inputs by shape, the shape of the result, the operation, and what is wrong. */
type Mistake = readonly [
  inputs: readonly (readonly number[])[],
  result: readonly number[],
  make: (inputs: readonly TensorRef[], out: TensorRef) => OpType,
  message: string,
];

const eltwise =
  (type: 'Add' | 'Exp') =>
  (ins: readonly TensorRef[], out: TensorRef): OpType => ({ type: 'EltwiseOp', value: { type, ins, out } });
const matmul = ([in0, in1]: readonly TensorRef[], out: TensorRef): OpType => ({
  type: 'MatmulOp',
  value: { in0: in0!, in1: in1!, out },
});
const concat = (inputs: readonly TensorRef[], out: TensorRef): OpType => ({
  type: 'ConcatOp',
  value: { inputs, out, dim: 1 },
});

const empty = (_: readonly TensorRef[], out: TensorRef): OpType => ({
  type: 'EmptyOp',
  value: { shape: out.desc.shape, dtype: 'Float32', layout: 'Tile', out },
});

const toDevice =
  (bufferType: BufferType) =>
  ([input]: readonly TensorRef[], out: TensorRef): OpType => ({
    type: 'ToDeviceOp',
    value: { in: input!, device: { globalId: 0 }, memcfg: { tensorMemoryLayout: 'Interleaved', bufferType }, out },
  });

const mistakes: readonly Mistake[] = [
  [
    [
      [4, 5],
      [3, 4],
    ],
    [4, 4],
    eltwise('Add'),
    'an operand of ttnn.add is 4x5, which does not broadcast to 4x4',
  ],
  [[[64, 64]], [4, 4], eltwise('Exp'), 'an operand of ttnn.exp is 64x64, which does not broadcast to 4x4'],
  [[[2, 4, 4], [4]], [2, 4, 4], matmul, 'ttnn.matmul of tensors of rank below 2 is not supported'],
  [
    [
      [2, 4, 4],
      [3, 4, 4],
    ],
    [2, 4, 4],
    matmul,
    'ttnn.matmul cannot multiply 2x4x4 by 3x4x4',
  ],
  [
    [
      [2, 4, 4],
      [2, 5, 4],
    ],
    [2, 4, 4],
    matmul,
    'ttnn.matmul cannot multiply 2x4x4 by 2x5x4',
  ],
  [
    [
      [2, 4, 4],
      [2, 4, 4],
    ],
    [3, 4, 4],
    matmul,
    'the result of ttnn.matmul is 3x4x4, expected 2x4x4',
  ],
  [
    [[64, 64]],
    [4, 4],
    ([input], out) => ({ type: 'ReductionOp', value: { type: 'Sum', in: input!, out, dimArg: [0], keepDim: true } }),
    'the result of ttnn.sum is 4x4, expected 1x64',
  ],
  [
    [[2, 4, 5]],
    [7, 5, 4],
    ([input], out) => ({ type: 'TransposeOp', value: { in: input!, out, dim0: 1, dim1: 2 } }),
    'the result of ttnn.transpose is 7x5x4, expected 2x5x4',
  ],
  [
    [[4, 4]],
    [4, 5],
    ([input], out) => ({ type: 'SoftmaxOp', value: { in: input!, out, dimension: 1 } }),
    'the result of ttnn.softmax is 4x5, expected 4x4',
  ],
  [
    [[4, 4]],
    [4, 5],
    ([input], out) => ({ type: 'ReshapeOp', value: { in: input!, out, shape: [4, 5] } }),
    'ttnn.reshape of 16 elements to the shape 4x5 of 20',
  ],
  [
    [
      [2, 4],
      [3, 4],
    ],
    [2, 8],
    concat,
    'ttnn.concat cannot join 2x4 and 3x4 at dim 1',
  ],
  [
    [
      [2, 4],
      [2, 5],
    ],
    [2, 10],
    concat,
    'the result of ttnn.concat is 2x10, expected 2x9',
  ],
  [[], [2, 10], concat, 'ttnn.concat needs an input'],
  [
    [[2, 4], [5]],
    [2, 4, 5],
    ([input, weight], output) => ({ type: 'EmbeddingOp', value: { input: input!, weight: weight!, output } }),
    'the table of ttnn.embedding is 5, expected two dims',
  ],
  [
    [
      [2, 4],
      [7, 5],
    ],
    [2, 4, 9],
    ([input, weight], output) => ({ type: 'EmbeddingOp', value: { input: input!, weight: weight!, output } }),
    'the result of ttnn.embedding is 2x4x9, expected 2x4x5',
  ],
  [
    [[1, 4]],
    [4, 4],
    ([in0], out) => ({ type: 'ToMemoryConfigOp', value: { in0: in0!, device: { globalId: 0 }, out } }),
    'the result of ttnn.to_memory_config is 4x4, expected 1x4',
  ],
  [[[4, 4]], [4, 4], toDevice('L1'), 'ttnn.to_device moves to L1, but its result is in DeviceDRAM'],
  [[[4, 4]], [4, 4], toDevice('SystemMemory'), 'ttnn.to_device moves to SystemMemory, but its result is in DeviceDRAM'],
  [
    [[4, 4]],
    [4, 4],
    ([input], out) =>
      eltwise('Exp')([{ ...input!, desc: { ...input!.desc, shape: [2, 4] } }], {
        ...out,
        desc: { ...out.desc, shape: [2, 4] },
      }),
    'is 4x4, but is used as 2x4',
  ],
  [[[4, 4]], [0, 4], eltwise('Exp'), 'which does not broadcast to 0x4'],
  [[], [2 ** 20, 2 ** 20], empty, 'is too large'],
  [[], [0, 4], empty, 'dims of size 0'],
];

for (const [shapes, result, make, message] of mistakes) {
  for (const golden of [false, true]) {
    test(`mistake${golden ? ', with golden' : ''}: ${message}`, () => {
      const fixture = new ProgramFixture();
      const inputs = shapes.map((shape) => fixture.input(shape));
      fixture.op(result, (out) => make(inputs, out));
      const binary = fixture.binary();
      assert.throws(
        () => runProgram(binary, inputsOf(binary), { golden }),
        (error: unknown) => error instanceof RuntimeError && error.message.includes(message),
      );
    });
  }
}

test('inputs that the host has no room for', () => {
  const make = (shape: readonly number[]) => () => initTensor('zeros', shape, 'f32', Math.random);
  assert.throws(
    make([100000, 100000]),
    /^a tensor of 100000x100000 is too large: the host holds up to 1073741824 elements$/,
  );
  assert.throws(make([-2, 3]), /^-2x3 is no shape$/);
});

test.run();
