import { type Location } from '../../../ir/location.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { integerConstant, isAllOnes } from '../constant-folding.ts';
import { AddIOp, MulIOp, SubIOp } from '../generated/arith-ops.gen.ts';
import { createConstant, createInteger, scalarInteger } from './constants.ts';
import { matchedLocation } from './matched-location.ts';

/** Canonicalization of sums and products. Source: ArithCanonicalization.td of mlir/lib/Dialect/Arith/IR. */

type ArithmeticOp = AddIOp | SubIOp | MulIOp;
type ArithmeticClass = typeof AddIOp | typeof SubIOp | typeof MulIOp;

/** Where a constant stands in an operation. */
type Side = 'lhs' | 'rhs';

/** What an operation on a constant and another such operation becomes. */
interface Combination {
  readonly outer: ArithmeticClass;
  readonly constant: Side;
  readonly inner: ArithmeticClass;
  readonly innerConstant: Side;
  readonly result: ArithmeticClass;
  readonly resultConstant: Side;
  /** Makes the constant of that of the outer and that of the inner operation. */
  readonly combine: (outer: bigint, inner: bigint) => bigint;
  /** The result says nothing of overflow. */
  readonly dropsOverflow?: true;
}

const onRight = { constant: 'rhs', innerConstant: 'rhs', resultConstant: 'rhs' } as const;

/** (x + 1) + 2 = x + 3 and the like. */
class CombineConstants extends OpRewritePattern<ArithmeticOp> {
  readonly root: ArithmeticClass;
  readonly #combination: Combination;

  constructor(
    override readonly debugName: string,
    combination: Combination,
  ) {
    super();
    this.root = combination.outer;
    this.#combination = combination;
  }

  matchAndRewrite(op: ArithmeticOp, rewriter: PatternRewriter): LogicalResult {
    const { constant, inner: innerClass, innerConstant, result, resultConstant, combine } = this.#combination;
    const inner = op[constant === 'lhs' ? 'rhs' : 'lhs'].definingOp;
    if (!(inner instanceof innerClass)) return rewriter.notifyMatchFailure(op, 'not two operations in a row');
    const a = scalarInteger(op[constant]);
    const b = scalarInteger(inner[innerConstant]);
    if (a === undefined || b === undefined) return rewriter.notifyMatchFailure(op, 'not two constants');
    const { type } = op.result(0);
    const location = matchedLocation(op, constant === 'lhs' ? op.lhs : inner[innerConstant]);
    const combined = createInteger(rewriter, location, type, combine(a, b));
    const other = inner[innerConstant === 'lhs' ? 'rhs' : 'lhs'];
    const operands = resultConstant === 'lhs' ? [combined, other] : [other, combined];
    const flags = this.#combination.dropsOverflow ? 0 : op.overflowFlags & inner.overflowFlags;
    return replace(op, location, result, operands, flags, rewriter);
  }
}

function replace(
  op: ArithmeticOp,
  location: Location,
  by: ArithmeticClass,
  operands: readonly Value[],
  overflowFlags: number,
  rewriter: PatternRewriter,
): LogicalResult {
  const [lhs, rhs] = operands as [Value, Value];
  rewriter.replaceOp(op, by.build(rewriter, location, { lhs, rhs, overflowFlags }).results);
  return true;
}

/** x + y * -1 = x - y. */
class AddIMulNegativeOne extends OpRewritePattern<AddIOp> {
  readonly root = AddIOp;
  override readonly debugName: string;
  readonly #side: Side;

  constructor(side: Side) {
    super();
    this.debugName = `AddIMulNegativeOne${side === 'rhs' ? 'Rhs' : 'Lhs'}`;
    this.#side = side;
  }

  matchAndRewrite(op: AddIOp, rewriter: PatternRewriter): LogicalResult {
    const product = op[this.#side].definingOp;
    if (!(product instanceof MulIOp) || !isAllOnes(matchConstant(product.rhs))) {
      return rewriter.notifyMatchFailure(op, 'no operand is a product with -1');
    }
    const other = op[this.#side === 'rhs' ? 'lhs' : 'rhs'];
    return replace(op, matchedLocation(op, product.rhs), SubIOp, [other, product.lhs], 0, rewriter);
  }
}

/** (x - y) - x = 0 - y. */
class SubISubILHSRHSLHS extends OpRewritePattern<SubIOp> {
  readonly root = SubIOp;

  matchAndRewrite(op: SubIOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.lhs.definingOp;
    if (!(inner instanceof SubIOp) || inner.lhs !== op.rhs) return rewriter.notifyMatchFailure(op, 'not (x - y) - x');
    const { type } = op.result(0);
    const location = matchedLocation(op, inner);
    const zero = integerConstant(type, 0n);
    if (!zero) return rewriter.notifyMatchFailure(op, `there is no zero of type ${op.context.printType(type)}`);
    const lhs = createConstant(rewriter, location, type, zero);
    return replace(op, location, SubIOp, [lhs, inner.rhs], op.overflowFlags & inner.overflowFlags, rewriter);
  }
}

export function addIPatterns(): readonly RewritePattern[] {
  return [
    new CombineConstants('AddIAddConstant', {
      ...onRight,
      outer: AddIOp,
      inner: AddIOp,
      result: AddIOp,
      combine: (a, b) => b + a,
    }),
    new CombineConstants('AddISubConstantRHS', {
      ...onRight,
      outer: AddIOp,
      inner: SubIOp,
      result: AddIOp,
      combine: (a, b) => a - b,
    }),
    new CombineConstants('AddISubConstantLHS', {
      outer: AddIOp,
      constant: 'rhs',
      inner: SubIOp,
      innerConstant: 'lhs',
      result: SubIOp,
      resultConstant: 'lhs',
      combine: (a, b) => b + a,
    }),
    new AddIMulNegativeOne('rhs'),
    new AddIMulNegativeOne('lhs'),
  ];
}

export function subIPatterns(): readonly RewritePattern[] {
  const outer = SubIOp;
  return [
    new CombineConstants('SubIRHSAddConstant', {
      ...onRight,
      outer,
      inner: AddIOp,
      result: AddIOp,
      combine: (a, b) => b - a,
      dropsOverflow: true,
    }),
    new CombineConstants('SubILHSAddConstant', {
      outer,
      constant: 'lhs',
      inner: AddIOp,
      innerConstant: 'rhs',
      result: SubIOp,
      resultConstant: 'lhs',
      combine: (a, b) => a - b,
    }),
    new CombineConstants('SubIRHSSubConstantRHS', {
      ...onRight,
      outer,
      inner: SubIOp,
      result: SubIOp,
      combine: (a, b) => b + a,
    }),
    new CombineConstants('SubIRHSSubConstantLHS', {
      outer,
      constant: 'rhs',
      inner: SubIOp,
      innerConstant: 'lhs',
      result: SubIOp,
      resultConstant: 'lhs',
      combine: (a, b) => b - a,
    }),
    new CombineConstants('SubILHSSubConstantRHS', {
      outer,
      constant: 'lhs',
      inner: SubIOp,
      innerConstant: 'rhs',
      result: SubIOp,
      resultConstant: 'lhs',
      combine: (a, b) => b + a,
    }),
    new CombineConstants('SubILHSSubConstantLHS', {
      outer,
      constant: 'lhs',
      inner: SubIOp,
      innerConstant: 'lhs',
      result: AddIOp,
      resultConstant: 'rhs',
      combine: (a, b) => a - b,
    }),
    new SubISubILHSRHSLHS(),
  ];
}

export function mulIPatterns(): readonly RewritePattern[] {
  return [
    new CombineConstants('MulIMulIConstant', {
      ...onRight,
      outer: MulIOp,
      inner: MulIOp,
      result: MulIOp,
      combine: (a, b) => b * a,
    }),
  ];
}
