import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { opClassName } from '../../rewrite/pattern-names.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { CollapseShapeOp, ExpandShapeOp, SubViewOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { type View } from './resolve-indices.ts';

/** The operations that make views, by what they are called in names of patterns. */
export const viewClasses = [
  ['SubView', SubViewOp],
  ['ExpandShape', ExpandShapeOp],
  ['CollapseShape', CollapseShapeOp],
] as const;

/** Rewrites an access to a view of one kind. */
export abstract class ViewFolder<A extends Operation> extends OpRewritePattern<A> {
  readonly root: OpClass<A>;
  override readonly debugName: string;
  readonly #view: OpClass<View>;

  constructor(root: OpClass<A>, view: OpClass<View>, name: string) {
    super();
    this.root = root;
    this.debugName = `${name}<${opClassName(root)}>`;
    this.#view = view;
  }

  matchAndRewrite(op: A, rewriter: PatternRewriter): LogicalResult {
    const view = this.memoryOf(op).definingOp;
    if (!(view instanceof this.#view)) return rewriter.notifyMatchFailure(op, 'no such view');
    return this.fold(op, view, rewriter);
  }

  /** Returns what is accessed. */
  protected abstract memoryOf(op: A): Value;

  protected abstract fold(op: A, view: View, rewriter: PatternRewriter): LogicalResult;
}
