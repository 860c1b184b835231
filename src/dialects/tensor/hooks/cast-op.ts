import { castPatterns } from '../patterns/cast-patterns.ts';
import { castHooks } from '../../../builtin/cast.ts';
import { type Type } from '../../../ir/type.ts';
import { isTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { haveCompatibleShapes } from '../compatible-shapes.ts';
import { type CastOp } from '../generated/tensor-ops.gen.ts';

/** Tells whether the types have one element type and shapes that agree where both are known. Source: CastOp of TensorOps.cpp. */
function areCastCompatible(from: Type, to: Type): boolean {
  if (!isTensorType(from) || !isTensorType(to) || from.elementType !== to.elementType) return false;
  return haveCompatibleShapes(from, to);
}

export const castOp = {
  ...castHooks(areCastCompatible),
  canonicalizationPatterns: castPatterns,

  asmResultNames(op: CastOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'cast');
  },
};
