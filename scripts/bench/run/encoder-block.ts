import { printModule, type Step } from '../../ttir/program.ts';

/** Sizes of a block. */
export interface EncoderSizes {
  /** Positions. */
  readonly sequence: number;
  readonly hidden: number;
  readonly heads: number;
  /** Width of the layer inside the feed-forward part. */
  readonly inner: number;
}

/** The block of BERT base, at 128 positions. */
export const bertBlock: EncoderSizes = { sequence: 128, hidden: 768, heads: 12, inner: 3072 };

/**
 * The shapes of the parameters in the order in which the program takes them, behind x [S, H]: scale of the scores [1, 1, 1]; weights and biases of queries,
 * keys, values, output; scale and shift of the first norm; both layers of the feed-forward part; scale and shift of the second norm.
 */
export function encoderShapes({ sequence, hidden, inner }: EncoderSizes): readonly (readonly number[])[] {
  const square = [
    [hidden, hidden],
    [1, hidden],
  ];
  const norm = [
    [1, hidden],
    [1, hidden],
  ];
  return [
    [sequence, hidden],
    [1, 1, 1],
    ...[...square, ...square, ...square, ...square],
    ...norm,
    [hidden, inner],
    [1, inner],
    [inner, hidden],
    [1, hidden],
    ...norm,
  ];
}

/** Returns the TTIR text of an encoder block in bf16: attention over all positions, then two layers with gelu; a norm over each sum with the input. */
export function encoderBlock(sizes: EncoderSizes): string {
  const { sequence, hidden, heads, inner } = sizes;
  const steps: Step[] = [];
  let next = 0;
  const add = (op: string, inputs: readonly string[], shape: readonly number[], ...attributes: string[]): string => {
    steps.push({ op, inputs, type: typeText(shape), attributes });
    next += op === 'constant' ? 1 : 2;
    return `%${next - 1}`;
  };
  let argument = 0;
  const parameter = (): string => `%arg${argument++}`;
  const linear = (input: string, width: number): string => {
    const product = add('matmul', [input, parameter()], [sequence, width]);
    return add('add', [product, parameter()], [sequence, width]);
  };
  const split = (input: string): string => {
    const shape = [sequence, heads, hidden / heads];
    const parts = add('reshape', [input], shape, `shape = [${shape.map((size) => `${size} : i32`).join(', ')}]`);
    return add('transpose', [parts], [heads, sequence, hidden / heads], ...dims(0, 1));
  };
  const norm = (input: string): string => {
    const rows = [sequence, 1];
    const all = [sequence, hidden];
    const mean = (of: string): string => add('mean', [of], rows, 'dim_arg = [-1 : i32]', 'keep_dim = true');
    const centred = add('subtract', [input, mean(input)], all);
    const variance = mean(add('multiply', [centred, centred], all));
    const epsilon = add('constant', [], rows, `value = dense<1.0e-05> : tensor<${typeText(rows)}>`);
    const deviation = add('sqrt', [add('add', [variance, epsilon], rows)], rows);
    const normal = add('multiply', [centred, add('reciprocal', [deviation], rows)], all);
    return add('add', [add('multiply', [normal, parameter()], all), parameter()], all);
  };
  const x = parameter();
  const scale = parameter();
  const queries = split(linear(x, hidden));
  const keys = split(linear(x, hidden));
  const values = split(linear(x, hidden));
  const turned = add('transpose', [keys], [heads, hidden / heads, sequence], ...dims(-2, -1));
  const square = [heads, sequence, sequence];
  const scores = add('multiply', [add('matmul', [queries, turned], square), scale], square);
  const weights = add('softmax', [scores], square, 'dimension = -1 : si32');
  const mixed = add('matmul', [weights, values], [heads, sequence, hidden / heads]);
  const joined = add('transpose', [mixed], [sequence, heads, hidden / heads], ...dims(0, 1));
  const attention = add('reshape', [joined], [sequence, hidden], `shape = [${sequence} : i32, ${hidden} : i32]`);
  const first = norm(add('add', [x, linear(attention, hidden)], [sequence, hidden]));
  const layer = add('gelu', [linear(first, inner)], [sequence, inner]);
  norm(add('add', [first, linear(layer, hidden)], [sequence, hidden]));
  const args = encoderShapes(sizes).map(typeText);
  return printModule('An encoder block in bf16.', [{ name: 'encoder_block', args, steps }]);
}

function typeText(shape: readonly number[]): string {
  return [...shape, 'bf16'].join('x');
}

function dims(dim0: number, dim1: number): readonly string[] {
  return [`dim0 = ${dim0} : si32`, `dim1 = ${dim1} : si32`];
}
