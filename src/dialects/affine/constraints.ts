import { AnyAttr, AnyIntElementsAttr, BoolAttr, I32Attr, TypedArrayAttr } from '../../builtin/attr-constraints.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { IntegerSetAttr } from '../../ir/attributes/container-attributes.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { boolAttr, IntegerAttr, UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../ir/context.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { attrOfClass, type AttrConstraint } from '../../ods/constraints.ts';
import { atomicRMWKindEnum } from '../arith/generated/arith-enums.gen.ts';

/** Constraints of the affine dialect. Source: mlir/Dialect/Affine/IR/AffineOps.td, mlir/IR/CommonAttrConstraints.td. */

export const Affine_IntegerSetAttr: AttrConstraint<IntegerSetAttr> = attrOfClass(
  IntegerSetAttr,
  'IntegerSet attribute',
);

/** A tensor or vector of i32. */
export const Affine_I32ElementsAttr: AttrConstraint<DenseElementsAttr> = {
  ...attrOfClass(DenseElementsAttr, '32-bit signless integer elements attribute'),
  test: (attribute) =>
    attribute instanceof DenseElementsAttr && attribute.elementType === IntegerType.get(attribute.context, 32),
  isStorable: AnyIntElementsAttr.test,
};

/** How long something should stay in a cache, from 0 to 3. */
export const Affine_LocalityHintAttr: AttrConstraint<number> = {
  ...I32Attr,
  summary: `${I32Attr.summary} whose minimum value is 0 whose maximum value is 3`,
  test: (attribute) => {
    if (!I32Attr.test(attribute)) return false;
    const { value } = attribute as IntegerAttr;
    return value >= 0n && value <= 3n;
  },
};

const reduction: AttrConstraint = {
  ...AnyAttr,
  test: (attribute) =>
    attribute instanceof IntegerAttr &&
    attribute.type === IntegerType.get(attribute.context, 64) &&
    atomicRMWKindEnum.cases.some(({ value }) => BigInt(value) === attribute.value),
};

/** The numbers of the kinds of atomic updates by which results are combined. */
export const Affine_ReductionArrayAttr = TypedArrayAttr(reduction, 'Reduction ops');

/** A flag that upstream keeps as a property: `unit` when it is set, `false` when it is not. */
export const Affine_UnitProp: AttrConstraint<boolean> = {
  isUnitProperty: true,
  summary: 'unit property',
  test: (attribute) => attribute instanceof UnitAttr || BoolAttr.test(attribute),
  normalize: (attribute) => unitProperty(attribute.context, isSet(attribute)),
  unwrap: isSet,
  wrap: unitProperty,
  form: 'unit',
};

function isSet(attribute: Attribute): boolean {
  return attribute instanceof UnitAttr || BoolAttr.unwrap(attribute);
}

function unitProperty(context: Context, value: boolean): Attribute {
  return value ? UnitAttr.get(context) : boolAttr(context, false);
}
