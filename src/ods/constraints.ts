import { type ClassOf } from '../support/class-of.ts';
import { type Attribute } from '../ir/attribute.ts';
import { type Block } from '../ir/block.ts';
import { type Context } from '../ir/context.ts';
import { type Region } from '../ir/region.ts';
import { type Type } from '../ir/type.ts';
import { type AttrSpec, type TypeSpec, uniqueParametric } from './attr-spec.ts';

/** What the type of an operand or result must be. */
export interface TypeConstraint {
  /** The words after "must be": `ranked tensor of any type values`. */
  readonly summary: string;
  test(type: Type): boolean;
  /** The one type that satisfies the constraint, when there is only one. */
  readonly buildable?: (context: Context) => Type;
  /** The class that custom assembly demands where it says the type, when upstream's constraint names one. */
  readonly typeClass?: TypeClass;
}

/** A class of types of upstream. */
export interface TypeClass {
  /** Its name in messages, as `builtin.tensor`; a class that others derive from has none. */
  readonly name?: string;
  test(type: Type): boolean;
  /** The record of the class: custom assembly may leave out its `!dialect.mnemonic`. */
  readonly spec?: TypeSpec;
}

/** What an attribute must be, and how it is read and made as a plain value of TypeScript. */
export interface AttrConstraint<V = Attribute> {
  /** The words after "failed to satisfy constraint:". */
  readonly summary: string;
  test(attribute: Attribute): boolean;
  /**
   * Whether an attribute is of the class that upstream keeps in the operation's properties, when that is more than satisfy the constraint.
   * Others are refused when properties are read, before the operation is verified.
   */
  readonly isStorable?: (attribute: Attribute) => boolean;
  /** Returns what is kept of an attribute that is read as a property, where several are one value. */
  readonly normalize?: (attribute: Attribute) => Attribute;
  /** Upstream keeps a truth value instead of an attribute (UnitProp), which is what bytecode holds. */
  readonly isUnitProperty?: true;
  /** Returns the plain value of an attribute that satisfies the constraint. */
  unwrap(attribute: Attribute): V;
  wrap(context: Context, value: V): Attribute;
  /** The type of the literal, where the constraint fixes it: such an attribute is printed without it in custom assembly. */
  readonly valueType?: (context: Context) => Type;
  /** The record of the one dialect attribute that fits: custom assembly leaves out its `#dialect.mnemonic`. */
  readonly attrSpec?: AttrSpec;
  /** Marks attributes that assembly formats treat specially, as symbol names and unit attributes. */
  readonly form?: 'symbol-name' | 'symbol-ref' | 'unit' | 'enum' | 'type' | 'dense-array' | 'string';
  /** How many bits an integer of a dense array has; floats have no such number. */
  readonly elementBits?: number;
  /** The keywords and stored values of an enum attribute that is written bare in custom assembly. */
  readonly keywords?: EnumKeywords;
}

/** How the cases of an enum attribute are written bare. */
export interface EnumKeywords {
  toKeyword(attribute: Attribute): string;
  /** Returns undefined where no case has the keyword. */
  fromKeyword(context: Context, keyword: string): Attribute | undefined;
  readonly all: readonly string[];
}

export interface RegionConstraint {
  readonly summary: string;
  test(region: Region): boolean;
}

export interface SuccessorConstraint {
  readonly summary: string;
  test(block: Block): boolean;
}

/** Returns the constraint that holds where one of the given ones does. */
export function anyTypeOf(constraints: readonly TypeConstraint[], summary?: string): TypeConstraint {
  const typeClass = constraints.length === 1 ? constraints[0]!.typeClass : undefined;
  return {
    ...(typeClass && { typeClass }),
    summary: summary ?? constraints.map((constraint) => constraint.summary).join(' or '),
    test: (type) => constraints.some((constraint) => constraint.test(type)),
  };
}

/** Returns the constraint that holds where all of the given ones do. */
export function allTypesOf(constraints: readonly TypeConstraint[], summary?: string): TypeConstraint {
  return {
    summary: summary ?? constraints.map((constraint) => constraint.summary).join(' and '),
    test: (type) => constraints.every((constraint) => constraint.test(type)),
  };
}

/** Returns the constraint that demands one class of type; `name` is what messages call a class that is of no record. */
export function typeOfClass(typeClass: ClassOf<Type>, summary: string, name?: string): TypeConstraint {
  const { spec } = typeClass as { readonly spec?: TypeSpec };
  const test = (type: Type): boolean => type instanceof typeClass;
  const className = spec ? `${spec.dialect}.${spec.mnemonic}` : name;
  return {
    summary,
    test,
    typeClass: { test, ...(className !== undefined && { name: className }), ...(spec && { spec }) },
    // There is only one type of a record without parameters.
    ...(spec?.parameters.length === 0 && { buildable: (context: Context) => uniqueParametric(spec, context, []) }),
  };
}

/** Returns the constraint that demands one class of attribute; the value is the attribute itself, or a list of its parameters. */
export function attrOfClass<A extends Attribute>(attrClass: ClassOf<A>, summary: string): AttrConstraint<A> {
  const { spec } = attrClass as { readonly spec?: AttrSpec };
  return {
    summary,
    test: (attribute) => attribute instanceof attrClass,
    unwrap: (attribute) => attribute as A,
    wrap: (context, value) => (spec && Array.isArray(value) ? uniqueParametric(spec, context, value) : value),
    ...(spec && { attrSpec: spec }),
  };
}

/** Returns the constraint in other words, such as those of an interface: custom assembly then writes the attribute in full. */
export function attrInOtherWords<V>(constraint: AttrConstraint<V>, summary: string): AttrConstraint<V> {
  const { attrSpec: _attrSpec, ...others } = constraint;
  return { ...others, summary };
}

export function anyAttrOf(constraints: readonly AttrConstraint<unknown>[], summary?: string): AttrConstraint {
  return {
    summary: summary ?? constraints.map((constraint) => constraint.summary).join(' or '),
    test: (attribute) => constraints.some((constraint) => constraint.test(attribute)),
    isStorable: () => true,
    unwrap: (attribute) => attribute,
    wrap: (_, value) => value,
  };
}
