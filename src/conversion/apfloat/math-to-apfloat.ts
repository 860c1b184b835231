import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import * as math from '../../dialects/math/generated/math-ops.gen.ts';
import { MathToAPFloatConversionPassBase } from '../generated/conversion-passes.gen.ts';
import { applyRuntimePatterns, calling, floatFunction, type RuntimePatternMaker } from './runtime-pattern.ts';

/** Source: mlir/lib/Conversion/ArithAndMathToAPFloat/MathToAPFloat.cpp. */

/** Asks what kind of number a float is. */
function question<T extends Operation>(root: OpClass<T>, name: string): RuntimePatternMaker {
  return calling({
    root,
    name,
    hasVectors: false,
    signature: ({ i1, i32, i64 }) => [[i32, i64], i1],
    compute({ calls, scalars, call }) {
      const [scalar] = scalars as readonly [Value];
      const bits = calls.bits(scalar);
      return call(calls.format(scalar.type), bits);
    },
  });
}

const makers: readonly RuntimePatternMaker[] = [
  floatFunction(math.AbsFOp, 'abs', 1, false),
  question(math.IsInfOp, 'isinfinite'),
  question(math.IsNaNOp, 'isnan'),
  question(math.IsNormalOp, 'isnormal'),
  question(math.IsFiniteOp, 'isfinite'),
  // Differs: mlir-opt crashes on vectors.
  floatFunction(math.FmaOp, 'fused_multiply_add', 3, false),
];

/** `convert-math-to-apfloat`. */
export class MathToAPFloatConversionPass extends MathToAPFloatConversionPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    return applyRuntimePatterns(root, makers);
  }
}
