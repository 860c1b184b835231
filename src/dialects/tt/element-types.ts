import { product } from '../../support/math.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { type Context } from '../../ir/context.ts';
import { type Type } from '../../ir/type.ts';
import { type TileShape } from '../../layout/tensor-layout.ts';
import { DataType } from './generated/tt-enums.gen.ts';
import { TileType } from './generated/tt-types.gen.ts';

/** The tile that the hardware's matrix engine works on. */
export const defaultTileShape: TileShape = { height: 32, width: 32 };

/** Bytes of one element in each format; block floats have none, their tiles are sized as a whole. */
const scalarSizeBytes: Partial<Record<DataType, number>> = {
  f32: 4,
  f16: 2,
  bf16: 2,
  u32: 4,
  u16: 2,
  u8: 1,
  si32: 4,
  si16: 2,
  si8: 1,
};

/** Bytes of a 32x32 tile in the block-float formats. Differs from what silicon needs: exponents are not counted. */
const blockTileSizeBytes: Partial<Record<DataType, number>> = {
  bfp_f8: 1024,
  bfp_bf8: 1024,
  bfp_f4: 512,
  bfp_bf4: 512,
  bfp_f2: 256,
  bfp_bf2: 256,
};

/**
 * Returns the device's format for elements of a tile or scalar type: f32, f16, bf16, and integers of 32, 16 and 8 bits of
 * any signedness. Truth values, i1, are the numbers 0 and 1 in bf16, which all operations compute with. Undefined for types that the
 * device has no format for.
 * Source: ttmlir-facts, section 1.1.3. Differs: i1 has a format; types that are no integer or float have no format instead of f32.
 */
export function dataTypeOf(elementType: Type): DataType | undefined {
  if (elementType instanceof TileType) return elementType.dataType;
  if (elementType instanceof FloatType) {
    return { f32: DataType.Float32, f16: DataType.Float16, bf16: DataType.BFloat16 }[elementType.kind as string];
  }
  if (elementType instanceof IntegerType) {
    return { 32: DataType.UInt32, 16: DataType.UInt16, 8: DataType.UInt8, 1: DataType.BFloat16 }[elementType.width];
  }
  return undefined;
}

/** Returns what is wrong with an element type that the device has no format for, in tt-mlir's words. */
export function unsupportedElement(elementType: Type): string {
  if (elementType instanceof FloatType) return 'unsupported float type';
  return elementType instanceof IntegerType ? 'unsupported integer type' : 'unsupported data type';
}

/**
 * Tells whether elements of a type are integers that may be negative: all but unsigned ones and truth values. Layouts do not say it, binaries and the
 * kernels of the device model do.
 */
export function isSignedInteger(elementType: Type): boolean {
  return elementType instanceof IntegerType && elementType.width > 1 && elementType.signedness !== 'unsigned';
}

/** Returns the smallest number of the type: negative infinity, or the least integer. */
export function leastNumber(type: Type): number | undefined {
  if (type instanceof FloatType) return -Infinity;
  if (!(type instanceof IntegerType)) return undefined;
  return type.signedness === 'unsigned' || type.width === 1 ? 0 : -(2 ** (type.width - 1));
}

/** Returns the largest number of the type: infinity, or the greatest integer. */
export function greatestNumber(type: Type): number | undefined {
  if (type instanceof FloatType) return Infinity;
  if (!(type instanceof IntegerType)) return undefined;
  return type.signedness === 'unsigned' || type.width === 1 ? 2 ** type.width - 1 : 2 ** (type.width - 1) - 1;
}

/** Returns the scalar type that holds one element of a format: f16 for `bfp_f*`, bf16 for `bfp_bf*`, i32 for u32 and si32. */
export function scalarTypeOf(context: Context, dataType: DataType): Type {
  switch (dataType) {
    case DataType.Float32:
      return FloatType.get(context, 'f32');
    case DataType.Float16:
    case DataType.BFP_Float8:
    case DataType.BFP_Float4:
    case DataType.BFP_Float2:
      return FloatType.get(context, 'f16');
    case DataType.BFloat16:
    case DataType.BFP_BFloat8:
    case DataType.BFP_BFloat4:
    case DataType.BFP_BFloat2:
      return FloatType.get(context, 'bf16');
    case DataType.UInt32:
    case DataType.Int32:
      return IntegerType.get(context, 32);
    case DataType.UInt16:
    case DataType.Int16:
      return IntegerType.get(context, 16);
    case DataType.UInt8:
    case DataType.Int8:
      return IntegerType.get(context, 8);
  }
}

/** Returns the tile of a scalar type in its own format, or undefined when the device has no format for it. */
export function tileTypeOf(elementType: Type, shape: TileShape = defaultTileShape): TileType | undefined {
  const dataType = dataTypeOf(elementType);
  return dataType && TileType.get(elementType.context, [shape.height, shape.width], dataType);
}

/** Returns the type of one scalar: that inside a tile, else the type itself. */
export function scalarElementType(elementType: Type): Type {
  return elementType instanceof TileType ? scalarTypeOf(elementType.context, elementType.dataType) : elementType;
}

/** Returns the extent of a tile type, undefined for scalar types. */
export function tileShapeOf(elementType: Type): TileShape | undefined {
  if (!(elementType instanceof TileType)) return undefined;
  const [height, width] = elementType.shape;
  return { height: height!, width: width! };
}

/**
 * Returns the bytes of one element of a memref: of a scalar (index takes 8, i1 takes 1) or of a whole tile.
 * Source: ttmlir-facts, sections 1.1.3 and 4.3.
 */
export function elementSizeBytes(elementType: Type): number {
  if (elementType instanceof TileType) {
    const { dataType, shape } = elementType;
    return blockTileSizeBytes[dataType] ?? product(shape) * scalarSizeBytes[dataType]!;
  }
  if (elementType instanceof IntegerType || elementType instanceof FloatType) return Math.ceil(elementType.width / 8);
  return elementType instanceof IndexType ? 8 : 4;
}
