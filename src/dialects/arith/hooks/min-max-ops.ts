import { FloatAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { maximum, minimum } from '../../../support/wide-floats.ts';
import {
  type FloatFolder,
  foldFloats,
  foldIntegers,
  isFloat,
  isNaNAttr,
  type Operands,
  uniformElement,
  unsignedValue,
  widthOf,
} from '../constant-folding.ts';
import {
  type MaximumFOp,
  type MaxNumFOp,
  type MaxSIOp,
  type MaxUIOp,
  type MinimumFOp,
  type MinNumFOp,
  type MinSIOp,
  type MinUIOp,
} from '../generated/arith-ops.gen.ts';
import { one } from './integer-ops.ts';

/** Minima and maxima. Source: mlir/lib/Dialect/Arith/IR/ArithOps.cpp. */

/** Returns the hooks: of x and x it is x, of the greatest and least number it is either that or the other operand. */
function ofIntegers<T extends MaxSIOp | MaxUIOp | MinSIOp | MinUIOp>(isSigned: boolean, isMaximum: boolean) {
  const order = (value: bigint, width: number): bigint => (isSigned ? BigInt.asIntN(width, value) : value);
  return {
    fold(op: T, operands: Operands): FoldResult {
      const { lhs, rhs } = op;
      if (lhs === rhs) return [rhs];
      const constant = uniformElement(operands[1]);
      // No width has no signed numbers: of these, mlir-opt knows neither the greatest nor the least.
      if (constant instanceof IntegerAttr && !(isSigned && widthOf(constant.type) === 0)) {
        const width = BigInt(widthOf(constant.type));
        const greatest = isSigned ? (1n << (width - 1n)) - 1n : (1n << width) - 1n;
        const least = isSigned ? 1n << (width - 1n) : 0n;
        const value = unsignedValue(constant);
        if (value === (isMaximum ? greatest : least)) return [rhs];
        if (value === (isMaximum ? least : greatest)) return [lhs];
      }
      return one(
        foldIntegers(operands, op.result(0).type, (a, b, width) => {
          const isGreater = order(a, width) > order(b, width);
          return isGreater === isMaximum ? a : b;
        }),
      );
    },
  };
}

export const maxSIOp = ofIntegers<MaxSIOp>(true, true);
export const maxUIOp = ofIntegers<MaxUIOp>(false, true);
export const minSIOp = ofIntegers<MinSIOp>(true, false);
export const minUIOp = ofIntegers<MinUIOp>(false, false);

const larger: FloatFolder = { ofDoubles: Math.max, ofWide: maximum };
const smaller: FloatFolder = { ofDoubles: Math.min, ofWide: minimum };

/** Of x and x, and of x and the infinity that decides nothing, it is x; NaN stays NaN. */
function ofFloats<T extends MaximumFOp | MinimumFOp>(neutral: number, choose: FloatFolder) {
  return {
    fold(op: T, operands: Operands): FoldResult {
      if (op.lhs === op.rhs) return [op.rhs];
      if (isFloat(operands[1], neutral)) return [op.lhs];
      return one(foldFloats(operands, op.result(0).type, choose));
    },
  };
}

export const maximumFOp = ofFloats<MaximumFOp>(-Infinity, larger);
export const minimumFOp = ofFloats<MinimumFOp>(Infinity, smaller);

/** Of x and x, and of x and NaN, it is x. */
function ofNumbers<T extends MaxNumFOp | MinNumFOp>({ ofDoubles, ofWide }: FloatFolder) {
  const choose: FloatFolder = {
    ofDoubles: (a, b) => (Number.isNaN(a) ? b : Number.isNaN(b) ? a : ofDoubles(a, b)),
    ofWide: (a, b) => (a.kind === 'nan' ? b : b.kind === 'nan' ? a : ofWide(a, b)),
    passesSignals: true,
  };
  return {
    fold(op: T, operands: Operands): FoldResult {
      if (op.lhs === op.rhs) return [op.rhs];
      const constant = uniformElement(operands[1]);
      if (constant instanceof FloatAttr && isNaNAttr(constant)) return [op.lhs];
      return one(foldFloats(operands, op.result(0).type, choose));
    },
  };
}

export const maxNumFOp = ofNumbers<MaxNumFOp>(larger);
export const minNumFOp = ofNumbers<MinNumFOp>(smaller);
