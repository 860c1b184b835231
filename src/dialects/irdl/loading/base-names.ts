import { type Attribute } from '../../../ir/attribute.ts';
import * as containers from '../../../ir/attributes/container-attributes.ts';
import { DistinctAttr } from '../../../ir/attributes/distinct-attribute.ts';
import * as elements from '../../../ir/attributes/elements-attributes.ts';
import * as scalars from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { CallSiteLoc, FileLineColLoc, FusedLoc, NameLoc } from '../../../ir/location.ts';
import { type Type } from '../../../ir/type.ts';
import { FunctionType, OpaqueType, TupleType } from '../../../ir/types/composite-types.ts';
import { isDialectType } from '../../../ir/types/dialect-types.ts';
import { ComplexType, FloatType, IndexType, IntegerType, NoneType } from '../../../ir/types/scalar-types.ts';
import * as shaped from '../../../ir/types/shaped-types.ts';
import { floatFormat } from '../../../support/float-bits.ts';
import { type ClassOf } from '../../../support/class-of.ts';
import { invariant } from '../../../support/invariant.ts';
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

const typeNames: readonly (readonly [ClassOf<Type>, string])[] = [
  [ComplexType, 'complex'],
  [FunctionType, 'function'],
  [IndexType, 'index'],
  [IntegerType, 'integer'],
  [shaped.MemRefType, 'memref'],
  [NoneType, 'none'],
  [OpaqueType, 'opaque'],
  [shaped.RankedTensorType, 'tensor'],
  [TupleType, 'tuple'],
  [shaped.UnrankedMemRefType, 'unranked_memref'],
  [shaped.UnrankedTensorType, 'unranked_tensor'],
  [shaped.VectorType, 'vector'],
];

/** Returns the name of the type's kind, e.g. `builtin.integer`. */
export function typeBaseName(type: Type): string {
  if (isDialectType(type)) return dialectName(specOf(type));
  if (type instanceof FloatType) return `builtin.${type.kind}`;
  return `builtin.${nameIn(typeNames, type)}`;
}

/** Returns the name of the attribute's kind, e.g. `builtin.string`. */
export function attributeBaseName(attribute: Attribute): string {
  if (attribute instanceof scalars.DialectAttr) return dialectName(specOf(attribute));
  if (attribute instanceof scalars.LocationAttr) return `builtin.${locationName(attribute)}`;
  return `builtin.${nameIn(attributeNames, attribute)}`;
}

/** Tells whether there are types of that name. */
export function isTypeBase(name: string, context: Context): boolean {
  const [namespace, mnemonic] = splitName(name);
  if (namespace !== 'builtin') return context.getOrLoadDialect(namespace)?.types.has(mnemonic) ?? false;
  return Object.hasOwn(floatFormat, mnemonic) || typeNames.some(([, known]) => known === mnemonic);
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

function nameIn<T>(names: readonly (readonly [ClassOf<T>, string])[], what: T): string {
  const found = names.find(([kind]) => what instanceof kind);
  invariant(found, 'every kind of builtin attribute and type has a name');
  return found[1];
}
