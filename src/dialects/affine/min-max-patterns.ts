import { type AffineExpr } from '../../affine/affine-expr.ts';
import { flattenLinear } from '../../affine/affine-flattener.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { shiftDims, shiftSymbols } from '../../affine/affine-walk.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../ir/pattern-match.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { opClassName } from '../../rewrite/pattern-names.ts';
import { type Int64 } from '../../affine/int64.ts';
import { ApplyOp, type MaxOp, type MinOp } from './generated/affine-ops.gen.ts';
import { dropDuplicateResults } from './operand-bounds.ts';
import { replaceMap, SimplifyAffineOp } from './simplify-patterns.ts';

/** Canonicalization of `affine.min` and `affine.max`. Source: mlir/lib/Dialect/Affine/IR/AffineOps.cpp. */

type MinMaxOp = MinOp | MaxOp;
type MinMaxClass = typeof MinOp | typeof MaxOp;

abstract class MinMaxPattern extends OpRewritePattern<MinMaxOp> {
  readonly root: MinMaxClass;
  override readonly debugName: string;
  override readonly debugNamespace = '';

  /** `template` is the name of MLIR's class for both operations. */
  constructor(root: MinMaxClass, template: string) {
    super();
    this.root = root;
    this.debugName = `${template}<${opClassName(root)}>`;
  }
}

/** One candidate needs no choice. */
class CanonicalizeSingleResult extends MinMaxPattern {
  constructor(root: MinMaxClass) {
    super(root, 'CanonicalizeSingleResultAffineMinMaxOp');
  }

  matchAndRewrite(op: MinMaxOp, rewriter: PatternRewriter): LogicalResult {
    if (op.map.value.numResults !== 1) return rewriter.notifyMatchFailure(op, 'there are several candidates');
    rewriter.setInsertionPointBefore(op);
    const apply = ApplyOp.build(rewriter, op.location, {
      map: op.map,
      mapOperands: op.operands,
      resultType: op.result().type,
    });
    rewriter.replaceOp(op, apply.results);
    return true;
  }
}

/** Of equal candidates one is enough. */
class DeduplicateExpressions extends MinMaxPattern {
  constructor(root: MinMaxClass) {
    super(root, 'DeduplicateAffineMinMaxExpressions');
  }

  matchAndRewrite(op: MinMaxOp, rewriter: PatternRewriter): LogicalResult {
    const map = dropDuplicateResults(op.map.value);
    if (map === op.map.value) return rewriter.notifyMatchFailure(op, 'all candidates differ');
    replaceMap(op, { map, operands: op.operands }, 0, rewriter);
    return true;
  }
}

/** A candidate that is itself the least (or greatest) of several is replaced by these. */
class MergeProducers extends MinMaxPattern {
  constructor(root: MinMaxClass) {
    super(root, 'MergeAffineMinMaxOp');
  }

  matchAndRewrite(op: MinMaxOp, rewriter: PatternRewriter): LogicalResult {
    const map = op.map.value;
    const dims: Value[] = op.operands.slice(0, map.numDims);
    const symbols: Value[] = op.operands.slice(map.numDims);
    const producers: MinMaxOp[] = [];
    const results = map.results.filter((result) => {
      const producer = this.#producer(result, dims, symbols);
      if (producer) producers.push(producer);
      return !producer;
    });
    if (producers.length === 0) return rewriter.notifyMatchFailure(op, 'no candidate is one of its kind');
    for (const producer of producers) {
      const { numDims, numSymbols, results: inner } = producer.map.value;
      const shift = (expr: AffineExpr): AffineExpr =>
        shiftSymbols(shiftDims(expr, numDims, dims.length), numSymbols, symbols.length);
      results.push(...inner.map(shift));
      dims.push(...producer.operands.slice(0, numDims));
      symbols.push(...producer.operands.slice(numDims));
    }
    const merged = AffineMap.get(dims.length, symbols.length, results);
    replaceMap(op, { map: merged, operands: [...dims, ...symbols] }, 0, rewriter);
    return true;
  }

  #producer(expr: AffineExpr, dims: readonly Value[], symbols: readonly Value[]): MinMaxOp | undefined {
    if (expr.kind !== 'dim' && expr.kind !== 'symbol') return undefined;
    const op = (expr.kind === 'dim' ? dims : symbols)[expr.position]?.definingOp;
    return op instanceof this.root ? op : undefined;
  }
}

/** Candidates are ordered by their coefficients. */
class OrderExpressions extends MinMaxPattern {
  constructor(root: MinMaxClass) {
    super(root, 'CanonicalizeAffineMinMaxOpExprAndTermOrder');
  }

  matchAndRewrite(op: MinMaxOp, rewriter: PatternRewriter): LogicalResult {
    const map = op.map.value;
    const rows = map.results.map((result) => ({ result, row: coefficients(result, map) }));
    if (rows.some(({ row }) => row === undefined)) return rewriter.notifyMatchFailure(op, 'a candidate is not linear');
    const sorted = rows.toSorted((a, b) => compareRows(a.row!, b.row!));
    if (sorted.every((entry, i) => entry === rows[i])) return rewriter.notifyMatchFailure(op, 'it is ordered');
    const results = sorted.map(({ result }) => result);
    const ordered = AffineMap.get(map.numDims, map.numSymbols, results);
    replaceMap(op, { map: ordered, operands: op.operands }, 0, rewriter);
    return true;
  }
}

/** The non-zero entries of a row of coefficients, by column. Maps may have many more columns than terms. */
type SparseRow = readonly (readonly [column: number, factor: Int64])[];

/** Returns the coefficients of dims and symbols and the constant; undefined unless the expression is linear. */
function coefficients(expr: AffineExpr, { numDims, numSymbols }: AffineMap): SparseRow | undefined {
  if (!expr.isPureAffine) return undefined;
  const form = flattenLinear(expr);
  if (!form) return undefined;
  const row: [number, Int64][] = [];
  const add = (factor: Int64, column: number) => void (factor !== 0 && row.push([column, factor]));
  form.dims.forEach((factor, position) => add(factor, position));
  form.symbols.forEach((factor, position) => add(factor, numDims + position));
  add(form.constant, numDims + numSymbols);
  return row;
}

/** Compares rows by the first column in which they differ. */
function compareRows(a: SparseRow, b: SparseRow): number {
  for (let i = 0; i < a.length || i < b.length; i++) {
    const [columnA, factorA] = a[i] ?? [Infinity, 0];
    const [columnB, factorB] = b[i] ?? [Infinity, 0];
    if (columnA < columnB) return factorA < 0 ? -1 : 1;
    if (columnB < columnA) return factorB < 0 ? 1 : -1;
    if (factorA !== factorB) return factorA < factorB ? -1 : 1;
  }
  return 0;
}

/** Returns the patterns of the operation. */
export function minMaxPatterns(root: MinMaxClass): readonly RewritePattern[] {
  return [
    new CanonicalizeSingleResult(root),
    new DeduplicateExpressions(root),
    new MergeProducers(root),
    new SimplifyAffineOp<MinMaxOp>({ root, leading: 0, inputs: (op) => op.operands }),
    new OrderExpressions(root),
  ];
}
