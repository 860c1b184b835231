// @generated from dialects-td/ttir/ttir-base.yaml, dialects-td/ttir/ttir-extension-ops.yaml, dialects-td/ttir/ttir-interfaces.yaml, dialects-td/ttir/ttir-ops.yaml, dialects-td/ttir/ttir-passes.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type TTIR_GenericRegionOpInterface, type TTIROpInterface } from '../interfaces.ts';
import {
  type AbsOp,
  type AddOp,
  type AllocOp,
  type ArangeOp,
  type BroadcastOp,
  type ClampOp,
  type ConcatOp,
  type ConstantOp,
  type Conv2dOp,
  type DivOp,
  type EmbeddingOp,
  type ExpOp,
  type GenericOp,
  type GreaterEqualOp,
  type KernelOp,
  type MatmulOp,
  type MaximumOp,
  type MaxOp,
  type MaxPool2dOp,
  type MeanOp,
  type MultiplyOp,
  type NegOp,
  type PadOp,
  type ReciprocalOp,
  type ReluOp,
  type RepeatOp,
  type ReshapeOp,
  type ReverseOp,
  type SigmoidOp,
  type SliceOp,
  type SoftmaxOp,
  type SqrtOp,
  type SqueezeOp,
  type SubtractOp,
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
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, Operation> };
  };
  readonly TypecastOp: {
    verify(op: Operation): LogicalResult;
    fold(op: Operation, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, Operation> };
  };
  readonly ExtBinaryOp: {
    verify(op: Operation): LogicalResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, Operation> };
  };
  readonly WhereOp: {
    verify(op: WhereOp): LogicalResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, WhereOp> };
  };
  readonly ClampOp: {
    verify(op: ClampOp): LogicalResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, ClampOp> };
  };
  readonly ExtReductionOp: {
    verify(op: Operation): LogicalResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, Operation> };
  };
  readonly PadOp: {
    verify(op: PadOp): LogicalResult;
    fold(op: PadOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, PadOp> };
  };
  readonly SliceOp: {
    verify(op: SliceOp): LogicalResult;
    fold(op: SliceOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, SliceOp> };
  };
  readonly ReverseOp: {
    verify(op: ReverseOp): LogicalResult;
    fold(op: ReverseOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, ReverseOp> };
  };
  readonly RepeatOp: {
    verify(op: RepeatOp): LogicalResult;
    fold(op: RepeatOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, RepeatOp> };
  };
  readonly ArangeOp: {
    verify(op: ArangeOp): LogicalResult;
  };
  readonly AbsOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, AbsOp> };
  };
  readonly SqrtOp?: {
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, SqrtOp> };
  };
  readonly NegOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, NegOp> };
  };
  readonly ReciprocalOp?: {
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, ReciprocalOp> };
  };
  readonly ReluOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, ReluOp> };
  };
  readonly SigmoidOp?: {
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, SigmoidOp> };
  };
  readonly ExpOp?: {
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, ExpOp> };
  };
  readonly AddOp?: {
    readonly interfaces?: {
      readonly TTIR_GenericRegionOpInterface?: InterfaceHook<typeof TTIR_GenericRegionOpInterface, AddOp>;
      readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, AddOp>;
    };
  };
  readonly MultiplyOp?: {
    readonly interfaces?: {
      readonly TTIR_GenericRegionOpInterface?: InterfaceHook<typeof TTIR_GenericRegionOpInterface, MultiplyOp>;
      readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, MultiplyOp>;
    };
  };
  readonly DivOp?: {
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, DivOp> };
  };
  readonly SubtractOp?: {
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, SubtractOp> };
  };
  readonly GreaterEqualOp?: {
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, GreaterEqualOp> };
  };
  readonly MaximumOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, MaximumOp> };
  };
  readonly SumOp: {
    fold(op: SumOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, SumOp> };
  };
  readonly MeanOp?: {
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, MeanOp> };
  };
  readonly MaxOp?: {
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, MaxOp> };
  };
  readonly MatmulOp: {
    verify(op: MatmulOp): LogicalResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, MatmulOp> };
  };
  readonly SoftmaxOp: {
    verify(op: SoftmaxOp): LogicalResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, SoftmaxOp> };
  };
  readonly EmbeddingOp: {
    verify(op: EmbeddingOp): LogicalResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, EmbeddingOp> };
  };
  readonly Conv2dOp: {
    verify(op: Conv2dOp): LogicalResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, Conv2dOp> };
  };
  readonly MaxPool2dOp: {
    verify(op: MaxPool2dOp): LogicalResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, MaxPool2dOp> };
  };
  readonly TransposeOp: {
    verify(op: TransposeOp): LogicalResult;
    fold(op: TransposeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, TransposeOp> };
  };
  readonly ConcatOp: {
    verify(op: ConcatOp): LogicalResult;
    fold(op: ConcatOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, ConcatOp> };
  };
  readonly BroadcastOp: {
    fold(op: BroadcastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, BroadcastOp> };
  };
  readonly ReshapeOp: {
    verify(op: ReshapeOp): LogicalResult;
    fold(op: ReshapeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, ReshapeOp> };
  };
  readonly SqueezeOp: {
    verify(op: SqueezeOp): LogicalResult;
    fold(op: SqueezeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, SqueezeOp> };
  };
  readonly UnsqueezeOp: {
    verify(op: UnsqueezeOp): LogicalResult;
    fold(op: UnsqueezeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, UnsqueezeOp> };
  };
  readonly ConstantOp: {
    fold(op: ConstantOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ToLayoutOp: {
    verify(op: ToLayoutOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, ToLayoutOp> };
  };
  readonly AllocOp: {
    verify(op: AllocOp): LogicalResult;
  };
  readonly GenericOp: {
    verify(op: GenericOp): LogicalResult;
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, GenericOp> };
  };
  readonly KernelOp?: {
    readonly interfaces?: { readonly TTIROpInterface?: InterfaceHook<typeof TTIROpInterface, KernelOp> };
  };
}
