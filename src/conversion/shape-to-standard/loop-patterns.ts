/** Loops over the sizes of shapes. Source: mlir/lib/Conversion/ShapeToStandard/ShapeToStandard.cpp. */
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { buildBoolConstant } from '../../dialects/arith/build-bool.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { AndIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { ReduceOp, ShapeEqOp } from '../../dialects/shape/generated/shape-ops.gen.ts';
import { ShapeType } from '../../dialects/shape/generated/shape-types.gen.ts';
import { buildExtract } from '../../dialects/tensor/build-extract.ts';
import { IRMapping } from '../../ir/clone.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildChoice, buildLoop, dimOf } from './loops.ts';

/** Runs the body for each size. */
class ReduceOpConverter extends OpConversionPattern<ReduceOp> {
  readonly root = ReduceOp;

  matchAndRewrite(op: ReduceOp, adaptor: ReduceOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op.shape.type instanceof ShapeType) return rewriter.notifyMatchFailure(op, 'may be an error');
    const { location } = op;
    const lowerBound = buildIndexConstant(rewriter, location, 0);
    const step = buildIndexConstant(rewriter, location, 1);
    const upperBound = dimOf(rewriter, location, adaptor.shape, lowerBound);
    const body = op.region.firstBlock!;
    const results = buildLoop(rewriter, location, { lowerBound, upperBound, step }, op.initVals, (index, args) => {
      const size = buildExtract(rewriter, location, adaptor.shape, [index]);
      const mapping = new IRMapping();
      [index, size, ...args].forEach((value, i) => mapping.map(body.arguments[i]!, value));
      for (const nested of body.operations()) if (nested !== body.lastOp) rewriter.clone(nested, mapping);
      return body.lastOp!.operands.map((value) => mapping.lookup(value));
    });
    rewriter.replaceOp(op, results);
    return true;
  }
}

/** Compares each shape with the first one, where their ranks are equal. */
class ShapeEqOpConverter extends OpConversionPattern<ShapeEqOp> {
  readonly root = ShapeEqOp;

  matchAndRewrite(op: ShapeEqOp, adaptor: ShapeEqOp, rewriter: ConversionPatternRewriter): LogicalResult {
    if (op.operands.some(({ type }) => type instanceof ShapeType)) {
      return rewriter.notifyMatchFailure(op, 'may be an error');
    }
    const { location } = op;
    const [first, ...others] = adaptor.operands;
    if (!first || others.length === 0) {
      rewriter.replaceOp(op, [buildBoolConstant(rewriter, location, true)]);
      return true;
    }
    const zero = buildIndexConstant(rewriter, location, 0);
    const rank = dimOf(rewriter, location, first, zero);
    const comparison = new ShapeComparison(op, rewriter, first, rank, zero);
    const build = new ArithBuilder(rewriter, location);
    let result: Value | undefined;
    for (const other of others) {
      const isSame = comparison.with(other);
      result = result ? build.apply(AndIOp, result, isSame) : isSame;
    }
    rewriter.replaceOp(op, [result!]);
    return true;
  }
}

class ShapeComparison {
  readonly #build: ArithBuilder;

  constructor(
    private readonly op: ShapeEqOp,
    private readonly rewriter: ConversionPatternRewriter,
    private readonly first: Value,
    private readonly rank: Value,
    private readonly zero: Value,
  ) {
    this.#build = new ArithBuilder(rewriter, op.location);
  }

  /** Makes whether another shape is the same. */
  with(other: Value): Value {
    const { rewriter, rank, zero } = this;
    const { location } = this.op;
    const otherRank = dimOf(rewriter, location, other, zero);
    return buildChoice(
      rewriter,
      location,
      this.#build.compareIntegers(CmpIPredicate.eq, rank, otherRank),
      () => this.#compareSizes(other),
      () => buildBoolConstant(rewriter, location, false),
    );
  }

  #compareSizes(other: Value): Value {
    const { rewriter, rank, zero } = this;
    const { location } = this.op;
    const one = buildIndexConstant(rewriter, location, 1);
    const isTrue = buildBoolConstant(rewriter, location, true);
    const bounds = { lowerBound: zero, upperBound: rank, step: one };
    const [areSame] = buildLoop(rewriter, location, bounds, [isTrue], (dim, [known]) => {
      const sizes = [this.first, other].map((shape) => buildExtract(rewriter, location, shape, [dim]));
      return [this.#build.apply(AndIOp, known!, this.#build.compareIntegers(CmpIPredicate.eq, sizes[0]!, sizes[1]!))];
    });
    return areSame!;
  }
}

export const loopConversions = (): OpConversionPattern[] => [new ReduceOpConverter(), new ShapeEqOpConverter()];
