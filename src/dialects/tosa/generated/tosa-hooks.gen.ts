// @generated from dialects-td/tosa/tosa-base.yaml, dialects-td/tosa/tosa-ops.yaml, dialects-td/tosa/tosa-passes.yaml, dialects-td/tosa/tosa-shape-ops.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type LoopLikeOpInterface } from '../../../ir/interfaces/loop-like.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type ReifyRankedShapedTypeOpInterface } from '../../../ir/interfaces/reify-shape.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type InferShapedTypeOpInterface, type InferTensorType } from '../interfaces.ts';
import {
  type AbsOp,
  type AddOp,
  type ApplyScaleOp,
  type ArgMaxOp,
  type ArithmeticRightShiftOp,
  type AvgPool2dOp,
  type BitwiseAndOp,
  type BitwiseNotOp,
  type BitwiseOrOp,
  type BitwiseXorOp,
  type CastFromBlockScaledOp,
  type CastOp,
  type CastToBlockScaledOp,
  type CeilOp,
  type ClampOp,
  type ClzOp,
  type ConcatOp,
  type ConcatShapeOp,
  type ConstOp,
  type ConstShapeOp,
  type Conv2DOp,
  type Conv3DOp,
  type CosOp,
  type CustomOp,
  type DepthwiseConv2DOp,
  type DimOp,
  type EqualOp,
  type ErfOp,
  type ExpOp,
  type FFT2dOp,
  type FloorOp,
  type GatherOp,
  type GreaterEqualOp,
  type GreaterOp,
  type IdentityOp,
  type IfOp,
  type IntDivOp,
  type LogicalAndOp,
  type LogicalLeftShiftOp,
  type LogicalNotOp,
  type LogicalOrOp,
  type LogicalRightShiftOp,
  type LogicalXorOp,
  type LogOp,
  type MatMulOp,
  type MatmulTBlockScaledOp,
  type MaximumOp,
  type MaxPool2dOp,
  type MinimumOp,
  type MulOp,
  type NegateOp,
  type PadOp,
  type PowOp,
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
  type RsqrtOp,
  type ScatterOp,
  type SelectOp,
  type SigmoidOp,
  type SinOp,
  type SliceOp,
  type SliceShapeOp,
  type SubOp,
  type TableOp,
  type TanhOp,
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
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ArgMaxOp>;
    };
  };
  readonly AvgPool2dOp: {
    verify(op: AvgPool2dOp): LogicalResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, AvgPool2dOp>;
    };
  };
  readonly Conv2DOp: {
    verify(op: Conv2DOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, Conv2DOp>;
    };
  };
  readonly Conv3DOp: {
    verify(op: Conv3DOp): LogicalResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, Conv3DOp>;
    };
  };
  readonly DepthwiseConv2DOp: {
    verify(op: DepthwiseConv2DOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, DepthwiseConv2DOp>;
    };
  };
  readonly FFT2dOp: {
    verify(op: FFT2dOp): LogicalResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, FFT2dOp>;
    };
  };
  readonly MatMulOp: {
    verify(op: MatMulOp): LogicalResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, MatMulOp>;
    };
  };
  readonly MatmulTBlockScaledOp: {
    verify(op: MatmulTBlockScaledOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: MatmulTBlockScaledOp, printer: OpAsmPrinter): void;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, MatmulTBlockScaledOp>;
    };
  };
  readonly MaxPool2dOp: {
    verify(op: MaxPool2dOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: MaxPool2dOp, printer: OpAsmPrinter): void;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, MaxPool2dOp>;
    };
  };
  readonly RFFT2dOp: {
    verify(op: RFFT2dOp): LogicalResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, RFFT2dOp>;
    };
  };
  readonly TransposeConv2DOp: {
    verify(op: TransposeConv2DOp): LogicalResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, TransposeConv2DOp>;
    };
  };
  readonly ClampOp: {
    verify(op: ClampOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ClampOp, printer: OpAsmPrinter): void;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ClampOp>;
    };
  };
  readonly ErfOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ErfOp>;
    };
  };
  readonly SigmoidOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, SigmoidOp>;
    };
  };
  readonly TanhOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, TanhOp>;
    };
  };
  readonly AddOp: {
    fold(op: AddOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, AddOp>;
    };
  };
  readonly ArithmeticRightShiftOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ArithmeticRightShiftOp>;
    };
  };
  readonly BitwiseAndOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, BitwiseAndOp>;
    };
  };
  readonly BitwiseOrOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, BitwiseOrOp>;
    };
  };
  readonly BitwiseXorOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, BitwiseXorOp>;
    };
  };
  readonly IntDivOp: {
    fold(op: IntDivOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, IntDivOp>;
    };
  };
  readonly LogicalAndOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, LogicalAndOp>;
    };
  };
  readonly LogicalLeftShiftOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, LogicalLeftShiftOp>;
    };
  };
  readonly LogicalRightShiftOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, LogicalRightShiftOp>;
    };
  };
  readonly LogicalOrOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, LogicalOrOp>;
    };
  };
  readonly LogicalXorOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, LogicalXorOp>;
    };
  };
  readonly MaximumOp: {
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: MaximumOp, printer: OpAsmPrinter): void;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, MaximumOp>;
    };
  };
  readonly MinimumOp: {
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: MinimumOp, printer: OpAsmPrinter): void;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, MinimumOp>;
    };
  };
  readonly MulOp: {
    verify(op: MulOp): LogicalResult;
    fold(op: MulOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, MulOp>;
    };
  };
  readonly PowOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, PowOp>;
    };
  };
  readonly SubOp: {
    fold(op: SubOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, SubOp>;
    };
  };
  readonly TableOp: {
    verify(op: TableOp): LogicalResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, TableOp>;
    };
  };
  readonly AbsOp: {
    fold(op: AbsOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, AbsOp>;
    };
  };
  readonly BitwiseNotOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, BitwiseNotOp>;
    };
  };
  readonly CeilOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, CeilOp>;
    };
  };
  readonly ClzOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ClzOp>;
    };
  };
  readonly CosOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, CosOp>;
    };
  };
  readonly ExpOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ExpOp>;
    };
  };
  readonly FloorOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, FloorOp>;
    };
  };
  readonly LogOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, LogOp>;
    };
  };
  readonly LogicalNotOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, LogicalNotOp>;
    };
  };
  readonly NegateOp: {
    verify(op: NegateOp): LogicalResult;
    fold(op: NegateOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, NegateOp>;
    };
  };
  readonly ReciprocalOp: {
    fold(op: ReciprocalOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ReciprocalOp>;
    };
  };
  readonly RsqrtOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, RsqrtOp>;
    };
  };
  readonly SinOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, SinOp>;
    };
  };
  readonly SelectOp: {
    verify(op: SelectOp): LogicalResult;
    fold(op: SelectOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, SelectOp>;
    };
  };
  readonly EqualOp: {
    fold(op: EqualOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferTensorType?: InterfaceHook<typeof InferTensorType, EqualOp>;
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, EqualOp>;
    };
  };
  readonly GreaterOp: {
    fold(op: GreaterOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, GreaterOp>;
    };
  };
  readonly GreaterEqualOp: {
    fold(op: GreaterEqualOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, GreaterEqualOp>;
    };
  };
  readonly ReduceAllOp: {
    verify(op: ReduceAllOp): LogicalResult;
    fold(op: ReduceAllOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ReduceAllOp>;
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ReduceAllOp>;
    };
  };
  readonly ReduceAnyOp: {
    verify(op: ReduceAnyOp): LogicalResult;
    fold(op: ReduceAnyOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ReduceAnyOp>;
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ReduceAnyOp>;
    };
  };
  readonly ReduceMaxOp: {
    verify(op: ReduceMaxOp): LogicalResult;
    fold(op: ReduceMaxOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ReduceMaxOp, printer: OpAsmPrinter): void;
    readonly interfaces?: {
      readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ReduceMaxOp>;
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ReduceMaxOp>;
    };
  };
  readonly ReduceMinOp: {
    verify(op: ReduceMinOp): LogicalResult;
    fold(op: ReduceMinOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ReduceMinOp, printer: OpAsmPrinter): void;
    readonly interfaces?: {
      readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ReduceMinOp>;
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ReduceMinOp>;
    };
  };
  readonly ReduceProductOp: {
    verify(op: ReduceProductOp): LogicalResult;
    fold(op: ReduceProductOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ReduceProductOp>;
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ReduceProductOp>;
    };
  };
  readonly ReduceSumOp: {
    verify(op: ReduceSumOp): LogicalResult;
    fold(op: ReduceSumOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ReduceSumOp>;
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ReduceSumOp>;
    };
  };
  readonly ConcatOp: {
    verify(op: ConcatOp): LogicalResult;
    fold(op: ConcatOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: {
      readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ConcatOp>;
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ConcatOp>;
    };
  };
  readonly PadOp: {
    verify(op: PadOp): LogicalResult;
    fold(op: PadOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, PadOp>;
    };
  };
  readonly ReshapeOp: {
    verify(op: ReshapeOp): LogicalResult;
    fold(op: ReshapeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferTensorType?: InterfaceHook<typeof InferTensorType, ReshapeOp>;
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ReshapeOp>;
    };
  };
  readonly ReverseOp: {
    verify(op: ReverseOp): LogicalResult;
    fold(op: ReverseOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ReverseOp>;
    };
  };
  readonly SliceOp: {
    verify(op: SliceOp): LogicalResult;
    fold(op: SliceOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, SliceOp>;
    };
  };
  readonly TileOp: {
    verify(op: TileOp): LogicalResult;
    fold(op: TileOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, TileOp>;
    };
  };
  readonly TransposeOp: {
    verify(op: TransposeOp): LogicalResult;
    fold(op: TransposeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces?: {
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, TransposeOp>;
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, TransposeOp>;
    };
  };
  readonly GatherOp: {
    verify(op: GatherOp): LogicalResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, GatherOp>;
    };
  };
  readonly ScatterOp: {
    verify(op: ScatterOp): LogicalResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ScatterOp>;
    };
  };
  readonly ResizeOp: {
    verify(op: ResizeOp): LogicalResult;
    fold(op: ResizeOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ResizeOp, printer: OpAsmPrinter): void;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, ResizeOp>;
    };
  };
  readonly CastOp: {
    fold(op: CastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, CastOp>;
    };
  };
  readonly CastFromBlockScaledOp: {
    verify(op: CastFromBlockScaledOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: CastFromBlockScaledOp, printer: OpAsmPrinter): void;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, CastFromBlockScaledOp>;
    };
  };
  readonly CastToBlockScaledOp: {
    verify(op: CastToBlockScaledOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: CastToBlockScaledOp, printer: OpAsmPrinter): void;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, CastToBlockScaledOp>;
    };
  };
  readonly RescaleOp: {
    verify(op: RescaleOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: RescaleOp, printer: OpAsmPrinter): void;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, RescaleOp>;
    };
  };
  readonly ConstOp: {
    verify(op: ConstOp): LogicalResult;
    fold(op: ConstOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly IdentityOp?: {
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, IdentityOp>;
    };
  };
  readonly CustomOp: {
    modernize(op: CustomOp): readonly Operation[];
    readonly earlierProperties?: readonly string[];
  };
  readonly IfOp: {
    verify(op: IfOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: IfOp, printer: OpAsmPrinter): void;
    readonly interfaces?: {
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, IfOp>;
    };
  };
  readonly WhileOp: {
    verify(op: WhileOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: WhileOp, printer: OpAsmPrinter): void;
    readonly interfaces?: {
      readonly LoopLikeOpInterface?: InterfaceHook<typeof LoopLikeOpInterface, WhileOp>;
      readonly InferShapedTypeOpInterface?: InterfaceHook<typeof InferShapedTypeOpInterface, WhileOp>;
    };
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
