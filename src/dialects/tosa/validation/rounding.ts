import { type Operation } from '../../../ir/operation.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type Extension, type RoundingMode } from '../generated/tosa-enums.gen.ts';
import { RescaleOp } from '../generated/tosa-ops.gen.ts';
import { type Target } from './target.ts';

const needed: Readonly<Partial<Record<RoundingMode, Extension>>> = {
  DOUBLE_ROUND: 'doubleround',
  INEXACT_ROUND: 'inexactround',
};

/** Demands that the target rounds as an operation does. Source: attributeCheckRescale of mlir/lib/Dialect/Tosa/Transforms/TosaValidation.cpp, text verbatim. */
export function verifyRounding(op: Operation, { extensions }: Target): LogicalResult {
  if (!(op instanceof RescaleOp)) return true;
  const extension = needed[op.roundingMode];
  return (
    extension === undefined ||
    extensions.has(extension) ||
    op.emitOpError(`failed attribute check: rounding_mode = ${op.roundingMode} requires extension [${extension}]`)
  );
}
