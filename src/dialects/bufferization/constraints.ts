import { isMemRefType, isTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type TypeConstraint } from '../../ods/constraints.ts';

/** The builtin types that tensors and buffers are. Source: mlir/Dialect/Bufferization/IR/BufferizationTypeInterfaces.td. */

const instance = (summary: string, test: (type: Type) => boolean): TypeConstraint => ({
  summary: `${summary} instance`,
  test,
  typeClass: { test },
});

export const Bufferization_TensorLikeTypeInterface = instance('TensorLikeType', isTensorType);
export const Bufferization_BufferLikeTypeInterface = instance('BufferLikeType', isMemRefType);
