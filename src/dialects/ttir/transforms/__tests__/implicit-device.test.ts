import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TTIRImplicitDevicePass } from '../implicit-device.ts';
import { TTIRLoadSystemDescPass } from '../load-system-desc.ts';
import { runPasses } from './run-passes.ts';

/** Returns the module with a system of `numChips` chips of the same kind. */
function systemOf(numChips: number): string {
  const list = (item: (i: number) => string): string => Array.from({ length: numChips }, (_, i) => item(i)).join(', ');
  return runPasses('module {}', new TTIRLoadSystemDescPass()).text.replace(
    '[0], [3 : i32], [ 0x0x0x0]',
    `[${list(() => '0')}], [${list(() => '3 : i32')}], [${list((i) => ` 0x0x0x${i}`)}]`,
  );
}

function deviceOn(numChips: number, meshShape: number[]): string {
  const { text } = runPasses(systemOf(numChips), new TTIRImplicitDevicePass({ meshShape }));
  return /#tt\.device<.*chipIds = \[[^\]]*\]>/.exec(text)?.[0] ?? '';
}

test('worker grids of meshes are written as tt-mlir writes them', () => {
  const grids: [number[], string][] = [
    [[], '#tt.grid<8x8, (d0, d1) -> (0, d0, d1)>'],
    [[1], '#tt.grid<8x8, (d0, d1) -> (0, d0, d1)>'],
    [[2, 1, 1], '#tt.grid<2x8x8, (d0, d1, d2) -> (d0, d1, d2)>'],
    [[4, 1, 1], '#tt.grid<4x8x8, (d0, d1, d2) -> (d0, d1, d2)>'],
    [[1, 2], '#tt.grid<8x16, (d0, d1) -> (d1 floordiv 8, d0, d1 mod 2)>'],
    [[2, 1], '#tt.grid<16x8, (d0, d1) -> (d0 floordiv 8, d0 mod 2, d1)>'],
    [[2, 4], '#tt.grid<16x32, (d0, d1) -> ((d0 floordiv 8) * 4 + d1 floordiv 8, d0 mod 2, d1 mod 4)>'],
    [[2, 1, 2], '#tt.grid<2x8x16, (d0, d1, d2) -> (d0 * 2 + d2 floordiv 8, d1, d2 mod 2)>'],
  ];
  for (const [meshShape, grid] of grids) assert.match(deviceOn(8, meshShape), `workerGrid = ${grid}, l1Map = `);
});

test('chips are numbered from 0, and the mesh shape is kept as given', () => {
  assert.match(deviceOn(8, [2, 1, 1]), 'meshShape = 2x1x1, chipIds = [0, 1]>');
  assert.match(deviceOn(8, []), 'meshShape = , chipIds = [0]>');
});

test('a device may have as many cores as can be looked at', () => {
  const text = systemOf(1).replace('grid = 8x8', 'grid = 256x256');
  assert.ok(runPasses(text, new TTIRImplicitDevicePass()).succeeded);
});

test('a device that is there stays', () => {
  const once = runPasses(systemOf(2), new TTIRImplicitDevicePass()).text;
  assert.is(runPasses(once, new TTIRImplicitDevicePass({ meshShape: [2, 1, 1] })).text, once);
});

test('a module without system description, and meshes that the system cannot form, are errors', () => {
  const cases: [string, number[], string][] = [
    ['module {}', [], 'expected system desc to be present on the module'],
    [systemOf(1), [2, 1, 1], 'the mesh has 2 chips, but the system has 1'],
    [systemOf(1), [0], 'expected positive mesh dimensions, got 0'],
    [systemOf(1), [-1, 2], 'expected positive mesh dimensions, got -1x2'],
    [systemOf(1).replace('grid = 8x8', 'grid = 8x8x1'), [], 'expected 2D grid'],
    [systemOf(1).replace('grid = 8x8', 'grid = 0x8'), [], 'expected positive grid dimensions'],
    [systemOf(1).replace('grid = 8x8', 'grid = 65537x1'), [], 'expected at most 65536 cores'],
    [systemOf(2).replace('grid = 8x8', 'grid = 256x256'), [2, 1, 1], 'expected at most 65536 cores'],
    [systemOf(1).replace('], [0], [3', '], [5], [3'), [], 'chip 0 has chip_desc_indices 5, which is no chip_desc'],
  ];
  for (const [module, meshShape, message] of cases) {
    const { succeeded, messages } = runPasses(module, new TTIRImplicitDevicePass({ meshShape }));
    assert.not(succeeded);
    assert.match(messages[0]!, `error: ${message}`);
  }
});

test.run();
