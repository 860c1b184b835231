// @generated from dialects-td/stablehlo/stablehlo-compute-ops.yaml, dialects-td/stablehlo/stablehlo-control-ops.yaml, dialects-td/stablehlo/stablehlo-elementwise-ops.yaml, dialects-td/stablehlo/stablehlo-shape-ops.yaml; do not edit, run npm run codegen
import {
  ArrayAttr,
  BoolAttr,
  DenseBoolArrayAttr,
  DenseI64ArrayAttr,
  DictionaryAttr,
  ElementsAttr,
  enumAsInteger,
  F32Attr,
  FlatSymbolRefArrayAttr,
  FlatSymbolRefAttr,
  I64Attr,
  StrAttr,
  UnitAttr,
} from '../../../builtin/attr-constraints.ts';
import { SizedRegion } from '../../../builtin/region-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type DictionaryAttr as DictionaryAttribute } from '../../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { OpAsmOpInterface } from '../../../ir/interfaces/inference.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import {
  Commutative,
  ConstantLike,
  Pure,
  RecursiveMemoryEffects,
  ReturnLike,
  SameVariadicOperandSize,
} from '../../../ir/traits/markers.ts';
import { SingleBlockImplicitTerminator, Terminator } from '../../../ir/traits/structure-traits.ts';
import { marker } from '../../../ir/traits/trait.ts';
import {
  Elementwise,
  SameOperandsAndResultElementType,
  SameOperandsAndResultShape,
  SameOperandsElementType,
} from '../../../ir/traits/type-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import {
  attributeValue,
  operandGroup,
  optionalAttributeValue,
  resultGroup,
  setAttributeValue,
  singleOperand,
} from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type AttrConstraint } from '../../../ods/constraints.ts';
import { AllElementTypesMatch, AllTypesMatch } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import {
  HLO_I64ElementsAttr,
  HLO_LayoutArrayAttr,
  HLO_NonNegativeI32,
  HLO_NonNegativeI64,
  HLO_PositiveI32,
  HLO_PositiveI64,
  HLO_StaticShapeTensor,
  HLO_Tuple,
} from '../constraints.ts';
import { HLO_CompatibleOperandsAndResultType, HLO_InferredResultTypes } from '../interfaces.ts';
import {
  type ChannelHandle,
  type ConvDimensionNumbers,
  type DotAlgorithm,
  type DotDimensionNumbers,
  type GatherDimensionNumbers,
  type OutputOperandAlias,
  type ResultAccuracyAttr,
  type ScatterDimensionNumbers,
} from './stablehlo-attributes.gen.ts';
import {
  ChannelHandleConstraint,
  ComparisonDirectionAttrConstraint,
  ComparisonTypeAttrConstraint,
  ConvDimensionNumbersConstraint,
  DotAlgorithmConstraint,
  DotDimensionNumbersConstraint,
  FftTypeAttrConstraint,
  GatherDimensionNumbersConstraint,
  HLO_BackendConfigAttr,
  HLO_ComplexTensor,
  HLO_CustomCallValue,
  HLO_DimensionTensor,
  HLO_Fp1DTensor,
  HLO_Fp32Or64Tensor,
  HLO_FpComplexOrQuantizedIntTensor,
  HLO_FpOrComplexTensor,
  HLO_FpOrQuantizedIntTensor,
  HLO_FpOrQuantizedIntTensorOrPerAxis,
  HLO_FpTensor,
  HLO_I32Tensor,
  HLO_IntFpOrComplexOrQuantizedIntTensor,
  HLO_IntOrFpTensor,
  HLO_IntTensor,
  HLO_NonQuantizedTensor,
  HLO_OutputOperandAliasArrayAttr,
  HLO_PrecisionConfigAttr,
  HLO_PredIntOrFpTensor,
  HLO_PredOrIntTensor,
  HLO_PredTensor,
  HLO_QuantizedIntTensorOrPerAxis,
  HLO_ScalarIntTensor,
  HLO_ScalarPredIntOrFpTensor,
  HLO_ScalarPredTensor,
  HLO_SIntFpComplexOrQuantizedIntTensor,
  HLO_SIntFpOrQuantizedIntTensor,
  HLO_StaticShapeIntFpComplexOrQuantizedIntTensor,
  HLO_StaticShapeTensorPerAxisQuantizedTensorOrBoundedTensor,
  HLO_Tensor,
  HLO_TensorOfIndices,
  HLO_TensorOrPerAxisQuantizedTensor,
  HLO_TensorOrToken,
  HLO_TensorOrTokenOrTuple,
  HLO_UI32Tensor,
  ResultAccuracyAttrConstraint,
  RngAlgorithmAttrConstraint,
  RngDistributionAttrConstraint,
  ScatterDimensionNumbersConstraint,
  TokenTypeConstraint,
  TransposeAttrConstraint,
} from './stablehlo-constraints.gen.ts';
import {
  type ComparisonDirection,
  type ComparisonType,
  type CustomCallApiVersion,
  customCallApiVersionEnum,
  type FftType,
  type Precision,
  type RngAlgorithm,
  type RngDistribution,
  type Transpose,
} from './stablehlo-enums.gen.ts';

/** Product of matrices and vectors. */
export class DotOp extends Operation {
  static readonly opName = 'stablehlo.dot';
  static readonly spec: OpSpec = {
    name: 'stablehlo.dot',
    className: 'DotOp',
    operands: [
      { name: 'lhs', constraint: HLO_Tensor },
      { name: 'rhs', constraint: HLO_Tensor },
    ],
    attributes: [{ name: 'precision_config', constraint: HLO_PrecisionConfigAttr, optional: true }],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'whitespace', text: '' },
      { kind: 'custom', name: 'PrecisionConfig', args: [{ kind: 'variable', name: 'precision_config' }] },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left factor */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right factor */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Precision of each factor */
  get precisionConfig(): readonly Precision[] | undefined {
    return optionalAttributeValue(this, 'precision_config', HLO_PrecisionConfigAttr);
  }

  set precisionConfig(value: readonly Precision[] | undefined) {
    setAttributeValue(this, 'precision_config', HLO_PrecisionConfigAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly precisionConfig?: readonly Precision[] | undefined;
      readonly resultType: Type;
    },
  ): DotOp {
    return buildOp(builder, location, DotOp, {
      operands: [args.lhs, args.rhs],
      attributes: { precision_config: args.precisionConfig },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Sums of products over contracting dimensions.
 *
 * The result has the batch dimensions, then the other dimensions of the left factor, then those of the right factor.
 *
 * ```mlir
 * func.func @dot_general(%lhs: tensor<2x2x3xf32>, %rhs: tensor<2x3x4xf32>) -> tensor<2x2x4xf32> {
 *   %result = stablehlo.dot_general %lhs, %rhs, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT]
 *     : (tensor<2x2x3xf32>, tensor<2x3x4xf32>) -> tensor<2x2x4xf32>
 *   return %result : tensor<2x2x4xf32>
 * }
 * ```
 */
export class DotGeneralOp extends Operation {
  static readonly opName = 'stablehlo.dot_general';
  static readonly spec: OpSpec = {
    name: 'stablehlo.dot_general',
    className: 'DotGeneralOp',
    operands: [
      { name: 'lhs', constraint: HLO_Tensor },
      { name: 'rhs', constraint: HLO_TensorOrPerAxisQuantizedTensor },
    ],
    attributes: [
      { name: 'dot_dimension_numbers', constraint: DotDimensionNumbersConstraint },
      { name: 'precision_config', constraint: HLO_PrecisionConfigAttr, optional: true },
      { name: 'algorithm', constraint: DotAlgorithmConstraint, optional: true },
    ],
    results: [{ name: 'result', constraint: HLO_TensorOrPerAxisQuantizedTensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'literal', text: ',' },
      { kind: 'custom', name: 'DotDimensionNumbers', args: [{ kind: 'variable', name: 'dot_dimension_numbers' }] },
      { kind: 'whitespace', text: '' },
      {
        kind: 'custom',
        name: 'PrecisionConfigAndAlgorithm',
        args: [
          { kind: 'variable', name: 'precision_config' },
          { kind: 'variable', name: 'algorithm' },
        ],
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left factor */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right factor */
  get rhs(): Value {
    return this.operand(1);
  }

  /** What the dimensions are */
  get dotDimensionNumbers(): DotDimensionNumbers {
    return attributeValue(this, 'dot_dimension_numbers', DotDimensionNumbersConstraint);
  }

  set dotDimensionNumbers(value: DotDimensionNumbers) {
    setAttributeValue(this, 'dot_dimension_numbers', DotDimensionNumbersConstraint, value);
  }

  /** Precision of each factor */
  get precisionConfig(): readonly Precision[] | undefined {
    return optionalAttributeValue(this, 'precision_config', HLO_PrecisionConfigAttr);
  }

  set precisionConfig(value: readonly Precision[] | undefined) {
    setAttributeValue(this, 'precision_config', HLO_PrecisionConfigAttr, value);
  }

  /** How it is computed */
  get algorithm(): DotAlgorithm | undefined {
    return optionalAttributeValue(this, 'algorithm', DotAlgorithmConstraint);
  }

  set algorithm(value: DotAlgorithm | undefined) {
    setAttributeValue(this, 'algorithm', DotAlgorithmConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly dotDimensionNumbers: DotDimensionNumbers;
      readonly precisionConfig?: readonly Precision[] | undefined;
      readonly algorithm?: DotAlgorithm | undefined;
      readonly resultType: Type;
    },
  ): DotGeneralOp {
    return buildOp(builder, location, DotGeneralOp, {
      operands: [args.lhs, args.rhs],
      attributes: {
        dot_dimension_numbers: args.dotDimensionNumbers,
        precision_config: args.precisionConfig,
        algorithm: args.algorithm,
      },
      resultTypes: [args.resultType],
    });
  }
}

/** Sums of products as an equation says. */
export class EinsumOp extends Operation {
  static readonly opName = 'stablehlo.einsum';
  static readonly spec: OpSpec = {
    name: 'stablehlo.einsum',
    className: 'EinsumOp',
    operands: [
      { name: 'lhs', constraint: HLO_Tensor },
      { name: 'rhs', constraint: HLO_Tensor },
    ],
    attributes: [{ name: 'einsum_config', constraint: StrAttr }],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'config' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'einsum_config' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left factor */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right factor */
  get rhs(): Value {
    return this.operand(1);
  }

  /** The equation, e.g. `ij,jk->ik` */
  get einsumConfig(): string {
    return attributeValue(this, 'einsum_config', StrAttr);
  }

  set einsumConfig(value: string) {
    setAttributeValue(this, 'einsum_config', StrAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly einsumConfig: string; readonly resultType: Type },
  ): EinsumOp {
    return buildOp(builder, location, EinsumOp, {
      operands: [args.lhs, args.rhs],
      attributes: { einsum_config: args.einsumConfig },
      resultTypes: [args.resultType],
    });
  }
}

/** Sums as an equation says. */
export class UnaryEinsumOp extends Operation {
  static readonly opName = 'stablehlo.unary_einsum';
  static readonly spec: OpSpec = {
    name: 'stablehlo.unary_einsum',
    className: 'UnaryEinsumOp',
    operands: [{ name: 'operand', constraint: HLO_Tensor }],
    attributes: [{ name: 'einsum_config', constraint: StrAttr }],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'config' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'einsum_config' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** The equation, e.g. `ij->i` */
  get einsumConfig(): string {
    return attributeValue(this, 'einsum_config', StrAttr);
  }

  set einsumConfig(value: string) {
    setAttributeValue(this, 'einsum_config', StrAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly einsumConfig: string; readonly resultType: Type },
  ): UnaryEinsumOp {
    return buildOp(builder, location, UnaryEinsumOp, {
      operands: [args.operand],
      attributes: { einsum_config: args.einsumConfig },
      resultTypes: [args.resultType],
    });
  }
}

/** Cholesky decomposition. */
export class CholeskyOp extends Operation {
  static readonly opName = 'stablehlo.cholesky';
  static readonly spec: OpSpec = {
    name: 'stablehlo.cholesky',
    className: 'CholeskyOp',
    operands: [{ name: 'a', constraint: HLO_FpOrComplexTensor }],
    attributes: [{ name: 'lower', constraint: BoolAttr, optional: true, defaultValue: false }],
    results: [{ name: 'result', constraint: HLO_FpOrComplexTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'a' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: ',' },
          { kind: 'literal', text: 'lower' },
          { kind: 'literal', text: '=' },
          { kind: 'variable', name: 'lower' },
        ],
        otherwise: [],
        anchor: 3,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'a' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
  };

  /** Symmetric matrices */
  get a(): Value {
    return this.operand(0);
  }

  /** Whether the factor is the lower triangular one */
  get lower(): boolean {
    return optionalAttributeValue(this, 'lower', BoolAttr) ?? false;
  }

  set lower(value: boolean | undefined) {
    setAttributeValue(this, 'lower', BoolAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly a: Value; readonly lower?: boolean | undefined; readonly resultType: Type },
  ): CholeskyOp {
    return buildOp(builder, location, CholeskyOp, {
      operands: [args.a],
      attributes: { lower: args.lower },
      resultTypes: [args.resultType],
    });
  }
}

/** Solves systems of equations with triangular matrices. */
export class TriangularSolveOp extends Operation {
  static readonly opName = 'stablehlo.triangular_solve';
  static readonly spec: OpSpec = {
    name: 'stablehlo.triangular_solve',
    className: 'TriangularSolveOp',
    operands: [
      { name: 'a', constraint: HLO_FpOrComplexTensor },
      { name: 'b', constraint: HLO_FpOrComplexTensor },
    ],
    attributes: [
      { name: 'left_side', constraint: BoolAttr },
      { name: 'lower', constraint: BoolAttr },
      { name: 'unit_diagonal', constraint: BoolAttr },
      { name: 'transpose_a', constraint: TransposeAttrConstraint },
    ],
    results: [{ name: 'result', constraint: HLO_FpOrComplexTensor }],
    regions: [],
    successors: [],
    traits: [Pure, SameOperandsAndResultElementType],
  };

  /** Triangular matrices */
  get a(): Value {
    return this.operand(0);
  }

  /** Right sides */
  get b(): Value {
    return this.operand(1);
  }

  /** Whether the matrix is the left factor */
  get leftSide(): boolean {
    return attributeValue(this, 'left_side', BoolAttr);
  }

  set leftSide(value: boolean) {
    setAttributeValue(this, 'left_side', BoolAttr, value);
  }

  /** Whether it is lower triangular */
  get lower(): boolean {
    return attributeValue(this, 'lower', BoolAttr);
  }

  set lower(value: boolean) {
    setAttributeValue(this, 'lower', BoolAttr, value);
  }

  /** Whether its diagonal is 1 */
  get unitDiagonal(): boolean {
    return attributeValue(this, 'unit_diagonal', BoolAttr);
  }

  set unitDiagonal(value: boolean) {
    setAttributeValue(this, 'unit_diagonal', BoolAttr, value);
  }

  /** Whether it is transposed first */
  get transposeA(): Transpose {
    return attributeValue(this, 'transpose_a', TransposeAttrConstraint);
  }

  set transposeA(value: Transpose) {
    setAttributeValue(this, 'transpose_a', TransposeAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly a: Value;
      readonly b: Value;
      readonly leftSide: boolean;
      readonly lower: boolean;
      readonly unitDiagonal: boolean;
      readonly transposeA: Transpose;
      readonly resultType: Type;
    },
  ): TriangularSolveOp {
    return buildOp(builder, location, TriangularSolveOp, {
      operands: [args.a, args.b],
      attributes: {
        left_side: args.leftSide,
        lower: args.lower,
        unit_diagonal: args.unitDiagonal,
        transpose_a: args.transposeA,
      },
      resultTypes: [args.resultType],
    });
  }
}

/** Fourier transform along the last dimensions. */
export class FftOp extends Operation {
  static readonly opName = 'stablehlo.fft';
  static readonly spec: OpSpec = {
    name: 'stablehlo.fft',
    className: 'FftOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrComplexTensor }],
    attributes: [
      { name: 'fft_type', constraint: FftTypeAttrConstraint },
      { name: 'fft_length', constraint: DenseI64ArrayAttr },
    ],
    results: [{ name: 'result', constraint: HLO_FpOrComplexTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'type' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'fft_type' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'length' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'fft_length' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Values */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Which transform */
  get fftType(): FftType {
    return attributeValue(this, 'fft_type', FftTypeAttrConstraint);
  }

  set fftType(value: FftType) {
    setAttributeValue(this, 'fft_type', FftTypeAttrConstraint, value);
  }

  /** Sizes of the transformed dimensions */
  get fftLength(): readonly number[] {
    return attributeValue(this, 'fft_length', DenseI64ArrayAttr);
  }

  set fftLength(value: readonly number[]) {
    setAttributeValue(this, 'fft_length', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly fftType: FftType;
      readonly fftLength: readonly number[];
      readonly resultType: Type;
    },
  ): FftOp {
    return buildOp(builder, location, FftOp, {
      operands: [args.operand],
      attributes: { fft_type: args.fftType, fft_length: args.fftLength },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Convolution of an image with filters.
 *
 * ```mlir
 * func.func @convolution(%lhs: tensor<1x4x4x1xf32>, %rhs: tensor<3x3x1x1xf32>) -> tensor<1x2x2x1xf32> {
 *   %result = stablehlo.convolution(%lhs, %rhs)
 *     dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
 *     window = {stride = [4, 4], pad = [[0, 0], [0, 0]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]}
 *     {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
 *     : (tensor<1x4x4x1xf32>, tensor<3x3x1x1xf32>) -> tensor<1x2x2x1xf32>
 *   return %result : tensor<1x2x2x1xf32>
 * }
 * ```
 */
export class ConvolutionOp extends Operation {
  static readonly opName = 'stablehlo.convolution';
  static readonly spec: OpSpec = {
    name: 'stablehlo.convolution',
    className: 'ConvolutionOp',
    operands: [
      { name: 'lhs', constraint: HLO_Tensor },
      { name: 'rhs', constraint: HLO_TensorOrPerAxisQuantizedTensor },
    ],
    attributes: [
      { name: 'window_strides', constraint: DenseI64ArrayAttr, optional: true },
      { name: 'padding', constraint: HLO_I64ElementsAttr, optional: true },
      { name: 'lhs_dilation', constraint: DenseI64ArrayAttr, optional: true },
      { name: 'rhs_dilation', constraint: DenseI64ArrayAttr, optional: true },
      { name: 'window_reversal', constraint: DenseBoolArrayAttr, optional: true },
      { name: 'dimension_numbers', constraint: ConvDimensionNumbersConstraint },
      { name: 'feature_group_count', constraint: HLO_PositiveI64 },
      { name: 'batch_group_count', constraint: HLO_PositiveI64 },
      { name: 'precision_config', constraint: HLO_PrecisionConfigAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: HLO_TensorOrPerAxisQuantizedTensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'literal', text: '(' },
      { kind: 'operands' },
      { kind: 'literal', text: ')' },
      { kind: 'literal', text: 'dim_numbers' },
      { kind: 'literal', text: '=' },
      { kind: 'custom', name: 'ConvolutionDimensions', args: [{ kind: 'variable', name: 'dimension_numbers' }] },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'window' },
      { kind: 'literal', text: '=' },
      {
        kind: 'custom',
        name: 'WindowAttributes',
        args: [
          { kind: 'variable', name: 'window_strides' },
          { kind: 'variable', name: 'padding' },
          { kind: 'variable', name: 'lhs_dilation' },
          { kind: 'variable', name: 'rhs_dilation' },
          { kind: 'variable', name: 'window_reversal' },
        ],
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Image */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Filters */
  get rhs(): Value {
    return this.operand(1);
  }

  /** How far the window moves at a time */
  get windowStrides(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'window_strides', DenseI64ArrayAttr);
  }

  set windowStrides(value: readonly number[] | undefined) {
    setAttributeValue(this, 'window_strides', DenseI64ArrayAttr, value);
  }

  /** How much is put before and behind each spatial dimension */
  get padding(): Attribute | undefined {
    return optionalAttributeValue(this, 'padding', HLO_I64ElementsAttr);
  }

  set padding(value: Attribute | undefined) {
    setAttributeValue(this, 'padding', HLO_I64ElementsAttr, value);
  }

  /** Distance of the image's elements */
  get lhsDilation(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'lhs_dilation', DenseI64ArrayAttr);
  }

  set lhsDilation(value: readonly number[] | undefined) {
    setAttributeValue(this, 'lhs_dilation', DenseI64ArrayAttr, value);
  }

  /** Distance of the filter's elements */
  get rhsDilation(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'rhs_dilation', DenseI64ArrayAttr);
  }

  set rhsDilation(value: readonly number[] | undefined) {
    setAttributeValue(this, 'rhs_dilation', DenseI64ArrayAttr, value);
  }

  /** Whether the filter is reversed */
  get windowReversal(): readonly boolean[] | undefined {
    return optionalAttributeValue(this, 'window_reversal', DenseBoolArrayAttr);
  }

  set windowReversal(value: readonly boolean[] | undefined) {
    setAttributeValue(this, 'window_reversal', DenseBoolArrayAttr, value);
  }

  /** What the dimensions are */
  get dimensionNumbers(): ConvDimensionNumbers {
    return attributeValue(this, 'dimension_numbers', ConvDimensionNumbersConstraint);
  }

  set dimensionNumbers(value: ConvDimensionNumbers) {
    setAttributeValue(this, 'dimension_numbers', ConvDimensionNumbersConstraint, value);
  }

  /** Number of groups that channels are split into */
  get featureGroupCount(): number {
    return attributeValue(this, 'feature_group_count', HLO_PositiveI64);
  }

  set featureGroupCount(value: number) {
    setAttributeValue(this, 'feature_group_count', HLO_PositiveI64, value);
  }

  /** Number of groups that the batch is split into */
  get batchGroupCount(): number {
    return attributeValue(this, 'batch_group_count', HLO_PositiveI64);
  }

  set batchGroupCount(value: number) {
    setAttributeValue(this, 'batch_group_count', HLO_PositiveI64, value);
  }

  /** Precision of each factor */
  get precisionConfig(): readonly Precision[] | undefined {
    return optionalAttributeValue(this, 'precision_config', HLO_PrecisionConfigAttr);
  }

  set precisionConfig(value: readonly Precision[] | undefined) {
    setAttributeValue(this, 'precision_config', HLO_PrecisionConfigAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly windowStrides?: readonly number[] | undefined;
      readonly padding?: Attribute | undefined;
      readonly lhsDilation?: readonly number[] | undefined;
      readonly rhsDilation?: readonly number[] | undefined;
      readonly windowReversal?: readonly boolean[] | undefined;
      readonly dimensionNumbers: ConvDimensionNumbers;
      readonly featureGroupCount: number;
      readonly batchGroupCount: number;
      readonly precisionConfig?: readonly Precision[] | undefined;
      readonly resultType: Type;
    },
  ): ConvolutionOp {
    return buildOp(builder, location, ConvolutionOp, {
      operands: [args.lhs, args.rhs],
      attributes: {
        window_strides: args.windowStrides,
        padding: args.padding,
        lhs_dilation: args.lhsDilation,
        rhs_dilation: args.rhsDilation,
        window_reversal: args.windowReversal,
        dimension_numbers: args.dimensionNumbers,
        feature_group_count: args.featureGroupCount,
        batch_group_count: args.batchGroupCount,
        precision_config: args.precisionConfig,
      },
      resultTypes: [args.resultType],
    });
  }
}

/** Convolution with computed padding. */
export class DynamicConvOp extends Operation {
  static readonly opName = 'stablehlo.dynamic_conv';
  static readonly spec: OpSpec = {
    name: 'stablehlo.dynamic_conv',
    className: 'DynamicConvOp',
    operands: [
      { name: 'lhs', constraint: HLO_Tensor },
      { name: 'rhs', constraint: HLO_Tensor },
      { name: 'padding', constraint: HLO_IntTensor },
    ],
    attributes: [
      { name: 'window_strides', constraint: DenseI64ArrayAttr, optional: true },
      { name: 'lhs_dilation', constraint: DenseI64ArrayAttr, optional: true },
      { name: 'rhs_dilation', constraint: DenseI64ArrayAttr, optional: true },
      { name: 'window_reversal', constraint: DenseBoolArrayAttr, optional: true },
      { name: 'dimension_numbers', constraint: ConvDimensionNumbersConstraint },
      { name: 'feature_group_count', constraint: HLO_PositiveI64 },
      { name: 'batch_group_count', constraint: HLO_PositiveI64 },
      { name: 'precision_config', constraint: HLO_PrecisionConfigAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure],
  };

  /** Image */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Filters */
  get rhs(): Value {
    return this.operand(1);
  }

  /** How much is put before and behind each spatial dimension */
  get padding(): Value {
    return this.operand(2);
  }

  /** How far the window moves at a time */
  get windowStrides(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'window_strides', DenseI64ArrayAttr);
  }

  set windowStrides(value: readonly number[] | undefined) {
    setAttributeValue(this, 'window_strides', DenseI64ArrayAttr, value);
  }

  /** Distance of the image's elements */
  get lhsDilation(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'lhs_dilation', DenseI64ArrayAttr);
  }

  set lhsDilation(value: readonly number[] | undefined) {
    setAttributeValue(this, 'lhs_dilation', DenseI64ArrayAttr, value);
  }

  /** Distance of the filter's elements */
  get rhsDilation(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'rhs_dilation', DenseI64ArrayAttr);
  }

  set rhsDilation(value: readonly number[] | undefined) {
    setAttributeValue(this, 'rhs_dilation', DenseI64ArrayAttr, value);
  }

  /** Whether the filter is reversed */
  get windowReversal(): readonly boolean[] | undefined {
    return optionalAttributeValue(this, 'window_reversal', DenseBoolArrayAttr);
  }

  set windowReversal(value: readonly boolean[] | undefined) {
    setAttributeValue(this, 'window_reversal', DenseBoolArrayAttr, value);
  }

  /** What the dimensions are */
  get dimensionNumbers(): ConvDimensionNumbers {
    return attributeValue(this, 'dimension_numbers', ConvDimensionNumbersConstraint);
  }

  set dimensionNumbers(value: ConvDimensionNumbers) {
    setAttributeValue(this, 'dimension_numbers', ConvDimensionNumbersConstraint, value);
  }

  /** Number of groups that channels are split into */
  get featureGroupCount(): number {
    return attributeValue(this, 'feature_group_count', HLO_PositiveI64);
  }

  set featureGroupCount(value: number) {
    setAttributeValue(this, 'feature_group_count', HLO_PositiveI64, value);
  }

  /** Number of groups that the batch is split into */
  get batchGroupCount(): number {
    return attributeValue(this, 'batch_group_count', HLO_PositiveI64);
  }

  set batchGroupCount(value: number) {
    setAttributeValue(this, 'batch_group_count', HLO_PositiveI64, value);
  }

  /** Precision of each factor */
  get precisionConfig(): readonly Precision[] | undefined {
    return optionalAttributeValue(this, 'precision_config', HLO_PrecisionConfigAttr);
  }

  set precisionConfig(value: readonly Precision[] | undefined) {
    setAttributeValue(this, 'precision_config', HLO_PrecisionConfigAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly padding: Value;
      readonly windowStrides?: readonly number[] | undefined;
      readonly lhsDilation?: readonly number[] | undefined;
      readonly rhsDilation?: readonly number[] | undefined;
      readonly windowReversal?: readonly boolean[] | undefined;
      readonly dimensionNumbers: ConvDimensionNumbers;
      readonly featureGroupCount: number;
      readonly batchGroupCount: number;
      readonly precisionConfig?: readonly Precision[] | undefined;
      readonly resultType: Type;
    },
  ): DynamicConvOp {
    return buildOp(builder, location, DynamicConvOp, {
      operands: [args.lhs, args.rhs, args.padding],
      attributes: {
        window_strides: args.windowStrides,
        lhs_dilation: args.lhsDilation,
        rhs_dilation: args.rhsDilation,
        window_reversal: args.windowReversal,
        dimension_numbers: args.dimensionNumbers,
        feature_group_count: args.featureGroupCount,
        batch_group_count: args.batchGroupCount,
        precision_config: args.precisionConfig,
      },
      resultTypes: [args.resultType],
    });
  }
}

/** Reduces what is under a sliding window. */
export class ReduceWindowOp extends Operation {
  static readonly opName = 'stablehlo.reduce_window';
  static readonly spec: OpSpec = {
    name: 'stablehlo.reduce_window',
    className: 'ReduceWindowOp',
    operands: [
      { name: 'inputs', constraint: HLO_Tensor, group: 'variadic' },
      { name: 'init_values', constraint: HLO_Tensor, group: 'variadic' },
    ],
    attributes: [
      { name: 'window_dimensions', constraint: DenseI64ArrayAttr },
      { name: 'window_strides', constraint: DenseI64ArrayAttr, optional: true },
      { name: 'base_dilations', constraint: DenseI64ArrayAttr, optional: true },
      { name: 'window_dilations', constraint: DenseI64ArrayAttr, optional: true },
      { name: 'padding', constraint: HLO_I64ElementsAttr, optional: true },
    ],
    results: [{ name: 'results', constraint: HLO_Tensor, group: 'variadic' }],
    regions: [{ name: 'body', constraint: SizedRegion(1) }],
    successors: [],
    traits: [RecursiveMemoryEffects, SameVariadicOperandSize, SingleBlockImplicitTerminator('stablehlo.return')],
  };

  /** Tensors to reduce */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** What reductions start with */
  get initValues(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Sizes of the window */
  get windowDimensions(): readonly number[] {
    return attributeValue(this, 'window_dimensions', DenseI64ArrayAttr);
  }

  set windowDimensions(value: readonly number[]) {
    setAttributeValue(this, 'window_dimensions', DenseI64ArrayAttr, value);
  }

  /** How far the window moves at a time */
  get windowStrides(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'window_strides', DenseI64ArrayAttr);
  }

  set windowStrides(value: readonly number[] | undefined) {
    setAttributeValue(this, 'window_strides', DenseI64ArrayAttr, value);
  }

  /** Distance of the input's elements */
  get baseDilations(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'base_dilations', DenseI64ArrayAttr);
  }

  set baseDilations(value: readonly number[] | undefined) {
    setAttributeValue(this, 'base_dilations', DenseI64ArrayAttr, value);
  }

  /** Distance of the window's elements */
  get windowDilations(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'window_dilations', DenseI64ArrayAttr);
  }

  set windowDilations(value: readonly number[] | undefined) {
    setAttributeValue(this, 'window_dilations', DenseI64ArrayAttr, value);
  }

  /** How much is put before and behind each dimension */
  get padding(): Attribute | undefined {
    return optionalAttributeValue(this, 'padding', HLO_I64ElementsAttr);
  }

  set padding(value: Attribute | undefined) {
    setAttributeValue(this, 'padding', HLO_I64ElementsAttr, value);
  }

  /** The reduction of two elements */
  get body(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly initValues: readonly Value[];
      readonly windowDimensions: readonly number[];
      readonly windowStrides?: readonly number[] | undefined;
      readonly baseDilations?: readonly number[] | undefined;
      readonly windowDilations?: readonly number[] | undefined;
      readonly padding?: Attribute | undefined;
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): ReduceWindowOp {
    return buildOp(builder, location, ReduceWindowOp, {
      operands: [args.inputs, args.initValues],
      attributes: {
        window_dimensions: args.windowDimensions,
        window_strides: args.windowStrides,
        base_dilations: args.baseDilations,
        window_dilations: args.windowDilations,
        padding: args.padding,
      },
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/** Adds up sources at the elements that windows select. */
export class SelectAndScatterOp extends Operation {
  static readonly opName = 'stablehlo.select_and_scatter';
  static readonly spec: OpSpec = {
    name: 'stablehlo.select_and_scatter',
    className: 'SelectAndScatterOp',
    operands: [
      { name: 'operand', constraint: HLO_Tensor },
      { name: 'source', constraint: HLO_Tensor },
      { name: 'init_value', constraint: HLO_Tensor },
    ],
    attributes: [
      { name: 'window_dimensions', constraint: DenseI64ArrayAttr, optional: true },
      { name: 'window_strides', constraint: DenseI64ArrayAttr, optional: true },
      { name: 'padding', constraint: HLO_I64ElementsAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [
      { name: 'select', constraint: SizedRegion(1) },
      { name: 'scatter', constraint: SizedRegion(1) },
    ],
    successors: [],
    traits: [RecursiveMemoryEffects],
  };

  /** Tensor under the windows */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** What is added */
  get source(): Value {
    return this.operand(1);
  }

  /** What sums start with */
  get initValue(): Value {
    return this.operand(2);
  }

  /** Sizes of the window */
  get windowDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'window_dimensions', DenseI64ArrayAttr);
  }

  set windowDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'window_dimensions', DenseI64ArrayAttr, value);
  }

  /** How far the window moves at a time */
  get windowStrides(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'window_strides', DenseI64ArrayAttr);
  }

  set windowStrides(value: readonly number[] | undefined) {
    setAttributeValue(this, 'window_strides', DenseI64ArrayAttr, value);
  }

  /** How much is put before and behind each dimension */
  get padding(): Attribute | undefined {
    return optionalAttributeValue(this, 'padding', HLO_I64ElementsAttr);
  }

  set padding(value: Attribute | undefined) {
    setAttributeValue(this, 'padding', HLO_I64ElementsAttr, value);
  }

  /** Whether the first of two elements is selected */
  get select(): Region {
    return this.regions[0]!;
  }

  /** The sum of two elements */
  get scatter(): Region {
    return this.regions[1]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly source: Value;
      readonly initValue: Value;
      readonly windowDimensions?: readonly number[] | undefined;
      readonly windowStrides?: readonly number[] | undefined;
      readonly padding?: Attribute | undefined;
      readonly regions?: readonly Region[];
      readonly resultType: Type;
    },
  ): SelectAndScatterOp {
    return buildOp(builder, location, SelectAndScatterOp, {
      operands: [args.operand, args.source, args.initValue],
      attributes: {
        window_dimensions: args.windowDimensions,
        window_strides: args.windowStrides,
        padding: args.padding,
      },
      resultTypes: [args.resultType],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Reduces dimensions by a computation.
 *
 * ```mlir
 * func.func @reduce(%input: tensor<1x6xi64>, %init: tensor<i64>) -> tensor<1xi64> {
 *   %result = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [1]
 *     : (tensor<1x6xi64>, tensor<i64>) -> tensor<1xi64>
 *   return %result : tensor<1xi64>
 * }
 * ```
 */
export class ReduceOp extends Operation {
  static readonly opName = 'stablehlo.reduce';
  static readonly spec: OpSpec = {
    name: 'stablehlo.reduce',
    className: 'ReduceOp',
    operands: [
      { name: 'inputs', constraint: HLO_Tensor, group: 'variadic' },
      { name: 'init_values', constraint: HLO_Tensor, group: 'variadic' },
    ],
    attributes: [{ name: 'dimensions', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'results', constraint: HLO_Tensor, group: 'variadic' }],
    regions: [{ name: 'body', constraint: SizedRegion(1) }],
    successors: [],
    traits: [RecursiveMemoryEffects, SameVariadicOperandSize, SingleBlockImplicitTerminator('stablehlo.return')],
    customAssembly: true,
  };

  /** Tensors to reduce */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** What reductions start with */
  get initValues(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Dimensions that are reduced */
  get dimensions(): readonly number[] {
    return attributeValue(this, 'dimensions', DenseI64ArrayAttr);
  }

  set dimensions(value: readonly number[]) {
    setAttributeValue(this, 'dimensions', DenseI64ArrayAttr, value);
  }

  /** The reduction of two elements */
  get body(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly initValues: readonly Value[];
      readonly dimensions: readonly number[];
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): ReduceOp {
    return buildOp(builder, location, ReduceOp, {
      operands: [args.inputs, args.initValues],
      attributes: { dimensions: args.dimensions },
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/** Applies a computation to elements. */
export class MapOp extends Operation {
  static readonly opName = 'stablehlo.map';
  static readonly spec: OpSpec = {
    name: 'stablehlo.map',
    className: 'MapOp',
    operands: [{ name: 'inputs', constraint: HLO_Tensor, group: 'variadic' }],
    attributes: [{ name: 'dimensions', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [{ name: 'computation', constraint: SizedRegion(1) }],
    successors: [],
    traits: [RecursiveMemoryEffects, SameOperandsAndResultShape, SingleBlockImplicitTerminator('stablehlo.return')],
  };

  /** Tensors to compute on */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** All dimensions */
  get dimensions(): readonly number[] {
    return attributeValue(this, 'dimensions', DenseI64ArrayAttr);
  }

  set dimensions(value: readonly number[]) {
    setAttributeValue(this, 'dimensions', DenseI64ArrayAttr, value);
  }

  /** A new element of one element of each input */
  get computation(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly dimensions: readonly number[];
      readonly regions?: readonly Region[];
      readonly resultType: Type;
    },
  ): MapOp {
    return buildOp(builder, location, MapOp, {
      operands: [args.inputs],
      attributes: { dimensions: args.dimensions },
      resultTypes: [args.resultType],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/** Sorts along a dimension. */
export class SortOp extends Operation {
  static readonly opName = 'stablehlo.sort';
  static readonly spec: OpSpec = {
    name: 'stablehlo.sort',
    className: 'SortOp',
    operands: [{ name: 'inputs', constraint: HLO_Tensor, group: 'variadic' }],
    attributes: [
      { name: 'dimension', constraint: I64Attr, optional: true, defaultValue: -1 },
      { name: 'is_stable', constraint: BoolAttr, optional: true, defaultValue: false },
    ],
    results: [{ name: 'results', constraint: HLO_Tensor, group: 'variadic' }],
    regions: [{ name: 'comparator', constraint: SizedRegion(1) }],
    successors: [],
    traits: [RecursiveMemoryEffects, SameOperandsAndResultShape],
  };

  /** Tensors to sort together */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Dimension along which they are sorted */
  get dimension(): number {
    return optionalAttributeValue(this, 'dimension', I64Attr) ?? -1;
  }

  set dimension(value: number | undefined) {
    setAttributeValue(this, 'dimension', I64Attr, value);
  }

  /** Whether equal elements keep their order */
  get isStable(): boolean {
    return optionalAttributeValue(this, 'is_stable', BoolAttr) ?? false;
  }

  set isStable(value: boolean | undefined) {
    setAttributeValue(this, 'is_stable', BoolAttr, value);
  }

  /** Whether the first comes before the second */
  get comparator(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly dimension?: number | undefined;
      readonly isStable?: boolean | undefined;
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): SortOp {
    return buildOp(builder, location, SortOp, {
      operands: [args.inputs],
      attributes: { dimension: args.dimension, is_stable: args.isStable },
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/** Gradients of the normalization of a batch. */
export class BatchNormGradOp extends Operation {
  static readonly opName = 'stablehlo.batch_norm_grad';
  static readonly spec: OpSpec = {
    name: 'stablehlo.batch_norm_grad',
    className: 'BatchNormGradOp',
    operands: [
      { name: 'operand', constraint: HLO_FpTensor },
      { name: 'scale', constraint: HLO_Fp1DTensor },
      { name: 'mean', constraint: HLO_Fp1DTensor },
      { name: 'variance', constraint: HLO_Fp1DTensor },
      { name: 'grad_output', constraint: HLO_FpTensor },
    ],
    attributes: [
      { name: 'epsilon', constraint: F32Attr },
      { name: 'feature_index', constraint: HLO_NonNegativeI64 },
    ],
    results: [
      { name: 'grad_operand', constraint: HLO_FpTensor },
      { name: 'grad_scale', constraint: HLO_Fp1DTensor },
      { name: 'grad_offset', constraint: HLO_Fp1DTensor },
    ],
    regions: [],
    successors: [],
    traits: [Pure],
  };

  /** The batch */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Factor of each feature */
  get scale(): Value {
    return this.operand(1);
  }

  /** Mean of each feature */
  get mean(): Value {
    return this.operand(2);
  }

  /** Variance of each feature */
  get variance(): Value {
    return this.operand(3);
  }

  /** Gradient of the output */
  get gradOutput(): Value {
    return this.operand(4);
  }

  /** What is added to variances */
  get epsilon(): number {
    return attributeValue(this, 'epsilon', F32Attr);
  }

  set epsilon(value: number) {
    setAttributeValue(this, 'epsilon', F32Attr, value);
  }

  /** Dimension of the features */
  get featureIndex(): number {
    return attributeValue(this, 'feature_index', HLO_NonNegativeI64);
  }

  set featureIndex(value: number) {
    setAttributeValue(this, 'feature_index', HLO_NonNegativeI64, value);
  }

  /** Gradient of the batch */
  get gradOperand(): OpResult {
    return this.result(0);
  }

  /** Gradient of the scale */
  get gradScale(): OpResult {
    return this.result(1);
  }

  /** Gradient of the offset */
  get gradOffset(): OpResult {
    return this.result(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly scale: Value;
      readonly mean: Value;
      readonly variance: Value;
      readonly gradOutput: Value;
      readonly epsilon: number;
      readonly featureIndex: number;
      readonly gradOperandType: Type;
      readonly gradScaleType: Type;
      readonly gradOffsetType: Type;
    },
  ): BatchNormGradOp {
    return buildOp(builder, location, BatchNormGradOp, {
      operands: [args.operand, args.scale, args.mean, args.variance, args.gradOutput],
      attributes: { epsilon: args.epsilon, feature_index: args.featureIndex },
      resultTypes: [args.gradOperandType, args.gradScaleType, args.gradOffsetType],
    });
  }
}

/** Normalizes a batch by given mean and variance. */
export class BatchNormInferenceOp extends Operation {
  static readonly opName = 'stablehlo.batch_norm_inference';
  static readonly spec: OpSpec = {
    name: 'stablehlo.batch_norm_inference',
    className: 'BatchNormInferenceOp',
    operands: [
      { name: 'operand', constraint: HLO_FpTensor },
      { name: 'scale', constraint: HLO_Fp1DTensor },
      { name: 'offset', constraint: HLO_Fp1DTensor },
      { name: 'mean', constraint: HLO_Fp1DTensor },
      { name: 'variance', constraint: HLO_Fp1DTensor },
    ],
    attributes: [
      { name: 'epsilon', constraint: F32Attr },
      { name: 'feature_index', constraint: HLO_NonNegativeI64 },
    ],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
  };

  /** The batch */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Factor of each feature */
  get scale(): Value {
    return this.operand(1);
  }

  /** What is added to each feature */
  get offset(): Value {
    return this.operand(2);
  }

  /** Mean of each feature */
  get mean(): Value {
    return this.operand(3);
  }

  /** Variance of each feature */
  get variance(): Value {
    return this.operand(4);
  }

  /** What is added to variances */
  get epsilon(): number {
    return attributeValue(this, 'epsilon', F32Attr);
  }

  set epsilon(value: number) {
    setAttributeValue(this, 'epsilon', F32Attr, value);
  }

  /** Dimension of the features */
  get featureIndex(): number {
    return attributeValue(this, 'feature_index', HLO_NonNegativeI64);
  }

  set featureIndex(value: number) {
    setAttributeValue(this, 'feature_index', HLO_NonNegativeI64, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly scale: Value;
      readonly offset: Value;
      readonly mean: Value;
      readonly variance: Value;
      readonly epsilon: number;
      readonly featureIndex: number;
      readonly resultType: Type;
    },
  ): BatchNormInferenceOp {
    return buildOp(builder, location, BatchNormInferenceOp, {
      operands: [args.operand, args.scale, args.offset, args.mean, args.variance],
      attributes: { epsilon: args.epsilon, feature_index: args.featureIndex },
      resultTypes: [args.resultType],
    });
  }
}

/** Normalizes a batch by its own mean and variance. */
export class BatchNormTrainingOp extends Operation {
  static readonly opName = 'stablehlo.batch_norm_training';
  static readonly spec: OpSpec = {
    name: 'stablehlo.batch_norm_training',
    className: 'BatchNormTrainingOp',
    operands: [
      { name: 'operand', constraint: HLO_FpTensor },
      { name: 'scale', constraint: HLO_Fp1DTensor },
      { name: 'offset', constraint: HLO_Fp1DTensor },
    ],
    attributes: [
      { name: 'epsilon', constraint: F32Attr },
      { name: 'feature_index', constraint: HLO_NonNegativeI64 },
    ],
    results: [
      { name: 'output', constraint: HLO_FpTensor },
      { name: 'batch_mean', constraint: HLO_Fp1DTensor },
      { name: 'batch_var', constraint: HLO_Fp1DTensor },
    ],
    regions: [],
    successors: [],
    traits: [Pure],
  };

  /** The batch */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Factor of each feature */
  get scale(): Value {
    return this.operand(1);
  }

  /** What is added to each feature */
  get offset(): Value {
    return this.operand(2);
  }

  /** What is added to variances */
  get epsilon(): number {
    return attributeValue(this, 'epsilon', F32Attr);
  }

  set epsilon(value: number) {
    setAttributeValue(this, 'epsilon', F32Attr, value);
  }

  /** Dimension of the features */
  get featureIndex(): number {
    return attributeValue(this, 'feature_index', HLO_NonNegativeI64);
  }

  set featureIndex(value: number) {
    setAttributeValue(this, 'feature_index', HLO_NonNegativeI64, value);
  }

  /** Normalized batch */
  get output(): OpResult {
    return this.result(0);
  }

  /** Mean of each feature */
  get batchMean(): OpResult {
    return this.result(1);
  }

  /** Variance of each feature */
  get batchVar(): OpResult {
    return this.result(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly scale: Value;
      readonly offset: Value;
      readonly epsilon: number;
      readonly featureIndex: number;
      readonly outputType: Type;
      readonly batchMeanType: Type;
      readonly batchVarType: Type;
    },
  ): BatchNormTrainingOp {
    return buildOp(builder, location, BatchNormTrainingOp, {
      operands: [args.operand, args.scale, args.offset],
      attributes: { epsilon: args.epsilon, feature_index: args.featureIndex },
      resultTypes: [args.outputType, args.batchMeanType, args.batchVarType],
    });
  }
}

/** Random numbers. */
export class RngOp extends Operation {
  static readonly opName = 'stablehlo.rng';
  static readonly spec: OpSpec = {
    name: 'stablehlo.rng',
    className: 'RngOp',
    operands: [
      { name: 'a', constraint: HLO_ScalarPredIntOrFpTensor },
      { name: 'b', constraint: HLO_ScalarPredIntOrFpTensor },
      { name: 'shape', constraint: HLO_DimensionTensor },
    ],
    attributes: [{ name: 'rng_distribution', constraint: RngDistributionAttrConstraint }],
    results: [{ name: 'result', constraint: HLO_PredIntOrFpTensor }],
    regions: [],
    successors: [],
    traits: [AllElementTypesMatch('a', 'b', 'result')],
    assemblyFormat: [
      { kind: 'variable', name: 'a' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'b' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'shape' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'distribution' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'rng_distribution' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Lower bound, or mean */
  get a(): Value {
    return this.operand(0);
  }

  /** Upper bound, or standard deviation */
  get b(): Value {
    return this.operand(1);
  }

  /** Shape of the result */
  get shape(): Value {
    return this.operand(2);
  }

  /** Distribution of the numbers */
  get rngDistribution(): RngDistribution {
    return attributeValue(this, 'rng_distribution', RngDistributionAttrConstraint);
  }

  set rngDistribution(value: RngDistribution) {
    setAttributeValue(this, 'rng_distribution', RngDistributionAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly a: Value;
      readonly b: Value;
      readonly shape: Value;
      readonly rngDistribution: RngDistribution;
      readonly resultType: Type;
    },
  ): RngOp {
    return buildOp(builder, location, RngOp, {
      operands: [args.a, args.b, args.shape],
      attributes: { rng_distribution: args.rngDistribution },
      resultTypes: [args.resultType],
    });
  }
}

/** Random bits that follow from a state. */
export class RngBitGeneratorOp extends Operation {
  static readonly opName = 'stablehlo.rng_bit_generator';
  static readonly spec: OpSpec = {
    name: 'stablehlo.rng_bit_generator',
    className: 'RngBitGeneratorOp',
    operands: [{ name: 'initial_state', constraint: HLO_IntOrFpTensor }],
    attributes: [{ name: 'rng_algorithm', constraint: RngAlgorithmAttrConstraint }],
    results: [
      { name: 'output_state', constraint: HLO_IntOrFpTensor },
      { name: 'output', constraint: HLO_IntOrFpTensor },
    ],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'initial_state' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'algorithm' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'rng_algorithm' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** State before */
  get initialState(): Value {
    return this.operand(0);
  }

  /** How they are made */
  get rngAlgorithm(): RngAlgorithm {
    return attributeValue(this, 'rng_algorithm', RngAlgorithmAttrConstraint);
  }

  set rngAlgorithm(value: RngAlgorithm) {
    setAttributeValue(this, 'rng_algorithm', RngAlgorithmAttrConstraint, value);
  }

  /** State behind */
  get outputState(): OpResult {
    return this.result(0);
  }

  /** The bits */
  get output(): OpResult {
    return this.result(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly initialState: Value;
      readonly rngAlgorithm: RngAlgorithm;
      readonly outputStateType: Type;
      readonly outputType: Type;
    },
  ): RngBitGeneratorOp {
    return buildOp(builder, location, RngBitGeneratorOp, {
      operands: [args.initialState],
      attributes: { rng_algorithm: args.rngAlgorithm },
      resultTypes: [args.outputStateType, args.outputType],
    });
  }
}

/** Runs one of several branches. */
export class CaseOp extends Operation {
  static readonly opName = 'stablehlo.case';
  static readonly spec: OpSpec = {
    name: 'stablehlo.case',
    className: 'CaseOp',
    operands: [{ name: 'index', constraint: HLO_I32Tensor }],
    attributes: [],
    results: [{ name: 'results', constraint: HLO_TensorOrToken, group: 'variadic' }],
    regions: [{ name: 'branches', constraint: SizedRegion(1), variadic: true }],
    successors: [],
    traits: [RecursiveMemoryEffects, SingleBlockImplicitTerminator('stablehlo.return')],
  };

  /** Number of the branch; the last where there is none of that number */
  get index(): Value {
    return this.operand(0);
  }

  /** The branches */
  get branches(): readonly Region[] {
    return this.regions.slice(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly index: Value;
      readonly regions?: readonly Region[] | number;
      readonly resultTypes: readonly Type[];
    },
  ): CaseOp {
    return buildOp(builder, location, CaseOp, {
      operands: [args.index],
      attributes: {},
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/** Runs one of two branches. */
export class IfOp extends Operation {
  static readonly opName = 'stablehlo.if';
  static readonly spec: OpSpec = {
    name: 'stablehlo.if',
    className: 'IfOp',
    operands: [{ name: 'pred', constraint: HLO_ScalarPredTensor }],
    attributes: [],
    results: [{ name: 'results', constraint: HLO_TensorOrToken, group: 'variadic' }],
    regions: [
      { name: 'true_branch', constraint: SizedRegion(1) },
      { name: 'false_branch', constraint: SizedRegion(1) },
    ],
    successors: [],
    traits: [RecursiveMemoryEffects, SingleBlockImplicitTerminator('stablehlo.return')],
  };

  /** Whether the first is run */
  get pred(): Value {
    return this.operand(0);
  }

  /** What is run where the condition holds */
  get trueBranch(): Region {
    return this.regions[0]!;
  }

  /** What is run where it does not */
  get falseBranch(): Region {
    return this.regions[1]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly pred: Value; readonly regions?: readonly Region[]; readonly resultTypes: readonly Type[] },
  ): IfOp {
    return buildOp(builder, location, IfOp, {
      operands: [args.pred],
      attributes: {},
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Runs a body as long as a condition holds.
 *
 * ```mlir
 * func.func @while(%init: tensor<i64>, %one: tensor<i64>, %ten: tensor<i64>) -> tensor<i64> {
 *   %result = stablehlo.while(%iterArg = %init) : tensor<i64>
 *     cond {
 *       %0 = stablehlo.compare LT, %iterArg, %ten : (tensor<i64>, tensor<i64>) -> tensor<i1>
 *       stablehlo.return %0 : tensor<i1>
 *     } do {
 *       %0 = stablehlo.add %iterArg, %one : tensor<i64>
 *       stablehlo.return %0 : tensor<i64>
 *     }
 *   return %result : tensor<i64>
 * }
 * ```
 */
export class WhileOp extends Operation {
  static readonly opName = 'stablehlo.while';
  static readonly spec: OpSpec = {
    name: 'stablehlo.while',
    className: 'WhileOp',
    operands: [{ name: 'operand', constraint: HLO_TensorOrToken, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'results', constraint: HLO_TensorOrToken, group: 'variadic' }],
    regions: [
      { name: 'cond', constraint: SizedRegion(1) },
      { name: 'body', constraint: SizedRegion(1) },
    ],
    successors: [],
    traits: [RecursiveMemoryEffects, SingleBlockImplicitTerminator('stablehlo.return'), OpAsmOpInterface],
    customAssembly: true,
  };

  /** Values that the loop starts with */
  get operandValues(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The condition */
  get cond(): Region {
    return this.regions[0]!;
  }

  /** The body */
  get body(): Region {
    return this.regions[1]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: readonly Value[];
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): WhileOp {
    return buildOp(builder, location, WhileOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/** Ends a computation and hands over its results. */
export class ReturnOp extends Operation {
  static readonly opName = 'stablehlo.return';
  static readonly spec: OpSpec = {
    name: 'stablehlo.return',
    className: 'ReturnOp',
    operands: [{ name: 'results', constraint: HLO_TensorOrTokenOrTuple, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Pure, ReturnLike, Terminator],
    assemblyFormat: [
      {
        kind: 'optional',
        then: [
          { kind: 'variable', name: 'results' },
          { kind: 'literal', text: ':' },
          { kind: 'type', of: 'results' },
        ],
        otherwise: [],
        anchor: 0,
      },
      { kind: 'attr-dict' },
    ],
  };

  /** The results */
  get resultsValues(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly results: readonly Value[] }): ReturnOp {
    return buildOp(builder, location, ReturnOp, { operands: [args.results], attributes: {}, resultTypes: [] });
  }
}

/** A token that comes after others. */
export class AfterAllOp extends Operation {
  static readonly opName = 'stablehlo.after_all';
  static readonly spec: OpSpec = {
    name: 'stablehlo.after_all',
    className: 'AfterAllOp',
    operands: [{ name: 'inputs', constraint: TokenTypeConstraint, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'result', constraint: TokenTypeConstraint }],
    regions: [],
    successors: [],
    traits: [Pure],
    customAssembly: true,
  };

  /** Tokens before */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly resultType: Type },
  ): AfterAllOp {
    return buildOp(builder, location, AfterAllOp, {
      operands: [args.inputs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Values that optimizations do not see through. */
export class OptimizationBarrierOp extends Operation {
  static readonly opName = 'stablehlo.optimization_barrier';
  static readonly spec: OpSpec = {
    name: 'stablehlo.optimization_barrier',
    className: 'OptimizationBarrierOp',
    operands: [{ name: 'operand', constraint: HLO_TensorOrToken, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_TensorOrToken, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [Pure],
    customAssembly: true,
  };

  /** Values */
  get operandValues(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The same values */
  get resultValues(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: readonly Value[]; readonly resultTypes: readonly Type[] },
  ): OptimizationBarrierOp {
    return buildOp(builder, location, OptimizationBarrierOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [...args.resultTypes],
    });
  }
}

const customCallOpApiVersionConstraint: AttrConstraint<CustomCallApiVersion> = enumAsInteger<CustomCallApiVersion>(
  customCallApiVersionEnum,
  'Custom call API version',
);

/**
 * Calls what is implemented elsewhere.
 *
 * ```mlir
 * func.func @custom_call(%operand: tensor<f32>) -> tensor<f32> {
 *   %result = stablehlo.custom_call @foo(%operand) {backend_config = "bar"} : (tensor<f32>) -> tensor<f32>
 *   return %result : tensor<f32>
 * }
 * ```
 */
export class CustomCallOp extends Operation {
  static readonly opName = 'stablehlo.custom_call';
  static readonly spec: OpSpec = {
    name: 'stablehlo.custom_call',
    className: 'CustomCallOp',
    operands: [{ name: 'inputs', constraint: HLO_CustomCallValue, group: 'variadic' }],
    attributes: [
      { name: 'call_target_name', constraint: StrAttr },
      { name: 'has_side_effect', constraint: BoolAttr, optional: true, defaultValue: false },
      { name: 'backend_config', constraint: HLO_BackendConfigAttr, optional: true },
      {
        name: 'api_version',
        constraint: customCallOpApiVersionConstraint,
        optional: true,
        defaultValue: 'API_VERSION_ORIGINAL',
      },
      { name: 'called_computations', constraint: FlatSymbolRefArrayAttr, optional: true, defaultValue: [] },
      { name: 'operand_layouts', constraint: HLO_LayoutArrayAttr, optional: true },
      { name: 'result_layouts', constraint: HLO_LayoutArrayAttr, optional: true },
      { name: 'output_operand_aliases', constraint: HLO_OutputOperandAliasArrayAttr, optional: true, defaultValue: [] },
    ],
    results: [{ name: 'results', constraint: HLO_CustomCallValue, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [],
    assemblyFormat: [
      { kind: 'custom', name: 'CustomCallTarget', args: [{ kind: 'variable', name: 'call_target_name' }] },
      { kind: 'literal', text: '(' },
      { kind: 'variable', name: 'inputs' },
      { kind: 'literal', text: ')' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operands */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Name of what is called */
  get callTargetName(): string {
    return attributeValue(this, 'call_target_name', StrAttr);
  }

  set callTargetName(value: string) {
    setAttributeValue(this, 'call_target_name', StrAttr, value);
  }

  /** Whether it does more than compute its results */
  get hasSideEffect(): boolean {
    return optionalAttributeValue(this, 'has_side_effect', BoolAttr) ?? false;
  }

  set hasSideEffect(value: boolean | undefined) {
    setAttributeValue(this, 'has_side_effect', BoolAttr, value);
  }

  /** What else it is told */
  get backendConfig(): Attribute | undefined {
    return optionalAttributeValue(this, 'backend_config', HLO_BackendConfigAttr);
  }

  set backendConfig(value: Attribute | undefined) {
    setAttributeValue(this, 'backend_config', HLO_BackendConfigAttr, value);
  }

  /** How it is called */
  get apiVersion(): CustomCallApiVersion {
    return optionalAttributeValue(this, 'api_version', customCallOpApiVersionConstraint) ?? 'API_VERSION_ORIGINAL';
  }

  set apiVersion(value: CustomCallApiVersion | undefined) {
    setAttributeValue(this, 'api_version', customCallOpApiVersionConstraint, value);
  }

  /** Functions that it calls */
  get calledComputations(): readonly string[] {
    return optionalAttributeValue(this, 'called_computations', FlatSymbolRefArrayAttr) ?? [];
  }

  set calledComputations(value: readonly string[] | undefined) {
    setAttributeValue(this, 'called_computations', FlatSymbolRefArrayAttr, value);
  }

  /** Order of dimensions of operands in memory */
  get operandLayouts(): readonly Attribute[] | undefined {
    return optionalAttributeValue(this, 'operand_layouts', HLO_LayoutArrayAttr);
  }

  set operandLayouts(value: readonly Attribute[] | undefined) {
    setAttributeValue(this, 'operand_layouts', HLO_LayoutArrayAttr, value);
  }

  /** Order of dimensions of results in memory */
  get resultLayouts(): readonly Attribute[] | undefined {
    return optionalAttributeValue(this, 'result_layouts', HLO_LayoutArrayAttr);
  }

  set resultLayouts(value: readonly Attribute[] | undefined) {
    setAttributeValue(this, 'result_layouts', HLO_LayoutArrayAttr, value);
  }

  /** Results that share memory with operands */
  get outputOperandAliases(): readonly OutputOperandAlias[] {
    return optionalAttributeValue(this, 'output_operand_aliases', HLO_OutputOperandAliasArrayAttr) ?? [];
  }

  set outputOperandAliases(value: readonly OutputOperandAlias[] | undefined) {
    setAttributeValue(this, 'output_operand_aliases', HLO_OutputOperandAliasArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly callTargetName: string;
      readonly hasSideEffect?: boolean | undefined;
      readonly backendConfig?: Attribute | undefined;
      readonly apiVersion?: CustomCallApiVersion | undefined;
      readonly calledComputations?: readonly string[] | undefined;
      readonly operandLayouts?: readonly Attribute[] | undefined;
      readonly resultLayouts?: readonly Attribute[] | undefined;
      readonly outputOperandAliases?: readonly OutputOperandAlias[] | undefined;
      readonly resultTypes: readonly Type[];
    },
  ): CustomCallOp {
    return buildOp(builder, location, CustomCallOp, {
      operands: [args.inputs],
      attributes: {
        call_target_name: args.callTargetName,
        has_side_effect: args.hasSideEffect,
        backend_config: args.backendConfig,
        api_version: args.apiVersion,
        called_computations: args.calledComputations,
        operand_layouts: args.operandLayouts,
        result_layouts: args.resultLayouts,
        output_operand_aliases: args.outputOperandAliases,
      },
      resultTypes: [...args.resultTypes],
    });
  }
}

/** Stands for operations of a higher level, and says which function is the same. */
export class CompositeOp extends Operation {
  static readonly opName = 'stablehlo.composite';
  static readonly spec: OpSpec = {
    name: 'stablehlo.composite',
    className: 'CompositeOp',
    operands: [{ name: 'inputs', constraint: HLO_TensorOrTokenOrTuple, group: 'variadic' }],
    attributes: [
      { name: 'name', constraint: StrAttr },
      { name: 'composite_attributes', constraint: DictionaryAttr, optional: true },
      { name: 'decomposition', constraint: FlatSymbolRefAttr },
      { name: 'version', constraint: HLO_NonNegativeI32, optional: true, defaultValue: 0 },
    ],
    results: [{ name: 'results', constraint: HLO_TensorOrTokenOrTuple, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [marker('SymbolUserOpInterface')],
    assemblyFormat: [
      { kind: 'variable', name: 'name' },
      { kind: 'variable', name: 'inputs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operands */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Name of the operation of a higher level */
  get nameAttr(): string {
    return attributeValue(this, 'name', StrAttr);
  }

  set nameAttr(value: string) {
    setAttributeValue(this, 'name', StrAttr, value);
  }

  /** Its attributes */
  get compositeAttributes(): DictionaryAttribute | undefined {
    return optionalAttributeValue(this, 'composite_attributes', DictionaryAttr);
  }

  set compositeAttributes(value: DictionaryAttribute | undefined) {
    setAttributeValue(this, 'composite_attributes', DictionaryAttr, value);
  }

  /** Function that computes the same */
  get decomposition(): string {
    return attributeValue(this, 'decomposition', FlatSymbolRefAttr);
  }

  set decomposition(value: string) {
    setAttributeValue(this, 'decomposition', FlatSymbolRefAttr, value);
  }

  /** Its version */
  get version(): number {
    return optionalAttributeValue(this, 'version', HLO_NonNegativeI32) ?? 0;
  }

  set version(value: number | undefined) {
    setAttributeValue(this, 'version', HLO_NonNegativeI32, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly name: string;
      readonly compositeAttributes?: DictionaryAttribute | undefined;
      readonly decomposition: string;
      readonly version?: number | undefined;
      readonly resultTypes: readonly Type[];
    },
  ): CompositeOp {
    return buildOp(builder, location, CompositeOp, {
      operands: [args.inputs],
      attributes: {
        name: args.name,
        composite_attributes: args.compositeAttributes,
        decomposition: args.decomposition,
        version: args.version,
      },
      resultTypes: [...args.resultTypes],
    });
  }
}

/** A tuple of values. */
export class TupleOp extends Operation {
  static readonly opName = 'stablehlo.tuple';
  static readonly spec: OpSpec = {
    name: 'stablehlo.tuple',
    className: 'TupleOp',
    operands: [{ name: 'val', constraint: HLO_TensorOrTokenOrTuple, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_Tuple }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'val' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'TupleOpType',
        args: [
          { kind: 'type', of: 'val' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
  };

  /** Values */
  get val(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly val: readonly Value[]; readonly resultType: Type },
  ): TupleOp {
    return buildOp(builder, location, TupleOp, {
      operands: [args.val],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** An element of a tuple. */
export class GetTupleElementOp extends Operation {
  static readonly opName = 'stablehlo.get_tuple_element';
  static readonly spec: OpSpec = {
    name: 'stablehlo.get_tuple_element',
    className: 'GetTupleElementOp',
    operands: [{ name: 'operand', constraint: HLO_Tuple }],
    attributes: [{ name: 'index', constraint: HLO_NonNegativeI32 }],
    results: [{ name: 'result', constraint: HLO_TensorOrTokenOrTuple }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: '[' },
      { kind: 'variable', name: 'index' },
      { kind: 'literal', text: ']' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tuple */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Number of the element */
  get index(): number {
    return attributeValue(this, 'index', HLO_NonNegativeI32);
  }

  set index(value: number) {
    setAttributeValue(this, 'index', HLO_NonNegativeI32, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly index: number; readonly resultType: Type },
  ): GetTupleElementOp {
    return buildOp(builder, location, GetTupleElementOp, {
      operands: [args.operand],
      attributes: { index: args.index },
      resultTypes: [args.resultType],
    });
  }
}

/** Joins the tensors of a group of processes. */
export class AllGatherOp extends Operation {
  static readonly opName = 'stablehlo.all_gather';
  static readonly spec: OpSpec = {
    name: 'stablehlo.all_gather',
    className: 'AllGatherOp',
    operands: [{ name: 'operands', constraint: HLO_Tensor, group: 'variadic' }],
    attributes: [
      { name: 'all_gather_dim', constraint: HLO_NonNegativeI64 },
      { name: 'replica_groups', constraint: HLO_I64ElementsAttr },
      { name: 'channel_handle', constraint: ChannelHandleConstraint, optional: true },
      { name: 'use_global_device_ids', constraint: UnitAttr, optional: true },
    ],
    results: [{ name: 'results', constraint: HLO_Tensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultElementType],
  };

  /** Dimension along which they are joined */
  get allGatherDim(): number {
    return attributeValue(this, 'all_gather_dim', HLO_NonNegativeI64);
  }

  set allGatherDim(value: number) {
    setAttributeValue(this, 'all_gather_dim', HLO_NonNegativeI64, value);
  }

  /** Groups of processes, a row for each */
  get replicaGroups(): Attribute {
    return attributeValue(this, 'replica_groups', HLO_I64ElementsAttr);
  }

  set replicaGroups(value: Attribute) {
    setAttributeValue(this, 'replica_groups', HLO_I64ElementsAttr, value);
  }

  /** Channel */
  get channelHandle(): ChannelHandle | undefined {
    return optionalAttributeValue(this, 'channel_handle', ChannelHandleConstraint);
  }

  set channelHandle(value: ChannelHandle | undefined) {
    setAttributeValue(this, 'channel_handle', ChannelHandleConstraint, value);
  }

  /** Whether groups are of devices */
  get useGlobalDeviceIds(): boolean {
    return this.properties.has('use_global_device_ids');
  }

  set useGlobalDeviceIds(value: boolean) {
    setAttributeValue(this, 'use_global_device_ids', UnitAttr, value || undefined);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operands: readonly Value[];
      readonly allGatherDim: number;
      readonly replicaGroups: Attribute;
      readonly channelHandle?: ChannelHandle | undefined;
      readonly useGlobalDeviceIds?: boolean;
      readonly resultTypes: readonly Type[];
    },
  ): AllGatherOp {
    return buildOp(builder, location, AllGatherOp, {
      operands: [args.operands],
      attributes: {
        all_gather_dim: args.allGatherDim,
        replica_groups: args.replicaGroups,
        channel_handle: args.channelHandle,
        use_global_device_ids: args.useGlobalDeviceIds || undefined,
      },
      resultTypes: [...args.resultTypes],
    });
  }
}

/** Reduces the tensors of a group of processes. */
export class AllReduceOp extends Operation {
  static readonly opName = 'stablehlo.all_reduce';
  static readonly spec: OpSpec = {
    name: 'stablehlo.all_reduce',
    className: 'AllReduceOp',
    operands: [{ name: 'operands', constraint: HLO_Tensor, group: 'variadic' }],
    attributes: [
      { name: 'replica_groups', constraint: HLO_I64ElementsAttr },
      { name: 'channel_handle', constraint: ChannelHandleConstraint, optional: true },
      { name: 'use_global_device_ids', constraint: UnitAttr, optional: true },
    ],
    results: [{ name: 'results', constraint: HLO_Tensor, group: 'variadic' }],
    regions: [{ name: 'computation', constraint: SizedRegion(1) }],
    successors: [],
    traits: [SingleBlockImplicitTerminator('stablehlo.return')],
  };

  /** Groups of processes, a row for each */
  get replicaGroups(): Attribute {
    return attributeValue(this, 'replica_groups', HLO_I64ElementsAttr);
  }

  set replicaGroups(value: Attribute) {
    setAttributeValue(this, 'replica_groups', HLO_I64ElementsAttr, value);
  }

  /** Channel */
  get channelHandle(): ChannelHandle | undefined {
    return optionalAttributeValue(this, 'channel_handle', ChannelHandleConstraint);
  }

  set channelHandle(value: ChannelHandle | undefined) {
    setAttributeValue(this, 'channel_handle', ChannelHandleConstraint, value);
  }

  /** Whether groups are of devices */
  get useGlobalDeviceIds(): boolean {
    return this.properties.has('use_global_device_ids');
  }

  set useGlobalDeviceIds(value: boolean) {
    setAttributeValue(this, 'use_global_device_ids', UnitAttr, value || undefined);
  }

  /** The reduction of two elements */
  get computation(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operands: readonly Value[];
      readonly replicaGroups: Attribute;
      readonly channelHandle?: ChannelHandle | undefined;
      readonly useGlobalDeviceIds?: boolean;
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): AllReduceOp {
    return buildOp(builder, location, AllReduceOp, {
      operands: [args.operands],
      attributes: {
        replica_groups: args.replicaGroups,
        channel_handle: args.channelHandle,
        use_global_device_ids: args.useGlobalDeviceIds || undefined,
      },
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/** Reduces the tensors of a group of processes and hands out the parts. */
export class ReduceScatterOp extends Operation {
  static readonly opName = 'stablehlo.reduce_scatter';
  static readonly spec: OpSpec = {
    name: 'stablehlo.reduce_scatter',
    className: 'ReduceScatterOp',
    operands: [{ name: 'operand', constraint: HLO_Tensor }],
    attributes: [
      { name: 'scatter_dimension', constraint: HLO_NonNegativeI64 },
      { name: 'replica_groups', constraint: HLO_I64ElementsAttr },
      { name: 'channel_handle', constraint: ChannelHandleConstraint, optional: true },
      { name: 'use_global_device_ids', constraint: UnitAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [{ name: 'computation', constraint: SizedRegion(1) }],
    successors: [],
    traits: [SingleBlockImplicitTerminator('stablehlo.return')],
  };

  /** Tensor of this process */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Dimension along which parts are handed out */
  get scatterDimension(): number {
    return attributeValue(this, 'scatter_dimension', HLO_NonNegativeI64);
  }

  set scatterDimension(value: number) {
    setAttributeValue(this, 'scatter_dimension', HLO_NonNegativeI64, value);
  }

  /** Groups of processes, a row for each */
  get replicaGroups(): Attribute {
    return attributeValue(this, 'replica_groups', HLO_I64ElementsAttr);
  }

  set replicaGroups(value: Attribute) {
    setAttributeValue(this, 'replica_groups', HLO_I64ElementsAttr, value);
  }

  /** Channel */
  get channelHandle(): ChannelHandle | undefined {
    return optionalAttributeValue(this, 'channel_handle', ChannelHandleConstraint);
  }

  set channelHandle(value: ChannelHandle | undefined) {
    setAttributeValue(this, 'channel_handle', ChannelHandleConstraint, value);
  }

  /** Whether groups are of devices */
  get useGlobalDeviceIds(): boolean {
    return this.properties.has('use_global_device_ids');
  }

  set useGlobalDeviceIds(value: boolean) {
    setAttributeValue(this, 'use_global_device_ids', UnitAttr, value || undefined);
  }

  /** The reduction of two elements */
  get computation(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly scatterDimension: number;
      readonly replicaGroups: Attribute;
      readonly channelHandle?: ChannelHandle | undefined;
      readonly useGlobalDeviceIds?: boolean;
      readonly regions?: readonly Region[];
      readonly resultType: Type;
    },
  ): ReduceScatterOp {
    return buildOp(builder, location, ReduceScatterOp, {
      operands: [args.operand],
      attributes: {
        scatter_dimension: args.scatterDimension,
        replica_groups: args.replicaGroups,
        channel_handle: args.channelHandle,
        use_global_device_ids: args.useGlobalDeviceIds || undefined,
      },
      resultTypes: [args.resultType],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/** Every process hands a part to every other. */
export class AllToAllOp extends Operation {
  static readonly opName = 'stablehlo.all_to_all';
  static readonly spec: OpSpec = {
    name: 'stablehlo.all_to_all',
    className: 'AllToAllOp',
    operands: [{ name: 'operands', constraint: HLO_Tensor, group: 'variadic' }],
    attributes: [
      { name: 'split_dimension', constraint: HLO_NonNegativeI64 },
      { name: 'concat_dimension', constraint: HLO_NonNegativeI64 },
      { name: 'split_count', constraint: HLO_PositiveI64 },
      { name: 'replica_groups', constraint: HLO_I64ElementsAttr },
      { name: 'channel_handle', constraint: ChannelHandleConstraint, optional: true },
    ],
    results: [{ name: 'results', constraint: HLO_Tensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultElementType, HLO_InferredResultTypes],
  };

  /** Dimension along which parts are taken */
  get splitDimension(): number {
    return attributeValue(this, 'split_dimension', HLO_NonNegativeI64);
  }

  set splitDimension(value: number) {
    setAttributeValue(this, 'split_dimension', HLO_NonNegativeI64, value);
  }

  /** Dimension along which parts are joined */
  get concatDimension(): number {
    return attributeValue(this, 'concat_dimension', HLO_NonNegativeI64);
  }

  set concatDimension(value: number) {
    setAttributeValue(this, 'concat_dimension', HLO_NonNegativeI64, value);
  }

  /** Number of parts */
  get splitCount(): number {
    return attributeValue(this, 'split_count', HLO_PositiveI64);
  }

  set splitCount(value: number) {
    setAttributeValue(this, 'split_count', HLO_PositiveI64, value);
  }

  /** Groups of processes, a row for each */
  get replicaGroups(): Attribute {
    return attributeValue(this, 'replica_groups', HLO_I64ElementsAttr);
  }

  set replicaGroups(value: Attribute) {
    setAttributeValue(this, 'replica_groups', HLO_I64ElementsAttr, value);
  }

  /** Channel */
  get channelHandle(): ChannelHandle | undefined {
    return optionalAttributeValue(this, 'channel_handle', ChannelHandleConstraint);
  }

  set channelHandle(value: ChannelHandle | undefined) {
    setAttributeValue(this, 'channel_handle', ChannelHandleConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operands: readonly Value[];
      readonly splitDimension: number;
      readonly concatDimension: number;
      readonly splitCount: number;
      readonly replicaGroups: Attribute;
      readonly channelHandle?: ChannelHandle | undefined;
      readonly resultTypes: readonly Type[];
    },
  ): AllToAllOp {
    return buildOp(builder, location, AllToAllOp, {
      operands: [args.operands],
      attributes: {
        split_dimension: args.splitDimension,
        concat_dimension: args.concatDimension,
        split_count: args.splitCount,
        replica_groups: args.replicaGroups,
        channel_handle: args.channelHandle,
      },
      resultTypes: [...args.resultTypes],
    });
  }
}

/** Hands the tensor of the first process of a group to the others. */
export class CollectiveBroadcastOp extends Operation {
  static readonly opName = 'stablehlo.collective_broadcast';
  static readonly spec: OpSpec = {
    name: 'stablehlo.collective_broadcast',
    className: 'CollectiveBroadcastOp',
    operands: [{ name: 'operand', constraint: HLO_Tensor }],
    attributes: [
      { name: 'replica_groups', constraint: HLO_I64ElementsAttr },
      { name: 'channel_handle', constraint: ChannelHandleConstraint, optional: true },
    ],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType],
  };

  /** Tensor of this process */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Groups of processes, a row for each */
  get replicaGroups(): Attribute {
    return attributeValue(this, 'replica_groups', HLO_I64ElementsAttr);
  }

  set replicaGroups(value: Attribute) {
    setAttributeValue(this, 'replica_groups', HLO_I64ElementsAttr, value);
  }

  /** Channel */
  get channelHandle(): ChannelHandle | undefined {
    return optionalAttributeValue(this, 'channel_handle', ChannelHandleConstraint);
  }

  set channelHandle(value: ChannelHandle | undefined) {
    setAttributeValue(this, 'channel_handle', ChannelHandleConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly replicaGroups: Attribute;
      readonly channelHandle?: ChannelHandle | undefined;
      readonly resultType: Type;
    },
  ): CollectiveBroadcastOp {
    return buildOp(builder, location, CollectiveBroadcastOp, {
      operands: [args.operand],
      attributes: { replica_groups: args.replicaGroups, channel_handle: args.channelHandle },
      resultTypes: [args.resultType],
    });
  }
}

/** Hands tensors from process to process. */
export class CollectivePermuteOp extends Operation {
  static readonly opName = 'stablehlo.collective_permute';
  static readonly spec: OpSpec = {
    name: 'stablehlo.collective_permute',
    className: 'CollectivePermuteOp',
    operands: [{ name: 'operand', constraint: HLO_Tensor }],
    attributes: [
      { name: 'source_target_pairs', constraint: HLO_I64ElementsAttr },
      { name: 'channel_handle', constraint: ChannelHandleConstraint, optional: true },
    ],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType],
  };

  /** Tensor of this process */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** From which process to which, a row for each */
  get sourceTargetPairs(): Attribute {
    return attributeValue(this, 'source_target_pairs', HLO_I64ElementsAttr);
  }

  set sourceTargetPairs(value: Attribute) {
    setAttributeValue(this, 'source_target_pairs', HLO_I64ElementsAttr, value);
  }

  /** Channel */
  get channelHandle(): ChannelHandle | undefined {
    return optionalAttributeValue(this, 'channel_handle', ChannelHandleConstraint);
  }

  set channelHandle(value: ChannelHandle | undefined) {
    setAttributeValue(this, 'channel_handle', ChannelHandleConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly sourceTargetPairs: Attribute;
      readonly channelHandle?: ChannelHandle | undefined;
      readonly resultType: Type;
    },
  ): CollectivePermuteOp {
    return buildOp(builder, location, CollectivePermuteOp, {
      operands: [args.operand],
      attributes: { source_target_pairs: args.sourceTargetPairs, channel_handle: args.channelHandle },
      resultTypes: [args.resultType],
    });
  }
}

/** Adds up the tensors of a group of processes. */
export class CrossReplicaSumOp extends Operation {
  static readonly opName = 'stablehlo.cross-replica-sum';
  static readonly spec: OpSpec = {
    name: 'stablehlo.cross-replica-sum',
    className: 'CrossReplicaSumOp',
    operands: [{ name: 'operand', constraint: HLO_Tensor }],
    attributes: [{ name: 'replica_groups', constraint: HLO_I64ElementsAttr }],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType],
  };

  /** Tensor of this process */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Groups of processes, a row for each */
  get replicaGroups(): Attribute {
    return attributeValue(this, 'replica_groups', HLO_I64ElementsAttr);
  }

  set replicaGroups(value: Attribute) {
    setAttributeValue(this, 'replica_groups', HLO_I64ElementsAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly replicaGroups: Attribute; readonly resultType: Type },
  ): CrossReplicaSumOp {
    return buildOp(builder, location, CrossReplicaSumOp, {
      operands: [args.operand],
      attributes: { replica_groups: args.replicaGroups },
      resultTypes: [args.resultType],
    });
  }
}

/** Reads values from outside. */
export class InfeedOp extends Operation {
  static readonly opName = 'stablehlo.infeed';
  static readonly spec: OpSpec = {
    name: 'stablehlo.infeed',
    className: 'InfeedOp',
    operands: [{ name: 'token', constraint: TokenTypeConstraint }],
    attributes: [
      { name: 'infeed_config', constraint: StrAttr, optional: true, defaultValue: '' },
      { name: 'layout', constraint: ArrayAttr, optional: true },
    ],
    results: [{ name: 'results', constraint: HLO_TensorOrTokenOrTuple, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Token before */
  get token(): Value {
    return this.operand(0);
  }

  /** What else is told */
  get infeedConfig(): string {
    return optionalAttributeValue(this, 'infeed_config', StrAttr) ?? '';
  }

  set infeedConfig(value: string | undefined) {
    setAttributeValue(this, 'infeed_config', StrAttr, value);
  }

  /** Order of dimensions in memory */
  get layout(): readonly Attribute[] | undefined {
    return optionalAttributeValue(this, 'layout', ArrayAttr);
  }

  set layout(value: readonly Attribute[] | undefined) {
    setAttributeValue(this, 'layout', ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly token: Value;
      readonly infeedConfig?: string | undefined;
      readonly layout?: readonly Attribute[] | undefined;
      readonly resultTypes: readonly Type[];
    },
  ): InfeedOp {
    return buildOp(builder, location, InfeedOp, {
      operands: [args.token],
      attributes: { infeed_config: args.infeedConfig, layout: args.layout },
      resultTypes: [...args.resultTypes],
    });
  }
}

/** Writes values to the outside. */
export class OutfeedOp extends Operation {
  static readonly opName = 'stablehlo.outfeed';
  static readonly spec: OpSpec = {
    name: 'stablehlo.outfeed',
    className: 'OutfeedOp',
    operands: [
      { name: 'inputs', constraint: HLO_Tensor, group: 'variadic' },
      { name: 'token', constraint: TokenTypeConstraint },
    ],
    attributes: [{ name: 'outfeed_config', constraint: StrAttr, optional: true, defaultValue: '' }],
    results: [{ name: 'result', constraint: TokenTypeConstraint }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Values */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Token before */
  get token(): Value {
    return singleOperand(this, 1);
  }

  /** What else is told */
  get outfeedConfig(): string {
    return optionalAttributeValue(this, 'outfeed_config', StrAttr) ?? '';
  }

  set outfeedConfig(value: string | undefined) {
    setAttributeValue(this, 'outfeed_config', StrAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly token: Value;
      readonly outfeedConfig?: string | undefined;
      readonly resultType: Type;
    },
  ): OutfeedOp {
    return buildOp(builder, location, OutfeedOp, {
      operands: [args.inputs, args.token],
      attributes: { outfeed_config: args.outfeedConfig },
      resultTypes: [args.resultType],
    });
  }
}

/** Sends values over a channel. */
export class SendOp extends Operation {
  static readonly opName = 'stablehlo.send';
  static readonly spec: OpSpec = {
    name: 'stablehlo.send',
    className: 'SendOp',
    operands: [
      { name: 'inputs', constraint: HLO_Tensor, group: 'variadic' },
      { name: 'token', constraint: TokenTypeConstraint },
    ],
    attributes: [
      { name: 'channel_handle', constraint: ChannelHandleConstraint },
      { name: 'is_host_transfer', constraint: BoolAttr, optional: true, defaultValue: false },
    ],
    results: [{ name: 'result', constraint: TokenTypeConstraint }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Values */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Token before */
  get token(): Value {
    return singleOperand(this, 1);
  }

  /** Channel */
  get channelHandle(): ChannelHandle {
    return attributeValue(this, 'channel_handle', ChannelHandleConstraint);
  }

  set channelHandle(value: ChannelHandle) {
    setAttributeValue(this, 'channel_handle', ChannelHandleConstraint, value);
  }

  /** Whether they go to the host */
  get isHostTransfer(): boolean {
    return optionalAttributeValue(this, 'is_host_transfer', BoolAttr) ?? false;
  }

  set isHostTransfer(value: boolean | undefined) {
    setAttributeValue(this, 'is_host_transfer', BoolAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly token: Value;
      readonly channelHandle: ChannelHandle;
      readonly isHostTransfer?: boolean | undefined;
      readonly resultType: Type;
    },
  ): SendOp {
    return buildOp(builder, location, SendOp, {
      operands: [args.inputs, args.token],
      attributes: { channel_handle: args.channelHandle, is_host_transfer: args.isHostTransfer },
      resultTypes: [args.resultType],
    });
  }
}

/** Receives values over a channel. */
export class RecvOp extends Operation {
  static readonly opName = 'stablehlo.recv';
  static readonly spec: OpSpec = {
    name: 'stablehlo.recv',
    className: 'RecvOp',
    operands: [{ name: 'token', constraint: TokenTypeConstraint }],
    attributes: [
      { name: 'channel_handle', constraint: ChannelHandleConstraint },
      { name: 'is_host_transfer', constraint: BoolAttr, optional: true, defaultValue: false },
    ],
    results: [{ name: 'results', constraint: HLO_TensorOrToken, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [],
  };

  /** Token before */
  get token(): Value {
    return this.operand(0);
  }

  /** Channel */
  get channelHandle(): ChannelHandle {
    return attributeValue(this, 'channel_handle', ChannelHandleConstraint);
  }

  set channelHandle(value: ChannelHandle) {
    setAttributeValue(this, 'channel_handle', ChannelHandleConstraint, value);
  }

  /** Whether they come from the host */
  get isHostTransfer(): boolean {
    return optionalAttributeValue(this, 'is_host_transfer', BoolAttr) ?? false;
  }

  set isHostTransfer(value: boolean | undefined) {
    setAttributeValue(this, 'is_host_transfer', BoolAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly token: Value;
      readonly channelHandle: ChannelHandle;
      readonly isHostTransfer?: boolean | undefined;
      readonly resultTypes: readonly Type[];
    },
  ): RecvOp {
    return buildOp(builder, location, RecvOp, {
      operands: [args.token],
      attributes: { channel_handle: args.channelHandle, is_host_transfer: args.isHostTransfer },
      resultTypes: [...args.resultTypes],
    });
  }
}

/**
 * A constant tensor.
 *
 * ```mlir
 * func.func @constant() -> tensor<2x2xi32> {
 *   %output = stablehlo.constant dense<[[0, 1], [2, 3]]> : tensor<2x2xi32>
 *   return %output : tensor<2x2xi32>
 * }
 * ```
 */
export class ConstantOp extends Operation {
  static readonly opName = 'stablehlo.constant';
  static readonly spec: OpSpec = {
    name: 'stablehlo.constant',
    className: 'ConstantOp',
    operands: [],
    attributes: [{ name: 'value', constraint: ElementsAttr }],
    results: [{ name: 'output', constraint: HLO_StaticShapeTensor }],
    regions: [],
    successors: [],
    traits: [ConstantLike, Pure],
    customAssembly: true,
  };

  /** The elements */
  get value(): Attribute {
    return attributeValue(this, 'value', ElementsAttr);
  }

  set value(value: Attribute) {
    setAttributeValue(this, 'value', ElementsAttr, value);
  }

  /** The tensor, of the type of the elements */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly value: Attribute; readonly outputType: Type },
  ): ConstantOp {
    return buildOp(builder, location, ConstantOp, {
      operands: [],
      attributes: { value: args.value },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Numbers that count up along a dimension.
 *
 * ```mlir
 * func.func @iota() -> tensor<4x5xi32> {
 *   %output = stablehlo.iota dim = 0 : tensor<4x5xi32>
 *   return %output : tensor<4x5xi32>
 * }
 * ```
 */
export class IotaOp extends Operation {
  static readonly opName = 'stablehlo.iota';
  static readonly spec: OpSpec = {
    name: 'stablehlo.iota',
    className: 'IotaOp',
    operands: [],
    attributes: [{ name: 'iota_dimension', constraint: HLO_NonNegativeI64 }],
    results: [{ name: 'output', constraint: HLO_StaticShapeIntFpComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'literal', text: 'dim' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'iota_dimension' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'output' },
    ],
  };

  /** Dimension along which elements are 0, 1, 2 and so on */
  get iotaDimension(): number {
    return attributeValue(this, 'iota_dimension', HLO_NonNegativeI64);
  }

  set iotaDimension(value: number) {
    setAttributeValue(this, 'iota_dimension', HLO_NonNegativeI64, value);
  }

  /** The tensor */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly iotaDimension: number; readonly outputType: Type },
  ): IotaOp {
    return buildOp(builder, location, IotaOp, {
      operands: [],
      attributes: { iota_dimension: args.iotaDimension },
      resultTypes: [args.outputType],
    });
  }
}

/** Numbers that count up along a dimension, of a computed shape. */
export class DynamicIotaOp extends Operation {
  static readonly opName = 'stablehlo.dynamic_iota';
  static readonly spec: OpSpec = {
    name: 'stablehlo.dynamic_iota',
    className: 'DynamicIotaOp',
    operands: [{ name: 'output_shape', constraint: HLO_DimensionTensor }],
    attributes: [{ name: 'iota_dimension', constraint: HLO_NonNegativeI64 }],
    results: [{ name: 'result', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'output_shape' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'dim' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'iota_dimension' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Shape of the result */
  get outputShape(): Value {
    return this.operand(0);
  }

  /** Dimension along which elements count */
  get iotaDimension(): number {
    return attributeValue(this, 'iota_dimension', HLO_NonNegativeI64);
  }

  set iotaDimension(value: number) {
    setAttributeValue(this, 'iota_dimension', HLO_NonNegativeI64, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly outputShape: Value; readonly iotaDimension: number; readonly resultType: Type },
  ): DynamicIotaOp {
    return buildOp(builder, location, DynamicIotaOp, {
      operands: [args.outputShape],
      attributes: { iota_dimension: args.iotaDimension },
      resultTypes: [args.resultType],
    });
  }
}

/** A token that comes after nothing. */
export class CreateTokenOp extends Operation {
  static readonly opName = 'stablehlo.create_token';
  static readonly spec: OpSpec = {
    name: 'stablehlo.create_token',
    className: 'CreateTokenOp',
    operands: [],
    attributes: [],
    results: [{ name: 'output', constraint: TokenTypeConstraint }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [{ kind: 'attr-dict' }, { kind: 'literal', text: ':' }, { kind: 'type', of: 'results' }],
  };

  /** The token */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly outputType: Type }): CreateTokenOp {
    return buildOp(builder, location, CreateTokenOp, { operands: [], attributes: {}, resultTypes: [args.outputType] });
  }
}

/** Number of the partition that runs. */
export class PartitionIdOp extends Operation {
  static readonly opName = 'stablehlo.partition_id';
  static readonly spec: OpSpec = {
    name: 'stablehlo.partition_id',
    className: 'PartitionIdOp',
    operands: [],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_UI32Tensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [{ kind: 'attr-dict' }, { kind: 'literal', text: ':' }, { kind: 'type', of: 'results' }],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly resultType: Type }): PartitionIdOp {
    return buildOp(builder, location, PartitionIdOp, { operands: [], attributes: {}, resultTypes: [args.resultType] });
  }
}

/** Number of the replica that runs. */
export class ReplicaIdOp extends Operation {
  static readonly opName = 'stablehlo.replica_id';
  static readonly spec: OpSpec = {
    name: 'stablehlo.replica_id',
    className: 'ReplicaIdOp',
    operands: [],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_UI32Tensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [{ kind: 'attr-dict' }, { kind: 'literal', text: ':' }, { kind: 'type', of: 'results' }],
  };

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly resultType: Type }): ReplicaIdOp {
    return buildOp(builder, location, ReplicaIdOp, { operands: [], attributes: {}, resultTypes: [args.resultType] });
  }
}

/** Absolute value; of a complex number a real one. */
export class AbsOp extends Operation {
  static readonly opName = 'stablehlo.abs';
  static readonly spec: OpSpec = {
    name: 'stablehlo.abs',
    className: 'AbsOp',
    operands: [{ name: 'operand', constraint: HLO_SIntFpComplexOrQuantizedIntTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_SIntFpOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_InferredResultTypes, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'AbsOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): AbsOp {
    return buildOp(builder, location, AbsOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Cube root. */
export class CbrtOp extends Operation {
  static readonly opName = 'stablehlo.cbrt';
  static readonly spec: OpSpec = {
    name: 'stablehlo.cbrt',
    className: 'CbrtOp',
    operands: [{ name: 'operand', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    attributes: [{ name: 'result_accuracy', constraint: ResultAccuracyAttrConstraint, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** How accurate results must be */
  get resultAccuracy(): ResultAccuracyAttr | undefined {
    return optionalAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint);
  }

  set resultAccuracy(value: ResultAccuracyAttr | undefined) {
    setAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly resultAccuracy?: ResultAccuracyAttr | undefined;
      readonly resultType: Type;
    },
  ): CbrtOp {
    return buildOp(builder, location, CbrtOp, {
      operands: [args.operand],
      attributes: { result_accuracy: args.resultAccuracy },
      resultTypes: [args.resultType],
    });
  }
}

/** The next integer that is not smaller. */
export class CeilOp extends Operation {
  static readonly opName = 'stablehlo.ceil';
  static readonly spec: OpSpec = {
    name: 'stablehlo.ceil',
    className: 'CeilOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrQuantizedIntTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): CeilOp {
    return buildOp(builder, location, CeilOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * The same numbers in another element type.
 *
 * ```mlir
 * func.func @convert(%operand: tensor<3xi64>) -> tensor<3xf32> {
 *   %result = stablehlo.convert %operand : (tensor<3xi64>) -> tensor<3xf32>
 *   return %result : tensor<3xf32>
 * }
 * ```
 */
export class ConvertOp extends Operation {
  static readonly opName = 'stablehlo.convert';
  static readonly spec: OpSpec = {
    name: 'stablehlo.convert',
    className: 'ConvertOp',
    operands: [{ name: 'operand', constraint: HLO_NonQuantizedTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_NonQuantizedTensor }],
    regions: [],
    successors: [],
    traits: [Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): ConvertOp {
    return buildOp(builder, location, ConvertOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** How many bits before the first that is 1. */
export class ClzOp extends Operation {
  static readonly opName = 'stablehlo.count_leading_zeros';
  static readonly spec: OpSpec = {
    name: 'stablehlo.count_leading_zeros',
    className: 'ClzOp',
    operands: [{ name: 'operand', constraint: HLO_IntTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_IntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): ClzOp {
    return buildOp(builder, location, ClzOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Cosine. */
export class CosineOp extends Operation {
  static readonly opName = 'stablehlo.cosine';
  static readonly spec: OpSpec = {
    name: 'stablehlo.cosine',
    className: 'CosineOp',
    operands: [{ name: 'operand', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    attributes: [{ name: 'result_accuracy', constraint: ResultAccuracyAttrConstraint, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** How accurate results must be */
  get resultAccuracy(): ResultAccuracyAttr | undefined {
    return optionalAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint);
  }

  set resultAccuracy(value: ResultAccuracyAttr | undefined) {
    setAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly resultAccuracy?: ResultAccuracyAttr | undefined;
      readonly resultType: Type;
    },
  ): CosineOp {
    return buildOp(builder, location, CosineOp, {
      operands: [args.operand],
      attributes: { result_accuracy: args.resultAccuracy },
      resultTypes: [args.resultType],
    });
  }
}

/** Power of e. */
export class ExpOp extends Operation {
  static readonly opName = 'stablehlo.exponential';
  static readonly spec: OpSpec = {
    name: 'stablehlo.exponential',
    className: 'ExpOp',
    operands: [{ name: 'operand', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    attributes: [{ name: 'result_accuracy', constraint: ResultAccuracyAttrConstraint, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** How accurate results must be */
  get resultAccuracy(): ResultAccuracyAttr | undefined {
    return optionalAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint);
  }

  set resultAccuracy(value: ResultAccuracyAttr | undefined) {
    setAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly resultAccuracy?: ResultAccuracyAttr | undefined;
      readonly resultType: Type;
    },
  ): ExpOp {
    return buildOp(builder, location, ExpOp, {
      operands: [args.operand],
      attributes: { result_accuracy: args.resultAccuracy },
      resultTypes: [args.resultType],
    });
  }
}

/** Power of e, minus 1. */
export class Expm1Op extends Operation {
  static readonly opName = 'stablehlo.exponential_minus_one';
  static readonly spec: OpSpec = {
    name: 'stablehlo.exponential_minus_one',
    className: 'Expm1Op',
    operands: [{ name: 'operand', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    attributes: [{ name: 'result_accuracy', constraint: ResultAccuracyAttrConstraint, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** How accurate results must be */
  get resultAccuracy(): ResultAccuracyAttr | undefined {
    return optionalAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint);
  }

  set resultAccuracy(value: ResultAccuracyAttr | undefined) {
    setAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly resultAccuracy?: ResultAccuracyAttr | undefined;
      readonly resultType: Type;
    },
  ): Expm1Op {
    return buildOp(builder, location, Expm1Op, {
      operands: [args.operand],
      attributes: { result_accuracy: args.resultAccuracy },
      resultTypes: [args.resultType],
    });
  }
}

/** The next integer that is not larger. */
export class FloorOp extends Operation {
  static readonly opName = 'stablehlo.floor';
  static readonly spec: OpSpec = {
    name: 'stablehlo.floor',
    className: 'FloorOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrQuantizedIntTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): FloorOp {
    return buildOp(builder, location, FloorOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Imaginary part. */
export class ImagOp extends Operation {
  static readonly opName = 'stablehlo.imag';
  static readonly spec: OpSpec = {
    name: 'stablehlo.imag',
    className: 'ImagOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrComplexTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [HLO_InferredResultTypes, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'RealPartOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): ImagOp {
    return buildOp(builder, location, ImagOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Whether a number is neither infinite nor NaN. */
export class IsFiniteOp extends Operation {
  static readonly opName = 'stablehlo.is_finite';
  static readonly spec: OpSpec = {
    name: 'stablehlo.is_finite',
    className: 'IsFiniteOp',
    operands: [{ name: 'x', constraint: HLO_FpOrQuantizedIntTensor }],
    attributes: [],
    results: [{ name: 'y', constraint: HLO_PredTensor }],
    regions: [],
    successors: [],
    traits: [Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'x' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Numbers */
  get x(): Value {
    return this.operand(0);
  }

  /** Whether they are finite */
  get y(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly x: Value; readonly yType: Type }): IsFiniteOp {
    return buildOp(builder, location, IsFiniteOp, { operands: [args.x], attributes: {}, resultTypes: [args.yType] });
  }
}

/** Natural logarithm. */
export class LogOp extends Operation {
  static readonly opName = 'stablehlo.log';
  static readonly spec: OpSpec = {
    name: 'stablehlo.log',
    className: 'LogOp',
    operands: [{ name: 'operand', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    attributes: [{ name: 'result_accuracy', constraint: ResultAccuracyAttrConstraint, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** How accurate results must be */
  get resultAccuracy(): ResultAccuracyAttr | undefined {
    return optionalAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint);
  }

  set resultAccuracy(value: ResultAccuracyAttr | undefined) {
    setAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly resultAccuracy?: ResultAccuracyAttr | undefined;
      readonly resultType: Type;
    },
  ): LogOp {
    return buildOp(builder, location, LogOp, {
      operands: [args.operand],
      attributes: { result_accuracy: args.resultAccuracy },
      resultTypes: [args.resultType],
    });
  }
}

/** Natural logarithm of one more. */
export class Log1pOp extends Operation {
  static readonly opName = 'stablehlo.log_plus_one';
  static readonly spec: OpSpec = {
    name: 'stablehlo.log_plus_one',
    className: 'Log1pOp',
    operands: [{ name: 'operand', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    attributes: [{ name: 'result_accuracy', constraint: ResultAccuracyAttrConstraint, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** How accurate results must be */
  get resultAccuracy(): ResultAccuracyAttr | undefined {
    return optionalAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint);
  }

  set resultAccuracy(value: ResultAccuracyAttr | undefined) {
    setAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly resultAccuracy?: ResultAccuracyAttr | undefined;
      readonly resultType: Type;
    },
  ): Log1pOp {
    return buildOp(builder, location, Log1pOp, {
      operands: [args.operand],
      attributes: { result_accuracy: args.resultAccuracy },
      resultTypes: [args.resultType],
    });
  }
}

/** Logistic function. */
export class LogisticOp extends Operation {
  static readonly opName = 'stablehlo.logistic';
  static readonly spec: OpSpec = {
    name: 'stablehlo.logistic',
    className: 'LogisticOp',
    operands: [{ name: 'operand', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    attributes: [{ name: 'result_accuracy', constraint: ResultAccuracyAttrConstraint, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** How accurate results must be */
  get resultAccuracy(): ResultAccuracyAttr | undefined {
    return optionalAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint);
  }

  set resultAccuracy(value: ResultAccuracyAttr | undefined) {
    setAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly resultAccuracy?: ResultAccuracyAttr | undefined;
      readonly resultType: Type;
    },
  ): LogisticOp {
    return buildOp(builder, location, LogisticOp, {
      operands: [args.operand],
      attributes: { result_accuracy: args.resultAccuracy },
      resultTypes: [args.resultType],
    });
  }
}

/** Other truth value, or other bits. */
export class NotOp extends Operation {
  static readonly opName = 'stablehlo.not';
  static readonly spec: OpSpec = {
    name: 'stablehlo.not',
    className: 'NotOp',
    operands: [{ name: 'operand', constraint: HLO_PredOrIntTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_PredOrIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): NotOp {
    return buildOp(builder, location, NotOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Negation. */
export class NegOp extends Operation {
  static readonly opName = 'stablehlo.negate';
  static readonly spec: OpSpec = {
    name: 'stablehlo.negate',
    className: 'NegOp',
    operands: [{ name: 'operand', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): NegOp {
    return buildOp(builder, location, NegOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** How many bits are 1. */
export class PopulationCountOp extends Operation {
  static readonly opName = 'stablehlo.popcnt';
  static readonly spec: OpSpec = {
    name: 'stablehlo.popcnt',
    className: 'PopulationCountOp',
    operands: [{ name: 'operand', constraint: HLO_IntTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_IntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): PopulationCountOp {
    return buildOp(builder, location, PopulationCountOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Real part. */
export class RealOp extends Operation {
  static readonly opName = 'stablehlo.real';
  static readonly spec: OpSpec = {
    name: 'stablehlo.real',
    className: 'RealOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrComplexTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [HLO_InferredResultTypes, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'RealPartOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): RealOp {
    return buildOp(builder, location, RealOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Rounds to a format with fewer bits and back. */
export class ReducePrecisionOp extends Operation {
  static readonly opName = 'stablehlo.reduce_precision';
  static readonly spec: OpSpec = {
    name: 'stablehlo.reduce_precision',
    className: 'ReducePrecisionOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrQuantizedIntTensor }],
    attributes: [
      { name: 'exponent_bits', constraint: HLO_PositiveI32 },
      { name: 'mantissa_bits', constraint: HLO_NonNegativeI32 },
    ],
    results: [{ name: 'output', constraint: HLO_FpOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'format' },
      { kind: 'literal', text: '=' },
      {
        kind: 'custom',
        name: 'ExponentMantissa',
        args: [
          { kind: 'variable', name: 'exponent_bits' },
          { kind: 'variable', name: 'mantissa_bits' },
        ],
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'output' },
        ],
      },
    ],
  };

  /** Numbers */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Bits of the exponent */
  get exponentBits(): number {
    return attributeValue(this, 'exponent_bits', HLO_PositiveI32);
  }

  set exponentBits(value: number) {
    setAttributeValue(this, 'exponent_bits', HLO_PositiveI32, value);
  }

  /** Bits of the mantissa */
  get mantissaBits(): number {
    return attributeValue(this, 'mantissa_bits', HLO_NonNegativeI32);
  }

  set mantissaBits(value: number) {
    setAttributeValue(this, 'mantissa_bits', HLO_NonNegativeI32, value);
  }

  /** Rounded numbers */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly exponentBits: number;
      readonly mantissaBits: number;
      readonly outputType: Type;
    },
  ): ReducePrecisionOp {
    return buildOp(builder, location, ReducePrecisionOp, {
      operands: [args.operand],
      attributes: { exponent_bits: args.exponentBits, mantissa_bits: args.mantissaBits },
      resultTypes: [args.outputType],
    });
  }
}

/** Nearest integer, halves away from zero. */
export class RoundOp extends Operation {
  static readonly opName = 'stablehlo.round_nearest_afz';
  static readonly spec: OpSpec = {
    name: 'stablehlo.round_nearest_afz',
    className: 'RoundOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrQuantizedIntTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): RoundOp {
    return buildOp(builder, location, RoundOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Nearest integer, halves to the even one. */
export class RoundNearestEvenOp extends Operation {
  static readonly opName = 'stablehlo.round_nearest_even';
  static readonly spec: OpSpec = {
    name: 'stablehlo.round_nearest_even',
    className: 'RoundNearestEvenOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrQuantizedIntTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): RoundNearestEvenOp {
    return buildOp(builder, location, RoundNearestEvenOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Reciprocal of the square root. */
export class RsqrtOp extends Operation {
  static readonly opName = 'stablehlo.rsqrt';
  static readonly spec: OpSpec = {
    name: 'stablehlo.rsqrt',
    className: 'RsqrtOp',
    operands: [{ name: 'operand', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    attributes: [{ name: 'result_accuracy', constraint: ResultAccuracyAttrConstraint, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** How accurate results must be */
  get resultAccuracy(): ResultAccuracyAttr | undefined {
    return optionalAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint);
  }

  set resultAccuracy(value: ResultAccuracyAttr | undefined) {
    setAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly resultAccuracy?: ResultAccuracyAttr | undefined;
      readonly resultType: Type;
    },
  ): RsqrtOp {
    return buildOp(builder, location, RsqrtOp, {
      operands: [args.operand],
      attributes: { result_accuracy: args.resultAccuracy },
      resultTypes: [args.resultType],
    });
  }
}

/** -1, 0 or 1. */
export class SignOp extends Operation {
  static readonly opName = 'stablehlo.sign';
  static readonly spec: OpSpec = {
    name: 'stablehlo.sign',
    className: 'SignOp',
    operands: [{ name: 'operand', constraint: HLO_SIntFpComplexOrQuantizedIntTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_SIntFpComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): SignOp {
    return buildOp(builder, location, SignOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Sine. */
export class SineOp extends Operation {
  static readonly opName = 'stablehlo.sine';
  static readonly spec: OpSpec = {
    name: 'stablehlo.sine',
    className: 'SineOp',
    operands: [{ name: 'operand', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    attributes: [{ name: 'result_accuracy', constraint: ResultAccuracyAttrConstraint, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** How accurate results must be */
  get resultAccuracy(): ResultAccuracyAttr | undefined {
    return optionalAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint);
  }

  set resultAccuracy(value: ResultAccuracyAttr | undefined) {
    setAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly resultAccuracy?: ResultAccuracyAttr | undefined;
      readonly resultType: Type;
    },
  ): SineOp {
    return buildOp(builder, location, SineOp, {
      operands: [args.operand],
      attributes: { result_accuracy: args.resultAccuracy },
      resultTypes: [args.resultType],
    });
  }
}

/** Square root. */
export class SqrtOp extends Operation {
  static readonly opName = 'stablehlo.sqrt';
  static readonly spec: OpSpec = {
    name: 'stablehlo.sqrt',
    className: 'SqrtOp',
    operands: [{ name: 'operand', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    attributes: [{ name: 'result_accuracy', constraint: ResultAccuracyAttrConstraint, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** How accurate results must be */
  get resultAccuracy(): ResultAccuracyAttr | undefined {
    return optionalAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint);
  }

  set resultAccuracy(value: ResultAccuracyAttr | undefined) {
    setAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly resultAccuracy?: ResultAccuracyAttr | undefined;
      readonly resultType: Type;
    },
  ): SqrtOp {
    return buildOp(builder, location, SqrtOp, {
      operands: [args.operand],
      attributes: { result_accuracy: args.resultAccuracy },
      resultTypes: [args.resultType],
    });
  }
}

/** Tangent. */
export class TanOp extends Operation {
  static readonly opName = 'stablehlo.tan';
  static readonly spec: OpSpec = {
    name: 'stablehlo.tan',
    className: 'TanOp',
    operands: [{ name: 'operand', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    attributes: [{ name: 'result_accuracy', constraint: ResultAccuracyAttrConstraint, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** How accurate results must be */
  get resultAccuracy(): ResultAccuracyAttr | undefined {
    return optionalAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint);
  }

  set resultAccuracy(value: ResultAccuracyAttr | undefined) {
    setAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly resultAccuracy?: ResultAccuracyAttr | undefined;
      readonly resultType: Type;
    },
  ): TanOp {
    return buildOp(builder, location, TanOp, {
      operands: [args.operand],
      attributes: { result_accuracy: args.resultAccuracy },
      resultTypes: [args.resultType],
    });
  }
}

/** Hyperbolic tangent. */
export class TanhOp extends Operation {
  static readonly opName = 'stablehlo.tanh';
  static readonly spec: OpSpec = {
    name: 'stablehlo.tanh',
    className: 'TanhOp',
    operands: [{ name: 'operand', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    attributes: [{ name: 'result_accuracy', constraint: ResultAccuracyAttrConstraint, optional: true }],
    results: [{ name: 'result', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UnaryOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** How accurate results must be */
  get resultAccuracy(): ResultAccuracyAttr | undefined {
    return optionalAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint);
  }

  set resultAccuracy(value: ResultAccuracyAttr | undefined) {
    setAttributeValue(this, 'result_accuracy', ResultAccuracyAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly resultAccuracy?: ResultAccuracyAttr | undefined;
      readonly resultType: Type;
    },
  ): TanhOp {
    return buildOp(builder, location, TanhOp, {
      operands: [args.operand],
      attributes: { result_accuracy: args.resultAccuracy },
      resultTypes: [args.resultType],
    });
  }
}

/** Floats as quantized numbers. */
export class UniformQuantizeOp extends Operation {
  static readonly opName = 'stablehlo.uniform_quantize';
  static readonly spec: OpSpec = {
    name: 'stablehlo.uniform_quantize',
    className: 'UniformQuantizeOp',
    operands: [{ name: 'operand', constraint: HLO_FpOrQuantizedIntTensorOrPerAxis }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_QuantizedIntTensorOrPerAxis }],
    regions: [],
    successors: [],
    traits: [Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UniformQuantizeOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): UniformQuantizeOp {
    return buildOp(builder, location, UniformQuantizeOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Quantized numbers as floats. */
export class UniformDequantizeOp extends Operation {
  static readonly opName = 'stablehlo.uniform_dequantize';
  static readonly spec: OpSpec = {
    name: 'stablehlo.uniform_dequantize',
    className: 'UniformDequantizeOp',
    operands: [{ name: 'operand', constraint: HLO_QuantizedIntTensorOrPerAxis }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpTensor }],
    regions: [],
    successors: [],
    traits: [Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'UniformDequantizeOp',
  };

  /** Values to compute on */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): UniformDequantizeOp {
    return buildOp(builder, location, UniformDequantizeOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Sum; of truth values whether one is true.
 *
 * ```mlir
 * func.func @add(%lhs: tensor<2x2xi32>, %rhs: tensor<2x2xi32>) -> tensor<2x2xi32> {
 *   %result = stablehlo.add %lhs, %rhs : tensor<2x2xi32>
 *   return %result : tensor<2x2xi32>
 * }
 * ```
 */
export class AddOp extends Operation {
  static readonly opName = 'stablehlo.add';
  static readonly spec: OpSpec = {
    name: 'stablehlo.add',
    className: 'AddOp',
    operands: [
      { name: 'lhs', constraint: HLO_TensorOrPerAxisQuantizedTensor },
      { name: 'rhs', constraint: HLO_TensorOrPerAxisQuantizedTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_TensorOrPerAxisQuantizedTensor }],
    regions: [],
    successors: [],
    traits: [Commutative, HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'BinaryOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): AddOp {
    return buildOp(builder, location, AddOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Conjunction, of bits or truth values. */
export class AndOp extends Operation {
  static readonly opName = 'stablehlo.and';
  static readonly spec: OpSpec = {
    name: 'stablehlo.and',
    className: 'AndOp',
    operands: [
      { name: 'lhs', constraint: HLO_PredOrIntTensor },
      { name: 'rhs', constraint: HLO_PredOrIntTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_PredOrIntTensor }],
    regions: [],
    successors: [],
    traits: [Commutative, HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'BinaryOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): AndOp {
    return buildOp(builder, location, AndOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Angle of the point that the operands are. */
export class Atan2Op extends Operation {
  static readonly opName = 'stablehlo.atan2';
  static readonly spec: OpSpec = {
    name: 'stablehlo.atan2',
    className: 'Atan2Op',
    operands: [
      { name: 'lhs', constraint: HLO_FpComplexOrQuantizedIntTensor },
      { name: 'rhs', constraint: HLO_FpComplexOrQuantizedIntTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_FpComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'BinaryOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): Atan2Op {
    return buildOp(builder, location, Atan2Op, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Complex numbers of real and imaginary parts. */
export class ComplexOp extends Operation {
  static readonly opName = 'stablehlo.complex';
  static readonly spec: OpSpec = {
    name: 'stablehlo.complex',
    className: 'ComplexOp',
    operands: [
      { name: 'lhs', constraint: HLO_Fp32Or64Tensor },
      { name: 'rhs', constraint: HLO_Fp32Or64Tensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_ComplexTensor }],
    regions: [],
    successors: [],
    traits: [Pure, Elementwise, SameOperandsElementType, SameOperandsAndResultShape, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'ComplexOpType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
  };

  /** Real parts */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Imaginary parts */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): ComplexOp {
    return buildOp(builder, location, ComplexOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Quotient, of integers towards zero. */
export class DivOp extends Operation {
  static readonly opName = 'stablehlo.divide';
  static readonly spec: OpSpec = {
    name: 'stablehlo.divide',
    className: 'DivOp',
    operands: [
      { name: 'lhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
      { name: 'rhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'BinaryOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): DivOp {
    return buildOp(builder, location, DivOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** The larger one. */
export class MaxOp extends Operation {
  static readonly opName = 'stablehlo.maximum';
  static readonly spec: OpSpec = {
    name: 'stablehlo.maximum',
    className: 'MaxOp',
    operands: [
      { name: 'lhs', constraint: HLO_Tensor },
      { name: 'rhs', constraint: HLO_Tensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Commutative, HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'BinaryOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): MaxOp {
    return buildOp(builder, location, MaxOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** The smaller one. */
export class MinOp extends Operation {
  static readonly opName = 'stablehlo.minimum';
  static readonly spec: OpSpec = {
    name: 'stablehlo.minimum',
    className: 'MinOp',
    operands: [
      { name: 'lhs', constraint: HLO_Tensor },
      { name: 'rhs', constraint: HLO_Tensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Commutative, HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'BinaryOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): MinOp {
    return buildOp(builder, location, MinOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Product. */
export class MulOp extends Operation {
  static readonly opName = 'stablehlo.multiply';
  static readonly spec: OpSpec = {
    name: 'stablehlo.multiply',
    className: 'MulOp',
    operands: [
      { name: 'lhs', constraint: HLO_Tensor },
      { name: 'rhs', constraint: HLO_Tensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Commutative, HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'BinaryOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): MulOp {
    return buildOp(builder, location, MulOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Disjunction, of bits or truth values. */
export class OrOp extends Operation {
  static readonly opName = 'stablehlo.or';
  static readonly spec: OpSpec = {
    name: 'stablehlo.or',
    className: 'OrOp',
    operands: [
      { name: 'lhs', constraint: HLO_PredOrIntTensor },
      { name: 'rhs', constraint: HLO_PredOrIntTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_PredOrIntTensor }],
    regions: [],
    successors: [],
    traits: [Commutative, HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'BinaryOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): OrOp {
    return buildOp(builder, location, OrOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Power. */
export class PowOp extends Operation {
  static readonly opName = 'stablehlo.power';
  static readonly spec: OpSpec = {
    name: 'stablehlo.power',
    className: 'PowOp',
    operands: [
      { name: 'lhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
      { name: 'rhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'BinaryOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): PowOp {
    return buildOp(builder, location, PowOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Remainder, of the sign of the left operand. */
export class RemOp extends Operation {
  static readonly opName = 'stablehlo.remainder';
  static readonly spec: OpSpec = {
    name: 'stablehlo.remainder',
    className: 'RemOp',
    operands: [
      { name: 'lhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
      { name: 'rhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'BinaryOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): RemOp {
    return buildOp(builder, location, RemOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Bits moved to the left. */
export class ShiftLeftOp extends Operation {
  static readonly opName = 'stablehlo.shift_left';
  static readonly spec: OpSpec = {
    name: 'stablehlo.shift_left',
    className: 'ShiftLeftOp',
    operands: [
      { name: 'lhs', constraint: HLO_IntTensor },
      { name: 'rhs', constraint: HLO_IntTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_IntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'BinaryOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): ShiftLeftOp {
    return buildOp(builder, location, ShiftLeftOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Bits moved to the right, the sign stays. */
export class ShiftRightArithmeticOp extends Operation {
  static readonly opName = 'stablehlo.shift_right_arithmetic';
  static readonly spec: OpSpec = {
    name: 'stablehlo.shift_right_arithmetic',
    className: 'ShiftRightArithmeticOp',
    operands: [
      { name: 'lhs', constraint: HLO_IntTensor },
      { name: 'rhs', constraint: HLO_IntTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_IntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'BinaryOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): ShiftRightArithmeticOp {
    return buildOp(builder, location, ShiftRightArithmeticOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Bits moved to the right, zeros follow. */
export class ShiftRightLogicalOp extends Operation {
  static readonly opName = 'stablehlo.shift_right_logical';
  static readonly spec: OpSpec = {
    name: 'stablehlo.shift_right_logical',
    className: 'ShiftRightLogicalOp',
    operands: [
      { name: 'lhs', constraint: HLO_IntTensor },
      { name: 'rhs', constraint: HLO_IntTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_IntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'BinaryOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): ShiftRightLogicalOp {
    return buildOp(builder, location, ShiftRightLogicalOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Difference. */
export class SubtractOp extends Operation {
  static readonly opName = 'stablehlo.subtract';
  static readonly spec: OpSpec = {
    name: 'stablehlo.subtract',
    className: 'SubtractOp',
    operands: [
      { name: 'lhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
      { name: 'rhs', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_IntFpOrComplexOrQuantizedIntTensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'BinaryOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): SubtractOp {
    return buildOp(builder, location, SubtractOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Whether bits or truth values differ. */
export class XorOp extends Operation {
  static readonly opName = 'stablehlo.xor';
  static readonly spec: OpSpec = {
    name: 'stablehlo.xor',
    className: 'XorOp',
    operands: [
      { name: 'lhs', constraint: HLO_PredOrIntTensor },
      { name: 'rhs', constraint: HLO_PredOrIntTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_PredOrIntTensor }],
    regions: [],
    successors: [],
    traits: [Commutative, HLO_CompatibleOperandsAndResultType, Pure, Elementwise, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'lhs' },
          { kind: 'type', of: 'rhs' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
    hooks: 'BinaryOp',
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly lhs: Value; readonly rhs: Value; readonly resultType: Type },
  ): XorOp {
    return buildOp(builder, location, XorOp, {
      operands: [args.lhs, args.rhs],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Comparison.
 *
 * ```mlir
 * func.func @compare(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>) -> tensor<2xi1> {
 *   %result = stablehlo.compare LT, %lhs, %rhs, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
 *   return %result : tensor<2xi1>
 * }
 * ```
 */
export class CompareOp extends Operation {
  static readonly opName = 'stablehlo.compare';
  static readonly spec: OpSpec = {
    name: 'stablehlo.compare',
    className: 'CompareOp',
    operands: [
      { name: 'lhs', constraint: HLO_Tensor },
      { name: 'rhs', constraint: HLO_Tensor },
    ],
    attributes: [
      { name: 'comparison_direction', constraint: ComparisonDirectionAttrConstraint },
      { name: 'compare_type', constraint: ComparisonTypeAttrConstraint, optional: true },
    ],
    results: [{ name: 'result', constraint: HLO_PredTensor }],
    regions: [],
    successors: [],
    traits: [Pure, Elementwise, SameOperandsElementType, SameOperandsAndResultShape],
    assemblyFormat: [
      { kind: 'variable', name: 'comparison_direction' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'lhs' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'rhs' },
      {
        kind: 'optional',
        then: [
          { kind: 'literal', text: ',' },
          { kind: 'variable', name: 'compare_type' },
        ],
        otherwise: [],
        anchor: 1,
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get lhs(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get rhs(): Value {
    return this.operand(1);
  }

  /** What must hold */
  get comparisonDirection(): ComparisonDirection {
    return attributeValue(this, 'comparison_direction', ComparisonDirectionAttrConstraint);
  }

  set comparisonDirection(value: ComparisonDirection) {
    setAttributeValue(this, 'comparison_direction', ComparisonDirectionAttrConstraint, value);
  }

  /** How elements are compared */
  get compareType(): ComparisonType | undefined {
    return optionalAttributeValue(this, 'compare_type', ComparisonTypeAttrConstraint);
  }

  set compareType(value: ComparisonType | undefined) {
    setAttributeValue(this, 'compare_type', ComparisonTypeAttrConstraint, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly lhs: Value;
      readonly rhs: Value;
      readonly comparisonDirection: ComparisonDirection;
      readonly compareType?: ComparisonType | undefined;
      readonly resultType: Type;
    },
  ): CompareOp {
    return buildOp(builder, location, CompareOp, {
      operands: [args.lhs, args.rhs],
      attributes: { comparison_direction: args.comparisonDirection, compare_type: args.compareType },
      resultTypes: [args.resultType],
    });
  }
}

/** The operand, or the bound beyond which it is. */
export class ClampOp extends Operation {
  static readonly opName = 'stablehlo.clamp';
  static readonly spec: OpSpec = {
    name: 'stablehlo.clamp',
    className: 'ClampOp',
    operands: [
      { name: 'min', constraint: HLO_Tensor },
      { name: 'operand', constraint: HLO_Tensor },
      { name: 'max', constraint: HLO_Tensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure, SameOperandsAndResultElementType],
    assemblyFormat: [
      { kind: 'variable', name: 'min' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'max' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'min' },
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'max' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
  };

  /** Lower bounds, or one for all */
  get min(): Value {
    return this.operand(0);
  }

  /** Numbers */
  get operandValue(): Value {
    return this.operand(1);
  }

  /** Upper bounds, or one for all */
  get max(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly min: Value; readonly operand: Value; readonly max: Value; readonly resultType: Type },
  ): ClampOp {
    return buildOp(builder, location, ClampOp, {
      operands: [args.min, args.operand, args.max],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * The first of two where a condition holds, else the second.
 *
 * ```mlir
 * func.func @select(%pred: tensor<2xi1>, %a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
 *   %result = stablehlo.select %pred, %a, %b : tensor<2xi1>, tensor<2xf32>
 *   return %result : tensor<2xf32>
 * }
 * ```
 */
export class SelectOp extends Operation {
  static readonly opName = 'stablehlo.select';
  static readonly spec: OpSpec = {
    name: 'stablehlo.select',
    className: 'SelectOp',
    operands: [
      { name: 'pred', constraint: HLO_PredTensor },
      { name: 'on_true', constraint: HLO_TensorOrPerAxisQuantizedTensor },
      { name: 'on_false', constraint: HLO_TensorOrPerAxisQuantizedTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_TensorOrPerAxisQuantizedTensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SelectOpType',
        args: [
          { kind: 'type', of: 'pred' },
          { kind: 'type', of: 'on_true' },
          { kind: 'type', of: 'on_false' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
  };

  /** Conditions, or one for all */
  get pred(): Value {
    return this.operand(0);
  }

  /** Values where it holds */
  get onTrue(): Value {
    return this.operand(1);
  }

  /** Values where it does not */
  get onFalse(): Value {
    return this.operand(2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly pred: Value; readonly onTrue: Value; readonly onFalse: Value; readonly resultType: Type },
  ): SelectOp {
    return buildOp(builder, location, SelectOp, {
      operands: [args.pred, args.onTrue, args.onFalse],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** The same bits in another element type. */
export class BitcastConvertOp extends Operation {
  static readonly opName = 'stablehlo.bitcast_convert';
  static readonly spec: OpSpec = {
    name: 'stablehlo.bitcast_convert',
    className: 'BitcastConvertOp',
    operands: [{ name: 'operand', constraint: HLO_Tensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Elements */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): BitcastConvertOp {
    return buildOp(builder, location, BitcastConvertOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Repeats a tensor along new leading dimensions. */
export class BroadcastOp extends Operation {
  static readonly opName = 'stablehlo.broadcast';
  static readonly spec: OpSpec = {
    name: 'stablehlo.broadcast',
    className: 'BroadcastOp',
    operands: [{ name: 'operand', constraint: HLO_Tensor }],
    attributes: [{ name: 'broadcast_sizes', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure, SameOperandsAndResultElementType, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'sizes' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'broadcast_sizes' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to repeat */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Sizes of the new dimensions */
  get broadcastSizes(): readonly number[] {
    return attributeValue(this, 'broadcast_sizes', DenseI64ArrayAttr);
  }

  set broadcastSizes(value: readonly number[]) {
    setAttributeValue(this, 'broadcast_sizes', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly broadcastSizes: readonly number[]; readonly resultType: Type },
  ): BroadcastOp {
    return buildOp(builder, location, BroadcastOp, {
      operands: [args.operand],
      attributes: { broadcast_sizes: args.broadcastSizes },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Repeats a tensor along dimensions of a larger shape.
 *
 * ```mlir
 * func.func @broadcast_in_dim(%operand: tensor<1x3xi32>) -> tensor<2x3x2xi32> {
 *   %result = stablehlo.broadcast_in_dim %operand, dims = [2, 1] : (tensor<1x3xi32>) -> tensor<2x3x2xi32>
 *   return %result : tensor<2x3x2xi32>
 * }
 * ```
 */
export class BroadcastInDimOp extends Operation {
  static readonly opName = 'stablehlo.broadcast_in_dim';
  static readonly spec: OpSpec = {
    name: 'stablehlo.broadcast_in_dim',
    className: 'BroadcastInDimOp',
    operands: [{ name: 'operand', constraint: HLO_TensorOrPerAxisQuantizedTensor }],
    attributes: [{ name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'result', constraint: HLO_StaticShapeTensorPerAxisQuantizedTensorOrBoundedTensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'dims' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'broadcast_dimensions' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to repeat */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Dimension of the result that each of the operand becomes */
  get broadcastDimensions(): readonly number[] {
    return attributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[]) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly broadcastDimensions: readonly number[]; readonly resultType: Type },
  ): BroadcastInDimOp {
    return buildOp(builder, location, BroadcastInDimOp, {
      operands: [args.operand],
      attributes: { broadcast_dimensions: args.broadcastDimensions },
      resultTypes: [args.resultType],
    });
  }
}

/** Repeats a tensor along dimensions of a computed shape. */
export class DynamicBroadcastInDimOp extends Operation {
  static readonly opName = 'stablehlo.dynamic_broadcast_in_dim';
  static readonly spec: OpSpec = {
    name: 'stablehlo.dynamic_broadcast_in_dim',
    className: 'DynamicBroadcastInDimOp',
    operands: [
      { name: 'operand', constraint: HLO_TensorOrPerAxisQuantizedTensor },
      { name: 'output_dimensions', constraint: HLO_DimensionTensor },
    ],
    attributes: [
      { name: 'broadcast_dimensions', constraint: DenseI64ArrayAttr },
      { name: 'known_expanding_dimensions', constraint: DenseI64ArrayAttr, optional: true },
      { name: 'known_nonexpanding_dimensions', constraint: DenseI64ArrayAttr, optional: true },
    ],
    results: [{ name: 'result', constraint: HLO_TensorOrPerAxisQuantizedTensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'output_dimensions' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'dims' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'broadcast_dimensions' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to repeat */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Shape of the result */
  get outputDimensions(): Value {
    return this.operand(1);
  }

  /** Dimension of the result that each of the operand becomes */
  get broadcastDimensions(): readonly number[] {
    return attributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr);
  }

  set broadcastDimensions(value: readonly number[]) {
    setAttributeValue(this, 'broadcast_dimensions', DenseI64ArrayAttr, value);
  }

  /** Dimensions that are known to grow */
  get knownExpandingDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'known_expanding_dimensions', DenseI64ArrayAttr);
  }

  set knownExpandingDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'known_expanding_dimensions', DenseI64ArrayAttr, value);
  }

  /** Dimensions that are known not to grow */
  get knownNonexpandingDimensions(): readonly number[] | undefined {
    return optionalAttributeValue(this, 'known_nonexpanding_dimensions', DenseI64ArrayAttr);
  }

  set knownNonexpandingDimensions(value: readonly number[] | undefined) {
    setAttributeValue(this, 'known_nonexpanding_dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly outputDimensions: Value;
      readonly broadcastDimensions: readonly number[];
      readonly knownExpandingDimensions?: readonly number[] | undefined;
      readonly knownNonexpandingDimensions?: readonly number[] | undefined;
      readonly resultType: Type;
    },
  ): DynamicBroadcastInDimOp {
    return buildOp(builder, location, DynamicBroadcastInDimOp, {
      operands: [args.operand, args.outputDimensions],
      attributes: {
        broadcast_dimensions: args.broadcastDimensions,
        known_expanding_dimensions: args.knownExpandingDimensions,
        known_nonexpanding_dimensions: args.knownNonexpandingDimensions,
      },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Joins tensors along a dimension.
 *
 * ```mlir
 * func.func @concatenate(%a: tensor<3x2xi64>, %b: tensor<1x2xi64>) -> tensor<4x2xi64> {
 *   %result = stablehlo.concatenate %a, %b, dim = 0 : (tensor<3x2xi64>, tensor<1x2xi64>) -> tensor<4x2xi64>
 *   return %result : tensor<4x2xi64>
 * }
 * ```
 */
export class ConcatenateOp extends Operation {
  static readonly opName = 'stablehlo.concatenate';
  static readonly spec: OpSpec = {
    name: 'stablehlo.concatenate',
    className: 'ConcatenateOp',
    operands: [{ name: 'inputs', constraint: HLO_Tensor, group: 'variadic' }],
    attributes: [{ name: 'dimension', constraint: HLO_NonNegativeI64 }],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure, SameOperandsAndResultElementType, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'custom', name: 'VariadicOperandWithAttribute', args: [{ kind: 'variable', name: 'inputs' }] },
      { kind: 'literal', text: 'dim' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'dimension' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** The parts */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Dimension along which they are joined */
  get dimension(): number {
    return attributeValue(this, 'dimension', HLO_NonNegativeI64);
  }

  set dimension(value: number) {
    setAttributeValue(this, 'dimension', HLO_NonNegativeI64, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly inputs: readonly Value[]; readonly dimension: number; readonly resultType: Type },
  ): ConcatenateOp {
    return buildOp(builder, location, ConcatenateOp, {
      operands: [args.inputs],
      attributes: { dimension: args.dimension },
      resultTypes: [args.resultType],
    });
  }
}

/** The same elements in another shape. */
export class ReshapeOp extends Operation {
  static readonly opName = 'stablehlo.reshape';
  static readonly spec: OpSpec = {
    name: 'stablehlo.reshape',
    className: 'ReshapeOp',
    operands: [{ name: 'operand', constraint: HLO_TensorOrPerAxisQuantizedTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_StaticShapeTensorPerAxisQuantizedTensorOrBoundedTensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to reshape */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly resultType: Type },
  ): ReshapeOp {
    return buildOp(builder, location, ReshapeOp, {
      operands: [args.operand],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** The same elements in a computed shape. */
export class DynamicReshapeOp extends Operation {
  static readonly opName = 'stablehlo.dynamic_reshape';
  static readonly spec: OpSpec = {
    name: 'stablehlo.dynamic_reshape',
    className: 'DynamicReshapeOp',
    operands: [
      { name: 'operand', constraint: HLO_TensorOrPerAxisQuantizedTensor },
      { name: 'output_shape', constraint: HLO_DimensionTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_TensorOrPerAxisQuantizedTensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to reshape */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Shape of the result */
  get outputShape(): Value {
    return this.operand(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly outputShape: Value; readonly resultType: Type },
  ): DynamicReshapeOp {
    return buildOp(builder, location, DynamicReshapeOp, {
      operands: [args.operand, args.outputShape],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** Reverses the order along dimensions. */
export class ReverseOp extends Operation {
  static readonly opName = 'stablehlo.reverse';
  static readonly spec: OpSpec = {
    name: 'stablehlo.reverse',
    className: 'ReverseOp',
    operands: [{ name: 'operand', constraint: HLO_Tensor }],
    attributes: [{ name: 'dimensions', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [HLO_CompatibleOperandsAndResultType, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'dims' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'dimensions' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      {
        kind: 'custom',
        name: 'SameOperandsAndResultType',
        args: [
          { kind: 'type', of: 'operand' },
          { kind: 'type', of: 'result' },
        ],
      },
    ],
  };

  /** Tensor to reverse */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Dimensions along which it is reversed */
  get dimensions(): readonly number[] {
    return attributeValue(this, 'dimensions', DenseI64ArrayAttr);
  }

  set dimensions(value: readonly number[]) {
    setAttributeValue(this, 'dimensions', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly dimensions: readonly number[]; readonly resultType: Type },
  ): ReverseOp {
    return buildOp(builder, location, ReverseOp, {
      operands: [args.operand],
      attributes: { dimensions: args.dimensions },
      resultTypes: [args.resultType],
    });
  }
}

/**
 * A part with fixed bounds.
 *
 * ```mlir
 * func.func @slice(%operand: tensor<3x4xi64>) -> tensor<2x2xi64> {
 *   %result = stablehlo.slice %operand [1:3, 0:4:2] : (tensor<3x4xi64>) -> tensor<2x2xi64>
 *   return %result : tensor<2x2xi64>
 * }
 * ```
 */
export class SliceOp extends Operation {
  static readonly opName = 'stablehlo.slice';
  static readonly spec: OpSpec = {
    name: 'stablehlo.slice',
    className: 'SliceOp',
    operands: [{ name: 'operand', constraint: HLO_Tensor }],
    attributes: [
      { name: 'start_indices', constraint: DenseI64ArrayAttr },
      { name: 'limit_indices', constraint: DenseI64ArrayAttr },
      { name: 'strides', constraint: DenseI64ArrayAttr },
    ],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure, SameOperandsAndResultElementType, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      {
        kind: 'custom',
        name: 'SliceRanges',
        args: [
          { kind: 'variable', name: 'start_indices' },
          { kind: 'variable', name: 'limit_indices' },
          { kind: 'variable', name: 'strides' },
        ],
      },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to take from */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** First index of each dimension */
  get startIndices(): readonly number[] {
    return attributeValue(this, 'start_indices', DenseI64ArrayAttr);
  }

  set startIndices(value: readonly number[]) {
    setAttributeValue(this, 'start_indices', DenseI64ArrayAttr, value);
  }

  /** Index behind the last */
  get limitIndices(): readonly number[] {
    return attributeValue(this, 'limit_indices', DenseI64ArrayAttr);
  }

  set limitIndices(value: readonly number[]) {
    setAttributeValue(this, 'limit_indices', DenseI64ArrayAttr, value);
  }

  /** Distance of indices */
  get strides(): readonly number[] {
    return attributeValue(this, 'strides', DenseI64ArrayAttr);
  }

  set strides(value: readonly number[]) {
    setAttributeValue(this, 'strides', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly startIndices: readonly number[];
      readonly limitIndices: readonly number[];
      readonly strides: readonly number[];
      readonly resultType: Type;
    },
  ): SliceOp {
    return buildOp(builder, location, SliceOp, {
      operands: [args.operand],
      attributes: { start_indices: args.startIndices, limit_indices: args.limitIndices, strides: args.strides },
      resultTypes: [args.resultType],
    });
  }
}

/** A part that starts at computed indices. */
export class DynamicSliceOp extends Operation {
  static readonly opName = 'stablehlo.dynamic_slice';
  static readonly spec: OpSpec = {
    name: 'stablehlo.dynamic_slice',
    className: 'DynamicSliceOp',
    operands: [
      { name: 'operand', constraint: HLO_Tensor },
      { name: 'start_indices', constraint: HLO_ScalarIntTensor, group: 'variadic' },
    ],
    attributes: [{ name: 'slice_sizes', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure, AllElementTypesMatch('operand', 'result')],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: ',' },
      { kind: 'custom', name: 'VariadicOperandWithAttribute', args: [{ kind: 'variable', name: 'start_indices' }] },
      { kind: 'literal', text: 'sizes' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'slice_sizes' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to take from */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** First index of each dimension */
  get startIndices(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** Sizes of the part */
  get sliceSizes(): readonly number[] {
    return attributeValue(this, 'slice_sizes', DenseI64ArrayAttr);
  }

  set sliceSizes(value: readonly number[]) {
    setAttributeValue(this, 'slice_sizes', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly startIndices: readonly Value[];
      readonly sliceSizes: readonly number[];
      readonly resultType: Type;
    },
  ): DynamicSliceOp {
    return buildOp(builder, location, DynamicSliceOp, {
      operands: [args.operand, args.startIndices],
      attributes: { slice_sizes: args.sliceSizes },
      resultTypes: [args.resultType],
    });
  }
}

/** A tensor of which a part is replaced. */
export class DynamicUpdateSliceOp extends Operation {
  static readonly opName = 'stablehlo.dynamic_update_slice';
  static readonly spec: OpSpec = {
    name: 'stablehlo.dynamic_update_slice',
    className: 'DynamicUpdateSliceOp',
    operands: [
      { name: 'operand', constraint: HLO_Tensor },
      { name: 'update', constraint: HLO_Tensor },
      { name: 'start_indices', constraint: HLO_ScalarIntTensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure, AllElementTypesMatch('operand', 'update', 'result')],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to change */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** The new part */
  get update(): Value {
    return this.operand(1);
  }

  /** First index of each dimension */
  get startIndices(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly update: Value;
      readonly startIndices: readonly Value[];
      readonly resultType: Type;
    },
  ): DynamicUpdateSliceOp {
    return buildOp(builder, location, DynamicUpdateSliceOp, {
      operands: [args.operand, args.update, args.startIndices],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/** A part with computed bounds. */
export class RealDynamicSliceOp extends Operation {
  static readonly opName = 'stablehlo.real_dynamic_slice';
  static readonly spec: OpSpec = {
    name: 'stablehlo.real_dynamic_slice',
    className: 'RealDynamicSliceOp',
    operands: [
      { name: 'operand', constraint: HLO_Tensor },
      { name: 'start_indices', constraint: HLO_DimensionTensor },
      { name: 'limit_indices', constraint: HLO_DimensionTensor },
      { name: 'strides', constraint: HLO_DimensionTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      AllElementTypesMatch('operand', 'result'),
      AllTypesMatch('start_indices', 'limit_indices', 'strides'),
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to take from */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** First index of each dimension */
  get startIndices(): Value {
    return this.operand(1);
  }

  /** Index behind the last */
  get limitIndices(): Value {
    return this.operand(2);
  }

  /** Distance of indices */
  get strides(): Value {
    return this.operand(3);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly startIndices: Value;
      readonly limitIndices: Value;
      readonly strides: Value;
      readonly resultType: Type;
    },
  ): RealDynamicSliceOp {
    return buildOp(builder, location, RealDynamicSliceOp, {
      operands: [args.operand, args.startIndices, args.limitIndices, args.strides],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Puts elements around and between those of a tensor.
 *
 * ```mlir
 * func.func @pad(%operand: tensor<2x3xi64>, %value: tensor<i64>) -> tensor<5x9xi64> {
 *   %result = stablehlo.pad %operand, %value, low = [0, 1], high = [2, 1], interior = [1, 2]
 *     : (tensor<2x3xi64>, tensor<i64>) -> tensor<5x9xi64>
 *   return %result : tensor<5x9xi64>
 * }
 * ```
 */
export class PadOp extends Operation {
  static readonly opName = 'stablehlo.pad';
  static readonly spec: OpSpec = {
    name: 'stablehlo.pad',
    className: 'PadOp',
    operands: [
      { name: 'operand', constraint: HLO_Tensor },
      { name: 'padding_value', constraint: HLO_Tensor },
    ],
    attributes: [
      { name: 'edge_padding_low', constraint: DenseI64ArrayAttr },
      { name: 'edge_padding_high', constraint: DenseI64ArrayAttr },
      { name: 'interior_padding', constraint: DenseI64ArrayAttr },
    ],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure, SameOperandsAndResultElementType, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'padding_value' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'low' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'edge_padding_low' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'high' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'edge_padding_high' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'interior' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'interior_padding' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to extend */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** New elements, rank 0 */
  get paddingValue(): Value {
    return this.operand(1);
  }

  /** How many before each dimension; negative ones take away */
  get edgePaddingLow(): readonly number[] {
    return attributeValue(this, 'edge_padding_low', DenseI64ArrayAttr);
  }

  set edgePaddingLow(value: readonly number[]) {
    setAttributeValue(this, 'edge_padding_low', DenseI64ArrayAttr, value);
  }

  /** How many behind each dimension; negative ones take away */
  get edgePaddingHigh(): readonly number[] {
    return attributeValue(this, 'edge_padding_high', DenseI64ArrayAttr);
  }

  set edgePaddingHigh(value: readonly number[]) {
    setAttributeValue(this, 'edge_padding_high', DenseI64ArrayAttr, value);
  }

  /** How many between two elements */
  get interiorPadding(): readonly number[] {
    return attributeValue(this, 'interior_padding', DenseI64ArrayAttr);
  }

  set interiorPadding(value: readonly number[]) {
    setAttributeValue(this, 'interior_padding', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly paddingValue: Value;
      readonly edgePaddingLow: readonly number[];
      readonly edgePaddingHigh: readonly number[];
      readonly interiorPadding: readonly number[];
      readonly resultType: Type;
    },
  ): PadOp {
    return buildOp(builder, location, PadOp, {
      operands: [args.operand, args.paddingValue],
      attributes: {
        edge_padding_low: args.edgePaddingLow,
        edge_padding_high: args.edgePaddingHigh,
        interior_padding: args.interiorPadding,
      },
      resultTypes: [args.resultType],
    });
  }
}

/** Puts computed numbers of elements around and between those of a tensor. */
export class DynamicPadOp extends Operation {
  static readonly opName = 'stablehlo.dynamic_pad';
  static readonly spec: OpSpec = {
    name: 'stablehlo.dynamic_pad',
    className: 'DynamicPadOp',
    operands: [
      { name: 'operand', constraint: HLO_Tensor },
      { name: 'padding_value', constraint: HLO_Tensor },
      { name: 'edge_padding_low', constraint: HLO_DimensionTensor },
      { name: 'edge_padding_high', constraint: HLO_DimensionTensor },
      { name: 'interior_padding', constraint: HLO_DimensionTensor },
    ],
    attributes: [],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [
      Pure,
      AllElementTypesMatch('operand', 'padding_value', 'result'),
      AllTypesMatch('edge_padding_low', 'edge_padding_high', 'interior_padding'),
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to extend */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** New elements, rank 0 */
  get paddingValue(): Value {
    return this.operand(1);
  }

  /** How many before each dimension */
  get edgePaddingLow(): Value {
    return this.operand(2);
  }

  /** How many behind each dimension */
  get edgePaddingHigh(): Value {
    return this.operand(3);
  }

  /** How many between two elements */
  get interiorPadding(): Value {
    return this.operand(4);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly paddingValue: Value;
      readonly edgePaddingLow: Value;
      readonly edgePaddingHigh: Value;
      readonly interiorPadding: Value;
      readonly resultType: Type;
    },
  ): DynamicPadOp {
    return buildOp(builder, location, DynamicPadOp, {
      operands: [args.operand, args.paddingValue, args.edgePaddingLow, args.edgePaddingHigh, args.interiorPadding],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Permutes dimensions.
 *
 * ```mlir
 * func.func @transpose(%operand: tensor<2x3x2xi32>) -> tensor<2x3x2xi32> {
 *   %result = stablehlo.transpose %operand, dims = [2, 1, 0] : (tensor<2x3x2xi32>) -> tensor<2x3x2xi32>
 *   return %result : tensor<2x3x2xi32>
 * }
 * ```
 */
export class TransposeOp extends Operation {
  static readonly opName = 'stablehlo.transpose';
  static readonly spec: OpSpec = {
    name: 'stablehlo.transpose',
    className: 'TransposeOp',
    operands: [{ name: 'operand', constraint: HLO_TensorOrPerAxisQuantizedTensor }],
    attributes: [{ name: 'permutation', constraint: DenseI64ArrayAttr }],
    results: [{ name: 'result', constraint: HLO_TensorOrPerAxisQuantizedTensor }],
    regions: [],
    successors: [],
    traits: [Pure, HLO_InferredResultTypes],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'dims' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'permutation' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to permute */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Dimension of the operand that each of the result is */
  get permutation(): readonly number[] {
    return attributeValue(this, 'permutation', DenseI64ArrayAttr);
  }

  set permutation(value: readonly number[]) {
    setAttributeValue(this, 'permutation', DenseI64ArrayAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly permutation: readonly number[]; readonly resultType: Type },
  ): TransposeOp {
    return buildOp(builder, location, TransposeOp, {
      operands: [args.operand],
      attributes: { permutation: args.permutation },
      resultTypes: [args.resultType],
    });
  }
}

/** Size of a dimension. */
export class GetDimensionSizeOp extends Operation {
  static readonly opName = 'stablehlo.get_dimension_size';
  static readonly spec: OpSpec = {
    name: 'stablehlo.get_dimension_size',
    className: 'GetDimensionSizeOp',
    operands: [{ name: 'operand', constraint: HLO_Tensor }],
    attributes: [{ name: 'dimension', constraint: HLO_NonNegativeI64 }],
    results: [{ name: 'result', constraint: HLO_I32Tensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'dim' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'dimension' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Dimension */
  get dimension(): number {
    return attributeValue(this, 'dimension', HLO_NonNegativeI64);
  }

  set dimension(value: number) {
    setAttributeValue(this, 'dimension', HLO_NonNegativeI64, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly dimension: number; readonly resultType: Type },
  ): GetDimensionSizeOp {
    return buildOp(builder, location, GetDimensionSizeOp, {
      operands: [args.operand],
      attributes: { dimension: args.dimension },
      resultTypes: [args.resultType],
    });
  }
}

/** Gives a dimension another size, up to its bound. */
export class SetDimensionSizeOp extends Operation {
  static readonly opName = 'stablehlo.set_dimension_size';
  static readonly spec: OpSpec = {
    name: 'stablehlo.set_dimension_size',
    className: 'SetDimensionSizeOp',
    operands: [
      { name: 'operand', constraint: HLO_Tensor },
      { name: 'size', constraint: HLO_I32Tensor },
    ],
    attributes: [{ name: 'dimension', constraint: HLO_NonNegativeI64 }],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'operand' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'size' },
      { kind: 'literal', text: ',' },
      { kind: 'literal', text: 'dim' },
      { kind: 'literal', text: '=' },
      { kind: 'variable', name: 'dimension' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** The new size */
  get size(): Value {
    return this.operand(1);
  }

  /** Dimension */
  get dimension(): number {
    return attributeValue(this, 'dimension', HLO_NonNegativeI64);
  }

  set dimension(value: number) {
    setAttributeValue(this, 'dimension', HLO_NonNegativeI64, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly operand: Value; readonly size: Value; readonly dimension: number; readonly resultType: Type },
  ): SetDimensionSizeOp {
    return buildOp(builder, location, SetDimensionSizeOp, {
      operands: [args.operand, args.size],
      attributes: { dimension: args.dimension },
      resultTypes: [args.resultType],
    });
  }
}

/** Slices of a tensor at computed places. */
export class GatherOp extends Operation {
  static readonly opName = 'stablehlo.gather';
  static readonly spec: OpSpec = {
    name: 'stablehlo.gather',
    className: 'GatherOp',
    operands: [
      { name: 'operand', constraint: HLO_Tensor },
      { name: 'start_indices', constraint: HLO_IntTensor },
    ],
    attributes: [
      { name: 'dimension_numbers', constraint: GatherDimensionNumbersConstraint },
      { name: 'slice_sizes', constraint: DenseI64ArrayAttr },
      { name: 'indices_are_sorted', constraint: BoolAttr, optional: true, defaultValue: false },
    ],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure],
  };

  /** Tensor to take from */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Where slices start */
  get startIndices(): Value {
    return this.operand(1);
  }

  /** What the dimensions are */
  get dimensionNumbers(): GatherDimensionNumbers {
    return attributeValue(this, 'dimension_numbers', GatherDimensionNumbersConstraint);
  }

  set dimensionNumbers(value: GatherDimensionNumbers) {
    setAttributeValue(this, 'dimension_numbers', GatherDimensionNumbersConstraint, value);
  }

  /** Sizes of a slice */
  get sliceSizes(): readonly number[] {
    return attributeValue(this, 'slice_sizes', DenseI64ArrayAttr);
  }

  set sliceSizes(value: readonly number[]) {
    setAttributeValue(this, 'slice_sizes', DenseI64ArrayAttr, value);
  }

  /** Whether indices ascend */
  get indicesAreSorted(): boolean {
    return optionalAttributeValue(this, 'indices_are_sorted', BoolAttr) ?? false;
  }

  set indicesAreSorted(value: boolean | undefined) {
    setAttributeValue(this, 'indices_are_sorted', BoolAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly startIndices: Value;
      readonly dimensionNumbers: GatherDimensionNumbers;
      readonly sliceSizes: readonly number[];
      readonly indicesAreSorted?: boolean | undefined;
      readonly resultType: Type;
    },
  ): GatherOp {
    return buildOp(builder, location, GatherOp, {
      operands: [args.operand, args.startIndices],
      attributes: {
        dimension_numbers: args.dimensionNumbers,
        slice_sizes: args.sliceSizes,
        indices_are_sorted: args.indicesAreSorted,
      },
      resultTypes: [args.resultType],
    });
  }
}

/** Slices of computed sizes of a tensor at computed places. */
export class DynamicGatherOp extends Operation {
  static readonly opName = 'stablehlo.dynamic_gather';
  static readonly spec: OpSpec = {
    name: 'stablehlo.dynamic_gather',
    className: 'DynamicGatherOp',
    operands: [
      { name: 'operand', constraint: HLO_Tensor },
      { name: 'start_indices', constraint: HLO_IntTensor },
      { name: 'slice_sizes', constraint: HLO_IntTensor },
    ],
    attributes: [
      { name: 'dimension_numbers', constraint: GatherDimensionNumbersConstraint },
      { name: 'indices_are_sorted', constraint: BoolAttr, optional: true, defaultValue: false },
    ],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure],
  };

  /** Tensor to take from */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Where slices start */
  get startIndices(): Value {
    return this.operand(1);
  }

  /** Sizes of a slice */
  get sliceSizes(): Value {
    return this.operand(2);
  }

  /** What the dimensions are */
  get dimensionNumbers(): GatherDimensionNumbers {
    return attributeValue(this, 'dimension_numbers', GatherDimensionNumbersConstraint);
  }

  set dimensionNumbers(value: GatherDimensionNumbers) {
    setAttributeValue(this, 'dimension_numbers', GatherDimensionNumbersConstraint, value);
  }

  /** Whether indices ascend */
  get indicesAreSorted(): boolean {
    return optionalAttributeValue(this, 'indices_are_sorted', BoolAttr) ?? false;
  }

  set indicesAreSorted(value: boolean | undefined) {
    setAttributeValue(this, 'indices_are_sorted', BoolAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly startIndices: Value;
      readonly sliceSizes: Value;
      readonly dimensionNumbers: GatherDimensionNumbers;
      readonly indicesAreSorted?: boolean | undefined;
      readonly resultType: Type;
    },
  ): DynamicGatherOp {
    return buildOp(builder, location, DynamicGatherOp, {
      operands: [args.operand, args.startIndices, args.sliceSizes],
      attributes: { dimension_numbers: args.dimensionNumbers, indices_are_sorted: args.indicesAreSorted },
      resultTypes: [args.resultType],
    });
  }
}

/** Tensors of which slices at computed places are updated. */
export class ScatterOp extends Operation {
  static readonly opName = 'stablehlo.scatter';
  static readonly spec: OpSpec = {
    name: 'stablehlo.scatter',
    className: 'ScatterOp',
    operands: [
      { name: 'inputs', constraint: HLO_Tensor, group: 'variadic' },
      { name: 'scatter_indices', constraint: HLO_TensorOfIndices },
      { name: 'updates', constraint: HLO_Tensor, group: 'variadic' },
    ],
    attributes: [
      { name: 'scatter_dimension_numbers', constraint: ScatterDimensionNumbersConstraint },
      { name: 'indices_are_sorted', constraint: BoolAttr, optional: true, defaultValue: false },
      { name: 'unique_indices', constraint: BoolAttr, optional: true, defaultValue: false },
    ],
    results: [{ name: 'results', constraint: HLO_Tensor, group: 'variadic' }],
    regions: [{ name: 'update_computation', constraint: SizedRegion(1) }],
    successors: [],
    traits: [RecursiveMemoryEffects, SameVariadicOperandSize, SingleBlockImplicitTerminator('stablehlo.return')],
  };

  /** Tensors to change */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Where slices start */
  get scatterIndices(): Value {
    return singleOperand(this, 1);
  }

  /** The updates */
  get updates(): readonly Value[] {
    return operandGroup(this, 2);
  }

  /** What the dimensions are */
  get scatterDimensionNumbers(): ScatterDimensionNumbers {
    return attributeValue(this, 'scatter_dimension_numbers', ScatterDimensionNumbersConstraint);
  }

  set scatterDimensionNumbers(value: ScatterDimensionNumbers) {
    setAttributeValue(this, 'scatter_dimension_numbers', ScatterDimensionNumbersConstraint, value);
  }

  /** Whether indices ascend */
  get indicesAreSorted(): boolean {
    return optionalAttributeValue(this, 'indices_are_sorted', BoolAttr) ?? false;
  }

  set indicesAreSorted(value: boolean | undefined) {
    setAttributeValue(this, 'indices_are_sorted', BoolAttr, value);
  }

  /** Whether none occurs twice */
  get uniqueIndices(): boolean {
    return optionalAttributeValue(this, 'unique_indices', BoolAttr) ?? false;
  }

  set uniqueIndices(value: boolean | undefined) {
    setAttributeValue(this, 'unique_indices', BoolAttr, value);
  }

  /** New elements of old ones and updates */
  get updateComputation(): Region {
    return this.regions[0]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputs: readonly Value[];
      readonly scatterIndices: Value;
      readonly updates: readonly Value[];
      readonly scatterDimensionNumbers: ScatterDimensionNumbers;
      readonly indicesAreSorted?: boolean | undefined;
      readonly uniqueIndices?: boolean | undefined;
      readonly regions?: readonly Region[];
      readonly resultTypes: readonly Type[];
    },
  ): ScatterOp {
    return buildOp(builder, location, ScatterOp, {
      operands: [args.inputs, args.scatterIndices, args.updates],
      attributes: {
        scatter_dimension_numbers: args.scatterDimensionNumbers,
        indices_are_sorted: args.indicesAreSorted,
        unique_indices: args.uniqueIndices,
      },
      resultTypes: [...args.resultTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/** Slices of a tensor along one dimension. */
export class TorchIndexSelectOp extends Operation {
  static readonly opName = 'stablehlo.torch_index_select';
  static readonly spec: OpSpec = {
    name: 'stablehlo.torch_index_select',
    className: 'TorchIndexSelectOp',
    operands: [
      { name: 'operand', constraint: HLO_Tensor },
      { name: 'index', constraint: HLO_Tensor },
    ],
    attributes: [
      { name: 'dim', constraint: I64Attr },
      { name: 'batch_dims', constraint: I64Attr },
    ],
    results: [{ name: 'result', constraint: HLO_Tensor }],
    regions: [],
    successors: [],
    traits: [Pure],
  };

  /** Tensor to take from */
  get operandValue(): Value {
    return this.operand(0);
  }

  /** Which slices */
  get index(): Value {
    return this.operand(1);
  }

  /** Dimension */
  get dim(): number {
    return attributeValue(this, 'dim', I64Attr);
  }

  set dim(value: number) {
    setAttributeValue(this, 'dim', I64Attr, value);
  }

  /** How many leading dimensions are batch dimensions */
  get batchDims(): number {
    return attributeValue(this, 'batch_dims', I64Attr);
  }

  set batchDims(value: number) {
    setAttributeValue(this, 'batch_dims', I64Attr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operand: Value;
      readonly index: Value;
      readonly dim: number;
      readonly batchDims: number;
      readonly resultType: Type;
    },
  ): TorchIndexSelectOp {
    return buildOp(builder, location, TorchIndexSelectOp, {
      operands: [args.operand, args.index],
      attributes: { dim: args.dim, batch_dims: args.batchDims },
      resultTypes: [args.resultType],
    });
  }
}
