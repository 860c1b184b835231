import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { type OpType } from '../../target/schema/generated/ttnn.gen.ts';
import { maxAbsError, pearsonCorrelation } from '../golden/compare.ts';
import { testNumbers } from '../kernels/__tests__/kernel-bench.ts';
import { ProgramExecutor } from '../program-executor.ts';
import { decodePrograms, runBinary, runProgram } from '../run-binary.ts';
import { RuntimeError } from '../runtime-error.ts';
import { firstChip } from '../chip-of-system.ts';
import { hostTensor, type HostTensor } from '../tensors/host-tensor.ts';
import { ProgramFixture, type Place } from './program-fixture.ts';
import { check, inputsOf } from './program-check.ts';

const grid: Place = { space: 'dram', grid: [2, 2] };
const upstream = fileURLToPath(new URL('../../../fixtures/upstream/', import.meta.url));

test('binaries of the C++ compiler run, and every operation correlates with its reference', () => {
  const names = [
    'matmul',
    'binary_add',
    'unary_relu',
    'reduce_sum',
    'transpose2',
    'squeeze_unsqueeze',
    'grid_override',
    'concat3',
    'conv2d',
    'maxpool',
  ];
  for (const name of names) {
    const bytes = readFileSync(`${upstream}${name}.ttnn`);
    const inputs = inputsOf(decodePrograms(bytes));
    const { outputs, goldenOutputs, operations } = runBinary(bytes, inputs, { golden: true });
    for (const { golden, name: op } of operations) {
      if (golden !== undefined) assert.ok(golden.correlation > 0.99999, `${name}: ${op} ${golden.correlation}`);
    }
    assert.ok(pearsonCorrelation(outputs[0]!.values, goldenOutputs![0]!.data) > 0.9999, name);
  }
});

test('reshape between tiles and rows, and chains of moves', () => {
  const places: readonly Place[] = [grid, { ...grid, isTiled: false }, { space: 'l1', grid: [2, 2] }];
  const fixture = new ProgramFixture();
  let tensor = fixture.input([6, 10], places[0]);
  const shapes = [[60], [3, 20], [2, 30], [4, 5, 3], [4, 15], [60, 1], [6, 10]];
  shapes.forEach((shape, i) => {
    tensor = fixture.op(shape, (out) => ({ type: 'ReshapeOp', value: { in: tensor, out, shape } }), places[i % 3]);
    tensor = fixture.moved(tensor, places[(i + 1) % 3]!);
  });
  fixture.output(tensor);
  const { outputs } = check(fixture, 0);
  assert.equal(outputs[0]!.values, Float32Array.from(testNumbers([6, 10], 1)));
});

test('a reference beyond the range of its format is what the format makes of it', () => {
  for (const [dataType, input] of [
    ['Float32', 100],
    ['BFloat16', 100],
    ['Float16', 12],
  ] as const) {
    const fixture = new ProgramFixture(dataType);
    const a = fixture.input([1, 4], grid);
    const exp = fixture.op([1, 4], (out) => ({ type: 'EltwiseOp', value: { type: 'Exp', ins: [a], out } }), grid);
    fixture.output(exp);
    const binary = fixture.binary();
    const values = [input, -1, -input, NaN];
    const { operations } = runProgram(binary, [hostTensor([1, 4], 'f32', values)], { golden: true });
    const { golden } = operations.find(({ name }) => name === 'ttnn.exp')!;
    assert.ok(golden!.correlation > 0.999, `${dataType}: ${golden!.correlation}`);
    assert.ok(Number.isFinite(golden!.maxAbsError), dataType);
  }
});

test('f16 between what the host reads and what the chip holds agrees with the reference', () => {
  const fixture = new ProgramFixture('Float16');
  const a = fixture.input([1, 4], grid);
  const eltwise = (type: 'Exp' | 'Sqrt' | 'Abs', input: TensorRef): TensorRef =>
    fixture.op([1, 4], (out) => ({ type: 'EltwiseOp', value: { type, ins: [input], out } }), grid);
  // exp is 65571, 98716, 119372 and 131926: the first three are numbers on the chip, and 65504 for the host.
  const exp = eltwise('Exp', a);
  fixture.output(exp);
  fixture.output(eltwise('Sqrt', eltwise('Abs', exp)));
  const binary = fixture.binary();
  const { operations, outputs } = runProgram(binary, [hostTensor([1, 4], 'f32', [11.1, 11.5, 11.69, 11.79])], {
    golden: true,
  });
  for (const { name, golden } of operations) {
    if (golden) assert.ok(golden.correlation > 0.9999 || golden.maxAbsError === 0, `${name}: ${golden.correlation}`);
  }
  assert.equal([...outputs[0]!.values].slice(1), [65504, 65504, 65504]);
  assert.ok(outputs[1]!.values[1]! > 313 && outputs[1]!.values[2]! > 344);
});

test('NaN and infinities of f16 are the largest numbers on the chip, and 65504 for the host', () => {
  const fixture = new ProgramFixture('Float16');
  const a = fixture.input([1, 4], grid);
  for (const type of ['Abs', 'Neg', 'Sqrt'] as const) {
    fixture.output(fixture.op([1, 4], (out) => ({ type: 'EltwiseOp', value: { type, ins: [a], out } }), grid));
  }
  const input = hostTensor([1, 4], 'f16', [NaN, Infinity, -Infinity, 65504]);
  assert.equal([...input.values], [NaN, Infinity, -Infinity, 65504], 'in host memory they stay');
  const { operations, outputs } = runProgram(fixture.binary(), [input], { golden: true });
  for (const { golden } of operations) if (golden) assert.ok(golden.correlation > 0.9999 && golden.overflows === 0);
  assert.equal([...outputs[0]!.values], [65504, 65504, 65504, 65504]);
  assert.equal([...outputs[1]!.values], [-65504, -65504, 65504, -65504]);
  assert.equal([...outputs[2]!.values], [361.75, 361.75, 65504, 255.875]);
});

test('shards on columns of cores, and on cores at places without an order', () => {
  const sharded: Place = { space: 'l1', grid: [2, 3], isSharded: true };
  // A worker grid that is transposed has the rows of the grid on columns of cores.
  const transposed: Place = {
    ...sharded,
    cores: [
      [0, 0, 3, 1],
      [0, 1, 3, 1],
    ],
  };
  const scattered: Place = {
    ...sharded,
    cores: [
      [4, 5, 1, 2],
      [0, 0, 1, 1],
      [7, 1, 1, 3],
    ],
  };
  const column: Place = { space: 'l1', grid: [4, 1], isSharded: true, cores: [[1, 2, 4, 1]] };
  const fixture = new ProgramFixture();
  const a = fixture.input([128, 96], transposed);
  const b = fixture.moved(a, scattered);
  const add = (ins: readonly TensorRef[], place: Place): TensorRef =>
    fixture.op([128, 96], (out) => ({ type: 'EltwiseOp', value: { type: 'Add', ins, out } }), place);
  const product = fixture.matmul(add([a, b], transposed), fixture.input([96, 96], scattered), [128, 96], scattered);
  fixture.output(add([product, fixture.moved(a, column)], column));
  check(fixture, 64);
});

test('block-sharded and interleaved tensors in L1', () => {
  const sharded: Place = { space: 'l1', grid: [2, 3], isSharded: true };
  const fixture = new ProgramFixture('BFloat16');
  const a = fixture.input([128, 96], sharded);
  const b = fixture.input([96, 96], { space: 'l1', grid: [2, 2] });
  const c = fixture.matmul(a, b, [128, 96], sharded);
  const sum = fixture.op(
    [128, 96],
    (out) => ({ type: 'EltwiseOp', value: { type: 'Add', ins: [c, a], out } }),
    sharded,
  );
  const soft = fixture.op([128, 96], (out) => ({ type: 'SoftmaxOp', value: { in: sum, out, dimension: 1 } }), sharded);
  fixture.output(soft);
  const { operations } = check(fixture, 4);
  assert.is(operations.find(({ name }) => name === 'ttnn.matmul')!.numCores, 6);
});

test('formats convert on the way, block floats at the edge of tiles included', () => {
  const fixture = new ProgramFixture('BFloat16');
  const a = fixture.input([40, 37], grid);
  const block = fixture.moved(a, grid, 'BFP_BFloat8');
  const squared = fixture.tensor([40, 37], grid, 'BFP_BFloat8');
  fixture.add({ type: 'EltwiseOp', value: { type: 'Multiply', ins: [block, block], out: squared } });
  const wide = fixture.moved(squared, grid, 'Float32');
  fixture.output(fixture.moved(wide, { ...grid, isTiled: false }, 'BFloat16'));
  check(fixture, 16);
});

test('concatenation along any dim, at any place', () => {
  for (const dim of [0, 1, -1]) {
    for (const sizes of [[3, 32, 5], [16, 16], [1]]) {
      const fixture = new ProgramFixture();
      const shapeOf = (size: number): number[] => [2, 5, 20].with(dim, size);
      const inputs = sizes.map((size, i) => fixture.input(shapeOf(size), { ...grid, isTiled: i !== 1 }));
      const shape = shapeOf(sizes.reduce((a, b) => a + b, 0));
      fixture.output(fixture.op(shape, (out) => ({ type: 'ConcatOp', value: { inputs, out, dim } }), grid));
      check(fixture, 0, `${sizes.join()} at ${dim}`);
    }
  }
});

test('embedding looks rows up by indices of any format', () => {
  for (const [type, format] of [
    ['UInt32', 'u32'],
    ['Float32', 'f32'],
    ['BFloat16', 'bf16'],
  ] as const) {
    const fixture = new ProgramFixture();
    const weight = fixture.input([50, 33], grid);
    const source = fixture.tensor([2, 3], { space: 'host' }, type);
    const indices = fixture.moved(source, { ...grid, isTiled: type !== 'UInt32' }, type);
    const out = fixture.tensor([2, 3, 33], grid);
    fixture.add({ type: 'EmbeddingOp', value: { input: indices, weight, output: out } });
    fixture.output(out);
    const made = fixture.binary();
    const program = made.programs[0]!;
    const binary = { ...made, programs: [{ ...program, inputs: [...program.inputs, source] }] };
    const rows = [0, 49, 7, 33, 1, 2];
    const table = hostTensor([50, 33], 'f32', testNumbers([50, 33], 1));
    const { outputs } = runProgram(binary, [table, hostTensor([2, 3], format, rows)], { golden: true });
    rows.forEach((row, i) => {
      assert.equal(outputs[0]!.values.slice(i * 33, i * 33 + 33), table.values.slice(row * 33, row * 33 + 33), type);
    });
    for (const golden of [false, true]) {
      assert.throws(
        () => runProgram(binary, [table, hostTensor([2, 3], format, rows.with(2, 50))], { golden }),
        /^operation 3, ttnn\.embedding: ttnn\.embedding looks up row 50 of 50$/,
      );
    }
  }
});

test('an empty tensor reads as zeros, and costs nothing when it is only written', () => {
  const fixture = new ProgramFixture();
  const a = fixture.input([40, 40], grid);
  const zero = fixture.tensor([40, 40], grid);
  fixture.add({ type: 'EmptyOp', value: { shape: [40, 40], dtype: 'Float32', layout: 'Tile', out: zero } });
  const out = fixture.tensor([40, 40], grid);
  fixture.add({ type: 'EmptyOp', value: { shape: [40, 40], dtype: 'Float32', layout: 'Tile', out } });
  fixture.add({ type: 'EltwiseOp', value: { type: 'Add', ins: [a, zero], out } });
  fixture.output(out);
  fixture.returns(zero);
  const { operations, outputs } = check(fixture, 0);
  assert.ok(outputs[1]!.values.every((x) => x === 0));
  const bytes = operations.filter(({ name }) => name !== 'ttnn.to_memory_config').map(({ hostBytes }) => hostBytes);
  assert.equal(bytes, [0, 0, 0, 4 * 4096]);
});

test('full, integers, constants and tensors that are returned as they are', () => {
  const fixture = new ProgramFixture('UInt32');
  const a = fixture.input([5, 40], { ...grid, isTiled: false });
  fixture.output(fixture.moved(a, grid));
  const full = fixture.tensor([5, 40], grid);
  fixture.add({ type: 'FullOp', value: { device: { globalId: 0 }, fillValue: 7, out: full } });
  fixture.returns(full);
  const constant = fixture.tensor([1, 2], { space: 'host' });
  const withData: TensorRef = {
    ...constant,
    desc: { ...constant.desc, constantData: Uint8Array.of(1, 0, 0, 0, 2, 1, 0, 0) },
  };
  const moved = fixture.moved(withData, grid);
  fixture.add({ type: 'DeallocOp', value: { in: withData } });
  fixture.returns(moved);
  const binary = fixture.binary();
  const input = hostTensor(
    [5, 40],
    'u32',
    Float64Array.from({ length: 200 }, (_, i) => i * 2 ** 24),
  );
  const { outputs } = runProgram(binary, [input]);
  assert.equal(
    outputs[0]!.values,
    input.values.map((x) => x % 2 ** 32),
  );
  assert.ok(outputs[1]!.values.every((x) => x === 7));
  assert.equal([...outputs[2]!.values], [1, 258]);
});

test('a program that returns its input copies it', () => {
  const fixture = new ProgramFixture();
  const program = fixture.program();
  const input = fixture.tensor([3], { space: 'host' });
  const binary = { ...fixture.binary(), programs: [{ ...program, inputs: [input], outputs: [input] }] };
  assert.equal([...runProgram(binary, [hostTensor([3], 'f32', [1, 2, 3])]).outputs[0]!.values], [1, 2, 3]);
});

test('operands that do not fit an operation are errors', () => {
  const reshaped = new ProgramFixture();
  const a = reshaped.input([4, 4], grid);
  reshaped.op([3, 5], (out) => ({ type: 'ReshapeOp', value: { in: a, out, shape: [3, 5] } }), grid);
  assert.is(failure(reshaped), 'operation 2, ttnn.reshape: ttnn.reshape of 16 elements to the shape 3x5 of 15');

  const unary = new ProgramFixture();
  const b = unary.input([4, 4], grid);
  unary.op([4, 4], (out) => ({ type: 'EltwiseOp', value: { type: 'Add', ins: [b], out } }), grid);
  assert.is(failure(unary), 'operation 2, ttnn.add: ttnn.add takes 2 operands, not 1');

  const dims = new ProgramFixture();
  const d = dims.input([4, 4], grid);
  dims.op([4, 4], (out) => ({ type: 'SoftmaxOp', value: { in: d, out, dimension: 2 } }), grid);
  assert.is(failure(dims), 'operation 2, ttnn.softmax: ttnn.softmax names dim 2 of a tensor of rank 2');

  const vector = new ProgramFixture();
  const e = vector.input([4], grid);
  vector.matmul(e, e, [1], grid);
  assert.is(failure(vector), 'operation 2, ttnn.matmul: ttnn.matmul of tensors of rank below 2 is not supported');
});

test('host tensors are reshaped, filled and converted by the host', () => {
  const fixture = new ProgramFixture();
  const input = fixture.moved(fixture.input([4, 6], grid), { space: 'host' });
  const reshaped = fixture.tensor([3, 8], { space: 'host' });
  fixture.add({ type: 'ReshapeOp', value: { in: input, out: reshaped, shape: [3, 8] } });
  fixture.returns(reshaped);
  const empty = fixture.tensor([2], { space: 'host' });
  fixture.add({ type: 'EmptyOp', value: { shape: [2], dtype: 'Float32', layout: 'RowMajor', out: empty } });
  fixture.returns(empty);
  const full = fixture.tensor([2], { space: 'host' }, 'BFloat16');
  fixture.add({ type: 'FullOp', value: { device: { globalId: 0 }, fillValue: 1.001, out: full } });
  fixture.returns(full);
  const binary = fixture.binary();
  const { outputs, cycles } = runProgram(binary, inputsOf(binary));
  assert.equal(outputs[0], { ...inputsOf(binary)[0], shape: [3, 8] });
  assert.equal([...outputs[1]!.values, ...outputs[2]!.values], [0, 0, 1, 1]);
  assert.is(cycles, 0);
});

test('a product of one factor gathers elements once, as a reshape does: rows without gaps are not made free of them', () => {
  const cyclesOf = (make: (input: TensorRef, out: TensorRef) => OpType): number => {
    const fixture = new ProgramFixture();
    const input = fixture.input([8, 1], grid);
    fixture.output(fixture.op([8], (out) => make(input, out), grid));
    const binary = fixture.binary();
    return runProgram(binary, inputsOf(binary)).cycles;
  };
  const reshape = cyclesOf((input, out) => ({ type: 'ReshapeOp', value: { in: input, out, shape: [8] } }));
  const product = cyclesOf((input, out) => ({
    type: 'ReductionOp',
    value: { type: 'Prod', in: input, out, dimArg: [1], keepDim: false },
  }));
  assert.ok(product < 1.5 * reshape, `${product} cycles, a reshape takes ${reshape}`);
});

test('transposes and reshapes convert formats', () => {
  const fixture = new ProgramFixture();
  const bf16 = (shape: readonly number[]): TensorRef => fixture.tensor(shape, grid, 'BFloat16');
  const a = fixture.input([3, 5, 7], grid);
  const turned = bf16([5, 3, 7]);
  fixture.add({ type: 'TransposeOp', value: { in: a, out: turned, dim0: 0, dim1: 1 } });
  const reshaped = fixture.tensor([7, 15], grid);
  fixture.add({ type: 'ReshapeOp', value: { in: turned, out: reshaped, shape: [7, 15] } });
  fixture.returns(reshaped);
  const binary = fixture.binary();
  const { outputs, goldenOutputs } = runProgram(binary, inputsOf(binary), { golden: true });
  assert.ok(maxAbsError(outputs[0]!.values, goldenOutputs![0]!.data) <= 2 ** -8);
});

test('progress names every operation', () => {
  const fixture = new ProgramFixture();
  fixture.output(fixture.input([2, 2]));
  const binary = fixture.binary();
  const seen: string[] = [];
  runProgram(binary, inputsOf(binary), {
    onProgress: ({ index, numOperations, name }) => seen.push(`${index}/${numOperations} ${name}`),
  });
  assert.equal(seen, ['0/3 ttnn.get_device', '1/3 ttnn.to_memory_config', '2/3 ttnn.to_memory_config']);
});

/** Returns the message with which running a program fails. */
function failure(fixture: ProgramFixture, inputs?: readonly HostTensor[]): string {
  const binary = fixture.binary();
  try {
    runProgram(binary, inputs ?? inputsOf(binary));
  } catch (error) {
    if (error instanceof RuntimeError) return error.message;
    throw error;
  }
  return 'no failure';
}

test('a program may get its device more than once', () => {
  const fixture = new ProgramFixture();
  fixture.add({ type: 'GetDeviceOp', value: { mesh: { y: 1, x: 1 }, chipIds: [0], out: { globalId: 0 } } });
  fixture.output(fixture.moved(fixture.input([33, 40], grid), { space: 'dram' }));
  const binary = fixture.binary();
  const inputs = inputsOf(binary);
  assert.equal(runProgram(binary, inputs).outputs[0]!.values, inputs[0]!.values);
});

test('what cannot run says why', () => {
  const missing = new ProgramFixture();
  missing.output(missing.tensor([2, 2]));
  assert.is(failure(missing), 'operation 1, ttnn.to_memory_config: tensor 1 is used before anything has made it');

  const deallocated = (misuse: (fixture: ProgramFixture, tensor: TensorRef) => void): string => {
    const fixture = new ProgramFixture();
    const tensor = fixture.input([2, 2]);
    fixture.add({ type: 'DeallocOp', value: { in: tensor } });
    misuse(fixture, tensor);
    return failure(fixture);
  };
  assert.is(
    deallocated((fixture, tensor) => fixture.output(tensor)),
    'operation 3, ttnn.to_memory_config: tensor 2 is used after it was deallocated',
  );
  assert.is(
    deallocated((fixture, tensor) => fixture.add({ type: 'DeallocOp', value: { in: tensor } })),
    'operation 3, ttnn.dealloc: tensor 2 is deallocated twice',
  );
  const constantFreed = new ProgramFixture();
  const { desc, ...ref } = constantFreed.tensor([1], { space: 'host' });
  const constant: TensorRef = { ...ref, desc: { ...desc, constantData: new Uint8Array(4) } };
  constantFreed.add({ type: 'DeallocOp', value: { in: constant } });
  constantFreed.output(constant);
  assert.is(failure(constantFreed), 'operation 2, ttnn.to_memory_config: tensor 1 is used after it was deallocated');
  assert.is(
    deallocated((fixture) => fixture.add({ type: 'DeallocOp', value: { in: fixture.tensor([2, 2]) } })),
    'operation 3, ttnn.dealloc: tensor 3 is deallocated before anything has made it',
  );

  const one = new ProgramFixture();
  one.output(one.input([2, 3]));
  assert.is(failure(one, []), "program 'forward' takes 1 input, not 0");
  const wrong = hostTensor([3, 2], 'f32', new Float32Array(6));
  assert.is(failure(one, [wrong]), "input 0 of program 'forward' has shape 3x2, expected 2x3");

  const large = new ProgramFixture();
  const sharded: Place = { space: 'l1', grid: [1, 1], isSharded: true };
  large.output(large.moved(large.input([640, 640], grid), sharded));
  assert.is(
    failure(large),
    'operation 2, ttnn.to_memory_config: out-of-memory: L1 cannot hold 1638400 more bytes for a tensor of 640x640 in every core: 1498112 bytes are free (1498112 in one piece) of 1498112',
  );

  const chips = new ProgramFixture();
  chips.add({ type: 'GetDeviceOp', value: { mesh: { y: 1, x: 2 }, chipIds: [1, 2], out: { globalId: 0 } } });
  assert.is(
    failure(chips),
    'operation 1, ttnn.get_device: ttnn.get_device opens chip 1, 2, but the program runs on chip 0',
  );
});

test('memory is given back: a program runs any number of times on one chip', () => {
  const fixture = new ProgramFixture();
  const a = fixture.input([33, 40], grid);
  const b = fixture.op([33, 40], (out) => ({ type: 'EltwiseOp', value: { type: 'Exp', ins: [a], out } }), {
    ...grid,
    isTiled: false,
  });
  fixture.output(b);
  fixture.add({ type: 'DeallocOp', value: { in: a } });
  const binary = fixture.binary();
  const { chip, desc } = firstChip(binary.systemDesc);
  const executor = new ProgramExecutor(chip, desc);
  const runs = [1, 2, 3].map(() => executor.run(binary.programs[0]!, inputsOf(binary)));
  assert.equal(runs[1], runs[0]);
  assert.equal(runs[2], runs[0]);
  assert.is(chip.dramAllocator.usedBytes, 0);
  assert.is(chip.l1Allocator.usedBytes, 0);
});

test('a run that goes wrong leaves nothing behind for the next', () => {
  const broken = new ProgramFixture();
  const a = broken.input([33, 40], grid);
  const exp = (input: TensorRef) => (out: TensorRef): OpType => ({ type: 'EltwiseOp', value: { type: 'Exp', ins: [input], out } }); // prettier-ignore
  broken.op([33, 40], exp(a), grid);
  broken.add({ type: 'DeallocOp', value: { in: a } });
  broken.output(broken.op([33, 40], exp(a), grid));
  const sound = new ProgramFixture();
  sound.output(sound.op([33, 40], exp(sound.input([33, 40], grid)), grid));
  const binary = sound.binary();
  const { chip, desc } = firstChip(binary.systemDesc);
  const executor = new ProgramExecutor(chip, desc);
  assert.throws(() => executor.run(broken.binary().programs[0]!, inputsOf(broken.binary())), /deallocated/);
  const expected = runProgram(binary, inputsOf(binary));
  assert.equal(executor.run(binary.programs[0]!, inputsOf(binary)), expected);
});

test('what is no binary at all is refused by its kind', () => {
  const isIt = ({ message }: Error): boolean => message === 'a binary must be given as a Uint8Array';
  assert.throws(() => runBinary('digits.ttnn' as never, []), isIt);
});

test.run();
