import { type Type } from '../../ir/type.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { TypecastOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { NotEqualOp } from '../../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { createEmpty, emptyParts } from './empty-tensor.ts';

const isPred = (type: Type): boolean => {
  const element = elementTypeOrSelf(type);
  return element instanceof IntegerType && element.width === 1;
};

/**
 * Converts a `ttir.typecast` to truth values, which are 0 and 1 in a format with more numbers, to a comparison with zeros. Other
 * typecasts have a counterpart.
 */
export class ConvertTypecastToPred extends OpConversionPattern<TypecastOp> {
  readonly root = TypecastOp;
  override readonly benefit = 2;

  matchAndRewrite(op: TypecastOp, adaptor: TypecastOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const [input] = adaptor.inputs;
    if (!isPred(op.result(0).type) || isPred(input!.type)) {
      return rewriter.notifyMatchFailure(op, 'the result has no truth values, or the input has too');
    }
    const parts = emptyParts(op);
    if (!parts) return false;
    // What is allocated is zero at first.
    const zeros = createEmpty(rewriter, op, parts)?.result();
    if (!zeros) return false;
    const { outputs } = adaptor;
    rewriter.replaceOp(op, NotEqualOp.build(rewriter, op.location, { inputs: [input!, zeros], outputs }).results);
    return true;
  }
}
