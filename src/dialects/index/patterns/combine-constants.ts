import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type Compute, foldConstants } from '../fold-constants.ts';
import { materializeConstant } from '../materialize-constant.ts';

/** An operation on two numbers whose order and grouping do not matter. */
export interface AssociativeOp extends Operation {
  readonly lhs: Value;
  readonly rhs: Value;
}

/** op(op(x, a), b) = op(x, op(a, b)). Source: canonicalizeAssociativeCommutativeBinaryOp of mlir/lib/Dialect/Index/IR/IndexOps.cpp. */
export class CombineConstants<T extends AssociativeOp> extends OpRewritePattern<T> {
  override readonly debugNamespace = '';
  override readonly debugName = '';
  readonly root: new (...args: never[]) => T;
  readonly #compute: Compute;

  constructor(root: (new (...args: never[]) => T) & { readonly opName: string }, compute: Compute) {
    super();
    this.root = root;
    this.#compute = compute;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const inner = op.lhs.definingOp;
    if (!(inner instanceof this.root)) return rewriter.notifyMatchFailure(op, 'not two operations in a row');
    const [outerConstant, innerConstant] = [op.rhs, inner.rhs].map(matchConstant);
    const value = foldConstants(this.#compute, outerConstant, innerConstant);
    if (!value) return rewriter.notifyMatchFailure(op, 'not two constants');
    const { location } = op;
    const constant = materializeConstant(rewriter, value, value.type, location)!;
    const operands = [inner.lhs, constant.result()];
    rewriter.replaceOp(op, rewriter.create({ name: op.name, location, operands, resultTypes: [value.type] }).results);
    return true;
  }
}
