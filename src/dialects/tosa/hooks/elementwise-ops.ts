import { broadcastShapes } from '../../../ir/traits/broadcast-traits.ts';
import { FloatAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { floatValue } from '../../../ir/attributes/float-values.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, isDynamic } from '../../../ir/types/shaped-types.ts';
import { tensorType } from '../../../ir/types/known-shapes.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isPerTensorQuantized } from '../../quant/quantized-type.ts';
import { shapeOf, shapesCompatible, sizeText } from '../compatible-shapes.ts';
import { foldEqual, foldMul, foldNegate, foldSelect } from '../folding/arithmetic.ts';
import { modernizeMul } from '../earlier-forms/arithmetic.ts';
import { earlierClamp } from '../earlier-forms/attributes.ts';
import { earlierZeroPoints, modernizeUnary } from '../earlier-forms/products.ts';
import { nanModeAssembly } from '../enum-assembly.ts';
import {
  type ClampOp,
  type EqualOp,
  type MulOp,
  type NegateOp,
  type SelectOp,
  type TableOp,
} from '../generated/tosa-ops.gen.ts';
import { broadcastShapeOf } from '../inference/broadcast-shape.ts';
import { type InferredType, type InferTensorTypeMethods, shapesInferredBy } from '../interfaces.ts';
import { clampPatterns } from '../patterns/clamp-patterns.ts';
import { selectPatterns } from '../patterns/tensor-patterns.ts';
import { storedInteger, typesText, verifySameElementTypes } from '../verify-element-types.ts';
import { constantZeroPoint, verifyZeroPoint, verifyZeroPointType } from '../zero-points.ts';

/** Elementwise operations of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */

export const minMaxOp = nanModeAssembly;

const incompatibleBounds = 'min/max attributes types are incompatible with input/output element types.';

export const clampOp = {
  ...earlierClamp,
  ...nanModeAssembly,
  canonicalizationPatterns: clampPatterns,

  verify(op: ClampOp): LogicalResult {
    const [input, output] = [op.input.type, op.result().type].map((type) => {
      const element = elementTypeOrSelf(type);
      return isPerTensorQuantized(element) ? storedInteger(element)! : element;
    });
    if (input !== output) return op.emitOpError('input/output element types are incompatible.');
    const { minVal: min, maxVal: max } = op;
    const text = (attribute: Attribute): string => op.context.printAttribute(attribute);
    const range = (): string => `got min_val=${text(min)}, max_val=${text(max)}`;
    if (input instanceof IntegerType) {
      if (
        !(max instanceof IntegerAttr) ||
        !(min instanceof IntegerAttr) ||
        max.type !== min.type ||
        max.type !== input
      ) {
        return op.emitOpError(incompatibleBounds);
      }
      const isUnsigned = input.signedness === 'unsigned' || input.width === 1;
      const number = ({ value }: IntegerAttr): bigint => (isUnsigned ? BigInt.asUintN(input.width, value) : value);
      return number(min) <= number(max) || op.emitOpError(`expected min_val <= max_val, ${range()}`);
    }
    if (!(max instanceof FloatAttr) || !(min instanceof FloatAttr) || max.type !== min.type || max.type !== input) {
      return op.emitOpError(incompatibleBounds);
    }
    const [low, high] = [floatValue(min), floatValue(max)];
    if (Number.isNaN(low) || Number.isNaN(high)) {
      return op.emitOpError(`min/max attributes should not be 'NaN', ${range()}`);
    }
    return low <= high || op.emitOpError(`expected min_val <= max_val, ${range()}`);
  },
  verifiesSignatureOnly: true,
};

export const mulOp = {
  modernize: modernizeMul,
  fold: foldMul,
  interfaces: shapesInferredBy((op: MulOp) => [broadcastShapeOf([op.input1, op.input2])]),

  verify(op: MulOp): LogicalResult {
    const [a, b] = [op.input1.type, op.input2.type];
    const result = op.result().type;
    const element = elementTypeOrSelf(result);
    if (element instanceof IntegerType) {
      const factor = elementTypeOrSelf(a);
      if (!(factor instanceof IntegerType) || factor !== elementTypeOrSelf(b)) {
        return op.emitOpError('requires the same element type for all operands');
      }
      if (factor.width > element.width) return op.emitOpError('invalid data type size for operands or result');
    } else {
      if ([a, b].some((type) => elementTypeOrSelf(type) !== element)) {
        return op.emitOpError('requires the same element type for all operands and results');
      }
      if ((constantZeroPoint(op.shift) ?? 0) !== 0) return op.emitOpError('require shift to be 0 for float type');
    }
    const [aShape, bShape, shape] = [shapeOf(a), shapeOf(b), shapeOf(result)];
    if (aShape && bShape) {
      if (aShape.length !== bShape.length) {
        return op.emitOpError(`a and b operands don't have matching ranks, got ${aShape.length} and ${bShape.length}`);
      }
      if (!broadcastShapes(aShape, bShape)) {
        return op.emitOpError(`a and b operands don't have broadcast-compatible shapes, got ${typesText(op, a, b)}`);
      }
    }
    if (!shape) return true;
    for (const [name, other] of [['a', aShape] as const, ['b', bShape] as const]) {
      if (!other || other.length === shape.length) continue;
      return op.emitOpError(`result type has different rank than ${name}, got ${shape.length} vs ${other.length}`);
    }
    return true;
  },
};

export const negateOp = {
  modernize: modernizeUnary,
  earlierProperties: earlierZeroPoints,
  fold: foldNegate,
  interfaces: shapesInferredBy((op: NegateOp) => [shapeOf(op.input1.type)]),

  verify(op: NegateOp): LogicalResult {
    const result = op.result();
    if (!verifySameElementTypes(op, op.input1, result)) return false;
    if (!shapesCompatible(op.input1.type, result.type)) {
      return op.emitOpError('requires the same shape for input1 and output');
    }
    return (
      verifyZeroPointType(op, op.input1, op.input1Zp, 'input1') &&
      verifyZeroPointType(op, result, op.outputZp, 'output') &&
      verifyZeroPoint(op, op.input1Zp, 'input1') &&
      verifyZeroPoint(op, op.outputZp, 'output')
    );
  },
};

export const selectOp = {
  fold: foldSelect,
  canonicalizationPatterns: selectPatterns,

  verify(op: SelectOp): LogicalResult {
    return verifySameElementTypes(op, op.input2, op.result()) && verifySameElementTypes(op, op.input3, op.result());
  },
  verifiesSignatureOnly: true,
};

export const equalOp = {
  fold: foldEqual,

  interfaces: {
    InferTensorType: (op: EqualOp): InferTensorTypeMethods => ({
      inferReturnType(): InferredType {
        return tensorType(broadcastShapeOf(op.operands), IntegerType.get(op.context, 1));
      },
    }),
  },
};

export const tableOp = {
  interfaces: shapesInferredBy((op: TableOp) => [shapeOf(op.input1.type)]),

  verify(op: TableOp): LogicalResult {
    const [input, output] = [shapeOf(op.input1.type), shapeOf(op.result().type)];
    if (!input || !output) return true;
    if (input.length !== output.length) {
      return op.emitOpError('expected input tensor rank to equal result tensor rank');
    }
    const wrong = output.findIndex((size, i) => !isDynamic(size) && size !== input[i]);
    return (
      wrong < 0 ||
      op.emitOpError(
        `dim(result, ${wrong}) = ${sizeText(output[wrong]!)} doesn't match dim(input, ${wrong}) = ${sizeText(input[wrong]!)}`,
      )
    );
  },
  verifiesSignatureOnly: true,
};
