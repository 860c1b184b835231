import { bitcastPatterns } from '../patterns/cast-patterns.ts';
import { castHooks } from '../../../builtin/cast.ts';
import { type Type } from '../../../ir/type.ts';
import { intOrFloatBitWidth } from '../../../ir/types/scalar-types.ts';
import { isTensorType } from '../../../ir/types/shaped-types.ts';
import { haveCompatibleShapes } from '../compatible-shapes.ts';

/** Tells whether elements have one width and shapes agree where both are known. Source: BitcastOp of TensorOps.cpp. */
function areCastCompatible(from: Type, to: Type): boolean {
  if (!isTensorType(from) || !isTensorType(to)) return false;
  if (intOrFloatBitWidth(from.elementType) !== intOrFloatBitWidth(to.elementType)) return false;
  return haveCompatibleShapes(from, to);
}

export const bitcastOp = { ...castHooks(areCastCompatible), canonicalizationPatterns: bitcastPatterns };
