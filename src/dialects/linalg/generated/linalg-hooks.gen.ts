// @generated from dialects-td/linalg/linalg-base.yaml, dialects-td/linalg/linalg-interfaces.yaml, dialects-td/linalg/linalg-named-ops.yaml, dialects-td/linalg/linalg-ops.yaml, dialects-td/linalg/linalg-passes.yaml, dialects-td/linalg/linalg-structured-ops.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type MemoryEffectsOpInterface } from '../../../ir/interfaces/memory-effects.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type ReifyRankedShapedTypeOpInterface } from '../../../ir/interfaces/reify-shape.ts';
import { type ConditionallySpeculatable } from '../../../ir/interfaces/speculation.ts';
import { type FoldResult, type OpHooks } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type LinalgStructuredInterface } from '../interfaces.ts';
import {
  type BatchMatmulOp,
  type BatchReduceMatmulOp,
  type BroadcastOp,
  type ContractOp,
  type ElementwiseOp,
  type GenericOp,
  type IndexOp,
  type MapOp,
  type MatmulOp,
  type PackOp,
  type ReduceOp,
  type SoftmaxOp,
  type TransposeOp,
  type UnPackOp,
  type WinogradFilterTransformOp,
  type WinogradInputTransformOp,
  type WinogradOutputTransformOp,
  type YieldOp,
} from './linalg-ops.gen.ts';

/** The hand-written part of the linalg dialect: exactly what its records flag. */
export interface LinalgHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly verifyOperationAttribute: NonNullable<DialectHooks['verifyOperationAttribute']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly CopyOp: {
    fold(op: Operation, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: Operation, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, Operation>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, Operation>;
      readonly LinalgStructuredInterface?: InterfaceHook<typeof LinalgStructuredInterface, Operation>;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, Operation>;
    };
  };
  readonly NamedOp: {
    fold(op: Operation, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: Operation, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, Operation>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, Operation>;
      readonly LinalgStructuredInterface?: InterfaceHook<typeof LinalgStructuredInterface, Operation>;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, Operation>;
    };
  };
  readonly FillOp: {
    fold(op: Operation, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: Operation, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, Operation>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, Operation>;
      readonly LinalgStructuredInterface?: InterfaceHook<typeof LinalgStructuredInterface, Operation>;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, Operation>;
    };
  };
  readonly YieldOp: {
    verify(op: YieldOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: YieldOp, printer: OpAsmPrinter): void;
  };
  readonly IndexOp: {
    verify(op: IndexOp): LogicalResult;
    fold(op: IndexOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly SoftmaxOp: {
    verify(op: SoftmaxOp): LogicalResult;
    fold(op: SoftmaxOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: {
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, SoftmaxOp>;
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, SoftmaxOp>;
    };
  };
  readonly WinogradFilterTransformOp: {
    verify(op: WinogradFilterTransformOp): LogicalResult;
  };
  readonly WinogradInputTransformOp: {
    verify(op: WinogradInputTransformOp): LogicalResult;
  };
  readonly WinogradOutputTransformOp: {
    verify(op: WinogradOutputTransformOp): LogicalResult;
  };
  readonly PackOp: {
    verify(op: PackOp): LogicalResult;
    fold(op: PackOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: PackOp, setName: (value: Value, name: string) => void): void;
    readonly directives: { readonly DynamicIndexList: OpDirective };
    readonly interfaces: {
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, PackOp>;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, PackOp>;
    };
  };
  readonly UnPackOp: {
    verify(op: UnPackOp): LogicalResult;
    fold(op: UnPackOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    asmResultNames(op: UnPackOp, setName: (value: Value, name: string) => void): void;
    readonly directives: { readonly DynamicIndexList: OpDirective };
    readonly interfaces: {
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, UnPackOp>;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, UnPackOp>;
    };
  };
  readonly GenericOp: {
    fold(op: GenericOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: GenericOp, printer: OpAsmPrinter): void;
    readonly asmBlockArgumentNames?: OpHooks<GenericOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, GenericOp>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, GenericOp>;
      readonly LinalgStructuredInterface?: InterfaceHook<typeof LinalgStructuredInterface, GenericOp>;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, GenericOp>;
    };
  };
  readonly MapOp: {
    verify(op: MapOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: MapOp, printer: OpAsmPrinter): void;
    asmResultNames(op: MapOp, setName: (value: Value, name: string) => void): void;
    readonly asmBlockArgumentNames?: OpHooks<MapOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, MapOp>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, MapOp>;
      readonly LinalgStructuredInterface?: InterfaceHook<typeof LinalgStructuredInterface, MapOp>;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, MapOp>;
    };
  };
  readonly ReduceOp: {
    verify(op: ReduceOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ReduceOp, printer: OpAsmPrinter): void;
    asmResultNames(op: ReduceOp, setName: (value: Value, name: string) => void): void;
    readonly asmBlockArgumentNames?: OpHooks<ReduceOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, ReduceOp>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, ReduceOp>;
      readonly LinalgStructuredInterface?: InterfaceHook<typeof LinalgStructuredInterface, ReduceOp>;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, ReduceOp>;
    };
  };
  readonly TransposeOp: {
    verify(op: TransposeOp): LogicalResult;
    fold(op: TransposeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: TransposeOp, printer: OpAsmPrinter): void;
    asmResultNames(op: TransposeOp, setName: (value: Value, name: string) => void): void;
    readonly asmBlockArgumentNames?: OpHooks<TransposeOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, TransposeOp>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, TransposeOp>;
      readonly LinalgStructuredInterface?: InterfaceHook<typeof LinalgStructuredInterface, TransposeOp>;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, TransposeOp>;
    };
  };
  readonly BroadcastOp: {
    verify(op: BroadcastOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: BroadcastOp, printer: OpAsmPrinter): void;
    asmResultNames(op: BroadcastOp, setName: (value: Value, name: string) => void): void;
    readonly asmBlockArgumentNames?: OpHooks<BroadcastOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, BroadcastOp>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, BroadcastOp>;
      readonly LinalgStructuredInterface?: InterfaceHook<typeof LinalgStructuredInterface, BroadcastOp>;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, BroadcastOp>;
    };
  };
  readonly ElementwiseOp: {
    fold(op: ElementwiseOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ElementwiseOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, ElementwiseOp>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, ElementwiseOp>;
      readonly LinalgStructuredInterface?: InterfaceHook<typeof LinalgStructuredInterface, ElementwiseOp>;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, ElementwiseOp>;
    };
  };
  readonly MatmulOp: {
    verify(op: MatmulOp): LogicalResult;
    fold(op: MatmulOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: MatmulOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, MatmulOp>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, MatmulOp>;
      readonly LinalgStructuredInterface?: InterfaceHook<typeof LinalgStructuredInterface, MatmulOp>;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, MatmulOp>;
    };
  };
  readonly ContractOp: {
    verify(op: ContractOp): LogicalResult;
    fold(op: ContractOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ContractOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, ContractOp>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, ContractOp>;
      readonly LinalgStructuredInterface?: InterfaceHook<typeof LinalgStructuredInterface, ContractOp>;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, ContractOp>;
    };
  };
  readonly BatchMatmulOp: {
    verify(op: BatchMatmulOp): LogicalResult;
    fold(op: BatchMatmulOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: BatchMatmulOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, BatchMatmulOp>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, BatchMatmulOp>;
      readonly LinalgStructuredInterface?: InterfaceHook<typeof LinalgStructuredInterface, BatchMatmulOp>;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, BatchMatmulOp>;
    };
  };
  readonly BatchReduceMatmulOp: {
    verify(op: BatchReduceMatmulOp): LogicalResult;
    fold(op: BatchReduceMatmulOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: BatchReduceMatmulOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, BatchReduceMatmulOp>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, BatchReduceMatmulOp>;
      readonly LinalgStructuredInterface?: InterfaceHook<typeof LinalgStructuredInterface, BatchReduceMatmulOp>;
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<
        typeof ReifyRankedShapedTypeOpInterface,
        BatchReduceMatmulOp
      >;
    };
  };
}
