import { type Operation } from '../../../ir/operation.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Region } from '../../../ir/region.ts';
import { wouldOpBeTriviallyDead } from '../../../ir/interfaces/memory-effects.ts';
import { OpRewritePattern, type PatternRewriter, RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { constantValue, matchConstant } from '../../../rewrite/fold.ts';
import { applyPatternsUntilDone } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  definingDialect,
  inferIntegerRanges,
  integerOfType,
  type IntegerRanges,
} from '../../../transforms/dataflow/integer-range-analysis.ts';
import { signedValue, uniformElement } from '../constant-folding.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { materializeConstant } from '../constant-value.ts';
import { RemSIOp, RemUIOp } from '../generated/arith-ops.gen.ts';
import { ArithIntRangeOptsPassBase } from '../generated/arith-passes.gen.ts';

/** `int-range-optimizations`. Source: IntRangeOptimizationsPass of mlir/lib/Dialect/Arith/Transforms/IntRangeOptimizations.cpp. */
export class ArithIntRangeOptsPass extends ArithIntRangeOptsPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const ranges = inferIntegerRanges(root, true);
    const patterns = [
      new MaterializeKnownConstantValues(ranges),
      new DeleteTrivialRem(RemSIOp, ranges),
      new DeleteTrivialRem(RemUIOp, ranges),
    ];
    return applyPatternsUntilDone(root, patterns, mlirGreedyDefaults);
  }
}

/** Puts constants in the place of results, and of arguments of regions, that can be but one number. */
class MaterializeKnownConstantValues extends RewritePattern {
  readonly root = undefined;
  readonly #ranges: IntegerRanges;

  constructor(ranges: IntegerRanges) {
    super();
    this.#ranges = ranges;
  }

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    if (constantValue(op) !== undefined) return false;
    const isReplaced = (value: Value): boolean => value.hasUses && this.#numberOf(value) !== undefined;
    if (!op.results.some(isReplaced) && !argumentsOf(op.regions).some(isReplaced)) return false;
    const kept = op.results.filter((result) => !this.#replace(result, rewriter) && result.hasUses);
    if (op.numResults > 0 && kept.length === 0 && wouldOpBeTriviallyDead(op)) {
      rewriter.eraseOp(op);
      return true;
    }
    for (const { blocks } of op.regions) {
      for (const block of blocks) {
        rewriter.setInsertionPointToStart(block);
        for (const argument of block.arguments) this.#replace(argument, rewriter);
      }
    }
    return true;
  }

  #numberOf(value: Value): bigint | undefined {
    return this.#ranges.get(value)?.constantValue;
  }

  #replace(value: Value, rewriter: PatternRewriter): boolean {
    const constant = value.hasUses ? this.#constantFor(value, rewriter) : undefined;
    if (!constant) return false;
    this.#ranges.set(constant, this.#ranges.get(value)!);
    rewriter.replaceAllUsesWith(value, constant);
    return true;
  }

  #constantFor(value: Value, builder: OpBuilder): Value | undefined {
    const { type, location } = value;
    const number = this.#numberOf(value);
    const attribute = number === undefined ? undefined : integerOfType(type, number);
    if (!attribute) return undefined;
    const hooks = builder.context.getOrLoadDialect(definingDialect(value))?.hooks;
    const made = hooks?.materializeConstant?.(builder, attribute, type, location);
    return (made ?? materializeConstant(builder, attribute, type, location))?.result();
  }
}

function argumentsOf(regions: readonly Region[]): Value[] {
  return regions.flatMap(({ blocks }) => blocks.flatMap((block) => block.arguments));
}

/** The remainder of what is less than the divisor is what it was. */
class DeleteTrivialRem<T extends RemSIOp | RemUIOp> extends OpRewritePattern<T> {
  readonly root: abstract new (...args: never[]) => T;
  readonly #ranges: IntegerRanges;

  constructor(root: abstract new (...args: never[]) => T, ranges: IntegerRanges) {
    super();
    this.root = root;
    this.#ranges = ranges;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const divisor = uniformElement(matchConstant(op.rhs));
    const range = this.#ranges.get(op.lhs);
    if (!(divisor instanceof IntegerAttr) || !range) return false;
    // Differs: of divisors of more than 64 bits mlir-opt takes the low ones.
    const modulus = signedValue(divisor);
    const isSigned = op instanceof RemSIOp;
    const [min, max] = isSigned
      ? [range.smin, range.smax]
      : [BigInt.asIntN(range.width, range.umin), BigInt.asIntN(range.width, range.umax)];
    if (min < 0n || max < min || max >= modulus) return false;
    rewriter.replaceOp(op, [op.lhs]);
    return true;
  }
}
