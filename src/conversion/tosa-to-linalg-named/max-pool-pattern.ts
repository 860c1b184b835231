import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { PoolingNhwcMaxOp, PoolingNhwcMaxUnsignedOp } from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../dialects/linalg/interfaces.ts';
import { buildFill, buildGenericAround, buildNamed } from '../../dialects/linalg/structured/build-structured.ts';
import { buildDim } from '../../dialects/tensor/build-sizes.ts';
import { EmptyOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { NanPropagationMode } from '../../dialects/tosa/generated/tosa-enums.gen.ts';
import { MaxPool2dOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { largestAttr } from '../../ir/attributes/float-values.ts';
import { type FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { IRMapping } from '../../ir/clone.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { poolingSteps } from './convolution-parts.ts';
import { padInput } from './pad-input.ts';
import { buildWindowCount } from './window-sizes.ts';

const floatKinds: ReadonlySet<string> = new Set(['f32', 'bf16', 'f16']);

/** Returns what no element is less than. */
function lowest(type: Type, isUnsigned: boolean): IntegerAttr | FloatAttr | undefined {
  if (type instanceof FloatType) return floatKinds.has(type.kind) ? largestAttr(type, true) : undefined;
  if (isUnsigned) return IntegerAttr.get(type as IntegerType, 0);
  return type instanceof IntegerType ? IntegerAttr.get(type, -(1n << BigInt(type.width - 1))) : undefined;
}

/** Makes a pooling of linalg, or a loop that passes over what is not a number. Source: MaxPool2dConverter of mlir/lib/Conversion/TosaToLinalg/TosaToLinalgNamed.cpp. */
export class ConvertMaxPool2d extends OpConversionPattern<MaxPool2dOp> {
  readonly root = MaxPool2dOp;

  matchAndRewrite(op: MaxPool2dOp, adaptor: MaxPool2dOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, context, kernel } = op;
    const { input } = adaptor;
    const resultType = this.typeConverter!.convertType(op.output.type);
    if (!(input.type instanceof RankedTensorType && resultType instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'a tensor has no rank');
    }
    const original = elementTypeOrSelf(op.output.type);
    const isUnsigned = original instanceof IntegerType && original.signedness === 'unsigned';
    const { elementType } = input.type;
    const initial = lowest(elementType, isUnsigned);
    if (!initial) return rewriter.notifyMatchFailure(op, 'nothing is known to be less than its elements');
    const dynamicSizes = this.#dynamicSizes(op, input, resultType, rewriter);
    const padded = padInput(rewriter, location, input, op.pad, initial);
    const value = new ArithBuilder(rewriter, location).constant(initial);
    const emptyType = RankedTensorType.get(resultType.shape, resultType.elementType);
    const empty = EmptyOp.build(rewriter, location, { dynamicSizes, resultType: emptyType }).result();
    const init = buildFill(rewriter, location, value, empty).result(0);
    const windowType = RankedTensorType.get(kernel, elementType);
    const window = EmptyOp.build(rewriter, location, { dynamicSizes: [], resultType: windowType }).result();
    const steps = poolingSteps(context, op.stride);
    const target = isUnsigned ? PoolingNhwcMaxUnsignedOp : PoolingNhwcMaxOp;
    const pooling = buildNamed(rewriter, location, target, [padded, window], init, steps);
    rewriter.replaceOp(op, pooling.results);
    const ignoresNaN = op.nanMode === NanPropagationMode.IGNORE && elementType instanceof FloatType;
    if (ignoresNaN) rewriter.replaceOp(pooling, this.#passingOverNaN(pooling, rewriter).results);
    return true;
  }

  #dynamicSizes(
    op: MaxPool2dOp,
    input: Value,
    { shape }: RankedTensorType,
    rewriter: ConversionPatternRewriter,
  ): Value[] {
    const { location, kernel, pad, stride } = op;
    return shape.flatMap((size, dim) => {
      if (!isDynamic(size)) return [];
      const source = buildDim(rewriter, location, input, dim);
      if (dim === 0 || dim === 3) return [source];
      const i = dim - 1;
      const window = buildIndexConstant(rewriter, location, kernel[i]!);
      const steps = { before: pad[2 * i]!, after: pad[2 * i + 1]!, stride: stride[i]!, dilation: 1 };
      return [buildWindowCount(rewriter, location, source, window, steps)];
    });
  }

  /** Makes a loop that keeps the greatest element so far where one is not a number. */
  #passingOverNaN(pooling: Operation, rewriter: ConversionPatternRewriter): Operation {
    const { location, operands } = pooling;
    const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(pooling)!;
    const body = pooling.regions[0]!.firstBlock!;
    const parts = { inputs: operands.slice(0, 2), inits: operands.slice(2), indexingMaps, iteratorTypes };
    return buildGenericAround(rewriter, location, parts, (elements) => {
      const mapping = new IRMapping();
      for (const [i, argument] of body.arguments.entries()) mapping.map(argument, elements[i]!);
      const greater = rewriter.clone(body.firstOp!, mapping).result(0);
      const build = new ArithBuilder(rewriter, location);
      const isNaN = build.compareFloats('uno', elements[0]!, elements[0]!);
      return [build.select(isNaN, elements[2]!, greater)];
    });
  }
}
