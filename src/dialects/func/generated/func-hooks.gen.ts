// @generated from dialects-td/func/func-base.yaml, dialects-td/func/func-ops.yaml, dialects-td/func/func-passes.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type CallOpInterface, type FunctionOpInterface } from '../../../ir/interfaces/calls.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type SymbolUserOpInterface } from '../../../ir/interfaces/symbol-user.ts';
import { type FoldResult, type OpHooks } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type CallIndirectOp, type CallOp, type ConstantOp, type FuncOp, type ReturnOp } from './func-ops.gen.ts';

/** The hand-written part of the func dialect: exactly what its records flag. */
export interface FuncHooks {
  readonly Dialect: {
    readonly materializeConstant: NonNullable<DialectHooks['materializeConstant']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly FuncOp: {
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: FuncOp, printer: OpAsmPrinter): void;
    readonly asmBlockArgumentNames?: OpHooks<FuncOp>['asmBlockArgumentNames'];
    readonly defaultDialect?: string;
    readonly interfaces: { readonly FunctionOpInterface: InterfaceHook<typeof FunctionOpInterface, FuncOp> };
  };
  readonly ReturnOp: {
    verify(op: ReturnOp): LogicalResult;
  };
  readonly CallOp: {
    readonly interfaces: {
      readonly CallOpInterface: InterfaceHook<typeof CallOpInterface, CallOp>;
      readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, CallOp>;
    };
  };
  readonly CallIndirectOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: { readonly CallOpInterface: InterfaceHook<typeof CallOpInterface, CallIndirectOp> };
  };
  readonly ConstantOp: {
    fold(op: ConstantOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    asmResultNames(op: ConstantOp, setName: (value: Value, name: string) => void): void;
    readonly interfaces: { readonly SymbolUserOpInterface: InterfaceHook<typeof SymbolUserOpInterface, ConstantOp> };
  };
}
