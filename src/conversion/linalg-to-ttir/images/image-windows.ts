import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';

/** What operations of linalg have in common whose windows move over images: convolutions and poolings. */

/** A convolution or a pooling. */
export interface WindowOp extends Operation {
  readonly inputs: readonly Value[];
  readonly outputs: readonly Value[];
  readonly strides?: Attribute | undefined;
  readonly dilations?: Attribute | undefined;
}

/** A class of convolutions or poolings. */
export type WindowClass = new (...args: never[]) => WindowOp;

/** Returns the numbers of an attribute, one per place; ones when it is not given. */
export function numbersOf(attribute: Attribute | undefined, places: number): number[] {
  if (!(attribute instanceof DenseElementsAttr)) return new Array<number>(places).fill(1);
  return Array.from({ length: places }, (_, i) => attribute.numberAt(i));
}

/** Brings dimensions that are called by letters to another order, of which those that are missing do not count. */
export function buildOrdered(builder: OpBuilder, location: Location, value: Value, from: string, to: string): Value {
  const wanted = [...to].filter((letter) => from.includes(letter));
  return buildPermutation(builder, location, value, wanted.map((letter) => from.indexOf(letter))); // prettier-ignore
}

/** Returns the size of a dimension that is called by a letter; 1 when there is none. */
export function sizeOf(shape: readonly number[], letters: string, letter: string): number {
  return shape[letters.indexOf(letter)] ?? 1;
}
