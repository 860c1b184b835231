// @generated from dialects-td/tt/tt-attrs.yaml, dialects-td/tt/tt-types.yaml; do not edit, run npm run codegen
import { TypedArrayAttr } from '../../../builtin/attr-constraints.ts';
import { attrOfClass, typeOfClass } from '../../../ods/constraints.ts';
import { attrOfEnum } from '../../../ods/enum-constraint.ts';
import {
  ArchAttr,
  ArgumentAllocationAttr,
  BufferAccessAttr,
  BufferAttr,
  ChipChannelAttr,
  ChipCoordAttr,
  ChipDescAttr,
  ChipPhysicalCoresAttr,
  CoreCoordAttr,
  DataTypeAttr,
  DeviceAttr,
  GridAttr,
  IteratorTypeAttr,
  LayoutAttr,
  MemorySpaceAttr,
  OOBValAttr,
  OperandConstraintAttr,
  SystemDescAttr,
  TensorMemoryLayoutAttr,
  TileSizeAttr,
} from './tt-attributes.gen.ts';
import { DeviceType, TileType } from './tt-types.gen.ts';

/** Satisfied by attributes of class ArchAttr. */
export const ArchAttrConstraint = attrOfEnum(ArchAttr, 'TT Arch');

/** Satisfied by attributes of class DataTypeAttr. */
export const DataTypeAttrConstraint = attrOfEnum(DataTypeAttr, 'TT DataTypes');

/** Satisfied by attributes of class MemorySpaceAttr. */
export const MemorySpaceAttrConstraint = attrOfEnum(MemorySpaceAttr, 'TT MemorySpace');

/** Satisfied by attributes of class TensorMemoryLayoutAttr. */
export const TensorMemoryLayoutAttrConstraint = attrOfEnum(TensorMemoryLayoutAttr, 'TT TensorMemoryLayout');

/** Satisfied by attributes of class OOBValAttr. */
export const OOBValAttrConstraint = attrOfEnum(OOBValAttr, 'TT OOBVal');

/** Satisfied by attributes of class IteratorTypeAttr. */
export const IteratorTypeAttrConstraint = attrOfEnum(IteratorTypeAttr, 'TT IteratorType');

/** Satisfied by attributes of class OperandConstraintAttr. */
export const OperandConstraintAttrConstraint = attrOfEnum(OperandConstraintAttr, 'TT Operand Constraints');

/** Satisfied by attributes of class BufferAccessAttr. */
export const BufferAccessAttrConstraint = attrOfEnum(BufferAccessAttr, 'TT Buffer Access');

/** Satisfied by attributes of class GridAttr. */
export const GridAttrConstraint = attrOfClass(GridAttr, 'TT grid attribute');

/** Satisfied by attributes of class CoreCoordAttr. */
export const CoreCoordAttrConstraint = attrOfClass(CoreCoordAttr, 'TT core_coord attribute');

/** Satisfied by attributes of class TileSizeAttr. */
export const TileSizeAttrConstraint = attrOfClass(TileSizeAttr, 'TT tile_size attribute');

/** Satisfied by attributes of class ChipPhysicalCoresAttr. */
export const ChipPhysicalCoresAttrConstraint = attrOfClass(ChipPhysicalCoresAttr, 'TT chip_physical_cores attribute');

/** Satisfied by attributes of class ChipDescAttr. */
export const ChipDescAttrConstraint = attrOfClass(ChipDescAttr, 'TT chip_desc attribute');

/** Satisfied by attributes of class ChipCoordAttr. */
export const ChipCoordAttrConstraint = attrOfClass(ChipCoordAttr, 'TT chip_coord attribute');

/** Satisfied by attributes of class ChipChannelAttr. */
export const ChipChannelAttrConstraint = attrOfClass(ChipChannelAttr, 'TT chip_channel attribute');

/** Satisfied by attributes of class SystemDescAttr. */
export const SystemDescAttrConstraint = attrOfClass(SystemDescAttr, 'TT system_desc attribute');

/** Satisfied by attributes of class DeviceAttr. */
export const DeviceAttrConstraint = attrOfClass(DeviceAttr, 'Device attribute in TT dialect.');

/** Satisfied by attributes of class LayoutAttr. */
export const LayoutAttrConstraint = attrOfClass(LayoutAttr, 'Tensor layout attribute');

/** Satisfied by attributes of class BufferAttr. */
export const BufferAttrConstraint = attrOfClass(BufferAttr, 'Buffer attribute in TT dialect');

/** Satisfied by attributes of class ArgumentAllocationAttr. */
export const ArgumentAllocationAttrConstraint = attrOfClass(
  ArgumentAllocationAttr,
  'Argument allocation attribute in TT dialect',
);

/** Satisfied by types of class TileType. */
export const TileTypeConstraint = typeOfClass(TileType, 'TT tile');

/** Satisfied by types of class DeviceType. */
export const DeviceTypeConstraint = typeOfClass(DeviceType, 'TT device');

/** Satisfied by arrays whose elements all satisfy OperandConstraintAttr. */
export const TT_OperandConstraintArrayAttr = TypedArrayAttr(OperandConstraintAttrConstraint, '');

/** Satisfied by arrays whose elements all satisfy IteratorTypeAttr. */
export const TT_IteratorTypeArrayAttr = TypedArrayAttr(IteratorTypeAttrConstraint, '');

/** Satisfied by arrays whose elements all satisfy ArgumentAllocationAttr. */
export const TT_ArgumentAllocationArrayAttr = TypedArrayAttr(ArgumentAllocationAttrConstraint, '');
