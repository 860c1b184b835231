// @generated from dialects-td/scf/scf-base.yaml, dialects-td/scf/scf-ops.yaml, dialects-td/scf/scf-passes.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type LoopLikeOpInterface } from '../../../ir/interfaces/loop-like.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import {
  type RegionBranchOpInterface,
  type RegionBranchTerminatorOpInterface,
} from '../../../ir/interfaces/region-branch.ts';
import { type RegionKindInterface } from '../../../ir/interfaces/region-kind.ts';
import { type ConditionallySpeculatable } from '../../../ir/interfaces/speculation.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type ConditionOp,
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
  readonly ConditionOp: {
    readonly interfaces: {
      readonly RegionBranchTerminatorOpInterface: InterfaceHook<typeof RegionBranchTerminatorOpInterface, ConditionOp>;
    };
  };
  readonly ExecuteRegionOp: {
    verify(op: ExecuteRegionOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ExecuteRegionOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly RegionBranchOpInterface: InterfaceHook<typeof RegionBranchOpInterface, ExecuteRegionOp>;
    };
  };
  readonly ForOp: {
    verify(op: ForOp): LogicalResult;
    verifyRegions(op: ForOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ForOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly LoopLikeOpInterface?: InterfaceHook<typeof LoopLikeOpInterface, ForOp>;
      readonly ConditionallySpeculatable: InterfaceHook<typeof ConditionallySpeculatable, ForOp>;
      readonly RegionBranchOpInterface: InterfaceHook<typeof RegionBranchOpInterface, ForOp>;
    };
  };
  readonly ForallOp: {
    verify(op: ForallOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ForallOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly LoopLikeOpInterface?: InterfaceHook<typeof LoopLikeOpInterface, ForallOp>;
      readonly RegionBranchOpInterface: InterfaceHook<typeof RegionBranchOpInterface, ForallOp>;
    };
  };
  readonly InParallelOp: {
    verify(op: InParallelOp): LogicalResult;
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: InParallelOp, printer: OpAsmPrinter): void;
    readonly interfaces?: { readonly RegionKindInterface?: InterfaceHook<typeof RegionKindInterface, InParallelOp> };
  };
  readonly IfOp: {
    verify(op: IfOp): LogicalResult;
    fold(op: IfOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: IfOp, printer: OpAsmPrinter): void;
    readonly interfaces: { readonly RegionBranchOpInterface: InterfaceHook<typeof RegionBranchOpInterface, IfOp> };
  };
  readonly IndexSwitchOp: {
    verify(op: IndexSwitchOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly directives: { readonly SwitchCases: OpDirective };
    readonly interfaces: {
      readonly RegionBranchOpInterface: InterfaceHook<typeof RegionBranchOpInterface, IndexSwitchOp>;
    };
  };
  readonly ParallelOp: {
    verify(op: ParallelOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: ParallelOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly LoopLikeOpInterface?: InterfaceHook<typeof LoopLikeOpInterface, ParallelOp>;
      readonly RegionBranchOpInterface: InterfaceHook<typeof RegionBranchOpInterface, ParallelOp>;
    };
  };
  readonly ReduceOp: {
    verifyRegions(op: ReduceOp): LogicalResult;
    readonly interfaces: {
      readonly RegionBranchTerminatorOpInterface: InterfaceHook<typeof RegionBranchTerminatorOpInterface, ReduceOp>;
    };
  };
  readonly ReduceReturnOp: {
    verify(op: ReduceReturnOp): LogicalResult;
  };
  readonly WhileOp: {
    verify(op: WhileOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: WhileOp, printer: OpAsmPrinter): void;
    readonly interfaces: {
      readonly RegionBranchOpInterface: InterfaceHook<typeof RegionBranchOpInterface, WhileOp>;
      readonly LoopLikeOpInterface?: InterfaceHook<typeof LoopLikeOpInterface, WhileOp>;
    };
  };
}
