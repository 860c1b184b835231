import { type Operation } from '../../ir/operation.ts';
import { nearestSymbolTable } from '../../ir/symbol-table.ts';
import { type Type } from '../../ir/type.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { isFloatOf } from '../../ir/types/scalar-types.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { CallOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { type Declarations } from './declarations.ts';

/** Replaces an operation on numbers of f32 or f64 by a call of a function of libm. That for float has an f behind the name of that for double. */
export class ConvertToCall extends OpConversionPattern {
  constructor(
    readonly root: OpClass,
    private readonly functionOfDouble: string,
    private readonly declarations: Declarations,
    /** Returns the type of the numbers that an operation is about. */
    private readonly numberOf: (op: Operation) => Type | undefined,
  ) {
    super();
  }

  matchAndRewrite(op: Operation, { operands }: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const { context, location, resultTypes } = op;
    const type = this.numberOf(op);
    if (!isFloatOf(type, 'f32', 'f64')) return rewriter.notifyMatchFailure(op, 'neither of f32 nor of f64');
    const table = nearestSymbolTable(op);
    if (!table) return rewriter.notifyMatchFailure(op, 'no symbol table for the declaration of the function');
    const callee = isFloatOf(type, 'f32') ? `${this.functionOfDouble}f` : this.functionOfDouble;
    const operandTypes = operands.map((value) => value.type);
    this.declarations.require(table, callee, FunctionType.get(context, operandTypes, resultTypes));
    rewriter.replaceOp(op, CallOp.build(rewriter, location, { callee, operands, resultTypes }).results);
    return true;
  }
}
