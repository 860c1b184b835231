import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runBinary } from '../../runtime/run-binary.ts';
import { RuntimeError } from '../../runtime/runtime-error.ts';
import { inputDescriptions, outputDescriptions, RuntimeDevice } from '../../runtime/stitching/runtime-device.ts';
import { hostTensor, type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { memoryIo } from '../memory-io.ts';
import { main as opt } from '../ttmlir-opt.ts';
import { main as translate } from '../ttmlir-translate.ts';

/** Returns a program of TTIR whose result is `op` of its two arguments. */
function programText(op: string, shape: string): string {
  const type = `tensor<${shape}xf32>`;
  return `#any = #tt.operand_constraint<dram|l1|scalar|tile|any_device|any_device_tile>
    func.func @forward(%a: ${type}, %b: ${type}) -> ${type} {
      %0 = tensor.empty() : ${type}
      %1 = "ttir.${op}"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (${type}, ${type}, ${type}) -> ${type}
      return %1 : ${type}
    }`;
}

/** Compiles TTIR to a binary whose arguments and results are in a memory of the device. */
function compile(text: string, space: 'dram' | 'l1', memoryLayout: string): Uint8Array {
  const layout = `ttir-layout{init-memory-space=${space} default-memory-space=${space} default-device-memory-layout=${memoryLayout}}`;
  const pipeline = `builtin.module(ttir-load-system-desc,ttir-implicit-device,${layout},convert-ttir-to-ttnn)`;
  const compiler = memoryIo({ stdin: text });
  assert.is(opt([`--pass-pipeline=${pipeline}`], compiler), 0, compiler.stderr.text);
  return toBinary(compiler.stdout.text);
}

function toBinary(ttnn: string): Uint8Array {
  const translator = memoryIo({ stdin: ttnn });
  assert.is(translate(['--ttnn-to-flatbuffer'], translator), 0, translator.stderr.text);
  return translator.stdout.bytes;
}

/** Compiles TTIR as usual: arguments and results are in host memory. */
function compileForHost(text: string): Uint8Array {
  const compiler = memoryIo({ stdin: text });
  assert.is(opt(['--ttir-to-ttnn-backend-pipeline'], compiler), 0, compiler.stderr.text);
  return toBinary(compiler.stdout.text);
}

const shape = [64, 96];
const numbers = (scale: number): HostTensor =>
  hostTensor(
    shape,
    'f32',
    Float32Array.from({ length: 64 * 96 }, (_, i) => scale * ((i * 37) % 101)),
  );
const add = compile(programText('add', '64x96'), 'dram', 'interleaved');
const multiply = compile(programText('multiply', '64x96'), 'dram', 'interleaved');
const subtractInL1 = compile(programText('subtract', '64x96'), 'l1', 'block_sharded');

/** Returns the message with which something fails. */
function failure(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof RuntimeError) return error.message;
    throw error;
  }
  return 'no failure';
}

test('programs that were compiled apart share a tensor on the device, with no way over the host', () => {
  const device = RuntimeDevice.open(add);
  const [a, b] = [numbers(1), numbers(0.5)].map((each, i) => {
    return device.toLayout(device.createTensor(each), inputDescriptions(add)[i]!);
  });
  const placed = device.layoutCosts;
  assert.is(placed.hostBytes, 2 * 64 * 96 * 4);
  const sums = device.submit(add, [a!, b!]).outputs;
  const { outputs, operations } = device.submit(multiply, [sums[0]!, sums[0]!]);
  assert.is(outputs[0]!.location, 'dram');
  assert.equal(device.layoutCosts, placed, 'layouts agree');
  assert.is(
    operations.reduce((sum, { hostBytes }) => sum + hostBytes, 0),
    0,
  );
  const expected = numbers(1).values.map((x, i) => (x + numbers(0.5).values[i]!) ** 2);
  assert.equal(device.toHost(outputs[0]!).values, expected);
  device.close();
  assert.equal(device.memoryUse, { dramBytes: 0, l1Bytes: 0 });
});

test('where layouts differ, kernels bring a tensor from one memory of the device to another', () => {
  const device = RuntimeDevice.open(add);
  const inputs = [numbers(1), numbers(2)].map((each) => device.createTensor(each));
  const [sum] = device.run(add, inputs).outputs;
  const before = device.layoutCosts;
  const moved = device.toLayout(sum!, inputDescriptions(subtractInL1)[0]!);
  assert.is(moved.location, 'l1');
  assert.is(device.layoutCosts.hostBytes, before.hostBytes);
  assert.ok(device.layoutCosts.cycles > before.cycles);
  assert.match(
    failure(() => device.submit(subtractInL1, [sum!, moved])),
    "input 0 of program 'forward' is not in the layout that the program asks for; toLayout brings it there",
  );
  const [difference] = device.run(subtractInL1, [sum!, inputs[0]!]).outputs;
  assert.is(difference!.location, 'l1');
  assert.equal(device.toHost(difference!).values, numbers(2).values);
  assert.equal(device.toHost(sum!).values, numbers(3).values, 'inputs stay');
});

test('three programs in a chain, each with a layout of its own, and no way over the host between them', () => {
  const spread = compile(programText('multiply', '64x96'), 'l1', 'interleaved');
  const chain = [add, subtractInL1, spread, subtractInL1, add];
  const device = RuntimeDevice.open(add);
  const weights = numbers(1);
  const weightsOf = new Map(
    [add, subtractInL1, spread].map((program) => [
      program,
      device.toLayout(device.createTensor(weights), inputDescriptions(program)[1]!),
    ]),
  );
  let tensor = device.toLayout(device.createTensor(numbers(2)), inputDescriptions(add)[0]!);
  const { hostBytes } = device.layoutCosts;
  const locations: string[] = [];
  let expected = [...numbers(2).values];
  const steps = [(a: number, b: number) => a + b, (a: number, b: number) => a - b, (a: number, b: number) => a * b];
  chain.forEach((program, i) => {
    const { cycles } = device.layoutCosts;
    const placed = device.toLayout(tensor, inputDescriptions(program)[0]!);
    assert.is(device.layoutCosts.cycles > cycles, i > 0, 'layouts differ from program to program');
    const { outputs, operations } = device.submit(program, [placed, weightsOf.get(program)!]);
    assert.ok(operations.every((operation) => operation.hostBytes === 0));
    device.deallocate(tensor);
    tensor = outputs[0]!;
    locations.push(tensor.location);
    const step = steps[[add, subtractInL1, spread].indexOf(program)]!;
    expected = expected.map((value, at) => Math.fround(step(value, weights.values[at]!)));
  });
  assert.equal(locations, ['dram', 'l1', 'l1', 'l1', 'dram']);
  assert.is(device.layoutCosts.hostBytes, hostBytes, 'kernels alone have changed layouts');
  assert.equal([...device.toHost(tensor).values], expected);
});

test('a training loop keeps its weights on the device, and memory does not grow', () => {
  const device = RuntimeDevice.open(add);
  const step = device.createTensor(numbers(1));
  let weights = device.createTensor(numbers(0));
  const use: number[] = [];
  for (let i = 0; i < 4; i++) {
    const [next] = device.run(add, [weights, step]).outputs;
    device.deallocate(weights);
    weights = next!;
    use.push(device.memoryUse.dramBytes);
  }
  assert.equal(device.toHost(weights).values, numbers(4).values);
  assert.is(new Set(use).size, 1);
});

test('programs whose arguments are in host memory take and give the same numbers as without stitching', () => {
  const program = compileForHost(programText('add', '64x96'));
  const device = RuntimeDevice.open(program);
  const { outputs, cycles } = device.run(
    program,
    [numbers(1), numbers(2)].map((each) => device.createTensor(each)),
  );
  const alone = runBinary(program, [numbers(1), numbers(2)]);
  assert.is(outputs[0]!.location, 'host');
  assert.equal(device.toHost(outputs[0]!), alone.outputs[0]);
  assert.is(cycles, alone.cycles);
  assert.is(outputDescriptions(program)[0]!.layout.memoryDesc.memorySpace, 'System');
  // The first program's binary runs without stitching too: the runtime then places its inputs.
  assert.equal(runBinary(add, [numbers(1), numbers(2)]).outputs[0]!.values, numbers(3).values);
});

test('tensors that share memory are freed with the last of them', () => {
  const device = RuntimeDevice.open(add);
  const [sum] = device.run(
    add,
    [numbers(1), numbers(2)].map((each) => device.createTensor(each)),
  ).outputs;
  const again = device.toLayout(sum!, outputDescriptions(add)[0]!);
  const { dramBytes } = device.memoryUse;
  device.deallocate(sum!);
  assert.is(device.memoryUse.dramBytes, dramBytes);
  assert.equal(device.toHost(again).values, numbers(3).values);
  device.deallocate(again);
  assert.is(device.memoryUse.dramBytes, 0);
  assert.ok(again.isDeallocated);
});

test('mistakes', () => {
  const device = RuntimeDevice.open(add);
  const tensor = device.createTensor(numbers(1));
  const [desc] = inputDescriptions(add);
  assert.is(
    failure(() => device.run(add, [tensor])),
    "program 'forward' takes 2 inputs, not 1",
  );
  assert.is(
    failure(() => device.submit(add, [tensor, tensor], 1)),
    'the binary has 1 program, and none with index 1',
  );
  assert.is(
    failure(() => inputDescriptions(add, 2)),
    'the binary has 1 program, and none with index 2',
  );
  assert.is(
    failure(() => device.toLayout(device.createTensor(hostTensor([3], 'f32', [1, 2, 3])), desc!)),
    'a tensor of 3 cannot take a layout of 64x96',
  );
  assert.is(
    failure(() => RuntimeDevice.open(add).toHost(tensor)),
    'a tensor is used on another device than it belongs to',
  );
  device.deallocate(tensor);
  assert.is(
    failure(() => device.toHost(tensor)),
    'a tensor of 64x96 is used after it was deallocated',
  );
  assert.is(
    failure(() => device.deallocate(tensor)),
    'a tensor of 64x96 is used after it was deallocated',
  );
  const whole = hostTensor([64, 96], 'f32', numbers(1).values);
  const kept = Array.from({ length: 61 }, () => device.createTensor(whole));
  const inL1 = inputDescriptions(subtractInL1)[0]!;
  const alone = { ...inL1, layout: { ...inL1.layout, memoryDesc: { ...inL1.layout.memoryDesc, shape: [64, 96] } } };
  assert.match(
    failure(() => kept.forEach((each) => device.toLayout(each, alone))),
    /^toLayout: out-of-memory: L1 cannot hold 24576 more bytes for a tensor of 64x96 in every core: /,
  );
  device.close();
  assert.is(
    failure(() => device.createTensor(numbers(1))),
    'the device is closed',
  );
});

test.run();
