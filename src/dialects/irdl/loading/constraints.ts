import { type Attribute } from '../../../ir/attribute.ts';
import { DialectAttr, TypeAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { isDialectType } from '../../../ir/types/dialect-types.ts';
import { specOf } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { attributeBaseName, typeBaseName } from './base-names.ts';

/** What attributes have to be; a type is the attribute that holds it. Source: mlir/lib/Dialect/IRDL/IRDLVerifiers.cpp, texts verbatim. */

/** Reports what is wrong; returns failure. */
export type Report = (message: string) => false;

/** What an attribute or type is without its parameters: `dialect.mnemonic`. */
export interface Base {
  readonly isType: boolean;
  readonly name: string;
}

/** A constraint. Its place in a definition is a variable: what it accepts once is all that it accepts then. */
export type Constraint =
  | { readonly kind: 'is'; readonly expectedIn: (context: Context) => Attribute }
  | { readonly kind: 'base'; readonly base: Base }
  | { readonly kind: 'parametric'; readonly base: Base; readonly parameters: readonly Constraint[] }
  | { readonly kind: 'any' }
  | { readonly kind: 'any-of' | 'all-of'; readonly of: readonly Constraint[] };

/** Checks attributes that belong together. */
export class ConstraintVerifier {
  readonly #accepted = new Map<Constraint, Attribute>();

  /** Tells whether `attribute` is accepted; reports why not. */
  verify(report: Report, attribute: Attribute, constraint: Constraint): LogicalResult {
    const accepted = this.#accepted.get(constraint);
    if (accepted) return accepted === attribute || report(expected(accepted, attribute));
    if (!this.#satisfies(report, attribute, constraint)) return false;
    this.#accepted.set(constraint, attribute);
    return true;
  }

  #satisfies(report: Report, attribute: Attribute, constraint: Constraint): LogicalResult {
    switch (constraint.kind) {
      case 'is': {
        const wanted = constraint.expectedIn(attribute.context);
        return wanted === attribute || report(expected(wanted, attribute));
      }
      case 'base':
        return verifyBase(report, attribute, constraint.base);
      case 'parametric':
        return this.#verifyParametric(report, attribute, constraint.base, constraint.parameters);
      case 'any':
        return true;
      case 'any-of':
        if (constraint.of.some((one) => this.verify(silently, attribute, one))) return true;
        return report(`'${textOf(attribute)}' does not satisfy the constraint`);
      case 'all-of':
        return constraint.of.every((one) => this.verify(report, attribute, one));
    }
  }

  #verifyParametric(
    report: Report,
    attribute: Attribute,
    { isType, name }: Base,
    constraints: readonly Constraint[],
  ): LogicalResult {
    const what = isType && attribute instanceof TypeAttr ? attribute.value : attribute;
    if (isType && what === attribute) return report(expectedType(attribute));
    const isParametric = isType ? isDialectType(what) : what instanceof DialectAttr;
    const base = isParametric && specOf(what as DialectAttr);
    if (!base || `${base.dialect}.${base.mnemonic}` !== name) {
      return report(`expected base ${isType ? 'type' : 'attribute'} '${name}' but got '${textOf(attribute)}'`);
    }
    const parameters = parametersOf(what as DialectAttr);
    if (parameters.length !== constraints.length) {
      return report(`attribute '${name}' expects ${parameters.length} parameters but got ${constraints.length}`);
    }
    return constraints.every((constraint, i) => this.verify(report, parameters[i]!, constraint));
  }
}

const silently: Report = () => false;

/** Attributes and types that are defined here have one parameter, the list of theirs. */
const parametersOf = (what: { readonly parameters: readonly unknown[] }): readonly Attribute[] =>
  what.parameters[0] as readonly Attribute[];

function verifyBase(report: Report, attribute: Attribute, { isType, name }: Base): LogicalResult {
  if (isType && !(attribute instanceof TypeAttr)) return report(expectedType(attribute));
  const got = isType ? typeBaseName((attribute as TypeAttr).value) : attributeBaseName(attribute);
  return got === name || report(`expected base ${isType ? 'type' : 'attribute'} '${name}' but got '${got}'`);
}

const textOf = (attribute: Attribute): string => attribute.context.printAttribute(attribute);

const expected = (wanted: Attribute, got: Attribute): string => `expected '${textOf(wanted)}' but got '${textOf(got)}'`;

/** The missing quote is upstream's. */
const expectedType = (attribute: Attribute): string => `expected type, got attribute '${textOf(attribute)}`;
