import { type Operation } from '../../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../../ir/pattern-match.ts';
import { UnrankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { type OpClass } from '../../../../ods/op-spec.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import { ArithBuilder } from '../../../arith/arith-builder.ts';

/** Computes by simpler operations what an operation gives; undefined, before anything is made, where it cannot. */
export type Computation<T extends Operation> = (
  op: T,
  write: ArithBuilder,
  rewriter: PatternRewriter,
) => Value | undefined;

/** Leaves tensors of unknown rank alone, of which there are no constants. Differs: upstream makes constants of such types, which it cannot read. */
export const ofRank =
  <T extends Operation>(compute: Computation<T>): Computation<T> =>
  (op, write, rewriter) =>
    op.operand(0).type instanceof UnrankedTensorType ? undefined : compute(op, write, rewriter);

/** Replaces an operation by simpler ones, which have its location and none of its flags. */
export class Expansion<T extends Operation = Operation> extends OpRewritePattern<T> {
  constructor(
    readonly root: OpClass<T>,
    private readonly compute: Computation<T>,
  ) {
    super();
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const result = this.compute(op, new ArithBuilder(rewriter, op.location), rewriter);
    if (!result) return rewriter.notifyMatchFailure(op, 'there is no simpler form for its type');
    rewriter.replaceOp(op, [result]);
    return true;
  }
}

/** Declares how operations of a class are computed by simpler ones. */
export function expansion<T extends Operation>(root: OpClass<T>, compute: Computation<T>): Expansion {
  return new Expansion(root, compute) as unknown as Expansion;
}
