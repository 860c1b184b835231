// @generated from dialects-td/quant/quant-base.yaml, dialects-td/quant/quant-ops.yaml; do not edit, run npm run codegen
import { type Attribute } from '../../../ir/attribute.ts';
import { type DialectHooks } from '../../../ir/dialect.ts';
import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type DequantizeCastOp, type QuantizeCastOp, type StorageCastOp } from './quant-ops.gen.ts';
import { type AnyQuantizedType, type CalibratedQuantizedType, type UniformQuantizedType } from './quant-types.gen.ts';

/** The hand-written part of the quant dialect: exactly what its records flag. */
export interface QuantHooks {
  readonly Dialect: {
    readonly inliner: NonNullable<DialectHooks['inliner']>;
    readonly bytecodeTypes: NonNullable<DialectHooks['bytecodeTypes']>;
    readonly unknownTypeMessage: NonNullable<DialectHooks['unknownTypeMessage']>;
  };
  readonly AnyQuantizedType: {
    verify(
      emitError: EmitError,
      parameters: Pick<AnyQuantizedType, 'isSigned' | 'storageType' | 'storageMin' | 'storageMax' | 'expressedType'>,
    ): LogicalResult;
    parse(parser: AsmParser): readonly unknown[];
    print(type: AnyQuantizedType, printer: AsmPrinter): void;
  };
  readonly UniformQuantizedType: {
    verify(
      emitError: EmitError,
      parameters: Pick<
        UniformQuantizedType,
        | 'isSigned'
        | 'storageType'
        | 'storageMin'
        | 'storageMax'
        | 'expressedType'
        | 'granularity'
        | 'quantizedDimensions'
        | 'blockSizes'
        | 'scalesShape'
        | 'scales'
        | 'zeroPoints'
      >,
    ): LogicalResult;
    parse(parser: AsmParser): readonly unknown[];
    print(type: UniformQuantizedType, printer: AsmPrinter): void;
  };
  readonly CalibratedQuantizedType: {
    verify(
      emitError: EmitError,
      parameters: Pick<CalibratedQuantizedType, 'expressedType' | 'min' | 'max'>,
    ): LogicalResult;
    parse(parser: AsmParser): readonly unknown[];
    print(type: CalibratedQuantizedType, printer: AsmPrinter): void;
  };
  readonly DequantizeCastOp: {
    verify(op: DequantizeCastOp): LogicalResult;
    fold(op: DequantizeCastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly QuantizeCastOp: {
    verify(op: QuantizeCastOp): LogicalResult;
    fold(op: QuantizeCastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
  readonly StorageCastOp: {
    verify(op: StorageCastOp): LogicalResult;
    fold(op: StorageCastOp, operands: readonly (Attribute | undefined)[]): FoldResult;
  };
}
