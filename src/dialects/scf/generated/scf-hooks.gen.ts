// @generated from dialects-td/scf/scf-base.yaml, dialects-td/scf/scf-ops.yaml, dialects-td/scf/scf-passes.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type FoldResult, type OpHooks } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type ExecuteRegionOp,
  type ForallOp,
  type ForOp,
  type IfOp,
  type IndexSwitchOp,
  type InParallelOp,
  type ParallelOp,
  type ReduceOp,
  type ReduceReturnOp,
  type WhileOp,
} from './scf-ops.gen.ts';

/** The hand-written part of the scf dialect: exactly what its records flag. */
export interface SCFHooks {
  readonly Dialect: {
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly ConditionOp?: {
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ExecuteRegionOp: {
    verify(op: ExecuteRegionOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ExecuteRegionOp, printer: OpAsmPrinter): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ForOp: {
    verify(op: ForOp): LogicalResult;
    verifyRegions(op: ForOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ForOp, printer: OpAsmPrinter): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ForallOp: {
    verify(op: ForallOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ForallOp, printer: OpAsmPrinter): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly InParallelOp: {
    verify(op: InParallelOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: InParallelOp, printer: OpAsmPrinter): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly IfOp: {
    verify(op: IfOp): LogicalResult;
    fold(op: IfOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: IfOp, printer: OpAsmPrinter): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly IndexSwitchOp: {
    verify(op: IndexSwitchOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly directives: { readonly SwitchCases: OpDirective };
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ParallelOp: {
    verify(op: ParallelOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ParallelOp, printer: OpAsmPrinter): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ReduceOp: {
    verifyRegions(op: ReduceOp): LogicalResult;
    readonly interfaces?: OpHooks['interfaces'];
  };
  readonly ReduceReturnOp: {
    verify(op: ReduceReturnOp): LogicalResult;
  };
  readonly WhileOp: {
    verify(op: WhileOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: WhileOp, printer: OpAsmPrinter): void;
    readonly interfaces?: OpHooks['interfaces'];
  };
}
