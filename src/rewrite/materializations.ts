import { type Context } from '../ir/context.ts';
import { type Location } from '../ir/location.ts';
import { Operation } from '../ir/operation.ts';
import { PatternRewriter } from '../ir/pattern-match.ts';
import { type Type } from '../ir/type.ts';
import { OpResult, type BlockArgument, type Value } from '../ir/value.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { type TypeConverter } from './type-converter.ts';

const castName = 'builtin.unrealized_conversion_cast';

interface PendingCast {
  /** `source`: makes an old type of new ones; `target`: the reverse. */
  readonly kind: 'source' | 'target';
  readonly converter: TypeConverter | undefined;
}

/**
 * The casts between old and new types that stand in while a conversion is under way. At its end those that cancel out
 * vanish, and the rest becomes what the type converters make of them.
 */
export class Materializations {
  readonly #context: Context;
  readonly #pending = new Map<Operation, PendingCast>();
  readonly #targets = new Map<Value, Map<Type, Value>>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** Returns a value of the old type `type` that stands for the new values `inputs`; at `before` when there are none. */
  source(
    inputs: readonly Value[],
    type: Type,
    location: Location,
    converter: TypeConverter | undefined,
    before: Operation | null,
  ): Value {
    const [input] = inputs;
    const cast = this.#create(inputs, type, location);
    if (input) insertAfterDefinition(cast, inputs[inputs.length - 1]!);
    else before!.block!.insertBefore(cast, before);
    this.#pending.set(cast, { kind: 'source', converter });
    return cast.result();
  }

  /** Returns a value of the new type `type` that stands for `value`. */
  target(value: Value, type: Type, location: Location, converter: TypeConverter | undefined): Value {
    const known = this.#targets.get(value)?.get(type);
    if (known) return known;
    const cast = this.#create([value], type, location);
    insertAfterDefinition(cast, value);
    this.#pending.set(cast, { kind: 'target', converter });
    let byType = this.#targets.get(value);
    if (!byType) this.#targets.set(value, (byType = new Map()));
    byType.set(type, cast.result());
    return cast.result();
  }

  /** There are no casts, so that every value stands for itself. */
  get isEmpty(): boolean {
    return this.#pending.size === 0;
  }

  /** Returns `value` and, as far as it is a cast of one value each time, what it was made of. */
  chain(value: Value): Value[] {
    if (this.#pending.size === 0) return [value];
    const chain = [value];
    for (let current: Value | undefined = value; current;) {
      const op: Operation | undefined = current.definingOp;
      current = op && this.#pending.has(op) && op.numOperands === 1 ? op.operand(0) : undefined;
      if (current) chain.push(current);
    }
    return chain;
  }

  /** Removes casts that nobody needs and replaces the others. Emits an error where a type converter does not know how. */
  resolve(): LogicalResult {
    for (const cast of this.#pending.keys()) this.#cancel(cast);
    this.#eraseUnused();
    const rewriter = new PatternRewriter(this.#context);
    for (const [cast, { kind, converter }] of this.#pending) {
      const result = cast.result();
      rewriter.setInsertionPointBefore(cast);
      const materialize = kind === 'source' ? converter?.materializeSource : converter?.materializeTarget;
      const value = materialize?.(rewriter, result.type, cast.operands, cast.location);
      if (!value) return unresolvedMaterialization(cast);
      rewriter.replaceOp(cast, [value]);
    }
    return true;
  }

  /** Where the cast undoes another, its users take what went into that other. */
  #cancel(cast: Operation): void {
    const result = cast.result();
    const origin = this.chain(result).findLast((value) => value !== result && value.type === result.type);
    if (origin) result.replaceAllUsesWith(origin);
  }

  #eraseUnused(): void {
    // A cast uses earlier or later ones, depending on the order in which they were asked for.
    const pending = [...this.#pending.keys()];
    for (let cast = pending.pop(); cast; cast = pending.pop()) {
      if (!this.#pending.has(cast) || !cast.useEmpty) continue;
      const inputs = cast.operands;
      this.#pending.delete(cast);
      cast.erase();
      for (const input of inputs) if (input.definingOp) pending.push(input.definingOp);
    }
  }

  #create(inputs: readonly Value[], type: Type, location: Location): Operation {
    return Operation.create({
      context: this.#context,
      name: castName,
      location,
      operands: inputs,
      resultTypes: [type],
    });
  }
}

function insertAfterDefinition(op: Operation, value: Value): void {
  if (value instanceof OpResult) value.owner.block!.insertBefore(op, value.owner.next);
  else (value as BlockArgument).owner.insertBefore(op, (value as BlockArgument).owner.firstOp);
}

/** Emits an error for a cast of a conversion that no type converter knows how to make; returns failure. */
export function unresolvedMaterialization(cast: Operation): LogicalResult & false {
  const { printType, opPrinter } = cast.context;
  const types = (list: readonly Type[]): string => list.map((type) => `'${printType(type)}'`).join(', ');
  const from = types(cast.operands.map((value) => value.type));
  const message = `failed to legalize unresolved materialization from (${from}) to (${types(cast.resultTypes)}) that remained live after conversion`;
  const user = cast.result().firstUse!.owner;
  const shown = opPrinter?.(user, 'note') ?? `'${user.name}'`;
  return cast.emitError(message, { location: user.location, message: `see existing live user here: ${shown}` });
}
