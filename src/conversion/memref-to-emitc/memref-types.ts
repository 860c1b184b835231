import { ArrayType } from '../../dialects/emitc/generated/emitc-types.gen.ts';
import { type Type } from '../../ir/type.ts';
import { hasIdentityLayout } from '../../ir/types/memref-layout.ts';
import { MemRefType } from '../../ir/types/shaped-types.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { materializeAsCast } from '../../dialects/emitc/transforms/type-conversions.ts';

/** Tells whether C has arrays of the type: sizes are known and not zero, and elements follow each other. */
export function isArrayOfC(type: MemRefType): boolean {
  return type.hasStaticShape && hasIdentityLayout(type) && type.shape.length > 0 && !type.shape.includes(0);
}

/** Makes buffers arrays; casts stand between both. Source: populateMemRefToEmitCTypeConversion of mlir/lib/Conversion/MemRefToEmitC/MemRefToEmitC.cpp. */
export function addMemRefConversions(converter: TypeConverter): TypeConverter {
  return converter
    .addConversion((type) => {
      if (!(type instanceof MemRefType)) return undefined;
      const elementType = isArrayOfC(type) && converter.convertType(type.elementType);
      return elementType ? ArrayType.get(type.context, type.shape, elementType) : undefined;
    })
    .addSourceMaterialization(materializeAsCast)
    .addTargetMaterialization(materializeAsCast);
}

/** Returns the type of a global that holds such a buffer, that of the element where there is one; undefined when it cannot be converted. */
export function globalType(type: MemRefType, converter: TypeConverter): Type | undefined {
  return converter.convertType(type.shape.length === 0 ? type.elementType : type);
}
