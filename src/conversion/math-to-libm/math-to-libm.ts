/** Patterns for functions of libm. Source: mlir/lib/Conversion/MathToLibm/MathToLibm.cpp. */
import { type Operation } from '../../ir/operation.ts';
import { nearestSymbolTable } from '../../ir/symbol-table.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { FloatType, isFloatOf } from '../../ir/types/scalar-types.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ExtFOp, TruncFOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { CallOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { Declarations } from './declarations.ts';
import { functionsOfLibm } from './functions-of-libm.ts';

/** Computes in f32 what is of f16 or bf16. */
class ComputeInF32 extends OpConversionPattern {
  constructor(readonly root: OpClass) {
    super();
  }

  matchAndRewrite(op: Operation, { operands }: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const { name, location } = op;
    const outType = op.result(0).type;
    if (!isFloatOf(outType, 'f16', 'bf16')) return rewriter.notifyMatchFailure(op, 'not of f16 or bf16');
    const f32 = FloatType.get(op.context, 'f32');
    const extended = operands.map((value) => ExtFOp.build(rewriter, location, { in: value, outType: f32 }).result());
    const computed = rewriter.create({ name, location, operands: extended, resultTypes: [f32] });
    rewriter.replaceOp(op, TruncFOp.build(rewriter, location, { in: computed.result(0), outType }).results);
    return true;
  }
}

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
    const type = op.result(0).type;
    if (!isFloatOf(type, 'f32', 'f64')) return rewriter.notifyMatchFailure(op, 'neither of f32 nor of f64');
    const table = nearestSymbolTable(op);
    if (!table) return rewriter.notifyMatchFailure(op, 'no symbol table for the declaration of the function');
    const callee = isFloatOf(type, 'f32') ? `${this.functionOfDouble}f` : this.functionOfDouble;
    this.declarations.require(
      table,
      callee,
      FunctionType.get(
        context,
        operands.map((value) => value.type),
        resultTypes,
      ),
    );
    rewriter.replaceOp(op, CallOp.build(rewriter, location, { callee, operands, resultTypes }).results);
    return true;
  }
}

/** Returns the patterns that turn math on scalars of f16, bf16, f32 and f64 into calls of functions, which they declare. */
export function mathToLibmPatterns(): readonly OpConversionPattern[] {
  const declarations = new Declarations(true);
  return functionsOfLibm.flatMap(([root, name]) => [
    new ComputeInF32(root),
    new ConvertToCall(root, name, declarations),
  ]);
}
