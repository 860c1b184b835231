import { getAffineConstantExpr, getAffineSymbolExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { DominanceInfo } from '../../ir/dominance.ts';
import { denseI32Array } from '../../ir/attributes/elements-attributes.ts';
import { boolAttr, IntegerAttr, UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../ir/pattern-match.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { OpResult, Value } from '../../ir/value.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import {
  constantIndex,
  dynamicParts,
  mixedIndices,
  staticIndicesAttr,
  type MixedIndex,
} from '../../rewrite/mixed-indices.ts';
import { exactInt64, staticIndex } from '../../support/int64.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ConstantOp } from '../arith/generated/arith-ops.gen.ts';
import { ApplyOp, DelinearizeIndexOp, LinearizeIndexOp } from './generated/affine-ops.gen.ts';
import { affineScope, isValidSymbol } from './valid-operands.ts';

/** Canonicalization of `affine.linearize_index` and `affine.delinearize_index`. Source: mlir/lib/Dialect/Affine/IR/AffineOps.cpp. */

type Basis = readonly MixedIndex[];

/** Returns the basis; an element per index but, if there is no outer bound, the first. */
export function basisOf(op: LinearizeIndexOp | DelinearizeIndexOp): MixedIndex[] {
  return mixedIndices(op.properties.get('static_basis'), op.dynamicBasis);
}

/** Tells whether the first index has an element of the basis too. */
export function hasOuterBound(op: LinearizeIndexOp | DelinearizeIndexOp): boolean {
  const numIndices = op instanceof LinearizeIndexOp ? op.multiIndex.length : op.numResults;
  return basisOf(op).length === numIndices;
}

/** Returns an element of the basis per index, undefined for the first where there is no outer bound. */
function paddedBasis(op: LinearizeIndexOp | DelinearizeIndexOp): (MixedIndex | undefined)[] {
  return hasOuterBound(op) ? basisOf(op) : [undefined, ...basisOf(op)];
}

const isKnown = (element: MixedIndex | undefined): element is MixedIndex => element !== undefined;

function createLinearize(
  builder: OpBuilder,
  location: Location,
  indices: readonly Value[],
  basis: Basis,
  disjoint: boolean,
): Value {
  const { context } = builder;
  const dynamic = dynamicParts(basis);
  const op = builder.create({
    name: LinearizeIndexOp.opName,
    location,
    operands: [...indices, ...dynamic],
    resultTypes: [IndexType.get(context)],
    properties: new Map([
      ['disjoint', disjoint ? UnitAttr.get(context) : boolAttr(context, false)],
      ['operandSegmentSizes', denseI32Array(context, [indices.length, dynamic.length])],
      ['static_basis', staticIndicesAttr(context, basis)],
    ]),
  });
  return op.result();
}

function createDelinearize(
  builder: OpBuilder,
  location: Location,
  index: Value,
  basis: Basis,
  numResults: number,
): readonly Value[] {
  const { context } = builder;
  const op = builder.create({
    name: DelinearizeIndexOp.opName,
    location,
    operands: [index, ...dynamicParts(basis)],
    resultTypes: Array.from({ length: numResults }, () => IndexType.get(context)),
    properties: new Map([['static_basis', staticIndicesAttr(context, basis)]]),
  });
  return op.results;
}

function createZero(builder: OpBuilder, location: Location): Value {
  const type = IndexType.get(builder.context);
  const properties = new Map([['value', IntegerAttr.get(type, 0)]]);
  return builder.create({ name: ConstantOp.opName, location, resultTypes: [type], properties }).result();
}

/** An index below 1 is 0. */
class DropUnitExtentBasis extends OpRewritePattern<DelinearizeIndexOp> {
  readonly root = DelinearizeIndexOp;

  matchAndRewrite(op: DelinearizeIndexOp, rewriter: PatternRewriter): LogicalResult {
    const basis = paddedBasis(op);
    const isUnit = basis.map((element) => isKnown(element) && constantIndex(element) === 1);
    if (!isUnit.includes(true)) return rewriter.notifyMatchFailure(op, 'no unit basis elements');
    rewriter.setInsertionPointBefore(op);
    const zero = createZero(rewriter, op.location);
    const kept = basis.filter((_, i) => !isUnit[i]);
    const known = kept.filter(isKnown);
    const results = kept.length > 0 ? createDelinearize(rewriter, op.location, op.linearIndex, known, kept.length) : [];
    let next = 0;
    rewriter.replaceOp(
      op,
      isUnit.map((unit) => (unit ? zero : results[next++]!)),
    );
    return true;
  }
}

/** Splitting undoes joining where both bases end alike. */
class CancelDelinearizeOfLinearizeDisjointExactTail extends OpRewritePattern<DelinearizeIndexOp> {
  readonly root = DelinearizeIndexOp;

  matchAndRewrite(op: DelinearizeIndexOp, rewriter: PatternRewriter): LogicalResult {
    const linearize = op.linearIndex.definingOp;
    if (!(linearize instanceof LinearizeIndexOp)) return rewriter.notifyMatchFailure(op, 'the index was not joined');
    if (!linearize.disjoint) return rewriter.notifyMatchFailure(op, 'the indices may overlap');
    const indices = linearize.multiIndex;
    const [joined, split] = [basisOf(linearize), basisOf(op)];
    const limit = Math.min(joined.length, split.length);
    let matches = 0;
    while (matches < limit && joined.at(-1 - matches) === split.at(-1 - matches)) matches++;
    if (matches === 0) return rewriter.notifyMatchFailure(op, 'the bases end differently');
    if (matches === joined.length && matches === split.length && indices.length === op.numResults) {
      rewriter.replaceOp(op, indices);
      return true;
    }
    rewriter.setInsertionPointBefore(op);
    const outer = createLinearize(
      rewriter,
      linearize.location,
      indices.slice(0, -matches),
      joined.slice(0, -matches),
      linearize.disjoint,
    );
    const rest = createDelinearize(rewriter, op.location, outer, split.slice(0, -matches), op.numResults - matches);
    rewriter.replaceOp(op, [...rest, ...indices.slice(-matches)]);
    return true;
  }
}

/** Where several elements of one basis are together the last of the other, the last index is split by itself. */
class SplitDelinearizeSpanningLastLinearizeArg extends OpRewritePattern<DelinearizeIndexOp> {
  readonly root = DelinearizeIndexOp;

  matchAndRewrite(op: DelinearizeIndexOp, rewriter: PatternRewriter): LogicalResult {
    const linearize = op.linearIndex.definingOp;
    if (!(linearize instanceof LinearizeIndexOp)) return rewriter.notifyMatchFailure(op, 'the index was not joined');
    if (!linearize.disjoint) return rewriter.notifyMatchFailure(op, 'the indices may overlap');
    const [joined, split] = [basisOf(linearize), basisOf(op)];
    const count = spanOf(joined.at(-1), split);
    if (count === undefined || count < 2)
      return rewriter.notifyMatchFailure(op, 'the last element does not span several');
    const indices = linearize.multiIndex;
    rewriter.setInsertionPointBefore(op);
    const outer = createLinearize(
      rewriter,
      linearize.location,
      indices.slice(0, -1),
      joined.slice(0, -1),
      linearize.disjoint,
    );
    const rest = createDelinearize(rewriter, op.location, outer, split.slice(0, -count), op.numResults - count);
    const last = createDelinearize(rewriter, op.location, indices.at(-1)!, split.slice(-count), count);
    rewriter.replaceOp(op, [...rest, ...last]);
    return true;
  }
}

/** Returns how many last elements of the basis have the product `target`; undefined unless all are numbers. */
function spanOf(target: MixedIndex | undefined, basis: Basis): number | undefined {
  if (target === undefined || target instanceof Value) return undefined;
  const span = exactInt64(target);
  let product = 1n;
  for (let count = 1; count <= basis.length; count++) {
    const element = basis.at(-count)!;
    if (element instanceof Value) return undefined;
    product *= exactInt64(element);
    if (product >= span) return product === span ? count : undefined;
  }
  return undefined;
}

/** A first index that is 0 adds nothing. */
class DropLinearizeLeadingZero extends OpRewritePattern<LinearizeIndexOp> {
  readonly root = LinearizeIndexOp;

  matchAndRewrite(op: LinearizeIndexOp, rewriter: PatternRewriter): LogicalResult {
    const [first, ...rest] = op.multiIndex;
    if (!first || matchInteger(first) !== 0n) return rewriter.notifyMatchFailure(op, 'the first index is not 0');
    if (rest.length === 0) {
      rewriter.replaceOp(op, [first]);
      return true;
    }
    const basis = hasOuterBound(op) ? basisOf(op).slice(1) : basisOf(op);
    rewriter.setInsertionPointBefore(op);
    rewriter.replaceOp(op, [createLinearize(rewriter, op.location, rest, basis, op.disjoint)]);
    return true;
  }
}

/** An index below 1 is 0 and adds nothing. */
class DropLinearizeUnitComponentsIfDisjointOrZero extends OpRewritePattern<LinearizeIndexOp> {
  readonly root = LinearizeIndexOp;

  matchAndRewrite(op: LinearizeIndexOp, rewriter: PatternRewriter): LogicalResult {
    const basis = paddedBasis(op);
    const isKept = op.multiIndex.map((index, i) => {
      const element = basis[i];
      return !isKnown(element) || constantIndex(element) !== 1 || (!op.disjoint && matchInteger(index) !== 0n);
    });
    if (!isKept.includes(false)) return rewriter.notifyMatchFailure(op, 'no unit basis entries to replace');
    rewriter.setInsertionPointBefore(op);
    const indices = op.multiIndex.filter((_, i) => isKept[i]);
    const known = basis.filter((_, i) => isKept[i]).filter(isKnown);
    const result =
      indices.length === 0
        ? createZero(rewriter, op.location)
        : createLinearize(rewriter, op.location, indices, known, op.disjoint);
    rewriter.replaceOp(op, [result]);
    return true;
  }
}

/** Indices that one operation split off, together and with the same basis. */
interface SplitRun {
  readonly delinearize: DelinearizeIndexOp;
  /** Position of the first among the joined indices, and among the results of the split. */
  readonly joinedStart: number;
  readonly splitStart: number;
  readonly length: number;
}

/** Joining undoes splitting. */
class CancelLinearizeOfDelinearizePortion extends OpRewritePattern<LinearizeIndexOp> {
  readonly root = LinearizeIndexOp;

  matchAndRewrite(op: LinearizeIndexOp, rewriter: PatternRewriter): LogicalResult {
    const run = firstRun(op);
    if (!run) return rewriter.notifyMatchFailure(op, 'no run of delinearize outputs to deal with');
    const { delinearize, joinedStart, splitStart, length } = run;
    const basis = paddedBasis(op);
    const merged = basis.slice(joinedStart, joinedStart + length);
    const dominance = new DominanceInfo();
    if (!merged.every((element) => isUsableAt(element, delinearize, dominance))) {
      return rewriter.notifyMatchFailure(op, 'the product of the sizes cannot be computed where the index is split');
    }
    rewriter.setInsertionPointBefore(delinearize);
    const size = productOf(rewriter, op.location, merged);
    let combined = delinearize.linearIndex;
    if (length !== delinearize.numResults) {
      const { location } = delinearize;
      const newBasis = paddedBasis(delinearize).toSpliced(splitStart, length, size);
      const known = newBasis.filter(isKnown);
      const outer = createDelinearize(rewriter, location, combined, known, newBasis.length);
      combined = outer[splitStart]!;
      const inner = createDelinearize(rewriter, location, combined, merged.filter(isKnown), length);
      rewriter.replaceOp(delinearize, outer.toSpliced(splitStart, 1, ...inner));
    }
    const indices = op.multiIndex.toSpliced(joinedStart, length, combined);
    const known = basis.toSpliced(joinedStart, length, size).filter(isKnown);
    rewriter.setInsertionPointBefore(op);
    rewriter.replaceOp(op, [createLinearize(rewriter, op.location, indices, known, op.disjoint)]);
    return true;
  }
}

/** Tells whether an `affine.apply` before `op` can have the element as a symbol. */
function isUsableAt(element: MixedIndex | undefined, op: Operation, dominance: DominanceInfo): boolean {
  if (!(element instanceof Value)) return true;
  return isValidSymbol(element, affineScope(op)) && dominance.valueProperlyDominates(element, op);
}

/** Returns the product of the elements, computed where one is a value; undefined where one is not known. */
function productOf(
  builder: OpBuilder,
  location: Location,
  elements: readonly (MixedIndex | undefined)[],
): MixedIndex | undefined {
  if (!elements.every(isKnown)) return undefined;
  const values = dynamicParts(elements);
  let numSymbols = 0;
  const product = elements
    .map((element) =>
      element instanceof Value ? getAffineSymbolExpr(numSymbols++) : getAffineConstantExpr(exactInt64(element)),
    )
    .reduce((a, b) => a.mul(b));
  if (product.kind === 'constant') return staticIndex(BigInt(product.exact));
  return ApplyOp.build(builder, location, {
    map: AffineMapAttr.get(builder.context, AffineMap.get(0, numSymbols, [product])),
    mapOperands: values,
    resultType: IndexType.get(builder.context),
  }).result();
}

function firstRun(op: LinearizeIndexOp): SplitRun | undefined {
  const indices = op.multiIndex;
  const basis = paddedBasis(op);
  for (const [joinedStart, index] of indices.entries()) {
    const delinearize: Operation | undefined = index instanceof OpResult ? index.owner : undefined;
    if (!(delinearize instanceof DelinearizeIndexOp)) continue;
    const splitStart = delinearize.results.indexOf(index as OpResult);
    const splitBasis = paddedBasis(delinearize);
    // The first bounds need not be equal where nothing depends on them.
    const isStart =
      basis[joinedStart] === splitBasis[splitStart] ||
      (joinedStart === 0 && splitStart === 0) ||
      (op.disjoint && splitStart === 0 && !hasOuterBound(delinearize));
    if (!isStart) continue;
    let length = 1;
    while (
      joinedStart + length < indices.length &&
      splitStart + length < delinearize.numResults &&
      indices[joinedStart + length] === delinearize.results[splitStart + length] &&
      basis[joinedStart + length] === splitBasis[splitStart + length]
    ) {
      length++;
    }
    if (length > 1) return { delinearize, joinedStart, splitStart, length };
  }
  return undefined;
}

/** Returns the patterns of `affine.delinearize_index`. */
export function delinearizePatterns(): readonly RewritePattern[] {
  return [
    new CancelDelinearizeOfLinearizeDisjointExactTail(),
    new DropUnitExtentBasis(),
    new SplitDelinearizeSpanningLastLinearizeArg(),
  ];
}

/** Returns the patterns of `affine.linearize_index`. */
export function linearizePatterns(): readonly RewritePattern[] {
  return [
    new CancelLinearizeOfDelinearizePortion(),
    new DropLinearizeLeadingZero(),
    new DropLinearizeUnitComponentsIfDisjointOrZero(),
  ];
}
