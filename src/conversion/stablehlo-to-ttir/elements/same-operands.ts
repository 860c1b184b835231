import { type Operation } from '../../../ir/operation.ts';
import { elementTypeOrSelf, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { buildElementwise, type ElementwiseClass } from '../../../dialects/ttir/build.ts';
import { asksForTolerance } from '../../../dialects/stablehlo/asks-for-tolerance.ts';
import { HloPattern } from '../hlo-pattern.ts';
import { isPred } from './pred.ts';

/** A class of operations, whatever their constructor takes. */
export type OpClass = new (...args: never[]) => Operation;

/** Converts an operation to one of TTIR with the same operands; `ofPreds` is for truth values, where these have another. */
export class SameOperands extends HloPattern<Operation> {
  constructor(
    override readonly root: OpClass,
    readonly target: ElementwiseClass,
    readonly ofPreds = target,
  ) {
    super();
  }

  /** Results may have to be more accurate than TTIR promises, whose operations have one implementation each and name no errors. */
  protected override problemOf(op: Operation): string | undefined {
    return asksForTolerance(op) ? 'TTIR does not promise that results are within tolerances' : undefined;
  }

  override convert(
    op: Operation,
    adaptor: Operation,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    // The last operand: the first of a select is a condition.
    const { type } = adaptor.operands.at(-1)!;
    const target = isPred(elementTypeOrSelf(type)) ? this.ofPreds : this.target;
    return buildElementwise(rewriter, op.location, target, adaptor.operands, resultType);
  }
}
