import { type Operation } from '../../ir/operation.ts';
import { type IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type CmpFPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { ArithToAPFloatConversionPassBase } from '../generated/conversion-passes.gen.ts';
import { applyRuntimePatterns, calling, floatFunction, type RuntimePatternMaker } from './runtime-pattern.ts';

/** Source: mlir/lib/Conversion/ArithAndMathToAPFloat/ArithToAPFloat.cpp. */

/** A conversion between formats. Differs: mlir-opt rounds to the nearest even float where another rounding is asked for, which here stays. */
function formatConversion<T extends arith.ExtFOp | arith.TruncFOp>(root: OpClass<T>): RuntimePatternMaker {
  return calling<T>({
    root,
    name: 'convert',
    accepts: (op) => !(op instanceof arith.TruncFOp) || (op.roundingmode ?? 'to_nearest_even') === 'to_nearest_even',
    signature: ({ i32, i64 }) => [[i32, i32, i64], i64],
    compute({ calls, scalars, type, call }) {
      const [scalar] = scalars as readonly [Value];
      const bits = calls.bits(scalar);
      const from = calls.format(scalar.type);
      return calls.float(call(from, calls.format(type), bits), type);
    },
  });
}

function toInteger<T extends Operation>(root: OpClass<T>, isUnsigned: boolean): RuntimePatternMaker {
  return calling({
    root,
    name: 'convert_to_int',
    signature: ({ i1, i32, i64 }) => [[i32, i32, i1, i64], i64],
    compute({ calls, scalars, type, call }) {
      const [scalar] = scalars as readonly [Value];
      const bits = calls.bits(scalar);
      const format = calls.format(scalar.type);
      const width = calls.arith.number(calls.i32, (type as IntegerType).width);
      return calls.narrowed(call(format, width, calls.arith.number(calls.i1, isUnsigned ? 1 : 0), bits), type);
    },
  });
}

function fromInteger<T extends Operation>(root: OpClass<T>, isUnsigned: boolean): RuntimePatternMaker {
  return calling({
    root,
    name: 'convert_from_int',
    signature: ({ i1, i32, i64 }) => [[i32, i32, i1, i64], i64],
    compute({ calls, scalars, type, call }) {
      const [scalar] = scalars as readonly [Value];
      const wide = calls.widened(isUnsigned ? arith.ExtUIOp : arith.ExtSIOp, scalar);
      const format = calls.format(type);
      const width = calls.arith.number(calls.i32, (scalar.type as IntegerType).width);
      return calls.float(call(format, width, calls.arith.number(calls.i1, isUnsigned ? 1 : 0), wide), type);
    },
  });
}

/** What the comparison returns. */
const [less, equal, greater, unordered] = [0, 1, 2, 3];

/** The outcomes for which a comparison is true, in the order in which they are asked for. */
const outcomes: Readonly<Record<CmpFPredicate, readonly number[]>> = {
  false: [],
  oeq: [equal],
  ogt: [greater],
  oge: [greater, equal],
  olt: [less],
  ole: [less, equal],
  one: [less, greater],
  ord: [less, greater, equal],
  ueq: [unordered, equal],
  ugt: [unordered, greater],
  uge: [unordered, greater, equal],
  ult: [unordered, less],
  ule: [unordered, less, equal],
  une: [less, greater, unordered],
  uno: [unordered],
  true: [less, equal, greater, unordered],
};

const comparison = calling<arith.CmpFOp>({
  root: arith.CmpFOp,
  name: 'compare',
  signature: ({ i8, i32, i64 }) => [[i32, i64, i64], i8],
  compute({ op: { predicate }, calls, scalars, call }) {
    const bits = scalars.map((scalar) => calls.bits(scalar));
    const outcome = call(calls.format(scalars[0]!.type), ...bits);
    if (predicate === 'true' || predicate === 'false')
      return calls.arith.number(calls.i1, predicate === 'true' ? 1 : 0);
    const checks = outcomes[predicate].map((expected) =>
      calls.arith.compareIntegers('eq', outcome, calls.arith.number(calls.i8, expected)),
    );
    return checks.reduceRight((others, check) => calls.arith.apply(arith.OrIOp, check, others));
  },
});

const makers: readonly RuntimePatternMaker[] = [
  floatFunction(arith.AddFOp, 'add', 2),
  floatFunction(arith.SubFOp, 'subtract', 2),
  floatFunction(arith.MulFOp, 'multiply', 2),
  floatFunction(arith.DivFOp, 'divide', 2),
  floatFunction(arith.RemFOp, 'remainder', 2),
  floatFunction(arith.MinNumFOp, 'minnum', 2),
  floatFunction(arith.MaxNumFOp, 'maxnum', 2),
  floatFunction(arith.MinimumFOp, 'minimum', 2),
  floatFunction(arith.MaximumFOp, 'maximum', 2),
  floatFunction(arith.NegFOp, 'neg', 1),
  formatConversion(arith.ExtFOp),
  formatConversion(arith.TruncFOp),
  toInteger(arith.FPToSIOp, false),
  toInteger(arith.FPToUIOp, true),
  fromInteger(arith.SIToFPOp, false),
  fromInteger(arith.UIToFPOp, true),
  comparison,
];

/** `convert-arith-to-apfloat`. */
export class ArithToAPFloatConversionPass extends ArithToAPFloatConversionPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    return applyRuntimePatterns(root, makers);
  }
}
