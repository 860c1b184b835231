import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  asDict,
  Binary,
  Flatbuffer,
  hostTensor,
  loadBinaryFromPath,
  loadFromPath,
  loadSystemDescFromPath,
  Query,
  runBinary,
  RuntimeDevice,
} from '../../../ttrt.ts';
import { inFolder } from './run-ttrt.ts';

const fixtures = fileURLToPath(new URL('../../../../fixtures/', import.meta.url));
const add = join(fixtures, 'upstream/binary_add.ttnn');
const sampleOf = (kind: string): string => join(fixtures, `flatbuffers/sample.${kind}`);

test('what a binary is can be asked of it', () => {
  const binary = loadBinaryFromPath(add);
  assert.ok(binary instanceof Flatbuffer);
  assert.equal(
    [binary.fileIdentifier, binary.version, binary.ttmlirGitHash],
    ['TTNN', '0.0.239', 'b3994afbeebbc546df75717c5f14eadbaf07df6f'],
  );
  assert.equal(
    ['ttm', 'ttsys'].map((kind) => loadFromPath(sampleOf(kind)).fileIdentifier),
    ['TTM0', 'TTSY'],
  );
  assert.is(binary.systemDesc.chipDescs[0]!.arch, 'Wormhole_b0');
  const shapesOf = (descs: ReturnType<Binary['programInputs']>) => descs.map(({ shape }) => shape.join('x'));
  const inputs = shapesOf(binary.programInputs(0));
  assert.is(inputs.length, 2);
  assert.equal(shapesOf(binary.programOutputs(0)), [inputs[0]]);
  assert.throws(() => binary.programOutputs(1), /^the binary has 1 program, and none with index 1$/);
});

test('the JSON of a binary is what flatc prints, and its dictionary has the names of the schema', () => {
  const sample = loadFromPath(sampleOf('ttm'));
  assert.fixture(sample.asJson(), readFileSync(`${sampleOf('ttm')}.strict.json`, 'utf8'));
  const { version, ttmlir_git_hash: hash } = asDict(loadFromPath(add));
  assert.equal([version, hash], [{ major: 0, minor: 0, patch: 239 }, 'b3994afbeebbc546df75717c5f14eadbaf07df6f']);
});

test('what is stored is what was loaded', async () => {
  await inFolder((folder) => {
    const path = join(folder, 'copy.ttnn');
    loadFromPath(add).store(path);
    assert.equal(readFileSync(path), readFileSync(add));
    const system = join(folder, 'system.ttsys');
    new Flatbuffer(new Query({ args: { quiet: true } })().bytes).store(system);
    assert.is(loadSystemDescFromPath(system).systemDesc.chipDescIndices.length, 1);
    assert.throws(() => loadFromPath(add).store(folder), /: this is a folder$/);
  });
});

test('files of another kind are refused', async () => {
  assert.throws(() => loadBinaryFromPath(sampleOf('ttsys')), /^a \.ttsys file holds no programs$/);
  assert.throws(() => loadSystemDescFromPath(add), /binary_add\.ttnn: a \.ttnn file, not a \.ttsys file$/);
  assert.throws(() => loadFromPath('/nowhere.ttnn'), /^\/nowhere\.ttnn: no such file or folder$/);
  assert.throws(() => new Binary(new Uint8Array(3)), /no identifier/);
});

test('the bytes of a binary run, at once and on a device that stays open', () => {
  const binary = loadBinaryFromPath(add);
  const inputs = binary.programInputs(0).map(({ shape }, i) => {
    const count = shape.reduce((a, b) => a * b, 1);
    return hostTensor(
      shape,
      'f32',
      Float64Array.from({ length: count }, (_, k) => (k % 7) + i),
    );
  });
  const [sum] = runBinary(binary.bytes, inputs).outputs;
  assert.equal([...sum!.values.slice(0, 3)], [1, 3, 5]);
  const device = RuntimeDevice.open(binary.bytes);
  const { outputs } = device.run(
    binary.bytes,
    inputs.map((input) => device.createTensor(input)),
  );
  assert.equal(device.toHost(outputs[0]!).values, sum!.values);
  device.close();
});

test.run();
