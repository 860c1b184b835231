import { AnyAttr, AnyIntElementsAttr, DenseI64ArrayAttr } from '../../builtin/attr-constraints.ts';
import { type DenseArrayAttr, DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType, IntegerType, isFloatOf } from '../../ir/types/scalar-types.ts';
import {
  isTensorType,
  RankedTensorType,
  type ShapedType,
  UnrankedTensorType,
  VectorType,
} from '../../ir/types/shaped-types.ts';
import { anyTypeOf, attrOfClass, type AttrConstraint, type TypeConstraint } from '../../ods/constraints.ts';
import { isQuantizedType, storageTypeOf } from '../quant/quantized-type.ts';
import { MXInt8, Shape } from './generated/tosa-types.gen.ts';

/** The constraints of the dialect that are written by hand. Source: mlir/Dialect/Tosa/IR/TosaTypesBase.td. */

// Element types.

const isSignless = (type: Type, ...widths: readonly number[]): boolean =>
  type instanceof IntegerType && type.isSignless && widths.includes(type.width);

export const Tosa_QuantizedInt: TypeConstraint = {
  summary: 'quantized type that is stored in 4, 8, 16 or 32 bits',
  test: (type) => isQuantizedType(type) && [4, 8, 16, 32].includes(storageTypeOf(type)?.width ?? 0),
};

export const Tosa_MXFPNumber: TypeConstraint = {
  summary: 'micro-scaling format number',
  test: (type) => isFloatOf(type, 'f8E4M3FN', 'f8E5M2', 'f4E2M1FN', 'f6E2M3FN', 'f6E3M2FN') || type instanceof MXInt8,
};

export const Tosa_MXFPScaleNumber: TypeConstraint = {
  summary: 'micro-scaling format scale number',
  test: (type) => isFloatOf(type, 'f8E8M0FNU'),
};

export const Tosa_AccType: TypeConstraint = {
  summary: '32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float',
  test: (type) => isSignless(type, 32, 48) || isFloatOf(type, 'f16', 'f32'),
};

// Tensors.

function tensorOf(
  words: string,
  allowed: readonly TypeConstraint[],
  test: (type: ShapedType) => boolean,
): TypeConstraint {
  const element = anyTypeOf(allowed);
  return {
    summary: `${words} of ${element.summary} values`,
    test: (type) => isTensorType(type) && test(type) && element.test(type.elementType),
  };
}

const isRanked = (type: ShapedType, ranks?: readonly number[]): boolean =>
  type instanceof RankedTensorType && !type.shape.includes(0) && (ranks?.includes(type.rank) ?? true);

/** Tensors with or without rank, of which no dimension has size 0. */
export function TosaTensorOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  const isConformant = (type: ShapedType): boolean => type instanceof UnrankedTensorType || isRanked(type);
  return { ...tensorOf('tosa-conformant tensor', allowed, isConformant), typeClass: { test: isTensorType } };
}

export function TosaUnrankedTensorOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  return tensorOf('tosa-conformant unranked tensor', allowed, (type) => type instanceof UnrankedTensorType);
}

/** Tensors of one of these ranks, of which no dimension has size 0. */
export function TosaTensorRankOf(allowed: readonly TypeConstraint[], ranks: readonly number[]): TypeConstraint {
  const words = `${ranks.map((rank) => `${rank}D`).join('/')} tensor`;
  return tensorOf(words, allowed, (type) => isRanked(type, ranks));
}

export function TosaTensorAtLeastRankOneOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  return tensorOf('tosa-conformant ranked tensor', allowed, (type) => isRanked(type) && type.shape!.length > 0);
}

/** Tensors of one dimension, of size 1. */
export function TosaScalarTensorOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  return tensorOf('tosa-conformant scalar tensor', allowed, (type) => isRanked(type, [1]) && type.shape![0] === 1);
}

/** Returns the constraint on a type itself or on the elements of a vector or tensor of it. */
function like(summary: string, element: (type: Type) => boolean): TypeConstraint {
  return {
    summary,
    test(type) {
      if (type instanceof VectorType) return type.shape.length > 0 && element(type.elementType);
      if (isTensorType(type)) return !type.shape?.includes(0) && element(type.elementType);
      return element(type);
    },
  };
}

export const Tosa_IntLike = like(
  'signless-integer-like',
  (type) => type instanceof IntegerType && type.signedness !== 'signed',
);
export const Tosa_Int8Like = like('signless-integer-8-bit-like', (type) => isSignless(type, 8));

// Shapes.

const shapeOfRank = (rank: number): TypeConstraint => ({
  summary: `Tosa shape type of rank ${rank}`,
  test: (type) => type instanceof Shape && type.rank === rank,
});

export const Rank2TosaShape = shapeOfRank(2);
export const Rank4TosaShape = shapeOfRank(4);

// Attributes.

function intArrayOf(count: number): AttrConstraint<readonly number[]> {
  return {
    ...DenseI64ArrayAttr,
    summary: `i64 dense array attribute with exactly ${count} elements`,
    isStorable: (attribute) => DenseI64ArrayAttr.test(attribute),
    test: (attribute) => DenseI64ArrayAttr.test(attribute) && (attribute as DenseArrayAttr).numbers.length === count,
  };
}

export const Tosa_IntArrayAttr2 = intArrayOf(2);
export const Tosa_IntArrayAttr3 = intArrayOf(3);
export const Tosa_IntArrayAttr4 = intArrayOf(4);
export const Tosa_IntArrayAttr6 = intArrayOf(6);

export const Tosa_IntOrFloatAttr: AttrConstraint = {
  ...AnyAttr,
  summary: 'arbitrary integer attribute or arbitrary float attribute',
  isStorable: () => true,
  test: (attribute) => attribute instanceof IntegerAttr || attribute instanceof FloatAttr,
};

export const Tosa_IndexElementsAttr: AttrConstraint<DenseElementsAttr> = {
  ...attrOfClass(DenseElementsAttr, 'index elements attribute'),
  isStorable: AnyIntElementsAttr.test,
  test: (attribute) => attribute instanceof DenseElementsAttr && attribute.elementType instanceof IndexType,
};
