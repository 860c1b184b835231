import { TupleType } from '../../../ir/types/composite-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { tupleOpType } from '../assembly/type-directives.ts';
import { typesCompatible } from '../compatible-types.ts';
import { type GetTupleElementOp, type TupleOp } from '../generated/stablehlo-ops.gen.ts';

/** Source: inferTupleOp and inferGetTupleElementOp of stablehlo/dialect/TypeInference.cpp, texts verbatim. */

export const tupleOp = {
  directives: { TupleOpType: tupleOpType },
  verify(op: TupleOp): LogicalResult {
    const inferred = TupleType.get(
      op.context,
      op.operands.map(({ type }) => type),
    );
    const actual = op.result().type;
    if (inferred === actual) return true;
    const [inferredText, actualText] = [inferred, actual].map((type) => op.context.printType(type));
    op.context.emitError(
      op.location,
      `'${op.name}' op inferred type(s) '${inferredText}' are incompatible with return type(s) of operation '${actualText}'`,
    );
    return op.emitOpError('failed to infer returned types');
  },
};

export const getTupleElementOp = {
  verify(op: GetTupleElementOp): LogicalResult {
    const { types } = op.operandValue.type as TupleType;
    const element = types[op.index];
    if (!element) {
      return op.emitOpError(`index ${op.index} is out of bounds of operand with size ${types.length}`);
    }
    const actual = op.result().type;
    if (typesCompatible(element, actual)) return true;
    const [inferredText, actualText] = [element, actual].map((type) => op.context.printType(type));
    op.context.emitError(
      op.location,
      `'${op.name}' op inferred type(s) '${inferredText}' are incompatible with return type(s) of operation '${actualText}'`,
    );
    return op.emitOpError('failed to infer returned types');
  },
};
