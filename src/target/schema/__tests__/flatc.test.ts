import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { binaryFileToJson, readBinaryFile } from '../binary-file.ts';
import { toJson } from '../json.ts';
import { SystemDescRoot } from '../generated/common.gen.ts';
import { TTMetalBinary } from '../generated/ttmetal.gen.ts';
import { TTNNBinary } from '../generated/ttnn.gen.ts';
import { encodeSamples, systemDescRoot, ttmetalBinary, ttnnBinary } from './samples.ts';

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../../fixtures/flatbuffers/${name}`, import.meta.url));

/** What toJson quotes in the strict style and flatc does not. */
const unquoteNonFinite = (json: string): string => json.replace(/"(nan|inf|-inf)"/g, '$1');

for (const [name, bytes] of encodeSamples()) {
  test(`${name} is written as it was when flatc read it`, () => {
    assert.equal(
      Buffer.from(bytes).equals(fixture(name)),
      true,
      'record fixtures/flatbuffers again, as its README says',
    );
  });

  test(`${name} is printed as flatc --strict-json prints it`, () => {
    const json = [...binaryFileToJson(readBinaryFile(bytes))].join('');
    JSON.parse(json);
    assert.fixture(unquoteNonFinite(json), fixture(`${name}.strict.json`).toString());
  });
}

for (const kind of ['ttsys', 'ttnn', 'ttm']) {
  test(`flatc.${kind}, which flatc wrote, is read`, () => {
    const json = [...binaryFileToJson(readBinaryFile(fixture(`flatc.${kind}`)))].join('');
    // To flatc a negative zero is the value of an absent field.
    const recorded = fixture(`sample.${kind}.strict.json`).toString().replace(': -0.0', ': 0.0');
    assert.is(unquoteNonFinite(json) === recorded, true);
  });
}

test('the samples are printed as flatc prints them without --strict-json', () => {
  assert.fixture(toJson(SystemDescRoot, systemDescRoot, 'flatc'), fixture('sample.ttsys.flatc.json').toString());
  assert.fixture(toJson(TTNNBinary, ttnnBinary, 'flatc'), fixture('sample.ttnn.flatc.json').toString());
  assert.fixture(toJson(TTMetalBinary, ttmetalBinary, 'flatc'), fixture('sample.ttm.flatc.json').toString());
});

test.run();
