import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walkOps } from '../../../ir/walk.ts';
import { matchInteger } from '../../../rewrite/fold.ts';
import * as arith from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { maxBits } from '../../front-end/elements/integer-bits.ts';
import { hasIterations } from '../body/iteration.ts';

type Extended = arith.MulSIExtendedOp | arith.MulUIExtendedOp;

/**
 * Puts its halves in the place of each product of `arith.mulsi_extended` and `arith.mului_extended`, of words in a body: the lower one is a product of words, the upper one a product of 64 bits that is
 * shifted. Words without a sign are those with one, and 2^32 more where these are negative: the upper half is more by the other factor.
 */
export function splitProducts(module: Operation): void {
  const found: Extended[] = [];
  const find = (op: Extended): void => {
    if (isWord(op.lhs) && hasIterations(op.parentOp!)) found.push(op);
  };
  walkOps(module, arith.MulSIExtendedOp, find);
  walkOps(module, arith.MulUIExtendedOp, find);
  for (const op of found) split(op);
  walkOps(module, arith.TruncIOp, (op) => {
    const factors = isWord(op.result()) && hasIterations(op.parentOp!) ? upperHalfOf(op.in) : undefined;
    if (factors) op.replaceAllUsesWith([buildUnsignedHigh(OpBuilder.before(op), op, factors)]);
  });
}

const isWord = ({ type }: Value): boolean => type instanceof IntegerType && type.width === maxBits;

function split(op: Extended): void {
  const builder = OpBuilder.before(op);
  const { location, lhs, rhs } = op;
  const low = arith.MulIOp.build(builder, location, { lhs, rhs }).result();
  const buildHigh = op instanceof arith.MulUIExtendedOp ? buildUnsignedHigh : buildSignedHigh;
  op.replaceAllUsesWith([low, buildHigh(builder, op, [lhs, rhs])]);
  op.erase();
}

type Pair = readonly [Value, Value];

/** Returns the words without a sign of whose product an integer of 64 bits is the upper half. */
function upperHalfOf({ definingOp: shifted }: Value): Pair | undefined {
  const isShift = shifted instanceof arith.ShRUIOp || shifted instanceof arith.ShRSIOp;
  if (!isShift || matchInteger(shifted.rhs) !== BigInt(maxBits)) return undefined;
  const product = shifted.lhs.definingOp;
  const [a, b] = product instanceof arith.MulIOp ? product.operands.map(({ definingOp }) => definingOp) : [];
  const areUnsigned = a instanceof arith.ExtUIOp && b instanceof arith.ExtUIOp;
  return areUnsigned && isWord(a.in) && isWord(b.in) ? [a.in, b.in] : undefined;
}

function buildSignedHigh(builder: OpBuilder, { context, location }: Operation, factors: Pair): Value {
  const wide = IntegerType.get(context, 2 * maxBits);
  const [lhs, rhs] = factors.map((factor) => arith.ExtSIOp.build(builder, location, { in: factor, outType: wide }).result()); // prettier-ignore
  const product = arith.MulIOp.build(builder, location, { lhs: lhs!, rhs: rhs! }).result();
  const half = buildNumber(builder, location, maxBits, wide);
  const shifted = arith.ShRSIOp.build(builder, location, { lhs: product, rhs: half }).result();
  return arith.TruncIOp.build(builder, location, { in: shifted, outType: factors[0].type }).result();
}

function buildUnsignedHigh(builder: OpBuilder, op: Operation, [a, b]: Pair): Value {
  const { location } = op;
  const last = buildNumber(builder, location, maxBits - 1, a.type as IntegerType);
  const otherWhereNegative = ([word, other]: Pair): Value => {
    const signs = arith.ShRSIOp.build(builder, location, { lhs: word, rhs: last }).result();
    return arith.AndIOp.build(builder, location, { lhs: signs, rhs: other }).result();
  };
  const pairs: readonly Pair[] = [[a, b], [b, a]]; // prettier-ignore
  return pairs.reduce(
    (lhs, pair) => {
      return arith.AddIOp.build(builder, location, { lhs, rhs: otherWhereNegative(pair) }).result();
    },
    buildSignedHigh(builder, op, [a, b]),
  );
}

function buildNumber(builder: OpBuilder, location: Location, number: number, type: IntegerType): Value {
  const value = IntegerAttr.get(type, BigInt(number));
  return arith.ConstantOp.build(builder, location, { value, resultType: type }).result();
}
