import { type Attribute } from '../../../ir/attribute.ts';
import { DenseElementsAttr, elementBytes } from '../../../ir/attributes/elements-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { FloatType, IntegerType, isFloatOf } from '../../../ir/types/scalar-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { BitCastOp } from '../generated/vector-ops.gen.ts';

/** Source: BitCastOp::fold of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export function foldBitCast(op: BitCastOp, [source]: readonly (Attribute | undefined)[]): FoldResult {
  const type = op.result().type as VectorType;
  if (op.source.type === type) return [op.source];
  const maker = op.source.definingOp;
  if (maker instanceof BitCastOp) {
    if (maker.source.type === type) return [maker.source];
    op.setOperand(0, maker.source);
    return 'updated';
  }
  if (!(source instanceof DenseElementsAttr) || !source.isSplat) return undefined;
  const times = repetitionsOf(source.elementType, type.elementType);
  if (times === undefined) return undefined;
  const width = BigInt((source.elementType as IntegerType | FloatType).width);
  const bits = BigInt.asUintN(Number(width), source.bitsAt(0));
  let repeated = 0n;
  for (let i = 0; i < times; i++) repeated = (repeated << width) | bits;
  return [DenseElementsAttr.get(type, elementBytes(type.elementType, repeated))];
}

/** Returns how many elements of `from` an element of `to` is made of, where upstream folds that: integers that grow, and f16 to f32. */
function repetitionsOf(from: Type, to: Type): number | undefined {
  if (from instanceof FloatType) return isFloatOf(from, 'f16') && isFloatOf(to, 'f32') ? 2 : undefined;
  if (!(from instanceof IntegerType) || !(to instanceof IntegerType)) return undefined;
  return to.width > from.width && to.width % from.width === 0 ? to.width / from.width : undefined;
}
