import { type Attribute } from '../../ir/attribute.ts';
import { DenseElementsAttr, denseFromNumbers } from '../../ir/attributes/elements-attributes.ts';
import { dpsInputs } from '../../ir/interfaces/destination-style.ts';
import { type FoldResult } from '../../ir/op-info.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { forEachIndex } from '../../layout/index-space.ts';
import { isSameList } from '../../support/lists.ts';
import { product, rowMajorStrides } from '../../support/math.ts';
import { copyStrided } from '../../support/strided-copy.ts';
import { normalizeDim } from '../tt/shapes.ts';
import { broadcastShapes } from './broadcast.ts';
import {
  type BroadcastOp,
  type ConcatOp,
  type PadOp,
  type RepeatOp,
  type ReverseOp,
  type SliceOp,
  type TransposeOp,
} from './generated/ttir-ops.gen.ts';
import { transposed } from './move-constant.ts';
import { foldedType, isNarrow, knownElements, maxComputedElements } from './narrow-constants.ts';

/** Folds of what moves the elements of constants that are too narrow for the device. Each element is one byte. Constants that the device can hold are left to it. */

type Constants = readonly (Attribute | undefined)[];

/** Where the elements of a result come from: at each index of `shape`, which is in the order of the result, from `offset` + the sum of index * stride. */
interface View {
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly offset?: number;
}

/** Returns the elements of an operation's only input; undefined where they are not known, or not narrow. */
function narrowInput(op: Operation, [constant]: Constants): DenseElementsAttr | undefined {
  const input = op.operand(0);
  return isNarrow(elementTypeOrSelf(input.type)) ? knownElements(constant, input) : undefined;
}

/** Folds an operation to the elements that it takes from its input. */
function foldView(
  op: Operation,
  constants: Constants,
  view: (shape: readonly number[], strides: readonly number[], resultShape: readonly number[]) => View | undefined,
): FoldResult {
  const input = narrowInput(op, constants);
  const type = foldedType(op.result());
  if (!input || type?.elementType !== input.elementType) return undefined;
  const { shape } = input.type;
  const from = view(shape, rowMajorStrides(shape), type.shape);
  if (!from) return undefined;
  if (input.isSplat) return [DenseElementsAttr.get(type, input.bytes)];
  if (type.numElements > maxComputedElements) return undefined;
  const bytes = new Uint8Array(type.numElements);
  copyStrided(input.bytes, bytes, from.shape, from.strides, from.offset ?? 0);
  return [DenseElementsAttr.get(type, bytes)];
}

/** Folds an operation whose result has the elements of its input in the same order: a reshape, or a sum of nothing, as which front ends write one to no dimension. */
export function foldReshape(op: Operation, constants: Constants): FoldResult {
  return foldView(op, constants, (shape, strides, result) =>
    product(shape) === product(result) ? { shape, strides } : undefined,
  );
}

/** Folds a transpose. */
export function foldTranspose(op: TransposeOp, constants: Constants): FoldResult {
  return foldView(op, constants, (_, strides, shape) => ({ shape, strides: transposed(op, strides) }));
}

/** Folds a broadcast: dimensions of size 1, and those that the input lacks, are read again and again. */
export function foldBroadcast(op: BroadcastOp, constants: Constants): FoldResult {
  return foldView(op, constants, (from, strides, shape) => {
    const broadcast = broadcastShapes(from, shape);
    if (!broadcast || !isSameList(broadcast, shape)) return undefined;
    const missing = shape.length - from.length;
    return { shape, strides: shape.map((_, dim) => ((from[dim - missing] ?? 1) === 1 ? 0 : strides[dim - missing]!)) };
  });
}

/** Folds a slice. */
export function foldSlice(op: SliceOp, constants: Constants): FoldResult {
  return foldView(op, constants, (from, strides, shape) => ({
    shape,
    strides: strides.map((stride, dim) => stride * op.step[dim]!),
    offset: total(strides.map((stride, dim) => stride * normalizeDim(op.begins[dim]!, from[dim]!))),
  }));
}

/** Folds a reversal. */
export function foldReverse(op: ReverseOp, constants: Constants): FoldResult {
  const isReversed = (dim: number): boolean => op.dimensions.includes(dim);
  return foldView(op, constants, (_, strides, shape) => ({
    shape,
    strides: strides.map((stride, dim) => (isReversed(dim) ? -stride : stride)),
    offset: total(strides.map((stride, dim) => (isReversed(dim) ? stride * (shape[dim]! - 1) : 0))),
  }));
}

/** Folds a repetition: [N] three times is read as [3, N] with the strides (0, 1). */
export function foldRepeat(op: RepeatOp, constants: Constants): FoldResult {
  return foldView(op, constants, (from, strides) => ({
    shape: from.flatMap((size, dim) => [op.repeatDimensions[dim]!, size]),
    strides: strides.flatMap((stride) => [0, stride]),
  }));
}

/** Folds a padding. */
export function foldPad(op: PadOp, constants: Constants): FoldResult {
  const input = narrowInput(op, constants);
  const type = foldedType(op.result());
  if (!input || type?.elementType !== input.elementType) return undefined;
  if (type.elementType instanceof IntegerType && !Number.isInteger(op.value)) return undefined;
  if (type.numElements > maxComputedElements) return undefined;
  const { shape } = input.type;
  const [filler] = denseFromNumbers(type, [op.value]).bytes;
  const bytes = new Uint8Array(type.numElements).fill(filler!);
  const strides = rowMajorStrides(type.shape);
  const first = total(strides.map((stride, dim) => stride * op.padding[2 * dim]!));
  const elements = allBytes(input);
  const length = shape.at(-1) ?? 1;
  let from = 0;
  forEachIndex(shape.slice(0, -1), (index) => {
    const row = elements.subarray(from, (from += length));
    bytes.set(row, first + total(index.map((place, dim) => place * strides[dim]!)));
  });
  return [DenseElementsAttr.get(type, bytes)];
}

/** Folds a concatenation: what belongs to each index of the dimensions before is one run of every input. */
export function foldConcat(op: ConcatOp, constants: Constants): FoldResult {
  const type = foldedType(op.result());
  if (!type || !isNarrow(type.elementType) || type.numElements > maxComputedElements) return undefined;
  const inputs = dpsInputs(op).map(({ value }, i) => knownElements(constants[i], value));
  if (!inputs.every((input) => input?.elementType === type.elementType)) return undefined;
  const known = inputs as readonly DenseElementsAttr[];
  return [DenseElementsAttr.get(type, joined(known, type, normalizeDim(op.dim, type.rank)))];
}

function joined(
  inputs: readonly DenseElementsAttr[],
  { shape, numElements }: RankedTensorType,
  dim: number,
): Uint8Array {
  const bytes = new Uint8Array(numElements);
  const parts = inputs.map((input) => ({ elements: allBytes(input), run: product(input.type.shape.slice(dim)) }));
  const count = product(shape.slice(0, dim));
  let to = 0;
  for (let i = 0; i < count; i++) {
    for (const { elements, run } of parts) {
      bytes.set(elements.subarray(i * run, (i + 1) * run), to);
      to += run;
    }
  }
  return bytes;
}

/** Returns one byte for each element. */
function allBytes({ isSplat, bytes, type }: DenseElementsAttr): Uint8Array {
  return isSplat ? new Uint8Array(type.numElements).fill(bytes[0]!) : bytes;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
