import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { ComplexType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { expressedTypeOf, isQuantizedType } from '../../quant/quantized-type.ts';
import { exponentMantissa } from '../assembly/attribute-directives.ts';
import { complexOpType, sameOperandsAndResultType, selectOpType } from '../assembly/type-directives.ts';
import { baselinesCompatible, shapesCompatible } from '../compatible-types.ts';
import { type ClampOp, type IotaOp, type SelectOp } from '../generated/stablehlo-ops.gen.ts';
import { type InferredResultTypesMethods } from '../interfaces.ts';
import { listText } from '../list-text.ts';
import { infers, ranked, typesProblem, verifies } from '../verify-problem.ts';

/** Elementwise operations. Source: stablehlo/dialect/TypeInference.cpp, texts verbatim. */

/** Returns the tensor of the real parts of numbers. */
function realType(type: Type): Type {
  if (!(type instanceof RankedTensorType) || !(type.elementType instanceof ComplexType)) return type;
  return RankedTensorType.get(type.shape, type.elementType.elementType, type.encoding);
}

const infersRealType = {
  HLO_InferredResultTypes: (op: Operation): InferredResultTypesMethods => ({
    inferReturnTypes: () => [realType(op.operand(0).type)],
  }),
};

export const unaryOp = { directives: { SameOperandsAndResultType: sameOperandsAndResultType(1) } };
export const binaryOp = { directives: { SameOperandsAndResultType: sameOperandsAndResultType(2) } };
/** Of `abs`, `real` and `imag`, which make complex numbers real. */
export const realPartOp = { ...unaryOp, interfaces: infersRealType };

export const reducePrecisionOp = {
  directives: { SameOperandsAndResultType: sameOperandsAndResultType(1), ExponentMantissa: exponentMantissa },
};

export const complexOp = {
  directives: { ComplexOpType: complexOpType },
  interfaces: {
    HLO_InferredResultTypes: (op: Operation): InferredResultTypesMethods => ({
      inferReturnTypes() {
        const type = op.operand(0).type as RankedTensorType;
        return [RankedTensorType.get(type.shape, ComplexType.get(type.elementType), type.encoding)];
      },
    }),
  },
};

const isScalar = (type: Type): boolean => type instanceof RankedTensorType && type.rank === 0;

export const clampOp = {
  directives: { SameOperandsAndResultType: sameOperandsAndResultType(3) },
  verify: infers((op: ClampOp) => {
    const operand = op.operandValue.type as RankedTensorType;
    for (const [name, { type }] of [['min', op.min] as const, ['max', op.max] as const]) {
      if (isScalar(type) || shapesCompatible(type, operand)) continue;
      const shape = listText((type as RankedTensorType).shape);
      return `${name} shape [${shape}] is not scalar and is not compatible to operand shape [${listText(operand.shape)}]`;
    }
    return shapesCompatible(operand, op.result().type) ? undefined : typesProblem(op, [operand]);
  }),
};

export const selectOp = {
  directives: { SelectOpType: selectOpType },
  verify: infers((op: SelectOp) => {
    const { onTrue, onFalse, pred } = op;
    if (!baselinesCompatible(onTrue.type, onFalse.type)) return 'requires compatible types for non-predicate operands';
    if (!isScalar(pred.type) && !shapesCompatible(pred.type, onTrue.type)) {
      return 'requires the same shape for all operands';
    }
    return baselinesCompatible(onTrue.type, op.result().type) ? undefined : typesProblem(op, [onTrue.type]);
  }),
};

export const iotaOp = {
  verify: verifies((op: IotaOp) => {
    const { rank } = op.result().type as RankedTensorType;
    if (rank === 0) return 'does not support scalars.';
    return op.iotaDimension < rank ? undefined : 'iota dimension cannot go beyond the output rank.';
  }),
};

/** Dequantized numbers have the type that the quantized ones stand for. */
export const uniformDequantizeOp = {
  ...unaryOp,
  verify: infers((op: Operation) => {
    const { elementType, shape, encoding } = ranked(op.operand(0));
    const expected = isQuantizedType(elementType) ? expressedTypeOf(elementType) : undefined;
    if (!expected || ranked(op.result()).elementType === expected) return undefined;
    return typesProblem(op, [RankedTensorType.get(shape, expected, encoding)]);
  }),
};

/** Floats are quantized in the type that the quantized numbers stand for. */
export const uniformQuantizeOp = {
  ...unaryOp,
  verify: verifies((op: Operation) => {
    const { elementType: from } = ranked(op.operand(0));
    const { elementType: to } = ranked(op.result());
    const operand = isQuantizedType(from) ? expressedTypeOf(from) : from;
    const result = isQuantizedType(to) ? expressedTypeOf(to) : to;
    if (!operand || !result || operand === result) return undefined;
    return `Expressed type of result expected to be '${op.context.printType(operand)}', but got '${op.context.printType(result)}'`;
  }),
};
