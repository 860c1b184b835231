// @generated from dialects-td/bufferization/bufferization-base.yaml, dialects-td/bufferization/bufferization-ops.yaml, dialects-td/bufferization/bufferization-passes.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type InferTypeOpInterface } from '../../../ir/interfaces/inference.ts';
import { type MemoryEffectsOpInterface } from '../../../ir/interfaces/memory-effects.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type InterfaceHook } from '../../../ir/interfaces/op-interface.ts';
import { type ReifyRankedShapedTypeOpInterface } from '../../../ir/interfaces/reify-shape.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type AllocTensorOp,
  type CloneOp,
  type DeallocOp,
  type MaterializeInDestinationOp,
  type ToBufferOp,
  type ToTensorOp,
} from './bufferization-ops.gen.ts';

/** The hand-written part of the bufferization dialect: exactly what its records flag. */
export interface BufferizationHooks {
  readonly Dialect: {
    readonly verifyOperationAttribute: NonNullable<DialectHooks['verifyOperationAttribute']>;
    readonly verifyRegionArgAttribute: NonNullable<DialectHooks['verifyRegionArgAttribute']>;
    readonly inliner: NonNullable<DialectHooks['inliner']>;
  };
  readonly AllocTensorOp: {
    verify(op: AllocTensorOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    parse(parser: OpAsmParser, state: ParsedOperationState): void;
    print(op: AllocTensorOp, printer: OpAsmPrinter): void;
    readonly interfaces?: {
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<typeof ReifyRankedShapedTypeOpInterface, AllocTensorOp>;
    };
  };
  readonly CloneOp: {
    fold(op: CloneOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: { readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, CloneOp> };
  };
  readonly DeallocOp: {
    verify(op: DeallocOp): LogicalResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: { readonly InferTypeOpInterface: InterfaceHook<typeof InferTypeOpInterface, DeallocOp> };
  };
  readonly MaterializeInDestinationOp: {
    verify(op: MaterializeInDestinationOp): LogicalResult;
    readonly interfaces: {
      readonly ReifyRankedShapedTypeOpInterface?: InterfaceHook<
        typeof ReifyRankedShapedTypeOpInterface,
        MaterializeInDestinationOp
      >;
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, MaterializeInDestinationOp>;
    };
  };
  readonly ToBufferOp: {
    fold(op: ToBufferOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
  };
  readonly ToTensorOp: {
    fold(op: ToTensorOp, operands: readonly (Attribute | undefined)[]): FoldResult;
    canonicalizationPatterns(): readonly RewritePattern[];
    readonly interfaces: {
      readonly MemoryEffectsOpInterface: InterfaceHook<typeof MemoryEffectsOpInterface, ToTensorOp>;
    };
  };
}
