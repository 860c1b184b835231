import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAttribute } from '../../../asm/parse-source.ts';
import { Context } from '../../../ir/context.ts';
import { readBinaryFile } from '../../../target/schema/binary-file.ts';
import { type ChipDesc, type SystemDesc } from '../../../target/schema/generated/common.gen.ts';
import { createRegistry } from '../../registry.ts';
import { SystemDescAttr } from '../generated/tt-attributes.gen.ts';
import { defaultSystemDesc } from '../system-desc.ts';
import { systemDescFromBinary, systemDescToBinary } from '../system-desc-binary.ts';

const context = new Context(createRegistry());

/** Converts and collects what is reported. */
function collect<T>(convert: (problem: (message: string) => void) => T): { result: T; problems: string[] } {
  const problems: string[] = [];
  return { result: convert((message) => void problems.push(message)), problems };
}

/** Returns the attribute with this text. */
function parse(text: string): SystemDescAttr {
  const attribute = parseAttribute(text, context);
  assert.instance(attribute, SystemDescAttr);
  return attribute as SystemDescAttr;
}

test('the default description is the one in binaries of the C++ compiler', () => {
  const folder = new URL('../../../../fixtures/upstream/', import.meta.url);
  const file = readBinaryFile(readFileSync(new URL('matmul.ttnn', folder)));
  assert.ok(file.kind === 'ttnn');
  const { result, problems } = collect((problem) => systemDescToBinary(defaultSystemDesc(context), problem));
  assert.equal(problems, []);
  assert.equal(result, file.content.systemDesc);
  assert.is(collect((problem) => systemDescFromBinary(context, result!, problem)).result, defaultSystemDesc(context));
});

const chip =
  '{arch = <blackhole>, grid = 2x3, l1_size = 1, num_dram_channels = 2, dram_channel_size = 3, ' +
  'noc_l1_address_align_bytes = 4, pcie_address_align_bytes = 5, noc_dram_address_align_bytes = 6, ' +
  'l1_unreserved_base = 7, erisc_l1_unreserved_base = 8, dram_unreserved_base = 9, dram_unreserved_end = 10, ' +
  'physical_cores = {worker = [ 0x1] dram = [ 2x3] eth = [ 4x5] eth_inactive = [ 6x7]}, ' +
  'supported_data_types = [<bfp_f4>, <u16>], supported_tile_sizes = [ 4x16]}';

test('every field goes to binaries and back', () => {
  const attribute = parse(
    `#tt.system_desc<[${chip}], [0, 0], [2 : i32, 0 : i32], [ 1x2x3x4,  5x6x7x8], [<[0, 8, 1], [1, 2, 3]>]>`,
  );
  const { result } = collect((problem) => systemDescToBinary(attribute, problem));
  const expected: ChipDesc = {
    arch: 'Blackhole',
    gridSize: { y: 2, x: 3 },
    l1Size: 1,
    numDramChannels: 2,
    dramChannelSize: 3,
    nocL1AddressAlignBytes: 4,
    pcieAddressAlignBytes: 5,
    nocDramAddressAlignBytes: 6,
    l1UnreservedBase: 7,
    eriscL1UnreservedBase: 8,
    dramUnreservedBase: 9,
    dramUnreservedEnd: 10,
    physicalCores: {
      worker: [{ y: 0, x: 1 }],
      dram: [{ y: 2, x: 3 }],
      eth: [{ y: 4, x: 5 }],
      ethInactive: [{ y: 6, x: 7 }],
    },
    supportedDataTypes: ['BFP_Float4', 'UInt16'],
    supportedTileSizes: [{ y: 4, x: 16 }],
  };
  assert.equal(result, {
    chipDescs: [expected],
    chipDescIndices: [0, 0],
    chipCapabilities: [['HostMMIO'], []],
    chipCoords: [
      { rack: 1, shelf: 2, y: 3, x: 4 },
      { rack: 5, shelf: 6, y: 7, x: 8 },
    ],
    chipChannels: [
      { deviceId0: 0, ethernetCoreCoord0: { y: 8, x: 1 }, deviceId1: 1, ethernetCoreCoord1: { y: 2, x: 3 } },
    ],
  });
  assert.is(collect((problem) => systemDescFromBinary(context, result!, problem)).result, attribute);
});

test('lists that a binary lacks are empty', () => {
  const { result } = collect((problem) => systemDescToBinary(defaultSystemDesc(context), problem));
  const bare: SystemDesc = {
    ...result!,
    chipDescs: result!.chipDescs.map((desc) => ({
      ...desc,
      physicalCores: { ...desc.physicalCores, eth: undefined, ethInactive: undefined },
    })),
    chipChannels: undefined,
  };
  assert.is(collect((problem) => systemDescFromBinary(context, bare, problem)).result, defaultSystemDesc(context));
});

/** Descriptions without counterpart in binaries, and what is reported. */
const mistakes: readonly (readonly [string, string])[] = [
  [`[${chip}], [0], [3 : i32, 8 : i32], [ 0x0x0x0]`, 'unsupported chip capabilities 3, 8'],
  [`[${chip.replace('2x3,', '2x3x4,')}], [0], [3 : i32], [ 0x0x0x0]`, 'expected a 2D grid of each chip'],
  [`[${chip}], [0], [3 : i32], [ 0x0x0x0], [<[0, 8], [1, 2, 3]>]`, 'expected two coordinates of each Ethernet core'],
];

for (const [text, message] of mistakes) {
  test(`mistake: ${message}`, () => {
    const attribute = parse(`#tt.system_desc<${text}>`);
    const { result, problems } = collect((problem) => systemDescToBinary(attribute, problem));
    assert.is(result, undefined);
    assert.equal(problems, [message]);
  });
}

test('memories of 4 GiB are too large for the attribute', () => {
  const { result: desc } = collect((problem) => systemDescToBinary(defaultSystemDesc(context), problem));
  const large = { ...desc!, chipDescs: desc!.chipDescs.map((each) => ({ ...each, dramChannelSize: 2 ** 32 })) };
  const { result, problems } = collect((problem) => systemDescFromBinary(context, large, problem));
  assert.is(result, undefined);
  assert.equal(problems, [
    'memories of 4 GiB and more are not supported: l1_size 1499136, dram_channel_size 4294967296',
  ]);
});

test.run();
