import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SourceFile } from '../../../../src/support/source-file.ts';
import { decodePrograms, openBinary, runBinary } from '../../../../src/runtime/run-binary.ts';
import { initTensor, randomNumbers } from '../../../../src/runtime/tensors/init-tensor.ts';
import { compileToBinary } from '../../../start/compile.ts';
import { selectCases } from '../../cases.ts';
import { encoderBlock, encoderShapes } from '../encoder-block.ts';
import { encoderOnnx } from '../encoder-onnx.ts';
import { measureRun } from '../measure-run.ts';
import { encodeMessage } from '../protobuf.ts';
import { runCases } from '../run-cases.ts';
import { runHeading, runLine, runTable } from '../run-report.ts';

const small = { sequence: 32, hidden: 64, heads: 2, inner: 96 };

test('messages in the encoding of protocol buffers', () => {
  // The examples of its documentation: { 1: 150 }, { 2: "testing" }, { 3: { 1: 150 } }.
  assert.equal([...encodeMessage([[1, 150]])], [0x08, 0x96, 0x01]);
  assert.equal([...encodeMessage([[2, 'testing']])], [0x12, 7, ...Buffer.from('testing')]);
  assert.equal([...encodeMessage([[3, [[1, 150]]]])], [0x1a, 3, 0x08, 0x96, 0x01]);
  assert.equal([...encodeMessage([[1, Uint8Array.of(1, 2)]])], [0x0a, 2, 1, 2]);
});

test('an encoder block compiles, and runs as its reference says', () => {
  const bytes = compileToBinary(new SourceFile('encoder.mlir', encoderBlock(small)), () => undefined);
  const random = randomNumbers(1);
  const inputs = encoderShapes(small).map((shape) => initTensor('randn', shape, 'bf16', random));
  assert.equal(decodePrograms(bytes).programs[0]!.inputs.map(({ desc }) => desc.shape), encoderShapes(small)); // prettier-ignore
  const { operations, outputs } = runBinary(bytes, inputs, { golden: true });
  assert.equal(outputs[0]!.shape, [32, 64]);
  const worst = Math.min(...operations.flatMap(({ golden }) => golden?.correlation ?? []));
  assert.ok(worst > 0.99, `correlation ${worst}`);
});

test('an ONNX model holds the parameters', () => {
  const shapes = encoderShapes(small).slice(1);
  const parameters = shapes.map((shape, i) => new Float32Array(shape.reduce((a, b) => a * b)).fill(i + 1));
  const model = Buffer.from(encoderOnnx(small, parameters));
  const bytes = parameters.reduce((sum, { byteLength }) => sum + byteLength, 0);
  assert.ok(model.length > bytes && model.length < bytes + 4000);
  for (const operator of ['MatMul', 'Softmax', 'LayerNormalization', 'Gelu']) assert.ok(model.includes(operator));
});

test('runs are chosen by their names', () => {
  const selected = selectCases(['run-digits']);
  assert.ok(typeof selected !== 'string');
  assert.equal([selected.startUp, selected.cases, selected.runs.map(({ name }) => name)], [false, [], ['run-digits']]);
  const all = selectCases([]);
  assert.ok(typeof all !== 'string' && all.runs.length === runCases.length);
});

test('a run is measured, and its limit judged', async () => {
  const [runCase] = runCases;
  const bytes = compileToBinary(new SourceFile('encoder.mlir', encoderBlock(small)), () => undefined);
  const random = randomNumbers(1);
  const inputs = encoderShapes(small).map((shape) => initTensor('zeros', shape, 'bf16', random));
  const measure = (seconds: number, output: Float32Array): ReturnType<typeof measureRun> => {
    const peer = { load: () => Promise.resolve(() => Promise.resolve({ seconds, output })) };
    return measureRun(runCase!, { bytes, inputs, onnx: new Uint8Array() }, 1, { open: openBinary, peer });
  };
  const { outputs, cycles } = runBinary(bytes, inputs);
  const theirs = Float32Array.from(outputs[0]!.values);
  const slow = await measure(1000, theirs);
  assert.equal([slow.cycles, slow.withinLimit, slow.runs], [cycles, true, 1]);
  assert.is((await measure(1e-9, theirs)).withinLimit, false);
  const alone = await measureRun(runCase!, { bytes, inputs }, 1, { open: openBinary, peer: undefined });
  assert.is(alone.withinLimit, undefined);
});

test('a peer that computes something else is no peer', async () => {
  const [runCase] = runCases;
  const bytes = compileToBinary(new SourceFile('encoder.mlir', encoderBlock(small)), () => undefined);
  const random = randomNumbers(1);
  const inputs = encoderShapes(small).map((shape) => initTensor('randn', shape, 'bf16', random));
  const output = Float32Array.from({ length: 32 * 64 }, (_, i) => Math.sin(i * i));
  const peer = { load: () => Promise.resolve(() => Promise.resolve({ seconds: 1, output })) };
  try {
    await measureRun(runCase!, { bytes, inputs, onnx: new Uint8Array() }, 1, { open: openBinary, peer });
    assert.unreachable();
  } catch (error) {
    assert.match(
      String(error),
      /run-encoder-block: the results and those of onnxruntime-node have a correlation of -?0\.\d/,
    );
  }
});

test('lines and table', () => {
  const result = { name: 'run-digits', summary: 'digits', runs: 1, wall: 0.5, cpu: 0.6, cycles: 86007 };
  assert.match(runHeading(), / wall s +cpu s +cycles +images\/s/);
  assert.match(runLine({ ...result, imagesPerSecond: 2048, withinLimit: true }), /^run-digits +0\.500 +0\.600 +86007 +2048 +- +- +kept$/); // prettier-ignore
  assert.match(runLine({ ...result, peerWall: 0.01, timesPeer: 50, withinLimit: false }), / 0\.0100 +50\.0 +MISSED$/);
  assert.match(runTable([result]), '<td class="name">run-digits: digits</td><td>0.500</td>');
});

test.run();
