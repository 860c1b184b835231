import { dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { RemoveInverse, RemoveNothing, type OpClassOf } from './same-values.ts';

/** f(f(x)) is x. */
export function involutionPatterns<T extends Operation>(root: OpClassOf<T>): readonly RewritePattern[] {
  return [new RemoveInverse(root, (op, maker) => maker instanceof root && dpsInputs(op).length === 1)];
}

/** f(f(x)) is f(x). */
class RemoveRepeated<T extends Operation> extends OpRewritePattern<T> {
  readonly root: OpClassOf<T>;

  constructor(root: OpClassOf<T>) {
    super();
    this.root = root;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const [input] = op.operands;
    if (!(input?.definingOp instanceof this.root) || input.type !== op.result().type || dpsInputs(op).length !== 1) {
      return rewriter.notifyMatchFailure(op, 'is not repeated');
    }
    rewriter.replaceOp(op, [input]);
    return true;
  }
}

/** Returns the pattern for an operation that changes nothing the second time. */
export function idempotentPatterns<T extends Operation>(root: OpClassOf<T>): readonly RewritePattern[] {
  return [new RemoveRepeated(root)];
}

/** f(x, x) is x. */
export function sameInputsPatterns<T extends Operation>(root: OpClassOf<T>): readonly RewritePattern[] {
  return [
    new RemoveNothing(root, (op) => {
      const [first, ...others] = dpsInputs(op);
      return others.every(({ value }) => value === first!.value);
    }),
  ];
}
