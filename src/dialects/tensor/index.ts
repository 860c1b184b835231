import { defineTensor } from './generated/tensor-dialect.gen.ts';
import { type TensorHooks } from './generated/tensor-hooks.gen.ts';
import { bitcastOp } from './hooks/bitcast-op.ts';
import { castOp } from './hooks/cast-op.ts';
import { collapseShapeOp } from './hooks/collapse-shape-op.ts';
import { concatOp } from './hooks/concat-op.ts';
import { dialect } from './hooks/dialect.ts';
import { dimOp } from './hooks/dim-op.ts';
import { emptyOp } from './hooks/empty-op.ts';
import { expandShapeOp } from './hooks/expand-shape-op.ts';
import { extractOp } from './hooks/extract-op.ts';
import { extractSliceOp } from './hooks/extract-slice-op.ts';
import { fromElementsOp } from './hooks/from-elements-op.ts';
import { gatherOp } from './hooks/gather-op.ts';
import { generateOp } from './hooks/generate-op.ts';
import { insertOp } from './hooks/insert-op.ts';
import { insertSliceOp } from './hooks/insert-slice-op.ts';
import { padOp } from './hooks/pad-op.ts';
import { parallelInsertSliceOp } from './hooks/parallel-insert-slice-op.ts';
import { rankOp } from './hooks/rank-op.ts';
import { reshapeOp } from './hooks/reshape-op.ts';
import { scatterOp } from './hooks/scatter-op.ts';
import { splatOp } from './hooks/splat-op.ts';

/** The tensor dialect. */
export const tensor = defineTensor({
  Dialect: dialect,
  BitcastOp: bitcastOp,
  CastOp: castOp,
  CollapseShapeOp: collapseShapeOp,
  ConcatOp: concatOp,
  DimOp: dimOp,
  EmptyOp: emptyOp,
  ExpandShapeOp: expandShapeOp,
  ExtractOp: extractOp,
  ExtractSliceOp: extractSliceOp,
  FromElementsOp: fromElementsOp,
  GatherOp: gatherOp,
  GenerateOp: generateOp,
  InsertOp: insertOp,
  InsertSliceOp: insertSliceOp,
  PadOp: padOp,
  ParallelInsertSliceOp: parallelInsertSliceOp,
  RankOp: rankOp,
  ReshapeOp: reshapeOp,
  ScatterOp: scatterOp,
  SplatOp: splatOp,
} satisfies TensorHooks);
