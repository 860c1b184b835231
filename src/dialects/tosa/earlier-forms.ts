import { denseFromNumbers } from '../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { ConstOp, type MulOp, type NegateOp } from './generated/tosa-ops.gen.ts';

/**
 * Operations as programs of 2024 have them, for tt-mlir's own tests: what are constant operands since LLVM 20 were attributes, or absent.
 * mlir-opt of LLVM 22 refuses them for their number of operands.
 */

/** `tosa.mul %a, %b {shift = 0 : i8}`: the shift is an attribute. */
export function modernizeMul(op: MulOp): readonly Operation[] {
  const shift = op.attributes.get('shift');
  if (op.numOperands !== 2 || !(shift instanceof IntegerAttr) || !isByte(shift.type)) return [];
  const constant = constantOf(op, shift.type, Number(shift.value));
  op.setDiscardableAttr('shift', undefined);
  op.insertOperands(2, constant.results);
  return [constant];
}

/** `tosa.negate %a`: without zero points, which are zero. */
export function modernizeNegate(op: NegateOp): readonly Operation[] {
  if (op.numOperands !== 1 || op.numResults !== 1) return [];
  const [input, output] = [op.operand(0), op.result()].map(({ type }) => elementTypeOrSelf(type));
  if (!isNumber(input!) || !isNumber(output!)) return [];
  const zeroPoints = [constantOf(op, input, 0), constantOf(op, output, 0)];
  op.insertOperands(
    1,
    zeroPoints.flatMap(({ results }) => results),
  );
  return zeroPoints;
}

function isByte(type: Type): boolean {
  return type instanceof IntegerType && type.width === 8 && type.signedness === 'signless';
}

function isNumber(type: Type): type is IntegerType | FloatType {
  return type instanceof IntegerType || type instanceof FloatType;
}

/** Returns a constant of one element, in no block. */
function constantOf(op: Operation, elementType: Type, value: number): ConstOp {
  const type = RankedTensorType.get([1], elementType);
  const builder = new OpBuilder(op.context);
  return ConstOp.build(builder, op.location, { values: denseFromNumbers(type, [value]), outputType: type });
}
