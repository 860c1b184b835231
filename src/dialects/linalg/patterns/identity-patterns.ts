import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { BlockArgument, type Value } from '../../../ir/value.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { areCastCompatible } from '../../tensor/compatible-shapes.ts';
import { CastOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { type BroadcastOp, CopyOp, GenericOp } from '../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';
import { opClassName } from '../../../rewrite/pattern-names.ts';
import { hasPureBufferSemantics, hasPureTensorSemantics } from './semantics.ts';

/** Operations that compute nothing new. Source: mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp. */

/** Replaces an operation that only yields elements of its operands, each at its place, by those operands. */
export class EraseIdentityLinalgOp<T extends GenericOp | BroadcastOp> extends OpRewritePattern<T> {
  readonly root: abstract new (...args: never[]) => T;
  override readonly debugName: string;

  constructor(root: abstract new (...args: never[]) => T) {
    super();
    this.root = root;
    this.debugName = `EraseIdentityLinalgOp<${opClassName(root)}>`;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const [first, ...others] = LinalgStructuredInterface.of(op)!.indexingMaps;
    if (!others.every((map) => map.equals(first!))) return rewriter.notifyMatchFailure(op, 'elements change places');
    const body = op.region.firstBlock!;
    if (body.firstOp !== body.lastOp) return rewriter.notifyMatchFailure(op, 'something is computed');
    const yielded = body.lastOp!.operands;
    const isArgument = (value: Value | undefined): value is BlockArgument =>
      value instanceof BlockArgument && value.parentBlock === body;
    if (hasPureBufferSemantics(op)) {
      const [inputs, inits] = [dpsInputs(op), dpsInits(op)!];
      const isOnItself = inputs.length === 1 && inits.length === 1 && inputs[0]!.value === inits[0]!.value;
      if (!isOnItself || !isArgument(yielded[0])) return rewriter.notifyMatchFailure(op, 'another buffer is written');
      rewriter.eraseOp(op);
      return true;
    }
    if (!hasPureTensorSemantics(op) || yielded.length !== op.numResults || !yielded.every(isArgument)) {
      return rewriter.notifyMatchFailure(op, 'not tensors that are passed through');
    }
    const values: Value[] = [];
    for (const [i, argument] of yielded.entries()) {
      const value = op.operand(argument.argNumber);
      const { type } = op.result(i);
      if (value.type === type) {
        values.push(value);
        continue;
      }
      if (!areCastCompatible(value.type, type)) return rewriter.notifyMatchFailure(op, 'the types differ');
      values.push(CastOp.build(rewriter, op.location, { source: value, destType: type }).result());
    }
    rewriter.replaceOp(op, values);
    return true;
  }
}

/** Leaves out a copy of something to itself. */
class EraseSelfCopy extends OpRewritePattern<CopyOp> {
  readonly root = CopyOp;

  matchAndRewrite(op: CopyOp, rewriter: PatternRewriter): LogicalResult {
    const isSame = isSameList(op.inputs, op.outputs);
    if (!isSame) return rewriter.notifyMatchFailure(op, 'not a copy to itself');
    if (hasPureBufferSemantics(op)) rewriter.eraseOp(op);
    else rewriter.replaceOp(op, op.inputs);
    return true;
  }
}

export const copyPatterns = (): readonly RewritePattern[] => [new EraseSelfCopy()];

export const genericPatterns = (): readonly RewritePattern[] => [new EraseIdentityLinalgOp(GenericOp)];
