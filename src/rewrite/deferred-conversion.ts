import { Attribute } from '../ir/attribute.ts';
import { type Context } from '../ir/context.ts';
import { factsOf } from '../ir/op-facts.ts';
import { type Operation } from '../ir/operation.ts';
import { PatternRewriter, RewritePattern } from '../ir/pattern-match.ts';
import { type Value } from '../ir/value.ts';
import { walk } from '../ir/walk.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { operationsToConvert } from './conversion-order.ts';
import { adaptorOf, OpConversionPattern } from './conversion-pattern.ts';
import { type ConversionPatterns } from './conversion.ts';
import { type ConversionTarget } from './conversion-target.ts';
import { DeferredRewriter, restoring } from './deferred-rewriter.ts';
import { foldOperation } from './fold.ts';
import { unresolvedMaterialization } from './materializations.ts';
import { PatternSet } from './pattern-set.ts';
import { reconcileUnrealizedCasts } from './reconcile-casts.ts';

/**
 * Converts everything in `op`, itself included, until no operation is left that is illegal for `target`; operations that nothing is said about may stay. All replacements
 * happen at the end, so that what comes out, to the order of casts, is what MLIR's own passes give. What a pattern did is taken back where it fails, or where something that it made cannot be converted. Returns failure after a diagnostic; the IR must not
 * be used then.
 * Source: mlir/lib/Transforms/Utils/DialectConversion.cpp, with `allowPatternRollback`.
 */
export function applyDeferredPartialConversion(
  op: Operation,
  target: ConversionTarget,
  patterns: ConversionPatterns,
): LogicalResult {
  return new DeferredConversion(op.context, target, patterns, false).run(op);
}

/** Does the same, but only operations that are legal may stay. */
export function applyDeferredFullConversion(
  op: Operation,
  target: ConversionTarget,
  patterns: ConversionPatterns,
): LogicalResult {
  return new DeferredConversion(op.context, target, patterns, true).run(op);
}

/** How often an operation is folded in place at most: operations that depend on themselves might be for ever. */
const mostUpdates = 1000;

class DeferredConversion {
  readonly #target: ConversionTarget;
  readonly #patterns: PatternSet<OpConversionPattern | RewritePattern>;
  readonly #rewriter: DeferredRewriter;
  /** Operations nested in recursively legal ones. */
  readonly #ignored = new Set<Operation>();
  /** What the pattern that is being applied made and changed. */
  #created: Operation[] = [];
  /** The patterns being applied, each to something that the one before it made. */
  readonly #active = new Set<OpConversionPattern | RewritePattern>();

  constructor(
    context: Context,
    target: ConversionTarget,
    patterns: ConversionPatterns,
    readonly isFull: boolean,
  ) {
    this.#target = target;
    this.#patterns = new PatternSet(patterns);
    const listen = (op: Operation): void => void this.#created.push(op);
    this.#rewriter = new DeferredRewriter(context, {
      notifyOperationInserted: (op, isMoved) => {
        // What is moved has its turn anyway.
        if (!isMoved) listen(op);
      },
      notifyOperationModified: listen,
    });
  }

  run(root: Operation): LogicalResult {
    for (const op of operationsToConvert(root, this.#target, false)) {
      const isDone = this.#legalize(op) || !(this.isFull || this.#target.isIllegal(op));
      this.#rewriter.keepChanges();
      if (isDone) continue;
      const reason = this.isFull ? '' : ' that was explicitly marked illegal';
      return op.emitError(`failed to legalize operation '${op.name}'${reason}`);
    }
    this.#rewriter.commit();
    return this.#resolveCasts();
  }

  /** Removes casts that undo each other, and has the others made by the type converters. */
  #resolveCasts(): LogicalResult {
    const { context, standIns } = this.#rewriter;
    reconcileUnrealizedCasts(standIns.map(({ cast }) => cast));
    const rewriter = new PatternRewriter(context);
    for (const { cast, kind, converter } of standIns) {
      if (!cast.block) continue;
      rewriter.setInsertionPointBefore(cast);
      const materialize = kind === 'source' ? converter?.materializeSource : converter?.materializeTarget;
      const value = materialize?.(rewriter, cast.result().type, cast.operands, cast.location);
      if (!value) return unresolvedMaterialization(cast);
      rewriter.replaceOp(cast, [value]);
    }
    return true;
  }

  #legalize(op: Operation): boolean {
    const legality = this.#target.isLegal(op);
    if (legality === 'recursively-legal') {
      walk(op, { before: (nested) => (nested === op ? undefined : void this.#ignored.add(nested)) });
    }
    if (legality || this.#ignored.has(op) || this.#rewriter.isReplaced(op)) return true;
    return this.#legalizeByFolding(op) || this.#legalizeByPattern(op);
  }

  #legalizeByFolding(op: Operation): boolean {
    const { info } = op;
    if (!info) return false;
    const { canFold, isConstantLike } = factsOf(info);
    if (!canFold || isConstantLike) return false;
    const restore = restoring(op);
    const { numOperands } = op;
    let folded = foldOperation(op);
    let updates = 0;
    while (folded === 'updated' && updates++ < mostUpdates) folded = foldOperation(op);
    if (!folded && updates > 0) return this.#legalize(op);
    if (folded && folded !== 'updated' && this.#replaceByFolded(op, folded)) return true;
    // Folders may drop operands without a word: see the hook of `shape.assuming_all`.
    if (updates > 0 || op.numOperands < numOperands) restore();
    return false;
  }

  /** Replaces `op` by what it folds to; failure, which changes nothing, when a constant cannot be made or legalized. */
  #replaceByFolded(op: Operation, folded: readonly (Attribute | Value)[]): boolean {
    const rewriter = this.#rewriter;
    const [outerConverter, outerCreated] = [rewriter.currentTypeConverter, this.#created];
    rewriter.currentTypeConverter = undefined;
    this.#created = [];
    const before = rewriter.changesSoFar;
    rewriter.setInsertionPointBefore(op);
    const values: Value[] = [];
    for (const [i, item] of folded.entries()) {
      const value = item instanceof Attribute ? this.#constant(op, item, op.result(i)) : item;
      if (value) values.push(value);
    }
    const made = this.#created;
    this.#created = outerCreated;
    let isDone = values.length === folded.length;
    if (isDone) {
      rewriter.replaceOp(op, values);
      isDone = made.every((constant) => this.#legalize(constant));
    }
    if (!isDone) rewriter.rollBack(before);
    rewriter.currentTypeConverter = outerConverter;
    return isDone;
  }

  #constant(op: Operation, value: Attribute, { type }: Value): Value | undefined {
    return op.info?.dialect.hooks.materializeConstant?.(this.#rewriter, value, type, op.location)?.result();
  }

  #legalizeByPattern(op: Operation): boolean {
    for (const pattern of this.#patterns.for(op)) {
      // A pattern that made `op` does not apply to it again, which might never end.
      if (this.#active.has(pattern)) continue;
      if (!(pattern instanceof OpConversionPattern && pattern.hasBoundedRecursion)) this.#active.add(pattern);
      const outerCreated = this.#created;
      const created: Operation[] = (this.#created = []);
      const before = this.#rewriter.changesSoFar;
      const applied = this.#apply(pattern, op);
      this.#created = outerCreated;
      const isLegal = applied && created.every((made) => this.#legalize(made));
      this.#active.delete(pattern);
      if (isLegal) return true;
      this.#rewriter.rollBack(before);
    }
    return false;
  }

  #apply(pattern: OpConversionPattern | RewritePattern, op: Operation): LogicalResult {
    const rewriter = this.#rewriter;
    if (op.block) rewriter.setInsertionPointBefore(op);
    else rewriter.insertionPoint = undefined;
    if (pattern instanceof RewritePattern) {
      // It sees operands as they were before anything was converted.
      rewriter.currentTypeConverter = undefined;
      return pattern.matchAndRewrite(op, rewriter);
    }
    const { typeConverter } = pattern;
    const operands: Value[] = [];
    for (const { value } of op.opOperands) {
      const operand = rewriter.remap(value, op.location, typeConverter);
      if (!operand) return false;
      operands.push(operand);
    }
    rewriter.currentTypeConverter = typeConverter;
    return pattern.matchAndRewrite(op, adaptorOf(op, operands), rewriter);
  }
}
