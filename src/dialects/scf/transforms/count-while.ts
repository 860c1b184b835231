import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { FloatType, IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type Constants, type Decide, evaluateBlock } from '../../../rewrite/evaluate-block.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { AndIOp } from '../../arith/generated/arith-ops.gen.ts';
import { type WhileOp } from '../generated/scf-ops.gen.ts';

/** Tells whether a value is a number, or a tensor without dimensions, as front ends that know no scalars count with. */
function isScalar({ type }: Value): boolean {
  const element = type instanceof RankedTensorType && type.rank === 0 ? type.elementType : type;
  return element instanceof IntegerType || element instanceof FloatType || element instanceof IndexType;
}

/** Says that what is false where something else must be true too is false: folders want constants on the right, where they are put only in place. */
const falseAlone: Decide = (op, operands) =>
  op instanceof AndIOp ? operands.find((operand) => operand instanceof IntegerAttr && operand.value === 0n) : undefined;

/**
 * Returns for each run of the second region of a loop whether it is open, because data may end the loop before; undefined when no condition that follows
 * from constants ends it, or after more than `limit` of them.
 */
export function countIterations({ before, after, inits }: WhileOp, limit: number): boolean[] | undefined {
  const isOpen: boolean[] = [];
  let carried: Constants = inits.map((value) => matchConstant(value));
  while (isOpen.length <= limit) {
    const [goesOn, ...forwarded] = evaluateBlock(before.firstBlock!, carried, isScalar, falseAlone);
    const isKnown = goesOn instanceof IntegerAttr;
    if (isKnown && goesOn.value === 0n) return isOpen;
    // What the next iteration computes is as unknown as this one.
    if (!isKnown && carried.every((known) => !known)) return undefined;
    isOpen.push(!isKnown);
    carried = evaluateBlock(after.firstBlock!, forwarded, isScalar);
  }
  return undefined;
}
