import { type AffineMap, inversePermutation } from '../../../../affine/affine-map.ts';
import { AffineMapAttr } from '../../../../ir/attributes/container-attributes.ts';
import { IRMapping } from '../../../../ir/clone.ts';
import { dpsInits, dpsInputs } from '../../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../../ir/pattern-match.ts';
import { Region } from '../../../../ir/region.ts';
import { IndexType } from '../../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type OpOperand, OpResult, type Value } from '../../../../ir/value.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import { ApplyOp } from '../../../affine/generated/affine-ops.gen.ts';
import { GenericOp, IndexOp, YieldOp } from '../../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../interfaces.ts';
import { hasPureTensorSemantics } from '../../patterns/semantics.ts';
import { coverLoops, indexingMapOf, usesElementOf, usesIndices } from '../../structured/body-uses.ts';
import { buildGeneric } from '../../structured/build-structured.ts';

/** Source: fuseElementwiseOps of mlir/lib/Dialect/Linalg/Transforms/ElementwiseOpFusion.cpp. */

/** Tells whether what makes an operand may be fused into the operation that uses it. */
export type FusionControl = (operand: OpOperand) => boolean;

/** Allows it where nothing else uses the results. */
export const isOnlyUse: FusionControl = ({ value: { definingOp } }) => {
  const used = definingOp?.results.filter(({ hasUses }) => hasUses) ?? [];
  return used.length === 1 && used[0]!.hasOneUse;
};

/** Two operations, one of which computes an input of the other. */
interface Pair {
  readonly producer: GenericOp;
  readonly consumer: GenericOp;
  /** The input of the consumer. */
  readonly operand: OpOperand;
  /** Which result of the producer it is. */
  readonly resultNumber: number;
  /** The map from the loops of the consumer to those of the producer. */
  readonly loops: AffineMap;
}

/** Returns the map of an operand of the producer from the loops of the consumer. */
const mapInConsumer = (operand: OpOperand, { loops }: Pair): AffineMap => indexingMapOf(operand).compose(loops);

/** Returns the operation that makes the operand together with the one that uses it, if they can become one. */
function findPair(operand: OpOperand): Pair | undefined {
  const { owner: consumer, value } = operand;
  if (!(value instanceof OpResult) || !(consumer instanceof GenericOp)) return undefined;
  const producer = value.owner;
  if (!(producer instanceof GenericOp) || !hasPureTensorSemantics(producer)) return undefined;
  if (!(value.type instanceof RankedTensorType)) return undefined;
  const { iteratorTypes } = LinalgStructuredInterface.of(producer)!;
  if (iteratorTypes.some((type) => type !== 'parallel')) return undefined;
  const consumerMap = indexingMapOf(operand);
  const { resultNumber } = value;
  const resultMap = indexingMapOf(dpsInits(producer)![resultNumber]!);
  if (consumerMap.numResults !== iteratorTypes.length || !resultMap.isPermutation()) return undefined;
  const loops = inversePermutation(resultMap)!.compose(consumerMap);
  const pair = { producer, consumer, operand, resultNumber, loops };
  return knowsReductions(pair) ? pair : undefined;
}

/** Tells whether other operands say how often loops of reductions are run. */
function knowsReductions(pair: Pair): boolean {
  const { consumer, operand } = pair;
  const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(consumer)!;
  if (!iteratorTypes.includes('reduction')) return true;
  const covered = new Set<number>();
  const others = consumer.opOperands.filter(({ value }) => value !== operand.value);
  const maps = [
    ...others.map(({ operandNumber }) => indexingMaps[operandNumber]!),
    ...dpsInputs(pair.producer).map((input) => mapInConsumer(input, pair)),
  ];
  for (const { results } of maps) for (const expr of results) if (expr.kind === 'dim') covered.add(expr.position);
  return covered.size === iteratorTypes.length;
}

/** Returns which results of the producer are computed still, as they or their inits are needed. */
function preservedResults({ producer, consumer, operand }: Pair): ReadonlySet<number> {
  const preserved = new Set<number>();
  const ignored = new Set<OpOperand>([operand]);
  const numLoops = [producer, consumer].reduce(
    (n, op) => n + LinalgStructuredInterface.of(op)!.iteratorTypes.length,
    0,
  );
  const inits = dpsInits(producer)!;
  for (const [i, result] of producer.results.entries()) {
    const init = inits[i]!;
    ignored.add(init);
    const maps = [...producer.opOperands, ...consumer.opOperands].filter((each) => !ignored.has(each));
    if (
      usesElementOf(init) ||
      !coverLoops(maps.map(indexingMapOf), numLoops) ||
      [...result.users()].some((user) => user !== consumer)
    ) {
      preserved.add(i);
      ignored.delete(init);
    }
  }
  return preserved;
}

/** Makes one operation of both in front of the consumer; undefined where its loops were unknown. */
function fuse(pair: Pair, rewriter: PatternRewriter): { fused: Operation; numPreserved: number } | undefined {
  const { producer, consumer, operand } = pair;
  const preserved = preservedResults(pair);
  const inputs = dpsInputs(consumer);
  const place = inputs.indexOf(operand);
  const [before, behind] = [inputs.slice(0, place), inputs.slice(place + 1)];
  const spliced = dpsInputs(producer);
  const keptInits = dpsInits(producer)!.filter((_, i) => preserved.has(i));
  const inits = dpsInits(consumer)!;
  const inConsumer = (each: OpOperand): AffineMap => mapInConsumer(each, pair);
  const region = new Region();
  const fused = buildGeneric(rewriter, consumer.location, {
    inputs: [...before, ...spliced, ...behind].map(({ value }) => value),
    inits: [...keptInits, ...inits].map(({ value }) => value),
    indexingMaps: [
      ...before.map(indexingMapOf),
      ...spliced.map(inConsumer),
      ...behind.map(indexingMapOf),
      ...keptInits.map(inConsumer),
      ...inits.map(indexingMapOf),
    ],
    iteratorTypes: LinalgStructuredInterface.of(consumer)!.iteratorTypes,
    region,
  });
  const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(fused)!;
  if (!coverLoops(indexingMaps, iteratorTypes.length)) {
    rewriter.eraseOp(fused);
    return undefined;
  }
  rewriter.withInsertionPoint(() => fillBody(pair, fused, preserved, rewriter));
  return { fused, numPreserved: preserved.size };
}

function fillBody(pair: Pair, fused: Operation, preserved: ReadonlySet<number>, rewriter: PatternRewriter): void {
  const { producer, consumer, operand, resultNumber } = pair;
  const [first, second] = [producer.region.firstBlock!, consumer.region.firstBlock!];
  const block = rewriter.createBlock(fused.regions[0]!);
  const mapping = new IRMapping();
  if (usesIndices(producer)) mapIndices(pair, mapping, rewriter);
  const [numInputs, numConsumerInputs] = [dpsInputs(producer).length, dpsInputs(consumer).length];
  const place = operand.operandNumber;
  const keptArguments = [
    ...second.arguments.slice(0, place),
    ...first.arguments.slice(0, numInputs),
    ...second.arguments.slice(place + 1, numConsumerInputs),
    ...first.arguments.slice(numInputs).filter((_, i) => preserved.has(i)),
    ...second.arguments.slice(numConsumerInputs),
  ];
  for (const argument of keptArguments) mapping.map(argument, block.addArgument(argument.type, argument.location));
  for (const op of first.operations()) {
    if (op !== first.lastOp && !(op instanceof IndexOp)) rewriter.clone(op, mapping);
  }
  const computed = first.lastOp!.operands;
  mapping.map(second.arguments[place]!, mapping.lookup(computed[resultNumber]!));
  for (const op of second.operations()) if (op !== second.lastOp) rewriter.clone(op, mapping);
  const values = [...computed.filter((_, i) => preserved.has(i)), ...second.lastOp!.operands];
  YieldOp.build(rewriter, fused.location, { values: values.map((value) => mapping.lookup(value)) });
}

/** Computes the indices of the producer's loops from those of the consumer's. */
function mapIndices({ producer, loops }: Pair, mapping: IRMapping, rewriter: PatternRewriter): void {
  const { location, context } = producer;
  const resultType = IndexType.get(context);
  const mapOperands: Value[] = Array.from({ length: loops.numDims }, (_, dim) =>
    IndexOp.build(rewriter, location, { dim, resultType }).result(),
  );
  for (const op of producer.region.firstBlock!.operations()) {
    if (!(op instanceof IndexOp)) continue;
    const map = AffineMapAttr.get(context, loops.getSubMap([Number(op.dim)]));
    mapping.map(op.result(), ApplyOp.build(rewriter, location, { map, mapOperands, resultType }).result());
  }
}

/** Computes the elements of an input where they are used. */
export class FuseElementwiseOps extends OpRewritePattern<GenericOp> {
  readonly root = GenericOp;
  readonly #mayFuse: FusionControl;

  constructor(mayFuse: FusionControl) {
    super();
    this.#mayFuse = mayFuse;
  }

  matchAndRewrite(op: GenericOp, rewriter: PatternRewriter): LogicalResult {
    for (const operand of dpsInputs(op)) {
      const pair = findPair(operand);
      if (!pair || !this.#mayFuse(operand)) continue;
      const result = fuse(pair, rewriter);
      if (!result) return rewriter.notifyMatchFailure(op, 'fusion failed');
      const { fused, numPreserved } = result;
      for (const [i, old] of op.results.entries()) {
        rewriter.replaceUsesWithIf(old, fused.result(numPreserved + i), () => true);
      }
      rewriter.eraseOp(op);
      return true;
    }
    return rewriter.notifyMatchFailure(op, 'no input to fuse');
  }
}
