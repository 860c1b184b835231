import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { typesCompatible } from '../../stablehlo/compatible-types.ts';
import { type TopKOp } from '../generated/chlo-ops.gen.ts';

/** Source: TopKOp of stablehlo/dialect/ChloOps.cpp and the result types that it infers. */
export const topKOp = {
  verify(op: TopKOp): LogicalResult {
    const operand = op.operandValue.type as RankedTensorType;
    const { k, context } = op;
    if (operand.rank < 1) return op.emitOpError("operand's rank must be at least 1");
    const size = operand.shape[operand.rank - 1]!;
    if (k < 0 || (!isDynamic(size) && size < k)) {
      return op.emitOpError("operand's last dimension must be at least k");
    }
    const shape = [...operand.shape.slice(0, -1), k];
    const expected = [operand.elementType, IntegerType.get(context, 32)].map((type) =>
      RankedTensorType.get(shape, type),
    );
    const other = op.resultTypes.findIndex((type, i) => !typesCompatible(type, expected[i]!));
    if (other < 0) return true;
    return op.emitOpError(
      `has result #${other} of type '${context.printType(op.resultTypes[other]!)}', expected '${context.printType(expected[other]!)}'`,
    );
  },
};
