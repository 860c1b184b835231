import type { StaticIndex } from '../../support/int64.ts';
import type { LogicalResult } from '../../support/logical-result.ts';
import type { Operation } from '../operation.ts';
import type { Type } from '../type.ts';
import { FloatType } from '../types/scalar-types.ts';
import {
  elementTypeOrSelf,
  isDynamic,
  isTensorType,
  RankedTensorType,
  ShapedType,
  VectorType,
} from '../types/shaped-types.ts';
import { hasSome } from './type-traits.ts';
import type { Trait } from './trait.ts';

/** Traits of operations whose operands broadcast. Source: mlir/lib/Dialect/Traits.cpp and mlir/lib/IR/Operation.cpp, texts verbatim. */

const operandTypes = (op: Operation): Type[] => op.opOperands.map((operand) => operand.value.type);

/**
 * Returns the shape that two shapes broadcast to, aligned at their last dimension; undefined where they do not. A dimension that is
 * unknown is taken to be the other one, unless that has size 1.
 */
export function broadcastShapes<T extends StaticIndex>(a: readonly T[], b: readonly T[]): readonly T[] | undefined {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  const result = [...long];
  const offset = long.length - short.length;
  for (const [i, size] of short.entries()) {
    const other = long[offset + i]!;
    if (size === other || size === 1) continue;
    if (other === 1 || (isDynamic(other) && !isDynamic(size))) result[offset + i] = size;
    else if (!isDynamic(size)) return undefined;
  }
  return result;
}

const shapeText = (shape: readonly number[]): string =>
  `'${shape.map((size) => (isDynamic(size) ? '?' : size)).join('x')}'`;

const isRankedTensor = (type: Type): type is RankedTensorType => type instanceof RankedTensorType;

/** The operands broadcast to the shape of the results. */
export const ResultsBroadcastableShape: Trait = {
  name: 'ResultsBroadcastableShape',
  ofSignature: true,
  verify(op): LogicalResult {
    const all = [operandTypes(op), op.resultTypes];
    if (
      all.some((types) => types.some(isTensorType)) &&
      all.some((types) => types.some((t) => t instanceof VectorType))
    ) {
      return op.emitError('cannot broadcast vector with tensor');
    }
    const operands = operandTypes(op).filter(isRankedTensor);
    if (operands.length === 0) return true;
    let shape: readonly number[] | undefined = [];
    for (const operand of operands) {
      shape = broadcastShapes(shape, operand.shape);
      if (!shape) return op.emitOpError("operands don't have broadcast-compatible shapes");
    }
    const expected = shape;
    for (const result of op.resultTypes.filter(isRankedTensor)) {
      const actual = expected.length === 0 ? [] : result.shape.slice(-expected.length);
      const compatible =
        actual.length === expected.length &&
        actual.every((size, i) => size === expected[i] || isDynamic(size) || isDynamic(expected[i]!));
      if (compatible) continue;
      return op.emitOpError(
        `result type ${shapeText(result.shape)} not broadcast compatible with broadcasted operands's shapes ${shapeText(expected)}`,
      );
    }
    return true;
  },
};

/** All ranks that are known are the same. */
export const SameOperandsAndResultRank: Trait = {
  name: 'SameOperandsAndResultRank',
  ofSignature: true,
  verify(op): LogicalResult {
    if (!hasSome(op, false)) return false;
    const ranks = (types: readonly Type[]): number[] =>
      types.flatMap((type) => (type instanceof ShapedType && type.shape ? [type.shape.length] : []));
    const ofOperands = ranks(operandTypes(op));
    const ofResults = ranks(op.resultTypes);
    const rank = ofOperands[0] ?? ofResults[0];
    if (ofOperands.some((other) => other !== rank)) return op.emitOpError("operands don't have matching ranks");
    return ofResults.every((other) => other === rank) || op.emitOpError('result type has different rank than operands');
  },
};

/** Every result is a float, or a vector or tensor of floats. */
export const ResultsAreFloatLike: Trait = {
  name: 'ResultsAreFloatLike',
  ofSignature: true,
  verify(op): LogicalResult {
    const isFloatLike = (type: Type): boolean => {
      const element = type instanceof VectorType || isTensorType(type) ? elementTypeOrSelf(type) : type;
      return element instanceof FloatType;
    };
    return op.resultTypes.every(isFloatLike) || op.emitOpError('requires a floating point type');
  },
};
