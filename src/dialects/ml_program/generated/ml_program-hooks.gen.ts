// @generated from dialects-td/ml_program/ml_program-base.yaml, dialects-td/ml_program/ml_program-ops.yaml, dialects-td/ml_program/ml_program-passes.yaml; do not edit, run npm run codegen
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type FunctionOpInterface } from '../../../ir/interfaces/calls.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type RegionKindInterface } from '../../../ir/interfaces/region-kind.ts';
import { type SymbolUserOpInterface } from '../../../ir/interfaces/symbol-user.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type FuncOp,
  type GlobalLoadConstOp,
  type GlobalLoadGraphOp,
  type GlobalLoadOp,
  type GlobalOp,
  type GlobalStoreGraphOp,
  type GlobalStoreOp,
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
    readonly interfaces: {
      readonly FunctionOpInterface: InterfaceHook<typeof FunctionOpInterface, FuncOp>;
      readonly RegionKindInterface?: InterfaceHook<typeof RegionKindInterface, FuncOp>;
    };
  };
  readonly GlobalOp: {
    verify(op: GlobalOp): LogicalResult;
    readonly directives: { readonly SymbolVisibility: OpDirective; readonly TypedInitialValue: OpDirective };
  };
  readonly GlobalLoadOp: {
    asmResultNames(op: GlobalLoadOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces: { readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, GlobalLoadOp> };
  };
  readonly GlobalLoadConstOp: {
    asmResultNames(op: GlobalLoadConstOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces: {
      readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, GlobalLoadConstOp>;
    };
  };
  readonly GlobalLoadGraphOp: {
    readonly directives: { readonly TokenOrdering: OpDirective };
    readonly interfaces: {
      readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, GlobalLoadGraphOp>;
    };
  };
  readonly GlobalStoreOp: {
    readonly interfaces: { readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, GlobalStoreOp> };
  };
  readonly GlobalStoreGraphOp: {
    readonly directives: { readonly TokenOrdering: OpDirective };
    readonly interfaces: {
      readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, GlobalStoreGraphOp>;
    };
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
    readonly interfaces: {
      readonly FunctionOpInterface: InterfaceHook<typeof FunctionOpInterface, SubgraphOp>;
      readonly RegionKindInterface?: InterfaceHook<typeof RegionKindInterface, SubgraphOp>;
    };
  };
}
