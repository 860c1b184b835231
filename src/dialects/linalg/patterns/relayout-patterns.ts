import { type NamedAttributes } from '../../../ir/attribute.ts';
import { denseI32Array } from '../../../ir/attributes/elements-attributes.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { OpResult, type Value } from '../../../ir/value.ts';
import { constantIndex } from '../../../rewrite/mixed-indices.ts';
import { mixedSlice } from '../../../rewrite/mixed-slice.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CastOp, ExtractSliceOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { replaceWithCast } from '../../tensor/patterns/replace-with-cast.ts';
import { buildExtractSlice } from '../../tensor/slices.ts';
import { PackOp, UnPackOp } from '../generated/linalg-ops.gen.ts';
import { mixedTiles, needsPadding, unpermutedOuterShape } from '../relayout.ts';
import { rebuildRelayout } from './relayout-cast-patterns.ts';

/** Canonicalization of `linalg.pack` and `linalg.unpack`. Source: mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp. */

const typeOf = ({ type }: Value): RankedTensorType => type as RankedTensorType;

/** Tells whether one undoes what the other does, but for padding. */
function areInverse(pack: PackOp, unpack: UnPackOp): boolean {
  const isIdentity = (dims: readonly number[]) => dims.every((dim, i) => dim === i);
  const [order, other] = [pack.outerDimsPerm, unpack.outerDimsPerm];
  const [tiles, otherTiles] = [mixedTiles(pack), mixedTiles(unpack)];
  return (
    isSameList(pack.innerDimsPos, unpack.innerDimsPos) &&
    (isSameList(order, other) || (isIdentity(order) && isIdentity(other))) &&
    tiles.length === otherTiles.length &&
    tiles.every((tile, i) => {
      const constant = constantIndex(tile);
      return tile === otherTiles[i] || (constant !== undefined && constant === constantIndex(otherTiles[i]!));
    })
  );
}

/** Returns both shapes with the sizes of dimensions without tiles that the other says; undefined when there are none. */
function inferShapes(op: PackOp | UnPackOp, unpacked: readonly number[], packed: readonly number[]) {
  const [plain, tiled] = [unpacked.slice(), packed.slice()];
  const { innerDimsPos, outerDimsPerm } = op;
  let changed = false;
  for (const dim of unpacked.keys()) {
    if (innerDimsPos.includes(dim)) continue;
    const other = outerDimsPerm.length > 0 ? outerDimsPerm.indexOf(dim) : dim;
    if (isDynamic(plain[dim]!) === isDynamic(tiled[other]!)) continue;
    const size = isDynamic(plain[dim]!) ? tiled[other]! : plain[dim]!;
    plain[dim] = tiled[other] = size;
    changed = true;
  }
  return changed ? { plain, tiled } : undefined;
}

/** Casts to another shape, if it is another. */
function castTo(op: PackOp | UnPackOp, source: Value, shape: readonly number[], rewriter: PatternRewriter): Value {
  const destType = typeOf(source).withShape(shape);
  return destType === source.type ? source : CastOp.build(rewriter, op.location, { source, destType }).result();
}

/** Undoes unpacking, does not pad for nothing, and takes sizes from source and init for each other. */
class CanonicalizePackOp extends OpRewritePattern<PackOp> {
  readonly root = PackOp;
  override readonly debugNamespace = '';
  override readonly debugName = '';

  matchAndRewrite(op: PackOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.source.definingOp;
    if (inner instanceof UnPackOp && !op.paddingValue && inner.source.type === op.dest.type && areInverse(op, inner)) {
      rewriter.replaceOp(op, [inner.source]);
      return true;
    }
    if (op.paddingValue && isPaddingUseless(op)) {
      rewriter.modifyOpInPlace(op, () => {
        op.eraseOperand(2);
        op.setProperty('operandSegmentSizes', denseI32Array(op.context, [1, 1, 0, op.operands.length - 2]));
      });
      return true;
    }
    const shapes = inferShapes(op, typeOf(op.source).shape, typeOf(op.dest).shape);
    if (!shapes) return rewriter.notifyMatchFailure(op, 'nothing more is known');
    const result = op.result();
    const { type } = result;
    const source = castTo(op, op.source, shapes.plain, rewriter);
    const dest = castTo(op, op.dest, shapes.tiled, rewriter);
    rewriter.modifyOpInPlace(op, () => {
      op.setOperand(0, source);
      op.setOperand(1, dest);
      result.type = dest.type;
    });
    if (dest.type === type) return true;
    rewriter.setInsertionPointAfter(op);
    const cast = CastOp.build(rewriter, op.location, { source: result, destType: type });
    rewriter.replaceUsesWithIf(result, cast.result(), ({ owner }) => owner !== cast);
    return true;
  }
}

/** Tells whether it is known that all tiles are full. */
function isPaddingUseless(op: PackOp): boolean {
  const [source, dest] = [typeOf(op.source), typeOf(op.dest)];
  const isUnknown = op.innerDimsPos.some((dim) => isDynamic(source.shape[dim]!)) || op.innerTiles.length > 0;
  return !isUnknown && !needsPadding(op, source.shape, dest.shape);
}

/** Undoes packing, writes to the init of what made the init, and takes sizes from source and init for each other. */
class CanonicalizeUnPackOp extends OpRewritePattern<UnPackOp> {
  readonly root = UnPackOp;
  override readonly debugNamespace = '';
  override readonly debugName = '';

  matchAndRewrite(op: UnPackOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.source.definingOp;
    if (inner instanceof PackOp) {
      const isUndone = inner.source.type === op.dest.type && !inner.paddingValue && areInverse(inner, op);
      if (!isUndone) return rewriter.notifyMatchFailure(op, 'packed in another way');
      rewriter.replaceOp(op, [inner.source]);
      return true;
    }
    const { dest } = op;
    const inits = dest instanceof OpResult ? dpsInits(dest.owner) : undefined;
    if (inits) {
      const init = inits[(dest as OpResult).resultNumber]!.value;
      rewriter.modifyOpInPlace(op, () => op.setOperand(1, init));
      return true;
    }
    return foldSlice(op, rewriter) || inferSizes(op, rewriter);
  }
}

/** Unpacks into a slice when only that is used. */
function foldSlice(op: UnPackOp, rewriter: PatternRewriter): LogicalResult {
  const result = op.result();
  const slice = result.hasOneUse ? result.firstUse!.owner : undefined;
  if (!(slice instanceof ExtractSliceOp) || !canFoldSlice(op, slice)) return false;
  rewriter.setInsertionPointBefore(op);
  const type = typeOf(slice.result());
  const dest = buildExtractSlice(rewriter, op.location, op.dest, mixedSlice(slice), type);
  rewriter.modifyOpInPlace(op, () => {
    op.setOperand(1, dest);
    result.type = dest.type;
  });
  rewriter.replaceOp(slice, [result]);
  return true;
}

/** Tells whether the slice leaves out nothing but elements behind the last full tile. */
function canFoldSlice(op: UnPackOp, slice: ExtractSliceOp): boolean {
  const { shape, rank } = typeOf(slice.result());
  const whole = typeOf(op.dest).shape;
  if (rank !== whole.length) return false;
  const { offsets, strides } = mixedSlice(slice);
  const isPrefix = offsets.every((at) => constantIndex(at) === 0) && strides.every((by) => constantIndex(by) === 1);
  if (!isPrefix) return false;
  const outer = unpermutedOuterShape(op, typeOf(op.source).shape, rank);
  const tiles = mixedTiles(op);
  const { innerDimsPos } = op;
  for (const [i, dim] of innerDimsPos.entries()) {
    const tile = tiles[i]!;
    if (isDynamic(shape[dim]!) || isDynamic(outer[dim]!) || typeof tile !== 'number') return false;
    if (outer[dim]! * tile - shape[dim]! >= tile) return false;
  }
  return shape.every((size, dim) => innerDimsPos.includes(dim) || size === outer[dim]);
}

const noAttributes: NamedAttributes = new Map();

function inferSizes(op: UnPackOp, rewriter: PatternRewriter): LogicalResult {
  const shapes = inferShapes(op, typeOf(op.dest).shape, typeOf(op.source).shape);
  if (!shapes) return rewriter.notifyMatchFailure(op, 'nothing more is known');
  const source = castTo(op, op.source, shapes.tiled, rewriter);
  const dest = castTo(op, op.dest, shapes.plain, rewriter);
  return replaceWithCast(op, rebuildRelayout(op, rewriter, source, dest, mixedTiles(op), noAttributes), rewriter);
}

export const packPatterns = (): readonly RewritePattern[] => [new CanonicalizePackOp()];
export const unPackPatterns = (): readonly RewritePattern[] => [new CanonicalizeUnPackOp()];
