import { AffineMap } from '../../../affine/affine-map.ts';
import { getAffineDimExpr } from '../../../affine/affine-expr.ts';
import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { UnknownLoc } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type OpClass } from '../../../ods/op-spec.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { opClassName } from '../../../rewrite/pattern-names.ts';
import { exactInt64, type StaticIndex, staticIndex } from '../../../support/int64.ts';
import { isSameList, range } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { BatchMatmulOp, GenericOp, MatmulOp } from '../generated/linalg-ops.gen.ts';
import { LinalgBlockPackMatmulBase, type LinalgBlockPackMatmulOptions } from '../generated/linalg-passes.gen.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';
import { hasPureBufferSemantics } from '../patterns/semantics.ts';
import { usesIndices } from '../structured/body-uses.ts';
import { contractionDims } from '../structured/contraction-dims.ts';
import { areDefaultMaps } from '../structured/indexing-maps-attribute.ts';
import { addsProducts } from '../structured/verify-contraction.ts';
import { type Blocks, packMatmul } from './packing/pack-matmul.ts';
import { areElementsNumbers, type PackedOperation } from './packing/pack-operation.ts';
import { transposePack } from './packing/transpose-pack.ts';

/** Source: mlir/lib/Dialect/Linalg/Transforms/BlockPackMatmul.cpp. */

/** What to do with every product. */
interface Packing extends Blocks {
  readonly allowsPadding: boolean;
  /** Of the first and of the second factor: whether the blocks, and the elements in them, are stored transposed. */
  readonly transposed: readonly { readonly outer: boolean; readonly inner: boolean }[];
}

class BlockPackMatmul<T extends Operation> extends OpRewritePattern<T> {
  override readonly debugName: string;

  constructor(
    readonly root: OpClass<T>,
    private readonly packing: Packing,
  ) {
    super();
    this.debugName = `BlockPackMatmul<${opClassName(root)}>`;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const refusal = this.#refusal(op);
    if (refusal !== undefined) return rewriter.notifyMatchFailure(op, refusal);
    const dims = contractionDims(LinalgStructuredInterface.of(op)!);
    rewriter.setInsertionPointAfter(op);
    this.#transposeBlocks(rewriter, packMatmul(rewriter, op, dims, this.packing));
    return true;
  }

  /** Returns why the operation stays as it is, undefined if it does not. */
  #refusal(op: T): string | undefined {
    const { factors, allowsPadding } = this.packing;
    const methods = LinalgStructuredInterface.of(op)!;
    if (op instanceof GenericOp && !isMatmul(op)) return 'no product of two matrices';
    if (op instanceof BatchMatmulOp && !areDefaultMaps(op, methods.indexingMaps)) return 'other maps than usual';
    if (hasPureBufferSemantics(op)) return 'on buffers';
    if (factors.length !== 3) return 'three factors are needed';
    if (!areElementsNumbers(op)) return 'tiles of other elements than numbers cannot be filled up';
    const { batch, m, n, k } = contractionDims(methods);
    if ([m, n, k].some((loops) => loops.length === 0)) return 'a map leaves out M, N or K';
    return allowsPadding || this.#hasFullBlocks(op, methods.indexingMaps, batch.length)
      ? undefined
      : 'blocks are not full';
  }

  /** Tells whether blocks are known to be full. As upstream: in the order of the loops of the operation, whatever they are. */
  #hasFullBlocks(op: T, maps: readonly AffineMap[], numBatches: number): boolean {
    const { factors, order } = this.packing;
    return order.every((place, i) => {
      const size = staticLoopSize(op, maps, numBatches + place);
      return size !== undefined && exactInt64(size) % exactInt64(factors[i]!) === 0n;
    });
  }

  /** Stores the blocks of both factors as it is wanted. */
  #transposeBlocks(rewriter: PatternRewriter, { op, packs }: PackedOperation): void {
    const { m, k } = contractionDims(LinalgStructuredInterface.of(op)!);
    let product = op;
    for (const [i, { outer, inner }] of this.packing.transposed.entries()) {
      const map = LinalgStructuredInterface.of(product)!.indexingMaps[i]!;
      const [outerLoop, innerLoop] = (i === 0 ? m : k).slice(-2);
      const numBatches = map.numResults - 4;
      const isOuterTransposed = map.getDimPosition(numBatches) !== outerLoop;
      const isInnerTransposed = map.getDimPosition(numBatches + 2) !== innerLoop;
      const orderOf = (isSwapped: boolean): number[] => (isSwapped ? [1, 0] : [0, 1]);
      const outerOrder = orderOf(isOuterTransposed !== outer).map((dim) => numBatches + dim);
      product = transposePack(rewriter, product, packs[i]!, [...range(numBatches), ...outerOrder], orderOf(isInnerTransposed !== inner)); // prettier-ignore
    }
  }
}

function staticLoopSize(op: Operation, maps: readonly AffineMap[], loop: number): number | undefined {
  for (const [i, map] of maps.entries()) {
    const dim = map.results.findIndex((result) => result.kind === 'dim' && result.position === loop);
    if (dim < 0) continue;
    const size = (op.operand(i).type as RankedTensorType).shape[dim]!;
    return isDynamic(size) ? undefined : size;
  }
  return undefined;
}

const [d0, d1, d2] = [getAffineDimExpr(0), getAffineDimExpr(1), getAffineDimExpr(2)];

/** The maps of products of two matrices of which one may be transposed. */
const matmulMaps = [
  [[d0, d2], [d2, d1], [d0, d1]], // prettier-ignore
  [[d2, d0], [d2, d1], [d0, d1]], // prettier-ignore
  [[d0, d2], [d1, d2], [d0, d1]], // prettier-ignore
].map((operands) => operands.map((results) => AffineMap.get(3, 0, results)));

function isMatmul(op: GenericOp): boolean {
  const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
  return (
    dpsInputs(op).length === 2 &&
    dpsInits(op)!.length === 1 &&
    matmulMaps.some((maps) => maps.every((map, i) => map.equals(indexingMaps[i]!))) &&
    isSameList(iteratorTypes, ['parallel', 'parallel', 'reduction']) &&
    addsProducts(op.region.firstBlock!) &&
    !usesIndices(op)
  );
}

/** `linalg-block-pack-matmul`. */
export class LinalgBlockPackMatmul extends LinalgBlockPackMatmulBase {
  override runOnOperation(root: Operation): LogicalResult {
    const packing = packingOf(this.options);
    if (typeof packing === 'string') return root.context.emitError(UnknownLoc.instance, packing);
    const patterns = [
      new BlockPackMatmul(GenericOp, packing),
      new BlockPackMatmul(MatmulOp, packing),
      new BlockPackMatmul(BatchMatmulOp, packing),
    ];
    return applyPatternsGreedily(root, patterns, mlirGreedyDefaults);
  }
}

/** Returns what the options say, or what is wrong with them. */
function packingOf(options: LinalgBlockPackMatmulOptions): Packing | string {
  const { blockFactors, mnkPaddedSizesNextMultipleOf, mnkOrder, allowPadding } = options;
  const numbers = (list: readonly (number | bigint)[]): StaticIndex[] =>
    list.map((entry) => staticIndex(BigInt(entry)));
  const [factors, paddedMultiples] = [numbers(blockFactors), numbers(mnkPaddedSizesNextMultipleOf)];
  const order = mnkOrder.length > 0 ? mnkOrder.map(Number) : [0, 1, 2];
  const transposed = [
    { outer: options.lhsTransposeOuterBlocks, inner: options.lhsTransposeInnerBlocks },
    { outer: options.rhsTransposeOuterBlocks, inner: options.rhsTransposeInnerBlocks },
  ];
  const packing = { factors, paddedMultiples, order, allowsPadding: allowPadding, transposed };
  // Nothing is packed unless there are three.
  if (factors.length !== 3) return packing;
  if (factors.some((factor) => factor < 1)) return "Invalid option: 'block-factors' should be greater than 0";
  if (paddedMultiples.some((multiple) => multiple < 0) || ![0, 3].includes(paddedMultiples.length)) {
    return "Invalid option: 'mnk-padded-multiples' should be three numbers, none of them negative";
  }
  if (!isSameList(order.toSorted(), [0, 1, 2])) {
    return "Invalid option: 'mnk-order' should be a permutation of 0, 1 and 2";
  }
  return packing;
}
