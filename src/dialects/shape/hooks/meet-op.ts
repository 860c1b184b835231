import { type InferenceInput, type InferTypeMethods } from '../../../ir/interfaces/inference.ts';
import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { isDynamic, isTensorType } from '../../../ir/types/shaped-types.ts';
import { isExtentTensorType } from '../extents.ts';
import { ShapeType, SizeType } from '../generated/shape-types.gen.ts';

/** Puts a type that may be an error first. */
const errorsFirst = (a: Type, b: Type): readonly [Type, Type] =>
  a instanceof ShapeType || a instanceof SizeType ? [a, b] : [b, a];

/** Returns the type of what two descriptions say together, or why there is none: an error where one may be one, and the rank that one of them knows. */
function meetOfTypes({ operands }: InferenceInput): Type | string {
  const [first, second] = errorsFirst(operands[0]!.type, operands[1]!.type);
  if (first instanceof SizeType || first instanceof IndexType) {
    const isSize = second instanceof IndexType || (first instanceof SizeType && second instanceof SizeType);
    return isSize ? first : 'requires all sizes or shapes';
  }
  if (first instanceof ShapeType) {
    return second instanceof ShapeType || isExtentTensorType(second) ? first : 'requires all sizes or shapes';
  }
  if (isExtentTensorType(first) && isDynamic(first.shape[0]!)) return first;
  if (!isExtentTensorType(first) || !isExtentTensorType(second)) return 'requires all sizes or shapes';
  if (isDynamic(second.shape[0]!)) return second;
  return first.shape[0] === second.shape[0] ? first : 'unequal shape cardinality';
}

/** Source: MeetOp of mlir/lib/Dialect/Shape/IR/Shape.cpp, texts verbatim. */
export const meetOp = {
  interfaces: {
    InferTypeOpInterface: (): InferTypeMethods => ({
      inferReturnTypes(input) {
        const type = meetOfTypes(input);
        return typeof type === 'string' ? undefined : [type];
      },
      problem(input) {
        const type = meetOfTypes(input);
        return typeof type === 'string' ? type : undefined;
      },
      areCompatible([inferred], [actual]) {
        const [first, second] = errorsFirst(inferred!, actual!);
        if (first === second) return true;
        if (first instanceof SizeType) return second instanceof IndexType;
        if (first instanceof ShapeType) return isTensorType(second);
        return isExtentTensorType(first) && isExtentTensorType(second) && dimsAgree(first.shape, second.shape);
      },
    }),
  },
};
