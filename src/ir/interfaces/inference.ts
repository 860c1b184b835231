import type { Attribute } from '../attribute.ts';
import type { Context } from '../context.ts';
import { isSameList } from '../../support/lists.ts';
import type { LogicalResult } from '../../support/logical-result.ts';
import type { Operation } from '../operation.ts';
import type { Type } from '../type.ts';
import type { Value } from '../value.ts';
import { OpInterface } from './op-interface.ts';

/** What result types can be inferred from, before the operation exists. */
export interface InferenceInput {
  readonly context: Context;
  readonly operands: readonly Value[];
  readonly properties: ReadonlyMap<string, Attribute>;
}

/** Operations whose result types follow from operands and attributes; the hook is the inference. */
export interface InferTypeMethods {
  inferReturnTypes(input: InferenceInput): readonly Type[] | undefined;
  /** Says why nothing is inferred, where there is more to say than that. */
  problem?(input: InferenceInput): string | undefined;
  /** Tells whether results may have these types where those were inferred; default only the same ones. */
  areCompatible?(inferred: readonly Type[], actual: readonly Type[]): boolean;
}

export const InferTypeOpInterface: OpInterface<InferTypeMethods> = new OpInterface<InferTypeMethods>(
  'InferTypeOpInterface',
  {
    ofSignature: true,
    verifyRegions(op) {
      const methods = InferTypeOpInterface.of(op);
      const inferred = methods?.inferReturnTypes(op);
      if (inferred) return (methods?.areCompatible?.(inferred, op.resultTypes) ?? false) || verifyInferredTypes(op, inferred); // prettier-ignore
      const problem = methods?.problem?.(op);
      if (problem !== undefined) op.context.emitError(op.location, problem);
      return op.emitOpError('failed to infer returned types');
    },
  },
);

/** Checks that the results have the types that were inferred. */
export const verifyInferredTypes = (op: Operation, inferred: readonly Type[]): LogicalResult =>
  isSameList(op.resultTypes, inferred) || emitIncompatibleTypes(op, inferred);

/** Says that the results do not have the types that were inferred. Source: mlir/lib/Interfaces/InferTypeOpInterface.cpp, texts. */
export function emitIncompatibleTypes(op: Operation, inferred: readonly Type[]): false {
  op.context.emitError(op.location, incompatibleTypesText(op, inferred));
  return op.emitOpError('failed to infer returned types');
}

/** Returns the words for results that do not have the types that were inferred. Source: as above. */
export function incompatibleTypesText(op: Operation, inferred: readonly Type[]): string {
  const list = (types: readonly Type[]): string => types.map((type) => `'${op.context.printType(type)}'`).join(', ');
  return `'${op.name}' op inferred type(s) ${list(inferred)} are incompatible with return type(s) of operation ${list(op.resultTypes)}`;
}

/** Operations that suggest names for their results and block arguments; see the hooks of OpHooks. */
export const OpAsmOpInterface = new OpInterface<object>('OpAsmOpInterface');
