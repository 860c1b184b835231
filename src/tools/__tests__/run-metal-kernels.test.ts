import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../asm/parse-source.ts';
import { Chip } from '../../device/chip.ts';
import { defaultChipDescription } from '../../device/chip-description.ts';
import { createRegistry } from '../../dialects/registry.ts';
import { DispatchOp } from '../../dialects/ttmetal/generated/ttmetal-ops.gen.ts';
import { kernelFunction } from '../../dialects/ttmetal/kernel-function.ts';
import { Context } from '../../ir/context.ts';
import { walkOps } from '../../ir/walk.ts';
import { runDeviceProgram } from '../../runtime/interpreter/device-program.ts';
import { memoryIo } from '../memory-io.ts';
import { main as opt } from '../ttmlir-opt.ts';

const layout = (grid: string, memref: string): string =>
  `#tt.layout<(d0, d1) -> (d0, d1), undef, <${grid}>, memref<${memref}>>`;
const l1 = (grid: string, shape: string): string => layout(grid, `${shape}, #tt.memory_space<l1>`);
const dram = (grid: string, shape: string): string => layout(grid, `${shape}, #tt.memory_space<dram>`);

/** Compiles layout changes of an argument of this shape, one after the other, and runs their kernels on a chip. */
function run(chip: Chip, shape: string, layouts: readonly string[]): void {
  const types = layouts.map((each) => `tensor<${shape}xf32, ${each}>`);
  const steps = types.slice(1).map((type, i) => {
    const input = i === 0 ? '%a' : `%t${i - 1}`;
    return `%e${i} = tensor.empty() : ${type}
    %t${i} = "ttir.to_layout"(${input}, %e${i}) : (${types[i]}, ${type}) -> ${type}`;
  });
  const last = types.at(-1)!;
  const text = `func.func @f(%a: ${types[0]}) -> ${last} {\n${steps.join('\n')}\nreturn %t${steps.length - 1} : ${last}\n}`;
  const io = memoryIo({ stdin: text });
  const passes = ['ttir-load-system-desc', 'ttir-implicit-device', 'ttir-allocate', 'convert-ttir-to-ttmetal'];
  assert.is(opt(passes.map((pass) => `--${pass}`), io), 0, io.stderr.text); // prettier-ignore
  const module = parseText(io.stdout.text, new Context(createRegistry()))!;
  walkOps(module, DispatchOp, (dispatch) => {
    dispatch.coreRanges.forEach(({ offset: [y, x] }, i) => {
      const kernel = { name: 'reader', thread: 'reader' as const, func: kernelFunction(dispatch, i, 'reader') };
      const computeConfig = { mathFidelity: 'hifi4', fp32DestAcc: true } as const;
      runDeviceProgram(chip, { cores: [{ y: y!, x: x! }], kernels: [kernel], computeConfig });
    });
  });
}

/** Writes 0, 1, 2, … from an address of core (0, 0) on. */
function fill(chip: Chip, address: number, count: number): void {
  const numbers = Float32Array.from({ length: count }, (_, i) => i);
  chip.core(0, 0).l1.write(address, new Uint8Array(numbers.buffer), 0, numbers.byteLength);
}

/** Returns numbers at an address of a core. */
function read(chip: Chip, y: number, x: number, address: number, count: number): number[] {
  const { f32 } = chip.core(y, x).l1.views;
  return Array.from({ length: count }, (_, i) => f32[address / 4 + i]!);
}

test('cores read the parts of a tensor', () => {
  const chip = new Chip(defaultChipDescription());
  fill(chip, 1024, 64);
  run(chip, '4x16', [l1('1x1', '4x16xf32'), l1('2x2', '2x8xf32')]);
  const rows = (y: number, x: number): number[] =>
    [0, 1].flatMap((row) => Array.from({ length: 8 }, (_, column) => (y * 2 + row) * 16 + x * 8 + column));
  for (const y of [0, 1]) for (const x of [0, 1]) assert.equal(read(chip, y, x, 1280, 16), rows(y, x), `${y}x${x}`);
});

test('through DRAM and other grids, and back', () => {
  const chip = new Chip(defaultChipDescription());
  fill(chip, 1024, 64 * 32);
  const steps = [l1('1x1', '64x32xf32'), dram('2x1', '32x32xf32'), l1('4x2', '16x16xf32'), l1('1x1', '64x32xf32')];
  run(chip, '64x32', steps);
  // Arguments are at 1024, the part of a core at 9216, what is returned behind it.
  const expected = Array.from({ length: 64 * 32 }, (_, i) => i);
  assert.equal(read(chip, 0, 0, 9216 + 1024, 64 * 32), expected);
});

test.run();
