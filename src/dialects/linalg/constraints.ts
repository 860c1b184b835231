import { type DenseArrayAttr, DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { AnyIntElementsAttr, DenseI64ArrayAttr, I64Attr } from '../../builtin/attr-constraints.ts';
import { type AttrConstraint } from '../../ods/constraints.ts';

/** Satisfied by an i64 that is not negative. Source: mlir/Dialect/Linalg/IR/LinalgOps.td. */
export const NonNegativeI64Attr: AttrConstraint<number> = {
  ...I64Attr,
  summary: '64-bit signless integer attribute whose minimum value is 0',
  isStorable: (attribute) => attribute instanceof IntegerAttr,
  test: (attribute) => I64Attr.test(attribute) && (attribute as IntegerAttr).value >= 0n,
};

/** Satisfied by arrays of dimensions, each greater than the one before. Source: DenseArrayStrictlySorted of CommonAttrConstraints.td. */
export const IncreasingDimensionsAttr: AttrConstraint<readonly number[]> = {
  ...DenseI64ArrayAttr,
  summary: 'i64 dense array attribute should be in increasing order',
  isStorable: (attribute) => DenseI64ArrayAttr.test(attribute),
  test(attribute) {
    if (!DenseI64ArrayAttr.test(attribute)) return false;
    const { numbers } = attribute as DenseArrayAttr;
    return numbers.every((dim, i) => i === 0 || numbers[i - 1]! < dim);
  },
};

/** Satisfied by elements of type i64 in the given shape. Source: RankedI64ElementsAttr of CommonAttrConstraints.td. */
export function RankedI64ElementsAttr(shape: readonly number[]): AttrConstraint<DenseElementsAttr> {
  const isI64 = (attribute: Attribute): attribute is DenseElementsAttr =>
    attribute instanceof DenseElementsAttr &&
    attribute.type.elementType instanceof IntegerType &&
    attribute.type.elementType.width === 64 &&
    attribute.type.elementType.signedness === 'signless';
  return {
    summary: `64-bit signless int elements attribute of shape [${shape.join(', ')}]`,
    isStorable: AnyIntElementsAttr.test,
    test: (attribute) => isI64(attribute) && String(attribute.type.shape) === String(shape),
    unwrap: (attribute) => attribute as DenseElementsAttr,
    wrap: (_, value) => value,
  };
}
