import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { walkOps } from '../../ir/walk.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { maxBits } from '../front-end/integer-bits.ts';
import { hasIterations } from './iteration.ts';

/**
 * Puts its halves in the place of each product of `arith.mulsi_extended`, of words in a body: the lower one is a product of words, the upper one a product of 64 bits that is
 * shifted.
 */
export function splitProducts(module: Operation): void {
  const found: arith.MulSIExtendedOp[] = [];
  walkOps(module, arith.MulSIExtendedOp, (op) => {
    const { type } = op.lhs;
    const isOfWords = type instanceof IntegerType && type.width === maxBits;
    if (isOfWords && hasIterations(op.parentOp!)) found.push(op);
  });
  for (const op of found) split(op);
}

function split(op: arith.MulSIExtendedOp): void {
  const builder = OpBuilder.before(op);
  const { location, lhs, rhs } = op;
  const wide = IntegerType.get(op.context, 2 * maxBits);
  const low = arith.MulIOp.build(builder, location, { lhs, rhs }).result();
  const [a, b] = [lhs, rhs].map((factor) => arith.ExtSIOp.build(builder, location, { in: factor, outType: wide }).result()); // prettier-ignore
  const product = arith.MulIOp.build(builder, location, { lhs: a!, rhs: b! }).result();
  const value = IntegerAttr.get(wide, BigInt(maxBits));
  const half = arith.ConstantOp.build(builder, location, { value, resultType: wide }).result();
  const shifted = arith.ShRSIOp.build(builder, location, { lhs: product, rhs: half }).result();
  const high = arith.TruncIOp.build(builder, location, { in: shifted, outType: lhs.type }).result();
  op.replaceAllUsesWith([low, high]);
  op.erase();
}
