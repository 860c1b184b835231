import { type TypeConstraint } from '../../ods/constraints.ts';
import { isQuantizedType } from './quantized-type.ts';

/** Satisfied by every type of the dialect. Source: mlir/Dialect/Quant/IR/QuantBase.td. */
export const Quant_QuantizedType: TypeConstraint = { summary: 'quantized type', test: isQuantizedType };
