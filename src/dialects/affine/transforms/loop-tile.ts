import { type Context } from '../../../ir/context.ts';
import { UnknownLoc } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { perfectNest } from '../../../rewrite/perfect-nest.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ForOp } from '../generated/affine-ops.gen.ts';
import { AffineLoopTilingBase } from '../generated/affine-passes.gen.ts';
import { separateFullTiles } from '../tiling/separate-tiles.ts';
import { tilePerfectNest } from '../tiling/tile-loops.ts';
import { tileSizesForCache } from '../tiling/tile-sizes.ts';
import { isTilingValid } from '../tiling/validity.ts';

/** The size of tiles along loops for which none is given. */
const defaultTileSize = 4n;

/**
 * `affine-loop-tile`. Source: mlir/lib/Dialect/Affine/Transforms/LoopTiling.cpp. Differs: a tile size of zero in a list, at which upstream crashes, is refused.
 */
export class AffineLoopTiling extends AffineLoopTilingBase {
  override initialize(context: Context): LogicalResult {
    if (this.options.tileSizes.every((size) => size > 0)) return true;
    return context.emitError(UnknownLoc.instance, "Invalid option: 'tile-sizes' should be greater than 0");
  }

  override runOnOperation(root: Operation): void {
    const loops = root.regions.flatMap((region) => region.blocks).flatMap((block) => [...block.operations()]);
    for (const loop of loops) if (loop instanceof ForOp) this.#tile(perfectNest(loop, ForOp));
  }

  #tile(nest: readonly ForOp[]): void {
    if (!isTilingValid(nest)) return;
    const tiled = tilePerfectNest(nest, this.#tileSizes(nest));
    if (tiled && this.options.separate) separateFullTiles(tiled);
  }

  #tileSizes(nest: readonly ForOp[]): bigint[] {
    const { tileSize, tileSizes, cacheSize } = this.options;
    if (tileSize > 0) return nest.map(() => BigInt(tileSize));
    if (tileSizes.length > 0)
      return nest.map((_, i) => (i < tileSizes.length ? BigInt(tileSizes[i]!) : defaultTileSize));
    return tileSizesForCache(nest, BigInt(cacheSize), defaultTileSize);
  }
}
