import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type MulOp } from '../generated/tosa-ops.gen.ts';
import { constantOf } from './made-operands.ts';

/**
 * Operations as programs of 2024 have them, as tt-mlir and TensorFlow had them: what are constant operands since LLVM 20 were attributes, or absent.
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

function isByte(type: Type): boolean {
  return type instanceof IntegerType && type.width === 8 && type.signedness === 'signless';
}
