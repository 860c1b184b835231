import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { type InferredResultTypesMethods } from './interfaces.ts';

/** Returns the interfaces of an operation that infers the types of its results, or says what prevents it. */
export function infersTypes<T extends Operation>(infer: (op: T) => readonly Type[] | string) {
  return {
    HLO_InferredResultTypes: (op: T): InferredResultTypesMethods => ({ inferReturnTypes: () => infer(op) }),
  };
}
