import { attrOfClass, type AttrConstraint } from '../../ods/constraints.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';

/** Satisfied by indices in a tensor or vector. Source: IndexElementsAttr of mlir/IR/CommonAttrConstraints.td. */
export const IndexElementsAttr: AttrConstraint<DenseElementsAttr> = {
  ...attrOfClass(DenseElementsAttr, 'index elements attribute'),
  test: (attribute) => attribute instanceof DenseElementsAttr && attribute.elementType instanceof IndexType,
};
