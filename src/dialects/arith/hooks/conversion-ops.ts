import { castHooks } from '../../../builtin/cast.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { FloatType, IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType, ShapedType, VectorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import {
  convertNaN,
  type FloatFormat,
  floatFormat,
  holdsAll,
  memoryBits,
  roundToFormat,
} from '../../../support/float-bits.ts';
import { compareParts, roundParts, truncated } from '../../../support/wide-floats.ts';
import {
  betweenIndexAndInteger,
  floatToInteger,
  integerToFloat,
  narrowsFloat,
  narrowsInteger,
  sameBitWidth,
  widensFloat,
  widensInteger,
} from '../cast-compatibility.ts';
import {
  type Constant,
  foldElements,
  type Operands,
  partsOfFloat,
  signedValue,
  unsignedValue,
  widthOf,
} from '../constant-folding.ts';
import { FastMathFlags } from '../generated/arith-enums.gen.ts';
import { ExtFOp, ExtSIOp, ExtUIOp, TruncFOp, TruncIOp } from '../generated/arith-ops.gen.ts';
import {
  bitcastPatterns,
  extSIPatterns,
  indexCastPatterns,
  indexCastUIPatterns,
  truncFPatterns,
  truncIPatterns,
} from '../patterns/conversion-patterns.ts';
import { one } from './integer-ops.ts';

/** Conversions. Source: mlir/lib/Dialect/Arith/IR/ArithOps.cpp. */

type ElementFolder = (element: Attribute, to: Type) => Constant | undefined;

/** Folds the one operand, element by element, to the type of the result. */
function foldCast(op: Operation, operands: Operands, fold: ElementFolder): FoldResult {
  const { type } = op.result(0);
  const to = elementTypeOrSelf(type);
  return one(foldElements(operands.slice(0, 1), type, (element) => fold(element, to)));
}

/** Makes the operation convert what its operand was made of. */
function skip(op: Operation): FoldResult {
  op.setOperand(0, op.operand(0).definingOp!.operand(0));
  return 'updated';
}

const extendUnsigned: ElementFolder = (element, to) =>
  element instanceof IntegerAttr ? IntegerAttr.get(to as IntegerType, unsignedValue(element)) : undefined;
const extendSigned: ElementFolder = (element, to) =>
  element instanceof IntegerAttr ? IntegerAttr.get(to as IntegerType, signedValue(element)) : undefined;

export const extUIOp = {
  ...castHooks(widensInteger),
  fold(op: ExtUIOp, operands: Operands): FoldResult {
    return op.in.definingOp instanceof ExtUIOp ? skip(op) : foldCast(op, operands, extendUnsigned);
  },
};

export const extSIOp = {
  ...castHooks(widensInteger),
  canonicalizationPatterns: extSIPatterns,
  fold(op: ExtSIOp, operands: Operands): FoldResult {
    return op.in.definingOp instanceof ExtSIOp ? skip(op) : foldCast(op, operands, extendSigned);
  },
};

export const truncIOp = {
  ...castHooks(narrowsInteger),
  canonicalizationPatterns: truncIPatterns,
  fold(op: TruncIOp, operands: Operands): FoldResult {
    const inner = op.in.definingOp;
    if (inner instanceof ExtUIOp || inner instanceof ExtSIOp) {
      const from = elementTypeOrSelf(inner.in.type);
      const to = elementTypeOrSelf(op.result(0).type);
      if (widthOf(from) > widthOf(to)) return skip(op);
      if (from === to) return [inner.in];
    }
    return inner instanceof TruncIOp ? skip(op) : foldCast(op, operands, extendUnsigned);
  },
};

const hasOneNaN = ({ specials }: FloatFormat): boolean => specials === 'fn' || specials === 'fnuz';

/**
 * Converts a NaN where its payload is kept and it does not signal. Formats with one NaN take none of others, whose payload is lost.
 * Source: IEEEFloat::convert of llvm/lib/Support/APFloat.cpp.
 */
function convertWholeNaN({ type, bits }: FloatAttr, to: FloatType): FloatAttr | undefined {
  const from: FloatFormat = floatFormat[type.kind];
  const format: FloatFormat = floatFormat[to.kind];
  if (!hasOneNaN(from)) {
    if (hasOneNaN(format)) return undefined;
    const isSignaling = from.specials === 'ieee' && (bits & (1n << BigInt(from.mantissaBits - 1))) === 0n;
    const lostBits = BigInt(Math.max(0, from.mantissaBits - format.mantissaBits));
    if (isSignaling || (bits & ((1n << lostBits) - 1n)) !== 0n) return undefined;
  }
  return FloatAttr.ofBits(to, convertNaN(from, bits, format));
}

/** Converts a float where nothing is lost. */
const convertFloat: ElementFolder = (element, to) => {
  if (!(element instanceof FloatAttr && to instanceof FloatType)) return undefined;
  const value = partsOfFloat(element);
  if (value.kind === 'nan') return convertWholeNaN(element, to);
  const converted = FloatAttr.ofBits(to, roundParts(floatFormat[to.kind], value));
  const format: FloatFormat = floatFormat[to.kind];
  // What has no zero has its least number for it.
  if (format.unsigned && value.kind === 'finite' && value.significand === 0n) return converted;
  const kept = partsOfFloat(converted);
  const isSame = kept.kind !== 'nan' && kept.isNegative === value.isNegative && compareParts(kept, value) === 0;
  return isSame ? converted : undefined;
};

export const extFOp = {
  ...castHooks(widensFloat),
  fold(op: ExtFOp, operands: Operands): FoldResult {
    const inner = op.in.definingOp;
    if (inner instanceof TruncFOp && inner.in.type === op.result(0).type) {
      const flags = (inner.fastmath ?? 0) & (op.fastmath ?? 0);
      if ((flags & FastMathFlags.contract) !== 0) return [inner.in];
    }
    return foldCast(op, operands, convertFloat);
  },
};

export const truncFOp = {
  ...castHooks(narrowsFloat),
  canonicalizationPatterns: truncFPatterns,
  fold(op: TruncFOp, operands: Operands): FoldResult {
    const inner = op.in.definingOp;
    const to = elementTypeOrSelf(op.result(0).type) as FloatType;
    if (inner instanceof ExtFOp) {
      const from = elementTypeOrSelf(inner.in.type) as FloatType;
      const between = elementTypeOrSelf(op.in.type) as FloatType;
      if (holdsAll(floatFormat[between.kind], floatFormat[from.kind])) {
        if (from.width > to.width) return skip(op);
        if (from === to) return [inner.in];
      }
    }
    return foldCast(op, operands, convertFloat);
  },
};

/** Rounds an integer to a float type, to nearest and ties to even. */
function roundInteger(value: bigint, to: FloatType): FloatAttr {
  const isNegative = value < 0n;
  return FloatAttr.ofBits(to, roundToFormat(floatFormat[to.kind], isNegative, isNegative ? -value : value, 0));
}

function fromInteger(isSigned: boolean): ElementFolder {
  return (element, to) =>
    element instanceof IntegerAttr
      ? roundInteger(isSigned ? signedValue(element) : unsignedValue(element), to as FloatType)
      : undefined;
}

/** Cuts a float off to an integer, where it is in range. */
function toInteger(isSigned: boolean): ElementFolder {
  return (element, to) => {
    if (!(element instanceof FloatAttr)) return undefined;
    const whole = truncated(partsOfFloat(element));
    if (whole === undefined) return undefined;
    const wrapped = isSigned ? BigInt.asIntN(widthOf(to), whole) : BigInt.asUintN(widthOf(to), whole);
    return wrapped === whole ? IntegerAttr.get(to as IntegerType, whole) : undefined;
  };
}

function folding(compatible: (from: Type, to: Type) => boolean, fold: ElementFolder) {
  return {
    ...castHooks(compatible),
    fold: (op: Operation, operands: Operands): FoldResult => foldCast(op, operands, fold),
  };
}

export const uiToFPOp = folding(integerToFloat, fromInteger(false));
export const siToFPOp = folding(integerToFloat, fromInteger(true));
export const fpToUIOp = folding(floatToInteger, toInteger(false));
export const fpToSIOp = folding(floatToInteger, toInteger(true));

const toIndexOrInteger =
  (extend: ElementFolder): ElementFolder =>
  (element, to) =>
    to instanceof IntegerType || to instanceof IndexType ? extend(element, to) : undefined;

export const indexCastOp = {
  ...folding(betweenIndexAndInteger, toIndexOrInteger(extendSigned)),
  canonicalizationPatterns: indexCastPatterns,
};
export const indexCastUIOp = {
  ...folding(betweenIndexAndInteger, toIndexOrInteger(extendUnsigned)),
  canonicalizationPatterns: indexCastUIPatterns,
};

/** Reads the bits of a number as one of another type. */
function reinterpret(element: Attribute, to: Type): Constant | undefined {
  const bits =
    element instanceof FloatAttr
      ? memoryBits(floatFormat[element.type.kind], element.bits)
      : element instanceof IntegerAttr
        ? unsignedValue(element)
        : undefined;
  if (bits === undefined) return undefined;
  return to instanceof FloatType ? FloatAttr.ofBits(to, bits) : IntegerAttr.get(to as IntegerType, bits);
}

export const bitcastOp = {
  ...castHooks(sameBitWidth),
  canonicalizationPatterns: bitcastPatterns,
  fold(op: Operation, operands: Operands): FoldResult {
    const [operand] = operands;
    const { type } = op.result(0);
    const isElements = operand instanceof DenseElementsAttr;
    if (type instanceof ShapedType && !(type instanceof RankedTensorType || type instanceof VectorType))
      return undefined;
    // Of tensors and vectors only those whose elements are known are folded: poison of them is not.
    if (!operand || isElements !== type instanceof ShapedType) return undefined;
    return foldCast(op, operands, reinterpret);
  },
};
