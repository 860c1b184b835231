import { ceilDiv, product } from '../support/math.ts';
import { alignUpToTile, type TileShape } from './tensor-layout.ts';

/** How TTNN sees a tensor: all dims but the last joined to rows by the stride, and cut in 2-D shards. */
export interface TTNNTensorLayout {
  /** Rows and columns of the packed tensor, in scalars. */
  readonly physicalShape: readonly [rows: number, columns: number];
  /** Rows and columns of a shard, rounded up to tiles. */
  readonly physicalShardShape: readonly [rows: number, columns: number];
  /** Shards down and across. */
  readonly gridShape: readonly [rows: number, columns: number];
}

/**
 * Returns TTNN's view of a tensor: shape [2, 3, 64, 128] with stride [24576, 8192, 128, 1] is 384 rows of 128, in
 * shards of [192, 32] on a grid of [2, 4]. The last dim must have stride 1.
 * Source: TTNN Tensor Layout specification, Terms. Differs: it divides the rows that `stride[0]` spans times the size of
 * dim 0, and columns by the shard's columns; the formula there omits the first and divides both by the rows.
 */
export function ttnnTensorLayout(
  shape: readonly number[],
  stride: readonly number[],
  shardShape: readonly [rows: number, columns: number],
  tile: TileShape = { height: 1, width: 1 },
): TTNNTensorLayout {
  const rank = shape.length;
  const columns = rank >= 2 ? stride[rank - 2]! : product(shape);
  const rows = rank >= 2 ? (shape[0]! * stride[0]!) / columns : 1;
  return {
    physicalShape: [rows, columns],
    physicalShardShape: alignUpToTile(shardShape, tile),
    gridShape: [ceilDiv(rows, shardShape[0]), ceilDiv(columns, shardShape[1])],
  };
}
