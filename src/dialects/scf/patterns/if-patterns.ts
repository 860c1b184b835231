import { boolAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { isSurelyUnusedInside } from '../../../ir/unused-inside.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import { matchConstant, matchInteger } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { AndIOp, ConstantOp, SelectOp, XOrIOp } from '../../arith/generated/arith-ops.gen.ts';
import { IfOp, YieldOp } from '../generated/scf-ops.gen.ts';
import { regionBranchPatterns } from './region-branch-patterns.ts';
import { detachRegions, kept, onlyYields, replaceByRegion, replaceYield, yieldedValues } from './regions.ts';

/** Canonicalization of `scf.if`. Source: mlir/lib/Dialect/SCF/IR/SCF.cpp. */

/** Returns whether the value is the constant true or false, undefined when it is neither. */
function constantBool(value: Value): boolean | undefined {
  const constant = matchInteger(value);
  return constant === undefined ? undefined : constant !== 0n;
}

/** Returns the condition of which `value` is the opposite, if it is one. */
export function negated(value: Value): Value | undefined {
  const op = value.definingOp;
  return op instanceof XOrIOp && constantBool(op.rhs) ? op.lhs : undefined;
}

function constant(value: boolean, at: IfOp, rewriter: PatternRewriter): Value {
  const args = { value: boolAttr(at.context, value), resultType: IntegerType.get(at.context, 1) };
  return ConstantOp.build(rewriter, at.location, args).result();
}

/** Makes one of two conditionals in a row that depend on the same condition. */
class CombineIfs extends OpRewritePattern<IfOp> {
  readonly root = IfOp;

  matchAndRewrite(next: IfOp, rewriter: PatternRewriter): LogicalResult {
    const { previous } = next;
    if (!(previous instanceof IfOp)) return false;
    const isSame = next.condition === previous.condition;
    const isOpposite = negated(next.condition) === previous.condition || negated(previous.condition) === next.condition;
    if (!isSame && !isOpposite) return false;
    const nextThen = isOpposite ? next.elseRegion : next.thenRegion;
    const nextElse = isOpposite ? next.thenRegion : next.elseRegion;

    // What the first one yields is known inside the second one.
    previous.results.forEach((result, i) => {
      for (const use of [...result.uses()]) {
        const user = use.owner;
        const region = [nextThen, nextElse].find((candidate) => candidate.isAncestorOf(user.parentRegion));
        if (!region) continue;
        const known = yieldedValues(region === nextThen ? previous.thenRegion : previous.elseRegion)[i]!;
        rewriter.modifyOpInPlace(user, () => use.set(known));
      }
    });
    const resultTypes = [...previous.resultTypes, ...next.resultTypes];
    const regions = [new Region(), new Region()];
    const combined = IfOp.build(rewriter, next.location, { condition: previous.condition, regions, resultTypes });
    combine(previous.thenRegion, nextThen, combined.thenRegion, rewriter);
    combine(previous.elseRegion, nextElse, combined.elseRegion, rewriter);
    const { numResults } = previous;
    rewriter.replaceOp(previous, combined.results.slice(0, numResults));
    rewriter.replaceOp(next, combined.results.slice(numResults));
    return true;
  }
}

/** Moves the operations of both regions into `combined`, which then yields what both yield. Either may be empty. */
function combine(first: Region, second: Region, combined: Region, rewriter: PatternRewriter): void {
  rewriter.inlineRegionBefore(first.isEmpty ? second : first, combined);
  const block = combined.firstBlock;
  if (!block || second.isEmpty) return;
  const terminator = block.lastOp!;
  rewriter.inlineBlockBefore(second.firstBlock!, block, null);
  const secondTerminator = block.lastOp!;
  const results = [...terminator.operands, ...secondTerminator.operands];
  rewriter.withInsertionPoint(() => {
    rewriter.setInsertionPointAfter(secondTerminator);
    YieldOp.build(rewriter, secondTerminator.location, { results });
  });
  rewriter.eraseOp(terminator);
  rewriter.eraseOp(secondTerminator);
}

/** Makes one of a conditional that holds nothing but another one. */
class CombineNestedIfs extends OpRewritePattern<IfOp> {
  readonly root = IfOp;

  matchAndRewrite(op: IfOp, rewriter: PatternRewriter): LogicalResult {
    const nested = op.thenRegion.firstBlock!.firstOp;
    if (!(nested instanceof IfOp) || nested.next !== op.thenRegion.firstBlock!.lastOp) return false;
    for (const { elseRegion } of [op, nested]) if (!elseRegion.isEmpty && !onlyYields(elseRegion)) return false;
    const thenValues = [...yieldedValues(op.thenRegion)];
    const elseValues = yieldedValues(op.elseRegion);
    const toSelect: number[] = [];
    for (const [i, value] of thenValues.entries()) {
      if (value.definingOp === nested) {
        const index = (value as OpResult).resultNumber;
        if (yieldedValues(nested.elseRegion)[index] !== elseValues[i]) return false;
        thenValues[i] = yieldedValues(nested.thenRegion)[index]!;
      } else if (value.parentBlock?.region === op.thenRegion) {
        return false;
      } else {
        toSelect.push(i);
      }
    }
    const { location } = op;
    const condition = AndIOp.build(rewriter, location, { lhs: op.condition, rhs: nested.condition }).result();
    const regions = [new Region(), new Region()];
    const combined = IfOp.build(rewriter, location, { condition, regions, resultTypes: op.resultTypes });
    rewriter.setInsertionPointBefore(combined);
    const selected = new Map(
      toSelect.map((i) => {
        const args = { condition: op.condition, trueValue: thenValues[i]!, falseValue: elseValues[i]! };
        return [i, SelectOp.build(rewriter, location, args).result() as Value];
      }),
    );
    combined.thenRegion.takeBody(nested.thenRegion);
    replaceYield(combined.thenRegion, thenValues, rewriter);
    if (elseValues.length > 0) {
      rewriter.createBlock(combined.elseRegion);
      YieldOp.build(rewriter, location, { results: elseValues });
    }
    rewriter.replaceOp(
      op,
      combined.results.map((result, i) => selected.get(i) ?? result),
    );
    return true;
  }
}

/** Inside the regions the condition is known. A constant stays, and poison is one. */
class ConditionPropagation extends OpRewritePattern<IfOp> {
  readonly root = IfOp;

  matchAndRewrite(op: IfOp, rewriter: PatternRewriter): LogicalResult {
    if (matchConstant(op.condition) || isSurelyUnusedInside(op.condition, op)) return false;
    const constants = new Map<boolean, Value>();
    for (let use = op.condition.firstUse, next = use; use; use = next) {
      next = use.nextUse;
      const user = use.owner;
      // As of most, so that there is no need to go up to the function.
      if (user.block === op.block) continue;
      const region = op.regions.find((candidate) => candidate.isAncestorOf(user.parentRegion));
      if (!region) continue;
      const known = region === op.thenRegion;
      if (!constants.has(known)) constants.set(known, constant(known, op, rewriter));
      rewriter.modifyOpInPlace(user, () => use.set(constants.get(known)!));
    }
    return constants.size > 0;
  }
}

/** Chooses between values from outside without a region. */
class ConvertTrivialIfToSelect extends OpRewritePattern<IfOp> {
  readonly root = IfOp;

  matchAndRewrite(op: IfOp, rewriter: PatternRewriter): LogicalResult {
    if (op.numResults === 0) return false;
    const thenValues = yieldedValues(op.thenRegion);
    const elseValues = yieldedValues(op.elseRegion);
    const mustStay = op.results.map(
      (_, i) =>
        thenValues[i]!.parentBlock?.region === op.thenRegion || elseValues[i]!.parentBlock?.region === op.elseRegion,
    );
    if (mustStay.every(Boolean)) return false;
    const regions = detachRegions(op);
    const { condition, location } = op;
    const replacement = IfOp.build(rewriter, location, {
      condition,
      regions,
      resultTypes: kept(op.resultTypes, mustStay),
    });
    rewriter.setInsertionPointBefore(replacement);
    let next = 0;
    const results = mustStay.map((stays, i): Value => {
      const [trueValue, falseValue] = [thenValues[i]!, elseValues[i]!];
      if (stays) return replacement.result(next++);
      if (trueValue === falseValue) return trueValue;
      return SelectOp.build(rewriter, location, { condition, trueValue, falseValue }).result();
    });
    replaceYield(regions[0]!, kept(thenValues, mustStay), rewriter);
    replaceYield(regions[1]!, kept(elseValues, mustStay), rewriter);
    rewriter.replaceOp(op, results);
    return true;
  }
}

class RemoveEmptyElseBranch extends OpRewritePattern<IfOp> {
  readonly root = IfOp;

  matchAndRewrite(op: IfOp, rewriter: PatternRewriter): LogicalResult {
    if (op.numResults > 0 || op.elseRegion.isEmpty || !onlyYields(op.elseRegion)) return false;
    const thenRegion = new Region();
    thenRegion.takeBody(op.thenRegion);
    const { condition, location } = op;
    const regions = [thenRegion, new Region()];
    IfOp.build(rewriter, location, { condition, regions, resultTypes: [] }).setDiscardableAttrs(op.attributes);
    rewriter.eraseOp(op);
    return true;
  }
}

class RemoveStaticCondition extends OpRewritePattern<IfOp> {
  readonly root = IfOp;

  matchAndRewrite(op: IfOp, rewriter: PatternRewriter): LogicalResult {
    const condition = constantBool(op.condition);
    if (condition === undefined) return false;
    const region = condition ? op.thenRegion : op.elseRegion;
    if (region.isEmpty) rewriter.eraseOp(op);
    else replaceByRegion(op, region, rewriter);
    return true;
  }
}

/** A result that is true in one case and false in the other is the condition, or its opposite. */
class ReplaceIfYieldWithConditionOrValue extends OpRewritePattern<IfOp> {
  readonly root = IfOp;

  matchAndRewrite(op: IfOp, rewriter: PatternRewriter): LogicalResult {
    const thenValues = yieldedValues(op.thenRegion);
    const elseValues = yieldedValues(op.elseRegion);
    let changed = false;
    op.results.forEach((result, i) => {
      if (!result.hasUses) return;
      const replacement = this.#replacement(op, thenValues[i]!, elseValues[i]!, rewriter);
      if (!replacement) return;
      rewriter.replaceAllUsesWith(result, replacement);
      changed = true;
    });
    return changed;
  }

  #replacement(op: IfOp, thenValue: Value, elseValue: Value, rewriter: PatternRewriter): Value | undefined {
    if (thenValue === elseValue) return thenValue;
    const [whenTrue, whenFalse] = [constantBool(thenValue), constantBool(elseValue)];
    if (thenValue.type !== op.condition.type || whenTrue === undefined || whenFalse === undefined) return undefined;
    if (whenTrue === whenFalse) return undefined;
    if (whenTrue) return op.condition;
    const rhs = constant(true, op, rewriter);
    return XOrIOp.build(rewriter, op.location, { lhs: op.condition, rhs }).result();
  }
}

export function ifPatterns(): readonly RewritePattern[] {
  return [
    new CombineIfs(),
    new CombineNestedIfs(),
    new ConditionPropagation(),
    new ConvertTrivialIfToSelect(),
    new RemoveEmptyElseBranch(),
    new RemoveStaticCondition(),
    new ReplaceIfYieldWithConditionOrValue(),
    ...regionBranchPatterns(IfOp),
  ];
}
