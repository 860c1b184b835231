import { foldableCastSource } from '../../../dialects/tensor/fold-cast.ts';
import { CastOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { RankedTensorType, UnrankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';

const inferring: readonly string[] = ['chlo', 'stablehlo', 'tosa'];

/** Tells whether a pass infers the types of the results of an operation, where those of operands are known. */
export const infersTypes = ({ dialectNamespace }: Operation): boolean => inferring.includes(dialectNamespace);

/** Returns the source of the cast that makes a value, where the cast only forgets sizes, which no encoding says too. */
function castSource(value: Value): Value | undefined {
  const cast = value.definingOp;
  if (!(cast instanceof CastOp) || !(cast.source.type instanceof RankedTensorType) || cast.source.type.encoding)
    return undefined;
  return value.type instanceof UnrankedTensorType ? cast.source : foldableCastSource(value);
}

/** Returns the value before the casts that only forget sizes. */
export function beforeCasts(value: Value): Value {
  let known = value;
  for (let source = castSource(known); source; source = castSource(source)) known = source;
  return known;
}

/** Erases the casts that make `value` and that nothing uses any more; `kept`, which is before them, stays. */
export function eraseUnusedCasts(value: Value, kept: Value): void {
  let unused = value;
  while (unused !== kept && !unused.hasUses) {
    const cast = unused.definingOp as CastOp;
    unused = cast.source;
    cast.erase();
  }
}
