import { type ProgramResult } from '../../runtime/program-result.ts';
import { type HostTensor } from '../../runtime/tensors/host-tensor.ts';

/** The least correlation with the reference that `--golden` accepts. */
export const goldenCorrelation = 0.99;

/** What `ttrt run` checks in the outputs. */
export interface CheckOptions {
  readonly identity: boolean;
  readonly nonZero: boolean;
  readonly golden: boolean;
  readonly rtol: number;
  readonly atol: number;
}

/** Returns what is wrong with the outputs of a run, one text per failed check. Source: ttmlir-facts, section 6.5.6. */
export function failedChecks(
  inputs: readonly HostTensor[],
  result: ProgramResult,
  options: CheckOptions,
): readonly string[] {
  const failures: string[] = [];
  const { outputs, operations } = result;
  if (options.identity) {
    // As `zip` does it: outputs that have no input of their number are compared with nothing.
    outputs.slice(0, inputs.length).forEach((output, i) => {
      const difference = mismatch(inputs[i]!, output, options);
      if (difference !== undefined) failures.push(`output ${i} is not equal to input ${i}: ${difference}`);
    });
  }
  if (options.nonZero) {
    outputs.forEach(({ values }, i) => {
      if (values.every((value) => value === 0)) failures.push(`output ${i} is all zero`);
    });
  }
  if (options.golden) {
    for (const { index, name, golden } of operations) {
      if (golden === undefined || golden.correlation >= goldenCorrelation) continue;
      const { correlation, overflows } = golden;
      const why = overflows === 0 ? '' : overflowText(overflows);
      failures.push(
        `operation ${index}, ${name}: correlation with the reference is ${correlation.toFixed(6)}, below ${goldenCorrelation}${why}`,
      );
    }
  }
  return failures;
}

/** Says what makes a correlation 0, which need not be a mistake. */
function overflowText(count: number): string {
  const [subject, pronoun] = count === 1 ? ['element is', 'it'] : ['elements are', 'they'];
  return `: ${count} ${subject} infinite or NaN where the reference is a number, as ${pronoun} may be where the device goes beyond its format on the way`;
}

/** Returns how two tensors differ beyond |a - b| <= atol + rtol * |b|, or undefined. What is infinite equals only itself. Source: `torch.isclose`. */
function mismatch(input: HostTensor, output: HostTensor, { rtol, atol }: CheckOptions): string | undefined {
  if (input.values.length !== output.values.length) {
    return `shapes ${input.shape.join('x')} and ${output.shape.join('x')}`;
  }
  const at = input.values.findIndex((a, i) => {
    const b = output.values[i]!;
    const difference = Math.abs(a - b);
    return !Object.is(a, b) && a !== b && !(difference < Infinity && difference <= atol + rtol * Math.abs(b));
  });
  return at < 0 ? undefined : `element ${at} is ${output.values[at]}, expected ${input.values[at]}`;
}
