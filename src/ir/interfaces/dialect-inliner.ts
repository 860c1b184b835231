import type { Block } from '../block.ts';
import type { Operation } from '../operation.ts';
import type { Region } from '../region.ts';
import type { Value } from '../value.ts';

/** What a dialect says about inlining its operations. Source: DialectInlinerInterface of mlir/Transforms/InliningUtils.h. */
export interface DialectInliner {
  /** Tells whether the call, an operation of the dialect, may be replaced by the body of `callable`; default no. */
  isLegalToInlineCall?(call: Operation, callable: Operation): boolean;
  /** Tells whether `op`, an operation of the dialect, may be put into `region`. */
  isLegalToInline(op: Operation, region: Region): boolean;
  /**
   * Tells whether the body `source` may be put into `target`, a region of an operation of the dialect, where its arguments are what
   * `mapped` says; default yes.
   */
  isLegalToInlineRegion?(source: Region, target: Region, mapped: (argument: Value) => Value): boolean;
  /** Replaces a terminator of the dialect, which handed its operands back to the caller, by a branch to `destination`. */
  branchTo?(terminator: Operation, destination: Block): void;
}

/** The inliner of dialects whose operations may stand anywhere. */
export const inlinesAnywhere: DialectInliner = { isLegalToInline: () => true };

/** Returns what the dialect of `op` says about inlining; undefined when it does not allow any. */
export function inlinerOf(op: Operation): DialectInliner | undefined {
  return op.context.getOrLoadDialect(op.dialectNamespace)?.hooks.inliner;
}
