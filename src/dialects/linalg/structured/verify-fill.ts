import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { isMemRefType, isTensorType, ShapedType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';

/** Source: verifyFillInterface of mlir/lib/Dialect/Linalg/IR/LinalgInterfaces.cpp, texts verbatim. */
export function verifyFill(op: Operation): LogicalResult {
  const [input, secondInput] = dpsInputs(op);
  const [init, secondInit] = dpsInits(op)!;
  if (!input || secondInput || !init || secondInit) return op.emitError('expected op with 1 input and 1 output');
  const { type } = input.value;
  if (isTensorType(type) || isMemRefType(type)) return op.emitError('expected op with scalar input');
  const { type: initType } = init.value;
  const elementType = initType instanceof ShapedType ? initType.elementType : initType;
  const print = op.context.printType;
  return (
    type === elementType ||
    op.emitOpError(`expected fill value type ('${print(type)}') to match output element type ('${print(elementType)}')`)
  );
}
