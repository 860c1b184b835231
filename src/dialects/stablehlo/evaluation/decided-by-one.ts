import { type Operation } from '../../../ir/operation.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { AndOp, OrOp } from '../generated/stablehlo-ops.gen.ts';
import { type KnownTensor, numberTensorType } from './evaluate-operation.ts';

/**
 * Returns the result of an operation of which not all operands are known, when one alone decides it: `and` with zeros, `or` with truth values that are all
 * true.
 */
export function decidedByOne(op: Operation, operands: readonly (KnownTensor | undefined)[]): KnownTensor | undefined {
  const type = numberTensorType(op.operands[0]?.type);
  if (!(type?.elementType instanceof IntegerType)) return undefined;
  const isOfTruths = type.elementType.width === 1;
  const deciding = op instanceof AndOp ? 0n : op instanceof OrOp && isOfTruths ? 1n : undefined;
  if (deciding === undefined) return undefined;
  return operands.find((operand) => operand?.elements.every((element) => element === deciding));
}
