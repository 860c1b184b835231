// @generated from dialects-td/quant/quant-ops.yaml; do not edit, run npm run codegen
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { Operation } from '../../../ir/operation.ts';
import { Pure } from '../../../ir/traits/markers.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { buildOp } from '../../../ods/build.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { IntegerAndQuantizedCombination, SameScalarOrTensorShape } from '../interfaces.ts';
import {
  Quant_FloatScalarOrTensor,
  Quant_IntegerOrQuantizedScalarOrTensor,
  Quant_QuantizedScalarOrTensor,
} from './quant-constraints.gen.ts';

/**
 * The floats that quantized values express.
 *
 * ```mlir
 * func.func @dcast(%a: tensor<4x!quant.uniform<i8:f32, 2.0>>) -> tensor<4xf32> {
 *   %0 = quant.dcast %a : tensor<4x!quant.uniform<i8:f32, 2.0>> to tensor<4xf32>
 *   return %0 : tensor<4xf32>
 * }
 * ```
 */
export class DequantizeCastOp extends Operation {
  static readonly opName = 'quant.dcast';
  static readonly spec: OpSpec = {
    name: 'quant.dcast',
    className: 'DequantizeCastOp',
    operands: [{ name: 'input', constraint: Quant_QuantizedScalarOrTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: Quant_FloatScalarOrTensor }],
    regions: [],
    successors: [],
    traits: [Pure, SameScalarOrTensorShape],
    assemblyFormat: [
      { kind: 'variable', name: 'input' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'input' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Quantized values */
  get input(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly resultType: Type },
  ): DequantizeCastOp {
    return buildOp(builder, location, DequantizeCastOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * The quantized values that express floats.
 *
 * ```mlir
 * func.func @qcast(%a: tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 2.0>> {
 *   %0 = quant.qcast %a : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.0>>
 *   return %0 : tensor<4x!quant.uniform<i8:f32, 2.0>>
 * }
 * ```
 */
export class QuantizeCastOp extends Operation {
  static readonly opName = 'quant.qcast';
  static readonly spec: OpSpec = {
    name: 'quant.qcast',
    className: 'QuantizeCastOp',
    operands: [{ name: 'input', constraint: Quant_FloatScalarOrTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: Quant_QuantizedScalarOrTensor }],
    regions: [],
    successors: [],
    traits: [Pure, SameScalarOrTensorShape],
    assemblyFormat: [
      { kind: 'variable', name: 'input' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'input' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Floats of the expressed type */
  get input(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly resultType: Type },
  ): QuantizeCastOp {
    return buildOp(builder, location, QuantizeCastOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}

/**
 * Between quantized values and the integers that store them.
 *
 * ```mlir
 * func.func @scast(%a: tensor<4xi8>) -> tensor<4x!quant.uniform<i8:f32, 2.0>> {
 *   %0 = quant.scast %a : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32, 2.0>>
 *   return %0 : tensor<4x!quant.uniform<i8:f32, 2.0>>
 * }
 * ```
 */
export class StorageCastOp extends Operation {
  static readonly opName = 'quant.scast';
  static readonly spec: OpSpec = {
    name: 'quant.scast',
    className: 'StorageCastOp',
    operands: [{ name: 'input', constraint: Quant_IntegerOrQuantizedScalarOrTensor }],
    attributes: [],
    results: [{ name: 'result', constraint: Quant_IntegerOrQuantizedScalarOrTensor }],
    regions: [],
    successors: [],
    traits: [SameScalarOrTensorShape, IntegerAndQuantizedCombination, Pure],
    assemblyFormat: [
      { kind: 'variable', name: 'input' },
      { kind: 'attr-dict' },
      { kind: 'literal', text: ':' },
      { kind: 'type', of: 'input' },
      { kind: 'literal', text: 'to' },
      { kind: 'type', of: 'result' },
    ],
  };

  /** Quantized values or integers */
  get input(): Value {
    return this.operand(0);
  }

  /** Makes the operation and inserts it at the builder's insertion point. */
  static build(
    builder: OpBuilder,
    location: Location,
    args: { readonly input: Value; readonly resultType: Type },
  ): StorageCastOp {
    return buildOp(builder, location, StorageCastOp, {
      operands: [args.input],
      attributes: {},
      resultTypes: [args.resultType],
    });
  }
}
