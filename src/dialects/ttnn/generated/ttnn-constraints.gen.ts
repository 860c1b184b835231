// @generated from dialects-td/ttnn/ttnn-attrs.yaml; do not edit, run npm run codegen
import { attrOfClass } from '../../../ods/constraints.ts';
import { attrOfEnum } from '../../../ods/enum-constraint.ts';
import {
  BufferTypeAttr,
  CoreRangeAttr,
  LayoutAttr,
  MemoryConfigAttr,
  MeshShapeAttr,
  ShapeAttr,
  TensorMemoryLayoutAttr,
} from './ttnn-attributes.gen.ts';

/** Satisfied by attributes of class CoreRangeAttr. */
export const CoreRangeAttrConstraint = attrOfClass(CoreRangeAttr, 'TTNN grid attribute');

/** Satisfied by attributes of class LayoutAttr. */
export const LayoutAttrConstraint = attrOfEnum(LayoutAttr, 'TTNN Layout');

/** Satisfied by attributes of class TensorMemoryLayoutAttr. */
export const TensorMemoryLayoutAttrConstraint = attrOfEnum(TensorMemoryLayoutAttr, 'TTNN Tensor Memory Layout');

/** Satisfied by attributes of class BufferTypeAttr. */
export const BufferTypeAttrConstraint = attrOfEnum(BufferTypeAttr, 'TTNN Buffer Type');

/** Satisfied by attributes of class MemoryConfigAttr. */
export const MemoryConfigAttrConstraint = attrOfClass(MemoryConfigAttr, 'TTNN MemoryConfig attribute');

/** Satisfied by attributes of class ShapeAttr. */
export const ShapeAttrConstraint = attrOfClass(ShapeAttr, 'TTNN Shape attribute');

/** Satisfied by attributes of class MeshShapeAttr. */
export const MeshShapeAttrConstraint = attrOfClass(MeshShapeAttr, 'TTNN Mesh Shape');
