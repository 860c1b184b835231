// @generated from dialects-td/tensor/tensor-base.yaml, dialects-td/tensor/tensor-ops.yaml; do not edit, run npm run codegen
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import {
  type CastOp,
  type DimOp,
  type EmptyOp,
  type ExtractOp,
  type FromElementsOp,
  type InsertOp,
  type RankOp,
  type ReshapeOp,
  type SplatOp,
} from './tensor-ops.gen.ts';

/** The hand-written part of the tensor dialect: exactly what its records flag. */
export interface TensorHooks {
  readonly EmptyOp: {
    verify(op: EmptyOp): LogicalResult;
  };
  readonly CastOp: {
    asmResultNames(op: CastOp, setName: (value: Value, name: string) => void): void;
  };
  readonly DimOp: {
    asmResultNames(op: DimOp, setName: (value: Value, name: string) => void): void;
  };
  readonly RankOp: {
    asmResultNames(op: RankOp, setName: (value: Value, name: string) => void): void;
  };
  readonly ExtractOp: {
    verify(op: ExtractOp): LogicalResult;
    asmResultNames(op: ExtractOp, setName: (value: Value, name: string) => void): void;
  };
  readonly InsertOp: {
    verify(op: InsertOp): LogicalResult;
    asmResultNames(op: InsertOp, setName: (value: Value, name: string) => void): void;
  };
  readonly FromElementsOp: {
    asmResultNames(op: FromElementsOp, setName: (value: Value, name: string) => void): void;
  };
  readonly SplatOp: {
    verify(op: SplatOp): LogicalResult;
    asmResultNames(op: SplatOp, setName: (value: Value, name: string) => void): void;
  };
  readonly ReshapeOp: {
    verify(op: ReshapeOp): LogicalResult;
    asmResultNames(op: ReshapeOp, setName: (value: Value, name: string) => void): void;
  };
}
