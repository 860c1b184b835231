import { type Type } from '../../ir/type.ts';
import { FloatType, IndexType, intOrFloatBitWidth, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType, ShapedType, VectorType } from '../../ir/types/shaped-types.ts';

/** Which types arith's conversions go between. Source: areCastCompatible in mlir/lib/Dialect/Arith/IR/ArithOps.cpp. */

type ElementTest = (from: Type, to: Type) => boolean;

/** Returns the test on whole types for a test on element types. Traits compare what else two containers must have in common. */
function elementwise(test: ElementTest): ElementTest {
  return (from, to) => {
    if (from instanceof ShapedType !== to instanceof ShapedType) return false;
    const areTensors = from instanceof RankedTensorType && to instanceof RankedTensorType;
    if (areTensors && from.encoding !== to.encoding) return false;
    const areVectors = from instanceof VectorType && to instanceof VectorType;
    if (areVectors && String(from.shape) !== String(to.shape)) return false;
    return test(elementTypeOrSelf(from), elementTypeOrSelf(to));
  };
}

const isInteger = (type: Type): type is IntegerType => type instanceof IntegerType;
const isFloat = (type: Type): type is FloatType => type instanceof FloatType;

export const widensInteger = elementwise((from, to) => isInteger(from) && isInteger(to) && from.width < to.width);
export const narrowsInteger = elementwise((from, to) => isInteger(from) && isInteger(to) && from.width > to.width);
export const widensFloat = elementwise((from, to) => isFloat(from) && isFloat(to) && from.width < to.width);
export const narrowsFloat = elementwise((from, to) => isFloat(from) && isFloat(to) && from.width > to.width);
export const integerToFloat = elementwise((from, to) => isInteger(from) && isFloat(to));
export const floatToInteger = elementwise((from, to) => isFloat(from) && isInteger(to));
/** One side is index, the other a signless integer. */
export const betweenIndexAndInteger = elementwise(
  (from, to) =>
    (from instanceof IndexType && isInteger(to) && to.isSignless) ||
    (to instanceof IndexType && isInteger(from) && from.isSignless),
);
/** Both sides have one width in bits. */
export const sameBitWidth = elementwise((from, to) => {
  const width = intOrFloatBitWidth(from);
  return width !== undefined && width === intOrFloatBitWidth(to);
});
