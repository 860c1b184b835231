import { isDynamic, kDynamic } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { product } from '../../../support/math.ts';
import { shapeOf } from '../compatible-shapes.ts';
import { kInferableDimSize } from '../constant-shape.ts';
import {
  type ArgMaxOp,
  type PadOp,
  type ReshapeOp,
  type SliceOp,
  type TileOp,
  type TransposeOp,
} from '../generated/tosa-ops.gen.ts';
import { type Shape } from '../generated/tosa-types.gen.ts';
import { type InferredShapes, type SizesOfShape } from '../interfaces.ts';
import { computedSize } from './common-sizes.ts';

/** Shapes of what is cut, padded, repeated or rearranged. Source: inferReturnTypeComponents of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp. */

const unknownSizes = (rank: number): number[] => new Array<number>(rank).fill(kDynamic);

/** Returns the number of sizes in a shape, which is known also where they are not. */
export const rankOfShape = (shape: Value): number => (shape.type as Shape).rank;

/** Takes -1 for a size that is not known. */
function inferable(sizes: readonly number[] | undefined): readonly number[] | undefined {
  return sizes?.map((size) => (size === kInferableDimSize ? kDynamic : size));
}

export function inferArgMax(op: ArgMaxOp): InferredShapes {
  return [shapeOf(op.input.type)?.toSpliced(op.axis, 1)];
}

export function inferPad(op: PadOp, sizesOf: SizesOfShape): InferredShapes {
  const input = shapeOf(op.input1.type);
  if (!input) return [unknownSizes(Math.trunc(rankOfShape(op.padding) / 2))];
  const padding = sizesOf(op.padding);
  if (!padding) return [unknownSizes(input.length)];
  const sizes = input.map((size, i) => {
    const [before, after] = [padding[2 * i] ?? -1, padding[2 * i + 1] ?? -1];
    return before < 0 || after < 0 ? kDynamic : computedSize([size], () => size + before + after);
  });
  return [sizes];
}

export function inferSlice(op: SliceOp, sizesOf: SizesOfShape): InferredShapes {
  const [start, size] = [sizesOf(op.start), sizesOf(op.size)];
  if (!start || !size) return [unknownSizes(rankOfShape(op.size))];
  const input = shapeOf(op.input1.type);
  const sizes = size.map((count, i) => {
    if (!input) return computedSize([], () => count);
    return slicedSize(input[i] ?? kDynamic, start[i] ?? 0, count);
  });
  return [sizes];
}

/** Returns how many elements a slice has, where it is within the input; -1 are all that are left. */
function slicedSize(size: number, start: number, count: number): number {
  if (count === 0 || count < -1 || start < 0) return kDynamic;
  if (isDynamic(size)) return count > 0 ? count : kDynamic;
  if (start >= size || start + count > size) return kDynamic;
  return count === -1 ? size - start : count;
}

export function inferTile(op: TileOp, sizesOf: SizesOfShape): InferredShapes {
  const multiples = inferable(sizesOf(op.multiples));
  const input = shapeOf(op.input1.type);
  if (!multiples || !input) return [unknownSizes(rankOfShape(op.multiples))];
  if (input.length !== multiples.length) return {};
  return [input.map((size, i) => computedSize([size, multiples[i]!], () => size * multiples[i]!))];
}

export function inferReshape(op: ReshapeOp, sizesOf: SizesOfShape): InferredShapes {
  const sizes = inferable(sizesOf(op.shape));
  if (!sizes) return [unknownSizes(rankOfShape(op.shape))];
  const input = shapeOf(op.input1.type);
  if (!input || input.some(isDynamic)) return [sizes.map((size) => computedSize([size], () => size))];
  const known = product(sizes.filter((size) => !isDynamic(size)));
  const rest = computedSize([], () => Math.trunc(product(input) / known));
  return [sizes.map((size) => (isDynamic(size) ? rest : computedSize([], () => size)))];
}

export function inferTranspose(op: TransposeOp): InferredShapes {
  const input = shapeOf(op.input1.type);
  if (!input) return [undefined];
  if (op.perms.length !== input.length) return {};
  return [op.perms.map((dim) => input[dim] ?? kDynamic)];
}
