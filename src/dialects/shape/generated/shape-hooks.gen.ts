// @generated from dialects-td/shape/shape-base.yaml, dialects-td/shape/shape-constraint-ops.yaml, dialects-td/shape/shape-function-ops.yaml, dialects-td/shape/shape-ops.yaml, dialects-td/shape/shape-passes.yaml; do not edit, run npm run codegen
import { type CastOpInterface } from '../../../builtin/cast.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type FunctionOpInterface } from '../../../ir/interfaces/calls.ts';
import { type InferTypeOpInterface } from '../../../ir/interfaces/inference.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type RegionBranchOpInterface } from '../../../ir/interfaces/region-branch.ts';
import { type FoldResult, type OpHooks } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type AddOp,
  type AnyOp,
  type AssumingAllOp,
  type AssumingOp,
  type BroadcastOp,
  type ConcatOp,
  type ConstShapeOp,
  type ConstSizeOp,
  type ConstWitnessOp,
  type CstrBroadcastableOp,
  type CstrEqOp,
  type CstrRequireOp,
  type DimOp,
  type DivOp,
  type FromExtentsOp,
  type FuncOp,
  type FunctionLibraryOp,
  type GetExtentOp,
  type IndexToSizeOp,
  type IsBroadcastableOp,
  type MaxOp,
  type MeetOp,
  type MinOp,
  type MulOp,
  type NumElementsOp,
  type RankOp,
  type ReduceOp,
  type ShapeEqOp,
  type ShapeOfOp,
  type SizeToIndexOp,
  type SplitAtOp,
  type ToExtentTensorOp,
  type YieldOp,
} from './shape-ops.gen.ts';

/** The hand-written part of the shape dialect: exactly what its records flag. */
export interface ShapeHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly verifyOperationAttribute: NonNullable<DialectHooks['verifyOperationAttribute']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly AnyOp: {
    fold(op: AnyOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly AssumingOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: AssumingOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly RegionBranchOpInterface: InterfaceHook<typeof RegionBranchOpInterface, AssumingOp>;
    };
  };
  readonly AssumingAllOp: {
    verify(op: AssumingAllOp): LogicalResult;
    fold(op: AssumingAllOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: AssumingAllOp, printer: OpAsmPrinter): void;
  };
  readonly ConstWitnessOp: {
    fold(op: ConstWitnessOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly CstrBroadcastableOp: {
    verify(op: CstrBroadcastableOp): LogicalResult;
    fold(op: CstrBroadcastableOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly CstrEqOp: {
    fold(op: CstrEqOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly CstrRequireOp: {
    fold(op: CstrRequireOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly FuncOp: {
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: FuncOp, printer: OpAsmPrinter): void;
    readonly asmBlockArgumentNames?: OpHooks<FuncOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
    readonly interfaces: { readonly FunctionOpInterface: InterfaceHook<typeof FunctionOpInterface, FuncOp> };
  };
  readonly FunctionLibraryOp: {
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: FunctionLibraryOp, printer: OpAsmPrinter): void;
    readonly asmBlockArgumentNames?: OpHooks<FunctionLibraryOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
  };
  readonly AddOp: {
    verify(op: AddOp): LogicalResult;
    fold(op: AddOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, AddOp> };
  };
  readonly BroadcastOp: {
    verify(op: BroadcastOp): LogicalResult;
    fold(op: BroadcastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly ConcatOp: {
    fold(op: ConcatOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ConstShapeOp: {
    fold(op: ConstShapeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ConstShapeOp, printer: OpAsmPrinter): void;
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, ConstShapeOp> };
  };
  readonly ConstSizeOp: {
    fold(op: ConstSizeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: ConstSizeOp, setName: (value: Value, name: string) => void): void;
  };
  readonly DimOp: {
    fold(op: DimOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, DimOp> };
  };
  readonly DivOp: {
    verify(op: DivOp): LogicalResult;
    fold(op: DivOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, DivOp> };
  };
  readonly FromExtentsOp: {
    fold(op: FromExtentsOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly GetExtentOp: {
    verify(op: GetExtentOp): LogicalResult;
    fold(op: GetExtentOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, GetExtentOp> };
  };
  readonly IndexToSizeOp: {
    fold(op: IndexToSizeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly IsBroadcastableOp: {
    fold(op: IsBroadcastableOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly MaxOp: {
    fold(op: MaxOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, MaxOp> };
  };
  readonly MeetOp: {
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, MeetOp> };
  };
  readonly MinOp: {
    fold(op: MinOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, MinOp> };
  };
  readonly MulOp: {
    verify(op: MulOp): LogicalResult;
    fold(op: MulOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, MulOp> };
  };
  readonly NumElementsOp: {
    verify(op: NumElementsOp): LogicalResult;
    fold(op: NumElementsOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, NumElementsOp> };
  };
  readonly RankOp: {
    verify(op: RankOp): LogicalResult;
    fold(op: RankOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, RankOp> };
  };
  readonly ReduceOp: {
    verify(op: ReduceOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ReduceOp, printer: OpAsmPrinter): void;
  };
  readonly ShapeEqOp: {
    fold(op: ShapeEqOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ShapeOfOp: {
    verify(op: ShapeOfOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, ShapeOfOp> };
  };
  readonly SizeToIndexOp: {
    fold(op: SizeToIndexOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: { readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, SizeToIndexOp> };
  };
  readonly SplitAtOp: {
    fold(op: SplitAtOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: SplitAtOp, setName: (value: Value, name: string) => void): void;
  };
  readonly ToExtentTensorOp: {
    fold(op: ToExtentTensorOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces: { readonly CastOpInterface: InterfaceHook<typeof CastOpInterface, ToExtentTensorOp> };
  };
  readonly YieldOp: {
    verify(op: YieldOp): LogicalResult;
  };
}
