import { DenseElementsAttr, denseFromNumbers } from '../../../ir/attributes/elements-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walkOps } from '../../../ir/walk.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { ConstantOp, IndexCastOp } from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { GatherOp, ScatterOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';

/** Lets gathers and scatters take integers, where indices are cast of these or known. */
export function useIntegersInGathers(module: Operation): void {
  const useIntegers = (op: GatherOp | ScatterOp): void => {
    const { indices } = op;
    const integers = integersOf(op, indices);
    if (!integers) return;
    op.setOperand(op.operands.indexOf(indices), integers);
    if (indices.definingOp!.useEmpty) indices.definingOp!.erase();
  };
  walkOps(module, GatherOp, useIntegers);
  walkOps(module, ScatterOp, useIntegers);
}

function integersOf(op: Operation, indices: Value): Value | undefined {
  const { definingOp, type } = indices;
  if (!(type instanceof RankedTensorType && type.elementType instanceof IndexType)) return undefined;
  if (definingOp instanceof IndexCastOp) return definingOp.in;
  const constant = matchConstant(indices);
  if (!(constant instanceof DenseElementsAttr)) return undefined;
  const resultType = RankedTensorType.get(type.shape, IntegerType.get(op.context, 32));
  const value = denseFromNumbers(
    resultType,
    Array.from({ length: type.numElements }, (_, i) => constant.numberAt(i)),
  );
  return ConstantOp.build(OpBuilder.before(op), op.location, { value, resultType }).result();
}
