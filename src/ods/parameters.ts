import { type AffineOperandOrder } from '../affine/affine-expr.ts';
import { AffineMap } from '../affine/affine-map.ts';
import { type ClassOf } from '../support/class-of.ts';
import { invariant } from '../support/invariant.ts';
import { Attribute } from '../ir/attribute.ts';
import { Type } from '../ir/type.ts';
import { type AttrClass, type AttrSpec } from './attr-spec.ts';
import { type EnumSpec } from './enums.ts';

/** The type of a parameter of an attribute or type; src/asm knows how each kind is written. */
export type ParamType =
  /** `exact` says that numbers beyond 2^53 are bigints; else they are refused. */
  | { readonly kind: 'int'; readonly bits: number; readonly signed: boolean; readonly exact?: boolean }
  | { readonly kind: 'bool' }
  | { readonly kind: 'float' }
  | { readonly kind: 'string' }
  /** `order` is what the operands of sums and products follow; absent means canonical. */
  | { readonly kind: 'affine-map'; readonly order?: AffineOperandOrder }
  /** `of` accepts the classes of attribute that are allowed; absent means any. */
  | { readonly kind: 'attribute'; readonly cppType: string; readonly of?: ClassOf<Attribute> }
  | { readonly kind: 'type'; readonly cppType: string; readonly of?: ClassOf<Type> }
  /** The type of the attribute itself, written behind it: `#d.a<…> : type`. */
  | { readonly kind: 'self-type' }
  | { readonly kind: 'enum'; readonly spec: EnumSpec }
  | { readonly kind: 'array'; readonly of: ParamType }
  | { readonly kind: 'optional'; readonly of: ParamType }
  | { readonly kind: 'default'; readonly of: ParamType; readonly value: unknown };

/** The C++ spelling of a parameter type in MLIR's messages. */
export function cppType(type: ParamType): string {
  switch (type.kind) {
    case 'int':
      if (type.bits === 32) return type.signed ? 'int' : 'unsigned';
      return `${type.signed ? '' : 'u'}int${type.bits}_t`;
    case 'bool':
      return 'bool';
    case 'float':
      return 'double';
    case 'string':
      return '::llvm::StringRef';
    case 'affine-map':
      return '::mlir::AffineMap';
    case 'attribute':
    case 'type':
      return type.cppType;
    case 'self-type':
      return '::mlir::Type';
    case 'enum':
      // Enums are declared in the namespace of the attribute, and named without it.
      return type.spec.cppType.slice(type.spec.cppType.lastIndexOf(':') + 1);
    case 'array':
      return `::llvm::ArrayRef<${cppType(type.of)}>`;
    case 'optional': {
      // What has no value of its own for being absent is in another class of C++.
      const hasNone = ['int', 'bool', 'float', 'enum'].includes(type.of.kind);
      return hasNone ? `std::optional<${cppType(type.of)}>` : cppType(type.of);
    }
    case 'default':
      return cppType(type.of);
  }
}

/** Returns the record whose attributes or types the parameter takes, undefined where it takes others too. */
export function recordOf({ of }: ParamType & { kind: 'attribute' | 'type' }): AttrSpec | undefined {
  return (of as unknown as Partial<AttrClass> | undefined)?.spec;
}

/** Returns a text that is equal for equal parameter values and only for them. */
export function paramKey(value: unknown): string {
  if (value === undefined) return '_';
  if (value instanceof Attribute || value instanceof Type) return `@${value.id}`;
  if (value instanceof AffineMap) return value.toString();
  if (Array.isArray(value)) return `[${value.map(paramKey).join(',')}]`;
  if (typeof value === 'string') return /["\\]/.test(value) ? JSON.stringify(value) : `"${value}"`;
  if (Object.is(value, -0)) return '-0';
  invariant(['number', 'bigint', 'boolean'].includes(typeof value), 'parameter values are plain data');
  return String(value);
}

/** Tells whether a parameter can be left out. */
export function isDefaulted(type: ParamType): type is ParamType & { kind: 'optional' | 'default' } {
  return type.kind === 'optional' || type.kind === 'default';
}

/** Tells whether the parser can tell by the first token whether a parameter of this type is there. */
export function isToldByStart(type: ParamType): boolean {
  switch (type.kind) {
    case 'int':
    case 'bool':
    case 'string':
    case 'enum':
      return true;
    case 'attribute':
    case 'type':
      return recordOf(type) === undefined;
    case 'array':
    case 'optional':
    case 'default':
      return isToldByStart(type.of);
    default:
      return false;
  }
}

/** Tells whether a parameter has the value that its declaration gives as default (absent, for optional ones). */
export function isDefaultValue(type: ParamType, value: unknown): boolean {
  if (type.kind === 'optional') return value === undefined;
  return type.kind === 'default' && paramKey(value) === paramKey(type.value);
}
