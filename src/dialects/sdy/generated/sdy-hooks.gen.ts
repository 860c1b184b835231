// @generated from dialects-td/sdy/sdy-base.yaml, dialects-td/sdy/sdy-ops.yaml, dialects-td/sdy/sdy-passes.yaml; do not edit, run npm run codegen
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type AsmParser, type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter, type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type SymbolUserOpInterface } from '../../../ir/interfaces/symbol-user.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type AxisRefAttr,
  type DimensionShardingAttr,
  type ManualAxesAttr,
  type MeshAttr,
  type MeshAxisAttr,
  type TensorShardingAttr,
  type TensorShardingPerValueAttr,
} from './sdy-attributes.gen.ts';
import { type ManualComputationOp, type NamedComputationOp, type PropagationBarrierOp } from './sdy-ops.gen.ts';

/** The hand-written part of the sdy dialect: exactly what its records flag. */
export interface SdyHooks {
  readonly Dialect: {
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly MeshAxisAttr: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: MeshAxisAttr, printer: AsmPrinter): void;
  };
  readonly MeshAttr: {
    verify(emitError: EmitError, parameters: Pick<MeshAttr, 'axes' | 'deviceIds'>): LogicalResult;
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: MeshAttr, printer: AsmPrinter): void;
  };
  readonly AxisRefAttr: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: AxisRefAttr, printer: AsmPrinter): void;
  };
  readonly DimensionShardingAttr: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: DimensionShardingAttr, printer: AsmPrinter): void;
  };
  readonly TensorShardingAttr: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: TensorShardingAttr, printer: AsmPrinter): void;
  };
  readonly TensorShardingPerValueAttr: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: TensorShardingPerValueAttr, printer: AsmPrinter): void;
  };
  readonly ManualAxesAttr: {
    parse(parser: AsmParser): readonly unknown[];
    print(attribute: ManualAxesAttr, printer: AsmPrinter): void;
  };
  readonly ShardedOp: {
    readonly interfaces: { readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, Operation> };
  };
  readonly PropagationBarrierOp: {
    verify(op: PropagationBarrierOp): LogicalResult;
  };
  readonly ManualComputationOp: {
    verifyRegions(op: ManualComputationOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ManualComputationOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, ManualComputationOp>;
    };
  };
  readonly NamedComputationOp: {
    verifyRegions(op: NamedComputationOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: NamedComputationOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, NamedComputationOp>;
    };
  };
}
