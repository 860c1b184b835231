// @generated from dialects-td/chlo/chlo-base.yaml, dialects-td/chlo/chlo-ops.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type AsmParser, type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter, type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type HLO_InferredResultTypes } from '../../stablehlo/interfaces.ts';
import { type RaggedDotDimensionNumbers } from './chlo-attributes.gen.ts';
import { type BroadcastSelectOp, type ConstantOp, type RaggedDotOp, type TopKOp } from './chlo-ops.gen.ts';

/** The hand-written part of the chlo dialect: exactly what its records flag. */
export interface CHLOHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly RaggedDotDimensionNumbers: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: RaggedDotDimensionNumbers, printer: AsmPrinter): void;
  };
  readonly BroadcastingOp?: {
    readonly interfaces?: {
      readonly HLO_InferredResultTypes?: InterfaceHook<typeof HLO_InferredResultTypes, Operation>;
    };
  };
  readonly BroadcastSelectOp?: {
    readonly interfaces?: {
      readonly HLO_InferredResultTypes?: InterfaceHook<typeof HLO_InferredResultTypes, BroadcastSelectOp>;
    };
  };
  readonly ConstantOp: {
    fold(op: ConstantOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ConstantOp, printer: OpAsmPrinter): void;
  };
  readonly TopKOp?: {
    readonly interfaces?: { readonly HLO_InferredResultTypes?: InterfaceHook<typeof HLO_InferredResultTypes, TopKOp> };
  };
  readonly RaggedDotOp: {
    verify(op: RaggedDotOp): LogicalResult;
    readonly interfaces?: {
      readonly HLO_InferredResultTypes?: InterfaceHook<typeof HLO_InferredResultTypes, RaggedDotOp>;
    };
  };
}
