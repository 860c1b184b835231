// @generated from dialects-td/dlti/dlti-base.yaml; do not edit, run npm run codegen
import { attrOfClass } from '../../../ods/constraints.ts';
import {
  DataLayoutEntryAttr,
  DataLayoutSpecAttr,
  FunctionPointerAlignmentAttr,
  MapAttr,
  TargetDeviceSpecAttr,
  TargetSystemSpecAttr,
} from './dlti-attributes.gen.ts';

/** Satisfied by attributes of class DataLayoutEntryAttr. */
export const DataLayoutEntryAttrConstraint = attrOfClass(DataLayoutEntryAttr, 'An entry of a table');

/** Satisfied by attributes of class DataLayoutSpecAttr. */
export const DataLayoutSpecAttrConstraint = attrOfClass(DataLayoutSpecAttr, 'How data is laid out');

/** Satisfied by attributes of class MapAttr. */
export const MapAttrConstraint = attrOfClass(MapAttr, 'A table of anything');

/** Satisfied by attributes of class TargetDeviceSpecAttr. */
export const TargetDeviceSpecAttrConstraint = attrOfClass(TargetDeviceSpecAttr, 'A device');

/** Satisfied by attributes of class TargetSystemSpecAttr. */
export const TargetSystemSpecAttrConstraint = attrOfClass(TargetSystemSpecAttr, 'The devices of a system');

/** Satisfied by attributes of class FunctionPointerAlignmentAttr. */
export const FunctionPointerAlignmentAttrConstraint = attrOfClass(
  FunctionPointerAlignmentAttr,
  'Alignment of pointers to functions',
);
