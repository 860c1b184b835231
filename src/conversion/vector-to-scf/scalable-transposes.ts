import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { likeWithElement, type VectorType } from '../../ir/types/shaped-types.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Value } from '../../ir/value.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { isSameList, range } from '../../support/lists.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { MinSIOp, MulIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { buildForWithBody } from '../../dialects/scf/build-with-bodies.ts';
import { buildExtract, buildExtractAt } from '../../dialects/vector/build-extract.ts';
import {
  ConstantMaskOp,
  CreateMaskOp,
  FromElementsOp,
  TransferWriteOp,
  TransposeOp,
  VscaleOp,
} from '../../dialects/vector/generated/vector-ops.gen.ts';
import { maskOpOf } from '../../dialects/vector/masked-op.ts';
import { isOfTensor } from '../../dialects/vector/transfer/transfer-op.ts';
import { transferIndices, type TransferLoweringOptions, unpackedPermutationMap, withoutFirstDim } from './transfers.ts';

/** Writes of transposed vectors with a scalable dimension. Source: mlir/lib/Conversion/VectorToSCF/VectorToSCF.cpp. */

/** Makes multiples of `vscale`, which is asked for once. Source: makeVscaleConstantBuilder of mlir/lib/Dialect/Vector/Utils/VectorUtils.cpp. */
class VscaleMultiples {
  readonly #rewriter: PatternRewriter;
  readonly #op: TransferWriteOp;
  #vscale: Value | undefined;

  constructor(rewriter: PatternRewriter, op: TransferWriteOp) {
    this.#rewriter = rewriter;
    this.#op = op;
  }

  build(factor: number): Value {
    const { location, context } = this.#op;
    this.#vscale ??= VscaleOp.build(this.#rewriter, location, { reType: IndexType.get(context) }).res;
    const rhs = buildIndexConstant(this.#rewriter, location, factor);
    return MulIOp.build(this.#rewriter, location, { lhs: this.#vscale, rhs }).result();
  }
}

function isResolved(mask: Value | undefined): boolean {
  return !mask || mask.definingOp instanceof CreateMaskOp || mask.definingOp instanceof ConstantMaskOp;
}

/** Writes the columns of the vector that was transposed one by one. */
export class ScalableTransposeTransferWriteConversion extends OpRewritePattern<TransferWriteOp> {
  readonly root = TransferWriteOp;
  readonly #options: TransferLoweringOptions;

  constructor(options: TransferLoweringOptions) {
    super();
    this.#options = options;
  }

  matchAndRewrite(op: TransferWriteOp, rewriter: PatternRewriter): LogicalResult {
    if (isOfTensor(op) && !this.#options.lowerTensors)
      return rewriter.notifyMatchFailure(op, 'lowering tensor transfers is disabled');
    const type = op.valueToStore.type as VectorType;
    if (!isSameList(type.scalableDims, [true, false]))
      return rewriter.notifyMatchFailure(op, 'expected vector of the form vector<[N]xMxty>');
    if (!op.permutationMap.value.isIdentity())
      return rewriter.notifyMatchFailure(op, 'non-identity permutations are unsupported (lower first)');
    if (!op.inBounds[0]) return rewriter.notifyMatchFailure(op, 'out-of-bounds dims are unsupported (use masking)');
    const transposed = op.valueToStore.definingOp;
    if (!(transposed instanceof TransposeOp) || !isSameList(transposed.permutation, [1, 0])) {
      return rewriter.notifyMatchFailure(op, 'source not transpose');
    }
    if (!isResolved(op.mask) || maskOpOf(op)) return rewriter.notifyMatchFailure(op, 'failed to resolve mask dims');
    this.#writeColumns(op, transposed.vector, rewriter);
    return true;
  }

  #writeColumns(op: TransferWriteOp, matrix: Value, rewriter: PatternRewriter): void {
    const { location, inBounds, resultTypes } = op;
    const type = op.valueToStore.type as VectorType;
    const multiples = new VscaleMultiples(rewriter, op);
    const sizes = maskSizes(op.mask, type, multiples);
    const rows = range(type.shape[1]!).map((row) => buildExtract(rewriter, location, matrix, [row]).result());
    const lowerBound = buildIndexConstant(rewriter, location, 0);
    const numColumns = (): Value => multiples.build(type.shape[0]!);
    const first = sizes && valueOf(sizes[0]!, op, rewriter);
    const upperBound = first ? atMost(first, sizes, numColumns, op, rewriter) : numColumns();
    const step = buildIndexConstant(rewriter, location, 1);
    const columnType = withoutFirstDim(type);
    const mask = sizes && columnMask(sizes[1]!, columnType, op, rewriter);
    const initArgs = isOfTensor(op) ? [op.base] : [];
    const loop = buildForWithBody(rewriter, location, { lowerBound, upperBound, step, initArgs }, ([iv, carried]) => {
      const indices = transferIndices(rewriter, op, iv!);
      const elements = rows.map((row) => buildExtractAt(rewriter, location, row, [], iv!));
      const valueToStore = FromElementsOp.build(rewriter, location, { elements, destType: columnType }).dest;
      const permutationMap = unpackedPermutationMap(op);
      const args = { valueToStore, base: carried ?? op.base, indices, permutationMap, mask, resultTypes };
      return TransferWriteOp.build(rewriter, location, { ...args, inBounds: inBounds.slice(1) }).results;
    });
    rewriter.replaceOp(op, loop.results);
  }
}

/** Returns the sizes for which the mask is on, undefined without a mask. Source: getMaskDimSizes. */
function maskSizes(
  mask: Value | undefined,
  type: VectorType,
  multiples: VscaleMultiples,
): readonly (Value | number)[] | undefined {
  const maker = mask?.definingOp;
  if (maker instanceof CreateMaskOp) return maker.operands;
  if (!(maker instanceof ConstantMaskOp)) return undefined;
  return maker.maskDimSizes.map((size, dim) => (type.scalableDims[dim] ? multiples.build(size) : size));
}

function valueOf(size: Value | number, { location }: TransferWriteOp, rewriter: PatternRewriter): Value {
  return typeof size === 'number' ? buildIndexConstant(rewriter, location, size) : size;
}

/**
 * Returns how many columns are written. Differs: where it is not known to be at most as many as there are, the lesser number is taken; mlir-opt writes what is behind the vector.
 */
function atMost(
  size: Value,
  sizes: readonly (Value | number)[],
  numColumns: () => Value,
  { location, mask, valueToStore }: TransferWriteOp,
  rewriter: PatternRewriter,
): Value {
  const known = matchInteger(size);
  const { shape } = valueToStore.type as VectorType;
  if (mask!.definingOp instanceof ConstantMaskOp || (known !== undefined && known <= shape[0]!)) return size;
  return MinSIOp.build(rewriter, location, { lhs: size, rhs: numColumns() }).result();
}

function columnMask(size: Value | number, type: VectorType, op: TransferWriteOp, rewriter: PatternRewriter): Value {
  const resultType = likeWithElement(type, IntegerType.get(op.context, 1));
  return CreateMaskOp.build(rewriter, op.location, { operands: [valueOf(size, op, rewriter)], resultType }).result();
}
