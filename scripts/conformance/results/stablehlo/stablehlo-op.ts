import { type Random } from '../../generate/random.ts';
import { type TensorSpec } from '../functions.ts';
import { type Element, type ElementWriter, type NamedTensor } from './element-writer.ts';

/** One operation: what it makes, its text, and how the elements come about. */
export interface StablehloOp {
  /** The operation, after the name of what it makes and `=`. */
  readonly text: string;
  readonly result: TensorSpec;
  readonly element: Element;
  /** What it makes beside. */
  readonly others?: readonly { readonly result: TensorSpec; readonly element: Element }[];
}

/** What operations are made of. */
export interface Operands {
  readonly random: Random;
  /** Returns a tensor of any shape with as many dimensions at least, of f32 or i32 where nothing is said. */
  any(leastRank?: number, element?: string): NamedTensor;
  of(shape: readonly number[], element: string): NamedTensor;
  /** Returns an argument, about whose numbers more is known than about what is computed. */
  argument(shape: readonly number[], element: string): NamedTensor;
  constant(text: string, type: TensorSpec): NamedTensor;
  /** Writes an operation of StableHLO only, and returns the name of what it makes. */
  prelude(text: string): string;
  /** Writes an operation that is needed first, and returns what it makes. */
  write(op: StablehloOp): NamedTensor;
}

/** Makes an operation. */
export type Maker = (operands: Operands) => StablehloOp;

export const dimsOf = ({ shape }: TensorSpec): number[] => shape.map((_, dim) => dim);

/** Returns each dimension with the probability. */
export function someDims(random: Random, rank: number, probability: number): number[] {
  return Array.from({ length: rank }, (_, dim) => dim).filter(() => random.chance(probability));
}

/** Operations on two floats, and those of arith that do the same. */
export const floatFunctions = {
  add: 'arith.addf',
  subtract: 'arith.subf',
  multiply: 'arith.mulf',
  maximum: 'arith.maximumf',
  minimum: 'arith.minimumf',
} as const;

/** What is made of two numbers in arith. */
const combiners = {
  f32: floatFunctions,
  i32: { add: 'arith.addi', maximum: 'arith.maxsi', minimum: 'arith.minsi', multiply: 'arith.muli' },
} as const;

/** Writes the operation that combines two numbers of f32 or i32. */
export function combine(
  writer: ElementWriter,
  element: string,
  kind: keyof (typeof combiners)['i32'],
  a: string,
  b: string,
): string {
  return writer.define(`${combiners[element as 'f32' | 'i32'][kind]} ${a}, ${b} : ${element}`);
}
