import { type Context } from '../../ir/context.ts';
import { type FloatKind, FloatType } from '../../ir/types/scalar-types.ts';

const kinds: readonly FloatKind[] = [
  'f4E2M1FN',
  'f6E2M3FN',
  'f6E3M2FN',
  'f8E5M2',
  'f8E4M3',
  'f8E4M3FN',
  'f8E5M2FNUZ',
  'f8E4M3FNUZ',
  'f8E3M4',
  'f8E8M0FNU',
  'bf16',
  'f16',
  'f32',
  'f64',
  'f80',
  'f128',
];

/**
 * Returns the float that an option of a pass names; undefined for a name of none. As upstream, it knows neither tf32 nor f8E4M3B11FNUZ.
 * Source: parseFloatType of mlir/Dialect/Arith/Utils/Utils.h.
 */
export function floatTypeNamed(context: Context, name: string): FloatType | undefined {
  const kind = kinds.find((known) => known === name);
  return kind && FloatType.get(context, kind);
}
