import { UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { MemRefType, type VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { AllocaOp, LoadOp, StoreOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { buildForWithBody } from '../../dialects/scf/build-with-bodies.ts';
import {
  BroadcastOp,
  TransferReadOp,
  TransferWriteOp,
  TypeCastOp,
} from '../../dialects/vector/generated/vector-ops.gen.ts';
import { maskOpOf } from '../../dialects/vector/masked-op.ts';
import { isOfTensor, type TransferOp, transferredType } from '../../dialects/vector/transfer/transfer-op.ts';
import {
  areRowsTransferable,
  checkedBody,
  isBroadcastFirst,
  maskRank,
  transferIndices,
  type TransferLoweringOptions,
  unpackedPermutationMap,
  withoutFirstDim,
} from './transfers.ts';

/**
 * Transfers as loops over rows of vectors in buffers, as no index into a vector of vectors need be constant there. Source: mlir/lib/Conversion/VectorToSCF/VectorToSCF.cpp.
 */

/** Marks transfers whose vector, and mask, are in a buffer. */
const passLabel = '__vector_to_scf_lowering__';

function label(op: Operation): void {
  op.setDiscardableAttr(passLabel, UnitAttr.get(op.context));
}

/** Returns the operation whose body buffers are made in: the next one around that frees them. */
function allocationScope(op: Operation): Operation | undefined {
  return op.findParent((parent) => parent.hasTrait('AutomaticAllocationScope'));
}

function load(rewriter: PatternRewriter, { location }: Operation, memref: Value, indices: readonly Value[]): Value {
  const resultType = (memref.type as MemRefType).elementType;
  return LoadOp.build(rewriter, location, { memref, indices, resultType }).result();
}

function store(
  rewriter: PatternRewriter,
  { location }: Operation,
  value: Value,
  memref: Value,
  indices: readonly Value[],
): void {
  StoreOp.build(rewriter, location, { value, memref, indices });
}

/** Puts vectors of more than the wanted dimensions, and their masks, into buffers. */
abstract class PrepareTransferConversion<T extends TransferOp> extends OpRewritePattern<T> {
  readonly #options: TransferLoweringOptions;

  constructor(options: TransferLoweringOptions) {
    super();
    this.#options = options;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    if (op.attributes.has(passLabel))
      return rewriter.notifyMatchFailure(op, 'kPassLabel is present (vector-to-scf lowering in progress)');
    const type = transferredType(op);
    if (type.rank <= this.#options.targetRank)
      return rewriter.notifyMatchFailure(op, 'xferOp vector rank <= transformation target rank');
    if (type.scalableDims[0]) return rewriter.notifyMatchFailure(op, 'the first dimension is scalable');
    if (!areRowsTransferable(op, this.#options))
      return rewriter.notifyMatchFailure(op, 'a tensor, elements of another type or a mask in another order');
    if (maskOpOf(op)) return rewriter.notifyMatchFailure(op, 'under a mask there is one operation');
    const scope = allocationScope(op);
    if (!scope) return rewriter.notifyMatchFailure(op, 'nothing around frees buffers');
    const buffers = allocateBuffers(rewriter, op, scope);
    this.prepare(op, rewriter, buffers);
    return true;
  }

  protected abstract prepare(op: T, rewriter: PatternRewriter, buffers: Buffers): void;
}

interface Buffers {
  readonly data: Value;
  /** What is loaded from the buffer of the mask. */
  readonly mask: Value | undefined;
}

function allocateBuffers(rewriter: PatternRewriter, op: TransferOp, scope: Operation): Buffers {
  const { location, mask } = op;
  const allocate = (type: VectorType): Value => {
    const memrefType = MemRefType.get([], type);
    return AllocaOp.build(rewriter, location, { dynamicSizes: [], symbolOperands: [], memrefType }).result();
  };
  const [data, maskBuffer] = rewriter.withInsertionPoint(() => {
    rewriter.setInsertionPointToStart(scope.regions[0]!.firstBlock!);
    const buffer = allocate(transferredType(op));
    return [buffer, mask && allocate(mask.type as VectorType)] as const;
  });
  if (!mask || !maskBuffer) return { data, mask: undefined };
  store(rewriter, op, mask, maskBuffer, []);
  return { data, mask: load(rewriter, op, maskBuffer, []) };
}

export class PrepareTransferReadConversion extends PrepareTransferConversion<TransferReadOp> {
  readonly root = TransferReadOp;

  protected prepare(op: TransferReadOp, rewriter: PatternRewriter, { data, mask }: Buffers): void {
    const read = rewriter.clone(op) as TransferReadOp;
    label(read);
    if (mask) read.setOperand(read.numOperands - 1, mask);
    store(rewriter, op, read.vector, data, []);
    rewriter.replaceOp(op, [load(rewriter, op, data, [])]);
  }
}

export class PrepareTransferWriteConversion extends PrepareTransferConversion<TransferWriteOp> {
  readonly root = TransferWriteOp;

  protected prepare(op: TransferWriteOp, rewriter: PatternRewriter, { data, mask }: Buffers): void {
    store(rewriter, op, op.valueToStore, data, []);
    const vector = load(rewriter, op, data, []);
    rewriter.modifyOpInPlace(op, () => {
      op.setOperand(0, vector);
      if (mask) op.setOperand(op.numOperands - 1, mask);
      label(op);
    });
  }
}

/** Returns the type of a buffer with one dimension of its vectors as one of its own; undefined where that is scalable. */
function unpackedType({ shape, elementType }: MemRefType): MemRefType | undefined {
  const vector = elementType as VectorType;
  return vector.scalableDims[0] ? undefined : MemRefType.get([...shape, vector.shape[0]!], withoutFirstDim(vector));
}

/** A place in a buffer: that of a row of a vector. */
interface Place {
  readonly buffer: Value;
  readonly indices: readonly Value[];
}

/** Makes a loop over the first dimension of a vector in a buffer. */
abstract class TransferOpConversion<T extends TransferOp> extends OpRewritePattern<T> {
  override readonly debugName = 'TransferOpConversion';
  protected readonly options: TransferLoweringOptions;

  constructor(options: TransferLoweringOptions) {
    super();
    this.options = options;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    if (!op.attributes.has(passLabel)) return rewriter.notifyMatchFailure(op, 'not in a buffer');
    const access = this.bufferAccess(op);
    const resultType = access && unpackedType(access.memref.type as MemRefType);
    if (!resultType) return rewriter.notifyMatchFailure(op, 'Failed to unpack one vector dim.');
    const { location } = op;
    const buffer = TypeCastOp.build(rewriter, location, { memref: access.memref, resultType }).result();
    const maskBuffer = castMaskBuffer(op, rewriter);
    const lowerBound = buildIndexConstant(rewriter, location, 0);
    const upperBound = buildIndexConstant(rewriter, location, resultType.shape.at(-1)!);
    const step = buildIndexConstant(rewriter, location, 1);
    const initArgs = isOfTensor(op) && op instanceof TransferWriteOp ? [op.base] : [];
    const loop = buildForWithBody(rewriter, location, { lowerBound, upperBound, step, initArgs }, ([iv, carried]) => {
      const place: Place = { buffer, indices: [...access.indices, iv!] };
      return checkedBody(
        rewriter,
        op,
        iv!,
        () => {
          const rowMask = (): Value | undefined => loadRowMask(op, rewriter, maskBuffer, iv!);
          return this.transferRow(op, rewriter, { place, iv: iv!, base: carried ?? op.base, rowMask });
        },
        () => this.leaveRow(op, rewriter, place, carried),
      );
    });
    this.cleanUp(op, rewriter, loop, access);
    return true;
  }

  /** Makes the transfer of one row; labels it, where it is to be taken apart as well. */
  protected finish(row: TransferOp): void {
    if (transferredType(row).rank > this.options.targetRank) label(row);
  }

  /** Returns the load or store between the transfer and the buffer. */
  protected abstract bufferAccess(op: T): LoadOp | StoreOp | undefined;
  protected abstract transferRow(op: T, rewriter: PatternRewriter, row: Row): readonly Value[];
  /** Makes what is done instead of the transfer of a row outside of memory. */
  protected abstract leaveRow(
    op: T,
    rewriter: PatternRewriter,
    place: Place,
    carried: Value | undefined,
  ): readonly Value[];
  protected abstract cleanUp(op: T, rewriter: PatternRewriter, loop: Operation, access: LoadOp | StoreOp): void;
}

interface Row {
  readonly place: Place;
  readonly iv: Value;
  /** The memory, or the tensor that the iterations before have written to. */
  readonly base: Value;
  /** Makes the mask of the row. */
  readonly rowMask: () => Value | undefined;
}

/** Returns the buffer of the mask, of which a dimension is one of its own where it is also one of the vector. */
function castMaskBuffer(op: TransferOp, rewriter: PatternRewriter): Value | undefined {
  if (!op.mask) return undefined;
  const { memref } = op.mask.definingOp as LoadOp;
  if (isBroadcastFirst(op) || maskRank(op) === 1) return memref;
  const resultType = unpackedType(memref.type as MemRefType)!;
  return TypeCastOp.build(rewriter, op.location, { memref, resultType }).result();
}

function loadRowMask(
  op: TransferOp,
  rewriter: PatternRewriter,
  buffer: Value | undefined,
  iv: Value,
): Value | undefined {
  if (!buffer) return undefined;
  const { indices } = op.mask!.definingOp as LoadOp;
  if (isBroadcastFirst(op)) return load(rewriter, op, buffer, indices);
  // One bit per row is looked at around the transfer of the row.
  return maskRank(op) > 1 ? load(rewriter, op, buffer, [...indices, iv]) : undefined;
}

export class TransferReadOpConversion extends TransferOpConversion<TransferReadOp> {
  readonly root = TransferReadOp;

  protected bufferAccess({ vector }: TransferReadOp): StoreOp | undefined {
    const user = vector.hasOneUse ? vector.firstUse!.owner : undefined;
    return user instanceof StoreOp ? user : undefined;
  }

  protected transferRow(
    op: TransferReadOp,
    rewriter: PatternRewriter,
    { place, iv, base, rowMask }: Row,
  ): readonly Value[] {
    const { location, padding, inBounds } = op;
    const indices = transferIndices(rewriter, op, iv);
    const vectorType = (place.buffer.type as MemRefType).elementType;
    const permutationMap = unpackedPermutationMap(op);
    const mask = rowMask();
    const args = { base, indices, permutationMap, padding, mask, inBounds: inBounds.slice(1), vectorType };
    const read = TransferReadOp.build(rewriter, location, args);
    this.finish(read);
    store(rewriter, op, read.vector, place.buffer, place.indices);
    return [];
  }

  protected leaveRow(op: TransferReadOp, rewriter: PatternRewriter, { buffer, indices }: Place): readonly Value[] {
    const vectorType = (buffer.type as MemRefType).elementType;
    const padding = BroadcastOp.build(rewriter, op.location, { source: op.padding, vectorType }).result();
    store(rewriter, op, padding, buffer, indices);
    return [];
  }

  protected cleanUp(op: TransferReadOp, rewriter: PatternRewriter, _loop: Operation, access: StoreOp): void {
    rewriter.eraseOp(access);
    rewriter.eraseOp(op);
  }
}

export class TransferWriteOpConversion extends TransferOpConversion<TransferWriteOp> {
  readonly root = TransferWriteOp;

  protected bufferAccess({ valueToStore }: TransferWriteOp): LoadOp | undefined {
    const { definingOp } = valueToStore;
    return definingOp instanceof LoadOp ? definingOp : undefined;
  }

  protected transferRow(
    op: TransferWriteOp,
    rewriter: PatternRewriter,
    { place, iv, base, rowMask }: Row,
  ): readonly Value[] {
    const { location, inBounds, resultTypes } = op;
    const indices = transferIndices(rewriter, op, iv);
    const valueToStore = load(rewriter, op, place.buffer, place.indices);
    const permutationMap = unpackedPermutationMap(op);
    const mask = rowMask();
    const args = { valueToStore, base, indices, permutationMap, mask, inBounds: inBounds.slice(1), resultTypes };
    const write = TransferWriteOp.build(rewriter, location, args);
    this.finish(write);
    return write.results;
  }

  protected leaveRow(_op: TransferWriteOp, _rewriter: PatternRewriter, _place: Place, carried: Value | undefined) {
    return carried ? [carried] : [];
  }

  protected cleanUp(op: TransferWriteOp, rewriter: PatternRewriter, loop: Operation): void {
    rewriter.replaceOp(op, loop.results);
  }
}
