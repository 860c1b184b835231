import { Attribute } from '../ir/attribute.ts';
import { type Context } from '../ir/context.ts';
import { factsOf } from '../ir/op-facts.ts';
import { type Operation } from '../ir/operation.ts';
import { RewritePattern } from '../ir/pattern-match.ts';
import { type Value } from '../ir/value.ts';
import { walk } from '../ir/walk.ts';
import { AttributeRangeError } from '../ods/build.ts';
import { InternalError } from '../support/invariant.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { operationsToConvert } from './conversion-order.ts';
import { adaptorOf, OpConversionPattern } from './conversion-pattern.ts';
import { ConversionPatternRewriter } from './conversion-rewriter.ts';
import { type ConversionTarget } from './conversion-target.ts';
import { foldOperation } from './fold.ts';
import { givePlace } from './give-place.ts';
import { Materializations } from './materializations.ts';
import { PatternSet } from './pattern-set.ts';

/** Patterns for a conversion; plain rewrite patterns may be among them. */
export type ConversionPatterns = readonly (OpConversionPattern | RewritePattern)[];

export interface ConversionOptions {
  /** Fold illegal operations before patterns are tried; default true. */
  readonly fold?: boolean;
  /** Says of an operation that could not be converted, where no pattern for it says why, what a user can do. */
  readonly explain?: (op: Operation) => string | undefined;
  /** In a partial conversion, gets the operations that could not be converted. */
  readonly unlegalizedOps?: Set<Operation>;
}

/**
 * Converts everything in `op`, itself included, until only operations that are legal for `target` are left. Returns failure
 * after a diagnostic; the IR is then half converted and must not be used.
 * Source: mlir/lib/Transforms/Utils/DialectConversion.cpp. Differs: notes say why patterns did not apply; rewrites take effect at once and are never taken back, as
 * with `allowPatternRollback = false` there.
 */
export function applyFullConversion(
  op: Operation,
  target: ConversionTarget,
  patterns: ConversionPatterns,
  options: ConversionOptions = {},
): LogicalResult {
  return new Conversion(op.context, 'full', target, patterns, options).run(op);
}

/** Does the same, but operations that nothing is said about may stay. */
export function applyPartialConversion(
  op: Operation,
  target: ConversionTarget,
  patterns: ConversionPatterns,
  options: ConversionOptions = {},
): LogicalResult {
  return new Conversion(op.context, 'partial', target, patterns, options).run(op);
}

class Conversion {
  readonly #mode: 'full' | 'partial';
  readonly #target: ConversionTarget;
  readonly #patterns: PatternSet<OpConversionPattern | RewritePattern>;
  readonly #options: ConversionOptions;
  readonly #materializations: Materializations;
  readonly #rewriter: ConversionPatternRewriter;
  /** Operations nested in recursively legal ones. */
  readonly #ignored = new Set<Operation>();
  #root: Operation | undefined;
  /** What the pattern that is being applied made and changed. */
  #created: Operation[] = [];
  #modified: Operation[] = [];
  /** The patterns being applied, each to something that the one before it made. */
  readonly #active = new Set<unknown>();
  /** A pattern made something that cannot be converted, which cannot be taken back. */
  #stuck = false;
  /** The operation that patterns are tried on, and why they do not apply. Where one that a pattern has made cannot be legalized, its reasons stay. */
  #tried: Operation | undefined;
  #reasons = new Set<string>();
  /** Whether the pattern that is being applied is for one class of operations; what the others say does not tell a user more. */
  #isForThisOp = false;

  constructor(
    context: Context,
    mode: 'full' | 'partial',
    target: ConversionTarget,
    patterns: ConversionPatterns,
    options: ConversionOptions,
  ) {
    this.#mode = mode;
    this.#target = target;
    this.#patterns = new PatternSet(patterns);
    this.#options = options;
    this.#materializations = new Materializations(context);
    this.#rewriter = new ConversionPatternRewriter(
      context,
      {
        // What is moved has its turn anyway.
        notifyOperationInserted: (op, isMoved) => {
          if (!isMoved) this.#created.push(op);
        },
        notifyOperationModified: (op) => void this.#modified.push(op),
        notifyMatchFailure: (op, reason) => {
          if (op === this.#tried && this.#isForThisOp) this.#reasons.add(reason);
        },
      },
      this.#materializations,
    );
  }

  run(root: Operation): LogicalResult {
    this.#root = root;
    const ops = operationsToConvert(root, this.#target, true);
    for (let i = 0; i < ops.length; i++) if (!this.#convert(ops[i]!)) return false;
    return this.#materializations.resolve();
  }

  #convert(op: Operation): LogicalResult {
    if (this.#reasons.size > 0) this.#reasons = new Set();
    if (this.#legalize(op)) return true;
    givePlace(op);
    const message = `failed to legalize operation '${op.name}'`;
    if (this.#mode === 'full' || this.#stuck) return op.emitError(message, ...this.#notes(op));
    if (this.#target.isIllegal(op)) {
      return op.emitError(`${message} that was explicitly marked illegal`, ...this.#notes(op));
    }
    this.#options.unlegalizedOps?.add(op);
    return true;
  }

  /** Returns why the operation could not be converted, or what to do. */
  #notes(op: Operation): readonly string[] {
    if (this.#reasons.size > 0) return [...this.#reasons];
    const explanation = this.#options.explain?.(op);
    return explanation === undefined ? [] : [explanation];
  }

  #legalize(op: Operation): boolean {
    if ((op.block === null && op !== this.#root) || (this.#ignored.size > 0 && this.#ignored.has(op))) return true;
    const legality = this.#target.isLegal(op);
    if (legality === 'recursively-legal') {
      walk(op, { before: (nested) => (nested === op ? undefined : void this.#ignored.add(nested)) });
    }
    if (legality) return true;
    return ((this.#options.fold ?? true) && this.#legalizeByFolding(op)) || this.#legalizeByPattern(op);
  }

  #isGone(op: Operation): boolean {
    return op.block === null && op !== this.#root;
  }

  #legalizeByFolding(op: Operation): boolean {
    const { info } = op;
    if (!info) return false;
    const { canFold, isConstantLike } = factsOf(info);
    if (!canFold || isConstantLike) return false;
    const folded = foldOperation(op);
    if (folded === 'updated') return this.#legalize(op);
    const values = folded && this.#materialize(op, folded);
    if (!values) return false;
    this.#rewriter.replaceOp(op, values);
    return true;
  }

  /** Returns the results of folding as values; undefined when a constant cannot be made, or is not legal. */
  #materialize(op: Operation, folded: readonly (Attribute | Value)[]): Value[] | undefined {
    const made: Operation[] = [];
    const values = folded.map((item, i) => {
      if (!(item instanceof Attribute)) return item;
      this.#rewriter.setInsertionPointBefore(op);
      const materialize = op.info?.dialect.hooks.materializeConstant;
      const constant = materialize?.(this.#rewriter, item, op.result(i).type, op.location);
      if (constant) made.push(constant);
      return constant?.result();
    });
    const isDone =
      values.every((value) => value !== undefined) && made.every((constant) => this.#target.isLegal(constant));
    if (isDone) return values as Value[];
    for (const useless of made.reverse()) this.#rewriter.eraseOp(useless);
    return undefined;
  }

  #legalizeByPattern(op: Operation): boolean {
    const [outerTried, outerReasons] = [this.#tried, this.#reasons];
    this.#tried = op;
    if (outerTried) this.#reasons = new Set();
    const isLegal = this.#tryPatterns(op);
    this.#tried = outerTried;
    if (isLegal) this.#reasons = outerReasons;
    return isLegal;
  }

  #tryPatterns(op: Operation): boolean {
    const patterns = this.#patterns.for(op);
    for (let i = 0; i < patterns.length; i++) {
      const pattern = patterns[i]!;
      // A pattern that made `op` does not apply to it again, which might never end.
      if (this.#active.has(pattern)) continue;
      if (!(pattern instanceof OpConversionPattern && pattern.hasBoundedRecursion)) this.#active.add(pattern);
      const outerCreated = this.#created;
      const outerModified = this.#modified;
      const created: Operation[] = (this.#created = []);
      const modified: Operation[] = (this.#modified = []);
      const applied = this.#apply(pattern, op);
      this.#created = outerCreated;
      this.#modified = outerModified;
      const result = applied && this.#legalizeResults(created) && this.#legalizeResults(modified);
      this.#active.delete(pattern);
      if (result || this.#stuck) return result;
      if (!created.every((made) => this.#isGone(made))) {
        throw new InternalError(`a pattern for '${op.name}' made operations and then failed`);
      }
    }
    return false;
  }

  /** Applies a pattern. One that would make what cannot be said ends the conversion, with a note: what it has made by then cannot be taken back. */
  #apply(pattern: OpConversionPattern | RewritePattern, op: Operation): LogicalResult {
    try {
      return this.#match(pattern, op);
    } catch (error) {
      if (!(error instanceof AttributeRangeError)) throw error;
      this.#reasons.add(error.message);
      this.#stuck = true;
      return false;
    }
  }

  #match(pattern: OpConversionPattern | RewritePattern, op: Operation): LogicalResult {
    const rewriter = this.#rewriter;
    this.#isForThisOp = (pattern.root ?? pattern.rootInterface) !== undefined;
    // Beside the operation that is converted itself nothing can be made, but a pattern for all operations is asked about it too.
    if (op.block) rewriter.setInsertionPointBefore(op);
    else rewriter.insertionPoint = undefined;
    if (pattern instanceof RewritePattern) {
      rewriter.currentTypeConverter = undefined;
      return pattern.matchAndRewrite(op, rewriter);
    }
    const operands = this.#convertedOperands(pattern, op);
    if (!operands) return false;
    rewriter.currentTypeConverter = pattern.typeConverter;
    return pattern.matchAndRewrite(op, adaptorOf(op, operands), rewriter);
  }

  /** Legalizes what a pattern has made or changed; failure cannot be repaired any more. */
  #legalizeResults(ops: readonly Operation[]): boolean {
    for (let i = 0; i < ops.length; i++) {
      if (this.#legalize(ops[i]!)) continue;
      this.#stuck = true;
      return false;
    }
    return true;
  }

  /** Returns the converted values of the operands, cast where need be; undefined when a type cannot be converted. */
  #convertedOperands({ typeConverter }: OpConversionPattern, op: Operation): Value[] | undefined {
    if (!typeConverter && this.#materializations.isEmpty) return op.operands;
    const converted: Value[] = [];
    for (const [i, { value }] of op.opOperands.entries()) {
      const chain = this.#materializations.chain(value);
      const latest = chain[chain.length - 1]!;
      const type = typeConverter ? typeConverter.convertType(value.type) : latest.type;
      if (!type) {
        this.#rewriter.notifyMatchFailure(
          op,
          `unable to convert type for operand #${i}, type was '${op.context.printType(value.type)}'`,
        );
        return undefined;
      }
      const fitting = chain.findLast((candidate) => candidate.type === type);
      converted.push(fitting ?? this.#materializations.target(latest, type, op.location, typeConverter));
    }
    return converted;
  }
}
