// @generated from dialects-td/stablehlo/stablehlo-base.yaml, dialects-td/stablehlo/stablehlo-compute-ops.yaml, dialects-td/stablehlo/stablehlo-control-ops.yaml, dialects-td/stablehlo/stablehlo-elementwise-ops.yaml, dialects-td/stablehlo/stablehlo-passes.yaml, dialects-td/stablehlo/stablehlo-shape-ops.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type AsmParser, type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter, type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type SymbolUserOpInterface } from '../../../ir/interfaces/symbol-user.ts';
import { type FoldResult, type OpHooks } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type HLO_InferredResultTypes } from '../interfaces.ts';
import {
  type ConvDimensionNumbers,
  type DotAlgorithm,
  type DotDimensionNumbers,
  type GatherDimensionNumbers,
  type OutputOperandAlias,
  type ResultAccuracyAttr,
  type ScatterDimensionNumbers,
  type TypeExtensions,
} from './stablehlo-attributes.gen.ts';
import {
  type AfterAllOp,
  type AllGatherOp,
  type AllReduceOp,
  type AllToAllOp,
  type BatchNormGradOp,
  type BatchNormInferenceOp,
  type BatchNormTrainingOp,
  type BitcastConvertOp,
  type BroadcastInDimOp,
  type BroadcastOp,
  type CaseOp,
  type CholeskyOp,
  type ClampOp,
  type CollectiveBroadcastOp,
  type CollectivePermuteOp,
  type ComplexOp,
  type CompositeOp,
  type ConcatenateOp,
  type ConstantOp,
  type ConvolutionOp,
  type CrossReplicaSumOp,
  type CustomCallOp,
  type DotGeneralOp,
  type DotOp,
  type DynamicBroadcastInDimOp,
  type DynamicConvOp,
  type DynamicGatherOp,
  type DynamicIotaOp,
  type DynamicPadOp,
  type DynamicReshapeOp,
  type DynamicSliceOp,
  type DynamicUpdateSliceOp,
  type FftOp,
  type GatherOp,
  type GetDimensionSizeOp,
  type GetTupleElementOp,
  type IfOp,
  type InfeedOp,
  type IotaOp,
  type MapOp,
  type OptimizationBarrierOp,
  type PadOp,
  type RealDynamicSliceOp,
  type RecvOp,
  type ReduceOp,
  type ReduceScatterOp,
  type ReduceWindowOp,
  type ReshapeOp,
  type ReverseOp,
  type RngBitGeneratorOp,
  type RngOp,
  type ScatterOp,
  type SelectAndScatterOp,
  type SelectOp,
  type SendOp,
  type SetDimensionSizeOp,
  type SliceOp,
  type SortOp,
  type TorchIndexSelectOp,
  type TransposeOp,
  type TriangularSolveOp,
  type TupleOp,
  type WhileOp,
} from './stablehlo-ops.gen.ts';

/** The hand-written part of the stablehlo dialect: exactly what its records flag. */
export interface StableHLOHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly ScatterDimensionNumbers: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: ScatterDimensionNumbers, printer: AsmPrinter): void;
  };
  readonly GatherDimensionNumbers: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: GatherDimensionNumbers, printer: AsmPrinter): void;
  };
  readonly DotDimensionNumbers: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: DotDimensionNumbers, printer: AsmPrinter): void;
  };
  readonly DotAlgorithm: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: DotAlgorithm, printer: AsmPrinter): void;
  };
  readonly ConvDimensionNumbers: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: ConvDimensionNumbers, printer: AsmPrinter): void;
  };
  readonly OutputOperandAlias: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: OutputOperandAlias, printer: AsmPrinter): void;
  };
  readonly TypeExtensions: {
    verifyEncoding(
      emitError: EmitError,
      attribute: TypeExtensions,
      shape: readonly number[],
      elementType: Type,
    ): LogicalResult;
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: TypeExtensions, printer: AsmPrinter): void;
  };
  readonly ResultAccuracyAttr: {
    verify(
      emitError: EmitError,
      parameters: Pick<ResultAccuracyAttr, 'atol' | 'rtol' | 'ulps' | 'mode'>,
    ): LogicalResult;
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: ResultAccuracyAttr, printer: AsmPrinter): void;
  };
  readonly DotOp: {
    verify(op: DotOp): LogicalResult;
    readonly directives: { readonly PrecisionConfig: OpDirective };
  };
  readonly DotGeneralOp: {
    verify(op: DotGeneralOp): LogicalResult;
    readonly directives: {
      readonly DotDimensionNumbers: OpDirective;
      readonly PrecisionConfigAndAlgorithm: OpDirective;
    };
  };
  readonly CholeskyOp: {
    verify(op: CholeskyOp): LogicalResult;
    readonly directives: { readonly SameOperandsAndResultType: OpDirective };
  };
  readonly TriangularSolveOp: {
    verify(op: TriangularSolveOp): LogicalResult;
  };
  readonly FftOp: {
    verify(op: FftOp): LogicalResult;
    readonly interfaces?: { readonly HLO_InferredResultTypes?: InterfaceHook<typeof HLO_InferredResultTypes, FftOp> };
  };
  readonly ConvolutionOp: {
    verify(op: ConvolutionOp): LogicalResult;
    readonly directives: { readonly ConvolutionDimensions: OpDirective; readonly WindowAttributes: OpDirective };
  };
  readonly DynamicConvOp: {
    verify(op: DynamicConvOp): LogicalResult;
  };
  readonly ReduceWindowOp: {
    verify(op: ReduceWindowOp): LogicalResult;
    verifyRegions(op: ReduceWindowOp): LogicalResult;
  };
  readonly SelectAndScatterOp: {
    verify(op: SelectAndScatterOp): LogicalResult;
    verifyRegions(op: SelectAndScatterOp): LogicalResult;
  };
  readonly ReduceOp: {
    verify(op: ReduceOp): LogicalResult;
    verifyRegions(op: ReduceOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ReduceOp, printer: OpAsmPrinter): void;
  };
  readonly MapOp: {
    verify(op: MapOp): LogicalResult;
    verifyRegions(op: MapOp): LogicalResult;
  };
  readonly SortOp: {
    verify(op: SortOp): LogicalResult;
    verifyRegions(op: SortOp): LogicalResult;
  };
  readonly BatchNormGradOp: {
    verify(op: BatchNormGradOp): LogicalResult;
  };
  readonly BatchNormInferenceOp: {
    verify(op: BatchNormInferenceOp): LogicalResult;
    readonly interfaces?: {
      readonly HLO_InferredResultTypes?: InterfaceHook<typeof HLO_InferredResultTypes, BatchNormInferenceOp>;
    };
  };
  readonly BatchNormTrainingOp: {
    verify(op: BatchNormTrainingOp): LogicalResult;
  };
  readonly RngOp: {
    verify(op: RngOp): LogicalResult;
  };
  readonly RngBitGeneratorOp: {
    verify(op: RngBitGeneratorOp): LogicalResult;
  };
  readonly CaseOp: {
    verify(op: CaseOp): LogicalResult;
    verifyRegions(op: CaseOp): LogicalResult;
  };
  readonly IfOp: {
    verifyRegions(op: IfOp): LogicalResult;
  };
  readonly WhileOp: {
    verifyRegions(op: WhileOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: WhileOp, printer: OpAsmPrinter): void;
    readonly asmBlockArgumentNames?: OpHooks<WhileOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
  };
  readonly AfterAllOp: {
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: AfterAllOp, printer: OpAsmPrinter): void;
  };
  readonly OptimizationBarrierOp: {
    verify(op: OptimizationBarrierOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: OptimizationBarrierOp, printer: OpAsmPrinter): void;
  };
  readonly CustomCallOp: {
    verify(op: CustomCallOp): LogicalResult;
    readonly directives: { readonly CustomCallTarget: OpDirective };
  };
  readonly CompositeOp: {
    verify(op: CompositeOp): LogicalResult;
    readonly interfaces: { readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, CompositeOp> };
  };
  readonly TupleOp: {
    verify(op: TupleOp): LogicalResult;
    readonly directives: { readonly TupleOpType: OpDirective };
  };
  readonly GetTupleElementOp: {
    verify(op: GetTupleElementOp): LogicalResult;
  };
  readonly AllGatherOp: {
    verify(op: AllGatherOp): LogicalResult;
  };
  readonly AllReduceOp: {
    verify(op: AllReduceOp): LogicalResult;
    verifyRegions(op: AllReduceOp): LogicalResult;
  };
  readonly ReduceScatterOp: {
    verify(op: ReduceScatterOp): LogicalResult;
    verifyRegions(op: ReduceScatterOp): LogicalResult;
  };
  readonly AllToAllOp: {
    verify(op: AllToAllOp): LogicalResult;
    readonly interfaces?: {
      readonly HLO_InferredResultTypes?: InterfaceHook<typeof HLO_InferredResultTypes, AllToAllOp>;
    };
  };
  readonly CollectiveBroadcastOp: {
    verify(op: CollectiveBroadcastOp): LogicalResult;
  };
  readonly CollectivePermuteOp: {
    verify(op: CollectivePermuteOp): LogicalResult;
  };
  readonly CrossReplicaSumOp: {
    verify(op: CrossReplicaSumOp): LogicalResult;
  };
  readonly InfeedOp: {
    verify(op: InfeedOp): LogicalResult;
  };
  readonly SendOp: {
    verify(op: SendOp): LogicalResult;
  };
  readonly RecvOp: {
    verify(op: RecvOp): LogicalResult;
  };
  readonly ConstantOp: {
    verify(op: ConstantOp): LogicalResult;
    fold(op: ConstantOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ConstantOp, printer: OpAsmPrinter): void;
    asmResultNames(op: ConstantOp, setName: (value: Value, name: string) => void): void;
  };
  readonly IotaOp: {
    verify(op: IotaOp): LogicalResult;
  };
  readonly DynamicIotaOp: {
    verify(op: DynamicIotaOp): LogicalResult;
  };
  readonly AbsOp: {
    readonly directives: { readonly SameOperandsAndResultType: OpDirective };
    readonly interfaces?: {
      readonly HLO_InferredResultTypes?: InterfaceHook<typeof HLO_InferredResultTypes, Operation>;
    };
  };
  readonly UnaryOp: {
    readonly directives: { readonly SameOperandsAndResultType: OpDirective };
  };
  readonly RealPartOp: {
    readonly directives: { readonly SameOperandsAndResultType: OpDirective };
    readonly interfaces?: {
      readonly HLO_InferredResultTypes?: InterfaceHook<typeof HLO_InferredResultTypes, Operation>;
    };
  };
  readonly ReducePrecisionOp: {
    readonly directives: { readonly ExponentMantissa: OpDirective; readonly SameOperandsAndResultType: OpDirective };
  };
  readonly UniformQuantizeOp: {
    verify(op: Operation): LogicalResult;
    readonly directives: { readonly SameOperandsAndResultType: OpDirective };
  };
  readonly UniformDequantizeOp: {
    verify(op: Operation): LogicalResult;
    readonly directives: { readonly SameOperandsAndResultType: OpDirective };
  };
  readonly BinaryOp: {
    readonly directives: { readonly SameOperandsAndResultType: OpDirective };
  };
  readonly ComplexOp: {
    readonly directives: { readonly ComplexOpType: OpDirective };
    readonly interfaces?: {
      readonly HLO_InferredResultTypes?: InterfaceHook<typeof HLO_InferredResultTypes, ComplexOp>;
    };
  };
  readonly ClampOp: {
    verify(op: ClampOp): LogicalResult;
    readonly directives: { readonly SameOperandsAndResultType: OpDirective };
  };
  readonly SelectOp: {
    verify(op: SelectOp): LogicalResult;
    readonly directives: { readonly SelectOpType: OpDirective };
  };
  readonly BitcastConvertOp: {
    verify(op: BitcastConvertOp): LogicalResult;
  };
  readonly BroadcastOp?: {
    readonly interfaces?: {
      readonly HLO_InferredResultTypes?: InterfaceHook<typeof HLO_InferredResultTypes, BroadcastOp>;
    };
  };
  readonly BroadcastInDimOp: {
    verify(op: BroadcastInDimOp): LogicalResult;
  };
  readonly DynamicBroadcastInDimOp: {
    verify(op: DynamicBroadcastInDimOp): LogicalResult;
  };
  readonly ConcatenateOp: {
    readonly directives: { readonly VariadicOperandWithAttribute: OpDirective };
    readonly interfaces?: {
      readonly HLO_InferredResultTypes?: InterfaceHook<typeof HLO_InferredResultTypes, ConcatenateOp>;
    };
  };
  readonly ReshapeOp: {
    verify(op: ReshapeOp): LogicalResult;
  };
  readonly DynamicReshapeOp: {
    verify(op: DynamicReshapeOp): LogicalResult;
  };
  readonly ReverseOp: {
    verify(op: ReverseOp): LogicalResult;
    readonly directives: { readonly SameOperandsAndResultType: OpDirective };
  };
  readonly SliceOp: {
    readonly directives: { readonly SliceRanges: OpDirective };
    readonly interfaces?: { readonly HLO_InferredResultTypes?: InterfaceHook<typeof HLO_InferredResultTypes, SliceOp> };
  };
  readonly DynamicSliceOp: {
    verify(op: DynamicSliceOp): LogicalResult;
    readonly directives: { readonly VariadicOperandWithAttribute: OpDirective };
  };
  readonly DynamicUpdateSliceOp: {
    verify(op: DynamicUpdateSliceOp): LogicalResult;
  };
  readonly RealDynamicSliceOp: {
    verify(op: RealDynamicSliceOp): LogicalResult;
  };
  readonly PadOp?: {
    readonly interfaces?: { readonly HLO_InferredResultTypes?: InterfaceHook<typeof HLO_InferredResultTypes, PadOp> };
  };
  readonly DynamicPadOp: {
    verify(op: DynamicPadOp): LogicalResult;
  };
  readonly TransposeOp?: {
    readonly interfaces?: {
      readonly HLO_InferredResultTypes?: InterfaceHook<typeof HLO_InferredResultTypes, TransposeOp>;
    };
  };
  readonly GetDimensionSizeOp: {
    verify(op: GetDimensionSizeOp): LogicalResult;
  };
  readonly SetDimensionSizeOp: {
    verify(op: SetDimensionSizeOp): LogicalResult;
  };
  readonly GatherOp: {
    verify(op: GatherOp): LogicalResult;
  };
  readonly DynamicGatherOp: {
    verify(op: DynamicGatherOp): LogicalResult;
  };
  readonly ScatterOp: {
    verify(op: ScatterOp): LogicalResult;
    verifyRegions(op: ScatterOp): LogicalResult;
  };
  readonly TorchIndexSelectOp: {
    verify(op: TorchIndexSelectOp): LogicalResult;
  };
}
