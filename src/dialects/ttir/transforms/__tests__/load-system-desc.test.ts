import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Context } from '../../../../ir/context.ts';
import { encode } from '../../../../target/schema/encode.ts';
import { SystemDescRoot } from '../../../../target/schema/generated/common.gen.ts';
import { BINARY_VERSION } from '../../../../target/schema/version.ts';
import { createRegistry } from '../../../registry.ts';
import { systemDescToBinary } from '../../../tt/system-desc-binary.ts';
import { defaultSystemDesc } from '../../../tt/system-desc.ts';
import { TTIRLoadSystemDescPass } from '../load-system-desc.ts';
import { runPasses } from './run-passes.ts';

const fixtures = fileURLToPath(new URL('../../../../../fixtures/flatbuffers/', import.meta.url));
const test = suite<{ folder: string }>('ttir-load-system-desc');

test.before((state) => {
  state.folder = mkdtempSync(join(tmpdir(), 'ttmlir-system-desc-'));
});
test.after(({ folder }) => rmSync(folder, { recursive: true }));

test('a module without anything of tt gets the default description', () => {
  const { succeeded, text } = runPasses('module {}', new TTIRLoadSystemDescPass());
  assert.ok(succeeded);
  assert.match(text, 'arch = <wormhole_b0>, grid = 8x8, l1_size = 1499136, num_dram_channels = 12');
});

test('a description that is there stays without a path', () => {
  const first = runPasses('module {}', new TTIRLoadSystemDescPass()).text;
  const other = first.replace('l1_size = 1499136', 'l1_size = 2097152');
  assert.is(runPasses(other, new TTIRLoadSystemDescPass()).text, other);
});

test('what a file says replaces what is there', ({ folder }) => {
  const context = new Context(createRegistry());
  const problem = (message: string): void => assert.unreachable(message);
  const desc = systemDescToBinary(defaultSystemDesc(context), problem)!;
  const changed = { ...desc, chipDescs: desc.chipDescs.map((chip) => ({ ...chip, l1Size: 4096 })) };
  const path = join(folder, 'small.ttsys');
  writeFileSync(path, encode(SystemDescRoot, { version: BINARY_VERSION, systemDesc: changed }));
  const { text: before } = runPasses('module {}', new TTIRLoadSystemDescPass());
  const { succeeded, text } = runPasses(before, new TTIRLoadSystemDescPass({ path }));
  assert.ok(succeeded);
  assert.is(text, before.replace('l1_size = 1499136', 'l1_size = 4096'));
});

test('a missing file is an error in words of upstream', () => {
  const { succeeded, messages } = runPasses('module {}', new TTIRLoadSystemDescPass({ path: '/no/such.ttsys' }));
  assert.not(succeeded);
  assert.equal(messages, ['error: cluster desc does not exist!', "note: there is no file '/no/such.ttsys'"]);
});

test('a folder, a foreign, a truncated and another kind of file are errors that name the file', ({ folder }) => {
  const bytes = readFileSync(join(fixtures, 'sample.ttsys'));
  const truncated = join(folder, 'truncated.ttsys');
  writeFileSync(truncated, bytes.subarray(0, bytes.length / 2));
  const foreign = join(folder, 'foreign.ttsys');
  writeFileSync(foreign, 'this is no binary at all');
  const cases: [string, RegExp][] = [
    [folder, /cannot be read: Is a directory/],
    [foreign, /is not a system description: /],
    [truncated, /is not a system description: /],
    [join(fixtures, 'sample.ttnn'), /is a \.ttnn file, expected a system description \(\.ttsys\)$/],
  ];
  for (const [path, expected] of cases) {
    const { succeeded, messages } = runPasses('module {}', new TTIRLoadSystemDescPass({ path }));
    assert.not(succeeded, path);
    assert.is(messages.length, 1);
    assert.match(messages[0]!, `error: '${path}'`);
    assert.match(messages[0]!, expected);
  }
});

test.run();
