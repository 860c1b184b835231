// @generated from dialects-td/cf/cf-base.yaml, dialects-td/cf/cf-ops.yaml; do not edit, run npm run codegen
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type BranchOpInterface } from '../../../ir/interfaces/branch.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type BranchOp, type CondBranchOp, type SwitchOp } from './cf-ops.gen.ts';

/** The hand-written part of the cf dialect: exactly what its records flag. */
export interface CFHooks {
  readonly Dialect: {
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly AssertOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly BranchOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: { readonly BranchOpInterface: InterfaceHook<typeof BranchOpInterface, BranchOp> };
  };
  readonly CondBranchOp: {
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: { readonly BranchOpInterface: InterfaceHook<typeof BranchOpInterface, CondBranchOp> };
  };
  readonly SwitchOp: {
    verify(op: SwitchOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: SwitchOp, printer: OpAsmPrinter): void;
    readonly interfaces: { readonly BranchOpInterface: InterfaceHook<typeof BranchOpInterface, SwitchOp> };
  };
}
