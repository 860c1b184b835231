import { generatePatterns } from '../patterns/generate-patterns.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type GenerateOp } from '../generated/tensor-ops.gen.ts';
import { verifyDynamicSizes } from '../../../builtin/verify-dynamic-sizes.ts';

const resultType = (op: GenerateOp): RankedTensorType => op.result(0).type as RankedTensorType;

/** Source: GenerateOp of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp, texts verbatim. */
export const generateOp = {
  canonicalizationPatterns: generatePatterns,

  verify(op: GenerateOp): LogicalResult {
    return verifyDynamicSizes(op, resultType(op), op.dynamicExtents.length);
  },

  verifyRegions(op: GenerateOp): LogicalResult {
    const { rank, elementType } = resultType(op);
    const body = op.body.firstBlock!;
    if (!body.arguments.every((argument) => argument.type instanceof IndexType)) {
      return op.emitError('all body arguments must be index');
    }
    if (body.arguments.length !== rank) return op.emitError('must have one body argument per input dimension');
    return (
      body.lastOp!.operand(0).type === elementType ||
      op.emitOpError('body must be terminated with a `yield` operation of the tensor element type')
    );
  },

  asmResultNames(op: GenerateOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'generated');
  },
};
