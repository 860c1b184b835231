import { OpInterface } from '../../ir/interfaces/op-interface.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType, UnrankedTensorType } from '../../ir/types/shaped-types.ts';
import { isQuantizedType } from './quantized-type.ts';

const typesOf = (op: Operation): [Type, Type] => [op.operand(0).type, op.result(0).type];

const isSignlessInteger = (type: Type): boolean => type instanceof IntegerType && type.isSignless;
const isScalar = (type: Type): boolean => type instanceof FloatType || isSignlessInteger(type) || isQuantizedType(type);

/** Source: mlir/Dialect/Quant/IR/QuantBase.td, text verbatim. */
export const SameScalarOrTensorShape = new OpInterface<object>('SameScalarOrTensorShape', {
  derive: () => ({}),
  verify(op) {
    const [input, result] = typesOf(op);
    const holds =
      (isScalar(input) && isScalar(result)) ||
      (input instanceof UnrankedTensorType && result instanceof UnrankedTensorType) ||
      (input instanceof RankedTensorType &&
        result instanceof RankedTensorType &&
        input.shape.join() === result.shape.join());
    return (
      holds ||
      op.emitOpError('failed to verify that input and result are both scalars or both tensors with matching shape')
    );
  },
});

/** Source: mlir/Dialect/Quant/IR/QuantBase.td, text verbatim. */
export const IntegerAndQuantizedCombination = new OpInterface<object>('IntegerAndQuantizedCombination', {
  derive: () => ({}),
  verify(op) {
    const [input, result] = typesOf(op).map(elementTypeOrSelf);
    const holds =
      (isQuantizedType(input!) && isSignlessInteger(result!)) ||
      (isSignlessInteger(input!) && isQuantizedType(result!));
    return (
      holds || op.emitOpError('failed to verify that input must be integer and result must be quantized, or vice versa')
    );
  },
});
