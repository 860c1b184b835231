import { type KernelInstance } from '../scheduler.ts';

/** Returns a kernel for tests from a generator that yields while an operation of its thread returns false. */
export function generatorKernel(steps: Generator<void>, opText?: string): KernelInstance {
  return {
    run: () => steps.next().done === true,
    currentOp: () => (opText === undefined ? undefined : { opText, location: undefined }),
  };
}
