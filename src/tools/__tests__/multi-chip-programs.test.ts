import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pearsonCorrelation } from '../../runtime/golden/compare.ts';
import { decodePrograms, runBinary, runProgram } from '../../runtime/run-binary.ts';
import { RuntimeError } from '../../runtime/runtime-error.ts';
import { RuntimeDevice } from '../../runtime/stitching/runtime-device.ts';
import { productSystem } from '../../runtime/systems/product-system.ts';
import { type ProductName } from '../../runtime/systems/products.ts';
import { initTensor, randomNumbers } from '../../runtime/tensors/init-tensor.ts';
import { type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { systemDescFile } from '../../target/system-desc-to-flatbuffer.ts';
import { type Operation, type TTNNBinary } from '../../target/schema/generated/ttnn.gen.ts';
import { encode } from '../../target/schema/encode.ts';
import { SystemDescRoot } from '../../target/schema/generated/common.gen.ts';
import { memoryIo } from '../memory-io.ts';
import { main as opt } from '../ttmlir-opt.ts';
import { main as translate } from '../ttmlir-translate.ts';

const folder = mkdtempSync(join(tmpdir(), 'ttmlir-chips-'));
const fixtures = fileURLToPath(new URL('../../../fixtures/ttir/', import.meta.url));

const compiled = new Map<string, string>();

/** Compiles a network for a product and returns TTNN. */
function compile(product: ProductName, options = ''): string {
  const key = `${product} ${options}`;
  if (!compiled.has(key)) compiled.set(key, compileAnew(product, options));
  return compiled.get(key)!;
}

function compileAnew(product: ProductName, options: string): string {
  const path = join(folder, `${product}.ttsys`);
  writeFileSync(path, encode(SystemDescRoot, systemDescFile(productSystem(product))));
  const compiler = memoryIo({ cwd: fixtures });
  const arguments_ = [`--ttir-to-ttnn-backend-pipeline=system-desc-path=${path} ${options}`, 'attention.mlir'];
  assert.is(opt(arguments_, compiler), 0, compiler.stderr.text);
  return compiler.stdout.text;
}

function toBinary(ttnn: string): { readonly bytes: Uint8Array; readonly problems: string } {
  const translator = memoryIo({ stdin: ttnn });
  translate(['--ttnn-to-flatbuffer'], translator);
  return { bytes: translator.stdout.bytes, problems: translator.stderr.text };
}

function binaryOf(ttnn: string): Uint8Array {
  const { bytes, problems } = toBinary(ttnn);
  assert.is(problems, '');
  return bytes;
}

/** Returns a binary whose programs open other chips. */
function opening(binary: TTNNBinary, chipIds: readonly number[]): TTNNBinary {
  const programs = binary.programs.map((program) => ({
    ...program,
    operations: program.operations.map((operation) => {
      const { type } = operation;
      return type.type === 'GetDeviceOp'
        ? { ...operation, type: { ...type, value: { ...type.value, chipIds } } }
        : operation;
    }),
  }));
  return { ...binary, programs };
}

/** Returns the programs of a binary without the texts that they were made of. */
function withoutDebugInfo(bytes: Uint8Array): unknown {
  return decodePrograms(bytes).programs.map(({ name, inputs, outputs, operations }) => ({
    name,
    inputs,
    outputs,
    operations: operations.map(({ type }) => type),
  }));
}

/** Returns TTNN whose device is another chip. */
const onChip = (ttnn: string, chip: number): string => ttnn.replaceAll('chipIds = [0]', `chipIds = [${chip}]`);

function inputsOf(bytes: Uint8Array): HostTensor[] {
  const random = randomNumbers(3);
  return decodePrograms(bytes).programs[0]!.inputs.map((ref) => initTensor('randn', ref.desc.shape, 'f32', random));
}

for (const [product, chip] of [
  ['n150', 0],
  ['n300', 0],
  ['n300', 1],
  ['t3000', 7],
] as const) {
  test(`a program runs on chip ${chip} of ${product}`, () => {
    const { bytes, problems } = toBinary(onChip(compile(product), chip));
    assert.is(problems, '');
    const { outputs, goldenOutputs, operations } = runProgram(decodePrograms(bytes), inputsOf(bytes), { golden: true });
    assert.ok(pearsonCorrelation(outputs[0]!.values, goldenOutputs![0]!.data) > 0.9999);
    const cores = operations.flatMap(({ programs }) =>
      programs.flatMap(({ threads }) => threads.map(({ core }) => core.y)),
    );
    assert.ok(Math.max(...cores) < (product === 'n150' ? 8 : 7), 'harvested rows have no cores');
  });
}

test('two chips of an n300 work on one network each, and tensors go over the host', () => {
  const ttnn = compile('n300');
  const [first, second] = [toBinary(ttnn).bytes, toBinary(onChip(ttnn, 1)).bytes];
  const devices = [RuntimeDevice.open(first), RuntimeDevice.open(second, 1)] as const;
  const inputs = inputsOf(first);
  const [half] = devices[0].run(
    first,
    inputs.map((each) => devices[0].createTensor(each)),
  ).outputs;
  const [onFirst, ...others] = [devices[0].toHost(half!), ...inputs.slice(1)];
  const [whole] = devices[1].run(
    second,
    [onFirst!, ...others].map((each) => devices[1].createTensor(each)),
  ).outputs;
  const alone = runBinary(first, [runBinary(first, inputs).outputs[0]!, ...inputs.slice(1)]);
  assert.equal(devices[1].toHost(whole!).values, alone.outputs[0]!.values);
  assert.throws(
    () =>
      devices[0].run(
        second,
        inputs.map((each) => devices[0].createTensor(each)),
      ),
    /^operation 0, ttnn\.get_device: ttnn\.get_device opens chip 1, but the program runs on chip 0$/,
  );
  assert.throws(() => RuntimeDevice.open(first, 2), /^the system has no chip 2: there are 2$/);
});

test('a program for a row of chips runs on each of them', () => {
  const bytes = binaryOf(compile('n300', 'mesh-shape=2,1,1'));
  const mesh = decodePrograms(bytes);
  const [{ type }] = mesh.programs[0]!.operations as [Operation];
  assert.equal(type, { type: 'GetDeviceOp', value: { mesh: { y: 1, x: 2 }, chipIds: [0, 1], out: { globalId: 0 } } });
  const inputs = inputsOf(bytes);
  const seen: number[] = [];
  const run = runProgram(mesh, inputs, {
    golden: true,
    onProgress({ index, numOperations }) {
      assert.is(numOperations, 40);
      seen.push(index);
    },
  });
  assert.equal(
    seen,
    Array.from({ length: 40 }, (_, i) => i),
  );
  assert.ok(pearsonCorrelation(run.outputs[0]!.values, run.goldenOutputs![0]!.data) > 0.9999);
  const alone = [0, 1].map((chip) => runProgram(opening(mesh, [chip]), inputs));
  for (const { outputs } of alone) assert.equal(outputs, run.outputs);
  assert.is(run.cycles, Math.max(...alone.map(({ cycles }) => cycles)));
});

/** Returns TTNN of a sum whose tensors on the device are sharded, with one shard for each chip of an n300. */
function compileSharded(memoryLayout: string): string {
  const path = join(folder, 'sharded.ttsys');
  writeFileSync(path, encode(SystemDescRoot, systemDescFile(productSystem('n300'))));
  const layout = `default-memory-space=l1 default-device-memory-layout=${memoryLayout}`;
  const passes = `ttir-load-system-desc{path=${path}},ttir-implicit-device{mesh-shape=2,1,1},ttir-layout{${layout}},convert-ttir-to-ttnn`;
  const type = 'tensor<256x64xbf16>';
  const compiler = memoryIo({
    stdin: `#any = #tt.operand_constraint<dram|l1|tile|any_device_tile>
      func.func @sum(%a: ${type}, %b: ${type}) -> ${type} {
        %0 = tensor.empty() : ${type}
        %1 = "ttir.add"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (${type}, ${type}, ${type}) -> ${type}
        return %1 : ${type}
      }`,
  });
  assert.is(opt([`--pass-pipeline=builtin.module(${passes})`], compiler), 0, compiler.stderr.text);
  return compiler.stdout.text;
}

for (const [memoryLayout, grid, shard, numCores] of [
  ['block_sharded', '1x4x2', '1x2x1', 8],
  ['height_sharded', '1x8x1', '1x1x2', 8],
  ['width_sharded', '1x1x2', '1x8x1', 2],
] as const) {
  test(`tensors that are ${memoryLayout} in L1 are on every chip of a row`, () => {
    const onOneCore = compileSharded(memoryLayout);
    const ttnn = onOneCore.replace('<1x1x1>, memref<1x8x2x!tt', `<${grid}>, memref<${shard}x!tt`);
    assert.is.not(ttnn, onOneCore);
    const binary = decodePrograms(binaryOf(ttnn));
    const inputs = inputsOf(binaryOf(ttnn));
    const run = runProgram(binary, inputs, { golden: true });
    assert.ok(pearsonCorrelation(run.outputs[0]!.values, run.goldenOutputs![0]!.data) > 0.9999);
    const sum = run.operations.find(({ name }) => name === 'ttnn.add')!;
    assert.is(sum.numCores, numCores);
    for (const chip of [0, 1]) assert.equal(runProgram(opening(binary, [chip]), inputs).outputs, run.outputs);
    assert.equal(runProgram(decodePrograms(binaryOf(onOneCore)), inputs).outputs, run.outputs);
  });
}

test('what the optimizer shards on one chip it shards on each chip of a row', () => {
  const [alone, row] = ['', 'mesh-shape=2,1,1'].map((mesh) => {
    const bytes = binaryOf(compile('n300', `sharding-pass-enabled=true ${mesh}`));
    const { outputs, goldenOutputs } = runProgram(decodePrograms(bytes), inputsOf(bytes), { golden: true });
    assert.ok(pearsonCorrelation(outputs[0]!.values, goldenOutputs![0]!.data) > 0.9999);
    return outputs;
  });
  assert.equal(row, alone);
  assert.match(compile('n300', 'sharding-pass-enabled=true mesh-shape=2,1,1'), /#l1_>, (height|width|block)_sharded>/);
});

test('a program for a row of chips is read back into one', () => {
  const bytes = binaryOf(compile('n300', 'mesh-shape=2,1,1'));
  const back = memoryIo({ stdin: Buffer.from(bytes) });
  assert.is(translate(['--flatbuffer-to-ttnn'], back), 0, back.stderr.text);
  assert.match(back.stdout.text, /meshShape = 2x1x1, chipIds = \[0, 1\]/);
  assert.equal(withoutDebugInfo(binaryOf(back.stdout.text)), withoutDebugInfo(bytes));
});

test('what goes wrong on one of several chips is told with the chip', () => {
  const bytes = binaryOf(compile('n300'));
  const mesh = decodePrograms(bytes);
  const message = (chipIds: readonly number[], inputs: readonly HostTensor[]): string => {
    try {
      runProgram(opening(mesh, chipIds), inputs);
    } catch (error) {
      if (error instanceof RuntimeError) return error.message;
      throw error;
    }
    return 'ran';
  };
  const inputs = inputsOf(bytes);
  assert.is(message([1, 0], []), "chip 1: program 'attention' takes 4 inputs, not 0");
  assert.is(message([0, 2], inputs), 'the system has no chip 2: there are 2');
  assert.is(message([1, 1], inputs), 'ttnn.get_device opens a chip twice: 1, 1');
  assert.is(message([], inputs), 'ttnn.get_device opens no chip');
  assert.is(message([1, 0], inputs), 'ran');
  const row = binaryOf(compile('n300', 'mesh-shape=2,1,1'));
  const device = RuntimeDevice.open(row);
  const tensors = inputs.map((each) => device.createTensor(each));
  assert.throws(() => device.run(row, tensors), /^program 'attention' runs on 2 chips, and this device is one$/);
});

test('a mesh that is no row of chips is compiled, and refused as the C++ compiler refuses it', () => {
  const ttnn = compile('n300', 'mesh-shape=1,2');
  assert.match(ttnn, /meshShape = 1x2, chipIds = \[0, 1\]/);
  assert.match(toBinary(ttnn).problems, /expected 3D mesh shape/);
});

test.after(() => rmSync(folder, { recursive: true }));
test.run();
