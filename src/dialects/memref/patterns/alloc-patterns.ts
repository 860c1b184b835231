import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isDynamic, MemRefType } from '../../../ir/types/shaped-types.ts';
import { constantSize } from '../../../rewrite/mixed-indices.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { AllocaOp, AllocOp, DeallocOp, ReallocOp, StoreOp } from '../generated/memref-ops.gen.ts';
import { opClassName } from '../../../rewrite/pattern-names.ts';
import { replaceWithCast } from './replace-with-cast.ts';

type Class<T extends Operation> = abstract new (...args: never[]) => T;

/** Puts constant sizes into the type of the memory. Source: SimplifyAllocConst of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp. */
class SimplifyAllocConst<T extends AllocOp | AllocaOp> extends OpRewritePattern<T> {
  readonly root: Class<T>;
  override readonly debugName: string;

  constructor(root: Class<T>) {
    super();
    this.root = root;
    this.debugName = `SimplifyAllocConst<${opClassName(root)}>`;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const constants = op.dynamicSizes.map(constantSize);
    if (constants.every((size) => size === undefined)) return rewriter.notifyMatchFailure(op, 'no constant size');
    const type = op.result(0).type as MemRefType;
    let next = 0;
    const shape = type.shape.map((size) => (isDynamic(size) ? (constants[next++] ?? size) : size));
    const args = {
      dynamicSizes: op.dynamicSizes.filter((_, i) => constants[i] === undefined),
      symbolOperands: op.symbolOperands,
      alignment: op.alignment,
      memrefType: MemRefType.get(shape, type.elementType, type.memorySpace, type.layout),
    };
    const alloc =
      op instanceof AllocOp ? AllocOp.build(rewriter, op.location, args) : AllocaOp.build(rewriter, op.location, args);
    return replaceWithCast(op, alloc.result(0), rewriter);
  }
}

/** Erases memory that is only written and given back. Source: SimplifyDeadAlloc of MemRefOps.cpp. */
class SimplifyDeadAlloc<T extends Operation> extends OpRewritePattern<T> {
  readonly root: Class<T>;
  override readonly debugName: string;

  constructor(root: Class<T>) {
    super();
    this.root = root;
    this.debugName = `SimplifyDeadAlloc<${opClassName(root)}>`;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const memory = op.result(0);
    const users = new Set(memory.users());
    for (const user of users) {
      if (user instanceof StoreOp ? user.value === memory : !(user instanceof DeallocOp)) {
        return rewriter.notifyMatchFailure(op, 'the memory is used');
      }
    }
    for (const user of users) rewriter.eraseOp(user);
    rewriter.eraseOp(op);
    return true;
  }
}

export const allocPatterns = (): RewritePattern[] => [new SimplifyAllocConst(AllocOp), new SimplifyDeadAlloc(AllocOp)];

export const allocaPatterns = (): RewritePattern[] => [
  new SimplifyAllocConst(AllocaOp),
  new SimplifyDeadAlloc(AllocaOp),
];

export const reallocPatterns = (): RewritePattern[] => [new SimplifyDeadAlloc(ReallocOp)];
