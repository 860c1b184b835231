// @generated from dialects-td/ttir/ttir-base.yaml, dialects-td/ttir/ttir-extension-ops.yaml, dialects-td/ttir/ttir-interfaces.yaml, dialects-td/ttir/ttir-ops.yaml, dialects-td/ttir/ttir-passes.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type FoldResult, type OpHooks } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type AllocOp,
  type ArangeOp,
  type BroadcastOp,
  type ClampOp,
  type ConcatOp,
  type ConstantOp,
  type Conv2dOp,
  type EmbeddingOp,
  type GenericOp,
  type MatmulOp,
  type MaxPool2dOp,
  type PadOp,
  type RepeatOp,
  type ReshapeOp,
  type ReverseOp,
  type SliceOp,
  type SoftmaxOp,
  type SqueezeOp,
  type SumOp,
  type ToLayoutOp,
  type TransposeOp,
  type UnsqueezeOp,
  type WhereOp,
} from './ttir-ops.gen.ts';

/** The hand-written part of the ttir dialect: exactly what its records flag. */
export interface TTIRHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
  };
  readonly ExtUnaryOp: {
    verify(op: Operation): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly TypecastOp: {
    verify(op: Operation): LogicalResult;
    fold(op: Operation, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ExtBinaryOp: {
    verify(op: Operation): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly WhereOp: {
    verify(op: WhereOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ClampOp: {
    verify(op: ClampOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ExtReductionOp: {
    verify(op: Operation): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly PadOp: {
    verify(op: PadOp): LogicalResult;
    fold(op: PadOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly SliceOp: {
    verify(op: SliceOp): LogicalResult;
    fold(op: SliceOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ReverseOp: {
    verify(op: ReverseOp): LogicalResult;
    fold(op: ReverseOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly RepeatOp: {
    verify(op: RepeatOp): LogicalResult;
    fold(op: RepeatOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ArangeOp: {
    verify(op: ArangeOp): LogicalResult;
  };
  readonly AbsOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly SqrtOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly NegOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ReciprocalOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ReluOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
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
  readonly MaximumOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly SumOp: {
    fold(op: SumOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly MeanOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly MaxOp?: {
    readonly interfaces?: OpHooks['interfaces'];
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
    fold(op: TransposeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ConcatOp: {
    verify(op: ConcatOp): LogicalResult;
    fold(op: ConcatOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly BroadcastOp: {
    fold(op: BroadcastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ReshapeOp: {
    verify(op: ReshapeOp): LogicalResult;
    fold(op: ReshapeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly SqueezeOp: {
    verify(op: SqueezeOp): LogicalResult;
    fold(op: SqueezeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly UnsqueezeOp: {
    verify(op: UnsqueezeOp): LogicalResult;
    fold(op: UnsqueezeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ConstantOp: {
    fold(op: ConstantOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ToLayoutOp: {
    verify(op: ToLayoutOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly AllocOp: {
    verify(op: AllocOp): LogicalResult;
  };
  readonly GenericOp: {
    verify(op: GenericOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly KernelOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
}
