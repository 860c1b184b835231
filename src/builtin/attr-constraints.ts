import { type ClassOf } from '../support/class-of.ts';
import { type Attribute } from '../ir/attribute.ts';
import {
  AffineMapAttr as AffineMapAttribute,
  ArrayAttr as ArrayAttribute,
  DictionaryAttr as DictionaryAttribute,
  IntegerSetAttr as IntegerSetAttribute,
  SymbolRefAttr as SymbolRefAttribute,
} from '../ir/attributes/container-attributes.ts';
import {
  DenseArrayAttr,
  DenseElementsAttr,
  DenseStringElementsAttr,
  isElementsAttr,
} from '../ir/attributes/elements-attributes.ts';
import { floatAttr, floatValue } from '../ir/attributes/float-values.ts';
import {
  attributeType,
  boolAttr,
  FloatAttr,
  IntegerAttr,
  LocationAttr as LocationAttribute,
  StringAttr,
  TypeAttr as TypeAttribute,
  UnitAttr as UnitAttribute,
} from '../ir/attributes/scalar-attributes.ts';
import { type Context } from '../ir/context.ts';
import { type Type } from '../ir/type.ts';
import {
  FloatType,
  IndexType,
  IntegerType,
  NoneType,
  type FloatKind,
  type Signedness,
} from '../ir/types/scalar-types.ts';
import { type AttrConstraint, attrOfClass, type TypeConstraint } from '../ods/constraints.ts';
import { enumKeyword, symbolizeEnum, type EnumCase, type EnumSpec } from '../ods/enums.ts';
import { describeGiven, expectList, expectPlain, PlainValueError } from '../ods/plain-values.ts';

/** The attribute constraints that specs name, with upstream's words. Source: mlir/IR/CommonAttrConstraints.td. */

export const AnyAttr: AttrConstraint = {
  summary: 'any attribute',
  test: () => true,
  unwrap: (attribute) => attribute,
  wrap: (_, value) => value,
};

export const BoolAttr: AttrConstraint<boolean> = {
  summary: 'bool attribute',
  test: (attribute) => attribute instanceof IntegerAttr && attribute.isBool,
  unwrap: (attribute) => (attribute as IntegerAttr).value === 1n,
  wrap: (context, value) => boolAttr(context, expectPlain(value, 'boolean')),
  valueType: (context) => IntegerType.get(context, 1),
};

/** Returns `value`. Throws RangeError where it is no integer of `type`; one without a sign may stand for what has the same bits. */
function checkFits(type: IntegerType | IndexType, value: number): number {
  const [bits, signedness] = type instanceof IntegerType ? [type.width, type.signedness] : [64, 'signed'];
  const least = signedness === 'unsigned' ? 0 : -(2 ** (bits - 1));
  const end = signedness === 'signed' ? 2 ** (bits - 1) : 2 ** bits;
  const isInteger = typeof value === 'bigint' || Number.isInteger(value);
  if (isInteger && value >= least && value < end) return value;
  const prefix = { signless: 'i', signed: 'si', unsigned: 'ui' };
  const name = type instanceof IntegerType ? `${prefix[type.signedness]}${type.width}` : 'index';
  throw new RangeError(`${value} is no value of type ${name}`);
}

function integer(width: number, signedness: Signedness): AttrConstraint<number> {
  const typeOf = (context: Context): IntegerType => IntegerType.get(context, width, signedness);
  return {
    summary: `${width}-bit ${signedness} integer attribute`,
    test: (attribute) => attribute instanceof IntegerAttr && attribute.type === typeOf(attribute.context),
    isStorable: (attribute) => attribute instanceof IntegerAttr,
    unwrap: (attribute) => (attribute as IntegerAttr).number,
    wrap: (context, value) => IntegerAttr.get(typeOf(context), checkFits(typeOf(context), value)),
    valueType: typeOf,
  };
}

export const I1Attr = integer(1, 'signless');
export const I8Attr = integer(8, 'signless');
export const I16Attr = integer(16, 'signless');
export const I32Attr = integer(32, 'signless');
export const I64Attr = integer(64, 'signless');
export const SI1Attr = integer(1, 'signed');
export const SI8Attr = integer(8, 'signed');
export const SI16Attr = integer(16, 'signed');
export const SI32Attr = integer(32, 'signed');
export const SI64Attr = integer(64, 'signed');
export const UI1Attr = integer(1, 'unsigned');
export const UI8Attr = integer(8, 'unsigned');
export const UI16Attr = integer(16, 'unsigned');
export const UI32Attr = integer(32, 'unsigned');
export const UI64Attr = integer(64, 'unsigned');

export const IndexAttr: AttrConstraint<number> = {
  summary: 'index attribute',
  test: (attribute) => attribute instanceof IntegerAttr && attribute.type instanceof IndexType,
  isStorable: (attribute) => attribute instanceof IntegerAttr,
  unwrap: (attribute) => (attribute as IntegerAttr).number,
  wrap: (context, value) => IntegerAttr.get(IndexType.get(context), checkFits(IndexType.get(context), value)),
  valueType: (context) => IndexType.get(context),
};

function float(kind: FloatKind, words: string): AttrConstraint<number> {
  const typeOf = (context: Context): FloatType => FloatType.get(context, kind);
  return {
    summary: `${words} attribute`,
    test: (attribute) => attribute instanceof FloatAttr && attribute.type === typeOf(attribute.context),
    isStorable: (attribute) => attribute instanceof FloatAttr,
    unwrap: (attribute) => floatValue(attribute as FloatAttr),
    wrap: (context, value) => floatAttr(typeOf(context), expectPlain(value, 'number')),
    valueType: typeOf,
  };
}

/** Differs: mlir/IR/CommonAttrConstraints.td has none of 16 bits. */
export const BF16Attr = float('bf16', 'bfloat16');
export const F16Attr = float('f16', '16-bit float');
export const F32Attr = float('f32', '32-bit float');
export const F64Attr = float('f64', '64-bit float');

/** The plain value is the attribute, which has the type. */
function integerOfWidth(summary: string, width?: number): AttrConstraint {
  const isOfWidth = ({ type }: IntegerAttr): boolean =>
    width === undefined || (type instanceof IntegerType && type.width === width);
  return {
    ...AnyAttr,
    summary,
    test: (attribute) => attribute instanceof IntegerAttr && isOfWidth(attribute),
    isStorable: (attribute) => attribute instanceof IntegerAttr,
  };
}

export const AnyI1Attr = integerOfWidth('1-bit integer attribute', 1);
export const AnyI8Attr = integerOfWidth('8-bit integer attribute', 8);
export const AnyI16Attr = integerOfWidth('16-bit integer attribute', 16);
export const AnyI32Attr = integerOfWidth('32-bit integer attribute', 32);
export const AnyI64Attr = integerOfWidth('64-bit integer attribute', 64);
export const APIntAttr = integerOfWidth('arbitrary integer attribute');

export const StrAttr: AttrConstraint<string> = {
  summary: 'string attribute',
  test: (attribute) => attribute instanceof StringAttr,
  unwrap: (attribute) => (attribute as StringAttr).value,
  wrap: (context, value) => StringAttr.get(context, expectPlain(value, 'string')),
  valueType: (context) => NoneType.get(context),
  form: 'string',
};

export const SymbolNameAttr: AttrConstraint<string> = { ...StrAttr, form: 'symbol-name' };

export const SymbolRefAttr: AttrConstraint<SymbolRefAttribute> = {
  ...attrOfClass(SymbolRefAttribute, 'symbol reference attribute'),
  valueType: (context) => NoneType.get(context),
  form: 'symbol-ref',
};

/** The plain value is the name without `@`. */
export const FlatSymbolRefAttr: AttrConstraint<string> = {
  summary: 'flat symbol reference attribute',
  test: (attribute) => attribute instanceof SymbolRefAttribute && attribute.isFlat,
  unwrap: (attribute) => (attribute as SymbolRefAttribute).rootReference,
  wrap: (context, value) => SymbolRefAttribute.get(context, expectPlain(value, 'string')),
  valueType: (context) => NoneType.get(context),
  form: 'symbol-ref',
};

/** The plain value is true where the attribute is there. */
export const UnitAttr: AttrConstraint<boolean> = {
  summary: 'unit attribute',
  test: (attribute) => attribute instanceof UnitAttribute,
  unwrap: () => true,
  wrap: (context) => UnitAttribute.get(context),
  form: 'unit',
};

export const TypeAttr: AttrConstraint<Type> = {
  summary: 'any type attribute',
  test: (attribute) => attribute instanceof TypeAttribute,
  unwrap: (attribute) => (attribute as TypeAttribute).value,
  wrap: (_, value) => TypeAttribute.get(value),
  form: 'type',
};

/** A type attribute whose type satisfies a constraint, of the class `T`. */
export function TypeAttrOf<T extends Type = Type>(type: TypeConstraint): AttrConstraint<T> {
  return {
    ...(TypeAttr as AttrConstraint<Type> as AttrConstraint<T>),
    summary: `type attribute of ${type.summary}`,
    test: (attribute) => attribute instanceof TypeAttribute && type.test(attribute.value),
    isStorable: TypeAttr.test,
  };
}

export const ArrayAttr: AttrConstraint<readonly Attribute[]> = {
  summary: 'array attribute',
  test: (attribute) => attribute instanceof ArrayAttribute,
  unwrap: (attribute) => (attribute as ArrayAttribute).value,
  wrap: (context, value) => ArrayAttribute.get(context, expectList(value)),
  valueType: (context) => NoneType.get(context),
};

/** An array whose elements all satisfy `element`; the plain value is the array of their plain values. */
export function TypedArrayAttr<V>(element: AttrConstraint<V>, summary: string): AttrConstraint<readonly V[]> {
  return {
    summary,
    test: (attribute) => attribute instanceof ArrayAttribute && attribute.value.every((e) => element.test(e)),
    isStorable: ArrayAttr.test,
    valueType: (context) => NoneType.get(context),
    unwrap: (attribute) => (attribute as ArrayAttribute).value.map((e) => element.unwrap(e)),
    wrap: (context, value) =>
      ArrayAttribute.get(
        context,
        expectList(value).map((e) => element.wrap(context, e)),
      ),
  };
}

export const BoolArrayAttr = TypedArrayAttr(BoolAttr, '1-bit boolean array attribute');
export const I32ArrayAttr = TypedArrayAttr(I32Attr, '32-bit integer array attribute');
export const I64ArrayAttr = TypedArrayAttr(I64Attr, '64-bit integer array attribute');
export const IndexListArrayAttr = TypedArrayAttr(I64ArrayAttr, 'Array of 64-bit integer array attributes');
export const F32ArrayAttr = TypedArrayAttr(F32Attr, '32-bit float array attribute');
export const F64ArrayAttr = TypedArrayAttr(F64Attr, '64-bit float array attribute');
export const StrArrayAttr = TypedArrayAttr(StrAttr, 'string array attribute');
export const SymbolRefArrayAttr = TypedArrayAttr(SymbolRefAttr, 'symbol ref array attribute');
export const FlatSymbolRefArrayAttr = TypedArrayAttr(FlatSymbolRefAttr, 'flat symbol ref array attribute');
export const TypeArrayAttr = TypedArrayAttr(TypeAttr, 'type array attribute');

export const DictionaryAttr = attrOfClass(DictionaryAttribute, 'dictionary of named attribute values');
export const DictArrayAttr = TypedArrayAttr(DictionaryAttr, 'Array of dictionary attributes');
export const AffineMapAttr = attrOfClass(AffineMapAttribute, 'AffineMap attribute');
export const AffineMapArrayAttr = TypedArrayAttr(AffineMapAttr, 'AffineMap array attribute');
export const IntegerSetAttr: AttrConstraint = { ...AnyAttr, ...isOfClass(IntegerSetAttribute, 'IntegerSet attribute') };
export const LocationAttr: AttrConstraint = { ...AnyAttr, ...isOfClass(LocationAttribute, 'location attribute') };
export const LocationArrayAttr = TypedArrayAttr(LocationAttr, 'location array attribute');

function isOfClass(attributeClass: ClassOf<Attribute>, summary: string): Pick<AttrConstraint, 'summary' | 'test'> {
  return { summary, test: (attribute) => attribute instanceof attributeClass };
}

export const ElementsAttr: AttrConstraint = {
  ...AnyAttr,
  summary: 'constant vector/tensor attribute',
  test: isElementsAttr,
};

/** Satisfied by integers and indices in a tensor or vector; the class that holds them, DenseIntElementsAttr, too. */
export const AnyIntElementsAttr: AttrConstraint<DenseElementsAttr> = {
  ...attrOfClass(DenseElementsAttr, 'integer elements attribute'),
  test: (attribute) =>
    attribute instanceof DenseElementsAttr &&
    (attribute.elementType instanceof IntegerType || attribute.elementType instanceof IndexType),
};

/** Elements of the types that `test` takes, in a tensor or vector; those of the class that holds integers, or floats, can be stored. */
function elementsOf(
  summary: string,
  typeClass: ClassOf<Type>,
  test: (type: Type) => boolean,
): AttrConstraint<DenseElementsAttr> {
  const isStorable = (attribute: Attribute): attribute is DenseElementsAttr =>
    attribute instanceof DenseElementsAttr &&
    (attribute.elementType instanceof typeClass ||
      (typeClass === IntegerType && attribute.elementType instanceof IndexType));
  return {
    ...attrOfClass(DenseElementsAttr, summary),
    test: (attribute) => isStorable(attribute) && test(attribute.elementType),
    isStorable,
  };
}

const isInteger = (width: number, type: Type): type is IntegerType =>
  type instanceof IntegerType && type.width === width;
const isSignless = (width: number, type: Type): boolean => isInteger(width, type) && type.isSignless;
const isFloat = (kind: FloatKind, type: Type): boolean => type instanceof FloatType && type.kind === kind;

export const IndexElementsAttr = elementsOf(
  'index elements attribute',
  IntegerType,
  (type) => type instanceof IndexType,
);
export const AnyI32ElementsAttr = elementsOf('32-bit integer elements attribute', IntegerType, (type) =>
  isInteger(32, type),
);
export const AnyI64ElementsAttr = elementsOf('64-bit integer elements attribute', IntegerType, (type) =>
  isInteger(64, type),
);
export const I32ElementsAttr = elementsOf('32-bit signless integer elements attribute', IntegerType, (type) =>
  isSignless(32, type),
);
export const I64ElementsAttr = elementsOf('64-bit signless integer elements attribute', IntegerType, (type) =>
  isSignless(64, type),
);
export const F64ElementsAttr = elementsOf('64-bit float elements attribute', FloatType, (type) => isFloat('f64', type));
export const StringElementsAttr: AttrConstraint = {
  ...AnyAttr,
  ...isOfClass(DenseStringElementsAttr, 'string elements attribute'),
};

export const TypedAttrInterface: AttrConstraint = {
  ...AnyAttr,
  summary: 'TypedAttr instance',
  test: (attribute) => attributeType(attribute) !== undefined,
};

function denseArray(bits: number): AttrConstraint<readonly number[]> {
  const typeOf = (context: Context): IntegerType => IntegerType.get(context, bits);
  return {
    summary: `i${bits} dense array attribute`,
    test: (attribute) => attribute instanceof DenseArrayAttr && attribute.elementType === typeOf(attribute.context),
    unwrap: (attribute) => (attribute as DenseArrayAttr).numbers,
    wrap(context, value) {
      const type = typeOf(context);
      expectList(value).forEach((element) => checkFits(type, element));
      return DenseArrayAttr.get(type, value);
    },
    form: 'dense-array',
    elementBits: bits,
  };
}

export const DenseI8ArrayAttr = denseArray(8);
export const DenseI16ArrayAttr = denseArray(16);
export const DenseI32ArrayAttr = denseArray(32);
export const DenseI64ArrayAttr = denseArray(64);

function denseFloatArray(kind: FloatKind): AttrConstraint<readonly number[]> {
  return {
    summary: `${kind} dense array attribute`,
    test: (attribute) => attribute instanceof DenseArrayAttr && isFloat(kind, attribute.elementType),
    unwrap: (attribute) => (attribute as DenseArrayAttr).numbers,
    wrap: (context, value) => DenseArrayAttr.get(FloatType.get(context, kind), value),
    form: 'dense-array',
  };
}

export const DenseF32ArrayAttr = denseFloatArray('f32');
export const DenseF64ArrayAttr = denseFloatArray('f64');

export const DenseBoolArrayAttr: AttrConstraint<readonly boolean[]> = {
  summary: 'i1 dense array attribute',
  test: denseArray(1).test,
  unwrap: (attribute) => (attribute as DenseArrayAttr).numbers.map((value) => value !== 0),
  wrap: (context, value) => DenseArrayAttr.get(IntegerType.get(context, 1), expectList(value).map(Number)),
  form: 'dense-array',
  elementBits: 1,
};

function caseOf(spec: EnumSpec, keyword: string): EnumCase {
  const found = symbolizeEnum(spec, keyword);
  if (found) return found;
  const keywords = spec.cases.map(({ str }) => `'${str}'`).join(', ');
  throw new PlainValueError(`must be one of ${keywords}, not ${describeGiven(keyword)}`);
}

/**
 * An enum of a dialect stored as a signless integer of `bits`; the plain value is the keyword. Unless such integers are `specialized`, having a C++
 * class of their own, any integer can be the property.
 */
export function enumAsInteger<K extends string>(
  spec: EnumSpec,
  summary: string,
  bits = 32,
  specialized = true,
): AttrConstraint<K> {
  const stored = integer(bits, 'signless');
  return {
    summary,
    ...(!specialized && stored.isStorable && { isStorable: stored.isStorable }),
    test: (attribute) => stored.test(attribute) && enumKeyword(spec, stored.unwrap(attribute)) !== undefined,
    unwrap: (attribute) => enumKeyword(spec, stored.unwrap(attribute)) as K,
    wrap: (context, value) => stored.wrap(context, caseOf(spec, value).value),
    form: 'enum',
    keywords: {
      toKeyword: (attribute) => enumKeyword(spec, stored.unwrap(attribute))!,
      fromKeyword: (context, keyword) => {
        const found = symbolizeEnum(spec, keyword);
        return found && stored.wrap(context, found.value);
      },
      all: spec.cases.map((candidate) => candidate.str),
    },
  };
}

/** A bit enum stored as a signless integer of `bits`; the plain value is the number. */
export function bitEnumAsInteger(spec: EnumSpec, summary: string, bits = 32): AttrConstraint<number> {
  const stored = integer(bits, 'signless');
  const all = spec.cases.reduce((mask, candidate) => mask | candidate.value, 0);
  const test = (attribute: Attribute): boolean => stored.test(attribute) && (stored.unwrap(attribute) & ~all) === 0;
  return { ...stored, summary, test, isStorable: test };
}
