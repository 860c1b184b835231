import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { BlockArgument, type Value } from '../../../ir/value.ts';
import { infersResultTypes } from '../../../ods/inferred-type.ts';
import { opSpecOf } from '../../../ods/op-spec.ts';
import { CastOp } from '../../tensor/generated/tensor-ops.gen.ts';

/**
 * Types of values that were changed, so that they can be changed back, or users be given what they need. Source: TypeModificationState of
 * mlir/lib/Dialect/Tosa/Transforms/TosaInferShapes.cpp.
 */
export class TypeChanges {
  /** Values with their first types. */
  readonly #changed = new Map<Value, Type>();

  setType(value: Value, type: Type): void {
    if (value.type === type) return;
    if (!this.#changed.has(value)) this.#changed.set(value, value.type);
    value.type = type;
  }

  /** Adds later changes, which `later` no longer has. */
  takeOver(later: TypeChanges): void {
    for (const [value, type] of later.#changed) if (!this.#changed.has(value)) this.#changed.set(value, type);
    later.#changed.clear();
  }

  rollBack(): void {
    for (const [value, type] of this.#changed) value.type = type;
    this.#changed.clear();
  }

  /** Casts the values to their first types for users that depend on those. */
  commit(): void {
    for (const [value, type] of this.#changed) castForOthers(value, type);
    this.#changed.clear();
  }
}

/** Differs: upstream crashes where users of block arguments depend on their types. */
function castForOthers(value: Value, type: Type): void {
  let cast: Value | undefined;
  for (const use of [...value.uses()]) {
    if (canBeRefined(use.owner)) continue;
    cast ??= CastOp.build(builderBehind(value), value.location, { source: value, destType: type }).result();
    use.set(cast);
  }
}

function builderBehind(value: Value): OpBuilder {
  const builder = new OpBuilder(value.type.context);
  if (value instanceof BlockArgument) builder.setInsertionPointToStart(value.owner);
  else builder.setInsertionPointAfter(value.definingOp!);
  return builder;
}

/** Tells whether the types of results follow those of the operands. Source: canBeRefined of TosaInferShapes.cpp. */
function canBeRefined(user: Operation): boolean {
  if (user.dialectNamespace === 'tosa') return true;
  const spec = opSpecOf(user);
  return spec !== undefined && infersResultTypes(spec);
}
