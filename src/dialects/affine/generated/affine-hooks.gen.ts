// @generated from dialects-td/affine/affine-base.yaml, dialects-td/affine/affine-ops.yaml, dialects-td/affine/affine-passes.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type InferIntRangeInterface } from '../../../ir/interfaces/integer-range.ts';
import { type LoopLikeOpInterface } from '../../../ir/interfaces/loop-like.ts';
import { type MemoryEffectsOpInterface } from '../../../ir/interfaces/memory-effects.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type RegionBranchOpInterface } from '../../../ir/interfaces/region-branch.ts';
import { type ConditionallySpeculatable } from '../../../ir/interfaces/speculation.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type ApplyOp,
  type DelinearizeIndexOp,
  type DmaStartOp,
  type DmaWaitOp,
  type ForOp,
  type IfOp,
  type LinearizeIndexOp,
  type LoadOp,
  type MaxOp,
  type MinOp,
  type ParallelOp,
  type PrefetchOp,
  type StoreOp,
  type VectorLoadOp,
  type VectorStoreOp,
  type YieldOp,
} from './affine-ops.gen.ts';

/** The hand-written part of the affine dialect: exactly what its records flag. */
export interface AffineHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly ApplyOp: {
    verify(op: ApplyOp): LogicalResult;
    fold(op: ApplyOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ApplyOp, printer: OpAsmPrinter): void;
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, ApplyOp> };
  };
  readonly DelinearizeIndexOp: {
    verify(op: DelinearizeIndexOp): LogicalResult;
    fold(op: DelinearizeIndexOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly directives: { readonly DynamicIndexList: OpDirective };
  };
  readonly DmaStartOp: {
    verify(op: DmaStartOp): LogicalResult;
    fold(op: DmaStartOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: DmaStartOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, DmaStartOp>;
    };
  };
  readonly DmaWaitOp: {
    verify(op: DmaWaitOp): LogicalResult;
    fold(op: DmaWaitOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: DmaWaitOp, printer: OpAsmPrinter): void;
  };
  readonly ForOp: {
    verifyRegions(op: ForOp): LogicalResult;
    fold(op: ForOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ForOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, ForOp>;
      readonly LoopLikeOpInterface?: InterfaceHook<typeof LoopLikeOpInterface, ForOp>;
      readonly RegionBranchOpInterface: InterfaceHook<typeof RegionBranchOpInterface, ForOp>;
    };
  };
  readonly IfOp: {
    verify(op: IfOp): LogicalResult;
    fold(op: IfOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: IfOp, printer: OpAsmPrinter): void;
    readonly interfaces: { readonly RegionBranchOpInterface: InterfaceHook<typeof RegionBranchOpInterface, IfOp> };
  };
  readonly LinearizeIndexOp: {
    verify(op: LinearizeIndexOp): LogicalResult;
    fold(op: LinearizeIndexOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly directives: { readonly DynamicIndexList: OpDirective };
  };
  readonly LoadOp: {
    verify(op: LoadOp): LogicalResult;
    fold(op: LoadOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: LoadOp, printer: OpAsmPrinter): void;
    readonly interfaces: { readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, LoadOp> };
  };
  readonly MaxOp: {
    verify(op: MaxOp): LogicalResult;
    fold(op: MaxOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: MaxOp, printer: OpAsmPrinter): void;
  };
  readonly MinOp: {
    verify(op: MinOp): LogicalResult;
    fold(op: MinOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: MinOp, printer: OpAsmPrinter): void;
  };
  readonly ParallelOp: {
    verify(op: ParallelOp): LogicalResult;
    fold(op: ParallelOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ParallelOp, printer: OpAsmPrinter): void;
    readonly interfaces?: { readonly LoopLikeOpInterface?: InterfaceHook<typeof LoopLikeOpInterface, ParallelOp> };
  };
  readonly PrefetchOp: {
    verify(op: PrefetchOp): LogicalResult;
    fold(op: PrefetchOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: PrefetchOp, printer: OpAsmPrinter): void;
  };
  readonly StoreOp: {
    verify(op: StoreOp): LogicalResult;
    fold(op: StoreOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: StoreOp, printer: OpAsmPrinter): void;
    readonly interfaces: { readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, StoreOp> };
  };
  readonly VectorLoadOp: {
    verify(op: VectorLoadOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: VectorLoadOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, VectorLoadOp>;
    };
  };
  readonly VectorStoreOp: {
    verify(op: VectorStoreOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: VectorStoreOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, VectorStoreOp>;
    };
  };
  readonly YieldOp: {
    verify(op: YieldOp): LogicalResult;
  };
}
