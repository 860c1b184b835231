import { TupleType } from '../../../ir/types/composite-types.ts';
import { tupleOpType } from '../assembly/type-directives.ts';
import { type GetTupleElementOp, type TupleOp } from '../generated/stablehlo-ops.gen.ts';
import { infers, typesProblem } from '../verify-problem.ts';

/** Source: inferTupleOp and inferGetTupleElementOp of stablehlo/dialect/TypeInference.cpp, texts verbatim. */

export const tupleOp = {
  directives: { TupleOpType: tupleOpType },
  verify: infers((op: TupleOp) => typesProblem(op, [TupleType.get(op.context, op.operands.map(({ type }) => type))])), // prettier-ignore
};

export const getTupleElementOp = {
  verify: infers((op: GetTupleElementOp) => {
    const { types } = op.operandValue.type as TupleType;
    const element = types[op.index];
    if (!element) return `index ${op.index} is out of bounds of operand with size ${types.length}`;
    return typesProblem(op, [element]);
  }),
};
