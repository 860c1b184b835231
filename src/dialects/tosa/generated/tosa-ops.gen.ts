// @generated from dialects-td/tosa/tosa-ops.yaml, dialects-td/tosa/tosa-shape-ops.yaml; do not edit, run npm run codegen
import {
  AnyAttr,
  BoolAttr,
  DenseI32ArrayAttr,
  ElementsAttr,
  I32Attr,
  StrAttr,
  SymbolNameAttr,
  TypeAttr,
  TypeAttrOf,
} from '../../../builtin/attr-constraints.ts';
import { SizedRegion } from '../../../builtin/region-constraints.ts';
import { I8, TensorRankOf } from '../../../builtin/type-constraints.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { LoopLikeOpInterface } from '../../../ir/interfaces/loop-like.ts';
import { ReifyRankedShapedTypeOpInterface } from '../../../ir/interfaces/reify-shape.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { Symbol } from '../../../ir/symbol-table.ts';
import {
  ResultsAreFloatLike,
  ResultsBroadcastableShape,
  SameOperandsAndResultRank,
} from '../../../ir/traits/broadcast-traits.ts';
import {
  Commutative,
  ConstantLike,
  Pure,
  RecursiveMemoryEffects,
  SameVariadicOperandSize,
  Scalarizable,
  Tensorizable,
  Vectorizable,
} from '../../../ir/traits/markers.ts';
import { SingleBlockImplicitTerminator, Terminator } from '../../../ir/traits/structure-traits.ts';
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
} from '../../../ods/accessors.ts';
import { buildOp } from '../../../ods/build.ts';
import { type AttrConstraint } from '../../../ods/constraints.ts';
import { AllElementTypesMatch, AllShapesMatch } from '../../../ods/match-traits.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import {
  Rank2TosaShape,
  Rank4TosaShape,
  Tosa_AccType,
  Tosa_IndexElementsAttr,
  Tosa_Int8Like,
  Tosa_IntArrayAttr2,
  Tosa_IntArrayAttr3,
  Tosa_IntArrayAttr4,
  Tosa_IntArrayAttr6,
  Tosa_IntLike,
  Tosa_IntOrFloatAttr,
} from '../constraints.ts';
import {
  InferShapedTypeOpInterface,
  InferTensorType,
  TosaElementwiseOperator,
  TosaResolvableShapeOperands,
  TosaShapeOperator,
  TosaShapeOperatorWithSameRanks,
} from '../interfaces.ts';
import {
  BlockSizeAttrConstraint,
  NanPropagationModeAttrConstraint,
  ResizeModeAttrConstraint,
  RoundingModeAttrConstraint,
  ShapeConstraint,
  Tosa_FloatTensor,
  Tosa_I1Tensor,
  Tosa_IndexTensor2D,
  Tosa_Int16Or32,
  Tosa_Int32Or64Tensor,
  Tosa_MXFPDataTensor3D,
  Tosa_MXFPDataTensorAtLeast1D,
  Tosa_MXFPScaleTensor3D,
  Tosa_MXFPScaleTensorAtLeast1D,
  Tosa_ScalarInt32Tensor,
  Tosa_ScalarInt8Tensor,
  Tosa_ScalarIntOrFloatTensor,
  Tosa_ScalarTensor,
  Tosa_Tensor,
  Tosa_Tensor1D,
  Tosa_Tensor3D,
  Tosa_Tensor4D,
  Tosa_Tensor5D,
  Tosa_TensorAtLeast1D,
} from './tosa-constraints.gen.ts';
import { type BlockSize, type NanPropagationMode, type ResizeMode, type RoundingMode } from './tosa-enums.gen.ts';

/**
 * Index of the largest element.
 *
 * The index of the largest element along a dimension, which the result does not have. Of equal elements it is the first.
 *
 * ```mlir
 * func.func @argmax(%a: tensor<4x8xf32>) -> tensor<4xi32> {
 *   %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4xi32>
 *   return %0 : tensor<4xi32>
 * }
 * ```
 */
export class ArgMaxOp extends Operation {
  static readonly opName = 'tosa.argmax';
  static readonly spec: OpSpec = {
    name: 'tosa.argmax',
    className: 'ArgMaxOp',
    operands: [{ name: 'input', constraint: Tosa_TensorAtLeast1D }],
    attributes: [
      { name: 'axis', constraint: I32Attr },
      { name: 'nan_mode', constraint: NanPropagationModeAttrConstraint, defaultValue: 'PROPAGATE' },
    ],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    customAssembly: true,
  };

  /** Tensor to search */
  get input(): Value {
    return this.operand(0);
  }

  /** Dimension along which the index counts */
  get axis(): number {
    return attributeValue(this, 'axis', I32Attr);
  }

  set axis(value: number) {
    setAttributeValue(this, 'axis', I32Attr, value);
  }

  /** What becomes of NaN */
  get nanMode(): NanPropagationMode {
    return optionalAttributeValue(this, 'nan_mode', NanPropagationModeAttrConstraint) ?? 'PROPAGATE';
  }

  set nanMode(value: NanPropagationMode) {
    setAttributeValue(this, 'nan_mode', NanPropagationModeAttrConstraint, value);
  }

  /** Indices */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly axis: number;
      readonly nanMode?: NanPropagationMode | undefined;
      readonly outputType: Type;
    },
  ): ArgMaxOp {
    return buildOp(builder, location, ArgMaxOp, {
      operands: [args.input],
      attributes: { axis: args.axis, nan_mode: args.nanMode },
      resultTypes: [args.outputType],
    });
  }
}

const avgPool2dOpAccTypeConstraint: AttrConstraint<Type> = TypeAttrOf(Tosa_AccType);

/**
 * Mean over a sliding window.
 *
 * The mean of the elements in a window that moves over height and width of `[N, H, W, C]`. Padding does not count.
 *
 * ```mlir
 * func.func @avg_pool2d(%a: tensor<1x8x8x4xf32>, %zp: tensor<1xf32>) -> tensor<1x4x4x4xf32> {
 *   %0 = tosa.avg_pool2d %a, %zp, %zp {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
 *   return %0 : tensor<1x4x4x4xf32>
 * }
 * ```
 */
export class AvgPool2dOp extends Operation {
  static readonly opName = 'tosa.avg_pool2d';
  static readonly spec: OpSpec = {
    name: 'tosa.avg_pool2d',
    className: 'AvgPool2dOp',
    operands: [
      { name: 'input', constraint: Tosa_Tensor4D },
      { name: 'input_zp', constraint: Tosa_ScalarIntOrFloatTensor },
      { name: 'output_zp', constraint: Tosa_ScalarIntOrFloatTensor },
    ],
    attributes: [
      { name: 'kernel', constraint: Tosa_IntArrayAttr2 },
      { name: 'stride', constraint: Tosa_IntArrayAttr2 },
      { name: 'pad', constraint: Tosa_IntArrayAttr4 },
      { name: 'acc_type', constraint: avgPool2dOpAccTypeConstraint },
    ],
    results: [{ name: 'output', constraint: Tosa_Tensor4D }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor of shape [N, H, W, C] */
  get input(): Value {
    return this.operand(0);
  }

  /** Zero point of the input */
  get inputZp(): Value {
    return this.operand(1);
  }

  /** Zero point of the output */
  get outputZp(): Value {
    return this.operand(2);
  }

  /** Height and width of the window */
  get kernel(): readonly number[] {
    return attributeValue(this, 'kernel', Tosa_IntArrayAttr2);
  }

  set kernel(value: readonly number[]) {
    setAttributeValue(this, 'kernel', Tosa_IntArrayAttr2, value);
  }

  /** Steps of the window in height and width */
  get stride(): readonly number[] {
    return attributeValue(this, 'stride', Tosa_IntArrayAttr2);
  }

  set stride(value: readonly number[]) {
    setAttributeValue(this, 'stride', Tosa_IntArrayAttr2, value);
  }

  /** Elements added at top, bottom, left and right */
  get pad(): readonly number[] {
    return attributeValue(this, 'pad', Tosa_IntArrayAttr4);
  }

  set pad(value: readonly number[]) {
    setAttributeValue(this, 'pad', Tosa_IntArrayAttr4, value);
  }

  /** Type of the sum */
  get accType(): Type {
    return attributeValue(this, 'acc_type', avgPool2dOpAccTypeConstraint);
  }

  set accType(value: Type) {
    setAttributeValue(this, 'acc_type', avgPool2dOpAccTypeConstraint, value);
  }

  /** Means */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly inputZp: Value;
      readonly outputZp: Value;
      readonly kernel: readonly number[];
      readonly stride: readonly number[];
      readonly pad: readonly number[];
      readonly accType: Type;
      readonly outputType: Type;
    },
  ): AvgPool2dOp {
    return buildOp(builder, location, AvgPool2dOp, {
      operands: [args.input, args.inputZp, args.outputZp],
      attributes: { kernel: args.kernel, stride: args.stride, pad: args.pad, acc_type: args.accType },
      resultTypes: [args.outputType],
    });
  }
}

const conv2DOpAccTypeConstraint: AttrConstraint<Type> = TypeAttrOf(Tosa_AccType);

/**
 * Convolution over height and width.
 *
 * The result has shape `[N, OH, OW, OC]`. The bias is added to each channel.
 *
 * ```mlir
 * func.func @conv2d(%a: tensor<1x8x8x4xf32>, %w: tensor<16x3x3x4xf32>, %b: tensor<16xf32>, %zp: tensor<1xf32>) -> tensor<1x6x6x16xf32> {
 *   %0 = tosa.conv2d %a, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<16x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x16xf32>
 *   return %0 : tensor<1x6x6x16xf32>
 * }
 * ```
 */
export class Conv2DOp extends Operation {
  static readonly opName = 'tosa.conv2d';
  static readonly spec: OpSpec = {
    name: 'tosa.conv2d',
    className: 'Conv2DOp',
    operands: [
      { name: 'input', constraint: Tosa_Tensor4D },
      { name: 'weight', constraint: Tosa_Tensor4D },
      { name: 'bias', constraint: Tosa_Tensor1D },
      { name: 'input_zp', constraint: Tosa_ScalarIntOrFloatTensor },
      { name: 'weight_zp', constraint: Tosa_ScalarIntOrFloatTensor },
    ],
    attributes: [
      { name: 'pad', constraint: Tosa_IntArrayAttr4 },
      { name: 'stride', constraint: Tosa_IntArrayAttr2 },
      { name: 'dilation', constraint: Tosa_IntArrayAttr2 },
      { name: 'acc_type', constraint: conv2DOpAccTypeConstraint },
      { name: 'local_bound', constraint: BoolAttr, optional: true, defaultValue: false },
    ],
    results: [{ name: 'output', constraint: Tosa_Tensor4D }],
    regions: [],
    successors: [],
    traits: [SameVariadicOperandSize, InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor of shape [N, IH, IW, IC] */
  get input(): Value {
    return this.operand(0);
  }

  /** Tensor of shape [OC, KH, KW, IC] */
  get weight(): Value {
    return this.operand(1);
  }

  /** Tensor of shape [OC] or [1] */
  get bias(): Value {
    return this.operand(2);
  }

  /** Zero point of the input */
  get inputZp(): Value {
    return this.operand(3);
  }

  /** Zero point of the weight */
  get weightZp(): Value {
    return this.operand(4);
  }

  /** Elements added at top, bottom, left and right */
  get pad(): readonly number[] {
    return attributeValue(this, 'pad', Tosa_IntArrayAttr4);
  }

  set pad(value: readonly number[]) {
    setAttributeValue(this, 'pad', Tosa_IntArrayAttr4, value);
  }

  /** Steps in height and width */
  get stride(): readonly number[] {
    return attributeValue(this, 'stride', Tosa_IntArrayAttr2);
  }

  set stride(value: readonly number[]) {
    setAttributeValue(this, 'stride', Tosa_IntArrayAttr2, value);
  }

  /** Distances between the elements that a window reads in height and width */
  get dilation(): readonly number[] {
    return attributeValue(this, 'dilation', Tosa_IntArrayAttr2);
  }

  set dilation(value: readonly number[]) {
    setAttributeValue(this, 'dilation', Tosa_IntArrayAttr2, value);
  }

  /** Type of the sum */
  get accType(): Type {
    return attributeValue(this, 'acc_type', conv2DOpAccTypeConstraint);
  }

  set accType(value: Type) {
    setAttributeValue(this, 'acc_type', conv2DOpAccTypeConstraint, value);
  }

  /** Whether error bounds depend on the window only */
  get localBound(): boolean {
    return optionalAttributeValue(this, 'local_bound', BoolAttr) ?? false;
  }

  set localBound(value: boolean | undefined) {
    setAttributeValue(this, 'local_bound', BoolAttr, value);
  }

  /** Tensor of shape [N, OH, OW, OC] */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly weight: Value;
      readonly bias: Value;
      readonly inputZp: Value;
      readonly weightZp: Value;
      readonly pad: readonly number[];
      readonly stride: readonly number[];
      readonly dilation: readonly number[];
      readonly accType: Type;
      readonly localBound?: boolean | undefined;
      readonly outputType: Type;
    },
  ): Conv2DOp {
    return buildOp(builder, location, Conv2DOp, {
      operands: [args.input, args.weight, args.bias, args.inputZp, args.weightZp],
      attributes: {
        pad: args.pad,
        stride: args.stride,
        dilation: args.dilation,
        acc_type: args.accType,
        local_bound: args.localBound,
      },
      resultTypes: [args.outputType],
    });
  }
}

const conv3DOpAccTypeConstraint: AttrConstraint<Type> = TypeAttrOf(Tosa_AccType);

/**
 * Convolution over depth, height and width.
 *
 * As `tosa.conv2d` with one dimension more.
 *
 * ```mlir
 * func.func @conv3d(%a: tensor<1x8x8x8x4xf32>, %w: tensor<16x3x3x3x4xf32>, %b: tensor<16xf32>, %zp: tensor<1xf32>) -> tensor<1x6x6x6x16xf32> {
 *   %0 = tosa.conv3d %a, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8x8x8x4xf32>, tensor<16x3x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6x16xf32>
 *   return %0 : tensor<1x6x6x6x16xf32>
 * }
 * ```
 */
export class Conv3DOp extends Operation {
  static readonly opName = 'tosa.conv3d';
  static readonly spec: OpSpec = {
    name: 'tosa.conv3d',
    className: 'Conv3DOp',
    operands: [
      { name: 'input', constraint: Tosa_Tensor5D },
      { name: 'weight', constraint: Tosa_Tensor5D },
      { name: 'bias', constraint: Tosa_Tensor1D },
      { name: 'input_zp', constraint: Tosa_ScalarIntOrFloatTensor },
      { name: 'weight_zp', constraint: Tosa_ScalarIntOrFloatTensor },
    ],
    attributes: [
      { name: 'pad', constraint: Tosa_IntArrayAttr6 },
      { name: 'stride', constraint: Tosa_IntArrayAttr3 },
      { name: 'dilation', constraint: Tosa_IntArrayAttr3 },
      { name: 'acc_type', constraint: conv3DOpAccTypeConstraint },
      { name: 'local_bound', constraint: BoolAttr, optional: true, defaultValue: false },
    ],
    results: [{ name: 'output', constraint: Tosa_Tensor5D }],
    regions: [],
    successors: [],
    traits: [SameVariadicOperandSize, InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor of shape [N, ID, IH, IW, IC] */
  get input(): Value {
    return this.operand(0);
  }

  /** Tensor of shape [OC, KD, KH, KW, IC] */
  get weight(): Value {
    return this.operand(1);
  }

  /** Tensor of shape [OC] or [1] */
  get bias(): Value {
    return this.operand(2);
  }

  /** Zero point of the input */
  get inputZp(): Value {
    return this.operand(3);
  }

  /** Zero point of the weight */
  get weightZp(): Value {
    return this.operand(4);
  }

  /** Elements added at front, back, top, bottom, left and right */
  get pad(): readonly number[] {
    return attributeValue(this, 'pad', Tosa_IntArrayAttr6);
  }

  set pad(value: readonly number[]) {
    setAttributeValue(this, 'pad', Tosa_IntArrayAttr6, value);
  }

  /** Steps in depth, height and width */
  get stride(): readonly number[] {
    return attributeValue(this, 'stride', Tosa_IntArrayAttr3);
  }

  set stride(value: readonly number[]) {
    setAttributeValue(this, 'stride', Tosa_IntArrayAttr3, value);
  }

  /** Distances between the elements that a window reads */
  get dilation(): readonly number[] {
    return attributeValue(this, 'dilation', Tosa_IntArrayAttr3);
  }

  set dilation(value: readonly number[]) {
    setAttributeValue(this, 'dilation', Tosa_IntArrayAttr3, value);
  }

  /** Type of the sum */
  get accType(): Type {
    return attributeValue(this, 'acc_type', conv3DOpAccTypeConstraint);
  }

  set accType(value: Type) {
    setAttributeValue(this, 'acc_type', conv3DOpAccTypeConstraint, value);
  }

  /** Whether error bounds depend on the window only */
  get localBound(): boolean {
    return optionalAttributeValue(this, 'local_bound', BoolAttr) ?? false;
  }

  set localBound(value: boolean | undefined) {
    setAttributeValue(this, 'local_bound', BoolAttr, value);
  }

  /** Tensor of shape [N, OD, OH, OW, OC] */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly weight: Value;
      readonly bias: Value;
      readonly inputZp: Value;
      readonly weightZp: Value;
      readonly pad: readonly number[];
      readonly stride: readonly number[];
      readonly dilation: readonly number[];
      readonly accType: Type;
      readonly localBound?: boolean | undefined;
      readonly outputType: Type;
    },
  ): Conv3DOp {
    return buildOp(builder, location, Conv3DOp, {
      operands: [args.input, args.weight, args.bias, args.inputZp, args.weightZp],
      attributes: {
        pad: args.pad,
        stride: args.stride,
        dilation: args.dilation,
        acc_type: args.accType,
        local_bound: args.localBound,
      },
      resultTypes: [args.outputType],
    });
  }
}

const depthwiseConv2DOpAccTypeConstraint: AttrConstraint<Type> = TypeAttrOf(Tosa_AccType);

/**
 * Convolution of each channel for itself.
 *
 * Each of the C input channels gives M output channels.
 *
 * ```mlir
 * func.func @depthwise_conv2d(%a: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x2xf32>, %b: tensor<8xf32>, %zp: tensor<1xf32>) -> tensor<1x6x6x8xf32> {
 *   %0 = tosa.depthwise_conv2d %a, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32>
 *   return %0 : tensor<1x6x6x8xf32>
 * }
 * ```
 */
export class DepthwiseConv2DOp extends Operation {
  static readonly opName = 'tosa.depthwise_conv2d';
  static readonly spec: OpSpec = {
    name: 'tosa.depthwise_conv2d',
    className: 'DepthwiseConv2DOp',
    operands: [
      { name: 'input', constraint: Tosa_Tensor4D },
      { name: 'weight', constraint: Tosa_Tensor4D },
      { name: 'bias', constraint: Tosa_Tensor1D },
      { name: 'input_zp', constraint: Tosa_ScalarIntOrFloatTensor },
      { name: 'weight_zp', constraint: Tosa_ScalarIntOrFloatTensor },
    ],
    attributes: [
      { name: 'pad', constraint: Tosa_IntArrayAttr4 },
      { name: 'stride', constraint: Tosa_IntArrayAttr2 },
      { name: 'dilation', constraint: Tosa_IntArrayAttr2 },
      { name: 'acc_type', constraint: depthwiseConv2DOpAccTypeConstraint },
      { name: 'local_bound', constraint: BoolAttr, optional: true, defaultValue: false },
    ],
    results: [{ name: 'output', constraint: Tosa_Tensor4D }],
    regions: [],
    successors: [],
    traits: [SameVariadicOperandSize, InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor of shape [N, IH, IW, C] */
  get input(): Value {
    return this.operand(0);
  }

  /** Tensor of shape [KH, KW, C, M] */
  get weight(): Value {
    return this.operand(1);
  }

  /** Tensor of shape [C * M] or [1] */
  get bias(): Value {
    return this.operand(2);
  }

  /** Zero point of the input */
  get inputZp(): Value {
    return this.operand(3);
  }

  /** Zero point of the weight */
  get weightZp(): Value {
    return this.operand(4);
  }

  /** Elements added at top, bottom, left and right */
  get pad(): readonly number[] {
    return attributeValue(this, 'pad', Tosa_IntArrayAttr4);
  }

  set pad(value: readonly number[]) {
    setAttributeValue(this, 'pad', Tosa_IntArrayAttr4, value);
  }

  /** Steps in height and width */
  get stride(): readonly number[] {
    return attributeValue(this, 'stride', Tosa_IntArrayAttr2);
  }

  set stride(value: readonly number[]) {
    setAttributeValue(this, 'stride', Tosa_IntArrayAttr2, value);
  }

  /** Distances between the elements that a window reads in height and width */
  get dilation(): readonly number[] {
    return attributeValue(this, 'dilation', Tosa_IntArrayAttr2);
  }

  set dilation(value: readonly number[]) {
    setAttributeValue(this, 'dilation', Tosa_IntArrayAttr2, value);
  }

  /** Type of the sum */
  get accType(): Type {
    return attributeValue(this, 'acc_type', depthwiseConv2DOpAccTypeConstraint);
  }

  set accType(value: Type) {
    setAttributeValue(this, 'acc_type', depthwiseConv2DOpAccTypeConstraint, value);
  }

  /** Whether error bounds depend on the window only */
  get localBound(): boolean {
    return optionalAttributeValue(this, 'local_bound', BoolAttr) ?? false;
  }

  set localBound(value: boolean | undefined) {
    setAttributeValue(this, 'local_bound', BoolAttr, value);
  }

  /** Tensor of shape [N, OH, OW, C * M] */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly weight: Value;
      readonly bias: Value;
      readonly inputZp: Value;
      readonly weightZp: Value;
      readonly pad: readonly number[];
      readonly stride: readonly number[];
      readonly dilation: readonly number[];
      readonly accType: Type;
      readonly localBound?: boolean | undefined;
      readonly outputType: Type;
    },
  ): DepthwiseConv2DOp {
    return buildOp(builder, location, DepthwiseConv2DOp, {
      operands: [args.input, args.weight, args.bias, args.inputZp, args.weightZp],
      attributes: {
        pad: args.pad,
        stride: args.stride,
        dilation: args.dilation,
        acc_type: args.accType,
        local_bound: args.localBound,
      },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Fourier transform over height and width.
 *
 * Complex numbers come and go as one tensor of real and one of imaginary parts. Height and width are powers of two.
 */
export class FFT2dOp extends Operation {
  static readonly opName = 'tosa.fft2d';
  static readonly spec: OpSpec = {
    name: 'tosa.fft2d',
    className: 'FFT2dOp',
    operands: [
      { name: 'input_real', constraint: Tosa_Tensor3D },
      { name: 'input_imag', constraint: Tosa_Tensor3D },
    ],
    attributes: [
      { name: 'inverse', constraint: BoolAttr },
      { name: 'local_bound', constraint: BoolAttr, optional: true, defaultValue: false },
    ],
    results: [
      { name: 'output_real', constraint: Tosa_Tensor3D },
      { name: 'output_imag', constraint: Tosa_Tensor3D },
    ],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultElementType,
      SameOperandsAndResultShape,
      ResultsAreFloatLike,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Real parts, shape [N, H, W] */
  get inputReal(): Value {
    return this.operand(0);
  }

  /** Imaginary parts */
  get inputImag(): Value {
    return this.operand(1);
  }

  /** Whether it is the inverse transform */
  get inverse(): boolean {
    return attributeValue(this, 'inverse', BoolAttr);
  }

  set inverse(value: boolean) {
    setAttributeValue(this, 'inverse', BoolAttr, value);
  }

  /** Whether error bounds depend on single elements */
  get localBound(): boolean {
    return optionalAttributeValue(this, 'local_bound', BoolAttr) ?? false;
  }

  set localBound(value: boolean | undefined) {
    setAttributeValue(this, 'local_bound', BoolAttr, value);
  }

  /** Real parts of the result */
  get outputReal(): OpResult {
    return this.result(0);
  }

  /** Imaginary parts of the result */
  get outputImag(): OpResult {
    return this.result(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputReal: Value;
      readonly inputImag: Value;
      readonly inverse: boolean;
      readonly localBound?: boolean | undefined;
      readonly outputRealType: Type;
      readonly outputImagType: Type;
    },
  ): FFT2dOp {
    return buildOp(builder, location, FFT2dOp, {
      operands: [args.inputReal, args.inputImag],
      attributes: { inverse: args.inverse, local_bound: args.localBound },
      resultTypes: [args.outputRealType, args.outputImagType],
    });
  }
}

/**
 * Products of matrices.
 *
 * One product per batch. Floats have the zero point 0.
 *
 * ```mlir
 * func.func @matmul(%a: tensor<1x4x8xf32>, %b: tensor<1x8x16xf32>, %zp: tensor<1xf32>) -> tensor<1x4x16xf32> {
 *   %0 = tosa.matmul %a, %b, %zp, %zp : (tensor<1x4x8xf32>, tensor<1x8x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x16xf32>
 *   return %0 : tensor<1x4x16xf32>
 * }
 * ```
 */
export class MatMulOp extends Operation {
  static readonly opName = 'tosa.matmul';
  static readonly spec: OpSpec = {
    name: 'tosa.matmul',
    className: 'MatMulOp',
    operands: [
      { name: 'a', constraint: Tosa_Tensor3D },
      { name: 'b', constraint: Tosa_Tensor3D },
      { name: 'a_zp', constraint: Tosa_ScalarIntOrFloatTensor },
      { name: 'b_zp', constraint: Tosa_ScalarIntOrFloatTensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor3D }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left factors, shape [N, H, C] */
  get a(): Value {
    return this.operand(0);
  }

  /** Right factors, shape [N, C, W] */
  get b(): Value {
    return this.operand(1);
  }

  /** Zero point of the left factors */
  get aZp(): Value {
    return this.operand(2);
  }

  /** Zero point of the right factors */
  get bZp(): Value {
    return this.operand(3);
  }

  /** Products, shape [N, H, W] */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly a: Value; readonly b: Value; readonly aZp: Value; readonly bZp: Value; readonly outputType: Type },
  ): MatMulOp {
    return buildOp(builder, location, MatMulOp, {
      operands: [args.a, args.b, args.aZp, args.bZp],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Products of matrices in blocks with a scale each.
 *
 * The right factors are transposed. Along C, so many elements as `block_size` says share one element of the scale tensor.
 */
export class MatmulTBlockScaledOp extends Operation {
  static readonly opName = 'tosa.matmul_t_block_scaled';
  static readonly spec: OpSpec = {
    name: 'tosa.matmul_t_block_scaled',
    className: 'MatmulTBlockScaledOp',
    operands: [
      { name: 'a_data', constraint: Tosa_MXFPDataTensor3D },
      { name: 'a_scale', constraint: Tosa_MXFPScaleTensor3D },
      { name: 'b_data', constraint: Tosa_MXFPDataTensor3D },
      { name: 'b_scale', constraint: Tosa_MXFPScaleTensor3D },
    ],
    attributes: [{ name: 'block_size', constraint: BlockSizeAttrConstraint }],
    results: [{ name: 'output_data', constraint: Tosa_Tensor3D }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    customAssembly: true,
  };

  /** Left factors, shape [N, H, C] */
  get aData(): Value {
    return this.operand(0);
  }

  /** Their scales, shape [N, H, C / block_size] */
  get aScale(): Value {
    return this.operand(1);
  }

  /** Right factors, shape [N, W, C] or [1, W, C] */
  get bData(): Value {
    return this.operand(2);
  }

  /** Their scales */
  get bScale(): Value {
    return this.operand(3);
  }

  /** How many elements share a scale */
  get blockSize(): BlockSize {
    return attributeValue(this, 'block_size', BlockSizeAttrConstraint);
  }

  set blockSize(value: BlockSize) {
    setAttributeValue(this, 'block_size', BlockSizeAttrConstraint, value);
  }

  /** Products, shape [N, H, W] */
  get outputData(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly aData: Value;
      readonly aScale: Value;
      readonly bData: Value;
      readonly bScale: Value;
      readonly blockSize: BlockSize;
      readonly outputDataType: Type;
    },
  ): MatmulTBlockScaledOp {
    return buildOp(builder, location, MatmulTBlockScaledOp, {
      operands: [args.aData, args.aScale, args.bData, args.bScale],
      attributes: { block_size: args.blockSize },
      resultTypes: [args.outputDataType],
    });
  }
}

/**
 * Largest element of a sliding window.
 *
 * The window moves over height and width of `[N, H, W, C]`.
 *
 * ```mlir
 * func.func @max_pool2d(%a: tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32> {
 *   %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
 *   return %0 : tensor<1x4x4x4xf32>
 * }
 * ```
 */
export class MaxPool2dOp extends Operation {
  static readonly opName = 'tosa.max_pool2d';
  static readonly spec: OpSpec = {
    name: 'tosa.max_pool2d',
    className: 'MaxPool2dOp',
    operands: [{ name: 'input', constraint: Tosa_Tensor4D }],
    attributes: [
      { name: 'kernel', constraint: Tosa_IntArrayAttr2 },
      { name: 'stride', constraint: Tosa_IntArrayAttr2 },
      { name: 'pad', constraint: Tosa_IntArrayAttr4 },
      { name: 'nan_mode', constraint: NanPropagationModeAttrConstraint, defaultValue: 'PROPAGATE' },
    ],
    results: [{ name: 'output', constraint: Tosa_Tensor4D }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    customAssembly: true,
  };

  /** Tensor of shape [N, H, W, C] */
  get input(): Value {
    return this.operand(0);
  }

  /** Height and width of the window */
  get kernel(): readonly number[] {
    return attributeValue(this, 'kernel', Tosa_IntArrayAttr2);
  }

  set kernel(value: readonly number[]) {
    setAttributeValue(this, 'kernel', Tosa_IntArrayAttr2, value);
  }

  /** Steps of the window in height and width */
  get stride(): readonly number[] {
    return attributeValue(this, 'stride', Tosa_IntArrayAttr2);
  }

  set stride(value: readonly number[]) {
    setAttributeValue(this, 'stride', Tosa_IntArrayAttr2, value);
  }

  /** Elements added at top, bottom, left and right */
  get pad(): readonly number[] {
    return attributeValue(this, 'pad', Tosa_IntArrayAttr4);
  }

  set pad(value: readonly number[]) {
    setAttributeValue(this, 'pad', Tosa_IntArrayAttr4, value);
  }

  /** What becomes of NaN */
  get nanMode(): NanPropagationMode {
    return optionalAttributeValue(this, 'nan_mode', NanPropagationModeAttrConstraint) ?? 'PROPAGATE';
  }

  set nanMode(value: NanPropagationMode) {
    setAttributeValue(this, 'nan_mode', NanPropagationModeAttrConstraint, value);
  }

  /** Largest elements */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly kernel: readonly number[];
      readonly stride: readonly number[];
      readonly pad: readonly number[];
      readonly nanMode?: NanPropagationMode | undefined;
      readonly outputType: Type;
    },
  ): MaxPool2dOp {
    return buildOp(builder, location, MaxPool2dOp, {
      operands: [args.input],
      attributes: { kernel: args.kernel, stride: args.stride, pad: args.pad, nan_mode: args.nanMode },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Fourier transform of real numbers.
 *
 * The result holds one half of the transform, from which the other follows.
 */
export class RFFT2dOp extends Operation {
  static readonly opName = 'tosa.rfft2d';
  static readonly spec: OpSpec = {
    name: 'tosa.rfft2d',
    className: 'RFFT2dOp',
    operands: [{ name: 'input_real', constraint: Tosa_Tensor3D }],
    attributes: [{ name: 'local_bound', constraint: BoolAttr, optional: true, defaultValue: false }],
    results: [
      { name: 'output_real', constraint: Tosa_Tensor3D },
      { name: 'output_imag', constraint: Tosa_Tensor3D },
    ],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultElementType,
      ResultsAreFloatLike,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor of shape [N, H, W] */
  get inputReal(): Value {
    return this.operand(0);
  }

  /** Whether error bounds depend on single elements */
  get localBound(): boolean {
    return optionalAttributeValue(this, 'local_bound', BoolAttr) ?? false;
  }

  set localBound(value: boolean | undefined) {
    setAttributeValue(this, 'local_bound', BoolAttr, value);
  }

  /** Real parts, shape [N, H, W / 2 + 1] */
  get outputReal(): OpResult {
    return this.result(0);
  }

  /** Imaginary parts */
  get outputImag(): OpResult {
    return this.result(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputReal: Value;
      readonly localBound?: boolean | undefined;
      readonly outputRealType: Type;
      readonly outputImagType: Type;
    },
  ): RFFT2dOp {
    return buildOp(builder, location, RFFT2dOp, {
      operands: [args.inputReal],
      attributes: { local_bound: args.localBound },
      resultTypes: [args.outputRealType, args.outputImagType],
    });
  }
}

const transposeConv2DOpAccTypeConstraint: AttrConstraint<Type> = TypeAttrOf(Tosa_AccType);

/**
 * Transposed convolution over height and width.
 *
 * Each input element adds its product with the kernel to a window of the result; the windows are a stride apart.
 */
export class TransposeConv2DOp extends Operation {
  static readonly opName = 'tosa.transpose_conv2d';
  static readonly spec: OpSpec = {
    name: 'tosa.transpose_conv2d',
    className: 'TransposeConv2DOp',
    operands: [
      { name: 'input', constraint: Tosa_Tensor4D },
      { name: 'weight', constraint: Tosa_Tensor4D },
      { name: 'bias', constraint: Tosa_Tensor1D },
      { name: 'input_zp', constraint: Tosa_ScalarIntOrFloatTensor },
      { name: 'weight_zp', constraint: Tosa_ScalarIntOrFloatTensor },
    ],
    attributes: [
      { name: 'out_pad', constraint: Tosa_IntArrayAttr4 },
      { name: 'stride', constraint: Tosa_IntArrayAttr2 },
      { name: 'acc_type', constraint: transposeConv2DOpAccTypeConstraint },
      { name: 'local_bound', constraint: BoolAttr, optional: true, defaultValue: false },
    ],
    results: [{ name: 'output', constraint: Tosa_Tensor4D }],
    regions: [],
    successors: [],
    traits: [SameVariadicOperandSize, InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor of shape [N, IH, IW, IC] */
  get input(): Value {
    return this.operand(0);
  }

  /** Tensor of shape [OC, KH, KW, IC] */
  get weight(): Value {
    return this.operand(1);
  }

  /** Tensor of shape [OC] or [1] */
  get bias(): Value {
    return this.operand(2);
  }

  /** Zero point of the input */
  get inputZp(): Value {
    return this.operand(3);
  }

  /** Zero point of the weight */
  get weightZp(): Value {
    return this.operand(4);
  }

  /** Elements added to the result at top, bottom, left and right */
  get outPad(): readonly number[] {
    return attributeValue(this, 'out_pad', Tosa_IntArrayAttr4);
  }

  set outPad(value: readonly number[]) {
    setAttributeValue(this, 'out_pad', Tosa_IntArrayAttr4, value);
  }

  /** Distances of the windows in height and width */
  get stride(): readonly number[] {
    return attributeValue(this, 'stride', Tosa_IntArrayAttr2);
  }

  set stride(value: readonly number[]) {
    setAttributeValue(this, 'stride', Tosa_IntArrayAttr2, value);
  }

  /** Type of the sum */
  get accType(): Type {
    return attributeValue(this, 'acc_type', transposeConv2DOpAccTypeConstraint);
  }

  set accType(value: Type) {
    setAttributeValue(this, 'acc_type', transposeConv2DOpAccTypeConstraint, value);
  }

  /** Whether error bounds depend on the window only */
  get localBound(): boolean {
    return optionalAttributeValue(this, 'local_bound', BoolAttr) ?? false;
  }

  set localBound(value: boolean | undefined) {
    setAttributeValue(this, 'local_bound', BoolAttr, value);
  }

  /** Tensor of shape [N, OH, OW, OC] */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly weight: Value;
      readonly bias: Value;
      readonly inputZp: Value;
      readonly weightZp: Value;
      readonly outPad: readonly number[];
      readonly stride: readonly number[];
      readonly accType: Type;
      readonly localBound?: boolean | undefined;
      readonly outputType: Type;
    },
  ): TransposeConv2DOp {
    return buildOp(builder, location, TransposeConv2DOp, {
      operands: [args.input, args.weight, args.bias, args.inputZp, args.weightZp],
      attributes: { out_pad: args.outPad, stride: args.stride, acc_type: args.accType, local_bound: args.localBound },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Limits values to a range.
 *
 * The nearest value that is neither below `min_val` nor above `max_val`.
 *
 * ```mlir
 * func.func @clamp(%a: tensor<4xf32>) -> tensor<4xf32> {
 *   %0 = tosa.clamp %a {max_val = 1.0 : f32, min_val = 0.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
 *   return %0 : tensor<4xf32>
 * }
 * ```
 */
export class ClampOp extends Operation {
  static readonly opName = 'tosa.clamp';
  static readonly spec: OpSpec = {
    name: 'tosa.clamp',
    className: 'ClampOp',
    operands: [{ name: 'input', constraint: Tosa_Tensor }],
    attributes: [
      { name: 'min_val', constraint: Tosa_IntOrFloatAttr },
      { name: 'max_val', constraint: Tosa_IntOrFloatAttr },
      { name: 'nan_mode', constraint: NanPropagationModeAttrConstraint, defaultValue: 'PROPAGATE' },
    ],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    customAssembly: true,
  };

  /** Operand */
  get input(): Value {
    return this.operand(0);
  }

  /** Smallest result */
  get minVal(): Attribute {
    return attributeValue(this, 'min_val', Tosa_IntOrFloatAttr);
  }

  set minVal(value: Attribute) {
    setAttributeValue(this, 'min_val', Tosa_IntOrFloatAttr, value);
  }

  /** Largest result */
  get maxVal(): Attribute {
    return attributeValue(this, 'max_val', Tosa_IntOrFloatAttr);
  }

  set maxVal(value: Attribute) {
    setAttributeValue(this, 'max_val', Tosa_IntOrFloatAttr, value);
  }

  /** What becomes of NaN */
  get nanMode(): NanPropagationMode {
    return optionalAttributeValue(this, 'nan_mode', NanPropagationModeAttrConstraint) ?? 'PROPAGATE';
  }

  set nanMode(value: NanPropagationMode) {
    setAttributeValue(this, 'nan_mode', NanPropagationModeAttrConstraint, value);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly minVal: Attribute;
      readonly maxVal: Attribute;
      readonly nanMode?: NanPropagationMode | undefined;
      readonly outputType: Type;
    },
  ): ClampOp {
    return buildOp(builder, location, ClampOp, {
      operands: [args.input],
      attributes: { min_val: args.minVal, max_val: args.maxVal, nan_mode: args.nanMode },
      resultTypes: [args.outputType],
    });
  }
}

/** Error function. */
export class ErfOp extends Operation {
  static readonly opName = 'tosa.erf';
  static readonly spec: OpSpec = {
    name: 'tosa.erf',
    className: 'ErfOp',
    operands: [{ name: 'input', constraint: Tosa_Tensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input(): Value {
    return this.operand(0);
  }

  /** Result, of the operand's shape and element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly outputType: Type },
  ): ErfOp {
    return buildOp(builder, location, ErfOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Sigmoid function. */
export class SigmoidOp extends Operation {
  static readonly opName = 'tosa.sigmoid';
  static readonly spec: OpSpec = {
    name: 'tosa.sigmoid',
    className: 'SigmoidOp',
    operands: [{ name: 'input', constraint: Tosa_Tensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input(): Value {
    return this.operand(0);
  }

  /** Result, of the operand's shape and element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly outputType: Type },
  ): SigmoidOp {
    return buildOp(builder, location, SigmoidOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Hyperbolic tangent. */
export class TanhOp extends Operation {
  static readonly opName = 'tosa.tanh';
  static readonly spec: OpSpec = {
    name: 'tosa.tanh',
    className: 'TanhOp',
    operands: [{ name: 'input', constraint: Tosa_Tensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input(): Value {
    return this.operand(0);
  }

  /** Result, of the operand's shape and element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly outputType: Type },
  ): TanhOp {
    return buildOp(builder, location, TanhOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Sum.
 *
 * Dimensions of size 1 broadcast; ranks are equal.
 *
 * ```mlir
 * func.func @add(%a: tensor<4x8xf32>, %b: tensor<1x8xf32>) -> tensor<4x8xf32> {
 *   %0 = tosa.add %a, %b : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xf32>
 *   return %0 : tensor<4x8xf32>
 * }
 * ```
 */
export class AddOp extends Operation {
  static readonly opName = 'tosa.add';
  static readonly spec: OpSpec = {
    name: 'tosa.add',
    className: 'AddOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): AddOp {
    return buildOp(builder, location, AddOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Shift to the right that keeps the sign. */
export class ArithmeticRightShiftOp extends Operation {
  static readonly opName = 'tosa.arithmetic_right_shift';
  static readonly spec: OpSpec = {
    name: 'tosa.arithmetic_right_shift',
    className: 'ArithmeticRightShiftOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
    ],
    attributes: [{ name: 'round', constraint: BoolAttr }],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Values to shift */
  get input1(): Value {
    return this.operand(0);
  }

  /** By how many bits */
  get input2(): Value {
    return this.operand(1);
  }

  /** Whether the last bit that is shifted out is added */
  get round(): boolean {
    return attributeValue(this, 'round', BoolAttr);
  }

  set round(value: boolean) {
    setAttributeValue(this, 'round', BoolAttr, value);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly round: boolean; readonly outputType: Type },
  ): ArithmeticRightShiftOp {
    return buildOp(builder, location, ArithmeticRightShiftOp, {
      operands: [args.input1, args.input2],
      attributes: { round: args.round },
      resultTypes: [args.outputType],
    });
  }
}

/** Bits that both have. */
export class BitwiseAndOp extends Operation {
  static readonly opName = 'tosa.bitwise_and';
  static readonly spec: OpSpec = {
    name: 'tosa.bitwise_and',
    className: 'BitwiseAndOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): BitwiseAndOp {
    return buildOp(builder, location, BitwiseAndOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Bits that one has. */
export class BitwiseOrOp extends Operation {
  static readonly opName = 'tosa.bitwise_or';
  static readonly spec: OpSpec = {
    name: 'tosa.bitwise_or',
    className: 'BitwiseOrOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): BitwiseOrOp {
    return buildOp(builder, location, BitwiseOrOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Bits that exactly one has. */
export class BitwiseXorOp extends Operation {
  static readonly opName = 'tosa.bitwise_xor';
  static readonly spec: OpSpec = {
    name: 'tosa.bitwise_xor',
    className: 'BitwiseXorOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): BitwiseXorOp {
    return buildOp(builder, location, BitwiseXorOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Quotient of integers.
 *
 * Rounded towards zero. The divisor is not zero, and the quotient can be represented.
 */
export class IntDivOp extends Operation {
  static readonly opName = 'tosa.intdiv';
  static readonly spec: OpSpec = {
    name: 'tosa.intdiv',
    className: 'IntDivOp',
    operands: [
      { name: 'input1', constraint: Tosa_Int32Or64Tensor },
      { name: 'input2', constraint: Tosa_Int32Or64Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Int32Or64Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): IntDivOp {
    return buildOp(builder, location, IntDivOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Whether both are true. */
export class LogicalAndOp extends Operation {
  static readonly opName = 'tosa.logical_and';
  static readonly spec: OpSpec = {
    name: 'tosa.logical_and',
    className: 'LogicalAndOp',
    operands: [
      { name: 'input1', constraint: Tosa_I1Tensor },
      { name: 'input2', constraint: Tosa_I1Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_I1Tensor }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): LogicalAndOp {
    return buildOp(builder, location, LogicalAndOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Shift to the left. */
export class LogicalLeftShiftOp extends Operation {
  static readonly opName = 'tosa.logical_left_shift';
  static readonly spec: OpSpec = {
    name: 'tosa.logical_left_shift',
    className: 'LogicalLeftShiftOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): LogicalLeftShiftOp {
    return buildOp(builder, location, LogicalLeftShiftOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Shift to the right that fills with zeros. */
export class LogicalRightShiftOp extends Operation {
  static readonly opName = 'tosa.logical_right_shift';
  static readonly spec: OpSpec = {
    name: 'tosa.logical_right_shift',
    className: 'LogicalRightShiftOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): LogicalRightShiftOp {
    return buildOp(builder, location, LogicalRightShiftOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Whether one is true. */
export class LogicalOrOp extends Operation {
  static readonly opName = 'tosa.logical_or';
  static readonly spec: OpSpec = {
    name: 'tosa.logical_or',
    className: 'LogicalOrOp',
    operands: [
      { name: 'input1', constraint: Tosa_I1Tensor },
      { name: 'input2', constraint: Tosa_I1Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_I1Tensor }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): LogicalOrOp {
    return buildOp(builder, location, LogicalOrOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Whether exactly one is true. */
export class LogicalXorOp extends Operation {
  static readonly opName = 'tosa.logical_xor';
  static readonly spec: OpSpec = {
    name: 'tosa.logical_xor',
    className: 'LogicalXorOp',
    operands: [
      { name: 'input1', constraint: Tosa_I1Tensor },
      { name: 'input2', constraint: Tosa_I1Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_I1Tensor }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): LogicalXorOp {
    return buildOp(builder, location, LogicalXorOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** The larger of two. */
export class MaximumOp extends Operation {
  static readonly opName = 'tosa.maximum';
  static readonly spec: OpSpec = {
    name: 'tosa.maximum',
    className: 'MaximumOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
    ],
    attributes: [{ name: 'nan_mode', constraint: NanPropagationModeAttrConstraint, defaultValue: 'PROPAGATE' }],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    customAssembly: true,
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** What becomes of NaN */
  get nanMode(): NanPropagationMode {
    return optionalAttributeValue(this, 'nan_mode', NanPropagationModeAttrConstraint) ?? 'PROPAGATE';
  }

  set nanMode(value: NanPropagationMode) {
    setAttributeValue(this, 'nan_mode', NanPropagationModeAttrConstraint, value);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input1: Value;
      readonly input2: Value;
      readonly nanMode?: NanPropagationMode | undefined;
      readonly outputType: Type;
    },
  ): MaximumOp {
    return buildOp(builder, location, MaximumOp, {
      operands: [args.input1, args.input2],
      attributes: { nan_mode: args.nanMode },
      resultTypes: [args.outputType],
    });
  }
}

/** The smaller of two. */
export class MinimumOp extends Operation {
  static readonly opName = 'tosa.minimum';
  static readonly spec: OpSpec = {
    name: 'tosa.minimum',
    className: 'MinimumOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
    ],
    attributes: [{ name: 'nan_mode', constraint: NanPropagationModeAttrConstraint, defaultValue: 'PROPAGATE' }],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      Commutative,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    customAssembly: true,
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** What becomes of NaN */
  get nanMode(): NanPropagationMode {
    return optionalAttributeValue(this, 'nan_mode', NanPropagationModeAttrConstraint) ?? 'PROPAGATE';
  }

  set nanMode(value: NanPropagationMode) {
    setAttributeValue(this, 'nan_mode', NanPropagationModeAttrConstraint, value);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input1: Value;
      readonly input2: Value;
      readonly nanMode?: NanPropagationMode | undefined;
      readonly outputType: Type;
    },
  ): MinimumOp {
    return buildOp(builder, location, MinimumOp, {
      operands: [args.input1, args.input2],
      attributes: { nan_mode: args.nanMode },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Product.
 *
 * The product of integers of 32 bits is shifted to the right, and rounded.
 *
 * ```mlir
 * func.func @mul(%a: tensor<4xf32>, %shift: tensor<1xi8>) -> tensor<4xf32> {
 *   %0 = tosa.mul %a, %a, %shift : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
 *   return %0 : tensor<4xf32>
 * }
 * ```
 */
export class MulOp extends Operation {
  static readonly opName = 'tosa.mul';
  static readonly spec: OpSpec = {
    name: 'tosa.mul',
    className: 'MulOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
      { name: 'shift', constraint: Tosa_ScalarInt8Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left factor */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right factor */
  get input2(): Value {
    return this.operand(1);
  }

  /** By how many bits the product is shifted */
  get shift(): Value {
    return this.operand(2);
  }

  /** Product */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly shift: Value; readonly outputType: Type },
  ): MulOp {
    return buildOp(builder, location, MulOp, {
      operands: [args.input1, args.input2, args.shift],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Power. */
export class PowOp extends Operation {
  static readonly opName = 'tosa.pow';
  static readonly spec: OpSpec = {
    name: 'tosa.pow',
    className: 'PowOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): PowOp {
    return buildOp(builder, location, PowOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Difference. */
export class SubOp extends Operation {
  static readonly opName = 'tosa.sub';
  static readonly spec: OpSpec = {
    name: 'tosa.sub',
    className: 'SubOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): SubOp {
    return buildOp(builder, location, SubOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Looks values up in a table.
 *
 * The table for 8-bit values has 256 entries. That for 16-bit values has 513, between which the result is interpolated.
 */
export class TableOp extends Operation {
  static readonly opName = 'tosa.table';
  static readonly spec: OpSpec = {
    name: 'tosa.table',
    className: 'TableOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'table', constraint: Tosa_Tensor1D },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Values to look up */
  get input1(): Value {
    return this.operand(0);
  }

  /** The table */
  get table(): Value {
    return this.operand(1);
  }

  /** What stands there */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly table: Value; readonly outputType: Type },
  ): TableOp {
    return buildOp(builder, location, TableOp, {
      operands: [args.input1, args.table],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Absolute value. */
export class AbsOp extends Operation {
  static readonly opName = 'tosa.abs';
  static readonly spec: OpSpec = {
    name: 'tosa.abs',
    className: 'AbsOp',
    operands: [{ name: 'input1', constraint: Tosa_Tensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Result, of the operand's shape and element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly outputType: Type },
  ): AbsOp {
    return buildOp(builder, location, AbsOp, {
      operands: [args.input1],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** All bits inverted. */
export class BitwiseNotOp extends Operation {
  static readonly opName = 'tosa.bitwise_not';
  static readonly spec: OpSpec = {
    name: 'tosa.bitwise_not',
    className: 'BitwiseNotOp',
    operands: [{ name: 'input1', constraint: Tosa_Tensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Result, of the operand's shape and element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly outputType: Type },
  ): BitwiseNotOp {
    return buildOp(builder, location, BitwiseNotOp, {
      operands: [args.input1],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Smallest integer that is not less. */
export class CeilOp extends Operation {
  static readonly opName = 'tosa.ceil';
  static readonly spec: OpSpec = {
    name: 'tosa.ceil',
    className: 'CeilOp',
    operands: [{ name: 'input1', constraint: Tosa_Tensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Result, of the operand's shape and element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly outputType: Type },
  ): CeilOp {
    return buildOp(builder, location, CeilOp, {
      operands: [args.input1],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Number of leading zero bits. */
export class ClzOp extends Operation {
  static readonly opName = 'tosa.clz';
  static readonly spec: OpSpec = {
    name: 'tosa.clz',
    className: 'ClzOp',
    operands: [{ name: 'input1', constraint: Tosa_Tensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Result, of the operand's shape and element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly outputType: Type },
  ): ClzOp {
    return buildOp(builder, location, ClzOp, {
      operands: [args.input1],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Cosine. */
export class CosOp extends Operation {
  static readonly opName = 'tosa.cos';
  static readonly spec: OpSpec = {
    name: 'tosa.cos',
    className: 'CosOp',
    operands: [{ name: 'input1', constraint: Tosa_FloatTensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_FloatTensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Result, of the operand's shape and element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly outputType: Type },
  ): CosOp {
    return buildOp(builder, location, CosOp, {
      operands: [args.input1],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Power of e. */
export class ExpOp extends Operation {
  static readonly opName = 'tosa.exp';
  static readonly spec: OpSpec = {
    name: 'tosa.exp',
    className: 'ExpOp',
    operands: [{ name: 'input1', constraint: Tosa_Tensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Result, of the operand's shape and element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly outputType: Type },
  ): ExpOp {
    return buildOp(builder, location, ExpOp, {
      operands: [args.input1],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Largest integer that is not greater. */
export class FloorOp extends Operation {
  static readonly opName = 'tosa.floor';
  static readonly spec: OpSpec = {
    name: 'tosa.floor',
    className: 'FloorOp',
    operands: [{ name: 'input1', constraint: Tosa_Tensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Result, of the operand's shape and element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly outputType: Type },
  ): FloorOp {
    return buildOp(builder, location, FloorOp, {
      operands: [args.input1],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Natural logarithm. */
export class LogOp extends Operation {
  static readonly opName = 'tosa.log';
  static readonly spec: OpSpec = {
    name: 'tosa.log',
    className: 'LogOp',
    operands: [{ name: 'input1', constraint: Tosa_Tensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Result, of the operand's shape and element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly outputType: Type },
  ): LogOp {
    return buildOp(builder, location, LogOp, {
      operands: [args.input1],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Whether it is false. */
export class LogicalNotOp extends Operation {
  static readonly opName = 'tosa.logical_not';
  static readonly spec: OpSpec = {
    name: 'tosa.logical_not',
    className: 'LogicalNotOp',
    operands: [{ name: 'input1', constraint: Tosa_I1Tensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_I1Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Result, of the operand's shape and element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly outputType: Type },
  ): LogicalNotOp {
    return buildOp(builder, location, LogicalNotOp, {
      operands: [args.input1],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Negative value.
 *
 * ```mlir
 * func.func @negate(%a: tensor<4xf32>, %zp: tensor<1xf32>) -> tensor<4xf32> {
 *   %0 = tosa.negate %a, %zp, %zp : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
 *   return %0 : tensor<4xf32>
 * }
 * ```
 */
export class NegateOp extends Operation {
  static readonly opName = 'tosa.negate';
  static readonly spec: OpSpec = {
    name: 'tosa.negate',
    className: 'NegateOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input1_zp', constraint: Tosa_ScalarIntOrFloatTensor },
      { name: 'output_zp', constraint: Tosa_ScalarIntOrFloatTensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [TosaElementwiseOperator, InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Zero point of the operand */
  get input1Zp(): Value {
    return this.operand(1);
  }

  /** Zero point of the result */
  get outputZp(): Value {
    return this.operand(2);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input1Zp: Value; readonly outputZp: Value; readonly outputType: Type },
  ): NegateOp {
    return buildOp(builder, location, NegateOp, {
      operands: [args.input1, args.input1Zp, args.outputZp],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** One over the value. */
export class ReciprocalOp extends Operation {
  static readonly opName = 'tosa.reciprocal';
  static readonly spec: OpSpec = {
    name: 'tosa.reciprocal',
    className: 'ReciprocalOp',
    operands: [{ name: 'input1', constraint: Tosa_Tensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Result, of the operand's shape and element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly outputType: Type },
  ): ReciprocalOp {
    return buildOp(builder, location, ReciprocalOp, {
      operands: [args.input1],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** One over the square root. */
export class RsqrtOp extends Operation {
  static readonly opName = 'tosa.rsqrt';
  static readonly spec: OpSpec = {
    name: 'tosa.rsqrt',
    className: 'RsqrtOp',
    operands: [{ name: 'input1', constraint: Tosa_Tensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Result, of the operand's shape and element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly outputType: Type },
  ): RsqrtOp {
    return buildOp(builder, location, RsqrtOp, {
      operands: [args.input1],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Sine. */
export class SinOp extends Operation {
  static readonly opName = 'tosa.sin';
  static readonly spec: OpSpec = {
    name: 'tosa.sin',
    className: 'SinOp',
    operands: [{ name: 'input1', constraint: Tosa_FloatTensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_FloatTensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsAndResultShape,
      SameOperandsAndResultElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Result, of the operand's shape and element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly outputType: Type },
  ): SinOp {
    return buildOp(builder, location, SinOp, {
      operands: [args.input1],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/**
 * One of two values, as a condition says.
 *
 * ```mlir
 * func.func @select(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
 *   %0 = tosa.select %c, %a, %b : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
 *   return %0 : tensor<4xf32>
 * }
 * ```
 */
export class SelectOp extends Operation {
  static readonly opName = 'tosa.select';
  static readonly spec: OpSpec = {
    name: 'tosa.select',
    className: 'SelectOp',
    operands: [
      { name: 'input1', constraint: Tosa_I1Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
      { name: 'input3', constraint: Tosa_Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Condition */
  get input1(): Value {
    return this.operand(0);
  }

  /** Value where it is true */
  get input2(): Value {
    return this.operand(1);
  }

  /** Value where it is false */
  get input3(): Value {
    return this.operand(2);
  }

  /** Result */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly input3: Value; readonly outputType: Type },
  ): SelectOp {
    return buildOp(builder, location, SelectOp, {
      operands: [args.input1, args.input2, args.input3],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Whether two are equal. */
export class EqualOp extends Operation {
  static readonly opName = 'tosa.equal';
  static readonly spec: OpSpec = {
    name: 'tosa.equal',
    className: 'EqualOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_I1Tensor }],
    regions: [],
    successors: [],
    traits: [
      InferTensorType,
      Commutative,
      SameOperandsElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** Whether the comparison holds */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): EqualOp {
    return buildOp(builder, location, EqualOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Whether the first is greater. */
export class GreaterOp extends Operation {
  static readonly opName = 'tosa.greater';
  static readonly spec: OpSpec = {
    name: 'tosa.greater',
    className: 'GreaterOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_I1Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** Whether the comparison holds */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): GreaterOp {
    return buildOp(builder, location, GreaterOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Whether the first is greater or equal. */
export class GreaterEqualOp extends Operation {
  static readonly opName = 'tosa.greater_equal';
  static readonly spec: OpSpec = {
    name: 'tosa.greater_equal',
    className: 'GreaterEqualOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'input2', constraint: Tosa_Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_I1Tensor }],
    regions: [],
    successors: [],
    traits: [
      SameOperandsElementType,
      ResultsBroadcastableShape,
      TosaElementwiseOperator,
      SameOperandsAndResultRank,
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** Whether the comparison holds */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): GreaterEqualOp {
    return buildOp(builder, location, GreaterEqualOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Whether all are true. */
export class ReduceAllOp extends Operation {
  static readonly opName = 'tosa.reduce_all';
  static readonly spec: OpSpec = {
    name: 'tosa.reduce_all',
    className: 'ReduceAllOp',
    operands: [{ name: 'input', constraint: Tosa_TensorAtLeast1D }],
    attributes: [{ name: 'axis', constraint: I32Attr }],
    results: [{ name: 'output', constraint: Tosa_TensorAtLeast1D }],
    regions: [],
    successors: [],
    traits: [InferTensorType, InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to reduce */
  get input(): Value {
    return this.operand(0);
  }

  /** Dimension that is reduced */
  get axis(): number {
    return attributeValue(this, 'axis', I32Attr);
  }

  set axis(value: number) {
    setAttributeValue(this, 'axis', I32Attr, value);
  }

  /** The input with size 1 in this dimension */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly axis: number; readonly outputType: Type },
  ): ReduceAllOp {
    return buildOp(builder, location, ReduceAllOp, {
      operands: [args.input],
      attributes: { axis: args.axis },
      resultTypes: [args.outputType],
    });
  }
}

/** Whether one is true. */
export class ReduceAnyOp extends Operation {
  static readonly opName = 'tosa.reduce_any';
  static readonly spec: OpSpec = {
    name: 'tosa.reduce_any',
    className: 'ReduceAnyOp',
    operands: [{ name: 'input', constraint: Tosa_TensorAtLeast1D }],
    attributes: [{ name: 'axis', constraint: I32Attr }],
    results: [{ name: 'output', constraint: Tosa_TensorAtLeast1D }],
    regions: [],
    successors: [],
    traits: [InferTensorType, InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to reduce */
  get input(): Value {
    return this.operand(0);
  }

  /** Dimension that is reduced */
  get axis(): number {
    return attributeValue(this, 'axis', I32Attr);
  }

  set axis(value: number) {
    setAttributeValue(this, 'axis', I32Attr, value);
  }

  /** The input with size 1 in this dimension */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly axis: number; readonly outputType: Type },
  ): ReduceAnyOp {
    return buildOp(builder, location, ReduceAnyOp, {
      operands: [args.input],
      attributes: { axis: args.axis },
      resultTypes: [args.outputType],
    });
  }
}

/** The largest. */
export class ReduceMaxOp extends Operation {
  static readonly opName = 'tosa.reduce_max';
  static readonly spec: OpSpec = {
    name: 'tosa.reduce_max',
    className: 'ReduceMaxOp',
    operands: [{ name: 'input', constraint: Tosa_TensorAtLeast1D }],
    attributes: [
      { name: 'axis', constraint: I32Attr },
      { name: 'nan_mode', constraint: NanPropagationModeAttrConstraint, defaultValue: 'PROPAGATE' },
    ],
    results: [{ name: 'output', constraint: Tosa_TensorAtLeast1D }],
    regions: [],
    successors: [],
    traits: [InferTensorType, InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    customAssembly: true,
  };

  /** Tensor to reduce */
  get input(): Value {
    return this.operand(0);
  }

  /** Dimension that is reduced */
  get axis(): number {
    return attributeValue(this, 'axis', I32Attr);
  }

  set axis(value: number) {
    setAttributeValue(this, 'axis', I32Attr, value);
  }

  /** What becomes of NaN */
  get nanMode(): NanPropagationMode {
    return optionalAttributeValue(this, 'nan_mode', NanPropagationModeAttrConstraint) ?? 'PROPAGATE';
  }

  set nanMode(value: NanPropagationMode) {
    setAttributeValue(this, 'nan_mode', NanPropagationModeAttrConstraint, value);
  }

  /** The input with size 1 in this dimension */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly axis: number;
      readonly nanMode?: NanPropagationMode | undefined;
      readonly outputType: Type;
    },
  ): ReduceMaxOp {
    return buildOp(builder, location, ReduceMaxOp, {
      operands: [args.input],
      attributes: { axis: args.axis, nan_mode: args.nanMode },
      resultTypes: [args.outputType],
    });
  }
}

/** The smallest. */
export class ReduceMinOp extends Operation {
  static readonly opName = 'tosa.reduce_min';
  static readonly spec: OpSpec = {
    name: 'tosa.reduce_min',
    className: 'ReduceMinOp',
    operands: [{ name: 'input', constraint: Tosa_TensorAtLeast1D }],
    attributes: [
      { name: 'axis', constraint: I32Attr },
      { name: 'nan_mode', constraint: NanPropagationModeAttrConstraint, defaultValue: 'PROPAGATE' },
    ],
    results: [{ name: 'output', constraint: Tosa_TensorAtLeast1D }],
    regions: [],
    successors: [],
    traits: [InferTensorType, InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    customAssembly: true,
  };

  /** Tensor to reduce */
  get input(): Value {
    return this.operand(0);
  }

  /** Dimension that is reduced */
  get axis(): number {
    return attributeValue(this, 'axis', I32Attr);
  }

  set axis(value: number) {
    setAttributeValue(this, 'axis', I32Attr, value);
  }

  /** What becomes of NaN */
  get nanMode(): NanPropagationMode {
    return optionalAttributeValue(this, 'nan_mode', NanPropagationModeAttrConstraint) ?? 'PROPAGATE';
  }

  set nanMode(value: NanPropagationMode) {
    setAttributeValue(this, 'nan_mode', NanPropagationModeAttrConstraint, value);
  }

  /** The input with size 1 in this dimension */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly axis: number;
      readonly nanMode?: NanPropagationMode | undefined;
      readonly outputType: Type;
    },
  ): ReduceMinOp {
    return buildOp(builder, location, ReduceMinOp, {
      operands: [args.input],
      attributes: { axis: args.axis, nan_mode: args.nanMode },
      resultTypes: [args.outputType],
    });
  }
}

/** Product of all. */
export class ReduceProductOp extends Operation {
  static readonly opName = 'tosa.reduce_product';
  static readonly spec: OpSpec = {
    name: 'tosa.reduce_product',
    className: 'ReduceProductOp',
    operands: [{ name: 'input', constraint: Tosa_TensorAtLeast1D }],
    attributes: [{ name: 'axis', constraint: I32Attr }],
    results: [{ name: 'output', constraint: Tosa_TensorAtLeast1D }],
    regions: [],
    successors: [],
    traits: [InferTensorType, InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to reduce */
  get input(): Value {
    return this.operand(0);
  }

  /** Dimension that is reduced */
  get axis(): number {
    return attributeValue(this, 'axis', I32Attr);
  }

  set axis(value: number) {
    setAttributeValue(this, 'axis', I32Attr, value);
  }

  /** The input with size 1 in this dimension */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly axis: number; readonly outputType: Type },
  ): ReduceProductOp {
    return buildOp(builder, location, ReduceProductOp, {
      operands: [args.input],
      attributes: { axis: args.axis },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Sum of all.
 *
 * ```mlir
 * func.func @reduce_sum(%a: tensor<4x8xf32>) -> tensor<4x1xf32> {
 *   %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
 *   return %0 : tensor<4x1xf32>
 * }
 * ```
 */
export class ReduceSumOp extends Operation {
  static readonly opName = 'tosa.reduce_sum';
  static readonly spec: OpSpec = {
    name: 'tosa.reduce_sum',
    className: 'ReduceSumOp',
    operands: [{ name: 'input', constraint: Tosa_TensorAtLeast1D }],
    attributes: [{ name: 'axis', constraint: I32Attr }],
    results: [{ name: 'output', constraint: Tosa_TensorAtLeast1D }],
    regions: [],
    successors: [],
    traits: [InferTensorType, InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to reduce */
  get input(): Value {
    return this.operand(0);
  }

  /** Dimension that is reduced */
  get axis(): number {
    return attributeValue(this, 'axis', I32Attr);
  }

  set axis(value: number) {
    setAttributeValue(this, 'axis', I32Attr, value);
  }

  /** The input with size 1 in this dimension */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly axis: number; readonly outputType: Type },
  ): ReduceSumOp {
    return buildOp(builder, location, ReduceSumOp, {
      operands: [args.input],
      attributes: { axis: args.axis },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Joins tensors along a dimension.
 *
 * ```mlir
 * func.func @concat(%a: tensor<4x8xf32>, %b: tensor<2x8xf32>) -> tensor<6x8xf32> {
 *   %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<4x8xf32>, tensor<2x8xf32>) -> tensor<6x8xf32>
 *   return %0 : tensor<6x8xf32>
 * }
 * ```
 */
export class ConcatOp extends Operation {
  static readonly opName = 'tosa.concat';
  static readonly spec: OpSpec = {
    name: 'tosa.concat',
    className: 'ConcatOp',
    operands: [{ name: 'input1', constraint: Tosa_TensorAtLeast1D, group: 'variadic' }],
    attributes: [{ name: 'axis', constraint: I32Attr }],
    results: [{ name: 'output', constraint: Tosa_TensorAtLeast1D }],
    regions: [],
    successors: [],
    traits: [InferTensorType, InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** The parts */
  get input1(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Dimension along which they are joined */
  get axis(): number {
    return attributeValue(this, 'axis', I32Attr);
  }

  set axis(value: number) {
    setAttributeValue(this, 'axis', I32Attr, value);
  }

  /** The whole */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: readonly Value[]; readonly axis: number; readonly outputType: Type },
  ): ConcatOp {
    return buildOp(builder, location, ConcatOp, {
      operands: [args.input1],
      attributes: { axis: args.axis },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Adds elements around a tensor.
 *
 * The padding has two sizes per dimension: how many elements before and after.
 *
 * ```mlir
 * func.func @pad(%a: tensor<4x8xf32>, %value: tensor<1xf32>) -> tensor<6x8xf32> {
 *   %padding = tosa.const_shape {values = dense<[1, 1, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
 *   %0 = tosa.pad %a, %padding, %value : (tensor<4x8xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x8xf32>
 *   return %0 : tensor<6x8xf32>
 * }
 * ```
 */
export class PadOp extends Operation {
  static readonly opName = 'tosa.pad';
  static readonly spec: OpSpec = {
    name: 'tosa.pad',
    className: 'PadOp',
    operands: [
      { name: 'input1', constraint: Tosa_TensorAtLeast1D },
      { name: 'padding', constraint: ShapeConstraint },
      { name: 'pad_const', constraint: Tosa_ScalarTensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_TensorAtLeast1D }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to pad */
  get input1(): Value {
    return this.operand(0);
  }

  /** Numbers of elements */
  get padding(): Value {
    return this.operand(1);
  }

  /** Their value */
  get padConst(): Value {
    return this.operand(2);
  }

  /** Padded tensor */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly padding: Value; readonly padConst: Value; readonly outputType: Type },
  ): PadOp {
    return buildOp(builder, location, PadOp, {
      operands: [args.input1, args.padding, args.padConst],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/**
 * The same elements in another shape.
 *
 * One of the sizes may be -1; it follows from the others.
 *
 * ```mlir
 * func.func @reshape(%a: tensor<4x8xf32>) -> tensor<32xf32> {
 *   %shape = tosa.const_shape {values = dense<32> : tensor<1xindex>} : () -> !tosa.shape<1>
 *   %0 = tosa.reshape %a, %shape : (tensor<4x8xf32>, !tosa.shape<1>) -> tensor<32xf32>
 *   return %0 : tensor<32xf32>
 * }
 * ```
 */
export class ReshapeOp extends Operation {
  static readonly opName = 'tosa.reshape';
  static readonly spec: OpSpec = {
    name: 'tosa.reshape',
    className: 'ReshapeOp',
    operands: [
      { name: 'input1', constraint: Tosa_Tensor },
      { name: 'shape', constraint: ShapeConstraint },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [InferTensorType, InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to reshape */
  get input1(): Value {
    return this.operand(0);
  }

  /** New shape */
  get shape(): Value {
    return this.operand(1);
  }

  /** The elements in the new shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly shape: Value; readonly outputType: Type },
  ): ReshapeOp {
    return buildOp(builder, location, ReshapeOp, {
      operands: [args.input1, args.shape],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Reverses the order along a dimension. */
export class ReverseOp extends Operation {
  static readonly opName = 'tosa.reverse';
  static readonly spec: OpSpec = {
    name: 'tosa.reverse',
    className: 'ReverseOp',
    operands: [{ name: 'input1', constraint: Tosa_TensorAtLeast1D }],
    attributes: [{ name: 'axis', constraint: I32Attr }],
    results: [{ name: 'output', constraint: Tosa_TensorAtLeast1D }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to reverse */
  get input1(): Value {
    return this.operand(0);
  }

  /** The dimension */
  get axis(): number {
    return attributeValue(this, 'axis', I32Attr);
  }

  set axis(value: number) {
    setAttributeValue(this, 'axis', I32Attr, value);
  }

  /** Reversed tensor */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly axis: number; readonly outputType: Type },
  ): ReverseOp {
    return buildOp(builder, location, ReverseOp, {
      operands: [args.input1],
      attributes: { axis: args.axis },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * A part of a tensor.
 *
 * ```mlir
 * func.func @slice(%a: tensor<4x8xf32>) -> tensor<2x8xf32> {
 *   %start = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
 *   %size = tosa.const_shape {values = dense<[2, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
 *   %0 = tosa.slice %a, %start, %size : (tensor<4x8xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x8xf32>
 *   return %0 : tensor<2x8xf32>
 * }
 * ```
 */
export class SliceOp extends Operation {
  static readonly opName = 'tosa.slice';
  static readonly spec: OpSpec = {
    name: 'tosa.slice',
    className: 'SliceOp',
    operands: [
      { name: 'input1', constraint: Tosa_TensorAtLeast1D },
      { name: 'start', constraint: ShapeConstraint },
      { name: 'size', constraint: ShapeConstraint },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_TensorAtLeast1D }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to take from */
  get input1(): Value {
    return this.operand(0);
  }

  /** First index per dimension */
  get start(): Value {
    return this.operand(1);
  }

  /** Size per dimension */
  get size(): Value {
    return this.operand(2);
  }

  /** The part */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly start: Value; readonly size: Value; readonly outputType: Type },
  ): SliceOp {
    return buildOp(builder, location, SliceOp, {
      operands: [args.input1, args.start, args.size],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Repeats a tensor. */
export class TileOp extends Operation {
  static readonly opName = 'tosa.tile';
  static readonly spec: OpSpec = {
    name: 'tosa.tile',
    className: 'TileOp',
    operands: [
      { name: 'input1', constraint: Tosa_TensorAtLeast1D },
      { name: 'multiples', constraint: ShapeConstraint },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_TensorAtLeast1D }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to repeat */
  get input1(): Value {
    return this.operand(0);
  }

  /** How often, per dimension */
  get multiples(): Value {
    return this.operand(1);
  }

  /** Repeated tensor */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly multiples: Value; readonly outputType: Type },
  ): TileOp {
    return buildOp(builder, location, TileOp, {
      operands: [args.input1, args.multiples],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Permutes the dimensions.
 *
 * Dimension `i` of the result is dimension `perms[i]` of the operand.
 *
 * ```mlir
 * func.func @transpose(%a: tensor<4x8xf32>) -> tensor<8x4xf32> {
 *   %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
 *   return %0 : tensor<8x4xf32>
 * }
 * ```
 */
export class TransposeOp extends Operation {
  static readonly opName = 'tosa.transpose';
  static readonly spec: OpSpec = {
    name: 'tosa.transpose',
    className: 'TransposeOp',
    operands: [{ name: 'input1', constraint: Tosa_TensorAtLeast1D }],
    attributes: [{ name: 'perms', constraint: DenseI32ArrayAttr }],
    results: [{ name: 'output', constraint: Tosa_TensorAtLeast1D }],
    regions: [],
    successors: [],
    traits: [
      ReifyRankedShapedTypeOpInterface,
      AllElementTypesMatch('input1', 'output'),
      InferShapedTypeOpInterface,
      Pure,
      TosaResolvableShapeOperands,
    ],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to transpose */
  get input1(): Value {
    return this.operand(0);
  }

  /** The permutation */
  get perms(): readonly number[] {
    return attributeValue(this, 'perms', DenseI32ArrayAttr);
  }

  set perms(value: readonly number[]) {
    setAttributeValue(this, 'perms', DenseI32ArrayAttr, value);
  }

  /** Transposed tensor */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly perms: readonly number[]; readonly outputType: Type },
  ): TransposeOp {
    return buildOp(builder, location, TransposeOp, {
      operands: [args.input1],
      attributes: { perms: args.perms },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Reads at indices.
 *
 * `output[n, w, :] = values[n, indices[n, w], :]`
 */
export class GatherOp extends Operation {
  static readonly opName = 'tosa.gather';
  static readonly spec: OpSpec = {
    name: 'tosa.gather',
    className: 'GatherOp',
    operands: [
      { name: 'values', constraint: Tosa_Tensor3D },
      { name: 'indices', constraint: Tosa_IndexTensor2D },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor3D }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor of shape [N, K, C] */
  get values(): Value {
    return this.operand(0);
  }

  /** Tensor of shape [N, W] */
  get indices(): Value {
    return this.operand(1);
  }

  /** Tensor of shape [N, W, C] */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly values: Value; readonly indices: Value; readonly outputType: Type },
  ): GatherOp {
    return buildOp(builder, location, GatherOp, {
      operands: [args.values, args.indices],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Writes at indices.
 *
 * `values_out[n, indices[n, w], :] = input[n, w, :]`, where no index comes twice; all else is `values_in`.
 */
export class ScatterOp extends Operation {
  static readonly opName = 'tosa.scatter';
  static readonly spec: OpSpec = {
    name: 'tosa.scatter',
    className: 'ScatterOp',
    operands: [
      { name: 'values_in', constraint: Tosa_Tensor3D },
      { name: 'indices', constraint: Tosa_IndexTensor2D },
      { name: 'input', constraint: Tosa_Tensor3D },
    ],
    attributes: [],
    results: [{ name: 'values_out', constraint: Tosa_Tensor3D }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor of shape [N, K, C] */
  get valuesIn(): Value {
    return this.operand(0);
  }

  /** Tensor of shape [N, W] */
  get indices(): Value {
    return this.operand(1);
  }

  /** Tensor of shape [N, W, C] */
  get input(): Value {
    return this.operand(2);
  }

  /** Tensor of shape [N, K, C] */
  get valuesOut(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly valuesIn: Value; readonly indices: Value; readonly input: Value; readonly valuesOutType: Type },
  ): ScatterOp {
    return buildOp(builder, location, ScatterOp, {
      operands: [args.valuesIn, args.indices, args.input],
      attributes: {},
      resultTypes: [args.valuesOutType],
    });
  }
}

/**
 * Another height and width.
 *
 * A scale is a fraction. Offset and border say where the result begins and ends on the finer grid.
 */
export class ResizeOp extends Operation {
  static readonly opName = 'tosa.resize';
  static readonly spec: OpSpec = {
    name: 'tosa.resize',
    className: 'ResizeOp',
    operands: [
      { name: 'input', constraint: Tosa_Tensor4D },
      { name: 'scale', constraint: Rank4TosaShape },
      { name: 'offset', constraint: Rank2TosaShape },
      { name: 'border', constraint: Rank2TosaShape },
    ],
    attributes: [{ name: 'mode', constraint: ResizeModeAttrConstraint }],
    results: [{ name: 'output', constraint: Tosa_Tensor4D }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    customAssembly: true,
  };

  /** Tensor of shape [N, IH, IW, C] */
  get input(): Value {
    return this.operand(0);
  }

  /** Numerator and denominator for height, then for width */
  get scale(): Value {
    return this.operand(1);
  }

  /** Offset in height and width */
  get offset(): Value {
    return this.operand(2);
  }

  /** Border in height and width */
  get border(): Value {
    return this.operand(3);
  }

  /** How values between elements are made */
  get mode(): ResizeMode {
    return attributeValue(this, 'mode', ResizeModeAttrConstraint);
  }

  set mode(value: ResizeMode) {
    setAttributeValue(this, 'mode', ResizeModeAttrConstraint, value);
  }

  /** Tensor of shape [N, OH, OW, C] */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly scale: Value;
      readonly offset: Value;
      readonly border: Value;
      readonly mode: ResizeMode;
      readonly outputType: Type;
    },
  ): ResizeOp {
    return buildOp(builder, location, ResizeOp, {
      operands: [args.input, args.scale, args.offset, args.border],
      attributes: { mode: args.mode },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * Another element type.
 *
 * Floats round to the nearest even and saturate.
 *
 * ```mlir
 * func.func @cast(%a: tensor<4xf32>) -> tensor<4xi32> {
 *   %0 = tosa.cast %a : (tensor<4xf32>) -> tensor<4xi32>
 *   return %0 : tensor<4xi32>
 * }
 * ```
 */
export class CastOp extends Operation {
  static readonly opName = 'tosa.cast';
  static readonly spec: OpSpec = {
    name: 'tosa.cast',
    className: 'CastOp',
    operands: [{ name: 'input', constraint: Tosa_Tensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [SameOperandsAndResultShape, InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor to cast */
  get input(): Value {
    return this.operand(0);
  }

  /** Tensor of the other element type */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly outputType: Type },
  ): CastOp {
    return buildOp(builder, location, CastOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Applies the scales of blocks. */
export class CastFromBlockScaledOp extends Operation {
  static readonly opName = 'tosa.cast_from_block_scaled';
  static readonly spec: OpSpec = {
    name: 'tosa.cast_from_block_scaled',
    className: 'CastFromBlockScaledOp',
    operands: [
      { name: 'input_data', constraint: Tosa_MXFPDataTensorAtLeast1D },
      { name: 'input_scale', constraint: Tosa_MXFPScaleTensorAtLeast1D },
    ],
    attributes: [{ name: 'block_size', constraint: BlockSizeAttrConstraint }],
    results: [{ name: 'output_data', constraint: Tosa_TensorAtLeast1D }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    customAssembly: true,
  };

  /** Elements */
  get inputData(): Value {
    return this.operand(0);
  }

  /** One scale per block of the last dimension */
  get inputScale(): Value {
    return this.operand(1);
  }

  /** How many elements share a scale */
  get blockSize(): BlockSize {
    return attributeValue(this, 'block_size', BlockSizeAttrConstraint);
  }

  set blockSize(value: BlockSize) {
    setAttributeValue(this, 'block_size', BlockSizeAttrConstraint, value);
  }

  /** Scaled elements */
  get outputData(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputData: Value;
      readonly inputScale: Value;
      readonly blockSize: BlockSize;
      readonly outputDataType: Type;
    },
  ): CastFromBlockScaledOp {
    return buildOp(builder, location, CastFromBlockScaledOp, {
      operands: [args.inputData, args.inputScale],
      attributes: { block_size: args.blockSize },
      resultTypes: [args.outputDataType],
    });
  }
}

/** Finds a scale per block. */
export class CastToBlockScaledOp extends Operation {
  static readonly opName = 'tosa.cast_to_block_scaled';
  static readonly spec: OpSpec = {
    name: 'tosa.cast_to_block_scaled',
    className: 'CastToBlockScaledOp',
    operands: [{ name: 'input_data', constraint: Tosa_TensorAtLeast1D }],
    attributes: [{ name: 'block_size', constraint: BlockSizeAttrConstraint }],
    results: [
      { name: 'output_data', constraint: Tosa_MXFPDataTensorAtLeast1D },
      { name: 'output_scale', constraint: Tosa_MXFPScaleTensorAtLeast1D },
    ],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    customAssembly: true,
  };

  /** Elements */
  get inputData(): Value {
    return this.operand(0);
  }

  /** How many elements share a scale */
  get blockSize(): BlockSize {
    return attributeValue(this, 'block_size', BlockSizeAttrConstraint);
  }

  set blockSize(value: BlockSize) {
    setAttributeValue(this, 'block_size', BlockSizeAttrConstraint, value);
  }

  /** Elements over their scale */
  get outputData(): OpResult {
    return this.result(0);
  }

  /** One scale per block of the last dimension */
  get outputScale(): OpResult {
    return this.result(1);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputData: Value;
      readonly blockSize: BlockSize;
      readonly outputDataType: Type;
      readonly outputScaleType: Type;
    },
  ): CastToBlockScaledOp {
    return buildOp(builder, location, CastToBlockScaledOp, {
      operands: [args.inputData],
      attributes: { block_size: args.blockSize },
      resultTypes: [args.outputDataType, args.outputScaleType],
    });
  }
}

/**
 * Values at another scale.
 *
 * Multiplies and shifts integers, for the tensor or for each channel, with rounding.
 *
 * ```mlir
 * func.func @rescale(%a: tensor<4xi8>, %multiplier: tensor<1xi32>, %shift: tensor<1xi8>, %zp: tensor<1xi8>) -> tensor<4xi8> {
 *   %0 = tosa.rescale %a, %multiplier, %shift, %zp, %zp {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
 *   return %0 : tensor<4xi8>
 * }
 * ```
 */
export class RescaleOp extends Operation {
  static readonly opName = 'tosa.rescale';
  static readonly spec: OpSpec = {
    name: 'tosa.rescale',
    className: 'RescaleOp',
    operands: [
      { name: 'input', constraint: Tosa_Tensor },
      { name: 'multiplier', constraint: TensorRankOf([Tosa_Int16Or32], [1]) },
      { name: 'shift', constraint: TensorRankOf([I8], [1]) },
      { name: 'input_zp', constraint: Tosa_ScalarIntOrFloatTensor },
      { name: 'output_zp', constraint: Tosa_ScalarIntOrFloatTensor },
    ],
    attributes: [
      { name: 'scale32', constraint: BoolAttr },
      { name: 'rounding_mode', constraint: RoundingModeAttrConstraint },
      { name: 'per_channel', constraint: BoolAttr },
      { name: 'input_unsigned', constraint: BoolAttr },
      { name: 'output_unsigned', constraint: BoolAttr },
    ],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    customAssembly: true,
  };

  /** Values */
  get input(): Value {
    return this.operand(0);
  }

  /** Factors */
  get multiplier(): Value {
    return this.operand(1);
  }

  /** Shifts */
  get shift(): Value {
    return this.operand(2);
  }

  /** Zero point of the input */
  get inputZp(): Value {
    return this.operand(3);
  }

  /** Zero point of the output */
  get outputZp(): Value {
    return this.operand(4);
  }

  /** Whether factors have 32 bits, else 16 */
  get scale32(): boolean {
    return attributeValue(this, 'scale32', BoolAttr);
  }

  set scale32(value: boolean) {
    setAttributeValue(this, 'scale32', BoolAttr, value);
  }

  /** How halves are rounded */
  get roundingMode(): RoundingMode {
    return attributeValue(this, 'rounding_mode', RoundingModeAttrConstraint);
  }

  set roundingMode(value: RoundingMode) {
    setAttributeValue(this, 'rounding_mode', RoundingModeAttrConstraint, value);
  }

  /** Whether there is a factor and a shift per channel */
  get perChannel(): boolean {
    return attributeValue(this, 'per_channel', BoolAttr);
  }

  set perChannel(value: boolean) {
    setAttributeValue(this, 'per_channel', BoolAttr, value);
  }

  /** Whether the input is unsigned */
  get inputUnsigned(): boolean {
    return attributeValue(this, 'input_unsigned', BoolAttr);
  }

  set inputUnsigned(value: boolean) {
    setAttributeValue(this, 'input_unsigned', BoolAttr, value);
  }

  /** Whether the output is unsigned */
  get outputUnsigned(): boolean {
    return attributeValue(this, 'output_unsigned', BoolAttr);
  }

  set outputUnsigned(value: boolean) {
    setAttributeValue(this, 'output_unsigned', BoolAttr, value);
  }

  /** Values at the other scale */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly input: Value;
      readonly multiplier: Value;
      readonly shift: Value;
      readonly inputZp: Value;
      readonly outputZp: Value;
      readonly scale32: boolean;
      readonly roundingMode: RoundingMode;
      readonly perChannel: boolean;
      readonly inputUnsigned: boolean;
      readonly outputUnsigned: boolean;
      readonly outputType: Type;
    },
  ): RescaleOp {
    return buildOp(builder, location, RescaleOp, {
      operands: [args.input, args.multiplier, args.shift, args.inputZp, args.outputZp],
      attributes: {
        scale32: args.scale32,
        rounding_mode: args.roundingMode,
        per_channel: args.perChannel,
        input_unsigned: args.inputUnsigned,
        output_unsigned: args.outputUnsigned,
      },
      resultTypes: [args.outputType],
    });
  }
}

/**
 * A constant tensor.
 *
 * ```mlir
 * func.func @const() -> tensor<4xf32> {
 *   %0 = "tosa.const"() <{values = dense<1.0> : tensor<4xf32>}> : () -> tensor<4xf32>
 *   return %0 : tensor<4xf32>
 * }
 * ```
 */
export class ConstOp extends Operation {
  static readonly opName = 'tosa.const';
  static readonly spec: OpSpec = {
    name: 'tosa.const',
    className: 'ConstOp',
    operands: [],
    attributes: [{ name: 'values', constraint: ElementsAttr }],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [ConstantLike, AllShapesMatch('values', 'output'), Pure, TosaResolvableShapeOperands],
  };

  /** The elements */
  get values(): Attribute {
    return attributeValue(this, 'values', ElementsAttr);
  }

  set values(value: Attribute) {
    setAttributeValue(this, 'values', ElementsAttr, value);
  }

  /** The tensor */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly values: Attribute; readonly outputType: Type },
  ): ConstOp {
    return buildOp(builder, location, ConstOp, {
      operands: [],
      attributes: { values: args.values },
      resultTypes: [args.outputType],
    });
  }
}

/** The operand. */
export class IdentityOp extends Operation {
  static readonly opName = 'tosa.identity';
  static readonly spec: OpSpec = {
    name: 'tosa.identity',
    className: 'IdentityOp',
    operands: [{ name: 'input1', constraint: Tosa_Tensor }],
    attributes: [],
    results: [{ name: 'output', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [InferShapedTypeOpInterface, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** The same */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly outputType: Type },
  ): IdentityOp {
    return buildOp(builder, location, IdentityOp, {
      operands: [args.input1],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** An operation that TOSA does not define. */
export class CustomOp extends Operation {
  static readonly opName = 'tosa.custom';
  static readonly spec: OpSpec = {
    name: 'tosa.custom',
    className: 'CustomOp',
    operands: [{ name: 'input_list', constraint: Tosa_Tensor, group: 'variadic' }],
    attributes: [
      { name: 'operator_name', constraint: StrAttr },
      { name: 'domain_name', constraint: StrAttr },
      { name: 'implementation_attrs', constraint: StrAttr },
    ],
    results: [{ name: 'output_list', constraint: Tosa_Tensor, group: 'variadic' }],
    regions: [],
    successors: [],
    traits: [TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Its name */
  get operatorName(): string {
    return attributeValue(this, 'operator_name', StrAttr);
  }

  set operatorName(value: string) {
    setAttributeValue(this, 'operator_name', StrAttr, value);
  }

  /** Who defines it */
  get domainName(): string {
    return attributeValue(this, 'domain_name', StrAttr);
  }

  set domainName(value: string) {
    setAttributeValue(this, 'domain_name', StrAttr, value);
  }

  /** What the definition needs to know */
  get implementationAttrs(): string {
    return attributeValue(this, 'implementation_attrs', StrAttr);
  }

  set implementationAttrs(value: string) {
    setAttributeValue(this, 'implementation_attrs', StrAttr, value);
  }

  /** Operands */
  get inputList(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Results */
  get outputList(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly operatorName: string;
      readonly domainName: string;
      readonly implementationAttrs: string;
      readonly inputList: readonly Value[];
      readonly outputListTypes: readonly Type[];
    },
  ): CustomOp {
    return buildOp(builder, location, CustomOp, {
      operands: [args.inputList],
      attributes: {
        operator_name: args.operatorName,
        domain_name: args.domainName,
        implementation_attrs: args.implementationAttrs,
      },
      resultTypes: [...args.outputListTypes],
    });
  }
}

/**
 * Computes one of two regions.
 *
 * ```mlir
 * func.func @cond_if(%c: tensor<i1>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
 *   %0 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
 *     tosa.yield %a : tensor<4xf32>
 *   } else {
 *     tosa.yield %b : tensor<4xf32>
 *   }
 *   return %0 : tensor<4xf32>
 * }
 * ```
 */
export class IfOp extends Operation {
  static readonly opName = 'tosa.cond_if';
  static readonly spec: OpSpec = {
    name: 'tosa.cond_if',
    className: 'IfOp',
    operands: [
      { name: 'condition', constraint: Tosa_I1Tensor },
      { name: 'input_list', constraint: Tosa_Tensor, group: 'variadic' },
    ],
    attributes: [],
    results: [{ name: 'output_list', constraint: Tosa_Tensor, group: 'variadic' }],
    regions: [
      { name: 'then_graph', constraint: SizedRegion(1) },
      { name: 'else_graph', constraint: SizedRegion(1) },
    ],
    successors: [],
    traits: [
      InferShapedTypeOpInterface,
      SingleBlockImplicitTerminator('tosa.yield'),
      RecursiveMemoryEffects,
      TosaResolvableShapeOperands,
    ],
    customAssembly: true,
  };

  /** One element, which of the regions */
  get condition(): Value {
    return this.operand(0);
  }

  /** Arguments of the regions */
  get inputList(): readonly Value[] {
    return operandGroup(this, 1);
  }

  /** What the region yields */
  get outputList(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  get thenGraph(): Region {
    return this.regions[0]!;
  }

  get elseGraph(): Region {
    return this.regions[1]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly condition: Value;
      readonly inputList: readonly Value[];
      readonly regions?: readonly Region[];
      readonly outputListTypes: readonly Type[];
    },
  ): IfOp {
    return buildOp(builder, location, IfOp, {
      operands: [args.condition, args.inputList],
      attributes: {},
      resultTypes: [...args.outputListTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Repeats a region while another yields true.
 *
 * ```mlir
 * func.func @while_loop(%init: tensor<1xi32>, %limit: tensor<1xi32>) -> tensor<1xi32> {
 *   %0 = tosa.while_loop (%i = %init) : (tensor<1xi32>) -> tensor<1xi32> {
 *     %1 = tosa.greater %limit, %i : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
 *     tosa.yield %1 : tensor<1xi1>
 *   } do {
 *   ^bb0(%i: tensor<1xi32>):
 *     %1 = tosa.add %i, %i : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
 *     tosa.yield %1 : tensor<1xi32>
 *   }
 *   return %0 : tensor<1xi32>
 * }
 * ```
 */
export class WhileOp extends Operation {
  static readonly opName = 'tosa.while_loop';
  static readonly spec: OpSpec = {
    name: 'tosa.while_loop',
    className: 'WhileOp',
    operands: [{ name: 'input_list', constraint: Tosa_Tensor, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'output_list', constraint: Tosa_Tensor, group: 'variadic' }],
    regions: [
      { name: 'cond_graph', constraint: SizedRegion(1) },
      { name: 'body_graph', constraint: SizedRegion(1) },
    ],
    successors: [],
    traits: [
      LoopLikeOpInterface,
      InferShapedTypeOpInterface,
      SingleBlockImplicitTerminator('tosa.yield'),
      RecursiveMemoryEffects,
      TosaResolvableShapeOperands,
    ],
    customAssembly: true,
  };

  /** What the regions get first */
  get inputList(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** What the body yields last */
  get outputList(): readonly OpResult[] {
    return resultGroup(this, 0);
  }

  get condGraph(): Region {
    return this.regions[0]!;
  }

  get bodyGraph(): Region {
    return this.regions[1]!;
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly inputList: readonly Value[];
      readonly regions?: readonly Region[];
      readonly outputListTypes: readonly Type[];
    },
  ): WhileOp {
    return buildOp(builder, location, WhileOp, {
      operands: [args.inputList],
      attributes: {},
      resultTypes: [...args.outputListTypes],
      ...(args.regions && { regions: args.regions }),
    });
  }
}

/**
 * Declares a variable.
 *
 * A tensor that keeps its value between runs.
 *
 * ```mlir
 * tosa.variable @state = dense<0.0> : tensor<4xf32>
 * func.func @step(%a: tensor<4xf32>) {
 *   %0 = tosa.variable_read @state : tensor<4xf32>
 *   %1 = tosa.add %0, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
 *   tosa.variable_write @state, %1 : tensor<4xf32>
 *   return
 * }
 * ```
 */
export class VariableOp extends Operation {
  static readonly opName = 'tosa.variable';
  static readonly spec: OpSpec = {
    name: 'tosa.variable',
    className: 'VariableOp',
    operands: [],
    attributes: [
      { name: 'sym_name', constraint: SymbolNameAttr },
      { name: 'var_shape', constraint: Tosa_IndexElementsAttr },
      { name: 'type', constraint: TypeAttr },
      { name: 'initial_value', constraint: AnyAttr, optional: true },
    ],
    results: [],
    regions: [],
    successors: [],
    traits: [Symbol, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'variable', name: 'sym_name' },
      { kind: 'attr-dict' },
      {
        kind: 'custom',
        name: 'VariableOpTypeOrInitialValue',
        args: [
          { kind: 'variable', name: 'var_shape' },
          { kind: 'variable', name: 'type' },
          { kind: 'variable', name: 'initial_value' },
        ],
      },
    ],
  };

  /** Its name */
  get symName(): string {
    return attributeValue(this, 'sym_name', SymbolNameAttr);
  }

  set symName(value: string) {
    setAttributeValue(this, 'sym_name', SymbolNameAttr, value);
  }

  /** Its shape, -1 where unknown */
  get varShape(): Attribute {
    return attributeValue(this, 'var_shape', Tosa_IndexElementsAttr);
  }

  set varShape(value: Attribute) {
    setAttributeValue(this, 'var_shape', Tosa_IndexElementsAttr, value);
  }

  /** Its element type */
  get type(): Type {
    return attributeValue(this, 'type', TypeAttr);
  }

  set type(value: Type) {
    setAttributeValue(this, 'type', TypeAttr, value);
  }

  /** Its first value */
  get initialValue(): Attribute | undefined {
    return optionalAttributeValue(this, 'initial_value', AnyAttr);
  }

  set initialValue(value: Attribute | undefined) {
    setAttributeValue(this, 'initial_value', AnyAttr, value);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly symName: string;
      readonly varShape: Attribute;
      readonly type: Type;
      readonly initialValue?: Attribute | undefined;
    },
  ): VariableOp {
    return buildOp(builder, location, VariableOp, {
      operands: [],
      attributes: {
        sym_name: args.symName,
        var_shape: args.varShape,
        type: args.type,
        initial_value: args.initialValue,
      },
      resultTypes: [],
    });
  }
}

/** Sets a variable. */
export class VariableWriteOp extends Operation {
  static readonly opName = 'tosa.variable_write';
  static readonly spec: OpSpec = {
    name: 'tosa.variable_write',
    className: 'VariableWriteOp',
    operands: [{ name: 'input1', constraint: Tosa_Tensor }],
    attributes: [{ name: 'name', constraint: SymbolNameAttr }],
    results: [],
    regions: [],
    successors: [],
    traits: [TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'variable', name: 'name' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ',' },
      { kind: 'variable', name: 'input1' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'input1' },
    ],
  };

  /** The variable */
  get nameAttr(): string {
    return attributeValue(this, 'name', SymbolNameAttr);
  }

  set nameAttr(value: string) {
    setAttributeValue(this, 'name', SymbolNameAttr, value);
  }

  /** Its new value */
  get input1(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly name: string; readonly input1: Value },
  ): VariableWriteOp {
    return buildOp(builder, location, VariableWriteOp, {
      operands: [args.input1],
      attributes: { name: args.name },
      resultTypes: [],
    });
  }
}

/** Reads a variable. */
export class VariableReadOp extends Operation {
  static readonly opName = 'tosa.variable_read';
  static readonly spec: OpSpec = {
    name: 'tosa.variable_read',
    className: 'VariableReadOp',
    operands: [],
    attributes: [{ name: 'name', constraint: SymbolNameAttr }],
    results: [{ name: 'output1', constraint: Tosa_Tensor }],
    regions: [],
    successors: [],
    traits: [TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'variable', name: 'name' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'output1' },
    ],
  };

  /** The variable */
  get nameAttr(): string {
    return attributeValue(this, 'name', SymbolNameAttr);
  }

  set nameAttr(value: string) {
    setAttributeValue(this, 'name', SymbolNameAttr, value);
  }

  /** Its value */
  get output1(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly name: string; readonly output1Type: Type },
  ): VariableReadOp {
    return buildOp(builder, location, VariableReadOp, {
      operands: [],
      attributes: { name: args.name },
      resultTypes: [args.output1Type],
    });
  }
}

/**
 * Rescales scalars, or vectors.
 *
 * The arithmetic of `tosa.rescale` on one element.
 */
export class ApplyScaleOp extends Operation {
  static readonly opName = 'tosa.apply_scale';
  static readonly spec: OpSpec = {
    name: 'tosa.apply_scale',
    className: 'ApplyScaleOp',
    operands: [
      { name: 'value', constraint: Tosa_IntLike },
      { name: 'multiplier', constraint: Tosa_IntLike },
      { name: 'shift', constraint: Tosa_Int8Like },
    ],
    attributes: [{ name: 'rounding_mode', constraint: RoundingModeAttrConstraint }],
    results: [{ name: 'output', constraint: Tosa_IntLike }],
    regions: [],
    successors: [],
    traits: [Elementwise, Scalarizable, Vectorizable, Tensorizable, Pure, TosaResolvableShapeOperands],
    customAssembly: true,
  };

  /** Values */
  get value(): Value {
    return this.operand(0);
  }

  /** Factors */
  get multiplier(): Value {
    return this.operand(1);
  }

  /** Shifts */
  get shift(): Value {
    return this.operand(2);
  }

  /** How halves are rounded */
  get roundingMode(): RoundingMode {
    return attributeValue(this, 'rounding_mode', RoundingModeAttrConstraint);
  }

  set roundingMode(value: RoundingMode) {
    setAttributeValue(this, 'rounding_mode', RoundingModeAttrConstraint, value);
  }

  /** Values at the other scale */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: {
      readonly value: Value;
      readonly multiplier: Value;
      readonly shift: Value;
      readonly roundingMode: RoundingMode;
      readonly outputType: Type;
    },
  ): ApplyScaleOp {
    return buildOp(builder, location, ApplyScaleOp, {
      operands: [args.value, args.multiplier, args.shift],
      attributes: { rounding_mode: args.roundingMode },
      resultTypes: [args.outputType],
    });
  }
}

/** Ends a region and gives its results. */
export class YieldOp extends Operation {
  static readonly opName = 'tosa.yield';
  static readonly spec: OpSpec = {
    name: 'tosa.yield',
    className: 'YieldOp',
    operands: [{ name: 'inputs', constraint: Tosa_Tensor, group: 'variadic' }],
    attributes: [],
    results: [],
    regions: [],
    successors: [],
    traits: [Terminator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'variable', name: 'inputs' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'inputs' },
    ],
  };

  /** The results */
  get inputs(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(builder: OpBuilder, location: Location, args: { readonly inputs: readonly Value[] }): YieldOp {
    return buildOp(builder, location, YieldOp, { operands: [args.inputs], attributes: {}, resultTypes: [] });
  }
}

/**
 * Sums of sizes.
 *
 * ```mlir
 * func.func @add_shape() {
 *   %a = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
 *   %0 = tosa.add_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
 *   return
 * }
 * ```
 */
export class AddShapeOp extends Operation {
  static readonly opName = 'tosa.add_shape';
  static readonly spec: OpSpec = {
    name: 'tosa.add_shape',
    className: 'AddShapeOp',
    operands: [
      { name: 'input1', constraint: ShapeConstraint },
      { name: 'input2', constraint: ShapeConstraint },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: ShapeConstraint }],
    regions: [],
    successors: [],
    traits: [TosaShapeOperatorWithSameRanks, TosaShapeOperator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** The shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): AddShapeOp {
    return buildOp(builder, location, AddShapeOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** One list of sizes after the other. */
export class ConcatShapeOp extends Operation {
  static readonly opName = 'tosa.concat_shape';
  static readonly spec: OpSpec = {
    name: 'tosa.concat_shape',
    className: 'ConcatShapeOp',
    operands: [{ name: 'input', constraint: ShapeConstraint, group: 'variadic' }],
    attributes: [],
    results: [{ name: 'output', constraint: ShapeConstraint }],
    regions: [],
    successors: [],
    traits: [TosaShapeOperator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** The lists */
  get input(): readonly Value[] {
    return operandGroup(this, 0);
  }

  /** The shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: readonly Value[]; readonly outputType: Type },
  ): ConcatShapeOp {
    return buildOp(builder, location, ConcatShapeOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** A constant shape. */
export class ConstShapeOp extends Operation {
  static readonly opName = 'tosa.const_shape';
  static readonly spec: OpSpec = {
    name: 'tosa.const_shape',
    className: 'ConstShapeOp',
    operands: [],
    attributes: [{ name: 'values', constraint: Tosa_IndexElementsAttr }],
    results: [{ name: 'output', constraint: ShapeConstraint }],
    regions: [],
    successors: [],
    traits: [ConstantLike, TosaShapeOperator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** The sizes */
  get values(): Attribute {
    return attributeValue(this, 'values', Tosa_IndexElementsAttr);
  }

  set values(value: Attribute) {
    setAttributeValue(this, 'values', Tosa_IndexElementsAttr, value);
  }

  /** The shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly values: Attribute; readonly outputType: Type },
  ): ConstShapeOp {
    return buildOp(builder, location, ConstShapeOp, {
      operands: [],
      attributes: { values: args.values },
      resultTypes: [args.outputType],
    });
  }
}

/** Size of a dimension of a tensor. */
export class DimOp extends Operation {
  static readonly opName = 'tosa.dim';
  static readonly spec: OpSpec = {
    name: 'tosa.dim',
    className: 'DimOp',
    operands: [{ name: 'input1', constraint: Tosa_TensorAtLeast1D }],
    attributes: [{ name: 'axis', constraint: I32Attr }],
    results: [{ name: 'output', constraint: ShapeConstraint }],
    regions: [],
    successors: [],
    traits: [TosaShapeOperator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Tensor */
  get input1(): Value {
    return this.operand(0);
  }

  /** Dimension */
  get axis(): number {
    return attributeValue(this, 'axis', I32Attr);
  }

  set axis(value: number) {
    setAttributeValue(this, 'axis', I32Attr, value);
  }

  /** The shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly axis: number; readonly outputType: Type },
  ): DimOp {
    return buildOp(builder, location, DimOp, {
      operands: [args.input1],
      attributes: { axis: args.axis },
      resultTypes: [args.outputType],
    });
  }
}

/** Quotients of sizes, rounded up. */
export class DivCeilShapeOp extends Operation {
  static readonly opName = 'tosa.div_ceil_shape';
  static readonly spec: OpSpec = {
    name: 'tosa.div_ceil_shape',
    className: 'DivCeilShapeOp',
    operands: [
      { name: 'input1', constraint: ShapeConstraint },
      { name: 'input2', constraint: ShapeConstraint },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: ShapeConstraint }],
    regions: [],
    successors: [],
    traits: [TosaShapeOperatorWithSameRanks, TosaShapeOperator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** The shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): DivCeilShapeOp {
    return buildOp(builder, location, DivCeilShapeOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Quotients of sizes, rounded down. */
export class DivFloorShapeOp extends Operation {
  static readonly opName = 'tosa.div_floor_shape';
  static readonly spec: OpSpec = {
    name: 'tosa.div_floor_shape',
    className: 'DivFloorShapeOp',
    operands: [
      { name: 'input1', constraint: ShapeConstraint },
      { name: 'input2', constraint: ShapeConstraint },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: ShapeConstraint }],
    regions: [],
    successors: [],
    traits: [TosaShapeOperatorWithSameRanks, TosaShapeOperator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** The shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): DivFloorShapeOp {
    return buildOp(builder, location, DivFloorShapeOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Powers of two. */
export class Exp2ShapeOp extends Operation {
  static readonly opName = 'tosa.exp2_shape';
  static readonly spec: OpSpec = {
    name: 'tosa.exp2_shape',
    className: 'Exp2ShapeOp',
    operands: [{ name: 'input', constraint: ShapeConstraint }],
    attributes: [],
    results: [{ name: 'output', constraint: ShapeConstraint }],
    regions: [],
    successors: [],
    traits: [TosaShapeOperatorWithSameRanks, TosaShapeOperator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input(): Value {
    return this.operand(0);
  }

  /** The shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly outputType: Type },
  ): Exp2ShapeOp {
    return buildOp(builder, location, Exp2ShapeOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Binary logarithms, rounded up. */
export class Log2CeilShapeOp extends Operation {
  static readonly opName = 'tosa.log2_ceil_shape';
  static readonly spec: OpSpec = {
    name: 'tosa.log2_ceil_shape',
    className: 'Log2CeilShapeOp',
    operands: [{ name: 'input', constraint: ShapeConstraint }],
    attributes: [],
    results: [{ name: 'output', constraint: ShapeConstraint }],
    regions: [],
    successors: [],
    traits: [TosaShapeOperatorWithSameRanks, TosaShapeOperator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input(): Value {
    return this.operand(0);
  }

  /** The shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly outputType: Type },
  ): Log2CeilShapeOp {
    return buildOp(builder, location, Log2CeilShapeOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Binary logarithms, rounded down. */
export class Log2FloorShapeOp extends Operation {
  static readonly opName = 'tosa.log2_floor_shape';
  static readonly spec: OpSpec = {
    name: 'tosa.log2_floor_shape',
    className: 'Log2FloorShapeOp',
    operands: [{ name: 'input', constraint: ShapeConstraint }],
    attributes: [],
    results: [{ name: 'output', constraint: ShapeConstraint }],
    regions: [],
    successors: [],
    traits: [TosaShapeOperatorWithSameRanks, TosaShapeOperator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Operand */
  get input(): Value {
    return this.operand(0);
  }

  /** The shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly outputType: Type },
  ): Log2FloorShapeOp {
    return buildOp(builder, location, Log2FloorShapeOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** The larger sizes. */
export class MaxShapeOp extends Operation {
  static readonly opName = 'tosa.max_shape';
  static readonly spec: OpSpec = {
    name: 'tosa.max_shape',
    className: 'MaxShapeOp',
    operands: [
      { name: 'input1', constraint: ShapeConstraint },
      { name: 'input2', constraint: ShapeConstraint },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: ShapeConstraint }],
    regions: [],
    successors: [],
    traits: [TosaShapeOperatorWithSameRanks, TosaShapeOperator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** The shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): MaxShapeOp {
    return buildOp(builder, location, MaxShapeOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** The smaller sizes. */
export class MinShapeOp extends Operation {
  static readonly opName = 'tosa.min_shape';
  static readonly spec: OpSpec = {
    name: 'tosa.min_shape',
    className: 'MinShapeOp',
    operands: [
      { name: 'input1', constraint: ShapeConstraint },
      { name: 'input2', constraint: ShapeConstraint },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: ShapeConstraint }],
    regions: [],
    successors: [],
    traits: [TosaShapeOperatorWithSameRanks, TosaShapeOperator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** The shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): MinShapeOp {
    return buildOp(builder, location, MinShapeOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Remainders of sizes. */
export class ModShapeOp extends Operation {
  static readonly opName = 'tosa.mod_shape';
  static readonly spec: OpSpec = {
    name: 'tosa.mod_shape',
    className: 'ModShapeOp',
    operands: [
      { name: 'input1', constraint: ShapeConstraint },
      { name: 'input2', constraint: ShapeConstraint },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: ShapeConstraint }],
    regions: [],
    successors: [],
    traits: [TosaShapeOperatorWithSameRanks, TosaShapeOperator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** The shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): ModShapeOp {
    return buildOp(builder, location, ModShapeOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Products of sizes. */
export class MulShapeOp extends Operation {
  static readonly opName = 'tosa.mul_shape';
  static readonly spec: OpSpec = {
    name: 'tosa.mul_shape',
    className: 'MulShapeOp',
    operands: [
      { name: 'input1', constraint: ShapeConstraint },
      { name: 'input2', constraint: ShapeConstraint },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: ShapeConstraint }],
    regions: [],
    successors: [],
    traits: [TosaShapeOperatorWithSameRanks, TosaShapeOperator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** The shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): MulShapeOp {
    return buildOp(builder, location, MulShapeOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** A part of a list of sizes. */
export class SliceShapeOp extends Operation {
  static readonly opName = 'tosa.slice_shape';
  static readonly spec: OpSpec = {
    name: 'tosa.slice_shape',
    className: 'SliceShapeOp',
    operands: [
      { name: 'input', constraint: ShapeConstraint },
      { name: 'start', constraint: Tosa_ScalarInt32Tensor },
      { name: 'size', constraint: Tosa_ScalarInt32Tensor },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: ShapeConstraint }],
    regions: [],
    successors: [],
    traits: [TosaShapeOperator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** The list */
  get input(): Value {
    return this.operand(0);
  }

  /** Index of the first */
  get start(): Value {
    return this.operand(1);
  }

  /** How many */
  get size(): Value {
    return this.operand(2);
  }

  /** The shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly start: Value; readonly size: Value; readonly outputType: Type },
  ): SliceShapeOp {
    return buildOp(builder, location, SliceShapeOp, {
      operands: [args.input, args.start, args.size],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}

/** Differences of sizes. */
export class SubShapeOp extends Operation {
  static readonly opName = 'tosa.sub_shape';
  static readonly spec: OpSpec = {
    name: 'tosa.sub_shape',
    className: 'SubShapeOp',
    operands: [
      { name: 'input1', constraint: ShapeConstraint },
      { name: 'input2', constraint: ShapeConstraint },
    ],
    attributes: [],
    results: [{ name: 'output', constraint: ShapeConstraint }],
    regions: [],
    successors: [],
    traits: [TosaShapeOperatorWithSameRanks, TosaShapeOperator, Pure, TosaResolvableShapeOperands],
    assemblyFormat: [
      { kind: 'operands' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'functional-type', inputs: 'operands', results: 'results' },
    ],
  };

  /** Left operand */
  get input1(): Value {
    return this.operand(0);
  }

  /** Right operand */
  get input2(): Value {
    return this.operand(1);
  }

  /** The shape */
  get output(): OpResult {
    return this.result(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input1: Value; readonly input2: Value; readonly outputType: Type },
  ): SubShapeOp {
    return buildOp(builder, location, SubShapeOp, {
      operands: [args.input1, args.input2],
      attributes: {},
      resultTypes: [args.outputType],
    });
  }
}
