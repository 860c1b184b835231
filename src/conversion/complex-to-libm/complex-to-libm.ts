/** Patterns for functions of complex numbers of libm. Source: mlir/lib/Conversion/ComplexToLibm/ComplexToLibm.cpp. */
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { ComplexType } from '../../ir/types/scalar-types.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import * as complex from '../../dialects/complex/generated/complex-ops.gen.ts';
import { ConvertToCall } from '../math-to-libm/convert-to-call.ts';
import { Declarations } from '../math-to-libm/declarations.ts';

/** Operations, and the functions of libm that compute them for double; that for float has an f behind its name. */
const functions: readonly (readonly [OpClass, string])[] = [
  [complex.AbsOp, 'cabs'],
  [complex.AngleOp, 'carg'],
  [complex.ConjOp, 'conj'],
  [complex.CosOp, 'ccos'],
  [complex.LogOp, 'clog'],
  [complex.PowOp, 'cpow'],
  [complex.SinOp, 'csin'],
  [complex.SqrtOp, 'csqrt'],
  [complex.TanOp, 'ctan'],
  [complex.TanhOp, 'ctanh'],
];

/** The operations that have patterns. */
export const complexOpsOfLibm: readonly OpClass[] = functions.map(([root]) => root);

/** Returns the type of the parts of the complex number that an operation is about. */
function partOf(op: Operation): Type | undefined {
  const { type } = op.operand(0);
  return type instanceof ComplexType ? type.elementType : undefined;
}

/** Returns the patterns that turn functions of complex numbers of f32 and f64 into calls of functions, which they declare. */
export function complexToLibmPatterns(): readonly OpConversionPattern[] {
  const declarations = new Declarations(false);
  return functions.map(([root, name]) => new ConvertToCall(root, name, declarations, partOf));
}
