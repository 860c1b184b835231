import { UnrealizedConversionCastOp } from '../builtin/generated/builtin-ops.gen.ts';
import { type Operation } from '../ir/operation.ts';
import { isSameList } from '../support/lists.ts';

/**
 * Lets users of casts that undo others take what went into these, then erases casts that nothing but such casts uses. `casts` are in the order of the program.
 * Source: reconcileUnrealizedCasts of mlir/lib/Transforms/Utils/DialectConversion.cpp. Differs: it ends where casts are made of each other in
 * a circle, and starts with the last cast always. There the order depends on addresses, so that of a cast there, back and there again sometimes two stay.
 */
export function reconcileUnrealizedCasts(casts: readonly UnrealizedConversionCastOp[]): void {
  for (let i = casts.length - 1; i >= 0; i--) skipUndone(casts[i]!);
  const live = liveCasts(casts);
  const dead = casts.filter((cast) => !live.has(cast));
  for (const cast of dead) cast.dropAllReferences();
  for (const cast of dead) cast.erase();
}

/** Replaces the results of `cast` by the nearest values of their types that they are made of. */
function skipUndone(cast: UnrealizedConversionCastOp): void {
  const { resultTypes } = cast;
  const seen = new Set<Operation>();
  for (let next: UnrealizedConversionCastOp | undefined = cast; next && !seen.has(next); next = inputCast(next)) {
    seen.add(next);
    const { inputs } = next;
    if (inputs.length !== resultTypes.length || !inputs.every(({ type }, i) => type === resultTypes[i])) continue;
    if (inputs.some(({ definingOp }) => definingOp === cast)) return;
    for (const [i, result] of cast.results.entries()) result.replaceAllUsesWith(inputs[i]!);
    return;
  }
}

/** Returns the cast whose results are the inputs of `cast`, in the same order. */
function inputCast({ inputs }: UnrealizedConversionCastOp): UnrealizedConversionCastOp | undefined {
  const definingOp = inputs[0]?.definingOp;
  if (!(definingOp instanceof UnrealizedConversionCastOp)) return undefined;
  return isSameList(definingOp.outputs, inputs) ? definingOp : undefined;
}

/** Returns the casts that something else uses, and those that they are made of. */
function liveCasts(casts: readonly UnrealizedConversionCastOp[]): Set<Operation> {
  const live = new Set<Operation>();
  const all = new Set<Operation>(casts);
  const isUsed = (cast: Operation): boolean =>
    cast.results.some((result) => [...result.uses()].some(({ owner }) => !all.has(owner)));
  const pending: Operation[] = casts.filter(isUsed);
  for (let cast = pending.pop(); cast; cast = pending.pop()) {
    if (live.has(cast)) continue;
    live.add(cast);
    for (const { definingOp } of cast.operands) if (definingOp && all.has(definingOp)) pending.push(definingOp);
  }
  return live;
}
