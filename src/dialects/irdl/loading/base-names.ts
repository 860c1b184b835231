import {
  AnyComplex,
  AnyInteger,
  AnyOpaque,
  AnyTuple,
  FunctionTypeConstraint,
  Index,
  NoneTypeConstraint,
} from '../../../builtin/scalar-type-constraints.ts';
import {
  AnyMemRef,
  AnyRankedTensor,
  AnyUnrankedMemRef,
  AnyUnrankedTensor,
  AnyVector,
} from '../../../builtin/shaped-type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import * as containers from '../../../ir/attributes/container-attributes.ts';
import { DistinctAttr } from '../../../ir/attributes/distinct-attribute.ts';
import * as elements from '../../../ir/attributes/elements-attributes.ts';
import * as scalars from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { CallSiteLoc, FileLineColLoc, FusedLoc, NameLoc } from '../../../ir/location.ts';
import { type Type } from '../../../ir/type.ts';
import { isDialectType } from '../../../ir/types/dialect-types.ts';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { floatFormat } from '../../../support/float-bits.ts';
import { type ClassOf } from '../../../support/class-of.ts';
import { specOf } from '../../../ods/attr-spec.ts';

/** Names of what attributes and types are without their parameters. Source: `name` of the classes in mlir/IR/BuiltinAttributes.h.inc and BuiltinTypes.h.inc. */

const attributeNames: readonly (readonly [ClassOf<Attribute>, string])[] = [
  [containers.AffineMapAttr, 'affine_map'],
  [containers.ArrayAttr, 'array'],
  [elements.DenseArrayAttr, 'dense_array'],
  [elements.DenseElementsAttr, 'dense_int_or_fp_elements'],
  [elements.DenseStringElementsAttr, 'dense_string_elements'],
  [elements.DenseResourceElementsAttr, 'dense_resource_elements'],
  [containers.DictionaryAttr, 'dictionary'],
  [DistinctAttr, 'distinct'],
  [scalars.FloatAttr, 'float'],
  [scalars.IntegerAttr, 'integer'],
  [containers.IntegerSetAttr, 'integer_set'],
  [scalars.OpaqueAttr, 'opaque'],
  [elements.SparseElementsAttr, 'sparse_elements'],
  [containers.StridedLayoutAttr, 'strided_layout'],
  [scalars.StringAttr, 'string'],
  [containers.SymbolRefAttr, 'symbol_ref'],
  [scalars.TypeAttr, 'type'],
  [scalars.UnitAttr, 'unit'],
];

const locationNames = ['call_site_loc', 'file_line_range', 'fused_loc', 'name_loc', 'unknown_loc'];

/** Floats are named by their keywords. */
const typeClasses = [
  AnyComplex,
  AnyInteger,
  AnyMemRef,
  AnyOpaque,
  AnyRankedTensor,
  AnyTuple,
  AnyUnrankedMemRef,
  AnyUnrankedTensor,
  AnyVector,
  FunctionTypeConstraint,
  Index,
  NoneTypeConstraint,
].map(({ typeClass }) => typeClass!);

/** Returns the name of the type's kind, e.g. `builtin.integer`. */
export function typeBaseName(type: Type): string {
  if (isDialectType(type)) return dialectName(specOf(type));
  if (type instanceof FloatType) return `builtin.${type.kind}`;
  return typeClasses.find(({ test }) => test(type))!.name!;
}

/** Returns the name of the attribute's kind, e.g. `builtin.string`. */
export function attributeBaseName(attribute: Attribute): string {
  if (attribute instanceof scalars.DialectAttr) return dialectName(specOf(attribute));
  if (attribute instanceof scalars.LocationAttr) return `builtin.${locationName(attribute)}`;
  return `builtin.${attributeNames.find(([kind]) => attribute instanceof kind)![1]}`;
}

/** Tells whether there are types of that name. */
export function isTypeBase(name: string, context: Context): boolean {
  const [namespace, mnemonic] = splitName(name);
  if (namespace !== 'builtin') return context.getOrLoadDialect(namespace)?.types.has(mnemonic) ?? false;
  return Object.hasOwn(floatFormat, mnemonic) || typeClasses.some((known) => known.name === name);
}

/** Tells whether there are attributes of that name. */
export function isAttributeBase(name: string, context: Context): boolean {
  const [namespace, mnemonic] = splitName(name);
  if (namespace !== 'builtin') return context.getOrLoadDialect(namespace)?.attributes.has(mnemonic) ?? false;
  return locationNames.includes(mnemonic) || attributeNames.some(([, known]) => known === mnemonic);
}

function splitName(name: string): readonly [string, string] {
  const dot = name.indexOf('.');
  return [name.slice(0, Math.max(dot, 0)), name.slice(dot + 1)];
}

const dialectName = (spec: { readonly dialect: string; readonly mnemonic: string }): string =>
  `${spec.dialect}.${spec.mnemonic}`;

function locationName({ value }: scalars.LocationAttr): string {
  if (value instanceof CallSiteLoc) return 'call_site_loc';
  if (value instanceof FileLineColLoc) return 'file_line_range';
  if (value instanceof FusedLoc) return 'fused_loc';
  return value instanceof NameLoc ? 'name_loc' : 'unknown_loc';
}
