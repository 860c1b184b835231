import { OpInterface } from '../../ir/interfaces/op-interface.ts';
import { type Operation } from '../../ir/operation.ts';
import { haveOneType } from '../../ir/traits/type-traits.ts';
import { type Type } from '../../ir/type.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { baselinesCompatible } from './compatible-types.ts';
import { emitInferenceProblem, typesProblem } from './verify-problem.ts';

/** Source: CompatibleOperandsAndResultType of stablehlo/dialect/Base.h, text verbatim. */
export const HLO_CompatibleOperandsAndResultType = new OpInterface<object>('HLO_CompatibleOperandsAndResultType', {
  derive: () => ({}),
  verify(op) {
    if (haveOneType(op, true)) return true;
    const types = [...op.resultTypes, ...op.operands.map(({ type }) => type)];
    return (
      types.every((type) => baselinesCompatible(type, types[0]!)) ||
      op.emitOpError('requires compatible types for all operands and results')
    );
  },
});

/** How result types are inferred: the types, or what prevents it. */
export interface InferredResultTypesMethods {
  inferReturnTypes(): readonly Type[] | string;
}

/** Source: detail::verifyInferredResultTypes of mlir/lib/Interfaces/InferTypeOpInterface.cpp, texts verbatim. */
export const HLO_InferredResultTypes = new OpInterface<InferredResultTypesMethods>('HLO_InferredResultTypes', {
  verifyRegions: verifyInferredTypes,
});

function verifyInferredTypes(op: Operation): LogicalResult {
  const inferred = HLO_InferredResultTypes.of(op)!.inferReturnTypes();
  const problem = typeof inferred === 'string' ? inferred : typesProblem(op, inferred);
  return problem === undefined || emitInferenceProblem(op, problem);
}
