import { FunctionType } from '../../ir/types/composite-types.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { VectorType } from '../../ir/types/shaped-types.ts';
import { isPowerOfTwo } from '../../support/math.ts';
import { TypeConverter } from '../../rewrite/type-converter.ts';

/**
 * Returns a converter that makes two integers of `widest` bits, a power of two, of each that has twice as many: i64 becomes vector<2xi32>, and vector<3xi64>
 * vector<3x2xi32>, the low half first. There is nothing for integers with even more bits. Source: WideIntEmulationConverter of
 * mlir/lib/Dialect/Arith/Transforms/EmulateWideInt.cpp. Differs: vectors of scalable sizes stay scalable.
 */
export function wideIntegerTypes(widest: number): TypeConverter {
  const halves = (integer: IntegerType, shape: readonly number[], scalable: readonly boolean[]): VectorType | null =>
    integer.width === 2 * widest
      ? VectorType.get([...shape, 2], IntegerType.get(integer.context, widest), [...scalable, false])
      : null;
  const types = new TypeConverter();
  return types
    .addConversion((type) => type)
    .addConversion((type) => {
      if (!(type instanceof IntegerType)) return undefined;
      return type.width <= widest ? type : halves(type, [], []);
    })
    .addConversion((type) => {
      if (!(type instanceof VectorType)) return undefined;
      const { elementType, shape, scalableDims } = type;
      if (!(elementType instanceof IntegerType) || elementType.width <= widest) return type;
      return halves(elementType, shape, scalableDims);
    })
    .addConversion((type) => {
      if (!(type instanceof FunctionType)) return undefined;
      return types.convertFunctionType(type) ?? null;
    });
}

/** Tells whether integers can have this number of bits: it must be a power of two from 2. */
export function canBeHalved(widest: number): boolean {
  return widest >= 2 && isPowerOfTwo(widest);
}
