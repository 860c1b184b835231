import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { elementFormats } from '../../device/formats/formats.ts';
import { decodePrograms, runProgram } from '../../runtime/run-binary.ts';
import { type HostTensor } from '../../runtime/tensors/host-tensor.ts';
import { initTensor, randomNumbers } from '../../runtime/tensors/init-tensor.ts';
import { refFormat } from '../../runtime/tensors/tensor-ref.ts';
import { range } from '../../support/lists.ts';
import { product } from '../../support/math.ts';
import { memoryIo } from '../memory-io.ts';
import { main as opt } from '../ttmlir-opt.ts';
import { main as translate } from '../ttmlir-translate.ts';

/** Helpers of tests that compile programs of front ends with the tools, run them on the device model, and compare with plain loops. */

/** Numbers in row-major order. */
export interface Tensor {
  readonly shape: readonly number[];
  readonly values: ArrayLike<number>;
}

/** Returns the tensor whose element at an index is what `element` says. */
export function build(shape: readonly number[], element: (index: readonly number[]) => number): Tensor {
  const values = Array.from({ length: product(shape) }, (_, place) => {
    const index = new Array<number>(shape.length);
    let rest = place;
    for (let dim = shape.length - 1; dim >= 0; dim--) {
      index[dim] = rest % shape[dim]!;
      rest = Math.floor(rest / shape[dim]!);
    }
    return element(index);
  });
  return { shape, values };
}

/** Returns an element. */
export const at = ({ shape, values }: Tensor, index: readonly number[]): number =>
  values[index.reduce((place, i, dim) => place * shape[dim]! + i, 0)]!;

/** Returns the element, 0 outside of the tensor. */
export const padded = (tensor: Tensor, index: readonly number[]): number =>
  index.every((i, dim) => i >= 0 && i < tensor.shape[dim]!) ? at(tensor, index) : 0;

/** Returns the sum. */
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Returns an element of the attention of one batch: what `mask` says is added to the score of a key. */
export function attended(
  [query, key, value]: readonly [Tensor, Tensor, Tensor],
  batch: readonly number[],
  [l, e]: readonly [number, number],
  mask: (s: number) => number,
): number {
  const depth = query.shape.at(-1)!;
  const scores = range(key.shape.at(-2)!).map((s) => {
    const products = range(depth).map((d) => at(query, [...batch, l, d]) * at(key, [...batch, s, d]));
    return Math.exp(total(products) / Math.sqrt(depth) + mask(s));
  });
  const weighted = scores.map((score, s) => score * at(value, [...batch, s, e]));
  return total(weighted) / total(scores);
}

/** Checks that a function of one result computes what `reference` makes of its inputs: random ones, but for those given by place. */
export type Computes = (
  name: string,
  text: string,
  reference: (...inputs: Tensor[]) => Tensor,
  given?: Readonly<Record<number, HostTensor>>,
) => void;

/** Returns what makes tests of programs that these passes turn into TTIR. */
export function computesAfter(...passes: readonly string[]): Computes {
  return (name, text, reference, given = {}) => {
    test(name, () => {
      const { inputs, outputs } = run(compile(text, passes), given);
      const [output] = outputs;
      // Integers are exact.
      agree(output!, reference(...inputs), elementFormats[output!.format].kind === 'integer' ? 0 : 0.02);
    });
  };
}

/** Compiles a program with passes that make TTIR of it, and returns what it computes of inputs. */
export function outputsOf(
  text: string,
  passes: readonly string[],
  inputs: readonly HostTensor[],
): readonly HostTensor[] {
  return run(compile(text, passes), inputs).outputs;
}

function compile(text: string, passes: readonly string[]): Uint8Array {
  const compiler = memoryIo({ stdin: text });
  assert.is(opt([...passes, '--ttir-to-ttnn-backend-pipeline'], compiler), 0, compiler.stderr.text);
  const translator = memoryIo({ stdin: compiler.stdout.text });
  assert.is(translate(['--ttnn-to-flatbuffer'], translator), 0, translator.stderr.text);
  return translator.stdout.bytes;
}

function run(bytes: Uint8Array, given: Readonly<Record<number, HostTensor>>) {
  const binary = decodePrograms(bytes);
  const random = randomNumbers(1);
  const inputs = binary.programs[0]!.inputs.map(
    (ref, i) => given[i] ?? initTensor('randn', ref.desc.shape, refFormat(ref), random),
  );
  return { inputs, outputs: runProgram(binary, inputs).outputs };
}

/** Checks an output: each element differs from the expected by no more than rounding. */
function agree(actual: Tensor, expected: Tensor, tolerance: number): void {
  assert.equal(actual.shape, expected.shape);
  for (let i = 0; i < expected.values.length; i++) {
    const [is, wanted] = [actual.values[i]!, expected.values[i]!];
    const isNear = is === wanted || Math.abs(is - wanted) <= tolerance * Math.max(1, Math.abs(wanted));
    assert.ok(isNear, `element ${i} is ${is}, expected ${wanted}`);
  }
}
