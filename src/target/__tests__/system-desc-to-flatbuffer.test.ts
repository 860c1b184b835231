import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decode } from '../schema/decode.ts';
import { SystemDescRoot } from '../schema/generated/common.gen.ts';
import { translateSystemDescToFlatbuffer } from '../system-desc-to-flatbuffer.ts';
import { chip, header, parseModule } from './translate.ts';

const systemDesc = `[${chip}], [0, 0], [3 : i32, 0 : i32], [ 0x0x0x0,  0x0x0x1], [<[0, 8, 1], [1, 8, 2]>]`;

test('a description of two chips that are linked', () => {
  const diagnostics: string[] = [];
  const module = parseModule(`${header({ systemDesc })}}`, diagnostics)!;
  const root = decode(SystemDescRoot, translateSystemDescToFlatbuffer(module)!);
  assert.equal(diagnostics, []);
  assert.equal(root.version, { major: 0, minor: 0, patch: 239 });
  assert.is(root.productIdentifier, 'unknown');
  assert.equal(root.systemDesc.chipDescIndices, [0, 0]);
  assert.equal(root.systemDesc.chipCapabilities, [['PCIE', 'HostMMIO'], []]);
  assert.equal(root.systemDesc.chipCoords[1], { rack: 0, shelf: 0, y: 0, x: 1 });
  const [channel] = root.systemDesc.chipChannels!;
  assert.equal(channel, { deviceId0: 0, ethernetCoreCoord0: { y: 8, x: 1 }, deviceId1: 1, ethernetCoreCoord1: { y: 8, x: 2 } }); // prettier-ignore
});

/** What is no description of a system, and what is reported. */
const mistakes: readonly (readonly [string, string, ...(readonly string[])])[] = [
  [
    'module {}',
    "1: 'builtin.module' op expected system desc to be present on the module",
    '  pipelines of ttmlir-opt put it there, such as --ttir-to-ttnn-backend-pipeline',
  ],
  [
    `${header({ systemDesc: `[${chip.replace('worker = [ 0x0', 'worker = [ 4294967296x0')}], [0], [3 : i32], [ 0x0x0x0]` })}}`,
    "6: 'builtin.module' op cannot be written as a binary: system_desc.chip_descs[0].physical_cores.worker[0].y: 4294967296 does not fit in int32",
  ],
];

for (const [text, message, ...notes] of mistakes) {
  test(`mistake: ${message}`, () => {
    const diagnostics: string[] = [];
    assert.is(translateSystemDescToFlatbuffer(parseModule(text, diagnostics)!), undefined);
    assert.equal(diagnostics, [message, ...notes]);
  });
}

test('something else than a module', () => {
  const diagnostics: string[] = [];
  const module = parseModule('func.func @f() { return }', diagnostics)!;
  assert.is(translateSystemDescToFlatbuffer(module.regions[0]!.firstBlock!.firstOp!), undefined);
  assert.equal(diagnostics, ["1: 'func.func' op Expected ModuleOp as top level operation"]);
});

test.run();
