import { type Attribute } from '../../../ir/attribute.ts';
import { DenseElementsAttr, elementBytes } from '../../../ir/attributes/elements-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { shapeOf } from '../compatible-shapes.ts';
import { constantShape } from '../constant-shape.ts';
import {
  type ArgMaxOp,
  ConcatOp,
  type PadOp,
  ReshapeOp,
  type ReverseOp,
  type SliceOp,
  type TileOp,
  type TransposeOp,
} from '../generated/tosa-ops.gen.ts';
import { isSameList } from '../../../support/lists.ts';
import { asSplat, isStaticTensor, resizeSplat, splatOfType } from './splats.ts';

/** Folding of operations on the layout of tensors. Source: mlir/lib/Dialect/Tosa/IR/TosaCanonicalizations.cpp. */

type Constants = readonly (Attribute | undefined)[];

/** Folds to the operand, when it has the type of the result. */
const toOperand = (op: Operation): FoldResult =>
  op.operand(0).type === op.result(0).type ? [op.operand(0)] : undefined;

/** Folds a constant whose elements are all equal to the same under the result's shape. */
function toResized(op: Operation, constant: Attribute | undefined): FoldResult {
  const splat = asSplat(constant);
  const resized = splat && resizeSplat(splat, op.result(0).type);
  return resized && [resized];
}

/** The only index there is, is 0. */
export function foldArgMax(op: ArgMaxOp): FoldResult {
  const input = shapeOf(op.input.type);
  if (input?.[op.axis] !== 1) return undefined;
  const zeros = splatOfType(op.result().type, 0);
  return zeros && [zeros];
}

/** A dimension of size 1 is reduced already. */
export function foldReduce(op: Operation & { readonly axis: number }): FoldResult {
  return shapeOf(op.operand(0).type)?.[op.axis] === 1 ? toOperand(op) : undefined;
}

/** Parts that are joined along the same dimension become parts of the whole. */
export function foldConcat(op: ConcatOp): FoldResult {
  const parts = op.input1;
  const flat = parts.flatMap((part) => {
    const inner = part.definingOp;
    return inner instanceof ConcatOp && inner.axis === op.axis ? inner.input1 : [part];
  });
  if (isSameList(flat, parts)) return undefined;
  op.setOperands(flat);
  return 'updated';
}

export function foldPad(op: PadOp): FoldResult {
  return constantShape(op.padding)?.every((size) => size === 0) ? toOperand(op) : undefined;
}

/** A tensor that keeps its type is the same; of two reshapes only the last one counts. */
export function foldReshape(op: ReshapeOp, [constant]: Constants): FoldResult {
  const input = op.input1;
  const { type } = op.result();
  if (!(input.type instanceof RankedTensorType) || !(type instanceof RankedTensorType)) return undefined;
  const dynamicSizes = type.shape.filter(isDynamic).length;
  if (input.type === type && dynamicSizes < 2) return [input];
  const inner = input.definingOp;
  if (inner instanceof ReshapeOp) {
    op.setOperand(0, inner.input1);
    return 'updated';
  }
  const resized = toResized(op, constant);
  if (resized || !(constant instanceof DenseElementsAttr) || !type.hasStaticShape || !input.hasOneUse) return resized;
  // Other constants are not made twice.
  return type.elementType === constant.elementType ? [DenseElementsAttr.get(type, constant.bytes)] : undefined;
}

export function foldReverse(op: ReverseOp, [constant]: Constants): FoldResult {
  const splat = asSplat(constant);
  if (splat) return splat.type === op.result().type ? [splat] : undefined;
  return shapeOf(op.input1.type)?.[op.axis] === 1 ? toOperand(op) : undefined;
}

export function foldSlice(op: SliceOp, [constant]: Constants): FoldResult {
  const { type } = op.result();
  if (!(op.input1.type instanceof RankedTensorType) || !(type instanceof RankedTensorType)) return undefined;
  if (op.input1.type === type && isStaticTensor(type)) return [op.input1];
  const resized = toResized(op, constant);
  const starts = constantShape(op.start);
  const isElement = isStaticTensor(type) && type.numElements === 1 && type.elementType === elementTypeOf(constant);
  if (resized || !starts || !isElement || !(constant instanceof DenseElementsAttr)) return resized;
  const index = constant.type.shape.reduce((sum, size, dim) => sum * size + starts[dim]!, 0);
  return [DenseElementsAttr.get(type, elementBytes(type.elementType, constant.bitsAt(index)))];
}

const elementTypeOf = (constant: Attribute | undefined): Type | undefined =>
  constant instanceof DenseElementsAttr ? constant.elementType : undefined;

export function foldTile(op: TileOp): FoldResult {
  return constantShape(op.multiples)?.every((multiple) => multiple === 1) ? toOperand(op) : undefined;
}

export function foldTranspose(op: TransposeOp, [constant]: Constants): FoldResult {
  const resized = toResized(op, constant);
  if (resized) return resized;
  return op.perms.every((dim, i) => dim === i) ? toOperand(op) : undefined;
}
