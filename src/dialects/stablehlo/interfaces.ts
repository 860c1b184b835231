import { OpInterface } from '../../ir/interfaces/op-interface.ts';
import { type Operation } from '../../ir/operation.ts';
import { haveOneType } from '../../ir/traits/type-traits.ts';
import { type Type } from '../../ir/type.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { baselinesCompatible, typesCompatible } from './compatible-types.ts';

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
  if (typeof inferred === 'string') {
    op.context.emitError(op.location, inferred);
    return op.emitOpError('failed to infer returned types');
  }
  const { resultTypes } = op;
  if (resultTypes.length === inferred.length && resultTypes.every((type, i) => typesCompatible(type, inferred[i]!))) {
    return true;
  }
  const list = (types: readonly Type[]): string => types.map((type) => `'${op.context.printType(type)}'`).join(', ');
  op.context.emitError(
    op.location,
    `'${op.name}' op inferred type(s) ${list(inferred)} are incompatible with return type(s) of operation ${list(resultTypes)}`,
  );
  return op.emitOpError('failed to infer returned types');
}
