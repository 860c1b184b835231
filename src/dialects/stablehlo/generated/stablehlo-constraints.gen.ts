// @generated from dialects-td/stablehlo/stablehlo-base.yaml; do not edit, run npm run codegen
import { DictionaryAttr, StrAttr, TypedArrayAttr } from '../../../builtin/attr-constraints.ts';
import {
  AnyMemRef,
  F32,
  F64,
  I1,
  I32,
  Index,
  RankedTensorOf,
  StaticShapeTensorOf,
  TensorRankOf,
  UI32,
} from '../../../builtin/type-constraints.ts';
import { anyAttrOf, anyTypeOf, attrOfClass, typeOfClass } from '../../../ods/constraints.ts';
import { attrOfEnum } from '../../../ods/enum-constraint.ts';
import {
  HLO_Complex,
  HLO_Float,
  HLO_PerAxisQuantizedIntTensor,
  HLO_QuantizedInt,
  HLO_SInt,
  HLO_StaticOrSingleBoundedShapeTensorOf,
  HLO_Tuple,
  HLO_UInt,
} from '../constraints.ts';
import {
  ChannelHandle,
  ComparisonDirectionAttr,
  ComparisonTypeAttr,
  ConvDimensionNumbers,
  DotAlgorithm,
  DotDimensionNumbers,
  FftTypeAttr,
  GatherDimensionNumbers,
  OutputOperandAlias,
  PrecisionAttr,
  ResultAccuracyAttr,
  ResultAccuracyModeAttr,
  RngAlgorithmAttr,
  RngDistributionAttr,
  ScatterDimensionNumbers,
  TransposeAttr,
  TypeExtensions,
} from './stablehlo-attributes.gen.ts';
import { TokenType } from './stablehlo-types.gen.ts';

/** Satisfied by attributes of class PrecisionAttr. */
export const PrecisionAttrConstraint = attrOfEnum(
  PrecisionAttr,
  'XLA precision for an operand. Has backend specific meaning.',
);

/** Satisfied by attributes of class FftTypeAttr. */
export const FftTypeAttrConstraint = attrOfEnum(FftTypeAttr, 'XLA fast fourier transform type.');

/** Satisfied by attributes of class ComparisonDirectionAttr. */
export const ComparisonDirectionAttrConstraint = attrOfEnum(
  ComparisonDirectionAttr,
  'Which comparison operation to perform.',
);

/** Satisfied by attributes of class ComparisonTypeAttr. */
export const ComparisonTypeAttrConstraint = attrOfEnum(ComparisonTypeAttr, 'Which comparison type to use.');

/** Satisfied by attributes of class TransposeAttr. */
export const TransposeAttrConstraint = attrOfEnum(TransposeAttr, 'Transpose options');

/** Satisfied by attributes of class RngDistributionAttr. */
export const RngDistributionAttrConstraint = attrOfEnum(RngDistributionAttr, 'XLA PRNG distribution to be used.');

/** Satisfied by attributes of class RngAlgorithmAttr. */
export const RngAlgorithmAttrConstraint = attrOfEnum(RngAlgorithmAttr, 'XLA PRNG algorithm to be used.');

/** Satisfied by attributes of class ResultAccuracyModeAttr. */
export const ResultAccuracyModeAttrConstraint = attrOfEnum(ResultAccuracyModeAttr, 'XLA result accuracy mode.');

/** Satisfied by attributes of class ScatterDimensionNumbers. */
export const ScatterDimensionNumbersConstraint = attrOfClass(
  ScatterDimensionNumbers,
  'Attribute that models the dimension information for scatter',
);

/** Satisfied by attributes of class GatherDimensionNumbers. */
export const GatherDimensionNumbersConstraint = attrOfClass(
  GatherDimensionNumbers,
  'Attribute that models the dimension information for gather',
);

/** Satisfied by attributes of class DotDimensionNumbers. */
export const DotDimensionNumbersConstraint = attrOfClass(
  DotDimensionNumbers,
  'Attribute that models the dimension information for dot.',
);

/** Satisfied by attributes of class DotAlgorithm. */
export const DotAlgorithmConstraint = attrOfClass(
  DotAlgorithm,
  'Attribute that models the algorithm constraints to use for computing dot.',
);

/** Satisfied by attributes of class ConvDimensionNumbers. */
export const ConvDimensionNumbersConstraint = attrOfClass(
  ConvDimensionNumbers,
  'Structure of dimension information for conv op',
);

/** Satisfied by attributes of class OutputOperandAlias. */
export const OutputOperandAliasConstraint = attrOfClass(
  OutputOperandAlias,
  'Attribute that models the alias relationship of output and operand of a CustomCall op',
);

/** Satisfied by attributes of class ChannelHandle. */
export const ChannelHandleConstraint = attrOfClass(ChannelHandle, "two 64-bit integers 'handle' and 'type'");

/** Satisfied by attributes of class TypeExtensions. */
export const TypeExtensionsConstraint = attrOfClass(
  TypeExtensions,
  'Attribute that extends tensor type with StableHLO type properties.',
);

/** Satisfied by attributes of class ResultAccuracyAttr. */
export const ResultAccuracyAttrConstraint = attrOfClass(ResultAccuracyAttr, 'The requested accuracy for unary ops.');

/** Satisfied by types of class TokenType. */
export const TokenTypeConstraint = typeOfClass(TokenType, 'token');

/** Satisfied where any of these is: F32, F64. */
export const HLO_Float32Or64 = anyTypeOf([F32, F64]);

/** I1 in other words. */
export const HLO_Pred = { ...I1, summary: 'pred (AKA boolean or 1-bit integer)' };

/** Satisfied where any of these is: HLO_SInt, HLO_UInt. */
export const HLO_Int = anyTypeOf([HLO_SInt, HLO_UInt]);

/** Satisfied where any of these is: Index, HLO_Int. */
export const HLO_DimensionValue = anyTypeOf([Index, HLO_Int]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_Tensor = anyTypeOf([RankedTensorOf([HLO_Float, HLO_Pred, HLO_Int, HLO_Complex, HLO_QuantizedInt])]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_NonQuantizedTensor = anyTypeOf([RankedTensorOf([HLO_Float, HLO_Pred, HLO_Int, HLO_Complex])]);

/** Satisfied where any of these is: RankedTensorOf, HLO_PerAxisQuantizedIntTensor. */
export const HLO_QuantizedIntTensorOrPerAxis = anyTypeOf([
  RankedTensorOf([HLO_QuantizedInt]),
  HLO_PerAxisQuantizedIntTensor,
]);

/** Satisfied where any of these is: RankedTensorOf, HLO_PerAxisQuantizedIntTensor. */
export const HLO_FpOrQuantizedIntTensorOrPerAxis = anyTypeOf([
  RankedTensorOf([HLO_Float, HLO_QuantizedInt]),
  HLO_PerAxisQuantizedIntTensor,
]);

/** Satisfied where any of these is: HLO_Tensor, HLO_PerAxisQuantizedIntTensor. */
export const HLO_TensorOrPerAxisQuantizedTensor = anyTypeOf([HLO_Tensor, HLO_PerAxisQuantizedIntTensor]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_ComplexTensor = anyTypeOf([RankedTensorOf([HLO_Complex])]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_FpTensor = anyTypeOf([RankedTensorOf([HLO_Float])]);

/** Satisfied where any of these is: TensorRankOf. */
export const HLO_Fp1DTensor = anyTypeOf([TensorRankOf([HLO_Float], [1])]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_Fp32Or64Tensor = anyTypeOf([RankedTensorOf([HLO_Float32Or64])]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_FpOrComplexTensor = anyTypeOf([RankedTensorOf([HLO_Float, HLO_Complex])]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_FpOrQuantizedIntTensor = anyTypeOf([RankedTensorOf([HLO_Float, HLO_QuantizedInt])]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_FpComplexOrQuantizedIntTensor = anyTypeOf([
  RankedTensorOf([HLO_Float, HLO_Complex, HLO_QuantizedInt]),
]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_IntTensor = anyTypeOf([RankedTensorOf([HLO_Int])]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_IntOrFpTensor = anyTypeOf([RankedTensorOf([HLO_Int, HLO_Float])]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_IntFpOrComplexOrQuantizedIntTensor = anyTypeOf([
  RankedTensorOf([HLO_Int, HLO_Float, HLO_Complex, HLO_QuantizedInt]),
]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_SIntFpComplexOrQuantizedIntTensor = anyTypeOf([
  RankedTensorOf([HLO_SInt, HLO_Float, HLO_Complex, HLO_QuantizedInt]),
]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_SIntFpOrQuantizedIntTensor = anyTypeOf([RankedTensorOf([HLO_SInt, HLO_Float, HLO_QuantizedInt])]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_PredTensor = anyTypeOf([RankedTensorOf([HLO_Pred])]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_PredOrIntTensor = anyTypeOf([RankedTensorOf([HLO_Pred, HLO_Int])]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_PredIntOrFpTensor = anyTypeOf([RankedTensorOf([HLO_Pred, HLO_Int, HLO_Float])]);

/** Satisfied where any of these is: TensorRankOf. */
export const HLO_UI32Tensor = anyTypeOf([TensorRankOf([UI32], [0])]);

/** Satisfied where any of these is: TensorRankOf. */
export const HLO_I32Tensor = anyTypeOf([TensorRankOf([I32], [0])]);

/** Satisfied where any of these is: TensorRankOf. */
export const HLO_ScalarIntTensor = anyTypeOf([TensorRankOf([HLO_Int], [0])]);

/** Satisfied where any of these is: TensorRankOf. */
export const HLO_ScalarPredTensor = anyTypeOf([TensorRankOf([HLO_Pred], [0])]);

/** Satisfied where any of these is: TensorRankOf. */
export const HLO_ScalarPredIntOrFpTensor = anyTypeOf([TensorRankOf([HLO_Pred, HLO_Int, HLO_Float], [0])]);

/** Satisfied where any of these is: RankedTensorOf. */
export const HLO_TensorOfIndices = anyTypeOf([RankedTensorOf([HLO_DimensionValue])]);

/** Satisfied where any of these is: TensorRankOf. */
export const HLO_DimensionTensor = anyTypeOf([TensorRankOf([HLO_DimensionValue], [1])]);

/** Satisfied where any of these is: StaticShapeTensorOf. */
export const HLO_StaticShapeIntFpComplexOrQuantizedIntTensor = anyTypeOf([
  StaticShapeTensorOf([HLO_Int, HLO_Float, HLO_Complex, HLO_QuantizedInt]),
]);

/** Satisfied where any of these is: HLO_StaticOrSingleBoundedShapeTensorOf, HLO_PerAxisQuantizedIntTensor. */
export const HLO_StaticShapeTensorPerAxisQuantizedTensorOrBoundedTensor = anyTypeOf([
  HLO_StaticOrSingleBoundedShapeTensorOf([HLO_Float, HLO_Pred, HLO_Int, HLO_Complex, HLO_QuantizedInt]),
  HLO_PerAxisQuantizedIntTensor,
]);

/** Satisfied where any of these is: HLO_TensorOrPerAxisQuantizedTensor, TokenType. */
export const HLO_TensorOrToken = anyTypeOf([HLO_TensorOrPerAxisQuantizedTensor, TokenTypeConstraint]);

/** Satisfied where any of these is: HLO_TensorOrPerAxisQuantizedTensor, TokenType, HLO_Tuple. */
export const HLO_TensorOrTokenOrTuple = anyTypeOf([HLO_TensorOrPerAxisQuantizedTensor, TokenTypeConstraint, HLO_Tuple]);

/** Satisfied where any of these is: HLO_TensorOrPerAxisQuantizedTensor, TokenType, HLO_Tuple, AnyMemRef. */
export const HLO_CustomCallValue = anyTypeOf([
  HLO_TensorOrPerAxisQuantizedTensor,
  TokenTypeConstraint,
  HLO_Tuple,
  AnyMemRef,
]);

/** Satisfied by arrays whose elements all satisfy PrecisionAttr. */
export const HLO_PrecisionConfigAttr = TypedArrayAttr(PrecisionAttrConstraint, 'Precision Config attribute');

/** Satisfied by arrays whose elements all satisfy OutputOperandAlias. */
export const HLO_OutputOperandAliasArrayAttr = TypedArrayAttr(
  OutputOperandAliasConstraint,
  'Aliasing attribute for outputs and operands of CustomCall',
);

/** Satisfied where any of these is: StrAttr, DictionaryAttr. */
export const HLO_BackendConfigAttr = anyAttrOf([StrAttr, DictionaryAttr]);
