// @generated from dialects-td/ttnn/ttnn-attrs.yaml, dialects-td/ttnn/ttnn-base.yaml, dialects-td/ttnn/ttnn-enums.yaml, dialects-td/ttnn/ttnn-ops.yaml; do not edit, run npm run codegen
import { type OpHooks } from '../../../ir/op-info.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type AllocOp,
  type ConcatOp,
  type Conv2dOp,
  type EmbeddingOp,
  type EmptyOp,
  type MatmulOp,
  type MaxPool2dOp,
  type ReshapeOp,
  type SoftmaxOp,
  type ToMemoryConfigOp,
  type TransposeOp,
} from './ttnn-ops.gen.ts';

/** The hand-written part of the ttnn dialect: exactly what its records flag. */
export interface TTNNHooks {
  readonly AbsOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly SqrtOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly NegOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ReciprocalOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ReluOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly SigmoidOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ExpOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly AddOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly MultiplyOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly DivOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly SubtractOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly GreaterEqualOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly MaximumOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly SumOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly MeanOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly MaxOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ToMemoryConfigOp: {
    verify(op: ToMemoryConfigOp): LogicalResult;
  };
  readonly EmptyOp: {
    verify(op: EmptyOp): LogicalResult;
  };
  readonly MatmulOp: {
    verify(op: MatmulOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly SoftmaxOp: {
    verify(op: SoftmaxOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly EmbeddingOp: {
    verify(op: EmbeddingOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly Conv2dOp: {
    verify(op: Conv2dOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly MaxPool2dOp: {
    verify(op: MaxPool2dOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly TransposeOp: {
    verify(op: TransposeOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ConcatOp: {
    verify(op: ConcatOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ReshapeOp: {
    verify(op: ReshapeOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly AllocOp: {
    verify(op: AllocOp): LogicalResult;
  };
}
