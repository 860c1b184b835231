import { type Attribute } from '../../ir/attribute.ts';
import { DictionaryAttr } from '../../ir/attributes/container-attributes.ts';
import { DialectAttr, IntegerAttr, OpaqueAttr, StringAttr } from '../../ir/attributes/scalar-attributes.ts';
import { isForeignDialect } from '../../ir/foreign-dialects.ts';
import { type Type } from '../../ir/type.ts';
import { FunctionType, OpaqueType, TupleType } from '../../ir/types/composite-types.ts';
import { isDialectType } from '../../ir/types/dialect-types.ts';
import { ComplexType, FloatType, IndexType, IntegerType, NoneType } from '../../ir/types/scalar-types.ts';
import { MemRefType, ShapedType, UnrankedMemRefType, VectorType } from '../../ir/types/shaped-types.ts';
import { specOf } from '../../ods/attr-spec.ts';
import { isForeignMemRefElement, isForeignVectorElement } from './foreign-dialects.ts';

/** Tells whether elements of tensors can have the type. */
export function isTensorElement(type: Type): boolean {
  return (
    !(type instanceof FunctionType || type instanceof TupleType || type instanceof NoneType) &&
    (!(type instanceof ShapedType) || type instanceof VectorType || isDialectType(type))
  );
}

/** Tells whether elements of memrefs can have the type. Source: BaseMemRefType::isValidElementType of mlir/IR/BuiltinTypes.h. */
export function isMemRefElement(type: Type): boolean {
  return (
    type instanceof IntegerType ||
    type instanceof IndexType ||
    type instanceof FloatType ||
    type instanceof ComplexType ||
    type instanceof VectorType ||
    type instanceof MemRefType ||
    type instanceof UnrankedMemRefType ||
    (isDialectType(type) && specOf(type).memRefElement === true) ||
    (type instanceof OpaqueType && isForeignMemRefElement(type.dialectNamespace, type.typeData))
  );
}

/** Tells whether the attribute can be a memory space: those of dialects and a few builtin ones. Source: isSupportedMemorySpace of mlir/lib/IR/BuiltinTypes.cpp. */
export function isMemorySpace(attribute: Attribute): boolean {
  return (
    attribute instanceof IntegerAttr ||
    attribute instanceof StringAttr ||
    attribute instanceof DictionaryAttr ||
    attribute instanceof DialectAttr ||
    (attribute instanceof OpaqueAttr && isForeignDialect(attribute.dialectNamespace))
  );
}

/** Tells whether elements of vectors can have the type. */
export function isVectorElement(type: Type): boolean {
  return (
    type instanceof IntegerType ||
    type instanceof IndexType ||
    type instanceof FloatType ||
    (type instanceof OpaqueType && isForeignVectorElement(type.dialectNamespace, type.typeData))
  );
}
