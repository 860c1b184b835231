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
import { encode } from '../../target/schema/encode.ts';
import { SystemDescRoot } from '../../target/schema/generated/common.gen.ts';
import { memoryIo } from '../memory-io.ts';
import { main as opt } from '../ttmlir-opt.ts';
import { main as translate } from '../ttmlir-translate.ts';

const folder = mkdtempSync(join(tmpdir(), 'ttmlir-chips-'));
const fixtures = fileURLToPath(new URL('../../../fixtures/ttir/', import.meta.url));

/** Compiles a network for a product and returns TTNN. */
function compile(product: ProductName, options = ''): string {
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

test('a program over several chips is compiled, and refused where binaries have one chip', () => {
  const ttnn = compile('n300', 'mesh-shape=1,2');
  assert.match(ttnn, /meshShape = 1x2, chipIds = \[0, 1\]/);
  assert.match(toBinary(ttnn).problems, /expected single (chip|device)/);
  const { bytes } = toBinary(compile('n300'));
  const binary = decodePrograms(bytes);
  const [program] = binary.programs;
  const operations = program!.operations.map((operation) =>
    operation.type.type === 'GetDeviceOp'
      ? { ...operation, type: { ...operation.type, value: { ...operation.type.value, chipIds: [0, 1] } } }
      : operation,
  );
  const two = { ...binary, programs: [{ ...program!, operations }] };
  assert.throws(
    () => runProgram(two, inputsOf(bytes)),
    (error: unknown) => error instanceof RuntimeError && error.message.includes('opens 2 chips; one is supported'),
  );
});

test.after(() => rmSync(folder, { recursive: true }));
test.run();
