import { ArrayAttr } from '../../ir/attributes/container-attributes.ts';
import { OpaqueAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { type AttrConstraint } from '../../ods/constraints.ts';

/**
 * Satisfied by arrays of attributes that name units of a device. The dialects that have such attributes are not among those
 * here, so they are the ones that are kept as text. Source: mlir/Dialect/SCF/IR/DeviceMappingInterface.td.
 */
export const DeviceMappingArrayAttr: AttrConstraint<readonly Attribute[]> = {
  summary: 'Device Mapping array attribute',
  test: (attribute) =>
    attribute instanceof ArrayAttr && attribute.value.every((element) => element instanceof OpaqueAttr),
  unwrap: (attribute) => (attribute as ArrayAttr).value,
  wrap: (context, value) => ArrayAttr.get(context, value),
};
