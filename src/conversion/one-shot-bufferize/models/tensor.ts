import {
  CastOp,
  CollapseShapeOp,
  ConcatOp,
  DimOp,
  EmptyOp,
  ExpandShapeOp,
  ExtractOp,
  ExtractSliceOp,
  FromElementsOp,
  GenerateOp,
  InsertOp,
  InsertSliceOp,
  PadOp,
  ParallelInsertSliceOp,
  RankOp,
  ReshapeOp,
  SplatOp,
} from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { modelOf } from '../bufferizable-op.ts';
import { concat } from './tensor-concat.ts';
import { dim, extract, insert, rank } from './tensor-elements.ts';
import { empty, fromElements, generate, pad, splat } from './tensor-sources.ts';
import { cast, collapseShape, expandShape, reshape } from './tensor-shapes.ts';
import { extractSlice, insertSlice, parallelInsertSlice } from './tensor-slices.ts';

/** Models of tensor. Source: mlir/lib/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.cpp. */
export const tensorModels = [
  modelOf(CastOp, cast),
  modelOf(CollapseShapeOp, collapseShape),
  modelOf(ConcatOp, concat),
  modelOf(DimOp, dim),
  modelOf(EmptyOp, empty),
  modelOf(ExpandShapeOp, expandShape),
  modelOf(ExtractOp, extract),
  modelOf(ExtractSliceOp, extractSlice),
  modelOf(FromElementsOp, fromElements),
  modelOf(GenerateOp, generate),
  modelOf(InsertOp, insert),
  modelOf(InsertSliceOp, insertSlice),
  modelOf(PadOp, pad),
  modelOf(ParallelInsertSliceOp, parallelInsertSlice),
  modelOf(RankOp, rank),
  modelOf(ReshapeOp, reshape),
  modelOf(SplatOp, splat),
];
