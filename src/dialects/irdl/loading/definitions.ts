import { type Attribute } from '../../../ir/attribute.ts';
import { type SymbolRefAttr } from '../../../ir/attributes/container-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { lookupDefinition, mnemonicOf } from '../definitions.ts';
import {
  AllOfOp,
  AnyOfOp,
  AnyOp,
  BaseOp,
  type DialectOp,
  IsOp,
  ParametricOp,
  TypeOp,
  type AttributeOp,
} from '../generated/irdl-ops.gen.ts';
import { isAttributeBase, isTypeBase } from './base-names.ts';
import { type Base, type Constraint } from './constraints.ts';

/** Makes the attribute that `text` spells in a context. */
export type ReadAttribute = (text: string, context: Context) => Attribute;

/** A definition cannot be loaded; the reason was reported. */
export class LoadingError extends Error {}

/** Reports an error at a definition, and ends loading. */
export function refuse(op: Operation, message: string): never {
  op.emitError(message);
  throw new LoadingError(message);
}

/** Makes the constraints of one definition of the operations in it. */
export class ConstraintReader {
  readonly #read: ReadAttribute;
  readonly #constraints = new Map<Value, Constraint>();
  /** Up to this operation, constraints are known. */
  #last: Operation | undefined;

  constructor(read: ReadAttribute) {
    this.#read = read;
  }

  /** Returns the constraint that a value stands for. Those that it consists of come before it. */
  of(value: Value): Constraint {
    const known = this.#constraints.get(value);
    if (known) return known;
    // From the first to the last, as each may consist of the one before it.
    const definingOp = value.definingOp!;
    let op = this.#last ? this.#last.next : definingOp.block!.firstOp;
    for (; op && this.#last !== definingOp; op = op.next) {
      this.#note(op);
      this.#last = op;
    }
    return this.#constraints.get(value) ?? refuse(definingOp, `'${definingOp.name}' is not known when a program runs`);
  }

  #note(op: Operation): void {
    const [result] = op.results;
    if (!result || this.#constraints.has(result)) return;
    const constraint = this.#constraintOf(op);
    if (constraint) this.#constraints.set(result, constraint);
  }

  #constraintOf(op: Operation): Constraint | undefined {
    const parts = (): Constraint[] => op.operands.map((value) => this.of(value));
    if (op instanceof IsOp) return { kind: 'is', expectedIn: this.#expected(op) };
    if (op instanceof AnyOp) return { kind: 'any' };
    if (op instanceof AnyOfOp) return { kind: 'any-of', of: parts() };
    if (op instanceof AllOfOp) return { kind: 'all-of', of: parts() };
    if (op instanceof BaseOp) return { kind: 'base', base: baseOf(op) };
    if (op instanceof ParametricOp)
      return { kind: 'parametric', base: baseOfDefinition(op, op.baseType), parameters: parts() };
    return undefined;
  }

  /** The attribute belongs to another context than those that are checked. */
  #expected(op: IsOp): (context: Context) => Attribute {
    const text = op.context.printAttribute(op.expected);
    const key = {};
    return (context) => context.derived(key, () => this.#read(text, context));
  }
}

function baseOf(op: BaseOp): Base {
  const { baseName, baseRef } = op;
  if (baseName === undefined) return baseOfDefinition(op, baseRef!);
  const [isType, name] = [baseName.startsWith('!'), baseName.slice(1)];
  const isKnown = isType ? isTypeBase(name, op.context) : isAttributeBase(name, op.context);
  return isKnown
    ? { isType, name }
    : refuse(op, `no registered ${isType ? 'type' : 'attribute'} with name ${baseName}`);
}

function baseOfDefinition(op: Operation, symbol: SymbolRefAttr): Base {
  const definition = lookupDefinition(op, symbol) as TypeOp | AttributeOp;
  const { symName: namespace } = definition.parentOp as DialectOp;
  return { isType: definition instanceof TypeOp, name: `${namespace}.${mnemonicOf(definition)}` };
}
