import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { denseFromNumbers } from '../../ir/attributes/elements-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { maxBits } from '../front-end/elements/integer-bits.ts';

/** Bits of half a word. */
const halfBits = maxBits / 2;

/** Widths of integers whose products are those of a word, or of halves of one. */
const widths: readonly number[] = [8, halfBits, maxBits];

type Extended = arith.AddUIExtendedOp | arith.MulSIExtendedOp | arith.MulUIExtendedOp;

const isExtended = (op: Operation): op is Extended =>
  op instanceof arith.AddUIExtendedOp || op instanceof arith.MulSIExtendedOp || op instanceof arith.MulUIExtendedOp;

/** Puts operations with one result in the place of each that is to be converted and gives what its sum carries, or the upper half of its product, too. */
export function splitExtended(module: Operation, isConverted: (op: Operation) => boolean = () => true): void {
  const found: Extended[] = [];
  walk(module, { before: (op) => void (isExtended(op) && isConverted(op) && found.push(op)) });
  for (const op of found) {
    const type = op.lhs.type;
    const element = elementTypeOrSelf(type);
    if (!(element instanceof IntegerType) || !widths.includes(element.width) || !canHaveConstants(type)) continue;
    const integers = new Integers(OpBuilder.before(op), op.location, type);
    const results =
      op instanceof arith.AddUIExtendedOp
        ? sumOf(integers, op)
        : productOf(integers, op, element.width, op instanceof arith.MulSIExtendedOp);
    op.replaceAllUsesWith(results);
    op.erase();
  }
}

const canHaveConstants = (type: Type): boolean =>
  type instanceof IntegerType || (type instanceof RankedTensorType && type.hasStaticShape);

/** A sum has carried where it is less than a term. */
function sumOf(integers: Integers, { lhs, rhs, overflow }: arith.AddUIExtendedOp): readonly Value[] {
  const sum = integers.make(arith.AddIOp, lhs, rhs);
  const args = { lhs: sum, rhs: lhs, predicate: 'ult', resultType: overflow.type } as const;
  return [sum, arith.CmpIOp.build(integers.builder, integers.location, args).result()];
}

/**
 * The halves of a product: of at most 16 bits in a word, of words by halves of 16 bits: with a = 2^16 ah + al and b = 2^16 bh + bl, the upper one is
 * ah bh and the upper halves of ah bl, al bh, and of the sum of their lower halves and the upper half of al bl.
 */
function productOf(
  integers: Integers,
  { lhs, rhs }: arith.MulSIExtendedOp | arith.MulUIExtendedOp,
  width: number,
  isSigned: boolean,
): readonly Value[] {
  const { builder, location, type } = integers;
  const shiftRight = isSigned ? arith.ShRSIOp : arith.ShRUIOp;
  const low = integers.make(arith.MulIOp, lhs, rhs);
  if (width <= halfBits) {
    const words = integers.withWidth(maxBits);
    const extend = (operand: Value): Value => {
      const args = { in: operand, outType: words.type };
      return (isSigned ? arith.ExtSIOp : arith.ExtUIOp).build(builder, location, args).result();
    };
    const product = words.make(shiftRight, words.make(arith.MulIOp, extend(lhs), extend(rhs)), width);
    return [low, arith.TruncIOp.build(builder, location, { in: product, outType: type }).result()];
  }
  const upper = (value: Value): Value => integers.make(shiftRight, value, halfBits);
  const lower = (value: Value): Value => integers.make(arith.AndIOp, value, 2 ** halfBits - 1);
  const carried = (value: Value): Value => integers.make(arith.ShRUIOp, value, halfBits);
  const [aHigh, aLow, bHigh, bLow] = [upper(lhs), lower(lhs), upper(rhs), lower(rhs)];
  const middle = [integers.make(arith.MulIOp, aHigh, bLow), integers.make(arith.MulIOp, aLow, bHigh)];
  const sum = (terms: readonly Value[]): Value => terms.reduce((a, b) => integers.make(arith.AddIOp, a, b));
  const carry = sum([carried(integers.make(arith.MulIOp, aLow, bLow)), ...middle.map(lower)]);
  return [low, sum([integers.make(arith.MulIOp, aHigh, bHigh), ...middle.map(upper), carried(carry)])];
}

interface IntegerOp {
  build(builder: OpBuilder, location: Location, args: { readonly lhs: Value; readonly rhs: Value }): Operation;
}

/** Makes operations of arith on integers, or on tensors of them, of one type. */
class Integers {
  constructor(
    readonly builder: OpBuilder,
    readonly location: Location,
    readonly type: Type,
  ) {}

  /** Makes an operation of two values, of which the second may be a number. */
  make(op: IntegerOp, lhs: Value, rhs: Value | number): Value {
    return op
      .build(this.builder, this.location, { lhs, rhs: typeof rhs === 'number' ? this.#number(rhs) : rhs })
      .result(0);
  }

  /** Returns what makes operations on integers of another width. */
  withWidth(width: number): Integers {
    const element = IntegerType.get(this.type.context, width);
    const { type } = this;
    const shaped = type instanceof RankedTensorType ? RankedTensorType.get(type.shape, element) : element;
    return new Integers(this.builder, this.location, shaped);
  }

  #number(number: number): Value {
    const { type: resultType } = this;
    const value =
      resultType instanceof RankedTensorType
        ? denseFromNumbers(resultType, [number])
        : IntegerAttr.get(resultType as IntegerType, number);
    return arith.ConstantOp.build(this.builder, this.location, { value, resultType }).result();
  }
}
