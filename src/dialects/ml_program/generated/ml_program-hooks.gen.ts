// @generated from dialects-td/ml_program/ml_program-base.yaml, dialects-td/ml_program/ml_program-ops.yaml; do not edit, run npm run codegen
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type OpHooks } from '../../../ir/op-info.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type FuncOp,
  type GlobalLoadConstOp,
  type GlobalLoadOp,
  type GlobalOp,
  type OutputOp,
  type ReturnOp,
  type SubgraphOp,
} from './ml_program-ops.gen.ts';

/** The hand-written part of the ml_program dialect: exactly what its records flag. */
export interface MLProgramHooks {
  readonly Dialect: {
    readonly alias: NonNullable<DialectHooks['alias']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly FuncOp: {
    verify(op: FuncOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: FuncOp, printer: OpAsmPrinter): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly GlobalOp: {
    verify(op: GlobalOp): LogicalResult;
    readonly directives: { readonly SymbolVisibility: OpDirective; readonly TypedInitialValue: OpDirective };
  };
  readonly GlobalLoadOp: {
    asmResultNames(op: GlobalLoadOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly GlobalLoadConstOp: {
    asmResultNames(op: GlobalLoadConstOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly GlobalLoadGraphOp: {
    readonly directives: { readonly TokenOrdering: OpDirective };
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly GlobalStoreOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly GlobalStoreGraphOp: {
    readonly directives: { readonly TokenOrdering: OpDirective };
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly OutputOp: {
    verify(op: OutputOp): LogicalResult;
  };
  readonly ReturnOp: {
    verify(op: ReturnOp): LogicalResult;
  };
  readonly SubgraphOp: {
    verify(op: SubgraphOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: SubgraphOp, printer: OpAsmPrinter): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
}
