import { type Operation } from '../../../ir/operation.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import * as tosa from '../generated/tosa-ops.gen.ts';
import { isConvolution } from './signature.ts';
import { type Target } from './target.ts';

/** Demands that operands which only the extension `dynamic` lets be computed are constants. Source: checkConstantOperands of mlir/lib/Dialect/Tosa/Transforms/TosaValidation.cpp, text verbatim. */
export function verifyConstantOperands(op: Operation, { extensions }: Target): LogicalResult {
  if (extensions.has('dynamic')) return true;
  const variable = constantOperands(op).find((index) => matchConstant(op.operands[index]!) === undefined);
  return (
    variable === undefined ||
    op.emitOpError(`expected compile time resolvable constant, but got variable value for operand #${variable}`)
  );
}

/** Returns their indices: zero points, paddings, tables, shifts, multipliers, and which sizes of a shape are taken. */
function constantOperands(op: Operation): readonly number[] {
  if (op instanceof tosa.MulOp || op instanceof tosa.PadOp) return [2];
  if (op instanceof tosa.TableOp) return [1];
  if (op instanceof tosa.RescaleOp) return [1, 2, 3, 4];
  if (isConvolution(op)) return [3, 4];
  if (op instanceof tosa.MatMulOp) return [2, 3];
  const isSecondAndThird =
    op instanceof tosa.AvgPool2dOp || op instanceof tosa.NegateOp || op instanceof tosa.SliceShapeOp;
  return isSecondAndThird ? [1, 2] : [];
}
