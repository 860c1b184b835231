import * as assert from 'uvu/assert';
import { parseText } from '../../../asm/parse-source.ts';
import { type CoreCoord } from '../../../device/chip-description.ts';
import { Chip } from '../../../device/chip.ts';
import { defaultChipDescription } from '../../../device/chip-description.ts';
import { DeviceFault } from '../../../device/faults.ts';
import { type ProgramReport } from '../../../device/program-run.ts';
import { FuncOp } from '../../../dialects/func/generated/func-ops.gen.ts';
import { kernelContext } from '../../kernels/kernel-context.ts';
import { runDeviceProgram, type KernelSpec } from '../device-program.ts';

/** Types of circular buffers in kernels of tests: two tiles of f32 at 1024, 9216 and 17408. */
const aliases = `
#l1 = #tt.memory_space<l1>
!in0 = !ttkernel.cb<cb_in0, 1024, memref<2x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!in1 = !ttkernel.cb<cb_in1, 9216, memref<2x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_out0, 17408, memref<2x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!scaler = !ttkernel.cb<cb_int0, 25600, memref<2x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!rows = !ttkernel.cb<cb_int1, 33792, memref<2x1024xf32, #l1>, 4096, 1>
`;

/** How a program in text runs. */
export interface TextProgram {
  readonly chip?: Chip;
  /** Default one core, (0, 0). */
  readonly cores?: readonly CoreCoord[];
  /** Runtime arguments of a kernel by its name: one list for all cores. */
  readonly args?: Readonly<Record<string, readonly number[]>>;
  /** Runtime arguments of every core, for all kernels. */
  readonly argsOfCores?: readonly (readonly number[])[];
  readonly semaphores?: readonly number[];
}

const threads: Readonly<Record<string, KernelSpec['thread']>> = {
  reader: 'reader',
  compute: 'compute',
  writer: 'writer',
};

/** Runs the functions `@reader`, `@compute` and `@writer` of a text, whichever are there. */
export function runText(
  text: string,
  program: TextProgram = {},
): { readonly chip: Chip; readonly report: ProgramReport } {
  const {
    chip = new Chip(defaultChipDescription()),
    cores = [{ y: 0, x: 0 }],
    args = {},
    argsOfCores,
    semaphores = [],
  } = program;
  const context = kernelContext();
  const { result: module, diagnostics } = context.diagnostics.collect(() =>
    parseText(aliases + text, context, 'k.mlir'),
  );
  assert.ok(module, diagnostics.map(({ message }) => message).join());
  const kernels = [...module.regions[0]!.operations()].map((func): KernelSpec => {
    assert.ok(func instanceof FuncOp);
    const name = func.symName;
    return { name, thread: threads[name]!, func, args: argsOfCores ?? cores.map(() => args[name] ?? []) };
  });
  const computeConfig = { mathFidelity: 'hifi4', fp32DestAcc: true } as const;
  return { chip, report: runDeviceProgram(chip, { cores, kernels, computeConfig, semaphores }) };
}

/** Returns the message of the fault that running the text gives. */
export function faultText(text: string, program: TextProgram = {}): string {
  try {
    runText(text, program);
  } catch (error) {
    if (error instanceof DeviceFault) return error.message;
    throw error;
  }
  return 'no fault';
}

/** Returns the 32-bit integer at an address of a core's L1. */
export function loadInt(chip: Chip, address: number, y = 0, x = 0): number {
  return chip.core(y, x).l1.views.u32[address / 4]! | 0;
}
