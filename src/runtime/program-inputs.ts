import { type TensorRef } from '../target/schema/generated/common.gen.ts';
import { counted } from '../support/counted.ts';
import { RuntimeError } from './runtime-error.ts';

/** Throws RuntimeError unless there are as many inputs as a program takes, of the shapes that it declares. */
export function requireInputs(
  program: { readonly name: string; readonly inputs: readonly TensorRef[] },
  inputs: readonly { readonly shape: readonly number[] }[],
): void {
  const { name, inputs: refs } = program;
  if (inputs.length !== refs.length) {
    throw new RuntimeError(`program '${name}' takes ${counted(refs.length, 'input')}, not ${inputs.length}`);
  }
  refs.forEach(({ desc }, i) => {
    const [given, expected] = [inputs[i]!.shape, desc.shape].map((shape) => shape.join('x'));
    if (given !== expected) {
      throw new RuntimeError(`input ${i} of program '${name}' has shape ${given}, expected ${expected}`);
    }
  });
}
