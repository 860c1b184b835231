import fc from 'fast-check';
import { AffineMap } from '../../affine/affine-map.ts';
import {
  getAffineBinaryOpExpr,
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
} from '../../affine/affine-expr.ts';
import { IntegerSet } from '../../affine/integer-set.ts';
import { type Attribute } from '../../ir/attribute.ts';
import {
  AffineMapAttr,
  ArrayAttr,
  DictionaryAttr,
  IntegerSetAttr,
  StridedLayoutAttr,
  SymbolRefAttr,
} from '../../ir/attributes/container-attributes.ts';
import {
  DenseArrayAttr,
  DenseElementsAttr,
  DenseResourceElementsAttr,
  DenseStringElementsAttr,
  elementSizeBytes,
} from '../../ir/attributes/elements-attributes.ts';
import {
  boolAttr,
  FloatAttr,
  i64Attr,
  IntegerAttr,
  LocationAttr,
  OpaqueAttr,
  StringAttr,
  TypeAttr,
  UnitAttr,
} from '../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../ir/context.ts';
import { CallSiteLoc, FileLineColLoc, fuseLocations, NameLoc, UnknownLoc, type Location } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { FunctionType, OpaqueType, TupleType } from '../../ir/types/composite-types.ts';
import {
  ComplexType,
  FloatType,
  IndexType,
  IntegerType,
  NoneType,
  type FloatKind,
} from '../../ir/types/scalar-types.ts';
import {
  kDynamic,
  MemRefType,
  RankedTensorType,
  UnrankedMemRefType,
  UnrankedTensorType,
  VectorType,
} from '../../ir/types/shaped-types.ts';
import { bitsToDouble, encodeFloat, floatFormat, type FloatFormat } from '../../support/float-bits.ts';

/** Something that is made once there is a context. */
export type Maker<T> = (context: Context) => T;

const { constant, constantFrom, integer, array, tuple, oneof, bigInt, record } = fc;
const option = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

// Names and texts

/** Any text, often with characters that need escapes. */
export const text = oneof(
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 5 }),
  constantFrom('', '"', '\\', 'a b', 'é', '😀', '\n\t', '0x10', '\u0000\u007f', 'loc', 'true', 'i32', 'a.b$c'),
);

/** Names of attributes and symbols: any text but the empty one. */
export const name = text.map((value) => value || 'x');

const opaqueText = constantFrom('a', 'a.b', 'x1', 'a<1, 2>', 'a<[({<>})]>', 'a<b -> c>', 'a<"str>\\22">', 'a<b> c', '[1]', '"s"', '1'); // prettier-ignore

// Types

const integerType: fc.Arbitrary<Maker<IntegerType>> = tuple(
  constantFrom(1, 2, 4, 7, 8, 16, 32, 33, 64, 65, 128, 16777215),
  constantFrom('signless', 'signed', 'unsigned'),
).map(
  ([width, sign]) =>
    (context) =>
      IntegerType.get(context, width, sign),
);

/** The widest integers that values are made of. */
const widestValue = 128;

const floatKinds = Object.keys(floatFormat) as FloatKind[];
const floatType: fc.Arbitrary<Maker<FloatType>> = constantFrom(...floatKinds).map(
  (kind) => (context) => FloatType.get(context, kind),
);

const scalarType: fc.Arbitrary<Maker<IntegerType | FloatType | IndexType>> = oneof(
  integerType,
  floatType,
  constant((context: Context) => IndexType.get(context)),
);

const complexType: fc.Arbitrary<Maker<ComplexType>> = oneof(integerType, floatType).map(
  (element) => (context) => ComplexType.get(element(context)),
);

const shape = array(oneof(integer({ min: 0, max: 5 }), constant(kDynamic), constant(1 << 20)), { maxLength: 4 });
const staticShape = array(integer({ min: 0, max: 3 }), { maxLength: 3 });

const vectorType: fc.Arbitrary<Maker<VectorType>> = tuple(
  array(tuple(integer({ min: 1, max: 9 }), fc.boolean()), { maxLength: 3 }),
  scalarType,
).map(
  ([dims, element]) =>
    (context) =>
      VectorType.get(
        dims.map(([size]) => size),
        element(context),
        dims.map(([, scalable]) => scalable),
      ),
);

const strided = tuple(
  array(oneof(integer({ min: -4, max: 99 }), constant(kDynamic)), { maxLength: 3 }),
  oneof(integer({ min: -4, max: 99 }), constant(kDynamic)),
);

// Affine

/** Expressions that are simple enough to be built anew from their text: their terms cannot be merged. */
const affineExpr = fc
  .tuple(
    constantFrom(getAffineDimExpr(0), getAffineDimExpr(1), getAffineSymbolExpr(0)),
    array(tuple(constantFrom('add', 'mul', 'mod', 'floordiv', 'ceildiv'), integer({ min: 2, max: 9 })), {
      maxLength: 3,
    }),
  )
  .map(([start, steps]) =>
    steps.reduce((expr, [kind, value]) => getAffineBinaryOpExpr(kind, expr, getAffineConstantExpr(value)), start),
  );

const affineMap = array(affineExpr, { maxLength: 3 }).map((results) => AffineMap.get(2, 1, results));
const integerSet = array(tuple(affineExpr, fc.boolean()), { minLength: 1, maxLength: 3 }).map((constraints) =>
  IntegerSet.get(
    2,
    1,
    constraints.map(([expr]) => expr),
    constraints.map(([, isEq]) => isEq),
  ),
);

/** Returns bits that some text reads as: those of the formats wider than f64 must be a double's. */
function wellFormed(kind: FloatKind, bits: bigint): bigint {
  const format: FloatFormat = floatFormat[kind];
  if (format.width <= 64) return BigInt.asUintN(format.width, bits);
  const value = bitsToDouble(BigInt.asUintN(64, bits));
  return encodeFloat(format, Number.isFinite(value) ? value : 1);
}

const floatAttribute = tuple(floatType, oneof(bigInt({ min: 0n, max: (1n << 128n) - 1n }), constantFrom(0n, 1n))).map(
  ([type, bits]) =>
    (context: Context) => {
      const made = type(context);
      return FloatAttr.ofBits(made, wellFormed(made.kind, bits));
    },
);

const integerAttribute = tuple(
  oneof(
    integerType,
    constant((context: Context) => IndexType.get(context)),
  ),
  oneof(bigInt({ min: -(1n << 66n), max: 1n << 66n }), bigInt({ min: -9n, max: 9n })),
).map(
  ([type, value]) =>
    (context: Context) =>
      IntegerAttr.get(narrowed(type(context)), value),
);

function narrowed(type: IntegerType | IndexType): IntegerType | IndexType {
  return type instanceof IntegerType && type.width > widestValue ? IndexType.get(type.context) : type;
}

const numericType: fc.Arbitrary<Maker<Type>> = oneof(scalarType, complexType);

/** Types of values: numbers of the widest integer types would take megabytes each. */
const elementType: fc.Arbitrary<Maker<Type>> = numericType.map((make) => (context) => {
  const made = make(context);
  const { type } = elementParts(made);
  return type instanceof IntegerType && narrowed(type) !== type ? IndexType.get(context) : made;
});

const denseAttribute = tuple(staticShape, elementType, fc.boolean(), fc.boolean(), array(integer({ min: 0, max: 255 }), { maxLength: 9, minLength: 1 })).map(
  ([dims, element, isVector, isSplat, seed]) =>
    (context: Context) => {
      const type = element(context);
      const asVector = isVector && !(type instanceof ComplexType) && dims.every((size) => size > 0);
      const made = asVector ? VectorType.get(dims, type) : RankedTensorType.get(dims, type);
      const parts = elementParts(type);
      const size = elementSizeBytes(parts.type);
      const count = (isSplat && made.numElements > 0 ? 1 : made.numElements) * parts.count;
      const bytes = new Uint8Array(count * size);
      for (let i = 0; i < count; i++) {
        let bits = 0n;
        for (let j = 0; j < size; j++) bits = (bits << 8n) | BigInt(seed[(i + 3 * j) % seed.length]!);
        bits = elementBits(parts.type, bits);
        for (let j = 0; j < size; j++) bytes[i * size + j] = Number((bits >> BigInt(8 * j)) & 0xffn);
      }
      return DenseElementsAttr.get(made, bytes);
    },
); // prettier-ignore

function elementParts(type: Type): { type: Type; count: number } {
  return type instanceof ComplexType ? { type: type.elementType, count: 2 } : { type, count: 1 };
}

/** Returns bits that an element of the type is stored as. */
function elementBits(type: Type, bits: bigint): bigint {
  if (type instanceof FloatType) return wellFormed(type.kind, bits);
  return type instanceof IntegerType ? BigInt.asUintN(type.width, bits) : bits;
}

function withoutNone(made: Type | undefined): Type | undefined {
  return made instanceof NoneType ? undefined : made;
}

const all = <T>(makers: readonly Maker<T>[], context: Context): T[] => makers.map((make) => make(context));

/** Returns types that nest at most `depth` others. */
function typeAt(depth: number): fc.Arbitrary<Maker<Type>> {
  const element: fc.Arbitrary<Maker<Type>> = oneof(numericType, vectorType);
  const leaves: fc.Arbitrary<Maker<Type>>[] = [
    scalarType,
    complexType,
    vectorType,
    constant((context) => NoneType.get(context)),
    opaqueText.map((data) => (context) => OpaqueType.get(context, 'foo', data)),
    tuple(shape, element).map(
      ([dims, of]) =>
        (context) =>
          RankedTensorType.get(dims, of(context)),
    ),
    numericType.map((of) => (context) => UnrankedTensorType.get(of(context))),
    numericType.map((of) => (context) => UnrankedMemRefType.get(of(context))),
    tuple(shape, element, integer({ min: 0, max: 3 })).map(
      ([dims, of, space]) =>
        (context) =>
          MemRefType.get(dims, of(context), space === 0 ? undefined : i64Attr(context, space)),
    ),
    tuple(strided, numericType).map(([[strides, offset], of]) => (context) => {
      const layout = StridedLayoutAttr.get(context, offset, strides);
      return MemRefType.get(Array<number>(strides.length).fill(4), of(context), undefined, layout);
    }),
  ];
  if (depth === 0) return oneof(...leaves);
  const parts = array(typeAt(depth - 1), { maxLength: 3 });
  return oneof(
    ...leaves,
    parts.map(
      (types): Maker<Type> =>
        (context) =>
          TupleType.get(context, all(types, context)),
    ),
    tuple(parts, parts).map(
      ([inputs, results]): Maker<Type> =>
        (context) =>
          FunctionType.get(context, all(inputs, context), all(results, context)),
    ),
    tuple(shape, element, attributeAt(depth - 1)).map(
      ([dims, of, encoding]): Maker<Type> =>
        (context) =>
          RankedTensorType.get(dims, of(context), encodable(encoding(context))),
    ),
  );
}

/** The grammar of tensor types does not take every attribute. */
function encodable(attribute: Attribute): Attribute {
  const isRefused = attribute instanceof DenseArrayAttr || attribute instanceof StridedLayoutAttr;
  return isRefused ? ArrayAttr.get(attribute.context, [attribute]) : attribute;
}

const integerWidths = constantFrom(1, 8, 16, 32, 64);
const wideInteger = bigInt({ min: -(1n << 63n), max: (1n << 63n) - 1n });

/** Returns attributes that nest at most `depth` others. */
function attributeAt(depth: number): fc.Arbitrary<Maker<Attribute>> {
  const leaves: fc.Arbitrary<Maker<Attribute>>[] = [
    integerAttribute,
    floatAttribute,
    denseAttribute,
    fc.boolean().map((value) => (context) => boolAttr(context, value)),
    text.map((value) => (context) => StringAttr.get(context, value)),
    constant((context) => UnitAttr.get(context)),
    tuple(name, array(name, { maxLength: 2 })).map(
      ([root, nested]) =>
        (context) =>
          SymbolRefAttr.get(context, root, nested),
    ),
    affineMap.map((map) => (context) => AffineMapAttr.get(context, map)),
    integerSet.map((set) => (context) => IntegerSetAttr.get(context, set)),
    strided.map(
      ([strides, offset]) =>
        (context) =>
          StridedLayoutAttr.get(context, offset, strides),
    ),
    tuple(staticShape, array(text, { minLength: 1, maxLength: 4 })).map(([dims, values]) => (context) => {
      const made = RankedTensorType.get(dims, OpaqueType.get(context, 'foo', 'string'));
      const elements = Array.from({ length: made.numElements }, (_, i) => values[i % values.length]!);
      return DenseStringElementsAttr.get(made, elements);
    }),
    tuple(integerWidths, array(wideInteger, { maxLength: 4 })).map(([width, values]) => (context) => {
      const wrap = (value: bigint): number => Number(width === 1 ? value & 1n : BigInt.asIntN(width, value));
      return DenseArrayAttr.get(IntegerType.get(context, width), width === 64 ? values : values.map(wrap));
    }),
    array(fc.double({ noNaN: true }), { maxLength: 4 }).map(
      (values) => (context) => DenseArrayAttr.get(FloatType.get(context, 'f64'), values),
    ),
    name.map((key) => (context) => {
      return DenseResourceElementsAttr.get(RankedTensorType.get([2], IndexType.get(context)), key);
    }),
    opaqueText.map((data) => (context) => OpaqueAttr.get(context, 'foo', data)),
  ];
  if (depth === 0) return oneof(...leaves);
  const part = attributeAt(depth - 1);
  const partType = typeAt(depth - 1);
  return oneof(
    ...leaves,
    tuple(text, partType).map(
      ([value, typed]): Maker<Attribute> =>
        (context) =>
          StringAttr.get(context, value, withoutNone(typed(context))),
    ),
    tuple(opaqueText, partType).map(
      ([data, typed]): Maker<Attribute> =>
        (context) =>
          OpaqueAttr.get(context, 'foo', data, withoutNone(typed(context))),
    ),
    partType.map(
      (value): Maker<Attribute> =>
        (context) =>
          TypeAttr.get(value(context)),
    ),
    locationAt(depth - 1).map(
      (value): Maker<Attribute> =>
        (context) =>
          LocationAttr.get(context, value(context)),
    ),
    array(part, { maxLength: 3 }).map(
      (parts): Maker<Attribute> =>
        (context) =>
          ArrayAttr.get(context, all(parts, context)),
    ),
    array(tuple(name, part), { maxLength: 3 }).map(
      (entries): Maker<Attribute> =>
        (context) =>
          DictionaryAttr.get(context, makeEntries(entries, context)),
    ),
  );
}

/** Returns locations that nest at most `depth` others. */
function locationAt(depth: number): fc.Arbitrary<Maker<Location>> {
  const line = integer({ min: 0, max: 99 });
  const leaves: fc.Arbitrary<Maker<Location>>[] = [
    constant(() => UnknownLoc.instance),
    tuple(text, line, line).map(
      ([file, at, column]) =>
        () =>
          // A file without name has ranges only.
          FileLineColLoc.get(file || '-', at, column),
    ),
    tuple(text, line, line, integer({ min: 0, max: 2 })).map(
      ([file, at, column, more]) =>
        () =>
          FileLineColLoc.get(file, at, column, { line: at + more, column: column + 1 }),
    ),
    text.map((label) => () => new NameLoc(label)),
  ];
  if (depth === 0) return oneof(...leaves);
  const part = locationAt(depth - 1);
  return oneof(
    ...leaves,
    tuple(text, part).map(
      ([label, child]): Maker<Location> =>
        (context) =>
          new NameLoc(label, child(context)),
    ),
    tuple(part, part).map(
      ([callee, caller]): Maker<Location> =>
        (context) =>
          new CallSiteLoc(callee(context), caller(context)),
    ),
    tuple(array(part, { maxLength: 3 }), option(attributeAt(depth - 1))).map(
      ([parts, metadata]): Maker<Location> =>
        (context) =>
          fuseLocations(all(parts, context), metadata?.(context)),
    ),
  );
}

function makeEntries(entries: readonly (readonly [string, Maker<Attribute>])[], context: Context) {
  return new Map(entries.map(([key, value]) => [key, value(context)]));
}

export const type = typeAt(2);
export const attribute = attributeAt(2);
export const location = locationAt(2);

/** Returns named attributes for an operation. */
const attributesOf = (values: fc.Arbitrary<Maker<Attribute>>) =>
  array(tuple(name, values), { maxLength: 2 }).map((entries) => (context: Context) => makeEntries(entries, context));

/** The plan of an operation; what its operands and successors are is chosen by numbers among what there is. */
export interface OpPlan {
  readonly name: string;
  readonly operands: readonly number[];
  readonly results: readonly Maker<Type>[];
  readonly attributes: Maker<ReadonlyMap<string, Attribute>>;
  readonly properties: Maker<ReadonlyMap<string, Attribute>>;
  readonly location: Maker<Location>;
  readonly successors: readonly number[];
  readonly regions: readonly (readonly BlockPlan[])[];
}

export interface BlockPlan {
  readonly arguments: readonly { readonly type: Maker<Type>; readonly location: Maker<Location> }[];
  readonly ops: readonly OpPlan[];
}

/** Returns operations with at most `depth` levels of regions. */
function opAt(depth: number): fc.Arbitrary<OpPlan> {
  return record({
    // Names of operations have no NUL.
    name: oneof(
      constantFrom('foo.op', 'foo.a.b', 'noDot'),
      name.map((value) => value.replaceAll('\0', '0')),
    ),
    operands: array(fc.nat(), { maxLength: 3 }),
    results: array(typeAt(1), { maxLength: 2 }),
    attributes: attributesOf(attributeAt(1)),
    // Without locations: in the properties of unknown operations they print as aliases that are defined too late.
    properties: attributesOf(attributeAt(0)),
    location,
    successors: array(fc.nat(), { maxLength: 2 }),
    regions: depth === 0 ? constant([]) : array(array(blockAt(depth - 1), { maxLength: 3 }), { maxLength: 2 }),
  });
}

function blockAt(depth: number): fc.Arbitrary<BlockPlan> {
  return record({
    arguments: array(record({ type: typeAt(1), location: locationAt(1) }), { maxLength: 2 }),
    ops: array(opAt(depth), { maxLength: 2 }),
  });
}

/** The operations of a module. */
export const program = array(opAt(2), { maxLength: 3 });
