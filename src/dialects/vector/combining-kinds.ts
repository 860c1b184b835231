import { type Type } from '../../ir/type.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { type CombiningKind } from './generated/vector-enums.gen.ts';

const ofFloats: ReadonlySet<CombiningKind> = new Set<CombiningKind>(['minnumf', 'maxnumf', 'minimumf', 'maximumf']);

/** Tells whether elements of the type can be combined so. Source: isSupportedCombiningKind of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export function isSupportedCombiningKind(kind: CombiningKind, type: Type): boolean {
  const isInteger = type instanceof IntegerType || type instanceof IndexType;
  const isFloat = type instanceof FloatType;
  if (kind === 'add' || kind === 'mul') return isInteger || isFloat;
  return ofFloats.has(kind) ? isFloat : isInteger;
}
