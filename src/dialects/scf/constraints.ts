import { ArrayAttr } from '../../ir/attributes/container-attributes.ts';
import { OpaqueAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { type AttrConstraint } from '../../ods/constraints.ts';

/**
 * Satisfied by arrays of attributes that name units of a device. The dialect that has them, `gpu`, is not among those here, so its
 * attributes are kept as text. Source: mlir/Dialect/SCF/IR/DeviceMappingInterface.td, GPUDeviceMappingAttr.td of mlir/Dialect/GPU/IR.
 */
export const DeviceMappingArrayAttr: AttrConstraint<readonly Attribute[]> = {
  summary: 'Device Mapping array attribute',
  test: (attribute) => attribute instanceof ArrayAttr && attribute.value.every((element) => isUnitOfDevice(element)),
  isStorable: (attribute) => attribute instanceof ArrayAttr,
  unwrap: (attribute) => (attribute as ArrayAttr).value,
  wrap: (context, value) => ArrayAttr.get(context, value),
};

const isOfGpu = (attribute: Attribute, name: RegExp): boolean =>
  attribute instanceof OpaqueAttr && attribute.dialectNamespace === 'gpu' && name.test(attribute.attrData);

const isUnitOfDevice = (attribute: Attribute): boolean =>
  isOfGpu(attribute, /^(?:block|warpgroup|warp|thread|lane|memory_space|mask)\b/);

/** Tells whether an attribute of a mapping says which units take part, and maps no loop. Source: DeviceMaskingAttrInterface. */
export const isDeviceMask = (attribute: Attribute): boolean => isOfGpu(attribute, /^mask\b/);
