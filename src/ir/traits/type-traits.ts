import { type LogicalResult } from '../../support/logical-result.ts';
import { type Operation } from '../operation.ts';
import { type Type } from '../type.ts';
import { elementTypeOrSelf, isDynamic, ShapedType } from '../types/shaped-types.ts';
import { type Trait } from './trait.ts';

/** Traits that relate the types of operands and results. Source: mlir/lib/IR/Operation.cpp, texts verbatim. */

function check(name: string, message: string, test: (op: Operation) => boolean): Trait {
  return {
    name,
    verify(op): LogicalResult {
      return test(op) || op.emitOpError(message);
    },
  };
}

/** Tells whether all operands and results have one and the same type, as in most operations. */
function haveOneType({ opOperands, results }: Operation, withResults: boolean): boolean {
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

export const SameOperandsElementType = check(
  'SameOperandsElementType',
  'requires the same element type for all operands',
  (op) => haveOneType(op, false) || allEqual(operandTypes(op).map(elementTypeOrSelf)),
);

export const SameOperandsAndResultElementType = check(
  'SameOperandsAndResultElementType',
  'requires the same element type for all operands and results',
  (op) => haveOneType(op, true) || allEqual(allTypes(op).map(elementTypeOrSelf)),
);

export const SameOperandsShape = check(
  'SameOperandsShape',
  'requires the same shape for all operands',
  (op) => haveOneType(op, false) || shapesCompatible(operandTypes(op)),
);

export const SameOperandsAndResultShape = check(
  'SameOperandsAndResultShape',
  'requires the same shape for all operands and results',
  (op) => haveOneType(op, true) || shapesCompatible(allTypes(op)),
);

export const SameOperandsAndResultType = check(
  'SameOperandsAndResultType',
  'requires the same type for all operands and results',
  (op) => {
    const types = allTypes(op);
    return allEqual(types.map(elementTypeOrSelf)) && shapesCompatible(types) && allEqual(types.map(containerKind));
  },
);

/** Operations on scalars that extend element by element to vectors and tensors. */
export const Elementwise: Trait = {
  name: 'Elementwise',
  verify(op) {
    const mappable = (type: Type): boolean => type instanceof ShapedType;
    const results = op.resultTypes.filter(mappable);
    const operands = operandTypes(op).filter(mappable);
    if (operands.length === 0 && results.length === 0) return true;
    if (results.length > 0 && operands.length === 0) {
      return op.emitOpError('if a result is non-scalar, then at least one operand must be non-scalar');
    }
    if (op.numResults > 0 && results.length === 0) {
      return op.emitOpError('if an operand is non-scalar, then there must be at least one non-scalar result');
    }
    if (results.length !== op.numResults) {
      return op.emitOpError('if an operand is non-scalar, then all results must be non-scalar');
    }
    const all = [...operands, ...results];
    const isUniform = new Set(all.map(containerKind)).size === 1 && shapesCompatible(all);
    return isUniform || op.emitOpError('all non-scalar operands/results must have the same shape and base type');
  },
};

function containerKind(type: Type): unknown {
  return type instanceof ShapedType ? type.constructor : undefined;
}

/** Tells whether the shapes agree where all are known; scalars agree with scalars only. */
function shapesCompatible(types: readonly Type[]): boolean {
  const shapes = types.map((type) => (type instanceof ShapedType ? type.shape : []));
  const known = shapes.filter((shape) => shape !== undefined);
  const scalar = types.some((type) => !(type instanceof ShapedType));
  if (scalar && types.some((type) => type instanceof ShapedType)) return false;
  const first = known[0];
  if (!first) return true;
  return known.every(
    (shape) =>
      shape.length === first.length &&
      shape.every((size, i) => size === first[i] || isDynamic(size) || isDynamic(first[i]!)),
  );
}
