import { type Operation } from '../../ir/operation.ts';
import { dimsAgree } from '../../ir/traits/type-traits.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { listText } from './list-text.ts';

/** Says what is wrong with an operation, undefined when nothing is. */
export type ProblemOf<T extends Operation> = (op: T) => string | undefined;

/** Returns the verifier that reports the first of these problems that an operation has. */
export function verifies<T extends Operation>(...problems: readonly ProblemOf<T>[]): (op: T) => LogicalResult {
  return (op) => {
    for (const problemOf of problems) {
      const problem = problemOf(op);
      if (problem !== undefined) return op.emitOpError(problem);
    }
    return true;
  };
}

/** Returns the type of a value that constraints make a ranked tensor. */
export function ranked(value: Value): RankedTensorType {
  return value.type as RankedTensorType;
}

/** Says that result `index` cannot have this shape, which follows from the operands, in the words of upstream's inference. */
export function shapeProblem(op: Operation, shape: readonly number[], index = 0): string | undefined {
  const result = op.result(index).type;
  if (!(result instanceof RankedTensorType) || dimsAgree(shape, result.shape)) return undefined;
  return `inferred shape '[${listText(shape)}]' is incompatible with return type of operation '${op.context.printType(result)}'`;
}
