/** Patterns for functions of complex numbers of libm. Source: mlir/lib/Conversion/ComplexToLibm/ComplexToLibm.cpp. */
import { type Operation } from '../../ir/operation.ts';
import { nearestSymbolTable } from '../../ir/symbol-table.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { ComplexType, FloatType } from '../../ir/types/scalar-types.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import * as complex from '../../dialects/complex/generated/complex-ops.gen.ts';
import { CallOp } from '../../dialects/func/generated/func-ops.gen.ts';
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

class ConvertToCall extends OpConversionPattern {
  constructor(
    readonly root: OpClass,
    private readonly functionOfDouble: string,
    private readonly declarations: Declarations,
  ) {
    super();
  }

  matchAndRewrite(op: Operation, { operands }: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const { context, location, resultTypes } = op;
    const { type } = op.operand(0);
    const part =
      type instanceof ComplexType && type.elementType instanceof FloatType ? type.elementType.kind : undefined;
    if (part !== 'f32' && part !== 'f64') return rewriter.notifyMatchFailure(op, 'neither of f32 nor of f64');
    const table = nearestSymbolTable(op);
    if (!table) return rewriter.notifyMatchFailure(op, 'no symbol table for the declaration of the function');
    const callee = part === 'f32' ? `${this.functionOfDouble}f` : this.functionOfDouble;
    const operandTypes = operands.map((value) => value.type);
    this.declarations.require(table, callee, FunctionType.get(context, operandTypes, resultTypes));
    rewriter.replaceOp(op, CallOp.build(rewriter, location, { callee, operands, resultTypes }).results);
    return true;
  }
}

/** Returns the patterns that turn functions of complex numbers of f32 and f64 into calls of functions, which they declare. */
export function complexToLibmPatterns(): readonly OpConversionPattern[] {
  const declarations = new Declarations(false);
  return functions.map(([root, name]) => new ConvertToCall(root, name, declarations));
}
