// @generated from dialects-td/tosa/tosa-base.yaml, dialects-td/tosa/tosa-ops.yaml, dialects-td/tosa/tosa-shape-ops.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type LoopLikeOpInterface } from '../../../ir/interfaces/loop-like.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type InferTensorType } from '../interfaces.ts';
import {
  type AbsOp,
  type AddOp,
  type ApplyScaleOp,
  type ArgMaxOp,
  type AvgPool2dOp,
  type CastFromBlockScaledOp,
  type CastOp,
  type CastToBlockScaledOp,
  type ClampOp,
  type ConcatOp,
  type ConcatShapeOp,
  type ConstOp,
  type ConstShapeOp,
  type Conv2DOp,
  type Conv3DOp,
  type DepthwiseConv2DOp,
  type DimOp,
  type EqualOp,
  type FFT2dOp,
  type GatherOp,
  type GreaterEqualOp,
  type GreaterOp,
  type IfOp,
  type IntDivOp,
  type MatMulOp,
  type MatmulTBlockScaledOp,
  type MaximumOp,
  type MaxPool2dOp,
  type MinimumOp,
  type MulOp,
  type NegateOp,
  type PadOp,
  type ReciprocalOp,
  type ReduceAllOp,
  type ReduceAnyOp,
  type ReduceMaxOp,
  type ReduceMinOp,
  type ReduceProductOp,
  type ReduceSumOp,
  type RescaleOp,
  type ReshapeOp,
  type ResizeOp,
  type ReverseOp,
  type RFFT2dOp,
  type ScatterOp,
  type SelectOp,
  type SliceOp,
  type SliceShapeOp,
  type SubOp,
  type TableOp,
  type TileOp,
  type TransposeConv2DOp,
  type TransposeOp,
  type VariableReadOp,
  type VariableWriteOp,
  type WhileOp,
} from './tosa-ops.gen.ts';
import { type Shape } from './tosa-types.gen.ts';

/** The hand-written part of the tosa dialect: exactly what its records flag. */
export interface TosaHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly Shape: {
    verify(emitError: EmitError, parameters: Pick<Shape, 'rank'>): LogicalResult;
  };
  readonly ArgMaxOp: {
    verify(op: ArgMaxOp): LogicalResult;
    fold(op: ArgMaxOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ArgMaxOp, printer: OpAsmPrinter): void;
  };
  readonly AvgPool2dOp: {
    verify(op: AvgPool2dOp): LogicalResult;
  };
  readonly Conv2DOp: {
    verify(op: Conv2DOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly Conv3DOp: {
    verify(op: Conv3DOp): LogicalResult;
  };
  readonly DepthwiseConv2DOp: {
    verify(op: DepthwiseConv2DOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly FFT2dOp: {
    verify(op: FFT2dOp): LogicalResult;
  };
  readonly MatMulOp: {
    verify(op: MatMulOp): LogicalResult;
  };
  readonly MatmulTBlockScaledOp: {
    verify(op: MatmulTBlockScaledOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: MatmulTBlockScaledOp, printer: OpAsmPrinter): void;
  };
  readonly MaxPool2dOp: {
    verify(op: MaxPool2dOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: MaxPool2dOp, printer: OpAsmPrinter): void;
  };
  readonly RFFT2dOp: {
    verify(op: RFFT2dOp): LogicalResult;
  };
  readonly TransposeConv2DOp: {
    verify(op: TransposeConv2DOp): LogicalResult;
  };
  readonly ClampOp: {
    verify(op: ClampOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ClampOp, printer: OpAsmPrinter): void;
  };
  readonly AddOp: {
    fold(op: AddOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly IntDivOp: {
    fold(op: IntDivOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly MaximumOp: {
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: MaximumOp, printer: OpAsmPrinter): void;
  };
  readonly MinimumOp: {
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: MinimumOp, printer: OpAsmPrinter): void;
  };
  readonly MulOp: {
    verify(op: MulOp): LogicalResult;
    fold(op: MulOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly SubOp: {
    fold(op: SubOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly TableOp: {
    verify(op: TableOp): LogicalResult;
  };
  readonly AbsOp: {
    fold(op: AbsOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly NegateOp: {
    verify(op: NegateOp): LogicalResult;
    fold(op: NegateOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ReciprocalOp: {
    fold(op: ReciprocalOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly SelectOp: {
    verify(op: SelectOp): LogicalResult;
    fold(op: SelectOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly EqualOp: {
    fold(op: EqualOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferTensorType?: InterfaceHook<typeof InferTensorType, EqualOp> };
  };
  readonly GreaterOp: {
    fold(op: GreaterOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly GreaterEqualOp: {
    fold(op: GreaterEqualOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ReduceAllOp: {
    verify(op: ReduceAllOp): LogicalResult;
    fold(op: ReduceAllOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ReduceAllOp> };
  };
  readonly ReduceAnyOp: {
    verify(op: ReduceAnyOp): LogicalResult;
    fold(op: ReduceAnyOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ReduceAnyOp> };
  };
  readonly ReduceMaxOp: {
    verify(op: ReduceMaxOp): LogicalResult;
    fold(op: ReduceMaxOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ReduceMaxOp, printer: OpAsmPrinter): void;
    readonly interfaces?: { readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ReduceMaxOp> };
  };
  readonly ReduceMinOp: {
    verify(op: ReduceMinOp): LogicalResult;
    fold(op: ReduceMinOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ReduceMinOp, printer: OpAsmPrinter): void;
    readonly interfaces?: { readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ReduceMinOp> };
  };
  readonly ReduceProductOp: {
    verify(op: ReduceProductOp): LogicalResult;
    fold(op: ReduceProductOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ReduceProductOp> };
  };
  readonly ReduceSumOp: {
    verify(op: ReduceSumOp): LogicalResult;
    fold(op: ReduceSumOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ReduceSumOp> };
  };
  readonly ConcatOp: {
    verify(op: ConcatOp): LogicalResult;
    fold(op: ConcatOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: { readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ConcatOp> };
  };
  readonly PadOp: {
    verify(op: PadOp): LogicalResult;
    fold(op: PadOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly ReshapeOp: {
    verify(op: ReshapeOp): LogicalResult;
    fold(op: ReshapeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: { readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ReshapeOp> };
  };
  readonly ReverseOp: {
    verify(op: ReverseOp): LogicalResult;
    fold(op: ReverseOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly SliceOp: {
    verify(op: SliceOp): LogicalResult;
    fold(op: SliceOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly TileOp: {
    verify(op: TileOp): LogicalResult;
    fold(op: TileOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly TransposeOp: {
    verify(op: TransposeOp): LogicalResult;
    fold(op: TransposeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly GatherOp: {
    verify(op: GatherOp): LogicalResult;
  };
  readonly ScatterOp: {
    verify(op: ScatterOp): LogicalResult;
  };
  readonly ResizeOp: {
    verify(op: ResizeOp): LogicalResult;
    fold(op: ResizeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ResizeOp, printer: OpAsmPrinter): void;
  };
  readonly CastOp: {
    fold(op: CastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly CastFromBlockScaledOp: {
    verify(op: CastFromBlockScaledOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: CastFromBlockScaledOp, printer: OpAsmPrinter): void;
  };
  readonly CastToBlockScaledOp: {
    verify(op: CastToBlockScaledOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: CastToBlockScaledOp, printer: OpAsmPrinter): void;
  };
  readonly RescaleOp: {
    verify(op: RescaleOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: RescaleOp, printer: OpAsmPrinter): void;
  };
  readonly ConstOp: {
    verify(op: ConstOp): LogicalResult;
    fold(op: ConstOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly IfOp: {
    verify(op: IfOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: IfOp, printer: OpAsmPrinter): void;
  };
  readonly WhileOp: {
    verify(op: WhileOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: WhileOp, printer: OpAsmPrinter): void;
    readonly interfaces?: { readonly LoopLikeOpInterface?: InterfaceHook<typeof LoopLikeOpInterface, WhileOp> };
  };
  readonly VariableOp: {
    readonly directives: { readonly VariableOpTypeOrInitialValue: OpDirective };
  };
  readonly VariableWriteOp: {
    verify(op: VariableWriteOp): LogicalResult;
  };
  readonly VariableReadOp: {
    verify(op: VariableReadOp): LogicalResult;
  };
  readonly ApplyScaleOp: {
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ApplyScaleOp, printer: OpAsmPrinter): void;
  };
  readonly ConcatShapeOp: {
    verify(op: ConcatShapeOp): LogicalResult;
  };
  readonly ConstShapeOp: {
    verify(op: ConstShapeOp): LogicalResult;
    fold(op: ConstShapeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly DimOp: {
    verify(op: DimOp): LogicalResult;
  };
  readonly SliceShapeOp: {
    verify(op: SliceShapeOp): LogicalResult;
  };
}
