// @generated from dialects-td/memref/memref-base.yaml, dialects-td/memref/memref-ops.yaml, dialects-td/memref/memref-passes.yaml; do not edit, run npm run codegen
import { type CastOpInterface } from '../../../builtin/cast.ts';
import { type OffsetSizeAndStrideOpInterface } from '../../../builtin/offset-size-stride.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type InferTypeOpInterface } from '../../../ir/interfaces/inference.ts';
import { type InferIntRangeInterface } from '../../../ir/interfaces/integer-range.ts';
import { type MemoryEffectsOpInterface } from '../../../ir/interfaces/memory-effects.ts';
import {
  type DestructurableAccessorOpInterface,
  type DestructurableAllocationOpInterface,
  type PromotableAllocationOpInterface,
  type PromotableMemOpInterface,
} from '../../../ir/interfaces/memory-slot.ts';
import {
  type MemorySpaceCastConsumerOpInterface,
  type MemorySpaceCastOpInterface,
} from '../../../ir/interfaces/memory-space-cast.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type RegionBranchOpInterface } from '../../../ir/interfaces/region-branch.ts';
import { type ReifyRankedShapedTypeOpInterface } from '../../../ir/interfaces/reify-shape.ts';
import { type ConditionallySpeculatable } from '../../../ir/interfaces/speculation.ts';
import { type SymbolUserOpInterface } from '../../../ir/interfaces/symbol-user.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type AllocaOp,
  type AllocaScopeOp,
  type AllocOp,
  type AssumeAlignmentOp,
  type AtomicRMWOp,
  type AtomicYieldOp,
  type CastOp,
  type CollapseShapeOp,
  type CopyOp,
  type DeallocOp,
  type DimOp,
  type DistinctObjectsOp,
  type DmaStartOp,
  type DmaWaitOp,
  type ExpandShapeOp,
  type ExtractAlignedPointerAsIndexOp,
  type ExtractStridedMetadataOp,
  type GenericAtomicRMWOp,
  type GetGlobalOp,
  type GlobalOp,
  type LoadOp,
  type MemorySpaceCastOp,
  type PrefetchOp,
  type RankOp,
  type ReallocOp,
  type ReinterpretCastOp,
  type ReshapeOp,
  type StoreOp,
  type SubViewOp,
  type TransposeOp,
  type ViewOp,
} from './memref-ops.gen.ts';

/** The hand-written part of the memref dialect: exactly what its records flag. */
export interface MemRefHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly AllocOp: {
    verify(op: AllocOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: AllocOp, setName: (value: Value, name: string) => void): void;
  };
  readonly AllocaOp: {
    verify(op: AllocaOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: AllocaOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces: {
      readonly DestructurableAllocationOpInterface: InterfaceHook<typeof DestructurableAllocationOpInterface, AllocaOp>;
      readonly PromotableAllocationOpInterface: InterfaceHook<typeof PromotableAllocationOpInterface, AllocaOp>;
    };
  };
  readonly AllocaScopeOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: AllocaScopeOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly RegionBranchOpInterface: InterfaceHook<typeof RegionBranchOpInterface, AllocaScopeOp>;
    };
  };
  readonly AssumeAlignmentOp: {
    verify(op: AssumeAlignmentOp): LogicalResult;
    fold(op: AssumeAlignmentOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: AssumeAlignmentOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces?: {
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<
        typeof MemorySpaceCastConsumerOpInterface,
        AssumeAlignmentOp
      >;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<
        typeof ReifyRankedShapedTypeOpInterface,
        AssumeAlignmentOp
      >;
    };
  };
  readonly AtomicRMWOp: {
    verify(op: AtomicRMWOp): LogicalResult;
    fold(op: AtomicRMWOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<
        typeof MemorySpaceCastConsumerOpInterface,
        AtomicRMWOp
      >;
    };
  };
  readonly AtomicYieldOp: {
    verify(op: AtomicYieldOp): LogicalResult;
  };
  readonly CastOp: {
    fold(op: CastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: CastOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces: {
      readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, CastOp>;
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<typeof MemorySpaceCastConsumerOpInterface, CastOp>;
    };
  };
  readonly CollapseShapeOp: {
    verify(op: CollapseShapeOp): LogicalResult;
    fold(op: CollapseShapeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: CollapseShapeOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces?: {
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<
        typeof MemorySpaceCastConsumerOpInterface,
        CollapseShapeOp
      >;
    };
  };
  readonly CopyOp: {
    fold(op: CopyOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: { readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, CopyOp> };
  };
  readonly DeallocOp: {
    fold(op: DeallocOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, DeallocOp>;
    };
  };
  readonly DimOp: {
    fold(op: DimOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: DimOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces: {
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, DimOp>;
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, DimOp>;
    };
  };
  readonly DistinctObjectsOp: {
    verify(op: DistinctObjectsOp): LogicalResult;
    readonly interfaces: {
      readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, DistinctObjectsOp>;
    };
  };
  readonly DmaStartOp: {
    verify(op: DmaStartOp): LogicalResult;
    fold(op: DmaStartOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: DmaStartOp, printer: OpAsmPrinter): void;
  };
  readonly DmaWaitOp: {
    verify(op: DmaWaitOp): LogicalResult;
    fold(op: DmaWaitOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ExpandShapeOp: {
    verify(op: ExpandShapeOp): LogicalResult;
    fold(op: ExpandShapeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: ExpandShapeOp, setName: (value: Value, name: string) => void): void;
    readonly directives: { readonly DynamicIndexList: OpDirective };
    readonly interfaces?: {
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, ExpandShapeOp>;
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<
        typeof MemorySpaceCastConsumerOpInterface,
        ExpandShapeOp
      >;
    };
  };
  readonly ExtractAlignedPointerAsIndexOp: {
    asmResultNames(op: ExtractAlignedPointerAsIndexOp, setName: (value: Value, name: string) => void): void;
  };
  readonly ExtractStridedMetadataOp: {
    fold(op: ExtractStridedMetadataOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: ExtractStridedMetadataOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces: {
      readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, ExtractStridedMetadataOp>;
    };
  };
  readonly GenericAtomicRMWOp: {
    verify(op: GenericAtomicRMWOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: GenericAtomicRMWOp, printer: OpAsmPrinter): void;
  };
  readonly GetGlobalOp: {
    readonly interfaces: { readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, GetGlobalOp> };
  };
  readonly GlobalOp: {
    verify(op: GlobalOp): LogicalResult;
    readonly directives: { readonly GlobalMemrefOpTypeAndInitialValue: OpDirective };
  };
  readonly LoadOp: {
    verify(op: LoadOp): LogicalResult;
    fold(op: LoadOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: {
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<typeof MemorySpaceCastConsumerOpInterface, LoadOp>;
      readonly DestructurableAccessorOpInterface: InterfaceHook<typeof DestructurableAccessorOpInterface, LoadOp>;
      readonly PromotableMemOpInterface: InterfaceHook<typeof PromotableMemOpInterface, LoadOp>;
    };
  };
  readonly MemorySpaceCastOp: {
    fold(op: MemorySpaceCastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: MemorySpaceCastOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces: {
      readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, MemorySpaceCastOp>;
      readonly MemorySpaceCastOpInterface: InterfaceHook<typeof MemorySpaceCastOpInterface, MemorySpaceCastOp>;
    };
  };
  readonly PrefetchOp: {
    verify(op: PrefetchOp): LogicalResult;
    fold(op: PrefetchOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: PrefetchOp, printer: OpAsmPrinter): void;
  };
  readonly RankOp: {
    fold(op: RankOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ReallocOp: {
    verify(op: ReallocOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, ReallocOp>;
    };
  };
  readonly ReinterpretCastOp: {
    verify(op: ReinterpretCastOp): LogicalResult;
    fold(op: ReinterpretCastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: ReinterpretCastOp, setName: (value: Value, name: string) => void): void;
    readonly directives: { readonly DynamicIndexList: OpDirective };
    readonly interfaces: {
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<
        typeof MemorySpaceCastConsumerOpInterface,
        ReinterpretCastOp
      >;
      readonly OffsetSizeAndStrideOpInterface: InterfaceHook<typeof OffsetSizeAndStrideOpInterface, ReinterpretCastOp>;
    };
  };
  readonly ReshapeOp: {
    verify(op: ReshapeOp): LogicalResult;
    asmResultNames(op: ReshapeOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces?: {
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<typeof MemorySpaceCastConsumerOpInterface, ReshapeOp>;
    };
  };
  readonly StoreOp: {
    verify(op: StoreOp): LogicalResult;
    fold(op: StoreOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: {
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<typeof MemorySpaceCastConsumerOpInterface, StoreOp>;
      readonly DestructurableAccessorOpInterface: InterfaceHook<typeof DestructurableAccessorOpInterface, StoreOp>;
      readonly PromotableMemOpInterface: InterfaceHook<typeof PromotableMemOpInterface, StoreOp>;
    };
  };
  readonly SubViewOp: {
    verify(op: SubViewOp): LogicalResult;
    fold(op: SubViewOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: SubViewOp, setName: (value: Value, name: string) => void): void;
    readonly directives: { readonly DynamicIndexList: OpDirective };
    readonly interfaces: {
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<typeof MemorySpaceCastConsumerOpInterface, SubViewOp>;
      readonly OffsetSizeAndStrideOpInterface: InterfaceHook<typeof OffsetSizeAndStrideOpInterface, SubViewOp>;
    };
  };
  readonly TransposeOp: {
    verify(op: TransposeOp): LogicalResult;
    fold(op: TransposeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: TransposeOp, printer: OpAsmPrinter): void;
    asmResultNames(op: TransposeOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces?: {
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<
        typeof MemorySpaceCastConsumerOpInterface,
        TransposeOp
      >;
    };
  };
  readonly ViewOp: {
    verify(op: ViewOp): LogicalResult;
    fold(op: ViewOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: ViewOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces?: {
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<typeof MemorySpaceCastConsumerOpInterface, ViewOp>;
    };
  };
}
