// @generated from dialects-td/vector/vector-base.yaml, dialects-td/vector/vector-compute-ops.yaml, dialects-td/vector/vector-interfaces.yaml, dialects-td/vector/vector-memory-ops.yaml, dialects-td/vector/vector-ops.yaml, dialects-td/vector/vector-passes.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type InferTypeOpInterface } from '../../../ir/interfaces/inference.ts';
import { type InferIntRangeInterface } from '../../../ir/interfaces/integer-range.ts';
import { type MemoryEffectsOpInterface } from '../../../ir/interfaces/memory-effects.ts';
import { type MemorySpaceCastConsumerOpInterface } from '../../../ir/interfaces/memory-space-cast.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type ConditionallySpeculatable } from '../../../ir/interfaces/speculation.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type MaskableOpInterface } from '../interfaces.ts';
import {
  type BitCastOp,
  type BroadcastOp,
  type CompressStoreOp,
  type ConstantMaskOp,
  type ContractionOp,
  type CreateMaskOp,
  type ExpandLoadOp,
  type ExtractOp,
  type ExtractStridedSliceOp,
  type FromElementsOp,
  type GatherOp,
  type InsertOp,
  type InsertStridedSliceOp,
  type LoadOp,
  type MaskedLoadOp,
  type MaskedStoreOp,
  type MaskOp,
  type MultiDimReductionOp,
  type OuterProductOp,
  type PrintOp,
  type ReductionOp,
  type ScalableExtractOp,
  type ScalableInsertOp,
  type ScanOp,
  type ScatterOp,
  type ShapeCastOp,
  type ShuffleOp,
  type StepOp,
  type StoreOp,
  type ToElementsOp,
  type TransferReadOp,
  type TransferWriteOp,
  type TransposeOp,
  type TypeCastOp,
  type VscaleOp,
} from './vector-ops.gen.ts';

/** The hand-written part of the vector dialect: exactly what its records flag. */
export interface VectorHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly ReductionOp: {
    verify(op: ReductionOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly MaskableOpInterface?: InterfaceHook<typeof MaskableOpInterface, ReductionOp> };
  };
  readonly MultiDimReductionOp: {
    verify(op: MultiDimReductionOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: {
      readonly MaskableOpInterface?: InterfaceHook<typeof MaskableOpInterface, MultiDimReductionOp>;
      readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, MultiDimReductionOp>;
    };
  };
  readonly ContractionOp: {
    verify(op: ContractionOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ContractionOp, printer: OpAsmPrinter): void;
    readonly interfaces?: { readonly MaskableOpInterface?: InterfaceHook<typeof MaskableOpInterface, ContractionOp> };
  };
  readonly OuterProductOp: {
    verify(op: OuterProductOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: OuterProductOp, printer: OpAsmPrinter): void;
    readonly interfaces?: { readonly MaskableOpInterface?: InterfaceHook<typeof MaskableOpInterface, OuterProductOp> };
  };
  readonly ScanOp: {
    verify(op: ScanOp): LogicalResult;
  };
  readonly StepOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, StepOp> };
  };
  readonly ConstantMaskOp: {
    verify(op: ConstantMaskOp): LogicalResult;
    fold(op: ConstantMaskOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly CreateMaskOp: {
    verify(op: CreateMaskOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly VscaleOp: {
    asmResultNames(op: VscaleOp, setName: (value: Value, name: string) => void): void;
  };
  readonly PrintOp: {
    verify(op: PrintOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: PrintOp, printer: OpAsmPrinter): void;
  };
  readonly TransferReadOp: {
    verify(op: TransferReadOp): LogicalResult;
    fold(op: TransferReadOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: TransferReadOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly MaskableOpInterface?: InterfaceHook<typeof MaskableOpInterface, TransferReadOp>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, TransferReadOp>;
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, TransferReadOp>;
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<
        typeof MemorySpaceCastConsumerOpInterface,
        TransferReadOp
      >;
    };
  };
  readonly TransferWriteOp: {
    verify(op: TransferWriteOp): LogicalResult;
    fold(op: TransferWriteOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: TransferWriteOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly MaskableOpInterface?: InterfaceHook<typeof MaskableOpInterface, TransferWriteOp>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, TransferWriteOp>;
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, TransferWriteOp>;
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<
        typeof MemorySpaceCastConsumerOpInterface,
        TransferWriteOp
      >;
    };
  };
  readonly LoadOp: {
    verify(op: LoadOp): LogicalResult;
    fold(op: LoadOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, LoadOp>;
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<typeof MemorySpaceCastConsumerOpInterface, LoadOp>;
    };
  };
  readonly StoreOp: {
    verify(op: StoreOp): LogicalResult;
    fold(op: StoreOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, StoreOp>;
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<typeof MemorySpaceCastConsumerOpInterface, StoreOp>;
    };
  };
  readonly MaskedLoadOp: {
    verify(op: MaskedLoadOp): LogicalResult;
    fold(op: MaskedLoadOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, MaskedLoadOp>;
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<
        typeof MemorySpaceCastConsumerOpInterface,
        MaskedLoadOp
      >;
    };
  };
  readonly MaskedStoreOp: {
    verify(op: MaskedStoreOp): LogicalResult;
    fold(op: MaskedStoreOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, MaskedStoreOp>;
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<
        typeof MemorySpaceCastConsumerOpInterface,
        MaskedStoreOp
      >;
    };
  };
  readonly GatherOp: {
    verify(op: GatherOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: {
      readonly MaskableOpInterface?: InterfaceHook<typeof MaskableOpInterface, GatherOp>;
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, GatherOp>;
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<typeof MemorySpaceCastConsumerOpInterface, GatherOp>;
    };
  };
  readonly ScatterOp: {
    verify(op: ScatterOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, ScatterOp>;
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<typeof MemorySpaceCastConsumerOpInterface, ScatterOp>;
    };
  };
  readonly ExpandLoadOp: {
    verify(op: ExpandLoadOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, ExpandLoadOp>;
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<
        typeof MemorySpaceCastConsumerOpInterface,
        ExpandLoadOp
      >;
    };
  };
  readonly CompressStoreOp: {
    verify(op: CompressStoreOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, CompressStoreOp>;
      readonly MemorySpaceCastConsumerOpInterface?: InterfaceHook<
        typeof MemorySpaceCastConsumerOpInterface,
        CompressStoreOp
      >;
    };
  };
  readonly MaskOp: {
    verifyRegions(op: MaskOp): LogicalResult;
    fold(op: MaskOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: MaskOp, printer: OpAsmPrinter): void;
  };
  readonly BroadcastOp: {
    verify(op: BroadcastOp): LogicalResult;
    fold(op: BroadcastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, BroadcastOp>;
    };
  };
  readonly ShapeCastOp: {
    verify(op: ShapeCastOp): LogicalResult;
    fold(op: ShapeCastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, ShapeCastOp>;
    };
  };
  readonly TransposeOp: {
    verify(op: TransposeOp): LogicalResult;
    fold(op: TransposeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, TransposeOp>;
    };
  };
  readonly BitCastOp: {
    verify(op: BitCastOp): LogicalResult;
    fold(op: BitCastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly TypeCastOp: {
    verify(op: TypeCastOp): LogicalResult;
  };
  readonly ShuffleOp: {
    verify(op: ShuffleOp): LogicalResult;
    fold(op: ShuffleOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, ShuffleOp> };
  };
  readonly ExtractOp: {
    verify(op: ExtractOp): LogicalResult;
    fold(op: ExtractOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly directives: { readonly DynamicIndexList: OpDirective };
    readonly interfaces: {
      readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, ExtractOp>;
      readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, ExtractOp>;
    };
  };
  readonly InsertOp: {
    verify(op: InsertOp): LogicalResult;
    fold(op: InsertOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly directives: { readonly DynamicIndexList: OpDirective };
    readonly interfaces?: { readonly InferIntRangeInterface?: InterfaceHook<typeof InferIntRangeInterface, InsertOp> };
  };
  readonly ScalableExtractOp: {
    verify(op: ScalableExtractOp): LogicalResult;
  };
  readonly ScalableInsertOp: {
    verify(op: ScalableInsertOp): LogicalResult;
  };
  readonly ExtractStridedSliceOp: {
    verify(op: ExtractStridedSliceOp): LogicalResult;
    fold(op: ExtractStridedSliceOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly InsertStridedSliceOp: {
    verify(op: InsertStridedSliceOp): LogicalResult;
    fold(op: InsertStridedSliceOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly FromElementsOp: {
    fold(op: FromElementsOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly ToElementsOp: {
    fold(op: ToElementsOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, ToElementsOp> };
  };
}
