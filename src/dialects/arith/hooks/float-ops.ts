import { FloatAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type FloatFormat, floatFormat, signMask } from '../../../support/float-bits.ts';
import { add, divide, multiply, remainder, subtract } from '../../../support/wide-floats.ts';
import { type FloatFolder, foldElements, foldFloats, isFloat, type Operands } from '../constant-folding.ts';
import { FastMathFlags } from '../generated/arith-enums.gen.ts';
import { type AddFOp, type DivFOp, type MulFOp, NegFOp, type RemFOp, type SubFOp } from '../generated/arith-ops.gen.ts';
import { divFPatterns, mulFPatterns } from '../patterns/float-patterns.ts';
import { one } from './integer-ops.ts';

/** Arithmetic on floats. Source: mlir/lib/Dialect/Arith/IR/ArithOps.cpp. */

const sum: FloatFolder = { ofDoubles: (a, b) => a + b, ofWide: add };
const difference: FloatFolder = { ofDoubles: (a, b) => a - b, ofWide: subtract };
const product: FloatFolder = { ofDoubles: (a, b) => a * b, ofWide: multiply };
const quotient: FloatFolder = { ofDoubles: (a, b) => a / b, ofWide: divide };
const rest: FloatFolder = { ofDoubles: (a, b) => a % b, ofWide: remainder };

export const negFOp = {
  /** -(-x) = x. */
  fold(op: NegFOp, operands: Operands): FoldResult {
    const inner = op.operand(0).definingOp;
    if (inner instanceof NegFOp) return [inner.operand(0)];
    return one(
      foldElements(operands, op.result(0).type, (value) => {
        if (!(value instanceof FloatAttr)) return undefined;
        const format: FloatFormat = floatFormat[value.type.kind];
        const sign = signMask(format);
        // Zero and NaN have no signs there.
        if (format.specials === 'fnuz' && (value.bits & ~sign) === 0n) return value;
        return FloatAttr.ofBits(value.type, value.bits ^ sign);
      }),
    );
  },
};

export const addFOp = {
  /** x + -0.0 = x. (x + 0.0 is not x where x is -0.0.) */
  fold(op: AddFOp, operands: Operands): FoldResult {
    if (isFloat(operands[1], -0)) return [op.lhs];
    return one(foldFloats(operands, op.result(0).type, sum));
  },
};

export const subFOp = {
  /** x - 0.0 = x. */
  fold(op: SubFOp, operands: Operands): FoldResult {
    if (isFloat(operands[1], 0)) return [op.lhs];
    return one(foldFloats(operands, op.result(0).type, difference));
  },
};

const zeroAbsorbs = FastMathFlags.nnan | FastMathFlags.nsz;

export const mulFOp = {
  canonicalizationPatterns: mulFPatterns,

  /** x * 1.0 = x, and x * 0.0 = 0.0 where neither NaN nor the sign of zero matters. */
  fold(op: MulFOp, operands: Operands): FoldResult {
    if (isFloat(operands[1], 1)) return [op.lhs];
    const isZero = isFloat(operands[1], 0) || isFloat(operands[1], -0);
    if (isZero && (op.fastmath & zeroAbsorbs) === zeroAbsorbs) return [op.rhs];
    return one(foldFloats(operands, op.result(0).type, product));
  },
};

export const divFOp = {
  canonicalizationPatterns: divFPatterns,

  /** x / 1.0 = x. */
  fold(op: DivFOp, operands: Operands): FoldResult {
    if (isFloat(operands[1], 1)) return [op.lhs];
    return one(foldFloats(operands, op.result(0).type, quotient));
  },
};

export const remFOp = {
  fold(op: RemFOp, operands: Operands): FoldResult {
    return one(foldFloats(operands, op.result(0).type, rest));
  },
};
