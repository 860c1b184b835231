import { type Random } from '../generate/random.ts';
import { type Step } from './chain.ts';
import { typeText } from './functions.ts';
import { anySizes } from './sizes.ts';

export type Shape = readonly number[];

/** Choices, and the lines of constants that operations take. */
export class Writer {
  readonly lines: string[] = [];

  constructor(readonly random: Random) {}

  size(least = 1, most = 6): number {
    return least + this.random.below(most - least + 1);
  }

  shape(rank: number): Shape {
    return anySizes(this.random, rank);
  }

  pick<T>(items: readonly T[]): T {
    return this.random.pick(items)!;
  }

  /** Makes a constant of one element and returns its name. */
  zero(name: string, element: string): string {
    return this.constant(name, element, element.startsWith('i') ? '0' : '0.0');
  }

  constant(name: string, element: string, value: string): string {
    this.lines.push(
      `%${name} = "tosa.const"() <{values = dense<${value}> : tensor<1x${element}>}> : () -> tensor<1x${element}>`,
    );
    return `%${name}`;
  }

  constShape(name: string, values: readonly number[]): string {
    const [type, length] = [`!tosa.shape<${values.length}>`, values.length];
    this.lines.push(
      `%${name} = tosa.const_shape {values = dense<[${values.join(', ')}]> : tensor<${length}xindex>} : () -> ${type}`,
    );
    return `%${name}`;
  }

  body(args: readonly string[], line: string, result: string): Step {
    return { args, lines: [...this.lines, line], result };
  }

  /** Chooses one spatial dimension of windows: TOSA wants that they cover the image exactly. */
  window(maxPad: (kernel: number) => number): {
    input: number;
    output: number;
    kernel: number;
    stride: number;
    dilation: number;
    pad: [number, number];
  } {
    const [kernel, stride, dilation, output] = [this.size(1, 4), this.size(1, 3), this.size(1, 2), this.size(1, 4)];
    const span = (output - 1) * stride + (kernel - 1) * dilation + 1;
    const most = Math.min(maxPad(kernel), span - 1);
    const pad: [number, number] = [this.random.below(most + 1), 0];
    pad[1] = this.random.below(Math.min(maxPad(kernel), span - 1 - pad[0]) + 1);
    return { input: span - pad[0] - pad[1], output, kernel, stride, dilation, pad };
  }
}

export function tensor(shape: Shape, element: string): string {
  return typeText({ shape, element });
}
