import { type Operation } from '../../../ir/operation.ts';
import { elementTypeOrSelf, isDynamic, RankedTensorType, UnrankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf } from '../compatible-shapes.ts';
import { nanModeAssembly } from '../enum-assembly.ts';
import { foldReduce } from '../folding/layout.ts';
import { type InferTensorTypeMethods } from '../interfaces.ts';

/** An operation that reduces a dimension. */
interface Reduction extends Operation {
  readonly axis: number;
}

/** The input with size 1 in the dimension. Source: ReduceInferReturnTypes of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp. */
function inferReturnType(op: Reduction): Type {
  const input = op.operand(0).type;
  if (!(input instanceof RankedTensorType) || input.rank <= op.axis) {
    return UnrankedTensorType.get(elementTypeOrSelf(input));
  }
  return RankedTensorType.get(
    input.shape.map((size, i) => (i === op.axis ? 1 : size)),
    input.elementType,
  );
}

/** Source: verifyReduceOp of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */
function verify(op: Reduction): LogicalResult {
  const { axis } = op;
  const [input, output] = [shapeOf(op.operand(0).type), shapeOf(op.result(0).type)];
  if (axis < 0) return op.emitOpError('reduce axis must not be negative');
  const isOutside = (rank: number): boolean => axis >= rank && !(axis === 0 && rank === 0);
  if (input && isOutside(input.length)) {
    return op.emitOpError(`expect input tensor rank (${input.length}) to be larger than reduce axis (${axis})`);
  }
  if (!output) return true;
  if (input && input.length !== output.length) {
    return op.emitOpError('expect output tensor rank to be equal to input tensor rank');
  }
  if (isOutside(output.length)) {
    return op.emitOpError(`expect output tensor rank (${output.length}) to be larger than reduce axis (${axis})`);
  }
  const size = output[axis];
  return (
    size === undefined ||
    isDynamic(size) ||
    size === 1 ||
    op.emitOpError(`expect reduced dimension size to be 1, got ${size}`)
  );
}

/** The hooks that all reductions share. */
export const reduceOp = {
  verify,
  verifiesSignatureOnly: true,
  fold: foldReduce,
  interfaces: {
    InferTensorType: (op: Reduction): InferTensorTypeMethods => ({ inferReturnType: () => inferReturnType(op) }),
  },
};

export const reduceMinMaxOp = { ...nanModeAssembly, ...reduceOp };
