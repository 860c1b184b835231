import { type AffineMap } from '../../../affine/affine-map.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isDynamic, MemRefType, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type OpResult, type Value } from '../../../ir/value.ts';
import { cloneWith } from '../../../rewrite/clone-with.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { preservesStaticInformation } from '../../tensor/fold-cast.ts';
import { CastOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';
import { relayoutCastPatterns } from './relayout-cast-patterns.ts';
import { hasPureTensorSemantics } from './semantics.ts';
import { StructuredOpPattern } from './structured-op-pattern.ts';

/** Canonicalization of all structured operations. Source: LinalgDialect::getCanonicalizationPatterns of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp. */

/** Erases operations on buffers without elements. */
class EraseDeadLinalgOp extends StructuredOpPattern {
  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    const isEmpty = op.operands.some(({ type }) => type instanceof MemRefType && type.shape.includes(0));
    if (!isEmpty) return rewriter.notifyMatchFailure(op, 'no buffer without elements');
    rewriter.eraseOp(op);
    return true;
  }
}

/** Makes a result of the type that it is cast to, by a cast of the init. */
class FoldTensorCastConsumerOp extends OpRewritePattern<CastOp> {
  readonly root = CastOp;

  matchAndRewrite(op: CastOp, rewriter: PatternRewriter): LogicalResult {
    const { source } = op;
    const { type } = op.result();
    const producer = source.definingOp;
    if (!preservesStaticInformation(source.type, type))
      return rewriter.notifyMatchFailure(op, 'the cast forgets sizes');
    if (!producer || !LinalgStructuredInterface.isImplementedBy(producer)) {
      return rewriter.notifyMatchFailure(op, 'not a cast of what a loop nest makes');
    }
    if (op.block !== producer.block) return rewriter.notifyMatchFailure(op, 'the cast may not be reached');
    rewriter.setInsertionPointBefore(producer);
    const { location } = producer;
    const number = (source as OpResult).resultNumber;
    const init = dpsInits(producer)![number]!;
    const operands: Value[] = producer.operands.slice();
    operands[init.operandNumber] = CastOp.build(rewriter, location, { source: init.value, destType: type }).result();
    const types: Type[] = producer.resultTypes.slice();
    types[number] = type;
    const clone = cloneWith(rewriter, producer, types, operands);
    const back = CastOp.build(rewriter, location, { source: clone.result(number), destType: source.type }).result();
    rewriter.replaceOp(
      producer,
      clone.results.map((result, i) => (i === number ? back : result)),
    );
    rewriter.replaceOp(op, [clone.result(number)]);
    return true;
  }
}

/** Gives operands the sizes that other operands say. */
class InferStaticShapeOfOperands extends StructuredOpPattern {
  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    if (!hasPureTensorSemantics(op)) return rewriter.notifyMatchFailure(op, 'not on tensors');
    const { indexingMaps } = LinalgStructuredInterface.of(op)!;
    if (!indexingMaps.every((map) => map.isProjectedPermutation())) {
      return rewriter.notifyMatchFailure(op, 'sizes are not those of loops');
    }
    const known = knownLoops(op.operands, indexingMaps);
    const types = op.operands.map(({ type }, i) => inferredType(type, indexingMaps[i]!, known));
    if (types.every((type, i) => type === op.operand(i).type)) {
      return rewriter.notifyMatchFailure(op, 'nothing more is known');
    }
    const { location } = op;
    const operands = op.operands.map((source, i) =>
      types[i] === source.type ? source : CastOp.build(rewriter, location, { source, destType: types[i]! }).result(),
    );
    const inits = dpsInits(op)!.map(({ operandNumber }) => types[operandNumber]!);
    const clone = cloneWith(rewriter, op, inits, operands);
    const replacements = op.results.map(({ type }, i) => {
      const source = clone.result(i);
      return source.type === type ? source : CastOp.build(rewriter, location, { source, destType: type }).result();
    });
    rewriter.replaceOp(op, replacements);
    return true;
  }
}

/** Returns the sizes of loops that operands say; of a static tensor that is cast those before the cast. */
function knownLoops(operands: readonly Value[], maps: readonly AffineMap[]): ReadonlyMap<number, number> {
  const known = new Map<number, number>();
  for (const [i, { type, definingOp }] of operands.entries()) {
    if (!(type instanceof RankedTensorType)) continue;
    const before = definingOp instanceof CastOp ? definingOp.source.type : undefined;
    const { shape } = before instanceof RankedTensorType && before.hasStaticShape ? before : type;
    for (const [dim, size] of shape.entries()) {
      const loop = maps[i]!.getDimPosition(dim);
      if (!isDynamic(type.shape[dim]!) && !known.has(loop)) known.set(loop, size);
    }
  }
  return known;
}

function inferredType(type: Type, map: AffineMap, known: ReadonlyMap<number, number>): Type {
  if (!(type instanceof RankedTensorType)) return type;
  return type.withShape(
    type.shape.map((size, dim) => (isDynamic(size) ? (known.get(map.getDimPosition(dim)) ?? size) : size)),
  );
}

export const dialectPatterns = (): readonly RewritePattern[] => [
  new EraseDeadLinalgOp(),
  new FoldTensorCastConsumerOp(),
  ...relayoutCastPatterns(),
  new InferStaticShapeOfOperands(),
];
