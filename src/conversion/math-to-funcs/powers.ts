/** Functions for powers, by squaring. Source of the algorithms, and of the order of operations: mlir/lib/Conversion/MathToFuncs/MathToFuncs.cpp. */
import { type Block } from '../../ir/block.ts';
import { type FloatType, type IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import {
  AndIOp,
  DivFOp,
  DivSIOp,
  MulFOp,
  MulIOp,
  ShRUIOp,
  SubIOp,
} from '../../dialects/arith/generated/arith-ops.gen.ts';
import { type OutlinedFunction } from './outlined-function.ts';

const { eq, ne, sle } = CmpIPredicate;

/** What one round of squaring gives: the power so far, what its base was, the bits of the exponent that are left, and whether there are none. */
interface Round {
  readonly power: Value;
  readonly base: Value;
  readonly exponent: Value;
  readonly isLast: Value;
}

/** Writes one round in the block `head`, of arguments (power, base, exponent): multiplies by the base where the lowest bit of the exponent is 1. */
function writeRound(write: OutlinedFunction, head: Block, zero: Value, one: Value, multiply: OpClass): Round {
  const { arith } = write;
  const [before, base, bits] = head.arguments as readonly Value[] as readonly [Value, Value, Value];
  write.begin(head);
  const isOdd = arith.compareIntegers(ne, arith.apply(AndIOp, bits, one), zero);
  const power = write.changeIf(isOdd, before, () => arith.apply(multiply, before, base));
  const exponent = arith.apply(ShRUIOp, bits, one);
  return { power, base, exponent, isLast: arith.compareIntegers(eq, exponent, zero) };
}

/** Goes back to `head` with the square of the base. */
function writeNextRound(
  write: OutlinedFunction,
  head: Block,
  { power, base, exponent }: Round,
  multiply: OpClass,
): void {
  const square = write.arith.apply(multiply, base, base);
  write.branch({ block: head, operands: [power, square, exponent] });
}

/** Writes a power of two integers of the type. Negative ones are 0 but for bases 1 and -1; that of base 0 divides by 0. */
export function writeIntegerPower(write: OutlinedFunction, type: IntegerType): void {
  const { arith } = write;
  const [base, exponent] = write.args as readonly [Value, Value];
  const [zero, one, minusOne] = [0, 1, -1].map((number) => arith.number(type, number)) as [Value, Value, Value];
  write.endIf(arith.compareIntegers(eq, exponent, zero), () => write.return(one));
  const [negative, head] = [write.block(), write.block(type, type, type)];
  const isNegative = arith.compareIntegers(sle, exponent, zero);
  write.branchIf(isNegative, { block: negative }, { block: head, operands: [one, base, exponent] });
  write.begin(negative);
  write.endIf(arith.compareIntegers(eq, base, zero), () => write.return(arith.apply(DivSIOp, one, zero)));
  write.endIf(arith.compareIntegers(eq, base, one), () => write.return(one));
  write.endIf(arith.compareIntegers(eq, base, minusOne), () => {
    const isOdd = arith.compareIntegers(ne, arith.apply(AndIOp, exponent, one), zero);
    write.endIf(isOdd, () => write.return(minusOne));
    write.return(one);
  });
  write.return(zero);
  const round = writeRound(write, head, zero, one, MulIOp);
  write.endIf(round.isLast, () => write.return(round.power));
  writeNextRound(write, head, round, MulIOp);
}

/** Writes a power of a float and an integer. That of a negative exponent is one divided by that of the positive one; the least integer has none, so the power of the greatest is multiplied once more. */
export function writeFloatPower(write: OutlinedFunction, type: FloatType, exponentType: IntegerType): void {
  const { arith } = write;
  const [base, exponent] = write.args as readonly [Value, Value];
  const least = -(1n << BigInt(exponentType.width - 1));
  const oneOfBase = arith.number(type, 1);
  const [zero, one] = [0, 1].map((number) => arith.number(exponentType, number)) as [Value, Value];
  const [minimum, maximum] = [arith.number(exponentType, least), arith.number(exponentType, -least - 1n)];
  write.endIf(arith.compareIntegers(eq, exponent, zero), () => write.return(oneOfBase));
  const isNegative = arith.compareIntegers(sle, exponent, zero);
  const isMinimum = arith.compareIntegers(eq, exponent, minimum);
  const opposite = arith.apply(SubIOp, zero, exponent);
  const magnitude = arith.select(isMinimum, maximum, arith.select(isNegative, opposite, exponent));
  const [head, again, last] = [write.block(type, type, exponentType), write.block(), write.block(type)];
  write.branch({ block: head, operands: [oneOfBase, base, magnitude] });
  const round = writeRound(write, head, zero, one, MulFOp);
  write.branchIf(round.isLast, { block: last, operands: [round.power] }, { block: again });
  write.begin(again);
  writeNextRound(write, head, round, MulFOp);
  write.begin(last);
  const power = last.arguments[0]!;
  const whole = write.changeIf(isMinimum, power, () => arith.apply(MulFOp, power, base));
  write.return(write.changeIf(isNegative, whole, () => arith.apply(DivFOp, oneOfBase, whole)));
}
