// @generated from dialects-td/ttnn/ttnn-attrs.yaml, dialects-td/ttnn/ttnn-base.yaml, dialects-td/ttnn/ttnn-enums.yaml, dialects-td/ttnn/ttnn-extension-ops.yaml, dialects-td/ttnn/ttnn-ops.yaml, dialects-td/ttnn/ttnn-passes.yaml; do not edit, run npm run codegen
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type AllocOp,
  type ConcatOp,
  type ConstantOp,
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
  readonly ConstantOp: {
    verify(op: ConstantOp): LogicalResult;
  };
  readonly AbsOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly NegOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly ReluOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly MaximumOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly ToMemoryConfigOp: {
    verify(op: ToMemoryConfigOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly ToLayoutOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly ToDeviceOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly EmptyOp: {
    verify(op: EmptyOp): LogicalResult;
  };
  readonly MatmulOp: {
    verify(op: MatmulOp): LogicalResult;
  };
  readonly SoftmaxOp: {
    verify(op: SoftmaxOp): LogicalResult;
  };
  readonly EmbeddingOp: {
    verify(op: EmbeddingOp): LogicalResult;
  };
  readonly Conv2dOp: {
    verify(op: Conv2dOp): LogicalResult;
  };
  readonly MaxPool2dOp: {
    verify(op: MaxPool2dOp): LogicalResult;
  };
  readonly TransposeOp: {
    verify(op: TransposeOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly ConcatOp: {
    verify(op: ConcatOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly ReshapeOp: {
    verify(op: ReshapeOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly AllocOp: {
    verify(op: AllocOp): LogicalResult;
  };
}
