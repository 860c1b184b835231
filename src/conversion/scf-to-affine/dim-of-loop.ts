import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { BlockArgument, OpResult, type Value } from '../../ir/value.ts';
import { type DimOp as MemRefDimOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { ForOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { InsertSliceOp, type DimOp as TensorDimOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';

type DimOp = TensorDimOp | MemRefDimOp;

/** A size of what a loop carries becomes one of what it starts with. */
abstract class DimOfLoop extends OpRewritePattern<DimOp> {
  readonly root: abstract new (...args: never[]) => DimOp;

  constructor(root: abstract new (...args: never[]) => DimOp) {
    super();
    this.root = root;
  }

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const carried = this.carried(op.source);
    if (!carried || !isShapePreserving(carried)) return false;
    rewriter.modifyOpInPlace(op, () => op.setOperand(0, carried.loop.initArgs[carried.index]!));
    return true;
  }

  /** Returns the loop whose value this is. */
  protected abstract carried(source: Value): Carried | undefined;
}

/** The argument of a body. */
export class DimOfIterArgFolder extends DimOfLoop {
  protected override carried(source: Value): Carried | undefined {
    if (!(source instanceof BlockArgument)) return undefined;
    const loop = source.owner.parentOp;
    return loop instanceof ForOp ? { loop, index: source.argNumber - 1 } : undefined;
  }
}

/** The result. */
export class DimOfLoopResultFolder extends DimOfLoop {
  protected override carried(source: Value): Carried | undefined {
    return carriedResult(source);
  }
}

interface Carried {
  readonly loop: ForOp;
  readonly index: number;
}

function carriedResult(value: Value): Carried | undefined {
  const loop = value.definingOp;
  return loop instanceof ForOp && value instanceof OpResult ? { loop, index: value.resultNumber } : undefined;
}

/** Tells whether each iteration only inserts into the value that it gets, which loops inside may do too. Iterative, as loops may be deep. */
function isShapePreserving(start: Carried): boolean {
  const open = [start];
  const done = new Set<Value>();
  for (let carried = open.pop(); carried; carried = open.pop()) {
    const body = carried.loop.region.firstBlock!;
    const argument = body.arguments[carried.index + 1]!;
    if (done.has(argument)) continue;
    done.add(argument);
    for (let value = body.lastOp!.operand(carried.index); value !== argument;) {
      const op = value.definingOp;
      const inner = carriedResult(value);
      if (op instanceof InsertSliceOp) value = op.dest;
      else if (inner) {
        open.push(inner);
        value = inner.loop.initArgs[inner.index]!;
      } else return false;
    }
  }
  return true;
}
