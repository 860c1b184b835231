/**
 * Patterns for functions of `<math.h>`. Source: mlir/lib/Conversion/MathToEmitC/MathToEmitC.cpp.
 */
import { CallOpaqueOp } from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import * as math from '../../dialects/math/generated/math-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { isFloatOf } from '../../ir/types/scalar-types.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

export type LanguageTarget = 'c99' | 'cpp11';

/** What is converted, and how the functions are called. */
const functions: readonly (readonly [OpClass, string])[] = [
  [math.FloorOp, 'floor'],
  [math.RoundOp, 'round'],
  [math.ExpOp, 'exp'],
  [math.CosOp, 'cos'],
  [math.SinOp, 'sin'],
  [math.AcosOp, 'acos'],
  [math.AsinOp, 'asin'],
  [math.Atan2Op, 'atan2'],
  [math.CeilOp, 'ceil'],
  [math.AbsFOp, 'fabs'],
  [math.PowFOp, 'pow'],
];

/** The names of the operations that have patterns. */
export const mathOpsOfC: readonly string[] = functions.map(([root]) => root.opName);

class ConvertToCall extends OpConversionPattern {
  constructor(
    readonly root: OpClass,
    private readonly function_: string,
    private readonly target: LanguageTarget,
  ) {
    super();
  }

  matchAndRewrite(op: Operation, { operands }: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, resultTypes } = op;
    const isNumber = op.operands.every(({ type }) => isFloatOf(type, 'f32', 'f64'));
    if (!isNumber) return rewriter.notifyMatchFailure(op, 'C has the function for float and double only');
    const callee = this.#callee(isFloatOf(operands[0]!.type, 'f32'));
    rewriter.replaceOp(op, CallOpaqueOp.build(rewriter, location, { callee, operands, resultTypes }).results);
    return true;
  }

  /** C++ overloads by type; C has the functions for float under names of their own. */
  #callee(isFloat32: boolean): string {
    if (this.target === 'cpp11') return `std::${this.function_}`;
    return isFloat32 ? `${this.function_}f` : this.function_;
  }
}

/** Returns the patterns that turn functions into calls. */
export function mathToEmitCPatterns(target: LanguageTarget): readonly OpConversionPattern[] {
  return functions.map(([root, name]) => new ConvertToCall(root, name, target));
}
