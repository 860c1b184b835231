import { type Block } from '../../ir/block.ts';
import { BranchOpInterface } from '../../ir/interfaces/branch.ts';
import { isMemoryEffectFree } from '../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../ir/operation.ts';
import { PatternRewriter } from '../../ir/pattern-match.ts';
import { type Type } from '../../ir/type.ts';
import { type AnyMemRefType, isTensorType } from '../../ir/types/shaped-types.ts';
import { walk } from '../../ir/walk.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { givePlace } from '../../rewrite/give-place.ts';
import { ToBufferOp, ToTensorOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { AnalysisState } from './analysis-state.ts';
import { hasUnsupportedBlocks } from './analyze.ts';
import { castBuffer, foldPair } from './buffer-cast.ts';
import { type Bufferization } from './bufferization.ts';
import { insertTensorCopies } from './insert-tensor-copies.ts';

/** Makes of an operation and all that is nested in it operations on memory. Source: mlir/lib/Dialect/Bufferization/Transforms/Bufferize.cpp. */
export function bufferizeOp(root: Operation, bufferization: Bufferization): LogicalResult {
  if (bufferization.options.copyBeforeWrite && !insertTensorCopies(root, new AnalysisState(bufferization)))
    return false;
  return new Bufferizer(root, bufferization).run(root);
}

/** Operations in the order in which they are taken up, those that models make last. */
class Bufferizer {
  readonly #bufferization: Bufferization;
  readonly #rewriter: PatternRewriter;
  readonly #worklist: Operation[] = [];
  readonly #erased = new Set<Operation>();
  readonly #toBufferOps = new Set<Operation>();

  constructor(root: Operation, bufferization: Bufferization) {
    this.#bufferization = bufferization;
    this.#rewriter = new PatternRewriter(root.context, {
      notifyOperationErased: (op) => {
        this.#erased.add(op);
        this.#toBufferOps.delete(op);
      },
      notifyOperationInserted: (op, isMoved) => {
        if (!isMoved) this.#add(op);
      },
    });
    walk(root, {
      after: (op) => {
        if (op instanceof ToBufferOp) this.#toBufferOps.add(op);
        if (this.#isToBufferize(op)) this.#worklist.push(op);
      },
    });
  }

  run(root: Operation): LogicalResult {
    const rewriter = this.#rewriter;
    // The list grows on the way.
    for (let i = 0; i < this.#worklist.length; i++) if (!this.#bufferize(this.#worklist[i]!)) return false;
    if (this.#erased.has(root)) return true;
    for (const op of this.#toBufferOps) {
      rewriter.setInsertionPointBefore(op);
      foldPair(op as ToBufferOp, rewriter, this.#bufferization);
    }
    walk(root, { after: (op) => void (op instanceof ToTensorOp && op.useEmpty && rewriter.eraseOp(op)) });
    return this.#bufferization.options.allowUnknownOps || this.#isDone();
  }

  #isToBufferize(op: Operation): boolean {
    return this.#bufferization.isAllowed(op) && this.#bufferization.hasTensorSemantics(op);
  }

  #add(op: Operation): void {
    this.#erased.delete(op);
    if (op instanceof ToBufferOp) this.#toBufferOps.add(op);
    else if (!(op instanceof ToTensorOp) && this.#isToBufferize(op)) this.#worklist.push(op);
  }

  #bufferize(op: Operation): LogicalResult {
    if (this.#erased.has(op)) return true;
    const model = this.#bufferization.modelOf(op);
    if (!model || !this.#bufferization.hasTensorSemantics(op)) return true;
    if (hasUnsupportedBlocks(op, model)) return false;
    this.#rewriter.setInsertionPointBefore(op);
    return model.bufferize(op, this.#rewriter, this.#bufferization) || op.emitError('failed to bufferize op');
  }

  /** Checks that all operations were bufferized, but those that are not used. */
  #isDone(): LogicalResult {
    for (const op of this.#worklist) {
      if (this.#erased.has(op) || !this.#isToBufferize(op) || op instanceof ToTensorOp || op instanceof ToBufferOp) {
        continue;
      }
      if (op.useEmpty && isMemoryEffectFree(op)) continue;
      givePlace(op);
      return op.emitError('op was not bufferized');
    }
    return true;
  }
}

/** Makes the arguments of a block memory, and what branches to it hand over memory. */
export function bufferizeBlockSignature(
  block: Block,
  rewriter: PatternRewriter,
  bufferization: Bufferization,
): LogicalResult {
  const types: Type[] = [];
  for (const argument of block.arguments) {
    const type = isTensorType(argument.type) ? bufferization.getBufferType(argument) : argument.type;
    if (!type) return false;
    types.push(type);
  }
  return rewriter.withInsertionPoint(() => {
    for (const [i, argument] of block.arguments.entries()) {
      const { type: resultType, location } = argument;
      if (resultType === types[i]) continue;
      const uses = [...argument.uses()];
      argument.type = types[i]!;
      if (uses.length === 0) continue;
      rewriter.setInsertionPointToStart(block);
      const tensor = ToTensorOp.build(rewriter, location, { buffer: argument, resultType }).result(0);
      for (const use of uses) use.set(tensor);
    }
    return bufferizeBranchesTo(block, types, rewriter, bufferization);
  });
}

function bufferizeBranchesTo(
  block: Block,
  types: readonly Type[],
  rewriter: PatternRewriter,
  bufferization: Bufferization,
): LogicalResult {
  for (let use = block.firstUse; use; use = use.nextUse) {
    const { owner, successorNumber } = use;
    const branch = BranchOpInterface.of(owner);
    if (!branch) {
      return owner.emitOpError('cannot bufferize ops with block references that do not implement BranchOpInterface');
    }
    const { start, count } = branch.successorOperands(successorNumber);
    for (let i = 0; i < count; i++) {
      const operand = owner.operand(start + i);
      const type = types[block.arguments.length - count + i]!;
      if (operand.type === type) continue;
      const buffer = bufferization.getBuffer(rewriter, operand);
      if (!buffer) return false;
      if (buffer.definingOp) rewriter.setInsertionPointAfter(buffer.definingOp);
      else rewriter.setInsertionPointToStart(buffer.parentBlock!);
      owner.setOperand(start + i, castBuffer(rewriter, buffer, type as AnyMemRefType));
    }
  }
  return true;
}
