import { AffineMap } from '../../affine/affine-map.ts';
import { type BlockArgument, type Value } from '../../ir/value.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { IRMapping } from '../../ir/clone.ts';
import { dpsInits, dpsInputs } from '../../ir/interfaces/destination-style.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, RewritePattern } from '../../ir/pattern-match.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { isDynamic, isTensorType, MemRefType } from '../../ir/types/shaped-types.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { applyPatternsGreedily } from '../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ApplyOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { canonicalizeMapAndOperands } from '../../dialects/affine/map-and-operands.ts';
import { SimplifyAffineOp } from '../../dialects/affine/simplify-patterns.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { IndexOp } from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../dialects/linalg/interfaces.ts';
import { hasPureBufferSemantics } from '../../dialects/linalg/patterns/semantics.ts';
import { operandShape } from '../../dialects/linalg/structured/operand-shape.ts';
import { type StructuredMethods } from '../../dialects/linalg/structured/structured-methods.ts';
import { DimOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { dimPatterns as memrefDimPatterns } from '../../dialects/memref/patterns/dim-patterns.ts';
import { dimPatterns as tensorDimPatterns } from '../../dialects/tensor/patterns/dim-patterns.ts';
import { type LoopRange, type LoopStyle } from './loop-nests.ts';

/** Structured operations on buffers as loops. Source: mlir/lib/Dialect/Linalg/Transforms/Loops.cpp. */

/** Returns the size of each dimension of each operand, made where the type does not say it. */
function operandSizes(builder: OpBuilder, location: Location, op: Operation): (Value | number)[] {
  return op.operands.flatMap((source) =>
    operandShape(source.type).map((size, dim) => {
      if (!isDynamic(size)) return size;
      const index = buildIndexConstant(builder, location, dim);
      const resultType = IndexType.get(builder.context);
      return createOrFold(builder, (detached) => DimOp.build(detached, location, { source, index, resultType }))[0]!;
    }),
  );
}

/** Returns the ranges of the loops: that of each is the first dimension that it alone indexes. */
function loopRanges(
  builder: OpBuilder,
  op: Operation,
  { indexingMaps, iteratorTypes }: StructuredMethods,
): LoopRange[] {
  const { location } = op;
  const sizes = operandSizes(builder, location, op);
  const exprs = indexingMaps.flatMap(({ results }) => results);
  return iteratorTypes.map((iteratorType, loop) => {
    const size = sizes[exprs.findIndex((expr) => expr.kind === 'dim' && expr.position === loop)]!;
    const lower = buildIndexConstant(builder, location, 0);
    const upper = typeof size === 'number' ? buildIndexConstant(builder, location, size) : size;
    return { lower, upper, step: buildIndexConstant(builder, location, 1), iteratorType };
  });
}

/** Computes each result of the map. Source: makeCanonicalAffineApplies. */
function applyMap(builder: OpBuilder, location: Location, map: AffineMap, indices: readonly Value[]): Value[] {
  const { context } = builder;
  return map.results.map((expr) => {
    const one = AffineMap.get(map.numDims, map.numSymbols, [expr]);
    const canonical = canonicalizeMapAndOperands({ map: one, operands: indices });
    return ApplyOp.build(builder, location, {
      map: AffineMapAttr.get(context, canonical.map),
      mapOperands: canonical.operands,
      resultType: IndexType.get(context),
    }).result();
  });
}

/** Replaces a structured operation on buffers by loops around its body. */
class LinalgRewritePattern extends RewritePattern {
  readonly root = undefined;
  readonly #style: LoopStyle;

  constructor(style: LoopStyle) {
    super();
    this.#style = style;
  }

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    const methods = LinalgStructuredInterface.of(op);
    if (!methods || !hasPureBufferSemantics(op)) {
      return rewriter.notifyMatchFailure(op, 'expected linalg op with buffer semantics');
    }
    const ranges = loopRanges(rewriter, op, methods);
    let all: readonly Value[] = [];
    this.#style.buildNest(rewriter, op.location, ranges, (indices) => {
      all = indices;
      this.#buildBody(rewriter, op, methods, indices);
    });
    const innermost = (all.at(-1) as BlockArgument | undefined)?.parentBlock;
    for (const nested of innermost?.operations() ?? []) {
      if (nested instanceof IndexOp) rewriter.replaceOp(nested, [all[Number(nested.dim)]!]);
    }
    rewriter.eraseOp(op);
    return true;
  }

  /** Loads elements, computes, and stores what is yielded. */
  #buildBody(
    rewriter: PatternRewriter,
    op: Operation,
    { indexingMaps }: StructuredMethods,
    indices: readonly Value[],
  ): void {
    const { location } = op;
    const place = (operand: number): Value[] => applyMap(rewriter, location, indexingMaps[operand]!, indices);
    const inits = dpsInits(op)!;
    const elements = [...dpsInputs(op), ...inits].map(({ value, operandNumber }) => {
      if (!(value.type instanceof MemRefType || isTensorType(value.type))) return value;
      return this.#style.load(rewriter, location, value, place(operandNumber));
    });
    const targets = inits.map(({ value, operandNumber }) => ({ value, indices: place(operandNumber) }));
    const body = op.regions[0]!.firstBlock!;
    const terminator = body.lastOp!;
    const mapping = new IRMapping();
    body.arguments.forEach((argument, i) => mapping.map(argument, elements[i]!));
    for (const nested of body.operations()) if (nested !== terminator) rewriter.clone(nested, mapping);
    for (const [i, value] of terminator.operands.entries()) {
      const target = targets[i]!;
      this.#style.store(rewriter, location, mapping.lookup(value), target.value, target.indices);
    }
  }
}

/** Replaces `affine.apply` of at most one operand by what it is: a number or the operand. */
class FoldAffineOp extends OpRewritePattern<ApplyOp> {
  readonly root = ApplyOp;
  override readonly benefit = 0;

  matchAndRewrite(op: ApplyOp, rewriter: PatternRewriter): LogicalResult {
    const map = op.map.value;
    const [expr] = map.results;
    if (map.numResults !== 1 || map.numInputs > 1) return rewriter.notifyMatchFailure(op, 'more than one value');
    if (map.numInputs === 0 && expr!.kind === 'constant') {
      rewriter.replaceOp(op, [buildIndexConstant(rewriter, op.location, expr!.value)]);
      return true;
    }
    if (expr!.kind !== 'dim' && expr!.kind !== 'symbol')
      return rewriter.notifyMatchFailure(op, 'something is computed');
    rewriter.replaceOp(op, [op.operand(0)]);
    return true;
  }
}

/** Replaces all structured operations on buffers in `root` by loops of that style. */
export function lowerLinalgToLoops(root: Operation, style: LoopStyle): void {
  applyPatternsGreedily(
    root,
    [
      new LinalgRewritePattern(style),
      ...memrefDimPatterns(),
      ...tensorDimPatterns(),
      new SimplifyAffineOp<ApplyOp>({ root: ApplyOp, leading: 0, inputs: (op) => op.mapOperands }),
      new FoldAffineOp(),
    ],
    mlirGreedyDefaults,
  );
}
