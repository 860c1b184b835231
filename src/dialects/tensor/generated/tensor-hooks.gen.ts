// @generated from dialects-td/tensor/tensor-base.yaml, dialects-td/tensor/tensor-ops.yaml; do not edit, run npm run codegen
import { type CastOpInterface } from '../../../builtin/cast.ts';
import { type OffsetSizeAndStrideOpInterface } from '../../../builtin/offset-size-stride.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type InferIntRangeInterface } from '../../../ir/interfaces/integer-range.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type ParallelCombiningOpInterface } from '../../../ir/interfaces/parallel-combining.ts';
import { type ReifyRankedShapedTypeOpInterface } from '../../../ir/interfaces/reify-shape.ts';
import { type ConditionallySpeculatable } from '../../../ir/interfaces/speculation.ts';
import { type FoldResult, type OpHooks } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type BitcastOp,
  type CastOp,
  type CollapseShapeOp,
  type ConcatOp,
  type DimOp,
  type EmptyOp,
  type ExpandShapeOp,
  type ExtractOp,
  type ExtractSliceOp,
  type FromElementsOp,
  type GatherOp,
  type GenerateOp,
  type InsertOp,
  type InsertSliceOp,
  type PadOp,
  type ParallelInsertSliceOp,
  type RankOp,
  type ReshapeOp,
  type ScatterOp,
  type SplatOp,
} from './tensor-ops.gen.ts';

/** The hand-written part of the tensor dialect: exactly what its records flag. */
export interface TensorHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly EmptyOp: {
    verify(op: EmptyOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: {
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, EmptyOp>;
    };
  };
  readonly CastOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: CastOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces: { readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, CastOp> };
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
  readonly RankOp: {
    fold(op: RankOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: RankOp, setName: (value: Value, name: string) => void): void;
  };
  readonly ExtractOp: {
    verify(op: ExtractOp): LogicalResult;
    fold(op: ExtractOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: ExtractOp, setName: (value: Value, name: string) => void): void;
  };
  readonly InsertOp: {
    verify(op: InsertOp): LogicalResult;
    fold(op: InsertOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: InsertOp, setName: (value: Value, name: string) => void): void;
  };
  readonly FromElementsOp: {
    fold(op: FromElementsOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: FromElementsOp, setName: (value: Value, name: string) => void): void;
  };
  readonly SplatOp: {
    verify(op: SplatOp): LogicalResult;
    fold(op: SplatOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: SplatOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces?: {
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, SplatOp>;
    };
  };
  readonly ReshapeOp: {
    verify(op: ReshapeOp): LogicalResult;
    fold(op: ReshapeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: ReshapeOp, setName: (value: Value, name: string) => void): void;
  };
  readonly BitcastOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: { readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, BitcastOp> };
  };
  readonly CollapseShapeOp: {
    verify(op: CollapseShapeOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: CollapseShapeOp, setName: (value: Value, name: string) => void): void;
  };
  readonly ConcatOp: {
    verify(op: ConcatOp): LogicalResult;
    fold(op: ConcatOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: ConcatOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces?: {
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, ConcatOp>;
    };
  };
  readonly ExpandShapeOp: {
    verify(op: ExpandShapeOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: ExpandShapeOp, setName: (value: Value, name: string) => void): void;
    readonly directives: { readonly DynamicIndexList: OpDirective };
  };
  readonly ExtractSliceOp: {
    verify(op: ExtractSliceOp): LogicalResult;
    fold(op: ExtractSliceOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: ExtractSliceOp, setName: (value: Value, name: string) => void): void;
    readonly directives: { readonly DynamicIndexList: OpDirective };
    readonly interfaces: {
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<
        typeof ReifyRankedShapedTypeOpInterface,
        ExtractSliceOp
      >;
      readonly OffsetSizeAndStrideOpInterface: InterfaceHook<typeof OffsetSizeAndStrideOpInterface, ExtractSliceOp>;
    };
  };
  readonly GatherOp: {
    verify(op: GatherOp): LogicalResult;
    fold(op: GatherOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: GatherOp, setName: (value: Value, name: string) => void): void;
  };
  readonly GenerateOp: {
    verify(op: GenerateOp): LogicalResult;
    verifyRegions(op: GenerateOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: GenerateOp, setName: (value: Value, name: string) => void): void;
    readonly asmBlockArgumentNames?: OpHooks<GenerateOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
    readonly interfaces?: {
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, GenerateOp>;
    };
  };
  readonly InsertSliceOp: {
    verify(op: InsertSliceOp): LogicalResult;
    fold(op: InsertSliceOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: InsertSliceOp, setName: (value: Value, name: string) => void): void;
    readonly directives: { readonly DynamicIndexList: OpDirective };
    readonly interfaces: {
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, InsertSliceOp>;
      readonly OffsetSizeAndStrideOpInterface: InterfaceHook<typeof OffsetSizeAndStrideOpInterface, InsertSliceOp>;
    };
  };
  readonly PadOp: {
    verify(op: PadOp): LogicalResult;
    verifyRegions(op: PadOp): LogicalResult;
    fold(op: PadOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: PadOp, setName: (value: Value, name: string) => void): void;
    readonly asmBlockArgumentNames?: OpHooks<PadOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
    readonly directives: { readonly DynamicIndexList: OpDirective };
    readonly interfaces?: {
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, PadOp>;
    };
  };
  readonly ParallelInsertSliceOp: {
    verify(op: ParallelInsertSliceOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly directives: { readonly DynamicIndexList: OpDirective };
    readonly interfaces: {
      readonly ParallelCombiningOpInterface: InterfaceHook<typeof ParallelCombiningOpInterface, ParallelInsertSliceOp>;
      readonly OffsetSizeAndStrideOpInterface: InterfaceHook<
        typeof OffsetSizeAndStrideOpInterface,
        ParallelInsertSliceOp
      >;
    };
  };
  readonly ScatterOp: {
    verify(op: ScatterOp): LogicalResult;
    asmResultNames(op: ScatterOp, setName: (value: Value, name: string) => void): void;
  };
}
