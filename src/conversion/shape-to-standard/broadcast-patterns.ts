/** Shapes that broadcast. Source: mlir/lib/Conversion/ShapeToStandard/ShapeToStandard.cpp. */
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { buildBoolConstant } from '../../dialects/arith/build-bool.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { AndIOp, MaxUIOp, OrIOp, SubIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { BroadcastOp, IsBroadcastableOp } from '../../dialects/shape/generated/shape-ops.gen.ts';
import { ShapeType } from '../../dialects/shape/generated/shape-types.gen.ts';
import { buildExtract } from '../../dialects/tensor/build-extract.ts';
import { CastOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildChoice, buildGenerate, buildLoop, dimOf } from './loops.ts';

/** Shapes that are aligned at their last dimensions. */
class AlignedShapes {
  readonly maxRank: Value;
  /** How many dimensions of the longest shape are before those of each shape. */
  readonly #missing: readonly Value[];
  readonly #build: ArithBuilder;

  constructor(
    private readonly rewriter: OpBuilder,
    private readonly location: Location,
    private readonly shapes: readonly Value[],
    zero: Value,
  ) {
    const build = (this.#build = new ArithBuilder(rewriter, location));
    const ranks = shapes.map((shape) => dimOf(rewriter, location, shape, zero));
    const maxRank = ranks.reduce((max, rank) => build.apply(MaxUIOp, rank, max));
    this.maxRank = maxRank;
    this.#missing = ranks.map((rank) => build.apply(SubIOp, maxRank, rank));
  }

  /** Goes through the shapes with a value: where a shape has the dimension, `next` makes the next value of it and of the size. */
  #fold(dim: Value, init: Value, next: (value: Value, size: Value) => Value): Value {
    const build = this.#build;
    return this.shapes.reduce((value, shape, i) => {
      const missing = this.#missing[i]!;
      const isMissing = build.compareIntegers(CmpIPredicate.ult, dim, missing);
      return buildChoice(
        this.rewriter,
        this.location,
        isMissing,
        () => value,
        () => next(value, buildExtract(this.rewriter, this.location, shape, [build.apply(SubIOp, dim, missing)])),
      );
    }, init);
  }

  /** Makes the size of a dimension of the result: that which is not 1. */
  broadcastSize(dim: Value): Value {
    const build = this.#build;
    const one = buildIndexConstant(this.rewriter, this.location, 1);
    return this.#fold(dim, one, (known, size) =>
      build.select(build.compareIntegers(CmpIPredicate.eq, size, one), known, size),
    );
  }

  /** Makes whether `isFit` and each size of the dimension is 1 or that of the result. */
  fit(dim: Value, isFit: Value, one: Value): Value {
    const build = this.#build;
    const result = this.broadcastSize(dim);
    return this.#fold(dim, isFit, (known, size) => {
      const isOne = build.compareIntegers(CmpIPredicate.eq, size, one);
      const isResult = build.compareIntegers(CmpIPredicate.eq, size, result);
      return build.apply(AndIOp, known, build.apply(OrIOp, isOne, isResult));
    });
  }
}

class BroadcastOpConverter extends OpConversionPattern<BroadcastOp> {
  readonly root = BroadcastOp;

  matchAndRewrite(op: BroadcastOp, adaptor: BroadcastOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location } = op;
    const { type } = op.result();
    if (type instanceof ShapeType) return rewriter.notifyMatchFailure(op, 'may be an error');
    if (op.numOperands === 0) return rewriter.notifyMatchFailure(op, 'no shapes');
    const zero = buildIndexConstant(rewriter, location, 0);
    const shapes = new AlignedShapes(rewriter, location, adaptor.operands, zero);
    const source = buildGenerate(rewriter, location, shapes.maxRank, (dim) => shapes.broadcastSize(dim));
    const isSame = source.type === type;
    rewriter.replaceOp(op, [isSame ? source : CastOp.build(rewriter, location, { source, destType: type }).result()]);
    return true;
  }
}

class IsBroadcastableOpConverter extends OpConversionPattern<IsBroadcastableOp> {
  readonly root = IsBroadcastableOp;

  matchAndRewrite(
    op: IsBroadcastableOp,
    adaptor: IsBroadcastableOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    const { location } = op;
    if (op.operands.some(({ type }) => type instanceof ShapeType)) {
      return rewriter.notifyMatchFailure(op, 'may be an error');
    }
    if (op.numOperands === 0) return rewriter.notifyMatchFailure(op, 'no shapes');
    const zero = buildIndexConstant(rewriter, location, 0);
    const one = buildIndexConstant(rewriter, location, 1);
    const shapes = new AlignedShapes(rewriter, location, adaptor.operands, zero);
    const isTrue = buildBoolConstant(rewriter, location, true);
    const bounds = { lowerBound: zero, upperBound: shapes.maxRank, step: one };
    rewriter.replaceOp(
      op,
      buildLoop(rewriter, location, bounds, [isTrue], (dim, [isFit]) => [shapes.fit(dim, isFit!, one)]),
    );
    return true;
  }
}

export const broadcastConversions = (): OpConversionPattern[] => [
  new BroadcastOpConverter(),
  new IsBroadcastableOpConverter(),
];
