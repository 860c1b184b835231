import type { LogicalResult } from '../support/logical-result.ts';
import type { Block } from './block.ts';
import { OpBuilder } from './builder.ts';
import type { Context } from './context.ts';
import type { Operation } from './operation.ts';
import type { Region } from './region.ts';
import type { Type } from './type.ts';
import type { OpOperand, Value } from './value.ts';

/** Hears of every change that a rewriter makes. */
export interface RewriterListener {
  /** `isMoved` tells that the operation was in another place before. */
  notifyOperationInserted?(op: Operation, isMoved?: boolean): void;
  notifyOperationModified?(op: Operation): void;
  notifyOperationReplaced?(op: Operation, replacement: readonly Value[]): void;
  notifyOperationErased?(op: Operation): void;
  notifyBlockErased?(block: Block): void;
  notifyMatchFailure?(op: Operation, reason: string): void;
}

/**
 * The only way for a pattern to change IR, because the driver keeps track of what changes.
 * Source: mlir/IR/PatternMatch.h.
 */
export class PatternRewriter extends OpBuilder {
  readonly listener: RewriterListener;
  /** Whether a pattern may do at once what it would do in many rewrites, one by one: nobody counts them. */
  readonly mayJoinRewrites: boolean;
  /** Grows with every change that its owner hears of, so that patterns can tell whether what they found out still holds. */
  changeCount = 0;

  constructor(context: Context, listener: RewriterListener = {}, mayJoinRewrites = false) {
    super(context);
    this.listener = listener;
    this.mayJoinRewrites = mayJoinRewrites;
  }

  /** Replaces the results of `op` by `values` and erases it. */
  replaceOp(op: Operation, values: readonly Value[]): void {
    this.listener.notifyOperationReplaced?.(op, values);
    this.replaceAllOpUsesWith(op, values);
    this.eraseOp(op);
  }

  /** Replaces the results of `op` without erasing it. */
  replaceAllOpUsesWith(op: Operation, values: readonly Value[]): void {
    for (let i = 0; i < op.results.length; i++) this.replaceAllUsesWith(op.results[i]!, values[i]!);
  }

  /** Makes every use of `from` use `to`. */
  replaceAllUsesWith(from: Value, to: Value): void {
    for (let use = from.firstUse; use;) {
      const next: OpOperand | null = use.nextUse;
      use.set(to);
      this.listener.notifyOperationModified?.(use.owner);
      use = next;
    }
  }

  replaceUsesWithIf(from: Value, to: Value, test: (use: OpOperand) => boolean): void {
    for (const use of from.uses()) if (test(use)) this.modifyOpInPlace(use.owner, () => use.set(to));
  }

  /** Erases `op`, whose results have no uses, and everything nested in it. */
  eraseOp(op: Operation): void {
    const { regions } = op;
    for (let i = 0; i < regions.length; i++) {
      const { blocks } = regions[i]!;
      for (let j = blocks.length - 1; j >= 0; j--) this.#eraseNested(blocks[j]!);
    }
    this.listener.notifyOperationErased?.(op);
    if (this.insertionPoint?.before === op) this.setInsertionPointAfter(op);
    op.erase();
  }

  /** Erases `block` and its operations. */
  eraseBlock(block: Block): void {
    this.#eraseNested(block);
    this.listener.notifyBlockErased?.(block);
    if (this.insertionPoint?.block === block) this.insertionPoint = undefined;
    block.dropAllReferences();
    block.region?.remove(block);
  }

  /** Changes `op` by `change` in a way that the driver gets to know of. */
  modifyOpInPlace(op: Operation, change: () => void): void {
    change();
    this.listener.notifyOperationModified?.(op);
  }

  /** Gives the operations of `source` to `target`, before `before` or at its end; arguments become `values`. They count as inserted. */
  inlineBlockBefore(source: Block, target: Block, before: Operation | null, values: readonly Value[] = []): void {
    source.arguments.forEach((argument, i) => this.replaceAllUsesWith(argument, values[i]!));
    for (const op of source.operations()) {
      source.remove(op);
      target.insertBefore(op, before);
      this.listener.notifyOperationInserted?.(op, true);
    }
    source.region?.remove(source);
  }

  /** Moves all blocks of `region` before `before`, or to the end of `target`. */
  inlineRegionBefore(region: Region, target: Region, before?: Block): void {
    for (const block of [...region.blocks]) {
      region.remove(block);
      if (before) target.insertBefore(block, before);
      else target.append(block);
    }
  }

  /** Retypes a value in place. */
  setType(value: Value, type: Type): void {
    if (value.type === type) return;
    value.type = type;
    const op = value.definingOp;
    if (op) this.listener.notifyOperationModified?.(op);
  }

  /** Says why a pattern did not apply, for debug output; returns failure. */
  notifyMatchFailure(op: Operation, reason: string): false {
    this.listener.notifyMatchFailure?.(op, reason);
    return false;
  }

  protected override notifyInserted(op: Operation): void {
    this.listener.notifyOperationInserted?.(op);
  }

  #eraseNested(block: Block): void {
    for (let op = block.lastOp; op;) {
      const previous: Operation | null = op.previous;
      for (const result of op.results) for (const use of result.uses()) use.drop();
      this.eraseOp(op);
      op = previous;
    }
  }
}

/** A rewrite of one operation into something else. */
export abstract class RewritePattern {
  /** The class of operations that the pattern applies to, or undefined for any operation. */
  abstract readonly root: (abstract new (...args: never[]) => Operation) | undefined;
  /** The name of the interface that operations must implement for the pattern to apply, where it is not a class that decides. */
  readonly rootInterface: string | undefined = undefined;
  /** The name of MLIR's class for the pattern; empty where it is a function. */
  readonly debugName: string = this.constructor.name;
  /** The namespace of that class. Most are in the one without a name. */
  readonly debugNamespace: string = '(anonymous namespace)::';
  /** Patterns of greater benefit are tried first. */
  readonly benefit: number = 1;

  /** What options and logs call the pattern. */
  get debugLabel(): string {
    return this.debugNamespace + this.debugName;
  }

  /** Applies the pattern to `op`; failure means that nothing was changed. */
  abstract matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult;
}

/** A pattern whose root is one class of operation. */
export abstract class OpRewritePattern<T extends Operation> extends RewritePattern {
  abstract override readonly root: abstract new (...args: never[]) => T;
  abstract override matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult;
}
