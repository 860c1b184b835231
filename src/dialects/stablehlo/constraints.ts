import { AnyIntElementsAttr, I32Attr, I64Attr, TypedArrayAttr } from '../../builtin/attr-constraints.ts';
import { RankedTensorOf } from '../../builtin/type-constraints.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { TupleType } from '../../ir/types/composite-types.ts';
import {
  ComplexType,
  type FloatKind,
  FloatType,
  IndexType,
  IntegerType,
  isFloatOf,
} from '../../ir/types/scalar-types.ts';
import { isDynamic, MemRefType, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { attrOfClass, type AttrConstraint, type TypeConstraint } from '../../ods/constraints.ts';
import { granularity, storageTypeOf } from '../quant/quantized-type.ts';
import { UniformQuantizedType } from '../quant/generated/quant-types.gen.ts';
import { TypeExtensions } from './generated/stablehlo-attributes.gen.ts';
import { TokenType } from './generated/stablehlo-types.gen.ts';

/** The constraints of the dialect that are written by hand. Source: stablehlo/dialect/Base.td. */

// Element types.

const floatKinds: readonly FloatKind[] = [
  'f4E2M1FN',
  'f6E2M3FN',
  'f6E3M2FN',
  'f8E3M4',
  'f8E4M3',
  'f8E4M3FN',
  'f8E4M3FNUZ',
  'f8E4M3B11FNUZ',
  'f8E5M2',
  'f8E5M2FNUZ',
  'f8E8M0FNU',
  'f16',
  'f32',
  'f64',
  'bf16',
];
const integerWidths: readonly number[] = [2, 4, 8, 16, 32, 64];
const storageWidths: readonly number[] = [2, 4, 8, 16, 32];

export const HLO_Float: TypeConstraint = {
  summary:
    'f4E2M1FN type or f6E2M3FN type or f6E3M2FN type or f8E3M4 type or f8E4M3 type or f8E4M3FN type or f8E4M3FNUZ type or f8E4M3B11FNUZ type or f8E5M2 type or f8E5M2FNUZ type or f8E8M0FNU type or 16-bit float or 32-bit float or 64-bit float or bfloat16 type',
  test: (type) => type instanceof FloatType && floatKinds.includes(type.kind),
};

export const HLO_SInt: TypeConstraint = {
  summary: '2/4/8/16/32/64-bit signless integer',
  test: (type) => type instanceof IntegerType && type.isSignless && integerWidths.includes(type.width),
};

export const HLO_UInt: TypeConstraint = {
  summary: '2/4/8/16/32/64-bit unsigned integer',
  test: (type) => type instanceof IntegerType && type.signedness === 'unsigned' && integerWidths.includes(type.width),
};

export const HLO_Complex: TypeConstraint = {
  summary: 'complex type with 32-bit float or 64-bit float elements',
  test: (type) => type instanceof ComplexType && isFloatOf(type.elementType, 'f32', 'f64'),
};

/** Zero points must be numbers that are stored. Source: isValidStablehloQuantizedElementType of stablehlo/dialect/Base.cpp. */
function quantized(words: string, scales: string): TypeConstraint {
  return {
    summary: `2/4/8/16/32-bit ${words} signed integer or 2/4/8/16/32-bit ${words} unsigned integer`,
    test: (type) =>
      type instanceof UniformQuantizedType &&
      type.granularity === scales &&
      storageWidths.includes(storageTypeOf(type)?.width ?? 0) &&
      type.zeroPoints.every((zeroPoint) => zeroPoint >= type.storageMin && zeroPoint <= type.storageMax),
  };
}

export const HLO_QuantizedInt = quantized('uniform quantized', granularity.perTensor);
export const HLO_PerAxisQuantizedInt = quantized('uniform quantized per axis', granularity.perAxis);

// Tensors and tuples.

/** The scales are as many as a dimension is long, where that is known. Source: isValidQuantizedDimension of stablehlo/dialect/Base.cpp. */
export const HLO_PerAxisQuantizedIntTensor: TypeConstraint = {
  summary: `ranked tensor of ${HLO_PerAxisQuantizedInt.summary} values`,
  test(type) {
    if (!(type instanceof RankedTensorType) || !HLO_PerAxisQuantizedInt.test(type.elementType)) return false;
    const { quantizedDimensions, scales } = type.elementType as UniformQuantizedType;
    const size = type.shape[quantizedDimensions[0]!];
    return size !== undefined && (isDynamic(size) || size === scales.length);
  },
};

const elements: readonly TypeConstraint[] = [
  HLO_Float,
  HLO_SInt,
  HLO_UInt,
  HLO_Complex,
  HLO_QuantizedInt,
  HLO_PerAxisQuantizedInt,
];

export const HLO_StaticShapeTensor: TypeConstraint = {
  summary: 'statically shaped tensor of any element type of StableHLO',
  test(type) {
    if (!(type instanceof RankedTensorType) || !type.hasStaticShape) return false;
    const { elementType } = type;
    const isPred = elementType instanceof IntegerType && elementType.isSignless && elementType.width === 1;
    return isPred || elementType instanceof IndexType || elements.some((element) => element.test(elementType));
  },
};

/** Source: hasSingleBoundedDimension of stablehlo/dialect/Base.cpp. */
function hasSingleBoundedDimension({ encoding, shape }: RankedTensorType): boolean {
  if (!(encoding instanceof TypeExtensions)) return false;
  const bounded = encoding.bounds.filter((bound) => !isDynamic(bound));
  return bounded.length === 1 && shape.filter(isDynamic).length === 1;
}

/** A tensor of known size, or of a size that is known but for one dimension, which has a bound. */
export function HLO_StaticOrSingleBoundedShapeTensorOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  const tensor = RankedTensorOf(allowed);
  return {
    ...tensor,
    summary: tensor.summary.replace('ranked', 'statically shaped or single bounded dimension'),
    test: (type) =>
      tensor.test(type) && type instanceof RankedTensorType && (type.hasStaticShape || hasSingleBoundedDimension(type)),
  };
}

export const HLO_Tuple: TypeConstraint = {
  summary: 'nested tuple with any combination of tensors and tokens',
  test(type) {
    if (!(type instanceof TupleType)) return false;
    // A stack of its own: tuples may be nested as deep as the input likes.
    const pending = [...type.types];
    for (let next = pending.pop(); next; next = pending.pop()) {
      if (next instanceof TupleType) pending.push(...next.types);
      else if (!(next instanceof RankedTensorType || next instanceof MemRefType || next instanceof TokenType))
        return false;
    }
    return true;
  },
};

// Attributes.

function atLeast(base: AttrConstraint<number>, least: bigint, words: string): AttrConstraint<number> {
  return {
    ...base,
    summary: `${base.summary} whose value is ${words}`,
    isStorable: (attribute) => attribute instanceof IntegerAttr,
    test: (attribute) => base.test(attribute) && (attribute as IntegerAttr).value >= least,
  };
}

export const HLO_PositiveI64 = atLeast(I64Attr, 1n, 'positive');
export const HLO_NonNegativeI64 = atLeast(I64Attr, 0n, 'non-negative');
export const HLO_PositiveI32 = atLeast(I32Attr, 1n, 'positive');
export const HLO_NonNegativeI32 = atLeast(I32Attr, 0n, 'non-negative');

/** Satisfied by elements of type i64, of any shape. */
export const HLO_I64ElementsAttr: AttrConstraint<DenseElementsAttr> = {
  ...attrOfClass(DenseElementsAttr, '64-bit signless integer elements attribute'),
  isStorable: AnyIntElementsAttr.test,
  test: (attribute) =>
    attribute instanceof DenseElementsAttr &&
    attribute.elementType instanceof IntegerType &&
    attribute.elementType.isSignless &&
    attribute.elementType.width === 64,
};

/** Satisfied by lists of indices of rank 1, each the dimensions of a tensor from minor to major. */
export const HLO_LayoutArrayAttr = TypedArrayAttr<DenseElementsAttr>(
  {
    ...attrOfClass(DenseElementsAttr, 'A layout'),
    test: (attribute) =>
      attribute instanceof DenseElementsAttr &&
      attribute.elementType instanceof IndexType &&
      attribute.type.shape.length === 1,
  },
  'Array of layout (1D tensor of index type) attributes',
);
