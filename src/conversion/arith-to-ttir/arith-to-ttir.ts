import { type Operation } from '../../ir/operation.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { isTensorType, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type ConversionPatterns } from '../../rewrite/conversion.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConstantOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { ConstantOp as TTIRConstantOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';
import { elementFunctionOf } from './element-functions.ts';

/** Why tensors of indices are refused. */
export const noIndices = 'only tensors of integers or floats are supported';

const dialects: readonly string[] = ['arith', 'math'];

/** Tells whether an operation has tensors among its operands and results. */
export function hasTensors(op: Operation): boolean {
  return [...op.operands, ...op.results].some(({ type }) => isTensorType(type));
}

/** Converts operations of arith and math that compute element by element on tensors. */
class ConvertElementFunction extends OpConversionPattern {
  readonly root = undefined;
  override readonly rootInterface = 'Elementwise';

  override matchAndRewrite(op: Operation, adaptor: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    if (!dialects.includes(op.dialectNamespace)) return false;
    if (!hasTensors(op)) return rewriter.notifyMatchFailure(op, 'TTIR has no scalars');
    const apply = elementFunctionOf(op);
    if (!apply) return rewriter.notifyMatchFailure(op, 'TTIR has no such function');
    const types = [...adaptor.operands, ...op.results].map(({ type }) => type);
    if (!types.every((type) => type instanceof RankedTensorType && type.hasStaticShape)) {
      return rewriter.notifyMatchFailure(op, 'only ranked tensors of static shape are supported');
    }
    if (types.some((type) => (type as RankedTensorType).elementType instanceof IndexType)) {
      return rewriter.notifyMatchFailure(op, noIndices);
    }
    const { elementType } = op.result().type as RankedTensorType;
    rewriter.replaceOp(op, [apply(rewriter, op.location, adaptor.operands, elementType)]);
    return true;
  }
}

/** Converts `arith.constant` of a tensor. */
class ConvertConstant extends StaticTensorPattern<ConstantOp> {
  readonly root = ConstantOp;

  override convert(
    op: ConstantOp,
    _: ConstantOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    if (!isTensorType(op.result().type)) return rewriter.notifyMatchFailure(op, 'the constant is no tensor');
    return TTIRConstantOp.build(rewriter, op.location, { value: op.value, resultType }).result();
  }
}

/** Returns the patterns that turn arith and math on tensors into TTIR. */
export function arithToTTIRPatterns(): ConversionPatterns {
  return [new ConvertConstant(), new ConvertElementFunction()];
}
