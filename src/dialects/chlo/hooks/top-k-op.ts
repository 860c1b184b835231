import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { infersTypes } from '../../stablehlo/infers-types.ts';
import { type TopKOp } from '../generated/chlo-ops.gen.ts';

/** Source: inferTopKOp of stablehlo/dialect/TypeInference.cpp, texts verbatim. Differs: sizes may be unknown. */
export const topKOp = {
  interfaces: infersTypes((op: TopKOp) => {
    const { shape, rank, elementType } = op.operandValue.type as RankedTensorType;
    const { k, context } = op;
    if (rank < 1) return "operand's rank must be at least 1";
    const size = shape[rank - 1]!;
    if (k < 0 || (!isDynamic(size) && size < k)) return `operand's last dimension must be at least ${k}`;
    const types = [elementType, IntegerType.get(context, 32)];
    return types.map((type) => RankedTensorType.get(shape.with(-1, k), type));
  }),
};
