import { DenseElementsAttr, elementBytes } from '../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { likeWithElement, VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { type CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { halfType } from './halves.ts';
import { type PatternMaker, wide } from './wide-integer-pattern.ts';

/** Constants, sums, products, bits, comparisons and choices of wide integers. Source: mlir/lib/Dialect/Arith/Transforms/EmulateWideInt.cpp. */

interface BinaryOp extends Operation {
  readonly lhs: Value;
  readonly rhs: Value;
}

const constant = wide<arith.ConstantOp>({
  root: arith.ConstantOp,
  compute({ op, type, halves }) {
    const splat = hugeSplat(op.value);
    if (splat !== undefined) {
      const pair = listHalves([splat], VectorType.get([2], type.elementType));
      if (pair.isSplat) return halves.constant(DenseElementsAttr.get(type, pair.bytes));
      return halves.repeat(halves.constant(pair), type);
    }
    const value = halvesOf(op.value, type);
    return value && halves.constant(value);
  },
});

/** How many elements a constant of equal ones has at most whose halves are listed. More are repeated by an operation, which mlir-opt does not do. */
const maxListedElements = 1 << 20;

/** Returns what each element of a constant is that has too many to list their halves, undefined of others. */
function hugeSplat(value: Attribute): bigint | undefined {
  const isHuge = value instanceof DenseElementsAttr && value.isSplat && value.type.numElements > maxListedElements;
  return isHuge ? value.bitsAt(0) : undefined;
}

/** Returns the elements with a last dimension for their halves; undefined where these are not listed, or not all the same as scalable vectors need. */
function halvesOf(value: Attribute, type: VectorType): DenseElementsAttr | undefined {
  const elements =
    value instanceof IntegerAttr
      ? [value.value]
      : value instanceof DenseElementsAttr && Array.from({ length: value.type.numElements }, (_, i) => value.bitsAt(i));
  if (!elements) return undefined;
  const listed = listHalves(elements, type);
  return listed.isSplat || !type.scalableDims.includes(true) ? listed : undefined;
}

function listHalves(elements: readonly bigint[], type: VectorType): DenseElementsAttr {
  const { elementType } = type;
  const width = BigInt((elementType as IntegerType).width);
  const parts = elements.flatMap((bits) => [elementBytes(elementType, bits), elementBytes(elementType, bits >> width)]);
  const size = parts[0]?.length ?? 0;
  const bytes = new Uint8Array(parts.length * size);
  parts.forEach((part, i) => void bytes.set(part, i * size));
  return DenseElementsAttr.get(type, bytes);
}

const sum = wide<arith.AddIOp>({
  root: arith.AddIOp,
  compute({ adaptor, type, halves }) {
    const half = halfType(type);
    const [low, high] = halves.halves(adaptor.lhs);
    const [otherLow, otherHigh] = halves.halves(adaptor.rhs);
    const bit = likeWithElement(half, IntegerType.get(type.context, 1));
    const [total, overflow] = halves.addExtended(low, otherLow, bit);
    const carry = halves.arith.cast(arith.ExtUIOp, overflow!, half);
    const withCarry = halves.arith.apply(arith.AddIOp, carry, high);
    return halves.join(type, total!, halves.arith.apply(arith.AddIOp, withCarry, otherHigh));
  },
});

const difference = wide<arith.SubIOp>({
  root: arith.SubIOp,
  compute({ adaptor, type, halves }) {
    const [low, high] = halves.halves(adaptor.lhs);
    const [otherLow, otherHigh] = halves.halves(adaptor.rhs);
    const rest = halves.arith.apply(arith.SubIOp, low, otherLow);
    const borrow = halves.arith.compareIntegers('ult', low, otherLow);
    const borrowed = halves.arith.cast(arith.ExtUIOp, borrow, halfType(type));
    const withoutBorrow = halves.arith.apply(arith.SubIOp, high, borrowed);
    return halves.join(type, rest, halves.arith.apply(arith.SubIOp, withoutBorrow, otherHigh));
  },
});

/** What the high halves make together is too big. */
const product = wide<arith.MulIOp>({
  root: arith.MulIOp,
  compute({ adaptor, type, halves }) {
    const [low, high] = halves.halves(adaptor.lhs);
    const [otherLow, otherHigh] = halves.halves(adaptor.rhs);
    const [least, carry] = halves.multiplyExtended(low, otherLow);
    const mixed = halves.arith.apply(arith.MulIOp, low, otherHigh);
    const otherMixed = halves.arith.apply(arith.MulIOp, high, otherLow);
    const partial = halves.arith.apply(arith.AddIOp, carry!, mixed);
    return halves.join(type, least!, halves.arith.apply(arith.AddIOp, partial, otherMixed));
  },
});

function bitwise<T extends BinaryOp>(root: OpClass<T>): PatternMaker {
  return wide({
    root,
    compute({ adaptor, type, halves }) {
      const [low, high] = halves.halves(adaptor.lhs);
      const [otherLow, otherHigh] = halves.halves(adaptor.rhs);
      const lowBits = halves.arith.apply(root, low, otherLow);
      return halves.join(type, lowBits, halves.arith.apply(root, high, otherHigh));
    },
  });
}

/** Low halves have no sign. */
const unsigned: Readonly<Partial<Record<CmpIPredicate, CmpIPredicate>>> = {
  slt: 'ult',
  sle: 'ule',
  sgt: 'ugt',
  sge: 'uge',
};

const comparison = wide<arith.CmpIOp>({
  root: arith.CmpIOp,
  wideType: ({ lhs }) => lhs.type,
  compute({ adaptor, halves }) {
    const { predicate } = adaptor;
    const [low, high] = halves.halves(adaptor.lhs);
    const [otherLow, otherHigh] = halves.halves(adaptor.rhs);
    const byLow = halves.arith.compareIntegers(unsigned[predicate] ?? predicate, low, otherLow);
    const byHigh = halves.arith.compareIntegers(predicate, high, otherHigh);
    if (predicate === 'eq') return halves.dropUnit(halves.arith.apply(arith.AndIOp, byLow, byHigh));
    if (predicate === 'ne') return halves.dropUnit(halves.arith.apply(arith.OrIOp, byLow, byHigh));
    const isEqual = halves.arith.compareIntegers('eq', high, otherHigh);
    return halves.dropUnit(halves.arith.select(isEqual, byLow, byHigh));
  },
});

const choice = wide<arith.SelectOp>({
  root: arith.SelectOp,
  compute({ adaptor, type, halves }) {
    const [low, high] = halves.halves(adaptor.trueValue);
    const [otherLow, otherHigh] = halves.halves(adaptor.falseValue);
    const condition = halves.appendUnit(adaptor.condition);
    const chosenLow = halves.arith.select(condition, low, otherLow);
    return halves.join(type, chosenLow, halves.arith.select(condition, high, otherHigh));
  },
});

/** The smaller or greater is a choice by a comparison; patterns for these do the rest. */
function extreme<T extends BinaryOp>(root: OpClass<T>, predicate: CmpIPredicate): PatternMaker {
  return wide({
    root,
    compute: ({ op: { lhs, rhs }, halves }) =>
      halves.arith.select(halves.arith.compareIntegers(predicate, lhs, rhs), lhs, rhs),
  });
}

export const integerRewrites: readonly PatternMaker[] = [
  constant,
  sum,
  difference,
  product,
  bitwise(arith.AndIOp),
  bitwise(arith.OrIOp),
  bitwise(arith.XOrIOp),
  comparison,
  choice,
  extreme(arith.MaxUIOp, 'ugt'),
  extreme(arith.MaxSIOp, 'sgt'),
  extreme(arith.MinUIOp, 'ult'),
  extreme(arith.MinSIOp, 'slt'),
];
