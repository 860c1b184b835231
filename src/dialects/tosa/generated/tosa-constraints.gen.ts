// @generated from dialects-td/tosa/tosa-base.yaml; do not edit, run npm run codegen
import {
  AnyFloat,
  AnySignlessInteger,
  AnyUnsignedInteger,
  I1,
  I16,
  I32,
  I64,
  I8,
} from '../../../builtin/type-constraints.ts';
import { anyTypeOf, attrOfClass, typeOfClass } from '../../../ods/constraints.ts';
import { attrOfEnum } from '../../../ods/enum-constraint.ts';
import {
  Tosa_MXFPNumber,
  Tosa_MXFPScaleNumber,
  Tosa_QuantizedInt,
  TosaScalarTensorOf,
  TosaTensorAtLeastRankOneOf,
  TosaTensorOf,
  TosaTensorRankOf,
  TosaUnrankedTensorOf,
} from '../constraints.ts';
import {
  BlockSizeAttr,
  ConvOpQuantizationAttr,
  ExtensionAttr,
  LevelAttr,
  MatMulOpQuantizationAttr,
  NanPropagationModeAttr,
  PadOpQuantizationAttr,
  ProfileAttr,
  ResizeModeAttr,
  RoundingModeAttr,
  SpecificationVersionAttr,
  TargetEnv,
  UnaryOpQuantizationAttr,
} from './tosa-attributes.gen.ts';
import { MXInt8, Shape } from './tosa-types.gen.ts';

/** Satisfied by attributes of class UnaryOpQuantizationAttr. */
export const UnaryOpQuantizationAttrConstraint = attrOfClass(
  UnaryOpQuantizationAttr,
  'Attribute for UnaryOp quantization information.',
);

/** Satisfied by attributes of class ConvOpQuantizationAttr. */
export const ConvOpQuantizationAttrConstraint = attrOfClass(
  ConvOpQuantizationAttr,
  'Attribute for Conv type op quantization information.',
);

/** Satisfied by attributes of class MatMulOpQuantizationAttr. */
export const MatMulOpQuantizationAttrConstraint = attrOfClass(
  MatMulOpQuantizationAttr,
  'Attribute for MatMulOp quantization information.',
);

/** Satisfied by attributes of class PadOpQuantizationAttr. */
export const PadOpQuantizationAttrConstraint = attrOfClass(
  PadOpQuantizationAttr,
  'Attribute for PadOp quantization information.',
);

/** Satisfied by attributes of class ProfileAttr. */
export const ProfileAttrConstraint = attrOfEnum(ProfileAttr, 'supported TOSA profiles');

/** Satisfied by attributes of class ExtensionAttr. */
export const ExtensionAttrConstraint = attrOfEnum(ExtensionAttr, 'supported TOSA extensions');

/** Satisfied by attributes of class LevelAttr. */
export const LevelAttrConstraint = attrOfEnum(LevelAttr, 'supported TOSA levels');

/** Satisfied by attributes of class SpecificationVersionAttr. */
export const SpecificationVersionAttrConstraint = attrOfEnum(SpecificationVersionAttr, 'TOSA specification version');

/** Satisfied by attributes of class ResizeModeAttr. */
export const ResizeModeAttrConstraint = attrOfEnum(ResizeModeAttr, 'Supported resize/upsampling strategies');

/** Satisfied by attributes of class NanPropagationModeAttr. */
export const NanPropagationModeAttrConstraint = attrOfEnum(
  NanPropagationModeAttr,
  'Supported NaN propagation strategies',
);

/** Satisfied by attributes of class RoundingModeAttr. */
export const RoundingModeAttrConstraint = attrOfEnum(RoundingModeAttr, 'Supported rounding modes');

/** Satisfied by attributes of class BlockSizeAttr. */
export const BlockSizeAttrConstraint = attrOfEnum(BlockSizeAttr, 'Block size for the block_scaled formats');

/** Satisfied by attributes of class TargetEnv. */
export const TargetEnvConstraint = attrOfClass(TargetEnv, 'Target environment information.');

/** Satisfied by types of class Shape. */
export const ShapeConstraint = typeOfClass(Shape, 'Shape with static rank and Index element type');

/** Satisfied by types of class MXInt8. */
export const MXInt8Constraint = typeOfClass(MXInt8, 'INT8 type as defined by OCP-MX');

/** Satisfied where any of these is: AnyUnsignedInteger, AnySignlessInteger. */
export const Tosa_Int = anyTypeOf([AnyUnsignedInteger, AnySignlessInteger]);

/** Satisfied where any of these is: I16, I32. */
export const Tosa_Int16Or32 = anyTypeOf([I16, I32]);

/** Satisfied where any of these is: I32, I64. */
export const Tosa_Int32Or64 = anyTypeOf([I32, I64]);

/** Satisfied where any of these is: Tosa_Int, Tosa_QuantizedInt, AnyFloat, MXInt8. */
export const Tosa_AnyNumber = anyTypeOf([Tosa_Int, Tosa_QuantizedInt, AnyFloat, MXInt8Constraint], 'number');

/** Satisfied where any of these is: TosaTensorOf. */
export const Tosa_Tensor = anyTypeOf([TosaTensorOf([Tosa_AnyNumber])]);

/** Satisfied where any of these is: TosaTensorOf. */
export const Tosa_I1Tensor = anyTypeOf([TosaTensorOf([I1])]);

/** Satisfied where any of these is: TosaTensorOf. */
export const Tosa_FloatTensor = anyTypeOf([TosaTensorOf([AnyFloat])]);

/** Satisfied where any of these is: TosaTensorOf. */
export const Tosa_Int32Or64Tensor = anyTypeOf([TosaTensorOf([Tosa_Int32Or64])]);

/** Satisfied where any of these is: TosaUnrankedTensorOf. */
export const Tosa_UnrankedTensor = anyTypeOf([TosaUnrankedTensorOf([Tosa_AnyNumber])]);

/** Satisfied where any of these is: TosaUnrankedTensorOf, TosaScalarTensorOf. */
export const Tosa_ScalarTensor = anyTypeOf([
  TosaUnrankedTensorOf([Tosa_Int, AnyFloat]),
  TosaScalarTensorOf([Tosa_AnyNumber]),
]);

/** Satisfied where any of these is: TosaUnrankedTensorOf, TosaScalarTensorOf. */
export const Tosa_ScalarInt8Tensor = anyTypeOf([TosaUnrankedTensorOf([I8]), TosaScalarTensorOf([I8])]);

/** Satisfied where any of these is: TosaUnrankedTensorOf, TosaScalarTensorOf. */
export const Tosa_ScalarInt32Tensor = anyTypeOf([TosaUnrankedTensorOf([I32]), TosaScalarTensorOf([I32])]);

/** Satisfied where any of these is: TosaUnrankedTensorOf, TosaScalarTensorOf. */
export const Tosa_ScalarIntOrFloatTensor = anyTypeOf([
  TosaUnrankedTensorOf([Tosa_Int, AnyFloat]),
  TosaScalarTensorOf([Tosa_Int, AnyFloat]),
]);

/** Satisfied where any of these is: Tosa_UnrankedTensor, TosaTensorRankOf. */
export const Tosa_Tensor1D = anyTypeOf(
  [Tosa_UnrankedTensor, TosaTensorRankOf([Tosa_AnyNumber], [1])],
  '1-d tosa-conformant tensor',
);

/** Satisfied where any of these is: Tosa_UnrankedTensor, TosaTensorRankOf. */
export const Tosa_Tensor3D = anyTypeOf(
  [Tosa_UnrankedTensor, TosaTensorRankOf([Tosa_AnyNumber], [3])],
  '3-d tosa-conformant tensor',
);

/** Satisfied where any of these is: Tosa_UnrankedTensor, TosaTensorRankOf. */
export const Tosa_Tensor4D = anyTypeOf(
  [Tosa_UnrankedTensor, TosaTensorRankOf([Tosa_AnyNumber], [4])],
  '4-d tosa-conformant tensor',
);

/** Satisfied where any of these is: Tosa_UnrankedTensor, TosaTensorRankOf. */
export const Tosa_Tensor5D = anyTypeOf(
  [Tosa_UnrankedTensor, TosaTensorRankOf([Tosa_AnyNumber], [5])],
  '5-d tosa-conformant tensor',
);

/** Satisfied where any of these is: Tosa_UnrankedTensor, TosaTensorRankOf. */
export const Tosa_IndexTensor2D = anyTypeOf([Tosa_UnrankedTensor, TosaTensorRankOf([I32, I64], [2])]);

/** Satisfied where any of these is: Tosa_UnrankedTensor, TosaTensorAtLeastRankOneOf. */
export const Tosa_TensorAtLeast1D = anyTypeOf(
  [Tosa_UnrankedTensor, TosaTensorAtLeastRankOneOf([Tosa_AnyNumber])],
  'tosa-conformant tensor of at least rank 1',
);

/** Satisfied where any of these is: TosaUnrankedTensorOf, TosaTensorRankOf. */
export const Tosa_MXFPDataTensor3D = anyTypeOf([
  TosaUnrankedTensorOf([Tosa_MXFPNumber]),
  TosaTensorRankOf([Tosa_MXFPNumber], [3]),
]);

/** Satisfied where any of these is: TosaUnrankedTensorOf, TosaTensorRankOf. */
export const Tosa_MXFPScaleTensor3D = anyTypeOf([
  TosaUnrankedTensorOf([Tosa_MXFPScaleNumber]),
  TosaTensorRankOf([Tosa_MXFPScaleNumber], [3]),
]);

/** Satisfied where any of these is: TosaUnrankedTensorOf, TosaTensorAtLeastRankOneOf. */
export const Tosa_MXFPDataTensorAtLeast1D = anyTypeOf(
  [TosaUnrankedTensorOf([Tosa_MXFPNumber]), TosaTensorAtLeastRankOneOf([Tosa_MXFPNumber])],
  'tosa-conformant tensor of at least rank 1',
);

/** Satisfied where any of these is: TosaUnrankedTensorOf, TosaTensorAtLeastRankOneOf. */
export const Tosa_MXFPScaleTensorAtLeast1D = anyTypeOf(
  [TosaUnrankedTensorOf([Tosa_MXFPScaleNumber]), TosaTensorAtLeastRankOneOf([Tosa_MXFPScaleNumber])],
  'tosa-conformant tensor of at least rank 1',
);
