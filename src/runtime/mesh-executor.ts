import { type SystemDesc } from '../target/schema/generated/common.gen.ts';
import { type Program } from '../target/schema/generated/ttnn.gen.ts';
import { openedChips, systemChip, type SystemChip } from './chip-of-system.ts';
import { ProgramExecutor } from './program-executor.ts';
import { type ExecuteOptions, type ProgramResult } from './program-result.ts';
import { RuntimeError } from './runtime-error.ts';
import { type HostTensor } from './tensors/host-tensor.ts';

/**
 * The chips that a program opens. All of them run all of the program: a tensor that goes to a mesh goes to every chip of it, as with
 * TTNN's mesh devices where nothing says how to split it.
 */
export class MeshExecutor {
  private readonly chips: readonly SystemChip[];
  private readonly executors: readonly ProgramExecutor[];
  private readonly program: Program;

  /** Opens the chips. Throws RuntimeError when the system does not have one of them. */
  constructor(system: SystemDesc, program: Program) {
    this.program = program;
    this.chips = openedChips(program).map((chipId) => systemChip(system, chipId));
    this.executors = this.chips.map(({ chip, desc }) => new ProgramExecutor(chip, desc));
  }

  /**
   * Runs the program on every chip. Outputs are those of the first; operations and cycles are those of the chip that took longest. Throws as
   * `ProgramExecutor.run` does, with the chip where there are several.
   */
  run(inputs: readonly HostTensor[], options: ExecuteOptions = {}): ProgramResult {
    const { program } = this;
    const [first, ...others] = this.executors.map((executor, i) => {
      const before = i * program.operations.length;
      const numOperations = this.executors.length * program.operations.length;
      const onProgress: ExecuteOptions['onProgress'] = ({ index, name }) =>
        options.onProgress?.({ index: before + index, numOperations, name });
      return this.runOn(i, () => executor.run(program, inputs, { ...options, onProgress }));
    });
    const { operations, cycles } = others.reduce((most, each) => (each.cycles > most.cycles ? each : most), first!);
    return { ...first!, operations, cycles };
  }

  /** Gives the memory of the chips back. */
  release(): void {
    for (const { chip } of this.chips) chip.release();
  }

  private runOn<Result>(i: number, run: () => Result): Result {
    try {
      return run();
    } catch (error) {
      if (this.chips.length === 1 || !(error instanceof RuntimeError)) throw error;
      throw new RuntimeError(`chip ${this.chips[i]!.chip.index}: ${error.message}`, { cause: error });
    }
  }
}
