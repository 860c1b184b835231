import { IRMapping } from '../../../ir/clone.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, RewritePattern } from '../../../ir/pattern-match.ts';
import { type Type } from '../../../ir/type.ts';
import { IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, likeWithElement } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { applyPatternsUntilDone } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type ConstantIntRanges } from '../../../support/constant-int-ranges.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { inferIntegerRanges, type IntegerRanges } from '../../../transforms/dataflow/integer-range-analysis.ts';
import { ArithBuilder } from '../arith-builder.ts';
import { CmpIOp, ExtSIOp, ExtUIOp, IndexCastOp, IndexCastUIOp, TruncIOp } from '../generated/arith-ops.gen.ts';
import { ArithIntRangeNarrowingPassBase } from '../generated/arith-passes.gen.ts';

/** `arith-int-range-narrowing`. Source: IntRangeNarrowingPass of mlir/lib/Dialect/Arith/Transforms/IntRangeOptimizations.cpp. */
export class ArithIntRangeNarrowingPass extends ArithIntRangeNarrowingPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const ranges = inferIntegerRanges(root, true);
    const widths = this.options.bitwidthsSupported;
    const patterns = [
      new NarrowElementwise(ranges, widths),
      new NarrowCmpI(ranges, widths),
      new FoldIndexCastChain(IndexCastUIOp, widths),
      new FoldIndexCastChain(IndexCastOp, widths),
    ];
    return applyPatternsUntilDone(root, patterns, mlirGreedyDefaults);
  }
}

/** By which extension integers come back from fewer bits. */
type CastKind = 'none' | 'signed' | 'unsigned' | 'both';

function castKindOf(range: ConstantIntRanges, width: number): CastKind {
  if (range.width <= width) return 'none';
  const half = 1n << BigInt(width - 1);
  const isSigned = range.smin >= -half && range.smax < half;
  const isUnsigned = range.umax < 2n * half;
  if (isSigned) return isUnsigned ? 'both' : 'signed';
  return isUnsigned ? 'unsigned' : 'none';
}

function merged(a: CastKind, b: CastKind): CastKind {
  if (a === 'both' || a === b) return b;
  return b === 'both' ? a : 'none';
}

/** Casts an integer to fewer bits, or back. */
function cast(builder: OpBuilder, op: Operation, value: Value, type: Type, kind: CastKind): Value {
  if (value.type === type) return value;
  const arith = new ArithBuilder(builder, op.location);
  const [from, to] = [elementTypeOrSelf(value.type), elementTypeOrSelf(type)];
  if (!(from instanceof IntegerType) || !(to instanceof IntegerType))
    return arith.cast(kind === 'signed' ? IndexCastOp : IndexCastUIOp, value, type);
  if (to.width < from.width) return arith.cast(TruncIOp, value, type);
  return arith.cast(kind === 'signed' ? ExtSIOp : ExtUIOp, value, type);
}

/** What narrows operations: what is known of integers, and the widths to choose from. */
class Narrowing {
  readonly #ranges: IntegerRanges;
  readonly #widths: readonly number[];

  constructor(ranges: IntegerRanges, widths: readonly number[]) {
    this.#ranges = ranges;
    this.#widths = widths;
  }

  /** Returns the ranges of values; undefined where one is not known. */
  rangesOf(values: readonly Value[]): readonly ConstantIntRanges[] | undefined {
    const ranges: ConstantIntRanges[] = [];
    for (const value of values) {
      const range = this.#ranges.get(value);
      if (!range) return undefined;
      ranges.push(range);
    }
    return ranges;
  }

  /** Notes that the new value is as the old one. */
  copyRange(from: Value, to: Value): void {
    const range = this.#ranges.get(from);
    if (range) this.#ranges.set(to, range);
  }

  /** Returns the first of the widths that has room for all ranges, as a type in the place of `type`. */
  target(
    type: Type,
    ranges: readonly ConstantIntRanges[],
  ): { readonly type: Type; readonly kind: CastKind } | undefined {
    for (const width of this.#widths) {
      const kind = ranges.map((range) => castKindOf(range, width)).reduce(merged, 'both');
      const narrow = likeWithElement(type, IntegerType.get(type.context, width));
      if (kind !== 'none' && narrow !== type) return { type: narrow, kind };
    }
    return undefined;
  }
}

/** Makes a copy of the operation with narrow operands. */
function cloneNarrow(
  op: Operation,
  rewriter: PatternRewriter,
  ranges: readonly ConstantIntRanges[],
  type: Type,
  kind: CastKind,
): Operation {
  const mapping = new IRMapping();
  op.operands.forEach((operand, i) => {
    // Of an index it must not be lost that it is not negative, which nobody would find out any more.
    const ownKind = kind === 'signed' && ranges[i]!.smin >= 0n ? 'both' : kind;
    mapping.map(operand, cast(rewriter, op, operand, type, ownKind));
  });
  return rewriter.clone(op, mapping);
}

class NarrowElementwise extends RewritePattern {
  readonly root = undefined;
  override readonly rootInterface = 'Elementwise';
  readonly #narrowing: Narrowing;

  constructor(ranges: IntegerRanges, widths: readonly number[]) {
    super();
    this.#narrowing = new Narrowing(ranges, widths);
  }

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    if (op.numResults === 0 || op.numOperands === 0) return false;
    const ranges = this.#narrowing.rangesOf([...op.operands, ...op.results]);
    const { type } = op.result(0);
    if (!ranges || ![...op.operands, ...op.results].every((value) => value.type === type)) return false;
    const target = this.#narrowing.target(type, ranges);
    if (!target) return false;
    const narrow = cloneNarrow(op, rewriter, ranges, target.type, target.kind);
    for (const result of narrow.results) rewriter.setType(result, target.type);
    const results = narrow.results.map((result) => cast(rewriter, op, result, type, target.kind));
    rewriter.replaceOp(op, results);
    return true;
  }
}

class NarrowCmpI extends OpRewritePattern<CmpIOp> {
  readonly root = CmpIOp;
  readonly #narrowing: Narrowing;

  constructor(ranges: IntegerRanges, widths: readonly number[]) {
    super();
    this.#narrowing = new Narrowing(ranges, widths);
  }

  matchAndRewrite(op: CmpIOp, rewriter: PatternRewriter): LogicalResult {
    const ranges = this.#narrowing.rangesOf(op.operands);
    const target = ranges && this.#narrowing.target(op.lhs.type, ranges);
    if (!target) return false;
    const narrow = cloneNarrow(op, rewriter, ranges, target.type, target.kind);
    this.#narrowing.copyRange(op.result(), narrow.result());
    rewriter.replaceOp(op, narrow.results);
    return true;
  }
}

/** A cast of an integer of one of the widths to index and back is nothing. */
class FoldIndexCastChain<T extends IndexCastOp | IndexCastUIOp> extends OpRewritePattern<T> {
  readonly root: abstract new (...args: never[]) => T;
  readonly #widths: readonly number[];

  constructor(root: abstract new (...args: never[]) => T, widths: readonly number[]) {
    super();
    this.root = root;
    this.#widths = widths;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const inner = op.in.definingOp;
    if (!(inner instanceof this.root) || !(op.in.type instanceof IndexType)) return false;
    const { in: source } = inner;
    const { type } = op.result();
    if (source.type !== type || !(type instanceof IntegerType) || !this.#widths.includes(type.width)) return false;
    rewriter.replaceOp(op, [source]);
    return true;
  }
}
