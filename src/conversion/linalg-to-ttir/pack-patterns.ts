import { type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { PackOp, UnPackOp } from '../../dialects/linalg/generated/linalg-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildReshape } from '../../dialects/ttir/build.ts';
import { buildPermutation } from '../../dialects/ttir/build-permutation.ts';
import { buildPad } from '../front-end/parts/build-padding.ts';
import { buildSlice } from '../front-end/parts/build-update.ts';
import { StaticTensorPattern } from '../front-end/types/static-tensor-pattern.ts';
import { isSameList } from '../../support/lists.ts';
import { constantNumber } from './body/scalar-body.ts';

/**
 * Patterns for tensors that are cut into tiles. [8, 6] in tiles of [4, 2] is [2, 3, 4, 2]: a reshape to [2, 4, 3, 2], where each tile's dimension stands behind the one
 * that it is cut from, and a permutation. Source: PackOp and UnPackOp of mlir/include/mlir/Dialect/Linalg/IR/LinalgRelayoutOps.td.
 */

/** How a packed tensor and the one that is not packed belong together. */
interface Packing {
  /** The shape of the tensor that is not packed, filled up to whole tiles. */
  readonly whole: readonly number[];
  /** The same with each tile's dimension behind the one that it is cut from. */
  readonly split: readonly number[];
  /** Dimension of `split` that each of the packed tensor is. */
  readonly order: readonly number[];
}

function packingOf(op: PackOp | UnPackOp, rank: number, packed: readonly number[]): Packing {
  const { innerDimsPos, staticInnerTiles } = op;
  const outerDims = op.outerDimsPerm.length > 0 ? op.outerDimsPerm : Array.from({ length: rank }, (_, dim) => dim);
  const split: number[] = [];
  const outerPlaces: number[] = [];
  const innerPlaces: number[] = [];
  const whole: number[] = [];
  for (let dim = 0; dim < rank; dim++) {
    const count = packed[outerDims.indexOf(dim)]!;
    outerPlaces.push(split.length);
    split.push(count);
    const tiled = innerDimsPos.indexOf(dim);
    const tile = tiled < 0 ? 1 : staticInnerTiles[tiled]!;
    whole.push(count * tile);
    if (tiled < 0) continue;
    innerPlaces[tiled] = split.length;
    split.push(tile);
  }
  return { whole, split, order: [...outerDims.map((dim) => outerPlaces[dim]!), ...innerPlaces] };
}

/** Converts `linalg.pack`. */
class ConvertPack extends StaticTensorPattern<PackOp> {
  readonly root = PackOp;

  override convert(
    op: PackOp,
    adaptor: PackOp,
    rewriter: ConversionPatternRewriter,
    { shape: packed }: RankedTensorType,
  ): Value | false {
    const { location } = op;
    if (op.innerTiles.length > 0) return rewriter.notifyMatchFailure(op, notConstant);
    let input = adaptor.source;
    const shape = shapeOf(input);
    const { whole, split, order } = packingOf(op, shape.length, packed);
    if (!isSameList(shape, whole)) {
      const value = op.paddingValue && constantNumber(op.paddingValue);
      if (value === undefined) return rewriter.notifyMatchFailure(op, 'what fills tiles up is not constant');
      const padding = shape.flatMap((size, dim) => [0, whole[dim]! - size]);
      input = buildPad(rewriter, location, input, padding, value);
    }
    return buildPermutation(rewriter, location, buildReshape(rewriter, location, input, split), order);
  }
}

/** Converts `linalg.unpack`. */
class ConvertUnPack extends StaticTensorPattern<UnPackOp> {
  readonly root = UnPackOp;

  override convert(
    op: UnPackOp,
    adaptor: UnPackOp,
    rewriter: ConversionPatternRewriter,
    { shape }: RankedTensorType,
  ): Value | false {
    const { location } = op;
    const packed = shapeOf(adaptor.source);
    if (op.innerTiles.length > 0) return rewriter.notifyMatchFailure(op, notConstant);
    const { whole, order } = packingOf(op, shape.length, packed);
    const back = order.map((_, dim) => order.indexOf(dim));
    const split = buildPermutation(rewriter, location, adaptor.source, back);
    const joined = buildReshape(rewriter, location, split, whole);
    return buildSlice(rewriter, location, joined, shape.map(() => 0), shape); // prettier-ignore
  }
}

const notConstant = 'the sizes of tiles are not constant';

/** Returns the patterns for tensors that are cut into tiles. */
export function packPatterns(): readonly OpConversionPattern[] {
  return [new ConvertPack(), new ConvertUnPack()];
}
