import { incompatibleTypesText } from '../../ir/interfaces/inference.ts';
import { type Operation } from '../../ir/operation.ts';
import { dimsAgree } from '../../ir/traits/type-traits.ts';
import { type Type } from '../../ir/type.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { typesCompatible } from './compatible-types.ts';
import { listText } from './list-text.ts';

/** Says what is wrong with an operation, undefined when nothing is. */
export type ProblemOf<T extends Operation> = (op: T) => string | undefined;

/** Emits what is wrong with an operation without its name. Source: emitOptionalError, with which stablehlo/dialect/TypeInference.cpp reports. */
export function emitProblem(op: Operation, problem: string): false {
  return op.context.emitError(op.location, problem);
}

/** Emits why the types of results cannot be inferred. Source: detail::verifyInferredResultTypes of mlir/lib/Interfaces/InferTypeOpInterface.cpp. */
export function emitInferenceProblem(op: Operation, problem: string): false {
  emitProblem(op, problem);
  return op.emitOpError('failed to infer returned types');
}

/** Returns the verifier that reports the first of these problems that an operation has, as functions of TypeInference.cpp that only verify do. */
export function verifies<T extends Operation>(...problems: readonly ProblemOf<T>[]): (op: T) => LogicalResult {
  return reporting(emitProblem, problems);
}

/** The same, as functions of TypeInference.cpp do that infer types. */
export function infers<T extends Operation>(...problems: readonly ProblemOf<T>[]): (op: T) => LogicalResult {
  return reporting(emitInferenceProblem, problems);
}

/** The same, as verifiers of StablehloOps.cpp do that report by themselves, with the name of the operation. */
export function verifiesByName<T extends Operation>(...problems: readonly ProblemOf<T>[]): (op: T) => LogicalResult {
  return reporting((op, problem) => op.emitOpError(problem), problems);
}

function reporting<T extends Operation>(
  report: (op: T, problem: string) => false,
  problems: readonly ProblemOf<T>[],
): (op: T) => LogicalResult {
  return (op) => {
    for (const problemOf of problems) {
      const problem = problemOf(op);
      if (problem !== undefined) return report(op, problem);
    }
    return true;
  };
}

/** Says that the results of an operation cannot have the types that were inferred. Source: InferTypeOpInterface.td, text verbatim. */
export function typesProblem(op: Operation, inferred: readonly Type[]): string | undefined {
  const { resultTypes } = op;
  if (resultTypes.length === inferred.length && resultTypes.every((type, i) => typesCompatible(type, inferred[i]!))) {
    return undefined;
  }
  return incompatibleTypesText(op, inferred);
}

/** Returns the type of a value that constraints make a ranked tensor. */
export function ranked(value: Value): RankedTensorType {
  return value.type as RankedTensorType;
}

/** Says that result `index` cannot have this shape, which follows from the operands, in the words of what upstream verifies without inferring. */
export function shapeProblem(op: Operation, shape: readonly number[], index = 0): string | undefined {
  const result = op.result(index).type;
  if (!(result instanceof RankedTensorType) || dimsAgree(shape, result.shape)) return undefined;
  return `inferred shape '[${listText(shape)}]' is incompatible with return type of operation '${op.context.printType(result)}'`;
}
