// @generated from dialects-td/stablehlo/stablehlo-base.yaml, dialects-td/stablehlo/stablehlo-compute-ops.yaml, dialects-td/stablehlo/stablehlo-control-ops.yaml, dialects-td/stablehlo/stablehlo-elementwise-ops.yaml, dialects-td/stablehlo/stablehlo-shape-ops.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type AsmParser, type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter, type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type FoldResult, type OpHooks } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type ConvDimensionNumbers,
  type DotAlgorithm,
  type DotDimensionNumbers,
  type GatherDimensionNumbers,
  type OutputOperandAlias,
  type ScatterDimensionNumbers,
  type TypeExtensions,
} from './stablehlo-attributes.gen.ts';
import {
  type AfterAllOp,
  type BatchNormInferenceOp,
  type BroadcastInDimOp,
  type CaseOp,
  type ClampOp,
  type ConstantOp,
  type ConvolutionOp,
  type DotGeneralOp,
  type DotOp,
  type GatherOp,
  type GetTupleElementOp,
  type IfOp,
  type IotaOp,
  type OptimizationBarrierOp,
  type ReduceOp,
  type ReduceWindowOp,
  type ReshapeOp,
  type ReverseOp,
  type SelectOp,
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
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: TypeExtensions, printer: AsmPrinter): void;
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
  readonly UnaryOp: {
    readonly directives: { readonly SameOperandsAndResultType: OpDirective };
  };
  readonly ConvolutionOp: {
    verify(op: ConvolutionOp): LogicalResult;
    readonly directives: { readonly ConvolutionDimensions: OpDirective; readonly WindowAttributes: OpDirective };
  };
  readonly ReduceWindowOp: {
    verify(op: ReduceWindowOp): LogicalResult;
    verifyRegions(op: ReduceWindowOp): LogicalResult;
  };
  readonly ReduceOp: {
    verify(op: ReduceOp): LogicalResult;
    verifyRegions(op: ReduceOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ReduceOp, printer: OpAsmPrinter): void;
  };
  readonly BatchNormOp: {
    verify(op: Operation): LogicalResult;
  };
  readonly BatchNormInferenceOp: {
    verify(op: BatchNormInferenceOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
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
    readonly directives: { readonly CustomCallTarget: OpDirective };
  };
  readonly TupleOp: {
    verify(op: TupleOp): LogicalResult;
    readonly directives: { readonly TupleOpType: OpDirective };
  };
  readonly GetTupleElementOp: {
    verify(op: GetTupleElementOp): LogicalResult;
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
  readonly AbsOp: {
    readonly directives: { readonly SameOperandsAndResultType: OpDirective };
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly RealPartOp: {
    readonly directives: { readonly SameOperandsAndResultType: OpDirective };
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ReducePrecisionOp: {
    readonly directives: { readonly ExponentMantissa: OpDirective; readonly SameOperandsAndResultType: OpDirective };
  };
  readonly BinaryOp: {
    readonly directives: { readonly SameOperandsAndResultType: OpDirective };
  };
  readonly ComplexOp: {
    readonly directives: { readonly ComplexOpType: OpDirective };
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ClampOp: {
    verify(op: ClampOp): LogicalResult;
    readonly directives: { readonly SameOperandsAndResultType: OpDirective };
  };
  readonly SelectOp: {
    verify(op: SelectOp): LogicalResult;
    readonly directives: { readonly SelectOpType: OpDirective };
  };
  readonly BroadcastOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly BroadcastInDimOp: {
    verify(op: BroadcastInDimOp): LogicalResult;
  };
  readonly ConcatenateOp: {
    readonly directives: { readonly VariadicOperandWithAttribute: OpDirective };
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ReshapeOp: {
    verify(op: ReshapeOp): LogicalResult;
  };
  readonly ReverseOp: {
    verify(op: ReverseOp): LogicalResult;
    readonly directives: { readonly SameOperandsAndResultType: OpDirective };
  };
  readonly SliceOp: {
    readonly directives: { readonly SliceRanges: OpDirective };
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly DynamicSliceOp: {
    readonly directives: { readonly VariadicOperandWithAttribute: OpDirective };
  };
  readonly PadOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly TransposeOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly GatherOp: {
    verify(op: GatherOp): LogicalResult;
  };
}
