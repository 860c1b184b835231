import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { type OpType } from '../../target/schema/generated/ttnn.gen.ts';
import { alignUp, product } from '../../support/math.ts';
import { firstChip } from '../chip-of-system.ts';
import { ProgramExecutor } from '../program-executor.ts';
import { runProgram } from '../run-binary.ts';
import { RuntimeError } from '../runtime-error.ts';
import { check, inputsOf } from './program-check.ts';
import { ProgramFixture, type Place } from './program-fixture.ts';

/** One core computes, with 256 KiB of L1. */
const oneCore: Place = { space: 'dram', grid: [1, 1] };
const smallL1 = { l1Size: 2 ** 18 };
const rows: Place = { ...oneCore, isTiled: false };

const exp = (input: TensorRef, out: TensorRef): OpType => ({
  type: 'EltwiseOp',
  value: { type: 'Exp', ins: [input], out },
});

/** Every kernel family with tensors that no L1 has room for. */
const families: readonly (readonly [
  name: string,
  inputs: readonly (readonly [shape: readonly number[], place: Place])[],
  result: readonly number[],
  place: Place,
  make: (inputs: readonly TensorRef[], out: TensorRef) => OpType,
])[] = [
  ['elementwise', [[[256, 288], oneCore]], [256, 288], oneCore, ([a], out) => exp(a!, out)],
  [
    'elementwise with broadcast',
    [
      [[256, 288], oneCore],
      [[256, 1], oneCore],
    ],
    [256, 288],
    oneCore,
    (ins, out) => ({ type: 'EltwiseOp', value: { type: 'Add', ins, out } }),
  ],
  [
    'matmul',
    [
      [[32, 2400], oneCore],
      [[2400, 32], oneCore],
    ],
    [32, 32],
    oneCore,
    ([a, b], out) => ({ type: 'MatmulOp', value: { in0: a!, in1: b!, out } }),
  ],
  ...([[0], [1], [0, 1]] as const).map(
    (dimArg) =>
      [
        `sum over ${dimArg.join()}`,
        [[[256, 288], oneCore]],
        [dimArg[0] === 0 ? 1 : 256, dimArg.at(-1) === 1 ? 1 : 288],
        oneCore,
        ([a]: readonly TensorRef[], out: TensorRef): OpType => ({
          type: 'ReductionOp',
          value: { type: 'Sum', in: a!, out, dimArg, keepDim: true },
        }),
      ] as const,
  ),
  [
    'softmax',
    [[[2, 2100], oneCore]],
    [2, 2100],
    oneCore,
    ([a], out) => ({ type: 'SoftmaxOp', value: { in: a!, out, dimension: 1 } }),
  ],
  [
    'transpose of tiles',
    [[[256, 288], oneCore]],
    [288, 256],
    oneCore,
    ([a], out) => ({ type: 'TransposeOp', value: { in: a!, out, dim0: 0, dim1: 1 } }),
  ],
  [
    'transpose of rows',
    [[[8, 33, 288], oneCore]],
    [33, 8, 288],
    oneCore,
    ([a], out) => ({ type: 'TransposeOp', value: { in: a!, out, dim0: 0, dim1: 1 } }),
  ],
  [
    'concatenation of rows',
    [
      [[2, 40000], rows],
      [[2, 30000], rows],
    ],
    [2, 70000],
    rows,
    (inputs, out) => ({ type: 'ConcatOp', value: { inputs, out, dim: 1 } }),
  ],
  [
    'row-major and tiled',
    [[[3, 70000], rows]],
    [3, 70000],
    oneCore,
    ([a], out) => ({ type: 'ToMemoryConfigOp', value: { in0: a!, device: { globalId: 0 }, out } }),
  ],
  [
    'tiled and row-major',
    [[[3, 70000], oneCore]],
    [3, 70000],
    rows,
    ([a], out) => ({ type: 'ToMemoryConfigOp', value: { in0: a!, device: { globalId: 0 }, out } }),
  ],
  [
    'conv2d',
    [
      [[1, 16, 16, 32], oneCore],
      [[32, 32, 3, 3], { space: 'host' }],
    ],
    [1, 1, 256, 32],
    oneCore,
    ([input, weight], out) => ({
      type: 'Conv2dOp',
      value: {
        input: input!,
        weight: weight!,
        out,
        device: { globalId: 0 },
        inChannels: 32,
        outChannels: 32,
        batchSize: 1,
        inputHeight: 16,
        inputWidth: 16,
        kernelHeight: 3,
        kernelWidth: 3,
        strideHeight: 1,
        strideWidth: 1,
        paddingHeight: 1,
        paddingWidth: 1,
        dilationHeight: 1,
        dilationWidth: 1,
        groups: 1,
      },
    }),
  ],
  ['max pool', [[[1, 1, 48 * 48, 32], oneCore]], [1, 1, 24 * 24, 32], oneCore, ([a], out) => pool(a!, out, 48, 2)],
];

function pool(input: TensorRef, out: TensorRef, size: number, kernel: number): OpType {
  return {
    type: 'MaxPool2dOp',
    value: {
      in: input,
      out,
      device: { globalId: 0 },
      batchSize: 1,
      inputHeight: size,
      inputWidth: size,
      channels: 32,
      kernelHeight: kernel,
      kernelWidth: kernel,
      strideHeight: kernel,
      strideWidth: kernel,
      dilationHeight: 1,
      dilationWidth: 1,
      ceilMode: false,
      paddingHeight: 0,
      paddingWidth: 0,
    },
  };
}

for (const [name, inputs, result, place, make] of families) {
  test(`tensors that L1 has no room for stream through it: ${name}`, () => {
    const fixture = new ProgramFixture();
    const operands = inputs.map(([shape, at]) => fixture.input(shape, at));
    const rowsOf = (shape: readonly number[], { isTiled = true }: Place): number =>
      isTiled ? alignUp(product(shape.slice(0, -1)), 32) : product(shape.slice(0, -1));
    const bytes = 4 * Math.max(...inputs.map(([shape, at]) => rowsOf(shape, at) * shape.at(-1)!));
    // What is large in a convolution is the matrix of the pixels under the window, 256x288.
    assert.ok(bytes > smallL1.l1Size || name === 'conv2d', `${bytes} bytes fit`);
    fixture.output(fixture.op(result, (out) => make(operands, out), place));
    check(fixture, 2400, name, smallL1);
  });
}

test('a softmax that is streamed gives the same bits as one in L1', () => {
  const fixture = new ProgramFixture();
  const a = fixture.input([33, 1000], oneCore);
  fixture.output(
    fixture.op([33, 1000], (out) => ({ type: 'SoftmaxOp', value: { in: a, out, dimension: 1 } }), oneCore),
  );
  const [whole, streamed] = [{}, { l1Size: 2 ** 17 }].map((chip) => {
    const binary = fixture.binary(chip);
    return runProgram(binary, inputsOf(binary));
  });
  assert.equal(streamed!.outputs, whole!.outputs);
  assert.ok(streamed!.cycles > whole!.cycles);
});

test('an embedding looks rows of a table up that L1 has no room for', () => {
  const fixture = new ProgramFixture();
  const [indices, table] = [fixture.input([3], oneCore), fixture.input([40, 2000], rows)];
  const out = fixture.tensor([3, 2000], oneCore);
  fixture.add({ type: 'EmbeddingOp', value: { input: indices, weight: table, output: out } });
  fixture.output(out);
  const binary = fixture.binary(smallL1);
  const [first, second] = inputsOf(binary);
  const { outputs } = runProgram(binary, [{ ...first!, values: Float32Array.of(39, 0, 17) }, second!]);
  const expected = [39, 0, 17].flatMap((row) => [...second!.values.slice(row * 2000, row * 2000 + 2000)]);
  assert.equal([...outputs[0]!.values], expected);
});

/** Returns the message with which a program fails on a chip with 64 KiB in each of 12 channels of DRAM. */
function failure(fixture: ProgramFixture): string {
  const binary = fixture.binary({ dramUnreservedEnd: 2 ** 16 + 1024 });
  try {
    runProgram(binary, inputsOf(binary));
  } catch (error) {
    if (error instanceof RuntimeError) return error.message;
    throw error;
  }
  return 'no failure';
}

test('a program that does not fit names operation, space, and the bytes that it asked for and found', () => {
  // 12 * 16 tiles fill all channels; a third of that goes in thrice.
  const shape = [32, 64 * 32];
  const fixture = new ProgramFixture();
  const a = fixture.input(shape, oneCore);
  const b = fixture.op(shape, (out) => exp(a, out), oneCore);
  const c = fixture.op(shape, (out) => exp(b, out), oneCore);
  assert.is(
    failure(fixture),
    'operation 3, ttnn.exp: out-of-memory: DRAM cannot hold 24576 more bytes for a tensor of 32x2048 in every channel:' +
      ' 16384 bytes are free (16384 in one piece) of 65536;' +
      ' 1 tensor on the device is not used any more, and --ttir-to-ttnn-backend-pipeline frees it with enable-deallocation=true',
  );
  const freed = new ProgramFixture();
  const d = freed.input(shape, oneCore);
  const e = freed.op(shape, (out) => exp(d, out), oneCore);
  freed.add({ type: 'DeallocOp', value: { in: d } });
  freed.output(freed.op(shape, (out) => exp(e, out), oneCore));
  assert.is(failure(freed), 'no failure');
  assert.is.not(c, e);
});

test('free memory in pieces that are too small is not enough', () => {
  const fixture = new ProgramFixture();
  const parts = [0, 1, 2, 3].map(() => fixture.input([32, 12 * 4 * 32], oneCore));
  for (const part of [parts[0]!, parts[2]!]) fixture.add({ type: 'DeallocOp', value: { in: part } });
  fixture.input([32, 12 * 5 * 32], oneCore);
  assert.is(
    failure(fixture),
    'operation 7, ttnn.to_memory_config: out-of-memory: DRAM cannot hold 20480 more bytes for a tensor of 32x1920 in every channel:' +
      ' 32768 bytes are free (16384 in one piece) of 65536;' +
      ' 2 tensors on the device are not used any more, and --ttir-to-ttnn-backend-pipeline frees them with enable-deallocation=true',
  );
});

test('circular buffers that L1 has no room for beside the tensors are named', () => {
  const fixture = new ProgramFixture();
  const a = fixture.input([64, 64], { space: 'l1', grid: [1, 1], isSharded: true });
  fixture.op([64, 64], (out) => exp(a, out), oneCore);
  const binary = fixture.binary({ l1Size: 1024 + 2 ** 15 });
  assert.throws(
    () => runProgram(binary, inputsOf(binary)),
    'operation 2, ttnn.exp: out-of-memory: L1 cannot hold 32768 more bytes for the 8 pages of circular buffer cb_in0 in every core:' +
      ' 16384 bytes are free (16384 in one piece) of 32768',
  );
});

test('a max pool holds two of its taps at a time', () => {
  const fixture = new ProgramFixture();
  const a = fixture.input([1, 1, 36 * 36, 32], oneCore);
  fixture.output(fixture.op([1, 1, 36, 32], (out) => pool(a, out, 36, 6), oneCore));
  const binary = fixture.binary();
  const { chip, desc } = firstChip(binary.systemDesc);
  new ProgramExecutor(chip, desc).run(binary.programs[0]!, inputsOf(binary));
  // The images have 41 tiles, four in a channel at most; the result and three temporaries have two.
  assert.is(chip.dramAllocator.peakUsedBytes, (4 + 4) * 4096);
});

test.run();
