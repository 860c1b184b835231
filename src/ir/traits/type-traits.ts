import type { LogicalResult } from '../../support/logical-result.ts';
import type { Attribute } from '../attribute.ts';
import type { Operation } from '../operation.ts';
import type { Type } from '../type.ts';
import {
  elementTypeOrSelf,
  isDynamic,
  isTensorType,
  RankedTensorType,
  ShapedType,
  VectorType,
} from '../types/shaped-types.ts';
import type { Trait } from './trait.ts';

/** Traits that relate the types of operands and results. Source: mlir/lib/IR/Operation.cpp, texts verbatim. */

function check(name: string, message: string, test: (op: Operation) => boolean): Trait {
  return {
    name,
    ofSignature: true,
    verify(op): LogicalResult {
      return test(op) || op.emitOpError(message);
    },
  };
}

/** Checks operands, and results if `withResults` is set, which there must be. */
function checkSome(name: string, message: string, withResults: boolean, test: (op: Operation) => boolean): Trait {
  return {
    name,
    ofSignature: true,
    verify: (op) => hasSome(op, withResults) && (haveOneType(op, withResults) || test(op) || op.emitOpError(message)),
  };
}

/** Reports that there are no operands, or no results if `withResults` is set. */
export function hasSome(op: Operation, withResults: boolean): LogicalResult {
  if (op.opOperands.length === 0) return op.emitOpError('expected 1 or more operands, but found 0');
  return !withResults || op.results.length > 0 || op.emitOpError('expected 1 or more results');
}

/** Tells whether all operands, and results if they are asked for, have one and the same type, as in most operations. */
export function haveOneType({ opOperands, results }: Operation, withResults: boolean): boolean {
  const first = opOperands[0]?.value.type ?? results[0]?.type;
  for (let i = 1; i < opOperands.length; i++) if (opOperands[i]!.value.type !== first) return false;
  if (withResults) for (let i = 0; i < results.length; i++) if (results[i]!.type !== first) return false;
  return true;
}

const operandTypes = (op: Operation): Type[] => op.opOperands.map((operand) => operand.value.type);
const allTypes = (op: Operation): Type[] => [...operandTypes(op), ...op.resultTypes];

function allEqual<T>(values: readonly T[]): boolean {
  return values.every((value) => value === values[0]);
}

export const SameTypeOperands = check('SameTypeOperands', 'requires all operands to have the same type', (op) =>
  haveOneType(op, false),
);

export const SameOperandsElementType = checkSome(
  'SameOperandsElementType',
  'requires the same element type for all operands',
  false,
  (op) => allEqual(operandTypes(op).map(elementTypeOrSelf)),
);

export const SameOperandsAndResultElementType = checkSome(
  'SameOperandsAndResultElementType',
  'requires the same element type for all operands and results',
  true,
  (op) => allEqual(allTypes(op).map(elementTypeOrSelf)),
);

export const SameOperandsShape = checkSome(
  'SameOperandsShape',
  'requires the same shape for all operands',
  false,
  (op) => shapesCompatible(operandTypes(op)),
);

export const SameOperandsAndResultShape = checkSome(
  'SameOperandsAndResultShape',
  'requires the same shape for all operands and results',
  true,
  (op) => shapesCompatible(allTypes(op)),
);

/**
 * The types may differ in the kind of container and in dimensions of which one is unknown. Registration adds the check that the result has
 * the type of the operand where that follows from it (InferTypeOpInterface).
 */
export const SameOperandsAndResultType: Trait = {
  name: 'SameOperandsAndResultType',
  ofSignature: true,
  verify(op) {
    if (!hasSome(op, true)) return false;
    if (haveOneType(op, true)) return true;
    const first = op.resultTypes[0]!;
    const encoding = encodingOf(first);
    for (const type of [...op.resultTypes.slice(1), ...operandTypes(op)]) {
      if (elementTypeOrSelf(type) !== elementTypeOrSelf(first) || !pairCompatible(type, first)) {
        return op.emitOpError('requires the same type for all operands and results');
      }
      if (encoding && type instanceof RankedTensorType && type.encoding !== encoding) {
        return op.emitOpError('requires the same encoding for all operands and results');
      }
    }
    return true;
  },
};

function encodingOf(type: Type): Attribute | undefined {
  return type instanceof RankedTensorType ? type.encoding : undefined;
}

/** Operations on scalars that extend element by element to vectors and tensors. */
export const Elementwise: Trait = {
  name: 'Elementwise',
  ofSignature: true,
  verify(op) {
    if (op.opOperands.length > 0 && op.results.length > 0 && haveOneType(op, true)) return true;
    const mappable = (type: Type): boolean => type instanceof VectorType || isTensorType(type);
    const results = op.resultTypes.filter(mappable);
    const operands = operandTypes(op).filter(mappable);
    if (operands.length === 0 && results.length === 0) return true;
    if (results.length > 0 && operands.length === 0) {
      return op.emitOpError('if a result is non-scalar, then at least one operand must be non-scalar');
    }
    if (results.length === 0) {
      return op.emitOpError('if an operand is non-scalar, then there must be at least one non-scalar result');
    }
    if (results.length !== op.numResults) {
      return op.emitOpError('if an operand is non-scalar, then all results must be non-scalar');
    }
    const all = [...operands, ...results];
    const isUniform = new Set(all.map((type) => type.constructor)).size === 1 && shapesCompatible(all);
    return isUniform || op.emitOpError('all non-scalar operands/results must have the same shape and base type');
  },
};

/** Tells whether both are scalars or have shapes that agree where both are known. */
function pairCompatible(a: Type, b: Type): boolean {
  if (!(a instanceof ShapedType) || !(b instanceof ShapedType))
    return a instanceof ShapedType === b instanceof ShapedType;
  return !a.shape || !b.shape || dimsAgree(a.shape, b.shape);
}

/** Tells whether the shapes agree where all are known; scalars agree with scalars only, scalable vectors with scalable ones. */
function shapesCompatible(types: readonly Type[]): boolean {
  const shaped = types.filter((type) => type instanceof ShapedType);
  if (shaped.length === 0) return true;
  if (shaped.length < types.length || !allEqual(types.map(isScalable))) return false;
  const known = shaped.flatMap(({ shape }) => (shape ? [shape] : []));
  return known.every((shape, i) => known.slice(0, i).every((other) => dimsAgree(shape, other)));
}

/** Tells whether two shapes can be the same: the sizes agree where both are known. */
export function dimsAgree(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((size, i) => size === b[i] || isDynamic(size) || isDynamic(b[i]!));
}

function isScalable(type: Type): boolean {
  return type instanceof VectorType && type.scalableDims.some((scalable) => scalable);
}
