// @generated from dialects-td/sdy/sdy-base.yaml; do not edit, run npm run codegen
import { attrOfClass } from '../../../ods/constraints.ts';
import { attrOfEnum } from '../../../ods/enum-constraint.ts';
import {
  AxisRefAttr,
  DimensionShardingAttr,
  ManualAxesAttr,
  MeshAttr,
  MeshAxisAttr,
  PropagationDirectionAttr,
  TensorShardingAttr,
  TensorShardingPerValueAttr,
} from './sdy-attributes.gen.ts';

/** Satisfied by attributes of class MeshAxisAttr. */
export const MeshAxisAttrConstraint = attrOfClass(MeshAxisAttr, 'Named axis in a mesh');

/** Satisfied by attributes of class MeshAttr. */
export const MeshAttrConstraint = attrOfClass(MeshAttr, 'Mesh of axes and a list of devices');

/** Satisfied by attributes of class AxisRefAttr. */
export const AxisRefAttrConstraint = attrOfClass(AxisRefAttr, 'Reference to either a full axis or a split sub-axis');

/** Satisfied by attributes of class DimensionShardingAttr. */
export const DimensionShardingAttrConstraint = attrOfClass(DimensionShardingAttr, 'Dimension sharding');

/** Satisfied by attributes of class TensorShardingAttr. */
export const TensorShardingAttrConstraint = attrOfClass(TensorShardingAttr, 'Tensor sharding');

/** Satisfied by attributes of class TensorShardingPerValueAttr. */
export const TensorShardingPerValueAttrConstraint = attrOfClass(
  TensorShardingPerValueAttr,
  'Tensor sharding per operand/result of an op',
);

/** Satisfied by attributes of class ManualAxesAttr. */
export const ManualAxesAttrConstraint = attrOfClass(
  ManualAxesAttr,
  'A list of axes that a ManualComputationOp is manual on',
);

/** Satisfied by attributes of class PropagationDirectionAttr. */
export const PropagationDirectionAttrConstraint = attrOfEnum(PropagationDirectionAttr, 'propagation direction enum');
