import { DictionaryAttr } from '../../ir/attributes/container-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { FloatType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { TopKOp } from '../../dialects/chlo/generated/chlo-ops.gen.ts';
import { isAnnotation, isPartitionBound } from '../../dialects/stablehlo/annotation-calls.ts';
import { CustomCallOp } from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { buildElementwise, type ElementwiseClass } from '../../dialects/ttir/build.ts';
import { ErfOp, TanOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildFloatFunction, type FloatFunctionName } from '../front-end/elements/float-functions.ts';
import { buildMatrixCall, matrixCallOf } from './linear-algebra/matrix-calls.ts';
import { buildReversed } from './sorting/reversed-order.ts';
import { unknownCallProblem } from './unknown-call.ts';

/** Elementwise functions that frameworks call by the names that XLA knows. Source: xla/translate/mhlo_to_hlo and chlo's legalization to mhlo. */
const calledFunctions: ReadonlyMap<string, ElementwiseClass | FloatFunctionName> = new Map<
  string,
  ElementwiseClass | FloatFunctionName
>([
  ['mhlo.acos', 'acos'],
  ['mhlo.acosh', 'acosh'],
  ['mhlo.asin', 'asin'],
  ['mhlo.asinh', 'asinh'],
  ['mhlo.atanh', 'atanh'],
  ['mhlo.cosh', 'cosh'],
  ['mhlo.erf', ErfOp],
  ['mhlo.sinh', 'sinh'],
  ['mhlo.tan', TanOp],
]);

/** Converts calls of functions that are known by name. */
export class ConvertCustomCall extends OpConversionPattern<CustomCallOp> {
  readonly root = CustomCallOp;

  override matchAndRewrite(
    op: CustomCallOp,
    adaptor: CustomCallOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    const { callTargetName: name } = op;
    const isKnown = isAnnotation(name) || calledFunctions.has(name);
    if (name === 'mhlo.topk') return this.#convertTopK(op, adaptor, rewriter);
    const matrixCall = matrixCallOf(name);
    if (matrixCall) {
      const results = buildMatrixCall(rewriter, op, adaptor.operands, matrixCall);
      if (typeof results === 'string') return rewriter.notifyMatchFailure(op, results);
      rewriter.replaceOp(op, results);
      return true;
    }
    if (!isKnown) return rewriter.notifyMatchFailure(op, unknownCallProblem(name));
    if (op.numResults !== 1) {
      return rewriter.notifyMatchFailure(op, 'only operations with one result are supported');
    }
    const type = op.result(0).type;
    if (op.numOperands !== 1 || op.operand(0).type !== type) {
      return rewriter.notifyMatchFailure(
        op,
        isPartitionBound(name)
          ? 'the parts of the tensor would be on several chips'
          : 'what is called takes one operand of the type of its result',
      );
    }
    const [input] = adaptor.operands;
    const called = calledFunctions.get(name);
    if (called === undefined) {
      rewriter.replaceOp(op, [input!]);
      return true;
    }
    if (!(type instanceof RankedTensorType && type.hasStaticShape && type.elementType instanceof FloatType)) {
      return rewriter.notifyMatchFailure(op, 'only tensors of floats of static shape are supported');
    }
    const result =
      typeof called === 'string'
        ? buildFloatFunction(called, rewriter, op.location, input!, type.elementType)
        : buildElementwise(rewriter, op.location, called, [input!], type);
    rewriter.replaceOp(op, [result]);
    return true;
  }

  /** Makes the `chlo.top_k` that the call says, which is converted in turn. */
  #convertTopK(op: CustomCallOp, adaptor: CustomCallOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const attributes = op.getAttr('mhlo.attributes');
    const named = (name: string) => (attributes instanceof DictionaryAttr ? attributes.value.get(name) : undefined);
    const [k, largest] = [named('k'), named('largest')];
    if (!(k instanceof IntegerAttr) || op.numOperands !== 1 || op.numResults !== 2) {
      return rewriter.notifyMatchFailure(
        op,
        "a call of 'mhlo.topk' has one operand, two results, and 'k' in 'mhlo.attributes'",
      );
    }
    const isOfLeast = largest instanceof IntegerAttr && largest.value === 0n;
    const inOrder = (value: Value): Value => (isOfLeast ? buildReversed(rewriter, op.location, value) : value);
    const [valueType, indiceType] = op.resultTypes as [RankedTensorType, RankedTensorType];
    const operand = inOrder(adaptor.operand(0));
    const made = TopKOp.build(rewriter, op.location, { operand, k: Number(k.value), valueType, indiceType });
    rewriter.replaceOp(op, [inOrder(made.result(0)), made.result(1)]);
    return true;
  }
}
