import { defineQuant } from './generated/quant-dialect.gen.ts';
import { type QuantHooks } from './generated/quant-hooks.gen.ts';
import { anyQuantizedType } from './hooks/any-quantized-type.ts';
import { calibratedQuantizedType } from './hooks/calibrated-quantized-type.ts';
import { dequantizeCastOp, quantizeCastOp, storageCastOp } from './hooks/cast-ops.ts';
import { quantDialect } from './hooks/dialect.ts';
import { uniformQuantizedType } from './hooks/uniform-quantized-type.ts';

/** The quant dialect. */
export const quant = defineQuant({
  Dialect: quantDialect,
  AnyQuantizedType: anyQuantizedType,
  UniformQuantizedType: uniformQuantizedType,
  CalibratedQuantizedType: calibratedQuantizedType,
  DequantizeCastOp: dequantizeCastOp,
  QuantizeCastOp: quantizeCastOp,
  StorageCastOp: storageCastOp,
} satisfies QuantHooks);
