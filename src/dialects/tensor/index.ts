import { defineTensor } from './generated/tensor-dialect.gen.ts';
import { type TensorHooks } from './generated/tensor-hooks.gen.ts';
import { castOp } from './hooks/cast-op.ts';
import { dimOp } from './hooks/dim-op.ts';
import { emptyOp } from './hooks/empty-op.ts';
import { extractOp } from './hooks/extract-op.ts';
import { fromElementsOp } from './hooks/from-elements-op.ts';
import { insertOp } from './hooks/insert-op.ts';
import { rankOp } from './hooks/rank-op.ts';
import { reshapeOp } from './hooks/reshape-op.ts';
import { splatOp } from './hooks/splat-op.ts';

/** The tensor dialect. */
export const tensor = defineTensor({
  EmptyOp: emptyOp,
  CastOp: castOp,
  DimOp: dimOp,
  RankOp: rankOp,
  ExtractOp: extractOp,
  InsertOp: insertOp,
  FromElementsOp: fromElementsOp,
  SplatOp: splatOp,
  ReshapeOp: reshapeOp,
} satisfies TensorHooks);
