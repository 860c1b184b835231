import { type Operation } from '../../ir/operation.ts';
import { ComplexType, FloatType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type FastMathFlags } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { ComplexBuilder } from './complex-builder.ts';

/** Computes what an operation gives of its operands. */
export type Computation = (write: ComplexBuilder, a: Value, b: Value) => Value;

/** Replaces an operation on complex numbers by ones on their parts, with its location and its flags. */
class Expansion extends OpConversionPattern {
  constructor(
    readonly root: OpClass,
    private readonly compute: Computation,
  ) {
    super();
  }

  matchAndRewrite(op: Operation, { operands }: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const [a, b] = operands as readonly Value[] as readonly [Value, Value];
    const part = a.type instanceof ComplexType ? a.type.elementType : undefined;
    if (!(part instanceof FloatType)) return rewriter.notifyMatchFailure(op, 'not of a complex number of floats');
    const { fastmath = 0 } = op as { fastmath?: FastMathFlags };
    rewriter.replaceOp(op, [this.compute(new ComplexBuilder(rewriter, op.location, part, fastmath), a, b)]);
    return true;
  }
}

/** Declares how operations of a class are computed. */
export function expansion(root: OpClass, compute: Computation): OpConversionPattern {
  return new Expansion(root, compute);
}
