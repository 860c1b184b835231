import { type Type } from '../ir/type.ts';
import { stridedForm } from '../ir/types/memref-layout.ts';
import { FloatType, IndexType, IntegerType } from '../ir/types/scalar-types.ts';
import {
  isMemRefType,
  isTensorType,
  MemRefType,
  RankedTensorType,
  ShapedType,
  UnrankedMemRefType,
  UnrankedTensorType,
  VectorType,
} from '../ir/types/shaped-types.ts';
import { anyTypeOf, typeOfClass, type TypeClass, type TypeConstraint } from '../ods/constraints.ts';
import { classOf, constraint } from './make-type-constraint.ts';
import { AnyType, BF16, F16, F32, F64, I1, I16, I32, I64, I8, Index } from './scalar-type-constraints.ts';

/** The constraints on types with elements, and on what may be one or a vector or tensor of it, with upstream's words. Source: mlir/IR/CommonTypeConstraints.td. */

const classes = {
  tensor: { test: isTensorType },
  rankedTensor: classOf(RankedTensorType, 'builtin.tensor'),
  unrankedTensor: classOf(UnrankedTensorType, 'builtin.unranked_tensor'),
  memRef: classOf(MemRefType, 'builtin.memref'),
  unrankedMemRef: classOf(UnrankedMemRefType, 'builtin.unranked_memref'),
  vector: classOf(VectorType, 'builtin.vector'),
};

export const AnyShaped = typeOfClass(ShapedType, 'shaped of any type values');
export const AnyTensor = constraint('tensor of any type values', isTensorType, classes.tensor);
export const AnyRankedTensor = constraint(
  'ranked tensor of any type values',
  (type) => type instanceof RankedTensorType,
  classes.rankedTensor,
);
export const AnyStaticShapeTensor = constraint(
  'statically shaped tensor of any type values',
  (type) => type instanceof RankedTensorType && type.hasStaticShape,
  classes.rankedTensor,
);
export const AnyMemRef = typeOfClass(MemRefType, 'memref of any type values', 'builtin.memref');
export const AnyNon0RankedMemRef = constraint(
  'non-0-ranked.memref of any type values',
  (type) => type instanceof MemRefType && type.rank > 0,
  classes.memRef,
);
export const AnyRankedOrUnrankedMemRef = constraint('ranked or unranked memref of any type values', isMemRefType, {
  test: isMemRefType,
});
export const AnyUnrankedMemRef = typeOfClass(
  UnrankedMemRefType,
  'unranked.memref of any type values',
  'builtin.unranked_memref',
);
export const AnyNon0RankedOrUnrankedMemRef = anyTypeOf([AnyUnrankedMemRef, AnyNon0RankedMemRef]);
export const AnyStaticShapeMemRef = constraint(
  'statically shaped memref of any type values',
  (type) => type instanceof MemRefType && type.hasStaticShape,
  classes.memRef,
);
export const AnyStridedMemRef = constraint(
  'strided memref of any type values',
  (type) => type instanceof MemRefType && stridedForm(type) !== undefined,
  classes.memRef,
);

/** A strided memref of that rank. */
export function AnyStridedMemRefOfRank(rank: number): TypeConstraint {
  return constraint(
    `${AnyStridedMemRef.summary} of rank ${rank}`,
    (type) => AnyStridedMemRef.test(type) && type instanceof MemRefType && type.rank === rank,
    classes.memRef,
  );
}

export const AnyVector = typeOfClass(VectorType, 'vector of any type values', 'builtin.vector');
export const AnyVectorOfAnyRank = AnyVector;
export const AnyVectorOfNonZeroRank: TypeConstraint = {
  ...AnyVector,
  test: (type) => type instanceof VectorType && type.rank > 0,
};

const isScalableVector = (type: Type): boolean => type instanceof VectorType && type.scalableDims.includes(true);

export const AnyFixedVectorOfAnyRank = constraint(
  'fixed-length vector of any type values',
  (type) => type instanceof VectorType && !isScalableVector(type),
  classes.vector,
);

/** Returns the constraint on a type itself or on the elements of a vector or tensor of it. */
function like(summary: string, element: (type: Type) => boolean): TypeConstraint {
  return constraint(summary, (type) => {
    if (type instanceof VectorType || isTensorType(type)) return element(type.elementType);
    return element(type);
  });
}

const isSignlessInteger = (type: Type): boolean => type instanceof IntegerType && type.isSignless;
const isI1 = (type: Type): boolean => type instanceof IntegerType && type.isSignless && type.width === 1;

export const BoolLike = like('bool-like', isI1);
export const SignlessIntegerLike = like(
  'signless-integer-like',
  (type) => isSignlessInteger(type) || type instanceof IndexType,
);
export const SignlessIntegerOrIndexLike = like(
  'signless-integer-like',
  (type) => isSignlessInteger(type) || type instanceof IndexType,
);
export const SignlessFixedWidthIntegerLike = like('signless-fixed-width-integer-like', isSignlessInteger);
export const FloatLike = like('floating-point-like', (type) => type instanceof FloatType);

export const SignlessIntegerOrFloatLike = anyTypeOf(
  [SignlessIntegerLike, FloatLike],
  'signless-integer-like or floating-point-like',
);
export const SignlessIntegerOrIndexOrFloatLike = anyTypeOf(
  [SignlessIntegerOrIndexLike, FloatLike],
  'signless-integer-or-index-like or floating-point-like',
);

/** Returns the constraint on types of a class that have elements, and on their elements. */
function container(words: string, typeClass: TypeClass, allowed: readonly TypeConstraint[]): TypeConstraint {
  const element = anyTypeOf(allowed);
  return constraint(
    `${words} of ${element.summary} values`,
    (type) => typeClass.test(type) && element.test((type as ShapedType).elementType),
    typeClass,
  );
}

/** `tensor of 32-bit float or … values`. */
export function TensorOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  return container('tensor', classes.tensor, allowed);
}

export function RankedTensorOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  return container('ranked tensor', classes.rankedTensor, allowed);
}

export function StaticShapeTensorOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  const element = TensorOf(allowed);
  return constraint(
    `statically shaped ${element.summary}`,
    (type) => element.test(type) && AnyStaticShapeTensor.test(type),
    classes.rankedTensor,
  );
}

export function MemRefOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  return container('memref', classes.memRef, allowed);
}

export function VectorOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  return container('vector', classes.vector, allowed);
}

/** A vector as `VectorOf` says that has dimensions. */
export function VectorOfNonZeroRankOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  const element = VectorOf(allowed);
  return { ...element, test: (type) => element.test(type) && AnyVectorOfNonZeroRank.test(type) };
}

export function FixedVectorOfNonZeroRankOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  const element = VectorOfNonZeroRankOf(allowed);
  return constraint(
    `fixed-length ${element.summary}`,
    (type) => element.test(type) && AnyFixedVectorOfAnyRank.test(type),
    classes.vector,
  );
}

const isVectorOfRank = (type: Type, ranks: readonly number[]): boolean =>
  type instanceof VectorType && ranks.includes(type.rank);

/** A vector of one of these ranks; upstream says nothing in front of the words for them. */
export function VectorOfRank(ranks: readonly number[]): TypeConstraint {
  return constraint(` of ranks ${ranks.join('/')}`, (type) => isVectorOfRank(type, ranks), classes.vector);
}

export function ScalableVectorOfRank(ranks: readonly number[]): TypeConstraint {
  const ofRank = VectorOfRank(ranks);
  return { ...ofRank, test: (type) => ofRank.test(type) && isScalableVector(type) };
}

/** A vector of one of these ranks, e.g. `vector of index values of ranks 1`. */
export function VectorOfRankAndType(ranks: readonly number[], allowed: readonly TypeConstraint[]): TypeConstraint {
  const element = VectorOf(allowed);
  return constraint(
    `${element.summary}${VectorOfRank(ranks).summary}`,
    (type) => element.test(type) && isVectorOfRank(type, ranks),
    classes.vector,
  );
}

/** A tensor of one of these ranks, e.g. `1D tensor of any type values`. */
export function TensorRankOf(allowed: readonly TypeConstraint[], ranks: readonly number[]): TypeConstraint {
  const element = TensorOf(allowed);
  return constraint(
    `${ranks.map((rank) => `${rank}D`).join('/')} ${element.summary}`,
    (type) => element.test(type) && type instanceof RankedTensorType && ranks.includes(type.rank),
    classes.rankedTensor,
  );
}

export function MemRefRankOf(allowed: readonly TypeConstraint[], ranks: readonly number[]): TypeConstraint {
  const element = MemRefOf(allowed);
  return constraint(
    `${ranks.map((rank) => `${rank}D`).join('/')} ${element.summary}`,
    (type) => element.test(type) && type instanceof MemRefType && ranks.includes(type.rank),
    classes.memRef,
  );
}

const hasDimensions = (type: Type): boolean =>
  (type instanceof RankedTensorType || type instanceof MemRefType) && type.rank > 0;

/** A tensor whose rank is not known. */
export function UnrankedTensorOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  return container('unranked tensor', classes.unrankedTensor, allowed);
}

/** A tensor of known rank that has dimensions. */
export function Non0RankedTensorOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  return confined(TensorOf(allowed), 'non-0-ranked.', hasDimensions, classes.tensor);
}

export const AnyNon0RankedTensor = Non0RankedTensorOf([AnyType]);
export const AnyUnrankedTensor = UnrankedTensorOf([AnyType]);
export const AnyNon0RankedOrUnrankedTensor: TypeConstraint = {
  ...anyTypeOf([AnyUnrankedTensor, AnyNon0RankedTensor], 'non-0-ranked or unranked tensor'),
  typeClass: classes.tensor,
};

export function UnrankedMemRefOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  return container('unranked.memref', classes.unrankedMemRef, allowed);
}

export function RankedOrUnrankedMemRefOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  return container('ranked or unranked memref', { test: isMemRefType }, allowed);
}

export function Non0RankedMemRefOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  return confined(MemRefOf(allowed), 'non-0-ranked.', hasDimensions, classes.memRef);
}

export function StaticShapeMemRefOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  return confined(MemRefOf(allowed), 'statically shaped ', (type) => AnyStaticShapeMemRef.test(type), classes.memRef);
}

export function StridedMemRefOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  return confined(MemRefOf(allowed), 'strided ', (type) => AnyStridedMemRef.test(type), classes.memRef);
}

/** A tensor or memref, of known rank or not. */
export function TensorOrMemRef(allowed: readonly TypeConstraint[]): TypeConstraint {
  const element = container('Tensor or MemRef', classOf(ShapedType), allowed);
  return { ...element, test: (type) => element.test(type) && (isTensorType(type) || isMemRefType(type)) };
}

export const I1Tensor = TensorOf([I1]);
export const I8Tensor = TensorOf([I8]);
export const I16Tensor = TensorOf([I16]);
export const I32Tensor = TensorOf([I32]);
export const I64Tensor = TensorOf([I64]);
export const IndexTensor = TensorOf([Index]);
export const BF16Tensor = TensorOf([BF16]);
export const F16Tensor = TensorOf([F16]);
export const F32Tensor = TensorOf([F32]);
export const F64Tensor = TensorOf([F64]);
export const I1MemRef = MemRefOf([I1]);
export const I8MemRef = MemRefOf([I8]);
export const I16MemRef = MemRefOf([I16]);
export const I32MemRef = MemRefOf([I32]);
export const I64MemRef = MemRefOf([I64]);
export const BF16MemRef = MemRefOf([BF16]);
export const F16MemRef = MemRefOf([F16]);
export const F32MemRef = MemRefOf([F32]);
export const F64MemRef = MemRefOf([F64]);

export const VectorOfAnyRankOf = VectorOf;

export function FixedVectorOfAnyRank(allowed: readonly TypeConstraint[]): TypeConstraint {
  return confined(VectorOf(allowed), 'fixed-length ', (type) => !isScalableVector(type), classes.vector);
}

export function ScalableVectorOfAnyRank(allowed: readonly TypeConstraint[]): TypeConstraint {
  return confined(VectorOf(allowed), 'scalable ', isScalableVector, classes.vector);
}

export const AnyFixedVectorOfNonZeroRank = FixedVectorOfNonZeroRankOf([AnyType]);
export const AnyScalableVectorOfAnyRank = ScalableVectorOfAnyRank([AnyType]);

/** A vector that has dimensions, and one of these numbers of elements, e.g. `vector of index values of length 4/8`. */
export function VectorOfLengthAndType(lengths: readonly number[], allowed: readonly TypeConstraint[]): TypeConstraint {
  const element = VectorOfNonZeroRankOf(allowed);
  const count = (type: VectorType): number => type.shape.reduce((product, size) => product * size, 1);
  return constraint(
    `${element.summary} of length ${lengths.join('/')}`,
    (type) => element.test(type) && lengths.includes(count(type as VectorType)),
    classes.vector,
  );
}

/** Returns a constraint that demands more, with a word for that in front. */
function confined(
  base: TypeConstraint,
  word: string,
  test: (type: Type) => boolean,
  typeClass: TypeClass,
): TypeConstraint {
  return constraint(`${word}${base.summary}`, (type) => base.test(type) && test(type), typeClass);
}
