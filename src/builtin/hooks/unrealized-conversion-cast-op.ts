import { type FoldResult } from '../../ir/op-info.ts';
import { isSameList } from '../../support/lists.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { UnrealizedConversionCastOp } from '../generated/builtin-ops.gen.ts';

/** Source: mlir/lib/IR/BuiltinDialect.cpp. */
export const unrealizedConversionCastOp = {
  verify(op: UnrealizedConversionCastOp): LogicalResult {
    return op.numResults > 0 || op.emitOpError('expected at least one result for cast operation');
  },

  /** A cast to the same types is its inputs; a cast of a cast back to the first types is the first inputs. */
  fold(op: UnrealizedConversionCastOp): FoldResult {
    const { inputs, outputs } = op;
    const sameTypes = (values: readonly { type: unknown }[]): boolean =>
      values.length === outputs.length && values.every((value, i) => value.type === outputs[i]!.type);
    if (sameTypes(inputs)) return inputs;
    const inner = inputs[0]?.definingOp;
    if (!(inner instanceof UnrealizedConversionCastOp) || !sameTypes(inner.inputs)) return undefined;
    // Casts in a circle fold to nothing else.
    const isCircle = inner.inputs.some((input) => input.definingOp === op);
    return !isCircle && isSameList(inner.outputs, inputs) ? inner.inputs : undefined;
  },
};
