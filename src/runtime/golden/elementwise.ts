import { broadcast, broadcastShapes } from './broadcast.ts';
import { type GoldenTensor } from './golden-tensor.ts';

/** What each op with one input does to an element. NaN gives NaN. */
export const unaryFunctions = {
  abs: Math.abs,
  exp: Math.exp,
  neg: (x) => -x,
  reciprocal: (x) => 1 / x,
  relu: (x) => Math.max(x, 0),
  sigmoid: (x) => 1 / (1 + Math.exp(-x)),
  sqrt: Math.sqrt,
} satisfies Record<string, (x: number) => number>;

/** What each op with two inputs does to a pair of elements. NaN gives NaN, but for `ge`, which gives 1 or 0. */
export const binaryFunctions = {
  add: (a, b) => a + b,
  div: (a, b) => a / b,
  ge: (a, b) => (a >= b ? 1 : 0),
  maximum: (a, b) => Math.max(a, b),
  multiply: (a, b) => a * b,
  subtract: (a, b) => a - b,
} satisfies Record<string, (a: number, b: number) => number>;

/** The mnemonic of an elementwise op with one input. */
export type UnaryName = keyof typeof unaryFunctions;

/** The mnemonic of an elementwise op with two inputs. */
export type BinaryName = keyof typeof binaryFunctions;

/** Tells whether a mnemonic is that of an elementwise op with one input. */
export function isUnaryName(name: string): name is UnaryName {
  return Object.hasOwn(unaryFunctions, name);
}

/** Tells whether a mnemonic is that of an elementwise op with two inputs. */
export function isBinaryName(name: string): name is BinaryName {
  return Object.hasOwn(binaryFunctions, name);
}

/** Returns the op applied to every element of `input`. */
export function unary(name: UnaryName, input: GoldenTensor): GoldenTensor {
  const apply = unaryFunctions[name];
  return { shape: input.shape, data: input.data.map((x) => apply(x)) };
}

/** Returns the op applied to every pair of elements of `a` and `b`, broadcast to one another as in NumPy. */
export function binary(name: BinaryName, a: GoldenTensor, b: GoldenTensor): GoldenTensor {
  const apply = binaryFunctions[name];
  const shape = broadcastShapes(a.shape, b.shape);
  const left = broadcast(a, shape).data;
  const right = broadcast(b, shape).data;
  return { shape, data: left.map((x, i) => apply(x, right[i]!)) };
}
