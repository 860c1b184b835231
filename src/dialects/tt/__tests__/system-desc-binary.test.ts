import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAttribute } from '../../../asm/parse-source.ts';
import { boolAttr, i32Attr, type IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
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

test('capabilities that the text cannot have', () => {
  const { chipDescs, chipCoords } = defaultSystemDesc(context);
  const problemsOf = (capability: IntegerAttr): readonly string[] => {
    const desc = SystemDescAttr.get(context, chipDescs, [0], [i32Attr(context, 3), capability], chipCoords);
    return collect((problem) => systemDescToBinary(desc, problem)).problems;
  };
  assert.equal(problemsOf(i32Attr(context, 8)), ['unsupported chip capabilities 3, 8']);
  assert.equal(problemsOf(boolAttr(context, true)), ['expected chip capabilities of type i32']);
});

test('memories of 4 GiB are too large for the attribute', () => {
  const { result: desc } = collect((problem) => systemDescToBinary(defaultSystemDesc(context), problem));
  const large = { ...desc!, chipDescs: desc!.chipDescs.map((each) => ({ ...each, dramChannelSize: 2 ** 32 })) };
  const { result, problems } = collect((problem) => systemDescFromBinary(context, large, problem));
  assert.is(result, undefined);
  assert.equal(problems, [
    'memories of 4 GiB and more are not supported: l1_size 1499136, dram_channel_size 4294967296',
  ]);
});

/** What only damaged binaries say: what is changed, and what is reported. */
const damages: readonly (readonly [(desc: SystemDesc) => object, string])[] = [
  [(desc) => ({ ...desc, chipDescs: [] }), 'expected at least one entry of chip_descs'],
  [(desc) => ({ ...desc, chipDescIndices: [] }), 'expected at least one entry of chip_desc_indices'],
  [(desc) => ({ ...desc, chipCapabilities: [] }), 'expected at least one entry of chip_capabilities'],
  [(desc) => ({ ...desc, chipCoords: [] }), 'expected at least one entry of chip_coords'],
  [chipWith({ supportedDataTypes: [] }), 'expected at least one entry of chip_descs[0].supported_data_types'],
  [chipWith({ supportedTileSizes: [] }), 'expected at least one entry of chip_descs[0].supported_tile_sizes'],
  [coresWith({ worker: [] }), 'expected at least one entry of chip_descs[0].physical_cores.worker'],
  [coresWith({ dram: [] }), 'expected at least one entry of chip_descs[0].physical_cores.dram'],
  [chipWith({ gridSize: { y: 8, x: -8 } }), 'expected chip_descs[0].grid_size not to be negative, got 8x-8'],
  [
    chipWith({ supportedTileSizes: [{ y: -1, x: 2 }] }),
    'expected chip_descs[0].supported_tile_sizes[0] not to be negative, got -1x2',
  ],
  ...(['worker', 'dram', 'eth', 'ethInactive'] as const).map((name) => {
    const field = name === 'ethInactive' ? 'eth_inactive' : name;
    return [
      coresWith({ [name]: [{ y: 0, x: 0 }, { y: 0, x: -1 }] }), // prettier-ignore
      `expected chip_descs[0].physical_cores.${field}[1] not to be negative, got 0x-1`,
    ] as const;
  }),
  ...([0, 1] as const).map((end) => {
    const link = { deviceId0: 0, ethernetCoreCoord0: { y: 1, x: 1 }, deviceId1: 1, ethernetCoreCoord1: { y: 1, x: 1 } };
    return [
      (desc: SystemDesc) => ({ ...desc, chipChannels: [{ ...link, [`ethernetCoreCoord${end}`]: { y: -3, x: 1 } }] }),
      `expected ethernet_core_coord${end} of chip_channels[0] not to be negative, got -3x1`,
    ] as const;
  }),
];

function chipWith(change: object): (desc: SystemDesc) => object {
  return (desc) => ({ ...desc, chipDescs: desc.chipDescs.map((each) => ({ ...each, ...change })) });
}

function coresWith(change: object): (desc: SystemDesc) => object {
  return (desc) => chipWith({ physicalCores: { ...desc.chipDescs[0]!.physicalCores, ...change } })(desc);
}

for (const [damage, message] of damages) {
  test(`damage: ${message}`, () => {
    const { result: desc } = collect((problem) => systemDescToBinary(defaultSystemDesc(context), problem));
    const damaged = damage(desc!) as SystemDesc;
    const { result, problems } = collect((problem) => systemDescFromBinary(context, damaged, problem));
    assert.is(result, undefined);
    assert.equal(problems, [message]);
  });
}

test.run();
