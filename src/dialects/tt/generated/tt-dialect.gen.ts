// @generated from dialects-td/tt/tt-attrs.yaml, dialects-td/tt/tt-base.yaml, dialects-td/tt/tt-enums.yaml, dialects-td/tt/tt-types.yaml; do not edit, run npm run codegen
import { type Dialect } from '../../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../../ods/dialect-spec.ts';
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
import { type TTHooks } from './tt-hooks.gen.ts';
import { DeviceType, TileType } from './tt-types.gen.ts';

/** All records of the dialect. */
export const ttSpec: DialectSpec = {
  namespace: 'tt',
  dependentDialects: [],
  ops: [],
  attributes: [
    ArchAttr,
    DataTypeAttr,
    MemorySpaceAttr,
    TensorMemoryLayoutAttr,
    OOBValAttr,
    IteratorTypeAttr,
    OperandConstraintAttr,
    BufferAccessAttr,
    GridAttr,
    CoreCoordAttr,
    TileSizeAttr,
    ChipPhysicalCoresAttr,
    ChipDescAttr,
    ChipCoordAttr,
    ChipChannelAttr,
    SystemDescAttr,
    DeviceAttr,
    LayoutAttr,
    BufferAttr,
    ArgumentAllocationAttr,
  ],
  types: [TileType, DeviceType],
};

/** Joins the records with the hand-written hooks. */
export function defineTT(hooks: TTHooks): Dialect {
  return defineDialect(ttSpec, { ...hooks });
}
