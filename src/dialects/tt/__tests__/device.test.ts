import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAttribute, parseText } from '../../../asm/parse-source.ts';
import { printAttribute } from '../../../asm/printer/print-op.ts';
import { Context } from '../../../ir/context.ts';
import { createRegistry } from '../../registry.ts';
import { currentScopeDevice, deviceFromSystemDesc, workerGridOf } from '../device.ts';
import { type DeviceAttr, SystemDescAttr } from '../generated/tt-attributes.gen.ts';
import { deviceMemoriesOf } from '../tensor-size.ts';
import { currentScopeSystemDesc, defaultSystemDesc, usableL1SizeBytes } from '../system-desc.ts';

const context = new Context(createRegistry());
const desc = defaultSystemDesc(context);

/** A system of `count` chips like the default one. */
function systemOf(count: number): SystemDescAttr {
  const of = <T>(list: readonly T[]): T[] => Array.from({ length: count }, () => list[0]!);
  return SystemDescAttr.get(context, desc.chipDescs, of([0]), of(desc.chipCapabilities), of(desc.chipCoords));
}

// Source of the texts: ttmlir-facts, sections 4.6 and 4.7.

test('the default system is one Wormhole chip', () => {
  const coords = (rows: number[], columns: number[]) =>
    columns.flatMap((x) => rows.map((y) => ` ${y}x${x}`)).join(', ');
  const workers = Array.from({ length: 64 }, (_, i) => ` ${Math.floor(i / 8)}x${i % 8}`).join(', ');
  assert.is(
    printAttribute(desc),
    '#tt.system_desc<[{arch = <wormhole_b0>, grid = 8x8, l1_size = 1499136, num_dram_channels = 12, dram_channel_size = 1073741824, ' +
      'noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, ' +
      'erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, ' +
      `physical_cores = {worker = [${workers}] dram = [${coords([8, 9, 10], [0, 1, 2, 3])}]}, ` +
      'supported_data_types = [<f32>, <f16>, <bf16>, <bfp_f8>, <bfp_bf8>, <bfp_f4>, <bfp_bf4>, <bfp_f2>, <bfp_bf2>, <u32>, <u16>, <u8>], ' +
      'supported_tile_sizes = [ 4x16,  16x16,  32x16,  4x32,  16x32,  32x32]}], [0], [3 : i32], [ 0x0x0x0]>',
  );
  assert.is(usableL1SizeBytes(desc.chipDescs[0]!), 1498112);
});

test('the default device has the text of upstream', () => {
  assert.is(
    printAttribute(deviceFromSystemDesc(context, desc)!),
    '#tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, ((((d0 floordiv s0) * 8 + d1 floordiv s1) * (s1 * s0) + (d0 mod s0) * s1 + d1 mod s1) floordiv 8192) mod 12, (((d0 floordiv s0) * 8 + d1 floordiv s1) * (s1 * s0) + (d0 mod s0) * s1 + d1 mod s1) floordiv 98304 + (((d0 floordiv s0) * 8 + d1 floordiv s1) * (s1 * s0) + (d0 mod s0) * s1 + d1 mod s1) mod 8192), meshShape = , chipIds = [0]>',
  );
});

test('meshes make larger worker grids', () => {
  const workerGrid = (mesh: number[]): string =>
    printAttribute(deviceFromSystemDesc(context, systemOf(8), mesh)!.workerGrid);
  assert.is(workerGrid([1]), '#tt.grid<8x8, (d0, d1) -> (0, d0, d1)>');
  assert.is(workerGrid([2, 1, 1]), '#tt.grid<2x8x8, (d0, d1, d2) -> (d0, d1, d2)>');
  assert.is(workerGrid([1, 2]), '#tt.grid<8x16, (d0, d1) -> (d1 floordiv 8, d0, d1 mod 2)>');
  assert.is(workerGrid([2, 1]), '#tt.grid<16x8, (d0, d1) -> (d0 floordiv 8, d0 mod 2, d1)>');
  assert.is(
    workerGrid([2, 4]),
    '#tt.grid<16x32, (d0, d1) -> ((d0 floordiv 8) * 4 + d1 floordiv 8, d0 mod 2, d1 mod 4)>',
  );
});

test('a mesh needs as many chips as it holds', () => {
  assert.is(deviceFromSystemDesc(context, desc, [1, 2]), undefined);
  assert.equal(deviceFromSystemDesc(context, systemOf(2), [1, 2])!.chipIds, [0, 1]);
  assert.is(deviceFromSystemDesc(context, desc, [], [1]), undefined);
});

test('cores of a device are those of its attribute, but for what tt-mlir writes wrongly', () => {
  const system = systemOf(2);
  const read = (from: string, to: string, mesh: number[]): string => {
    const text = printAttribute(deviceFromSystemDesc(context, system, mesh)!).replace(from, to);
    const device = parseAttribute(text, context) as DeviceAttr;
    const { mapping } = workerGridOf(device);
    assert.is(String(deviceMemoriesOf(system, device)!.workerGrid.mapping), String(mapping));
    return String(mapping);
  };
  assert.is(read('', '', [1, 2]), '(d0, d1) -> (d1 floordiv 8, d0, d1 mod 8)');
  assert.is(read('d1 mod 2)>', 'd1 mod 4)>', [1, 2]), '(d0, d1) -> (d1 floordiv 8, d0, d1 mod 4)');
  assert.is(read('d1 mod 2)>', 'd1 mod 8)>', [1, 2]), '(d0, d1) -> (d1 floordiv 8, d0, d1 mod 8)');
  assert.is(read('(0, d0, d1)>', '(0, d1, d0)>', []), '(d0, d1) -> (0, d1, d0)');
});

test('system and device are looked up outwards', () => {
  const device = printAttribute(deviceFromSystemDesc(context, desc)!);
  const module = parseText(
    `module attributes {tt.system_desc = ${printAttribute(desc)}, tt.device = ${device}} { func.func private @f() }`,
    context,
  )!;
  const func = module.regions[0]!.firstBlock!.firstOp!;
  assert.is(currentScopeSystemDesc(func), desc);
  assert.is(currentScopeSystemDesc(module), desc);
  assert.is(currentScopeDevice(func), deviceFromSystemDesc(context, desc));
  module.setAttr('tt.device', undefined);
  module.setAttr('tt.system_desc', undefined);
  assert.is(currentScopeSystemDesc(func), undefined);
  assert.is(currentScopeDevice(func), undefined);
});

test.run();
