// @generated from src/target/schema/ttnn/*.fbs; do not edit, run npm run codegen
import {
  bool,
  enumeration,
  field,
  float32,
  int32,
  int64,
  optional,
  required,
  root,
  string,
  table,
  uint32,
  union,
  vector,
} from '../schema.ts';
import {
  DataType,
  DebugInfo,
  DeviceRef,
  Dim2d,
  MemoryConfigDesc,
  SystemDesc,
  TensorLayout,
  TensorRef,
  Version,
} from './common.gen.ts';

/** Function of an elementwise operation. */
export type EltwiseOpType =
  | 'Add'
  | 'Multiply'
  | 'Subtract'
  | 'Relu'
  | 'GreaterEqual'
  | 'Sqrt'
  | 'Div'
  | 'Sigmoid'
  | 'Reciprocal'
  | 'Exp'
  | 'Maximum'
  | 'Abs'
  | 'Neg'
  | 'Log'
  | 'Log1p'
  | 'Expm1'
  | 'Rsqrt'
  | 'Cbrt'
  | 'Sin'
  | 'Cos'
  | 'Tan'
  | 'Tanh'
  | 'Erf'
  | 'Gelu'
  | 'Floor'
  | 'Ceil'
  | 'Round'
  | 'Sign'
  | 'IsFinite'
  | 'LogicalNot'
  | 'Typecast'
  | 'Equal'
  | 'NotEqual'
  | 'GreaterThan'
  | 'LessThan'
  | 'LessEqual'
  | 'Minimum'
  | 'Power'
  | 'Remainder'
  | 'LogicalAnd'
  | 'LogicalOr'
  | 'LogicalXor'
  | 'Where'
  | 'BitwiseNot'
  | 'BitwiseAnd'
  | 'BitwiseOr'
  | 'BitwiseXor'
  | 'LogicalLeftShift'
  | 'LogicalRightShift'
  | 'Atan2';

/** Wire format of `EltwiseOpType`. */
export const EltwiseOpType = enumeration<EltwiseOpType>('tt.target.ttnn.EltwiseOpType', uint32, {
  Add: 0,
  Multiply: 1,
  Subtract: 2,
  Relu: 3,
  GreaterEqual: 4,
  Sqrt: 5,
  Div: 6,
  Sigmoid: 7,
  Reciprocal: 8,
  Exp: 9,
  Maximum: 10,
  Abs: 11,
  Neg: 12,
  Log: 13,
  Log1p: 14,
  Expm1: 15,
  Rsqrt: 16,
  Cbrt: 17,
  Sin: 18,
  Cos: 19,
  Tan: 20,
  Tanh: 21,
  Erf: 22,
  Gelu: 23,
  Floor: 24,
  Ceil: 25,
  Round: 26,
  Sign: 27,
  IsFinite: 28,
  LogicalNot: 29,
  Typecast: 30,
  Equal: 31,
  NotEqual: 32,
  GreaterThan: 33,
  LessThan: 34,
  LessEqual: 35,
  Minimum: 36,
  Power: 37,
  Remainder: 38,
  LogicalAnd: 39,
  LogicalOr: 40,
  LogicalXor: 41,
  Where: 42,
  BitwiseNot: 43,
  BitwiseAnd: 44,
  BitwiseOr: 45,
  BitwiseXor: 46,
  LogicalLeftShift: 47,
  LogicalRightShift: 48,
  Atan2: 49,
});

/** Function of a reduction. */
export type ReductionOpType = 'Sum' | 'Mean' | 'Max' | 'Prod';

/** Wire format of `ReductionOpType`. */
export const ReductionOpType = enumeration<ReductionOpType>('tt.target.ttnn.ReductionOpType', uint32, {
  Sum: 0,
  Mean: 1,
  Max: 2,
  Prod: 3,
});

/** A TTNN program file. */
export interface TTNNBinary {
  readonly version: Version;
  readonly ttmlirGitHash?: string | undefined;
  /** The system that the programs were compiled for. */
  readonly systemDesc: SystemDesc;
  readonly programs: readonly Program[];
}

/** Wire format of `TTNNBinary`. */
export const TTNNBinary = root<TTNNBinary>(
  'tt.target.ttnn.TTNNBinary',
  { identifier: 'TTNN', extension: 'ttnn' },
  () => ({
    version: required('version', Version),
    ttmlirGitHash: optional('ttmlir_git_hash', string),
    systemDesc: required('system_desc', SystemDesc),
    programs: required('programs', vector(Program)),
  }),
);

/** Opens the device that a program runs on. */
export interface GetDeviceOp {
  readonly mesh: Dim2d;
  readonly chipIds: readonly number[];
  readonly out: DeviceRef;
}

/** Wire format of `GetDeviceOp`. */
export const GetDeviceOp = table<GetDeviceOp>('tt.target.ttnn.GetDeviceOp', () => ({
  mesh: required('mesh', Dim2d),
  chipIds: required('chip_ids', vector(uint32)),
  out: required('out', DeviceRef),
}));

/** Moves a tensor to the memory that its output names, converting data type and tiling on the way. */
export interface ToMemoryConfigOp {
  readonly in0: TensorRef;
  readonly device: DeviceRef;
  readonly out: TensorRef;
}

/** Wire format of `ToMemoryConfigOp`. */
export const ToMemoryConfigOp = table<ToMemoryConfigOp>('tt.target.ttnn.ToMemoryConfigOp', () => ({
  in0: required('in0', TensorRef),
  device: required('device', DeviceRef),
  out: required('out', TensorRef),
}));

/** Changes the order of a tensor's elements. */
export interface ToLayoutOp {
  readonly in: TensorRef;
  readonly layout: TensorLayout;
  readonly device?: DeviceRef | undefined;
  readonly out: TensorRef;
}

/** Wire format of `ToLayoutOp`. */
export const ToLayoutOp = table<ToLayoutOp>('tt.target.ttnn.ToLayoutOp', () => ({
  in: required('in', TensorRef),
  layout: field('layout', TensorLayout),
  device: optional('device', DeviceRef),
  out: required('out', TensorRef),
}));

/** Copies a tensor from the host to a device. */
export interface ToDeviceOp {
  readonly in: TensorRef;
  readonly device: DeviceRef;
  readonly memcfg?: MemoryConfigDesc | undefined;
  readonly out: TensorRef;
}

/** Wire format of `ToDeviceOp`. */
export const ToDeviceOp = table<ToDeviceOp>('tt.target.ttnn.ToDeviceOp', () => ({
  in: required('in', TensorRef),
  device: required('device', DeviceRef),
  memcfg: optional('memcfg', MemoryConfigDesc),
  out: required('out', TensorRef),
}));

/** Allocates a tensor, on the host when there is no device. */
export interface EmptyOp {
  readonly shape: readonly number[];
  readonly dtype: DataType;
  readonly layout: TensorLayout;
  readonly device?: DeviceRef | undefined;
  readonly memcfg?: MemoryConfigDesc | undefined;
  readonly out: TensorRef;
}

/** Wire format of `EmptyOp`. */
export const EmptyOp = table<EmptyOp>('tt.target.ttnn.EmptyOp', () => ({
  shape: required('shape', vector(int64)),
  dtype: field('dtype', DataType),
  layout: field('layout', TensorLayout),
  device: optional('device', DeviceRef),
  memcfg: optional('memcfg', MemoryConfigDesc),
  out: required('out', TensorRef),
}));

/** Allocates a tensor and sets every element to one value. */
export interface FullOp {
  readonly device: DeviceRef;
  readonly fillValue: number;
  readonly out: TensorRef;
}

/** Wire format of `FullOp`. */
export const FullOp = table<FullOp>('tt.target.ttnn.FullOp', () => ({
  device: required('device', DeviceRef),
  fillValue: field('fill_value', float32),
  out: required('out', TensorRef),
}));

/** Applies a function of one or two operands to every element. */
export interface EltwiseOp {
  readonly type: EltwiseOpType;
  readonly ins: readonly TensorRef[];
  readonly out: TensorRef;
}

/** Wire format of `EltwiseOp`. */
export const EltwiseOp = table<EltwiseOp>('tt.target.ttnn.EltwiseOp', () => ({
  type: field('type', EltwiseOpType),
  ins: required('ins', vector(TensorRef)),
  out: required('out', TensorRef),
}));

/** Reduces the listed dimensions, all of them when none is listed. */
export interface ReductionOp {
  readonly type: ReductionOpType;
  readonly in: TensorRef;
  readonly out: TensorRef;
  readonly dimArg?: readonly number[] | undefined;
  readonly keepDim: boolean;
}

/** Wire format of `ReductionOp`. */
export const ReductionOp = table<ReductionOp>('tt.target.ttnn.ReductionOp', () => ({
  type: field('type', ReductionOpType),
  in: required('in', TensorRef),
  out: required('out', TensorRef),
  dimArg: optional('dim_arg', vector(int32)),
  keepDim: field('keep_dim', bool),
}));

/** Looks rows of a table up by index. */
export interface EmbeddingOp {
  readonly input: TensorRef;
  readonly weight: TensorRef;
  readonly output: TensorRef;
}

/** Wire format of `EmbeddingOp`. */
export const EmbeddingOp = table<EmbeddingOp>('tt.target.ttnn.EmbeddingOp', () => ({
  input: required('input', TensorRef),
  weight: required('weight', TensorRef),
  output: required('output', TensorRef),
}));

/** Softmax along one dimension. */
export interface SoftmaxOp {
  readonly in: TensorRef;
  readonly out: TensorRef;
  readonly dimension: number;
}

/** Wire format of `SoftmaxOp`. */
export const SoftmaxOp = table<SoftmaxOp>('tt.target.ttnn.SoftmaxOp', () => ({
  in: required('in', TensorRef),
  out: required('out', TensorRef),
  dimension: field('dimension', int32),
}));

/** Swaps two dimensions. */
export interface TransposeOp {
  readonly in: TensorRef;
  readonly out: TensorRef;
  readonly dim0: number;
  readonly dim1: number;
}

/** Wire format of `TransposeOp`. */
export const TransposeOp = table<TransposeOp>('tt.target.ttnn.TransposeOp', () => ({
  in: required('in', TensorRef),
  out: required('out', TensorRef),
  dim0: field('dim0', int32),
  dim1: field('dim1', int32),
}));

/** Joins tensors along one dimension. */
export interface ConcatOp {
  readonly inputs: readonly TensorRef[];
  readonly out: TensorRef;
  readonly dim: number;
}

/** Wire format of `ConcatOp`. */
export const ConcatOp = table<ConcatOp>('tt.target.ttnn.ConcatOp', () => ({
  inputs: required('inputs', vector(TensorRef)),
  out: required('out', TensorRef),
  dim: field('dim', int32),
}));

/** Gives a tensor another shape with as many elements. */
export interface ReshapeOp {
  readonly in: TensorRef;
  readonly out: TensorRef;
  readonly shape: readonly number[];
}

/** Wire format of `ReshapeOp`. */
export const ReshapeOp = table<ReshapeOp>('tt.target.ttnn.ReshapeOp', () => ({
  in: required('in', TensorRef),
  out: required('out', TensorRef),
  shape: required('shape', vector(int32)),
}));

/** Matrix product. */
export interface MatmulOp {
  readonly in0: TensorRef;
  readonly in1: TensorRef;
  readonly out: TensorRef;
}

/** Wire format of `MatmulOp`. */
export const MatmulOp = table<MatmulOp>('tt.target.ttnn.MatmulOp', () => ({
  in0: required('in0', TensorRef),
  in1: required('in1', TensorRef),
  out: required('out', TensorRef),
}));

/** Two-dimensional convolution. */
export interface Conv2dOp {
  readonly input: TensorRef;
  readonly weight: TensorRef;
  readonly bias?: TensorRef | undefined;
  readonly out: TensorRef;
  readonly device: DeviceRef;
  readonly inChannels: number;
  readonly outChannels: number;
  readonly batchSize: number;
  readonly inputHeight: number;
  readonly inputWidth: number;
  readonly kernelHeight: number;
  readonly kernelWidth: number;
  readonly strideHeight: number;
  readonly strideWidth: number;
  readonly paddingHeight: number;
  readonly paddingWidth: number;
  readonly dilationHeight: number;
  readonly dilationWidth: number;
  readonly groups: number;
}

/** Wire format of `Conv2dOp`. */
export const Conv2dOp = table<Conv2dOp>('tt.target.ttnn.Conv2dOp', () => ({
  input: required('input', TensorRef),
  weight: required('weight', TensorRef),
  bias: optional('bias', TensorRef),
  out: required('out', TensorRef),
  device: required('device', DeviceRef),
  inChannels: field('in_channels', uint32),
  outChannels: field('out_channels', uint32),
  batchSize: field('batch_size', uint32),
  inputHeight: field('input_height', uint32),
  inputWidth: field('input_width', uint32),
  kernelHeight: field('kernel_height', uint32),
  kernelWidth: field('kernel_width', uint32),
  strideHeight: field('stride_height', uint32),
  strideWidth: field('stride_width', uint32),
  paddingHeight: field('padding_height', uint32),
  paddingWidth: field('padding_width', uint32),
  dilationHeight: field('dilation_height', uint32),
  dilationWidth: field('dilation_width', uint32),
  groups: field('groups', uint32),
}));

/** Two-dimensional max pooling. */
export interface MaxPool2dOp {
  readonly in: TensorRef;
  readonly out: TensorRef;
  readonly device: DeviceRef;
  readonly batchSize: number;
  readonly inputHeight: number;
  readonly inputWidth: number;
  readonly channels: number;
  readonly kernelHeight: number;
  readonly kernelWidth: number;
  readonly strideHeight: number;
  readonly strideWidth: number;
  readonly dilationHeight: number;
  readonly dilationWidth: number;
  readonly ceilMode: boolean;
  readonly paddingHeight: number;
  readonly paddingWidth: number;
}

/** Wire format of `MaxPool2dOp`. */
export const MaxPool2dOp = table<MaxPool2dOp>('tt.target.ttnn.MaxPool2dOp', () => ({
  in: required('in', TensorRef),
  out: required('out', TensorRef),
  device: required('device', DeviceRef),
  batchSize: field('batch_size', uint32),
  inputHeight: field('input_height', uint32),
  inputWidth: field('input_width', uint32),
  channels: field('channels', uint32),
  kernelHeight: field('kernel_height', uint32),
  kernelWidth: field('kernel_width', uint32),
  strideHeight: field('stride_height', uint32),
  strideWidth: field('stride_width', uint32),
  dilationHeight: field('dilation_height', uint32),
  dilationWidth: field('dilation_width', uint32),
  ceilMode: field('ceil_mode', bool),
  paddingHeight: field('padding_height', uint32),
  paddingWidth: field('padding_width', uint32),
}));

/** Frees a tensor. */
export interface DeallocOp {
  readonly in: TensorRef;
}

/** Wire format of `DeallocOp`. */
export const DeallocOp = table<DeallocOp>('tt.target.ttnn.DeallocOp', () => ({
  in: required('in', TensorRef),
}));

/** One step of a program. */
export interface Operation {
  readonly type: OpType;
  /** The op as one line of MLIR, with its location. */
  readonly debugInfo?: string | undefined;
}

/** Wire format of `Operation`. */
export const Operation = table<Operation>('tt.target.ttnn.Operation', () => ({
  type: required('type', OpType),
  debugInfo: optional('debug_info', string),
}));

/** A function: operations in the order in which they run. */
export interface Program {
  readonly name: string;
  readonly inputs: readonly TensorRef[];
  readonly outputs: readonly TensorRef[];
  readonly operations: readonly Operation[];
  readonly debugInfo?: DebugInfo | undefined;
}

/** Wire format of `Program`. */
export const Program = table<Program>('tt.target.ttnn.Program', () => ({
  name: required('name', string),
  inputs: required('inputs', vector(TensorRef)),
  outputs: required('outputs', vector(TensorRef)),
  operations: required('operations', vector(Operation)),
  debugInfo: optional('debug_info', DebugInfo),
}));

/** What an operation does. */
export type OpType =
  | { readonly type: 'GetDeviceOp'; readonly value: GetDeviceOp }
  | { readonly type: 'ToMemoryConfigOp'; readonly value: ToMemoryConfigOp }
  | { readonly type: 'ToLayoutOp'; readonly value: ToLayoutOp }
  | { readonly type: 'ToDeviceOp'; readonly value: ToDeviceOp }
  | { readonly type: 'EmptyOp'; readonly value: EmptyOp }
  | { readonly type: 'FullOp'; readonly value: FullOp }
  | { readonly type: 'EltwiseOp'; readonly value: EltwiseOp }
  | { readonly type: 'MatmulOp'; readonly value: MatmulOp }
  | { readonly type: 'ReductionOp'; readonly value: ReductionOp }
  | { readonly type: 'EmbeddingOp'; readonly value: EmbeddingOp }
  | { readonly type: 'SoftmaxOp'; readonly value: SoftmaxOp }
  | { readonly type: 'TransposeOp'; readonly value: TransposeOp }
  | { readonly type: 'Conv2dOp'; readonly value: Conv2dOp }
  | { readonly type: 'ConcatOp'; readonly value: ConcatOp }
  | { readonly type: 'ReshapeOp'; readonly value: ReshapeOp }
  | { readonly type: 'MaxPool2dOp'; readonly value: MaxPool2dOp }
  | { readonly type: 'DeallocOp'; readonly value: DeallocOp };

/** Wire format of `OpType`. */
export const OpType = union<OpType>('tt.target.ttnn.OpType', () => ({
  GetDeviceOp,
  ToMemoryConfigOp,
  ToLayoutOp,
  ToDeviceOp,
  EmptyOp,
  FullOp,
  EltwiseOp,
  MatmulOp,
  ReductionOp,
  EmbeddingOp,
  SoftmaxOp,
  TransposeOp,
  Conv2dOp,
  ConcatOp,
  ReshapeOp,
  MaxPool2dOp,
  DeallocOp,
}));
