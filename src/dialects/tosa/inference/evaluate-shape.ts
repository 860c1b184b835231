import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { isDynamic } from '../../../ir/types/shaped-types.ts';
import { shapeOf } from '../compatible-shapes.ts';
import {
  AddShapeOp,
  ConcatShapeOp,
  DimOp,
  DivCeilShapeOp,
  DivFloorShapeOp,
  Exp2ShapeOp,
  Log2CeilShapeOp,
  Log2FloorShapeOp,
  MaxShapeOp,
  MinShapeOp,
  ModShapeOp,
  MulShapeOp,
  SliceShapeOp,
  SubShapeOp,
} from '../generated/tosa-ops.gen.ts';
import { Shape } from '../generated/tosa-types.gen.ts';
import { type SizesOfShape } from '../interfaces.ts';

/** The greatest rank of what is computed: tensors have few dimensions, and many operations on long lists that a splat makes would need memory for nothing. */
const maxComputedRank = 256;

/** What an operation makes of sizes in the same place of its operands; undefined where TOSA does not say. */
type Compute = (a: number, b: number) => number | undefined;

type ShapeOpClass = (abstract new (...args: never[]) => Operation) & { readonly opName: string };

const log2 = (size: number): number => size.toString(2).length - 1;

/** The operations that compute size by size. Source: chapter 2.16 of the TOSA specification 1.1, what REQUIRE demands included. */
const computations: readonly (readonly [ShapeOpClass, Compute])[] = [
  [AddShapeOp, (a, b) => a + b],
  [SubShapeOp, (a, b) => a - b],
  [MulShapeOp, (a, b) => a * b],
  [MaxShapeOp, Math.max],
  [MinShapeOp, Math.min],
  [DivFloorShapeOp, (a, b) => (a >= 0 && b > 0 ? Math.floor(a / b) : undefined)],
  [DivCeilShapeOp, (a, b) => (a >= 0 && b > 0 ? Math.ceil(a / b) : undefined)],
  [ModShapeOp, (a, b) => (a >= 0 && b > 0 ? a % b : undefined)],
  [Exp2ShapeOp, (a) => (a >= 0 ? 2 ** a : undefined)],
  [Log2FloorShapeOp, (a) => (a > 0 ? log2(a) : undefined)],
  [Log2CeilShapeOp, (a) => (a > 1 ? log2(a - 1) + 1 : a === 1 ? 0 : undefined)],
];

/** The operations that make a shape of others. */
export const shapeOps: readonly ShapeOpClass[] = [...computations.map(([op]) => op), ConcatShapeOp, SliceShapeOp];

const computationOf = new Map(computations.map(([op, compute]) => [op.opName, compute]));

/** Returns the sizes that an operation on shapes gives, undefined where they are not known or any is beyond 2^53. */
export function evaluateShape(op: Operation, sizesOf: SizesOfShape): readonly number[] | undefined {
  const type = op.numResults === 1 ? op.resultTypes[0] : undefined;
  if (!(type instanceof Shape) || type.rank > maxComputedRank) return undefined;
  if (op instanceof DimOp) return sizeOfDim(op);
  if (op instanceof SliceShapeOp) return sliced(op, sizesOf);
  const compute = computationOf.get(op.name);
  if (!compute && !(op instanceof ConcatShapeOp)) return undefined;
  const lists: (readonly number[])[] = [];
  for (const operand of op.operands) {
    const sizes = sizesOf(operand);
    if (!sizes) return undefined;
    lists.push(sizes);
  }
  return compute ? computed(lists, compute) : lists.flat();
}

function computed([first, second]: readonly (readonly number[])[], compute: Compute): readonly number[] | undefined {
  const sizes: number[] = [];
  for (let i = 0; i < first!.length; i++) {
    const size = compute(first![i]!, second?.[i] ?? 0);
    if (size === undefined || !Number.isSafeInteger(size)) return undefined;
    sizes.push(size);
  }
  return sizes;
}

function sizeOfDim({ input1, axis }: DimOp): readonly number[] | undefined {
  const size = shapeOf(input1.type)?.[axis];
  return size === undefined || isDynamic(size) ? undefined : [size];
}

function sliced({ input, start, size }: SliceShapeOp, sizesOf: SizesOfShape): readonly number[] | undefined {
  const [sizes, first, count] = [sizesOf(input), constantNumber(start), constantNumber(size)];
  if (!sizes || first === undefined || count === undefined) return undefined;
  return sizes.slice(first, first + count);
}

/** Returns the number that a tensor of one element is, if it is constant. */
export function constantNumber(value: Value): number | undefined {
  const constant = matchConstant(value);
  return constant instanceof DenseElementsAttr ? constant.numberAt(0) : undefined;
}
